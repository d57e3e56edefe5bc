// Rules that a club keeps beside the shipped ones: offered for a new battle, and told of when they differ.

#include "test_window.h"

#include "document/text.h"
#include "support/battles.h"
#include "umpire/games/games.h"
#include "umpire/rules/fingerprint.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace umpire::gui::test::house_rules_test {

namespace fs = std::filesystem;

namespace {

fs::path shippedRules() {
    return umpire::test::sourceFolder() / "rules";
}

/// A folder with a copy of the shipped pack that has an id of its own.
class HouseRules {
  public:
    HouseRules() {
        const fs::path pack = path() / "club-rules";
        fs::copy(shippedRules() / "sand-sweat-and-camels", pack);
        const std::string id = R"("id": "sand-sweat-and-camels")";
        std::ostringstream content;
        content << std::ifstream(pack / "pack.json").rdbuf();
        std::string text = content.str();
        text.replace(text.find(id), id.size(), R"("id": "club-rules")");
        std::ofstream(pack / "pack.json") << text;
    }

    /// A pack that extends the shipped one and changes nothing.
    void extend(const std::string& id, bool abstract) const {
        fs::create_directories(path() / id);
        const Json manifest{{"format", "desert-umpire-rules"},
                            {"version", 1},
                            {"id", id},
                            {"title", "Rules of " + id},
                            {"extends", "sand-sweat-and-camels"},
                            {"abstract", abstract}};
        std::ofstream(path() / id / "pack.json") << manifest.dump();
    }

    fs::path path() const { return fromText(m_folder.path()); }
    BattleFiles files() const {
        const RulesFolder own(path(), PackOwner::User);
        return {PackSearchPath({own, shippedRules()}, gameNeeds()), findGame};
    }

  private:
    QTemporaryDir m_folder;
};

class NewBattle : public ::testing::Test {
  protected:
    HouseRules rules;
    QTemporaryDir folder;
    Settings settings{folder.filePath(QStringLiteral("settings.ini"))};
    ScriptedPrompts prompts;
    Look look;
    StoredBattle document{rules.files()};
    MainWindow window{document, look, settings, prompts, ExampleBattles(QStringList())};

    void trigger() { window.findChild<QAction*>(QStringLiteral("actionNew"))->trigger(); }
};

} // namespace

TEST_F(NewBattle, OffersThePacksThatAreFound) {
    prompts.choice = 1; // they stand by the names of their folders
    trigger();
    EXPECT_EQ(prompts.offered.size(), 7) << "and the six that are shipped";
    EXPECT_EQ(prompts.offered.value(1), QStringLiteral("Sand, Sweat and Camels (your own)"));
    EXPECT_TRUE(prompts.offered.value(3).startsWith(QStringLiteral("Morschauser")));
    ASSERT_TRUE(document.isOpen());
    EXPECT_EQ(document.rules().id, "club-rules");
}

TEST_F(NewBattle, OffersPacksThatExtendOthersButNoneThatIsMadeForThem) {
    rules.extend("a-common-base", true);
    rules.extend("an-own-pack", false);
    prompts.choice = 1;
    trigger();
    EXPECT_EQ(prompts.offered.size(), 8);
    ASSERT_TRUE(document.isOpen());
    EXPECT_EQ(document.rules().id, "an-own-pack");
    ASSERT_TRUE(document.rules().base);
    EXPECT_EQ(document.rules().base->id, "sand-sweat-and-camels");
}

TEST_F(NewBattle, IsNotBegunWhenNoneIsChosen) {
    prompts.choice = -1;
    trigger();
    EXPECT_FALSE(document.isOpen());
}

TEST_F(NewBattle, AsksNothingWhereRulesWereNamed) {
    document.useRules(QStringLiteral("club-rules"));
    trigger();
    EXPECT_TRUE(prompts.offered.isEmpty());
    ASSERT_TRUE(document.isOpen());
    EXPECT_EQ(document.rules().id, "club-rules");
}

TEST_F(TestWindow, ABattlePlayedWithOtherRulesSaysSoWhenItIsOpened) {
    Json played = Json::parse(BattleFiles::write(document.session()));
    played["rules-fingerprint"] = std::string(64, '0');
    played.erase("checksum"); // else it is told that somebody edited the file
    const QString other = folder.filePath(QStringLiteral("other.battle.json"));
    std::ofstream(fromText(other)) << played.dump(1);
    EXPECT_TRUE(window->openFile(other));
    ASSERT_EQ(prompts.issues.size(), 1U);
    EXPECT_NE(prompts.issues[0].text.find("other rules"), std::string::npos) << prompts.issues[0].text;
}

} // namespace umpire::gui::test::house_rules_test
