#include "preferences/signal_tones.h"

#include <algorithm>
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
    m_due.clear();
    if (m_document.isOpen()) {
        for (const Due& due : m_document.battle().due) {
            m_due.insert(due.id);
        }
    }
}

/// Nothing sounds for what is undone, nor for a battle that is opened.
void SignalTones::changed(const ChangeEvent& event) {
    const int before = m_cursor;
    const std::set<Id> owed = m_due;
    remember();
    if (event.kind != ChangeEvent::Kind::State || m_cursor <= before) {
        return;
    }
    const Record& last = m_document.session().records()[static_cast<std::size_t>(m_cursor - 1)];
    const bool result = !last.steps.empty() && m_settings.value(Settings::Key::SoundResult).toBool();
    const bool fell = !std::includes(owed.begin(), owed.end(), m_due.begin(), m_due.end());
    if (result || (fell && m_settings.value(Settings::Key::SoundDue).toBool())) {
        m_tone();
    }
}

} // namespace umpire::gui
