// The keys of the table: digits are dice while dice are asked for, else the short number of a unit, and what
// is typed in one breath with a number never is a die; letters answer questions; Enter applies and goes on
// to what comes next, Esc steps back, Backspace takes the last die back, + goes where many are told at once,
// A goes to the next action.

#include "cards/card_table.h"
#include "field/field_view.h"
#include "field/number_entry.h"
#include "map/map_pane.h"
#include "map/map_view.h"
#include "record/record_view.h"
#include "resolve/action_row.h"
#include "resolve/claim_strip.h"
#include "resolve/resolve_panel.h"
#include "table/notice_bar.h"
#include "table/table_screen.h"
#include "table/thing_strip.h"
#include "table/turn_bar.h"
#include "umpire/worksheet/worksheet.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Enter presses the button the keyboard is on; a tick is Space's.
bool pressedByEnter(const QKeyEvent& event, QWidget* focus) {
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(focus);
    if (!enter || !button || qobject_cast<QCheckBox*>(focus) || !button->isEnabled()) {
        return false;
    }
    button->click();
    return true;
}

} // namespace

/// Letters make records only while the keyboard is where the game is played.
bool TableScreen::isAtHand(const QWidget* focus) const {
    const std::initializer_list<const QWidget*> places{m_field,   m_panel,  m_map,       m_cards,
                                                       m_turnBar, m_things, m_claimStrip};
    return !focus || !isAncestorOf(focus) ||
           std::any_of(places.begin(), places.end(), [focus](const QWidget* place) {
               return place && (place == focus || place->isAncestorOf(focus));
           });
}

/// A key that a field of text passes on, such as Enter, was meant for that field.
bool TableScreen::handleKey(const QKeyEvent& event) {
    QWidget* focus = window()->focusWidget();
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    // Of a card only while no button of the panel shows Enter, and nothing is owed.
    const bool owed = m_state.idle() && !m_document.battle().due.empty();
    const bool meant =
        focus && isAncestorOf(focus) &&
        !(m_cards && m_cards->isAncestorOf(focus) && (m_state.done() || m_state.ready() || owed));
    if (plain && meant && pressedByEnter(event, focus)) {
        return true;
    }
    if (m_document.isOpen() && (event.text().isEmpty() || isAtHand(focus)) && mapKey(event)) {
        return true;
    }
    if (!event.text().isEmpty() && event.text()[0].isLetter() && !isAtHand(focus)) {
        return false;
    }
    const bool text = qobject_cast<const QLineEdit*>(focus) && !focus->property("passesKeys").toBool();
    // In a list of choices or a number Enter has nothing to do: it is the button's that shows it.
    const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool choosing =
        qobject_cast<const QComboBox*>(focus) || qobject_cast<const QAbstractSpinBox*>(focus);
    const bool writing = text || (choosing && !enter);
    return m_document.isOpen() && !writing && tableKey(event);
}

bool TableScreen::tableKey(const QKeyEvent& event) {
    const auto blocking = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (event.modifiers() & blocking) {
        return false;
    }
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return enterKey();
    case Qt::Key_Escape:
        return escapeKey();
    case Qt::Key_Backspace:
        m_state.takeBackDie();
        return true;
    default:
        return letterKey(event);
    }
}

/// Enter presses the button that shows it, wherever the keyboard is: it finishes what is ready and goes on to
/// what follows from it. Else it points at the unit the keyboard is on, unless dice were typed for it; with
/// none, it takes up what is due.
bool TableScreen::enterKey() {
    if (!m_numbers->typed().isEmpty()) {
        m_numbers->finish();
        return true;
    }
    if (m_state.finishDie()) {
        return true;
    }
    if (m_state.done() && m_state.takesLateEnter()) {
        return true;
    }
    if (m_state.ready()) {
        return m_state.apply();
    }
    if (m_numbers->settling()) {
        m_numbers->finish();
        return true;
    }
    const Id unit = pointed();
    if (m_state.done() && (takeNext() || unit == m_resting)) {
        return true;
    }
    if (isMapShown()) {
        m_map->view().press();
        return true;
    }
    if ((unit.empty() || unit == m_state.subject()) && m_panel->beginTyping()) {
        return true;
    }
    if (unit.empty()) {
        return m_state.idle() && takeNext();
    }
    if (m_state.hasDice() || (m_state.wantsDie() && unit == m_resting)) {
        return true; // what was typed or taken up stays: dice are wanted
    }
    m_state.choose(unit);
    return true;
}

bool TableScreen::escapeKey() {
    if (!m_numbers->typed().isEmpty()) {
        m_numbers->clear();
    } else if (!m_field->selection().isEmpty()) {
        m_field->setSelection({});
    } else {
        m_state.stepBack();
    }
    return true;
}

/// A number that is being typed goes on; one just taken ends no faster than a hand types.
bool TableScreen::digitKey(QChar digit) {
    if (!m_numbers->typed().isEmpty()) {
        m_numbers->type(digit);
    } else if (m_state.wantsDie() && m_numbers->settling()) {
        m_numbers->swallow();
        sayBriefly(tr("The %1 came right after a number and was not taken for a die. Type the die again.")
                       .arg(digit));
    } else if (!m_state.dieKey(digit) && !m_state.numberKey(digit)) {
        m_numbers->type(digit);
    }
    return true;
}

/// The program throws all of a roll or nothing.
bool TableScreen::rollKey() {
    const bool late = m_state.hasDice() && !m_state.canRoll();
    if (late) {
        sayBriefly(tr("Dice were typed already. Esc takes them back; then R rolls."));
    }
    return late || m_state.roll();
}

bool TableScreen::letterKey(const QKeyEvent& event) {
    const QString text = event.text();
    if (text == QLatin1String("/")) {
        showRecord();
        recordView().openFilter();
        return true;
    }
    if (text == QLatin1String("+") || text == QLatin1String("*")) {
        return m_panel->tellTogether();
    }
    if (text.size() != 1 || !text[0].isLetterOrNumber()) {
        return false;
    }
    if (text[0].isDigit()) {
        return digitKey(text[0]);
    }
    m_numbers->finish();
    if (m_state.wordKey(text) || m_state.dieKey(text)) {
        return true;
    }
    const bool second = event.modifiers().testFlag(Qt::ShiftModifier);
    if (m_state.answerKey(text, second)) {
        return true;
    }
    if (text.compare(QLatin1String("a"), Qt::CaseInsensitive) == 0) {
        return m_state.nextOffer(second ? -1 : 1);
    }
    if (text.compare(QLatin1String("f"), Qt::CaseInsensitive) == 0) {
        openFilter();
        return true;
    }
    if (text.compare(QLatin1String("p"), Qt::CaseInsensitive) == 0) {
        return park();
    }
    if (text.compare(QLatin1String("r"), Qt::CaseInsensitive) == 0) {
        return rollKey();
    }
    return actionKey(text) || m_state.offerKey(text, pointed());
}

/// The key of a command that stands beside the turn.
bool TableScreen::actionKey(const QString& key) {
    const RulePack& rules = m_document.rules();
    const auto meant = std::find_if(rules.actions.begin(), rules.actions.end(), [&](const Action& action) {
        return action.atTurn && keyOfAction(rules, action.id).compare(key, Qt::CaseInsensitive) == 0;
    });
    if (meant == rules.actions.end()) {
        return false;
    }
    const Worksheet sheet = worksheet(m_document.session(), Json{{"do", meant->id}}, {false, false, 0});
    if (sheet.ok) {
        takeAction(meant->id);
    } else {
        m_notices->say({toText(sheet.refusal.message)});
    }
    return true;
}

/// Carried out at once where nothing is left to say or throw.
void TableScreen::takeAction(const Id& action) {
    m_notices->say({});
    m_state.take(Json{{"do", action}});
    applyUnopposed();
}

} // namespace umpire::gui
