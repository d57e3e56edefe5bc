#pragma once

#include "document/stored_battle.h"

class QWidget;

namespace umpire::gui {

class Prompts;

/// How a battle begins at a table where cards are hidden: before the umpire, who lays it out and sees all, or
/// with two players who hand one laptop to and fro.
class TwoPlayers {
  public:
    TwoPlayers(StoredBattle& document, Prompts& prompts, QWidget& window)
        : m_document(document), m_prompts(prompts), m_window(window) {}

    /// Whether the battle that is open, on which nothing is laid out yet, is begun by two players: asks where
    /// its rules give both of them what to play with, and lays it out for them.
    bool begin();

  private:
    bool mayPlay() const;
    bool want();

    StoredBattle& m_document;
    Prompts& m_prompts;
    QWidget& m_window;
};

} // namespace umpire::gui
