// What a newcomer is shown on the table.

#include "document/turn_words.h"
#include "document/within_sentence.h"
#include "field/field_view.h"
#include "record/record_view.h"
#include "resolve/resolve_panel.h"
#include "specials/specials_board.h"
#include "table/table_screen.h"
#include "table/tour.h"
#include "table/turn_bar.h"

namespace umpire::gui {

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
