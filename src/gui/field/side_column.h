#pragma once

#include "look/look.h"

#include <QPersistentModelIndex>
#include <QScrollArea>
#include <QStringList>

#include <vector>

class QVBoxLayout;
class QAbstractItemModel;

namespace umpire::gui {

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
    /// Takes up another theme or size of text.
    void restyle();
    void reveal(const QWidget* list, const QRect& tile);
    /// Lets the field see the wheel before the column scrolls by it.
    void watchWheel(QObject* watcher);

  private:
    void fill(QAbstractItemModel& model, TileDelegate& delegate);
    void addAbove(QVBoxLayout& layout, const QAbstractItemModel& model, const QModelIndex& formation);
    static QString chainText(const std::vector<QPersistentModelIndex>& chain);

    const Look& m_look;
    QPersistentModelIndex m_side;
    ElidedLabel* m_name = nullptr;
    QScrollArea* m_scroll = nullptr;
    std::vector<BrigadeCard*> m_cards;
    std::vector<std::pair<ElidedLabel*, std::vector<QPersistentModelIndex>>> m_above;
    QStringList m_told; ///< headquarters that stand above a formation already
};

} // namespace umpire::gui
