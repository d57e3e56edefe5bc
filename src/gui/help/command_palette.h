#pragma once

#include "help/palette_search.h"
#include "look/look.h"

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace umpire::gui {

class PaletteModel;

/// A line to type into and what it may mean, over the top of its window: every unit, test and menu entry is
/// a few letters away. Up, Down and Enter choose, Alt with a number takes that row, Escape closes.
class CommandPalette : public QFrame {
    Q_OBJECT

  public:
    /// A child of the window it lies over.
    CommandPalette(const Look& look, const BattleDocument& document, PaletteHost& host, QWidget* window);

    /// Shows itself, empty or with something typed already.
    void open(const QString& typed = {});
    void dismiss();

    /// The keys of the entries used last, newest first; kept by the window between runs.
    QStringList recent() const { return m_recent; }
    void setRecent(const QStringList& keys) { m_recent = keys; }

  Q_SIGNALS:
    void recentChanged(const QStringList& keys);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void search();
    void place();
    void restyle();
    bool key(int key, Qt::KeyboardModifiers modifiers);
    void move(int by);
    void take(int row);

    const Look& m_look;
    PaletteSearch m_search;
    PaletteModel* m_model;
    QLineEdit* m_line;
    QListView* m_list;
    QLabel* m_foot;
    QStringList m_recent;
    QPointer<QWidget> m_before; ///< had the keyboard before
};

} // namespace umpire::gui
