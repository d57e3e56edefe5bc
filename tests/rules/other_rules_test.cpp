// A battle knows the rules it was played with, and says when it is opened with others.

#include "rules/pack_copy.h"
#include "support/battles.h"
#include "umpire/rules/fingerprint.h"

#include <gtest/gtest.h>

namespace umpire::test::other_rules_test {
namespace {

const std::string inCover = R"("when": "$self.raw", "value": -1)";
const std::string inDeepCover = R"("when": "$self.raw", "value": -2)";

Json twoUnits() {
    Json battle = plainBattle();
    addUnit(battle, "firer", "brigade", "infantry", "british", 4);
    addUnit(battle, "target", "regiment", "infantry", "turkish", 4, {{"quality", "green"}});
    return battle;
}

const Json shot{{"do", "shoot"}, {"unit", "firer"}, {"target", "target"}, {"dice", {5}}};

/// A battle as it is written after one shot, with the pack in a folder or the shipped one.
std::string played(const std::string& rules = {}) {
    LoadedBattle loaded = battleFiles().parse(twoUnits().dump(), "battle", rules);
    EXPECT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.issues.empty());
    done(*loaded.session, shot);
    return BattleFiles::write(*loaded.session);
}

std::string lines(const Issues& issues) {
    std::string text;
    for (const Issue& issue : issues) {
        text += issue.line() + "\n";
    }
    return text;
}

TEST(OtherRules, ABattleNamesItsRulesInFull) {
    const Json file = Json::parse(played());
    const auto rules = shippedRules().find("sand-sweat-and-camels").pack;
    EXPECT_EQ(file["rules"], "sand-sweat-and-camels");
    EXPECT_EQ(file["rules-edition"], rules->edition);
    EXPECT_EQ(file["rules-fingerprint"], fingerprintOf(*rules));
    const LoadedBattle again = battleFiles().parse(file.dump(), "battle");
    EXPECT_TRUE(again.issues.empty()) << lines(again.issues);
    EXPECT_EQ(again.otherRules, "");
}

TEST(OtherRules, WithoutAFingerprintNothingIsSaid) {
    const LoadedBattle loaded = battleFiles().parse(twoUnits().dump(), "battle");
    EXPECT_TRUE(loaded.issues.empty()) << lines(loaded.issues);
}

TEST(OtherRules, HouseRulesThatAreNotHereAreNamed) {
    PackCopy pack;
    pack.replace("modifiers.json", inCover, inDeepCover);
    const LoadedBattle loaded = battleFiles().parse(played(pack.folder().string()), "club.battle.json");
    ASSERT_TRUE(loaded.session) << "it plays all the same";
    ASSERT_EQ(loaded.issues.size(), 1U);
    EXPECT_EQ(loaded.issues[0].severity, Severity::Warning);
    EXPECT_EQ(loaded.issues[0].path, "rules-fingerprint");
    EXPECT_EQ(loaded.issues[0].text, loaded.otherRules);
    EXPECT_EQ(loaded.otherRules,
              "this battle was played with other rules of the name \"sand-sweat-and-camels\" (January 2011, "
              "revised March 2015): modifiers.json: \"green-troops\" differs, or is new. It goes on with the "
              "rules it is opened with; --rules names others");
}

TEST(OtherRules, WhereBothAreHereTheValuesAreTold) {
    PackCopy pack;
    pack.replace("modifiers.json", inCover, inDeepCover);
    const LoadedBattle loaded = battleFiles().parse(played(), "battle", pack.folder().string());
    ASSERT_TRUE(loaded.session);
    EXPECT_NE(loaded.otherRules.find(R"(modifiers.json: "green-troops": "value" is -2, was -1)"),
              std::string::npos)
        << loaded.otherRules;
}

TEST(OtherRules, OfSeveralPacksOfOneIdTheOneItWasPlayedWithIsTaken) {
    PackCopy pack;
    pack.replace("modifiers.json", inCover, inDeepCover);
    const TemporaryFolder own;
    std::filesystem::copy(pack.folder(), own.path() / "our-rules");
    const BattleFiles files(PackSearchPath({own.path(), sourceFolder() / "rules"}, gameNeeds()), findGame);
    const LoadedBattle loaded = files.parse(played(pack.folder().string()), "battle");
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.issues.empty()) << lines(loaded.issues);
    EXPECT_EQ(loaded.session->rules().folder, (own.path() / "our-rules").string());
}

TEST(OtherRules, ACopyWithAnIdOfItsOwnPlays) {
    PackCopy pack;
    pack.replace("pack.json", R"("id": "sand-sweat-and-camels")", R"("id": "club-rules")");
    pack.replace("modifiers.json", inCover, inDeepCover);
    const TemporaryFolder own;
    std::filesystem::copy(pack.folder(), own.path() / "club-rules");
    const BattleFiles files(PackSearchPath({own.path(), sourceFolder() / "rules"}, gameNeeds()), findGame);
    Json battle = twoUnits();
    battle["rules"] = "club-rules";
    LoadedBattle loaded = files.parse(battle.dump(), "battle");
    ASSERT_TRUE(loaded.session) << lines(loaded.issues);
    EXPECT_EQ(done(*loaded.session, shot)["steps"][0]["total"], 3);
    const std::string text = BattleFiles::write(*loaded.session);
    EXPECT_EQ(Json::parse(text)["rules"], "club-rules");
    EXPECT_TRUE(files.parse(text, "battle").issues.empty());
}

} // namespace
} // namespace umpire::test::other_rules_test
