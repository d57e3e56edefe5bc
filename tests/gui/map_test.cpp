// The map in the place of the field, with real clicks, pulls and keys; and the tables that rules leave blank.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "map/map_painter.h"
#include "map/map_pane.h"
#include "map/map_view.h"
#include "table/tables_dialog.h"
#include "umpire/sheets/record_text.h"
#include "umpire/worksheet/map_sheet.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTest>

namespace umpire::gui::test::map_test {

namespace {

class OnTheMap : public TestWindow {
  protected:
    OnTheMap() { source = example(QStringLiteral("megiddo-made-up")); }

    void open() {
        QTest::qWait(20);
        ASSERT_TRUE(find<MapPane>("mapPane")->isVisible()) << "it opens on its map";
    }
    /// To the operations of the British army.
    void toArmy() {
        open();
        for (const char* command : {R"({"do": "next-phase"})", R"({"do": "next-phase"})",
                                    R"({"do": "announce", "side": "british", "order": "combat-first"})"}) {
            ASSERT_TRUE(document.execute(Json::parse(command)).ok) << command;
        }
    }
    void clickAt(const char* place) { clickOn(*document.rules().map->hexOf(place)); }
    std::string placeNow(const Id& unit) { return placeOf(document.rules(), battle(), unit); }
    MapView* view() { return find<MapView>("mapView"); }
    Hex hexOf(const Id& unit) {
        return *document.rules().map->hexOf(placeOf(document.rules(), battle(), unit));
    }
    void clickOn(Hex hex) { QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->placeOf(hex)); }
    /// A unit that stands alone in its hex, and one with others.
    Id unitWith(bool alone) {
        for (const auto& [hex, facts] : view()->facts().hexes) {
            if ((facts.units.size() == 1) == alone && !facts.units.isEmpty()) {
                return fromText(facts.units.first().id);
            }
        }
        ADD_FAILURE() << "no such hex";
        return {};
    }
    void pull(Hex from, Hex to) {
        QWidget* map = view()->viewport();
        const QPoint start = view()->placeOf(from);
        const QPoint end = view()->placeOf(to);
        QTest::mousePress(map, Qt::LeftButton, {}, start);
        for (const QPoint at : {(start + end) / 2, end}) {
            QMouseEvent move(QEvent::MouseMove, at, map->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(map, &move);
        }
        QTest::mouseRelease(map, Qt::LeftButton, {}, end);
    }
    Hex besideIt(Hex hex) { return document.rules().map->neighbours(hex).front(); }
};

} // namespace

TEST(MapLayout, FindsEveryHexByItsMiddleAndItsCorners) {
    for (const bool even : {false, true}) {
        const HexGrid grid(7, 5, even);
        const MapLayout layout(grid, 30);
        for (const Hex hex : grid.all()) {
            EXPECT_EQ(layout.at(layout.centre(hex)), hex);
            for (const QPointF& corner : layout.outline(hex)) {
                EXPECT_EQ(layout.at(layout.centre(hex) + (corner - layout.centre(hex)) * 0.95), hex);
                EXPECT_TRUE(QRectF({0, 0}, layout.size()).adjusted(-1, -1, 1, 1).contains(corner));
            }
            for (const Hex other : grid.neighbours(hex)) {
                const QPointF away = layout.centre(other) - layout.centre(hex);
                EXPECT_NEAR(std::hypot(away.x(), away.y()), layout.height(), 0.01) << "they touch";
            }
        }
        EXPECT_FALSE(layout.at({-5, -5}));
    }
}

TEST_F(OnTheMap, TakesThePlaceOfTheUnitsAndGivesItBack) {
    open();
    EXPECT_FALSE(window->table().field().isVisible());
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_TRUE(window->table().field().isVisible());
    EXPECT_FALSE(find<MapPane>("mapPane")->isVisible());
}

TEST_F(OnTheMap, AClickPointsAtTheUnitAndTheNextAtTheOneBelow) {
    open();
    const Id one = unitWith(true);
    clickOn(hexOf(one));
    EXPECT_EQ(state().subject(), one);
    state().clear();
    const Hex stack = hexOf(unitWith(false));
    const QList<CounterFacts> units = view()->facts().at(stack).units;
    clickOn(stack);
    EXPECT_EQ(toText(state().subject()), units[0].id);
    clickOn(stack);
    EXPECT_EQ(toText(state().subject()), units[1].id);
}

TEST_F(OnTheMap, APulledStackBeginsItsMove) {
    toArmy();
    const Hex from = hexOf(unitWith(false));
    clickOn(from);
    const auto units = view()->facts().at(from).units;
    const Hex to = besideIt(from);
    pull(from, to);
    const Json command = state().command();
    ASSERT_TRUE(command.is_object());
    EXPECT_EQ(command["do"], document.rules().roles.map.move);
    EXPECT_EQ(command["to"], HexGrid::nameOf(to));
    EXPECT_EQ(command["unit"], fromText(units.first().id));
    EXPECT_EQ(command["with"].size(), static_cast<std::size_t>(units.size() - 1));
}

/// Space opens a stack, and then says who stays.
TEST_F(OnTheMap, WhoIsToStayStaysBehind) {
    toArmy();
    const Hex from = hexOf("b60-1");
    view()->setFocus();
    view()->goTo(from);
    QTest::keyClick(view(), Qt::Key_Space);
    ASSERT_TRUE(view()->fan().isOpen());
    QTest::keyClick(view(), Qt::Key_Right);
    ASSERT_EQ(view()->fan().current()->id, QStringLiteral("b60-2"));
    QTest::keyClick(view(), Qt::Key_Space);
    QTest::keyClick(view(), Qt::Key_M);
    EXPECT_FALSE(view()->fan().isOpen());
    QTest::keyClick(view(), Qt::Key_Down);
    QTest::keyClick(view(), Qt::Key_Return);
    EXPECT_EQ(state().command()["unit"], "b60-1");
    EXPECT_EQ(state().command()["with"], Json::parse(R"(["b60-3"])"));
}

/// It opens under a pointer that rests, and one counter is chosen or pulled out of it alone.
TEST_F(OnTheMap, AStackOpensUnderThePointer) {
    toArmy();
    const Hex stack = hexOf("b60-1");
    QMouseEvent over(QEvent::MouseMove, view()->placeOf(stack), view()->mapToGlobal(view()->placeOf(stack)),
                     Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(view()->viewport(), &over);
    QTRY_VERIFY_WITH_TIMEOUT(view()->fan().isOpen(), 3000);
    const QRect room = view()->viewport()->rect();
    const auto third = [&]() -> QPoint {
        for (int y = 0; y < room.height(); y += 4) {
            for (int x = 0; x < room.width(); x += 4) {
                const CounterFacts* counter = view()->fan().at(QPointF(x, y));
                if (counter && counter->id == QLatin1String("b60-3")) {
                    return {x + 8, y + 8};
                }
            }
        }
        return {};
    }();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, third);
    EXPECT_EQ(state().subject(), "b60-3");
}

TEST_F(OnTheMap, ShadesWhereAUnitGetsAndGoesThereAtAClick) {
    toArmy();
    const int before = document.session().cursor();
    clickOn(hexOf("ind20"));
    ASSERT_EQ(state().subject(), "ind20");
    ASSERT_FALSE(view()->reach().empty());
    const auto reach = view()->reach();
    for (const auto& [hex, cost] : reach) {
        if (view()->facts().at(hex).units.isEmpty()) {
            clickOn(hex);
            EXPECT_EQ(placeNow("ind20"), HexGrid::nameOf(hex));
            break;
        }
    }
    EXPECT_EQ(document.session().cursor(), before + 1) << "the rules have nothing against it";
    EXPECT_TRUE(view()->reach().empty());
}

/// An attacker, the enemy, more attackers; then into the hex that was left.
TEST_F(OnTheMap, CombatIsClickedAndFollowedByAnAdvance) {
    toArmy();
    clickAt("0411");
    ASSERT_EQ(state().subject(), "b60-1");
    clickAt("0410");
    ASSERT_EQ(state().target(), "t7th");
    EXPECT_EQ(state().command()["do"], "combat");
    clickAt("0411");
    EXPECT_EQ(state().command()["with"].size(), 2U) << "all of the stack join";
    EXPECT_FALSE(state().sheet().odds.empty());
    press(Qt::Key_3);
    ASSERT_TRUE(state().done());
    ASSERT_NE(placeNow("t7th"), "0410") << "the script of the example has it so";
    const QString result = resultText();
    ASSERT_GE(result.indexOf(QStringLiteral("7th:")), 0);
    EXPECT_GT(result.indexOf(QStringLiteral("the column")), result.indexOf(QStringLiteral("7th:")))
        << "what comes of it stands first: " << fromText(result);
    clickAt("0410");
    EXPECT_EQ(placeNow("b60-1"), "0410");
    EXPECT_EQ(placeNow("b60-3"), "0410");
}

TEST_F(OnTheMap, NothingThatIsAskedOfAnAttackIsCut) {
    look.setPercent(150);
    window->resize(1366, 768);
    toArmy();
    state().choose("b60-1", "t7th");
    QTest::qWait(20);
    const auto* scroll = find<QScrollArea>("resolveScroll");
    EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width());
}

TEST_F(OnTheMap, EnterTakesUpTheAdvance) {
    toArmy();
    state().take(
        Json::parse(R"({"do": "combat", "unit": "b60-1", "with": ["b60-2", "b60-3"], "target": "t7th"})"));
    press(Qt::Key_3);
    ASSERT_TRUE(state().done());
    view()->setFocus();
    press(Qt::Key_Return);
    if (state().command()["do"] == "place-fragment") {
        state().setField("hex", "0409");
        ASSERT_TRUE(state().apply());
        press(Qt::Key_Return);
    }
    ASSERT_EQ(state().command()["do"], "advance");
    EXPECT_EQ(state().command()["with"].size(), 2U);
    press(Qt::Key_Return);
    EXPECT_EQ(placeNow("b60-1"), "0410");
    EXPECT_EQ(placeNow("b60-3"), "0410");
}

TEST_F(OnTheMap, ShowsTheZonesOfBothSidesAtAKey) {
    toArmy();
    auto* says = find<QLabel>("mapSays");
    view()->setFocus();
    press(Qt::Key_Z);
    EXPECT_TRUE(says->isVisible() && says->text().contains(QStringLiteral("Zone of control")))
        << fromText(says->text());
    press(Qt::Key_Z);
    EXPECT_TRUE(says->text().contains(QStringLiteral("headquarters"))) << fromText(says->text());
    press(Qt::Key_Z);
    EXPECT_FALSE(says->isVisible());
}

TEST_F(OnTheMap, ListsStandBesideItWhenTheyAreAskedFor) {
    open();
    EXPECT_FALSE(window->table().field().isVisible());
    press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(window->table().field().isVisible());
    EXPECT_TRUE(find<MapPane>("mapPane")->isVisible());
}

TEST_F(OnTheMap, KeysGoTakeUpAndPutDown) {
    toArmy();
    const Hex from = hexOf(unitWith(true));
    view()->setFocus();
    view()->goTo(from);
    QTest::keyClick(view(), Qt::Key_M);
    ASSERT_EQ(view()->taken(), from);
    QTest::keyClick(view(), from.row > 1 ? Qt::Key_Up : Qt::Key_Down);
    const Hex to = *view()->cursor();
    ASSERT_NE(to, from);
    EXPECT_TRUE(view()->accessibleName().contains(toText(HexGrid::nameOf(to))));
    QTest::keyClick(view(), Qt::Key_Return);
    EXPECT_FALSE(view()->taken());
    EXPECT_EQ(state().command()["to"], HexGrid::nameOf(to));
    state().clear();
    view()->goTo(from);
    QTest::keyClick(view(), Qt::Key_M);
    QTest::keyClick(view(), Qt::Key_Escape);
    EXPECT_FALSE(view()->taken());
    EXPECT_TRUE(state().idle());
}

TEST_F(OnTheMap, ShowsWhatThePackHasRoundTheUnit) {
    open();
    auto* layer = find<QComboBox>("mapLayer");
    ASSERT_GT(layer->count(), 1);
    const Id unit = unitWith(true);
    clickOn(hexOf(unit));
    const auto seen = [this] { // a sentence may stand below it
        const QSize size = view()->viewport()->size();
        return view()->viewport()->grab({0, 0, size.width(), size.height() * 3 / 4}).toImage();
    };
    const QImage plain = seen();
    for (int i = 1; i < layer->count(); ++i) {
        layer->setCurrentIndex(i);
        const auto layers = layersOf(document.rules(), battle(), unit);
        const bool any = !layers[static_cast<std::size_t>(i - 1)].places.empty();
        const QImage now = seen();
        const int high = std::min(now.height(), plain.height());
        EXPECT_EQ(!view()->shown().empty(), any) << fromText(layer->currentText());
        EXPECT_TRUE(!any || now.copy(0, 0, now.width(), high) != plain.copy(0, 0, now.width(), high))
            << fromText(layer->currentText());
    }
}

TEST_F(OnTheMap, AHexAnswersWhereSomethingIsToGo) {
    open();
    const Id unit = unitWith(true);
    state().take({{"do", document.rules().roles.map.move}, {"unit", unit}});
    const Hex to = besideIt(hexOf(unit));
    clickOn(to);
    EXPECT_EQ(state().command()["to"], HexGrid::nameOf(to));
    EXPECT_EQ(state().subject(), unit);
}

/// What is likely is asked in the panel at once: a click answers it, beside others of its own side, too.
TEST_F(OnTheMap, AHexAnswersWhereAPlaneFlies) {
    open();
    ASSERT_TRUE(document.execute({{"do", "scramble"}, {"side", "british"}, {"dice", {3, 2, 1}}}).ok);
    state().choose("air-1");
    ASSERT_EQ(state().offer()->id, "fly-to");
    clickAt("1316");
    EXPECT_EQ(placeNow("air-1"), "1316");
    state().choose("air-2");
    clickAt("0714");
    EXPECT_EQ(placeNow("air-2"), "0714");
}

TEST_F(OnTheMap, APlaceIsTypedInThePanel) {
    const Id unit = [this] {
        open();
        return unitWith(true);
    }();
    state().take({{"do", document.rules().roles.map.move}, {"unit", unit}});
    auto* edit = find<QLineEdit>("field-to");
    ASSERT_TRUE(edit->isVisible());
    QTest::keyClicks(edit, QStringLiteral("081"));
    EXPECT_FALSE(state().command().contains("to"));
    QTest::keyClicks(edit, QStringLiteral("2"));
    EXPECT_EQ(state().command()["to"], "0812");
}

namespace {

/// British infantry that has to retreat, on the map.
class Retreat : public OnTheMap {
  protected:
    void owe() {
        open();
        unit = unitWith(true);
        ASSERT_TRUE(
            document.execute({{"do", "adjust"}, {"subject", unit}, {"set", {{"must-retreat", true}}}}).ok);
        state().take({{"do", "retreat"}, {"unit", unit}});
        QTest::qWait(20);
    }
    QPushButton* apply() { return find<QPushButton>("applyButton"); }
    Id unit;
};

} // namespace

TEST_F(Retreat, AsksForAHexBeforeAnythingIsReady) {
    owe();
    EXPECT_FALSE(state().ready());
    EXPECT_FALSE(apply()->isEnabled());
    EXPECT_TRUE(state().sheet().result.rolls.empty());
    const auto& fields = state().sheet().fields;
    const auto to = std::find_if(fields.begin(), fields.end(),
                                 [](const WorksheetField& field) { return field.id == "to"; });
    ASSERT_NE(to, fields.end());
    ASSERT_GT(to->suits, 0U);
    EXPECT_LE(to->suits, 6U) << "hexes beside it";
    EXPECT_EQ(view()->shown().size(), to->suits) << "they are lit";
    const QString first = QStringLiteral("field-to-") + toText(to->choices.front().id);
    auto* button = window->findChild<QPushButton*>(first);
    ASSERT_NE(button, nullptr);
    EXPECT_TRUE(button->isVisible()) << "and listed";
    QTest::mouseClick(button, Qt::LeftButton);
    EXPECT_TRUE(state().ready());
    EXPECT_EQ(toText(state().command()["to"].get<std::string>()), button->text());
}

TEST_F(Retreat, ThatThereIsNoWayOutIsAButtonOfItsOwn) {
    owe();
    QTest::mouseClick(find<QPushButton>("nowhere-to"), Qt::LeftButton);
    EXPECT_TRUE(state().ready());
    EXPECT_TRUE(state().command()["to"].is_null());
    ASSERT_TRUE(state().apply());
    EXPECT_EQ(word(unit, "status"), "eliminated");
}

/// The cursor is in the field at once, Enter applies, and nothing runs into it afterwards.
TEST_F(OnTheMap, AHexIsTypedAndEnterGoesOn) {
    open();
    const Id unit = unitWith(true);
    state().choose(unit, {}, document.rules().roles.map.move);
    QTest::qWait(20);
    auto* edit = find<QLineEdit>("field-to");
    ASSERT_EQ(window->focusWidget(), edit);
    type(QStringLiteral("0812"));
    EXPECT_EQ(edit->text(), QStringLiteral("0812"));
    const int before = document.session().cursor();
    press(Qt::Key_Return);
    EXPECT_EQ(document.session().cursor(), before + 1) << "one Enter";
    EXPECT_NE(window->focusWidget(), edit);
    type(QStringLiteral("1"));
    EXPECT_EQ(edit->text(), QStringLiteral("0812"));
}

TEST_F(OnTheMap, EscLeavesTheHexAndKeysThatFitNoHexAreTheWindows) {
    open();
    state().choose(unitWith(true), {}, document.rules().roles.map.move);
    QTest::qWait(20);
    auto* edit = find<QLineEdit>("field-to");
    ASSERT_EQ(window->focusWidget(), edit);
    const Id chosen = state().offer()->id;
    type(QStringLiteral("a"));
    EXPECT_NE(state().offer()->id, chosen) << "the next action";
    EXPECT_EQ(edit->text(), QString());
    state().setOffer(chosen);
    QTest::qWait(20);
    edit = find<QLineEdit>("field-to");
    edit->setFocus();
    type(QStringLiteral("08"));
    press(Qt::Key_Escape);
    EXPECT_NE(window->focusWidget(), edit);
    EXPECT_FALSE(state().idle()) << "the choice stays";
}

TEST_F(OnTheMap, ZoomsAndShowsAllOfItAgain) {
    open();
    const Hex corner{1, 1};
    find<QPushButton>("mapAll")->click();
    const QPoint before = view()->placeOf(corner);
    view()->goTo(hexOf(unitWith(true)));
    QTest::keyClick(view(), Qt::Key_Plus);
    QTest::keyClick(view(), Qt::Key_Plus);
    EXPECT_NE(view()->placeOf(corner), before);
    find<QPushButton>("mapAll")->click();
    EXPECT_EQ(view()->placeOf(corner), before);
}

TEST_F(TestWindow, WithoutAMapThereIsNoWayToOne) {
    EXPECT_FALSE(find<QPushButton>("openMap")->isVisible());
    window->table().showMap(true);
    EXPECT_TRUE(window->table().field().isVisible());
}

class BlankTables : public OnTheMap {
  protected:
    void SetUp() override {
        OnTheMap::SetUp();
        qputenv("UMPIRE_TABLES", kept.path().toUtf8());
        trigger("actionTables");
        dialog = find<TablesDialog>("tablesDialog");
        ASSERT_TRUE(dialog && dialog->isVisible());
    }
    void TearDown() override {
        qunsetenv("UMPIRE_TABLES");
        OnTheMap::TearDown();
    }
    QTableView* cells() { return find<QTableView>("tableCells"); }
    void typeIn(int row, int column, const QString& text) {
        cells()->model()->setData(cells()->model()->index(row, column), text);
    }
    /// Without leaving the line.
    void typeColumns(const QString& heads) {
        dialog->showTable("combat-defender");
        auto* columns = find<QLineEdit>("tableColumns");
        ASSERT_TRUE(QTest::qWaitFor([this, columns] {
            dialog->activateWindow();
            columns->setFocus();
            return columns->hasFocus();
        }));
        columns->selectAll();
        QTest::keyClicks(columns, heads);
        ASSERT_TRUE(columns->hasFocus() && columns->isModified());
    }
    QString said() { return find<QLabel>("tableSaid")->text(); }

    QTemporaryDir kept;
    TablesDialog* dialog = nullptr;
};

TEST_F(BlankTables, AreFilledInByFirstLettersAndUndone) {
    dialog->showTable("combat-defender");
    const int before = document.session().cursor();
    const QString was = cells()->model()->index(0, 0).data().toString();
    typeIn(0, 0, was.startsWith(QLatin1Char('R')) ? QStringLiteral("E") : QStringLiteral("R"));
    EXPECT_EQ(document.session().cursor(), before + 1) << fromText(said());
    EXPECT_NE(cells()->model()->index(0, 0).data().toString(), was);
    document.undo();
    EXPECT_EQ(cells()->model()->index(0, 0).data().toString(), was);
}

TEST_F(BlankTables, SayWhatIsWrongAndChangeNothing) {
    dialog->showTable("combat-defender");
    const int before = document.session().cursor();
    typeIn(0, 0, QStringLiteral("nonsense"));
    EXPECT_EQ(document.session().cursor(), before);
    EXPECT_TRUE(said().contains(QStringLiteral("nonsense"))) << fromText(said());
    auto* columns = find<QLineEdit>("tableColumns");
    ASSERT_TRUE(columns->isVisible());
    columns->setText(QStringLiteral("2:1, 1:1"));
    columns->setModified(true);
    QTest::keyClick(columns, Qt::Key_Return);
    EXPECT_EQ(document.session().cursor(), before) << "they do not rise";
    EXPECT_FALSE(said().isEmpty());
}

TEST_F(BlankTables, ShowTheFirstAtOnce) {
    EXPECT_GT(cells()->model()->rowCount(), 0);
    EXPECT_GT(cells()->model()->columnCount(), 0);
    const auto* list = find<QListWidget>("tablesList");
    EXPECT_EQ(list->currentRow(), 0);
    EXPECT_GE(list->viewport()->width(), list->sizeHintForColumn(0)) << "no name is cut";
}

TEST_F(BlankTables, AreKeptForLaterBattles) {
    find<QPushButton>("keepTables")->click();
    EXPECT_TRUE(said().contains(kept.path())) << fromText(said());
    EXPECT_EQ(QDir(kept.path()).entryList(QDir::Files).size(), 1);
}

TEST_F(BlankTables, TakeOverWhatIsTypedAsTheSessionEnds) {
    const int before = document.session().cursor();
    typeColumns(QStringLiteral("1:1, 2:1"));
    window->closeAtOnce();
    EXPECT_EQ(document.session().cursor(), before + 1) << fromText(said());
    window.reset();
    EXPECT_EQ(document.session().cursor(), before + 1);
}

TEST_F(BlankTables, MayHoldWhatIsRefusedAsTheWindowGoes) {
    const int before = document.session().cursor();
    typeColumns(QStringLiteral("2:1, 1:1"));
    window.reset();
    EXPECT_EQ(document.session().cursor(), before);
}

/// The chart leaves many to be set up: they stand beside the map, and each goes where it is clicked.
class SetUp : public OnTheMap {
  protected:
    SetUp() { source = example(QStringLiteral("megiddo-1918")); }
};

TEST_F(SetUp, IsDoneOnTheMap) {
    open();
    auto* waiting = find<QListWidget>("mapToSetUp");
    ASSERT_TRUE(waiting->isVisible());
    const int before = waiting->count();
    const Id unit = fromText(waiting->item(0)->data(Qt::UserRole).toString());
    const Id next = fromText(waiting->item(1)->data(Qt::UserRole).toString());
    QTest::mouseClick(waiting->viewport(), Qt::LeftButton, {},
                      waiting->visualItemRect(waiting->item(0)).center());
    ASSERT_EQ(state().subject(), unit);
    ASSERT_FALSE(view()->shown().empty()) << "where it may stand is hatched";
    const Hex hex = *view()->shown().begin();
    view()->fit(true);
    clickOn(hex);
    EXPECT_EQ(placeNow(unit), HexGrid::nameOf(hex));
    EXPECT_EQ(state().subject(), next) << "the next is taken up";
    EXPECT_EQ(waiting->count(), before - 1);
}

TEST_F(OnTheMap, PlanesInTheAirStandBesideIt) {
    open();
    ASSERT_TRUE(document.execute({{"do", "scramble"}, {"side", "british"}, {"dice", {3, 2, 1}}}).ok);
    auto* aloft = find<QListWidget>("mapToAppear");
    ASSERT_TRUE(aloft->isVisible());
    ASSERT_EQ(aloft->count(), 2);
    const Id plane = fromText(aloft->item(0)->data(Qt::UserRole).toString());
    QTest::mouseClick(aloft->viewport(), Qt::LeftButton, {}, aloft->visualItemRect(aloft->item(0)).center());
    EXPECT_EQ(state().subject(), plane);
    ASSERT_TRUE(document.execute({{"do", "fly-to"}, {"unit", plane}, {"to", "0912"}}).ok);
    EXPECT_EQ(aloft->count(), 1);
}

class BlankChart : public TestWindow {
  protected:
    BlankChart() { source = example(QStringLiteral("megiddo-1918")); }
};

TEST_F(BlankChart, TakesItsNumbersByKeyBetweenTheDice) {
    state().choose("british", {}, "scramble");
    press(Qt::Key_6);
    EXPECT_TRUE(find<QLabel>("hintLabel")->text().contains(QStringLiteral("Air units: 6, British")));
    press(Qt::Key_3);
    EXPECT_EQ(sheets::RecordText(document.session()).who(document.session().records().back()),
              "Air units: 6, British is 3");
    EXPECT_TRUE(state().hasDice()) << "the die is thrown already";
    press(Qt::Key_1);
    EXPECT_TRUE(state().wantsDie());
    EXPECT_EQ(document.session().records().size(), 2U);
}

} // namespace umpire::gui::test::map_test
