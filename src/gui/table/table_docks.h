#pragma once

#include <QHash>
#include <QMainWindow>

#include <functional>

class QDockWidget;
class QMenu;

namespace umpire::gui {

/// The table: field and panel in the middle, and below them, while somebody wants them, panels as tabs, each
/// of which can be taken off into a window of its own, on another screen if need be.
class TableDocks : public QMainWindow {
    Q_OBJECT

  public:
    explicit TableDocks(QWidget* parent = nullptr);

    /// A dock whose panel is made when it is first opened, or asked for by `fill`.
    QDockWidget* add(const QString& name, const QString& title, const std::function<QWidget*()>& make);
    /// Makes the panel, unless it is there.
    void fill(QDockWidget* dock);
    /// Calls a panel otherwise, in its tab and in the menu.
    void rename(QDockWidget* dock, const QString& title);
    /// Brings a panel to the front, at a height at which it is of use.
    void raise(QDockWidget* dock);
    /// Shuts those below the field, or opens them again.
    void setOpen(bool open);
    bool isOpen() const { return m_open; }
    /// Brings a panel to the front, with the keyboard in it; shuts it where it stands there already.
    void toggle(QDockWidget* dock);
    /// By a key: the keyboard goes into a panel, and where it is there already, the panel is shut.
    void enterOrLeave(QDockWidget* dock);
    /// Whether a panel can be seen: not one behind another tab.
    bool isInFront(const QDockWidget* dock) const;
    /// The entries that show a panel or take it off.
    void fillMenu(QMenu& menu);
    /// The height the panels get while the umpire has not chosen another, and the least at which they are of
    /// use.
    void setPanelHeight(int height, int least);
    /// Gives the panels at least this height while something needs it, whatever the umpire chose.
    void grow(int height);
    /// Back to the height before.
    void shrinkBack();
    QByteArray layoutState() const { return saveState(version); }
    /// The height the umpire dragged the panels to, 0 while it is the design's.
    int chosenHeight() const { return m_chosen; }
    void restoreLayout(const QByteArray& state, int chosenHeight);

  Q_SIGNALS:
    void renamed(QDockWidget* dock, const QString& title);
    /// Another panel is in front, or none.
    void turned();
    /// They were shut while the keyboard was in one of them.
    void focusLost();

  protected:
    bool event(QEvent* event) override;
    void childEvent(QChildEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    static constexpr int version = 1;

    QDockWidget* docked() const;
    int panelHeight() const;
    int wantedHeight() const;
    void open();
    void settleSoon();
    void settle();

    void put(QDockWidget* dock, QWidget* panel);

    QList<QDockWidget*> m_docks;
    /// Those whose panel was not wanted yet.
    QHash<QDockWidget*, std::function<QWidget*()>> m_late;
    int m_design = 0;  ///< the height of the design for what is shown
    int m_least = 0;   ///< below this nothing can be read
    int m_grown = 0;   ///< needed for a while, else 0
    int m_chosen = 0;  ///< dragged to by the umpire, else 0
    int m_pressed = 0; ///< the height when the mouse went down, else 0
    int m_tries = 0;
    bool m_settling = false;
    bool m_open = false;
};

} // namespace umpire::gui
