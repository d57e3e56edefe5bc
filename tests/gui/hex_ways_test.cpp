// What the map tells beside the units: layers with their sentences, the way of a stack, what players see of
// it; and what one more unit would change.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "look/widgets.h"
#include "map/map_pane.h"
#include "map/map_view.h"
#include "players/players_window.h"
#include "resolve/odds_bars.h"
#include "umpire/worksheet/map_sheet.h"

#include <QComboBox>
#include <QTest>

namespace umpire::gui::test::hex_ways_test {

namespace {

class OnHexes : public TestWindow {
  protected:
    OnHexes() { source = example(QStringLiteral("megiddo-made-up")); }
    void SetUp() override {
        TestWindow::SetUp();
        QTest::qWait(20);
        ASSERT_TRUE(find<MapPane>("mapPane")->isVisible());
    }

    MapView* view() { return find<MapView>("mapView"); }
    QString told() { return find<ElidedLabel>("mapHex")->whole(); }
    Hex hexOf(const Id& unit) {
        return *document.rules().map->hexOf(placeOf(document.rules(), battle(), unit));
    }
    void takeUp(const Id& unit) {
        view()->setFocus();
        view()->goTo(hexOf(unit));
        QTest::keyClick(view(), Qt::Key_M);
    }
    void layer(const QString& name) {
        auto* box = find<QComboBox>("mapLayer");
        ASSERT_GE(box->findText(name), 0) << fromText(name);
        box->setCurrentIndex(box->findText(name));
    }
    QString says() { return find<QLabel>("mapSays")->text(); }
    bool done(const Json& command) { return document.execute(command).ok; }
    /// To the operations of the British army.
    void toArmy() {
        ASSERT_TRUE(done({{"do", "next-phase"}}));
        ASSERT_TRUE(done({{"do", "next-phase"}}));
        ASSERT_TRUE(done({{"do", "announce"}, {"side", "british"}, {"order", "combat-first"}}));
    }
};

MapWay wayOf(int steps, std::int64_t cost, std::int64_t points) {
    MapWay way;
    way.places.assign(static_cast<std::size_t>(steps) + 1, "0101");
    way.cost = cost;
    way.costKnown = cost > 0;
    way.points = points;
    way.pointsKnown = points > 0;
    return way;
}

} // namespace

TEST(WayWords, SayWhatIsKnownAndWhatIsNot) {
    EXPECT_EQ(fromText(moveText(wayOf(3, 4, 6))), "The way costs 4 of 6: within reach");
    EXPECT_EQ(fromText(moveText(wayOf(3, 7, 6))), "The way costs 7, but only 6 may be spent: too far");
    EXPECT_EQ(fromText(moveText(wayOf(3, 4, 0))), "The way costs 4; how far they may move is not filled in");
    EXPECT_EQ(fromText(moveText(wayOf(3, 0, 6))),
              "Length of the way: 3 of 6; what the ground costs is not filled in");
    EXPECT_EQ(fromText(moveText(wayOf(7, 0, 6))),
              "Length of the way: 7, but only 6 may be spent: too far, unless by road");
    EXPECT_EQ(fromText(moveText(wayOf(3, 0, 0))),
              "Length of the way: 3; how far they may move is not filled in");
    EXPECT_EQ(fromText(moveText(MapWay())), "No way leads there, as far as the map is filled in");
    EXPECT_TRUE(isTooFar(wayOf(7, 0, 6)));
    EXPECT_FALSE(isTooFar(wayOf(7, 0, 0))) << "nobody knows";
}

TEST_F(OnHexes, KeysTellTheWayOfTheStackTheyTake) {
    takeUp("balh-1");
    EXPECT_EQ(view()->taken(), hexOf("balh-1"));
    QTest::keyClick(view(), Qt::Key_Down);
    EXPECT_TRUE(told().contains(QStringLiteral("way"))) << fromText(told());
    EXPECT_TRUE(view()->accessibleName().contains(told())) << fromText(view()->accessibleName());
    QTest::keyClick(view(), Qt::Key_Escape);
    EXPECT_FALSE(told().contains(QStringLiteral("way"))) << fromText(told());
}

TEST_F(OnHexes, AWayThatIsTooFarKeepsNobodyBack) {
    toArmy();
    takeUp("balh-1");
    const Hex far{22, 1};
    view()->goTo(far);
    EXPECT_TRUE(told().contains(QStringLiteral("too far")) || told().contains(QStringLiteral("No way")))
        << fromText(told());
    QTest::keyClick(view(), Qt::Key_Return);
    EXPECT_EQ(state().command()["to"], HexGrid::nameOf(far));
}

TEST_F(OnHexes, ALayerSaysWhatComesOfItAndNamesItsHexes) {
    state().choose("t46");
    layer(QStringLiteral("Concentric surrounding"));
    EXPECT_FALSE(says().isEmpty());
    state().choose("hq-xx-t");
    layer(QStringLiteral("Reach of headquarters"));
    EXPECT_TRUE(says().contains(QStringLiteral("HQ XX"))) << fromText(says());
    state().clear();
    state().choose("b75-1");
    layer(QStringLiteral("Next to it: bombardment"));
    view()->goTo(document.rules().map->neighbours(hexOf("b75-1")).front());
    EXPECT_TRUE(view()->accessibleName().contains(QStringLiteral("Next to it")))
        << fromText(view()->accessibleName());
    state().clear();
    EXPECT_TRUE(says().contains(QStringLiteral("Choose a unit"))) << fromText(says());
}

/// Six stand in 0613.
TEST_F(OnHexes, ALargeStackDoesNotWidenTheWindow) {
    const int wide = window->minimumSizeHint().width();
    view()->goTo(hexOf("b75-3"));
    QTest::keyClick(view(), Qt::Key_Space);
    EXPECT_TRUE(view()->fan().isOpen());
    EXPECT_LE(window->minimumSizeHint().width(), wide);
}

TEST_F(OnHexes, TheMapStaysWhereItIsWhenAPanelOpensBesideIt) {
    const Hex hex = hexOf("t46");
    const QPoint before = view()->viewport()->mapTo(window.get(), view()->placeOf(hex));
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->placeOf(hex));
    QTest::qWait(50);
    EXPECT_EQ(view()->viewport()->mapTo(window.get(), view()->placeOf(hex)), before);
}

TEST_F(OnHexes, TheLegendWrapsWhereItHasNoRoom) {
    auto* legend = find<QWidget>("mapLegend");
    EXPECT_GT(legend->heightForWidth(160), legend->heightForWidth(2000));
    EXPECT_TRUE(legend->isVisible());
}

TEST_F(OnHexes, PlayersSeeThatSomebodyIsThereButNotWho) {
    ASSERT_TRUE(done({{"do", "set-up"}, {"unit", "dummy-1"}, {"hex", "1014"}}));
    PlayersWindow players(document, settings);
    players.showMap(true);
    players.show();
    const MapView* map = players.board().map();
    ASSERT_TRUE(map && map->isVisible());
    const auto hex = document.rules().map->hexOf("1014");
    ASSERT_FALSE(map->facts().at(*hex).units.isEmpty());
    for (const auto& [at, facts] : map->facts().hexes) {
        for (const CounterFacts& unit : facts.units) {
            EXPECT_FALSE(unit.name.contains(QStringLiteral("Dummy"))) << fromText(unit.name);
            EXPECT_EQ(unit.masked, isMasked(document.rules(), battle(), fromText(unit.id)));
        }
    }
    EXPECT_FALSE(players.orderOfBattle().indexOf("dummy-1").isValid());
    EXPECT_FALSE(map->facts().sentence(*hex).contains(QStringLiteral("Dummy")));
    players.showMap(false);
    EXPECT_FALSE(map->isVisible());
    EXPECT_TRUE(players.field().isVisible());
}

/// Up to the attack of the first turn.
TEST_F(OnHexes, ThePanelTellsWhatOneMoreWouldChange) {
    toArmy();
    state().take({{"do", "combat"}, {"unit", "b60-1"}, {"target", "t7th"}});
    auto* more = find<OneMoreRows>("oneMore");
    ASSERT_TRUE(more);
    QTRY_VERIFY_WITH_TIMEOUT(more->isVisible(), 5000);
    EXPECT_TRUE(more->accessibleName().contains(QStringLiteral("Combat")))
        << fromText(more->accessibleName());
    EXPECT_TRUE(more->accessibleName().contains(QStringLiteral("60 Div, 2nd brigade")))
        << fromText(more->accessibleName());
    EXPECT_TRUE(more->accessibleName().contains(QStringLiteral("+1: "))) << fromText(more->accessibleName());
    EXPECT_FALSE(more->accessibleName().contains(QStringLiteral("53 Div"))) << "too far away to attack";
    state().clear();
    EXPECT_FALSE(more->isVisible());
}

} // namespace umpire::gui::test::hex_ways_test
