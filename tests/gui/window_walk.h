#pragma once

#include "test_window.h"

#include <functional>

namespace umpire::gui::test {

/// Goes through the window: everything that can be opened, shown and chosen, one after the other.
class WindowWalk : public TestWindow {
  protected:
    /// Looks at a window of the program as it stands.
    using Visit = std::function<void(QWidget& window)>;

    void walkTable(const Visit& visit);
    void walkRoster(const Visit& visit);
    void walkPaper(const Visit& visit);

  private:
    void walkDocks(const Visit& visit);
};

} // namespace umpire::gui::test
