// Taking back and playing again: a document's acts, which are more than one record where the clock wrote
// some.

#include "document/battle_document.h"
#include "umpire/rules/commands.h"

namespace umpire::gui {

namespace {

bool isTime(const Session& session, int record) {
    return isA<TimeCommand>(session.records()[static_cast<std::size_t>(record - 1)].command);
}

/// The last record in force that is not the clock's; 0: none.
int lastAct(const Session& session) {
    int act = session.cursor();
    while (act > 0 && isTime(session, act)) {
        --act;
    }
    return act;
}

} // namespace

/// What the clock wrote down is no act of the game: it goes with the act before it, and comes again with it.
Answer BattleDocument::undo() {
    for (const int act = lastAct(*m_session); act > 0 && m_session->cursor() > act;) {
        if (const Answer answer = execute(commandOf(Verb::Undo)); !answer.ok) {
            return answer;
        }
    }
    return execute(commandOf(Verb::Undo));
}

Answer BattleDocument::redo() {
    const Answer answer = execute(commandOf(Verb::Redo));
    while (answer.ok && m_session->canRedo() && isTime(*m_session, m_session->cursor() + 1)) {
        execute(commandOf(Verb::Redo));
    }
    return answer;
}

QString BattleDocument::undoText() const {
    if (!isOpen() || !m_session->canUndo()) {
        return {};
    }
    const int act = lastAct(*m_session);
    const int record = act > 0 ? act : m_session->cursor();
    return describe(session().records()[static_cast<std::size_t>(record - 1)]);
}

QString BattleDocument::redoText() const {
    if (!isOpen() || !m_session->canRedo()) {
        return {};
    }
    return describe(session().records()[static_cast<std::size_t>(m_session->cursor())]);
}

} // namespace umpire::gui
