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
    QByteArray layoutState() const { return saveState(version); }
    void restoreLayout(const QByteArray& state);

  private:
    static constexpr int version = 1;

    QList<QDockWidget*> m_docks;
    bool m_restored = false; ///< the umpire's own layout is in force
};

} // namespace umpire::gui
