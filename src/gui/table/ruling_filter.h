#pragma once

#include <QSortFilterProxyModel>

namespace umpire::gui {

/// The rulings that hold what was typed, and, if so wished, only the changed ones.
class RulingFilter : public QSortFilterProxyModel {
    Q_OBJECT

  public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setText(const QString& text);
    void setOnlyChanged(bool only);

  protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

  private:
    QStringList m_words;
    bool m_onlyChanged = false;
};

} // namespace umpire::gui
