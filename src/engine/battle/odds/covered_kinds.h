#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// A number of a side to which each of its units adds a part: that comes from the unit itself and from other
/// numbers of the side, each of which is counted or added up over its units as well, of each for itself. So
/// nothing else of other units has a say in a part.
struct PartsOfTotal {
    Id part;             ///< count of units
    std::set<Id> shared; ///< counts of the side
};

/// Nothing where the formula of the pack has another form, as far as the readings in force let it be told.
std::optional<PartsOfTotal> partsOf(const Id& total, const RulePack& rules, const Battle& battle);

/// Cards that are alike but for their ids.
struct CardKind {
    Ids cards;
    /// Others have a say in whether it may be laid, or it has one in what others count.
    bool apart = false;
    /// What binding one to another card makes of it; empty: it is bound to none.
    std::vector<std::pair<Id, Value>> bond;
};

/// The cards of a side that might lie covered, by kinds, as the pack's own command takes them.
class CoveredKinds {
  public:
    CoveredKinds(const Id& side, const PartsOfTotal& parts, const RulePack& rules, const GameModule* module,
                 const Battle& seen);

    const std::vector<CardKind>& kinds() const { return m_kinds; }
    /// Cards that might be laid; others that are not seen.
    std::int64_t layable() const { return m_layable; }
    std::int64_t idle() const { return m_idle; }
    /// Seen cards that a hidden one may be bound to.
    std::int64_t seenHosts() const { return m_seenHosts; }
    /// Bonds that are not one to any card that is not bound itself: nothing is worked out with these.
    bool oddBonds() const { return m_oddBonds; }
    /// Whether the side may lay just these.
    bool accepts(const Ids& cards) const;
    /// All cards of the kinds that do not stand apart.
    Ids plain() const;
    /// The first that such a bond could be to, among the kinds that do not stand apart.
    const Id& host() const { return m_host; }

  private:
    void gather();
    void findApart(const PartsOfTotal& parts);
    bool hasShare(const CardKind& kind, const PartsOfTotal& parts) const;
    void findCrossed();
    void findBonds();
    bool binds(CardKind& kind, const Id& to);
    Ids mayBind(const Battle& turned) const;
    Battle allTurned() const;

    const Id& m_side;
    const RulePack& m_rules;
    const GameModule* m_module;
    const Battle& m_seen;
    std::vector<CardKind> m_kinds;
    std::int64_t m_layable = 0;
    std::int64_t m_idle = 0;
    std::int64_t m_seenHosts = 0;
    bool m_oddBonds = false;
    Id m_host;
};

} // namespace umpire
