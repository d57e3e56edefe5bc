// The order of battle, leaders, and what both sides come to in the infantry phase.

#include "cards.h"
#include "umpire/sheets/record_text.h"
#include "umpire/storage/battle_file.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_totals_test {
namespace {

using namespace cards;

Json commit(const std::string& side, const std::vector<std::string>& ids) {
    return {{"do", "commit"}, {"side", side}, {"cards", ids}};
}

TEST(CardOrders, HoldWhatMayFightAndAreTurnedOverTogether) {
    const auto session = at(
        {{"hand",
          {"british-infantry-1", "british-cavalry-1", "british-artillery-1", "roads-1", "british-machineguns",
           "general-allenby", "royal-air-force-1", "forage", "turkish-infantry-1", "mountains", "towns"}}});
    goTo(*session, "order-of-battle");
    EXPECT_EQ(why(*session, commit("british", {"roads-1", "royal-air-force-1"})),
              "Royal Air Force may not be committed");
    EXPECT_EQ(why(*session, commit("british", {"forage"})), "Forage may not be committed");
    EXPECT_EQ(why(*session, commit("turkish", {"mountains", "towns"})),
              "only one terrain card may be committed");
    EXPECT_EQ(why(*session, commit("turkish", {"british-infantry-1"})),
              "British Infantry is not in the hand of Turks");
    EXPECT_EQ(why(*session, commit("turkish", {"turkish-infantry-1", "mountains"})), "");
    EXPECT_EQ(why(*session, commit("turkish", {"towns"})), "only one terrain card may be committed");
    EXPECT_EQ(
        why(*session, commit("british", {"british-infantry-1", "british-cavalry-1", "british-artillery-1",
                                         "roads-1", "british-machineguns", "general-allenby"})),
        "");
    EXPECT_EQ(lies(*session, "roads-1"), "chosen");
    done(*session, {{"do", "take-back"}, {"side", "british"}, {"cards", {"roads-1"}}});
    EXPECT_EQ(lies(*session, "roads-1"), "hand");
    goTo(*session, "air");
    EXPECT_EQ(lies(*session, "mountains"), "field");
    EXPECT_EQ(lies(*session, "british-machineguns"), "field");
    EXPECT_EQ(lies(*session, "roads-1"), "hand");
}

TEST(CardOrders, AsPrintedHoldNeitherMachineGunsNorLeadersButLawrence) {
    const auto session =
        at({{"hand", {"british-machineguns", "general-allenby", "lawrence-of-arabia", "roads-1"}}},
           {{"s-obtypes", "as-printed"}});
    goTo(*session, "order-of-battle");
    EXPECT_EQ(why(*session, commit("british", {"british-machineguns"})),
              "British Machineguns may not be committed");
    EXPECT_EQ(why(*session, commit("british", {"general-allenby"})), "General Allenby may not be committed");
    EXPECT_EQ(why(*session, commit("british", {"roads-1", "lawrence-of-arabia"})), "");
}

TEST(CardLeaders, AreAttachedBeforeTheInfantryPhase) {
    const auto session = at({{"field", {"general-allenby", "engineer"}}});
    const Json attach{{"do", "attach"}, {"leader", "general-allenby"}, {"card", "engineer"}};
    goTo(*session, "machine-guns");
    EXPECT_TRUE(warnings(*session, attach).empty());
    goTo(*session, "infantry");
    EXPECT_EQ(warnings(*session, attach),
              std::vector<std::string>{"Leaders are attached before the infantry phase"});
}

TEST(CardLeaders, LeadOneCardEachThatLiesBesideThem) {
    const auto session =
        at({{"field", {"general-allenby", "lawrence-of-arabia", "engineer", "bedouins", "kemal"}},
            {"hand", {"palestine-brigade"}}});
    const auto attach = [](const std::string& leader, const std::string& card) {
        return Json{{"do", "attach"}, {"leader", leader}, {"card", card}};
    };
    EXPECT_EQ(why(*session, attach("general-allenby", "bedouins")),
              "Bedouins does not lie beside General Allenby");
    EXPECT_EQ(why(*session, attach("general-allenby", "palestine-brigade")),
              "Palestine Brigade does not lie beside General Allenby");
    EXPECT_EQ(why(*session, attach("general-allenby", "lawrence-of-arabia")),
              "Lawrence of Arabia is a leader himself");
    EXPECT_EQ(why(*session, attach("engineer", "engineer")), "Engineer is no leader");
    EXPECT_EQ(total2(*session, "british"), 2);
    done(*session, attach("general-allenby", "engineer"));
    EXPECT_EQ(total2(*session, "british"), 12);
    EXPECT_EQ(why(*session, attach("lawrence-of-arabia", "engineer")), "Engineer has a leader already");
    done(*session, {{"do", "detach"}, {"leader", "general-allenby"}});
    EXPECT_EQ(total2(*session, "british"), 2);
    done(*session, attach("lawrence-of-arabia", "engineer"));
    EXPECT_EQ(total2(*session, "british"), 12);
}

struct Total {
    const char* what;
    std::vector<std::string> field;
    const char* side;
    int points2;
};

class CardTotals : public testing::TestWithParam<Total> {};

TEST_P(CardTotals, AreWhatTheRulesSay) {
    const auto session = at({{"field", GetParam().field}});
    EXPECT_EQ(total2(*session, GetParam().side), GetParam().points2) << GetParam().what;
}

const Total totals[]{
    {"nothing", {}, "british", 0},
    {"infantry", {"british-infantry-1"}, "british", 12},
    {"cavalry", {"british-cavalry-1"}, "british", 8},
    {"artillery", {"desert-mounted-corps"}, "british", 6},
    {"ships", {"hms-druid-hms-forester"}, "british", 8},
    {"machine guns", {"british-machineguns"}, "british", 6},
    {"a leader alone", {"general-allenby"}, "british", 0},
    {"supply alone", {"roads-1", "supply-trains-1"}, "british", 0},
    {"terrain alone", {"mountains"}, "turkish", 0},
    {"one supply card for two that fight", {"roads-1", "engineer", "palestine-brigade"}, "british", 8},
    {"two supply cards", {"roads-1", "supply-trains-1", "engineer", "british-machineguns"}, "british", 16},
    {"terrain", {"trenchlines", "turkish-infantry-1", "bedouins"}, "turkish", 18},
    {"terrain and supply", {"mountains", "rail-lines-1", "turkish-infantry-1"}, "turkish", 12},
    {"the other side's supply does not help", {"rail-lines-1", "engineer"}, "british", 2}};

INSTANTIATE_TEST_SUITE_P(Each, CardTotals, testing::ValuesIn(totals));

struct Half {
    const char* reading;
    int alone;      ///< disrupted infantry of Force 3
    int withSupply; ///< the same with one supply card
};

class CardHalves : public testing::TestWithParam<Half> {};

TEST_P(CardHalves, AreReadFourWays) {
    const Json reading{{"s-half", GetParam().reading}};
    for (const bool supply : {false, true}) {
        const auto session = supply ? at({{"field", {"french-detachment", "roads-1"}}}, reading)
                                    : at({{"field", {"french-detachment"}}}, reading);
        done(*session, {{"do", "adjust"},
                        {"subject", "french-detachment"},
                        {"set", {{"disrupted", true}}},
                        {"reason", "test"}});
        EXPECT_EQ(total2(*session, "british"), supply ? GetParam().withSupply : GetParam().alone) << supply;
    }
}

const Half halves[]{{"after", 3, 4}, {"after-down", 2, 4}, {"base", 3, 5}, {"base-down", 2, 4}};

INSTANTIATE_TEST_SUITE_P(Each, CardHalves, testing::ValuesIn(halves));

TEST(CardTotal, IsExplainedLineByLine) {
    const auto session = at({{"field",
                              {"british-infantry-1", "french-detachment", "british-cavalry-1", "roads-1",
                               "general-allenby", "british-machineguns"}}});
    done(*session, {{"do", "attach"}, {"leader", "general-allenby"}, {"card", "british-infantry-1"}});
    done(*session, {{"do", "adjust"},
                    {"subject", "british-machineguns"},
                    {"set", {{"disrupted", true}}},
                    {"reason", "test"}});
    done(*session, {{"do", "adjust"},
                    {"subject", "british-infantry-1"},
                    {"set", {{"disrupted", true}}},
                    {"reason", "test"}});
    goTo(*session, "infantry");
    const Json step = done(*session, {{"do", "count-up"}})["steps"][0];
    const Json expected = Json::parse(R"([{"id": "infantry", "value": 9}, {"id": "cavalry", "value": 4},
        {"id": "machine-guns", "value": 3}, {"id": "leaders", "value": 5}, {"id": "supply", "value": 4},
        {"id": "disrupted", "value": -5.5}])");
    EXPECT_EQ(step["modifiers"], expected); // 7 and 4 are halved: 3½ and 2 are lost
    EXPECT_EQ(step["total"], 19.5);
    EXPECT_EQ(step["text"], "British win the battle with 19½.");
    const Record& record = session->records().back();
    const std::string how = sheets::RecordText(*session).how(record);
    EXPECT_NE(how.find("Disrupted cards count half −5½ = 19½"), std::string::npos) << how;
    const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(Json(loaded.session->records().back().steps[0])["total"], 19.5);
}

TEST(CardTotal, TakesWholePointsThatAreGivenByHand) {
    const auto session = at({{"field", {"engineer"}}});
    goTo(*session, "infantry");
    const Json step = done(*session, {{"do", "count-up"}, {"overrides", {{"infantry", 3}}}})["steps"][0];
    EXPECT_EQ(step["total"], 3);
}

TEST(CardLeaders, AreToldWhomTheyLeadAndThatTheyLeadNobody) {
    const auto session = at({{"field", {"general-allenby", "lawrence-of-arabia", "engineer"}}});
    const Json detach{{"do", "detach"}, {"leader", "general-allenby"}};
    EXPECT_EQ(why(*session, detach), "General Allenby is attached to no card");
    done(*session, {{"do", "attach"}, {"leader", "general-allenby"}, {"card", "engineer"}});
    EXPECT_EQ(sheets::RecordText(*session).who(session->records().back()),
              "General Allenby is attached to Engineer");
    EXPECT_NE(dumpLine(session->show("general-allenby")).find("Leads Engineer"), std::string::npos);
    EXPECT_NE(dumpLine(session->show("engineer")).find("Led by General Allenby"), std::string::npos);
    goTo(*session, "machine-guns");
    EXPECT_NE(dumpLine(done(*session, {{"do", "next-phase"}}))
                  .find("Lawrence of Arabia is attached to no card and adds nothing."),
              std::string::npos);
}

TEST(CardOrders, OfferOnlyWhatMayBeCommitted) {
    const auto session = at({{"hand", {"engineer", "forage", "royal-air-force-1"}}});
    goTo(*session, "order-of-battle");
    const Worksheet sheet = worksheet(*session, {{"do", "commit"}, {"side", "british"}});
    for (const WorksheetField& field : sheet.fields) {
        if (field.id == "cards") {
            ASSERT_EQ(field.choices.size(), 1U);
            EXPECT_EQ(field.choices[0].id, "engineer");
        }
    }
}

/// Disrupted supply and ground give what they give undisrupted, and are struck at their printed Force.
TEST(CardTotal, HasTheWholeOfDisruptedSupplyAndGround) {
    const auto session = at({{"field", {"turkish-infantry-1", "supply-wagons-1", "trenchlines"}}});
    EXPECT_EQ(total2(*session, "turkish"), 2 * (4 + 1 + 2));
    for (const char* card : {"supply-wagons-1", "trenchlines"}) {
        done(*session,
             {{"do", "adjust"}, {"subject", card}, {"set", {{"disrupted", true}}}, {"reason", "test"}});
    }
    EXPECT_EQ(total2(*session, "turkish"), 2 * (4 + 1 + 2));
}

/// Leaders may stand on any own card that is no leader.
TEST(CardLeaders, StandOnAnyOwnCard) {
    const auto session = at({{"field", {"kemal", "tiller", "supply-wagons-1", "trenchlines", "engineer"}}});
    EXPECT_EQ(why(*session, {{"do", "attach"}, {"leader", "kemal"}, {"card", "supply-wagons-1"}}), "");
    EXPECT_EQ(why(*session, {{"do", "attach"}, {"leader", "tiller"}, {"card", "trenchlines"}}), "");
    EXPECT_NE(why(*session, {{"do", "attach"}, {"leader", "tiller"}, {"card", "kemal"}}), "");
    EXPECT_NE(why(*session, {{"do", "attach"}, {"leader", "tiller"}, {"card", "engineer"}}), "");
    EXPECT_EQ(total2(*session, "turkish"), 2 * (5 + 3));
}

/// The Turks are many, and sentences go with that.
TEST(CardSides, AreToldInTheirNumber) {
    const auto session = at();
    goTo(*session, "air");
    const Json pass{{"do", "pass"}, {"side", "turkish"}};
    done(*session, pass);
    EXPECT_EQ(sheets::RecordText(*session).who(session->records().back()), "Turks pass");
    EXPECT_EQ(why(*session, pass), "Turks have passed already");
}

} // namespace
} // namespace umpire::test::cards_totals_test
