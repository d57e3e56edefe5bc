#pragma once

#ifndef Q_MOC_RUN // moc of Qt 6.4 cannot read some headers of libstdc++ 12
#include "umpire/battle/session.h"
#include "umpire/checks/free_lines.h"
#endif

#include <QString>

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace umpire::gui {

/// What the umpire said about one thing, by the place of the command it goes to ("" for the top, the field of
/// a party else) and its id.
template <typename T>
using ByPlace = std::map<std::pair<std::string, Id>, T>;

/// The answers to the questions of a command.
using Answers = ByPlace<Value>;

/// A command before its dice: who, whom, which action, and what the umpire said about it. It can be put aside
/// and taken up again.
struct Draft {
    Id subject;
    Id target;
    Json taken; ///< a command taken up as it stands, or null
    Id offer;
    bool offerMeant = false; ///< the umpire chose it; it is not guessed anew
    Answers answers;
    std::map<Id, Json> fields;
    ByPlace<std::int64_t> overrides; ///< values in place of computed lines
    /// The umpire's own lines, in the order in which he wrote them.
    std::vector<std::pair<std::string, FreeLine>> freeLines;
    QString reason; ///< why lines were overridden

    bool empty() const { return subject.empty() && taken.is_null(); }
};

} // namespace umpire::gui
