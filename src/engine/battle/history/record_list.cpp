#include "umpire/battle/record.h"
#include "umpire/battle/roster.h"

#include <algorithm>
#include <utility>

namespace umpire {

RecordList::RecordList(std::vector<Record> records, int cursor, std::uint64_t& lastSerial)
    : m_records(std::move(records)), m_cursor(cursor) {
    for (Record& record : m_records) {
        m_serials.push_back(++lastSerial);
        record.number = static_cast<int>(m_serials.size());
    }
    m_unlinked = size() + 1; // those of an older program have none
}

std::vector<Record> RecordList::takeUndone() {
    const auto first = m_records.begin() + m_cursor;
    std::vector<Record> undone(std::make_move_iterator(first), std::make_move_iterator(m_records.end()));
    m_records.erase(first, m_records.end());
    m_serials.resize(m_records.size());
    m_unlinked = std::min(m_unlinked, m_cursor + 1);
    return undone;
}

const Record& RecordList::add(Record record, std::uint64_t serial) {
    m_serials.push_back(serial);
    record.number = ++m_cursor;
    return m_records.emplace_back(std::move(record));
}

std::vector<StandingRecord> RecordList::standing() const {
    static const Events none;
    std::vector<StandingRecord> result;
    result.reserve(static_cast<std::size_t>(m_cursor));
    for (int number = 1; number <= m_cursor; ++number) {
        const Record& record = at(number);
        const bool correction = !record.amendments.empty();
        // A correction acts through the records it amended; its own events are only the sum of theirs.
        result.push_back(
            {record.number, correction, &record.command, &record.steps, correction ? &none : &record.events});
        for (const Amendment& each : record.amendments) {
            result[static_cast<std::size_t>(each.record - 1)] = {each.record, each.dropped, &each.command,
                                                                 &each.steps, &each.events};
        }
    }
    return result;
}

bool RecordList::corrected() const {
    return std::any_of(m_records.begin(), m_records.begin() + m_cursor,
                       [](const Record& record) { return !record.amendments.empty(); });
}

std::string RecordList::rules() const {
    int number = m_cursor;
    while (number > 0 && at(number).rules.empty()) {
        --number;
    }
    return number == 0 ? std::string() : at(number).rules;
}

int RecordList::setUps() const {
    int count = 0;
    while (count < m_cursor && isSetUp(at(count + 1).command)) {
        ++count;
    }
    return count;
}

} // namespace umpire
