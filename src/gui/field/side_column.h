#pragma once

#include "field/field_plan.h"
#include "look/look.h"

#include <QPersistentModelIndex>
#include <QScrollArea>
#include <QStringList>

#include <vector>

class QAbstractItemModel;

namespace umpire::gui {

class BrigadeCard;
class ColumnFlow;
class ElidedLabel;
class TileDelegate;

/// One side: its name and strength over its formations, which scroll.
class SideColumn : public QWidget {
    Q_OBJECT

  public:
    SideColumn(const Look& look, QAbstractItemModel& model, const QModelIndex& side, TileDelegate& delegate,
               QWidget* parent = nullptr);

    const std::vector<BrigadeCard*>& cards() const { return m_cards; }
    /// What the row of a formation or side says now.
    void refresh(const QModelIndex& group);
    void setReadOnly(bool readOnly);
    const QPersistentModelIndex& side() const { return m_side; }
    /// Takes up another theme or size of text.
    void restyle();
    /// Draws its units so large, its formations in so many columns. Where it is wider than `planned`, nothing
    /// goes to another row for that. Where all of it `fits`, no bar to scroll by takes room.
    void setSize(DrawnSize size, int columns, int planned, bool fits);
    /// How high it would be.
    int heightFor(int width, DrawnSize size, int columns) const;
    /// The least width of one column of formations.
    static int leastWidth(const Look& look, DrawnSize size);
    void reveal(const QWidget* list, const QRect& tile);
    /// What of its cards can be seen now, in its own measure.
    QRect seen() const;
    void scrollPages(int pages);
    /// Lets the field see the wheel before the column scrolls by it.
    void watchWheel(QObject* watcher);

  Q_SIGNALS:
    void menuAsked(const QModelIndex& side, const QPoint& global);
    void scrolled();

  protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    void refreshHead();
    void fill(QAbstractItemModel& model, TileDelegate& delegate);
    void addAbove(const QAbstractItemModel& model, const QModelIndex& formation);

    const Look& m_look;
    QPersistentModelIndex m_side;
    ElidedLabel* m_name = nullptr;
    QScrollArea* m_scroll = nullptr;
    ColumnFlow* m_flow = nullptr;
    DrawnSize m_size;
    std::vector<BrigadeCard*> m_cards;
    /// The headquarters over the card of that place.
    struct Above {
        ElidedLabel* label = nullptr;
        std::vector<QPersistentModelIndex> chain;
        std::size_t firstCard = 0;
    };
    std::vector<Above> m_above;
    QStringList m_told; ///< headquarters that stand above a formation already
};

} // namespace umpire::gui
