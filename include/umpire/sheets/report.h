#pragma once

#include "umpire/battle/session.h"

#include <string>
#include <vector>

namespace umpire::sheets {

/// A passage of the after-action report that the umpire may write anew (command `prose`).
struct Passage {
    Id id;                ///< opening, turn-N, closing
    std::string title;    ///< "Turn 2"
    std::string text;     ///< the umpire's words, else the program's; a paragraph a line, UTF-8
    bool written = false; ///< by the umpire
};

/// All passages of the report, in order: the opening, each game turn of which something is told, the closing.
std::vector<Passage> passages(const Session& session);

/// The program's words, whatever the umpire wrote.
std::string programText(const Session& session, const Id& passage);

} // namespace umpire::sheets
