// The head of the window at every width and size of text: turn, side and phases are whole, the rest gives
// way.

#include "test_window.h"

#include "document/text.h"
#include "look/widgets.h"
#include "table/turn_bar.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace umpire::gui::test::turn_bar_test {

namespace {

class TurnBars : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        // The longest undo there is: two long names.
        document.execute({{"do", "amend"},
                          {"subjects", {"12lhr"}},
                          {"set", {{"name", "12th Australian Light Horse Regiment (New South Wales)"}}}});
        document.execute({{"do", "amend"},
                          {"subjects", {"i-67"}},
                          {"set", {{"name", "First Battalion of the 67th Ottoman Infantry Regiment"}}}});
        document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {4}}});
        document.execute({{"do", "note"}, {"record", 3}, {"text", "So that undo is long."}});
        document.undo();
    }
    ~TurnBars() override { look.setPercent(100); }

    QRect inWindow(QWidget* widget) { return {widget->mapTo(window.get(), QPoint()), widget->size()}; }
    void whole(QWidget* widget, const char* what) {
        EXPECT_GE(widget->width(), widget->sizeHint().width()) << what << where;
        EXPECT_TRUE(window->rect().contains(inWindow(widget))) << what << where;
    }

    std::string where;
};

} // namespace

TEST_F(TurnBars, TurnSideAndPhasesAreWholeAtEveryWidth) {
    for (const int percent : {100, 130, 150, 200}) {
        look.setPercent(percent);
        for (const int width : {1280, 1366, 1600, 1920, 2560, 3840}) {
            window->resize(width, 1000);
            QTest::qWait(1);
            where = " at " + std::to_string(width) + " and " + std::to_string(percent) + " %";
            ASSERT_EQ(window->width(), width) << where;
            whole(find<QLabel>("turnLabel"), "turn");
            whole(find<ElidedLabel>("sideLabel"), "side");
            whole(find<PhaseBar>("phaseBar"), "phases");
            for (const char* button : {"lastPhaseButton", "nextPhaseButton", "undoButton"}) {
                EXPECT_TRUE(window->rect().contains(inWindow(find<QPushButton>(button)))) << button << where;
            }
            auto* due = find<QPushButton>("dueButton");
            EXPECT_TRUE(battle().due.empty() || due->isVisible()) << where;
            EXPECT_TRUE(!due->isVisible() || due->width() >= due->sizeHint().width()) << where;
        }
    }
}

TEST_F(TurnBars, ItsButtonsStayWhereTheyAreWhateverHappens) {
    window->resize(1366, 768);
    QTest::qWait(1);
    auto* undo = find<QPushButton>("undoButton");
    auto* due = find<QPushButton>("dueButton");
    EXPECT_TRUE(undo->toolTip().contains(QStringLiteral("67th Ottoman Infantry Regiment")));
    const QRect undoAt = inWindow(undo);
    const QRect dueAt = inWindow(due);
    trigger("actionUndo");
    trigger("actionUndo");
    EXPECT_EQ(inWindow(undo), undoAt);
    trigger("actionNextPhase");
    EXPECT_EQ(inWindow(undo), undoAt);
    EXPECT_EQ(inWindow(due), dueAt);
}

TEST_F(TurnBars, PhasesThatEndMoveNothingAndAreNamedInFullWhereThereIsRoom) {
    leaveOwed();
    for (const int width : {1024, 1366, 1920}) {
        window->resize(width, 768);
        QTest::qWait(1);
        const QRect next = inWindow(find<QPushButton>("nextPhaseButton"));
        const QSize phases = find<PhaseBar>("phaseBar")->sizeHint();
        const QString side = find<ElidedLabel>("sideLabel")->whole();
        for (; find<ElidedLabel>("sideLabel")->whole() == side; trigger("actionNextPhase")) {
            EXPECT_EQ(inWindow(find<QPushButton>("nextPhaseButton")), next) << battle().clock.phase << width;
        }
        EXPECT_EQ(find<PhaseBar>("phaseBar")->sizeHint(), phases) << "the other side has the same phases";
    }
    const int wide = find<PhaseBar>("phaseBar")->sizeHint().width();
    window->resize(1366, 768);
    QTest::qWait(1);
    EXPECT_LT(find<PhaseBar>("phaseBar")->sizeHint().width(), wide);
}

TEST_F(TurnBars, OfSeveralStepsOfTextSizeTheLastCounts) {
    QSignalSpy changed(&look, &Look::changed);
    for (int i = 0; i < 5; ++i) {
        trigger("actionZoomIn");
    }
    trigger("actionZoomOut");
    EXPECT_EQ(changed.count(), 0) << "nothing is drawn anew between the keys";
    QTest::qWait(20);
    EXPECT_EQ(changed.count(), 1);
    EXPECT_EQ(look.percent(), 140);
    EXPECT_EQ(settings.value(Settings::Key::TextPercent).toInt(), 140);
}

} // namespace umpire::gui::test::turn_bar_test
