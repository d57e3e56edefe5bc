// Hands are filled and exchanged: by the program's dice, by cards typed in, and when the deck runs out.

#include "cards.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/battle/draw_odds.h"
#include "umpire/battle/record_json.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace umpire::test::cards_draws_test {
namespace {

using namespace cards;

const Json fill{{"do", "fill-hand"}, {"side", "british"}};

Json typed(const std::vector<std::string>& names, Json command = fill) {
    command["dice"] = names;
    return command;
}

std::vector<std::string> in(const Session& session, const std::string& pile, const std::string& side) {
    std::vector<std::string> ids;
    for (const Subject* card : session.battle().all(SubjectKind::Unit)) {
        if (card->side == side && card->value("pile").text() == pile) {
            ids.push_back(card->id);
        }
    }
    return ids;
}

TEST(CardDraws, FillTheHandToTenByDiceOfThePile) {
    const auto session = at();
    const Answer answer = thrown(*session, fill);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    EXPECT_EQ(count(*session, "british", "hand-count"), 10);
    EXPECT_EQ(count(*session, "british", "deck-count"), 33);
    ASSERT_EQ(answer.steps.size(), 1U);
    const Json step = session->records().back().steps[0];
    EXPECT_EQ(step["dice"].size(), 10U);
    EXPECT_EQ(dieOf(step, 0), "lots-43");
    EXPECT_EQ(dieOf(step, 9), "lots-34");
    EXPECT_EQ(step["text"], "British: 10 drawn of 43.");
}

TEST(CardDraws, AreCheckedByTheAudit) {
    const auto session = at();
    thrown(*session, fill);
    const DiceAudit audit = auditDice(*session, {});
    EXPECT_TRUE(audit.problems.empty()) << audit.problems.front();
    EXPECT_EQ(audit.dice, 10);
}

TEST(CardDraws, AreUndoneAndRedoneWithoutNewDice) {
    const auto session = at();
    thrown(*session, fill);
    const auto hand = in(*session, "hand", "british");
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(count(*session, "british", "deck-count"), 43);
    done(*session, {{"do", "redo"}});
    EXPECT_EQ(in(*session, "hand", "british"), hand);
}

TEST(CardDraws, FallOnEveryCardAlike) {
    const auto session =
        at({{"hand", {"forage", "dysentery", "engineer", "roads-1", "roads-2", "roads-3", "rualla-tribe"}},
            {"casualty", {"general-allenby"}}});
    std::map<std::string, int> seen;
    for (std::uint64_t seed = 1; seed <= 350; ++seed) {
        thrown(*session, fill, seed);
        for (const std::string& id : in(*session, "hand", "british")) {
            ++seen[id];
        }
        done(*session, {{"do", "undo"}});
    }
    EXPECT_EQ(seen["forage"], 350);
    EXPECT_EQ(seen["general-allenby"], 0);
    // Each of the 35 others is in the hand of about 30.
    for (const std::string id :
         {"armored-patrol-cars", "british-infantry-1", "british-infantry-11", "supply-trains-3"}) {
        EXPECT_GT(seen[id], 8) << id;
        EXPECT_LT(seen[id], 70) << id;
    }
}

TEST(CardDraws, MayBeTypedByLettersOfTheirNames) {
    const auto session = at();
    const Json answer = done(*session, typed({"brit inf", "british infantry", "allenby", "air force", "law",
                                              "supply", "roads", "hms", "brit art", "brit cav"}));
    const Json drawn{"british-infantry-1",  "british-infantry-2", "general-allenby", "royal-air-force-1",
                     "lawrence-of-arabia",  "supply-trains-1",    "roads-1",         "hms-druid-hms-forester",
                     "british-artillery-1", "british-cavalry-1"};
    EXPECT_EQ(answer["steps"][0]["drawn"], drawn);
}

TEST(CardDraws, RefuseWhatIsNotThereOrMayBeSeveral) {
    const auto session = at();
    EXPECT_EQ(why(*session, typed({"kemal"})), "the draw: no \"kemal\" is left there to be drawn");
    EXPECT_EQ(why(*session, typed({"allenby", "allenby"})),
              "the draw: no \"allenby\" is left there to be drawn");
    EXPECT_EQ(why(*session, typed({"camel"})),
              "the draw: \"camel\" may mean Egyptian Camel Corps or Sherifian Camel Corps");
    EXPECT_NE(why(*session, typed({"allenby"})).find("but only 1 is given"), std::string::npos);
    EXPECT_EQ(count(*session, "british", "hand-count"), 0);
}

TEST(CardDraws, TakeTheReserveWhenTheDeckIsOut) {
    Piles piles{
        {"hand", {"forage", "dysentery", "engineer", "roads-1", "roads-2", "roads-3", "rualla-tribe"}},
        {"reserve", {"howeitat-tribe", "arab-irregulars"}}};
    const auto all = at();
    for (const std::string& id : in(*all, "deck", "british")) {
        const bool placed = std::any_of(piles.begin(), piles.end(), [&](const auto& pile) {
            return std::find(pile.second.begin(), pile.second.end(), id) != pile.second.end();
        });
        if (!placed && id != "general-allenby") {
            piles["casualty"].push_back(id);
        }
    }
    piles["casualty"].erase(
        std::find(piles["casualty"].begin(), piles["casualty"].end(), "lawrence-of-arabia"));
    const auto session = at(piles);
    const Answer answer = thrown(*session, fill);
    ASSERT_TRUE(answer.ok) << answer.refusal.message;
    // Two of the deck and one of the two of the reserve, which has become the deck.
    EXPECT_EQ(lies(*session, "general-allenby"), "hand");
    EXPECT_EQ(lies(*session, "lawrence-of-arabia"), "hand");
    EXPECT_EQ(count(*session, "british", "hand-count"), 10);
    EXPECT_EQ(count(*session, "british", "reserve-count"), 0);
    EXPECT_EQ(count(*session, "british", "deck-count"), 1);
}

TEST(CardDraws, AreFewerWhereNoCardsAreLeft) {
    Piles piles;
    for (const std::string& id : in(*at(), "deck", "british")) {
        piles[id == "engineer" || id == "forage" ? "deck" : "casualty"].push_back(id);
    }
    const auto session = at(piles);
    const Json answer = done(*session, fill); // all that are left: no dice
    EXPECT_EQ(count(*session, "british", "hand-count"), 2);
    EXPECT_EQ(count(*session, "british", "deck-count"), 0);
}

TEST(CardExchanges, DiscardUpToFiveAndDrawAsMany) {
    const auto session = at({{"hand", {"forage", "dysentery", "engineer", "roads-1", "roads-2", "roads-3"}}});
    goTo(*session, "reserve");
    Json exchange{{"do", "exchange"}, {"side", "british"}, {"cards", {"forage", "dysentery"}}};
    EXPECT_TRUE(thrown(*session, exchange).ok);
    EXPECT_EQ(lies(*session, "forage"), "reserve");
    EXPECT_EQ(count(*session, "british", "hand-count"), 6);
    exchange["cards"] = {"engineer", "roads-1", "roads-2", "roads-3", "forage"};
    EXPECT_EQ(why(*session, exchange), "Forage is not in the hand of British");
    const auto other = at({{"hand", {"forage", "dysentery", "engineer", "roads-1", "roads-2", "roads-3"}}});
    exchange["cards"] = {"forage", "dysentery", "engineer", "roads-1", "roads-2", "roads-3"};
    EXPECT_EQ(why(*other, exchange), "at most 5 cards may be exchanged");
    exchange["cards"] = {"kemal"};
    EXPECT_EQ(why(*other, exchange), "Kemal is not in the hand of British");
}

TEST(CardOdds, OfADrawAreHypergeometric) {
    const auto session = at();
    const Odds odds = oddsOf(*session, fill);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_TRUE(odds.draw);
    EXPECT_EQ(odds.draw->count, 10);
    EXPECT_EQ(odds.draw->from, 43);
    for (const auto& [type, chance] : odds.draw->chances) {
        if (type == "royal-air-force") { // neither of two: 33/43 · 32/42
            EXPECT_NEAR(chance, 1 - 33.0 * 32 / (43 * 42), 1e-12);
        } else if (type == "engineer") {
            EXPECT_NEAR(chance, 10.0 / 43, 1e-12);
        }
    }
    EXPECT_DOUBLE_EQ(chanceOfAny(3, 5, 3), 1);
    EXPECT_DOUBLE_EQ(chanceOfAny(0, 5, 3), 0);
}

TEST(CardAsking, NamesTheCardsThatMayBeTyped) {
    const auto session = at();
    const Worksheet sheet = worksheet(*session, fill);
    ASSERT_TRUE(sheet.ok) << sheet.refusal.message;
    EXPECT_FALSE(sheet.complete);
    ASSERT_EQ(sheet.dice.size(), 1U);
    EXPECT_EQ(sheet.dice[0].faces.size(), 25U); // as many names as the deck has
}

} // namespace
} // namespace umpire::test::cards_draws_test
