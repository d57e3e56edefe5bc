#pragma once

#include "field/silhouettes.h"
#include "look/look.h"

#include <QStyledItemDelegate>

namespace umpire::gui {

class RosterModel;

/// Paints the rows of the roster and edits their cells: a line for names, a list for words, a counter for
/// numbers.
class RosterDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    RosterDelegate(const Look& look, const RosterModel& model, QObject* parent = nullptr);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;

  private:
    void paintName(QPainter& painter, QRect rect, const QStyleOptionViewItem& option,
                   const QModelIndex& index) const;
    QFont fontOf(const QModelIndex& index) const;

    const Look& m_look;
    const RosterModel& m_model;
    mutable Silhouettes m_silhouettes;
};

} // namespace umpire::gui
