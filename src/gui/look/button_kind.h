#pragma once

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

} // namespace umpire::gui
