#pragma once

#include "document/battle_document.h"
#include "prompts/prompts.h"

class QWidget;

namespace umpire::gui {

/// Asks the umpire what to do with a battle that is damaged.
class DamagedBattle {
  public:
    DamagedBattle(BattleDocument& document, Prompts& prompts, QWidget& window)
        : m_document(document), m_prompts(prompts), m_window(window) {}

    /// After a battle was opened with these issues: whether to take up what stands behind the damage.
    void offerRest(const Issues& issues);
    /// After this file could not be opened: whether to open what can be saved of it, or an earlier state.
    /// True when one of them is open.
    bool offerEarlier(const QString& path);

  private:
    BattleDocument& m_document;
    Prompts& m_prompts;
    QWidget& m_window;
};

} // namespace umpire::gui
