#include "palette/palette_model.h"

namespace umpire::gui {

void PaletteModel::setEntries(PaletteEntries entries) {
    beginResetModel();
    m_entries = std::move(entries);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

QVariant PaletteModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PaletteEntry& entry = m_entries[index.row()];
    const QString detail = entry.enabled || entry.whyNot.isEmpty()
                               ? entry.detail
                               : tr("%1 – %2").arg(entry.detail, entry.whyNot);
    switch (role) {
    case Qt::DisplayRole:
        return entry.text;
    case DetailRole:
        return detail;
    case HintRole:
        return entry.hint;
    case EnabledRole:
        return entry.enabled;
    case Qt::AccessibleTextRole: {
        const QString said = tr("%1, %2").arg(entry.text, detail);
        return entry.enabled ? said : tr("%1, not now").arg(said);
    }
    case Qt::ToolTipRole:
        return entry.whyNot;
    default:
        return {};
    }
}

} // namespace umpire::gui
