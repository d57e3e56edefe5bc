#include "window_walk.h"

#include "record/record_view.h"

#include <QApplication>
#include <QTest>

namespace umpire::gui::test {

void WindowWalk::walkTable(const Visit& visit) {
    const auto see = [&] {
        QTest::qWait(30); // as it is seen, laid out
        visit(*window);
    };
    see();
    click("rfc");
    click("i-67");
    see();
    state().clear();
    click("12lhr");
    click("i-67");
    state().setOffer("melee");
    see();
    state().clear();
    window->table().showSheet({QStringLiteral("12lhr")});
    window->table().showSheet({QStringLiteral("nzmr")});
    window->table().showRulings();
    window->table().openFilter();
    trigger("actionNextPhase"); // asks first, for tests are owed
    see();
    trigger("actionNextPhase");
    click("12lhr");
    click("i-67");
    state().setOffer("shoot");
    type(QStringLiteral("o5"));
    window->table().recordView().openFilter();
    window->table().recordView().openRecord(2);
    trigger("actionPlayers");
    trigger("actionPalette");
    trigger("actionTour");
    walkDocks(visit);
    document.close();
    see();
}

void WindowWalk::walkDocks(const Visit& visit) {
    for (const char* panel : {"show-dueDock", "show-specialsDock", "show-recordDock"}) {
        trigger(panel);
        QTest::qWait(1);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            visit(*top);
        }
    }
}

void WindowWalk::walkRoster(const Visit& visit) {
    click("12lhr");
    document.execute(Json{{"do", "amend"}, {"subjects", Json{"12lhr"}}, {"set", Json{{"elements", 9}}}});
    for (const char* place : {"actionRoster", "actionScenario", "actionBalance"}) {
        trigger(place);
        QTest::qWait(300); // the comparison is worked out beside the window
        visit(*window);
    }
}

void WindowWalk::walkPaper(const Visit& visit) {
    trigger("actionPrintTonight");
    for (const char* dialog : {"actionReport", "actionCatchUp"}) {
        trigger(dialog);
        QTest::qWait(1);
        for (QWidget* top : QApplication::topLevelWidgets()) {
            visit(*top);
        }
        QApplication::activeModalWidget()->close();
    }
}

} // namespace umpire::gui::test
