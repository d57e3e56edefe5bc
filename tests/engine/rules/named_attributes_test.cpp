// An effect whose attribute a value names: hit locations.

#include "small_game.h"
#include "small_pack.h"
#include "umpire/battle/session.h"

#include <gtest/gtest.h>

namespace umpire::test::named_attributes_test {
namespace {

using Lines = std::vector<std::string>;

/// Both outcomes of courage are counts of a unit, and `effect` is what the check does.
SmallPack locations(const Json& effect) {
    SmallPack pack;
    for (const char* id : {"stays", "runs"}) {
        pack.file("attributes")["attributes"].push_back(
            {{"id", id}, {"of", "unit"}, {"name", id}, {"kind", "count"}});
    }
    pack.file("checks")["checks"][0]["effects"] = Json::array({{{"effects", Json::array({effect})}}});
    return pack;
}

std::int64_t numberOf(const Session& session, const Id& unit, const char* attribute) {
    return session.battle().find(unit)->values.at(attribute).number();
}

void rolls(Session& session, const Id& unit, std::int64_t die) {
    RandomDice dice(1);
    const Answer answer = session.execute(
        {{"do", "check"}, {"check", "courage"}, {"unit", unit}, {"dice", Json::array({die})}}, dice);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
}

TEST(NamedAttributes, AreThoseThatTheOutcomeNames) {
    const auto session = smallGame(locations({{"set", "$outcome"}, {"by", 1}}));
    ASSERT_TRUE(session);
    rolls(*session, "fox", 1);
    rolls(*session, "fox", 4);
    rolls(*session, "fox", 5);
    EXPECT_EQ(numberOf(*session, "fox", "runs"), 1);
    EXPECT_EQ(numberOf(*session, "fox", "stays"), 2);
    RandomDice dice(1);
    ASSERT_TRUE(session->execute({{"do", "undo"}}, dice).ok);
    EXPECT_EQ(numberOf(*session, "fox", "stays"), 1);
    readAgain(*session);
}

TEST(NamedAttributes, AreNamedByATraitAndWrittenOut) {
    SmallPack pack = locations({{"when", "$outcome = runs"},
                                {"set", "if $fact.near then $self.sort.suffers else stays"},
                                {"to", "$self.size + 1"}});
    pack.file("vocabulary")["vocabularies"].push_back(Json::parse(
        R"({"id": "wound", "name": "Wound", "words": [{"id": "runs", "name": "Runs"}, {"id": "lost", "name": "Lost"}]})"));
    Json& sort = pack.file("vocabulary")["vocabularies"][0];
    sort["traits"].push_back({{"id", "suffers"}, {"kind", "choice"}, {"vocabulary", "wound"}});
    sort["words"][0]["suffers"] = "runs";
    sort["words"][1]["suffers"] = "lost";
    const auto session = smallGame(pack);
    ASSERT_TRUE(session);
    RandomDice dice(1);
    for (const char* unit : {"fox", "hen"}) {
        ASSERT_TRUE(session
                        ->execute({{"do", "check"},
                                   {"check", "courage"},
                                   {"unit", unit},
                                   {"facts", {{"near", true}}},
                                   {"dice", Json::array({1})}},
                                  dice)
                        .ok);
    }
    EXPECT_EQ(numberOf(*session, "fox", "runs"), numberOf(*session, "fox", "size") + 1);
    EXPECT_EQ(numberOf(*session, "hen", "lost"), numberOf(*session, "hen", "size") + 1);
}

/// The value that names it may change by what is set: nothing more is done then.
TEST(NamedAttributes, AreSetOnce) {
    const auto session = smallGame(locations(
        {{"set", Json::parse(R"({"if": [{"=": ["$self.runs", 0]}, "runs", "stays"]})")}, {"by", 1}}));
    ASSERT_TRUE(session);
    rolls(*session, "fox", 1);
    EXPECT_EQ(numberOf(*session, "fox", "runs"), 1);
    EXPECT_EQ(session->battle().find("fox")->values.contains("stays"), false);
    rolls(*session, "fox", 1);
    EXPECT_EQ(numberOf(*session, "fox", "runs"), 1);
    EXPECT_EQ(numberOf(*session, "fox", "stays"), 1);
}

TEST(NamedAttributes, MustBeThere) {
    const std::string at = "checks[0].effects[0].effects[0].";
    const std::string error = "checks.json: error: ";
    SmallPack lacking = locations({{"set", "$outcome"}, {"by", 1}});
    lacking.file("attributes")["attributes"].erase(lacking.file("attributes")["attributes"].size() - 1);
    EXPECT_EQ(lacking.problems(), Lines{error +
                                        "this can be \"runs\", but no unit has an attribute \"runs\" to "
                                        "set; there are sort, size, lost, mood, prey and stays (at " +
                                        at + "set)"});
    lacking.file("checks")["checks"][0]["effects"][0]["outcomes"] = Json::array({"stays"});
    EXPECT_EQ(lacking.problems(), Lines{});
    EXPECT_EQ(locations({{"set", "$self.name"}, {"to", 1}}).problems(),
              Lines{error +
                    "this can be any word; take an outcome, a choice or a trait whose words are "
                    "attributes of a unit (at " +
                    at + "set)"});
    EXPECT_EQ(
        locations({{"set", Json::parse(R"({"if": ["$fact.near", "runs", "mood"]})")}, {"to", 1}}).problems(),
        Lines{error + "\"runs\" and \"mood\" are of different kinds, so no value fits both (at " + at +
              "set)"});
    EXPECT_EQ(locations({{"set", "mood"}, {"by", 1}}).problems(),
              Lines{error + "\"mood\" is no number, so nothing can be added to it (at " + at + "by)"});
    EXPECT_EQ(locations({{"set", "runs"}, {"by", 1}, {"to", 2}}).problems(),
              Lines{error + "give either \"to\" or \"by\" (at " + at + "by)"});
    EXPECT_EQ(locations({{"set", "runs"}, {"by", nullptr}}).problems(),
              Lines{error + "null is no number that could be added (at " + at + "by)"});
    EXPECT_EQ(
        locations({{"set", "runs"}}).problems(),
        Lines{error + "\"set\" needs \"to\" or \"by\" beside it (at " + at.substr(0, at.size() - 1) + ")"});
    EXPECT_EQ(locations({{"set", Json::parse(R"({"if": ["$fact.near", "a", "b"]})")}, {"to", 1}}).problems(),
              Lines{error +
                    "this can be \"a\" or \"b\", but no unit has attributes of these names to set; there "
                    "are sort, size, lost, mood, prey, stays and runs (at " +
                    at + "set)"});
    EXPECT_EQ(
        locations({{"set", Json::parse(R"({"if": ["$fact.near", "runs", "left"]})")}, {"to", 1}}).problems(),
        Lines{error + "\"left\" of a unit is derived, so it cannot be set (at " + at + "set)"});
}

} // namespace
} // namespace umpire::test::named_attributes_test
