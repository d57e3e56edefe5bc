// The scenario page: what the battle says of itself, by keyboard and mouse.

#include "roster/scenario_page.h"

#include "document/text.h"
#include "roster/plan_list.h"
#include "test_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTreeWidget>

namespace umpire::gui::test::scenario_test {

class ScenarioWindow : public ::testing::Test {
  protected:
    ScenarioWindow() : document(battleFiles()) { look.setThemeName(QStringLiteral("light")); }
    ~ScenarioWindow() override { look.setPercent(100); }

    void SetUp() override { open("romani-1916"); }

    void open(const char* name) {
        ASSERT_FALSE(hasErrors(document.openExample(example(QLatin1String(name)))));
        if (!page) {
            page = std::make_unique<ScenarioPage>(look, document);
            page->resize(1280, 800);
            page->show();
            ASSERT_TRUE(QTest::qWaitForWindowExposed(page.get()));
        }
    }
    const Battle& battle() const { return document.battle(); }
    int records() const { return document.session().cursor(); }
    Value value(const char* subject, const char* attribute) const {
        return battle().find(subject)->value(attribute);
    }
    template <typename T>
    T& part(const char* name) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto* widget = page->findChild<T*>(QLatin1String(name));
        if (!widget) {
            throw std::runtime_error(std::string("there is no ") + name);
        }
        return *widget;
    }
    void write(const char* name, const QString& text) {
        auto& line = part<QLineEdit>(name);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, text);
        QTest::keyClick(&line, Qt::Key_Return);
    }
    /// Chooses in a box by the keyboard: its entries begin with different letters.
    void choose(const char* name, const QString& text) {
        auto& box = part<QComboBox>(name);
        box.setFocus();
        const int from = box.currentIndex();
        const int to = box.findText(text);
        ASSERT_GE(to, 0) << text.toStdString();
        for (int i = 0; i < std::abs(to - from); ++i) {
            QTest::keyClick(&box, to > from ? Qt::Key_Down : Qt::Key_Up);
        }
        QTest::keyClick(&box, Qt::Key_Return);
    }
    QDialog& picker() { return part<QDialog>("unitPicker"); }
    QTreeWidgetItem* row(QTreeWidget& tree, const QString& name) {
        const auto found = tree.findItems(name, Qt::MatchContains | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.first();
    }
    /// Ticks by the keyboard.
    void tick(const QString& name) {
        auto* tree = picker().findChild<QTreeWidget*>(QStringLiteral("unitPickerTree"));
        QTreeWidgetItem* item = row(*tree, name);
        ASSERT_NE(item, nullptr) << name.toStdString();
        tree->setCurrentItem(item);
        QTest::keyClick(tree, Qt::Key_Space);
    }
    void clickOn(const char* name) { QTest::mouseClick(&part<QPushButton>(name), Qt::LeftButton); }
    QStringList lines(const char* list) {
        QStringList texts;
        for (int i = 0; i < part<QListWidget>(list).count(); ++i) {
            texts << part<QListWidget>(list).item(i)->text();
        }
        return texts;
    }

    Look look;
    StoredBattle document;
    std::unique_ptr<ScenarioPage> page;
};

TEST_F(ScenarioWindow, ShowsWhatTheFileSays) {
    EXPECT_EQ(part<QLineEdit>("scenario-title").text(), QStringLiteral("Romani"));
    EXPECT_EQ(part<QLineEdit>("scenario-date").text(), QStringLiteral("1916-08-04"));
    EXPECT_EQ(part<QLabel>("scenarioDateHint").text(), QStringLiteral("4 August 1916"));
    EXPECT_EQ(part<QSpinBox>("scenario-turn-limit").value(), 12);
    EXPECT_EQ(part<QComboBox>("scenario-first-side").currentText(),
              QStringLiteral("Ottoman, German and Austrian expedition"));
    EXPECT_TRUE(part<QCheckBox>("scenario-ottoman-attacker").isChecked());
    EXPECT_FALSE(part<QCheckBox>("scenario-empire-attacker").isChecked());
    EXPECT_EQ(part<QComboBox>("scenario-empire-edge").currentText(), QStringLiteral("North-west"));
    EXPECT_TRUE(part<QPlainTextEdit>("scenarioNotes").toPlainText().startsWith(QStringLiteral("Kress")));
    EXPECT_EQ(part<QLabel>("scenarioRulings").text(), QStringLiteral("All as usual."));
    EXPECT_EQ(records(), 0) << "looking changes nothing";
}

TEST_F(ScenarioWindow, EveryEditIsOneRecordThatCanBeUndone) {
    write("scenario-title", QStringLiteral("Mount Royston"));
    EXPECT_EQ(battle().title, "Mount Royston");
    EXPECT_EQ(records(), 1);
    write("scenario-date", QStringLiteral("August 1916"));
    EXPECT_EQ(battle().date, "August 1916");
    EXPECT_TRUE(part<QLabel>("scenarioDateHint").text().contains(QStringLiteral("1917-10-31")));
    choose("scenario-first-side", QStringLiteral("they roll for it"));
    EXPECT_EQ(battle().firstSide, "");
    write("scenario-ottoman-name", QStringLiteral("Pascha I"));
    EXPECT_EQ(battle().find("ottoman")->name, "Pascha I");
    EXPECT_GE(part<QComboBox>("scenario-first-side").findText(QStringLiteral("Pascha I")), 0);
    choose("scenario-empire-edge", QStringLiteral("North"));
    EXPECT_EQ(value("empire", "edge").text(), "north");
    QTest::keyClick(&part<QCheckBox>("scenario-ottoman-attacker"), Qt::Key_Space);
    EXPECT_FALSE(value("ottoman", "attacker").flag());
    while (document.session().canUndo()) {
        document.undo();
    }
    EXPECT_EQ(part<QLineEdit>("scenario-title").text(), QStringLiteral("Romani"));
    EXPECT_EQ(part<QLineEdit>("scenario-ottoman-name").text(),
              QStringLiteral("Ottoman, German and Austrian expedition"));
    EXPECT_TRUE(part<QCheckBox>("scenario-ottoman-attacker").isChecked());
}

TEST_F(ScenarioWindow, TheTurnLimitGoesDownToNone) {
    auto& limit = part<QSpinBox>("scenario-turn-limit");
    limit.setFocus();
    limit.selectAll();
    QTest::keyClicks(&limit, QStringLiteral("6"));
    QTest::keyClick(&limit, Qt::Key_Return);
    EXPECT_EQ(battle().turnLimit, 6);
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(&limit, Qt::Key_Down);
    }
    EXPECT_EQ(battle().turnLimit, 0);
    EXPECT_EQ(limit.text(), QStringLiteral("none"));
    QTest::keyClick(&limit, Qt::Key_Up);
    EXPECT_EQ(battle().turnLimit, 1);
}

TEST_F(ScenarioWindow, ARefusalStandsBesideTheFieldAndChangesNothing) {
    write("scenario-empire-name", QString());
    QTest::keyClick(&part<QLineEdit>("scenario-empire-name"), Qt::Key_Backspace);
    QTest::keyClick(&part<QLineEdit>("scenario-empire-name"), Qt::Key_Return);
    auto& refusal = part<QLabel>("scenario-empire-name-refusal");
    EXPECT_TRUE(refusal.isVisible());
    EXPECT_TRUE(refusal.text().contains(QStringLiteral("needs a name"))) << refusal.text().toStdString();
    EXPECT_EQ(battle().find("empire")->name, "British Empire");
    EXPECT_EQ(part<QLineEdit>("scenario-empire-name").text(), QStringLiteral("British Empire"));
    write("scenario-empire-name", QStringLiteral("Anzac and British"));
    EXPECT_FALSE(refusal.isVisible());
}

TEST_F(ScenarioWindow, NotesCountWhenTheCursorLeavesThem) {
    auto& notes = part<QPlainTextEdit>("scenarioNotes");
    notes.setFocus();
    notes.selectAll();
    QTest::keyClicks(&notes, QStringLiteral("Sand."));
    EXPECT_EQ(records(), 0) << "not with every key";
    document.execute({{"do", "next-phase"}});
    EXPECT_EQ(notes.toPlainText(), QStringLiteral("Sand.")) << "what is being written stays";
    QTest::keyClick(&notes, Qt::Key_Tab);
    EXPECT_EQ(battle().notes, "Sand.");
    EXPECT_EQ(records(), 2);
    document.undo();
    EXPECT_TRUE(notes.toPlainText().startsWith(QStringLiteral("Kress")));
    notes.setFocus();
    QTest::keyClicks(&notes, QStringLiteral("x"));
    page->commit();
    EXPECT_EQ(battle().notes.front(), 'x');
}

TEST_F(ScenarioWindow, NotesOfAnotherBattleTakeThePlaceOfWhatWasWritten) {
    auto& notes = part<QPlainTextEdit>("scenarioNotes");
    notes.setFocus();
    QTest::keyClicks(&notes, QStringLiteral("x"));
    open("tafileh-1918");
    EXPECT_TRUE(notes.toPlainText().startsWith(QStringLiteral("The Arab Northern Army")));
    QTest::keyClick(&notes, Qt::Key_Tab);
    EXPECT_EQ(records(), 0);
}

TEST_F(ScenarioWindow, TheCursorStaysWhereItIs) {
    auto& title = part<QLineEdit>("scenario-title");
    title.setFocus();
    title.setCursorPosition(2);
    document.execute({{"do", "scenario"}, {"set", {{"date", "1916-08-05"}}}});
    EXPECT_TRUE(title.hasFocus());
    EXPECT_EQ(title.cursorPosition(), 2);
}

TEST_F(ScenarioWindow, ReinforcementsStandByTurn) {
    const QStringList reserve = lines("scenarioReserve-list");
    ASSERT_EQ(reserve.size(), 9);
    EXPECT_TRUE(reserve.first().startsWith(QStringLiteral("Turn 5 · ")));
    EXPECT_TRUE(reserve.first().contains(QStringLiteral("Auckland Mounted Rifles")));
    EXPECT_TRUE(reserve.last().startsWith(QStringLiteral("Turn 8 · ")));
}

TEST_F(ScenarioWindow, AWholeBrigadeIsAddedForATurn) {
    clickOn("scenarioReserve-add");
    auto& asks = picker();
    auto* take = asks.findChild<QPushButton*>(QStringLiteral("unitPickerTake"));
    EXPECT_FALSE(take->isEnabled()) << "nobody is chosen yet";
    tick(QStringLiteral("156th Infantry Brigade"));
    auto* turn = asks.findChild<QSpinBox*>(QStringLiteral("unitPickerTurn"));
    turn->setFocus();
    turn->selectAll();
    QTest::keyClicks(turn, QStringLiteral("3"));
    QTest::mouseClick(take, Qt::LeftButton);
    EXPECT_EQ(records(), 1);
    EXPECT_EQ(value("4-royal-scots", "arrives-turn").number(), 3);
    EXPECT_EQ(value("redoubt-sniper", "arrives-turn").number(), 3);
    EXPECT_EQ(lines("scenarioReserve-list").size(), 16);
    EXPECT_TRUE(lines("scenarioReserve-list").first().startsWith(QStringLiteral("Turn 3 · ")));
}

TEST_F(ScenarioWindow, ReinforcementsGetAnotherTurnOrNone) {
    auto& list = part<QListWidget>("scenarioReserve-list");
    list.setFocus();
    list.setCurrentRow(0);
    QTest::keyClick(&list, Qt::Key_Down, Qt::ShiftModifier);
    clickOn("scenarioReserve-change");
    auto* turn = picker().findChild<QSpinBox*>(QStringLiteral("unitPickerTurn"));
    EXPECT_EQ(turn->value(), 5);
    QTest::keyClick(turn, Qt::Key_Up);
    QTest::keyClick(&picker(), Qt::Key_Return);
    EXPECT_EQ(value("auckland-mr", "arrives-turn").number(), 6);
    EXPECT_EQ(value("canterbury-mr", "arrives-turn").number(), 6);
    EXPECT_EQ(value("5lhr", "arrives-turn").number(), 5);
    list.setFocus();
    EXPECT_EQ(list.selectedItems().size(), 2) << "they stay chosen where they are now";
    QTest::keyClick(&list, Qt::Key_Delete);
    EXPECT_EQ(value("auckland-mr", "arrives-turn").number(), 0);
    EXPECT_EQ(lines("scenarioReserve-list").size(), 7);
    EXPECT_EQ(records(), 2);
    EXPECT_FALSE(part<QPushButton>("scenarioReserve-remove").isEnabled());
}

TEST_F(ScenarioWindow, PlanesHaveAListOfTheirOwn) {
    EXPECT_EQ(part<QLabel>("scenarioVisits-title").text(), QStringLiteral("Plane: planned turns"));
    EXPECT_TRUE(part<QLabel>("scenarioVisits-none").isVisibleTo(page.get()));
    clickOn("scenarioVisits-add");
    auto* tree = picker().findChild<QTreeWidget*>(QStringLiteral("unitPickerTree"));
    EXPECT_EQ(row(*tree, QStringLiteral("Auckland")), nullptr) << "no plane";
    tick(QStringLiteral("Fliegerabteilung"));
    QTest::keyClick(&picker(), Qt::Key_Return);
    EXPECT_EQ(value("fa-300", "arrives-turn").number(), 2);
    EXPECT_EQ(lines("scenarioVisits-list").size(), 1);
    EXPECT_EQ(lines("scenarioReserve-list").size(), 9);
}

TEST_F(ScenarioWindow, UnitsAreHiddenAndShown) {
    clickOn("scenarioHidden-add");
    EXPECT_EQ(picker().findChild<QSpinBox*>(QStringLiteral("unitPickerTurn")), nullptr);
    tick(QStringLiteral("Camel company"));
    QTest::keyClick(&picker(), Qt::Key_Return);
    EXPECT_TRUE(value("camel-company", "secret").flag());
    auto& list = part<QListWidget>("scenarioHidden-list");
    ASSERT_EQ(list.count(), 1);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, Qt::NoModifier,
                      list.visualItemRect(list.item(0)).center());
    clickOn("scenarioHidden-remove");
    EXPECT_FALSE(value("camel-company", "secret").flag());
}

TEST_F(ScenarioWindow, LeavingThePickerChangesNothing) {
    clickOn("scenarioHidden-add");
    tick(QStringLiteral("Camel company"));
    QTest::keyClick(&picker(), Qt::Key_Escape);
    EXPECT_EQ(records(), 0);
}

TEST_F(ScenarioWindow, ThePickerFindsByPartOfAName) {
    clickOn("scenarioReserve-add");
    auto* tree = picker().findChild<QTreeWidget*>(QStringLiteral("unitPickerTree"));
    QTest::keyClicks(picker().findChild<QLineEdit*>(QStringLiteral("unitPickerFind")),
                     QStringLiteral("royal scots"));
    EXPECT_FALSE(row(*tree, QStringLiteral("1/4th Royal Scots"))->isHidden());
    EXPECT_FALSE(row(*tree, QStringLiteral("156th Infantry Brigade"))->isHidden());
    EXPECT_TRUE(row(*tree, QStringLiteral("Auckland"))->isHidden());
}

TEST_F(ScenarioWindow, RulingsOtherwiseThanUsualAreListed) {
    QSignalSpy asked(page.get(), &ScenarioPage::rulingsAsked);
    document.execute({{"do", "ruling"}, {"ruling", "s-nominus"}, {"reading", "attack-only"}});
    const Ruling* ruling = document.rules().ruling("s-nominus");
    ASSERT_NE(ruling, nullptr);
    EXPECT_TRUE(part<QLabel>("scenarioRulings").text().startsWith(toText(ruling->title)));
    clickOn("scenarioRulingsOpen");
    EXPECT_EQ(asked.size(), 1);
}

TEST_F(ScenarioWindow, FollowsTheSidesAndTheBattle) {
    document.execute({{"do", "strike"}, {"subjects", {"ottoman"}}});
    EXPECT_EQ(page->findChild<QWidget*>(QStringLiteral("scenarioSide-ottoman")), nullptr);
    document.undo();
    EXPECT_NE(page->findChild<QWidget*>(QStringLiteral("scenarioSide-ottoman")), nullptr);
    ASSERT_FALSE(hasErrors(document.create(QStringLiteral("sand-sweat-and-camels"))));
    EXPECT_TRUE(part<QLabel>("scenarioNoSides").isVisible());
    document.close();
    EXPECT_FALSE(part<QWidget>("scenarioScroll").isVisible());
}

TEST_F(ScenarioWindow, ShowsWhatHappenedWhileItWasAway) {
    page->hide();
    document.execute({{"do", "scenario"}, {"set", {{"title", "Katia"}}}});
    page->show();
    EXPECT_EQ(part<QLineEdit>("scenario-title").text(), QStringLiteral("Katia"));
}

TEST_F(ScenarioWindow, EverythingThatCanBeWorkedHasAName) {
    clickOn("scenarioReserve-add");
    for (const QWidget* widget : page->findChildren<QWidget*>()) {
        const bool worked =
            qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
            qobject_cast<const QSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget) ||
            qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QLineEdit*>(widget);
        const bool part = widget->objectName().startsWith(QLatin1String("qt_")) ||
                          widget->inherits("QComboBoxListView") || widget->focusPolicy() == Qt::NoFocus;
        EXPECT_FALSE(worked && !part && widget->accessibleName().isEmpty())
            << widget->metaObject()->className() << ' ' << widget->objectName().toStdString();
    }
}

TEST_F(ScenarioWindow, FitsEverySizeOfText) {
    for (const int percent : {80, 100, 150, 200}) {
        look.setPercent(percent);
        QTest::qWait(1);
        EXPECT_LE(page->minimumSizeHint().width(), 1280) << percent;
        const auto& contents = part<QWidget>("scenarioContents");
        EXPECT_LE(contents.width(), 1280) << percent << ": nothing beyond the right edge";
    }
}

} // namespace umpire::gui::test::scenario_test
