#include "chronicle.h"

#include "../words/telling.h"
#include "narrator.h"
#include "umpire/base/speech.h"
#include "umpire/battle/roster.h"
#include "umpire/sheets/record_words.h"

#include <algorithm>
#include <map>

namespace umpire::sheets {

namespace {

/// Game turns played when this half-turn ends: "½", "1", "1½"; decimals with more than two sides.
std::string turnsPlayed(const Clock& clock, const Ids& order) {
    const auto found = std::find(order.begin(), order.end(), clock.side);
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
    Chronicler(const Session& session, const Veil& veil)
        : m_session(session), m_veil(veil), m_narrator(session), m_battle(session.start()) {}

    Chronicle chronicle() {
        const std::vector<Amendment> standing = m_session.standing();
        const std::size_t first = beginning(standing);
        for (std::size_t i = 0; i < first; ++i) {
            applyEvents(m_battle, standing[i].events);
        }
        m_chronicle.before = m_battle;
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
            if (!m_veil.covers(written)) {
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
        if (m_veil.covers(record)) {
            return;
        }
        const ToldIn place = tellingOf(record, m_session.rules()).report;
        if (place == ToldIn::Waived) {
            m_chronicle.waived.push_back(record);
        } else if (place == ToldIn::Rulings) {
            m_chronicle.rulings.push_back(record);
        }
    }

    Json forReader(Json command) const {
        if (m_veil.coversNotes()) {
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
        const auto at = std::find_if(chapters.begin(), chapters.end(),
                                     [turn](const Chapter& chapter) { return chapter.turn >= turn; });
        return at != chapters.end() && at->turn == turn ? *at : *chapters.insert(at, {turn, {}, when, when});
    }

    HalfTurn& halfTurn(const Clock& clock, const std::string& when) {
        Chapter& chapter = chapterOf(clock.turn, when);
        chapter.last = std::max(chapter.last, when);
        auto& halves = chapter.halves;
        const auto at = std::find_if(halves.begin(), halves.end(),
                                     [&clock](const HalfTurn& half) { return half.side == clock.side; });
        return at != halves.end() ? *at : *halves.insert(halves.end(), {clock.side, {}});
    }

    /// Without half-turns a turn is told as a whole.
    Clock told(Clock clock) const {
        clock.side = m_session.rules().halves ? clock.side : Id();
        return clock;
    }

    void tell(const Record& record) {
        if (tellingOf(record, m_session.rules()).report == ToldIn::Beside) {
            return;
        }
        HalfTurn& half = halfTurn(told(momentOf(record)), record.when);
        if (m_veil.covers(record)) {
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
        if (m_veil.coversNotes()) {
            tale.note.text.clear();
        }
        const bool told = !tale.text.empty() || !tale.note.empty();
        if (told && !m_veil.betrays(tale.who) && !m_veil.betrays(tale.text)) {
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
    const Veil& m_veil;
    Narrator m_narrator;
    Battle m_battle;
    Chronicle m_chronicle;
    std::map<Id, Clock> m_raised; ///< when each test fell due
};

} // namespace

Chronicle chronicleOf(const Session& session, const Veil& veil) {
    return Chronicler(session, veil).chronicle();
}

} // namespace umpire::sheets
