#include "umpire/battle/session.h"

#include "../commands/command_reader.h"
#include "../moments.h"
#include "correction.h"
#include "recording.h"
#include "restoring.h"
#include "umpire/base/json.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/shown_changes.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/rule_pack.h"

#include <algorithm>
#include <chrono>
#include <concepts>
#include <ctime>
#include <utility>

namespace umpire {

namespace {

bool isDrawn(const Json& die) {
    return die.is_object() && die.contains("drawn");
}

std::vector<std::uint64_t> positionsIn(const Json& dice) {
    std::vector<std::uint64_t> positions;
    for (const Json& die : dice) {
        const auto at = isDrawn(die) ? die.find("at") : die.end();
        if (at != die.end() && at->is_number_unsigned()) {
            positions.push_back(at->get<std::uint64_t>());
        }
    }
    return positions;
}

bool mayHold(const Draws& draws, const std::vector<std::uint64_t>& positions) {
    return std::ranges::any_of(positions, [&draws](std::uint64_t at) {
        return (at >= draws.first && at - draws.first < draws.count) || listed(draws.at, at);
    });
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
        const auto die = std::ranges::find_if(thrown->dice, isIt);
        if (die != thrown->dice.end()) {
            thrown->dice.erase(die);
            return thrown->series;
        }
    }
    return std::nullopt;
}

StrayThrow throwOf(const Record& record, const RulePack& rules) {
    StrayThrow thrown;
    thrown.series = record.draws->series;
    thrown.dice = drawnDice(record, rules);
    return thrown;
}

/// The time of day by the computer.
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

/// Puts dice back to where they were: nobody saw those of a refused command.
class Unseen {
  public:
    explicit Unseen(DiceSource& dice) : m_dice(dice), m_place(dice.place()) {}
    Answer refused(Refusal refusal) const {
        if (m_place && m_dice.place()->position != m_place->position) {
            m_dice.putBack(*m_place);
        }
        return umpire::refused(std::move(refusal));
    }

  private:
    DiceSource& m_dice;
    std::optional<DrawPlace> m_place;
};

std::vector<Json> asList(const Json& dice) {
    return {dice.begin(), dice.end()};
}

/// All that was drawn since the dice stood at a place.
std::optional<Draws> drawnSince(const std::optional<DrawPlace>& first, const DiceSource& dice) {
    const std::optional<DrawPlace> now = dice.place();
    if (!first || !now || now->position <= first->position) {
        return std::nullopt;
    }
    return Draws{now->series, first->position, now->position - first->position, {}, {}};
}

/// Nothing is rolled again by undo and redo, so there are no steps.
Answer movedAlong(const Record& record, Json changes) {
    Answer answer;
    answer.ok = true;
    answer.record = record.number;
    answer.changes = std::move(changes);
    return answer;
}

/// The points that were given and lost.
Json scoresIn(const Events& events) {
    Json scores = Json::array();
    for (const Event& event : events) {
        if (const auto* scored = std::get_if<Scored>(&event)) {
            const Score& score = scored->score;
            scores.push_back({{"side", score.side},
                              {"attribute", score.attribute},
                              {"by", score.by},
                              {"total", score.total},
                              {"text", score.text}});
        }
    }
    return scores;
}

/// The dice thrown beforehand that no record ever used, and those of the records that were undone; records in
/// which none of the wanted positions can stand are passed over.
std::vector<StrayThrow> usableDice(const RecordList& records, const StrayThrows& strays,
                                   const RulePack& rules, const std::vector<std::uint64_t>& wanted) {
    std::vector<StrayThrow> usable;
    std::vector<StrayThrow> used;
    for (const StrayThrow& thrown : strays.all()) {
        (thrown.fate == StrayThrow::Fate::TakenBack ? used : usable).push_back(thrown);
    }
    for (const Record& record : records.all()) {
        if (record.draws && mayHold(*record.draws, wanted)) {
            (record.number <= records.cursor() ? used : usable).push_back(throwOf(record, rules));
        }
    }
    for (const StrayThrow& gone : used) {
        for (StrayThrow& thrown : usable) {
            std::erase_if(thrown.dice,
                          [&](const StrayDie& die) { return gone.holds(thrown.series, die.at); });
        }
    }
    return usable;
}

/// The draws of a command in which some dice were thrown by the players and some, beforehand, by the program;
/// nothing when none was. Throws Refused when a die is not among those that may be used.
std::optional<Draws> drawsAmong(const Json& dice, const RecordList& records, const StrayThrows& strays,
                                const RulePack& rules) {
    if (std::ranges::none_of(dice, isDrawn)) {
        return std::nullopt;
    }
    std::vector<StrayThrow> usable = usableDice(records, strays, rules, positionsIn(dice));
    Draws draws;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        if (!isDrawn(dice[i])) {
            continue;
        }
        const std::optional<DrawSeries> series = take(dice[i], usable);
        if (!series || (draws.count > 0 && *series != draws.series)) {
            throw Refused(
                "bad-dice",
                fill(say("command",
                         "the program threw no such die beforehand that is still to be used: {found}"),
                     {{"found", dumpLine(dice[i])}}));
        }
        draws.series = *series;
        draws.at.push_back(dice[i]["at"].get<std::uint64_t>());
        draws.dice.push_back(static_cast<int>(i));
        ++draws.count;
    }
    draws.first = draws.at.front();
    return draws;
}

} // namespace

Json Answer::toJson() const {
    Json json;
    json["ok"] = ok;
    if (!ok) {
        json["error"] = {{"code", refusal.code}, {"message", refusal.message}};
        return json;
    }
    if (!shown.is_null()) {
        json["subject"] = shown;
        return json;
    }
    json["record"] = record;
    json["steps"] = steps;
    json["warnings"] = warnings;
    json["changes"] = changes;
    for (const auto& [key, value] : extra) {
        json[key] = value;
    }
    return json;
}

Session::Session(std::shared_ptr<const RulePack> rules, const GameModule* module, Battle start)
    : m_rules(std::move(rules)), m_module(module), m_start(withSetUp(*m_rules, module, std::move(start))),
      m_battle(m_start), m_wallClock(systemTime) {}

// What the session does itself is told by overloads; what it does not is no command to it.

template <typename Any>
Answer Session::answered(const Any& command) {
    static_assert(!std::derived_from<Any, OfHistory> || std::derived_from<Any, Rewrites>, "answered here");
    refuseUnknownCommand(ownCommand(command.verb).name, *m_rules);
}

template <typename Any>
void Session::rewrite(Record&, const Any& command) const {
    static_assert(!std::derived_from<Any, Rewrites>, "carried out here");
    refuseUnknownCommand(ownCommand(command.verb).name, *m_rules);
}

Answer Session::execute(const Json& command, DiceSource& dice) {
    const Unseen unseen(dice);
    try {
        if (!command.is_object()) {
            return refused(
                {"bad-json", fill(say("command", "a command is an object such as {example}, not {found}"),
                                  {{"example", "{\"do\": \"undo\"}"}, {"found", describe(command)}})});
        }
        const OwnCommand& own = ownCommand(verbNamed(readCommandText(command, "do")));
        if (!own.longTexts) {
            refuseLongTexts(command);
        }
        if (!own.records) {
            return std::visit([this](const auto& read) { return answered(read); },
                              readHistoryCommand(command, *m_rules));
        }
        Record record = recordFor(command, dice);
        const ShownChanges changes(m_battle, record.events, *m_rules);
        keep(std::move(record));
        return answerFor(m_records.at(cursor()), changes.in(m_battle));
    } catch (const Refused& refusal) {
        return unseen.refused(refusal.refusal());
    }
}

/// What is kept does not depend on the language of who plays: it is the one the rules are written in.
Record Session::recordFor(const Json& command, DiceSource& dice) const {
    std::optional<Speaking> asWritten;
    if (!m_tells) {
        asWritten.emplace(nullptr);
    }
    if (ownCommand(verbNamed(readCommandText(command, "do"))).kind != CommandKind::History) {
        return decided(command, dice);
    }
    Record record = begun();
    record.command = command;
    std::visit([&](const auto& read) { rewrite(record, read); }, readHistoryCommand(command, *m_rules));
    return record;
}

Record Session::begun() const {
    Record record;
    record.clock = m_battle.clock;
    record.when = m_wallClock();
    return record;
}

Record Session::decided(const Json& command, DiceSource& dice) const {
    const Json* given = givenDice(command);
    const std::optional<Draws> among =
        given ? drawsAmong(*given, m_records, m_strays, *m_rules) : std::nullopt;
    PhysicalDice physical(given ? asList(*given) : std::vector<Json>{});
    const std::optional<DrawPlace> first = dice.place();
    Resolution resolution(*m_rules, m_battle, given ? physical : dice);
    decide(command, resolution, m_module);
    Record record = begun();
    umpire::putIn(record, command, resolution, given);
    record.draws = given ? among : drawnSince(first, dice);
    return record;
}

/// The battle as it stood before anything was played; the record keeps what was played, so that it can be
/// undone like everything else.
void Session::rewrite(Record& record, const ResetCommand&) const {
    Battle fresh = withSetUp(*m_rules, m_module, asSetUp(*m_rules, m_start, m_records.all(), cursor()));
    fresh.recordNotes = m_battle.recordNotes;
    fresh.remarks = m_battle.remarks;
    std::erase_if(fresh.remarks.own(), [&fresh](const auto& noted) {
        const Id& subject = noted.first.subject;
        return !subject.empty() && !fresh.find(subject); // it came in play and goes with it
    });
    record.events = difference(m_battle, fresh);
}

void Session::rewrite(Record& record, const CorrectCommand& command) const {
    const Played played = this->played();
    Correction(played, command).putIn(record);
}

Record Session::correcting(const Json& command) const {
    Record record = begun();
    record.command = command;
    rewrite(record, readCorrection(command, *m_rules));
    return record;
}

Answer Session::tryCorrection(const Json& command) const {
    try {
        const Record record = correcting(command);
        Battle after = m_battle;
        applyEvents(after, record.events);
        Answer answer;
        answer.ok = true;
        answer.warnings = record.warnings;
        answer.extra = record.extra.list();
        answer.changes = ShownChanges(m_battle, record.events, *m_rules).in(after);
        return answer;
    } catch (const Refused& refusal) {
        return refused(refusal.refusal());
    }
}

std::pair<Battle, Json> Session::amended(const Json& correction) const {
    const Played played = this->played();
    const CorrectCommand read = readCorrection(correction, *m_rules);
    const Correction wanted(played, read);
    return {wanted.before(), wanted.corrected()};
}

Battle Session::before(int record) const {
    return played().before(record);
}

std::vector<Amendment> Session::standing() const {
    std::vector<Amendment> result;
    for (const StandingRecord& each : m_records.standing()) {
        result.push_back(each.copied());
    }
    return result;
}

const std::vector<Record>& Session::records() const {
    linkAll();
    return m_records.all();
}

void Session::linkAll() const {
    while (m_records.unlinked() <= m_records.size()) {
        m_records.setLink(m_links.at(m_records.unlinked(), chained()));
    }
}

Json Session::throwDie(const Die& die, DiceSource& dice) {
    const std::optional<DrawPlace> place = dice.place();
    const Face face = dice.roll(die, 1, die.name).front();
    if (!place) {
        return umpire::toJson(face);
    }
    StrayThrow thrown;
    thrown.series = place->series;
    thrown.dice.push_back({die.id, face, place->position});
    thrown.when = m_wallClock();
    thrown.after = cursor();
    addStray(std::move(thrown));
    return Json{{"drawn", umpire::toJson(face)}, {"at", place->position}};
}

void Session::addStray(StrayThrow thrown) {
    thrown.serial = ++m_lastSerial;
    m_strays.add(std::move(thrown));
}

std::uint64_t Session::drawnUpTo(const DrawSeries& series) const {
    std::uint64_t next = 0;
    for (const Record& record : m_records.all()) {
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
    const int place = m_records.size();
    const bool unused = !m_series.empty() && m_series.back().after == place && !m_series.back().revealed() &&
                        drawnUpTo(lastSeries()) == 0;
    if (unused) {
        m_series.pop_back();
    }
    m_series.push_back({pledge, m_wallClock(), place, {}, {}});
    m_seriesSerial = ++m_lastSerial;
    return m_series.size();
}

void Session::call(std::uint64_t number) {
    if (!m_series.empty()) {
        m_series.back().calls.push_back({drawnUpTo(lastSeries()), number, m_wallClock(), m_records.size()});
        m_seriesSerial = ++m_lastSerial;
    }
}

void Session::reveal(std::uint64_t series, const std::string& secret) {
    if (series >= 1 && series <= m_series.size() && !m_series[series - 1].revealed()) {
        m_series[series - 1].secret = secret;
        m_seriesSerial = ++m_lastSerial;
    }
}

const std::string& Session::linkAt(int record) const {
    return m_links.at(record, chained());
}

std::string Session::rulesFingerprint() const {
    return fingerprintOf(*m_rules);
}

void Session::keepThrows(const Record& record, const std::vector<Record>& undone) {
    for (const Record& dropped : undone) {
        if (auto thrown = takenBack(dropped, record, cursor(), *m_rules)) {
            addStray(std::move(*thrown));
        }
    }
    for (StrayThrow& unused : m_strays.recorded(record, cursor())) {
        addStray(std::move(unused));
    }
}

/// What a record that takes the place of those undone keeps of them, and of those whose place they took. One
/// that an older program wrote has no link that somebody may have noted.
std::vector<ReplacedRecord> Session::replaced() const {
    std::vector<ReplacedRecord> replaced;
    for (int number = cursor() + 1; number <= m_records.size(); ++number) {
        const Record& undone = m_records.at(number);
        replaced.insert(replaced.end(), undone.replaced.begin(), undone.replaced.end());
        if (number >= m_records.unlinked() || !undone.chain.empty()) {
            replaced.push_back({number, linkAt(number).substr(0, replacedDigits)});
        }
    }
    return replaced;
}

void Session::keep(Record record) {
    const int place = cursor();
    m_links.cut(place); // dice may have been thrown since somebody asked for them
    record.replaced = replaced();
    const std::vector<Record> undone = m_records.takeUndone();
    const std::string rules = rulesFingerprint();
    record.rules = m_records.rules() == rules ? std::string() : rules;
    keepThrows(record, undone);
    comesBefore(place, m_series);
    m_links.cut(place);
    applyEvents(m_battle, m_records.add(std::move(record), ++m_lastSerial).events);
}

Answer Session::answerFor(const Record& record, Json changes) const {
    Answer answer = movedAlong(record, std::move(changes));
    for (const Json& step : record.steps) {
        answer.steps.push_back(plainStep(step));
    }
    answer.warnings = record.warnings;
    answer.extra = record.extra.list();
    if (Json scores = scoresIn(record.events); !scores.empty()) {
        answer.extra.emplace_back("scores", std::move(scores));
    }
    return answer;
}

Answer Session::answered(const UndoCommand&) {
    if (!canUndo()) {
        throw Refused("not-possible", say("command", "there is nothing to undo"));
    }
    const Record& record = m_records.undo();
    const ShownChanges changes(m_battle, record.events, *m_rules);
    revertEvents(m_battle, record.events);
    return movedAlong(record, changes.in(m_battle));
}

Answer Session::answered(const RedoCommand&) {
    if (!canRedo()) {
        throw Refused("not-possible", say("command", "there is nothing to redo"));
    }
    const Record& record = m_records.redo();
    const ShownChanges changes(m_battle, record.events, *m_rules);
    applyEvents(m_battle, record.events);
    return movedAlong(record, changes.in(m_battle));
}

void Session::goTo(int record) {
    const int wanted = std::clamp(record, 0, m_records.size());
    while (cursor() > wanted) {
        revertEvents(m_battle, m_records.undo().events);
    }
    while (cursor() < wanted) {
        applyEvents(m_battle, m_records.redo().events);
    }
}

Json Session::show(const Id& subject) const {
    return shownState(subject, *m_rules, m_battle);
}

Answer Session::answered(const ShowCommand& command) {
    const Id& subject = command.subject;
    Answer answer;
    answer.shown = show(subject);
    if (answer.shown.is_null()) {
        std::vector<std::string> known{"turn", "due", "tables", "objectives"};
        for (const Subject* other : m_battle.all()) {
            known.push_back(other->id);
        }
        throw Refused("unknown-id", fill(say("command", "nothing in this battle is called {subject}"),
                                         {{"subject", inQuotes(subject)}}) +
                                        didYouMean(subject, known));
    }
    answer.ok = true;
    return answer;
}

Battle Session::setUp() const {
    Battle battle = m_start;
    const int count = setUpRecords();
    for (int number = 1; number <= count; ++number) {
        applyEvents(battle, m_records.at(number).events);
    }
    return battle;
}

std::string Session::restore(History history) {
    Restored found = restored(m_start, history, *m_rules);
    if (!found.problem.empty()) {
        return found.problem;
    }
    m_start = std::move(found.start);
    m_battle = std::move(found.battle);
    m_records = RecordList(std::move(history.records), history.cursor, m_lastSerial);
    m_links = {};
    m_strays = StrayThrows();
    for (const StrayThrow& thrown : history.strays) {
        addStray(thrown);
    }
    m_series = std::move(history.series);
    comesBefore(m_records.size(), m_series);
    m_seriesSerial = m_series.empty() ? 0 : ++m_lastSerial;
    if (!history.seal.empty() && history.seal != seal()) {
        m_doubts.push_back(say("history", "the history was changed since it was written"));
    }
    return {};
}

History Session::history() const {
    return {records(), cursor(), 0, m_strays.all(), m_series, {}};
}

std::string Session::seal() const {
    return sealOf(linkAt(m_records.size()), cursor(), m_strays.all(), m_series);
}

} // namespace umpire
