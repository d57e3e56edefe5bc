#pragma once

#include "balance/balance_facts.h"

#include <QAbstractTableModel>

namespace umpire::gui {

/// The comparison as a table: a row for each side and formation, whose names are the heads of the rows.
class BalanceModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        DepthRole,
        SideRole,
        TiresRole,
        KindRole,  ///< int of BalanceFacts::Column::Kind
        GroupRole, ///< of a column: the head over it and its neighbours
        QuietRole, ///< the cell says that there is nothing
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setFacts(const BalanceFacts& facts);
    const BalanceFacts& facts() const { return m_facts; }
    /// -1 for none.
    int rowOf(const QString& subject) const;
    /// The first that takes the rehearsal's check, or -1.
    int firstThatTires() const;
    const BalanceFacts::Row& row(int row) const { return m_facts.rows[static_cast<std::size_t>(row)]; }
    const BalanceFacts::Column& column(int column) const {
        return m_facts.columns[static_cast<std::size_t>(column)];
    }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    bool sameShape(const BalanceFacts& facts) const;
    QString cell(const BalanceFacts::Row& row, const BalanceFacts::Column& column) const;
    QString heading(const BalanceFacts::Column& column) const;
    QVariant columnHead(const BalanceFacts::Column& column, int role) const;
    QVariant rowHead(const BalanceFacts::Row& row, int role) const;

    BalanceFacts m_facts;
};

} // namespace umpire::gui
