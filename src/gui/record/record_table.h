#pragma once

#include "look/look.h"
#include "look/spoken_rows.h"

#include <QTableView>

namespace umpire::gui {

class RecordDelegate;

/// The lines of the record. Enter opens one, C corrects, N notes, B bookmarks, U undoes back to it; every
/// other key goes on to the window, so that numbers and dice can still be typed.
class RecordTable : public QTableView, public SpokenRows {
    Q_OBJECT

  public:
    RecordTable(const Look& look, QAbstractItemModel& model, QWidget* parent = nullptr);

    /// The number of the current record, 0 for none.
    int current() const;
    /// Gives the columns what room there is.
    void arrange();

    QString spoken(const QModelIndex& row) const override;
    QString spokenAside(const QModelIndex& row) const override;
    bool speaks(int row) const override;
    void press(const QModelIndex& row) override;

  Q_SIGNALS:
    void opened(int record);
    void currentMoved(int record);
    void correctAsked(int record);
    void noteAsked(int record);
    void bookmarkAsked(int record);
    void undoToAsked(int record);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    bool actOn(int key);
    static bool moves(int key);

    const Look& m_look;
    RecordDelegate* m_delegate;
};

} // namespace umpire::gui
