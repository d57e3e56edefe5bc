#include "document/record_words.h"

#include "document/change_words.h"
#include "document/roster_words.h"
#include "document/text.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

QString say(const char* text) {
    return QCoreApplication::translate("RecordWords", text);
}

QStringList facesOf(const Json& step) {
    QStringList faces;
    for (const Json& die : step.value("dice", Json::array())) {
        faces << (die.is_string() ? toText(die.get<std::string>()) : toText(die.dump()));
    }
    return faces;
}

std::int64_t sumOfLines(const Json& step) {
    std::int64_t sum = 0;
    for (const Json& line : step.value("modifiers", Json::array())) {
        sum += line.value("value", std::int64_t{0});
    }
    return sum;
}

} // namespace

QString RecordWords::place(const Record& record) const {
    const Phase* phase = m_session.rules().phase(record.clock.phase);
    const QString name = phase ? toText(phase->brief.empty() ? phase->name : phase->brief) : QString();
    return QStringLiteral("%1 · %2 · %3").arg(record.clock.turn).arg(name).arg(record.number);
}

QString RecordWords::who(const Record& record) const {
    const std::string name = memberText(record.command, "do");
    const Action* action = m_session.rules().action(name);
    return action ? actionText(*action, record.command) : ownText(record);
}

QString RecordWords::actionText(const Action& action, const Json& command) const {
    Scope scope{m_session.rules(), m_session.battle(), {}, {}, nullptr, nullptr, nullptr, {}};
    for (const ActionField& field : action.fields) {
        const auto given = command.find(field.id);
        if (given == command.end()) {
            continue;
        }
        const Id id = given->is_object() ? memberText(*given, "unit") : memberText(command, field.id.c_str());
        (field.party == "self" ? scope.self : field.party == "other" ? scope.other : scope.each) = id;
    }
    return action.text.empty() ? toText(action.name) : toText(fillText(action.text, scope));
}

QString RecordWords::named(const Json& command, const char* field) const {
    const std::string id = memberText(command, field);
    const Subject* subject = m_session.battle().find(id);
    return subject ? toText(subject->name) : toText(id);
}

QString RecordWords::ownText(const Record& record) const {
    const Json& command = record.command;
    const std::string name = memberText(command, "do");
    if (name == "check") {
        const Check* check = m_session.rules().check(memberText(command, "check"));
        const std::string field(umpire::name(check ? check->subject : SubjectKind::Unit));
        return named(command, field.c_str()) + QStringLiteral(": ") +
               (check ? toText(check->name) : QString());
    }
    if (name == "adjust") {
        return say("%1 adjusted").arg(named(command, "subject"));
    }
    if (name == "waive") {
        return say("Waived: %1").arg(waivedText(record));
    }
    if (name == "correct") {
        return say("Record %1 corrected").arg(command.value("record", 0));
    }
    if (name == "note") {
        return say("Note beside record %1").arg(command.value("record", 0));
    }
    if (name == "ruling") {
        return say("Ruling %1").arg(toText(memberText(command, "ruling")));
    }
    const QString ofRoster = RosterWords(m_session).who(record);
    return ofRoster.isEmpty() ? turnText(record) : ofRoster;
}

QString RecordWords::waivedText(const Record& record) {
    for (const Event& event : record.events) {
        if (const auto* settled = std::get_if<DueSettled>(&event)) {
            return toText(settled->due.text);
        }
    }
    return toText(memberText(record.command, "due"));
}

QString RecordWords::turnText(const Record& record) const {
    const Phase* phase = m_session.rules().phase(record.clock.phase);
    const Subject* side = m_session.battle().find(record.clock.side);
    const QString sideName = side ? toText(side->name) : QString();
    if (memberText(record.command, "do") == "end-turn") {
        return say("%1 ends its turn").arg(sideName);
    }
    return say("%1 ends %2").arg(sideName, phase ? toText(phase->name) : QString());
}

QString RecordWords::lines(const Json& step) const {
    QStringList lines;
    for (const Json& line : step.value("modifiers", Json::array())) {
        lines << toText(line.value("label", "")) + QLatin1Char(' ') +
                     signedNumber(line.value("value", std::int64_t{0}));
    }
    return lines.join(QStringLiteral(", "));
}

QString RecordWords::sum(const Json& step) const {
    const QString threw = say("threw %1").arg(facesOf(step).join(QStringLiteral(" and ")));
    const std::int64_t modifiers = sumOfLines(step);
    if (step.value("modifiers", Json::array()).empty()) {
        return threw;
    }
    return say("%1, modifiers %2: %3")
        .arg(threw, modifiers == 0 ? QStringLiteral("±0") : signedNumber(modifiers))
        .arg(step.value("total", std::int64_t{0}));
}

QString RecordWords::outcome(const Json& step) const {
    const Outcome* outcome = m_session.rules().outcome(step.value("outcome", ""));
    return outcome ? toText(outcome->name) : QString();
}

/// The outcome first, for that is what must be read where the line is cut short.
QString RecordWords::how(const Record& record) const {
    QStringList parts;
    for (const Json& step : record.steps) {
        QString part = outcome(step) + say(": threw %1").arg(facesOf(step).join(QStringLiteral(" and ")));
        const QString reasons = lines(step);
        if (!reasons.isEmpty()) {
            part += QStringLiteral(", %1 = %2").arg(reasons).arg(step.value("total", std::int64_t{0}));
        }
        parts << part;
    }
    return parts.join(QStringLiteral("; "));
}

QString RecordWords::follows(const Record& record) const {
    QStringList parts = ChangeWords(m_session).of(record.events);
    for (const Event& event : record.events) {
        if (const auto* raised = std::get_if<DueRaised>(&event)) {
            parts << toText(raised->due.text);
        }
        if (const auto* moved = std::get_if<ClockMoved>(&event)) {
            const Phase* phase = m_session.rules().phase(moved->to.phase);
            const Subject* side = m_session.battle().find(moved->to.side);
            const bool sameSide = moved->to.side == moved->from.side;
            parts << (sameSide || !side ? QString() : toText(side->name) + QStringLiteral(", ")) +
                         (phase ? toText(phase->name) : QString());
        }
    }
    return parts.join(QStringLiteral("; "));
}

QString RecordWords::tone(const Record& record) const {
    const Outcome* outcome =
        record.steps.empty() ? nullptr : m_session.rules().outcome(record.steps.back().value("outcome", ""));
    return outcome ? toText(outcome->tone) : QString();
}

} // namespace umpire::gui
