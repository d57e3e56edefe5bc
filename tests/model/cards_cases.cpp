#include "cards_cases.h"

#include <stdexcept>

namespace umpire::cards {

namespace {

using enum Halved;
using enum Halves;

/// Any card of that name which is still in its deck.
int takeFromDeck(Game& game, const std::string& name) {
    const int first = cardNamed(name);
    Pile& deck = game.of(sideOf(first)).deck;
    for (int card = first; card < first + rowOf(first).copies; ++card)
        if (deck.erase(card) > 0)
            return card;
    throw std::invalid_argument("no more cards " + name);
}

template <class Case>
std::vector<Case> joined(const std::vector<std::vector<Case>>& parts) {
    std::vector<Case> all;
    for (const std::vector<Case>& part : parts)
        all.insert(all.end(), part.begin(), part.end());
    return all;
}

std::vector<StruckCase> struckBritish() {
    return {
        {"General Allenby", "-----"},
        {"Armored Patrol Cars", "hdddd"},
        {"Australian Mounted Division", "h--hh"},
        {"New Zealand Mounted Div.", "h--hh"},
        {"Desert Mounted Corps", "h--h-"},
        {"Egyptian Camel Corps", "h-ddd"},
        {"Sherifian Camel Corps", "hdddd"},
        {"Lawrence of Arabia", "-----"},
        {"Howeitat Tribe", "hdddd"},
        {"Palestine Brigade", "h-ddd"}, // Infantry of 1: 2 against cavalry
        {"Rualla Tribe", "h-ddd"},
        {"Arab Irregulars", "hdddd"},
        {"French Detachment", "h--hh"},
        {"British Infantry", "h--hh"},
        {"British Artillery", "h--h-"}, // no target of machine guns
        {"HMS Druid/HMS Forester", "h--h-"},
        {"British Machineguns", "h--h-"},
        {"British Cavalry", "h--hh"},
        {"Engineer", "h-ddd"},
        {"Supply Trains", "hdddd"},
        {"Roads", "hdddd"},
    };
}

std::vector<StruckCase> struckTurks() {
    return {
        {"Bedouins", "ddddddddd"},
        {"German Railway Artillery", "h--dddhd-"},
        {"German Pasha Contingent", "h-----hdd"}, // Infantry of 3: 6 against cavalry
        {"German Machineguns", "h-dddddd-"},
        {"Corps Headquarters", "---------"},
        {"Amman Division", "h-----hdd"},
        {"Anatolian Division", "h-----hdd"},
        {"Von Oppen", "---------"},
        {"Tiller", "---------"},
        {"Liman Von Sanders", "---------"},
        {"General Army Reserve", "d-ddddddd"},
        {"Asienkorps", "d-ddddddd"},
        {"Caucasus Cavalry", "h-ddddddd"},
        {"Composite Division", "h---ddddd"}, // Infantry of 2: 4 against cavalry
        {"Depot Regiment", "h-----hdd"},
        {"Garrison Troops", "d-ddddddd"},
        {"Turkish Infantry", "h-----hhh"},
        {"Turkish Artillery", "h--dddhd-"},
        {"Turkish Machine Guns", "h-dddddd-"},
        {"Supply Wagons", "ddddddddd"},
        {"Kemal", "---------"},
        {"Rail lines", "ddddddddd"},
        {"Trenchlines", "h-ddddddd"},
        {"Wadi El Fara Line", "h-ddddddd"},
        {"Jordan Crossings", "h-ddddddd"},
        {"Mountains", "ddddddddd"},
        {"Rough Ground", "ddddddddd"},
        {"Towns", "ddddddddd"},
    };
}

std::vector<TotalCase> wholeTotals() {
    return {
        {"nobody", {}, withBonuses, kept, 0},
        {"6", {"British Infantry"}, withBonuses, kept, 12},
        {"6+1", {"British Infantry", "Supply Trains"}, withBonuses, kept, 14},
        {"2 of 6+2",
         {"British Infantry", "Roads", "British Infantry", "Supply Trains"},
         withBonuses,
         kept,
         32},
        {"4+1, 4+1, 3+1, 5+1",
         {"British Artillery", "HMS Druid/HMS Forester", "British Machineguns", "Australian Mounted Division",
          "Roads"},
         withBonuses,
         kept,
         40},
    };
}

std::vector<TotalCase> halvedTotals() {
    return {
        {"half of 6", {"British Infantry*"}, withBonuses, kept, 6},
        {"half of 6+1", {"British Infantry*", "Roads"}, withBonuses, kept, 7},
        {"half of 6+1, down", {"British Infantry*", "Roads"}, withBonuses, roundedDown, 6},
        {"half of 6, +1", {"British Infantry*", "Roads"}, printedForce, kept, 8},
        {"half of 3, +1", {"French Detachment*", "Roads"}, printedForce, kept, 5},
        {"half of 3 down, +1", {"French Detachment*", "Roads"}, printedForce, roundedDown, 4},
        {"half of 3+1", {"French Detachment*", "Roads"}, withBonuses, roundedDown, 4},
        {"twice half of 3", {"German Pasha Contingent*", "German Pasha Contingent*"}, withBonuses, kept, 6},
        {"half of 3 down, twice",
         {"German Pasha Contingent*", "German Pasha Contingent*"},
         withBonuses,
         roundedDown,
         4},
    };
}

std::vector<TotalCase> leadersTotals() {
    return {
        {"6 and 5", {"British Infantry", "+General Allenby"}, withBonuses, kept, 22},
        {"6 and a leader without a card", {"British Infantry", "General Allenby"}, withBonuses, kept, 12},
        {"half of 6, and 5", {"British Infantry*", "+General Allenby"}, withBonuses, kept, 16},
        {"6+1, and 5 without a bonus",
         {"British Infantry", "+General Allenby", "Roads"},
         withBonuses,
         kept,
         24},
        {"5 with a supply card", {"Roads", "+General Allenby"}, withBonuses, kept, 10},
        {"two leaders, each his card",
         {"British Infantry", "+General Allenby", "Engineer", "+Lawrence of Arabia"},
         withBonuses,
         kept,
         34},
        {"Lawrence without a card", {"Lawrence of Arabia"}, withBonuses, kept, 0},
        {"half of 5+1, and 5",
         {"Australian Mounted Division*", "+Lawrence of Arabia", "Roads"},
         withBonuses,
         kept,
         16},
    };
}

std::vector<TotalCase> terrainTotals() {
    return {
        {"supply alone", {"Roads", "Supply Trains"}, withBonuses, kept, 0},
        {"6+1, supply disrupted", {"British Infantry", "Roads*"}, withBonuses, kept, 14},
        {"4+2", {"Turkish Infantry", "Trenchlines"}, withBonuses, kept, 12},
        {"4+2, terrain disrupted", {"Turkish Infantry", "Jordan Crossings*"}, withBonuses, kept, 12},
        {"half of 4+2+1", {"Turkish Infantry*", "Trenchlines", "Supply Wagons"}, withBonuses, kept, 7},
        {"half of 4+2+1, down",
         {"Turkish Infantry*", "Trenchlines", "Rail lines"},
         withBonuses,
         roundedDown,
         6},
        {"half of 4, +2+1", {"Turkish Infantry*", "Trenchlines", "Supply Wagons"}, printedForce, kept, 10},
        {"4+1, and 3", {"Turkish Infantry", "+Tiller", "Towns"}, withBonuses, kept, 16},
        {"3+2, 2+2, 2+2",
         {"German Railway Artillery", "Turkish Machine Guns", "Caucasus Cavalry", "Wadi El Fara Line"},
         withBonuses,
         kept,
         26},
        {"terrain alone", {"Mountains"}, withBonuses, kept, 0},
        {"5 with a terrain card", {"Mountains", "+Kemal"}, withBonuses, kept, 10},
        {"1 and 1, 4 and 4, 1",
         {"Asienkorps", "+Corps Headquarters", "Turkish Infantry", "+Von Oppen", "Garrison Troops"},
         withBonuses,
         kept,
         22},
    };
}

} // namespace

const std::vector<StruckCase>& struckCases() {
    static const std::vector<StruckCase> cases = joined<StruckCase>({struckBritish(), struckTurks()});
    return cases;
}

const std::vector<Striker>& strikersAgainst(int side) {
    static const std::vector<Striker> turkish = {{"Turkish Air Force", Phase::airStrike},
                                                 {"Bedouins", Phase::cavalry},
                                                 {"Caucasus Cavalry", Phase::cavalry},
                                                 {"Turkish Artillery", Phase::artillery},
                                                 {"Turkish Machine Guns", Phase::machineGuns}};
    static const std::vector<Striker> ofBritish = {
        {"Royal Air Force", Phase::airStrike},      {"Howeitat Tribe", Phase::cavalry},
        {"Rualla Tribe", Phase::cavalry},           {"Lawrence of Arabia", Phase::cavalry},
        {"British Cavalry", Phase::cavalry},        {"Australian Mounted Division", Phase::cavalry},
        {"Desert Mounted Corps", Phase::artillery}, {"British Artillery", Phase::artillery},
        {"British Machineguns", Phase::machineGuns}};
    return side == british ? turkish : ofBritish;
}

const std::vector<TotalCase>& totalCases() {
    static const std::vector<TotalCase> cases =
        joined<TotalCase>({wholeTotals(), halvedTotals(), leadersTotals(), terrainTotals()});
    return cases;
}

const std::vector<CommitCase>& commitCases() {
    static const std::vector<CommitCase> cases = {
        {"British Infantry", true, true},
        {"Engineer", true, true},
        {"Australian Mounted Division", true, true},
        {"Desert Mounted Corps", true, true},
        {"HMS Druid/HMS Forester", true, true},
        {"Roads", true, true},
        {"British Machineguns", true, false},
        {"General Allenby", true, false},
        {"Lawrence of Arabia", true, true},
        {"Royal Air Force", false, false},
        {"Forage", false, false},
        {"Dysentery", false, false},
        {"Escort Prisoners", false, false},
        {"Turkish Infantry", true, true},
        {"Bedouins", true, true},
        {"Turkish Artillery", true, true},
        {"Rail lines", true, true},
        {"Towns", true, true},
        {"German Machineguns", true, false},
        {"Kemal", true, false},
        {"Corps Headquarters", true, false},
        {"Turkish Air Force", false, false},
        {"Poor Morale", false, false},
        {"Rail Cuts", false, false},
    };
    return cases;
}

void place(Game& game, const std::vector<std::string>& order) {
    int before = noCard;
    for (const std::string& word : order) {
        const bool attached = word.front() == '+';
        const bool disrupted = word.back() == '*';
        const std::size_t length = word.size() - (attached ? 1 : 0) - (disrupted ? 1 : 0);
        const int card = takeFromDeck(game, word.substr(attached ? 1 : 0, length));
        game.of(sideOf(card)).order.push_back({card, disrupted, false, attached ? before : noCard});
        before = card;
    }
}

void deal(Game& game, const std::vector<std::string>& hand) {
    for (const std::string& name : hand) {
        const int card = takeFromDeck(game, name);
        game.of(sideOf(card)).hand.insert(card);
    }
}

Game battleOf(const std::vector<std::string>& britishOrder, const std::vector<std::string>& turkishOrder,
              Phase phase) {
    Game game = newGame({});
    place(game, britishOrder);
    place(game, turkishOrder);
    game.phase = phase;
    game.toAct = firstOf(phase);
    return game;
}

} // namespace umpire::cards
