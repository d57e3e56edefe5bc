// What stands beside the game: objectives and points, notes, the clock.

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "models/order_of_battle_model.h"
#include "roster/scenario_page.h"
#include "table/note_dialog.h"
#include "table/notice_bar.h"
#include "table/table_clock.h"
#include "table/turn_bar.h"
#include "test_window.h"
#include "umpire/state/objectives.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTest>

namespace umpire::gui::test::notes_and_clock_test {

namespace {

class Beside : public TestWindow {
  protected:
    void list() {
        document.execute(Json::parse(R"({"do": "scenario", "set": {"objectives": [
            {"id": "wells", "name": "The wells", "worth": 3, "holder": "ottoman"},
            {"id": "bridge", "name": "The bridge", "worth": 2}]}})"));
    }
    QAction* hold(const QString& objective, const QString& side) {
        auto* menu = find<QMenu>("scoreMenu");
        Q_EMIT menu->aboutToShow();
        for (QAction* action :
             find<QMenu>(fromText(QStringLiteral("objective-") + objective).c_str())->actions()) {
            if (action->objectName() == QStringLiteral("hold-%1-%2").arg(objective, side)) {
                return action;
            }
        }
        ADD_FAILURE() << fromText(objective);
        return nullptr;
    }
    void write(const QString& text) { QTest::keyClicks(find<QPlainTextEdit>("noteText"), text); }
    void noteKey(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(find<QPlainTextEdit>("noteText"), static_cast<Qt::Key>(key), modifiers);
    }
    TableClock& clock() { return window->table().clock(); }
    bool isHinted() {
        return window->table().notices().text().contains(
            QStringLiteral("This turn has taken the 2 minutes meant for it"));
    }
    std::string lastVerb() const {
        if (document.session().cursor() == 0) {
            return {};
        }
        return document.session()
            .records()[static_cast<std::size_t>(document.session().cursor() - 1)]
            .command.value("do", std::string());
    }

    qint64 now = 5000;
};

using Score = Beside;
using Notes = Beside;

class TableTime : public Beside {
  protected:
    TableTime() { leaveOwed(); }
};

} // namespace

TEST_F(Score, IsSeenOnceTheScenarioListsObjectives) {
    auto* score = find<ScoreButton>("scoreButton");
    EXPECT_TRUE(score->isHidden());
    list();
    EXPECT_FALSE(score->isHidden());
    EXPECT_EQ(score->accessibleName(),
              QStringLiteral("Objectives. British Empire: 0 points, III Corps: 3 points"));
    document.undo();
    EXPECT_TRUE(score->isHidden());
}

TEST_F(Score, FollowsWhoHoldsWhat) {
    list();
    hold(QStringLiteral("bridge"), QStringLiteral("empire"))->trigger();
    EXPECT_EQ(lastVerb(), "objective");
    EXPECT_EQ(document.battle().objective("bridge")->holder, "empire");
    auto* score = find<ScoreButton>("scoreButton");
    EXPECT_TRUE(score->accessibleName().contains(QStringLiteral("British Empire: 2 points")));
    EXPECT_TRUE(hold(QStringLiteral("bridge"), QStringLiteral("empire"))->isChecked());
    hold(QStringLiteral("wells"), QString())->trigger();
    EXPECT_EQ(document.battle().objective("wells")->holder, "");
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document.battle().objective("wells")->holder, "ottoman");
}

TEST_F(Score, HasOneMenuForEachObjectiveHoweverOftenItIsOpened) {
    list();
    for (int i = 0; i < 3; ++i) {
        hold(QStringLiteral("bridge"), QStringLiteral("empire"));
    }
    EXPECT_EQ(find<QMenu>("scoreMenu")->findChildren<QMenu*>().size(), 2);
}

TEST_F(Score, CallsASideAsItIsCalledNow) {
    list();
    ASSERT_TRUE(
        document.execute({{"do", "amend"}, {"subjects", {"empire"}}, {"set", {{"name", "The Crown"}}}}).ok);
    auto* score = find<ScoreButton>("scoreButton");
    EXPECT_TRUE(score->accessibleName().contains(QStringLiteral("The Crown: 0 points")));
    EXPECT_TRUE(score->toolTip().contains(QStringLiteral("The Crown: 0 points")));
}

TEST_F(Score, KeepsWhatIsTypedOfAnObjectiveWhenTheBattleIsSavedOrLeft) {
    list();
    window->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
    trigger("actionScenario");
    auto* name = find<QLineEdit>("objective-name-bridge");
    ASSERT_TRUE(QTest::qWaitFor([name] { return name->isVisible(); }));
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("The ford"));
    trigger("actionSave");
    EXPECT_EQ(document.battle().objective("bridge")->name, "The ford");
    EXPECT_TRUE(name->hasFocus()) << "to be typed on";
    auto* worth = find<QSpinBox>("objective-worth-bridge");
    worth->setFocus();
    worth->selectAll();
    QTest::keyClicks(worth, QStringLiteral("7"));
    window->closeAtOnce();
    EXPECT_EQ(document.battle().objective("bridge")->worth, 7);
}

TEST_F(Score, IsTakenAwayWithTheBattle) {
    list();
    document.close();
    EXPECT_FALSE(find<ScoreButton>("scoreButton")->counts());
}

TEST(ObjectivesOfAScenario, AreListedNamedAndRemoved) {
    Look look;
    StoredBattle document(battleFiles());
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("romani-1916")))));
    ScenarioPage page(look, document);
    page.resize(1280, 800);
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    const auto part = [&page](const char* name) { return page.findChild<QWidget*>(QLatin1String(name)); };
    EXPECT_TRUE(part("objectivesNone")->isVisible());
    QTest::mouseClick(part("objectivesAdd"), Qt::LeftButton);
    ASSERT_EQ(document.battle().objectives.size(), 1U);
    auto* name = static_cast<QLineEdit*>(part("objective-name-objective-1"));
    ASSERT_NE(name, nullptr);
    EXPECT_EQ(name->text(), QStringLiteral("Objective 1"));
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("The wells"));
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_EQ(document.battle().objectives[0].name, "The wells");
    static_cast<QSpinBox*>(part("objective-worth-objective-1"))->setValue(4);
    EXPECT_EQ(document.battle().objectives[0].worth, 4);
    auto* holder = static_cast<QComboBox*>(part("objective-holder-objective-1"));
    holder->setFocus();
    QTest::keyClick(holder, Qt::Key_Down);
    EXPECT_EQ(document.battle().objectives[0].holder, fromText(holder->itemData(1).toString()));
    EXPECT_EQ(holder->accessibleName(), QStringLiteral("Who holds The wells"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral(" "));
    QTest::keyClick(name, Qt::Key_Return);
    EXPECT_TRUE(part("objectivesRefusal")->isVisible()) << "without a name";
    EXPECT_EQ(document.battle().objectives[0].name, "The wells");
    QTest::mouseClick(part("objective-remove-objective-1"), Qt::LeftButton);
    EXPECT_TRUE(document.battle().objectives.empty());
    EXPECT_TRUE(part("objectivesNone")->isVisible());
    document.undo();
    EXPECT_EQ(document.battle().objectives.size(), 1U);
}

TEST(ObjectivesOfAScenario, AreNeverCalledAlike) {
    Look look;
    StoredBattle document(battleFiles());
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("romani-1916")))));
    ScenarioPage page(look, document);
    page.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&page));
    const auto push = [&page](const char* name) {
        auto* button = page.findChild<QAbstractButton*>(QLatin1String(name));
        ASSERT_NE(button, nullptr) << name;
        button->click();
    };
    push("objectivesAdd");
    push("objectivesAdd");
    push("objective-remove-objective-1");
    push("objectivesAdd");
    ASSERT_EQ(document.battle().objectives.size(), 2U);
    EXPECT_EQ(document.battle().objectives[0].name, "Objective 2");
    EXPECT_EQ(document.battle().objectives[1].name, "Objective 1");
}

TEST_F(Notes, AreTakenWithTwoKeys) {
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    auto* dialog = find<NoteDialog>("noteDialog");
    ASSERT_TRUE(dialog->isVisible());
    EXPECT_EQ(find<QComboBox>("notePlace")->currentText(), QStringLiteral("12th Light Horse Regiment"));
    write(QStringLiteral("Out of water"));
    noteKey(Qt::Key_Return);
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(document.battle().remarks.at(NotedOn{"12lhr", 0}), "Out of water");
    EXPECT_EQ(document.session().cursor(), 1);
    press(Qt::Key_J, Qt::ControlModifier);
    EXPECT_EQ(find<QPlainTextEdit>("noteText")->toPlainText(), QStringLiteral("Out of water"));
    noteKey(Qt::Key_Return);
    EXPECT_EQ(document.session().cursor(), 1) << "nothing new, no record";
}

TEST_F(Notes, ShowThatTheKeyboardIsInThem) {
    look.setThemeName(QStringLiteral("contrast"));
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    auto* dialog = find<NoteDialog>("noteDialog");
    auto* text = find<QPlainTextEdit>("noteText");
    ASSERT_TRUE(QTest::qWaitFor([&] { return text->hasFocus(); }));
    const QPoint edge = text->geometry().topLeft() + QPoint(text->width() / 2, -1);
    EXPECT_EQ(dialog->grab().toImage().pixelColor(edge), look.theme().selection);
    text->nextInFocusChain()->setFocus();
    find<QAbstractButton>("noteCancel")->setFocus();
    EXPECT_NE(dialog->grab().toImage().pixelColor(edge), look.theme().selection);
    look.setThemeName(QStringLiteral("light"));
}

TEST_F(Notes, GoOnTheBrigadeAndTheTurnToo) {
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    noteKey(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(find<QComboBox>("notePlace")->currentText(), QStringLiteral("4th Light Horse Brigade"));
    write(QStringLiteral("Late"));
    noteKey(Qt::Key_Return);
    EXPECT_EQ(document.battle().remarks.at(NotedOn{"4lh", 0}), "Late");
    press(Qt::Key_J, Qt::ControlModifier);
    for (int i = 0; i < 9; ++i) {
        noteKey(Qt::Key_Down, Qt::ControlModifier);
    }
    EXPECT_EQ(find<QComboBox>("notePlace")->currentText(), QStringLiteral("Turn 1"));
    write(QStringLiteral("Dust"));
    noteKey(Qt::Key_Return, Qt::ShiftModifier);
    write(QStringLiteral("and flies"));
    noteKey(Qt::Key_Return);
    EXPECT_EQ(document.battle().remarks.at(NotedOn{"", 1}), "Dust\nand flies");
}

TEST_F(Notes, AreMarkedOnTheTileAndToldOfItsUnit) {
    document.execute({{"do", "note"}, {"subject", "12lhr"}, {"text", "Out of water"}});
    const QModelIndex tile = window->orderOfBattle().indexOf("12lhr");
    const auto marks = [&] { return tile.data(OrderOfBattleModel::UnitRole).value<UnitFacts>().marks; };
    EXPECT_TRUE(marks().contains(QStringLiteral("note")));
    document.undo();
    EXPECT_FALSE(marks().contains(QStringLiteral("note")));
}

TEST_F(Notes, ThatAreCancelledChangeNothing) {
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    write(QStringLiteral("x"));
    noteKey(Qt::Key_Escape);
    EXPECT_FALSE(find<NoteDialog>("noteDialog")->isVisible());
    EXPECT_EQ(document.session().cursor(), 0);
}

TEST_F(Notes, AreKeptWhenAnotherPlaceIsChosen) {
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    write(QStringLiteral("Out of water"));
    noteKey(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(document.battle().remarks.at(NotedOn{"12lhr", 0}), "Out of water");
    EXPECT_EQ(find<QPlainTextEdit>("noteText")->toPlainText(), QString());
    write(QStringLiteral("Late"));
    window->table().takeNote(); // asked for anew while it is open
    EXPECT_EQ(document.battle().remarks.at(NotedOn{"4lh", 0}), "Late");
    EXPECT_EQ(find<QPlainTextEdit>("noteText")->toPlainText(), QStringLiteral("Out of water"));
    noteKey(Qt::Key_Escape);
    EXPECT_EQ(document.session().cursor(), 2);
}

TEST_F(Notes, AreKeptWhenTheBattleIsSavedOrLeft) {
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    write(QStringLiteral("Out of water"));
    trigger("actionSave");
    EXPECT_EQ(document.battle().remarks.at(NotedOn{"12lhr", 0}), "Out of water");
    EXPECT_TRUE(find<NoteDialog>("noteDialog")->isVisible());
    write(QStringLiteral(" since dawn"));
    trigger("actionClose");
    ASSERT_FALSE(document.isOpen());
    EXPECT_FALSE(find<NoteDialog>("noteDialog")->isVisible());
    const LoadedBattle left = battleFiles().load(fromText(file));
    ASSERT_TRUE(left.session);
    EXPECT_EQ(left.session->battle().remarks.at(NotedOn{"12lhr", 0}), "Out of water since dawn");
}

TEST_F(Notes, BesideTheLastRecordHaveTheKeyboardAtOnce) {
    document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {4}}});
    const int records = document.session().cursor();
    trigger("actionNote");
    QTest::qWait(30);
    QWidget* line = window->focusWidget();
    ASSERT_NE(line, nullptr);
    QTest::keyClicks(line, QStringLiteral("Dust hid the flank"));
    EXPECT_EQ(document.session().cursor(), records) << "no letter of it makes a record";
    EXPECT_EQ(line->property("text").toString() + line->property("plainText").toString(),
              QStringLiteral("Dust hid the flank"));
}

TEST_F(Notes, DoNotGoOverIntoAnotherBattle) {
    click("12lhr");
    press(Qt::Key_J, Qt::ControlModifier);
    write(QStringLiteral("Out of water"));
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    EXPECT_FALSE(find<NoteDialog>("noteDialog")->isVisible());
    window->closeAtOnce();
    EXPECT_TRUE(document.battle().remarks.empty());
}

TEST_F(Notes, ShowAtTheHeadOfABrigadeAndBesideTheTurn) {
    const auto headOf = [this](const Id& unit) {
        TileList* list = window->field().listOf(window->orderOfBattle().indexOf(unit));
        return static_cast<BrigadeCard*>(list->parentWidget());
    };
    BrigadeCard* head = headOf("12lhr");
    auto* pill = head->findChild<QWidget*>(QStringLiteral("brigadeNote"));
    EXPECT_FALSE(pill->isVisible());
    const Id brigade = fromText(head->formation().data(OrderOfBattleModel::IdRole).toString());
    ASSERT_TRUE(document.execute({{"do", "note"}, {"subject", brigade}, {"text", "short of water"}}).ok);
    EXPECT_TRUE(pill->isVisible());
    EXPECT_EQ(pill->toolTip(), QStringLiteral("short of water"));
    EXPECT_TRUE(head->accessibleName().endsWith(QStringLiteral("note: short of water")));
    head->setFold(true);
    EXPECT_TRUE(pill->isVisible());
    document.undo();
    EXPECT_FALSE(pill->isVisible());
    const auto* turn = find<QLabel>("turnLabel");
    ASSERT_TRUE(document.execute({{"do", "note"}, {"subject", "turn"}, {"turn", 1}, {"text", "mist"}}).ok);
    EXPECT_TRUE(turn->text().endsWith(QStringLiteral("note"))) << fromText(turn->text());
    EXPECT_EQ(turn->toolTip(), QStringLiteral("mist"));
    document.undo();
    EXPECT_FALSE(turn->text().contains(QStringLiteral("note")));
}

TEST_F(TableTime, IsNotThereUntilItIsWanted) {
    auto* button = find<ClockButton>("clockButton");
    EXPECT_TRUE(button->isHidden());
    EXPECT_FALSE(button->waits());
    trigger("actionNextPhase");
    EXPECT_FALSE(document.session().records().back().command.contains("seconds"));
}

TEST_F(TableTime, GoesIntoTheRecordWithThePhase) {
    clock().setTicks([this] { return now; });
    press(Qt::Key_T, Qt::ControlModifier);
    auto* button = find<ClockButton>("clockButton");
    EXPECT_FALSE(button->isHidden());
    EXPECT_TRUE(button->waits());
    EXPECT_TRUE(find<QAction>("actionClock")->isChecked());
    now += 125'000;
    trigger("actionNextPhase");
    EXPECT_EQ(document.session().records().back().command["seconds"], 125);
    EXPECT_EQ(clock().ofPhase(), 0);
    EXPECT_EQ(clock().ofTurn(), 125);
    now += 60'000;
    press(Qt::Key_T, Qt::ControlModifier);
    EXPECT_EQ(lastVerb(), "time") << "stopped, it tells";
    EXPECT_FALSE(button->waits());
    EXPECT_EQ(secondsOfAll(battle()), 185);
    now += 600'000;
    trigger("actionNextPhase");
    EXPECT_FALSE(document.session().records().back().command.contains("seconds"));
    EXPECT_EQ(clock().ofGame(), 185);
    EXPECT_EQ(button->text(), QStringLiteral("‖ 3 min"));
}

TEST_F(TableTime, ThatWasUndoneIsToldAgain) {
    clock().setTicks([this] { return now; });
    clock().start();
    now += 100'000;
    trigger("actionNextPhase");
    now += 10'000;
    document.undo();
    EXPECT_EQ(clock().pending(), 110) << "it has passed all the same";
    trigger("actionNextPhase");
    EXPECT_EQ(secondsOfAll(battle()), 110);
    EXPECT_EQ(clock().pending(), 0);
}

TEST_F(TableTime, UndoTakesBackTheLastActOfTheGameAndNotTheClock) {
    clock().setTicks([this] { return now; });
    clock().start();
    document.execute({{"do", "note"}, {"subject", "12lhr"}, {"text", "Late"}});
    const QString act = document.undoText();
    now += 90'000;
    clock().stop();
    ASSERT_EQ(document.session().cursor(), 2);
    EXPECT_EQ(document.undoText(), act);
    trigger("actionUndo");
    EXPECT_EQ(document.session().cursor(), 0);
    EXPECT_EQ(clock().ofGame(), 90) << "it has passed all the same";
    trigger("actionRedo");
    EXPECT_EQ(document.session().cursor(), 2);
    EXPECT_EQ(clock().ofGame(), 90);
}

TEST_F(TableTime, OfABattleThatBeginsAnewIsNone) {
    clock().setTicks([this] { return now; });
    clock().start();
    now += 100'000;
    trigger("actionNextPhase");
    document.execute({{"do", "reset"}});
    EXPECT_EQ(clock().ofGame(), 0);
}

TEST_F(TableTime, IsKeptWhenTheSessionEnds) {
    clock().setTicks([this] { return now; });
    clock().start();
    now += 90'000;
    window->closeAtOnce();
    EXPECT_EQ(lastVerb(), "time");
    EXPECT_EQ(secondsOfAll(battle()), 90);
}

TEST_F(TableTime, ThatWasOnlyUndoneIsLeftToRedo) {
    clock().setTicks([this] { return now; });
    clock().start();
    now += 90'000;
    clock().stop();
    document.undo();
    trigger("actionSave");
    EXPECT_TRUE(document.session().canRedo());
    document.redo();
    EXPECT_EQ(secondsOfAll(battle()), 90);
    document.undo();
    document.execute({{"do", "note"}, {"subject", "12lhr"}, {"text", "Late"}});
    trigger("actionSave");
    EXPECT_EQ(secondsOfAll(battle()), 90) << "nothing else holds it now";
}

TEST_F(TableTime, GoesOnInABattleThatIsTakenOver) {
    StoredBattle other(battleFiles(), keptIn(folder.filePath(QStringLiteral("unsaved"))));
    ASSERT_FALSE(hasErrors(other.open(file)));
    TableClock otherClock(other);
    otherClock.setTicks([this] { return now; });
    otherClock.start();
    now += 50'000;
    document.close();
    ASSERT_FALSE(hasErrors(other.takeOver()));
    EXPECT_TRUE(otherClock.isRunning());
    EXPECT_EQ(otherClock.pending(), 50);
    ASSERT_FALSE(hasErrors(other.openExample(example(QStringLiteral("romani-1916")))));
    EXPECT_FALSE(otherClock.isRunning()) << "another battle";
    EXPECT_EQ(otherClock.pending(), 0);
}

TEST_F(TableTime, HintsOnceWhenATurnHasHadItsTime) {
    document.execute({{"do", "scenario"}, {"set", {{"turn-minutes", 2}}}});
    clock().setTicks([this] { return now; });
    auto* button = find<ClockButton>("clockButton");
    clock().start();
    EXPECT_EQ(button->text(), QStringLiteral("▸ 0 of 2 min"));
    now += 119'000;
    button->refresh();
    EXPECT_EQ(button->text(), QStringLiteral("▸ 1 of 2 min"));
    now += 1'000;
    button->refresh();
    EXPECT_EQ(button->text(), QStringLiteral("▸ 2 of 2 min !"));
    EXPECT_TRUE(QTest::qWaitFor([this] { return isHinted(); }));
    window->table().notices().say({});
    button->refresh();
    QApplication::processEvents();
    EXPECT_EQ(window->table().notices().text(), QString()) << "once";
    trigger("actionNextPhase");
    EXPECT_EQ(lastVerb(), "next-phase") << "a hint, not a stop";
}

TEST_F(TableTime, HintsAfterTheCommandWithWhichATurnHasHadItsTime) {
    document.execute({{"do", "scenario"}, {"set", {{"turn-minutes", 2}}}});
    clock().setTicks([this] { return now; });
    clock().start();
    now += 120'000;
    trigger("actionNextPhase");
    EXPECT_TRUE(QTest::qWaitFor([this] { return isHinted(); }));
}

TEST_F(TableTime, AsksNoTimerWhereNobodySeesIt) {
    clock().start();
    auto* button = find<ClockButton>("clockButton");
    EXPECT_TRUE(button->waits());
    window->hide();
    EXPECT_FALSE(button->waits());
    window->show();
    EXPECT_TRUE(button->waits());
}

} // namespace umpire::gui::test::notes_and_clock_test
