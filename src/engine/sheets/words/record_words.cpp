#include "umpire/sheets/record_words.h"
#include "umpire/base/speech.h"

#include "umpire/base/text.h"
#include "umpire/rules/commands.h"
#include "umpire/sheets/change_words.h"
#include "umpire/sheets/plain_number.h"
#include "umpire/sheets/roster_words.h"
#include "umpire/sheets/signed_number.h"

#include <algorithm>
#include <cctype>

namespace umpire::sheets {

namespace {

std::int64_t sumOfLines(const Json& step) {
    std::int64_t sum = 0;
    for (const Json& line : step.value("modifiers", Json::array())) {
        sum += line.value("value", std::int64_t{0});
    }
    return sum;
}

void append(std::string& list, const std::string& item, const char* joint) {
    list += (list.empty() ? "" : joint) + item;
}

std::string totalOf(const Json& step) {
    return plainNumber(step.value("total", std::int64_t{0}));
}

std::string faceText(const Json& face) {
    return face.is_string() ? face.get<std::string>() : face.dump();
}

/// The id of the die that was thrown in place of the one asked for, or "".
std::string substitute(const Json& thrown) {
    const bool other = thrown.is_object() && thrown.size() == 1 && thrown.begin()->is_number_integer();
    return other && thrown.begin().key() != "drawn" ? thrown.begin().key() : std::string();
}

std::string inCapitals(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

std::string dieText(const Json& face, const Json& thrown) {
    const std::string other = substitute(thrown);
    return other.empty()
               ? faceText(face)
               : fill(say("record", "{thrown} on a {die} ({face})"), {{"thrown", thrown.begin()->dump()},
                                                                      {"die", inCapitals(other)},
                                                                      {"face", faceText(face)}});
}

std::string waivedText(const Record& record) {
    for (const Event& event : record.events) {
        if (const auto* settled = std::get_if<DueSettled>(&event)) {
            return settled->due.text;
        }
    }
    return memberText(record.command, "due");
}

std::string recordNumber(const Json& command) {
    return std::to_string(command.value("record", 0));
}

} // namespace

std::string memberText(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string RecordWords::place(const Record& record) const {
    const Phase* phase = m_session.rules().phase(record.clock.phase);
    const std::string name = phase ? (phase->brief.empty() ? phase->name : phase->brief) : std::string();
    return std::to_string(record.clock.turn) + " · " + name + " · " + std::to_string(record.number);
}

std::string RecordWords::who(const Record& record) const {
    const std::string name = memberText(record.command, "do");
    const Action* action = m_session.rules().action(name);
    return action ? actionText(*action, record.command) : ownText(record);
}

std::string RecordWords::actionText(const Action& action, const Json& command) const {
    Scope scope{m_session.rules(), m_session.battle()};
    for (const ActionField& field : action.fields) {
        const auto given = command.find(field.id);
        if (given == command.end()) {
            continue;
        }
        const Id id = given->is_object() ? memberText(*given, "unit") : memberText(command, field.id.c_str());
        (field.party == "self" ? scope.self : field.party == "other" ? scope.other : scope.each) = id;
    }
    return action.text.empty() ? action.name : fillText(action.text, scope);
}

std::string RecordWords::named(const Json& command, const char* field) const {
    const std::string id = memberText(command, field);
    const Subject* subject = m_session.battle().find(id);
    return subject ? subject->name : id;
}

std::string RecordWords::checkText(const Json& command) const {
    const Check* check = m_session.rules().check(memberText(command, "check"));
    const std::string field(umpire::name(check ? check->subject : SubjectKind::Unit));
    return fill(say("record", "{subject}: {check}"),
                {{"subject", named(command, field.c_str())}, {"check", check ? check->name : ""}});
}

std::string RecordWords::ownText(const Record& record) const {
    const Json& command = record.command;
    switch (verbOf(command)) {
    case Verb::Check:
        return checkText(command);
    case Verb::Adjust:
        return fill(say("record", "{subject} adjusted"), {{"subject", named(command, "subject")}});
    case Verb::CatchUp:
        return say("record", "Typed in from paper");
    case Verb::Waive:
        return fill(say("record", "Waived: {test}"), {{"test", waivedText(record)}});
    case Verb::Correct:
        return fill(say("record", "Record {number} corrected"), {{"number", recordNumber(command)}});
    case Verb::Note:
        return fill(say("record", "Note beside record {number}"), {{"number", recordNumber(command)}});
    case Verb::Prose:
        return fill(say("record", "The report's words: {passage}"),
                    {{"passage", memberText(command, "passage")}});
    case Verb::Ruling:
        return fill(say("record", "Ruling {ruling}"), {{"ruling", memberText(command, "ruling")}});
    case Verb::Enlist:
    case Verb::Strike:
    case Verb::Amend:
    case Verb::Regroup:
    case Verb::Scenario:
    case Verb::Reset:
        return RosterWords(m_session).who(record);
    case Verb::NextPhase:
    case Verb::EndTurn:
        return turnText(record);
    case Verb::Undo:
    case Verb::Redo:
    case Verb::Show:
    case Verb::Action:
        break; // no record, or one of another pack's action
    }
    return memberText(command, "do");
}

std::string RecordWords::turnText(const Record& record) const {
    const Phase* phase = m_session.rules().phase(record.clock.phase);
    const Subject* side = m_session.battle().find(record.clock.side);
    const std::string sideName = side ? side->name : std::string();
    if (verbOf(record.command) == Verb::EndTurn) {
        return fill(say("record", "{side} ends its turn"), {{"side", sideName}});
    }
    return fill(say("record", "{side} ends {phase}"),
                {{"side", sideName}, {"phase", phase ? phase->name : std::string()}});
}

std::vector<std::string> RecordWords::dice(const Json& step, const Json& thrown) {
    std::vector<std::string> faces;
    for (const Json& die : step.value("dice", Json::array())) {
        const bool given = thrown.is_array() && faces.size() < thrown.size();
        faces.push_back(dieText(die, given ? thrown[faces.size()] : die));
    }
    return faces;
}

std::string RecordWords::faces(const Json& step, const Json& thrown) {
    std::string faces;
    for (const std::string& die : dice(step, thrown)) {
        faces =
            faces.empty() ? die : fill(say("record", "{dice} and {die}"), {{"dice", faces}, {"die", die}});
    }
    return faces;
}

std::vector<Json> RecordWords::thrown(const Json& command, const std::vector<Json>& steps) {
    std::vector<Json> parts(steps.size());
    const Json dice = command.is_object() ? command.value("dice", Json()) : Json();
    std::size_t done = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t count = steps[i].value("dice", Json::array()).size();
        if (dice.is_array() && done + count <= dice.size()) {
            for (std::size_t die = done; die < done + count; ++die) {
                parts[i].push_back(dice[die]);
            }
        }
        done += count;
    }
    return parts;
}

std::string RecordWords::lines(const Json& step) const {
    std::string lines;
    for (const Json& line : step.value("modifiers", Json::array())) {
        append(lines, line.value("label", "") + " " + signedNumber(line.value("value", std::int64_t{0})),
               ", ");
    }
    return lines;
}

std::string RecordWords::sum(const Json& step, const Json& thrown) const {
    const std::string dice = faces(step, thrown);
    if (step.value("modifiers", Json::array()).empty()) {
        return fill(say("record", "threw {dice}"), {{"dice", dice}});
    }
    const std::int64_t modifiers = sumOfLines(step);
    return fill(say("record", "threw {dice}, modifiers {modifiers}: {total}"),
                {{"dice", dice},
                 {"modifiers", modifiers == 0 ? "±0" : signedNumber(modifiers)},
                 {"total", totalOf(step)}});
}

std::string RecordWords::outcome(const Json& step) const {
    const Outcome* outcome = m_session.rules().outcome(step.value("outcome", ""));
    return outcome ? outcome->name : std::string();
}

std::string RecordWords::how(const Record& record) const {
    std::string parts;
    const std::vector<Json> given = thrown(record.command, record.steps);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const Json& step = record.steps[i];
        const std::string reasons = lines(step);
        const std::string came = reasons.empty()
                                     ? say("record", "{outcome}: threw {dice}")
                                     : say("record", "{outcome}: threw {dice}, {reasons} = {total}");
        append(parts,
               fill(came, {{"outcome", outcome(step)},
                           {"dice", faces(step, given[i])},
                           {"reasons", reasons},
                           {"total", totalOf(step)}}),
               "; ");
    }
    return parts;
}

std::string RecordWords::follows(const Record& record) const {
    std::string parts;
    for (const std::string& change : ChangeWords(m_session).of(record.events)) {
        append(parts, change, "; ");
    }
    for (const Event& event : record.events) {
        if (const auto* raised = std::get_if<DueRaised>(&event)) {
            append(parts, raised->due.text, "; ");
        }
        if (const auto* moved = std::get_if<ClockMoved>(&event)) {
            const Phase* phase = m_session.rules().phase(moved->to.phase);
            const Subject* side = m_session.battle().find(moved->to.side);
            const bool sameSide = moved->to.side == moved->from.side;
            append(parts,
                   (sameSide || !side ? std::string() : side->name + ", ") +
                       (phase ? phase->name : std::string()),
                   "; ");
        }
    }
    return parts;
}

std::string RecordWords::tone(const Record& record) const {
    const Outcome* outcome =
        record.steps.empty() ? nullptr : m_session.rules().outcome(record.steps.back().value("outcome", ""));
    return outcome ? outcome->tone : std::string();
}

} // namespace umpire::sheets
