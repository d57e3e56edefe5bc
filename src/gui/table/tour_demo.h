#pragma once

#include "document/battle_document.h"
#include "resolve/resolve_state.h"

namespace umpire::gui {

/// Resolves one check while the tour speaks of it, and leaves no trace: in a battle of the umpire's own the
/// result is only shown; in the example that was opened for the tour it is carried out and taken back.
class TourDemo {
  public:
    TourDemo(BattleDocument& document, ResolveState& state) : m_document(document), m_state(state) {}

    /// `carryOut`: the battle is there for the tour.
    void begin(bool carryOut);
    /// Points a unit of the side whose turn it is at an enemy.
    void point();
    /// Gives the dice that are asked for.
    void throwDice();
    /// Everything as it was.
    void end();

  private:
    bool tryPair(const Id& unit, const Id& enemy, bool warned);
    bool findPair(bool warned);
    void takeBack();

    BattleDocument& m_document;
    ResolveState& m_state;
    bool m_running = false;
    bool m_carryOut = false;
    bool m_atOnce = true; ///< as the umpire has it
    int m_record = 0;     ///< the record it made, else 0
};

} // namespace umpire::gui
