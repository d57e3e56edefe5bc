// A fort in the desert: volleys of many dice, the weapon that a squad may take instead, and a throw that only
// the tribes know.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "look/widgets.h"
#include "models/battle_reader.h"
#include "players/action_board.h"
#include "players/players_window.h"
#include "resolve/dice_row.h"
#include "table/due_panel.h"
#include "table/field_menu.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::fort_test {

namespace {

class Fort : public TestWindow {
  protected:
    Fort() { source = example(QStringLiteral("bir-zellaf")); }

    /// How well the unit shoots is thrown first.
    void fire(const Id& unit, const Id& target) {
        type(document.number(unit));
        type(document.number(target));
        ASSERT_EQ(state().target(), target);
        state().giveDie(5);
        QTest::qWait(20); // what is new in a layout is shown by the event loop
    }
    QLineEdit* edit() { return find<QLineEdit>("diceGroupEdit"); }
    QString told() { return find<ElidedLabel>("diceGroupTold")->whole(); }
    std::size_t dice() { return state().command()["dice"].size(); }
    void done(const Json& command) {
        const Answer answer = document.execute(command);
        ASSERT_TRUE(answer.ok) << answer.refusal.message;
    }
};

} // namespace

TEST_F(Fort, AVolleyOfTwentyIsTypedAsFastAsOneDie) {
    fire("rif", "s1");
    ASSERT_EQ(dice(), 1U);
    ASSERT_TRUE(edit()->isVisible());
    EXPECT_EQ(told(), QStringLiteral("“7” alone: seven that show 8–10"));
    const int before = events;
    type(QStringLiteral("+"));
    EXPECT_TRUE(edit()->hasFocus());
    type(QStringLiteral("7"));
    EXPECT_EQ(told(), QStringLiteral("= 7 × 8–10, 13 × 1–7"));
    press(Qt::Key_Return);
    EXPECT_EQ(events - before, 3);
    EXPECT_FALSE(edit()->hasFocus()) << "the keyboard is back at the field";
    EXPECT_EQ(dice(), 21U);
    EXPECT_TRUE(state().done());
    EXPECT_EQ(number("s1", "hits"), 7);
    EXPECT_FALSE(find<QLineEdit>("diceGroupEdit")->isEnabled());
    ASSERT_GT(document.battle().due.size(), 1U);
    EXPECT_EQ(DuePanel::inOrder(document).front().subject, "s1") << "saves, before the next initiative";
}

/// Against riders the dice can fall in so many ways that the odds are worked out beside the window.
TEST_F(Fort, TheHitsOfAVolleyAreToldOneByOne) {
    fire("s1", "rid");
    ASSERT_TRUE(QTest::qWaitFor([this] { return state().sheet().odds.size() == 7; }));
    const std::vector<WorksheetOutcome>& odds = state().sheet().odds;
    EXPECT_EQ(odds.front().name, "0") << "a miss stands by itself";
    EXPECT_TRUE(odds.back().name.ends_with(" and more")) << odds.back().name;
    for (const WorksheetOutcome& row : odds) {
        EXPECT_LT(row.chance, 0.4) << row.name << " holds what ought to be told apart";
    }
}

TEST_F(Fort, WhatCannotBeReadStaysToBePutRight) {
    fire("mg", "fan");
    type(QStringLiteral("+3"));
    EXPECT_EQ(told(), QStringLiteral("× how many show 10? Add 0x10 if none"));
    EXPECT_EQ(edit()->accessibleDescription(), told());
    press(Qt::Key_Return);
    EXPECT_EQ(dice(), 1U);
    EXPECT_EQ(edit()->text(), QStringLiteral("3"));
    type(QStringLiteral(" hits 1x10"));
    press(Qt::Key_Return);
    EXPECT_EQ(dice(), 5U);
    EXPECT_TRUE(edit()->text().isEmpty());
}

/// Enter is the line's: the table would begin with the unit anew.
TEST_F(Fort, EnterLeavesTheDiceThatWereGiven) {
    fire("mg", "fan");
    window->field().goTo("fan");
    type(QStringLiteral("+3 hits 1x10"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_EQ(dice(), 5U);
    window->field().goTo("fan");
    press(Qt::Key_Return);
    EXPECT_EQ(dice(), 5U) << "more are wanted";
    window->field().goTo("rif");
    press(Qt::Key_Return);
    EXPECT_EQ(state().target(), "fan") << "wherever the keyboard is: a click or Escape leaves them";
    EXPECT_EQ(dice(), 5U);
}

TEST_F(Fort, EscapeLeavesTheDiceAsTheyAre) {
    fire("rif", "s1");
    type(QStringLiteral("+3x"));
    press(Qt::Key_Escape);
    EXPECT_TRUE(edit()->text().isEmpty());
    EXPECT_FALSE(edit()->hasFocus());
    EXPECT_EQ(dice(), 1U);
    EXPECT_EQ(state().target(), "s1");
}

TEST_F(Fort, TheFacesCountUp) {
    fire("rif", "s1");
    QPushButton* ten = find<QPushButton>("face-10");
    EXPECT_EQ(ten->accessibleName(), QStringLiteral("Die shows 10"));
    for (int i = 0; i < 3; ++i) {
        QTest::mouseClick(find<QPushButton>("face-10"), Qt::LeftButton);
    }
    EXPECT_EQ(ten->accessibleName(), QStringLiteral("Die shows 10: 3 so far"));
    EXPECT_EQ(find<QPushButton>("face-5")->accessibleName(), QStringLiteral("Die shows 5"))
        << "the die of another throw";
    EXPECT_TRUE(state().sheet().dice->before == QStringList{QStringLiteral("5")});
    type(QStringLiteral("+2x8"));
    press(Qt::Key_Return);
    EXPECT_EQ(dice(), 21U);
    EXPECT_TRUE(state().done());
}

TEST_F(Fort, OfTheProgramsDiceAllOfAThrowComeAtOnce) {
    state().throwers().set(QStringLiteral("d10"), DiceThrower::Program);
    type(document.number("rif"));
    type(document.number("s1"));
    type(QStringLiteral("r"));
    EXPECT_EQ(dice(), 21U);
    EXPECT_TRUE(state().done());
}

TEST_F(Fort, ASquadMayTakeItsPistols) {
    type(document.number("s1"));
    type(document.number("rif"));
    QTest::qWait(20);
    auto* weapon = find<QComboBox>("field-weapon");
    ASSERT_TRUE(weapon->isVisible());
    EXPECT_EQ(weapon->currentText(), QStringLiteral("as usual"));
    EXPECT_FALSE(weapon->accessibleName().isEmpty());
    const int pistol = weapon->findText(QStringLiteral("Pistol"));
    ASSERT_GE(pistol, 0);
    weapon->setFocus();
    QTest::keyClicks(weapon, QStringLiteral("Pi"));
    EXPECT_EQ(state().command()["weapon"], Json("pistol"));
    state().giveDie(5);
    EXPECT_EQ(state().sheet().dice->together->thrown, 20) << "two dice a man";
    QTest::keyClick(find<QComboBox>("field-weapon"), Qt::Key_Home);
    EXPECT_FALSE(state().command().contains("weapon"));
}

TEST_F(Fort, ATileShowsWoundsAndHowWellTheyFight) {
    done({{"do", "adjust"},
          {"subject", "s1"},
          {"set", {{"serious", 2}, {"light-new", 1}, {"firing", "average"}, {"melee-skill", "great"}}},
          {"reason", "test"}});
    const auto facts = window->orderOfBattle().indexOf("s1").data(OrderOfBattleModel::UnitRole);
    const QStringList marks = facts.value<UnitFacts>().marks;
    EXPECT_EQ(marks.join(QStringLiteral(", ")), QStringLiteral("2 red, 1 yellow, shots ±, melee +"));
}

TEST_F(Fort, ThePlayersSeeTheThrowForReconstitutionOnlyOnceItIsTold) {
    PlayersWindow players(document, settings);
    players.show();
    const auto shown = [&players] {
        return players.findChild<ActionBoard*>(QStringLiteral("playersResult"))->words();
    };
    done({{"do", "adjust"}, {"subject", "rif"}, {"set", {{"lost", 19}}}, {"reason", "test"}});
    done({{"do", "melee"}, {"a", {{"unit", "s1"}}}, {"b", {{"unit", "rif"}}}, {"dice", {5, 5, 6, 6, 1, 1}}});
    const QString melee = shown();
    done({{"do", "check"}, {"check", "reconstitution"}, {"side", "tribes"}, {"dice", {5}}});
    EXPECT_EQ(shown(), melee) << fromText(shown());
    done({{"do", "tell"}, {"side", "tribes"}});
    EXPECT_TRUE(shown().contains(QStringLiteral("5 units"))) << fromText(shown());
}

TEST_F(Fort, ThePlayersReadManyDiceByHowManyShowWhat) {
    PlayersWindow players(document, settings);
    players.show();
    Json dice = Json::array({5});
    for (int i = 0; i < 20; ++i) {
        dice.push_back(i < 7 ? 9 : 2);
    }
    done({{"do", "fire"}, {"unit", "rif"}, {"target", "s1"}, {"dice", dice}});
    const QString words = players.findChild<ActionBoard*>(QStringLiteral("playersResult"))->words();
    EXPECT_TRUE(words.contains(QStringLiteral("7 × 9, 13 × 2"))) << fromText(words);
}

TEST_F(Fort, ADoorIsClickedBelowTheField) {
    state().choose("s2", {}, "lock");
    find<QPushButton>("thing-gate")->click();
    EXPECT_EQ(state().target(), "gate");
    EXPECT_EQ(state().command().value("door", ""), "gate");
}

TEST_F(Fort, ASideActsByItsMenu) {
    while (document.battle().clock.phase != "movement") {
        done({{"do", "next-phase"}});
    }
    done({{"do", "initiative"}, {"a", "legion"}, {"b", "tribes"}, {"dice", {9, 3}}});
    const FieldMenu menu(document, {QStringLiteral("legion")});
    EXPECT_NE(menu.findChild<QAction*>(QStringLiteral("menu-hand-over-legion")), nullptr);
}

TEST_F(Fort, AnEnterThatComesLateIsTheDies) {
    FaceEntry entry;
    const QStringList keys = {QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("10")};
    EXPECT_TRUE(entry.type(QStringLiteral("3"), keys));
    EXPECT_TRUE(entry.takesLateEnter()) << "the 3 was taken by itself";
    EXPECT_FALSE(entry.takesLateEnter()) << "once";
    EXPECT_TRUE(entry.type(QStringLiteral("3"), {QStringLiteral("1"), QStringLiteral("3")}));
    EXPECT_FALSE(entry.takesLateEnter()) << "nobody ends a D6 with Enter";
}

} // namespace umpire::gui::test::fort_test
