#pragma once

class QWidget;

namespace umpire::gui {

/// A hidden window still tells all that stands in it to whoever asks by assistive technology; while it is
/// unheard it tells nothing. That it may be is to be said before anybody asks.
void letBeUnheard(QWidget& window);
void setUnheard(QWidget& window, bool unheard);

} // namespace umpire::gui
