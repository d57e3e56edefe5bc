#pragma once

#include "balance/balance_facts.h"
#include "look/look.h"

#include <QStyledItemDelegate>

namespace umpire::gui {

class BalanceModel;

/// Draws the cells of the comparison: numbers at the right, the mix as a bar with its words beside.
class BalanceDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    /// The room at both sides of a cell's words, in lengths of the design.
    static constexpr double sides = 6;

    BalanceDelegate(const Look& look, const BalanceModel& model, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// The room a cell needs.
    int widthOf(const QModelIndex& index) const;
    /// What a column of the mix needs at least: its bar.
    int barWidth() const;
    int padding() const;
    int rowHeight() const;
    QFont fontOf(const QModelIndex& index) const;

  private:
    void paintGround(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintBar(QPainter& painter, const QRectF& bar, const BalanceFacts::Row& row) const;

    const Look& m_look;
    const BalanceModel& m_model;
};

} // namespace umpire::gui
