#include "umpire/battle/session.h"

#include "reset.h"
#include "roster_edits.h"
#include "soundness.h"

#include "umpire/base/text.h"
#include "umpire/battle/chain.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/fingerprint.h"

#include <algorithm>
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

bool holdsDie(const StrayThrow& thrown, const DrawSeries& series, const StrayDie& die) {
    return thrown.series == series && std::any_of(thrown.dice.begin(), thrown.dice.end(),
                                                  [&die](const StrayDie& own) { return own.at == die.at; });
}

bool isDrawn(const Json& die) {
    return die.is_object() && die.contains("drawn");
}

/// True for what another die showed that was thrown in place of the one asked for.
bool isInPlaceOfAnother(const Json& die) {
    return die.is_object() && !isDrawn(die);
}

/// Takes the die that an entry names out of those that may be used; nothing when it is not among them.
std::optional<DrawSeries> take(const Json& entry, std::vector<StrayThrow>& usable) {
    const auto at = entry.find("at");
    if (at == entry.end() || !at->is_number_unsigned()) {
        return std::nullopt;
    }
    const auto isIt = [&](const StrayDie& die) {
        return die.at == at->get<std::uint64_t>() && umpire::toJson(die.face) == entry["drawn"];
    };
    for (auto thrown = usable.rbegin(); thrown != usable.rend(); ++thrown) {
        const auto die = std::find_if(thrown->dice.begin(), thrown->dice.end(), isIt);
        if (die != thrown->dice.end()) {
            thrown->dice.erase(die);
            return thrown->series;
        }
    }
    return std::nullopt;
}

/// Puts dice back to where they were: nobody saw those of a refused command.
class Unseen {
  public:
    explicit Unseen(DiceSource& dice)
        : m_dice(dynamic_cast<ProgramDice*>(&dice)), m_at(m_dice ? m_dice->position() : 0) {}
    Answer refused(Refusal refusal) const {
        if (m_dice && m_dice->position() != m_at) {
            m_dice->moveTo(m_at);
        }
        return umpire::refused(std::move(refusal));
    }

  private:
    ProgramDice* m_dice;
    std::uint64_t m_at;
};

} // namespace

Session::Session(std::shared_ptr<const RulePack> rules, const GameModule* module, Battle start)
    : m_rules(std::move(rules)), m_module(module), m_start(withSetUp(*m_rules, module, std::move(start))),
      m_battle(m_start), m_wallClock(systemTime) {}

Answer Session::execute(const Json& command, DiceSource& dice) {
    const Unseen unseen(dice);
    try {
        if (!command.is_object()) {
            return refused(
                {"bad-json", "a command is an object such as {\"do\": \"undo\"}, not " + describe(command)});
        }
        const Verb verb = verbNamed(readCommandText(command, "do"));
        if (verb != Verb::Prose) {
            refuseLongTexts(command);
        }
        if (!ownCommand(verb).records) {
            return verb == Verb::Undo ? undo() : verb == Verb::Redo ? redo() : showCommand(command);
        }
        Record record = recordFor(command, dice);
        const Battle before = m_battle;
        keep(std::move(record));
        return answerFor(m_records.back(), before);
    } catch (const Refused& refusal) {
        return unseen.refused(refusal.refusal());
    } catch (const BadDice& bad) {
        return unseen.refused({"bad-dice", bad.what()});
    }
}

Record Session::recordFor(const Json& command, DiceSource& dice) const {
    const Verb verb = verbNamed(readCommandText(command, "do"));
    if (verb == Verb::Reset) {
        return resetting(command);
    }
    return verb == Verb::Correct ? correction(command) : decided(command, dice);
}

Record Session::decided(const Json& command, DiceSource& dice) const {
    const Json* given = givenDice(command);
    const std::optional<Draws> among = given ? drawsAmong(*given) : std::nullopt;
    PhysicalDice physical(given ? asList(*given) : std::vector<Json>{});
    auto* program = given ? nullptr : dynamic_cast<ProgramDice*>(&dice);
    const std::uint64_t first = program ? program->position() : 0;
    Resolution resolution(*m_rules, m_battle, given ? physical : dice);
    umpire::decide(command, resolution, m_module);
    Record record = recordOf(command, resolution);
    record.draws = among;
    if (program && program->position() > first) {
        record.draws = Draws{program->series(), first, program->position() - first, {}, {}};
    }
    return record;
}

/// The dice of the program that a command may be given: those thrown beforehand that no record ever used, and
/// those of the records that it drops.
std::vector<StrayThrow> Session::usable() const {
    std::vector<StrayThrow> usable;
    std::vector<StrayThrow> used;
    for (const StrayThrow& thrown : m_strays.all()) {
        (thrown.fate == StrayThrow::Fate::TakenBack ? used : usable).push_back(thrown);
    }
    for (int i = 0; i < static_cast<int>(m_records.size()); ++i) {
        const Record& record = m_records[static_cast<std::size_t>(i)];
        if (record.draws) {
            StrayThrow thrown;
            thrown.series = record.draws->series;
            thrown.dice = drawnDice(record, *m_rules);
            (i < m_cursor ? used : usable).push_back(std::move(thrown));
        }
    }
    for (const StrayThrow& gone : used) {
        for (StrayThrow& thrown : usable) {
            std::erase_if(thrown.dice,
                          [&](const StrayDie& die) { return holdsDie(gone, thrown.series, die); });
        }
    }
    return usable;
}

/// The draws of a command in which some dice were thrown by the players and some, beforehand, by the program.
std::optional<Draws> Session::drawsAmong(const Json& dice) const {
    if (std::none_of(dice.begin(), dice.end(), isDrawn)) {
        return std::nullopt;
    }
    std::vector<StrayThrow> usable = this->usable();
    Draws draws;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (!isDrawn(dice[i])) {
            continue;
        }
        const std::optional<DrawSeries> series = take(dice[i], usable);
        if (!series || (draws.count > 0 && *series != draws.series)) {
            throw Refused("bad-dice", "the program threw no such die beforehand that is still to be used: " +
                                          dumpLine(dice[i]));
        }
        draws.series = *series;
        draws.at.push_back(dice[i]["at"].get<std::uint64_t>());
        draws.dice.push_back(static_cast<int>(i));
        ++draws.count;
    }
    draws.first = draws.at.front();
    return draws;
}

Record Session::recordOf(const Json& command, const Resolution& resolution) const {
    Record record;
    record.command = command;
    record.clock = m_battle.clock;
    record.when = m_wallClock();
    const Json* stated = givenDice(command);
    Json dice = Json::array();
    for (const Step& step : resolution.steps()) {
        record.steps.push_back(explained(step));
        for (const Face& face : step.dice) {
            const std::size_t place = dice.size();
            const bool other = stated && place < stated->size() && isInPlaceOfAnother((*stated)[place]);
            dice.push_back(other ? (*stated)[place] : umpire::toJson(face));
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
    const auto* program = dynamic_cast<const ProgramDice*>(&dice);
    const std::uint64_t at = program ? program->position() : 0;
    const Face face = dice.roll(die, 1, die.name).front();
    if (!program) {
        return umpire::toJson(face);
    }
    StrayThrow thrown;
    thrown.series = program->series();
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

std::uint64_t Session::drawnUpTo(const DrawSeries& series) const {
    std::uint64_t next = 0;
    for (const Record& record : m_records) {
        if (record.draws && record.draws->series == series) {
            next = std::max(next, record.draws->first + record.draws->count);
            for (const std::uint64_t at : record.draws->at) {
                next = std::max(next, at + 1);
            }
        }
    }
    for (const StrayThrow& thrown : m_strays.all()) {
        for (const StrayDie& die : thrown.series == series ? thrown.dice : std::vector<StrayDie>()) {
            next = std::max(next, die.at + 1);
        }
    }
    return next;
}

std::uint64_t Session::pledge(const std::string& pledge) {
    const int here = static_cast<int>(m_records.size());
    const bool unused = !m_series.empty() && m_series.back().after == here && !m_series.back().revealed() &&
                        drawnUpTo({SealedDice::generator, m_series.size()}) == 0;
    if (unused) {
        m_series.pop_back();
    }
    m_series.push_back({pledge, m_wallClock(), here, {}, {}});
    m_seriesMade = ++m_made;
    return m_series.size();
}

void Session::call(std::uint64_t number) {
    if (!m_series.empty()) {
        const std::uint64_t from = drawnUpTo({SealedDice::generator, m_series.size()});
        m_series.back().calls.push_back({from, number, m_wallClock(), static_cast<int>(m_records.size())});
        m_seriesMade = ++m_made;
    }
}

void Session::reveal(std::uint64_t series, const std::string& secret) {
    if (series >= 1 && series <= m_series.size() && !m_series[series - 1].revealed()) {
        m_series[series - 1].secret = secret;
        m_seriesMade = ++m_made;
    }
}

const std::string& Session::linkAt(int record) const {
    const auto wanted = static_cast<std::size_t>(record);
    if (m_links.empty()) {
        m_links.push_back(firstLink(m_start));
    }
    while (m_links.size() <= wanted) {
        const Record& next = m_records[m_links.size() - 1];
        m_links.push_back(next.chain.empty() ? linkOf(next, static_cast<int>(m_links.size()) - 1,
                                                      m_links.back(), m_strays.all(), m_series)
                                             : next.chain);
    }
    return m_links[wanted];
}

const std::string& Session::rulesFingerprint() const {
    if (m_fingerprint.empty()) {
        m_fingerprint = fingerprintOf(*m_rules);
    }
    return m_fingerprint;
}

/// The fingerprint that the last record in force goes by.
std::string Session::rulesNamed() const {
    for (int i = m_cursor; i > 0; --i) {
        if (const std::string& named = m_records[static_cast<std::size_t>(i - 1)].rules; !named.empty()) {
            return named;
        }
    }
    return {};
}

/// What can be redone no more once another record is made, and what stood in its place before.
std::vector<ReplacedRecord> Session::dropped() const {
    std::vector<ReplacedRecord> dropped;
    for (auto i = static_cast<std::size_t>(m_cursor); i < m_records.size(); ++i) {
        const Record& record = m_records[i];
        dropped.insert(dropped.end(), record.replaced.begin(), record.replaced.end());
        if (!record.chain.empty()) {
            dropped.push_back({record.number, record.chain.substr(0, replacedDigits)});
        }
    }
    return dropped;
}

void Session::keepThrows(const Record& record) {
    for (auto i = static_cast<std::size_t>(m_cursor); i < m_records.size(); ++i) {
        if (auto thrown = takenBack(m_records[i], record, m_cursor, *m_rules)) {
            addStray(std::move(*thrown));
        }
    }
    for (StrayThrow& unused : m_strays.recorded(record, m_cursor)) {
        addStray(std::move(unused));
    }
}

void Session::keep(Record record) {
    const std::string before = linkAt(m_cursor);
    record.replaced = dropped();
    record.rules = rulesFingerprint() == rulesNamed() ? std::string() : rulesFingerprint();
    keepThrows(record);
    comesBefore(m_cursor, m_series);
    m_records.resize(static_cast<std::size_t>(m_cursor));
    m_serials.resize(m_records.size());
    m_links.resize(m_records.size() + 1);
    m_serials.push_back(++m_made);
    record.number = m_cursor + 1;
    record.chain = linkOf(record, m_cursor, before, m_strays.all(), m_series);
    ++m_cursor;
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
Record Session::resetting(const Json& command) const {
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
    return record;
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

std::string Session::historyProblem(const History& history) const {
    const auto count = static_cast<int>(history.records.size());
    if (history.cursor < 0 || history.cursor > count) {
        return "the cursor " + std::to_string(history.cursor) + " is outside the " + std::to_string(count) +
               " records";
    }
    if (history.rosterAt < 0 || history.rosterAt > history.cursor) {
        return "the roster cannot stand at record " + std::to_string(history.rosterAt) + " of " +
               std::to_string(history.cursor);
    }
    for (const StrayThrow& thrown : history.strays) {
        if (thrown.after < 0 || thrown.after > count) {
            return "a throw that stands in no record came after " + std::to_string(thrown.after) +
                   " records, but there are " + std::to_string(count);
        }
    }
    for (int i = 0; i < count; ++i) {
        for (const Amendment& amendment : history.records[static_cast<std::size_t>(i)].amendments) {
            if (amendment.record < 1 || amendment.record > i) {
                return "record " + std::to_string(i + 1) + " corrects record " +
                       std::to_string(amendment.record) + ", which is not before it";
            }
        }
    }
    return {};
}

namespace {

/// Goes back from the roster to the battle that its first records began with. Gives "" or what does not fit.
std::string toTheStart(Battle& battle, const History& history) {
    for (auto i = static_cast<std::size_t>(history.rosterAt); i > 0; --i) {
        const std::string problem = revertChecked(battle, history.records[i - 1].events);
        if (!problem.empty()) {
            return "record " + std::to_string(i) + " does not lead to the roster: " + problem;
        }
    }
    return {};
}

/// Goes through all records. `roster`: what those that set it up must lead to.
std::string toTheEnd(Battle& battle, const History& history, const Battle& roster, const RulePack& rules) {
    const std::vector<Record>& records = history.records;
    for (std::size_t i = 0; i < records.size(); ++i) {
        std::string problem = applyChecked(battle, records[i].events);
        if (!problem.empty()) {
            return "record " + std::to_string(i + 1) + " does not fit what was before it: " + problem;
        }
        problem = unsound(battle, rules, records[i].events);
        if (!problem.empty()) {
            return "after record " + std::to_string(i + 1) + " nothing could go on: " + problem;
        }
        if (i + 1 == static_cast<std::size_t>(history.rosterAt) && !(battle == roster)) {
            return "the roster is not the one that its first " +
                   counted(history.rosterAt, "record", "records") +
                   " set up; take out \"history\" to use it as it stands";
        }
    }
    return {};
}

} // namespace

std::string Session::restore(History history) {
    Battle start = m_start;
    std::string problem = historyProblem(history);
    if (problem.empty()) {
        problem = toTheStart(start, history);
    }
    Battle battle = start;
    if (problem.empty()) {
        problem = toTheEnd(battle, history, m_start, *m_rules);
    }
    if (!problem.empty()) {
        return problem;
    }
    for (std::size_t i = history.records.size(); i > static_cast<std::size_t>(history.cursor); --i) {
        revertEvents(battle, history.records[i - 1].events);
    }
    m_start = std::move(start);
    m_battle = std::move(battle);
    m_records = std::move(history.records);
    m_cursor = history.cursor;
    m_links.clear();
    m_serials.clear();
    for (Record& record : m_records) {
        m_serials.push_back(++m_made);
        record.number = static_cast<int>(m_serials.size());
    }
    m_strays = StrayThrows();
    for (const StrayThrow& thrown : history.strays) {
        addStray(thrown);
    }
    m_series = std::move(history.series);
    comesBefore(static_cast<int>(m_records.size()), m_series);
    m_seriesMade = m_series.empty() ? 0 : ++m_made;
    if (!history.seal.empty() && history.seal != seal()) {
        m_doubts.push_back("the history was changed since it was written");
    }
    return {};
}

History Session::history() const {
    return {m_records, m_cursor, 0, m_strays.all(), m_series, {}};
}

std::string Session::seal() const {
    return sealOf(linkAt(static_cast<int>(m_records.size())), m_cursor, m_strays.all(), m_series);
}

} // namespace umpire
