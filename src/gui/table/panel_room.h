#pragma once

#include "look/look.h"

#include <QObject>

namespace umpire::gui {

class ResolvePanel;
class ResolveState;
class TableDocks;

/// Where the window has no room for what is resolved and for what stands open at its foot, the one that was
/// asked for last has it: the panel goes while a drawer is open, and comes back when that is shut. Whoever
/// goes on with what is resolved shuts the drawer.
class PanelRoom : public QObject {
    Q_OBJECT

  public:
    PanelRoom(const Look& look, const ResolveState& state, ResolvePanel& panel, TableDocks& docks,
              QObject* parent);

    /// Odds, dice and buttons of the panel need so much height.
    static int least(const Look& look);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makeWay();
    void follow();

    const Look& m_look;
    const ResolveState& m_state;
    ResolvePanel& m_panel;
    TableDocks& m_docks;
};

} // namespace umpire::gui
