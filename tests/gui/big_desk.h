#pragma once

#include "big_battle.h"
#include "desk.h"

namespace umpire::gui::test {

/// A real window on a battle of any size.
class BigDesk : public Desk {
  protected:
    void openBig(const BigBattle& size);
};

} // namespace umpire::gui::test
