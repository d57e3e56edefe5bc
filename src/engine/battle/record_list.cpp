#include "umpire/battle/record_list.h"

#include "umpire/battle/chain.h"
#include "umpire/battle/roster.h"

namespace umpire {

RecordList::RecordList(std::vector<Record> records, int cursor, Serials& serials)
    : m_records(std::move(records)), m_cursor(cursor) {
    for (Record& record : m_records) {
        m_serials.push_back(serials.next());
        record.number = static_cast<int>(m_serials.size());
    }
}

const Record& RecordList::add(Record record, Serials& serials) {
    m_records.resize(static_cast<std::size_t>(m_cursor));
    m_serials.resize(m_records.size());
    m_serials.push_back(serials.next());
    record.number = ++m_cursor;
    return m_records.emplace_back(std::move(record));
}

std::vector<Amendment> RecordList::standing() const {
    std::vector<Amendment> result;
    for (int number = 1; number <= m_cursor; ++number) {
        const Record& record = at(number);
        const bool correction = !record.amendments.empty();
        // A correction acts through the records it amended; its own events are only the sum of theirs.
        result.push_back(
            {record.number, correction, record.command, record.steps, correction ? Events{} : record.events});
        for (const Amendment& amendment : record.amendments) {
            result[static_cast<std::size_t>(amendment.record - 1)] = amendment;
        }
    }
    return result;
}

int RecordList::setUps() const {
    int count = 0;
    while (count < m_cursor && isSetUp(at(count + 1).command)) {
        ++count;
    }
    return count;
}

std::vector<ReplacedRecord> RecordList::toBeReplaced() const {
    std::vector<ReplacedRecord> replaced;
    for (int number = m_cursor + 1; number <= size(); ++number) {
        const Record& record = at(number);
        replaced.insert(replaced.end(), record.replaced.begin(), record.replaced.end());
        if (!record.chain.empty()) {
            replaced.push_back({record.number, record.chain.substr(0, replacedDigits)});
        }
    }
    return replaced;
}

std::string RecordList::rulesNamed() const {
    for (int number = m_cursor; number > 0; --number) {
        if (const std::string& named = at(number).rules; !named.empty()) {
            return named;
        }
    }
    return {};
}

} // namespace umpire
