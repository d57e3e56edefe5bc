// The table goes from phase to phase, and back.

#include "document/counted.h"
#include "document/text.h"
#include "settings/settings.h"
#include "table/due_panel.h"
#include "table/notice_bar.h"
#include "table/table_clock.h"
#include "table/table_screen.h"
#include "umpire/battle/own_commands.h"
#include "umpire/rules/commands.h"

#include <algorithm>

namespace umpire::gui {

/// While tests are owed they are shown first; asked once more, the umpire means it.
bool TableScreen::mayLeavePhase() {
    const int owed = DuePanel::owed(m_document);
    const int cursor = m_document.session().cursor();
    if (owed == 0 || m_leaveAskedAt == cursor || !m_settings.value(Settings::Key::AskOwed).toBool()) {
        return true;
    }
    m_leaveAskedAt = cursor;
    showDue();
    m_notices->say({sayCounted(
        "TableScreen", "One test is still owed. Resolve or waive it, or ask again to leave it open",
        "%n tests are still owed. Resolve or waive them, or ask again to leave them open", owed)});
    return false;
}

void TableScreen::nextPhase() {
    if (mayLeavePhase()) {
        said(m_document.execute(clock().timed(commandOf(Verb::NextPhase))));
    }
}

void TableScreen::endTurn() {
    if (mayLeavePhase()) {
        said(m_document.execute(clock().timed(commandOf(Verb::EndTurn))));
    }
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

} // namespace umpire::gui
