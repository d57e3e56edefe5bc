// Combat: sums, odds, columns, and what either side suffers.

#include "hills.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::combats_test {
namespace {

using namespace hills;

/// Two brigades of 54 Division south of a Turkish stack, in the first British operations.
std::unique_ptr<Session> before(const std::vector<std::string>& defenders,
                                const Json& rulings = Json::object(), const Json& battle = field()) {
    auto session = at(rulings, battle);
    put(*session, {"a54", "b54"}, "0810");
    put(*session, defenders, "0809");
    begin(*session, "british-army-1");
    return session;
}

Json both(const char* target, const Json& more = Json::object()) {
    return attack("a54", target, {"b54"}, more);
}

struct Fight {
    int die;
    const char* outcome;
    const char* attacker; ///< how the first attacker stands
    int tally;
    const char* strongest;
    const char* other;
    bool retreats;
};

TEST(Combats, AtOneToOneHurtBothSides) {
    const std::vector<Fight> fights{
        {1, "none", "eliminated", 0, "undisrupted 0809", "undisrupted 0809", false},
        {2, "d", "eliminated", 1, "disrupted 0809", "undisrupted 0809", false},
        {3, "e", "undisrupted 0810", 1, "eliminated", "disrupted 0809", false},
        {4, "star", "undisrupted 0810", 0, "eliminated", "eliminated", false},
        {5, "r", "undisrupted 0810", 0, "undisrupted 0809", "undisrupted 0809", true},
        {6, "d-r", "undisrupted 0810", 0, "disrupted 0809", "undisrupted 0809", true}};
    for (const Fight& fight : fights) {
        const auto session = before({"t16", "t19"});
        const Json answer =
            play(*session, both("t16", {{"strongest", "t16"}, {"own-strongest", "a54"}}), {fight.die});
        EXPECT_EQ(stepOf(answer, "combat")["outcome"], fight.outcome) << fight.die;
        EXPECT_EQ(stands(*session, "a54"), fight.attacker) << fight.die;
        EXPECT_EQ(stands(*session, "b54"), fight.die == 1 ? "eliminated" : "undisrupted 0810") << fight.die;
        EXPECT_EQ(count(*session, "british", "tally"), fight.tally) << fight.die;
        EXPECT_EQ(stands(*session, "t16"), fight.strongest) << fight.die;
        EXPECT_EQ(stands(*session, "t19"), fight.other) << fight.die;
        EXPECT_EQ(owes(*session, "retreat", "t19"), fight.retreats) << fight.die;
    }
}

struct Odds {
    int attack;
    int defence;
    const char* column;
};

TEST(Combats, RoundTheOddsDownToAPrintedRatio) {
    for (const Odds& odds : std::vector<Odds>{{7, 15, ""},
                                              {8, 15, "1:2"},
                                              {14, 15, "1:2"},
                                              {15, 15, "1:1"},
                                              {29, 15, "1:1"},
                                              {30, 15, "2:1"},
                                              {44, 15, "2:1"},
                                              {45, 15, "3:1"},
                                              {90, 15, "3:1"}}) {
        Json battle = field();
        unitIn(battle, "a54")["combat"] = odds.attack;
        unitIn(battle, "t16")["combat"] = odds.defence;
        const auto session = before({"t16"}, Json::object(), battle);
        Json command = attack("a54", "t16");
        if (*odds.column ==
            '\0') { // below the first column nothing is printed, so the umpire says what happens
            command["outcome"] = "none";
            command["outcome-2"] = "none";
            play(*session, command);
        } else {
            play(*session, command, {4});
        }
        EXPECT_EQ(word(*session, "a54", "odds"), odds.column) << odds.attack << " to " << odds.defence;
    }
}

TEST(Combats, AgainstNothingAreInTheLastColumnOrSweep) {
    for (const char* reading : {"last-column", "swept"}) {
        const auto session = before({"t19"}, {{"s-zero", reading}});
        disrupt(*session, "t19");
        const bool swept = std::string(reading) == "swept";
        play(*session, attack("a54", "t19"), swept ? std::vector<int>{1} : std::vector<int>{1, 3});
        EXPECT_EQ(stands(*session, "t19"), swept ? "eliminated" : "disrupted 0809") << reading;
        EXPECT_EQ(owes(*session, "retreat", "t19"), !swept);
    }
}

TEST(Combats, WithoutAnyStrengthComeToNothing) {
    const auto session = at();
    put(*session, {"t19"}, "0809");
    put(*session, {"a54"}, "0810");
    disrupt(*session, "t19");
    begin(*session, "turkish-1");
    const Json answer = play(*session, attack("t19", "a54"), {3});
    EXPECT_EQ(stepOf(answer, "combat"), Json());
    EXPECT_TRUE(flag(*session, "t19", "acted"));
}

TEST(Combats, CountWhatTerrainDoes) {
    const std::vector<std::pair<Json, std::string>> facts{
        {Json::object(), "6 3 2:1"},         {{{"defence-times", 2}}, "6 6 1:1"},
        {{{"defence-added", 3}}, "6 6 1:1"}, {{{"attack-added", 3}}, "9 3 3:1"},
        {{{"columns-left", 1}}, "6 3 1:1"},  {{{"columns-right", 1}}, "6 3 3:1"},
        {{{"columns-left", 9}}, "6 3 1:2"},  {{{"columns-right", 9}}, "6 3 3:1"}};
    for (const auto& [stated, expected] : facts) {
        const auto session = before({"t16"});
        play(*session, both("t16", {{"facts", stated}}), {6});
        EXPECT_EQ(std::to_string(count(*session, "a54", "attack-sum")) + " " +
                      std::to_string(count(*session, "a54", "defence-sum")) + " " +
                      word(*session, "a54", "odds"),
                  expected)
            << stated;
    }
}

TEST(Combats, AreStatedWhileTheTablesAreBlank) {
    const auto session = before({"t16", "t19"});
    done(*session, {{"do", "fill"}, {"table", "combat-defender"}, {"columns", nullptr}});
    Json command = both("t16", {{"strongest", "t16"}, {"own-strongest", "b54"}});
    command["outcome"] = "e-r";
    command["outcome-2"] = "e";
    play(*session, command);
    EXPECT_EQ(stands(*session, "t16"), "eliminated");
    EXPECT_EQ(stands(*session, "t19"), "disrupted 0809");
    EXPECT_TRUE(owes(*session, "retreat", "t19"));
    EXPECT_EQ(stands(*session, "b54"), "eliminated");
    EXPECT_EQ(count(*session, "british", "tally"), 1);
}

TEST(Combats, AreStatedWhileStrengthsAreBlank) {
    Json battle = field();
    unitIn(battle, "t16").erase("combat");
    const auto session = before({"t16"}, Json::object(), battle);
    Json command = attack("a54", "t16");
    command["outcome"] = "d";
    command["outcome-2"] = "none";
    EXPECT_TRUE(warns(*session, command, "not typed in"));
    play(*session, command);
    EXPECT_EQ(stands(*session, "t16"), "disrupted 0809");
}

/// Where somebody stands besides, and whether 0809 is surrounded then.
struct Ring {
    const char* what;
    std::vector<std::pair<std::string, std::string>> others;
    std::vector<std::string> rivers;
    bool concentric;
};

TEST(Combats, AgainstTheSurroundedAreAColumnToTheRightForTheDefenders) {
    // 0809 touches 0808, 0909, 0910, 0810, 0710 and 0709.
    const std::vector<Ring> rings{
        {"one side only", {}, {}, false},
        {"rivers on the others", {}, {"0808-0809", "0809-0909", "0809-0910", "0709-0809", "0710-0809"}, true},
        {"a gap", {}, {"0808-0809", "0809-0909", "0809-0910", "0709-0809"}, false},
        {"cavalry to the north", {{"a4c", "0808"}}, {"0809-0910"}, false},
        {"cavalry's zone in the gaps", {{"a4c", "0808"}, {"cars", "0910"}}, {"0710-0809"}, true},
        {"infantry has no zone", {{"a60", "0808"}, {"guns", "0910"}}, {"0710-0809"}, false},
        {"a dummy's zone counts for nothing",
         {{"dummy-cav", "0808"}, {"cars", "0910"}},
         {"0710-0809"},
         false}};
    for (const Ring& ring : rings) {
        const auto session = before({"t16"});
        for (const auto& [id, hex] : ring.others) {
            put(*session, {id}, hex);
        }
        for (const std::string& border : ring.rivers) {
            done(*session, {{"do", "fill"}, {"table", "hexsides"}, {"row", border}, {"value", "river"}});
        }
        // 3 against 3 is 1:1: a two disrupts and costs the attackers an E; a column on it eliminates.
        play(*session, attack("a54", "t16"), {2});
        EXPECT_EQ(stands(*session, "t16"), ring.concentric ? "eliminated" : "disrupted 0809") << ring.what;
        EXPECT_EQ(stands(*session, "a54"), "eliminated") << ring.what; // the attackers' own column
    }
}

TEST(Combats, AgainstTheSurroundedAreStatedOverTheMap) {
    for (const char* said : {"surrounded", "open"}) {
        const auto session = before({"t16"});
        play(*session, attack("a54", "t16", {}, {{"facts", {{"surrounding", said}}}}), {2});
        EXPECT_EQ(stands(*session, "t16"), std::string(said) == "open" ? "disrupted 0809" : "eliminated");
    }
}

TEST(Combats, TakeSupportOfArtilleryOfTheSameFormation) {
    const auto session = before({"t16"});
    put(*session, {"art-asia"}, "0808");
    put(*session, {"art-8"}, "0709");
    const Json supported = attack("a54", "t16", {}, {{"support", {"art-asia"}}});
    play(*session, supported, {4});
    EXPECT_EQ(count(*session, "a54", "defence-sum"), 5);
    EXPECT_EQ(stands(*session, "art-asia"), "undisrupted 0808"); // and suffers nothing
    EXPECT_TRUE(warns(*session, attack("b54", "art-asia"), "not stand next", {4}));
    const auto other = before({"t16"});
    put(*other, {"art-8"}, "0808");
    EXPECT_TRUE(
        warns(*other, attack("a54", "t16", {}, {{"support", {"art-8"}}}), "only its own formation", {4}));
    put(*other, {"art-asia"}, "0807");
    EXPECT_TRUE(
        warns(*other, attack("a54", "t16", {}, {{"support", {"art-asia"}}}), "supports one combat", {4}));
}

TEST(Combats, OfCavalryAgainstArtilleryAloneCountOne) {
    Json battle = field();
    unitIn(battle, "art-asia")["combat"] = 5;
    const auto session = before({"art-asia", "art-8"}, Json::object(), battle);
    put(*session, {"a4c", "b4c"}, "0910");
    play(*session, attack("a4c", "art-asia", {"b4c"}), {4});
    EXPECT_EQ(count(*session, "a4c", "defence-sum"), 1);
    const auto mixed = before({"art-asia", "art-8"}, Json::object(), battle);
    put(*mixed, {"a4c"}, "0910");
    play(*mixed, attack("a4c", "art-asia", {"a54"}), {4});
    EXPECT_EQ(count(*mixed, "a4c", "defence-sum"), 7);
    const auto disrupted = before({"art-asia"}, Json::object(), battle);
    disrupt(*disrupted, "art-asia");
    put(*disrupted, {"a4c"}, "0910");
    play(*disrupted, attack("a4c", "art-asia"), {4}); // no throw for what it counts
    EXPECT_EQ(count(*disrupted, "a4c", "defence-sum"), 1);
}

TEST(Combats, OfCavalryAgainstArtilleryAloneForgetEarlierThrows) {
    const auto session = before({"art-asia", "art-8"});
    disrupt(*session, "art-8");
    disrupt(*session, "art-asia");
    // art-8 counts 0 and art-asia 1; nothing comes of it.
    play(*session, attack("a54", "art-asia", {}, {{"facts", {{"columns-left", 3}}}}), {1, 2, 4});
    put(*session, {"a4c"}, "0910");
    EXPECT_TRUE(warns(*session, attack("a4c", "art-asia"), "equally strong", {1}));
}

struct Stack {
    const char* what;
    std::vector<std::string> units;
    std::vector<std::string> counting;
    bool within;
};

TEST(Combats, WarnOfMoreInAHexThanMayCount) {
    const std::vector<Stack> stacks{
        {"one formation", {"t16", "t19", "art-asia", "hq-asia"}, {}, true},
        {"and an unrelated unit", {"t16", "t19", "t7"}, {}, true},
        {"and two of them", {"t16", "t19", "t7", "german"}, {}, false},
        {"and its Group's own", {"t16", "t19", "hq-8", "art-8"}, {}, true},
        {"and another Group's", {"t16", "t19", "hq-8", "t1"}, {}, false},
        {"unrelated, of five factors", {"art-8", "tcav", "hq-yiderim"}, {}, true},
        {"unrelated, of more", {"t16", "t1", "german"}, {}, false},
        {"those that were named", {"t16", "t19", "t7", "german"}, {"t16", "t19", "t7"}, true}};
    for (const Stack& stack : stacks) {
        const auto session = before(stack.units);
        Json command = both(stack.units[0].c_str());
        if (!stack.counting.empty()) {
            command["defenders"] = stack.counting;
        }
        command["facts"] = {{"attack-added", 20}};
        command["strongest"] = "t16";
        EXPECT_EQ(warns(*session, command, "More counts in one hex", {1}), !stack.within) << stack.what;
    }
}

TEST(Combats, CountOnlyTheDefendersNamedButStrikeAll) {
    const auto session = before({"t16", "t19"});
    play(*session, both("t16", {{"defenders", {"t19"}}}), {3});
    EXPECT_EQ(count(*session, "a54", "defence-sum"), 3);
    EXPECT_EQ(stands(*session, "t16"), "eliminated"); // 2:1, a 3 takes all
    EXPECT_EQ(stands(*session, "t19"), "eliminated");
}

TEST(Combats, TurnDummiesOverAndCostTheAction) {
    const auto session = at();
    put(*session, {"dummy"}, "0910");
    put(*session, {"t16"}, "0809");
    begin(*session, "turkish-1");
    play(*session, attack("t16", "dummy"));
    EXPECT_EQ(stands(*session, "dummy"), "removed");
    EXPECT_TRUE(flag(*session, "t16", "acted"));
    EXPECT_TRUE(warns(*session, march("t16", "0808"), "has had its action"));
    play(*session, {{"do", "advance"}, {"unit", "t16"}});
    EXPECT_EQ(stands(*session, "t16"), "undisrupted 0910");
}

TEST(Combats, AreRefusedToWhoCannot) {
    const auto session = before({"t16"});
    put(*session, {"dummy"}, "0810");
    EXPECT_EQ(refusal(*session, attack("dummy", "t16")), "not-possible");
    EXPECT_EQ(refusal(*session, attack("a54", "b54")), "not-possible");
    EXPECT_EQ(refusal(*session, attack("a54", "t16", {"dummy"})), "not-possible");
    EXPECT_EQ(refusal(*session, attack("a54", "t16", {}, {{"defenders", {"t19"}}})), "not-possible");
    EXPECT_EQ(refusal(*session, attack("a54", "t16", {}, {{"support", {"t19"}}})), "not-possible");
}

/// Nought is a number, and told as one.
TEST(Combats, AgainstNothingTellThatTheDefenceIsNought) {
    const auto disrupted = before({"t19"});
    disrupt(*disrupted, "t19");
    const Json answer = play(*disrupted, attack("a54", "t19"), {1, 4}); // B throws odd: it counts 0
    EXPECT_NE(dumpLine(answer).find("3 against 0: the column 3:1."), std::string::npos) << dumpLine(answer);
}

const WorksheetField* fieldOf(const Worksheet& sheet, const std::string& id) {
    const auto found = std::find_if(sheet.fields.begin(), sheet.fields.end(),
                                    [&id](const WorksheetField& each) { return each.id == id; });
    return found == sheet.fields.end() ? nullptr : &*found;
}

/// Who defends in an over-full hex says who counts; a command that does not say is warned.
TEST(Combats, AskWhoCountsInAnOverFullHex) {
    const std::vector<std::pair<std::vector<std::string>, bool>> stacks{
        {{"t16", "t19", "art-asia", "hq-asia"}, false}, // one formation
        {{"t16", "t19", "t7"}, false},                  // and an unrelated unit
        {{"t16", "t19", "hq-8", "art-8"}, false},       // and its Group's own
        {{"art-8", "tcav", "hq-yiderim"}, false},       // unrelated, of five factors
        {{"t16", "t19", "t7", "german"}, true},
        {{"t16", "t1", "german"}, true}};
    for (const auto& [stack, over] : stacks) {
        const auto session = before(stack);
        const Worksheet sheet = worksheet(*session, both(stack[0].c_str()));
        const WorksheetField* asked = fieldOf(sheet, "defenders");
        ASSERT_TRUE(asked);
        EXPECT_EQ(asked->needed, over) << stack.back();
        Json said = both(stack[0].c_str(), {{"defenders", {stack[0], stack[1]}}});
        EXPECT_FALSE(warns(*session, said, "More counts in one hex", {1}));
    }
}

/// A placing that was waived is spent: the next attack does not bring it back, and who places it all the same
/// is warned.
TEST(Fragments, ThatWereWaivedAreSpent) {
    const auto lost = before({"t7"});
    play(*lost, both("t7"), {3}); // 2:1, everybody falls: one fragment
    ASSERT_TRUE(owes(*lost, "place-fragment", "turkish"));
    done(*lost,
         {{"do", "waive"}, {"due", lost->battle().due.back().id}, {"reason", "the Turks do not want it"}});
    EXPECT_FALSE(owes(*lost, "place-fragment", "turkish"));
    put(*lost, {"tcav"}, "1209");
    put(*lost, {"a60"}, "1210");
    play(*lost, attack("a60", "tcav"), {1}); // nobody falls
    EXPECT_FALSE(owes(*lost, "place-fragment", "turkish"));
    const Json place{{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0808"}};
    EXPECT_TRUE(warns(*lost, place, "Turks have given that fragment up"));
    play(*lost, place);
    EXPECT_EQ(refusal(*lost, place), "not-possible");
}

/// Of several each is waived by itself.
TEST(Fragments, ThatWereNotWaivedStayDue) {
    const auto session = before({"t16", "t19"});
    play(*session, both("t16", {{"facts", {{"attack-added", 6}}}}), {3}); // 2:1, six factors fall
    ASSERT_EQ(count(*session, "turkish", "fragments-due"), 2);
    done(*session, {{"do", "waive"}, {"due", session->battle().due.back().id}, {"reason", "one is enough"}});
    EXPECT_TRUE(owes(*session, "place-fragment", "turkish"));
    EXPECT_EQ(count(*session, "turkish", "fragments-due"), 1);
    EXPECT_FALSE(warns(*session, {{"do", "place-fragment"}, {"side", "turkish"}, {"hex", "0808"}}, "given"));
}

/// Whom a window offers to attack along: real units next to the hex that is attacked.
TEST(Combats, AreJoinedByThoseWhoStandNextToThem) {
    const auto session = before({"t16"});
    put(*session, {"dummy", "dummy-cav"}, "0810");
    put(*session, {"a60"}, "0909");
    put(*session, {"guns"}, "1516");
    const auto joining = [&](const Json& draft) {
        Ids ids;
        const Worksheet sheet = worksheet(*session, draft);
        const WorksheetField* field = sheet.field("with");
        for (const WorksheetChoice& choice : field ? field->choices : std::vector<WorksheetChoice>{}) {
            ids.push_back(choice.id);
        }
        std::sort(ids.begin(), ids.end());
        return ids;
    };
    EXPECT_EQ(joining(attack("a54", "t16")), (Ids{"a60", "b54"}));
    EXPECT_EQ(joining({{"do", "combat"}, {"unit", "a54"}}), (Ids{"a60", "b54"})) << "nobody attacked yet";
}

} // namespace
} // namespace umpire::test::combats_test
