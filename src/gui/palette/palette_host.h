#pragma once

#include "document/battle_document.h"

#include <QList>

class QAction;

namespace umpire::gui {

/// What the command palette needs of the window around it.
class PaletteHost {
  public:
    virtual ~PaletteHost() = default;

    /// The unit that is chosen now, or "".
    virtual Id chosenUnit() const = 0;
    /// The entries of the menus, in their order.
    virtual QList<QAction*> menuActions() const = 0;

    /// A unit is to act.
    virtual void choose(const Id& unit) = 0;
    /// A unit is to act on another in a certain way; target and offer may be "".
    virtual void choose(const Id& unit, const Id& target, const Id& offer) = 0;
    /// The same with a word that the action needs, such as how a plane attacks.
    virtual void choose(const Id& unit, const Id& target, const Id& offer, const Id& field,
                        const Id& word) = 0;
    /// Takes up a command without dice, such as one that is due.
    virtual void take(const Json& command) = 0;
    virtual void trigger(QAction* action) = 0;
    /// Everything about a subject, to be looked at and set right.
    virtual void showSheet(const Id& subject) = 0;
    virtual void showHistory(const Id& subject) = 0;
    virtual void showTurn(int turn) = 0;
};

} // namespace umpire::gui
