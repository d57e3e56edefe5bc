// Both decks as they are printed: names, copies, kinds and Force.

#include "cards.h"

#include <gtest/gtest.h>

namespace umpire::test::cards_decks_test {
namespace {

using namespace cards;

struct Printed {
    const char* type;
    int copies;
    const char* kind;
    int force;
};

const std::vector<Printed>& printed() {
    static const std::vector<Printed> all{{"general-allenby", 1, "leader", 5},
                                          {"armored-patrol-cars", 1, "cavalry", 1},
                                          {"australian-mounted-division", 1, "cavalry", 5},
                                          {"new-zealand-mounted-div", 1, "cavalry", 4},
                                          {"desert-mounted-corps", 1, "artillery", 3},
                                          {"egyptian-camel-corps", 1, "cavalry", 2},
                                          {"sherifian-camel-corps", 1, "cavalry", 1},
                                          {"lawrence-of-arabia", 1, "leader", 5},
                                          {"howeitat-tribe", 1, "cavalry", 1},
                                          {"palestine-brigade", 1, "infantry", 1},
                                          {"rualla-tribe", 1, "cavalry", 2},
                                          {"arab-irregulars", 1, "cavalry", 1},
                                          {"french-detachment", 1, "infantry", 3},
                                          {"royal-air-force", 2, "plane", 2},
                                          {"british-infantry", 11, "infantry", 6},
                                          {"british-artillery", 3, "artillery", 4},
                                          {"hms-druid-hms-forester", 1, "artillery", 4},
                                          {"british-machineguns", 1, "machine-gun", 3},
                                          {"british-cavalry", 2, "cavalry", 4},
                                          {"engineer", 1, "infantry", 1},
                                          {"supply-trains", 3, "supply", 1},
                                          {"roads", 3, "supply", 1},
                                          {"escort-prisoners", 1, "nuisance", 0},
                                          {"forage", 1, "nuisance", 0},
                                          {"dysentery", 1, "nuisance", 0},
                                          {"bedouins", 1, "cavalry", 1},
                                          {"turkish-air-force", 1, "plane", 1},
                                          {"german-railway-artillery", 1, "artillery", 3},
                                          {"german-pasha-contingent", 2, "infantry", 3},
                                          {"german-machineguns", 1, "machine-gun", 2},
                                          {"corps-headquarters", 2, "leader", 1},
                                          {"amman-division", 1, "infantry", 3},
                                          {"anatolian-division", 1, "infantry", 3},
                                          {"von-oppen", 1, "leader", 4},
                                          {"tiller", 1, "leader", 3},
                                          {"liman-von-sanders", 1, "leader", 5},
                                          {"general-army-reserve", 3, "infantry", 1},
                                          {"asienkorps", 1, "infantry", 1},
                                          {"caucasus-cavalry", 1, "cavalry", 2},
                                          {"composite-division", 1, "infantry", 2},
                                          {"depot-regiment", 1, "infantry", 3},
                                          {"garrison-troops", 3, "infantry", 1},
                                          {"turkish-infantry", 9, "infantry", 4},
                                          {"turkish-artillery", 2, "artillery", 3},
                                          {"turkish-machine-guns", 2, "machine-gun", 2},
                                          {"supply-wagons", 3, "supply", 1},
                                          {"kemal", 1, "leader", 5},
                                          {"rail-lines", 3, "supply", 1},
                                          {"trenchlines", 1, "terrain", 2},
                                          {"wadi-el-fara-line", 1, "terrain", 2},
                                          {"jordan-crossings", 1, "terrain", 2},
                                          {"mountains", 1, "terrain", 1},
                                          {"rough-ground", 1, "terrain", 1},
                                          {"towns", 1, "terrain", 1},
                                          {"spread-thin", 1, "nuisance", 0},
                                          {"poor-morale", 1, "nuisance", 0},
                                          {"arab-uprising", 1, "nuisance", 0},
                                          {"supply-problems", 1, "nuisance", 0},
                                          {"command-problems", 1, "nuisance", 0},
                                          {"rail-cuts", 1, "nuisance", 0}};
    return all;
}

TEST(CardDecks, AreThePrintedOnes) {
    const auto session = at();
    std::map<std::string, int> found;
    int all = 0;
    for (const Subject* card : session->battle().all(SubjectKind::Unit)) {
        ++found[card->value("type").text()];
        ++all;
    }
    EXPECT_EQ(all, 98);
    const Vocabulary& words = *session->rules().vocabulary("card");
    for (const Printed& card : printed()) {
        EXPECT_EQ(found[card.type], card.copies) << card.type;
        EXPECT_EQ(words.traitOf(card.type, "copies").number(), card.copies) << card.type;
        EXPECT_EQ(words.traitOf(card.type, "kind").text(), card.kind) << card.type;
        EXPECT_EQ(words.traitOf(card.type, "force").number(), card.force) << card.type;
    }
    EXPECT_EQ(printed().size(), words.words.size());
    EXPECT_EQ(count(*session, "british", "deck-count"), 43);
    EXPECT_EQ(count(*session, "turkish", "deck-count"), 55);
}

TEST(CardDecks, AreTheTemplatesOfThePack) {
    const auto session = at();
    std::vector<std::size_t> sizes;
    for (const ArmyTemplate& army : session->rules().templates) {
        sizes.push_back(army.roster["units"].size());
    }
    EXPECT_EQ(sizes, (std::vector<std::size_t>{43, 55}));
}

} // namespace
} // namespace umpire::test::cards_decks_test
