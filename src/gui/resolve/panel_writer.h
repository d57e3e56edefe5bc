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

/// Puts a worksheet into the words of the panel. It works nothing out.
class PanelWriter {
  public:
    PanelWriter(const BattleDocument& document, const DiceThrowers& throwers, OddsWork& oddsWork,
                OddsWork& moreWork)
        : m_document(document), m_throwers(throwers), m_oddsWork(oddsWork), m_moreWork(moreWork) {}

    PanelSheet write(const Drafting& drafting) const;
    /// Puts what a record came to in place of what was foreseen.
    void report(PanelSheet& panel, const Record& record) const;

  private:
    QString subtitle(const Worksheet& sheet) const;
    QString hintOf(const Drafting& drafting) const;
    QString hint(const Drafting& drafting) const;
    QString choiceHint(const WorksheetField& field) const;
    void nameSubjects(std::vector<WorksheetChoice>& choices, AskKind kind) const;
    void addBond(PanelSheet& panel, const Id& subject, const Id& field, const Json& to) const;
    void writeRolls(PanelSheet& panel, const Worksheet& sheet) const;
    QString kindsOf(const DiceWanted& wanted) const;
    QString throwing(const Worksheet& sheet, const Id& who, const QString& what) const;
    void writeOdds(PanelSheet& panel, const Worksheet& sheet) const;
    using Totals = std::vector<std::pair<std::int64_t, double>>;
    std::vector<WorksheetOutcome> totalsOf(const Id& check, const Totals& totals) const;
    ContestTable tableOf(const ContestOdds& odds) const;
    void writeContest(PanelSheet& panel, const Worksheet& sheet) const;
    void writeForetold(PanelSheet& panel, const Worksheet& sheet) const;
    void writeLastRoll(PanelSheet& panel, const Worksheet& sheet) const;
    void writeOneMore(PanelSheet& panel, const Worksheet& sheet) const;
    void writeLateOdds(PanelSheet& panel, const Worksheet& sheet, const WorksheetRoll& roll) const;
    void writeResults(PanelSheet& panel, const Record& record) const;

    const BattleDocument& m_document;
    const DiceThrowers& m_throwers;
    OddsWork& m_oddsWork;
    OddsWork& m_moreWork; ///< what one more unit would make of them
};

} // namespace umpire::gui
