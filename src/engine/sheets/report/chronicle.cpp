#include "chronicle.h"

#include "../words/record_subjects.h"
#include "narrator.h"
#include "umpire/battle/roster.h"

#include <algorithm>

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
    Chronicler(const Session& session, const std::set<Id>& hidden)
        : m_session(session), m_hidden(hidden), m_narrator(session), m_battle(session.start()) {}

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
            if (standing[i].command.value("do", "") == "reset" && !standing[i].dropped) {
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
            m_chronicle.corrections.push_back(written);
            tell(written);
            return;
        }
        if (standing.dropped) {
            return;
        }
        Record record = written;
        record.command = standing.command;
        record.steps = standing.steps;
        record.events = standing.events;
        // A record that came out otherwise since a correction stands at the moment it would have had.
        record.clock = m_battle.clock;
        sort(record);
        tell(record);
        const Clock before = m_battle.clock;
        applyEvents(m_battle, record.events);
        if (before.turn != m_battle.clock.turn || before.side != m_battle.clock.side) {
            m_chronicle.stands.push_back({turnsPlayed(before, m_battle.sideOrder()), m_battle});
        }
    }

    void sort(const Record& record) {
        const std::string name = memberText(record.command, "do");
        if (concerns(record, m_hidden)) {
            return;
        }
        if (name == "waive") {
            m_chronicle.waived.push_back(record);
        } else if (name == "ruling") {
            m_chronicle.rulings.push_back(record);
        }
    }

    HalfTurn& halfTurn(const Record& record) {
        auto& chapters = m_chronicle.chapters;
        if (chapters.empty() || chapters.back().turn != record.clock.turn) {
            chapters.push_back({record.clock.turn, {}, record.when, record.when});
        }
        Chapter& chapter = chapters.back();
        chapter.last = record.when;
        if (chapter.halves.empty() || chapter.halves.back().side != record.clock.side) {
            chapter.halves.push_back({record.clock.side, {}});
        }
        return chapter.halves.back();
    }

    void tell(const Record& record) {
        const std::string name = memberText(record.command, "do");
        if (name == "note" || name == "prose") {
            return;
        }
        HalfTurn& half = halfTurn(record);
        if (concerns(record, m_hidden)) {
            return;
        }
        const auto& notes = m_session.battle().recordNotes;
        const auto note = notes.find(record.number);
        Tale tale{record.number, m_narrator.who(record), m_narrator.tale(record),
                  note == notes.end() ? RecordNote() : note->second};
        if (!tale.text.empty() || !tale.note.empty()) {
            half.tales.push_back(std::move(tale));
        }
    }

    /// Where the game stands within a half-turn; nothing new where that has just begun.
    void addPresent() {
        Battle last = m_chronicle.stands.back().battle;
        last.recordNotes = m_battle.recordNotes;
        last.prose = m_battle.prose;
        last.due = m_battle.due;
        last.clock = m_battle.clock;
        if (!(last == m_battle)) {
            m_chronicle.stands.push_back({"now", m_battle});
        }
    }

    const Session& m_session;
    const std::set<Id>& m_hidden;
    Narrator m_narrator;
    Battle m_battle;
    Chronicle m_chronicle;
};

} // namespace

Chronicle chronicleOf(const Session& session, const std::set<Id>& hidden) {
    return Chronicler(session, hidden).chronicle();
}

} // namespace umpire::sheets
