#include "blitzkrieg_action.h"

#include <map>

namespace umpire::blitzkrieg {

namespace {

void announce(const TurnAction& deed) {
    deed.game.sideOf(deed.order.camp).first = deed.order.first;
}

using Deeds = std::map<Verb, void (*)(const TurnAction&)>;

const Deeds& deeds() {
    static const Deeds all = {
        {Verb::scramble, scramble},
        {Verb::flyTo, flyTo},
        {Verb::bombard, bombard},
        {Verb::fallBack, fallBack},
        {Verb::chooseGroup, chooseGroup},
        {Verb::announce, announce},
        {Verb::straggle, straggle},
        {Verb::move, move},
        {Verb::combat, combat},
        {Verb::retreat, retreat},
        {Verb::advance, advance},
        {Verb::reveal, [](const TurnAction& deed) { removeDummy(deed.self()); }},
        {Verb::placeFragment, placeFragment},
        {Verb::formGarrisons, formGarrisons},
        {Verb::placeGarrison, placeGarrison},
        {Verb::putMarker,
         [](const TurnAction& deed) { deed.game.formationAt(deed.order.formation).underMarker = true; }},
        {Verb::liftMarker,
         [](const TurnAction& deed) { deed.game.formationAt(deed.order.formation).underMarker = false; }},
        {Verb::recover, recover},
        {Verb::secondRecovery, secondRecovery},
        {Verb::nextPhase, [](const TurnAction& deed) { nextPhase(deed.game); }},
    };
    return all;
}

} // namespace

Outcome play(Game& game, const Order& order, Dice& dice) {
    Outcome outcome;
    outcome.refusal = refusalOf(game, order);
    if (outcome.refusal != Refusal::none)
        return outcome;
    outcome.warnings = warningsOf(game, order);
    deeds().at(order.verb)({game, order, dice, outcome});
    return outcome;
}

} // namespace umpire::blitzkrieg
