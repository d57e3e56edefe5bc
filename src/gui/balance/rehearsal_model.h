#pragma once

#include "balance/rehearsal_facts.h"

#include <QAbstractTableModel>

namespace umpire::gui {

/// The numbers of a rehearsal's chart: a row for each further loss, a column for each state.
class RehearsalModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Lost, Counted, FirstState };

    using QAbstractTableModel::QAbstractTableModel;

    /// `facts` must live as long as they are shown; null for none.
    void show(const RehearsalFacts* facts, bool afterEach);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

  private:
    QString cell(int row, int column) const;

    const RehearsalFacts* m_facts = nullptr;
    bool m_each = false;
};

} // namespace umpire::gui
