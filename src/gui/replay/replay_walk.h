#pragma once

#include "document/battle_document.h"
#include "umpire/battle/session.h"

#include <QObject>
#include <QTimer>

#include <vector>

namespace umpire::gui {

/// Where the turns of a battle begin, each as the number of records in force at that moment.
class ReplayTurns {
  public:
    ReplayTurns() = default;
    /// Of a session that stands at its last record to be shown.
    explicit ReplayTurns(const Session& session);

    /// Where the turn after that of a moment begins; the last moment where there is none.
    int after(int record) const;
    /// Where the turn of a moment begins, or, at its beginning, the one before; the first moment where there
    /// is none.
    int before(int record) const;
    /// All of them, the first moment first.
    const std::vector<int>& begins() const { return m_begins; }

  private:
    std::vector<int> m_begins;
    int m_last = 0;
};

/// Goes through a battle that was played, from the moment it was set up until now: record by record, turn by
/// turn, forward and back, or forward by itself.
class ReplayWalk : public QObject {
    Q_OBJECT

  public:
    /// `past` looks back already, and stands at its last record.
    explicit ReplayWalk(BattleDocument& past, QObject* parent = nullptr);

    const BattleDocument& past() const { return m_past; }
    /// How many records are in force in the battle as it was set up, as it is now, and as it is shown.
    int first() const { return m_first; }
    int last() const { return m_past.now(); }
    int at() const { return m_past.session().cursor(); }
    const ReplayTurns& turns() const { return m_turns; }
    /// The record that led to what is shown; null in the battle as it was set up.
    const Record* record() const;

    void goTo(int record);
    void step(int records) { goTo(at() + records); }
    void stepTurn(bool forward);
    bool isPlaying() const { return m_timer.isActive(); }
    /// From the end it begins again at the beginning.
    void setPlaying(bool playing);
    /// Milliseconds from record to record while it goes by itself.
    int pace() const { return m_timer.interval(); }
    void setPace(int milliseconds) { m_timer.setInterval(milliseconds); }

  Q_SIGNALS:
    void moved();
    void playingChanged(bool playing);

  private:
    void goOn();

    BattleDocument& m_past;
    ReplayTurns m_turns;
    int m_first;
    QTimer m_timer;
};

} // namespace umpire::gui
