#include "umpire/rules/original_pack.h"

#include "umpire/rules/fingerprint.h"

namespace umpire {

namespace {

bool isChanged(const RulePack& rules) {
    return rules.base && !rules.base->abstract && rules.houseRules;
}

/// What a pack of house rules builds on, be it by way of other house rules.
std::shared_ptr<const RulePack> extendedBy(const RulePack& rules) {
    std::shared_ptr<const RulePack> original = rules.base;
    while (isChanged(*original)) {
        original = original->base;
    }
    return fingerprintOf(*original) == fingerprintOf(rules) ? nullptr : original;
}

std::shared_ptr<const RulePack> asWritten(const PackSearchPath& shelf, const RulePack& rules) {
    if (rules.base) {
        return isChanged(rules) ? extendedBy(rules) : nullptr;
    }
    const Id& game = rules.module.empty() ? rules.id : rules.module;
    std::filesystem::path folder;
    for (const FoundPack& found : shelf.found()) {
        folder = found.name == game ? found.folder : folder;
    }
    std::error_code ignored;
    if (std::filesystem::equivalent(folder, rules.folder, ignored)) {
        return nullptr; // not read twice to see that
    }
    std::shared_ptr<const RulePack> original = folder.empty() ? nullptr : shelf.in(folder).pack;
    const bool same = original && fingerprintOf(*original) == fingerprintOf(rules);
    return same ? nullptr : original;
}

/// The folders of rules and of all that they build on.
std::vector<std::filesystem::path> foldersOf(const RulePack& rules) {
    std::vector<std::filesystem::path> folders;
    for (const RulePack* pack = &rules; pack; pack = pack->base.get()) {
        folders.emplace_back(pack->folder);
    }
    return folders;
}

} // namespace

std::shared_ptr<const RulePack> originalOf(const PackSearchPath& shelf, const RulePack& rules,
                                           const TextLocale& telling) {
    std::shared_ptr<const RulePack> original = asWritten(shelf, rules);
    return original ? localizedPack(std::move(original), shelf, telling, foldersOf(rules)) : nullptr;
}

} // namespace umpire
