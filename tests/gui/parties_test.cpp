// Of two who throw, the one whose dice come next is open in the panel.

#include "test_window.h"

#include "document/text.h"
#include "resolve/panel_rows.h"
#include "resolve/roll_list.h"

#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace umpire::gui::test::parties_test {

namespace {

class Parties : public TestWindow {
  protected:
    QList<QPushButton*> folds() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window->findChildren<QPushButton*>(QStringLiteral("partyFold"));
    }
    bool isShown(const std::string& place) {
        const QList<QuestionRow*> rows = window->findChildren<QuestionRow*>();
        return std::any_of(rows.begin(), rows.end(), [&place](const QuestionRow* row) {
            return row->isVisible() && row->question().place == place;
        });
    }
    /// Whether a party's questions can be seen: those of the other cannot.
    bool isOpen(const std::string& place) {
        bool open = false;
        for (const QuestionRow* row : window->findChildren<QuestionRow*>()) {
            if (!row->isVisible()) {
                continue;
            }
            EXPECT_EQ(row->question().place, place);
            open = open || row->question().place == place;
        }
        return open;
    }
};

std::vector<WorksheetRoll> partiesOf(const QStringList& headings) {
    std::vector<WorksheetRoll> rolls;
    for (const QString& heading : headings) {
        rolls.emplace_back().name = fromText(heading);
    }
    return rolls;
}

QList<QPushButton*> foldsOf(const RollList& list) {
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    return list.findChildren<QPushButton*>(QStringLiteral("partyFold"));
}

/// How those who are open are called.
QStringList openOf(const RollList& list) {
    QStringList open;
    for (const QPushButton* fold : foldsOf(list)) {
        fold->text() == QStringLiteral("▾") ? open << fold->accessibleName() : open;
    }
    return open;
}

} // namespace

TEST_F(Parties, TheOneWhoseDiceComeNextIsOpen) {
    click("12lhr");
    click("i-67");
    state().setOffer("melee");
    ASSERT_TRUE(QTest::qWaitFor([this] { return folds().size() == 2 && isShown("a"); }));
    EXPECT_TRUE(isOpen("a"));
    type(QStringLiteral("6"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return isShown("b"); }));
    EXPECT_TRUE(isOpen("b"));
}

TEST_F(Parties, TheOtherIsOpenedByItsHead) {
    click("12lhr");
    click("i-67");
    state().setOffer("melee");
    ASSERT_TRUE(QTest::qWaitFor([this] { return folds().size() == 2 && isShown("a"); }));
    QTest::mouseClick(folds()[1], Qt::LeftButton);
    EXPECT_TRUE(isOpen("b"));
    EXPECT_NE(folds()[0]->accessibleName(), folds()[1]->accessibleName());
    type(QStringLiteral("g")); // an answer for the first leaves the umpire where he looks
    EXPECT_TRUE(isOpen("b"));
}

TEST(RollList, KeepsOpenWhomTheUmpireOpenedWhenALineComes) {
    const Look look;
    RollList list(look);
    std::vector<WorksheetRoll> rolls = partiesOf({QStringLiteral("First"), QStringLiteral("Second")});
    list.setRolls(rolls, 0);
    ASSERT_EQ(foldsOf(list).size(), 2);
    foldsOf(list)[1]->click();
    ASSERT_EQ(openOf(list), QStringList{QStringLiteral("Second: open")});
    rolls[0].lines.resize(1);
    list.setRolls(rolls, 0);
    EXPECT_EQ(openOf(list), QStringList{QStringLiteral("Second: open")});
    list.setRolls(partiesOf({QStringLiteral("First"), QStringLiteral("Third")}), -1);
    EXPECT_EQ(openOf(list).size(), 1) << "others throw";
}

TEST(RollList, HasOnePartyOpenAfterACommandOfOneRoll) {
    const Look look;
    RollList list(look);
    list.setRolls(partiesOf({QStringLiteral("Alone")}), -1);
    EXPECT_TRUE(foldsOf(list).isEmpty());
    list.setRolls(partiesOf({QStringLiteral("First"), QStringLiteral("Second")}), -1);
    EXPECT_EQ(openOf(list), QStringList{QStringLiteral("First: open")});
}

} // namespace umpire::gui::test::parties_test
