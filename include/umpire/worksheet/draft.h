#pragma once

#include "umpire/checks/free_lines.h"
#include "umpire/worksheet/offers.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

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
    std::string reason; ///< why lines were overridden

    bool empty() const { return subject.empty() && taken.is_null(); }
};

/// As it is kept beside a battle, and back; what cannot be made out is left empty.
Json jsonOf(const Draft& draft);
Draft draftOf(const Json& json);

} // namespace umpire
