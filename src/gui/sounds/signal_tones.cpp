#include "sounds/signal_tones.h"

#include <utility>

namespace umpire::gui {

SignalTones::SignalTones(const BattleDocument& document, const Settings& settings, std::function<void()> tone,
                         QObject* parent)
    : QObject(parent), m_document(document), m_settings(settings), m_tone(std::move(tone)) {
    connect(&m_document, &BattleDocument::changed, this, &SignalTones::changed);
    remember();
}

void SignalTones::remember() {
    m_cursor = m_document.isOpen() ? m_document.session().cursor() : 0;
    m_due = m_document.isOpen() ? m_document.battle().due.size() : 0;
}

/// Nothing sounds for what is undone, nor for a battle that is opened.
void SignalTones::changed(const ChangeEvent& event) {
    const int before = std::exchange(m_cursor, 0);
    const std::size_t owed = m_due;
    remember();
    if (event.kind != ChangeEvent::Kind::State || m_cursor <= before) {
        return;
    }
    const Record& last = m_document.session().records()[static_cast<std::size_t>(m_cursor - 1)];
    const bool result = !last.steps.empty() && m_settings.value(Settings::Key::SoundResult).toBool();
    if (result || (m_due > owed && m_settings.value(Settings::Key::SoundDue).toBool())) {
        m_tone();
    }
}

} // namespace umpire::gui
