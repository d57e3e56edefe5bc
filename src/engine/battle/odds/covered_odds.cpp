#include "umpire/battle/covered_odds.h"

#include "umpire/base/speech.h"
#include "umpire/battle/seen_battle.h"
#include "umpire/battle/visibility.h"
#include "umpire/checks/scope.h"

namespace umpire {

Json CoveredOdds::toJson() const {
    if (!why.empty()) {
        return {{"why", why}};
    }
    return {{"count", count}, {"from", from}, {"beats", beats}, {"equal", equal}, {"loses", loses}};
}

Id opponentOf(const Id& side, const Battle& battle) {
    const auto sides = battle.all(SubjectKind::Side);
    const bool two = sides.size() == 2 && (sides[0]->id == side || sides[1]->id == side);
    return two ? sides[sides[0]->id == side ? 1 : 0]->id : Id();
}

std::int64_t coveredOf(const Id& side, const Id& viewer, const RulePack& rules, const Battle& battle) {
    const PackRoles::Cards& cards = rules.roles.cards;
    std::int64_t count = 0;
    for (const Subject* unit : battle.all(SubjectKind::Unit)) {
        const bool lies = unit->side == side && unit->value(cards.pile).text() == cards.covered.pile;
        count += lies && !sees(rules, battle, *unit, Viewer::of(viewer)) ? 1 : 0;
    }
    return count;
}

namespace {

void addChances(CoveredOdds& odds, const HiddenTotal& hidden) {
    Natural less;
    Natural same;
    Natural all;
    for (const WaysToTotal& each : hidden.totals) {
        all += each.ways;
        if (each.total <= odds.total) {
            (each.total < odds.total ? less : same) += each.ways;
        }
    }
    Natural more;
    for (const WaysToTotal& each : hidden.totals) {
        if (each.total > odds.total) {
            more += each.ways;
        }
    }
    odds.beats = Natural::ratio(less, all);
    odds.equal = Natural::ratio(same, all);
    odds.loses = Natural::ratio(more, all);
}

} // namespace

CoveredOdds coveredOdds(const Id& side, const RulePack& rules, const GameModule* module,
                        const Battle& battle) {
    CoveredOdds odds;
    odds.side = side;
    odds.other = opponentOf(side, battle);
    const PackRoles::Covered& covered = rules.roles.cards.covered;
    if (covered.pile.empty()) {
        odds.why = say("odds", "no cards lie covered in this game");
    } else if (odds.other.empty()) {
        odds.why = say("odds", "there are not two sides");
    }
    if (!odds.why.empty()) {
        return odds;
    }
    const Battle seen = asSeenBy(side, rules, battle);
    const Battle turned = turnedOver(side, rules, seen);
    odds.total = attributeValue(side, covered.total, Scope{rules, turned}).number();
    const HiddenWish wish{coveredOf(odds.other, side, rules, battle)};
    const HiddenTotal hidden = hiddenTotal(odds.other, wish, rules, module, seen);
    odds.count = hidden.count;
    odds.from = hidden.from;
    odds.why = hidden.why;
    if (odds.why.empty()) {
        addChances(odds, hidden);
    }
    return odds;
}

} // namespace umpire
