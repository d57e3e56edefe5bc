#pragma once

class QByteArray;
class QWidget;

namespace umpire::gui {

/// Gives a window the place it had, as `saveGeometry` remembers it (empty: never shown before), and sees to
/// it that all of it is on a screen that is there now: with its frame it is no larger than what the screen
/// has free, and it hangs over no edge.
void placeWindow(QWidget& window, const QByteArray& remembered);

} // namespace umpire::gui
