#include "models/record_facts.h"

#include "document/text.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/roster.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class RecordFactsText {
    Q_DECLARE_TR_FUNCTIONS(RecordFacts)
};

void addNamed(const Json& json, const Battle& battle, QStringList& ids) {
    if (json.is_string() && battle.find(json.get<std::string>())) {
        ids << toText(json.get<std::string>());
    } else if (json.is_structured()) {
        for (const Json& item : json) {
            addNamed(item, battle, ids);
        }
    }
}

} // namespace

QString RecordFacts::tests() {
    return toText(ownCommand(Verb::Check).name);
}

QString RecordFacts::turns() {
    return toText(ownCommand(Verb::NextPhase).name);
}

QString RecordFacts::byHand() {
    return toText(ownCommand(Verb::Adjust).name);
}

QString RecordFacts::roster() {
    return toText(ownCommand(Verb::Amend).name);
}

QString RecordFacts::notes() {
    return toText(ownCommand(Verb::Note).name);
}

namespace {

/// Under which of them a command is listed.
struct KindOf {
    QString operator()(const Call& call) const { return toText(call.name); }
    QString operator()(const CheckCommand&) const { return RecordFacts::tests(); }
    QString operator()(const OneOf<NextPhaseCommand, EndTurnCommand, DrawCommand> auto&) const {
        return RecordFacts::turns();
    }
    QString operator()(const OneOf<EnlistCommand, StrikeCommand, AmendCommand, RegroupCommand,
                                   ScenarioCommand, RulingCommand, ResetCommand> auto&) const {
        return RecordFacts::roster();
    }
    QString operator()(const OneOf<NoteCommand, ProseCommand, TimeCommand> auto&) const {
        return RecordFacts::notes();
    }
    QString operator()(
        const OneOf<AdjustCommand, CatchUpCommand, WaiveCommand, FillCommand, ObjectiveCommand,
                    SeveralCommand, CorrectCommand, UndoCommand, RedoCommand, ShowCommand> auto&) const {
        return RecordFacts::byHand();
    }
};

} // namespace

QString RecordFacts::kind(const Record& record) const {
    return std::visit(KindOf{}, commandIn(record.command, m_session.rules()));
}

/// Changes that nobody is shown, such as when something was last set, make no history.
bool RecordFacts::shows(const FieldSet& set) const {
    const Subject* subject = m_session.battle().find(set.subject);
    const Attribute* attribute = subject ? m_session.rules().attribute(subject->kind, set.field) : nullptr;
    return attribute && attribute->shown && !(set.from == set.to);
}

QStringList RecordFacts::subjects(const Record& record) const {
    QStringList ids;
    addNamed(record.command, m_session.battle(), ids);
    for (const Json& step : record.steps) {
        ids << toText(step.value("subject", ""));
    }
    for (const Event& event : record.events) {
        if (const auto* set = std::get_if<FieldSet>(&event); set && shows(*set)) {
            ids << toText(set->subject);
        } else if (const auto* added = std::get_if<SubjectAdded>(&event)) {
            ids << toText(added->subject.id);
        } else if (const auto* removed = std::get_if<SubjectRemoved>(&event)) {
            ids << toText(removed->subject.id);
        } else if (const auto* placed = std::get_if<StationSet>(&event)) {
            ids << toText(placed->subject);
        } else if (const auto* raised = std::get_if<DueRaised>(&event)) {
            ids << toText(raised->due.subject);
        } else if (const auto* settled = std::get_if<DueSettled>(&event)) {
            ids << toText(settled->due.subject);
        }
    }
    ids.removeDuplicates();
    return ids;
}

QString RecordFacts::side(const Record& record) const {
    QStringList named;
    addNamed(record.command, m_session.battle(), named);
    const Subject* actor = named.isEmpty() ? nullptr : m_session.battle().find(fromText(named.first()));
    return toText(actor ? actor->side : record.clock.side);
}

std::vector<std::pair<QString, QString>> RecordFacts::kindsOf(const RulePack& rules) {
    std::vector<std::pair<QString, QString>> kinds;
    for (const Action& action : rules.actions) {
        kinds.emplace_back(toText(action.id), toText(action.name));
    }
    kinds.emplace_back(tests(), RecordFactsText::tr("Tests"));
    kinds.emplace_back(turns(), RecordFactsText::tr("Turn and phases"));
    kinds.emplace_back(byHand(), RecordFactsText::tr("Set by hand, corrected"));
    kinds.emplace_back(roster(), RecordFactsText::tr("Roster, scenario and rulings"));
    kinds.emplace_back(notes(), RecordFactsText::tr("★ Bookmarks and notes"));
    return kinds;
}

} // namespace umpire::gui
