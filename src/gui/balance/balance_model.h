#pragma once

#include "umpire/battle/balance.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

#include <vector>

namespace umpire::gui {

/// What the balance page compares, in the pack's own words: a table of rows and columns.
struct BalanceFacts {
    struct Column {
        enum class Kind { Measure, Mix, Word, Mark, Hold };

        Kind kind = Kind::Measure;
        std::size_t place = 0; ///< among those of its kind
        QString name;
        QString group; ///< stands once over all columns that share it; "" for none
        QString text;  ///< what it means, for tool tips
    };

    /// One word of the mix.
    struct Share {
        QString name;
        int step = 0; ///< its place in the vocabulary
        double share = 0;
    };

    /// As the engine reads it, with what it is called.
    struct Row : BalanceReading::Row {
        QString id = {};
        QString name = {};
        int side = 0;
        QList<Share> shares = {}; ///< of the mix
        QString word = {};        ///< the column of the check's table
        QString reason = {};      ///< which units bring it there, or ""
    };

    std::vector<Column> columns;
    std::vector<Row> rows;
    int mixWords = 0;         ///< how many words the mix can have
    bool rehearsable = false; ///< the pack has a rehearsal
    QString check;            ///< the name of the check it rehearses
    bool hasFormations = false;
};

BalanceFacts balanceFacts(const RulePack& rules, const GameModule* module, const Battle& battle);

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
    static QString holdText(const BalanceFacts::Row& row, std::size_t place);
    QString heading(const BalanceFacts::Column& column) const;
    QVariant columnHead(const BalanceFacts::Column& column, int role) const;
    QVariant rowHead(const BalanceFacts::Row& row, int role) const;

    BalanceFacts m_facts;
};

} // namespace umpire::gui
