#pragma once

#include "document/battle_document.h"
#include "settings/settings.h"

#include <QObject>

namespace umpire::gui {

/// Writes the state sheet beside the battle file whenever a turn ends, when the umpire wishes: whatever then
/// happens to the laptop, the last sheet can be printed elsewhere and played on from.
class StateSheetAutosave : public QObject {
    Q_OBJECT

  public:
    StateSheetAutosave(const BattleDocument& document, const Settings& settings, QObject* parent = nullptr);

    /// Where the sheet of a battle file lies: "beersheba.state.pdf" beside "beersheba.battle.json".
    static QString fileFor(const QString& battle);
    /// Writes it now. Gives "" or in words why it could not.
    QString write() const;

  Q_SIGNALS:
    void failed(const QString& problem);

  private:
    void follow(const ChangeEvent& event);

    const BattleDocument& m_document;
    const Settings& m_settings;
    std::int64_t m_turn = 0; ///< as last seen; 0 for none
    Id m_side;
};

} // namespace umpire::gui
