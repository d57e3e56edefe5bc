#pragma once

#include "look/look.h"

#include <QTableView>

namespace umpire::gui {

class BalanceDelegate;
class BalanceHead;
class BalanceModel;
class BalanceNames;

/// The comparison. Up and Down choose a side or formation, Left and Right move along its cells.
class BalanceTable : public QTableView {
    Q_OBJECT

  public:
    BalanceTable(const Look& look, BalanceModel& model, QWidget* parent = nullptr);

    /// The id of the current side or formation, "" for none.
    QString current() const;
    void choose(const QString& subject);
    /// Gives the columns what room there is.
    void arrange();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void chosen(const QString& subject);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

  private:
    int needed(int column) const;
    void widenGroups(std::vector<int>& widths) const;
    bool fitMix(std::vector<int>& widths, int room) const;
    int heightOf(int rows) const;

    const Look& m_look;
    BalanceModel& m_model;
    BalanceDelegate* m_delegate;
    BalanceHead* m_head;
    BalanceNames* m_names;
};

} // namespace umpire::gui
