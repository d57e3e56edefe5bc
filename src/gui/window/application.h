#pragma once

#include "umpire/base/speech.h"

#include <QString>

#include <cstdio>

namespace umpire::gui {

/// Runs the program. Gives its exit status: 0 done, 1 refused input, 2 wrong usage, 3 unreadable file.
int runApplication(int argc, char** argv);

/// What the program tells its caller when it ends.
enum Status { done = 0, refused = 1, wrongUsage = 2, noFile = 3 };

/// Says what is wrong on the standard error; gives the status back.
inline int complain(const QString& text, int status) {
    const std::string line = fill(say("cli", "{place}: error: {problem}"),
                                  {{"place", "desert-umpire"}, {"problem", text.toStdString()}});
    std::fprintf(stderr, "%s\n", line.c_str());
    return status;
}

} // namespace umpire::gui
