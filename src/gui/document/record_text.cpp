#include "document/record_text.h"

#include "document/text.h"
#include "umpire/battle/own_commands.h"
#include "umpire/checks/scope.h"

#include <QCoreApplication>

#include <algorithm>

namespace umpire::gui {

namespace {

struct PartiesOf {
    RecordParties operator()(const Call& call) const { return {call.party("self"), call.party("other")}; }
    RecordParties operator()(const CheckCommand& command) const { return {command.subject, {}}; }
    RecordParties operator()(const AdjustCommand& command) const { return {command.subject, {}}; }
    RecordParties operator()(const auto&) const { return {}; }
};

} // namespace

RecordParties partiesOf(const Record& record, const RulePack& rules) {
    RecordParties parties = std::visit(PartiesOf{}, commandIn(record.command, rules));
    // A test that is taken without being named, such as a draw's, is of whoever was rolled for.
    if (parties.actor.empty() && !record.steps.empty()) {
        const Json first = *record.steps.begin();
        parties.actor = first.value("subject", "");
    }
    return parties;
}

namespace {

/// Finds the translations of this file.
class TurnWordsText {
    Q_DECLARE_TR_FUNCTIONS(TurnWords)
};

} // namespace

QString turnText(const Battle& battle) {
    const auto turn = static_cast<qlonglong>(battle.clock.turn);
    const auto limit = static_cast<qlonglong>(battle.turnLimit);
    return limit == 0          ? TurnWordsText::tr("Turn %1").arg(turn)
           : turn <= limit     ? TurnWordsText::tr("Turn %1 of %2").arg(turn).arg(limit)
           : turn == limit + 1 ? TurnWordsText::tr("Over after turn %1").arg(limit)
                               : TurnWordsText::tr("Turn %1, played on after turn %2").arg(turn).arg(limit);
}

namespace {

QString allSides(const RulePack& rules, const Battle& battle) {
    return !rules.halves                               ? QString()
           : battle.all(SubjectKind::Side).size() == 2 ? TurnWordsText::tr("Both sides")
                                                       : TurnWordsText::tr("All sides");
}

} // namespace

QString actorWords(const RulePack& rules, const Battle& battle) {
    const Phase* phase = rules.phase(battle.clock.phase);
    const bool drawn = phase && phase->owner == Phase::Owner::Drawn;
    const Subject* actor = battle.find(drawn ? battle.clock.acting : phaseSide({rules, battle}));
    return actor   ? toText(actor->name)
           : drawn ? TurnWordsText::tr("Nobody drawn yet")
                   : allSides(rules, battle);
}

QStringList allActorWords(const RulePack& rules, const Battle& battle) {
    QStringList words;
    for (const Phase& phase : rules.phases) {
        if (phase.owner == Phase::Owner::Both) {
            words << allSides(rules, battle);
        } else if (phase.owner != Phase::Owner::Drawn) {
            for (const Subject* side : battle.all(SubjectKind::Side)) {
                words << toText(side->name);
            }
        }
    }
    return words;
}

QString invitation(const RulePack& rules, bool begun) {
    const PackRoles::Opening& opening = rules.roles.opening;
    const std::string& own = begun || opening.first.empty() ? opening.then : opening.first;
    return own.empty() ? TurnWordsText::tr("Click the unit that acts, then the enemy it acts on. Or type "
                                           "their numbers: the badge on each tile.")
                       : toText(own);
}

int actingSide(const RulePack& rules, const Battle& battle) {
    const Id acting = phaseSide({rules, battle});
    const auto sides = battle.all(SubjectKind::Side);
    const auto active = std::find_if(sides.begin(), sides.end(),
                                     [&acting](const Subject* side) { return side->id == acting; });
    return static_cast<int>(active - sides.begin());
}

} // namespace umpire::gui
