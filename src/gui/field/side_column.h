#pragma once

#include "field/field_plan.h"
#include "look/look.h"

#include <QLayout>
#include <QPersistentModelIndex>
#include <QScrollArea>
#include <QStringList>

#include <functional>
#include <vector>

class QAbstractItemModel;

namespace umpire::gui {

/// Lays widgets out as a newspaper does: one under the other in columns of the same width, in order, so that
/// the highest column is as low as it can be.
class ColumnFlow : public QLayout {
    Q_OBJECT

  public:
    /// How high an item is at a width.
    using Height = std::function<int(const QLayoutItem& item, int width)>;

    explicit ColumnFlow(QWidget* parent);
    ~ColumnFlow() override;

    /// Adds a widget that stands over the next one and is never parted from it.
    void addHead(QWidget* widget);
    void setColumns(int columns);
    int columns() const { return m_columns; }
    /// What stands free between columns, between the widgets of one, and below all.
    struct Gaps {
        int across = 0;
        int down = 0;
        int below = 0;
    };
    void setGaps(Gaps gaps);
    /// How wide each of so many columns is at that width.
    int columnWidth(int width, int columns) const;
    /// How high all of it would be at that width, in so many columns with such gaps.
    int heightFor(int width, int columns, Gaps gaps, const Height& height) const;

    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    void setGeometry(const QRect& rect) override;
    Qt::Orientations expandingDirections() const override { return {}; }

  private:
    /// What stands together, and how high that is.
    struct Block {
        std::vector<QLayoutItem*> items;
        int height = 0;
    };

    int columnWidth(int width, int columns, int across) const;
    std::vector<Block> blocks(int width, int down, const Height& height) const;
    static int columnsNeeded(const std::vector<Block>& blocks, int down, int height);
    static int leastHeight(const std::vector<Block>& blocks, int down, int columns);

    std::vector<QLayoutItem*> m_items;
    std::vector<const QWidget*> m_heads;
    int m_columns = 1;
    Gaps m_gaps;
};

class BrigadeCard;
class ElidedLabel;
class TileDelegate;

/// One side: its name and strength over its formations, which scroll.
class SideColumn : public QWidget {
    Q_OBJECT

  public:
    SideColumn(const Look& look, QAbstractItemModel& model, const QModelIndex& side, TileDelegate& delegate,
               QWidget* parent = nullptr);

    const std::vector<BrigadeCard*>& cards() const { return m_cards; }
    void refresh();
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
    /// Rows stand closer than cards.
    ColumnFlow::Gaps gapsFor(DrawnSize size) const;
    void fill(QAbstractItemModel& model, TileDelegate& delegate);
    void addAbove(ColumnFlow& flow, const QAbstractItemModel& model, const QModelIndex& formation);
    static QString chainText(std::vector<QPersistentModelIndex> chain);

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
