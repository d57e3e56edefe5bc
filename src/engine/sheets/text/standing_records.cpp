#include "umpire/sheets/standing_records.h"

namespace umpire::sheets {

StandingRecords::StandingRecords(const Session& session) {
    const std::vector<Record>& records = session.records();
    for (int i = 0; i < session.cursor(); ++i) {
        const Record& record = records[static_cast<std::size_t>(i)];
        m_corrections += record.amendments.empty() ? 0 : 1;
        for (const Amendment& amendment : record.amendments) {
            take(record, amendment, records);
        }
    }
}

const StandingRecords::Changed* StandingRecords::changed(int number) const {
    const auto found = m_changed.find(number);
    return found == m_changed.end() ? nullptr : &found->second;
}

/// A correction replays everything after it; most of that comes out as it was.
void StandingRecords::take(const Record& correction, const Amendment& amendment,
                           const std::vector<Record>& records) {
    const Record& written = records[static_cast<std::size_t>(amendment.record - 1)];
    const Changed* before = changed(amendment.record);
    const Record& old = before ? before->record : written;
    const bool wasDropped = before && before->dropped;
    const bool same = old.command == amendment.command && old.steps == amendment.steps &&
                      old.events == amendment.events && wasDropped == amendment.dropped;
    if (same) {
        return;
    }
    Changed& now = m_changed.try_emplace(amendment.record, Changed{written, {}, false}).first->second;
    now.record.command = amendment.command;
    now.record.steps = amendment.steps;
    now.record.events = amendment.events;
    now.dropped = amendment.dropped;
    now.by.push_back(correction.number);
}

} // namespace umpire::sheets
