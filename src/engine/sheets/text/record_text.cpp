#include "umpire/sheets/record_text.h"
#include "../../battle/steps.h"
#include "battle_text.h"
#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/battle/own_commands.h"
#include "umpire/dice/die.h"
#include "umpire/rules/table_heads.h"
#include "umpire/sheets/change_text.h"
#include "umpire/sheets/roster_text.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

/// In halves, as what rolls come to may be.
std::int64_t sumOfLines(const Json& step) {
    std::int64_t sum = 0;
    for (const Json& line : step.value("modifiers", Json::array())) {
        sum += halvesIn(line, "value");
    }
    return sum;
}

void append(std::string& list, const std::string& item, const std::string& joint) {
    list += (list.empty() ? "" : joint) + item;
}

std::string totalOf(const Json& step) {
    return plainHalves(halvesIn(step, "total"));
}

std::string faceText(const RulePack& rules, const Json& face) {
    return face.is_string() ? rules.symbolName(face.get<std::string>()) : face.dump();
}

/// The id of the die that was thrown in place of the one asked for, or "".
std::string substitute(const Json& thrown) {
    const bool other = thrown.is_object() && thrown.size() == 1 && thrown.begin()->is_number_integer();
    return other && thrown.begin().key() != "drawn" ? thrown.begin().key() : std::string();
}

std::string dieText(const RulePack& rules, const Json& face, const Json& thrown) {
    if (const Json* told = possibleFaces(thrown)) {
        return possibleFacesText(*told);
    }
    const std::string other = substitute(thrown);
    return other.empty()
               ? faceText(rules, face)
               : fill(say("record", "{thrown} on a {die} ({face})"), {{"thrown", thrown.begin()->dump()},
                                                                      {"die", inCapitals(other)},
                                                                      {"face", faceText(rules, face)}});
}

/// Whom a command without dice is about: the first subject that it names.
Id subjectOf(const Json& command, const Battle& battle) {
    for (const auto& [key, value] : command.items()) {
        if (value.is_string() && key != "do" && battle.find(value.get<std::string>())) {
            return value.get<Id>();
        }
    }
    return {};
}

std::string waivedText(const Record& record, const WaiveCommand& command) {
    for (const Event& event : record.events) {
        if (const auto* settled = std::get_if<DueSettled>(&event)) {
            return settled->due.text;
        }
    }
    return command.due;
}

std::string numbered(const std::string& sentence, std::int64_t record) {
    return fill(sentence, {{"number", std::to_string(record)}});
}

/// Who did what, for every command.
class Who {
  public:
    Who(const Session& session, const Record& record) : m_session(session), m_record(record) {}

    std::string operator()(const Call& call) const {
        return call.action ? actionText(*call.action, call) : call.name;
    }
    std::string operator()(const CheckCommand& command) const {
        const Check* check = m_session.rules().check(command.check);
        return fill(say("record", "{subject}: {check}"),
                    {{"subject", nameOf(command.subject)}, {"check", check ? check->name : ""}});
    }
    std::string operator()(const AdjustCommand& command) const {
        return fill(say("record", "{subject} adjusted"), {{"subject", nameOf(command.subject)}});
    }
    std::string operator()(const CatchUpCommand&) const { return say("record", "Typed in from paper"); }
    std::string operator()(const WaiveCommand& command) const {
        return fill(say("record", "Waived: {test}"), {{"test", waivedText(m_record, command)}});
    }
    std::string operator()(const CorrectCommand& command) const {
        return numbered(say("record", "Record {number} corrected"), command.record);
    }
    /// "Halt and reform: 11th Light Horse and 12th Light Horse".
    std::string operator()(const SeveralCommand& command) const {
        std::vector<std::string> names;
        const bool alike = areAlike(command.commands);
        for (const Json& each : alike ? command.commands : std::vector<Json>{}) {
            const Id subject = subjectOf(each, m_session.battle());
            if (!subject.empty()) {
                names.push_back(nameOf(subject));
            }
        }
        const std::string work = alike ? nameOfWork(command.commands.front()) : std::string();
        if (work.empty() || names.empty()) {
            return sayCounted("record", "{n} command at once", "{n} commands at once")
                .of(static_cast<long long>(command.commands.size()));
        }
        return fill(say("record", "{action}: {names}"), {{"action", work}, {"names", joined(names, "and")}});
    }
    std::string operator()(const ObjectiveCommand& command) const {
        const Objective* objective = m_session.battle().objective(command.objective);
        return fill(say("record", "Objective: {objective}"),
                    {{"objective", objective ? objective->name : command.objective}});
    }
    std::string operator()(const TimeCommand&) const { return say("record", "Time at the table"); }
    std::string operator()(const NoteCommand& command) const {
        if (command.record != 0) {
            return numbered(say("record", "Note beside record {number}"), command.record);
        }
        const NotedOn& on = command.on;
        const std::int64_t turn = on.turn > 0 ? on.turn : m_record.clock.turn;
        return on.subject.empty()
                   ? fill(say("record", "Note on turn {turn}"), {{"turn", std::to_string(turn)}})
                   : fill(say("record", "Note on {subject}"), {{"subject", nameOf(on.subject)}});
    }
    std::string operator()(const ProseCommand& command) const {
        return fill(say("record", "The report's words: {passage}"), {{"passage", command.passage}});
    }
    std::string operator()(const RulingCommand& command) const {
        const Ruling* ruling = m_session.rules().ruling(command.ruling);
        return ruling ? fill(say("record", "Ruling {number}, {title}"),
                             {{"number", ruling->item}, {"title", ruling->title}})
                      : fill(say("record", "Ruling {ruling}"), {{"ruling", command.ruling}});
    }
    std::string operator()(const FillCommand& command) const { return filledText(command.cell); }
    std::string operator()(const OneOf<EnlistCommand, StrikeCommand, AmendCommand, RegroupCommand,
                                       ScenarioCommand, ResetCommand> auto&) const {
        return RosterText(m_session).who(m_record);
    }
    std::string operator()(const NextPhaseCommand&) const {
        const Phase* phase = m_session.rules().phase(m_record.clock.phase);
        return fill(side().empty() ? say("record", "End of {phase}")
                                   : say("record", "End of {phase}: {side}"),
                    {{"side", side()}, {"phase", phase ? phase->name : std::string()}});
    }
    std::string operator()(const EndTurnCommand&) const {
        return fill(m_session.rules().halves ? say("record", "End of the turn: {side}")
                                             : say("record", "End of turn {turn}"),
                    {{"side", side()}, {"turn", std::to_string(m_record.clock.turn)}});
    }
    std::string operator()(const DrawCommand&) const {
        return fill(say("record", "Drawn to act: {subject}"), {{"subject", nameOf(drawn())}});
    }
    /// No record is made of these.
    std::string operator()(const OneOf<UndoCommand, RedoCommand, ShowCommand> auto& command) const {
        return ownCommand(command.verb).name;
    }

  private:
    std::string actionText(const Action& action, const Call& call) const {
        Scope scope{m_session.rules(), m_session.battle()};
        for (const ActionField& field : action.fields) {
            const auto party = call.parties.find(field.id);
            if (call.stated.contains(field.id)) {
                (field.party == "self"    ? scope.self
                 : field.party == "other" ? scope.other
                                          : scope.each) =
                    party == call.parties.end() ? call.id(field.id) : party->second.unit;
            }
        }
        const Facts fields = fieldsOf(call);
        scope.fields = &fields;
        scope.action = &action;
        const RollSoFar roll = firstRoll();
        scope.check = m_record.steps.empty() ? Id() : memberText(m_record.steps.front(), "check");
        scope.roll = m_record.steps.empty() ? nullptr : &roll;
        return action.text.empty() ? action.name : fillText(action.text, scope);
    }

    /// What the first roll of the record came to.
    RollSoFar firstRoll() const {
        const Json step = m_record.steps.empty() ? Json::object() : m_record.steps.front();
        std::vector<Face> faces;
        for (const Json& die : step.value("kept", step.value("dice", Json::array()))) {
            faces.push_back(die.is_string() ? Face{0, die.get<std::string>()}
                                            : Face{toValue(die).value_or(Value()).number(), ""});
        }
        RollSoFar roll = asThrown(faces);
        const Check* check = m_session.rules().check(memberText(step, "check"));
        const int counted = check && check->halves ? 1 : 2;
        roll.total = halvesIn(step, "total") / counted;
        roll.modifiers = sumOfLines(step) / counted;
        roll.outcome = memberText(step, "outcome");
        const bool pool = check && check->form == Check::Form::Pool;
        roll.successes = pool ? step.value("successes", roll.total) : 0;
        return roll;
    }

    /// "Ranges: Bow, 2 is 4"
    std::string filledText(const TableCell& cell) const {
        const RulePack& rules = m_session.rules();
        const umpire::Table* table = rules.table(cell.table);
        std::string value;
        for (const Event& event : m_record.events) {
            const auto* filled = std::get_if<CellFilled>(&event);
            value = filled && !filled->to.isNone() ? saidOf(table, filled->to) : value;
        }
        const bool rows = cell.row == headsOfRows;
        const Places places{{"table", table ? table->name : cell.table},
                            {"place", table ? placeIn(*table, cell) : cell.row},
                            {"value", value}};
        if (rows || cell.row == headsOfColumns) {
            return fill(value.empty() ? say("record", "{table}: its headings left blank")
                        : rows        ? say("record", "{table}: its rows are {value}")
                                      : say("record", "{table}: its columns are {value}"),
                        places);
        }
        if (cell.row.empty() || cell.row == restOfTable) {
            return fill(cell.row.empty() ? say("record", "{table}: filled in")
                        : value.empty()  ? say("record", "{table}: the rest left blank")
                                         : say("record", "{table}: the rest is {value}"),
                        places);
        }
        return fill(value.empty() ? say("record", "{table}: {place} left blank")
                                  : say("record", "{table}: {place} is {value}"),
                    places);
    }

    std::string placeIn(const umpire::Table& table, const TableCell& cell) const {
        const RulePack& rules = m_session.rules();
        const std::string row = rules.wordName(table.rows.vocabulary, cell.row);
        return cell.column.empty() || !table.columns
                   ? row
                   : row + ", " + rules.wordName(table.columns->vocabulary, cell.column);
    }

    /// What a cell says: a word by its name.
    std::string saidOf(const umpire::Table* table, const Value& value) const {
        const std::string text = plainText(value);
        return table ? m_session.rules().wordName(table->type.vocabulary, text) : text;
    }

    static std::string plainText(const Value& value) {
        return value.isNumber() ? std::to_string(value.number())
               : value.isList() ? joinedBy(say("words", ", "), value.list())
                                : value.text();
    }

    static bool areAlike(const std::vector<Json>& commands) {
        return !commands.empty() && std::ranges::all_of(commands, [&](const Json& each) {
            return each.is_object() && memberText(each, "do") == memberText(commands.front(), "do");
        });
    }

    /// What one of several commands does: the name of the action.
    std::string nameOfWork(const Json& command) const {
        const Action* action = m_session.rules().action(memberText(command, "do"));
        return action                           ? action->name
               : isA<AdjustCommand>(command)    ? say("record", "Set by hand")
               : isA<ObjectiveCommand>(command) ? say("record", "Objectives")
                                                : std::string();
    }

    std::string nameOf(const Id& id) const {
        const Subject* subject = m_session.battle().find(id);
        return subject ? subject->name : id;
    }

    Id drawn() const {
        for (const Event& event : m_record.events) {
            if (const auto* moved = std::get_if<ClockMoved>(&event)) {
                return moved->to.acting;
            }
        }
        return {};
    }

    std::string side() const {
        const Subject* side = m_session.battle().find(m_record.clock.side);
        return side ? side->name : std::string();
    }

    const Session& m_session;
    const Record& m_record;
};

} // namespace

std::string signOfTone(std::string_view tone) {
    return tone == "good"      ? "●"
           : tone == "caution" ? "◆"
           : tone == "alarm"   ? "▲"
           : tone == "flight"  ? "▼"
                               : "";
}

std::string drawnWords(const Record& record) {
    std::string words;
    for (const Json& step : record.steps) {
        if (step.contains(drawnKey)) {
            append(words, memberText(step, "text"), " ");
        }
    }
    return words;
}

std::vector<std::string> saidWords(const Record& record) {
    std::vector<std::string> words;
    for (const auto& [key, list] : record.extra.list()) {
        for (const Json& said : key == saidKey ? list : Json::array()) {
            const std::string sign = signOfTone(memberText(said, "tone"));
            words.push_back((sign.empty() ? "" : sign + " ") + memberText(said, "text"));
        }
    }
    return words;
}

std::string memberText(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string RecordText::place(const Record& record) const {
    const Phase* phase = m_session.rules().phase(record.clock.phase);
    const std::string name = phase ? (phase->brief.empty() ? phase->name : phase->brief) : std::string();
    return std::to_string(record.clock.turn) + " · " + name + " · " + std::to_string(record.number);
}

std::string RecordText::who(const Record& record) const {
    return std::visit(Who(m_session, record), commandIn(record.command, m_session.rules()));
}

std::vector<std::string> RecordText::dice(const RulePack& rules, const Json& step, const Json& thrown) {
    std::vector<std::string> faces;
    for (const Json& die : step.value("dice", Json::array())) {
        const bool given = thrown.is_array() && faces.size() < thrown.size();
        faces.push_back(dieText(rules, die, given ? thrown[faces.size()] : die));
    }
    return faces;
}

namespace {

/// What dice showed that were thrown once more and count no longer.
std::vector<std::string> thrownAgain(const RulePack& rules, const Json& step) {
    std::vector<std::string> again;
    Json left = step.value("kept", step.value("dice", Json::array()));
    for (const Json& die : step.value("dice", Json::array())) {
        const auto kept = std::find(left.begin(), left.end(), die);
        if (kept == left.end()) {
            again.push_back(faceText(rules, die));
        } else {
            left.erase(kept);
        }
    }
    return again;
}

} // namespace

/// Of dice that were told only by what they come to, how many.
std::string RecordText::faces(const RulePack& rules, const Json& step, const Json& thrown) {
    const std::vector<std::string> all = dice(rules, step, thrown);
    const bool told = thrown.is_array() && std::any_of(thrown.begin(), thrown.end(), [](const Json& die) {
                          return possibleFaces(die) != nullptr;
                      });
    std::vector<std::string> groups;
    for (const std::string& die : told ? all : std::vector<std::string>{}) {
        const std::string group = std::to_string(std::ranges::count(all, die)) + " × " + die;
        if (!listed(groups, group)) {
            groups.push_back(group);
        }
    }
    std::string text = joined(told ? groups : all, "and");
    if (const auto again = thrownAgain(rules, step); !again.empty()) {
        text = fill(say("record", "{dice} ({again} thrown again)"),
                    {{"dice", text}, {"again", joined(again, "and")}});
    }
    return text;
}

std::vector<Json> RecordText::thrown(const Json& command, const KeptList& steps) {
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

std::string RecordText::lines(const Json& step) const {
    std::string lines;
    for (const Json& line : step.value("modifiers", Json::array())) {
        append(lines, line.value("label", "") + " " + signedHalves(halvesIn(line, "value")), ", ");
    }
    return lines;
}

std::string RecordText::sum(const Json& step, const Json& thrown) const {
    const std::string dice = faces(m_session.rules(), step, thrown);
    if (step.contains(drawnKey)) {
        return memberText(step, "text");
    }
    if (dice.empty()) {
        return step.value("modifiers", Json::array()).empty()
                   ? std::string()
                   : fill(say("record", "modifiers {modifiers}: {total}"),
                          {{"modifiers", signedHalves(sumOfLines(step))}, {"total", totalOf(step)}});
    }
    if (step.value("modifiers", Json::array()).empty()) {
        return fill(say("record", "threw {dice}"), {{"dice", dice}});
    }
    const std::int64_t modifiers = sumOfLines(step);
    return fill(say("record", "threw {dice}, modifiers {modifiers}: {total}"),
                {{"dice", dice},
                 {"modifiers", modifiers == 0 ? "±0" : signedHalves(modifiers)},
                 {"total", totalOf(step)}});
}

std::string RecordText::outcome(const Json& step) const {
    const Outcome* outcome = m_session.rules().outcome(step.value("outcome", ""));
    return outcome ? outcome->name : std::string();
}

bool RecordText::isOf(Check::Form form, const Json& step) const {
    const Check* check = m_session.rules().check(memberText(step, "check"));
    return check && check->form == form;
}

/// Where several roll for the same, who it was; "" else.
std::string RecordText::nameAmong(const Json& step, const KeptList& steps) const {
    const bool alone = std::all_of(steps.begin(), steps.end(), [&step](const Json& other) {
        return memberText(other, "check") != memberText(step, "check") ||
               memberText(other, "subject") == memberText(step, "subject");
    });
    const Subject* subject = alone ? nullptr : m_session.battle().find(memberText(step, "subject"));
    return subject ? subject->name : std::string();
}

std::string RecordText::outcomeAmong(const Json& step, const KeptList& steps) const {
    const std::string name = nameAmong(step, steps);
    return name.empty()
               ? outcome(step)
               : fill(say("record", "{subject}, {outcome}"), {{"subject", name}, {"outcome", outcome(step)}});
}

namespace {

/// The winner's roll of the last contest, or the first of its two where nobody won; -1: there was none.
int rollOfContest(const RulePack& rules, const Record& record) {
    int found = -1;
    for (const auto& [key, told] : record.extra.list()) {
        const Contest* contest = rules.contest(key);
        const std::string by = contest ? memberText(told, "by") : std::string();
        for (int i = static_cast<int>(record.steps.size()) - 1; contest && i >= 0; --i) {
            const Json step = record.steps[static_cast<std::size_t>(i)];
            if (contest->rolls(memberText(step, "check")) &&
                (by.empty() || memberText(step, "subject") == by)) {
                found = by.empty() ? std::max(0, i - 1) : i;
                break;
            }
        }
    }
    return found;
}

} // namespace

int RecordText::foremost(const Record& record) const {
    const int contest = rollOfContest(m_session.rules(), record);
    if (contest >= 0) {
        return contest;
    }
    for (std::size_t i = record.steps.size(); i-- > 0;) {
        const Outcome* outcome = m_session.rules().outcome(memberText(record.steps[i], "outcome"));
        if (outcome && !outcome->tone.empty() && outcome->tone != "plain") {
            return static_cast<int>(i);
        }
    }
    return static_cast<int>(record.steps.size()) - 1;
}

std::string RecordText::verdict(const Record& record) const {
    const int place = foremost(record);
    const Json step = place < 0 ? Json::object() : record.steps[static_cast<std::size_t>(place)];
    return nameAmong(step, record.steps).empty() ? std::string() : memberText(step, "text");
}

std::string RecordText::how(const Record& record) const {
    std::string parts;
    const std::vector<Json> given = thrown(record.command, record.steps);
    for (std::size_t i = 0; i < record.steps.size(); ++i) {
        const Json& step = record.steps[i];
        if (step.contains(drawnKey)) {
            append(parts, memberText(step, "text"), say("words", "; "));
            continue;
        }
        const std::string reasons = lines(step);
        const bool dice = !step.value("dice", Json::array()).empty();
        const std::string came =
            isOf(Check::Form::Stated, step) ? say("record", "{outcome}: stated")
            : isOf(Check::Form::Pool, step) ? say("record", "{outcome}: {total}, threw {dice}")
            : !dice && reasons.empty()      ? std::string("{outcome}")
            : !dice                         ? say("record", "{outcome}: {reasons} = {total}")
            : reasons.empty()               ? say("record", "{outcome}: threw {dice}")
                                            : say("record", "{outcome}: threw {dice}, {reasons} = {total}");
        append(parts,
               fill(came, {{"outcome", outcomeAmong(step, record.steps)},
                           {"dice", faces(m_session.rules(), step, given[i])},
                           {"reasons", reasons},
                           {"total", totalOf(step)}}),
               say("words", "; "));
    }
    return parts;
}

/// "+3 Empire: holds the wells".
std::string RecordText::scoreWords(const Score& score) const {
    const Subject* side = m_session.battle().find(score.side);
    return fill(say("record", "{points} {side}: {reason}"), {{"points", signedNumber(score.by)},
                                                             {"side", side ? side->name : score.side},
                                                             {"reason", score.text}});
}

namespace {

/// Who went and who was placed elsewhere by what happened on the table; a change of the roster says so
/// itself.
Events wentOrMoved(const Record& record) {
    const CommandKind kind = ownCommand(verbOf(record.command)).kind;
    Events events;
    for (const Event& event : record.events) {
        const bool told =
            std::holds_alternative<SubjectRemoved>(event) || std::holds_alternative<StationSet>(event);
        if (told && kind != CommandKind::Roster && kind != CommandKind::History) {
            events.push_back(event);
        }
    }
    return events;
}

/// Who was drawn, or moves first next time, is told otherwise.
bool comesElsewhere(const ClockMoved& moved) {
    const Clock& to = moved.to;
    const Clock& from = moved.from;
    return to.turn != from.turn || to.side != from.side || to.phase != from.phase ||
           to.halfTurn != from.halfTurn;
}

} // namespace

/// What the scenario lists is told by the change of the scenario itself; and notes are nobody's but the
/// umpire's, so that no other record may quote one.
std::string RecordText::headChange(const Event& event, const Record& record) const {
    const bool setsUp = ownCommand(verbOf(record.command)).kind == CommandKind::Roster;
    const bool quotes = std::holds_alternative<SubjectNoted>(event) && !isA<NoteCommand>(record.command);
    return setsUp || quotes ? std::string() : besideTheGame(event, m_session);
}

std::string RecordText::follows(const Record& record) const {
    std::string parts;
    for (const std::string& change : ChangeText(m_session).of(record.events)) {
        append(parts, change, say("words", "; "));
    }
    for (const std::string& change : RosterText(m_session).changes(wentOrMoved(record))) {
        append(parts, change, say("words", "; "));
    }
    for (const std::string& text : saidWords(record)) {
        append(parts, text, say("words", "; "));
    }
    for (const Event& event : record.events) {
        if (const auto* raised = std::get_if<DueRaised>(&event)) {
            append(parts, raised->due.text, say("words", "; "));
        }
        if (const auto* scored = std::get_if<Scored>(&event)) {
            append(parts, scoreWords(scored->score), say("words", "; "));
        }
        if (const std::string told = headChange(event, record); !told.empty()) {
            append(parts, told, say("words", "; "));
        }
        if (const auto* moved = std::get_if<ClockMoved>(&event); moved && comesElsewhere(*moved)) {
            const Phase* phase = m_session.rules().phase(moved->to.phase);
            const Subject* side = m_session.battle().find(moved->to.side);
            const bool sameSide = moved->to.side == moved->from.side;
            append(parts,
                   (sameSide || !side ? std::string() : side->name + ", ") +
                       (phase ? phase->name : std::string()),
                   say("words", "; "));
        }
    }
    return parts;
}

std::string RecordText::tone(const Record& record) const {
    const Outcome* outcome =
        record.steps.empty() ? nullptr : m_session.rules().outcome(record.steps.back().value("outcome", ""));
    return outcome ? outcome->tone : std::string();
}

namespace {

/// The same throw, whatever else was stated.
bool repeats(const Record& record, const Json& command) {
    return !record.steps.empty() && memberText(record.command, "do") == memberText(command, "do") &&
           memberText(record.command, "check") == memberText(command, "check");
}

} // namespace

std::string StrayThrowText::faces(const StrayThrow& thrown) const {
    std::string text;
    for (const StrayDie& stray : thrown.dice) {
        const Die* die = m_session.rules().die(stray.die);
        const std::string one =
            (die ? die->name : stray.die) + " " + m_session.rules().symbolName(stray.face.text());
        text = text.empty() ? one : fill(say("record", "{dice} and {die}"), {{"dice", text}, {"die", one}});
    }
    return text;
}

std::string StrayThrowText::told(const StrayThrow& thrown) const {
    switch (thrown.fate) {
    case StrayThrow::Fate::Waiting:
        return fill(say("stray", "a die was thrown that no record has used yet: {dice}"),
                    {{"dice", faces(thrown)}});
    case StrayThrow::Fate::NotUsed:
        return fill(say("stray", "before record {number} a die was thrown and not used: {dice}"),
                    {{"number", std::to_string(thrown.after + 1)}, {"dice", faces(thrown)}});
    default:
        return fill(inItsPlace(thrown),
                    {{"undone", takenBack(thrown)}, {"next", std::to_string(thrown.after + 1)}});
    }
}

std::string StrayThrowText::takenBack(const StrayThrow& thrown) const {
    Record dropped;
    dropped.number = thrown.record;
    dropped.command = thrown.command;
    const Outcome* outcome = m_session.rules().outcome(thrown.outcome);
    const std::string came = outcome ? outcome->name : thrown.outcome;
    return fill(
        came.empty()
            ? say("stray", "record {number} was undone after its dice were seen: {deed}, {dice}")
            : say("stray", "record {number} was undone after its dice were seen: {deed}, {dice} ({outcome})"),
        {{"number", std::to_string(thrown.record)},
         {"deed", RecordText(m_session).who(dropped)},
         {"dice", faces(thrown)},
         {"outcome", came}});
}

std::string StrayThrowText::inItsPlace(const StrayThrow& thrown) const {
    const auto place = static_cast<std::size_t>(thrown.after);
    if (place >= m_session.records().size()) {
        return "{undone}";
    }
    return repeats(m_session.records()[place], thrown.command)
               ? say("stray", "{undone}; thrown anew in record {next}")
               : say("stray", "{undone}; record {next} came in its place");
}

std::vector<std::string> StrayThrowText::before(int record) const {
    std::vector<std::string> texts;
    for (const StrayThrow& thrown : m_session.strayThrows()) {
        if (thrown.after + 1 == record && thrown.fate != StrayThrow::Fate::Waiting) {
            texts.push_back(told(thrown));
        }
    }
    return texts;
}

std::string StrayThrowText::counted() const {
    long long dice = 0;
    for (const StrayThrow& thrown : m_session.strayThrows()) {
        dice += static_cast<long long>(thrown.dice.size());
    }
    return dice == 0 ? std::string()
                     : sayCounted("stray", "{n} die of the program was seen and is in no record",
                                  "{n} dice of the program were seen and are in no record")
                           .of(dice);
}

namespace {

bool isForetold(const Record& record) {
    return record.draws && record.draws->series.generator != SealedDice::generator;
}

std::string pledgeLine(const SealedSeries& series, std::size_t number, std::size_t of) {
    const Places places{{"dice", of > 1 ? fill(say("proof", "Dice of the program, secret {number}"),
                                               {{"number", std::to_string(number)}})
                                        : say("proof", "Dice of the program")},
                        {"letters", notedLetters(series.pledge)},
                        {"called", series.calls.empty() ? "" : std::to_string(series.calls.back().number)}};
    if (series.calls.empty()) {
        return fill(series.revealed() ? say("proof", "{dice}: pledge {letters}, revealed.")
                                      : say("proof", "{dice}: pledge {letters}, not yet revealed."),
                    places);
    }
    return fill(series.revealed()
                    ? say("proof", "{dice}: pledge {letters}, number called {called}, revealed.")
                    : say("proof", "{dice}: pledge {letters}, number called {called}, not yet revealed."),
                places);
}

} // namespace

std::string notedRecord(const Session& session) {
    return session.cursor() == 0 ? std::string()
                                 : fill(say("proof", "Record {number}: letters {letters}"),
                                        {{"number", std::to_string(session.cursor())},
                                         {"letters", notedLetters(session.link())}});
}

std::vector<std::string> proofLines(const Session& session) {
    std::vector<std::string> lines;
    if (const std::string noted = notedRecord(session); !noted.empty()) {
        lines.push_back(noted + ".");
    }
    const auto& list = session.sealedSeries();
    for (std::size_t i = 0; i < list.size(); ++i) {
        lines.push_back(pledgeLine(list[i], i + 1, list.size()));
        if (i + 1 < list.size() && !list[i].revealed()) {
            lines.push_back(
                fill(say("proof", "From record {record} on the dice came from a new secret, and the "
                                  "one before was not revealed: nobody can check what fell with it."),
                     {{"record", std::to_string(list[i + 1].after + 1)}}));
        }
    }
    if (std::any_of(session.records().begin(), session.records().end(), isForetold)) {
        lines.push_back(
            say("proof",
                "Dice of the program came from a seed that stands in the file: they could be foretold."));
    }
    return lines;
}

} // namespace umpire::sheets
