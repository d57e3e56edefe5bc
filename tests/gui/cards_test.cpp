// The table of a game of cards in the place of the units.

#include "test_window.h"

#include "cards/card_table.h"
#include "document/text.h"
#include "field/field_view.h"
#include "look/widgets.h"
#include "table/table_screen.h"
#include "umpire/worksheet/suggestion.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::cards_test {

namespace {

class Cards : public TestWindow {
  protected:
    Cards() { source = example(QStringLiteral("palestine-1918")); }

    CardTable* table() { return find<CardTable>("cardTable"); }
    void fill(const char* side) {
        Json command{{"do", "fill-hand"}, {"side", side}};
        ASSERT_TRUE(document.execute(command).ok);
    }
    QList<CardButton*> of(const QString& pile, const QList<CardButton*>& cards) {
        QList<CardButton*> lying;
        for (CardButton* card : cards) {
            const Subject* unit = battle().find(fromText(card->card().unit.id));
            if (unit && toText(unit->value("pile").text()) == pile) {
                lying << card;
            }
        }
        return lying;
    }
    QList<CardButton*> hand() { return of(QStringLiteral("hand"), table()->cards()); }
};

} // namespace

TEST_F(Cards, AreOfferedWhatTheyMayDoAndTheRestUnderMore) {
    const auto put = [this](const char* card, const char* pile) {
        const Json command{{"do", "adjust"}, {"subject", card}, {"set", {{"pile", pile}}}};
        ASSERT_TRUE(document.execute(command).ok);
    };
    const auto shown = [this](const char* action) {
        QCoreApplication::processEvents();
        const auto* button = window->findChild<QPushButton*>(QLatin1String(action));
        return button && button->isVisible();
    };
    put("bedouins", "field");
    put("engineer", "field");
    put("royal-air-force-1", "hand");
    state().choose("engineer");
    EXPECT_FALSE(shown("offer-air-strike"));
    EXPECT_TRUE(find<QLabel>("hintLabel")->text().contains(QStringLiteral("More")));
    EXPECT_NE(window->findChild<QAction*>(QStringLiteral("offer-air-strike")), nullptr)
        << "an umpire may want it all the same";
    state().choose("royal-air-force-1");
    EXPECT_TRUE(shown("offer-air-strike"));
    EXPECT_FALSE(shown("offer-cavalry-strike"));
}

TEST_F(Cards, ASideIsOfferedWhatItDoesInThePhase) {
    state().choose("british");
    EXPECT_EQ(state().offer()->id, "fill-hand");
    waiveAll();
    ASSERT_TRUE(
        document
            .execute(
                {{"do", "adjust"}, {"subject", "turn"}, {"set", {{"phase", "air"}}}, {"reason", "to look"}})
            .ok);
    state().clear();
    state().choose("british");
    EXPECT_EQ(state().offer()->id, "pass");
    ASSERT_TRUE(state().apply());
    state().clear();
    state().choose("british");
    EXPECT_EQ(state().offer(), nullptr) << "it has passed, and the hand is filled in another phase";
}

TEST_F(Cards, AreDrawnByTheProgramWhenAsked) {
    state().choose("british", {}, "fill-hand");
    auto* roll = find<QPushButton>("rollButton");
    ASSERT_TRUE(roll->isVisible() && roll->isEnabled());
    QTest::mouseClick(roll, Qt::LeftButton);
    EXPECT_EQ(hand().size(), 10);
}

TEST_F(Cards, AreDrawnByHandAndTypedByTheirLetters) {
    state().choose("british", {}, "fill-hand");
    auto* edit = find<QLineEdit>("drawEdit");
    ASSERT_TRUE(edit->isVisible());
    press(Qt::Key_Plus);
    EXPECT_TRUE(edit->hasFocus());
    QTest::keyClicks(edit, QStringLiteral("zeppelin"));
    QTest::keyClick(edit, Qt::Key_Return);
    EXPECT_TRUE(edit->accessibleDescription().contains(QStringLiteral("zeppelin")));
    EXPECT_FALSE(state().hasDice());
    for (const char* letters : {"allenby", "patrol", "lawrence", "engineer", "forage", "roads", "roads",
                                "roads", "howeitat", "french"}) {
        edit->clear();
        QTest::keyClicks(edit, QLatin1String(letters));
        QTest::keyClick(edit, Qt::Key_Return);
    }
    ASSERT_EQ(hand().size(), 10);
    EXPECT_EQ(battle().find("general-allenby")->value("pile").text(), "hand");
    EXPECT_EQ(battle().find("roads-3")->value("pile").text(), "hand");
}

TEST_F(Cards, TakeThePlaceOfTheUnitsAndGiveItBack) {
    EXPECT_TRUE(table()->isVisible());
    EXPECT_FALSE(window->table().field().isVisible());
    press(Qt::Key_G, Qt::ControlModifier);
    EXPECT_FALSE(table()->isVisible());
    EXPECT_TRUE(window->table().field().isVisible());
}

TEST_F(Cards, AreLaidOutByNameAndWorthAndStacksAreCounted) {
    const auto* stacks = find<QLabel>("cardStacks-british");
    EXPECT_TRUE(stacks->accessibleName().contains(QStringLiteral("43")))
        << fromText(stacks->accessibleName());
    fill("british");
    ASSERT_EQ(hand().size(), 10);
    for (const CardButton* card : hand()) {
        EXPECT_FALSE(card->accessibleName().isEmpty());
        EXPECT_TRUE(card->isVisible());
    }
    EXPECT_TRUE(stacks->accessibleName().contains(QStringLiteral("33")))
        << fromText(stacks->accessibleName());
}

/// Whom a leader leads is seen on both cards, and said.
TEST_F(Cards, ShowWhomALeaderIsAttachedTo) {
    const Subject* leader = nullptr;
    const Subject* led = nullptr;
    for (const Subject* card : battle().all(SubjectKind::Unit)) {
        const std::string kind = word(card->id, "kind");
        leader = card->side == "british" && kind == "leader" ? card : leader;
        led = card->side == "british" && kind == "infantry" ? card : led;
    }
    ASSERT_TRUE(leader && led);
    for (const Subject* card : {leader, led}) {
        ASSERT_TRUE(
            document.execute({{"do", "adjust"}, {"subject", card->id}, {"set", {{"pile", "field"}}}}).ok);
    }
    state().choose(leader->id, led->id, "attach");
    ASSERT_TRUE(state().ready()) << fromText(state().sheet().refusal);
    EXPECT_TRUE(resultText().contains(toText(led->name))) << fromText(resultText());
    ASSERT_TRUE(state().apply());
    QStringList said;
    for (const CardButton* card : of(QStringLiteral("field"), table()->cards())) {
        said << card->accessibleName();
    }
    const QString all = said.join(QLatin1Char('\n'));
    EXPECT_TRUE(all.contains(QStringLiteral("with ") + toText(led->name))) << fromText(all);
    EXPECT_TRUE(all.contains(QStringLiteral("with ") + toText(leader->name))) << fromText(all);
}

/// Who won stands above the totals.
TEST_F(Cards, CountingUpSaysFirstWhoWon) {
    while (battle().clock.phase != "infantry") {
        ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    }
    state().take({{"do", "count-up"}});
    ASSERT_TRUE(state().apply());
    EXPECT_LT(resultText().indexOf(QStringLiteral("the battle")),
              resultText().indexOf(QStringLiteral("Counted")))
        << fromText(resultText());
    EXPECT_GE(resultText().indexOf(QStringLiteral("the battle")), 0);
}

TEST_F(Cards, AnEmptyTableSaysWhatToDo) {
    const auto* invitation = find<QLabel>("cardInvitation");
    ASSERT_TRUE(invitation->isVisible());
    EXPECT_TRUE(invitation->text().contains(QStringLiteral("draws to ten")));
    EXPECT_TRUE(find<QLabel>("lastResult")->accessibleName().contains(QStringLiteral("draws to ten")))
        << "each game says its own first sentence";
    EXPECT_FALSE(find<QPushButton>("openSpecials")->isVisible()) << "it has no such board";
    press(Qt::Key_Return);
    EXPECT_EQ(state().command(false), Json({{"do", "fill-hand"}, {"side", "british"}}));
    state().clear();
    fill("british");
    EXPECT_FALSE(invitation->isVisible());
    EXPECT_TRUE(state().sheet().hint.contains(QStringLiteral("the card that strikes")));
}

/// They stand out, and what they may strike is ringed; whose strike it is and what lies there is told.
TEST_F(Cards, ThatMayStrikeNowStandOut) {
    for (const char* card : {"british-artillery-1", "turkish-infantry-1", "tiller"}) {
        ASSERT_TRUE(document.execute({{"do", "adjust"}, {"subject", card}, {"set", {{"pile", "field"}}}}).ok);
    }
    fill("turkish");
    while (battle().clock.phase != "artillery") {
        ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    }
    const auto* gun = find<CardButton>("card-british-artillery-1");
    const auto* infantry = find<CardButton>("card-turkish-infantry-1");
    const auto* leader = find<CardButton>("card-tiller");
    EXPECT_TRUE(gun->card().ready);
    EXPECT_FALSE(infantry->card().ready);
    EXPECT_LT(infantry->height(), gun->height());
    EXPECT_EQ(leader->card().value, QStringLiteral("+3"));
    EXPECT_EQ(leader->card().kind, QStringLiteral("Leader"));
    state().choose("british-artillery-1", {}, "artillery-strike");
    EXPECT_EQ(infantry->part(), CardButton::Part::Open);
    EXPECT_EQ(leader->part(), CardButton::Part::None) << "nobody strikes leaders";
    const QString notes = find<ElidedLabel>("cardNotes-british")->whole();
    EXPECT_TRUE(notes.contains(QStringLiteral("Order of battle: 4"))) << fromText(notes);
    EXPECT_TRUE(notes.contains(QStringLiteral("Strikes now"))) << fromText(notes);
    EXPECT_TRUE(
        find<ElidedLabel>("cardNotes-turkish")->whole().contains(QStringLiteral("Has the initiative")));
}

TEST_F(Cards, StandBesideEachOtherWhereThereIsRoom) {
    fill("british");
    window->resize(1600, 768);
    QTest::qWait(20);
    const QList<CardButton*> cards = hand();
    for (qsizetype i = 1; i < cards.size(); ++i) {
        EXPECT_GE(cards[i]->x(), cards[i - 1]->geometry().right()) << i;
    }
    window->resize(700, 768);
    QTest::qWait(20);
    for (qsizetype i = 1; i < cards.size(); ++i) {
        EXPECT_FALSE(cards[i]->geometry().intersects(cards[i - 1]->geometry())) << "they lie in lines";
    }
}

TEST_F(Cards, OfSomebodyElseSayNothing) {
    fill("british");
    fill("turkish");
    table()->setEyes(Viewer::of("british"));
    int covered = 0;
    for (const CardButton* card : table()->cards()) {
        if (card->card().open) {
            EXPECT_EQ(battle().find(fromText(card->card().unit.id))->side, "british");
            continue;
        }
        ++covered;
        EXPECT_EQ(card->card().unit.id, QString());
        EXPECT_EQ(card->accessibleName(), QStringLiteral("A card, face down"));
        EXPECT_EQ(card->objectName(), QStringLiteral("card-"));
        EXPECT_FALSE(card->isEnabled());
    }
    EXPECT_EQ(covered, 10);
}

TEST_F(Cards, GoIntoTheListOfWhatIsBeingDone) {
    fill("british");
    state().take({{"do", "commit"}, {"side", "british"}});
    CardButton* card = hand().first();
    const Id id = fromText(card->card().unit.id);
    QTest::mouseClick(card, Qt::LeftButton);
    EXPECT_EQ(state().command(false)["cards"], Json::array({id}));
    EXPECT_EQ(card->part(), CardButton::Part::Listed);
    QTest::mouseClick(card, Qt::LeftButton);
    EXPECT_EQ(card->part(), CardButton::Part::None);
}

TEST_F(Cards, AreGoneThroughByKeys) {
    fill("british");
    const QList<CardButton*> cards = hand();
    cards.first()->setFocus();
    press(Qt::Key_Right);
    EXPECT_EQ(window->focusWidget(), cards[1]);
    press(Qt::Key_Left);
    EXPECT_EQ(window->focusWidget(), cards[0]);
    press(Qt::Key_Space);
    EXPECT_EQ(toText(state().subject()), cards[0]->card().unit.id);
    EXPECT_EQ(cards[0]->part(), CardButton::Part::Chosen);
}

TEST_F(Cards, TellTheUmpireWhatEachSideMayExpect) {
    const auto* line = find<QLabel>("coveredLine");
    EXPECT_FALSE(line->isVisible());
    for (const char* side : {"british", "turkish"}) {
        fill(side);
    }
    document.execute({{"do", "next-phase"}});
    document.execute({{"do", "next-phase"}});
    const auto laid = suggestion(document.session(), {"british", true, 1});
    ASSERT_TRUE(laid && document.execute(*laid).ok);
    QTRY_VERIFY(line->isVisible());
    EXPECT_TRUE(line->accessibleName().startsWith(QStringLiteral("Chance of the higher total")))
        << fromText(line->accessibleName());
    document.execute({{"do", "undo"}});
    QTRY_VERIFY(!line->isVisible());
}

} // namespace umpire::gui::test::cards_test
