#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"
#include "umpire/state/event.h"

#include <map>
#include <optional>
#include <set>

namespace umpire {

/// What is known about a subject, `turn` or `due`, as the contract writes it; null for an unknown id.
Json shownState(const Id& subject, const RulePack& rules, const Battle& battle);

/// What a command's answer says of its events: {id: {field: new value}} of every subject whose state reads
/// otherwise than before, without what only advises, and of the turn. Taken down before the events change the
/// battle, or are taken back: no copy of it is needed.
class ShownChanges {
  public:
    /// `before`: the battle as it stands. Of the events only the subjects that they touch are looked at.
    ShownChanges(const Battle& before, const Events& events, const RulePack& rules);

    /// How the battle reads otherwise now.
    Json in(const Battle& after) const;

  private:
    /// A subject as an answer tells of it, by what its parts are called there.
    struct Shown {
        std::vector<std::pair<std::string_view, std::string>> place; ///< its id, name and where it stands
        std::vector<std::pair<const Attribute*, Value>> values;      ///< in the order of the pack

        const std::string* placeOf(std::string_view key) const;
        /// At this place of the list, if it is there.
        const Value* valueOf(const Attribute& attribute, std::size_t nth) const;
    };
    /// By id; nothing for who is not there.
    using Subjects = std::map<Id, std::optional<Shown>, std::less<>>;

    static Json changed(const Shown& before, const Shown& after);
    static std::optional<Shown> shown(const Id& id, const RulePack& rules, const Battle& battle);

    const RulePack& m_rules;
    Subjects m_before; ///< those whose state the events may change
    Clock m_clock;
    Json m_turn; ///< as told before, when more is told than the clock shows; else null
};

/// The same of two battles.
Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules);

} // namespace umpire
