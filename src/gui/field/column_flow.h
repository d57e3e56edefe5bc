#pragma once

#include <QLayout>

#include <functional>
#include <memory>
#include <vector>

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
    /// Between columns, and between the widgets of one.
    void setGaps(int across, int down);
    /// How wide each of so many columns is at that width.
    int columnWidth(int width, int columns) const;
    /// How high all of it is at that width, in so many columns.
    int heightFor(int width, int columns, const Height& height) const;

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

    std::vector<Block> blocks(int width, const Height& height) const;
    int columnsNeeded(const std::vector<Block>& blocks, int height) const;
    int leastHeight(const std::vector<Block>& blocks, int columns) const;

    std::vector<QLayoutItem*> m_items;
    std::vector<const QWidget*> m_heads;
    int m_columns = 1;
    int m_across = 0;
    int m_down = 0;
};

} // namespace umpire::gui
