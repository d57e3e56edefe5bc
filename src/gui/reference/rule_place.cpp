#include "reference/rule_place.h"

#include "document/battle_document.h"
#include "document/text.h"
#include "resolve/line_row.h"
#include "resolve/resolve_state.h"
#include "umpire/sheets/rules_at_hand.h"

namespace umpire::gui {

namespace {

/// The roll that is asked for, or that was just made.
QStringList ofRoll(const Worksheet& sheet) {
    if (sheet.next >= 0) {
        return {toText(sheets::placeOfCheck(sheet.rolls[static_cast<std::size_t>(sheet.next)].check))};
    }
    if (!sheet.steps.empty()) {
        const Step& last = sheet.steps.back();
        return {toText(sheets::placeOfOutcome(last.outcome)), toText(sheets::placeOfCheck(last.check))};
    }
    if (!sheet.rolls.empty()) {
        return {toText(sheets::placeOfCheck(sheet.rolls.front().check))};
    }
    return {};
}

QStringList ofOffer(const RulePack& rules, const Offer* offer) {
    QStringList places;
    if (offer && offer->check) {
        places << toText(sheets::placeOfCheck(offer->id));
    }
    const Action* action = offer ? rules.action(offer->id) : nullptr;
    for (const Id& check : action ? action->checks : std::vector<Id>{}) {
        places << toText(sheets::placeOfCheck(check));
    }
    return places;
}

} // namespace

QStringList rulePlaces(const BattleDocument& document, const ResolveState& state, const QWidget* focus) {
    QStringList places;
    if (!document.isOpen()) {
        return places;
    }
    if (const auto* line = qobject_cast<const LineRow*>(focus)) {
        places << toText(sheets::placeOfModifier(line->line().id));
    }
    if (!state.idle()) {
        places << ofRoll(state.worksheet()) << ofOffer(document.rules(), state.offer());
    }
    return places << toText(sheets::placeOfPhase(document.battle().clock.phase));
}

} // namespace umpire::gui
