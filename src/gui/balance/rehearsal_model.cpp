#include "balance/rehearsal_model.h"

#include "look/percent_text.h"

namespace umpire::gui {

void RehearsalModel::show(const RehearsalFacts* facts, bool afterEach) {
    beginResetModel();
    m_facts = facts;
    m_each = afterEach;
    endResetModel();
}

int RehearsalModel::rowCount(const QModelIndex& parent) const {
    return m_facts && !parent.isValid() ? static_cast<int>(m_facts->points.size()) : 0;
}

int RehearsalModel::columnCount(const QModelIndex& parent) const {
    return m_facts && !parent.isValid() ? FirstState + static_cast<int>(m_facts->states.size()) : 0;
}

QString RehearsalModel::cell(int row, int column) const {
    const RehearsalFacts::Point& point = m_facts->points[static_cast<std::size_t>(row)];
    if (column == Lost || column == Counted) {
        return QString::number(column == Lost ? row : point.counted);
    }
    return exactPercent(point.chances(m_each).at(static_cast<std::size_t>(column - FirstState)));
}

QVariant RehearsalModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return cell(index.row(), index.column());
    case Qt::ToolTipRole:
        return m_facts->reading(index.row(), m_each);
    case Qt::AccessibleTextRole:
        return index.column() == Lost
                   ? m_facts->reading(index.row(), m_each)
                   : tr("%1: %2").arg(headerData(index.column(), Qt::Horizontal).toString(),
                                      cell(index.row(), index.column()));
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant RehearsalModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !m_facts || section < 0 || section >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return section == Lost      ? tr("Further lost")
           : section == Counted ? m_facts->counts
                                : m_facts->states[static_cast<std::size_t>(section - FirstState)].name;
}

} // namespace umpire::gui
