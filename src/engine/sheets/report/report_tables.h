#pragma once

#include "../muster.h"
#include "../visibility.h"
#include "chronicle.h"
#include "umpire/battle/dice_statistics.h"

namespace umpire::sheets {

/// The numbers of a report: strengths, losses and dice.
class ReportTables {
  public:
    /// It refers to all of these.
    ReportTables(const Session& session, const Chronicle& chronicle, std::vector<const Subject*> sides,
                 const Visibility& visibility)
        : m_session(session), m_chronicle(chronicle), m_sides(std::move(sides)), m_veil(visibility),
          m_hidden(visibility.hidden()), m_now(session.rules(), session.battle()) {}

    /// What each side had at the start and at the end.
    Table strengths() const;
    /// How each unit stood at the end, a table a side.
    std::vector<Block> endings() const;
    /// What each formation had lost after each half-turn, a chart a side; none before anything was played.
    std::vector<Block> losses() const;
    /// The faces that fell against those to be expected, by side, die and whoever threw.
    std::vector<Block> dice() const;

  private:
    std::vector<const Subject*> unitsOf(const Id& side) const;
    std::vector<Record> toldRecords() const;
    std::vector<DiceTally> talliesOf(DiceOrigin origin) const;
    std::vector<const Attribute*> quantities() const;
    Row sideRow(const Subject& side) const;
    Table ending(const Subject& side) const;
    Row endRow(const Subject& unit) const;
    void addLosses(const Subject& side, const Chart& empty, std::vector<Block>& blocks) const;
    Row headRow(const Muster& muster, int columns) const;
    void addDice(DiceOrigin origin, const std::string& whose, std::vector<Block>& blocks) const;

    const Session& m_session;
    const Chronicle& m_chronicle;
    std::vector<const Subject*> m_sides;
    const Visibility& m_veil;
    const std::set<Id>& m_hidden;
    BattleText m_now;
};

} // namespace umpire::sheets
