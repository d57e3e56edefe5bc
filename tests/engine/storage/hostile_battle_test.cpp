// Battle files as somebody might send them: none crashes, hangs or misleads the program. Each gives a message
// that says where.

#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <functional>
#include <sys/stat.h>

namespace umpire::test::hostile_battle_test {
namespace {

std::unique_ptr<Session> played() {
    auto session = Field()
                       .ours("squadron", "cavalry", "british", 4)
                       .theirs("battalion", "infantry", "turkish", 6)
                       .open();
    done(*session, shoot("squadron", "battalion", {2}));
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {5}}});
    done(*session, {{"do", "enlist"},
                    {"under", "brigade"},
                    {"formations", {{{"id", "wing"}, {"name", "Wing"}, {"kind", "brigade"}}}}});
    return session;
}

struct Hostile {
    const char* name;
    std::function<void(Json&)> change; ///< of the list of records
    const char* message;
};

void PrintTo(const Hostile& hostile, std::ostream* out) {
    *out << hostile.name;
}

class HostileHistory : public testing::TestWithParam<Hostile> {};

TEST_P(HostileHistory, IsRefusedWithItsPlace) {
    Json file = Json::parse(BattleFiles::write(*played()));
    GetParam().change(file["history"]["records"]);
    const LoadedBattle loaded = battleFiles().parse(file.dump(), "file.json");
    EXPECT_FALSE(loaded.session);
    ASSERT_FALSE(loaded.issues.empty());
    EXPECT_NE(loaded.issues.front().line().find(GetParam().message), std::string::npos)
        << loaded.issues.front().line();
}

Json& firstEvent(Json& records, const char* kind) {
    for (Json& record : records) {
        for (Json& event : record["events"]) {
            if (event["event"] == kind) {
                return event;
            }
        }
    }
    throw std::runtime_error(kind);
}

/// Where the clock stands after the second record.
Json& lastClock(Json& records) {
    Json* last = nullptr;
    for (Json& event : records[1]["events"]) {
        if (event["event"] == "clock") {
            last = &event;
        }
    }
    return (*last)["to"];
}

INSTANTIATE_TEST_SUITE_P(
    Each, HostileHistory,
    testing::Values(
        Hostile{"StepIsANumber", [](Json& r) { r[0]["steps"][0] = 1; }, "(at history.records[0].steps[0])"},
        Hostile{"SubjectOfAStep", [](Json& r) { r[0]["steps"][0]["subject"] = 1; },
                "a text is expected (at history.records[0].steps[0].subject)"},
        Hostile{"DiceOfAStep", [](Json& r) { r[0]["steps"][0]["dice"] = 5; },
                "a list is expected (at history.records[0].steps[0].dice)"},
        Hostile{"FaceIsAFraction", [](Json& r) { r[0]["steps"][0]["dice"] = {1.5}; },
                "(at history.records[0].steps[0].dice[0])"},
        Hostile{"ModifierWithoutValue",
                [](Json& r) {
                    r[0]["steps"][0]["modifiers"] = {{{"id", "x"}}};
                },
                "the key \"value\" is missing (at history.records[0].steps[0].modifiers[0])"},
        Hostile{"TotalOutOfReach", [](Json& r) { r[0]["steps"][0]["total"] = 4294967297; },
                "the number 4294967297 is out of reach"},
        Hostile{"CommandWithoutItsName", [](Json& r) { r[0]["command"].erase("do"); },
                "the key \"do\" is missing (at history.records[0].command)"},
        Hostile{"CommandsNameIsANumber", [](Json& r) { r[0]["command"]["do"] = 1; },
                "(at history.records[0].command.do)"},
        Hostile{"CorrectionOfNothing", [](Json& r) { r[2]["command"]["record"] = "one"; },
                "(at history.records[2].command.record)"},
        Hostile{"CorrectionTellsNonsense", [](Json& r) { r[2]["extra"]["differences"] = {1}; },
                "(at history.records[2].extra.differences[0])"},
        Hostile{"EffectIsAList", [](Json& r) { r[2]["extra"]["effects"] = 1; },
                "a list is expected (at history.records[2].extra.effects)"},
        Hostile{"ValueOutOfReach",
                [](Json& r) { firstEvent(r, "set")["to"] = std::int64_t{9223372036854775807}; },
                "the number 9223372036854775807 is out of reach"},
        Hostile{"TurnNought", [](Json& r) { firstEvent(r, "clock")["to"]["turn"] = 0; },
                "\"turn\" is 0; it cannot be less than 1"},
        Hostile{"PhaseThatIsNone", [](Json& r) { lastClock(r)["phase"] = "tea"; },
                "the rules have no phase \"tea\""},
        Hostile{"SideThatIsNone", [](Json& r) { lastClock(r)["side"] = "squadron"; },
                "there is no side \"squadron\" whose turn it could be"},
        Hostile{"FormationBelowItself", [](Json& r) { firstEvent(r, "add")["new"]["parent"] = "wing"; },
                "the line of command of \"wing\" runs in a circle"},
        Hostile{"FormationBelowAUnit", [](Json& r) { firstEvent(r, "add")["new"]["parent"] = "squadron"; },
                "\"wing\" belongs to \"squadron\", which is no formation or side"},
        Hostile{"FormationOfAnotherSide", [](Json& r) { firstEvent(r, "add")["new"]["side"] = "ottoman"; },
                "\"wing\" is not of the side it stands under"}),
    [](const auto& each) { return std::string(each.param.name); });

TEST(HostileHistory, ACorrectionMayNameWhoIsNotThere) {
    Json file = Json::parse(BattleFiles::write(*played()));
    file["history"]["records"][2]["amendments"][0]["events"] = {
        {{"event", "set"}, {"subject", "nobody"}, {"field", "lost"}, {"from", 0}, {"to", 1}}};
    const LoadedBattle loaded = battleFiles().parse(file.dump(), "file.json");
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.session->tryCorrection({{"do", "correct"}, {"record", 2}}).ok);
}

TEST(HostileNames, AreKeptAndToldOf) {
    Json battle = Field().json();
    battle["title"] = "Beer\u202esheba";
    battle["sides"][0]["name"] = "\x1b[2J";
    const LoadedBattle loaded = battleFiles().parse(battle.dump(), "file.json");
    ASSERT_TRUE(loaded.session);
    ASSERT_EQ(loaded.issues.size(), 2U);
    EXPECT_EQ(loaded.issues[0].text,
              "\"Beer\uFFFDsheba\" holds characters that cannot be shown, such as control characters or a "
              "change of writing direction; type it anew");
    EXPECT_EQ(loaded.issues[1].path, "sides[0].name");
    EXPECT_EQ(loaded.issues[1].severity, Severity::Warning);
    EXPECT_EQ(loaded.session->battle().find("empire")->name, "\x1b[2J");
}

TEST(HostileFiles, ThatAreNoFilesAreRefusedAtOnce) {
    const TemporaryFolder folder;
    const std::filesystem::path pipe = folder.path() / "pipe.battle.json";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::filesystem::path& path :
         {pipe, folder.path(), std::filesystem::path("/dev/zero"), folder.path() / "none"}) {
        const LoadedBattle loaded = battleFiles().load(path);
        EXPECT_TRUE(loaded.unreadable) << path;
        ASSERT_EQ(loaded.issues.size(), 1U);
        EXPECT_NE(loaded.issues.front().text.find("cannot be read"), std::string::npos);
    }
}

} // namespace
} // namespace umpire::test::hostile_battle_test
