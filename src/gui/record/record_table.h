#pragma once

#include "look/look.h"
#include "look/spoken_rows.h"

#include <QStyledItemDelegate>
#include <QTableView>

namespace umpire::gui {

/// Draws a line of the record: its place muted, who in bold, the outcome with sign and word in the colour of
/// its tone, and at the right edge two words to click.
class RecordDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit RecordDelegate(const Look& look, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The room the words at the right edge need.
    int toolsWidth() const;

  Q_SIGNALS:
    void correctClicked(const QModelIndex& index);
    void noteClicked(const QModelIndex& index);

  protected:
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

  private:
    struct Ink {
        QString text;
        QColor colour;
        int weight = QFont::Normal;
        bool underlined = false;
    };

    std::vector<Ink> words(const QStyleOptionViewItem& option, const QModelIndex& index) const;
    std::vector<Ink> who(const QModelIndex& index, bool marked) const;
    std::vector<Ink> how(const QModelIndex& index, bool selected) const;
    std::vector<Ink> tools(const QModelIndex& index) const;
    QFont fontOf(const Ink& ink) const;

    const Look& m_look;
};

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
    void join();

    const Look& m_look;
    RecordDelegate* m_delegate;
};

} // namespace umpire::gui
