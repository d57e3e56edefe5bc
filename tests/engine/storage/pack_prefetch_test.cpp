// Rules that are read beside something else: what is loaded is what would be loaded without.

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/games/games.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/storage/battle_file.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace umpire::test::pack_prefetch_test {
namespace {

namespace fs = std::filesystem;

/// A search path of its own with a copy of the first game, and a battle of it.
class PackPrefetch : public ::testing::Test {
  protected:
    PackPrefetch() {
        fs::copy(sourceFolder() / "rules/sand-sweat-and-camels", m_pack, fs::copy_options::recursive);
        fs::copy(sourceFolder() / "resources/battles/beersheba-1917.battle.json", m_battle);
    }

    BattleFiles files() const { return {PackSearchPath({m_folder.path()}, gameNeeds()), findGame}; }

    /// Officers of the copy reach farther from now on.
    void changePack() const {
        std::string texts = *readFile(m_pack / "texts.json");
        const auto at = texts.find("\"officer-range\": 9");
        ASSERT_NE(at, std::string::npos);
        texts.replace(at, 18, "\"officer-range\": 7");
        m_folder.write("sand-sweat-and-camels/texts.json", texts);
    }

    TemporaryFolder m_folder;
    fs::path m_pack = m_folder.path() / "sand-sweat-and-camels";
    fs::path m_battle = m_folder.path() / "b.battle.json";
};

std::string lines(const Issues& issues) {
    std::string all;
    for (const Issue& issue : issues) {
        all += issue.line() + "\n";
    }
    return all;
}

TEST_F(PackPrefetch, GiveTheBattleThatIsLoadedWithoutThem) {
    BattleFiles ahead = files();
    ahead.readRulesAhead(m_battle);
    const LoadedBattle loaded = ahead.load(m_battle);
    const LoadedBattle plain = files().load(m_battle);
    ASSERT_TRUE(loaded.session && plain.session);
    EXPECT_TRUE(loaded.session->battle() == plain.session->battle());
    EXPECT_EQ(fingerprintOf(loaded.session->rules()), fingerprintOf(plain.session->rules()));
}

TEST_F(PackPrefetch, AreTakenOnce) {
    BattleFiles ahead = files();
    ahead.readRulesAhead(m_battle);
    const std::string before = fingerprintOf(ahead.load(m_battle).session->rules());
    changePack();
    EXPECT_NE(fingerprintOf(ahead.load(m_battle).session->rules()), before);
}

TEST_F(PackPrefetch, OfNoUseAreForgotten) {
    for (const char* text : {"", "{", "{\"rules\": 3}", "{\"rules\": \"no-such-rules\"}"}) {
        m_folder.write("b.battle.json", text);
        BattleFiles ahead = files();
        ahead.readRulesAhead(m_battle);
        EXPECT_EQ(lines(ahead.load(m_battle).issues), lines(files().load(m_battle).issues)) << text;
    }
}

TEST_F(PackPrefetch, ThatAreNotInOrderAreToldOfByWhoLoads) {
    m_folder.write("sand-sweat-and-camels/dice.json", "{\"dice\": 6}");
    BattleFiles ahead = files();
    ahead.readRulesAhead(m_battle);
    const std::string told = lines(ahead.load(m_battle).issues);
    EXPECT_EQ(told, lines(files().load(m_battle).issues));
    EXPECT_NE(told.find("dice.json"), std::string::npos) << told;
}

} // namespace
} // namespace umpire::test::pack_prefetch_test
