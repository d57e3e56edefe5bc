// Several at once: picked out with keys or the mouse, or a whole brigade; one record, one undo.

#include "document/text.h"
#include "field/brigade_card.h"
#include "field/field_view.h"
#include "field/tile_list.h"
#include "table/field_menu.h"
#include "test_window.h"

#include <QApplication>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QMenu>
#include <QTest>

namespace umpire::gui::test::together_test {

namespace {

class Together : public TestWindow {
  protected:
    TileList* listOf(const Id& unit) { return window->field().listOf(window->orderOfBattle().indexOf(unit)); }
    void clickWith(const Id& unit, Qt::KeyboardModifiers modifiers) {
        TileList* list = listOf(unit);
        const QModelIndex tile = window->orderOfBattle().indexOf(unit);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, modifiers, list->visualRect(tile).center());
    }
    QMenu* freshMenu() {
        auto* menu = find<QMenu>("fieldMenu");
        Q_EMIT menu->aboutToShow();
        return menu;
    }
    void closeMenus() {
        for (QMenu* old : window->findChildren<QMenu*>(QStringLiteral("fieldMenu"))) {
            delete old;
        }
    }
    QMenu* menuOf(const Id& subject) {
        closeMenus();
        Q_EMIT window->field().menuAsked(toText(subject), QPoint(10, 10));
        return freshMenu();
    }
    QAction* entry(QMenu& menu, const QString& name) {
        for (QAction* action : menu.actions()) {
            if (action->objectName() == name) {
                return action;
            }
            if (action->menu() && action->menu()->objectName() == name) {
                return action;
            }
        }
        ADD_FAILURE() << fromText(name);
        return nullptr;
    }
    QMenu* below(QMenu& menu, const char* name) {
        QAction* action = entry(menu, QLatin1String(name));
        Q_EMIT action->menu()->aboutToShow();
        return action->menu();
    }
};

} // namespace

TEST_F(Together, UnitsPickedOutActInOneRecordAndOneUndo) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    QAction* dismount = entry(*menuOf("11lhr"), QStringLiteral("menu-dismount"));
    EXPECT_EQ(dismount->text(), QStringLiteral("Dismount"));
    dismount->trigger();
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(document.session().show("12lhr")["mounted"], Json(false));
    EXPECT_EQ(document.session().show("11lhr")["mounted"], Json(false));
    EXPECT_TRUE(window->field().selection().isEmpty());
    EXPECT_TRUE(document.undoText().startsWith(QStringLiteral("Dismount: ")));
    closeMenus();
    press(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(document.session().show("12lhr")["mounted"], Json(true));
    EXPECT_EQ(document.session().show("11lhr")["mounted"], Json(true));
    EXPECT_FALSE(document.session().canUndo());
}

TEST_F(Together, WhatIsRefusedLeavesThemPickedOut) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    const QStringList picked = window->field().selection();
    ASSERT_EQ(picked.size(), 2);
    Q_EMIT static_cast<FieldMenu*>(menuOf("11lhr"))->togetherAsked(Json{{"do", "no such thing"}});
    EXPECT_EQ(window->field().selection(), picked);
    EXPECT_EQ(document.session().cursor(), 0);
}

TEST_F(Together, WhatOnlySomeCanDoSaysHowMany) {
    document.execute({{"do", "dismount"}, {"unit", "12lhr"}});
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    QAction* mount = entry(*menuOf("11lhr"), QStringLiteral("menu-mount"));
    EXPECT_EQ(mount->text(), QStringLiteral("Mount – 1 of 2"));
    mount->trigger();
    EXPECT_EQ(document.session().show("12lhr")["mounted"], Json(true));
}

TEST_F(Together, AWholeBrigadeIsPickedOutByAKey) {
    TileList* list = listOf("12lhr");
    list->setFocus();
    list->setCurrentIndex(window->orderOfBattle().indexOf("12lhr"));
    press(Qt::Key_A, Qt::ControlModifier);
    EXPECT_EQ(window->field().selection(), unitsInPlay(document, "4lh"));
    EXPECT_GE(window->field().selection().size(), 3);
}

TEST_F(Together, WhoIsGoneIsNotPickedOut) {
    document.execute({{"do", "adjust"}, {"subject", "11lhr"}, {"set", {{"state", "gone"}}}});
    TileList* list = listOf("12lhr");
    list->setFocus();
    press(Qt::Key_A, Qt::ControlModifier);
    EXPECT_FALSE(window->field().selection().contains(QStringLiteral("11lhr")));
    EXPECT_TRUE(window->field().selection().contains(QStringLiteral("12lhr")));
}

TEST_F(Together, TheHeadOfABrigadeOrdersAllOfIt) {
    QMenu* menu = menuOf("4lh");
    const QStringList units = unitsInPlay(document, "4lh");
    entry(*menu, QStringLiteral("menu-give-order-goin-nowhere"))->trigger();
    EXPECT_EQ(document.session().cursor(), 1);
    for (const char* unit : {"4lhr", "11lhr", "12lhr"}) {
        EXPECT_EQ(document.session().show(unit)["order"], Json("goin-nowhere")) << unit;
    }
    document.undo();
    entry(*menuOf("4lh"), QStringLiteral("menuPick"))->trigger();
    EXPECT_EQ(window->field().selection(), units);
}

TEST_F(Together, AWholeSideIsAskedOnlyWhenSomebodyLooks) {
    QMenu* menu = menuOf("empire");
    QMenu* all = entry(*menu, QStringLiteral("menuTogether"))->menu();
    EXPECT_TRUE(all->isEmpty());
    Q_EMIT all->aboutToShow();
    entry(*all, QStringLiteral("menu-give-order-goin-nowhere"))->trigger();
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(document.session().show("12lhr")["order"], Json("goin-nowhere"));
}

TEST_F(Together, AStateIsSetForAllOfThem) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    QMenu* set = below(*menuOf("11lhr"), "menuSet");
    QMenu* state = entry(*set, QStringLiteral("set-state"))->menu();
    entry(*state, QStringLiteral("set-state-spittin-the-dummy"))->trigger();
    EXPECT_EQ(word("12lhr", "state"), "spittin-the-dummy");
    EXPECT_EQ(word("11lhr", "state"), "spittin-the-dummy");
    EXPECT_EQ(document.session().cursor(), 1);
}

TEST_F(Together, TheMenuSaysHowManyItIsFor) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    const QAction* count = menuOf("11lhr")->actions().first();
    EXPECT_EQ(count->text(), QStringLiteral("2 units together"));
    EXPECT_FALSE(count->isEnabled());
}

TEST_F(Together, SeveralAreHiddenInOneRecord) {
    clickWith("12lhr", Qt::ControlModifier);
    clickWith("11lhr", Qt::ControlModifier);
    entry(*menuOf("11lhr"), QStringLiteral("menuHide"))->trigger();
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(document.session().show("12lhr")["secret"], Json(true));
    EXPECT_EQ(document.session().show("11lhr")["secret"], Json(true));
    EXPECT_EQ(document.session().records()[0].command["reason"], "hidden from the players");
}

TEST_F(Together, WhatEndsBadlyStandsLast) {
    const std::vector<umpire::gui::Together> all =
        togetherFor(document, {QStringLiteral("12lhr"), QStringLiteral("11lhr")});
    ASSERT_GE(all.size(), 3U);
    EXPECT_EQ(all.back().id, QStringLiteral("automatic-loss"));
    EXPECT_TRUE(all.back().grim);
    EXPECT_FALSE(all.front().grim);
}

TEST_F(Together, NothingThatThrowsDiceIsOfferedSo) {
    const std::vector<umpire::gui::Together> all =
        togetherFor(document, {QStringLiteral("12lhr"), QStringLiteral("11lhr")});
    ASSERT_FALSE(all.empty());
    for (const umpire::gui::Together& each : all) {
        const Preview preview = document.preview(each.command());
        EXPECT_TRUE(preview.ok && !preview.wanted && preview.steps.empty()) << fromText(each.id);
    }
}

} // namespace umpire::gui::test::together_test
