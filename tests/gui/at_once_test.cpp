// Nothing is made before it is seen, and nothing is done again that did not change.

#include "test_window.h"

#include "document/text.h"
#include "look/text_width.h"
#include "models/order_of_battle_model.h"
#include "models/record_model.h"
#include "roster/roster_page.h"
#include "roster/roster_screen.h"

#include <QLabel>
#include <QTest>

namespace umpire::gui::test::at_once_test {

namespace {

class AtOnce : public TestWindow {
  protected:
    bool isMade(const char* name) const { return window->findChild<QWidget*>(QLatin1String(name)); }
};

/// Counts the widgets that are dressed anew.
class Dressings : public QObject {
  public:
    Dressings() { qApp->installEventFilter(this); }
    int count() const { return m_count; }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool dressed = event->type() == QEvent::StyleChange || event->type() == QEvent::Polish;
        m_count += dressed && watched->isWidgetType() ? 1 : 0;
        return false;
    }

  private:
    int m_count = 0;
};

/// Counts the rows of a model that are told to be different.
class RowsToldOf : public QObject {
  public:
    explicit RowsToldOf(QAbstractItemModel& model) {
        connect(&model, &QAbstractItemModel::dataChanged, this,
                [this](const QModelIndex& first, const QModelIndex& last) {
                    m_rows += last.row() - first.row() + 1;
                });
        connect(&model, &QAbstractItemModel::modelReset, this, [this] { ++m_resets; });
    }
    int rows() const { return m_rows; }
    int resets() const { return m_resets; }

  private:
    int m_rows = 0;
    int m_resets = 0;
};

} // namespace

TEST_F(AtOnce, ScreensAreMadeWhenTheyAreFirstSeen) {
    for (const char* name : {"rosterScreen", "subjectSheet", "rulingsDialog", "commandPalette", "tour",
                             "recordArea", "duePanel"}) {
        EXPECT_FALSE(isMade(name)) << name;
    }
    trigger("actionRoster");
    EXPECT_TRUE(isMade("rosterTree"));
    EXPECT_FALSE(isMade("scenarioPage"));
    EXPECT_FALSE(isMade("balancePage"));
    trigger("actionBalance");
    EXPECT_TRUE(isMade("balancePage"));
    EXPECT_FALSE(isMade("scenarioPage"));
    trigger("actionRulings");
    EXPECT_TRUE(isMade("rulingsDialog"));
    trigger("show-recordDock");
    EXPECT_TRUE(isMade("recordArea"));
}

/// A page that was made late must have heard of the next battle before it comes into sight.
TEST_F(AtOnce, ALateScreenIsOfTheBattleThatIsOpen) {
    trigger("actionRoster");
    trigger("actionScenario");
    trigger("actionRoster");
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("marrow-ridge")))));
    QStringList sides;
    for (int row = 0; row < window->roster().page().model().rowCount(); ++row) {
        sides << window->roster().page().model().index(row, 0).data().toString();
    }
    for (const Subject* side : battle().all(SubjectKind::Side)) {
        EXPECT_TRUE(sides.contains(toText(side->name))) << side->name;
    }
}

TEST_F(AtOnce, AWindowOnABattleIsLittleMoreThanItsTable) {
    window.reset();
    Look own;
    MainWindow opened(document, own, settings, prompts, ExampleBattles(onStartPage));
    ASSERT_TRUE(document.isOpen());
    opened.resize(1600, 1000);
    opened.show();
    QTest::qWait(20);
    EXPECT_FALSE(opened.findChild<QWidget*>(QStringLiteral("startPage")));
    constexpr qsizetype most = 520;
    EXPECT_LT(opened.findChildren<QWidget*>().size(), most);
}

TEST_F(AtOnce, AChangeOfLookDressesNoWidgetAnew) {
    const Dressings dressings;
    look.setThemeName(QStringLiteral("dark"));
    QTest::qWait(5);
    EXPECT_EQ(dressings.count(), 0);
    look.setThemeName(QStringLiteral("light"));
}

TEST_F(AtOnce, WhatSaysWhatItIsFollowsTheSizeOfText) {
    auto* label = find<QLabel>("turnLabel");
    window->table().recordView(); // made when it is first wanted
    for (const int percent : {150, 100}) {
        look.setPercent(percent);
        EXPECT_EQ(label->font().pixelSize(), 22 * percent / 100);
        EXPECT_EQ(find<QLabel>("recordCount")->font().pixelSize(), look.px(13));
        EXPECT_EQ(find<QAbstractButton>("nextPhaseButton")->font().pixelSize(), look.px(14));
        EXPECT_EQ(find<QAbstractButton>("nextPhaseButton")->font().weight(),
                  look.font(14, QFont::DemiBold).weight());
    }
}

TEST_F(AtOnce, TextsAreMeasuredOnce) {
    int measured = 0;
    for (const bool again : {false, true}) {
        measured = textsMeasured();
        for (const int percent : {110, 100}) {
            look.setPercent(percent);
            QCoreApplication::processEvents();
            window->repaint();
        }
        EXPECT_TRUE(!again || textsMeasured() == measured) << textsMeasured() - measured;
    }
}

TEST_F(AtOnce, ACommandIsToldToTheRowsItChanged) {
    const RowsToldOf units(window->orderOfBattle());
    const RowsToldOf records(window->record());
    ASSERT_TRUE(
        document.execute({{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 1}}}, {"reason", "test"}})
            .ok);
    EXPECT_EQ(units.resets() + records.resets(), 0);
    EXPECT_GE(units.rows(), 1);
    constexpr int most = 8; // the unit and those it is part of
    EXPECT_LE(units.rows(), most);
}

} // namespace umpire::gui::test::at_once_test
