#include "look/text_size.h"

#include <QTimer>

#include <algorithm>

namespace umpire::gui {

/// Keys that were pressed while the window was busy with the last step come before the timer.
void TextSize::ask(int percent) {
    m_asked = std::clamp(percent, m_least, Look::mostPercent);
    if (m_asking) {
        return;
    }
    m_asking = true;
    QTimer::singleShot(0, this, [this] {
        m_asking = false;
        m_look.setPercent(m_asked);
        Q_EMIT changed(m_look.percent());
    });
}

} // namespace umpire::gui
