// What happens by itself as the turn goes on.

#include "moments.h"

#include "umpire/base/speech.h"
#include "umpire/battle/turn_order.h"
#include "umpire/checks/candidates.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire {

namespace {

using At = Moment::At;

/// The side that a moment concerns, or "": all sides.
Id sideConcerned(const Resolution& resolution, At at) {
    const Battle& battle = resolution.battle();
    if (at == At::HalfTurnStart || at == At::HalfTurnEnd) {
        return battle.clock.side;
    }
    const Phase* phase = Moment::isOfPhase(at) ? resolution.rules().phase(battle.clock.phase) : nullptr;
    switch (phase ? phase->owner : Phase::Owner::Both) {
    case Phase::Owner::Active:
        return battle.clock.side;
    case Phase::Owner::Side:
        return battle.clock.owner;
    default:
        return {};
    }
}

void happenTo(const Id& id, Resolution& resolution, const Moment& moment) {
    const Scope scope = resolution.scope(id);
    const bool there = moment.once || resolution.battle().find(id);
    if (!there || !holds(moment.when, scope)) {
        return;
    }
    if (!moment.text.empty()) {
        resolution.warn(fillText(resolution.rules().text(moment.text), scope));
    }
    resolution.run(moment.effects, scope);
}

/// A moment for each of a kind who stood in the battle when it began. Asked are those for whom it may hold;
/// once it has changed anything, everybody behind, as they may have come to be concerned.
class ForEach {
  public:
    ForEach(Resolution& resolution, const Moment& moment)
        : m_resolution(resolution), m_moment(moment), m_side(sideConcerned(resolution, moment.at)) {}

    void happen() {
        const std::vector<Symbol> likely =
            likelyFor(m_moment.when, m_moment.of, m_resolution.rules(), m_resolution.battle());
        if (likely.empty()) {
            return;
        }
        const Battle before = m_resolution.battle();
        const std::size_t events = m_resolution.events().size();
        for (const Symbol id : likely) {
            happenTo(id, before);
            if (m_resolution.events().size() != events) {
                happenBehind(id, before);
                return;
            }
        }
    }

  private:
    void happenBehind(Symbol last, const Battle& before) {
        const auto all = before.symbolsOf(m_moment.of);
        for (auto at = std::find(all.begin(), all.end(), last) + 1; at != all.end(); ++at) {
            happenTo(*at, before);
        }
    }

    /// Things belong to no side, so that every moment concerns them.
    void happenTo(Symbol id, const Battle& before) {
        if (m_side.empty() || before.find(id)->side == m_side || m_moment.of == SubjectKind::Thing) {
            umpire::happenTo(id.text(), m_resolution, m_moment);
        }
    }

    Resolution& m_resolution;
    const Moment& m_moment;
    Id m_side;
};

void happen(Resolution& resolution, const Moment& moment) {
    if (moment.once) {
        happenTo({}, resolution, moment);
    } else {
        ForEach(resolution, moment).happen();
    }
}

void happen(Resolution& resolution, At at) {
    const Id phase = resolution.battle().clock.phase;
    for (const Moment& moment : resolution.rules().moments) {
        if (moment.at == at && (!Moment::isOfPhase(at) || moment.phase == phase)) {
            happen(resolution, moment);
        }
    }
}

/// The moments with which a battle begins. A game whose procedures set up its battles begins its first
/// half-turn itself.
std::vector<At> openingMoments(const GameModule* module) {
    std::vector<At> moments{At::BattleStart, At::TurnStart};
    if (!module || !module->setUp) {
        moments.insert(moments.end(), {At::HalfTurnStart, At::PhaseStart});
    }
    return moments;
}

bool beginsSomehow(const RulePack& rules, const GameModule* module) {
    const std::vector<At> opening = openingMoments(module);
    return rules.phases.front().owner == Phase::Owner::Drawn ||
           std::any_of(rules.moments.begin(), rules.moments.end(), [&](const Moment& moment) {
               const bool here = !Moment::isOfPhase(moment.at) || moment.phase == rules.phases.front().id;
               return here && std::find(opening.begin(), opening.end(), moment.at) != opening.end();
           });
}

} // namespace

void atMoment(Resolution& resolution, const GameModule* module, At at) {
    const Id phase = resolution.battle().clock.phase;
    happen(resolution, at);
    if (module && module->atMoment) {
        module->atMoment(resolution, at, phase);
    }
}

void beginBattle(Resolution& resolution, const GameModule* module) {
    if (!beginsSomehow(resolution.rules(), module)) {
        return;
    }
    for (const At at : openingMoments(module)) {
        happen(resolution, at);
    }
    keepDrawOwed(resolution);
}

void beginBattleOnce(Resolution& resolution, const GameModule* module) {
    const Battle& battle = resolution.battle();
    if (!isOpening(resolution.rules(), battle) || !beginsSomehow(resolution.rules(), module)) {
        return;
    }
    // The roster may have changed what the first phase's owner is found by.
    Clock clock = atPhaseStart(resolution.rules(), battle, battle.clock);
    clock.begun = true;
    resolution.moveClock(std::move(clock));
    resolution.letOwe(false);
    beginBattle(resolution, module);
    resolution.letOwe(true);
}

void keepDrawOwed(Resolution& resolution) {
    static const Id id = "draw";
    const std::size_t left = leftToDraw(resolution.rules(), resolution.battle()).size();
    const Due* owed = resolution.battle().findDue(id);
    if (left == 0) {
        resolution.settleDue(id, owed ? "lapsed" : "");
        return;
    }
    const std::string text =
        sayCounted("command", "Draw who acts next: {n} is left", "Draw who acts next: {n} are left")
            .of(static_cast<long long>(left));
    if (!owed || owed->text != text) {
        resolution.settleDue(id, "");
        resolution.owe({id, "", "", text, "", commandOf(Verb::Draw)});
    }
}

} // namespace umpire
