#include "table/table_screen.h"

#include "document/text.h"
#include "due/due_panel.h"
#include "field/field_view.h"
#include "field/number_entry.h"
#include "record/record_view.h"
#include "resolve/claim_strip.h"
#include "resolve/resolve_panel.h"
#include "table/notice_bar.h"
#include "table/table_docks.h"
#include "table/table_keys.h"
#include "table/turn_bar.h"
#include "window/settings.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QVBoxLayout>

#include <algorithm>

namespace umpire::gui {

TableScreen::TableScreen(const Look& look, BattleDocument& document, Settings& settings, QWidget* parent)
    : QWidget(parent), m_look(look), m_document(document), m_settings(settings), m_order(document),
      m_record(document), m_ways(settings), m_state(document, m_ways) {
    build();
    join();
    explain();
    setApplyAtOnce(settings.value(Settings::Key::ApplyAtOnce).toBool());
    m_docks->restoreLayout(settings.value(Settings::Key::WindowLayout).toByteArray());
    documentChanged();
}

TableScreen::~TableScreen() = default;

void TableScreen::build() {
    m_turnBar = new TurnBar(m_look, m_document, this);
    m_notices = new NoticeBar(m_look, this);
    m_docks = new TableDocks(this);
    auto* middle = new QWidget(m_docks);
    m_field = new FieldView(m_look, m_order, middle);
    m_claimStrip = new ClaimStrip(m_look, m_claims, m_state, middle);
    auto* middleLayout = new QVBoxLayout(middle);
    middleLayout->setContentsMargins(0, 0, 0, 0);
    middleLayout->setSpacing(0);
    middleLayout->addWidget(m_field, 1);
    middleLayout->addWidget(m_claimStrip);
    m_docks->setCentralWidget(middle);
    m_recordView = new RecordView(m_look, m_document, m_record, m_docks);
    m_due = new DuePanel(m_look, m_document, m_docks);
    m_recordDock = m_docks->add(QStringLiteral("recordDock"), tr("Record"), m_recordView);
    m_dueDock = m_docks->add(QStringLiteral("dueDock"), tr("Due"), m_due);
    m_panel = new ResolvePanel(m_look, m_state, this);
    m_numbers = new NumberEntry(m_document, this);
    m_keys = std::make_unique<TableKeys>(m_state, *m_field, *m_numbers,
                                         TableKeys::Further{
                                             [this] { return takeNext(); },
                                             [this] { return park(); },
                                         });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_turnBar);
    layout->addWidget(m_notices);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_docks, 1);
    body->addWidget(m_panel);
    layout->addLayout(body, 1);
}

void TableScreen::join() {
    connect(&m_document, &BattleDocument::changed, this, [this](const ChangeEvent& event) {
        if (event.kind == ChangeEvent::Kind::Opened) {
            m_claims.clear();
        }
        documentChanged();
    });
    connect(&m_state, &ResolveState::changed, this, &TableScreen::showChoice);
    connect(&m_claims, &ClaimQueue::changed, this, &TableScreen::showNext);
    connect(&m_look, &Look::changed, this, &TableScreen::fit);
    connect(m_turnBar, &TurnBar::undoAsked, this, &TableScreen::undoAsked);
    connect(m_turnBar, &TurnBar::nextPhaseAsked, this, &TableScreen::nextPhase);
    connect(m_turnBar, &TurnBar::lastPhaseAsked, this, &TableScreen::lastPhase);
    connect(m_turnBar, &TurnBar::dueListAsked, this, &TableScreen::showDue);
    connect(m_turnBar, &TurnBar::dueAsked, this, [this](const QString& id) { takeDue(fromText(id)); });
    connect(m_due, &DuePanel::resolveAsked, this, [this](const QString& id) { takeDue(fromText(id)); });
    connect(m_due, &DuePanel::answered, this, &TableScreen::said);
    connect(m_claimStrip, &ClaimStrip::taken, this, &TableScreen::takeClaim);
    connect(m_panel, &ResolvePanel::parkAsked, this, &TableScreen::park);
    connect(m_panel, &ResolvePanel::nextAsked, this, &TableScreen::takeNext);
    connect(m_field, &FieldView::zoomed, this, &TableScreen::zoomed);
    connect(m_field, &FieldView::chosen, this, [this](const QString& unit) { chosen(fromText(unit)); });
    connect(m_numbers, &NumberEntry::chosen, this, [this](const QString& unit) {
        m_field->goTo(fromText(unit));
        chosen(fromText(unit));
    });
    connect(m_numbers, &NumberEntry::typing, this, &TableScreen::typing);
}

void TableScreen::explain() {
    m_turnBar->setWhatsThis(tr("Turn, side and phase; what is due; what undo would take back."));
    m_field->setWhatsThis(tr(
        "The field. Click the unit that acts, then the enemy it acts on, or drag one onto the other. Arrow "
        "keys move from tile to tile, Enter or Space chooses, a typed number goes straight to a unit."));
    m_panel->setWhatsThis(
        tr("What is being resolved: the lines the program derives (click one to put your own value in its "
           "place), the questions only you can answer, the exact odds, the dice, and how it comes out."));
    m_claimStrip->setWhatsThis(tr("What players called out meanwhile: a click takes a card up."));
    m_recordView->setWhatsThis(tr("Everything that was done, newest first."));
    m_due->setWhatsThis(tr("Tests that are owed. Resolve them, or waive them with a reason."));
}

void TableScreen::documentChanged() {
    m_turnBar->refresh();
    const int due = m_document.isOpen() ? static_cast<int>(m_document.battle().due.size()) : 0;
    m_dueDock->setWindowTitle(due > 0 ? tr("Due (%1)").arg(due) : tr("Due"));
    showNext();
    fit();
}

void TableScreen::chosen(const Id& unit) {
    m_notices->say({});
    m_state.choose(unit);
}

void TableScreen::showChoice() {
    m_field->setChoice(m_state.subject(), m_state.target());
    if (m_state.done()) {
        m_keys->rest();
    }
    showNext();
}

void TableScreen::showNext() {
    const int record = m_document.isOpen() ? m_document.session().cursor() : 0;
    m_next = m_state.done() ? nextStep(m_document, record, m_claims) : NextStep{};
    if (m_next.kind == NextStep::Kind::Claim) {
        m_next.text = m_state.titleOf(m_claims.claims().front());
    }
    m_panel->setNext(m_next.text);
}

bool TableScreen::takeNext() {
    switch (m_next.kind) {
    case NextStep::Kind::Due:
        takeDue(Id(m_next.due));
        return true;
    case NextStep::Kind::Claim:
        takeClaim(0);
        return true;
    default:
        return false;
    }
}

void TableScreen::takeDue(const Id& id) {
    const Due* due = m_document.battle().findDue(id);
    if (!due) {
        return;
    }
    if (due->command.is_object()) {
        m_state.take(Json(due->command));
    } else {
        showDue();
    }
}

void TableScreen::takeClaim(int index) {
    if (index >= 0 && index < static_cast<int>(m_claims.claims().size())) {
        m_state.resume(m_claims.take(static_cast<std::size_t>(index)));
    }
}

bool TableScreen::park() {
    if (m_state.idle() || m_state.done()) {
        return false;
    }
    m_claims.add(m_state.draft());
    m_state.clear();
    return true;
}

/// What happened by itself, or why nothing did.
void TableScreen::said(const Answer& answer) {
    QStringList lines;
    for (const std::string& warning : answer.warnings) {
        lines << toText(warning);
    }
    if (!answer.ok) {
        lines << toText(answer.refusal.message);
    }
    m_notices->say(lines);
}

void TableScreen::undo() {
    said(m_document.undo());
}

void TableScreen::redo() {
    said(m_document.redo());
}

void TableScreen::nextPhase() {
    const int owed = DuePanel::owed(m_document);
    const int cursor = m_document.session().cursor();
    if (owed > 0 && m_leaveAskedAt != cursor) {
        m_leaveAskedAt = cursor;
        showDue();
        m_notices->say({owed == 1
                            ? tr("One test is still owed. Resolve or waive it, or press Next phase again "
                                 "to leave it open")
                            : tr("%1 tests are still owed. Resolve or waive them, or press Next phase "
                                 "again to leave them open")
                                  .arg(owed)});
        return;
    }
    said(m_document.execute(Json{{"do", "next-phase"}}));
}

void TableScreen::endTurn() {
    said(m_document.execute(Json{{"do", "end-turn"}}));
}

/// Where the end of the phase was the last thing done, it is undone; else the phase is set back by hand.
void TableScreen::lastPhase() {
    const Session& session = m_document.session();
    if (session.canUndo()) {
        const Record& last = session.records()[static_cast<std::size_t>(session.cursor() - 1)];
        if (last.command.value("do", "") == "next-phase") {
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
    said(m_document.execute(Json{{"do", "adjust"},
                                 {"subject", "turn"},
                                 {"set", {{"phase", (now - 1)->id}}},
                                 {"reason", fromText(tr("back to the phase before"))}}));
}

void TableScreen::showDue() {
    m_docks->raise(m_dueDock);
    m_due->takeFocus();
}

void TableScreen::fillPanelMenu(QMenu& menu) {
    m_docks->fillMenu(menu);
}

void TableScreen::setApplyAtOnce(bool atOnce) {
    m_state.setApplyAtOnce(atOnce);
    m_settings.set(Settings::Key::ApplyAtOnce, atOnce);
}

void TableScreen::saveLayout() {
    m_settings.set(Settings::Key::WindowLayout, m_docks->layoutState());
}

void TableScreen::takeFocus() {
    m_field->takeFocus();
}

bool TableScreen::handleKey(const QKeyEvent& event) {
    return m_document.isOpen() && m_keys->handle(event);
}

/// The panel takes what the design gives it, and never more than its share of a small screen.
void TableScreen::fit() {
    m_panel->setFixedWidth(std::min(m_look.px(420), width() * 42 / 100));
    const int row = m_look.px(27);
    m_docks->setPanelHeight(std::clamp(height() / 5 / row, 3, 7) * row + m_look.px(30));
}

void TableScreen::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace umpire::gui
