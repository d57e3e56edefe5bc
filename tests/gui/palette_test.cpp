// The command palette: what is found by a few letters, and what choosing it does.

#include "help/command_palette.h"

#include "document/text.h"
#include "help/palette_search.h"
#include "test_window.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

namespace umpire::gui::test::palette_test {

TEST(FuzzyMatches, ForgiveCaseAccentsSignsAndHaste) {
    const QString name = QStringLiteral("12th Light Horse Regiment");
    for (const char* typed :
         {"12th light", "LIGHT HORSE", "12lh", "12 lh", "lhr", "horse 12", "lght", "lihgt", "regmt"}) {
        EXPECT_GT(FuzzyMatch(QString::fromUtf8(typed)).score(name), 0) << typed;
    }
    for (const char* typed : {"11lh", "13th", "battery", "xyz", "12 camel"}) {
        EXPECT_EQ(FuzzyMatch(QString::fromUtf8(typed)).score(name), 0) << typed;
    }
    EXPECT_GT(FuzzyMatch(QStringLiteral("i/67")).score(QStringLiteral("I/67th")), 0);
    EXPECT_GT(FuzzyMatch(QStringLiteral("kuhne")).score(QStringLiteral("Kühne's column")), 0);
    EXPECT_GT(FuzzyMatch(QStringLiteral("lets")).score(QStringLiteral("Let's get the buggers!")), 0);
}

TEST(FuzzyMatches, PutTheBetterFirst) {
    const auto score = [](const char* typed, const char* name) {
        return FuzzyMatch(QString::fromUtf8(typed)).score(QString::fromUtf8(name));
    };
    EXPECT_GT(score("auck", "Auckland Mounted Rifles"), score("auck", "Ayrshire Battery of Auckland"));
    EXPECT_GT(score("horse", "Horse"), score("horse", "Horsemen"));
    EXPECT_GT(score("horse", "Horsemen"), score("horse", "Seahorses"));
    EXPECT_GT(score("cant", "Canterbury"), score("cant", "Chant"));
    EXPECT_GT(score("", "anything"), 0);
}

/// Writes down what it is asked.
struct ScriptedHost : PaletteHost {
    Id unit;
    QMenuBar* bar = nullptr;
    QStringList done;

    Id chosenUnit() const override { return unit; }
    QList<QAction*> menuActions() const override {
        QList<QAction*> actions;
        for (const QMenu* menu : bar->findChildren<QMenu*>()) {
            actions << menu->actions();
        }
        return actions;
    }
    void choose(const Id& id) override { done << QStringLiteral("choose %1").arg(toText(id)); }
    void choose(const Id& id, const Id& target, const Id& offer) override {
        done << QStringLiteral("%1 %2 %3").arg(toText(id), toText(target), toText(offer));
    }
    void choose(const Id& id, const Id& target, const Id& offer, const Id&, const Id& word) override {
        done << QStringLiteral("%1 %2 %3 %4").arg(toText(id), toText(target), toText(offer), toText(word));
    }
    void take(const Json& command) override { done << toText(command.dump()); }
    void showSheet(const Id& subject) override { done << QStringLiteral("sheet ") + toText(subject); }
    void showHistory(const Id& subject) override { done << QStringLiteral("history ") + toText(subject); }
    void showTurn(int turn) override { done << QStringLiteral("turn %1").arg(turn); }
};

class PaletteWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        host.bar = window->findChild<QMenuBar*>();
        palette = new CommandPalette(look, document, host, window.get());
        line = palette->findChild<QLineEdit*>(QStringLiteral("paletteLine"));
        list = palette->findChild<QListView*>(QStringLiteral("paletteList"));
        checker = std::make_unique<QAbstractItemModelTester>(list->model());
    }
    void ask(const QString& typed) {
        palette->open();
        QTest::keyClicks(line, typed);
    }
    QString row(int at) {
        const QModelIndex index = list->model()->index(at, 0);
        return index.data().toString() + QStringLiteral(" | ") +
               index.data(PaletteModel::DetailRole).toString();
    }
    /// Types it and presses Enter: what the host was asked.
    QString answer(const QString& typed) {
        host.done.clear();
        ask(typed);
        QTest::keyClick(line, Qt::Key_Return);
        return host.done.join(QLatin1Char(';'));
    }
    QString no(const char* unit) { return document.number(unit); }

    ScriptedHost host;
    CommandPalette* palette = nullptr;
    QLineEdit* line = nullptr;
    QListView* list = nullptr;
    std::unique_ptr<QAbstractItemModelTester> checker;
};

TEST_F(PaletteWindow, AUnitIsFoundByNumberOrPartOfItsName) {
    EXPECT_EQ(answer(no("12lhr")), QStringLiteral("choose 12lhr"));
    EXPECT_EQ(answer(QStringLiteral("12lh")), QStringLiteral("choose 12lhr"));
    EXPECT_EQ(answer(QStringLiteral("auck")), QStringLiteral("choose auckland-mr"));
    EXPECT_EQ(answer(QStringLiteral("i/67")), QStringLiteral("choose i-67"));
    EXPECT_FALSE(palette->isVisible());
}

TEST_F(PaletteWindow, WhatOnlySomeCanDoIsFoundByItsNameAlone) {
    EXPECT_EQ(answer(QStringLiteral("strafe")), QStringLiteral("rfc  shoot strafing"));
    EXPECT_EQ(answer(no("rfc") + QStringLiteral(" bomb ") + no("i-67")),
              QStringLiteral("rfc i-67 shoot bombing"));
    ask(QStringLiteral("crash"));
    ASSERT_GT(list->model()->rowCount(), 0);
    EXPECT_TRUE(row(0).contains(QStringLiteral("Crash"), Qt::CaseInsensitive)) << fromText(row(0));
    document.execute(
        {{"do", "adjust"}, {"subject", "rfc"}, {"set", {{"state", "gone"}, {"gone-as", "shot-down"}}}});
    EXPECT_EQ(answer(no("rfc") + QStringLiteral(" crash")), QStringLiteral("rfc  crash-site"));
}

TEST_F(PaletteWindow, TwoNumbersAreAFirerAndItsTarget) {
    const QString both = no("12lhr") + QLatin1Char(' ') + no("i-67");
    EXPECT_TRUE(answer(both).startsWith(QStringLiteral("12lhr i-67 ")))
        << fromText(host.done.join(QLatin1Char(';')));
    EXPECT_EQ(answer(no("12lhr") + QStringLiteral(" shoot ") + no("i-67")),
              QStringLiteral("12lhr i-67 shoot"));
    EXPECT_EQ(answer(no("12lhr") + QStringLiteral(" charge ") + no("i-67")),
              QStringLiteral("12lhr i-67 charge"));
    EXPECT_EQ(answer(QStringLiteral("melee ") + both), QStringLiteral("12lhr i-67 melee"));
    EXPECT_EQ(answer(no("12lhr") + QStringLiteral(" shoot i/67")), QStringLiteral("12lhr i-67 shoot"));
    EXPECT_EQ(answer(no("12lhr") + QStringLiteral(" reform")), QStringLiteral("12lhr  reform"));
    EXPECT_EQ(answer(QStringLiteral("12lh shoot i/67")), QStringLiteral("12lhr i-67 shoot"));
    EXPECT_EQ(answer(QStringLiteral("auck mr charge sniper")),
              QStringLiteral("auckland-mr saba-sniper charge"));
}

TEST_F(PaletteWindow, DueTestsOfficersAndTurnsAreFound) {
    click("12lhr");
    click("i-67");
    state().setOffer("shoot");
    type(QStringLiteral("ow5"));
    ASSERT_FALSE(battle().due.empty());
    EXPECT_EQ(answer(QStringLiteral("due")), toText(std::string(battle().due.front().command.line())));
    EXPECT_EQ(answer(QStringLiteral("turn 1")), QStringLiteral("turn 1"));
    EXPECT_EQ(answer(QStringLiteral("history 12lh")), QStringLiteral("history 12lhr"));
    EXPECT_EQ(answer(QStringLiteral("casualty grant")),
              QStringLiteral("{\"do\":\"check\",\"check\":\"officer-casualty\",\"officer\":\"grant\"}"));
}

TEST_F(PaletteWindow, TheMenusAreThereWithTheirShortcuts) {
    leaveOwed();
    ask(QStringLiteral("next ph"));
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("Next phase | Play"))) << fromText(row(0));
    EXPECT_FALSE(list->model()->index(0, 0).data(PaletteModel::HintRole).toString().isEmpty());
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_EQ(battle().clock.phase, "normal-moves");
}

TEST_F(PaletteWindow, WhatIsNotPossibleSaysWhyAndStaysOpen) {
    ask(QStringLiteral("knackered 4th light horse"));
    EXPECT_FALSE(list->model()->index(0, 0).data(PaletteModel::EnabledRole).toBool());
    QTest::keyClick(line, Qt::Key_Return);
    EXPECT_TRUE(palette->isVisible());
    EXPECT_TRUE(host.done.isEmpty());
}

TEST_F(PaletteWindow, FindsWhatIsCalledOtherwiseInTheMenus) {
    ask(QStringLiteral("replay"));
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("Look back through the battle"))) << fromText(row(0));
    ask(QStringLiteral("surrender"));
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("Knackered test"))) << fromText(row(0));
}

TEST_F(PaletteWindow, ArrowsAndNumbersChooseARowAndEscapeCloses) {
    ask(no("12lhr"));
    const QString third = row(2);
    QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Down);
    EXPECT_EQ(list->currentIndex().row(), 2);
    QTest::keyClick(line, Qt::Key_Up);
    EXPECT_EQ(list->currentIndex().row(), 1);
    QTest::keyClick(line, Qt::Key_3, Qt::AltModifier);
    EXPECT_EQ(host.done.size(), 1);
    EXPECT_FALSE(palette->isVisible());
    ask(QStringLiteral("xqz"));
    EXPECT_EQ(list->model()->rowCount(), 0);
    QTest::keyClick(line, Qt::Key_Escape);
    EXPECT_FALSE(palette->isVisible());
    EXPECT_FALSE(third.isEmpty());
}

TEST_F(PaletteWindow, WhatWasUsedLastComesFirst) {
    waiveAll(); // what is owed comes before it
    palette->open();
    const QString before = row(0);
    answer(QStringLiteral("wellington mounted"));
    palette->open();
    EXPECT_NE(row(0), before);
    EXPECT_TRUE(row(0).contains(QStringLiteral("Wellington"))) << fromText(row(0));
    EXPECT_EQ(palette->recent().size(), 1);
}

TEST_F(PaletteWindow, WorksWithoutABattle) {
    document.close();
    EXPECT_EQ(answer(QStringLiteral("12")), QString());
    ask(QStringLiteral("dark"));
    EXPECT_TRUE(row(0).startsWith(QStringLiteral("Dark | View"))) << fromText(row(0));
}

TEST_F(PaletteWindow, StaysInsideItsWindow) {
    for (const int percent : {100, 200}) {
        look.setPercent(percent);
        ask(QStringLiteral("12"));
        EXPECT_TRUE(window->rect().contains(palette->geometry())) << percent;
        palette->dismiss();
    }
    look.setPercent(100);
}

} // namespace umpire::gui::test::palette_test
