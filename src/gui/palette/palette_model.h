#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QString>

#include <functional>

namespace umpire::gui {

/// One line of the command palette.
struct PaletteEntry {
    QString key;    ///< tells it from all others, also in another run
    QString text;   ///< "12 · 12th Light Horse → 51 · I/67th"
    QString detail; ///< "Shoot", "Steady", the menu it is from
    QString hint;   ///< its shortcut
    QString search; ///< what it is found by in place of its text; with its detail in any case
    QString also;   ///< further words that it is found by where these do not fit
    QString whyNot; ///< why it cannot be had now
    bool enabled = true;
    int score = 0;
    int handicap = 0; ///< it is meant less often than others that fit as well
    std::function<void()> run;
};

using PaletteEntries = QList<PaletteEntry>;

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
