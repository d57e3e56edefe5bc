#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"
#include "umpire/state/event.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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
    using Values = std::vector<std::pair<const Attribute*, Value>>;
    /// A subject as an answer tells of it.
    struct Shown {
        Symbol id;
        std::string name;
        std::string_view standing; ///< what `parent` is called; "": it stands under nobody, and for no side
        Symbol parent;
        Symbol side;
        std::size_t first = 0; ///< of its values, in the order of the pack, in the list that all share
        std::size_t count = 0;

        /// Its id, name and where it stands, by what they are called; null for what it has not, and for who
        /// is not there.
        static const std::array<std::string_view, 6>& places();
        const std::string* placeOf(std::string_view key) const;
        std::span<const Values::value_type> valuesIn(const Values& all) const {
            return {all.data() + first, count};
        }
    };
    using Subjects = std::vector<std::pair<Symbol, Shown>>; ///< rising by id

    /// Null where nothing reads otherwise.
    Json changed(const Shown& before, const Shown& after, const Values& valuesAfter) const;
    /// What answers tell of a kind.
    const std::vector<const Attribute*>& told(SubjectKind kind) const;
    Shown shown(Symbol id, const Battle& battle, Values& values) const;

    const RulePack& m_rules;
    mutable std::array<std::vector<const Attribute*>, Layout::kinds> m_told; ///< once it was asked for
    Subjects m_before; ///< those whose state the events may change
    Values m_values;   ///< theirs
    Clock m_clock;
    Json m_turn; ///< as told before, when more is told than the clock shows; else null
};

/// The same of two battles.
Json shownChanges(const Battle& before, const Battle& after, const Events& events, const RulePack& rules);

} // namespace umpire
