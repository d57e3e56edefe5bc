#pragma once

#include "balance/balance_facts.h"
#include "look/look.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTableView>

namespace umpire::gui {

/// The names of sides and formations as the heads of the rows: they stay while the columns scroll.
class BalanceNames : public QHeaderView {
    Q_OBJECT

  public:
    explicit BalanceNames(const Look& look, QWidget* parent = nullptr);

    /// What the longest name needs.
    int widest() const;

  protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

  private:
    QVariant value(int section, int role) const;
    QFont fontOf(int section) const;
    int indent(int section) const;

    const Look& m_look;
};

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

class BalanceHead;

/// The comparison. Up and Down choose a side or formation, Left and Right move along its cells.
class BalanceTable : public QTableView {
    Q_OBJECT

  public:
    BalanceTable(const Look& look, BalanceModel& model, QWidget* parent = nullptr);

    /// The id of the current side or formation, "" for none.
    QString current() const;
    void choose(const QString& subject);
    /// Gives the columns what room there is.
    void arrange();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void chosen(const QString& subject);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    int needed(int column) const;
    void widenGroups(std::vector<int>& widths) const;
    bool fitMix(std::vector<int>& widths, int room) const;
    int heightOf(int rows) const;

    const Look& m_look;
    BalanceModel& m_model;
    BalanceDelegate* m_delegate;
    BalanceHead* m_head;
    BalanceNames* m_names;
};

} // namespace umpire::gui
