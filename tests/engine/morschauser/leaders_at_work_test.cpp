// Rallying and the quality of leaders under Morschauser's rules.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::leaders_at_work_test {
namespace {

using namespace morschauser;
using morschauser::Verb;

constexpr int rallied = 1;

Order rallyOf(int unit, int die) {
    Order order;
    order.verb = Verb::rally;
    order.command = 0;
    order.unit = unit;
    order.dice = {die};
    return order;
}

Battlefield fieldFor(const RallyCase& each) {
    Battlefield field = evenField(each.mark, 3);
    field.rulings = each.rulings;
    field.commands[0].quality = each.quality;
    field.unitAt(rallied).guard = each.guard;
    field.unitAt(rallied).hits = each.hits;
    return field;
}

/// The umpire measures whether a leader reaches; the engine tells him how far that is.
bool tooFar(const Session& session, const RallyCase& each) {
    return each.leaderHalfBoxes > session.rules().number("leader-boxes") * halfBoxesOfBox;
}

TEST(MorschauserRallies, EveryFaceOfEveryLeader) {
    for (const RallyCase& each : rallyCases()) {
        SCOPED_TRACE(each.name);
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        const Json command = commandOf(field, rallyOf(rallied, each.die));
        if (each.gain < 0) {
            EXPECT_TRUE(tooFar(*session, each) || refusal(*session, command) == "not-possible");
            continue;
        }
        EXPECT_FALSE(tooFar(*session, each));
        done(*session, command);
        EXPECT_EQ(shown(*session, "blue-1-1", "hits"), each.hits + each.gain);
    }
}

/// The words tell the die and its modifiers, whatever could be regained.
TEST(MorschauserRallies, OutcomesAreOfTheDie) {
    Battlefield field = evenField(Mark::two, 3);
    field.commands[0].quality = Quality::superior;
    field.unitAt(rallied).hits = 2;
    const auto outcome = [&](int die) {
        const auto session = standingAs(field);
        return done(*session, commandOf(field, rallyOf(rallied, die)))["steps"][0]["outcome"];
    };
    EXPECT_EQ(outcome(1), "fails");
    EXPECT_EQ(outcome(2), "rallies");
    EXPECT_EQ(outcome(5), "rallies");
    EXPECT_EQ(outcome(6), "rallies-well");
}

/// What is told to come back is what does.
TEST(MorschauserRallies, WordsAreOfWhatIsRegained) {
    const auto told = [](Mark mark, int hits, int die) {
        Battlefield field = evenField(mark, 3);
        field.commands[0].quality = Quality::superior;
        field.unitAt(rallied).hits = hits;
        return done(*standingAs(field), commandOf(field, rallyOf(rallied, die)))["steps"][0]["text"];
    };
    EXPECT_EQ(told(Mark::two, 2, 6), "blue-1-1 gets two hits back: 4 left.");
    EXPECT_EQ(told(Mark::two, 4, 6), "blue-1-1 gets its last hit back: 5 left.");
    EXPECT_EQ(told(Mark::two, 5, 6), "blue-1-1 has lost nothing that it could get back.");
    EXPECT_EQ(told(Mark::one, 4, 4), "blue-1-1 gets a hit back: 5 left.");
    EXPECT_EQ(told(Mark::one, 5, 4), "blue-1-1 has lost nothing that it could get back.");
}

TEST(MorschauserRallies, OncePerLeaderAndTurn) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        Battlefield field = evenField(mark, 3);
        field.unitAt(rallied).hits = 2;
        const auto session = standingAs(field);
        const Json command = commandOf(field, rallyOf(rallied, 1));
        EXPECT_EQ(done(*session, command)["warnings"].size(), 0U);
        EXPECT_EQ(done(*session, command)["warnings"].size(), 1U);
        done(*session, {{"do", "end-turn"}});
        EXPECT_EQ(done(*session, command)["warnings"].size(), 1U) << "it is red's turn";
        done(*session, {{"do", "end-turn"}});
        EXPECT_EQ(done(*session, command)["warnings"].size(), 0U);
    }
}

TEST(MorschauserRallies, OnlyByAStandingLeaderForHisOwnUnits) {
    Battlefield field = evenField(Mark::one, 3, 2);
    field.unitAt(rallied).hits = 2;
    const int stranger = unitOf(field, "blue-2-1");
    field.unitAt(stranger).hits = 2;
    const int leader = unitOf(field, "blue-1-leader");
    field.unitAt(leader).hits = 1;
    const auto session = standingAs(field);
    EXPECT_EQ(done(*session, commandOf(field, rallyOf(stranger, 1)))["warnings"].size(), 1U);
    EXPECT_EQ(refusal(*session, commandOf(field, rallyOf(leader, 6))), "not-possible");
    EXPECT_EQ(
        refusal(*session, {{"do", "rally"}, {"leader", "blue-1-2"}, {"unit", "blue-1-1"}, {"dice", {6}}}),
        "not-possible");
    field.unitAt(leader).hits = 0;
    EXPECT_EQ(refusal(*standingAs(field), commandOf(field, rallyOf(rallied, 6))), "not-possible");
}

TEST(MorschauserLeaders, EveryQuality) {
    for (const QualityCase& each : qualityCases()) {
        Battlefield field = evenField(Mark::two, 3);
        field.armies[0].leadership = each.leadership;
        const auto session = standingAs(field);
        Order order;
        order.verb = Verb::rollQuality;
        order.command = 0;
        order.dice = {each.die};
        const Json answer = done(*session, commandOf(field, order));
        EXPECT_EQ(answer["steps"][0]["outcome"], nameOf(each.quality)) << each.leadership << " " << each.die;
        EXPECT_EQ(shown(*session, "blue-1-leader", "quality"), nameOf(each.quality));
    }
}

TEST(MorschauserLeaders, MarkOneKnowsNoQuality) {
    const Battlefield field = evenField(Mark::one, 3);
    EXPECT_NE(
        refusal(*standingAs(field),
                {{"do", "check"}, {"check", "leader-quality"}, {"unit", "blue-1-leader"}, {"dice", {3}}}),
        "");
}

/// Both sides' leaders are thrown for before anybody moves.
TEST(MorschauserLeaders, TheirQualityIsDueAtTheStart) {
    Battlefield field = evenField(Mark::two, 3, 2);
    field.first.reset();
    const auto session = standingAs(field);
    int due = 0;
    for (const Due& each : session->battle().due) {
        due += each.check == "leader-quality" ? 1 : 0;
    }
    EXPECT_EQ(due, 4);
}

std::vector<Id> owingQuality(const Session& session) {
    std::vector<Id> owing;
    for (const Due& each : session.battle().due) {
        if (each.check == "leader-quality") {
            owing.push_back(each.subject);
        }
    }
    return owing;
}

Json qualityOf(const char* leader) {
    return {{"do", "check"}, {"check", "leader-quality"}, {"unit", leader}};
}

TEST(MorschauserLeaders, WhoIsOffTheTableIsNotThrownFor) {
    Battlefield field = evenField(Mark::two, 3, 2);
    Json file = battleFileOf(field);
    for (Json& unit : file["units"]) {
        if (unit["id"] == "red-2-leader") {
            unit["arrives"] = 2;
        }
    }
    const auto session = sessionOf(file);
    done(*session, {{"do", "move"}, {"unit", "blue-1-1"}, {"straight", 1}});
    EXPECT_EQ(owingQuality(*session), (std::vector<Id>{"blue-1-leader", "blue-2-leader", "red-1-leader"}));
    EXPECT_EQ(session->preview(qualityOf("red-2-leader")).warnings,
              std::vector<std::string>{"red-2-leader is not on the table before turn 2"});
    for (int i = 0; i < 3; ++i) {
        done(*session, {{"do", "end-turn"}});
    }
    EXPECT_EQ(owingQuality(*session).back(), "red-2-leader");
    EXPECT_TRUE(session->preview(qualityOf("red-2-leader")).warnings.empty());
    done(*session,
         {{"do", "adjust"}, {"subject", "red-2-leader"}, {"set", {{"lost", 2}}}, {"reason", "shot"}});
    EXPECT_EQ(refusal(*session, qualityOf("red-2-leader")), "not-possible");
}

/// On the row of a unit its marks stand.
TEST(MorschauserLeaders, TheirQualityIsAMark) {
    for (const char* quality : {"poor", "average", "superior"}) {
        const auto session = standingAs(evenField(Mark::two, 3));
        done(*session, {{"do", "adjust"},
                        {"subject", "blue-1-leader"},
                        {"set", {{"quality", quality}}},
                        {"reason", "thrown"}});
        std::vector<std::string> marks;
        for (const Attribute& attribute : session->rules().attributes) {
            const bool shown = attribute.mark && attribute.of == SubjectKind::Unit;
            if (shown &&
                attributeValue("blue-1-leader", attribute.id, {session->rules(), session->battle()}).flag()) {
                marks.push_back(attribute.brief);
            }
        }
        EXPECT_EQ(marks, std::vector<std::string>{quality});
    }
}

} // namespace
} // namespace umpire::test::leaders_at_work_test
