// What a finger began and something else ended: nothing goes on by itself.

#include "preferences/touch_mode.h"

#include <QApplication>
#include <QPointingDevice>
#include <QScrollArea>
#include <QScrollBar>
#include <QScroller>
#include <QTest>
#include <QTouchEvent>
#include <QVBoxLayout>
#include <QWindow>

#include <gtest/gtest.h>

#include <memory>

namespace umpire::gui::test::touch_hand_test {

namespace {

/// A window with something to scroll, under a finger that scrolls it.
class Scrolled : public ::testing::Test {
  protected:
    void SetUp() override {
        auto* tall = new QWidget;
        tall->setFixedSize(200, 3000);
        area = new QScrollArea(&top);
        area->setWidget(tall);
        auto* layout = new QVBoxLayout(&top);
        layout->addWidget(area);
        top.resize(400, 400);
        top.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&top));
        hand.setOn(true);
        QTest::touchEvent(&top, device.get()).press(0, QPoint(150, 300));
        for (int step = 1; step <= 8; ++step) {
            QTest::qWait(5); // a finger takes its time
            QTest::touchEvent(&top, device.get()).move(0, QPoint(150, 300 - 20 * step));
        }
        ASSERT_EQ(scroller().state(), QScroller::Dragging);
    }
    QScroller& scroller() { return *QScroller::scroller(area->viewport()); }
    bool isLetGo() { return scroller().state() != QScroller::Dragging; }

    std::unique_ptr<QPointingDevice> device{QTest::createTouchDevice()};
    TouchHand hand;
    QWidget top;
    QScrollArea* area = nullptr;
};

} // namespace

TEST_F(Scrolled, IsLetGoWhenTheTouchIsTakenAway) {
    QTouchEvent cancel(QEvent::TouchCancel, device.get()); // it has no points
    QApplication::sendEvent(top.windowHandle(), &cancel);
    EXPECT_TRUE(isLetGo());
}

TEST_F(Scrolled, IsLetGoWhenASecondFingerComes) {
    QTest::touchEvent(&top, device.get()).move(0, QPoint(150, 130)).press(1, QPoint(60, 60));
    EXPECT_TRUE(isLetGo());
    QTest::touchEvent(&top, device.get()).release(0, QPoint(150, 130)).release(1, QPoint(60, 60));
}

} // namespace umpire::gui::test::touch_hand_test
