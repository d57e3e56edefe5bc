#pragma once

#include "look/look.h"

#include <QFrame>

class QAbstractItemModel;
class QLabel;
class QStackedLayout;
class QTableView;

namespace umpire::gui {

/// The record, newest first; an invitation while there is none.
class RecordView : public QFrame {
    Q_OBJECT

  public:
    RecordView(const Look& look, QAbstractItemModel& model, QWidget* parent = nullptr);

    QTableView& table() { return *m_table; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void arrange();
    void showWhatThereIs();

    const Look& m_look;
    QAbstractItemModel& m_model;
    QStackedLayout* m_stack;
    QTableView* m_table;
    QLabel* m_empty;
};

} // namespace umpire::gui
