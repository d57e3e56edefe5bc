#include "window/window_palette.h"

#include "document/text.h"
#include "field/field_view.h"
#include "table/table_screen.h"
#include "umpire/battle/own_commands.h"

#include <QMenu>

namespace umpire::gui {

namespace {

void collect(const QMenu& menu, QList<QAction*>& actions) {
    for (QAction* action : menu.actions()) {
        if (action->menu()) {
            collect(*action->menu(), actions);
        } else if (!action->isSeparator()) {
            actions << action;
        }
    }
}

} // namespace

Id WindowPalette::chosenUnit() const {
    return m_table.resolveState().subject();
}

QList<QAction*> WindowPalette::menuActions() const {
    QList<QAction*> actions;
    for (const QAction* top : m_menus.actions()) {
        if (top->menu()) {
            collect(*top->menu(), actions);
        }
    }
    return actions;
}

void WindowPalette::choose(const Id& unit) {
    m_table.field().goTo(unit);
    m_table.resolveState().choose(unit);
}

void WindowPalette::choose(const Id& unit, const Id& target, const Id& offer) {
    m_table.field().goTo(target.empty() ? unit : target);
    m_table.field().setSelection({});
    m_table.resolveState().choose(unit, target, offer);
    if (target.empty()) {
        m_table.resolveState().applyPlain();
    }
}

void WindowPalette::choose(const Id& unit, const Id& target, const Id& offer, const Id& field,
                           const Id& word) {
    choose(unit, target, offer);
    m_table.resolveState().setField(field, Json(word));
}

void WindowPalette::take(const Json& command) {
    if (isA<DrawCommand>(command)) {
        m_table.showDrawMenu();
    } else {
        m_table.resolveState().take(command);
    }
}

void WindowPalette::trigger(QAction* action) {
    action->trigger();
}

void WindowPalette::showSheet(const Id& subject) {
    m_table.showSheet({toText(subject)});
}

void WindowPalette::showHistory(const Id& subject) {
    m_table.showHistory(subject);
}

void WindowPalette::showTurn(int turn) {
    m_table.showTurn(turn);
}

} // namespace umpire::gui
