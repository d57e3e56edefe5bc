#include "pack_prefetch.h"

#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/rules/fingerprint.h"

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace umpire {

namespace {

/// A thread has memory of its own, and what reading a pack took of it nobody there will want again.
void giveBackMemory() {
#if defined(__GLIBC__)
    malloc_trim(0);
#endif
}

} // namespace

PackPrefetch::PackPrefetch(PackSearchPath shelf, std::filesystem::path battle)
    : m_read(std::async(std::launch::async, [shelf = std::move(shelf), battle = std::move(battle)] {
          Read done = read(shelf, battle);
          giveBackMemory();
          return done;
      })) {}

PackPrefetch::Read PackPrefetch::read(const PackSearchPath& shelf, const std::filesystem::path& battle) {
    const auto text = readFile(battle);
    if (!text) {
        return {};
    }
    Issues told; // when the battle is opened
    const JsonNode root = parseJson(*text, battle.string(), told);
    const std::string name = root.text("rules");
    LoadedPack loaded = name.empty() ? LoadedPack() : shelf.find(name);
    if (!loaded.pack || !loaded.issues.empty()) {
        return {};
    }
    if (!root.text("rules-fingerprint").empty()) {
        fingerprintOf(*loaded.pack);
    }
    return {name, std::move(loaded.pack)};
}

std::shared_ptr<const RulePack> PackPrefetch::take(const std::string& name) {
    const std::lock_guard taking(m_taking);
    Read read = m_read.valid() ? m_read.get() : Read();
    return read.name == name ? std::move(read.pack) : nullptr;
}

} // namespace umpire
