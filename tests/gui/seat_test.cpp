// Two players at one laptop: nobody reads the other's hand, wherever he looks.

#include "desk.h"

#include "cards/card_table.h"
#include "document/text.h"
#include "models/order_of_battle_model.h"
#include "players/players_window.h"
#include "seat/seat_desk.h"
#include "umpire/battle/eyes.h"
#include "window/main_window.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include <set>

namespace umpire::gui::test::seat_test {

namespace {

class Seats : public Desk {
  protected:
    Seats() { source = example(QStringLiteral("palestine-1918")); }

    SeatWindow& sit() {
        for (const char* side : {"british", "turkish"}) {
            EXPECT_TRUE(document.execute({{"do", "fill-hand"}, {"side", side}}).ok);
        }
        window->seat().open();
        return *window->seat().seat();
    }
    /// The names of cards that these eyes may not see, and of no card that they may.
    std::set<QString> secretsFrom(const Eyes& eyes) {
        std::set<QString> secret;
        std::set<QString> known;
        for (const Subject* card : battle().all(SubjectKind::Unit)) {
            const bool hand = card->value("pile").text() == "hand";
            const bool seen = sees(document.rules(), battle(), *card, eyes);
            seen ? void(known.insert(toText(card->name))) : void();
            hand && !seen ? void(secret.insert(toText(card->name))) : void();
        }
        for (const QString& name : known) {
            secret.erase(name);
        }
        EXPECT_FALSE(secret.empty());
        return secret;
    }
    /// All that a widget and those in it say, to eyes and to ears.
    static QStringList wordsOf(QWidget& top) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QStringList words;
        QList<QWidget*> all = top.findChildren<QWidget*>();
        all << &top;
        for (const QWidget* widget : all) {
            words << widget->accessibleName() << widget->accessibleDescription() << widget->toolTip()
                  << widget->objectName() << widget->windowTitle() << widget->property("text").toString();
        }
        return words;
    }
    static QStringList rowsOf(const QAbstractItemModel& model, const QModelIndex& under) {
        QStringList rows;
        for (int i = 0; i < model.rowCount(under); ++i) {
            const QModelIndex row = model.index(i, 0, under);
            rows << row.data().toString() << row.data(Qt::AccessibleTextRole).toString()
                 << rowsOf(model, row);
        }
        return rows;
    }
    static void expectNone(const std::set<QString>& secret, QWidget& top) {
        const QString all = wordsOf(top).join(QLatin1Char('\n'));
        for (const QString& name : secret) {
            EXPECT_FALSE(all.contains(name)) << fromText(name);
        }
    }
};

} // namespace

TEST_F(Seats, BeginCoveredAndHideTheUmpiresWindow) {
    SeatWindow& seat = sit();
    EXPECT_TRUE(seat.isVisible());
    EXPECT_FALSE(window->isVisible());
    EXPECT_EQ(seat.seated(), "");
    expectNone(secretsFrom(Eyes::ofEverybody()), seat);
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
    expectNone(secretsFrom(Eyes::of("british")), seat);
    QTest::keyClick(&seat, Qt::Key_H);
    EXPECT_EQ(seat.seated(), "");
    expectNone(secretsFrom(Eyes::ofEverybody()), seat);
    QTest::keyClick(&seat, Qt::Key_Space);
    EXPECT_EQ(seat.seated(), "turkish");
    expectNone(secretsFrom(Eyes::of("turkish")), seat);
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
    expectNone(secretsFrom(Eyes::of("turkish")), seat);
    document.execute({{"do", "undo"}});
    expectNone(secretsFrom(Eyes::of("turkish")), seat);
}

TEST_F(Seats, NobodyActsForTheOther) {
    SeatWindow& seat = sit();
    QTest::keyClick(&seat, Qt::Key_Space);
    EXPECT_EQ(seat.state().subject(), "british");
    QTest::mouseClick(seat.findChild<QPushButton*>(QStringLiteral("cardSide-turkish")), Qt::LeftButton);
    EXPECT_NE(seat.state().subject(), "turkish");
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
    expectNone(secretsFrom(Eyes::ofEverybody()), players);
    const OrderOfBattleModel model(document, OrderOfBattleModel::Audience::Players);
    const QString rows = rowsOf(model, {}).join(QLatin1Char('\n'));
    EXPECT_FALSE(rows.isEmpty());
    for (const QString& name : secretsFrom(Eyes::ofEverybody())) {
        EXPECT_FALSE(rows.contains(name)) << fromText(name);
    }
}

} // namespace umpire::gui::test::seat_test
