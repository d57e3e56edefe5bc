// The panels at the foot of the table and at its side: what they hold, and what room they take.

#include "table/table_screen.h"

#include "document/text.h"
#include "field/field_view.h"
#include "record/record_view.h"
#include "resolve/resolve_panel.h"
#include "specials/specials_board.h"
#include "table/due_panel.h"
#include "table/last_line.h"
#include "table/table_docks.h"

#include <QAction>
#include <QDockWidget>

#include <algorithm>

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
    joinLast();
}

/// The foot of the table opens and shuts the panels above it.
void TableScreen::joinLast() {
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

} // namespace umpire::gui
