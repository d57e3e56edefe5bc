#include "umpire/program/rulings_read.h"

#include <algorithm>

namespace umpire {

std::vector<Id> RulingsRead::ids(const RulePack& rules) const {
    std::vector<Id> ids;
    for (std::size_t i = 0; i < m_words.size() * 64 && i < rules.rulings.size(); ++i) {
        if ((m_words[i / 64] >> (i % 64) & 1U) != 0) {
            ids.push_back(rules.rulings[i].id);
        }
    }
    std::sort(ids.begin(), ids.end());
    return ids;
}

} // namespace umpire
