#include "check_outcomes.h"

#include "umpire/base/text.h"

namespace umpire {

std::vector<Id> outcomesOf(const Check& check) {
    std::vector<Id> outcomes;
    const auto add = [&outcomes](const Id& outcome) {
        if (!outcome.empty() && !listed(outcomes, outcome)) {
            outcomes.push_back(outcome);
        }
    };
    for (const Id& outcome : check.choices) {
        add(outcome);
    }
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            add(band.outcome);
        }
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        add(outcome);
    }
    return outcomes;
}

} // namespace umpire
