#include "umpire/battle/session.h"

#include "../commands/command_fields.h"
#include "../opening.h"
#include "correction.h"
#include "dice_ledger.h"
#include "recording.h"
#include "restoring.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/record_json.h"
#include "umpire/battle/shown_changes.h"
#include "umpire/rules/fingerprint.h"

#include <algorithm>
#include <concepts>
#include <utility>

namespace umpire {

namespace {

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

} // namespace

Session::Session(std::shared_ptr<const RulePack> rules, const GameModule* module, Battle start)
    : m_rules(std::move(rules)), m_module(module), m_start(withSetUp(*m_rules, module, std::move(start))),
      m_battle(m_start), m_first(linkOfStart(m_start)), m_wallClock(systemTime) {}

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
    } catch (const BadDice& bad) {
        return unseen.refused({"bad-dice", bad.what()});
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
        given ? DiceLedger(m_records, m_strays, *m_rules).drawsAmong(*given) : std::nullopt;
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
        answer.changes = shownChanges(m_battle, after, record.events, *m_rules);
        return answer;
    } catch (const Refused& refusal) {
        return refused(refusal.refusal());
    } catch (const BadDice& bad) {
        return refused({"bad-dice", bad.what()});
    }
}

std::pair<Battle, Json> Session::amended(const Json& correction) const {
    const Played played = this->played();
    const CorrectCommand read = readCorrection(correction, *m_rules);
    const Correction wanted(played, read);
    return {wanted.before(), wanted.corrected()};
}

Preview Session::previewCorrection(const Json& command) const {
    try {
        const auto [before, put] = amended(command);
        return previewOn(before, put);
    } catch (const Refused& refusal) {
        Preview preview;
        preview.refusal = refusal.refusal();
        return preview;
    }
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
    nameRules();
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
    thrown.serial = m_serials.next();
    m_strays.add(std::move(thrown));
}

std::uint64_t Session::drawnUpTo(const DrawSeries& series) const {
    return DiceLedger(m_records, m_strays, *m_rules).drawnUpTo(series);
}

std::uint64_t Session::pledge(const std::string& pledge) {
    m_series.pledge(pledge, m_wallClock(), m_records.size(), drawnUpTo(m_series.last()));
    m_seriesSerial = m_serials.next();
    return m_series.all().size();
}

void Session::call(std::uint64_t number) {
    if (m_series.call({drawnUpTo(m_series.last()), number, m_wallClock(), m_records.size()})) {
        m_seriesSerial = m_serials.next();
    }
}

void Session::reveal(std::uint64_t series, const std::string& secret) {
    if (m_series.reveal(series, secret)) {
        m_seriesSerial = m_serials.next();
    }
}

const std::string& Session::linkAt(int record) const {
    nameRules();
    return m_links.at(record, chained());
}

const std::string& Session::rulesFingerprint() const {
    if (m_fingerprint.empty()) {
        m_fingerprint = fingerprintOf(*m_rules);
    }
    return m_fingerprint;
}

/// Lets a record name its rules where those before it do not. To work out the fingerprint takes long, so that
/// the first record of a battle names them later, when somebody looks at it. Gives whether it does.
bool Session::putRules(Record& record) const {
    const int naming = m_records.namingRules();
    if (naming == 0) {
        m_unnamed = cursor() + 1;
    } else if (naming != m_unnamed && rulesFingerprint() != m_records.at(naming).rules) {
        record.rules = rulesFingerprint();
    }
    return naming == 0 || !record.rules.empty();
}

void Session::nameRules() const {
    if (m_unnamed > 0) {
        m_records.setRules(std::exchange(m_unnamed, 0), rulesFingerprint());
    }
}

void Session::keepThrows(const Record& record, const std::vector<Replaceable>& undone) {
    for (const Replaceable& dropped : undone) {
        if (auto thrown = takenBack(*dropped.record, record, cursor(), *m_rules)) {
            addStray(std::move(*thrown));
        }
    }
    for (StrayThrow& unused : m_strays.recorded(record, cursor())) {
        addStray(std::move(unused));
    }
}

/// Those that were undone, each with its link: to be worked out should anybody ask for it.
std::vector<Replaceable> Session::takeUndone() {
    std::vector<Replaceable> undone;
    if (canRedo()) {
        nameRules();
    }
    const int unlinked = m_records.unlinked();
    Link before = cursor() > 0 && canRedo() ? Link(linkAt(cursor())) : m_first;
    for (Record& record : m_records.takeUndone()) {
        const std::string between = cameBetween(record.number - 1, m_strays.all(), m_series.all());
        const auto shared = std::make_shared<const Record>(std::move(record));
        before =
            shared->chain.empty()
                ? Link::later([shared, before, between] { return linkOf(*shared, before.digits(), between); })
                : Link(shared->chain);
        undone.push_back({shared, before, shared->number >= unlinked || !shared->chain.empty()});
    }
    return undone;
}

void Session::keep(Record record) {
    const int place = cursor();
    const std::vector<Replaceable> undone = takeUndone();
    record.replaced = replacedBy(undone);
    const bool names = putRules(record);
    keepThrows(record, undone);
    m_series.comesBefore(place);
    m_links.cut(place);
    applyEvents(m_battle, m_records.add(std::move(record), m_serials, names).events);
}

Answer Session::answerFor(const Record& record, Json changes) const {
    Answer answer = movedAlong(record, std::move(changes));
    answer.steps = record.steps;
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
    m_records = RecordList(std::move(history.records), history.cursor, m_serials);
    m_unnamed = 0;
    m_first = linkOfStart(m_start);
    m_links = {};
    m_strays = StrayThrows();
    for (const StrayThrow& thrown : history.strays) {
        addStray(thrown);
    }
    m_series = SeriesList(std::move(history.series));
    m_series.comesBefore(m_records.size());
    m_seriesSerial = m_series.all().empty() ? 0 : m_serials.next();
    if (!history.seal.empty() && history.seal != seal()) {
        m_doubts.push_back(say("history", "the history was changed since it was written"));
    }
    return {};
}

History Session::history() const {
    return {records(), cursor(), 0, m_strays.all(), m_series.all(), {}};
}

std::string Session::seal() const {
    return sealOf(linkAt(m_records.size()), cursor(), m_strays.all(), m_series.all());
}

} // namespace umpire
