#include "chronicle.h"

#include "../text/battle_text.h"
#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/roster.h"
#include "umpire/sheets/change_text.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/roster_text.h"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace umpire::sheets {

namespace {

void addSentence(std::string& tale, const std::string& sentence) {
    if (sentence.empty()) {
        return;
    }
    const char last = sentence.back();
    const bool ended = last == '.' || last == '!' || last == '?';
    tale += (tale.empty() ? "" : " ") + sentence + (ended ? "" : ".");
}

/// The texts as sentences, one after the other; those that are empty are left out.
std::string sentences(const std::vector<std::string>& texts) {
    std::string tale;
    for (const std::string& text : texts) {
        addSentence(tale, text);
    }
    return tale;
}

bool hasOneOutcome(const Check& check) {
    return check.symbols.empty() && check.choices.empty() && check.tables.size() == 1 &&
           check.tables.front().bands.size() == 1;
}

/// What the umpire put in himself is told with his words.
std::string putInByHand(const Json& step) {
    std::string told;
    for (const Json& line : step.value("modifiers", Json::array())) {
        if (line.value("overridden", false)) {
            told += (told.empty() ? "" : ", ") + line.value("label", "") + " " +
                    signedHalves(halvesIn(line, "value"));
        }
    }
    return told;
}

/// Sides are called by names of one and of many: no verb goes with both.
std::string throwing(const Json& step, const Battle& before, bool byHand) {
    const Subject* subject = before.find(step.value("subject", ""));
    const bool side = subject && subject->kind == SubjectKind::Side;
    return side && byHand ? say("report", "{subject}, {dice} (by hand: {lines})")
           : side         ? say("report", "{subject}, {dice}")
           : byHand       ? say("report", "{subject} throws {dice} (by hand: {lines})")
                          : say("report", "{subject} throws {dice}");
}

/// Tells what a record was in sentences, for somebody who was not at the table.
class Narrator {
  public:
    explicit Narrator(const Session& session)
        : m_session(session), m_words(session), m_changes(session), m_roster(session) {}

    /// "" for what makes no story, such as the end of a phase in which nothing happened.
    /// `before` is the battle as the record found it.
    std::string tale(const Record& record, const Battle& before) const {
        return std::visit([&](const auto& command) { return told(command, record, before); },
                          commandIn(record.command, m_session.rules()));
    }

    /// Who did what, for a line about a record.
    std::string who(const Record& record) const { return m_words.who(record); }

  private:
    // Every command is told in its own way, or not at all.

    std::string told(const Call& call, const Record& record, const Battle& before) const {
        return call.action
                   ? sentences({m_words.who(record), rolls(record, before), verdict(record), results(record)})
                   : std::string();
    }

    std::string told(const CheckCommand&, const Record& record, const Battle& before) const {
        return sentences({rolls(record, before), results(record)});
    }

    std::string told(const AdjustCommand& command, const Record& record, const Battle&) const {
        const std::string happened = results(record);
        return happened.empty() ? std::string()
                                : byHand(say("report", "By the umpire's hand"), command.reason, happened);
    }

    std::string told(const CatchUpCommand& command, const Record& record, const Battle&) const {
        return byHand(say("report", "Played on paper"), command.reason, results(record));
    }

    /// What the end of a phase brought by itself.
    std::string told(const OneOf<NextPhaseCommand, EndTurnCommand, DrawCommand> auto&, const Record& record,
                     const Battle&) const {
        const std::string happened = results(record);
        return happened.empty() ? happened
                                : sentences({fill(say("report", "{moment}: {changes}"),
                                                  {{"moment", m_words.who(record)}, {"changes", happened}})});
    }
    std::string told(const OneOf<EnlistCommand, StrikeCommand, AmendCommand, RegroupCommand> auto&,
                     const Record& record, const Battle&) const {
        return sentences({m_words.who(record)});
    }
    /// Title, date and notes stand elsewhere, notes and words beside what they belong to; what was waived,
    /// ruled and corrected is told apart.
    std::string
    told(const OneOf<ScenarioCommand, WaiveCommand, RulingCommand, CorrectCommand, NoteCommand, ProseCommand,
                     TimeCommand, ResetCommand, UndoCommand, RedoCommand, ShowCommand> auto&,
         const Record&, const Battle&) const {
        return {};
    }

    std::string told(const FillCommand& command, const Record& record, const Battle&) const {
        return byHand(m_words.who(record), command.reason, {});
    }

    std::string told(const SeveralCommand& command, const Record& record, const Battle&) const {
        return byHand(m_words.who(record), command.reason, results(record));
    }

    std::string told(const ObjectiveCommand&, const Record& record, const Battle&) const {
        return sentences({results(record)});
    }

    std::string byHand(const std::string& how, const std::string& reason, const std::string& happened) const {
        const std::string head =
            reason.empty() ? how
                           : fill(say("report", "{how} ({reason})"), {{"how", how}, {"reason", reason}});
        return sentences({happened.empty() ? head
                                           : fill(say("report", "{how}: {changes}"),
                                                  {{"how", head}, {"changes", happened}})});
    }

    std::string rolls(const Record& record, const Battle& before) const {
        std::string tale;
        const std::vector<Json> given = RecordText::thrown(record.command, record.steps);
        for (std::size_t i = 0; i < record.steps.size(); ++i) {
            addSentence(tale, roll(record.steps[i], given[i], before));
        }
        return tale;
    }

    /// "Morale: II/48th throws 5 + 1 = 6: Stick it up 'em." The lines stand in the record.
    std::string roll(const Json& step, const Json& given, const Battle& before) const {
        if (step.contains(drawnKey)) {
            return memberText(step, "text");
        }
        const Check* check = m_session.rules().check(step.value("check", ""));
        const std::string byHand = putInByHand(step);
        const Places places{{"subject", m_roster.nameOf(step.value("subject", "")) + worn(step, before)},
                            {"dice", thrown(step, given)},
                            {"lines", byHand}};
        const bool stated = check && check->form == Check::Form::Stated;
        if (check && (stated || step.value("dice", Json::array()).empty())) {
            return fill(stated ? say("report", "{check}: {subject}: {outcome}, as the umpire saw it")
                               : say("report", "{check}: {subject}: {outcome}"),
                        {{"check", check->name},
                         {"subject", m_roster.nameOf(step.value("subject", ""))},
                         {"outcome", m_words.outcome(step)}});
        }
        std::string text = fill(throwing(step, before, !byHand.empty()), places);
        text =
            check ? fill(say("report", "{check}: {throw}"), {{"check", check->name}, {"throw", text}}) : text;
        if (check && hasOneOutcome(*check)) {
            return wholeThrow(text, *check, step);
        }
        const std::string outcome = m_words.outcome(step);
        return outcome.empty()
                   ? text
                   : fill(say("report", "{throw}: {outcome}"), {{"throw", text}, {"outcome", outcome}});
    }

    /// The one outcome of a check says no more than that it was rolled; in its place stands what it came to.
    /// A contest says that when both have rolled.
    std::string wholeThrow(const std::string& thrown, const Check& check, const Json& step) const {
        const auto& contests = m_session.rules().contests;
        const bool contest =
            std::ranges::any_of(contests, [&check](const Contest& each) { return each.rolls(check.id); });
        return sentences({thrown, contest ? std::string() : memberText(step, "text")});
    }

    /// "5 + 1 = 6"; several dice are told one by one: "1, 2 and 3, −1 for a total of 5"; those that are to
    /// count against a number: "1, 2 and 3 at −1: 2 of them count".
    std::string thrown(const Json& step, const Json& given) const {
        std::int64_t sum = 0;
        for (const Json& line : step.value("modifiers", Json::array())) {
            sum += halvesIn(line, "value");
        }
        const std::string dice = RecordText::faces(m_session.rules(), step, given);
        if (sum == 0) {
            return dice;
        }
        const std::string total = plainHalves(halvesIn(step, "total"));
        const std::string change = plainHalves(std::abs(sum));
        const Check* check = m_session.rules().check(step.value("check", ""));
        if (check && check->form == Check::Form::Pool && check->threshold) {
            // Moved is what a die has to show, or what each of them shows; their sum is not.
            return sayCounted("report", "{dice} at {change}: {n} of them counts",
                              "{dice} at {change}: {n} of them count")
                .of(step.value("total", std::int64_t{0}),
                    {{"dice", dice}, {"change", (sum < 0 ? "−" : "+") + change}});
        }
        return step.value("dice", Json::array()).size() > 1
                   ? fill(say("report", "{dice}, {change} for a total of {total}"),
                          {{"dice", dice}, {"change", (sum < 0 ? "−" : "+") + change}, {"total", total}})
                   : dice + (sum < 0 ? " − " : " + ") + change + " = " + total;
    }

    /// " (9 of 20, 45 %)" behind a formation that tests how worn it is.
    std::string worn(const Json& step, const Battle& before) const {
        const auto& rehearsal = m_session.rules().balance.rehearsal;
        if (!rehearsal || step.value("check", "") != rehearsal->check) {
            return {};
        }
        const BattleText words(m_session.rules(), before);
        const Subject* formation = before.find(step.value("subject", ""));
        const Attribute* counts = m_session.rules().attribute(SubjectKind::Formation, rehearsal->counts);
        const std::int64_t whole = formation && counts ? words.count(*formation, counts->shareOf) : 0;
        if (whole <= 0) {
            return {};
        }
        const std::int64_t lost = words.count(*formation, counts->id);
        return fill(say("report", " ({missing} of {whole}, {percent} %)"),
                    {{"missing", std::to_string(lost)},
                     {"whole", std::to_string(whole)},
                     {"percent", std::to_string(lost * 100 / whole)}});
    }

    std::string results(const Record& record) const {
        std::vector<std::string> parts = m_changes.of(record.events);
        for (const Json& step : record.steps) {
            // The outcome has just been told.
            const std::string outcome = m_words.outcome(step);
            const std::string whose = m_roster.nameOf(step.value("subject", "")) + say("words", ": ");
            std::erase(parts, whose + outcome);
            std::erase(parts, whose + small(outcome));
        }
        for (const std::string& change : m_roster.changes(record.events)) {
            parts.push_back(change);
        }
        for (const Event& event : record.events) {
            if (const auto* scored = std::get_if<Scored>(&event)) {
                parts.push_back(m_words.scoreWords(scored->score));
            } else if (std::holds_alternative<ObjectiveHeld>(event)) {
                parts.push_back(besideTheGame(event, m_session));
            }
        }
        std::string tale;
        addSentence(tale, joinedBy(say("words", "; "), parts));
        for (const std::string& text : saidWords(record)) {
            addSentence(tale, text);
        }
        return tale;
    }

    /// What a contest comes to, for one side and the other; what is said of both is told once.
    std::string verdict(const Record& record) const {
        const KeptMembers::List extras = record.extra.list();
        const bool fought = std::ranges::any_of(
            extras, [this](const auto& extra) { return m_session.rules().contest(extra.first) != nullptr; });
        if (!fought) {
            return {};
        }
        std::string tale;
        for (const Json& step : record.steps) {
            const std::string text = memberText(step, "text");
            if (tale.find(text) == std::string::npos) {
                addSentence(tale, text);
            }
        }
        return tale;
    }

    const Session& m_session;
    RecordText m_words;
    ChangeText m_changes;
    RosterText m_roster;
};

/// Game turns played when this half-turn ends: "½", "1", "1½"; decimals with more than two sides.
std::string turnsPlayed(const Clock& clock, const Ids& order) {
    const auto found = std::ranges::find(order, clock.side);
    const auto sides = static_cast<std::int64_t>(std::max<std::size_t>(order.size(), 1));
    const std::int64_t half = found == order.end() ? sides : found - order.begin() + 1;
    if (half == sides) {
        return std::to_string(clock.turn);
    }
    const std::string whole = clock.turn > 1 ? std::to_string(clock.turn - 1) : "";
    return sides == 2 ? whole + "½" : std::to_string(clock.turn - 1) + "." + std::to_string(half);
}

/// Goes through the records in force once.
class Chronicler {
  public:
    Chronicler(const Session& session, const Visibility& visibility)
        : m_session(session), m_visibility(visibility), m_narrator(session), m_battle(session.start()) {}

    Chronicle chronicle() {
        const std::vector<Amendment> standing = m_session.standing();
        const std::size_t first = beginning(standing);
        for (std::size_t i = 0; i < first; ++i) {
            applyEvents(m_battle, standing[i].events);
        }
        m_chronicle.stands.push_back({"0", m_battle});
        for (std::size_t i = first; i < standing.size(); ++i) {
            take(standing[i]);
        }
        addPresent();
        return std::move(m_chronicle);
    }

  private:
    /// The first record that belongs to the play since the battle last began.
    static std::size_t beginning(const std::vector<Amendment>& standing) {
        std::size_t first = 0;
        for (std::size_t i = 0; i < standing.size(); ++i) {
            if (isA<ResetCommand>(standing[i].command) && !standing[i].dropped) {
                first = i + 1;
            }
        }
        while (first < standing.size() && isSetUp(standing[first].command)) {
            ++first;
        }
        return first;
    }

    void take(const Amendment& standing) {
        const Record& written = m_session.records()[static_cast<std::size_t>(standing.record - 1)];
        if (!written.amendments.empty()) {
            if (!m_visibility.covers(written)) {
                m_chronicle.corrections.push_back(forReader(written));
            }
            tell(written);
            return;
        }
        if (standing.dropped) {
            return;
        }
        Record record = forReader(written);
        record.command = forReader(standing.command);
        record.steps = standing.steps;
        record.events = standing.events;
        // A record that came out otherwise since a correction stands at the moment it would have had.
        record.clock = m_battle.clock;
        sort(record);
        tell(record);
        rememberDues(record);
        const Clock before = told(m_battle.clock);
        applyEvents(m_battle, record.events);
        if (before.turn != m_battle.clock.turn || before.side != told(m_battle.clock).side) {
            m_chronicle.stands.push_back({turnsPlayed(before, m_battle.sideOrder()), m_battle});
        }
    }

    void sort(const Record& record) {
        if (m_visibility.covers(record)) {
            return;
        }
        const ReportPlace place = pagesOf(record, m_session.rules()).report;
        if (place == ReportPlace::Waived) {
            m_chronicle.waived.push_back(record);
        } else if (place == ReportPlace::Rulings) {
            m_chronicle.rulings.push_back(record);
        }
    }

    Json forReader(Json command) const {
        if (m_visibility.coversNotes()) {
            command.erase("reason");
        }
        return command;
    }

    Record forReader(Record record) const {
        record.command = forReader(std::move(record.command));
        return record;
    }

    void rememberDues(const Record& record) {
        Clock clock = record.clock;
        for (const Event& event : record.events) {
            if (const auto* moved = std::get_if<ClockMoved>(&event)) {
                clock = moved->to;
            } else if (const auto* raised = std::get_if<DueRaised>(&event)) {
                m_raised[raised->due.id] = clock;
            }
        }
    }

    /// A test that is taken late belongs to the half-turn in which it fell due.
    Clock momentOf(const Record& record) const {
        for (const Event& event : record.steps.empty() ? Events{} : record.events) {
            const auto* settled = std::get_if<DueSettled>(&event);
            const auto raised = settled ? m_raised.find(settled->due.id) : m_raised.end();
            if (raised != m_raised.end()) {
                return raised->second;
            }
        }
        return record.clock;
    }

    /// Turns stand in order, each once, although the umpire may set the game back.
    Chapter& chapterOf(std::int64_t turn, const std::string& when) {
        auto& chapters = m_chronicle.chapters;
        const auto at =
            std::ranges::find_if(chapters, [turn](const Chapter& chapter) { return chapter.turn >= turn; });
        return at != chapters.end() && at->turn == turn ? *at : *chapters.insert(at, {turn, {}, when, when});
    }

    HalfTurn& halfTurn(const Clock& clock, const std::string& when) {
        Chapter& chapter = chapterOf(clock.turn, when);
        chapter.last = std::max(chapter.last, when);
        auto& halves = chapter.halves;
        const auto at = std::ranges::find(halves, clock.side, &HalfTurn::side);
        return at != halves.end() ? *at : *halves.insert(halves.end(), {clock.side, {}});
    }

    /// Without half-turns a turn is told as a whole.
    Clock told(Clock clock) const {
        clock.side = m_session.rules().halves ? clock.side : Id();
        return clock;
    }

    void tell(const Record& record) {
        if (pagesOf(record, m_session.rules()).report == ReportPlace::Beside) {
            return;
        }
        HalfTurn& half = halfTurn(told(momentOf(record)), record.when);
        if (m_visibility.covers(record)) {
            const std::string drawn = drawnWords(record);
            if (!drawn.empty()) {
                half.tales.push_back({record.number, {}, drawn, {}, record.when});
            }
            return;
        }
        const auto& notes = m_session.battle().recordNotes;
        const auto note = notes.find(record.number);
        Tale tale{record.number, m_narrator.who(record), m_narrator.tale(record, m_battle),
                  note == notes.end() ? RecordNote() : note->second, record.when};
        if (m_visibility.coversNotes()) {
            tale.note.text.clear();
        }
        const bool told = !tale.text.empty() || !tale.note.empty();
        if (told && !m_visibility.betrays(tale.who) && !m_visibility.betrays(tale.text)) {
            half.tales.push_back(std::move(tale));
        }
    }

    /// Where the game stands within a half-turn; nothing new where that has just begun.
    void addPresent() {
        Battle last = m_chronicle.stands.back().battle;
        last.recordNotes = m_battle.recordNotes;
        last.prose = m_battle.prose;
        last.remarks = m_battle.remarks;
        last.times = m_battle.times;
        last.objectives = m_battle.objectives;
        last.due = m_battle.due;
        last.clock = m_battle.clock;
        if (!(last == m_battle)) {
            m_chronicle.stands.push_back({say("report", "now"), m_battle});
        }
    }

    const Session& m_session;
    const Visibility& m_visibility;
    Narrator m_narrator;
    Battle m_battle;
    Chronicle m_chronicle;
    std::map<Id, Clock> m_raised; ///< when each test fell due
};

} // namespace

Chronicle chronicleOf(const Session& session, const Visibility& visibility) {
    return Chronicler(session, visibility).chronicle();
}

} // namespace umpire::sheets
