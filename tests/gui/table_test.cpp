// What surrounds a check: what follows from it, claims put aside, dice of every kind, values by hand.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "resolve/claim_strip.h"
#include "resolve/dice_thrower.h"
#include "table/due_panel.h"
#include "table/notice_bar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace umpire::gui::test::table_test {

namespace {

class Table : public TestWindow {
  protected:
    void shoot(const Id& unit, const Id& target) {
        click(unit);
        click(target);
        state().setOffer("shoot");
    }
    void push(const char* button) { QTest::mouseClick(find<QAbstractButton>(button), Qt::LeftButton); }
    void clickWith(const Id& unit, Qt::KeyboardModifiers modifiers) {
        const QModelIndex tile = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(tile);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, list->visualRect(tile).center());
    }
    void closeMenus() {
        for (QMenu* old : window->findChildren<QMenu*>(QStringLiteral("fieldMenu"))) {
            delete old;
        }
    }
    QMenu* menuOf(const Id& unit) {
        const QModelIndex tile = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(tile);
        const QPoint at = list->visualRect(tile).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, list->viewport()->mapToGlobal(at));
        closeMenus();
        QApplication::sendEvent(list->viewport(), &event);
        return find<QMenu>("fieldMenu");
    }
    QAction* entry(QMenu& menu, const char* name) {
        Q_EMIT menu.aboutToShow();
        for (QAction* action : menu.actions()) {
            if (action->objectName() == QLatin1String(name)) {
                return action;
            }
        }
        ADD_FAILURE() << name;
        return nullptr;
    }
};

} // namespace

TEST_F(Table, OneKeyTakesUpWhatFellDue) {
    waiveAll();
    shoot("12lhr", "i-67");
    type(QStringLiteral("oww5"));
    ASSERT_TRUE(state().done());
    ASSERT_EQ(battle().due.size(), 2U) << "for each officer who stood near";
    EXPECT_TRUE(find<QPushButton>("applyButton")->toolTip().contains(toText(battle().due[0].text)));
    press(Qt::Key_Return);
    EXPECT_EQ(state().subject(), battle().due[0].subject);
    type(QStringLiteral("7"));
    EXPECT_TRUE(state().done());
    ASSERT_EQ(battle().due.size(), 1U) << "the other officer's test is still owed";
    press(Qt::Key_Return);
    EXPECT_EQ(state().subject(), battle().due[0].subject);
    type(QStringLiteral("7"));
    EXPECT_TRUE(state().done());
    EXPECT_TRUE(battle().due.empty());
}

TEST_F(Table, EnterAfterAResultDoesNotChooseTheUnitJustShotAt) {
    waiveAll();
    const int before = document.session().cursor();
    shoot("12lhr", "i-67");
    type(QStringLiteral("7"));
    ASSERT_TRUE(state().done());
    press(Qt::Key_Return);
    EXPECT_TRUE(state().done());
    EXPECT_EQ(document.session().cursor(), before + 1);
}

TEST_F(Table, BackspaceTakesAMistypedDieBack) {
    shoot("12lhr", "i-67");
    type(QStringLiteral("c1"));
    ASSERT_TRUE(state().done());
    press(Qt::Key_Backspace);
    EXPECT_EQ(document.session().cursor(), 0);
    EXPECT_TRUE(state().wantsDie());
    EXPECT_EQ(state().command()["facts"]["in-cover"], Json(true)) << "what was ticked stays";
    type(QStringLiteral("7"));
    EXPECT_EQ(document.session().records().back().command["dice"], Json::array({7}));
}

TEST_F(Table, EscGivesAllTypedDiceBackAndThenTheUnit) {
    trigger("actionApplyAtOnce");
    click("12lhr");
    click("i-67");
    state().setOffer("melee");
    type(QStringLiteral("35"));
    ASSERT_TRUE(state().ready());
    press(Qt::Key_Escape);
    EXPECT_FALSE(state().hasDice());
    EXPECT_EQ(state().subject(), "12lhr");
    press(Qt::Key_Escape);
    EXPECT_TRUE(state().idle());
}

TEST_F(Table, RAfterATypedDieSaysWhyNothingIsRolled) {
    trigger("actionApplyAtOnce");
    click("12lhr");
    click("i-67");
    type(QStringLiteral("4"));
    ASSERT_TRUE(state().hasDice());
    type(QStringLiteral("r"));
    EXPECT_TRUE(window->table().notices().text().contains(QStringLiteral("Dice were typed already")));
    EXPECT_TRUE(state().hasDice());
    press(Qt::Key_Escape);
    EXPECT_FALSE(window->table().notices().text().contains(QStringLiteral("Dice were typed already")));
}

TEST_F(Table, ClaimsAreParkedTakenUpInOrderAndDropped) {
    waiveAll();
    shoot("12lhr", "i-67");
    type(QStringLiteral("c"));
    push("parkButton");
    EXPECT_TRUE(state().idle());
    shoot("11lhr", "ii-67");
    type(QStringLiteral("p"));
    shoot("4lhr", "iii-67");
    trigger("actionPark");
    ASSERT_EQ(window->table().claims().claims().size(), 3U);
    EXPECT_EQ(find<QPushButton>("claim-0")->text(),
              QStringLiteral("12th Light Horse Regiment: Shoot → I/67th"));
    push("drop-1");
    ASSERT_EQ(window->table().claims().claims().size(), 2U);
    push("claim-0");
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_EQ(state().command()["facts"]["in-cover"], Json(true)) << "parked with its answers";
    type(QStringLiteral("8"));
    ASSERT_TRUE(state().done());
    press(Qt::Key_Return);
    EXPECT_EQ(state().subject(), "4lhr") << "the next claim, there being nothing due";
    EXPECT_TRUE(window->table().claims().empty());
    EXPECT_FALSE(find<QFrame>("claimStrip")->isVisible());
}

TEST_F(Table, ADueTestIsWaivedWithAReason) {
    shoot("12lhr", "i-67");
    type(QStringLiteral("ow5"));
    const QString due = toText(battle().due.at(0).id);
    window->table().showDue();
    QTest::qWait(20);
    QTest::mouseClick(find<QPushButton>(fromText(QStringLiteral("waive-") + due).c_str()), Qt::LeftButton);
    auto* reason = find<QLineEdit>(fromText(QStringLiteral("waiveReason-") + due).c_str());
    ASSERT_TRUE(reason && reason->isVisible());
    QTest::keyClicks(reason, QStringLiteral("nobody saw it"));
    QTest::keyClick(reason, Qt::Key_Return);
    QTest::qWait(10);
    EXPECT_EQ(battle().findDue(fromText(due)), nullptr);
    EXPECT_EQ(document.session().records().back().command["reason"], Json("nobody saw it"));
}

TEST_F(Table, WhatStaysDueKeepsItsLine) {
    for (const char* unit : {"i-67", "ii-48"}) {
        document.execute(Json{{"do", "adjust"}, {"subject", unit}, {"set", {{"lost", 4}}}});
    }
    while (battle().due.size() < 2 && battle().clock.turn < 3) {
        document.execute(Json{{"do", "end-turn"}});
    }
    ASSERT_GE(battle().due.size(), 2U);
    window->table().showDue();
    const Id first = battle().due.front().id;
    const std::string line = "dueEntry-" + battle().due.back().id;
    const auto* kept = find<QWidget>(line.c_str());
    QTest::qWait(20);
    const int place = kept->y();
    document.execute(Json{{"do", "waive"}, {"due", first}, {"reason", "nobody saw it"}});
    QTest::qWait(20);
    EXPECT_EQ(find<QWidget>(line.c_str()), kept);
    EXPECT_LT(kept->y(), place) << "it moved up into the place that came free";
    document.undo();
    QTest::qWait(20);
    EXPECT_LT(find<QWidget>(("dueEntry-" + first).c_str())->y(), find<QWidget>(line.c_str())->y());
}

TEST_F(Table, LeavingAPhaseWithTestsOwedShowsThemFirst) {
    document.execute(Json{{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"lost", 4}}}});
    while (DuePanel::owed(document) == 0 && battle().clock.turn < 3) {
        document.execute(Json{{"do", "end-turn"}});
    }
    ASSERT_GT(DuePanel::owed(document), 0);
    const Clock before = battle().clock;
    trigger("actionNextPhase");
    EXPECT_EQ(battle().clock, before) << "first they are shown";
    EXPECT_TRUE(find<DuePanel>("duePanel")->isVisible());
    EXPECT_TRUE(window->table().notices().text().contains(QStringLiteral("still owed")));
    trigger("actionNextPhase");
    EXPECT_NE(battle().clock, before) << "the rules warn and never stop the umpire";
    EXPECT_NE(window->table().notices().text(), QString());
    document.execute(Json{{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"lost", 3}}}});
    EXPECT_EQ(window->table().notices().text(), QString()) << "what was said is over";
}

TEST_F(Table, ThePhaseBeforeIsOneClickBack) {
    trigger("actionNextPhase");
    push("lastPhaseButton");
    EXPECT_EQ(document.session().cursor(), 0) << "the last thing done was the end of that phase";
    trigger("actionNextPhase");
    shoot("12lhr", "i-67");
    type(QStringLiteral("7"));
    push("lastPhaseButton");
    EXPECT_EQ(battle().clock.phase, "charge-declarations");
    EXPECT_EQ(document.session().cursor(), 3) << "set back by hand, the shot stays";
    push("lastPhaseButton");
    EXPECT_TRUE(window->table().notices().text().contains(QStringLiteral("first phase")));
}

TEST_F(Table, ALineIsOverriddenWithAReasonAndMarked) {
    shoot("12lhr", "i-67");
    push("line-green-troops");
    auto* value = find<QSpinBox>("overrideValue");
    ASSERT_TRUE(value->isVisible());
    value->setValue(2);
    QTest::keyClicks(find<QLineEdit>("overrideReason"), QStringLiteral("rallied by their flag"));
    push("overrideSet");
    EXPECT_TRUE(state().sheet().rolls.at(0).lines.at(0).overridden);
    type(QStringLiteral("3"));
    const Record& record = document.session().records().back();
    EXPECT_EQ(record.command["overrides"]["green-troops"], Json(2));
    EXPECT_EQ(record.command["reason"], Json("rallied by their flag"));
    EXPECT_EQ(record.steps[0]["total"], Json(6)) << "3 + 2 + supported 1";
}

TEST_F(Table, AModifierTheRulesDoNotCountIsPutInByHandAndTakenBack) {
    shoot("12lhr", "i-67");
    auto* menu = find<QPushButton>("otherModifier")->menu();
    entry(*menu, "other-heavy-fire")->trigger();
    find<QSpinBox>("overrideValue")->setValue(-3);
    push("overrideSet");
    EXPECT_EQ(state().command()["overrides"]["heavy-fire"], Json(-3));
    push("line-heavy-fire");
    push("overrideBack");
    EXPECT_FALSE(state().command().contains("overrides"));
}

TEST_F(Table, AJamDieIsTypedAsItsSubstitute) {
    trigger("actionNextPhase");
    state().take(Json{{"do", "check"}, {"check", "air-support"}, {"side", "empire"}});
    ASSERT_TRUE(state().wantsDie());
    EXPECT_EQ(state().sheet().dice->faces.size(), 4U);
    entry(*find<QPushButton>("diceThrowerButton")->menu(), "way-substitute")->trigger();
    EXPECT_EQ(state().sheet().dice->faces.size(), 6U);
    type(QStringLiteral("5"));
    EXPECT_EQ(state().command()["dice"][0], (Json{{"d6", 5}}));
    type(QStringLiteral("4"));
    ASSERT_TRUE(state().done());
    EXPECT_EQ(document.session().records().back().command["dice"], Json::array({{{"d6", 5}}, 4}))
        << "as it was thrown";
    EXPECT_EQ(document.session().records().back().steps[0]["dice"], Json::array({3, 4}))
        << "a 5 stands for 3";
}

TEST_F(Table, TheProgramThrowsOnlyItsOwnKindOfDie) {
    document.setDice(std::make_unique<RandomDice>(3));
    state().take(Json{{"do", "check"}, {"check", "air-support"}, {"side", "empire"}});
    entry(*find<QPushButton>("diceThrowerButton")->menu(), "way-program")->trigger();
    push("rollButton");
    ASSERT_FALSE(state().done()) << "seed 3 does not jam at once";
    EXPECT_EQ(state().sheet().dice->die, QStringLiteral("d8"));
    EXPECT_EQ(state().sheet().dice->before.size(), 1);
    type(QStringLiteral("4"));
    ASSERT_TRUE(state().done());
    const Record& record = document.session().records().back();
    ASSERT_TRUE(record.draws.has_value());
    EXPECT_EQ(record.draws->dice, std::vector<int>{0}) << "the jam die is the program's, the D8 the players'";
    DiceThrowers again(settings);
    EXPECT_EQ(again.of(QStringLiteral("jam")), DiceThrower::Program) << "remembered";
}

TEST_F(Table, UnitsAreTickedFromAList) {
    document.execute(Json{{"do", "adjust"}, {"subject", "ii-67"}, {"set", {{"lost", 4}}}});
    state().take(Json{{"do", "check"}, {"check", "knackered"}, {"formation", "67r"}});
    ASSERT_TRUE(state().sheet().refusal.isEmpty()) << fromText(state().sheet().refusal);
    auto* list = find<QPushButton>("question--surrenders");
    ASSERT_NE(list->menu(), nullptr);
    entry(*list->menu(), "pick-i-67")->trigger();
    entry(*find<QPushButton>("question--surrenders")->menu(), "pick-iii-67")->trigger();
    EXPECT_EQ(state().command()["facts"]["surrenders"], (Json::array({"i-67", "iii-67"})));
}

TEST_F(Table, SeveralUnitsPickedOutActOneAfterTheOther) {
    trigger("actionNextPhase");
    trigger("actionNextPhase");
    waiveAll(); // what is owed would come before the claims
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    clickWith("4lhr", Qt::ControlModifier);
    click("i-67");
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_EQ(state().target(), "i-67");
    ASSERT_EQ(window->table().claims().claims().size(), 2U);
    EXPECT_EQ(find<QPushButton>("claim-1")->text(),
              QStringLiteral("4th Light Horse Regiment: Shoot → I/67th"));
    type(QStringLiteral("7"));
    press(Qt::Key_Return);
    EXPECT_EQ(state().subject(), "11lhr");
    EXPECT_TRUE(window->field().selection().isEmpty());
}

TEST_F(Table, ARightClickOffersWhatAUnitCanDo) {
    auto* menu = menuOf("12lhr");
    ASSERT_NE(menu, nullptr);
    entry(*menu, "menu-morale")->trigger();
    EXPECT_EQ(state().offer()->id, "morale");
    menu = menuOf("12lhr");
    entry(*menu, "menuHide")->trigger();
    EXPECT_EQ(document.session().show("12lhr")["secret"], Json(true));
    menu = menuOf("12lhr");
    entry(*menu, "menuSheet")->trigger();
    EXPECT_TRUE(find<QDialog>("subjectSheet")->isVisible());
    menu = menuOf("12lhr");
    entry(*menu, "menuHistory")->trigger();
    EXPECT_EQ(window->record().rowCount(), 1);
    const auto* table = find<QAbstractItemView>("recordTable");
    EXPECT_EQ(table->model()->rowCount(), 1) << "only what concerns it";
    closeMenus();
    Q_EMIT window->field().menuAsked(QStringLiteral("nzmr"), QPoint(10, 10));
    menu = find<QMenu>("fieldMenu");
    EXPECT_NE(entry(*menu, "menu-officer-casualty-meldrum"), nullptr);
}

TEST_F(Table, AnActionOfSeveralUnitsIsAskedForAll) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    entry(*menuOf("11lhr"), "menu-morale")->trigger();
    EXPECT_EQ(state().subject(), "12lhr");
    ASSERT_EQ(window->table().claims().claims().size(), 1U);
    EXPECT_EQ(window->table().claims().claims()[0].draft.subject, "11lhr");
}

TEST_F(Table, TheFilterOpensByItsKeyAndByItsButton) {
    auto* text = find<QLineEdit>("filterText");
    EXPECT_FALSE(text->isVisible());
    type(QStringLiteral("f"));
    EXPECT_TRUE(text->isVisible());
    press(Qt::Key_Escape);
    EXPECT_FALSE(text->isVisible());
    push("filterButton");
    EXPECT_TRUE(text->isVisible());
}

TEST_F(Table, AnythingIsFoundByAFewLetters) {
    waiveAll();
    press(Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), document.number("12lhr") + QStringLiteral(" shoot i/67"));
    press(Qt::Key_Return);
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_EQ(state().target(), "i-67");
    ASSERT_NE(state().offer(), nullptr);
    EXPECT_EQ(state().offer()->id, "shoot");
    press(Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("next phase"));
    press(Qt::Key_Return);
    EXPECT_EQ(battle().clock.phase, "normal-moves");
}

TEST_F(Table, ThePlayersSeeTheFieldInAWindowOfTheirOwn) {
    trigger("actionPlayers");
    QWidget* players = nullptr;
    for (QWidget* top : QApplication::topLevelWidgets()) {
        players = top->objectName() == QLatin1String("playersWindow") && top->isVisible() ? top : players;
    }
    ASSERT_NE(players, nullptr);
    players->close();
    EXPECT_FALSE(window->findChild<QAction*>(QStringLiteral("actionPlayers"))->isChecked());
}

TEST_F(Table, TheTourWalksOverTheScreen) {
    trigger("actionTour");
    auto* title = find<QLabel>("tourTitle");
    EXPECT_TRUE(title->isVisible());
    const QString first = title->text();
    QTest::keyClick(title->window()->focusWidget(), Qt::Key_Right);
    EXPECT_NE(title->text(), first);
    QTest::keyClick(title->window()->focusWidget(), Qt::Key_Escape);
    EXPECT_FALSE(title->isVisible());
    EXPECT_TRUE(settings.value(Settings::Key::TourSeen).toBool());
}

TEST_F(Table, TheRulingsAreOneEntryAway) {
    trigger("actionRulings");
    EXPECT_TRUE(find<QDialog>("rulingsDialog")->isVisible());
}

TEST_F(Table, TheLayoutIsRememberedBetweenRuns) {
    trigger("float-recordDock");
    window->close();
    MainWindow again(document, look, settings, prompts, ExampleBattles({}));
    again.show();
    EXPECT_TRUE(again.findChild<QDockWidget*>(QStringLiteral("recordDock"))->isFloating());
}

TEST_F(Table, ThePaletteFitsASmallWindowWithLargeText) {
    window->resize(1280, 800);
    look.setPercent(200);
    trigger("actionPalette");
    QTest::qWait(20);
    const auto* palette = find<QWidget>("commandPalette");
    const auto* list = palette->findChild<QAbstractItemView*>();
    const auto labels = palette->findChildren<QLabel*>();
    ASSERT_NE(list, nullptr);
    ASSERT_FALSE(labels.isEmpty());
    EXPECT_TRUE(window->rect().contains(palette->geometry()));
    for (const QLabel* label : labels) {
        EXPECT_FALSE(label->geometry().intersects(list->geometry())) << fromText(label->text());
    }
    look.setPercent(100);
}

TEST_F(Table, DialogsFitTheWindowWithLargeText) {
    window->resize(1280, 800);
    look.setPercent(200);
    trigger("actionRulings");
    window->table().showSheet({QStringLiteral("12lhr")});
    QTest::qWait(20);
    for (const char* name : {"rulingsDialog", "subjectSheet"}) {
        const QSize size = find<QDialog>(name)->size();
        EXPECT_LE(size.width(), 1280) << name;
        EXPECT_LE(size.height(), 800) << name;
    }
    look.setPercent(100);
}

TEST_F(Table, WordsInAnEmptyFieldCanBeRead) {
    for (const char* theme : {"light", "dark", "contrast"}) {
        look.setThemeName(QLatin1String(theme));
        type(QStringLiteral("f"));
        const QPalette colours = find<QLineEdit>("filterText")->palette();
        const QColor words = colours.color(QPalette::PlaceholderText);
        EXPECT_EQ(words.alpha(), 255) << theme;
        EXPECT_GE(Theme::contrast(words, look.theme().tile), 4.5) << theme;
        press(Qt::Key_Escape);
    }
    look.setThemeName(QStringLiteral("light"));
}

} // namespace umpire::gui::test::table_test
