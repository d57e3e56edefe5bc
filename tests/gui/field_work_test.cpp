// What can be done on the field: narrowing it, picking out units, drawing one onto another, asking for menus.

#include "test_window.h"

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/field_bar.h"
#include "field/field_view.h"
#include "field/pill.h"
#include "field/tile_list.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>

namespace umpire::gui::test::field_work_test {

namespace {

class FieldWork : public TestWindow {
  protected:
    FieldView& field() { return window->field(); }

    QModelIndex tile(const Id& unit) { return window->orderOfBattle().indexOf(unit); }

    bool shown(const Id& unit) {
        TileList* list = field().listOf(tile(unit));
        return list && list->isVisible() && !list->isFilteredOut(tile(unit).row());
    }

    QPoint middle(const Id& unit) {
        TileList* list = field().listOf(tile(unit));
        return list->viewport()->mapToGlobal(list->visualRect(tile(unit)).center());
    }

    void clickWith(const Id& unit, Qt::KeyboardModifiers modifiers) {
        TileList* list = field().listOf(tile(unit));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, list->visualRect(tile(unit)).center());
    }

    void mouse(TileList& list, QEvent::Type type, const QPoint& global) {
        const bool move = type == QEvent::MouseMove;
        const bool up = type == QEvent::MouseButtonRelease;
        QMouseEvent event(type, list.viewport()->mapFromGlobal(QPointF(global)), global,
                          move ? Qt::NoButton : Qt::LeftButton, up ? Qt::NoButton : Qt::LeftButton,
                          Qt::NoModifier);
        QApplication::sendEvent(list.viewport(), &event);
    }

    void drag(const Id& unit, const QPoint& to) {
        TileList& list = *field().listOf(tile(unit));
        mouse(list, QEvent::MouseButtonPress, middle(unit));
        mouse(list, QEvent::MouseMove, (middle(unit) + to) / 2);
        mouse(list, QEvent::MouseMove, to);
        mouse(list, QEvent::MouseButtonRelease, to);
    }

    bool dragLineShown() { return window->findChild<QWidget*>(QStringLiteral("dragLine"))->isVisible(); }
};

class FilteredField : public FieldWork {
  protected:
    void SetUp() override {
        FieldWork::SetUp();
        bar = std::make_unique<FieldBar>(look, document, field());
        bar->resize(1100, 40);
        bar->show();
        bar->open();
    }

    template <typename T>
    T& part(const char* name) {
        return *bar->findChild<T*>(QLatin1String(name));
    }
    QString count() { return part<QLabel>("filterCount").text(); }

    std::unique_ptr<FieldBar> bar;
};

} // namespace

TEST_F(FilteredField, ANameOrTheBeginningOfANumberNarrowsIt) {
    QTest::keyClicks(&part<QLineEdit>("filterText"), QStringLiteral("12th"));
    EXPECT_TRUE(shown("12lhr"));
    EXPECT_FALSE(shown("11lhr"));
    EXPECT_FALSE(shown("i-67"));
    part<QLineEdit>("filterText").clear();
    QTest::keyClicks(&part<QLineEdit>("filterText"), document.number("i-67"));
    EXPECT_TRUE(shown("i-67"));
    EXPECT_EQ(field().matchingUnits(), 1);
    EXPECT_TRUE(count().startsWith(QStringLiteral("1 of "))) << fromText(count());
}

TEST_F(FilteredField, ASideAndAFormationNarrowIt) {
    auto& side = part<QComboBox>("filterSide");
    side.setCurrentIndex(side.findData(toText(battle().find("i-67")->side)));
    EXPECT_FALSE(shown("12lhr"));
    EXPECT_TRUE(shown("i-67"));
    auto& formation = part<QComboBox>("filterFormation");
    EXPECT_LT(formation.findData(QStringLiteral("4lh")), 0) << "only formations of that side are offered";
    formation.setCurrentIndex(formation.findData(QStringLiteral("67r")));
    EXPECT_TRUE(shown("i-67"));
    EXPECT_LT(field().matchingUnits(), field().allUnits() / 2);
}

TEST_F(FilteredField, FollowsWhatHappens) {
    part<QCheckBox>("filterStanding").click();
    EXPECT_TRUE(shown("i-67"));
    document.execute(
        {{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"state", "gone"}}}, {"reason", "test"}});
    EXPECT_FALSE(shown("i-67"));
    document.undo();
    EXPECT_TRUE(shown("i-67"));
}

TEST_F(FilteredField, OnlyWhatIsDueAndBackToAll) {
    part<QCheckBox>("filterDue").click();
    EXPECT_EQ(field().matchingUnits(), 0);
    EXPECT_TRUE(count().startsWith(QStringLiteral("No unit"))) << fromText(count());
    QTest::keyClick(&part<QLineEdit>("filterText"), Qt::Key_Escape);
    EXPECT_FALSE(bar->isOpen());
    EXPECT_EQ(field().matchingUnits(), field().allUnits());
    EXPECT_TRUE(shown("i-67"));
}

TEST_F(FilteredField, ArrowsPassOverWhatDoesNotMatch) {
    FieldFilter filter;
    filter.formation = QStringLiteral("4lh");
    field().setFilter(filter);
    field().goTo("12lhr");
    for (int i = 0; i < 12; ++i) {
        press(Qt::Key_Down);
        EXPECT_TRUE(shown(field().current())) << field().current();
    }
}

TEST_F(FieldWork, CtrlAndShiftPickOutUnits) {
    QSignalSpy changed(&field(), &FieldView::selectionChanged);
    clickWith("11lhr", Qt::ControlModifier);
    clickWith("12lhr", Qt::ControlModifier);
    EXPECT_EQ(field().selection(), (QStringList{QStringLiteral("11lhr"), QStringLiteral("12lhr")}));
    EXPECT_TRUE(state().idle()) << "nobody acts yet";
    clickWith("11lhr", Qt::ControlModifier);
    EXPECT_EQ(field().selection(), QStringList{QStringLiteral("12lhr")});
    EXPECT_EQ(changed.count(), 3);
    click("i-67");
    EXPECT_TRUE(field().selection().isEmpty());
    EXPECT_EQ(state().subject(), "i-67");
}

TEST_F(FieldWork, ShiftTakesAllBetween) {
    const QModelIndex first = window->orderOfBattle().index(0, 0, tile("12lhr").parent());
    const int count = window->orderOfBattle().rowCount(first.parent());
    const QModelIndex last = window->orderOfBattle().index(count - 1, 0, first.parent());
    const auto id = [](const QModelIndex& index) {
        return index.data(OrderOfBattleModel::IdRole).toString().toStdString();
    };
    clickWith(id(first), Qt::ControlModifier);
    clickWith(id(last), Qt::ShiftModifier);
    EXPECT_EQ(field().selection().size(), count);
}

TEST_F(FieldWork, WhoActsIsTheFirstOfThosePickedOut) {
    click("12lhr");
    clickWith("11lhr", Qt::ControlModifier);
    EXPECT_EQ(field().selection(), (QStringList{QStringLiteral("12lhr"), QStringLiteral("11lhr")}));
}

TEST_F(FieldWork, CtrlSpacePicksOutWithTheKeyboard) {
    field().goTo("12lhr");
    press(Qt::Key_Space, Qt::ControlModifier);
    EXPECT_EQ(field().selection(), QStringList{QStringLiteral("12lhr")});
}

TEST_F(FieldWork, AUnitIsDrawnOntoAnEnemy) {
    QSignalSpy dragged(&field(), &FieldView::dragged);
    drag("12lhr", middle("i-67"));
    ASSERT_EQ(dragged.count(), 1);
    EXPECT_EQ(dragged[0][0].toString(), QStringLiteral("12lhr"));
    EXPECT_EQ(dragged[0][1].toString(), QStringLiteral("i-67"));
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_EQ(state().target(), "i-67") << "drawn onto each other, they are chosen";
    state().clear();
    drag("12lhr", middle("11lhr"));
    drag("12lhr", window->mapToGlobal(QPoint(5, 5)));
    EXPECT_EQ(dragged.count(), 1) << "only onto an enemy";
    EXPECT_TRUE(state().idle());
    EXPECT_FALSE(dragLineShown());
}

TEST_F(FieldWork, ALineFollowsThePointerUntilEscape) {
    TileList& list = *field().listOf(tile("12lhr"));
    QSignalSpy dragged(&field(), &FieldView::dragged);
    mouse(list, QEvent::MouseButtonPress, middle("12lhr"));
    mouse(list, QEvent::MouseMove, middle("i-67"));
    EXPECT_TRUE(dragLineShown());
    QTest::keyClick(&list, Qt::Key_Escape);
    EXPECT_FALSE(dragLineShown());
    mouse(list, QEvent::MouseButtonRelease, middle("i-67"));
    EXPECT_EQ(dragged.count(), 0);
}

TEST_F(FieldWork, TilesAndHeadsAskForTheirMenu) {
    QSignalSpy asked(&field(), &FieldView::menuAsked);
    TileList& list = *field().listOf(tile("12lhr"));
    const QPoint at = list.visualRect(tile("12lhr")).center();
    QContextMenuEvent right(QContextMenuEvent::Mouse, at, list.viewport()->mapToGlobal(at));
    QApplication::sendEvent(list.viewport(), &right);
    field().goTo("11lhr");
    press(Qt::Key_F10, Qt::ShiftModifier);
    QWidget* card = list.parentWidget();
    card->setFocus();
    QTest::keyClick(card, Qt::Key_F10, Qt::ShiftModifier);
    QContextMenuEvent onHead(QContextMenuEvent::Mouse, QPoint(30, 12), card->mapToGlobal(QPoint(30, 12)));
    QApplication::sendEvent(card, &onHead);
    QWidget* column = window->findChild<QWidget*>(QStringLiteral("sideColumn"));
    QContextMenuEvent onSide(QContextMenuEvent::Mouse, QPoint(30, 12), column->mapToGlobal(QPoint(30, 12)));
    QApplication::sendEvent(column, &onSide);
    QStringList subjects;
    for (const auto& call : asked) {
        subjects << call[0].toString();
    }
    EXPECT_EQ(subjects.join(QLatin1Char(' ')),
              QStringLiteral("12lhr 11lhr 4lh 4lh ") + toText(battle().find("12lhr")->side));
}

TEST_F(FieldWork, WhatChangedIsTintedAMoment) {
    TileList& list = *field().listOf(tile("i-67"));
    const auto ground = [&] {
        const QRect rect = list.visualRect(tile("i-67"));
        return list.viewport()->grab().toImage().pixelColor(rect.right() - 14, rect.bottom() - 14);
    };
    const QColor before = ground();
    const auto hit = [this] {
        document.execute({{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"lost", 1}}}, {"reason", "test"}});
    };
    hit();
    EXPECT_NE(ground(), before);
    QTest::qWait(250);
    EXPECT_EQ(ground(), before);
    document.undo();
    QTest::qWait(250);
    field().setTinting(false);
    hit();
    EXPECT_EQ(ground(), before);
}

TEST_F(FieldWork, TheLossBarSaysHowFarItIsToTheNextMark) {
    BrigadeCard* card = nullptr;
    for (auto* other : window->findChildren<BrigadeCard*>()) {
        card = other->formation().data(OrderOfBattleModel::IdRole).toString() == QLatin1String("67r") ? other
                                                                                                      : card;
    }
    ASSERT_NE(card, nullptr);
    auto* bar = card->findChild<LossBar*>();
    const auto start = number("67r", "elements-start");
    const auto twenty = (start * 20 + 99) / 100;
    EXPECT_EQ(bar->toolTip(),
              QStringLiteral("0 of %1 lost. %2 more to the mark at 20 %.").arg(start).arg(twenty));
    document.execute({{"do", "adjust"},
                      {"subject", "i-67"},
                      {"set", {{"state", "spittin-the-dummy"}, {"lost", 1}}},
                      {"reason", "test"}});
    EXPECT_EQ(bar->toolTip(), QStringLiteral("1 of %1 lost. Counted losses: 4. %2 more to the mark at %3 %.")
                                  .arg(start)
                                  .arg(4 < twenty ? twenty - 4 : (start * 40 + 99) / 100 - 4)
                                  .arg(4 < twenty ? 20 : 40));
}

} // namespace umpire::gui::test::field_work_test
