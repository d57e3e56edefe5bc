#pragma once

#include "document/battle_document.h"
#include "settings/settings.h"

#include <QObject>

#include <functional>
#include <set>

namespace umpire::gui {

/// Gives a signal when a result is on the record, and when a test falls due, where the umpire wants to hear
/// it. One change gives one signal.
class SignalTones : public QObject {
    Q_OBJECT

  public:
    /// `tone` gives the signal.
    SignalTones(const BattleDocument& document, const Settings& settings, std::function<void()> tone,
                QObject* parent = nullptr);

  private:
    void changed(const ChangeEvent& event);
    void remember();

    const BattleDocument& m_document;
    const Settings& m_settings;
    std::function<void()> m_tone;
    int m_cursor = 0;
    std::set<Id> m_due; ///< the tests that are owed
};

} // namespace umpire::gui
