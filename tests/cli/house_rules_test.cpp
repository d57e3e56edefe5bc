// House rules made, changed, compared and shared from outside.

#include "program.h"
#include "support/field.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace umpire::test::house_rules_program_test {
namespace {

namespace fs = std::filesystem;

class HouseRulesProgram : public testing::Test {
  protected:
    void SetUp() override { setenv("XDG_DATA_HOME", data.path().c_str(), 1); }
    void TearDown() override { unsetenv("XDG_DATA_HOME"); }

    static Finished run(std::vector<std::string> arguments, const std::string& input = {}) {
        arguments.insert(arguments.begin(), "house-rules");
        return umpireRun(arguments, input);
    }
    static Finished make() {
        return run({"our-club", "--extends", "sand-sweat-and-camels", "--title", "Our club"});
    }
    std::string file(const std::string& name) const {
        const auto text = readFile(folder() / name);
        return text ? *text : std::string();
    }
    fs::path folder() const { return data.path() / "desert-umpire/rules/our-club"; }

    TemporaryFolder data;
};

TEST_F(HouseRulesProgram, AreMadeAndTold) {
    const Finished made = make();
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_EQ(made.out, "our-club: Our club\n" + folder().string() + "\n");
    EXPECT_EQ(umpireRun({"validate", folder().string()}).status, 0);
    const Finished again = make();
    EXPECT_EQ(again.status, 1);
    EXPECT_EQ(again.err,
              "our-club: error: there are rules called \"our-club\" already; choose another name\n");
}

TEST_F(HouseRulesProgram, AreChangedInOneGo) {
    make();
    const Finished changed = run(
        {"our-club", "--set", "texts/numbers/officer-range=12", "--set",
         "modifiers/modifiers/officer-near/section=C", "--remove", "modifiers/modifiers/anzac", "--add",
         R"(modifiers/modifiers/thirst={"label":"Thirsty","section":"x","checks":["morale"],"value":-1})"});
    EXPECT_EQ(changed.status, 0) << changed.err;
    EXPECT_NE(changed.out.find("\"officer-range\": it is 12, was 9"), std::string::npos) << changed.out;
    EXPECT_NE(changed.out.find("Thirsty (thirst) is new"), std::string::npos);
    EXPECT_NE(changed.out.find("ANZAC (anzac) is gone"), std::string::npos);
    EXPECT_EQ(Json::parse(file("texts.json")), Json::parse(R"({"numbers":{"officer-range":12}})"));
    ASSERT_EQ(run({"our-club", "--reset", "texts/numbers/officer-range"}).status, 0);
    EXPECT_FALSE(fs::exists(folder() / "texts.json"));
}

TEST_F(HouseRulesProgram, OfSeveralChangesAllAreSavedOrNone) {
    make();
    const Finished wrong = run({"our-club", "--set", "texts/numbers/officer-range=12", "--set",
                                "modifiers/modifiers/anzac/when=\"$self.anzak\""});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_NE(wrong.err.find("modifiers.json:"), std::string::npos) << wrong.err;
    EXPECT_NE(wrong.err.find("were not saved"), std::string::npos);
    EXPECT_EQ(file("texts.json"), "");
    const Finished nowhere = run({"our-club", "--set", "texts/numbers/officer-rage=12"});
    EXPECT_EQ(nowhere.status, 1);
    EXPECT_NE(nowhere.err.find("there is nothing at"), std::string::npos);
    EXPECT_EQ(run({"our-club", "--set", "texts/numbers/officer-range"}).status, 1);
}

TEST_F(HouseRulesProgram, ValuesAreFoundAsTheyAreSet) {
    make();
    run({"our-club", "--set", "texts/numbers/officer-range=12"});
    const Finished found = run({"our-club", "--find", "numbers/officer-"});
    EXPECT_EQ(found.status, 0);
    EXPECT_EQ(found.out, "texts/numbers/officer-range=12  (was 9)\ntexts/numbers/officer-move=9\n"
                         "texts/numbers/officer-danger=3\n");
}

TEST_F(HouseRulesProgram, OddsStandBesideEachOther) {
    make();
    ASSERT_EQ(run({"our-club", "--set", "modifiers/modifiers/green-troops/value=-4"}).status, 0);
    const fs::path battle =
        data.write("a.battle.json",
                   Field().ours("squadron", "cavalry", "british", 4, {{"quality", "green"}}).json().dump());
    const std::string command = "{\"do\":\"check\",\"check\":\"morale\",\"unit\":\"squadron\"}\n";
    const Finished odds = run({"our-club", "--odds", battle.string()}, command);
    EXPECT_EQ(odds.status, 0) << odds.err;
    const Json answer = Json::parse(odds.lines().at(0));
    EXPECT_EQ(answer["ok"], true);
    const Json plain = Json::parse(umpireRun({"odds", battle.string()}, command).lines().at(0));
    EXPECT_EQ(answer["odds"][0]["subject"], "squadron");
    EXPECT_EQ(answer["odds"][0]["before"], plain["odds"][0]["outcomes"]);
    const Json changed =
        Json::parse(umpireRun({"odds", battle.string(), "--rules", "our-club"}, command).lines().at(0));
    EXPECT_EQ(answer["odds"][0]["after"], changed["odds"][0]["outcomes"]);
    EXPECT_NE(answer["odds"][0]["after"], answer["odds"][0]["before"]);
}

TEST_F(HouseRulesProgram, GoFromOneComputerToAnother) {
    make();
    run({"our-club", "--set", "texts/numbers/officer-range=12"});
    const std::string shared = (data.path() / "our-club.house-rules.json").string();
    ASSERT_EQ(run({"our-club", "--share", shared}).status, 0);
    EXPECT_EQ(run({"our-club", "--share", "-"}).out, *readFile(shared));
    const TemporaryFolder other;
    setenv("XDG_DATA_HOME", other.path().c_str(), 1);
    const Finished taken = umpireRun({"take-in", shared});
    EXPECT_EQ(taken.status, 0) << taken.err;
    EXPECT_EQ(run({"our-club", "--find", "numbers/officer-range"}).out,
              "texts/numbers/officer-range=12  (was 9)\n");
    EXPECT_EQ(umpireRun({"take-in", shared}).status, 1) << "nothing is replaced";
}

TEST_F(HouseRulesProgram, AnotherVersionIsShownAndTakenInOnRequest) {
    make();
    run({"our-club", "--set", "texts/numbers/officer-range=12"});
    const std::string shared = (data.path() / "our-club.house-rules.json").string();
    ASSERT_EQ(run({"our-club", "--share", shared}).status, 0);
    EXPECT_NE(umpireRun({"take-in", shared}).out.find(": the same as "), std::string::npos);
    run({"our-club", "--set", "texts/numbers/officer-range=15"});
    const Finished shown = umpireRun({"take-in", shared});
    EXPECT_EQ(shown.status, 1);
    EXPECT_NE(shown.out.find(": what differs from "), std::string::npos) << shown.out;
    EXPECT_NE(shown.out.find("15"), std::string::npos) << shown.out;
    EXPECT_NE(shown.err.find("--replace"), std::string::npos) << shown.err;
    EXPECT_EQ(umpireRun({"take-in", "--replace", shared}).status, 0);
    EXPECT_EQ(run({"our-club", "--find", "numbers/officer-range"}).out,
              "texts/numbers/officer-range=12  (was 9)\n");
}

TEST_F(HouseRulesProgram, TakeNobodysNameUnasked) {
    make();
    const std::string shared = (data.path() / "our-club.house-rules.json").string();
    ASSERT_EQ(run({"our-club", "--share", shared}).status, 0);
    const TemporaryFolder other;
    setenv("XDG_DATA_HOME", other.path().c_str(), 1);
    const std::string text = *readFile(shared);
    Json otherId = Json::parse(text);
    otherId["id"] = "their-club";
    const std::string renamed = other.write("their-club.house-rules.json", otherId.dump(1)).string();
    const Finished another = umpireRun({"take-in", renamed});
    EXPECT_EQ(another.status, 1);
    EXPECT_NE(another.err.find("the rules in it that they are \"our-club\""), std::string::npos)
        << another.err;
    Json printed = Json::parse(text);
    printed["id"] = printed["files"]["pack.json"]["id"] = "morschauser-mark-1";
    const std::string usurper = other.write("morschauser-mark-1.house-rules.json", printed.dump(1)).string();
    const Finished refused = umpireRun({"take-in", usurper});
    EXPECT_EQ(refused.status, 1);
    EXPECT_NE(refused.err.find("its id is \"morschauser-mark-1\""), std::string::npos) << refused.err;
    EXPECT_EQ(umpireRun({"take-in", "--replace", renamed, usurper}).status, 0);
}

TEST_F(HouseRulesProgram, ThatAreNotThereAreTold) {
    const Finished none = run({"our-club"});
    EXPECT_EQ(none.status, 3);
    EXPECT_NE(none.err.find("--extends makes new ones"), std::string::npos);
    EXPECT_EQ(run({(sourceFolder() / "rules/sand-sweat-and-camels").string()}).status, 1);
    EXPECT_EQ(run({}).status, 2);
}

} // namespace
} // namespace umpire::test::house_rules_program_test
