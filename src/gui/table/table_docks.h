#pragma once

#include <QMainWindow>

class QDockWidget;
class QMenu;

namespace umpire::gui {

/// The table: the field in the middle, and panels below it as tabs, each of which can be taken off into a
/// window of its own, on another screen if need be.
class TableDocks : public QMainWindow {
    Q_OBJECT

  public:
    explicit TableDocks(QWidget* parent = nullptr);

    QDockWidget* add(const QString& name, const QString& title, QWidget* panel);
    /// Brings a panel to the front.
    void raise(QDockWidget* dock);
    /// The entries that show a panel or take it off.
    void fillMenu(QMenu& menu);
    /// The height the panels get while the umpire has not chosen another.
    void setPanelHeight(int height);
    /// Gives the panels at least this height while something needs it, whatever the umpire chose.
    void grow(int height);
    /// Back to the height before.
    void shrinkBack();
    QByteArray layoutState() const { return saveState(version); }
    void restoreLayout(const QByteArray& state);

  private:
    static constexpr int version = 1;

    QDockWidget* docked() const;
    void resizeSoon(int height);

    QList<QDockWidget*> m_docks;
    int m_before = 0;        ///< the height before it grew, else 0
    bool m_restored = false; ///< the umpire's own layout is in force
};

} // namespace umpire::gui
