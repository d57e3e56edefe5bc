#pragma once

#include "help/palette_search.h"

class QMenuBar;

namespace umpire::gui {

class TableScreen;

/// Lets the command palette reach the table and the menus of the main window.
class WindowPalette : public PaletteHost {
  public:
    WindowPalette(TableScreen& table, QMenuBar& menus) : m_table(table), m_menus(menus) {}

    Id chosenUnit() const override;
    QList<QAction*> menuActions() const override;
    void choose(const Id& unit) override;
    void choose(const Id& unit, const Id& target, const Id& offer) override;
    void choose(const Id& unit, const Id& target, const Id& offer, const Id& field, const Id& word) override;
    void take(const Json& command) override;
    void trigger(QAction* action) override;
    void showSheet(const Id& subject) override;
    void showHistory(const Id& subject) override;
    void showTurn(int turn) override;

  private:
    TableScreen& m_table;
    QMenuBar& m_menus;
};

} // namespace umpire::gui
