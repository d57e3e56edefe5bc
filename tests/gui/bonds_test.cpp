// What stands between two units, what a unit has done, and what it can do by itself.

#include "test_window.h"

#include "document/text.h"
#include "field/field_view.h"
#include "field/tie_lines.h"
#include "field/tile_list.h"
#include "models/battle_reader.h"
#include "resolve/claims.h"

#include <QApplication>
#include <QCheckBox>
#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::bonds_test {

namespace {

class Bonds : public TestWindow {
  protected:
    UnitFacts factsOf(const Id& unit) {
        return window->orderOfBattle().indexOf(unit).data(OrderOfBattleModel::UnitRole).value<UnitFacts>();
    }
    void goTo(const char* phase) {
        for (int i = 0; i < 12 && battle().clock.phase != phase; ++i) {
            ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
        }
        ASSERT_EQ(battle().clock.phase, phase);
    }
    void declareCharge() {
        goTo("charge-declarations");
        click("12lhr");
        click("i-67");
        ASSERT_EQ(state().offer()->id, "charge");
        type(QStringLiteral("6"));
        ASSERT_TRUE(state().done());
        QApplication::processEvents();
    }
    QRect tileOf(const Id& unit) {
        const QModelIndex index = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(index);
        const QRect rect = list->visualRect(index);
        return {list->viewport()->mapTo(&window->field(), rect.topLeft()), rect.size()};
    }
    QAction* menuEntry(const Id& unit, const char* name) {
        const QModelIndex tile = window->orderOfBattle().indexOf(unit);
        TileList* list = window->field().listOf(tile);
        const QPoint at = list->visualRect(tile).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, list->viewport()->mapToGlobal(at));
        for (QMenu* old : window->findChildren<QMenu*>(QStringLiteral("fieldMenu"))) {
            delete old;
        }
        QApplication::sendEvent(list->viewport(), &event);
        for (QAction* action : find<QMenu>("fieldMenu")->actions()) {
            if (action->objectName() == QLatin1String(name)) {
                return action;
            }
        }
        return nullptr;
    }
    const WorksheetQuestion* question(const char* fact, const char* place = "") {
        for (const WorksheetRoll& roll : state().sheet().rolls) {
            for (const WorksheetQuestion& question : roll.questions) {
                if (question.fact == fact && question.place == place) {
                    return &question;
                }
            }
        }
        return nullptr;
    }
};

} // namespace

TEST_F(Bonds, ADeclaredChargeStandsOnBothTilesAndOnTheField) {
    auto* lines = find<TieLines>("tieLines");
    EXPECT_FALSE(lines->isVisible());
    declareCharge();
    ASSERT_EQ(factsOf("12lhr").bonds.size(), 1);
    EXPECT_TRUE(factsOf("12lhr").bonds[0].ours);
    EXPECT_EQ(factsOf("12lhr").bonds[0].number, document.number("i-67"));
    ASSERT_EQ(factsOf("i-67").bonds.size(), 1);
    EXPECT_FALSE(factsOf("i-67").bonds[0].ours);
    EXPECT_TRUE(
        BattleReader::aside(factsOf("i-67")).contains(QStringLiteral("from ") + document.number("12lhr")));
    ASSERT_TRUE(lines->isVisible());
    ASSERT_EQ(lines->ways().size(), 1U);
    EXPECT_TRUE(tileOf("12lhr").contains(lines->ways()[0].first().toPoint()));
    EXPECT_TRUE(tileOf("i-67").contains(lines->ways()[0].last().toPoint()));
    document.undo();
    QApplication::processEvents();
    EXPECT_FALSE(lines->isVisible());
}

TEST_F(Bonds, InRowsAnArrowCrossesNobodysWords) {
    window->resize(1366, 768);
    declareCharge();
    QTest::qWait(60);
    ASSERT_EQ(window->field().drawn(), FieldSize::Rows);
    const auto& ways = find<TieLines>("tieLines")->ways();
    ASSERT_EQ(ways.size(), 1U);
    for (qsizetype i = 1; i < ways[0].size(); ++i) {
        const QRectF stretch = QRectF(ways[0][i - 1], ways[0][i]).normalized().adjusted(-1, -1, 1, 1);
        for (const Subject* unit : battle().all(SubjectKind::Unit)) {
            const bool ends = unit->id == "12lhr" || unit->id == "i-67";
            const QRect words = tileOf(unit->id).adjusted(3, 3, -3, -3);
            EXPECT_TRUE(ends || !stretch.intersects(QRectF(words))) << unit->id;
        }
    }
}

TEST(TieRoute, RunsUnderTheRowsItHasToPassAndRoundTheRest) {
    const QRect card(100, 50, 620, 100);
    const QRect other(726, 50, 300, 100);
    const TieEnd middle{{310, 71, 200, 20}, card};
    const TieEnd enemy{{730, 112, 290, 20}, other};
    const QPolygonF way = routedTie(middle, enemy, 40, 6, 0);
    EXPECT_EQ(way.first(), QPointF(509, 90.5)) << "under its right neighbour";
    EXPECT_EQ(way.last(), QPointF(730, 121));
    for (const QPointF& turn : way.mid(1, way.size() - 2)) {
        EXPECT_GT(turn.x(), card.right());
        EXPECT_LT(turn.x(), other.left());
    }
    const TieEnd far{{1040, 112, 290, 20}, {1036, 50, 300, 100}};
    const QPolygonF round = routedTie(middle, far, 40, 6, 0);
    ASSERT_EQ(round.size(), 6);
    EXPECT_EQ(round[2].y(), 40) << "over the heads of those between";
    EXPECT_EQ(round[3].y(), 40);
}

TEST(TieRoute, GoesDownBesideSidesThatStandOneUnderTheOther) {
    const TieEnd upper{{104, 71, 500, 20}, {100, 50, 508, 100}};
    const TieEnd lower{{104, 271, 500, 20}, {100, 250, 508, 100}};
    for (const QPointF& turn : routedTie(upper, lower, 40, 6, 0).mid(1, 2)) {
        EXPECT_GT(turn.x(), 607);
        EXPECT_LT(turn.x(), 620);
    }
}

TEST_F(Bonds, AnArrowGoesAlongWhenTilesFindAnotherPlace) {
    window->resize(1366, 768);
    declareCharge();
    QTest::qWait(60);
    state().clear();
    trigger("show-recordDock");
    QTest::qWait(200);
    const auto& ways = find<TieLines>("tieLines")->ways();
    ASSERT_EQ(ways.size(), 1U);
    EXPECT_TRUE(tileOf("12lhr").adjusted(-1, -1, 1, 1).contains(ways[0].first().toPoint()));
    EXPECT_TRUE(tileOf("i-67").adjusted(-1, -1, 1, 1).contains(ways[0].last().toPoint()));
}

TEST_F(Bonds, InChargeMovesTheLikelyActionIsNotToShoot) {
    declareCharge();
    goTo("charge-moves");
    click("12lhr");
    click("i-67");
    EXPECT_EQ(state().offer()->id, "melee");
    state().clear();
    click("11lhr");
    click("i-48");
    EXPECT_NE(state().offer()->id, "shoot");
}

TEST_F(Bonds, TheMeleeThatIsDueOpensWithWhatIsKnown) {
    declareCharge();
    const Due* due = nullptr;
    for (int i = 0; i < 12 && !due; ++i) {
        document.execute({{"do", "next-phase"}});
        due = battle().findDue("melee-12lhr");
    }
    ASSERT_NE(due, nullptr);
    state().take(Json(due->command));
    EXPECT_EQ(state().subject(), "12lhr");
    EXPECT_EQ(state().target(), "i-67");
    ASSERT_NE(question("charging", "a"), nullptr);
    EXPECT_EQ(question("charging", "a")->value, Json(true));
    type(QStringLiteral("54"));
    EXPECT_TRUE(state().done());
    EXPECT_EQ(battle().findDue("melee-12lhr"), nullptr);
}

TEST_F(Bonds, AChargeIsCalledOffFromTheMenuAndByItsKey) {
    declareCharge();
    QAction* entry = menuEntry("12lhr", "menu-call-off");
    ASSERT_NE(entry, nullptr);
    entry->trigger();
    EXPECT_TRUE(factsOf("12lhr").bonds.isEmpty());
    document.undo();
    EXPECT_FALSE(factsOf("12lhr").bonds.isEmpty());
    state().clear();
    window->field().goTo("12lhr");
    press(Qt::Key_X);
    EXPECT_TRUE(factsOf("12lhr").bonds.isEmpty());
}

TEST_F(Bonds, ATileShowsWhatItsUnitHasDoneAndAFilterWhoHasNot) {
    goTo("shooting");
    click("12lhr");
    click("i-67");
    type(QStringLiteral("o6"));
    ASSERT_TRUE(state().done());
    EXPECT_EQ(factsOf("12lhr").turnActions, QStringList{QStringLiteral("shot")});
    EXPECT_TRUE(BattleReader::aside(factsOf("12lhr")).contains(QStringLiteral("shot")));
    EXPECT_TRUE(factsOf("11lhr").turnActions.isEmpty());
    window->table().openFilter();
    find<QCheckBox>("filterIdle")->click();
    EXPECT_EQ(window->field().matchingUnits(), window->field().allUnits() - 1);
    find<QCheckBox>("filterIdle")->click();
    click("12lhr");
    click("i-67");
    EXPECT_FALSE(state().sheet().warnings.filter(QStringLiteral("has shot in this phase already")).isEmpty());
    document.execute({{"do", "next-phase"}});
    EXPECT_TRUE(factsOf("12lhr").turnActions.isEmpty());
}

TEST_F(Bonds, WhichOfficersAreAtRiskIsAskedTheNearestInRankFirst) {
    goTo("shooting");
    click("12lhr");
    click("i-67");
    ASSERT_NE(question("officers-within-3"), nullptr);
    const WorksheetQuestion officers = *question("officers-within-3");
    ASSERT_GT(officers.choices.size(), 1U);
    const Id nearest = officers.choices[0].id;
    const Subject* unit = battle().find("i-67");
    EXPECT_EQ(battle().find(nearest)->parent, unit->parent) << "of its own formation";
    type(toText(officers.key));
    EXPECT_EQ(state().command()["facts"]["officers-within-3"], Json::array({nearest}));
    type(toText(officers.key));
    EXPECT_EQ(state().command()["facts"]["officers-within-3"].size(), 2U);
    find<QCheckBox>(fromText(QStringLiteral("pick-") + toText(officers.choices[1].id)).c_str())->click();
    EXPECT_EQ(state().command()["facts"]["officers-within-3"], Json::array({nearest}));
    type(QStringLiteral("6"));
    ASSERT_TRUE(state().done());
    int owed = 0;
    for (const Due& due : battle().due) {
        owed += due.check == "officer-casualty" ? 1 : 0;
    }
    EXPECT_EQ(owed, 1);
}

TEST_F(Bonds, TheHeadTellsHowFarTheActionReaches) {
    click("12lhr");
    click("i-67");
    state().setOffer("charge");
    const QString charge = state().sheet().subtitle;
    EXPECT_TRUE(charge.contains(QStringLiteral("reach"))) << fromText(charge);
    state().setOffer("shoot");
    EXPECT_TRUE(state().sheet().subtitle.contains(QStringLiteral("range")))
        << fromText(state().sheet().subtitle);
    state().setOffer("melee");
    EXPECT_FALSE(state().sheet().subtitle.contains(QStringLiteral("range")));
}

TEST_F(Bonds, ArtilleryIsAskedHowItFiresAndThroughWhom) {
    document.execute({{"do", "enlist"},
                      {"under", "4lh"},
                      {"units", Json::array({{{"id", "eyes"},
                                              {"name", "Observer"},
                                              {"type", "artillery-observer"},
                                              {"nation", "anzac"},
                                              {"elements", 1}},
                                             {{"id", "guns"},
                                              {"name", "Notts Battery"},
                                              {"type", "artillery"},
                                              {"nation", "british"},
                                              {"elements", 3}}})}});
    goTo("shooting");
    state().choose("guns", "i-67", "shoot");
    const WorksheetQuestion* aim = question("aim");
    ASSERT_NE(aim, nullptr);
    EXPECT_EQ(aim->kind, AskKind::Choice);
    EXPECT_TRUE(aim->choices[0].on) << "direct, unless it is said";
    EXPECT_EQ(question("observer"), nullptr);
    EXPECT_FALSE(state().command()["facts"].contains("aim"));
    EXPECT_TRUE(state().answerKey(toText(aim->key), false));
    EXPECT_EQ(state().command()["facts"]["aim"], Json("indirect"));
    const WorksheetQuestion* observer = question("observer");
    ASSERT_NE(observer, nullptr);
    ASSERT_EQ(observer->choices.size(), 2U) << "both of its brigade";
    find<QPushButton>("pick-eyes")->click();
    EXPECT_EQ(state().command()["facts"]["observer"], Json("eyes"));
    EXPECT_TRUE(state().sheet().warnings.filter(QStringLiteral("observer")).isEmpty());
}

TEST_F(Bonds, WhatAUnitDoesByItselfIsOneCommandByKeyMenuAndPalette) {
    window->field().goTo("12lhr");
    press(Qt::Key_M);
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(document.session().records().back().command["do"], Json("dismount"));
    EXPECT_EQ(document.session().show("12lhr")["mounted"], Json(false));
    press(Qt::Key_M);
    EXPECT_EQ(document.session().records().back().command["do"], Json("mount"));
    QAction* entry = menuEntry("11lhr", "menu-dismount");
    ASSERT_NE(entry, nullptr);
    entry->trigger();
    EXPECT_EQ(document.session().show("11lhr")["mounted"], Json(false));
    press(Qt::Key_K, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), document.number("4lhr") + QStringLiteral(" dismount"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    EXPECT_EQ(document.session().show("4lhr")["mounted"], Json(false));
}

TEST_F(Bonds, AChangeOfOrdersAsksWhichAndIsARecordOfItsOwn) {
    window->field().goTo("12lhr");
    press(Qt::Key_O);
    ASSERT_NE(state().offer(), nullptr);
    EXPECT_EQ(state().offer()->id, "give-order");
    EXPECT_FALSE(state().ready());
    EXPECT_TRUE(state().sheet().refusal.isEmpty()) << fromText(state().sheet().refusal);
    press(Qt::Key_G);
    EXPECT_EQ(state().command()["order"], Json("goin-nowhere"));
    QTest::keyClicks(find<QLineEdit>("field-objective"), QStringLiteral("the wells"));
    EXPECT_EQ(state().command()["objective"], Json("the wells"));
    EXPECT_TRUE(state().apply()) << fromText(state().sheet().refusal);
    EXPECT_EQ(document.session().show("12lhr")["order"], Json("goin-nowhere"));
}

TEST_F(Bonds, AKeyAnswersThePartyWhoseDieIsWanted) {
    declareCharge();
    goTo("close-combat");
    state().choose("12lhr", "i-67", "melee");
    type(QStringLiteral("5"));
    ASSERT_EQ(state().sheet().rolls.size(), 2U);
    const auto valueOf = [this](std::size_t roll, const std::string& key) -> std::int64_t {
        for (const WorksheetQuestion& question : state().sheet().rolls[roll].questions) {
            if (question.key == key) {
                return question.amount;
            }
        }
        return -1;
    };
    std::string shared;
    for (const WorksheetQuestion& question : state().sheet().rolls[1].questions) {
        if (shared.empty() && question.amount == 0 && valueOf(0, question.key) == 0) {
            shared = question.key;
        }
    }
    ASSERT_FALSE(shared.empty()) << "both parties are asked by the same key";
    type(toText(shared).toLower());
    EXPECT_EQ(valueOf(0, shared), 0) << "its die is thrown already";
    EXPECT_EQ(valueOf(1, shared), 1);
}

TEST_F(Bonds, ASecondEnterLeavesWhatTheFirstTookUp) {
    declareCharge();
    press(Qt::Key_Return);
    const Id taken = state().subject();
    ASSERT_TRUE(state().wantsDie()) << "the air support of a side is due";
    press(Qt::Key_Return);
    EXPECT_EQ(state().subject(), taken);
}

TEST_F(Bonds, TheListOfWhatIsOwedGoesWithThePhaseItWasShownFor) {
    const auto* due = find<QDockWidget>("dueDock");
    trigger("actionNextPhase");
    QApplication::processEvents();
    ASSERT_TRUE(due->isVisible()) << "the air support of both sides is owed";
    trigger("actionNextPhase");
    QApplication::processEvents();
    EXPECT_FALSE(due->isVisible());
}

TEST_F(Bonds, ADraftIsPutDownWithItsPhase) {
    waiveAll();
    click("12lhr");
    click("i-67");
    ASSERT_FALSE(state().idle());
    leaveOwed();
    trigger("actionNextPhase");
    EXPECT_TRUE(state().idle()) << "the next digit is no die of it";
}

TEST_F(Bonds, TheNextPhaseIsOfferedOnceSomebodyActed) {
    document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {4}}});
    waiveAll();
    const ClaimQueue none;
    EXPECT_EQ(nextStep(document, document.session().cursor(), none).kind, NextStep::Kind::Phase);
    document.execute({{"do", "next-phase"}});
    document.execute({{"do", "check"}, {"check", "morale"}, {"unit", "12lhr"}, {"dice", {5}}});
    EXPECT_EQ(nextStep(document, document.session().cursor(), none).kind, NextStep::Kind::Nothing);
}

} // namespace umpire::gui::test::bonds_test
