#include "umpire/battle/session.h"

#include "reset.h"
#include "roster_edits.h"
#include "soundness.h"

#include "umpire/base/text.h"
#include "umpire/battle/roster.h"

#include <chrono>
#include <ctime>

namespace umpire {

namespace {

std::string systemTime() {
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[32];
    const std::size_t length = std::strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &utc);
    return {text, length};
}

Answer refused(Refusal refusal) {
    Answer answer;
    answer.refusal = std::move(refusal);
    return answer;
}

/// Every subject begins with the half-filled roster; the module adds what the game starts with.
Battle withSetUp(const RulePack& rules, const GameModule* module, Battle battle) {
    if (!module || !module->setUp) {
        return battle;
    }
    PhysicalDice none({});
    Resolution resolution(rules, battle, none);
    module->setUp(resolution);
    return resolution.battle();
}

/// The dice that a command was given, or null when the program is to roll.
const Json* givenDice(const Json& command) {
    const auto dice = command.find("dice");
    if (dice == command.end()) {
        return nullptr;
    }
    if (!dice->is_array()) {
        throw Refused("bad-value", "\"dice\" is " + describe(*dice) + " where a list is expected");
    }
    return &*dice;
}

std::vector<Json> asList(const Json& dice) {
    return {dice.begin(), dice.end()};
}

/// The draws of a command in which some dice were thrown by the players and some, beforehand, by the program.
std::optional<Draws> drawsAmong(const Json& dice, const DiceSource& source) {
    const auto* random = dynamic_cast<const RandomDice*>(&source);
    Draws draws;
    for (std::size_t i = 0; random && i < dice.size(); ++i) {
        const auto at = dice[i].is_object() ? dice[i].find("at") : dice[i].end();
        if (at == dice[i].end() || !at->is_number_unsigned() ||
            at->get<std::uint64_t>() >= random->position()) {
            continue;
        }
        draws.generator = RandomDice::generator;
        draws.seed = random->seed();
        draws.at.push_back(at->get<std::uint64_t>());
        draws.first = draws.at.front();
        draws.dice.push_back(static_cast<int>(i));
        ++draws.count;
    }
    return draws.count == 0 ? std::nullopt : std::optional(draws);
}

} // namespace

Session::Session(std::shared_ptr<const RulePack> rules, const GameModule* module, Battle start)
    : m_rules(std::move(rules)), m_module(module), m_start(withSetUp(*m_rules, module, std::move(start))),
      m_battle(m_start), m_wallClock(systemTime) {}

Answer Session::execute(const Json& command, DiceSource& dice) {
    try {
        if (!command.is_object()) {
            return refused(
                {"bad-json", "a command is an object such as {\"do\": \"undo\"}, not " + describe(command)});
        }
        const std::string name = readCommandText(command, "do");
        if (name != "prose") {
            refuseLongTexts(command);
        }
        if (name == "undo") {
            return undo();
        }
        if (name == "redo") {
            return redo();
        }
        if (name == "show") {
            return showCommand(command);
        }
        if (name == "reset") {
            return reset(command);
        }
        return name == "correct" ? correct(command) : decide(command, dice);
    } catch (const Refused& refusal) {
        return refused(refusal.refusal());
    } catch (const BadDice& bad) {
        return refused({"bad-dice", bad.what()});
    }
}

Answer Session::decide(const Json& command, DiceSource& dice) {
    const Json* given = givenDice(command);
    PhysicalDice physical(given ? asList(*given) : std::vector<Json>{});
    auto* random = given ? nullptr : dynamic_cast<RandomDice*>(&dice);
    const std::uint64_t first = random ? random->position() : 0;
    Resolution resolution(*m_rules, m_battle, given ? physical : dice);
    umpire::decide(command, resolution, m_module);
    Record record = recordOf(command, resolution);
    if (random && random->position() > first) {
        record.draws = Draws{RandomDice::generator, random->seed(), first, random->position() - first};
    }
    if (given) {
        record.draws = drawsAmong(*given, dice);
    }
    const Battle before = m_battle;
    keep(std::move(record));
    return answerFor(m_records.back(), before);
}

Record Session::recordOf(const Json& command, const Resolution& resolution) const {
    Record record;
    record.command = command;
    record.clock = m_battle.clock;
    record.when = m_wallClock();
    Json dice = Json::array();
    for (const Step& step : resolution.steps()) {
        record.steps.push_back(explained(step));
        for (const Face& face : step.dice) {
            dice.push_back(umpire::toJson(face));
        }
    }
    if (!dice.empty()) {
        record.command["dice"] = std::move(dice);
    }
    record.warnings = resolution.warnings();
    record.extra = resolution.extra();
    record.events = resolution.events();
    record.rulings.assign(resolution.rulingsRead().begin(), resolution.rulingsRead().end());
    return record;
}

Json Session::throwDie(const Die& die, DiceSource& dice) {
    const auto* random = dynamic_cast<const RandomDice*>(&dice);
    const std::uint64_t at = random ? random->position() : 0;
    const Face face = dice.roll(die, 1, die.name).front();
    if (!random) {
        return umpire::toJson(face);
    }
    StrayThrow thrown;
    thrown.generator = RandomDice::generator;
    thrown.seed = random->seed();
    thrown.dice.push_back({die.id, face, at});
    thrown.when = m_wallClock();
    thrown.after = m_cursor;
    addStray(std::move(thrown));
    return Json{{"drawn", umpire::toJson(face)}, {"at", at}};
}

void Session::addStray(StrayThrow thrown) {
    thrown.serial = ++m_made;
    m_strays.add(std::move(thrown));
}

void Session::keep(Record record) {
    for (auto i = static_cast<std::size_t>(m_cursor); i < m_records.size(); ++i) {
        if (auto thrown = takenBack(m_records[i], record, m_cursor, *m_rules)) {
            addStray(std::move(*thrown));
        }
    }
    for (StrayThrow& unused : m_strays.recorded(record, m_cursor)) {
        addStray(std::move(unused));
    }
    m_records.resize(static_cast<std::size_t>(m_cursor));
    m_serials.resize(m_records.size());
    m_serials.push_back(++m_made);
    record.number = ++m_cursor;
    applyEvents(m_battle, record.events);
    m_records.push_back(std::move(record));
}

Answer Session::answerFor(const Record& record, const Battle& before) const {
    Answer answer;
    answer.ok = true;
    answer.record = record.number;
    for (const Json& step : record.steps) {
        answer.steps.push_back(plainStep(step));
    }
    answer.warnings = record.warnings;
    answer.extra = record.extra;
    answer.changes = changes(before, m_battle, record.events);
    return answer;
}

int Session::setUpRecords() const {
    int count = 0;
    while (count < m_cursor && isSetUp(m_records[static_cast<std::size_t>(count)].command)) {
        ++count;
    }
    return count;
}

Battle Session::setUp() const {
    Battle battle = m_start;
    const int count = setUpRecords();
    for (int i = 0; i < count; ++i) {
        applyEvents(battle, m_records[static_cast<std::size_t>(i)].events);
    }
    return battle;
}

/// The battle as it stood before anything was played; the record keeps what was played, so that it can be
/// undone like everything else.
Answer Session::reset(const Json& command) {
    refuseUnknown(command, {});
    if (const Json* dice = givenDice(command); dice && !dice->empty()) {
        throw Refused("bad-dice", counted(static_cast<int>(dice->size()), "die is", "dice are") +
                                      " given that nothing asks for");
    }
    Battle fresh = withSetUp(*m_rules, m_module, asSetUp(*m_rules, m_start, m_records, m_cursor));
    fresh.recordNotes = m_battle.recordNotes;
    Record record;
    record.command = command;
    record.clock = m_battle.clock;
    record.when = m_wallClock();
    record.events = difference(m_battle, fresh);
    const Battle before = m_battle;
    keep(std::move(record));
    return answerFor(m_records.back(), before);
}

Answer Session::undo() {
    if (!canUndo()) {
        throw Refused("not-possible", "there is nothing to undo");
    }
    const Battle before = m_battle;
    const Record& record = m_records[static_cast<std::size_t>(--m_cursor)];
    revertEvents(m_battle, record.events);
    return movedAlong(record, before);
}

Answer Session::movedAlong(const Record& record, const Battle& before) const {
    Answer answer;
    answer.ok = true;
    answer.record = record.number;
    answer.changes = changes(before, m_battle, record.events);
    return answer;
}

Answer Session::redo() {
    if (!canRedo()) {
        throw Refused("not-possible", "there is nothing to redo");
    }
    const Battle before = m_battle;
    const Record& record = m_records[static_cast<std::size_t>(m_cursor++)];
    applyEvents(m_battle, record.events);
    // Nothing is rolled again, so there are no steps.
    return movedAlong(record, before);
}

Json Session::show(const Id& subject) const {
    if (subject == "turn") {
        return showTurn(m_battle);
    }
    if (subject == "due") {
        return showDue(m_battle);
    }
    const Subject* known = m_battle.find(subject);
    return known ? showSubject(*known, *m_rules, m_battle) : Json(nullptr);
}

Answer Session::showCommand(const Json& command) const {
    const std::string subject = readCommandText(command, "subject");
    Json shown = show(subject);
    if (shown.is_null()) {
        std::vector<std::string> known{"turn", "due"};
        for (const Subject* other : m_battle.all()) {
            known.push_back(other->id);
        }
        throw Refused("unknown-id",
                      "nothing in this battle is called " + inQuotes(subject) + didYouMean(subject, known));
    }
    Answer answer;
    answer.ok = true;
    answer.shown = std::move(shown);
    return answer;
}

std::string Session::restore(std::vector<Record> records, int cursor, int rosterAt,
                             const std::vector<StrayThrow>& strays) {
    if (cursor < 0 || cursor > static_cast<int>(records.size())) {
        return "the cursor " + std::to_string(cursor) + " is outside the " + std::to_string(records.size()) +
               " records";
    }
    if (rosterAt < 0 || rosterAt > cursor) {
        return "the roster cannot stand at record " + std::to_string(rosterAt) + " of " +
               std::to_string(cursor);
    }
    for (const StrayThrow& thrown : strays) {
        if (thrown.after < 0 || thrown.after > static_cast<int>(records.size())) {
            return "a throw that stands in no record came after " + std::to_string(thrown.after) +
                   " records, but there are " + std::to_string(records.size());
        }
    }
    Battle start = m_start;
    for (auto i = static_cast<std::size_t>(rosterAt); i > 0; --i) {
        const std::string problem = revertChecked(start, records[i - 1].events);
        if (!problem.empty()) {
            return "record " + std::to_string(i) + " does not lead to the roster: " + problem;
        }
    }
    Battle battle = start;
    for (std::size_t i = 0; i < records.size(); ++i) {
        std::string problem = applyChecked(battle, records[i].events);
        if (!problem.empty()) {
            return "record " + std::to_string(i + 1) + " does not fit what was before it: " + problem;
        }
        problem = unsound(battle, *m_rules, records[i].events);
        if (!problem.empty()) {
            return "after record " + std::to_string(i + 1) + " nothing could go on: " + problem;
        }
        if (i + 1 == static_cast<std::size_t>(rosterAt) && !(battle == m_start)) {
            return "the roster is not the one that its first " + counted(rosterAt, "record", "records") +
                   " set up; take out \"history\" to use it as it stands";
        }
        records[i].number = static_cast<int>(i) + 1;
        for (const Amendment& amendment : records[i].amendments) {
            if (amendment.record < 1 || amendment.record >= records[i].number) {
                return "record " + std::to_string(i + 1) + " corrects record " +
                       std::to_string(amendment.record) + ", which is not before it";
            }
        }
    }
    for (std::size_t i = records.size(); i > static_cast<std::size_t>(cursor); --i) {
        revertEvents(battle, records[i - 1].events);
    }
    m_start = std::move(start);
    m_battle = std::move(battle);
    m_records = std::move(records);
    m_serials.clear();
    for (std::size_t i = 0; i < m_records.size(); ++i) {
        m_serials.push_back(++m_made);
    }
    m_strays = StrayThrows();
    for (const StrayThrow& thrown : strays) {
        addStray(thrown);
    }
    m_cursor = cursor;
    return {};
}

} // namespace umpire
