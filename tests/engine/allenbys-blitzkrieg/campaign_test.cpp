// Whole campaigns on the made-up map of Megiddo: with the shipped script every command and every outcome of
// the book comes up, and each way to win ends one of them.

#include "hills.h"
#include "support/scripts.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test::campaign_test {
namespace {

using namespace hills;

std::unique_ptr<Session> megiddo() {
    return exampleBattle("megiddo-made-up");
}

/// The shipped script, as far as the beginning of a turn.
std::unique_ptr<Session> campaign(int turn) {
    auto session = megiddo();
    PhysicalDice none({});
    for (const Json& command : commandsOf("megiddo-made-up")) {
        if (session->battle().clock.turn >= turn) {
            break;
        }
        EXPECT_TRUE(session->execute(command, none).ok) << dumpLine(command);
    }
    return session;
}

Json retreat(const std::string& unit, const std::string& to) {
    return {{"do", "retreat"}, {"unit", unit}, {"to", to}};
}

void gather(Session& session, const std::string& hex) {
    play(session, {{"do", "place-fragment"}, {"side", "turkish"}, {"hex", hex}});
}

/// 6: nine factors on one unit and a six eliminate it; eleven and three units take all.
void bombard(Session& session) {
    put(session, {"art-dmc", "art-xx-b"}, "0714");
    const std::vector<std::string> guns{"art-dmc", "art-xx-b"};
    EXPECT_EQ(stepOf(play(session, hills::bombard("art-xxi", "t46", guns), {6}), "bombard")["outcome"], "e");
    EXPECT_EQ(stands(session, "t46"), "eliminated");
}

/// 9.2.1, 9.3.1: on all six sides, and so a column further and with no way out.
void surround(Session& session) {
    put(session, {"t48"}, "1505");
    const std::vector<std::pair<const char*, const char*>> ring{{"b75-1", "1504"}, {"b75-2", "1506"},
                                                                {"b75-3", "1404"}, {"b3-1", "1405"},
                                                                {"b3-2", "1604"},  {"b3-3", "1605"}};
    for (const auto& [unit, hex] : ring) {
        put(session, {unit}, hex);
    }
    const Json answer = play(session, attack("b75-1", "t48", {"b75-2"}), {1});
    EXPECT_EQ(stepOf(answer, "combat")["outcome"], "r") << dumpLine(answer); // 2:1, read as 3:1
    EXPECT_NE(dumpLine(answer).find("48th has no way out."), std::string::npos) << dumpLine(answer);
    EXPECT_EQ(stands(session, "t48"), "eliminated");
    EXPECT_EQ(count(session, "british", "tally"), 1); // theirs is the column 2:1: D
    gather(session, "0804");
}

/// 9.3.1: who falls back into friends takes no part in their defence, and shares their fate.
void fallIntoFriends(Session& session) {
    put(session, {"t16"}, "1807");
    put(session, {"t19"}, "1806");
    put(session, {"b54-1", "det-fr-1"}, "1808");
    put(session, {"b53-1", "b53-2", "b53-3"}, "1706");
    const Json first = play(session, attack("b54-1", "t16", {"det-fr-1"}), {4});
    EXPECT_EQ(stepOf(first, "combat")["outcome"], "d-r") << dumpLine(first);
    play(session, retreat("t16", "1806"));
    EXPECT_EQ(stands(session, "t16"), "disrupted 1806");
    const Json second = play(session, attack("b53-1", "t19", {"b53-2", "b53-3"}), {1, 4});
    EXPECT_NE(dumpLine(second).find("12 against 3: the column 4:1."), std::string::npos) << dumpLine(second);
    EXPECT_EQ(stands(session, "t16"), "eliminated");
    EXPECT_EQ(stands(session, "t19"), "eliminated");
    gather(session, "0805");
    gather(session, "0905");
    play(session, {{"do", "advance"}, {"unit", "b53-1"}});
    EXPECT_EQ(stands(session, "b53-1"), "undisrupted 1806");
}

/// A British unit that is eliminated; artillery alone before cavalry alone.
void eliminate(Session& session) {
    begin(session, "turkish-1", "combat-first", "t7");
    put(session, {"ind20"}, "1907");
    put(session, {"t1", "t11"}, "1908");
    const Json answer = play(session, attack("t1", "ind20", {"t11"}), {3});
    EXPECT_EQ(stepOf(answer, "combat")["outcome"], "e") << dumpLine(answer);
    EXPECT_EQ(stands(session, "ind20"), "eliminated");
    begin(session, "british-cavalry");
    put(session, {"art-4th"}, "2008");
    put(session, {"banz-1"}, "2009");
    const Json guns = play(session, attack("banz-1", "art-4th"), {4});
    EXPECT_NE(dumpLine(guns).find("4 against 1: the column 4:1."), std::string::npos) << dumpLine(guns);
    EXPECT_EQ(stands(session, "art-4th"), "eliminated");
}

/// 10.2: a second attempt costs a headquarters with a blank rear side dearly.
void recover(Session& session) {
    put(session, {"art-8th", "hq-8th"}, "0809");
    disrupt(session, "art-8th");
    goTo(session, "recovery");
    play(session, {{"do", "check"}, {"check", "recover"}, {"unit", "art-8th"}}, {6});
    play(session, {{"do", "second-recovery"}, {"unit", "hq-8th"}}, {1});
    EXPECT_EQ(word(session, "art-8th", "status"), "undisrupted");
    EXPECT_EQ(word(session, "hq-8th", "status"), "eliminated");
}

void bombardFromTheAir(Session& session) {
    goTo(session, "british-bombardment");
    play(session, {{"do", "scramble"}, {"side", "british"}}, {6});
    put(session, {"german-1"}, "0913");
    put(session, {"art-xxi", "art-dmc", "art-xx-b"}, "0914");
    play(session, {{"do", "fly-to"}, {"unit", "air-1"}, {"to", "0914"}});
    const Json answer =
        play(session, hills::bombard("art-xxi", "german-2", {"art-dmc", "art-xx-b", "air-1"}), {6});
    EXPECT_EQ(stepOf(answer, "bombard")["outcome"], "star") << dumpLine(answer);
    for (const char* german : {"german-1", "german-2", "german-4"}) {
        EXPECT_EQ(stands(session, german), "eliminated");
    }
}

/// What the shipped script leaves out, from the set-up on.
std::unique_ptr<Session> otherCampaign() {
    auto session = megiddo();
    bombard(*session);
    begin(*session, "british-army-1");
    surround(*session);
    fallIntoFriends(*session);
    eliminate(*session);
    recover(*session);
    bombardFromTheAir(*session);
    return session;
}

void addTo(std::set<std::string>& outcomes, std::set<std::string>& commands, const Session& session) {
    for (const Record& record : session.records()) {
        commands.insert(record.command.value("do", ""));
        for (const Json& step : record.steps) {
            outcomes.insert(step.value("outcome", ""));
        }
    }
}

TEST(Campaigns, UseEveryCommandAndComeToEveryOutcome) {
    std::set<std::string> outcomes;
    std::set<std::string> commands;
    const auto shipped = campaign(8);
    addTo(outcomes, commands, *shipped);
    addTo(outcomes, commands, *otherCampaign());
    for (const Action& action : shipped->rules().actions) {
        EXPECT_TRUE(commands.contains(action.id)) << action.id;
    }
    for (const Outcome& outcome : shipped->rules().outcomes) {
        EXPECT_TRUE(outcomes.contains(outcome.id)) << outcome.id;
    }
}

TEST(Campaigns, EndInAMinorVictoryAfterTurnSeven) {
    const auto session = campaign(8);
    EXPECT_EQ(word(*session, "turkish", "victory"), "minor");
    EXPECT_EQ(word(*session, "british", "victory"), "");
    EXPECT_TRUE(session->battle().due.empty());
}

TEST(Campaigns, EndInAMajorVictoryOfTheTurksWithTwoTownsAfterTurnSix) {
    const auto session = otherCampaign();
    while (session->battle().clock.turn < 6) {
        endTurn(*session);
        EXPECT_EQ(word(*session, "turkish", "victory"), "");
    }
    goTo(*session, "victory-points");
    const Json answer = done(*session, {{"do", "next-phase"}});
    EXPECT_NE(dumpLine(answer).find("Towns enough are still Turkish: Turks win a major victory."),
              std::string::npos)
        << dumpLine(answer);
    EXPECT_EQ(word(*session, "turkish", "victory"), "major");
}

TEST(Campaigns, EndInAMajorVictoryOfTheBritishWithAllTowns) {
    const auto session = campaign(4);
    int brigade = 0;
    const std::vector<std::string> brigades{"b75-1", "b75-2", "b75-3", "b3-1", "b3-2", "b3-3"};
    for (const Subject* town : session->battle().all(SubjectKind::Thing)) {
        put(*session, {brigades.at(static_cast<std::size_t>(brigade++))}, town->value("place").text());
    }
    goTo(*session, "victory-points");
    const Json answer = done(*session, {{"do", "next-phase"}});
    EXPECT_NE(dumpLine(answer).find("Every town is British: British Empire wins a major victory."),
              std::string::npos)
        << dumpLine(answer);
    EXPECT_EQ(word(*session, "british", "victory"), "major");
}

} // namespace
} // namespace umpire::test::campaign_test
