// The window at its first start, at the next, and on another screen than before.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "table/notice_bar.h"
#include "window/main_window.h"

#include <QDockWidget>
#include <QScreen>
#include <QTabBar>
#include <QTest>

namespace umpire::gui::test::second_start_test {

namespace {

/// Below this nothing can be read: two rows of the record and the tabs.
constexpr int useful = 80;

class Restart : public TestWindow {
  protected:
    /// Quits, and starts anew with what was remembered.
    void restart() {
        ASSERT_TRUE(window->close());
        window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles({}));
        window->resize(1366, 768);
        window->show();
        ASSERT_TRUE(window->openFile(file));
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        QTest::qWait(30);
    }
    QDockWidget* dock(const char* name) { return window->findChild<QDockWidget*>(QLatin1String(name)); }
    int height(const char* name) { return dock(name)->height(); }
    /// As an umpire would drag it: the layout's own way of setting a height is all that can be driven here.
    void shut(const char* name) {
        auto* docks = window->findChild<QMainWindow*>(QStringLiteral("tableDocks"));
        docks->resizeDocks({dock(name)}, {1}, Qt::Vertical);
        QTest::qWait(10);
    }
    QRect available() { return window->screen()->availableGeometry(); }
};

} // namespace

TEST_F(Restart, ThePanelOpensAtAUsefulHeightAtEveryStart) {
    for (int i = 0; i < 3; ++i) {
        EXPECT_FALSE(dock("recordDock")->isVisible()) << "start " << i + 1;
        trigger("show-recordDock");
        EXPECT_TRUE(QTest::qWaitFor([this] { return height("recordDock") >= useful; })) << "start " << i + 1;
        restart();
    }
}

TEST_F(Restart, AStartWithoutABattleInBetweenLeavesThePanelsAsTheyWere) {
    trigger("actionClose");
    restart();
    trigger("show-recordDock");
    EXPECT_TRUE(QTest::qWaitFor([this] { return height("recordDock") >= useful; }));
}

TEST_F(Restart, EveryWayToAskForAPanelBringsItUp) {
    const auto comesUp = [this](const char* name, const std::function<void()>& ask) {
        shut("recordDock");
        ask();
        EXPECT_TRUE(QTest::qWaitFor([&] { return height(name) >= useful; })) << name;
        EXPECT_TRUE(dock(name)->isVisible()) << name;
    };
    for (const char* name : {"recordDock", "dueDock", "specialsDock"}) {
        comesUp(name, [&] { trigger((std::string("show-") + name).c_str()); });
        EXPECT_TRUE(window->focusWidget() && dock(name)->isAncestorOf(window->focusWidget()))
            << name << " has the keyboard";
    }
    comesUp("recordDock", [this] { trigger("actionFind"); });
    comesUp("dueDock", [this] { window->table().showDue(); });
    comesUp("specialsDock", [this] { window->table().showSpecials(); });
    trigger("show-recordDock");
    QTest::qWait(20);
    QTabBar* tabs = nullptr;
    for (QTabBar* bar : window->findChildren<QTabBar*>()) {
        tabs = bar->count() == 3 ? bar : tabs;
    }
    ASSERT_NE(tabs, nullptr);
    comesUp("recordDock", [tabs] {
        QTest::mouseClick(tabs, Qt::LeftButton, Qt::NoModifier, tabs->tabRect(tabs->currentIndex()).center());
    });
}

TEST_F(Restart, TheFirstWindowFitsTheScreen) {
    MainWindow first(document, look, settings, prompts, ExampleBattles({}));
    EXPECT_TRUE(available().size().expandedTo(first.size()) == available().size())
        << first.width() << " x " << first.height();
}

TEST_F(Restart, AWindowOfAScreenThatIsGoneComesBack) {
    const QRect room = available();
    QWidget there;
    there.setGeometry(room.right() + 400, room.bottom() + 400, room.width() * 2, room.height() * 2);
    QWidget here;
    placeWindow(here, there.saveGeometry());
    EXPECT_TRUE(room.contains(here.geometry()))
        << here.x() << ", " << here.y() << ", " << here.width() << " x " << here.height();
}

TEST_F(Restart, NoticesMoveNothing) {
    const QWidget& field = window->field();
    const QRect before(field.mapTo(window.get(), QPoint()), field.size());
    window->table().notices().say({QStringLiteral("one"), QStringLiteral("two"), QStringLiteral("three")});
    QTest::qWait(10);
    EXPECT_EQ(QRect(field.mapTo(window.get(), QPoint()), field.size()), before);
    const auto* bar = find<QWidget>("noticeBar");
    EXPECT_TRUE(bar->isVisible());
    EXPECT_TRUE(before.contains(QRect(bar->mapTo(window.get(), QPoint()), bar->size())));
}

} // namespace umpire::gui::test::second_start_test
