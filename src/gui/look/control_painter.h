#pragma once

#include "look/theme.h"

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

/// Lines to type into, boxes to choose from, boxes to tick: their measures and how they are drawn.
namespace input {

/// The side of a box to tick, its frame included.
int tickSide(const Dress& dress);
/// From a box to tick to its words.
int tickGap(const Dress& dress);
/// The room round a box to tick and its words, in which the frame of the keyboard is drawn.
QSize tickEdge(const Dress& dress);
/// Whether a line to type into stands by itself, not in a box that has the frame.
bool isFramed(const QStyleOption* option);
/// From the edge of a line to its text.
QSize lineEdge(const Dress& dress);
/// The width of what opens a list.
int handle(const Dress& dress);
/// The width of what counts up and down: one above the other, or, for fingers, beside each other.
int steps(const Dress& dress);

void paintLine(QPainter& painter, const QStyleOption& option, const Dress& dress);
void paintTick(QPainter& painter, const QStyleOption& option, const Dress& dress);
void paintDot(QPainter& painter, const QStyleOption& option, const Dress& dress);
void paintCombo(QPainter& painter, const QStyleOptionComboBox& option, const Dress& dress);
void paintSpin(QPainter& painter, const QStyleOptionSpinBox& option, const Dress& dress);

/// A part of a combo box, of a spin box.
QRect comboPart(const QStyleOptionComboBox& option, QStyle::SubControl part, const Dress& dress);
QRect spinPart(const QStyleOptionSpinBox& option, QStyle::SubControl part, const Dress& dress);

} // namespace input

} // namespace umpire::gui
