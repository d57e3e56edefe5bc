#pragma once

#include <QString>

#include <cstdio>

namespace umpire::gui {

/// What the program tells its caller when it ends.
enum Status { done = 0, refused = 1, wrongUsage = 2, noFile = 3 };

/// Says what is wrong on the standard error; gives the status back.
inline int complain(const QString& text, int status) {
    std::fprintf(stderr, "desert-umpire: error: %s\n", qUtf8Printable(text));
    return status;
}

} // namespace umpire::gui
