#include "umpire/checks/free_lines.h"

#include <algorithm>

namespace umpire {

namespace {

/// Where the parts of a key end: a sign that is in no id, and in no line.
constexpr char partEnd = '\n';

bool isFreeLine(const Id& key) {
    return !key.empty() && key[0] == partEnd;
}

} // namespace

Id freeLineId(std::size_t number, const RulePack& rules) {
    Id id = "by-hand-" + std::to_string(number);
    while (rules.modifier(id)) {
        id = "own-" + id;
    }
    return id;
}

void addFreeLine(Overrides& overrides, const FreeLine& line) {
    const auto count = std::count_if(overrides.begin(), overrides.end(),
                                     [](const auto& entry) { return isFreeLine(entry.first); });
    // A letter for each that was there before keeps the keys in their order.
    const std::string place(static_cast<std::size_t>(count) + 1, 'l');
    overrides[partEnd + place + partEnd + line.check + partEnd + line.text] = line.value;
}

std::vector<FreeLine> freeLinesOf(const Overrides& overrides) {
    std::vector<FreeLine> lines;
    for (const auto& [key, value] : overrides) {
        if (isFreeLine(key)) {
            const std::size_t check = key.find(partEnd, 1) + 1;
            const std::size_t text = key.find(partEnd, check) + 1;
            lines.push_back({key.substr(text), value, key.substr(check, text - check - 1)});
        }
    }
    return lines;
}

} // namespace umpire
