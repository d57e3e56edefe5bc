#pragma once

#include "look/theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace umpire::gui {

/// What lies under a part of the window: the colour it is filled with and the lines at its edges, by its
/// name.
struct Ground {
    using Ink = QColor Theme::*;
    Ink fill = nullptr; ///< null: what is behind it shows
    Ink top = nullptr;
    Ink bottom = nullptr;
    Ink left = nullptr;
    Ink round = nullptr; ///< all round
    int thick = 1;       ///< of the line at the top, or all round
    double radius = 0;
};

/// Null where there is nothing to draw.
const Ground* groundOf(const QWidget& widget);

void paintGround(QPainter& painter, const QWidget& widget, const Ground& ground, const Dress& dress);

/// How a list, tree or table of Qt's own is dressed: its ground, its frame, the room in its rows.
struct ItemKind {
    enum class Row {
        Plain, ///< as Qt has it, the chosen ones filled with the accent
        Roomy, ///< the same with room round the words
        Lined  ///< a line under each; the chosen ones stand on the background
    };
    QPalette::ColorRole ground = QPalette::NoRole; ///< NoRole: what is behind it shows
    bool framed = false;
    Row row = Row::Plain;
    double across = 0;
    double down = 0;
    int chosen = 0; ///< of a lined row: 1 a frame round the chosen, 2 a line under them
};

/// Plain where it is none of those.
ItemKind itemKindOf(const QWidget* view);

/// Gives a view its ground and its frame.
void dressView(QAbstractItemView& view);

/// What lies under one item.
void paintItemGround(QPainter& painter, const QStyleOptionViewItem& option, const ItemKind& kind,
                     const Dress& dress);

} // namespace umpire::gui
