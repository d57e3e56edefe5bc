// The board of specials: their state, what they may try, and the buttons.

#include "specials/specials_board.h"

#include "document/text.h"
#include "models/battle_reader.h"
#include "specials/special_card.h"
#include "test_window.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace umpire::gui::test::specials_test {

class SpecialsWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        openBattle(QStringLiteral("semakh-1918"));
        board = std::make_unique<SpecialsBoard>(look, document);
        QObject::connect(board.get(), &SpecialsBoard::commandAsked,
                         [this](const Json& command) { commands.push_back(command); });
        QObject::connect(board.get(), &SpecialsBoard::actionAsked,
                         [this](const QString& unit, const QString& offer) {
                             actions << unit + QLatin1Char(' ') + offer;
                         });
        board->resize(1400, 320);
        board->show();
        QTest::qWait(10);
    }
    void openBattle(const QString& name) { ASSERT_FALSE(hasErrors(document.openExample(example(name)))); }
    void adjust(const char* unit, const char* field, const Json& value) {
        ASSERT_TRUE(
            document.execute(Json{{"do", "adjust"}, {"subject", unit}, {"set", {{field, value}}}}).ok);
        QTest::qWait(1);
    }
    SpecialCard* card(const char* unit) {
        return board->findChild<SpecialCard*>(QStringLiteral("special-") + QLatin1String(unit));
    }
    QPushButton* button(const char* unit, const char* offer) {
        return card(unit)->findChild<QPushButton*>(QStringLiteral("offer-") + QLatin1String(offer));
    }
    void press(QPushButton* button) {
        ASSERT_NE(button, nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::processEvents();
    }

    std::unique_ptr<SpecialsBoard> board;
    std::vector<Json> commands;
    QStringList actions;
};

TEST_F(SpecialsWindow, HasACardForEachSpecialAndForNobodyElse) {
    for (const char* unit : {"lamb-1", "lamb-4", "bristol", "station-sniper"}) {
        ASSERT_NE(card(unit), nullptr) << unit;
    }
    EXPECT_EQ(board->findChildren<SpecialCard*>().size(), 6);
    EXPECT_TRUE(card("bristol")->accessibleName().contains(QStringLiteral("on the table")));
}

TEST_F(SpecialsWindow, AJammedGunIsRepairedWithOneButton) {
    EXPECT_EQ(button("lamb-1", "repair"), nullptr) << "nothing to repair";
    adjust("lamb-1", "gun-jammed", true);
    EXPECT_TRUE(card("lamb-1")->accessibleName().contains(QStringLiteral("jammed since turn 1")))
        << fromText(card("lamb-1")->accessibleName());
    press(button("lamb-1", "repair"));
    ASSERT_EQ(commands.size(), 1u);
    EXPECT_EQ(commands[0], (Json{{"do", "check"}, {"check", "repair"}, {"unit", "lamb-1"}}));
    adjust("lamb-1", "gun-jammed", false);
    EXPECT_EQ(button("lamb-1", "repair"), nullptr);
}

TEST_F(SpecialsWindow, ShootingAsksForATarget) {
    press(button("lamb-2", "shoot"));
    press(button("station-sniper", "shoot"));
    EXPECT_EQ(actions, QStringList({QStringLiteral("lamb-2 shoot"), QStringLiteral("station-sniper shoot")}));
}

TEST_F(SpecialsWindow, WhatEveryUnitMayDoIsInTheMenu) {
    auto* more = card("lamb-1")->findChild<QPushButton*>(QStringLiteral("offersMore"));
    ASSERT_NE(more, nullptr);
    QStringList names;
    for (QAction* action : more->menu()->actions()) {
        names << action->objectName();
    }
    EXPECT_TRUE(names.contains(QStringLiteral("offer-melee")));
    EXPECT_FALSE(names.contains(QStringLiteral("offer-off-road"))) << "that one has a button";
}

TEST_F(SpecialsWindow, APlaneLeavesAndComesBack) {
    QSignalSpy answers(board.get(), &SpecialsBoard::answered);
    press(button("bristol", "on-table"));
    EXPECT_EQ(word("bristol", "on-table"), "");
    EXPECT_FALSE(BattleReader(document).value("bristol", "on-table").flag());
    EXPECT_TRUE(card("bristol")->accessibleName().contains(QStringLiteral("not on the table")));
    press(button("bristol", "on-table"));
    EXPECT_TRUE(BattleReader(document).value("bristol", "on-table").flag());
    EXPECT_EQ(answers.size(), 2);
}

TEST_F(SpecialsWindow, ADogfightSaysWhyItCannotBe) {
    auto* dogfight = board->findChild<QPushButton*>(QStringLiteral("offer-dogfight"));
    ASSERT_NE(dogfight, nullptr);
    EXPECT_FALSE(dogfight->isEnabled());
    EXPECT_TRUE(dogfight->toolTip().contains(QStringLiteral("a dogfight needs planes of both sides")));
    openBattle(QStringLiteral("romani-1916"));
    QTest::qWait(1);
    dogfight = board->findChild<QPushButton*>(QStringLiteral("offer-dogfight"));
    ASSERT_NE(dogfight, nullptr);
    EXPECT_TRUE(dogfight->isEnabled());
    press(dogfight);
    ASSERT_FALSE(commands.empty());
    EXPECT_EQ(commands.back(), (Json{{"do", "dogfight"}}));
}

TEST_F(SpecialsWindow, ASideAsksForAirSupport) {
    auto* side = board->findChild<QWidget*>(QStringLiteral("specialsOf-empire"));
    ASSERT_NE(side, nullptr);
    press(side->findChild<QPushButton*>(QStringLiteral("offer-air-support")));
    ASSERT_FALSE(commands.empty());
    EXPECT_EQ(commands.back()["check"], "air-support");
    EXPECT_EQ(commands.back()["side"], "empire");
}

TEST_F(SpecialsWindow, TheDeadComeLastWithoutButtons) {
    adjust("lamb-1", "state", "gone");
    EXPECT_EQ(button("lamb-1", "shoot"), nullptr);
    EXPECT_GT(card("lamb-1")->y(), card("lamb-2")->y());
}

TEST_F(SpecialsWindow, NothingIsCutAtAnySizeOfText) {
    document.execute(Json{{"do", "adjust"},
                          {"subject", "lamb-2"},
                          {"set", {{"gun-jammed", true}, {"stunned", true}, {"bogged", true}}}});
    for (const int percent : {100, 200}) {
        look.setThemeName(percent == 200 ? QStringLiteral("light") : QStringLiteral("dark"));
        look.setPercent(percent);
        QTest::qWait(10);
        for (SpecialCard* one : board->findChildren<SpecialCard*>()) {
            for (QPushButton* offer : one->findChildren<QPushButton*>()) {
                EXPECT_TRUE(!offer->isVisible() ||
                            one->rect().contains(offer->geometry().translated(offer->parentWidget()->pos())))
                    << percent << fromText(one->objectName() + offer->objectName());
            }
        }
    }
    look.setThemeName(QStringLiteral("light"));
    look.setPercent(100);
}

} // namespace umpire::gui::test::specials_test
