// What is saved is what was played: battles with corrections, draws, tests owed; the shipped examples; and
// files whose history somebody has changed.

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::round_trip_test {
namespace {

void expectSameAfterLoading(const Session& session) {
    const std::string text = BattleFiles::write(session);
    const LoadedBattle loaded = battleFiles().parse(text, "saved");
    ASSERT_TRUE(loaded.session) << (loaded.issues.empty() ? "" : loaded.issues.front().line());
    EXPECT_TRUE(loaded.issues.empty());
    EXPECT_TRUE(loaded.session->battle() == session.battle());
    EXPECT_TRUE(loaded.session->start() == session.start());
    EXPECT_EQ(loaded.session->cursor(), session.cursor());
    EXPECT_EQ(loaded.session->records().size(), session.records().size());
    EXPECT_EQ(BattleFiles::write(*loaded.session), text);
}

std::unique_ptr<Session> played() {
    auto session =
        Field()
            .ours("squadron", "cavalry", "british", 4, {{"machine-gun", true}, {"order", "shes-mine"}})
            .ours("car", "armoured-car", "british", 1)
            .theirs("battalion", "infantry", "turkish", 6)
            .ruling("s-acjam", "cancels")
            .noFirstSide()
            .open();
    done(*session, {{"do", "check"}, {"check", "initiative"}});
    done(*session, {{"do", "shoot"}, {"unit", "squadron"}, {"target", "battalion"}});
    done(*session,
         shoot("squadron", "battalion", {1}, {{"officer-within-9", true}, {"fire", {"artillery"}}}));
    done(*session, checkOf("air-support", "side", "empire", {3, 2}));
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "correct"}, {"record", 3}, {"dice", {2}}, {"reason", "misread"}});
    done(*session, adjustment("squadron", {{"lost", 1}}));
    done(*session, {{"do", "undo"}});
    return session;
}

TEST(RoundTrip, OfAPlayedBattle) {
    const auto session = played();
    ASSERT_TRUE(session->canRedo());
    ASSERT_FALSE(session->battle().due.empty());
    expectSameAfterLoading(*session);
}

TEST(RoundTrip, KeepsDrawsSoThatTheyCanBeAudited) {
    const auto session = played();
    const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(loaded.session);
    for (const std::size_t record : {std::size_t{0}, std::size_t{1}}) {
        ASSERT_TRUE(session->records()[record].draws.has_value());
        EXPECT_TRUE(loaded.session->records()[record].draws == session->records()[record].draws);
        EXPECT_GT(session->records()[record].draws->count, 0U);
    }
    EXPECT_FALSE(session->records()[2].draws.has_value()) << "these dice were thrown by hand";
}

TEST(RoundTrip, KeepsWhatEachRecordSays) {
    const auto session = played();
    const auto loaded = battleFiles().parse(BattleFiles::write(*session), "saved").session;
    ASSERT_TRUE(loaded);
    for (std::size_t i = 0; i < session->records().size(); ++i) {
        const Record& was = session->records()[i];
        const Record& is = loaded->records()[i];
        EXPECT_EQ(is.command, was.command);
        EXPECT_EQ(is.steps, was.steps);
        EXPECT_EQ(is.warnings, was.warnings);
        EXPECT_EQ(is.when, was.when);
        EXPECT_TRUE(is.clock == was.clock);
        EXPECT_EQ(is.rulings, was.rulings);
        EXPECT_TRUE(is.events == was.events);
        EXPECT_EQ(is.amendments.size(), was.amendments.size());
    }
}

TEST(RoundTrip, GoesOnAsIfNothingHadBeen) {
    const auto session = played();
    const auto loaded = battleFiles().parse(BattleFiles::write(*session), "saved").session;
    ASSERT_TRUE(loaded);
    const Json commands[] = {
        {{"do", "redo"}}, shoot("car", "battalion", {1, 4}), {{"do", "undo"}}, {{"do", "undo"}}};
    for (const Json& command : commands) {
        const Json was = done(*session, command);
        EXPECT_EQ(done(*loaded, command), was);
        EXPECT_TRUE(loaded->battle() == session->battle());
    }
}

std::unique_ptr<Session> setUpAndPlayed() {
    auto session = Field().ours("squadron", "cavalry", "british", 4).noFirstSide().open();
    done(
        *session,
        {{"do", "enlist"},
         {"under", "regiment"},
         {"units", {{{"name", "Battalion"}, {"type", "infantry"}, {"nation", "turkish"}, {"elements", 5}}}}});
    done(*session, {{"do", "amend"}, {"subjects", {"battalion"}}, {"set", {{"elements", 6}}}});
    done(*session, {{"do", "scenario"}, {"set", {{"first-side", "ottoman"}, {"turn-limit", 9}}}});
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "strike"}, {"subjects", {"squadron"}}});
    return session;
}

TEST(RoundTrip, OfABattleThatWasSetUpByCommands) {
    const auto session = setUpAndPlayed();
    expectSameAfterLoading(*session);
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "undo"}});
    expectSameAfterLoading(*session);
}

std::string problemOf(const std::function<void(Json&)>& change) {
    Json file = Json::parse(BattleFiles::write(*setUpAndPlayed()));
    change(file);
    const LoadedBattle loaded = battleFiles().parse(file.dump(), "file.json");
    EXPECT_FALSE(loaded.session);
    std::string line = loaded.issues.empty() ? "" : loaded.issues.front().line();
    const auto words = line.find("the history");
    return words == std::string::npos ? line : line.substr(words);
}

/// The lists of the file show the roster after its first records; both must agree.
TEST(RosterAt, MustBeWhereTheListsStand) {
    const std::string cannot = "the history cannot be played again: ";
    EXPECT_EQ(problemOf([](Json& f) { f["history"]["roster-at"] = 6; }),
              cannot + "the roster cannot stand at record 6 of 5 (at history)");
    EXPECT_EQ(problemOf([](Json& f) { f["history"]["roster-at"] = -1; }),
              cannot + "the roster cannot stand at record -1 of 5 (at history)");
    EXPECT_EQ(problemOf([](Json& f) { f["history"].erase("roster-at"); }),
              cannot +
                  "record 1 does not fit what was before it: there is a \"battalion\" already (at history)");
    EXPECT_EQ(problemOf([](Json& f) { f["history"]["roster-at"] = 5; }),
              cannot + "record 5 does not lead to the roster: there is a \"squadron\" already (at history)");
    EXPECT_EQ(problemOf([](Json& f) { f["history"]["roster-at"] = 2; }),
              cannot + "record 3 does not fit what was before it: another side was first (at history)");
}

TEST(RosterAt, AListChangedByHandIsToldNotLost) {
    const std::string changed =
        "the history cannot be played again: the roster is not the one that its first 3 "
        "records set up; take out \"history\" to use it as it stands (at history)";
    EXPECT_EQ(problemOf([](Json& f) { f["units"][1]["objective"] = "the wells"; }), changed);
    EXPECT_EQ(problemOf([](Json& f) { f["units"][1]["name"] = "Guard"; }), changed);
    EXPECT_EQ(problemOf([](Json& f) { std::swap(f["units"][0], f["units"][1]); }), changed);
    Json file = Json::parse(BattleFiles::write(*setUpAndPlayed()));
    file["units"][1]["name"] = "Guard";
    file.erase("history");
    EXPECT_TRUE(battleFiles().parse(file.dump(), "file.json").session);
}

/// Nothing is lost by it but the way there, so the battle opens.
TEST(RosterAt, AListChangedByHandCountsWhileNothingIsPlayed) {
    const auto session = setUpAndPlayed();
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "scenario"}, {"set", {{"title", "Before the game"}}}});
    Json file = Json::parse(BattleFiles::write(*session));
    file["units"][1]["name"] = "Guard";
    const LoadedBattle loaded = battleFiles().parse(file.dump(), "file.json");
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(loaded.session->battle().find("battalion")->name, "Guard");
    EXPECT_TRUE(loaded.session->records().empty());
    ASSERT_EQ(loaded.issues.size(), 1U);
    EXPECT_EQ(loaded.issues.front().severity, Severity::Warning);
    EXPECT_EQ(loaded.issues.front().text,
              "the roster was changed by hand since it was set up; it is used as it stands, without the "
              "steps that led to it");
}

TEST(RoundTrip, TextsMayHoldAnything) {
    Json battle = Field().json();
    battle["title"] = "Bir es-Sebaʿ \"quoted\" \\ \t 🐪";
    battle["notes"] = "Bir es-Sebaʿ \"quoted\" \\ \n\t 🐪";
    const auto session = sessionOf(battle);
    adjusted(*session, "brigade", {{"state", "bonza"}});
    expectSameAfterLoading(*session);
    EXPECT_EQ(session->battle().title, battle["title"].get<std::string>());
    EXPECT_EQ(session->battle().notes, battle["notes"].get<std::string>());
}

class Example : public testing::TestWithParam<const char*> {};

TEST_P(Example, LoadsWithoutAWordAndSavesTheSame) {
    const std::string path =
        (sourceFolder() / "resources/battles" / (std::string(GetParam()) + ".battle.json")).string();
    const LoadedBattle loaded = battleFiles().load(path);
    ASSERT_TRUE(loaded.session);
    EXPECT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
    expectSameAfterLoading(*loaded.session);
}

INSTANTIATE_TEST_SUITE_P(All, Example,
                         testing::Values("beersheba-1917", "ford-at-holm", "marrow-ridge", "romani-1916",
                                         "second-gaza-1917", "semakh-1918", "tafileh-1918"));

struct Tampering {
    const char* name;
    std::function<void(Json&)> change;
    const char* word;
};

void PrintTo(const Tampering& t, std::ostream* out) {
    *out << t.name;
}

Json& event(Json& file, const char* kind) {
    for (Json& record : file["history"]["records"]) {
        for (Json& one : record["events"]) {
            if (one["event"] == Json(kind)) {
                return one;
            }
        }
    }
    throw std::logic_error("no such event");
}

class TamperedHistory : public testing::TestWithParam<Tampering> {};

TEST_P(TamperedHistory, IsAProblemAndNoCrash) {
    Json file = Json::parse(BattleFiles::write(*played()));
    GetParam().change(file);
    const LoadedBattle loaded = battleFiles().parse(file.dump(1), "file.json");
    EXPECT_FALSE(loaded.session);
    ASSERT_TRUE(hasErrors(loaded.issues));
    EXPECT_NE(loaded.issues.front().line().find(GetParam().word), std::string::npos)
        << loaded.issues.front().line();
}

const Tampering tamperings[] = {
    {"StateWasAnother", [](Json& f) { event(f, "set")["from"] = 77; }, "does not fit"},
    {"SubjectUnknown", [](Json& f) { event(f, "set")["subject"] = "nobody"; }, "nobody"},
    {"ClockWasAnother", [](Json& f) { event(f, "clock")["from"]["turn"] = 9; }, "turn or phase"},
    {"SubjectThereAlready", [](Json& f) { event(f, "add")["new"]["id"] = "squadron"; }, "already"},
    {"EventUnknown", [](Json& f) { event(f, "set")["event"] = "sit"; }, "sit"},
    {"CursorTooFar", [](Json& f) { f["history"]["cursor"] = 99; }, "cursor"},
    {"CursorNegative", [](Json& f) { f["history"]["cursor"] = -1; }, "cursor"},
    {"RosterChanged", [](Json& f) { f["units"].erase(2); }, "battalion"},
    {"RecordsMissing", [](Json& f) { f["history"].erase("records"); }, "records"},
    {"CommandIsNoObject", [](Json& f) { f["history"]["records"][0]["command"] = 3; }, "command"},
    {"HistoryIsNoObject", [](Json& f) { f["history"] = 3; }, "3"},
    {"UnknownKey", [](Json& f) { f["history"]["curser"] = 3; }, "curser"},
};

INSTANTIATE_TEST_SUITE_P(Table, TamperedHistory, testing::ValuesIn(tamperings),
                         [](const auto& tested) { return std::string(tested.param.name); });

/// Whatever one value of a saved file is replaced by, loading gives a battle or a message.
TEST(TamperedAnywhere, NeverCrashes) {
    const Json file = Json::parse(BattleFiles::write(*played()));
    const Json flat = file.flatten();
    const Json others[] = {nullptr, 3, -1, true, "x", Json::array(), Json::object(), 1e300};
    std::size_t turn = 0;
    for (const auto& [pointer, value] : flat.items()) {
        if (++turn % 7 != 0) {
            continue;
        }
        Json changed = file;
        changed[Json::json_pointer(pointer)] = others[turn % std::size(others)];
        const LoadedBattle loaded = battleFiles().parse(changed.dump(), "file.json");
        EXPECT_TRUE(loaded.session || hasErrors(loaded.issues)) << pointer;
        if (loaded.session) {
            RandomDice dice(1);
            while (loaded.session->canUndo()) {
                loaded.session->execute({{"do", "undo"}}, dice);
            }
        }
    }
}

} // namespace
} // namespace umpire::test::round_trip_test
