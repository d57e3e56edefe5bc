#include "cards_tables.h"

#include <stdexcept>

namespace umpire::cards {

namespace {

using enum Type;

constexpr bool isLawrence = true;
constexpr bool isNaval = true;

std::vector<KindRow> britishKinds() {
    return {{"General Allenby", british, 1, leader, 5},
            {"Armored Patrol Cars", british, 1, cavalry, 1},
            {"Australian Mounted Division", british, 1, cavalry, 5},
            {"New Zealand Mounted Div.", british, 1, cavalry, 4},
            {"Desert Mounted Corps", british, 1, artillery, 3},
            {"Egyptian Camel Corps", british, 1, cavalry, 2},
            {"Sherifian Camel Corps", british, 1, cavalry, 1},
            {"Lawrence of Arabia", british, 1, leader, 5, isLawrence},
            {"Howeitat Tribe", british, 1, cavalry, 1},
            {"Palestine Brigade", british, 1, infantry, 1},
            {"Rualla Tribe", british, 1, cavalry, 2},
            {"Arab Irregulars", british, 1, cavalry, 1},
            {"French Detachment", british, 1, infantry, 3},
            {"Royal Air Force", british, 2, planes, 2},
            {"British Infantry", british, 11, infantry, 6},
            {"British Artillery", british, 3, artillery, 4},
            {"HMS Druid/HMS Forester", british, 1, artillery, 4, !isLawrence, isNaval},
            {"British Machineguns", british, 1, machineGuns, 3},
            {"British Cavalry", british, 2, cavalry, 4},
            {"Engineer", british, 1, infantry, 1},
            {"Supply Trains", british, 3, supply, 1},
            {"Roads", british, 3, supply, 1},
            {"Escort Prisoners", british, 1, nuisance, 0},
            {"Forage", british, 1, nuisance, 0},
            {"Dysentery", british, 1, nuisance, 0}};
}

std::vector<KindRow> turkishKinds() {
    return {{"Bedouins", turks, 1, cavalry, 1},
            {"Turkish Air Force", turks, 1, planes, 1},
            {"German Railway Artillery", turks, 1, artillery, 3},
            {"German Pasha Contingent", turks, 2, infantry, 3},
            {"German Machineguns", turks, 1, machineGuns, 2},
            {"Corps Headquarters", turks, 2, leader, 1},
            {"Amman Division", turks, 1, infantry, 3},
            {"Anatolian Division", turks, 1, infantry, 3},
            {"Von Oppen", turks, 1, leader, 4},
            {"Tiller", turks, 1, leader, 3},
            {"Liman Von Sanders", turks, 1, leader, 5},
            {"General Army Reserve", turks, 3, infantry, 1},
            {"Asienkorps", turks, 1, infantry, 1},
            {"Caucasus Cavalry", turks, 1, cavalry, 2},
            {"Composite Division", turks, 1, infantry, 2},
            {"Depot Regiment", turks, 1, infantry, 3},
            {"Garrison Troops", turks, 3, infantry, 1},
            {"Turkish Infantry", turks, 9, infantry, 4},
            {"Turkish Artillery", turks, 2, artillery, 3},
            {"Turkish Machine Guns", turks, 2, machineGuns, 2},
            {"Supply Wagons", turks, 3, supply, 1},
            {"Kemal", turks, 1, leader, 5},
            {"Rail lines", turks, 3, supply, 1},
            {"Trenchlines", turks, 1, terrain, 2},
            {"Wadi El Fara Line", turks, 1, terrain, 2},
            {"Jordan Crossings", turks, 1, terrain, 2},
            {"Mountains", turks, 1, terrain, 1},
            {"Rough Ground", turks, 1, terrain, 1},
            {"Towns", turks, 1, terrain, 1},
            {"Spread Thin", turks, 1, nuisance, 0},
            {"Poor Morale", turks, 1, nuisance, 0},
            {"Arab Uprising", turks, 1, nuisance, 0},
            {"Supply Problems", turks, 1, nuisance, 0},
            {"Command Problems", turks, 1, nuisance, 0},
            {"Rail Cuts", turks, 1, nuisance, 0}};
}

std::vector<KindRow> printedKinds() {
    std::vector<KindRow> kinds = britishKinds();
    for (const KindRow& row : turkishKinds())
        kinds.push_back(row);
    return kinds;
}

/// A kind and a copy for every card.
struct Printed {
    const KindRow* row = nullptr;
    int copy = 1;
};

const std::vector<Printed>& printedCards() {
    static const std::vector<Printed> cards = [] {
        std::vector<Printed> all;
        for (const KindRow& row : allKinds())
            for (int copy = 1; copy <= row.copies; ++copy)
                all.push_back({&row, copy});
        return all;
    }();
    return cards;
}

const Printed& printed(int card) {
    return printedCards().at(static_cast<std::size_t>(card));
}

} // namespace

const std::vector<KindRow>& allKinds() {
    static const std::vector<KindRow> kinds = printedKinds();
    return kinds;
}

int cardCount() {
    return static_cast<int>(printedCards().size());
}

const KindRow& rowOf(int card) {
    return *printed(card).row;
}

int copyOf(int card) {
    return printed(card).copy;
}

std::vector<int> deckOf(int side) {
    std::vector<int> deck;
    for (int card = 0; card < cardCount(); ++card)
        if (sideOf(card) == side)
            deck.push_back(card);
    return deck;
}

int cardNamed(const std::string& name, int copy) {
    for (int card = 0; card < cardCount(); ++card)
        if (rowOf(card).name == name && copyOf(card) == copy)
            return card;
    throw std::invalid_argument("no card " + name);
}

std::string nameOf(Type type) {
    static const std::vector<std::string> names = {"leader",   "cavalry",  "artillery",
                                                   "infantry", "planes",   "machine guns",
                                                   "supply",   "nuisance", "terrain"};
    return names.at(static_cast<std::size_t>(type));
}

} // namespace umpire::cards
