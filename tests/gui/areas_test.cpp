// A game on a map of areas in the window: seen, moved by mouse and keys; its cards turned beside the turn,
// and what its tiles tell.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "map/map_painter.h"
#include "map/map_pane.h"
#include "map/map_view.h"
#include "models/battle_reader.h"
#include "support/battles.h"
#include "table/turn_bar.h"

#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::areas_test {

namespace {

std::filesystem::path games() {
    return umpire::test::sourceFolder() / "tests/games";
}

class OnAreas : public TestWindow {
  protected:
    OnAreas() : TestWindow(nullptr, BattleFiles(PackSearchPath({games()}, gameNeeds()), findGame)) {
        source = toText((games() / "hedge-and-lane/hedge-and-lane.battle.json").string());
    }

    MapView* view() { return find<MapView>("mapView"); }
    QPushButton* card() { return find<QPushButton>("turnAction-turn-a-card"); }
    Hex area(const char* name) { return *document.rules().map->hexOf(name); }
    std::string standsAt(const Id& unit) { return placeOf(document.rules(), battle(), unit); }
    void clickAt(const char* name) {
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->placeOf(area(name)));
    }
    /// The card of that name is turned.
    void turn(const char* name) {
        ASSERT_TRUE(document.execute({{"do", "turn-a-card"}, {"dice", {name}}}).ok);
        QTest::qWait(1);
    }
};

} // namespace

TEST(AreaLayout, LaysNoAreaOverAnotherAndFindsEach) {
    const GameMap map({{"a", 0, 0, {"b"}}, {"b", 250, 100, {"c"}}, {"c", 1000, 1000, {}}});
    for (const double aspect : {0.4, 1.0, 2.0}) {
        const MapLayout layout(map, 30, aspect);
        for (const Hex place : map.all()) {
            EXPECT_EQ(layout.at(layout.centre(place)), place);
            EXPECT_TRUE(QRectF({0, 0}, layout.size()).contains(layout.around(place)));
            for (const Hex other : map.all()) {
                EXPECT_TRUE(place == other || !layout.around(place).intersects(layout.around(other)));
            }
        }
        EXPECT_EQ(layout.beside({1, 1}, Qt::Key_Right), (Hex{1, 2}));
        EXPECT_EQ(layout.beside({1, 3}, Qt::Key_Right), std::nullopt);
        EXPECT_FALSE(layout.at({-5, -5}));
    }
}

TEST_F(OnAreas, AreSeenByTheirNamesAndWalkedThroughWithTheArrows) {
    ASSERT_TRUE(find<MapPane>("mapPane")->isVisible()) << "it opens on its map";
    view()->goTo(area("farm"));
    EXPECT_TRUE(view()->accessibleName().contains(QStringLiteral("The Farm: Farm Guard")))
        << fromText(view()->accessibleName());
    std::set<Hex> seen{*view()->cursor()};
    std::vector<Hex> left(seen.begin(), seen.end());
    while (!left.empty()) {
        const Hex from = left.back();
        left.pop_back();
        for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left}) {
            view()->goTo(from);
            press(key);
            if (seen.insert(*view()->cursor()).second) {
                left.push_back(*view()->cursor());
            }
        }
    }
    EXPECT_EQ(seen.size(), 6U) << "every area";
}

TEST_F(OnAreas, ASquadGoesWhereItIsPointedAt) {
    turn("Green card 1");
    clickAt("bridge");
    EXPECT_EQ(state().subject(), "g1");
    EXPECT_EQ(view()->reach().size(), 2U) << "copse and meadow";
    clickAt("meadow");
    EXPECT_EQ(standsAt("g1"), "meadow");
}

TEST_F(OnAreas, ASquadIsTakenUpAndPutDownByKeys) {
    turn("Green card 1");
    clickAt("bridge");
    press(Qt::Key_M);
    press(Qt::Key_Up);
    EXPECT_EQ(view()->cursor(), area("copse"));
    EXPECT_TRUE(view()->wayText().contains(QStringLiteral("1"))) << fromText(view()->wayText());
    press(Qt::Key_Return);
    EXPECT_EQ(standsAt("g1"), "copse");
}

TEST_F(OnAreas, TheNextCardIsTurnedBesideTheTurn) {
    ASSERT_TRUE(card()->isVisible());
    EXPECT_TRUE(card()->isEnabled());
    EXPECT_EQ(card()->accessibleName(), QStringLiteral("Turn a card"));
    const QRect before(card()->mapTo(window.get(), QPoint()), card()->size());
    QTest::mouseClick(card(), Qt::LeftButton);
    EXPECT_EQ(state().command(false), (Json{{"do", "turn-a-card"}}));
    state().clear();
    press(Qt::Key_T);
    EXPECT_EQ(state().command(false), (Json{{"do", "turn-a-card"}})) << "by its key";
    press(Qt::Key_R);
    if (state().ready()) {
        press(Qt::Key_Return);
    }
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(QRect(card()->mapTo(window.get(), QPoint()), card()->size()), before) << "nothing jumps";
}

TEST_F(OnAreas, ATileTellsWhatTheGameHasItTell) {
    EXPECT_EQ(BattleReader(document).unit("o1").marks, QStringList{QStringLiteral("the Farm")});
    turn("Green card 1");
    ASSERT_TRUE(
        document.execute({{"do", "adjust"}, {"subject", "o1"}, {"set", {{"fear", 2}}}, {"reason", "so"}}).ok);
    const UnitFacts facts = BattleReader(document).unit("o1");
    EXPECT_TRUE(BattleReader::sentence(facts).contains(QStringLiteral("the Farm, suppression 2")))
        << fromText(BattleReader::sentence(facts));
}

} // namespace umpire::gui::test::areas_test
