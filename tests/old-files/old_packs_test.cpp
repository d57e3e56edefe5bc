// Packs as earlier versions had them. Those under `packs` play; those under `packs-refused` need more since
// the game has grown, and say so word for word: MESSAGES.txt beside each pack.json. UMPIRE_GOLDEN_UPDATE=1
// writes those anew.

#include "samples.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace umpire::test::old_packs_test {
namespace {

namespace fs = std::filesystem;

/// The folder of a pack, from a path of its manifest.
fs::path packAt(const std::string& kind, const std::string& manifest) {
    return (samplesOf(kind) / manifest).parent_path();
}

/// Without the folder in which it happens to stand.
std::string messagesOf(const LoadedPack& loaded, const fs::path& folder) {
    std::string lines;
    for (const Issue& issue : loaded.issues) {
        std::string line = issue.line();
        if (line.starts_with(folder.string())) {
            line.erase(0, folder.string().size() + 1);
        }
        lines += line;
        lines += '\n';
    }
    return lines;
}

TEST(OldPacks, Play) {
    for (const std::string& manifest : samples("packs", "pack.json")) {
        const fs::path folder = packAt("packs", manifest);
        const LoadedPack loaded = shippedRules().in(folder);
        ASSERT_TRUE(loaded.pack) << manifest << "\n" << messagesOf(loaded, folder);
        for (const Issue& issue : loaded.issues) {
            EXPECT_NE(issue.text.find(" is an old word; write "), std::string::npos) << issue.line();
        }
        const BattleFiles files(loaded.pack, findGame);
        const LoadedBattle battle =
            files.load(sourceFolder() / "resources/battles/beersheba-1917.battle.json");
        ASSERT_TRUE(battle.session) << manifest;
        done(*battle.session, {{"do", "next-phase"}});
        done(*battle.session, {{"do", "undo"}});
    }
}

TEST(OldPacks, ThatNeedMoreSayWhat) {
    const char* wanted = std::getenv("UMPIRE_GOLDEN_UPDATE");
    for (const std::string& manifest : samples("packs-refused", "pack.json")) {
        const fs::path folder = packAt("packs-refused", manifest);
        const LoadedPack loaded = shippedRules().in(folder);
        EXPECT_FALSE(loaded.pack) << manifest << " plays again: move it to packs";
        const std::string found = messagesOf(loaded, folder);
        if (wanted && std::string(wanted) == "1") {
            std::ofstream(folder / "MESSAGES.txt") << found;
        }
        EXPECT_EQ(found, *readFile(folder / "MESSAGES.txt")) << manifest;
    }
}

} // namespace
} // namespace umpire::test::old_packs_test
