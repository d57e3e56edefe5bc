#include "lost_records.h"
#include "umpire/base/speech.h"
#include "umpire/rules/commands.h"

#include "../battle/history/restoring.h"

#include <algorithm>
#include <sstream>

namespace umpire {

namespace {

bool correctsOnlyEarlier(const Record& record, int number) {
    return std::all_of(record.amendments.begin(), record.amendments.end(),
                       [number](const Amendment& each) { return each.record >= 1 && each.record < number; });
}

/// True when the record leads the battle on; otherwise the battle is as it was.
bool leadsOn(Battle& battle, const RulePack& rules, const Record& record, int number) {
    Battle next = battle;
    if (!correctsOnlyEarlier(record, number) || !applyChecked(next, record.events).empty() ||
        !unsound(next, rules, record.events, true).empty()) {
        return false;
    }
    battle = std::move(next);
    return true;
}

/// Puts those that do not fit down as lost. The battle the session began with
/// holds the first `from` of them; they stay only when `setUp`.
std::vector<Record> withoutMisfits(const Session& session, std::vector<Record> records, std::size_t from,
                                   bool setUp, std::vector<int>& misfits) {
    misfits.clear();
    Battle battle = session.start();
    for (std::size_t i = 0; i < records.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const bool fits = i < from ? setUp : leadsOn(battle, session.rules(), records[i], number);
        if (!fits) {
            misfits.push_back(number);
            records[i] = lostRecord(number, records[i],
                                    fill(say("journal", "Record {number} does not fit without "
                                                        "what was lost before it."),
                                         {{"number", std::to_string(number)}}));
            leadsOn(battle, session.rules(), records[i], number);
        }
    }
    return records;
}

/// A lost record that nothing lent its moment stands at that of the one before
/// it.
void giveMoments(std::vector<Record>& records, const Clock& start) {
    Clock moment = start;
    for (Record& record : records) {
        if (record.clock.phase.empty()) {
            record.clock = moment;
        }
        moment = record.clock;
    }
}

std::vector<StrayThrow> within(const std::vector<StrayThrow>& strays, std::size_t records) {
    std::vector<StrayThrow> kept;
    std::copy_if(strays.begin(), strays.end(), std::back_inserter(kept), [records](const StrayThrow& each) {
        return each.after >= 0 && each.after <= static_cast<int>(records);
    });
    return kept;
}

} // namespace

Record lostRecord(int number, const Record& next, const std::string& why) {
    const std::string text = why.empty()
                                 ? fill(say("journal", "Record {number} was lost with a damaged file."),
                                        {{"number", std::to_string(number)}})
                                 : why;
    Record record;
    record.number = number;
    record.command = commandOf(Verb::Note, {{"record", number}, {"text", text}, {"bookmark", true}});
    record.clock = next.clock;
    record.when = next.when;
    record.events.push_back(RecordNoted{number, {}, {text, true}});
    return record;
}

std::string restoreWhatFits(Session& session, History history, std::vector<int>& misfits) {
    history.cursor = std::clamp(history.cursor, 0, static_cast<int>(history.records.size()));
    history.strays = within(history.strays, history.records.size());
    giveMoments(history.records, session.start().clock);
    if (session.restore(history).empty()) {
        return {};
    }
    history.rosterAt = std::clamp(history.rosterAt, 0, history.cursor);
    const auto from = static_cast<std::size_t>(history.rosterAt);
    const std::vector<Record> records = history.records;
    history.records = withoutMisfits(session, records, from, true, misfits);
    if (session.restore(history).empty()) {
        return {};
    }
    // The roster stands in the file; without the steps that led to it there is
    // still all that was played.
    history.records = withoutMisfits(session, records, from, false, misfits);
    history.rosterAt = 0;
    return session.restore(std::move(history));
}

namespace {

constexpr const char* head = "  \"records\": [";
constexpr const char* indent = "   ";
/// Each is another reading of the whole file.
constexpr std::size_t mostLost = 100;

} // namespace

RecordLines::RecordLines(std::string text) {
    std::istringstream in(std::move(text));
    for (std::string line; std::getline(in, line);) {
        m_lines.push_back(std::move(line));
    }
    const auto start = std::find(m_lines.begin(), m_lines.end(), head);
    const auto end = std::find_if(start, m_lines.end(),
                                  [](const std::string& line) { return line == "  ]" || line == "  ],"; });
    if (end != m_lines.end()) {
        m_first = static_cast<int>(start - m_lines.begin()) + 1;
        m_count = static_cast<int>(end - start) - 1;
    }
}

std::string RecordLines::text() const {
    std::string text;
    for (const std::string& line : m_lines) {
        text.append(line).append("\n");
    }
    return text;
}

bool RecordLines::giveUp(const Issues& issues) {
    bool any = false;
    for (const Issue& issue : issues) {
        if (issue.severity == Severity::Error) {
            // A line that is not closed is noticed at the next one.
            any = giveUpLine(issue.at.line - 1) || (!any && giveUpLine(issue.at.line - 2)) || any;
        }
    }
    return any;
}

bool RecordLines::giveUpLine(int line) {
    const int number = line - m_first + 1;
    if (number < 1 || number > m_count || m_lost.size() >= mostLost || !m_lost.insert(number).second) {
        return false;
    }
    m_lines[static_cast<std::size_t>(line)] =
        indent + dumpLine(toJson(lostRecord(number, {}))) + (number == m_count ? "" : ",");
    return true;
}

} // namespace umpire
