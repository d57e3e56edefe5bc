#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"
#include "umpire/state/event.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// The events that turn one state into another.
Events difference(const Battle& from, const Battle& to);

/// What is known about a subject, `turn` or `due`, as the contract writes it; null for an unknown id.
Json shownState(const Id& subject, const RulePack& rules, const Battle& battle);

/// What a command's answer says of its events: {id: {field: new value}} of every subject whose state reads
/// otherwise than before, without what only advises, of the turn, and of who holds what. Taken down before
/// the events change the battle, or are taken back: no copy of it is needed, and only what may hang on the
/// events is looked at.
class ShownChanges {
  public:
    /// `before`: the battle as it stands. Of the events only the subjects that they touch are looked at.
    ShownChanges(const Battle& before, const Events& events, const RulePack& rules);

    /// How the battle reads otherwise now.
    Json in(const Battle& after) const;

  private:
    /// A subject as an answer tells of it, by what its parts are called there.
    struct Told {
        Symbol id;
        std::vector<std::pair<std::string_view, std::string>> place; ///< its id, name and where it stands
        std::vector<std::pair<const Attribute*, Value>> values;      ///< in the order of the pack

        const std::string* placeOf(std::string_view key) const;
        /// At this place of the list, if it is there.
        const Value* valueOf(const Attribute& attribute, std::size_t nth) const;
    };

    Json holders(const Battle& after) const;
    static Json changed(const Told& before, const Told& after);
    Told told(Symbol id, const Battle& battle) const;
    void addPlace(Told& told, const Subject& subject) const;

    const RulePack& m_rules;
    Shared<std::vector<Objective>> m_objectives;
    /// Somebody came, went or stands elsewhere, or the rules were set otherwise.
    bool m_everything = false;
    std::vector<std::uint32_t> m_attributes; ///< those to be looked at, by their places in the pack
    std::vector<Told> m_before;              ///< those whose state the events may change
    std::optional<Clock> m_clock;            ///< where the events move it
    Json m_turn; ///< as told before, when more is told than the clock shows; else null
};

/// The same of two battles.
Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules);

} // namespace umpire
