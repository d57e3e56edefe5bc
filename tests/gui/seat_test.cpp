// Two players at one laptop: nobody reads the other's hand, wherever he looks.

#include "seats.h"

#include "models/order_of_battle_model.h"
#include "players/players_window.h"
#include "umpire/battle/hidden_total.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <cmath>

namespace umpire::gui::test::seat_test {

TEST_F(Seats, BeginCoveredAndHideTheUmpiresWindow) {
    SeatWindow& seat = sit();
    EXPECT_TRUE(seat.isVisible());
    EXPECT_FALSE(window->isVisible());
    EXPECT_EQ(seat.seated(), "");
    expectNone(secretsFrom(Viewer::ofEverybody()), seat);
}

TEST_F(Seats, ShowTheOwnHandWithOneKeyAndNothingOfTheOther) {
    SeatWindow& seat = sit();
    QTest::keyClick(&seat, Qt::Key_Space);
    EXPECT_EQ(seat.seated(), "british");
    int own = 0;
    for (const CardButton* card : seat.findChild<CardTable*>()->cards()) {
        own += card->card().open;
    }
    EXPECT_EQ(own, 10);
    expectNone(secretsFrom(Viewer::of("british")), seat);
    QTest::keyClick(&seat, Qt::Key_H);
    EXPECT_EQ(seat.seated(), "");
    expectNone(secretsFrom(Viewer::ofEverybody()), seat);
    QTest::keyClick(&seat, Qt::Key_Space);
    EXPECT_EQ(seat.seated(), "turkish");
    expectNone(secretsFrom(Viewer::of("turkish")), seat);
}

TEST_F(Seats, WhatIsLaidFaceDownStaysUnknownToTheOther) {
    SeatWindow& seat = sit();
    QTest::keyClick(&seat, Qt::Key_Space);
    document.execute({{"do", "next-phase"}});
    document.execute({{"do", "next-phase"}});
    for (const CardButton* card : seat.findChild<CardTable*>()->cards()) {
        const Id id = fromText(card->card().unit.id);
        if (!id.empty() &&
            document.execute({{"do", "commit"}, {"side", "british"}, {"cards", Json::array({id})}}).ok) {
            break;
        }
    }
    QTest::keyClick(&seat, Qt::Key_H);
    QTest::keyClick(&seat, Qt::Key_Space);
    expectNone(secretsFrom(Viewer::of("turkish")), seat);
    document.execute({{"do", "undo"}});
    expectNone(secretsFrom(Viewer::of("turkish")), seat);
}

TEST_F(Seats, TellWhoeverSitsThereHowHisTotalStands) {
    SeatWindow& seat = sit();
    auto* line = seat.findChild<QLabel*>(QStringLiteral("coveredLine"));
    document.execute({{"do", "next-phase"}});
    document.execute({{"do", "next-phase"}});
    QTest::keyClick(&seat, Qt::Key_Space);
    QTest::qWait(50);
    EXPECT_FALSE(line->isVisible()) << "nothing is laid";
    layOne("british");
    layOne("turkish");
    const CoveredOdds odds = coveredOdds("british", document.rules(), nullptr, battle());
    ASSERT_GT(odds.count, 0);
    QTRY_VERIFY(line->isVisible());
    EXPECT_TRUE(line->accessibleName().startsWith(QStringLiteral("Your total beats theirs: ")))
        << fromText(line->accessibleName());
    const bool certain = odds.beats == 0 || odds.beats == 1;
    const double whole = certain ? odds.beats * 100 : std::clamp(odds.beats * 100, 1.0, 99.0);
    EXPECT_TRUE(line->accessibleName().contains(QString::number(std::lround(whole))))
        << fromText(line->accessibleName()) << odds.beats;
    QTest::keyClick(&seat, Qt::Key_H);
    EXPECT_FALSE(line->isVisible());
    EXPECT_EQ(line->accessibleName(), QString());
    QTest::qWait(50);
    EXPECT_EQ(line->accessibleName(), QString()) << "it is for nobody while all is covered";
    goToPhase("air");
    QTest::keyClick(&seat, Qt::Key_Space);
    QTRY_VERIFY(line->accessibleName().startsWith(QStringLiteral("As the cards lie now, your total ")));
}

TEST_F(Seats, NobodyActsForTheOther) {
    SeatWindow& seat = sit();
    QTest::keyClick(&seat, Qt::Key_Space);
    EXPECT_EQ(seat.state().subject(), "british");
    QTest::mouseClick(seat.findChild<QPushButton*>(QStringLiteral("cardSide-turkish")), Qt::LeftButton);
    EXPECT_NE(seat.state().subject(), "turkish");
}

/// What the other laid face down is not taken back by whoever sits there now.
TEST_F(Seats, UndoStopsAtWhatTheOtherDid) {
    SeatWindow& seat = sit();
    document.execute({{"do", "next-phase"}});
    document.execute({{"do", "next-phase"}});
    layOne("british");
    const int laid = document.session().cursor();
    QTest::keyClick(&seat, Qt::Key_Space);
    QTest::keyClick(&seat, Qt::Key_H);
    QTest::keyClick(&seat, Qt::Key_Space);
    ASSERT_EQ(seat.seated(), "turkish");
    auto* undo = seat.findChild<QPushButton*>(QStringLiteral("seatUndo"));
    auto* said = seat.findChild<QLabel*>(QStringLiteral("seatSaid"));
    QTest::mouseClick(undo, Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), laid);
    EXPECT_TRUE(said->text().contains(QStringLiteral("acted last"))) << fromText(said->text());
    layOne("turkish");
    QTest::mouseClick(undo, Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), laid) << "the own act goes";
    QTest::keyClick(&seat, Qt::Key_H);
    QTest::keyClick(&seat, Qt::Key_Space);
    QTest::mouseClick(undo, Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), laid - 1);
}

/// One alone does not click through the phases: where both have something to do, each is asked once.
TEST_F(Seats, APhaseOfBothAsksForBoth) {
    SeatWindow& seat = sit();
    goToPhase("reserve");
    auto* next = seat.findChild<QPushButton*>(QStringLiteral("seatNextPhase"));
    auto* covered = seat.findChild<QLabel*>(QStringLiteral("seatCovered"));
    QTest::keyClick(&seat, Qt::Key_Space);
    ASSERT_EQ(seat.seated(), "british");
    EXPECT_FALSE(covered->text().contains(QStringLiteral("has still to act")));
    QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_EQ(battle().clock.phase, "reserve");
    EXPECT_EQ(seat.seated(), "") << "handed over";
    EXPECT_TRUE(covered->text().contains(QStringLiteral("has still to act"))) << fromText(covered->text());
    QTest::keyClick(&seat, Qt::Key_Space);
    ASSERT_EQ(seat.seated(), "turkish");
    QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_EQ(battle().clock.phase, "order-of-battle") << "both were here";
    QTest::mouseClick(next, Qt::LeftButton);
    EXPECT_EQ(battle().clock.phase, "order-of-battle") << "and both are asked anew";
}

/// Whoever asks a screen reader finds no hand in the umpire's window behind.
TEST_F(Seats, TheHiddenWindowIsUnheard) {
    const auto heard = [this] {
        const QAccessibleInterface* tree = QAccessible::queryAccessibleInterface(window.get());
        return tree ? tree->childCount() : -1;
    };
    EXPECT_GT(heard(), 0);
    sit();
    EXPECT_EQ(heard(), 0);
    EXPECT_EQ(QAccessible::queryAccessibleInterface(window.get())->child(0), nullptr);
    QTest::mouseClick(window->seat().seat()->findChild<QPushButton*>(QStringLiteral("seatLeave")),
                      Qt::LeftButton);
    QTest::qWait(20);
    EXPECT_GT(heard(), 0);
}

TEST_F(Seats, TheProgramPlaysForWhoeverIsNotThere) {
    window->seat().open();
    SeatWindow& seat = *window->seat().seat();
    QTest::mouseClick(seat.findChild<QPushButton*>(QStringLiteral("seatProgram")), Qt::LeftButton);
    EXPECT_GT(document.session().cursor(), 0);
    EXPECT_EQ(battle().find("british")->value("camp").text(), "british");
    EXPECT_EQ(seat.seated(), "");
    QTest::keyClick(&seat, Qt::Key_Space);
    EXPECT_EQ(seat.seated(), "turkish") << "the other's turn";
}

TEST_F(Seats, AreLeftByBothPlayersLeave) {
    SeatWindow& seat = sit();
    prompts.goOn = false;
    seat.close();
    EXPECT_TRUE(seat.isVisible());
    prompts.goOn = true;
    QTest::mouseClick(seat.findChild<QPushButton*>(QStringLiteral("seatLeave")), Qt::LeftButton);
    QTest::qWait(20);
    EXPECT_TRUE(window->isVisible());
    EXPECT_EQ(window->seat().seat(), nullptr);
}

TEST_F(Seats, ThePlayersWindowTellsNoHand) {
    for (const char* side : {"british", "turkish"}) {
        ASSERT_TRUE(document.execute({{"do", "fill-hand"}, {"side", side}}).ok);
    }
    PlayersWindow players(document, settings);
    players.show();
    expectNone(secretsFrom(Viewer::ofEverybody()), players);
    const OrderOfBattleModel model(document, Viewer::ofEverybody());
    const QString rows = rowsOf(model, {}).join(QLatin1Char('\n'));
    EXPECT_FALSE(rows.isEmpty());
    for (const QString& name : secretsFrom(Viewer::ofEverybody())) {
        EXPECT_FALSE(rows.contains(name)) << fromText(name);
    }
}

} // namespace umpire::gui::test::seat_test
