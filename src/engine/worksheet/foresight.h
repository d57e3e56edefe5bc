#pragma once

#include "umpire/battle/hidden_total.h"
#include "umpire/battle/session.h"

#include <map>
#include <optional>

namespace umpire {

/// How well a side stands in a battle as it knows it, by the pack's measure of strength (balance.json), once
/// totals are counted (roles.json `cards.covered`). Nothing that it may not see has a say.
class Foresight {
  public:
    Foresight(const Session& session, const Id& side);

    const Id& side() const { return m_side; }
    const Id& other() const { return m_other; }
    /// The battle as the side knows it.
    const Battle& seen() const { return m_seen; }
    /// Cards of the other side that lie covered, or may yet be laid.
    bool isHidden() const { return !m_hidden.totals.empty(); }

    /// In a battle that began as `seen`. While something is hidden: the exact expectation of what counting
    /// brings; what is won, the cards that the loser loses. Once all is open that, which is certain then, and
    /// own strength less the other's.
    double standing(const Battle& battle) const;
    /// What the side's own cards come to once they are turned over, bound as the pack lets them be.
    std::int64_t laidTotal(const Battle& battle) const;

  private:
    /// The same, bound as they are where nothing is hidden any more.
    std::int64_t ownTotal(const Battle& battle) const;
    std::int64_t totalOf(const Battle& battle) const;
    bool owesCards(const Session& session) const;
    double counted(const Battle& battle) const;
    double brings(std::int64_t own, std::int64_t total, double stake, double ownStake) const;
    double stakes(const Battle& battle, const Id& side) const;
    double strength(const Battle& battle) const;
    Battle bound(Battle battle) const;
    const RulePack& rules() const { return m_session.rules(); }
    const PackRoles::Covered& covered() const { return rules().roles.cards.covered; }

    const Session& m_session;
    Id m_side;
    Id m_other;
    Battle m_seen;
    HiddenTotal m_hidden;
    double m_all = 0; ///< ways of all hidden totals
    bool m_tiesAreOwn = false;
    bool m_tiesAreTheirs = false;
    mutable std::map<Id, double> m_stakes;
};

} // namespace umpire
