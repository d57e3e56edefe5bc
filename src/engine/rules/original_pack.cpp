#include "umpire/rules/original_pack.h"

#include "umpire/rules/fingerprint.h"

namespace umpire {

std::shared_ptr<const RulePack> originalOf(const PackShelf& shelf, const RulePack& rules) {
    std::filesystem::path folder;
    for (const FoundPack& found : shelf.found()) {
        folder = found.name == rules.module ? found.folder : folder;
    }
    std::error_code ignored;
    if (std::filesystem::equivalent(folder, rules.folder, ignored)) {
        return nullptr; // not read twice to see that
    }
    std::shared_ptr<const RulePack> original = folder.empty() ? nullptr : shelf.in(folder).pack;
    const bool same = original && fingerprintOf(*original) == fingerprintOf(rules);
    return same ? nullptr : original;
}

} // namespace umpire
