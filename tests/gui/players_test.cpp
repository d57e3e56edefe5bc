// The players' window shows nothing that is kept from the players.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "models/battle_reader.h"
#include "players/action_board.h"
#include "players/players_window.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QTextDocumentFragment>

namespace umpire::gui::test::players_test {

namespace {

class Players : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        settings.set(Settings::Key::Theme, QStringLiteral("light"));
        players = std::make_unique<PlayersWindow>(document, settings);
        players->show();
    }

    void setSecret(const Id& unit, bool secret) {
        ASSERT_TRUE(
            document
                .execute(
                    {{"do", "adjust"}, {"subject", unit}, {"set", {{"secret", secret}}}, {"reason", "test"}})
                .ok);
    }
    bool onField(const Id& unit) { return players->orderOfBattle().indexOf(unit).isValid(); }
    GroupFacts group(const Id& id) {
        return players->orderOfBattle().indexOf(id).data(OrderOfBattleModel::GroupRole).value<GroupFacts>();
    }
    QString text(const char* name) {
        if (const auto* action = players->findChild<ActionBoard*>(QLatin1String(name))) {
            return action->words();
        }
        const QString html = players->findChild<QLabel*>(QLatin1String(name))->text();
        return QTextDocumentFragment::fromHtml(html).toPlainText();
    }
    void shoot(const Id& unit, const Id& target, int die) {
        ASSERT_TRUE(
            document.execute({{"do", "shoot"}, {"unit", unit}, {"target", target}, {"dice", {die}}}).ok);
    }

    std::unique_ptr<PlayersWindow> players;
};

} // namespace

TEST_F(Players, SeeNeitherHiddenUnitsNorTheirStrength) {
    OrderOfBattleModel model(document, Viewer::ofEverybody());
    const QAbstractItemModelTester tester(&model);
    const int whole = group("67r").start;
    ASSERT_TRUE(onField("i-67"));
    setSecret("i-67", true);
    EXPECT_FALSE(onField("i-67"));
    EXPECT_TRUE(onField("ii-67"));
    EXPECT_EQ(group("67r").start, whole - 4);
    EXPECT_TRUE(window->orderOfBattle().indexOf("i-67").isValid()) << "the umpire sees it";
    setSecret("i-67", false);
    EXPECT_TRUE(onField("i-67"));
    EXPECT_EQ(group("67r").start, whole);
}

TEST_F(Players, CloseTheirWindowByKeysAndFindItWhereItStood) {
    EXPECT_TRUE(players->testAttribute(Qt::WA_ShowWithoutActivating)) << "the keyboard stays at the table";
    QTest::keyClick(players.get(), Qt::Key_Escape);
    EXPECT_FALSE(players->isVisible());
    players->show();
    players->setGeometry(60, 70, 700, 600);
    players->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(players.get()));
    QTest::keyClick(players.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(players->isVisible());
    players->show();
    players->setGeometry(80, 90, 710, 610);
    players.reset();
    EXPECT_EQ(PlayersWindow(document, settings).geometry(), QRect(80, 90, 710, 610));
}

TEST_F(Players, SeeNoOrders) {
    const QModelIndex unit = players->orderOfBattle().indexOf("i-67");
    EXPECT_TRUE(unit.data(OrderOfBattleModel::UnitRole).value<UnitFacts>().order.isEmpty());
    EXPECT_FALSE(unit.data(Qt::ToolTipRole).toString().contains(QStringLiteral("order")));
    EXPECT_FALSE(window->orderOfBattle()
                     .indexOf("i-67")
                     .data(OrderOfBattleModel::UnitRole)
                     .value<UnitFacts>()
                     .order.isEmpty());
}

TEST_F(Players, SeeTheMomentAndTheLastResult) {
    EXPECT_EQ(text("playersTurn"), QStringLiteral("Turn 1 of 12"));
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("Nothing has happened")));
    shoot("12lhr", "i-67", 3);
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("12th Light Horse Regiment fires on I/67th")));
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("Spittin' the dummy")));
    document.execute({{"do", "next-phase"}});
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("Spittin' the dummy"))) << "it stays";
    document.undo();
    document.undo();
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("Nothing has happened")));
}

TEST_F(Players, AreNotToldOfWhatHiddenUnitsDo) {
    shoot("12lhr", "i-67", 5);
    setSecret("ii-67", true);
    shoot("11lhr", "ii-67", 1);
    EXPECT_FALSE(text("playersResult").contains(QStringLiteral("II/67th")));
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("12th Light Horse")));
}

TEST_F(Players, DoNotSeeABrigadeOfWhichTheySeeNobody) {
    Ids units;
    for (const Id& id : battle().withAllBelow("67r")) {
        if (battle().find(id)->kind == SubjectKind::Unit) {
            units.push_back(id);
        }
    }
    ASSERT_FALSE(units.empty());
    for (const Id& id : units) {
        EXPECT_TRUE(onField("67r")) << "somebody of it is seen";
        setSecret(id, true);
    }
    EXPECT_FALSE(onField("67r"));
    setSecret(units.front(), false);
    EXPECT_TRUE(onField("67r"));
    EXPECT_TRUE(onField(units.front()));
}

TEST_F(Players, AreToldWhoActsOnWhomWithTheDiceAndTheOutcome) {
    players->setChoice("12lhr", "i-67");
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("12th Light Horse Regiment → I/67th")));
    EXPECT_TRUE(text("playersResult").contains(QStringLiteral("still to fall")));
    shoot("12lhr", "i-67", 3);
    const QStringList lines = text("playersResult").split(QLatin1Char('\n'));
    EXPECT_TRUE(lines.value(0).contains(QStringLiteral("fires on")));
    EXPECT_TRUE(lines.contains(QStringLiteral("3"))) << "the die";
    EXPECT_TRUE(lines.contains(QStringLiteral("Spittin' the dummy")));
}

TEST_F(Players, WaitForTheDiceWhateverIsWrittenMeanwhile) {
    shoot("12lhr", "i-67", 3);
    const auto waits = [this] { return text("playersResult").contains(QStringLiteral("still to fall")); };
    players->setChoice("11lhr", "ii-67");
    ASSERT_TRUE(waits());
    ASSERT_TRUE(document.execute({{"do", "time"}, {"seconds", 60}}).ok);
    EXPECT_TRUE(waits());
    ASSERT_TRUE(document.execute({{"do", "note"}, {"record", 1}, {"text", "in the dust"}}).ok);
    EXPECT_TRUE(waits());
    shoot("11lhr", "ii-67", 1);
    EXPECT_FALSE(waits());
}

TEST_F(Players, AreNotToldWhoIsAboutToActOnSomebodyHidden) {
    setSecret("ii-67", true);
    players->setChoice("12lhr", "ii-67");
    EXPECT_FALSE(text("playersResult").contains(QStringLiteral("II/67th")));
}

TEST_F(Players, HaveTheUnitsConcernedInViewByThemselves) {
    players->resize(900, 500);
    // The last of a side lies furthest below.
    const Id last = battle().all(SubjectKind::Unit).back()->id;
    for (const Id& target : {last, Id("i-67"), last}) {
        players->setChoice("12lhr", target);
        const QModelIndex unit = players->orderOfBattle().indexOf(target);
        TileList* list = players->field().listOf(unit);
        ASSERT_NE(list, nullptr);
        EXPECT_TRUE(QTest::qWaitFor([list, unit] {
            return list->viewport()->visibleRegion().boundingRect().contains(list->visualRect(unit).center());
        })) << target;
    }
}

TEST_F(Players, SeeWhatHappensLargeAtAnySizeOfTheWindow) {
    shoot("12lhr", "i-67", 3);
    for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160), QSize(640, 480)}) {
        players->resize(size);
        const auto* board = players->findChild<ActionBoard*>();
        EXPECT_TRUE(QTest::qWaitFor([&] { return board->height() >= size.height() / 4; })) << size.width();
        EXPECT_GE(board->scale(), size.width() < 1000 ? 0.4 : 0.6) << size.width();
    }
}

TEST_F(Players, CannotChangeAnything) {
    click("12lhr");
    players->setChoice("12lhr", "i-67");
    const int cursor = document.session().cursor();
    for (QWidget* widget : players->findChildren<QWidget*>()) {
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    for (const int key : {Qt::Key_Return, Qt::Key_Space, Qt::Key_5}) {
        QTest::keyClick(players.get(), static_cast<Qt::Key>(key));
    }
    EXPECT_EQ(document.session().cursor(), cursor);
    EXPECT_EQ(state().subject(), "12lhr");
}

TEST_F(Players, HaveASizeOfTextOfTheirOwnThatIsRemembered) {
    look.setPercent(100);
    players->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(players.get()));
    players->setPercent(150);
    EXPECT_EQ(look.percent(), 100);
    QTest::keyClick(players.get(), Qt::Key_Plus, Qt::ControlModifier);
    QTest::qWait(1);
    EXPECT_EQ(players->look().percent(), 160);
    players->setPercent(50);
    EXPECT_EQ(players->look().percent(), 100) << "never smaller than the umpire's usual size";
    players->setPercent(170);
    players.reset();
    const PlayersWindow again(document, settings);
    EXPECT_EQ(again.look().percent(), 170);
}

TEST_F(Players, FillTheScreenWithF11) {
    players->activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(players.get()));
    QTest::keyClick(players.get(), Qt::Key_F11);
    EXPECT_TRUE(players->isFullScreen());
    EXPECT_TRUE(settings.value(Settings::Key::PlayersFullScreen).toBool());
    QTest::keyClick(players.get(), Qt::Key_Escape);
    EXPECT_FALSE(players->isFullScreen());
}

TEST_F(Players, FollowTheThemeOfTheProgram) {
    settings.set(Settings::Key::Theme, QStringLiteral("dark"));
    look.setThemeName(QStringLiteral("dark"));
    QApplication::processEvents();
    EXPECT_TRUE(players->look().theme().dark);
    EXPECT_EQ(players->palette().color(QPalette::Window), Theme::night().palette().color(QPalette::Window));
}

TEST_F(Players, AreToldWhenNoBattleIsOpen) {
    document.close();
    EXPECT_TRUE(players->findChild<QLabel*>(QStringLiteral("playersEmpty"))->isVisible());
}

} // namespace umpire::gui::test::players_test
