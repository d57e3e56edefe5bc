#pragma once

#include "catchup/catch_up_table.h"
#include "look/look.h"

#include <QAbstractTableModel>

namespace umpire::gui {

/// The form for a turn played on paper as a table: a row for each formation, officer and unit, a column for
/// the name and one for each field.
class CatchUpModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Role { ChangedRole = Qt::UserRole, WordsRole, MostRole, CountRole };

    CatchUpModel(const Look& look, const BattleDocument& document, QObject* parent = nullptr);

    CatchUpTable& sheet() { return m_sheet; }
    const CatchUpTable& sheet() const { return m_sheet; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  Q_SIGNALS:
    void edited();

  private:
    QVariant nameData(int row, int role) const;
    QVariant cellData(int row, int column, int role) const;
    QString shown(int row, int column, const Attribute& attribute) const;
    QVariant words(const Attribute& attribute) const;

    const Look& m_look;
    const BattleDocument& m_document;
    CatchUpTable m_sheet;
};

} // namespace umpire::gui
