#pragma once

#include "document/battle_document.h"

#include <QAbstractTableModel>

namespace umpire::gui {

/// The records in force, newest first, one line each.
class RecordModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Place, Who, How, Follows, ColumnCount };
    enum Role { ToneRole = Qt::UserRole + 1, NumberRole };

    explicit RecordModel(BattleDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    void update(const ChangeEvent& event);
    void resize(int count);
    const Record& record(int row) const;
    QString text(const Record& record, int column) const;

    BattleDocument& m_document;
    int m_count = 0;
};

} // namespace umpire::gui
