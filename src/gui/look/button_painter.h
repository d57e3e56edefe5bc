#pragma once

#include "look/dress.h"

#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace umpire::gui {

/// What a button says it is, by its property `kind`.
struct ButtonKind {
    enum class Body {
        Plain,
        Filled, ///< what is done most likely
        Face,   ///< of a die
        Due,
        Quiet,  ///< words only
        Finding ///< words only, framed while the keyboard is on it
    };
    const char* name;
    Body body;
    double size; ///< of its text
    int weight;
    double across; ///< from its frame to its text
    double down;
    bool left; ///< its text begins there
};

/// The usual one when it says nothing.
const ButtonKind& buttonKindOf(const QWidget* button);

/// With what it says, or shows, of this size.
QSize buttonSize(const QSize& contents, const QWidget* button, const Dress& dress);

void paintButton(QPainter& painter, const QStyleOptionButton& option, const QWidget* button,
                 const Dress& dress);

/// The box of a tool button.
void paintButtonBox(QPainter& painter, const QStyleOption& option, const Dress& dress);

} // namespace umpire::gui
