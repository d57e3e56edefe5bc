// Texts for printed sheets that stand with outcomes, modifiers and contests.

#include "pack_judges.h"

#include "umpire/rules/sheet_text.h"

namespace umpire {

void checkSheetTexts(const RulePack& pack, const PackReport& report) {
    const auto judge = [&](const PackPlace& place, const std::string& text) {
        const std::string problem = sheetPlaceProblem(text, pack);
        if (!problem.empty()) {
            report(place, problem);
        }
    };
    for (std::size_t i = 0; i < pack.outcomes.size(); ++i) {
        judge({"checks", {{"outcomes", i}}, "sheet"}, pack.outcomes[i].onSheet);
    }
    for (std::size_t i = 0; i < pack.modifiers.size(); ++i) {
        judge({"modifiers", {{"modifiers", i}}, "sheet"}, pack.modifiers[i].onSheet);
        judge({"modifiers", {{"modifiers", i}}, "worth"}, pack.modifiers[i].worth);
    }
    for (std::size_t i = 0; i < pack.contests.size(); ++i) {
        for (std::size_t j = 0; j < pack.contests[i].cells.size(); ++j) {
            const PackPlace cell{"checks", {{"contests", i}, {"cells", j}}, ""};
            judge({cell.part, cell.steps, "sheet"}, pack.contests[i].cells[j].onSheet);
            judge({cell.part, cell.steps, "enemy-sheet"}, pack.contests[i].cells[j].enemyOnSheet);
        }
    }
}

} // namespace umpire
