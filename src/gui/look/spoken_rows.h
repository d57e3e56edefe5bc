#pragma once

#include <QAbstractItemView>
#include <QAccessible>
#include <QModelIndex>
#include <QString>

namespace umpire::gui {

/// A view whose rows a screen reader meets as the items of one list, each with a whole sentence, whatever the
/// model has above them or the view beside them. Qt's own interface of item views takes every view for a
/// table of all the model's top rows, which is wrong for a view of a branch.
class SpokenRows {
  public:
    virtual ~SpokenRows() = default;

    /// What the row is called.
    virtual QString spoken(const QModelIndex& row) const = 0;
    /// What is worth hearing after that.
    virtual QString spokenAside(const QModelIndex& row) const = 0;
    /// Whether the row is shown.
    virtual bool speaks(int row) const = 0;
    /// Does what a click on it does.
    virtual void press(const QModelIndex& row) = 0;

    /// Where everything announced goes; null: to the screen reader, while one is there. A platform without
    /// one cannot be made to seem listened to otherwise.
    using Ear = void (*)(QAccessibleEvent* event);
    static void sayTo(Ear ear);

  protected:
    /// Called once by each such view, at its making.
    static void listen(QAbstractItemView& view);
    /// Says that a row became current, if the view has the keyboard.
    static void announce(QAbstractItemView& view, const QModelIndex& row);
};

} // namespace umpire::gui
