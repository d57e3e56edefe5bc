// Fingers: targets of nine millimetres, a long press for the menu, a flick that scrolls.

#include "window_walk.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "players/replay_screen.h"
#include "preferences/touch_mode.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPointingDevice>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QSlider>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>

#include <algorithm>

namespace umpire::gui::test::touch_test {

namespace {

/// A touch screen that is there while this is.
class Screen {
  public:
    Screen() : m_device(QTest::createTouchDevice()) {}
    ~Screen() { delete m_device; }
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    QPointingDevice* device() const { return m_device; }

  private:
    QPointingDevice* m_device;
};

bool isTarget(const QWidget& widget) {
    const bool kind = qobject_cast<const QAbstractButton*>(&widget) ||
                      qobject_cast<const QAbstractSpinBox*>(&widget) ||
                      qobject_cast<const QComboBox*>(&widget) || qobject_cast<const QLineEdit*>(&widget) ||
                      qobject_cast<const QSlider*>(&widget);
    const bool part = widget.objectName().startsWith(QLatin1String("qt_")) ||
                      qobject_cast<const QAbstractSpinBox*>(widget.parentWidget()) ||
                      qobject_cast<const QComboBox*>(widget.parentWidget()) ||
                      (widget.parentWidget() && widget.parentWidget()->inherits("QLineEdit")) ||
                      widget.inherits("QTableCornerButton");
    return kind && !part && widget.isVisibleTo(widget.window()) && widget.isEnabled();
}

std::string called(const QWidget& widget) {
    return widget.metaObject()->className() + std::string(" ") + widget.objectName().toStdString() + " '" +
           widget.accessibleName().toStdString() + "'";
}

class Touch : public WindowWalk {
  protected:
    void SetUp() override {
        settings.set(Settings::Key::Touch, QStringLiteral("on"));
        WindowWalk::SetUp();
        least = TouchMode::targetOn(window->screen());
    }

    void expectTargets(const QWidget& top) {
        for (const QWidget* widget : top.findChildren<QWidget*>()) {
            if (isTarget(*widget)) {
                EXPECT_GE(widget->height(), least) << called(*widget);
                EXPECT_GE(widget->width(), least) << called(*widget);
            }
            if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
                expectRows(*view);
            }
        }
    }
    void expectRows(const QAbstractItemView& view) {
        // A field that is only looked at takes no focus.
        const bool seen = view.isVisibleTo(view.window()) && view.focusPolicy() != Qt::NoFocus &&
                          view.model() && view.isEnabled() && !qobject_cast<const QHeaderView*>(&view);
        const QModelIndex first = seen ? view.indexAt(QPoint(8, 8)) : QModelIndex();
        if (first.isValid()) {
            EXPECT_GE(view.visualRect(first).height(), least) << called(view);
        }
    }
    QPoint inWindow(const QWidget& widget, const QPoint& at) { return widget.mapTo(window.get(), at); }
    /// The middle of a unit, once the field has gone there.
    QPoint inSight(const Id& unit) {
        window->field().goTo(unit);
        QApplication::processEvents();
        const QModelIndex index = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(index);
        return inWindow(*list->viewport(), list->visualRect(index).center());
    }

    int least = 0;
};

/// The dialog in sight, or null.
QWidget* openDialog() {
    const QWidgetList all = QApplication::topLevelWidgets();
    const auto open = std::find_if(all.begin(), all.end(), [](const QWidget* each) {
        return each->isVisible() && each->inherits("QDialog");
    });
    return open == all.end() ? nullptr : *open;
}

} // namespace

TEST_F(Touch, TargetsAreNineMillimetres) {
    EXPECT_EQ(TouchMode::targetOn(nullptr), 35) << "96 dots an inch";
    EXPECT_GE(least * 25.4 / 96, 9);
    EXPECT_EQ(look.touch(), least);
}

TEST_F(Touch, EverythingOnTheTableIsLargeEnough) {
    walkTable([this](QWidget& top) { expectTargets(top); });
}

TEST_F(Touch, EverythingOfTheRosterIsLargeEnough) {
    walkRoster([this](QWidget& top) { expectTargets(top); });
}

TEST_F(Touch, EverythingOfPaperIsLargeEnough) {
    walkPaper([this](QWidget& top) { expectTargets(top); });
}

TEST_F(Touch, EverythingWhileLookingBackIsLargeEnough) {
    ASSERT_TRUE(document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {3}}}).ok);
    trigger("actionReplay");
    QTest::qWait(5);
    expectTargets(*find<ReplayScreen>("replayScreen"));
}

TEST_F(Touch, DialogsAreLargeEnough) {
    for (const char* action :
         {"actionPreferences", "actionManual", "actionKeys", "actionReference", "actionFieldNote"}) {
        trigger(action);
        QTest::qWait(5);
        QWidget* top = openDialog();
        ASSERT_TRUE(top) << action;
        auto* pages = top->findChild<QTabWidget*>();
        for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
            if (pages) {
                pages->setCurrentIndex(page);
            }
            EXPECT_TRUE(!pages || pages->tabBar()->tabRect(page).height() >= least) << action << " " << page;
            QTest::qWait(1);
            SCOPED_TRACE(action);
            expectTargets(*top);
        }
        top->close();
    }
}

TEST_F(Touch, TheClockAndTheObjectivesAreLargeEnough) {
    document.execute(Json::parse(R"({"do": "scenario", "set": {"turn-minutes": 20, "objectives": [
        {"id": "wells", "name": "The wells", "worth": 3}]}})"));
    QTest::qWait(5);
    for (const char* button : {"clockButton", "scoreButton"}) {
        EXPECT_FALSE(find<QAbstractButton>(button)->isHidden()) << button;
    }
    expectTargets(*window);
    auto* menu = find<QMenu>("scoreMenu");
    Q_EMIT menu->aboutToShow();
    menu->ensurePolished();
    for (QAction* action : menu->actions()) {
        EXPECT_TRUE(action->isSeparator() || menu->actionGeometry(action).height() >= least)
            << action->text().toStdString();
    }
}

TEST_F(Touch, EntriesOfMenusAreLargeEnough) {
    const auto menus = window->findChildren<QMenu*>();
    ASSERT_FALSE(menus.isEmpty());
    for (QMenu* menu : menus) {
        menu->ensurePolished();
        for (QAction* action : menu->actions()) {
            if (!action->isSeparator() && action->isVisible()) {
                EXPECT_GE(menu->actionGeometry(action).height(), least) << action->text().toStdString();
            }
        }
    }
}

TEST_F(Touch, CanBeSwitchedAndIsRemembered) {
    trigger("actionTouch");
    EXPECT_EQ(look.touch(), 0);
    EXPECT_EQ(settings.value(Settings::Key::Touch).toString(), QStringLiteral("off"));
    trigger("actionTouch");
    EXPECT_EQ(look.touch(), least);
}

TEST_F(TestWindow, TouchIsChosenByItselfWhereThereIsATouchScreen) {
    EXPECT_EQ(look.touch(), 0);
    const Screen screen;
    EXPECT_TRUE(TouchMode::hasTouchScreen());
    Look another;
    QAction action;
    QWidget top;
    action.setCheckable(true);
    const TouchMode mode(another, settings, action, top);
    EXPECT_TRUE(mode.isOn());
    EXPECT_TRUE(action.isChecked());
    EXPECT_GE(another.touch(), 35);
    another.setTouch(0);
}

TEST_F(Touch, ATapChoosesAUnit) {
    const Screen screen;
    const QPoint at = inSight("12lhr");
    QTest::touchEvent(window.get(), screen.device()).press(0, at);
    QTest::touchEvent(window.get(), screen.device()).release(0, at);
    EXPECT_EQ(state().subject(), "12lhr");
}

TEST_F(Touch, ALongPressOpensTheMenuAndChoosesNothing) {
    const Screen screen;
    const QPoint at = inSight("12lhr");
    QTest::touchEvent(window.get(), screen.device()).press(0, at);
    ASSERT_TRUE(
        QTest::qWaitFor([] { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }, 3000));
    QTest::touchEvent(window.get(), screen.device()).release(0, at);
    EXPECT_TRUE(QApplication::activePopupWidget()) << "it stays when the finger is lifted";
    EXPECT_TRUE(state().subject().empty());
    QApplication::activePopupWidget()->close();
}

TEST_F(Touch, AFlickScrollsTheFieldAndChoosesNothing) {
    const Screen screen;
    // Cards of half a hundred units are taller than any window of that height.
    trigger("actionFieldCards");
    window->resize(1280, 620);
    QTest::qWait(30);
    const QModelIndex unit = window->orderOfBattle().indexOf("12lhr");
    TileList* list = window->field().listOf(unit);
    ASSERT_NE(list, nullptr);
    QScrollArea* column = nullptr;
    for (QWidget* above = list; above && !column; above = above->parentWidget()) {
        column = qobject_cast<QScrollArea*>(above);
    }
    ASSERT_NE(column, nullptr);
    ASSERT_GT(column->verticalScrollBar()->maximum(), 100);
    column->verticalScrollBar()->setValue(0);
    QApplication::processEvents();
    const QPoint from = inWindow(*column->viewport(), QPoint(60, column->viewport()->height() - 20));
    QTest::touchEvent(window.get(), screen.device()).press(0, from);
    for (int step = 1; step <= 8; ++step) {
        QTest::qWait(8);
        QTest::touchEvent(window.get(), screen.device()).move(0, from - QPoint(0, 20 * step));
    }
    QTest::touchEvent(window.get(), screen.device()).release(0, from - QPoint(0, 160));
    QTest::qWait(30);
    EXPECT_GT(column->verticalScrollBar()->value(), 60);
    EXPECT_TRUE(state().subject().empty());
    // And a tap after it is a tap again.
    const QScroller* running = QScroller::scroller(column->viewport());
    ASSERT_TRUE(QTest::qWaitFor([running] { return running->state() == QScroller::Inactive; }));
    QTest::qWait(QApplication::doubleClickInterval());
    window->field().goTo("12lhr");
    QApplication::processEvents();
    const QPoint at = inWindow(*list->viewport(), list->visualRect(unit).center());
    QTest::touchEvent(window.get(), screen.device()).press(0, at);
    QTest::touchEvent(window.get(), screen.device()).release(0, at);
    EXPECT_EQ(state().subject(), "12lhr");
}

} // namespace umpire::gui::test::touch_test
