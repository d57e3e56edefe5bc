#pragma once

#include <QString>

class QWidget;

namespace umpire::gui {

class Prompts;

/// Gives house rules to others, as one file.
class HouseSharing {
  public:
    HouseSharing(Prompts& prompts, QWidget& window) : m_prompts(prompts), m_window(window) {}

    /// The pack in a folder, into a file that is asked for. False when it was not written, which is said.
    bool share(const QString& folder);

  private:
    Prompts& m_prompts;
    QWidget& m_window;
};

} // namespace umpire::gui
