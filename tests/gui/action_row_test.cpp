// The row of what can be resolved: what stands in it, and that it is whole where there is little room.

#include "resolve/action_row.h"

#include <QPushButton>
#include <QTest>
#include <gtest/gtest.h>

namespace umpire::gui::action_row_test {
namespace {

Offer offer(const Id& id, int objections) {
    Offer made;
    made.id = id;
    made.name = "Let us " + id;
    made.objections = objections;
    return made;
}

QStringList shownIn(const ActionRow& row) {
    QStringList names;
    for (const QPushButton* button : row.findChildren<QPushButton*>()) {
        if (button->isVisible() && button->objectName().startsWith(QStringLiteral("offer-"))) {
            names += button->objectName().mid(6);
        }
    }
    return names;
}

TEST(ActionRow, ShowsWhatSuitsTheMomentInTheOrderOfTheRules) {
    ActionRow row;
    row.setOffers(
        {offer("draw", 11), offer("exchange", 0), offer("commit", 12), offer("attach", 0), offer("pass", 1)},
        nullptr);
    row.show();
    EXPECT_EQ(shownIn(row).join(QLatin1Char(' ')), QStringLiteral("exchange attach pass"));
}

TEST(ActionRow, FollowsTheMoment) {
    ActionRow row;
    row.setOffers({offer("draw", 0), offer("exchange", 0), offer("commit", 0), offer("pass", 11)}, nullptr);
    row.setOffers({offer("draw", 11), offer("exchange", 0), offer("commit", 0), offer("pass", 0)}, nullptr);
    row.show();
    QCoreApplication::processEvents();
    EXPECT_EQ(shownIn(row).join(QLatin1Char(' ')), QStringLiteral("exchange commit pass"));
}

TEST(ActionRow, CutsNoWordWhereThereIsLittleRoom) {
    ActionRow row;
    row.setOffers({offer("draw", 0), offer("exchange", 0), offer("commit", 0), offer("pass", 11)}, nullptr);
    row.resize(2 * row.findChild<QPushButton*>(QStringLiteral("offer-exchange"))->sizeHint().width() + 20,
               120);
    row.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&row));
    for (const QPushButton* button : row.findChildren<QPushButton*>()) {
        EXPECT_GE(button->width(), button->sizeHint().width()) << qPrintable(button->text());
        EXPECT_TRUE(row.rect().contains(button->geometry())) << qPrintable(button->text());
    }
}

} // namespace
} // namespace umpire::gui::action_row_test
