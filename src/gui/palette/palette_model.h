#pragma once

#include "palette/palette_entry.h"

#include <QAbstractListModel>

namespace umpire::gui {

/// What the command palette found, best first.
class PaletteModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role { DetailRole = Qt::UserRole + 1, HintRole, EnabledRole };

    using QAbstractListModel::QAbstractListModel;

    void setEntries(PaletteEntries entries);
    const PaletteEntry& entry(int row) const { return m_entries[row]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

  private:
    PaletteEntries m_entries;
};

} // namespace umpire::gui
