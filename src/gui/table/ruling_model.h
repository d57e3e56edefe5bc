#pragma once

#include "document/battle_document.h"

#include <QAbstractListModel>

namespace umpire::gui {

/// The rulings of the pack, each with the reading this battle is played by.
class RulingModel : public QAbstractListModel {
    Q_OBJECT

  public:
    enum Role {
        IdRole = Qt::UserRole + 1,
        ReadingRole, ///< the text of the reading in force
        ChangedRole, ///< whether it is another than the pack's
        SearchRole,  ///< everything it is found by
    };

    explicit RulingModel(BattleDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

    /// The reading of a ruling that is in force.
    Id reading(const Ruling& ruling) const;
    const Ruling& ruling(int row) const { return m_document.rules().rulings[static_cast<std::size_t>(row)]; }

  private:
    void update(const ChangeEvent& event);
    QString searchText(const Ruling& ruling) const;

    BattleDocument& m_document;
    int m_count = 0;
};

} // namespace umpire::gui
