#include "umpire/battle/sealed_series.h"

#include <algorithm>

namespace umpire {

void comesBefore(int place, std::vector<SealedSeries>& list) {
    for (SealedSeries& series : list) {
        series.after = std::min(series.after, place);
        for (DiceCall& call : series.calls) {
            call.after = std::min(call.after, place);
        }
    }
}

void SeriesList::pledge(const std::string& pledge, const std::string& when, int place, std::uint64_t drawn) {
    const bool unused =
        !m_list.empty() && m_list.back().after == place && !m_list.back().revealed() && drawn == 0;
    if (unused) {
        m_list.pop_back();
    }
    m_list.push_back({pledge, when, place, {}, {}});
}

bool SeriesList::call(const DiceCall& call) {
    if (m_list.empty()) {
        return false;
    }
    m_list.back().calls.push_back(call);
    return true;
}

bool SeriesList::reveal(std::uint64_t series, const std::string& secret) {
    if (series < 1 || series > m_list.size() || m_list[series - 1].revealed()) {
        return false;
    }
    m_list[series - 1].secret = secret;
    return true;
}

} // namespace umpire
