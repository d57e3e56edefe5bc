// The whole battle on one screen: how large units are drawn, what is folded, what opens and what makes room.

#include "big_window.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/field_view.h"
#include "field/side_column.h"
#include "field/tile_delegate.h"
#include "field/tile_list.h"
#include "look/text_width.h"
#include "look/widgets.h"
#include "models/order_of_battle_model.h"
#include "resolve/resolve_panel.h"

#include <QApplication>
#include <QDockWidget>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::field_size_test {

namespace {

class FieldSizes : public BigWindow {
  protected:
    void resize(int width, int height) {
        window->resize(width, height);
        QTest::qWait(40);
    }

    /// Whether all of a unit's tile can be seen: not folded, not scrolled away, not beyond an edge.
    bool inView(const Id& unit) {
        const QModelIndex index = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(index);
        if (!list || !list->isVisible()) {
            return false;
        }
        const QRect tile = list->visualRect(index);
        const QRect inner = tile.adjusted(2, 2, -2, -2);
        return !tile.isEmpty() && QRegion(inner).subtracted(list->viewport()->visibleRegion()).isEmpty();
    }

    std::size_t unitsInView() {
        const auto units = battle().all(SubjectKind::Unit);
        return static_cast<std::size_t>(
            std::count_if(units.begin(), units.end(), [this](const auto& unit) { return inView(unit->id); }));
    }

    BrigadeCard& cardOf(const Id& unit) {
        TileList* list = window->field().listOf(window->orderOfBattle().indexOf(unit));
        return *static_cast<BrigadeCard*>(list->parentWidget());
    }

    bool isOpen(const char* dock) { return find<QDockWidget>(dock)->isVisible(); }

    /// A unit is lost altogether.
    void lose(const Id& unit) {
        ASSERT_TRUE(
            document
                .execute(Json{
                    {"do", "adjust"}, {"subject", unit}, {"set", {{"state", "gone"}}}, {"reason", "test"}})
                .ok)
            << unit;
    }
};

} // namespace

TEST_F(FieldSizes, AllOfBeershebaIsInViewOnASmallScreenBesideThePanel) {
    resize(1366, 768);
    click("12lhr");
    click("i-67");
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->findChild<ResolvePanel*>()->isVisible(); }));
    EXPECT_TRUE(QTest::qWaitFor([this] { return unitsInView() == battle().all(SubjectKind::Unit).size(); }));
    EXPECT_TRUE(window->field().isAllInView());
}

TEST_F(FieldSizes, TwoHundredUnitsAreInViewOnALargeScreen) {
    openBig({});
    resize(1920, 1080);
    ASSERT_EQ(battle().all(SubjectKind::Unit).size(), 200U);
    click("u3");
    EXPECT_TRUE(QTest::qWaitFor([this] { return unitsInView() == 200U; }));
}

TEST_F(FieldSizes, NamesOfTwoHundredUnitsCanBeReadBesideThePanel) {
    openBig({});
    resize(1920, 1080);
    click("u3");
    click("u101");
    ASSERT_TRUE(QTest::qWaitFor([this] { return unitsInView() == 200U; }));
    ASSERT_TRUE(window->findChild<ResolvePanel*>()->isVisible());
    for (const Id unit : {"u3", "u101"}) {
        const QModelIndex index = window->orderOfBattle().indexOf(unit);
        const TileList* list = window->field().listOf(index);
        const auto parts = TileDelegate::rowParts(look, list->visualRect(index).width(), look.px(34), 13);
        EXPECT_GE(parts.name, textWidth(look.font(13, QFont::Bold), QStringLiteral("Wellington"))) << unit;
    }
}

TEST_F(FieldSizes, ANarrowRowTellsStrengthByANumberAndLeavesTheSilhouetteOut) {
    const auto parts = [this](int width) {
        return TileDelegate::rowParts(look, look.px(width), look.px(34), 13);
    };
    EXPECT_TRUE(parts(260).pips);
    EXPECT_TRUE(parts(260).silhouette);
    EXPECT_FALSE(parts(210).pips);
    EXPECT_TRUE(parts(210).silhouette);
    EXPECT_FALSE(parts(170).silhouette);
    EXPECT_GT(parts(170).name, look.px(84));
}

TEST_F(FieldSizes, RowsAreAsHighAsThereIsRoomFor) {
    QSet<int> heights;
    for (int height = 700; height <= 900; height += 20) {
        resize(1366, height);
        if (window->field().drawn() == FieldSize::Rows) {
            heights << window->field().drawnSize().row;
            EXPECT_TRUE(window->field().isAllInView()) << height;
        }
    }
    EXPECT_GE(heights.size(), 4);
    trigger("actionFieldRows");
    EXPECT_EQ(window->field().drawnSize().row, ordinaryRow) << "asked for, they are as high as their text";
}

TEST_F(FieldSizes, ASideWithHeightToSpareHasWideRows) {
    resize(1600, 760);
    ASSERT_TRUE(QTest::qWaitFor([this] { return unitsInView() == battle().all(SubjectKind::Unit).size(); }));
    const QModelIndex spare = window->orderOfBattle().indexOf("i-67");
    EXPECT_GE(window->field().listOf(spare)->visualRect(spare).width(), look.px(240));
}

TEST_F(FieldSizes, FitIsTheLargestThatFits) {
    resize(2400, 1600);
    EXPECT_EQ(window->field().drawn(), FieldSize::Cards);
    resize(1366, 768);
    EXPECT_TRUE(window->field().drawnSize().rows());
    resize(800, 400);
    EXPECT_TRUE(window->field().drawnSize().rows()) << "what does not fit at all is in rows, and scrolls";
    EXPECT_FALSE(window->field().isAllInView());
}

TEST_F(FieldSizes, CardsAndRowsStayWhatTheyAreHoweverLargeTheWindow) {
    resize(2400, 1600);
    trigger("actionFieldRows");
    EXPECT_EQ(window->field().drawn(), FieldSize::Rows);
    resize(1000, 700);
    trigger("actionFieldCards");
    EXPECT_EQ(window->field().drawn(), FieldSize::Cards);
    EXPECT_EQ(settings.value(Settings::Key::FieldSize).toString(), QStringLiteral("cards"));
}

TEST_F(FieldSizes, ABrigadeFoldsByClickAndByKeyAndTellsWhatIsInIt) {
    resize(1366, 768);
    BrigadeCard& card = cardOf("12lhr");
    ASSERT_TRUE(inView("12lhr"));
    const int whole = card.height();
    QTest::mouseClick(card.findChild<QPushButton*>(QStringLiteral("foldButton")), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !inView("12lhr"); }));
    EXPECT_EQ(card.height(), whole) << "the room of its units is kept";
    EXPECT_TRUE(card.accessibleName().contains(QStringLiteral("folded"))) << fromText(card.accessibleName());
    EXPECT_TRUE(card.accessibleName().contains(QStringLiteral("not acted yet")))
        << fromText(card.accessibleName());
    card.setFocus();
    QTest::keyClick(&card, Qt::Key_Space);
    EXPECT_TRUE(QTest::qWaitFor([this] { return inView("12lhr"); }));
}

TEST_F(FieldSizes, WhoeverIsAskedForIsUnfolded) {
    trigger("actionFoldAll");
    ASSERT_TRUE(QTest::qWaitFor([this] { return !inView("12lhr"); }));
    type(QStringLiteral("24"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return inView("12lhr"); }));
    trigger("actionUnfoldAll");
    EXPECT_TRUE(QTest::qWaitFor([this] { return unitsInView() == battle().all(SubjectKind::Unit).size(); }));
}

TEST_F(FieldSizes, ABrigadeThatIsGoneStaysWhereItStood) {
    ASSERT_TRUE(inView("6cav"));
    lose("6cav");
    lose("8cav");
    EXPECT_FALSE(cardOf("6cav").isFolded());
    EXPECT_TRUE(inView("6cav"));
}

TEST_F(FieldSizes, WhatIsFoldedStaysWithItsBattle) {
    trigger("actionFoldAll");
    ASSERT_TRUE(cardOf("12lhr").isFolded());
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    EXPECT_FALSE(cardOf("12lhr").isFolded());
}

TEST_F(FieldSizes, APanelInAWindowOfItsOwnIsNotTheOneThatIsOpen) {
    trigger("show-specialsDock");
    trigger("float-specialsDock");
    trigger("show-recordDock");
    EXPECT_TRUE(QTest::qWaitFor([this] { return find<QPushButton>("openRecord")->isChecked(); }));
    EXPECT_FALSE(find<QPushButton>("openSpecials")->isChecked());
    EXPECT_TRUE(isOpen("specialsDock")) << "it is there all the same";
}

TEST_F(FieldSizes, TheRecordIsOneLineUntilItIsWanted) {
    leaveOwed();
    resize(1366, 768);
    EXPECT_FALSE(isOpen("recordDock"));
    trigger("actionNextPhase");
    const auto* words = find<ElidedLabel>("lastResult");
    EXPECT_FALSE(words->whole().isEmpty());
    auto* open = find<QPushButton>("openRecord");
    QTest::mouseClick(open, Qt::LeftButton);
    EXPECT_TRUE(isOpen("recordDock"));
    EXPECT_TRUE(open->isChecked());
    EXPECT_EQ(find<QDockWidget>("recordDock")->width(), find<QWidget>("tableDocks")->width());
    QTest::mouseClick(open, Qt::LeftButton);
    EXPECT_FALSE(isOpen("recordDock"));
    trigger("show-recordDock");
    EXPECT_TRUE(isOpen("recordDock"));
    trigger("show-recordDock");
    EXPECT_FALSE(isOpen("recordDock"));
}

TEST_F(FieldSizes, ADrawerTakesNothingOfThePanel) {
    resize(1280, 800);
    look.setPercent(150);
    auto* panel = window->findChild<ResolvePanel*>();
    click("12lhr");
    click("i-67");
    ASSERT_TRUE(QTest::qWaitFor([&] { return panel->isVisible(); }));
    const QRect before = panel->geometry();
    trigger("show-recordDock");
    ASSERT_TRUE(isOpen("recordDock"));
    QTest::qWait(60);
    EXPECT_EQ(panel->geometry(), before);
    window->table().takeFocus();
    type(QStringLiteral("4"));
    EXPECT_TRUE(state().done());
    EXPECT_TRUE(isOpen("recordDock")) << "nothing shuts that was opened";
}

TEST_F(FieldSizes, ThePanelIsThereWhileSomethingIsResolvedAndNobodyChangesHisRow) {
    resize(1366, 768);
    auto* panel = window->findChild<ResolvePanel*>();
    EXPECT_FALSE(panel->isVisible());
    const auto top = [this](const Id& unit) {
        TileList* list = window->field().listOf(window->orderOfBattle().indexOf(unit));
        return list->viewport()
            ->mapTo(&window->field(), list->visualRect(window->orderOfBattle().indexOf(unit)).topLeft())
            .y();
    };
    const int before = top("12lhr");
    click("12lhr");
    EXPECT_TRUE(QTest::qWaitFor([panel] { return panel->isVisible(); }));
    QApplication::processEvents();
    EXPECT_EQ(top("12lhr"), before);
    press(Qt::Key_Escape);
    press(Qt::Key_Escape);
    EXPECT_TRUE(QTest::qWaitFor([panel] { return !panel->isVisible(); }));
    QApplication::processEvents();
    EXPECT_EQ(top("12lhr"), before);
}

} // namespace umpire::gui::test::field_size_test
