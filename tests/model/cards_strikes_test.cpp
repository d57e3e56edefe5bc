// The plain model of the Palestine card game: who may strike whom, when, and what comes of it.

#include "cards_playing.h"

#include <map>

namespace umpire::test::cards_strikes_test {
namespace {

using namespace umpire::cards;

TEST(CardsStrikes, EveryStrikerAgainstEveryCard) {
    std::size_t kinds = 0;
    for (const KindRow& row : allKinds())
        kinds += row.type == Type::planes || row.type == Type::nuisance ? 0 : 1;
    EXPECT_EQ(struckCases().size(), kinds);
    for (const StruckCase& each : struckCases()) {
        const int target = cardNamed(each.name);
        std::string hits;
        for (const Striker& striker : strikersAgainst(sideOf(target))) {
            const Hit hit = hitOn(striker.phase, cardNamed(striker.name), {target, false, false, noCard});
            hits += hit == Hit::destroyed ? "d" : hit == Hit::disrupted ? "h" : "-";
        }
        EXPECT_EQ(hits, each.hits) << each.name;
    }
}

TEST(CardsStrikes, ASecondDisruptionDestroys) {
    for (const StruckCase& each : struckCases()) {
        const int target = cardNamed(each.name);
        std::size_t i = 0;
        for (const Striker& striker : strikersAgainst(sideOf(target))) {
            const Hit hit = hitOn(striker.phase, cardNamed(striker.name), {target, true, false, noCard});
            const char before = each.hits.at(i++);
            EXPECT_EQ(hit, before == 'd'   ? Hit::destroyed
                           : before == 'h' ? Hit::destroyedBySecond
                                           : Hit::none)
                << striker.name << " at " << each.name;
        }
    }
}

TEST(CardsStrikes, OnlyCardsOfTheirPhaseStrike) {
    const Placed target{cardNamed("Bedouins"), false, false, noCard};
    const std::map<Phase, std::vector<Type>> strikers = {{Phase::airStrike, {Type::planes}},
                                                         {Phase::cavalry, {Type::cavalry}},
                                                         {Phase::artillery, {Type::artillery}},
                                                         {Phase::machineGuns, {Type::machineGuns}}};
    for (const auto& [phase, types] : strikers)
        for (const int card : deckOf(british)) {
            const bool lawrence = rowOf(card).lawrence && phase == Phase::cavalry;
            const bool strikes = lawrence || rowOf(card).type == types.front();
            EXPECT_EQ(hitOn(phase, card, target) != Hit::none, strikes) << nameOf(phase) << cardName(card);
        }
}

/// Planes come from the hand and go to the reserve; who is destroyed is a casualty.
TEST(CardsAir, APlaneIsSpent) {
    Game game = battleOf({}, {"Garrison Troops", "Turkish Infantry"}, Phase::airStrike);
    deal(game, {"Royal Air Force", "Royal Air Force"});
    const int first = cardNamed("Royal Air Force", 1);
    EXPECT_EQ(strikersOf(game, british).size(), 2U);
    EXPECT_EQ(done(game, strike(game, "Royal Air Force", "Garrison Troops")).hit, Hit::destroyed);
    EXPECT_EQ(game.of(british).reserve, Pile{first});
    EXPECT_EQ(game.of(turks).casualties, Pile{cardNamed("Garrison Troops")});
    EXPECT_EQ(game.toAct, turks);
    EXPECT_EQ(untimely(game, orderOf(Verb::pass, british)), Untimely::notItsTurn);
    EXPECT_EQ(refused(game, strike(game, "Royal Air Force", "Turkish Infantry")), Refusal::notInBattle);
    done(game, orderOf(Verb::pass, turks));
    Order second = strike(game, "Royal Air Force", "Turkish Infantry");
    second.card = cardNamed("Royal Air Force", 2);
    EXPECT_EQ(done(game, second).hit, Hit::disrupted);
    EXPECT_TRUE(game.of(turks).order.front().disrupted);
    EXPECT_TRUE(strikesOf(game, british).empty());
}

TEST(CardsAir, ThePlaneIsNoCardOfTheBattle) {
    Game game = battleOf({}, {"Garrison Troops"}, Phase::airStrike);
    EXPECT_TRUE(strikersOf(game, british).empty());
    EXPECT_EQ(refused(game, strike(game, "Royal Air Force", "Garrison Troops")), Refusal::notInBattle);
}

TEST(CardsCavalry, SupplyFirst) {
    Game game = battleOf({"Howeitat Tribe", "Australian Mounted Division"},
                         {"Supply Wagons", "Garrison Troops", "Bedouins"}, Phase::cavalry);
    EXPECT_EQ(refused(game, strike(game, "Howeitat Tribe", "Bedouins")), Refusal::supplyFirst);
    EXPECT_EQ(refused(game, strike(game, "Howeitat Tribe", "Turkish Infantry")), Refusal::noTarget);
    EXPECT_EQ(strikesOf(game, british).size(), 2U);
    EXPECT_EQ(done(game, strike(game, "Australian Mounted Division", "Supply Wagons")).hit, Hit::destroyed);
    EXPECT_EQ(game.of(british).reserve, Pile{cardNamed("Australian Mounted Division")});
    done(game, orderOf(Verb::pass, turks));
    // Garrison Troops are infantry of 1: 2 against the tribe's 1.
    EXPECT_EQ(refused(game, strike(game, "Howeitat Tribe", "Garrison Troops")), Refusal::tooStrong);
    EXPECT_EQ(done(game, strike(game, "Howeitat Tribe", "Bedouins")).hit, Hit::destroyed);
    EXPECT_TRUE(game.of(british).order.empty());
}

TEST(CardsCavalry, LawrenceChargesWithThree) {
    Game game = battleOf({"Engineer", "+Lawrence of Arabia"},
                         {"Turkish Artillery", "Composite Division", "Kemal"}, Phase::cavalry);
    EXPECT_EQ(strikingForce(Phase::cavalry, cardNamed("Lawrence of Arabia")), 3);
    EXPECT_EQ(refused(game, strike(game, "Lawrence of Arabia", "Composite Division")), Refusal::tooStrong);
    EXPECT_EQ(refused(game, strike(game, "Lawrence of Arabia", "Kemal")), Refusal::shielded);
    EXPECT_EQ(refused(game, strike(game, "Engineer", "Turkish Artillery")), Refusal::noStriker);
    done(game, strike(game, "Lawrence of Arabia", "Turkish Artillery"));
    EXPECT_EQ(game.of(british).reserve, Pile{cardNamed("Lawrence of Arabia")});
    EXPECT_FALSE(lawrenceLost(game));
}

TEST(CardsCavalry, FreesTheLeaderOfWhoIsSpent) {
    Game game = battleOf({"British Cavalry", "+General Allenby"}, {"Bedouins"}, Phase::cavalry);
    done(game, strike(game, "British Cavalry", "Bedouins"));
    EXPECT_EQ(game.of(british).order,
              (std::vector<Placed>{{cardNamed("General Allenby"), false, false, noCard}}));
}

TEST(CardsArtillery, ShootsOnceAndStays) {
    Game game = battleOf({"British Artillery", "British Infantry"}, {"Turkish Artillery", "Turkish Infantry"},
                         Phase::artillery);
    EXPECT_EQ(game.toAct, turks);
    EXPECT_EQ(done(game, strike(game, "Turkish Artillery", "British Infantry")).hit, Hit::disrupted);
    EXPECT_EQ(done(game, strike(game, "British Artillery", "Turkish Artillery")).hit, Hit::destroyed);
    EXPECT_EQ(game.of(british).order.size(), 2U);
    EXPECT_EQ(refused(game, strike(game, "British Artillery", "Turkish Infantry")), Refusal::alreadyUsed);
}

TEST(CardsArtillery, ADisruptedGunShootsWhole) {
    Game game = battleOf({"British Artillery*"}, {"German Pasha Contingent"}, Phase::artillery);
    game.toAct = british;
    EXPECT_EQ(done(game, strike(game, "British Artillery", "German Pasha Contingent")).hit, Hit::destroyed);
}

TEST(CardsArtillery, TheShipIsNeverLost) {
    Game game = battleOf({"HMS Druid/HMS Forester*"}, {"Turkish Artillery"}, Phase::artillery);
    EXPECT_EQ(done(game, strike(game, "Turkish Artillery", "HMS Druid/HMS Forester")).hit,
              Hit::destroyedBySecond);
    EXPECT_EQ(game.of(british).reserve, Pile{cardNamed("HMS Druid/HMS Forester")});
    EXPECT_TRUE(game.of(british).casualties.empty());
}

TEST(CardsMachineGuns, SpareGunsAndLeaders) {
    Game game = battleOf({"British Machineguns"},
                         {"Turkish Artillery", "Turkish Machine Guns", "Kemal", "Amman Division"},
                         Phase::machineGuns);
    game.toAct = british;
    for (const char* spared : {"Turkish Artillery", "Turkish Machine Guns", "Kemal"})
        EXPECT_EQ(refused(game, strike(game, "British Machineguns", spared)), Refusal::shielded) << spared;
    EXPECT_EQ(done(game, strike(game, "British Machineguns", "Amman Division")).hit, Hit::destroyed);
}

TEST(CardsTurns, WhoPassesHasPassedForThePhase) {
    Game game = battleOf({"Howeitat Tribe", "Rualla Tribe"}, {"Caucasus Cavalry", "Bedouins", "Towns"},
                         Phase::cavalry);
    EXPECT_EQ(untimely(game, strike(game, "Caucasus Cavalry", "Rualla Tribe")), Untimely::notItsTurn);
    EXPECT_EQ(untimely(game, orderOf(Verb::pass, turks)), Untimely::notItsTurn);
    done(game, strike(game, "Howeitat Tribe", "Bedouins"));
    EXPECT_EQ(turnOf(game), turks);
    done(game, orderOf(Verb::pass, turks));
    done(game, strike(game, "Rualla Tribe", "Towns"));
    EXPECT_EQ(turnOf(game), std::nullopt);
    done(game, orderOf(Verb::nextPhase));
    EXPECT_EQ(game.phase, Phase::artillery);
}

TEST(CardsTurns, WhoCannotStrikeNeedNotPass) {
    Game game =
        battleOf({"Engineer", "Roads"}, {"Turkish Artillery", "German Railway Artillery"}, Phase::artillery);
    done(game, strike(game, "Turkish Artillery", "Engineer"));
    EXPECT_EQ(turnOf(game), turks);
    done(game, strike(game, "German Railway Artillery", "Roads"));
    EXPECT_EQ(turnOf(game), std::nullopt);
}

TEST(CardsTurns, NobodyKnowsOfPlanes) {
    Game game = battleOf({"Engineer"}, {"Asienkorps"}, Phase::airStrike);
    EXPECT_EQ(turnOf(game), british);
    done(game, orderOf(Verb::pass, british));
    EXPECT_EQ(turnOf(game), turks);
    done(game, orderOf(Verb::pass, turks));
    EXPECT_EQ(turnOf(game), std::nullopt);
}

TEST(CardsTurns, OneCardEach) {
    Game game = battleOf({"Howeitat Tribe", "Rualla Tribe", "Engineer"},
                         {"Caucasus Cavalry", "Rail lines", "Towns"}, Phase::cavalry);
    done(game, strike(game, "Howeitat Tribe", "Rail lines"));
    EXPECT_EQ(untimely(game, strike(game, "Rualla Tribe", "Towns")), Untimely::notItsTurn);
    done(game, strike(game, "Caucasus Cavalry", "Engineer"));
    done(game, strike(game, "Rualla Tribe", "Towns"));
}

TEST(CardsTurns, OneSideAfterTheOther) {
    Game game = battleOf({"Howeitat Tribe", "Rualla Tribe", "Engineer"},
                         {"Caucasus Cavalry", "Rail lines", "Towns"}, Phase::cavalry);
    game.rulings.turns = Turns::oneAfterTheOther;
    done(game, strike(game, "Howeitat Tribe", "Rail lines"));
    EXPECT_EQ(untimely(game, strike(game, "Caucasus Cavalry", "Engineer")), Untimely::notItsTurn);
    done(game, strike(game, "Rualla Tribe", "Towns"));
    done(game, strike(game, "Caucasus Cavalry", "Engineer"));
    EXPECT_EQ(turnOf(game), std::nullopt);
}

TEST(CardsTurns, WhoBegins) {
    EXPECT_EQ(firstOf(Phase::airStrike), british);
    EXPECT_EQ(firstOf(Phase::cavalry), british);
    EXPECT_EQ(firstOf(Phase::artillery), turks);
    EXPECT_EQ(firstOf(Phase::machineGuns), turks);
}

} // namespace
} // namespace umpire::test::cards_strikes_test
