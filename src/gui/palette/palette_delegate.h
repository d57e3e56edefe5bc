#pragma once

#include "look/look.h"

#include <QStyledItemDelegate>

namespace umpire::gui {

/// Paints a line of the command palette: its number, the text, what it is, its shortcut at the right.
class PaletteDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    explicit PaletteDelegate(const Look& look, QObject* parent = nullptr)
        : QStyledItemDelegate(parent), m_look(look) {}

    static int rowHeight(const Look& look) { return look.target(34); }
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  private:
    const Look& m_look;
};

} // namespace umpire::gui
