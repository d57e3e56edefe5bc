#pragma once

#include "big_battle.h"
#include "test_window.h"

namespace umpire::gui::test {

/// A real window on a battle of any size.
class BigWindow : public TestWindow {
  protected:
    void openBig(const BigBattle& size);
};

} // namespace umpire::gui::test
