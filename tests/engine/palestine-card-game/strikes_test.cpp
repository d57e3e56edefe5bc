// Planes, cavalry, artillery and machine guns: who may strike whom, and what comes of it.

#include "cards.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::cards_strikes_test {
namespace {

using namespace cards;

/// One of every kind and Force on both fields.
Piles melee() {
    return {{"field",
             {"british-infantry-1",
              "engineer",
              "french-detachment",
              "british-cavalry-1",
              "rualla-tribe",
              "australian-mounted-division",
              "british-artillery-1",
              "desert-mounted-corps",
              "british-machineguns",
              "general-allenby",
              "lawrence-of-arabia",
              "hms-druid-hms-forester",
              "roads-1",
              "turkish-infantry-1",
              "amman-division",
              "asienkorps",
              "composite-division",
              "bedouins",
              "caucasus-cavalry",
              "turkish-artillery-1",
              "german-machineguns",
              "turkish-machine-guns-1",
              "kemal",
              "mountains"}},
            {"hand", {"royal-air-force-1", "turkish-air-force", "trenchlines"}}};
}

struct Strike {
    const char* phase;
    const char* card;
    const char* target;
    const char* outcome;
};

class CardStrikes : public testing::TestWithParam<Strike> {};

TEST_P(CardStrikes, ComeToWhatForceSays) {
    const Strike& tested = GetParam();
    const auto session = at(melee());
    goTo(*session, tested.phase);
    static const std::map<std::string, std::string> actions{{"air", "air-strike"},
                                                            {"cavalry", "cavalry-strike"},
                                                            {"artillery", "artillery-strike"},
                                                            {"machine-guns", "machine-gun-strike"}};
    EXPECT_EQ(strike(*session, actions.at(tested.phase), tested.card, tested.target), tested.outcome);
    const bool destroyed = std::string(tested.outcome) == "destroyed";
    const bool refused = std::string(tested.outcome).starts_with("refused");
    EXPECT_EQ(flag(*session, tested.target, "disrupted"), !destroyed && !refused);
    const std::string reserve = std::string(tested.target).starts_with("hms") ? "reserve" : "casualty";
    EXPECT_EQ(lies(*session, tested.target) == reserve, destroyed);
}

const Strike strikes[]{
    // A plane destroys what has less Force than it, and disrupts the rest.
    {"air", "royal-air-force-1", "asienkorps", "destroyed"},
    {"air", "royal-air-force-1", "bedouins", "destroyed"},
    {"air", "royal-air-force-1", "mountains", "destroyed"},
    {"air", "royal-air-force-1", "composite-division", "disrupted"},
    {"air", "royal-air-force-1", "turkish-infantry-1", "disrupted"},
    {"air", "royal-air-force-1", "turkish-artillery-1", "disrupted"},
    {"air", "royal-air-force-1", "german-machineguns", "disrupted"},
    {"air", "royal-air-force-1", "kemal", "refused: Kemal is a leader, and nobody strikes leaders"},
    {"air", "royal-air-force-1", "trenchlines", "refused: Trenchlines does not lie in an order of battle"},
    {"air", "royal-air-force-1", "engineer", "refused: Engineer is of the same side"},
    {"air", "turkish-air-force", "engineer", "disrupted"},
    {"air", "turkish-air-force", "roads-1", "disrupted"},
    {"air", "british-infantry-1", "bedouins", "refused: British Infantry is no plane"},
    // Cavalry destroys what has as much Force or less; infantry counts double.
    {"cavalry", "rualla-tribe", "bedouins", "destroyed"},
    {"cavalry", "rualla-tribe", "caucasus-cavalry", "destroyed"},
    {"cavalry", "rualla-tribe", "asienkorps", "destroyed"},
    {"cavalry", "rualla-tribe", "composite-division",
     "refused: Composite Division is too strong for Rualla Tribe"},
    {"cavalry", "british-cavalry-1", "composite-division", "destroyed"},
    {"cavalry", "british-cavalry-1", "amman-division",
     "refused: Amman Division is too strong for British Cavalry"},
    {"cavalry", "british-cavalry-1", "turkish-artillery-1", "destroyed"},
    {"cavalry", "rualla-tribe", "turkish-artillery-1",
     "refused: Turkish Artillery is too strong for Rualla Tribe"},
    {"cavalry", "australian-mounted-division", "turkish-machine-guns-1", "destroyed"},
    {"cavalry", "lawrence-of-arabia", "turkish-artillery-1", "destroyed"},
    {"cavalry", "lawrence-of-arabia", "composite-division",
     "refused: Composite Division is too strong for Lawrence of Arabia"},
    {"cavalry", "british-infantry-1", "bedouins", "refused: British Infantry is no cavalry"},
    {"cavalry", "general-allenby", "bedouins", "refused: General Allenby is no cavalry"},
    {"cavalry", "british-cavalry-1", "kemal", "refused: Kemal is a leader, and nobody strikes leaders"},
    {"cavalry", "bedouins", "roads-1", "destroyed"},
    {"cavalry", "bedouins", "rualla-tribe", "refused: Rualla Tribe is too strong for Bedouins"},
    {"cavalry", "caucasus-cavalry", "engineer", "refused: a supply card must be struck first"},
    // Artillery as planes.
    {"artillery", "turkish-artillery-1", "rualla-tribe", "destroyed"},
    {"artillery", "turkish-artillery-1", "french-detachment", "disrupted"},
    {"artillery", "turkish-artillery-1", "british-artillery-1", "disrupted"},
    {"artillery", "british-artillery-1", "amman-division", "destroyed"},
    {"artillery", "british-artillery-1", "turkish-infantry-1", "disrupted"},
    {"artillery", "desert-mounted-corps", "turkish-artillery-1", "disrupted"},
    {"artillery", "hms-druid-hms-forester", "turkish-artillery-1", "destroyed"},
    {"artillery", "british-artillery-1", "kemal", "refused: Kemal is a leader, and nobody strikes leaders"},
    {"artillery", "british-machineguns", "bedouins", "refused: British Machineguns is no artillery"},
    // Machine guns: as much Force or less; no artillery, no machine guns.
    {"machine-guns", "german-machineguns", "rualla-tribe", "destroyed"},
    {"machine-guns", "german-machineguns", "french-detachment", "disrupted"},
    {"machine-guns", "british-machineguns", "amman-division", "destroyed"},
    {"machine-guns", "british-machineguns", "turkish-infantry-1", "disrupted"},
    {"machine-guns", "german-machineguns", "roads-1", "destroyed"},
    {"machine-guns", "german-machineguns", "british-artillery-1",
     "refused: machine guns strike neither artillery nor machine guns"},
    {"machine-guns", "german-machineguns", "british-machineguns",
     "refused: machine guns strike neither artillery nor machine guns"},
    {"machine-guns", "german-machineguns", "general-allenby",
     "refused: General Allenby is a leader, and nobody strikes leaders"},
    {"machine-guns", "bedouins", "roads-1", "refused: Bedouins is no machine gun"},
};

INSTANTIATE_TEST_SUITE_P(Each, CardStrikes, testing::ValuesIn(strikes));

TEST(CardStrike, WhoStruckGoesOrStays) {
    const auto session = at(melee());
    goTo(*session, "air");
    strike(*session, "air-strike", "royal-air-force-1", "bedouins");
    EXPECT_EQ(lies(*session, "royal-air-force-1"), "reserve");
    goTo(*session, "cavalry");
    strike(*session, "cavalry-strike", "lawrence-of-arabia", "turkish-machine-guns-1");
    EXPECT_EQ(lies(*session, "lawrence-of-arabia"), "reserve");
    goTo(*session, "artillery");
    strike(*session, "artillery-strike", "turkish-artillery-1", "engineer");
    EXPECT_EQ(lies(*session, "turkish-artillery-1"), "field");
    EXPECT_EQ(strike(*session, "artillery-strike", "turkish-artillery-1", "rualla-tribe"),
              "refused: Turkish Artillery has fired in this phase");
}

TEST(CardStrike, TwiceDisruptedIsDestroyed) {
    const auto session = at(melee());
    goTo(*session, "air");
    EXPECT_EQ(strike(*session, "air-strike", "royal-air-force-1", "turkish-infantry-1"), "disrupted");
    goTo(*session, "artillery");
    EXPECT_EQ(strike(*session, "artillery-strike", "british-artillery-1", "turkish-infantry-1"), "destroyed");
    EXPECT_EQ(lies(*session, "turkish-infantry-1"), "casualty");
    EXPECT_FALSE(flag(*session, "turkish-infantry-1", "disrupted"));
}

TEST(CardStrike, ShipsAlwaysGoToTheReserve) {
    const auto session = at(melee());
    goTo(*session, "artillery");
    EXPECT_EQ(strike(*session, "artillery-strike", "turkish-artillery-1", "hms-druid-hms-forester"),
              "disrupted");
    goTo(*session, "maneuver");
    EXPECT_NE(lies(*session, "hms-druid-hms-forester"), "casualty");
}

TEST(CardStrike, FreesTheLeaderOfWhoIsDestroyed) {
    const auto session = at(melee());
    done(*session, {{"do", "attach"}, {"leader", "kemal"}, {"card", "bedouins"}});
    goTo(*session, "air");
    strike(*session, "air-strike", "royal-air-force-1", "bedouins");
    EXPECT_TRUE(shown(*session, "kemal", "leads").is_null());
    EXPECT_EQ(lies(*session, "kemal"), "field");
    done(*session, {{"do", "attach"}, {"leader", "kemal"}, {"card", "caucasus-cavalry"}});
    EXPECT_EQ(shown(*session, "kemal", "leads"), "caucasus-cavalry");
}

TEST(CardTurns, AlternateUntilBothHavePassed) {
    const auto session = at(melee());
    goTo(*session, "artillery");
    EXPECT_TRUE(flag(*session, "turkish", "to-play"));
    EXPECT_FALSE(flag(*session, "british", "to-play"));
    strike(*session, "artillery-strike", "turkish-artillery-1", "engineer");
    EXPECT_TRUE(flag(*session, "british", "to-play"));
    // The Turks have no other gun: the British go on.
    strike(*session, "artillery-strike", "british-artillery-1", "bedouins");
    EXPECT_TRUE(flag(*session, "british", "to-play"));
    done(*session, {{"do", "pass"}, {"side", "british"}});
    EXPECT_FALSE(flag(*session, "british", "to-play"));
    goTo(*session, "machine-guns");
    EXPECT_EQ(warnings(*session, {{"do", "machine-gun-strike"},
                                  {"gun", "british-machineguns"},
                                  {"target", "amman-division"}}),
              (std::vector<std::string>{"British: the other side is to strike"}));
}

TEST(CardTurns, MayBeTakenOneSideAfterTheOther) {
    for (const bool alternate : {true, false}) {
        const auto session = at(melee(), {{"s-alt", alternate ? "alternate" : "one-side-first"}});
        goTo(*session, "cavalry");
        EXPECT_TRUE(flag(*session, "british", "to-play"));
        strike(*session, "cavalry-strike", "british-cavalry-1", "turkish-machine-guns-1");
        EXPECT_EQ(flag(*session, "turkish", "to-play"), alternate);
        EXPECT_EQ(flag(*session, "british", "to-play"), !alternate);
    }
}

/// Who may strike nothing that lies there need not pass; planes are in the hand, which nobody else knows.
TEST(CardTurns, WaitForNobodyWhoMayStrikeNothing) {
    const auto session =
        at({{"field", {"engineer", "british-machineguns", "turkish-artillery-1", "turkish-machine-guns-1"}},
            {"hand", {"royal-air-force-1"}}});
    goTo(*session, "air");
    EXPECT_TRUE(flag(*session, "british", "to-play"));
    EXPECT_TRUE(flag(*session, "turkish", "able"));
    goTo(*session, "machine-guns"); // the British see guns alone, which machine guns leave be
    EXPECT_FALSE(flag(*session, "british", "able"));
    EXPECT_TRUE(flag(*session, "turkish", "to-play"));
    EXPECT_EQ(strike(*session, "machine-gun-strike", "turkish-machine-guns-1", "engineer"), "destroyed");
    const auto alone = at({{"field", {"british-cavalry-1", "bedouins", "turkish-infantry-1"}}});
    goTo(*alone, "cavalry"); // Bedouins of Force 1 may take nobody
    strike(*alone, "cavalry-strike", "british-cavalry-1", "bedouins");
    const auto first = at({{"field", {"rualla-tribe", "turkish-infantry-1", "caucasus-cavalry", "engineer"}}},
                          {{"s-alt", "one-side-first"}});
    goTo(*first, "cavalry");
    EXPECT_TRUE(flag(*first, "british", "to-play"));
    const auto late =
        at({{"field", {"howeitat-tribe", "turkish-infantry-1", "caucasus-cavalry", "engineer"}}});
    goTo(*late, "cavalry"); // Howeitat of Force 1 reach neither; the Turks need not wait for them
    EXPECT_FALSE(flag(*late, "british", "able"));
    EXPECT_EQ(
        warnings(*late, {{"do", "cavalry-strike"}, {"cavalry", "caucasus-cavalry"}, {"target", "engineer"}}),
        std::vector<std::string>());
}

TEST(CardAsking, TellsOfEveryLegalTargetWhatItWouldComeTo) {
    const auto session = at(melee());
    goTo(*session, "machine-guns");
    const Worksheet sheet =
        worksheet(*session, {{"do", "machine-gun-strike"}, {"gun", "german-machineguns"}});
    ASSERT_TRUE(sheet.ok) << sheet.refusal.message;
    const WorksheetField* open = sheet.open();
    ASSERT_TRUE(open);
    std::map<std::string, std::string> outcomes;
    for (const WorksheetChoice& choice : open->choices) {
        ASSERT_EQ(choice.odds.size(), 1U) << choice.id;
        EXPECT_DOUBLE_EQ(choice.odds[0].second, 1);
        outcomes[choice.id] = choice.odds[0].first;
    }
    const std::map<std::string, std::string> expected{{"british-infantry-1", "disrupted"},
                                                      {"engineer", "destroyed"},
                                                      {"french-detachment", "disrupted"},
                                                      {"british-cavalry-1", "disrupted"},
                                                      {"rualla-tribe", "destroyed"},
                                                      {"australian-mounted-division", "disrupted"},
                                                      {"roads-1", "destroyed"}};
    EXPECT_EQ(outcomes, expected);
}

} // namespace
} // namespace umpire::test::cards_strikes_test
