#pragma once

#include "document/battle_document.h"
#include "resolve/dice_ways.h"
#include "resolve/odds_work.h"
#include "resolve/resolve_sheet.h"

namespace umpire::gui {

/// The dice part of a sheet: which die is asked for, and the exact odds of what it will bring.
class DiceMaker {
  public:
    DiceMaker(const BattleDocument& document, const DiceWays& ways, OddsWork& work)
        : m_document(document), m_ways(ways), m_work(work) {}

    /// `prefix` is the command with the dice before the one asked for, `preview` what comes of it.
    void writeOdds(ResolveSheet& sheet, const Json& prefix, const Preview& preview) const;
    void writeDice(ResolveSheet& sheet, const Json& prefix, const Preview& preview, const Json& given) const;

  private:
    std::vector<SheetOdds> bandsOf(const Step& next) const;
    void writeOddsOfMany(ResolveSheet& sheet, const Json& prefix, const Step& next) const;
    void addFaces(SheetDice& dice, const Die& die) const;

    const BattleDocument& m_document;
    const DiceWays& m_ways;
    OddsWork& m_work;
};

/// The command up to the die that is asked for now: without the last one, once none is missing.
Json beforeLastDie(const Json& command, const Preview& preview);

/// "12 · 12th Light Horse": a unit with its short number, anyone else by name.
QString numbered(const BattleDocument& document, const Id& subject);

} // namespace umpire::gui
