// The plain model of the Palestine card game against its lists and rules, case by case.

#include "cards_odds.h"
#include "cards_playing.h"

#include <map>

namespace umpire::test::cards_model_test {
namespace {

using namespace umpire::cards;

TEST(CardsTables, BothDecksAsTheyAreCounted) {
    const Game game = newGame({});
    EXPECT_EQ(game.of(british).deck.size(), 43U);
    EXPECT_EQ(game.of(turks).deck.size(), 55U);
    EXPECT_EQ(deckOf(british).size() + deckOf(turks).size(), 98U);
    EXPECT_EQ(allKinds().size(), 25U + 35U);
    std::map<Type, int> copies;
    std::map<Type, int> force;
    for (int card = 0; card < cardCount(); ++card) {
        ++copies[rowOf(card).type];
        force[rowOf(card).type] += rowOf(card).force;
    }
    // British and Turks, counted by hand; 43 and 55 in all.
    EXPECT_EQ(copies[Type::leader], 2 + 6);
    EXPECT_EQ(copies[Type::cavalry], 10 + 2);
    EXPECT_EQ(copies[Type::artillery], 5 + 3);
    EXPECT_EQ(copies[Type::infantry], 14 + 22);
    EXPECT_EQ(copies[Type::planes], 2 + 1);
    EXPECT_EQ(copies[Type::machineGuns], 1 + 3);
    EXPECT_EQ(copies[Type::supply], 6 + 6);
    EXPECT_EQ(copies[Type::nuisance], 3 + 6);
    EXPECT_EQ(copies[Type::terrain], 6);
    // 1+5+4+2+1+1+2+1+4+4 and 1+2; 1+3+66+1 and 6+3+3+3+1+2+3+3+36; 3+12+4 and 3+6.
    EXPECT_EQ(force[Type::cavalry], 25 + 3);
    EXPECT_EQ(force[Type::infantry], 71 + 60);
    EXPECT_EQ(force[Type::artillery], 19 + 9);
    EXPECT_EQ(force[Type::machineGuns], 3 + 6);
    EXPECT_EQ(force[Type::leader], 10 + 19);
    EXPECT_EQ(force[Type::terrain], 9);
    EXPECT_EQ(force[Type::nuisance], 0);
}

TEST(CardsTables, CopiesAreCardsOfTheirOwn) {
    EXPECT_EQ(copyOf(cardNamed("British Infantry", 11)), 11);
    EXPECT_EQ(sideOf(cardNamed("Turkish Infantry", 9)), turks);
    EXPECT_THROW(cardNamed("British Infantry", 12), std::invalid_argument);
    EXPECT_TRUE(rowOf(cardNamed("Lawrence of Arabia")).lawrence);
    EXPECT_TRUE(rowOf(cardNamed("HMS Druid/HMS Forester")).naval);
}

TEST(CardsManeuver, FillsHandsToTen) {
    Game game = newGame({});
    const Outcome outcome = done(game, orderOf(Verb::draw, turks));
    EXPECT_EQ(outcome.drawn.size(), 10U);
    EXPECT_FALSE(outcome.reshuffled);
    EXPECT_EQ(game.of(turks).hand.size(), 10U);
    EXPECT_EQ(game.of(turks).deck.size(), 45U);
    EXPECT_EQ(refused(game, orderOf(Verb::draw, turks)), Refusal::handFull);
    EXPECT_FALSE(wantsCards(game.of(turks)));
    EXPECT_TRUE(wantsCards(game.of(british)));
    done(game, orderOf(Verb::draw, british));
    done(game, orderOf(Verb::nextPhase));
    EXPECT_EQ(game.phase, Phase::reserve);
}

TEST(CardsManeuver, ShufflesTheReserveWhenTheDeckIsOut) {
    Game game = newGame({});
    Player& player = game.of(british);
    const std::vector<int> deck = deckOf(british);
    player.deck = {deck[0], deck[1]};
    player.reserve = {deck[2], deck[3], deck[4]};
    FirstLot lots;
    const Outcome outcome = play(game, orderOf(Verb::draw), lots);
    // Both, then all three: ten are wanted, and nothing is left to chance.
    EXPECT_EQ(outcome.drawn, (std::vector<int>{deck[0], deck[1], deck[2], deck[3], deck[4]}));
    EXPECT_EQ(lots.asked, 0);
    EXPECT_TRUE(outcome.reshuffled);
    EXPECT_TRUE(player.deck.empty() && player.reserve.empty());
    EXPECT_EQ(player.hand.size(), 5U);
}

TEST(CardsManeuver, DrawsByLotWhereMoreAreLeftThanWanted) {
    Game game = newGame({});
    Player& player = game.of(british);
    const std::vector<int> deck = deckOf(british);
    player.hand = Pile(deck.begin(), deck.begin() + 6);
    player.deck = {deck[6], deck[7]};
    player.reserve = {deck[8], deck[9], deck[10]};
    FirstLot lots;
    const Outcome outcome = play(game, orderOf(Verb::draw), lots);
    // Both of the deck, then one of three and one of two.
    EXPECT_EQ(outcome.drawn, (std::vector<int>{deck[6], deck[7], deck[8], deck[9]}));
    EXPECT_EQ(lots.asked, 2);
    EXPECT_EQ(player.deck, Pile{deck[10]});
}

TEST(CardsManeuver, KeepsTheReserveUntilACardIsWanted) {
    Game game = newGame({});
    Player& player = game.of(turks);
    const std::vector<int> deck = deckOf(turks);
    player.hand = Pile(deck.begin(), deck.begin() + 9);
    player.deck = {deck[9]};
    player.reserve = {deck[10]};
    EXPECT_FALSE(done(game, orderOf(Verb::draw, turks)).reshuffled);
    EXPECT_EQ(player.reserve.size(), 1U);
}

Game inReserve() {
    Game game = newGame({});
    for (const int side : {british, turks})
        done(game, orderOf(Verb::draw, side));
    done(game, orderOf(Verb::nextPhase));
    return game;
}

TEST(CardsReserve, ExchangesUpToFive) {
    Game game = inReserve();
    const std::vector<int> hand = handOf(game, british);
    const std::vector<int> five(hand.begin(), hand.begin() + 5);
    const std::vector<int> six(hand.begin(), hand.begin() + 6);
    EXPECT_EQ(refused(game, withCards(Verb::exchange, british, six)), Refusal::tooMany);
    EXPECT_EQ(refused(game, withCards(Verb::exchange, turks, {hand[0]})), Refusal::notInHand);
    EXPECT_EQ(done(game, withCards(Verb::exchange, british, five)).drawn.size(), 5U);
    EXPECT_EQ(game.of(british).hand.size(), 10U);
    EXPECT_EQ(game.of(british).reserve, Pile(five.begin(), five.end()));
    EXPECT_EQ(untimely(game, withCards(Verb::exchange, british, {})), Untimely::alreadyDone);
    done(game, withCards(Verb::exchange, turks, {}));
    EXPECT_TRUE(game.of(turks).reserve.empty());
    done(game, orderOf(Verb::nextPhase));
    EXPECT_EQ(game.phase, Phase::orderOfBattle);
}

TEST(CardsReserve, DrawsWhatWasLaidDownWhenTheDeckIsOut) {
    Game game = inReserve();
    Player& player = game.of(british);
    player.casualties = player.deck;
    player.deck.clear();
    const int card = *player.hand.begin();
    const Outcome outcome = done(game, withCards(Verb::exchange, british, {card}));
    EXPECT_TRUE(outcome.reshuffled);
    EXPECT_EQ(outcome.drawn, std::vector<int>{card});
}

TEST(CardsOrderOfBattle, WhichCardsMayBePlayed) {
    Rulings printed;
    printed.committable = Committable::asPrinted;
    for (const CommitCase& each : commitCases()) {
        EXPECT_EQ(mayCommit({}, cardNamed(each.name)), each.usually) << each.name;
        EXPECT_EQ(mayCommit(printed, cardNamed(each.name)), each.asPrinted) << each.name;
    }
}

Game placing(const std::vector<std::string>& hand) {
    Game game = newGame({});
    deal(game, hand);
    game.phase = Phase::orderOfBattle;
    return game;
}

TEST(CardsOrderOfBattle, OneTerrainCard) {
    Game game = placing({"Towns", "Mountains", "Asienkorps", "Poor Morale"});
    const int towns = cardNamed("Towns");
    const int mountains = cardNamed("Mountains");
    EXPECT_EQ(refused(game, withCards(Verb::commit, turks, {towns, mountains})), Refusal::secondTerrain);
    EXPECT_EQ(refused(game, withCards(Verb::commit, turks, {cardNamed("Poor Morale")})),
              Refusal::notCommittable);
    done(game, withCards(Verb::commit, turks, {towns, cardNamed("Asienkorps")}));
    EXPECT_EQ(refused(game, withCards(Verb::commit, turks, {mountains})), Refusal::secondTerrain);
    done(game, withCards(Verb::takeBack, turks, {towns}));
    done(game, withCards(Verb::commit, turks, {mountains}));
    EXPECT_EQ(game.of(turks).hand, (Pile{towns, cardNamed("Poor Morale")}));
}

TEST(CardsOrderOfBattle, TakesBackUntilBothAreTurnedUp) {
    Game game = placing({"General Allenby", "Engineer"});
    const int engineer = cardNamed("Engineer");
    done(game, withCards(Verb::commit, british, {cardNamed("General Allenby"), engineer}));
    done(game, attachment("General Allenby", "Engineer"));
    Game open = game;
    done(open, orderOf(Verb::nextPhase));
    EXPECT_TRUE(open.revealed());
    EXPECT_EQ(refused(open, withCards(Verb::takeBack, british, {engineer})), Refusal::notInBattle);
    done(game, withCards(Verb::takeBack, british, {engineer}));
    EXPECT_EQ(placed(game.of(british), cardNamed("General Allenby"))->host, noCard);
    EXPECT_TRUE(game.of(british).hand.contains(engineer));
}

TEST(CardsLeaders, OneACardAndNoneALeader) {
    Game game =
        battleOf({"General Allenby", "Lawrence of Arabia", "Engineer", "Roads"}, {"Kemal"}, Phase::airStrike);
    EXPECT_EQ(refused(game, attachment("General Allenby", "Lawrence of Arabia")), Refusal::badHost);
    EXPECT_EQ(refused(game, attachment("General Allenby", "Palestine Brigade")), Refusal::badHost);
    EXPECT_EQ(refused(game, attachment("Kemal", "Engineer")), Refusal::badHost);
    EXPECT_EQ(refused(game, attachment("Tiller", "Engineer")), Refusal::notInBattle);
    EXPECT_EQ(refused(game, attachment("Roads", "Engineer")), Refusal::noLeader);
    done(game, attachment("General Allenby", "Engineer"));
    EXPECT_EQ(refused(game, attachment("Lawrence of Arabia", "Engineer")), Refusal::hasLeader);
    done(game, attachment("Lawrence of Arabia", "Roads"));
    game.phase = Phase::infantry;
    EXPECT_EQ(untimely(game, attachment("General Allenby", "Engineer")), Untimely::wrongPhase);
}

TEST(CardsLeaders, AreFreeWhenTheirCardIsLost) {
    Game game = battleOf({"Engineer", "+General Allenby", "French Detachment"}, {"Turkish Artillery"},
                         Phase::artillery);
    EXPECT_EQ(totalOf(game, british).worth, 2 * (1 + 5 + 3));
    done(game, strike(game, "Turkish Artillery", "Engineer"));
    EXPECT_EQ(totalOf(game, british).worth, 2 * 3);
    EXPECT_TRUE(totalOf(game, british).lines.front().unattached);
    done(game, attachment("General Allenby", "French Detachment"));
    EXPECT_EQ(totalOf(game, british).worth, 2 * (3 + 5));
}

TEST(CardsInfantry, EveryTotal) {
    for (const TotalCase& each : totalCases()) {
        Game game = newGame({});
        game.rulings.halved = each.halved;
        game.rulings.halves = each.halves;
        place(game, each.order);
        EXPECT_EQ(totalOf(game, british).worth + totalOf(game, turks).worth, each.worth) << each.why;
    }
}

TEST(CardsInfantry, EveryLineOfATotal) {
    const Game game = battleOf({}, {"Turkish Infantry*", "+Tiller", "Trenchlines", "Supply Wagons", "Kemal"},
                               Phase::infantry);
    const Total total = totalOf(game, turks);
    ASSERT_EQ(total.lines.size(), 3U);
    EXPECT_EQ(total.lines[0], (Line{cardNamed("Turkish Infantry"), 4, 1, 2, true, false, 7}));
    EXPECT_EQ(total.lines[1], (Line{cardNamed("Tiller"), 3, 0, 0, false, false, 6}));
    EXPECT_EQ(total.lines[2], (Line{cardNamed("Kemal"), 5, 0, 0, false, true, 0}));
    EXPECT_EQ(total.worth, 13);
}

/// 3 against 3: the British win ties. The ship is spared, the terrain is not.
TEST(CardsInfantry, TheBritishWinTies) {
    Game game = battleOf({"French Detachment"}, {"Garrison Troops", "Mountains", "Corps Headquarters"},
                         Phase::infantry);
    game.of(turks).order[0].disrupted = false;
    place(game, {"Bedouins*"}); // half of 1+1, and 1+1
    EXPECT_EQ(untimely(game, orderOf(Verb::nextPhase)), Untimely::notCounted);
    const Outcome outcome = done(game, orderOf(Verb::settle));
    EXPECT_EQ(outcome.totals[british].worth, 6);
    EXPECT_EQ(outcome.totals[turks].worth, 6);
    EXPECT_EQ(outcome.battleWinner, british);
    EXPECT_EQ(game.of(british).points, 1);
    EXPECT_EQ(game.of(british).reserve, Pile{cardNamed("French Detachment")});
    EXPECT_EQ(game.of(turks).casualties.size(), 4U);
    EXPECT_TRUE(game.of(turks).order.empty());
    EXPECT_EQ(untimely(game, orderOf(Verb::settle)), Untimely::alreadyDone);
    done(game, orderOf(Verb::nextPhase));
    EXPECT_EQ(game.battle, 2);
    EXPECT_EQ(game.phase, Phase::maneuver);
}

/// Half a point decides where halves are kept: 3.5 against 3.
TEST(CardsInfantry, HalvesDecide) {
    Game game =
        battleOf({"French Detachment"}, {"Turkish Infantry*", "Trenchlines", "Rail lines"}, Phase::infantry);
    Game down = game;
    down.rulings.halves = Halves::roundedDown;
    EXPECT_EQ(done(game, orderOf(Verb::settle)).battleWinner, turks);
    EXPECT_EQ(done(down, orderOf(Verb::settle)).battleWinner, british);
}

TEST(CardsInfantry, TheShipGoesHomeFromALostBattle) {
    Game game =
        battleOf({"HMS Druid/HMS Forester", "Roads"}, {"Turkish Infantry", "Trenchlines"}, Phase::infantry);
    EXPECT_EQ(done(game, orderOf(Verb::settle)).battleWinner, turks); // 5 against 6
    EXPECT_EQ(game.of(british).reserve, Pile{cardNamed("HMS Druid/HMS Forester")});
    EXPECT_EQ(game.of(british).casualties, Pile{cardNamed("Roads")});
    EXPECT_EQ(game.of(turks).reserve.size(), 2U);
}

TEST(CardsVictory, LawrenceLostLosesAll) {
    Game game = battleOf({"Lawrence of Arabia"}, {"Asienkorps"}, Phase::infantry);
    done(game, orderOf(Verb::settle));
    EXPECT_TRUE(lawrenceLost(game));
    EXPECT_EQ(game.winner, turks);
    EXPECT_EQ(game.of(turks).points, 1);
    EXPECT_EQ(untimely(game, orderOf(Verb::nextPhase)), Untimely::gameOver);
}

TEST(CardsVictory, LawrenceOfAWonBattleComesBack) {
    Game game = battleOf({"Lawrence of Arabia", "Engineer"}, {"Asienkorps"}, Phase::infantry);
    done(game, orderOf(Verb::settle));
    EXPECT_FALSE(game.over());
    EXPECT_TRUE(game.of(british).reserve.contains(cardNamed("Lawrence of Arabia")));
}

TEST(CardsVictory, FivePointsOrThree) {
    for (const int winner : {british, turks})
        for (int before = 0; before < 5 - 2 * winner; ++before) {
            Game game = winner == british ? battleOf({"Engineer"}, {}, Phase::infantry)
                                          : battleOf({}, {"Asienkorps"}, Phase::infantry);
            game.of(winner).points = before;
            done(game, orderOf(Verb::settle));
            EXPECT_EQ(game.over(), before + 1 == 5 - 2 * winner) << winner << before;
            EXPECT_EQ(game.winner.value_or(winner), winner);
        }
}

TEST(CardsVictory, TotalsOfCardsOnTheTable) {
    Game game = newGame({});
    Order order = orderOf(Verb::settleTotals);
    order.totals = {15, 16};
    game.phase = Phase::infantry;
    EXPECT_EQ(refused(game, order), Refusal::otherCounting);
    game.rulings.cards = Cards::totalsOnly;
    EXPECT_EQ(refused(game, orderOf(Verb::settle)), Refusal::otherCounting);
    Game lost = game;
    EXPECT_EQ(done(game, order).battleWinner, turks);
    EXPECT_EQ(game.of(turks).points, 1);
    EXPECT_FALSE(game.over());
    order.lawrence = true;
    done(lost, order);
    EXPECT_EQ(lost.winner, turks);
}

/// Every verb in every phase, of a battle in which nobody has done anything.
TEST(CardsPhases, WhatMayBeDoneWhen) {
    const std::map<Verb, std::string> allowed = {
        {Verb::draw, "x......."},     {Verb::exchange, ".x......"},     {Verb::commit, "..x....."},
        {Verb::takeBack, "..x....."}, {Verb::attach, "..xxxxx."},       {Verb::pass, "...xxxx."},
        {Verb::settle, ".......x"},   {Verb::settleTotals, ".......x"}, {Verb::nextPhase, "xxxxxxxx"}};
    for (const auto& [verb, phases] : allowed)
        for (int phase = 0; phase < 8; ++phase) {
            Game game = newGame({});
            game.phase = static_cast<Phase>(phase);
            const bool fits = untimelyOf(game, orderOf(verb)) != Untimely::wrongPhase;
            EXPECT_EQ(fits, phases.at(static_cast<std::size_t>(phase)) == 'x') << nameOf(verb) << phase;
        }
}

/// Whoever still could passes, and the next phase begins.
void endPhase(Game& game) {
    while (const std::optional<int> side = turnOf(game))
        done(game, orderOf(Verb::pass, *side));
    done(game, orderOf(Verb::nextPhase));
}

/// Both sides have played all they may of these hands, and Allenby rides with the cavalry.
Game openedBattle() {
    Game game = placing({"Royal Air Force", "British Cavalry", "British Infantry", "General Allenby",
                         "British Artillery", "Turkish Infantry", "Rail lines", "Towns", "Turkish Artillery",
                         "Turkish Machine Guns"});
    std::vector<int> cards = handOf(game, british);
    std::erase(cards, cardNamed("Royal Air Force"));
    done(game, withCards(Verb::commit, british, cards));
    done(game, withCards(Verb::commit, turks, handOf(game, turks)));
    done(game, attachment("General Allenby", "British Cavalry"));
    done(game, orderOf(Verb::nextPhase));
    return game;
}

/// One battle from the commitment to the point, worked out by hand.
TEST(CardsBattle, FromTheCommitmentToThePoint) {
    Game game = openedBattle();
    // Air: 2 against 3 disrupts.
    EXPECT_EQ(done(game, strike(game, "Royal Air Force", "Turkish Artillery")).hit, Hit::disrupted);
    endPhase(game);
    // Cavalry: supply must be the target; Allenby is left without a card.
    EXPECT_EQ(done(game, strike(game, "British Cavalry", "Rail lines")).hit, Hit::destroyed);
    endPhase(game);
    // Artillery: 3 against 4 disrupts, and so does 4 against 4.
    EXPECT_EQ(done(game, strike(game, "Turkish Artillery", "British Artillery")).hit, Hit::disrupted);
    EXPECT_EQ(done(game, strike(game, "British Artillery", "Turkish Infantry")).hit, Hit::disrupted);
    endPhase(game);
    // Machine guns: 2 against 6 disrupts.
    EXPECT_EQ(done(game, strike(game, "Turkish Machine Guns", "British Infantry")).hit, Hit::disrupted);
    done(game, attachment("General Allenby", "British Infantry"));
    endPhase(game);
    // British: half of 6, 5, half of 4. Turks with Towns: half of 4+1, half of 3+1, 2+1.
    const Outcome outcome = done(game, orderOf(Verb::settle));
    EXPECT_EQ(outcome.totals[british].worth, 6 + 10 + 4);
    EXPECT_EQ(outcome.totals[turks].worth, 5 + 4 + 6);
    EXPECT_EQ(outcome.battleWinner, british);
    EXPECT_EQ(game.of(british).reserve.size(), 5U);
    EXPECT_EQ(game.of(turks).casualties.size(), 5U);
    EXPECT_EQ(cardsOf(game.of(british)), 43);
    EXPECT_EQ(cardsOf(game.of(turks)), 55);
}

TEST(CardsOdds, OfACardInTheNextHand) {
    const Game game = newGame({});
    EXPECT_NEAR(chanceToDraw(game.of(british), 10, "Lawrence of Arabia"), 10.0 / 43, 1e-12);
    EXPECT_NEAR(chanceToDraw(game.of(turks), 10, "Kemal"), 10.0 / 55, 1e-12);
    // Not both of two planes among the other 41 of 43, nor the first alone: 1 - 33*32/(43*42).
    EXPECT_NEAR(chanceToDraw(game.of(british), 10, "Royal Air Force"), 1 - 33.0 * 32 / (43 * 42), 1e-12);
    EXPECT_NEAR(chanceToDraw(game.of(british), 10, "Kemal"), 0, 1e-12);
    EXPECT_NEAR(chanceToDraw(game.of(british), 33, "British Infantry"), 1, 1e-12);
}

TEST(CardsOdds, OfACardInTheReserve) {
    Player player;
    const int plane = cardNamed("Royal Air Force");
    player.deck = {cardNamed("Forage"), cardNamed("Dysentery")};
    player.reserve = {plane, cardNamed("Engineer"), cardNamed("Roads")};
    EXPECT_NEAR(chanceToDraw(player, 2, "Royal Air Force"), 0, 1e-12);
    EXPECT_NEAR(chanceToDraw(player, 3, "Royal Air Force"), 1.0 / 3, 1e-12);
    EXPECT_NEAR(chanceToDraw(player, 4, "Royal Air Force"), 2.0 / 3, 1e-12);
    EXPECT_NEAR(chanceToDraw(player, 9, "Royal Air Force"), 1, 1e-12);
}

} // namespace
} // namespace umpire::test::cards_model_test
