// Texts with places that cannot be filled where they are shown.

#include "pack_judges.h"

#include <set>

namespace umpire {

void checkTexts(const RulePack& pack, const TextUses& uses, const PackReport& report) {
    std::set<Id> shown;
    std::set<std::pair<Id, std::string>> told;
    for (const TextUse& use : uses) {
        const auto text = pack.texts.find(use.text);
        if (text == pack.texts.end()) {
            continue;
        }
        shown.insert(use.text);
        const std::string problem = placeProblem(text->second, use.roles, pack);
        if (!problem.empty() && told.emplace(use.text, problem).second) {
            report({"texts", {}, "texts", use.text}, problem);
        }
    }
    for (const auto& [id, text] : pack.texts) {
        const std::string problem = shown.contains(id) ? std::string() : placeProblem(text, pack);
        if (!problem.empty()) {
            report({"texts", {}, "texts", id}, problem);
        }
    }
}

} // namespace umpire
