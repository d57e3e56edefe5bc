#include "balance/balance_model.h"

#include "look/percent_text.h"

#include <algorithm>

namespace umpire::gui {

namespace {

using ColumnKind = BalanceFacts::Column::Kind;

const QString dash = QStringLiteral("–");

QString mixText(const QList<BalanceFacts::Share>& mix) {
    QStringList words;
    for (const BalanceFacts::Share& share : mix) {
        words << QStringLiteral("%1 %2 %").arg(share.name, QString::number(100 * share.share, 'f', 0));
    }
    return words.isEmpty() ? dash : words.join(QStringLiteral(" · "));
}

} // namespace

void BalanceModel::setFacts(const BalanceFacts& facts) {
    if (sameShape(facts)) {
        m_facts = facts;
        if (!m_facts.rows.empty() && !m_facts.columns.empty()) {
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
            Q_EMIT headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
        }
        return;
    }
    beginResetModel();
    m_facts = facts;
    endResetModel();
}

bool BalanceModel::sameShape(const BalanceFacts& facts) const {
    const auto sameRow = [](const BalanceFacts::Row& a, const BalanceFacts::Row& b) {
        return a.id == b.id && a.depth == b.depth;
    };
    const auto sameColumn = [](const BalanceFacts::Column& a, const BalanceFacts::Column& b) {
        return a.kind == b.kind && a.name == b.name;
    };
    return std::equal(facts.rows.begin(), facts.rows.end(), m_facts.rows.begin(), m_facts.rows.end(),
                      sameRow) &&
           std::equal(facts.columns.begin(), facts.columns.end(), m_facts.columns.begin(),
                      m_facts.columns.end(), sameColumn);
}

int BalanceModel::rowOf(const QString& subject) const {
    const auto found = std::find_if(m_facts.rows.begin(), m_facts.rows.end(),
                                    [&subject](const auto& row) { return row.id == subject; });
    return found == m_facts.rows.end() ? -1 : static_cast<int>(found - m_facts.rows.begin());
}

int BalanceModel::firstThatTires() const {
    const auto found =
        std::find_if(m_facts.rows.begin(), m_facts.rows.end(), [](const auto& row) { return row.tires; });
    return found == m_facts.rows.end() ? -1 : static_cast<int>(found - m_facts.rows.begin());
}

int BalanceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts.rows.size());
}

int BalanceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts.columns.size());
}

QString BalanceModel::cell(const BalanceFacts::Row& row, const BalanceFacts::Column& column) const {
    switch (column.kind) {
    case ColumnKind::Measure:
        return QString::number(row.measures.at(column.place));
    case ColumnKind::Mix:
        return mixText(row.mix);
    case ColumnKind::Word:
        return row.word.isEmpty() ? dash : row.word;
    case ColumnKind::Mark:
        return column.place >= row.further.size() ? dash
               : row.further[column.place] == 0   ? tr("reached")
                                                  : QString::number(row.further[column.place]);
    case ColumnKind::Hold:
        return row.holds.at(column.place) ? exactPercent(*row.holds[column.place]) : dash;
    }
    return {};
}

QString BalanceModel::heading(const BalanceFacts::Column& column) const {
    return column.group.isEmpty() ? column.name : tr("%1: %2").arg(column.group, column.name);
}

QVariant BalanceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const BalanceFacts::Row& row = this->row(index.row());
    const BalanceFacts::Column& column = this->column(index.column());
    const QString text = cell(row, column);
    const QString said = text == dash ? tr("none")
                         : column.kind == ColumnKind::Word && !row.reason.isEmpty()
                             ? tr("%1, %2").arg(text, row.reason)
                             : text;
    switch (role) {
    case Qt::DisplayRole:
        return text;
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3").arg(row.name, heading(column), said);
    case Qt::ToolTipRole:
        return tr("%1\n%2: %3").arg(row.name, heading(column), said);
    case QuietRole:
        return text == dash || text == QLatin1String("0");
    case KindRole:
        return static_cast<int>(column.kind);
    default:
        return rowHead(row, role);
    }
}

QVariant BalanceModel::columnHead(const BalanceFacts::Column& column, int role) const {
    switch (role) {
    case Qt::DisplayRole:
        return column.name;
    case Qt::ToolTipRole:
        return column.text;
    case Qt::AccessibleTextRole:
        return heading(column);
    case GroupRole:
        return column.group;
    case KindRole:
        return static_cast<int>(column.kind);
    default:
        return {};
    }
}

QVariant BalanceModel::rowHead(const BalanceFacts::Row& row, int role) const {
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.name;
    case IdRole:
        return row.id;
    case DepthRole:
        return row.depth;
    case SideRole:
        return row.side;
    case TiresRole:
        return row.tires;
    default:
        return {};
    }
}

QVariant BalanceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    const int sections = orientation == Qt::Horizontal ? columnCount() : rowCount();
    if (section < 0 || section >= sections) {
        return {};
    }
    return orientation == Qt::Horizontal ? columnHead(column(section), role) : rowHead(row(section), role);
}

} // namespace umpire::gui
