// The first two turns of Beersheba, played on the window as its script tells them: by mouse, then without
// one.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/number_entry.h"
#include "support/scripts.h"
#include "table/due_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace umpire::gui::test::two_turns_test {

namespace {

/// Does what a command of the script says by hand; how is the mouse's or the keyboard's affair.
class Player : public TestWindow {
  protected:
    virtual void point(const Id& unit) = 0;
    virtual void act(const Id& offer) = 0;
    virtual void tick(const WorksheetQuestion& question, bool second) = 0;
    virtual void throwDie(const QString& face) = 0;
    virtual void apply() = 0;
    virtual void nextPhase() = 0;
    virtual void endTurn() = 0;
    virtual void resolve(const QString& due) = 0;
    /// A check that is not owed, of a side.
    virtual void askFor(const Id& check, const Id& side) = 0;
    virtual void waive(const QString& due, const QString& reason) = 0;

    void playTwoTurns() {
        for (const Json& command : umpire::test::commandsOf("beersheba-1917")) {
            if (battle().clock.turn > 2) {
                break;
            }
            SCOPED_TRACE(dumpLine(command));
            const int before = document.session().cursor();
            play(command);
            ASSERT_EQ(document.session().cursor(), before + 1)
                << state().subject() << " on " << state().target() << ", "
                << fromText(state().sheet().refusal) << ", keyboard on "
                << (window->focusWidget() ? fromText(window->focusWidget()->objectName()) : "nothing");
        }
        EXPECT_EQ(
            umpire::test::againstGolden("beersheba-1917.turn-2", umpire::test::endState(document.session())),
            "");
    }

  private:
    void play(const Json& command) {
        const std::string name = command["do"];
        if (name == "next-phase" || name == "end-turn") {
            const int before = document.session().cursor();
            // While tests are owed they are shown first; the script leaves them open.
            for (int i = 0; i < 2 && document.session().cursor() == before; ++i) {
                name == "end-turn" ? endTurn() : nextPhase();
            }
        } else if (name == "waive") {
            waive(toText(command["due"].get<std::string>()), toText(command["reason"].get<std::string>()));
        } else if (name == "check") {
            const QString due = dueOf(command);
            due.isEmpty() ? askFor(command["check"], command["side"]) : resolve(due);
            finish(command);
        } else {
            const bool melee = command.contains("a");
            point(melee ? command["a"]["unit"] : command["unit"]);
            point(melee ? command["b"]["unit"] : command["target"]);
            if (!state().offer() || state().offer()->id != name) {
                act(name);
            }
            finish(command);
        }
    }

    QString dueOf(const Json& command) {
        for (const Due& due : battle().due) {
            const Json asked = due.command.isObject() ? due.command.json() : Json{{"do", "nothing"}};
            bool same = true;
            for (const auto& [key, value] : asked.items()) {
                same = same && command.contains(key) && command[key] == value;
            }
            if (same) {
                return toText(due.id);
            }
        }
        return {};
    }

    /// Answers as the script does, then the dice.
    void finish(const Json& command) {
        const std::vector<WorksheetRoll> rolls = state().sheet().rolls;
        for (std::size_t roll = 0; roll < rolls.size(); ++roll) {
            for (const WorksheetQuestion& question : rolls[roll].questions) {
                const Json& place = question.place.empty() ? command : command[question.place];
                const Json facts = place.value("facts", Json::object());
                const bool wanted = facts.value(question.fact, Json(false)) == Json(true);
                if (question.kind == AskKind::Flag && wanted != (question.amount != 0)) {
                    tick(question, question.place == "b");
                }
            }
        }
        const Json dice = command.value("dice", Json::array());
        for (const Json& die : dice) {
            throwDie(toText(die.is_string() ? die.get<std::string>() : die.dump()));
        }
        if (dice.empty()) {
            apply();
        }
    }
};

class ByMouse : public Player {
  protected:
    void push(QWidget* widget) {
        ASSERT_NE(widget, nullptr);
        ASSERT_TRUE(widget->isEnabled()) << fromText(widget->objectName());
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void push(const QString& button) { push(find<QWidget>(fromText(button).c_str())); }
    void point(const Id& unit) override { click(unit); }
    void act(const Id& offer) override { push(QStringLiteral("offer-") + toText(offer)); }
    void tick(const WorksheetQuestion& question, bool) override {
        push(QStringLiteral("question-%1-%2").arg(toText(question.place), toText(question.fact)));
    }
    void throwDie(const QString& face) override { push(QStringLiteral("face-") + face); }
    void apply() override { push(QStringLiteral("applyButton")); }
    void nextPhase() override { push(QStringLiteral("nextPhaseButton")); }

    void endTurn() override {
        auto* bar = find<QMenuBar>("menuBar");
        auto* menu = find<QMenu>("menuPlay");
        QTest::mouseClick(bar, Qt::LeftButton, Qt::NoModifier,
                          bar->actionGeometry(menu->menuAction()).center());
        ASSERT_TRUE(menu->isVisible());
        QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier,
                          menu->actionGeometry(find<QAction>("actionEndTurn")).center());
    }

    void showSpecials() {
        auto* open = find<QPushButton>("openSpecials");
        if (!open->isChecked()) {
            QTest::mouseClick(open, Qt::LeftButton);
            QApplication::processEvents();
        }
    }
    /// By the last entry of the menu of what is owed.
    void showDue() {
        auto* button = find<QPushButton>("dueButton");
        QTimer::singleShot(0, button->menu(), [menu = button->menu()] {
            QTest::mouseClick(menu, Qt::LeftButton, Qt::NoModifier,
                              menu->actionGeometry(menu->actions().last()).center());
        });
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::processEvents();
    }
    void askFor(const Id& check, const Id& side) override {
        showSpecials();
        auto* offers = find<QWidget>(("specialsOf-" + side).c_str());
        push(offers->findChild<QPushButton*>(QStringLiteral("offer-") + toText(check)));
    }
    void resolve(const QString& due) override {
        showDue();
        push(QStringLiteral("resolve-") + due);
    }
    void waive(const QString& due, const QString& reason) override {
        showDue();
        push(QStringLiteral("waive-") + due);
        QTest::keyClicks(find<QLineEdit>(fromText(QStringLiteral("waiveReason-") + due).c_str()), reason);
        push(QStringLiteral("waive-") + due);
        QApplication::processEvents();
    }
};

class ByKeyboard : public Player {
  protected:
    void point(const Id& unit) override { type(document.number(unit)); }
    void act(const Id& offer) override {
        for (int i = 0; i < 20 && (!state().offer() || state().offer()->id != offer); ++i) {
            type(QStringLiteral("a"));
        }
    }
    void tick(const WorksheetQuestion& question, bool second) override {
        press(question.key.at(0), second ? Qt::ShiftModifier : Qt::NoModifier);
    }
    void throwDie(const QString& face) override {
        if (window->table().numbers().settling()) {
            press(Qt::Key_Return); // the number is done: what follows is a die
        }
        type(face.left(1));
    }
    void apply() override { press(Qt::Key_Return); }
    void nextPhase() override { press(Qt::Key_Return, Qt::ControlModifier); }
    void endTurn() override { press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier); }

    /// To the panel of what is due, then from button to button.
    void goToButton(const QString& name) {
        press(Qt::Key_2, Qt::ControlModifier);
        QApplication::processEvents();
        for (int i = 0; i < 200 && QApplication::focusWidget(); ++i) {
            if (QApplication::focusWidget()->objectName() == name) {
                return;
            }
            press(Qt::Key_Tab);
        }
        ADD_FAILURE() << "no way to " << fromText(name);
    }
    void askFor(const Id& check, const Id& side) override {
        const QString words =
            toText(document.rules().check(check)->name) + QLatin1Char(' ') + document.nameOf(side);
        press(Qt::Key_K, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), words);
        press(Qt::Key_Return);
    }
    void resolve(const QString& due) override {
        goToButton(QStringLiteral("resolve-") + due);
        press(Qt::Key_Space);
    }
    void waive(const QString& due, const QString& reason) override {
        goToButton(QStringLiteral("waive-") + due);
        press(Qt::Key_Space);
        type(reason);
        press(Qt::Key_Return);
        QApplication::processEvents();
    }
};

} // namespace

TEST_F(ByMouse, PlaysTwoTurnsOfBeersheba) {
    playTwoTurns();
}

TEST_F(ByKeyboard, PlaysTwoTurnsOfBeersheba) {
    playTwoTurns();
}

} // namespace umpire::gui::test::two_turns_test
