// The panels at the foot of the table and at its side: what they hold, and what room they take.

#include "cards/card_choice.h"
#include "cards/card_table.h"
#include "document/record_text.h"
#include "document/text.h"
#include "field/field_view.h"
#include "record/record_view.h"
#include "resolve/resolve_panel.h"
#include "settings/settings.h"
#include "specials/specials_board.h"
#include "table/due_panel.h"
#include "table/last_line.h"
#include "table/notice_bar.h"
#include "table/table_clock.h"
#include "table/table_docks.h"
#include "table/table_screen.h"
#include "table/thing_strip.h"
#include "table/tour.h"
#include "table/turn_bar.h"
#include "umpire/battle/own_commands.h"
#include "umpire/rules/commands.h"

#include <QAction>
#include <QDockWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace umpire::gui {

RecordView& TableScreen::recordView() {
    m_docks->fill(m_recordDock);
    return *m_recordView;
}

QWidget* TableScreen::makeRecord() {
    m_recordView = new RecordView(m_look, m_document, m_record, m_docks);
    m_recordView->setWhatsThis(tr("Everything that was done, newest first."));
    connect(m_recordView, &RecordView::answered, this, &TableScreen::said);
    connect(m_recordView, &RecordView::roomWanted, this, &TableScreen::fit);
    connect(m_recordView, &RecordView::subjectAsked, this, [this](const QString& id) { showSheet({id}); });
    return m_recordView;
}

QWidget* TableScreen::makeDue() {
    m_due = new DuePanel(m_look, m_document, m_docks);
    m_due->setWhatsThis(tr("Tests that are owed. Resolve them, or waive them with a reason."));
    connect(m_due, &DuePanel::resolveAsked, this, [this](const QString& id) { takeDue(fromText(id)); });
    connect(m_due, &DuePanel::answered, this, &TableScreen::said);
    connect(m_due, &DuePanel::emptied, this, &TableScreen::takeFocus);
    return m_due;
}

void TableScreen::joinPanels() {
    connect(m_specialsDock, &QDockWidget::visibilityChanged, this, &TableScreen::fit);
    connect(m_specials, &SpecialsBoard::answered, this, &TableScreen::said);
    connect(m_specials, &SpecialsBoard::commandAsked, &m_state, &ResolveState::take);
    connect(m_specials, &SpecialsBoard::chosen, this,
            [this](const QString& unit) { chosen(fromText(unit)); });
    connect(m_specials, &SpecialsBoard::actionAsked, this, [this](const QString& unit, const QString& offer) {
        m_state.choose(fromText(unit), {}, fromText(offer));
    });
    // The foot of the table opens and shuts the panels above it.
    connect(m_last, &LastLine::asked, this, [this](LastLine::Panel panel) {
        m_docks->toggle(panel == LastLine::Panel::Record ? m_recordDock : m_specialsDock);
        showOpenPanel();
    });
    connect(m_docks, &TableDocks::turned, this, &TableScreen::showOpenPanel);
    connect(m_docks, &TableDocks::focusLost, this, &TableScreen::takeFocus);
}

void TableScreen::showOpenPanel() {
    using Panel = LastLine::Panel;
    const std::pair<const QDockWidget*, Panel> panels[] = {{m_recordDock, Panel::Record},
                                                           {m_specialsDock, Panel::Specials}};
    std::optional<Panel> open;
    for (const auto& [dock, panel] : panels) {
        // One that floats stands in its own window, whichever is open below.
        if (m_docks->isOpen() && !dock->isFloating() && m_docks->isInFront(dock)) {
            open = panel;
        }
    }
    m_last->setOpen(open);
    fit();
}

/// How high the field or the map is while nothing is open below it, the window's last line included. Claims
/// of phones always have their room; cards that are put aside now and then do not change the field.
int TableScreen::wholeHeight() const {
    const int below = window()->height() - mapTo(window(), QPoint(0, height())).y();
    const int things = m_things->isHidden() ? 0 : m_things->height();
    const int claims = m_claims.isServed() ? m_claimStrip->height() : 0;
    return m_docks->height() + below - things - claims;
}

/// The panel takes what the design gives it, and never more than its share of a small screen.
void TableScreen::fit() {
    m_panel->setFixedWidth(std::min(std::max(m_look.px(420), 9 * m_look.touch()), width() * 42 / 100));
    const int row = m_look.px(27);
    const int tabs = m_look.px(34);
    if (m_recordView && m_recordView->isExplaining() && m_recordView->isVisible()) {
        m_docks->grow(std::min(m_recordView->wantedHeight(), height() * 2 / 5) + tabs);
        return;
    }
    m_docks->shrinkBack();
    const bool specials = !m_specialsDock->isFloating() && m_docks->isInFront(m_specialsDock);
    const int wanted = specials       ? m_specials->sizeHint().height()
                       : m_recordView ? m_recordView->wantedHeight()
                                      : row * 2;
    const int most = specials ? height() / 3 : std::clamp(height() / 3 / row, 2, 12) * row;
    m_docks->setPanelHeight(std::clamp(wanted, row * 2, std::max(row * 2, most)) + tabs, row * 2 + tabs);
}

/// Of a game that has such a board.
void TableScreen::offerSpecials(bool there) {
    m_last->offerSpecials(there);
    for (const char* name : {"show-specialsDock", "float-specialsDock"}) {
        if (auto* action = window()->findChild<QAction*>(QLatin1String(name))) {
            action->setVisible(there);
        }
    }
}

/// A game of cards is seen as cards at first. False when the battle that is open has none.
bool TableScreen::followCards() {
    const bool there = m_document.isOpen() && hasCards(m_document.rules());
    if (there != m_cardsFollowed) {
        m_cardsFollowed = there;
        m_last->setCards(there);
        m_mapAction->setText(there ? tr("&Cards") : tr("&Map"));
        showCards(there);
    }
    if (there && m_cards) {
        m_cards->refresh();
    }
    return there;
}

void TableScreen::showCards(bool shown) {
    if (shown && !m_cards) {
        m_cards = new CardTable(m_look, m_document, m_field->parentWidget());
        m_cards->setWholeHeight([this] { return wholeHeight(); });
        auto* column = static_cast<QVBoxLayout*>(m_field->parentWidget()->layout());
        column->insertWidget(column->indexOf(m_field), m_cards, 1);
        connect(m_cards, &CardTable::chosen, this,
                [this](const QString& subject) { chosen(fromText(subject)); });
        m_cards->setTaker([this](const QString& card) {
            const bool taken = takeIntoChoice(m_state, fromText(card));
            if (taken) {
                m_notices->say({});
            }
            return taken;
        });
    }
    if (m_cards) {
        m_cards->setVisible(shown);
    }
    m_field->setVisible(!shown);
    m_notices->lieOver(shown ? static_cast<QWidget&>(*m_cards) : *m_field);
    m_mapAction->setVisible(m_cardsFollowed);
    m_mapAction->setChecked(shown);
    m_last->setMap(m_cardsFollowed, shown);
    showCardParts();
}

void TableScreen::showCardParts() {
    if (!m_cards || !m_document.isOpen()) {
        return;
    }
    m_cards->setChosen(toText(m_state.subject()), toText(m_state.target()), listedIn(m_state.sheet()),
                       openIn(m_state));
}

// The table goes from phase to phase, and back.

/// While tests are owed they are shown first; asked once more, the umpire means it.
bool TableScreen::mayLeavePhase() {
    const int owed = DuePanel::owed(m_document);
    const int cursor = m_document.session().cursor();
    if (owed == 0 || m_leaveAskedAt == cursor || !m_settings.value(Settings::Key::AskOwed).toBool()) {
        shutOpenedDue();
        return true;
    }
    m_leaveAskedAt = cursor;
    m_opensDue = m_opensDue || !m_docks->isOpen();
    showDue();
    m_notices->say({sayCounted(
        "TableScreen", "One test is still owed. Resolve or waive it, or ask again to leave it open",
        "%n tests are still owed. Resolve or waive them, or ask again to leave them open", owed)});
    return false;
}

/// It came by itself, so it goes by itself.
void TableScreen::shutOpenedDue() {
    if (std::exchange(m_opensDue, false) && m_docks->isInFront(m_dueDock)) {
        m_docks->setOpen(false);
    }
}

void TableScreen::nextPhase() {
    leavePhase(Verb::NextPhase);
}

void TableScreen::endTurn() {
    leavePhase(Verb::EndTurn);
}

/// What was begun belonged to the phase that is over: the next digit is no die of it.
void TableScreen::leavePhase(Verb verb) {
    if (!mayLeavePhase()) {
        return;
    }
    const Answer answer = m_document.execute(clock().timed(commandOf(verb)));
    if (answer.ok && !m_state.done()) {
        m_state.clear();
    }
    said(answer);
}

/// Where the end of the phase was the last thing done, it is undone; else the phase is set back by hand.
void TableScreen::lastPhase() {
    const Session& session = m_document.session();
    if (session.canUndo()) {
        const Record& last = session.records()[static_cast<std::size_t>(session.cursor() - 1)];
        if (isA<NextPhaseCommand>(last.command)) {
            undo();
            return;
        }
    }
    const auto& phases = m_document.rules().phases;
    const auto now = std::find_if(phases.begin(), phases.end(), [this](const Phase& phase) {
        return phase.id == m_document.battle().clock.phase;
    });
    if (now == phases.begin() || now == phases.end()) {
        m_notices->say({tr("This is the turn's first phase; undo leads back into the turn before")});
        return;
    }
    said(m_document.execute(commandOf(Verb::Adjust, {{"subject", "turn"},
                                                     {"set", {{"phase", (now - 1)->id}}},
                                                     {"reason", fromText(tr("back to the phase before"))}})));
}

// What a newcomer is shown on the table.

QList<TourStep> TableScreen::tourSteps(bool own) {
    m_demo.begin(own);
    const QString result =
        own ? tr("Here the player's dice were typed, and this came of it: the outcome, the sum, and what to "
                 "do on "
                 "the table. It is on the record now; the tour takes it back when it ends.")
            : tr("Here dice were typed, and this would come of it: the outcome, the sum, and what to do on "
                 "the "
                 "table. In your own battle the tour puts nothing on the record.");
    return {
        {m_turnBar, tr("The turn"),
         tr("Whose turn it is and its phases. Next ends a phase; what is due and what undo would take back "
            "stand at the right.")},
        {m_field, tr("The field"),
         tr("%1 Both are framed now.", "whom to click on").arg(invitation(m_document.rules(), true)),
         [this] { m_demo.point(); }},
        {m_panel, tr("What is being resolved"),
         tr("The program derives what it can and gives its reasons. Tick what only you can see; the odds "
            "follow. Then type the die the player threw."),
         [this] { m_demo.point(); }},
        {m_panel, tr("The result"), result, [this] { m_demo.throwDice(); }},
        {&recordView(), tr("The record"),
         tr("Everything that happened, newest first. Any line can be explained, noted, corrected, or gone "
            "back to. Beside it stand what is due and the %1.")
             .arg(withinSentence(m_specials->title())),
         [this] { showRecord(); }},
        {nullptr, tr("Anything else"),
         tr("Ctrl+K finds every unit, test and menu entry by a few letters. A right click on a unit shows "
            "all it can do. Nothing is lost: undo is always there.")},
    };
}

void TableScreen::endTour() {
    m_demo.end();
}

} // namespace umpire::gui
