// Every cell of Morschauser's unit tables as the engine answers it.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::unit_tables_test {
namespace {

using namespace morschauser;
using morschauser::Type;

/// The first blue unit is of this type.
Battlefield fieldWith(Mark mark, Type type) {
    Battlefield field = evenField(mark, 3);
    field.unitAt(1).type = type;
    makeFresh(field, 1);
    return field;
}

Json shownFirst(const Battlefield& field) {
    const auto session = sessionOf(battleFileOf(field));
    return session ? session->show(field.unitAt(1).id) : Json();
}

bool notes(const Json& shown, const std::string& note) {
    const Json all = shown.value("notes", Json::array());
    return std::find(all.begin(), all.end(), Json(note)) != all.end();
}

TEST(MorschauserUnits, MovesHitsAndValues) {
    for (const UnitCase& each : unitCases()) {
        SCOPED_TRACE(titleOf(each.mark, nameOf(each.type)));
        const Json shown = shownFirst(fieldWith(each.mark, each.type));
        EXPECT_EQ(shown["move-boxes"], each.moveBoxes);
        EXPECT_EQ(shown["move-inches"], each.moveInches);
        EXPECT_EQ(shown["hits"], each.hits);
        EXPECT_EQ(shown["value-front"], each.front);
        EXPECT_EQ(shown["value-side"], each.other);
        EXPECT_NE(notes(shown, "May not enter woods."), each.mayEnterWoods);
        EXPECT_NE(notes(shown, "May not enter buildings."), each.mayEnterBuildings);
    }
}

std::string reference(Mark mark, const morschauser::Rulings& rulings) {
    Battlefield field = evenField(mark, 3);
    field.rulings = rulings;
    const auto session = standingAs(field);
    sheets::SheetWish wish;
    wish.sheet = "ready-reference";
    return sheets::writeText({sheets::makeSheet({session->rules(), session.get()}, wish)}, 4000);
}

int timesIn(const std::string& text, const std::string& words) {
    int times = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        ++times;
    }
    return times;
}

/// One table, under the reading in force.
TEST(MorschauserPaper, PrintsTheReadingsInForce) {
    morschauser::Rulings rulings;
    const std::string usual = reference(Mark::one, rulings);
    EXPECT_EQ(timesIn(usual, "3–6  Rallies."), 1) << usual;
    EXPECT_EQ(timesIn(usual, "3–5"), 0);
    rulings.sixAsPrinted = true;
    const std::string printed = reference(Mark::one, rulings);
    EXPECT_EQ(timesIn(printed, "3–5  Rallies."), 1) << printed;
    EXPECT_EQ(timesIn(printed, "6    Fails."), 1);
    EXPECT_EQ(timesIn(printed, "3–6"), 0);
    const std::string once = reference(Mark::two, {});
    EXPECT_EQ(timesIn(once, "−1  Command Shaken"), 2) << once;
    rulings.shakenTwice = true;
    const std::string twice = reference(Mark::two, rulings);
    EXPECT_EQ(timesIn(twice, "−2  Command Shaken"), 2) << twice;
    EXPECT_EQ(timesIn(once, " or −2") + timesIn(twice, "−1 or"), 0);
}

/// Mark 1 has no Guard.
TEST(MorschauserUnits, GuardTakesTwoHitsMore) {
    int guards = 0;
    for (const UnitCase& each : unitCases()) {
        if (each.mark == Mark::two) {
            Battlefield field = fieldWith(each.mark, each.type);
            field.unitAt(1).guard = true;
            EXPECT_EQ(shownFirst(field)["hits"], each.guardHits) << nameOf(each.type);
            ++guards;
        }
    }
    EXPECT_EQ(guards, 8);
}

TEST(MorschauserUnits, Ranges) {
    for (const RangeCase& each : rangeCases()) {
        SCOPED_TRACE(titleOf(each.mark, nameOf(each.type) + " " + nameOf(each.ammunition)));
        const auto session = sessionOf(battleFileOf(fieldWith(each.mark, each.type)));
        ASSERT_TRUE(session);
        const Json shown = session->show("blue-1-1");
        if (each.ammunition == Ammunition::grape) {
            EXPECT_EQ(session->rules().number("grape-boxes"), each.rangeBoxes);
            EXPECT_EQ(session->rules().number("grape-boxes") * session->rules().number("box"),
                      each.rangeInches);
        } else if (each.faces.empty()) {
            EXPECT_FALSE(shown.contains("range-boxes"));
            EXPECT_TRUE(notes(shown, "Does not shoot."));
        } else {
            EXPECT_EQ(shown["range-boxes"], each.rangeBoxes);
            EXPECT_EQ(shown["range-inches"], each.rangeInches);
        }
    }
}

TEST(MorschauserUnits, EachPackKnowsTheTypesOfItsTable) {
    for (const Mark mark : {Mark::one, Mark::two}) {
        std::set<std::string> printed;
        for (const UnitCase& each : unitCases()) {
            if (each.mark == mark) {
                printed.insert(nameOf(each.type));
            }
        }
        const LoadedPack loaded = shippedRules().load(packOf(mark));
        ASSERT_TRUE(loaded.pack);
        std::set<std::string> known;
        for (const Word& word : loaded.pack->vocabulary("type")->words) {
            known.insert(word.id);
        }
        EXPECT_EQ(known, printed) << packOf(mark);
    }
}

TEST(MorschauserUnits, PoorTroopsAreHandledLikeTheMilitia) {
    Battlefield field = fieldWith(Mark::two, Type::militia);
    const Json militia = shownFirst(field);
    field.unitAt(1).type = Type::grenadiers;
    const Json grenadiers = shownFirst(field);
    field.unitAt(1).poor = true;
    const Json poor = shownFirst(field);
    for (const char* cell :
         {"move-boxes", "move-inches", "hits", "value-front", "value-side", "range-boxes"}) {
        EXPECT_EQ(poor[cell], militia[cell]) << cell;
    }
    EXPECT_EQ(poor["hits"], 2);
    EXPECT_NE(grenadiers["hits"], poor["hits"]);
}

TEST(MorschauserUnits, LeadersReachAsFarAsPrinted) {
    const LoadedPack one = shippedRules().load(packOf(Mark::one));
    const LoadedPack two = shippedRules().load(packOf(Mark::two));
    ASSERT_TRUE(one.pack && two.pack);
    EXPECT_EQ(one.pack->number("leader-boxes"), 8);
    EXPECT_EQ(one.pack->number("leader-inches"), 24);
    EXPECT_EQ(two.pack->number("leader-boxes"), 6);
    EXPECT_EQ(two.pack->number("leader-inches"), 18);
}

} // namespace
} // namespace umpire::test::unit_tables_test
