// The chance of a total against one that is still covered, against a count by hand of every set of cards that
// the other may have laid, each laid and counted by commands of the game.

#include "cards.h"
#include "umpire/battle/hidden_total.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::cards_covered_test {
namespace {

using namespace cards;
using Cards = std::vector<std::string>;

/// Every Turkish card lies in the reserve, but for these, which lie where nobody sees them.
Piles unseen(const Cards& turkish, const Piles& others) {
    Piles piles = others;
    const auto shipped = at();
    for (const Subject* card : shipped->battle().all(SubjectKind::Unit)) {
        const bool hidden = std::find(turkish.begin(), turkish.end(), card->id) != turkish.end();
        if (card->side == "turkish" && !hidden) {
            piles["reserve"].push_back(card->id);
        }
    }
    return piles;
}

CoveredOdds coveredFor(const Session& session, const Id& side = "british") {
    return coveredOdds(side, session.rules(), session.module(), session.battle());
}

/// Every leader of those is attached, the best first, to a card of its own.
void attachAll(Session& session, Cards cards) {
    const auto force = [&](const std::string& card) { return count(session, card, "force"); };
    std::sort(cards.begin(), cards.end(),
              [&](const std::string& a, const std::string& b) { return force(a) > force(b); });
    for (const std::string& leader : cards) {
        for (const std::string& host : cards) {
            if (why(session, {{"do", "attach"}, {"leader", leader}, {"card", host}}).empty()) {
                break;
            }
        }
    }
}

struct Counted {
    int sets = 0;
    int beats = 0;
    int equal = 0;
};

/// Whether the Turks may lay these, and how the British total then stands against theirs.
void countOne(const Cards& cards, const Cards& hand, const Piles& piles, const Json& rulings,
              Counted& counted) {
    Piles with = piles;
    with["hand"].insert(with["hand"].end(), hand.begin(), hand.end());
    const auto session = at(with, rulings);
    if (!why(*session, {{"do", "commit"}, {"side", "turkish"}, {"cards", cards}}).empty()) {
        return;
    }
    goTo(*session, "air");
    attachAll(*session, cards);
    ++counted.sets;
    const int more = total2(*session, "british") - total2(*session, "turkish");
    counted.beats += more > 0 ? 1 : 0;
    counted.equal += more == 0 ? 1 : 0;
}

Counted countAll(std::size_t taken, const Cards& hidden, const Piles& piles, const Json& rulings) {
    Counted counted;
    std::vector<bool> chosen(hidden.size(), false);
    std::fill(chosen.begin(), chosen.begin() + static_cast<std::ptrdiff_t>(taken), true);
    do {
        Cards cards;
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            if (chosen[i]) {
                cards.push_back(hidden[i]);
            }
        }
        countOne(cards, hidden, piles, rulings, counted);
    } while (std::prev_permutation(chosen.begin(), chosen.end()));
    return counted;
}

/// The first so many lie covered.
void expectAsCounted(std::size_t taken, const Cards& hidden, Piles others,
                     const Json& rulings = Json::object()) {
    const Piles open = unseen(hidden, others);
    const Counted counted = countAll(taken, hidden, open, rulings);
    Piles piles = open;
    piles["chosen"].insert(piles["chosen"].end(), hidden.begin(),
                           hidden.begin() + static_cast<std::ptrdiff_t>(taken));
    const auto session = at(piles, rulings);
    const CoveredOdds odds = coveredFor(*session);
    ASSERT_EQ(odds.why, "");
    ASSERT_GT(counted.sets, 0);
    EXPECT_EQ(odds.count, static_cast<std::int64_t>(taken));
    EXPECT_EQ(odds.beats, static_cast<double>(counted.beats) / counted.sets);
    EXPECT_EQ(odds.equal, static_cast<double>(counted.equal) / counted.sets);
    EXPECT_NEAR(odds.beats + odds.equal + odds.loses, 1, 1e-15);
}

const Piles someBritish{{"chosen", {"british-infantry-1", "rualla-tribe", "roads-1"}}};

TEST(CoveredTotal, IsCountedOverWhatMayBeLaid) {
    // One terrain card at most, no plane, no nuisance.
    expectAsCounted(3,
                    {"mountains", "turkish-infantry-1", "turkish-infantry-2", "towns", "trenchlines",
                     "bedouins", "turkish-air-force", "rail-cuts"},
                    someBritish);
}

TEST(CoveredTotal, KnowsWhatCardsDoForEachOther) {
    expectAsCounted(4,
                    {"supply-wagons-1", "turkish-infantry-1", "asienkorps", "rail-lines-1", "rail-lines-2",
                     "rough-ground", "jordan-crossings"},
                    someBritish);
}

TEST(CoveredTotal, AttachesLeadersAsWellAsTheyMayBe) {
    expectAsCounted(
        3, {"kemal", "tiller", "corps-headquarters-1", "turkish-infantry-1", "rail-lines-1", "bedouins"},
        someBritish);
}

TEST(CoveredTotal, FollowsTheReadingOfWhatMayBeLaid) {
    expectAsCounted(2, {"kemal", "turkish-infantry-1", "turkish-machine-guns-1", "bedouins", "towns"},
                    someBritish, {{"s-obtypes", "as-printed"}});
}

TEST(CoveredTotal, CountsCardsThatLieOpenAsTheyAre) {
    Piles others = someBritish;
    others["field"] = {"mountains", "depot-regiment"};
    expectAsCounted(2, {"kemal", "turkish-infantry-1", "rail-lines-1", "bedouins", "towns"}, others);
}

TEST(CoveredTotal, IsCertainWithoutCoveredCards) {
    const auto session = at({{"field", {"british-infantry-1", "turkish-infantry-1"}}});
    EXPECT_EQ(coveredFor(*session).toJson(),
              (Json{{"count", 0}, {"from", 0}, {"beats", 1.0}, {"equal", 0.0}, {"loses", 0.0}}));
    EXPECT_EQ(coveredFor(*session, "turkish").loses, 1);
}

TEST(CoveredTotal, IsTheSameWhateverLiesThere) {
    const Cards hidden{"kemal",    "turkish-infantry-1", "mountains", "towns",      "rail-cuts",
                       "bedouins", "supply-wagons-1",    "tiller",    "asienkorps", "turkish-air-force"};
    std::string first;
    for (std::size_t turn = 0; turn < hidden.size(); ++turn) {
        Piles piles = unseen(hidden, someBritish);
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            const std::string& card = hidden[(i + turn) % hidden.size()];
            piles[i < 3 ? "chosen" : i < 6 ? "hand" : "deck"].push_back(card);
        }
        const std::string told = dumpLine(coveredFor(*at(piles)).toJson());
        EXPECT_EQ(told, first.empty() ? told : first) << turn;
        first = told;
    }
}

TEST(CoveredTotal, ForgetsWhomACoveredLeaderLeads) {
    const Piles piles = unseen({"kemal", "turkish-infantry-1", "bedouins", "tiller"},
                               {{"chosen", {"british-infantry-1", "kemal", "turkish-infantry-1"}}});
    const auto session = at(piles);
    const Json before = coveredFor(*session).toJson();
    done(*session, {{"do", "attach"}, {"leader", "kemal"}, {"card", "turkish-infantry-1"}});
    EXPECT_EQ(coveredFor(*session).toJson(), before);
}

TEST(CoveredTotal, IsThereForWholeDecks) {
    Piles piles = someBritish;
    for (int i = 1; i <= 9; ++i) {
        piles["chosen"].push_back("turkish-infantry-" + std::to_string(i));
    }
    const CoveredOdds odds = coveredFor(*at(piles));
    EXPECT_EQ(odds.why, "");
    EXPECT_EQ(odds.from, 48);
    EXPECT_GT(odds.loses, 0.99);
}

TEST(CoveredTotal, IsNotToldWhereNoneIs) {
    const auto session = exampleBattle("beersheba-1917");
    EXPECT_EQ(coveredFor(*session, "empire").why, "no cards lie covered in this game");
}

} // namespace
} // namespace umpire::test::cards_covered_test
