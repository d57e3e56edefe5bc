#pragma once

#include "document/battle_document.h"
#include "resolve/dice_row.h"
#include "resolve/odds_bars.h"
#include "umpire/worksheet/drafting.h"

namespace umpire::gui {

/// What a command comes to, foreseen or done.
struct PanelResult {
    struct Roll {
        QString outcome;
        QString tone;
        QString sum;
        QString text;
    };

    std::vector<Roll> rolls; ///< that which says what happened first
    QStringList told;        ///< what it comes to above all, such as who won, in the words of the rules
    QStringList changes;
    bool changesNothing = true;
    bool complete = false; ///< nothing is missing: it can be applied
};

/// The worksheet of a command as the panel shows it, and beside it what is only for showing.
struct PanelSheet {
    QString title;
    QString subtitle;
    QString hint;    ///< what to do next, while something is missing
    QString refusal; ///< why it is not possible
    QStringList warnings;
    std::vector<WorksheetField> fields; ///< those that stand in no other place of the window
    std::vector<WorksheetRoll> rolls;   ///< each once, called after who throws
    int next = -1;                      ///< which of them the dice are thrown for
    QString oddsOf;                     ///< who throws, which die, and what for
    std::vector<WorksheetOutcome> odds;
    QString oddsMissing; ///< why there are none
    std::optional<Foretold> foretold;
    std::optional<ContestTable> contest;
    OneMore oneMore;
    std::optional<PanelDice> dice;
    PanelResult result;
};

/// In a few words, such as "3rd Light Horse: Shoot → I/67th".
QString titleOf(const BattleDocument& document, const Draft& draft);

/// What an entry of a command's `dice` shows, in words.
QString faceLabel(const RulePack& rules, const Json& entry);

/// Puts the worksheet of a command into the words of the panel. It works nothing out but for its odds, which
/// are asked of `oddsWork`, and what one more unit would make of them of `moreWork`.
PanelSheet writePanel(const BattleDocument& document, const DiceThrowers& throwers, OddsWork& oddsWork,
                      OddsWork& moreWork, const Drafting& drafting);
/// Puts what a record came to in place of what was foreseen.
void writeResultPanel(const BattleDocument& document, PanelSheet& panel, const Record& record);

} // namespace umpire::gui
