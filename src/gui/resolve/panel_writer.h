#pragma once

#include "document/battle_document.h"
#include "resolve/dice_thrower.h"
#include "resolve/odds_bars.h"
#include "resolve/panel_contents.h"
#include "umpire/worksheet/drafting.h"

namespace umpire::gui {

/// Puts a worksheet into the words and rows of the panel. It works nothing out.
class PanelWriter {
  public:
    PanelWriter(const BattleDocument& document, const DiceThrowers& throwers, OddsWork& oddsWork,
                OddsWork& moreWork)
        : m_document(document), m_throwers(throwers), m_oddsWork(oddsWork), m_moreWork(moreWork) {}

    PanelContents write(const Drafting& drafting) const;
    /// Puts what a record came to in place of what was foreseen.
    void report(PanelContents& panel, const Record& record) const;
    /// In a few words, such as "3rd Light Horse: Shoot → I/67th".
    QString choiceHint(const WorksheetField& field) const;
    QString titleOf(const Draft& draft) const;

  private:
    QString subtitle(const Worksheet& sheet) const;
    QString hintOf(const Drafting& drafting) const;
    QString hint(const Drafting& drafting) const;
    PanelField fieldOf(const WorksheetField& field) const;
    PanelRoll rollOf(const WorksheetRoll& roll) const;
    PanelQuestion questionOf(const WorksheetQuestion& question) const;
    std::vector<PanelChoice> choicesOf(const std::vector<WorksheetChoice>& choices, AskKind kind) const;
    QString choiceName(const WorksheetChoice& choice, AskKind kind) const;
    void addBond(PanelContents& panel, const Id& subject, const Id& field, const Json& to) const;
    void writeRolls(PanelContents& panel, const Worksheet& sheet) const;
    QString throwing(const Worksheet& sheet, const Id& who, const QString& what) const;
    void writeOdds(PanelContents& panel, const Worksheet& sheet) const;
    using Totals = std::vector<std::pair<std::int64_t, double>>;
    std::vector<PanelOdds> totalsOf(const Id& check, const Totals& totals) const;
    void writeForetold(PanelContents& panel, const Worksheet& sheet) const;
    void writeLastRoll(PanelContents& panel, const Worksheet& sheet) const;
    void writeOneMore(PanelContents& panel, const Worksheet& sheet) const;
    void writeLateOdds(PanelContents& panel, const Worksheet& sheet, const WorksheetRoll& roll) const;
    void writeResults(PanelContents& panel, const Record& record) const;

    const BattleDocument& m_document;
    const DiceThrowers& m_throwers;
    OddsWork& m_oddsWork;
    OddsWork& m_moreWork; ///< what one more unit would make of them
};

} // namespace umpire::gui
