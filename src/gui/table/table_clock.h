#pragma once

#include "document/battle_document.h"

#include <QObject>

#include <functional>

namespace umpire::gui {

/// How long the game takes at the table. It runs while the umpire lets it; what it counted goes into the
/// record with the command that ends the phase, or when it is stopped, so that the record alone says how long
/// each phase took.
class TableClock : public QObject {
    Q_OBJECT

  public:
    /// Milliseconds that only ever rise.
    using Ticks = std::function<qint64()>;

    explicit TableClock(const BattleDocument& document, QObject* parent = nullptr);
    /// Replaces the computer's, for tests.
    void setTicks(Ticks ticks);

    bool isRunning() const { return m_running; }
    /// Whether it starts with a throw, or with a phase that ends; never after the umpire stopped it.
    void setStartsItself(bool starts) { m_startsItself = starts; }
    /// Whether it is seen at all.
    void setShown(bool shown);
    void toggle() { m_running ? stop() : start(); }
    void start();
    void stop();
    /// Puts what was counted into the record, and goes on.
    void keep();
    /// The command that ends a phase, with the time that the phase took since the record last told.
    Json timed(Json command) const;

    /// Seconds that were counted and stand in no record yet.
    qint64 pending() const;
    /// Seconds with those: of this phase, of the turn of the side that plays it, of all its turns, of the
    /// game.
    qint64 ofPhase() const;
    qint64 ofTurn() const;
    qint64 ofSide() const;
    qint64 ofGame() const;
    /// How long a turn is meant to take, in seconds; 0: as it comes.
    qint64 limit() const;
    bool isOver() const { return limit() > 0 && ofTurn() >= limit(); }
    /// Whether there is anything to show.
    bool counts() const;

  Q_SIGNALS:
    /// It was started or stopped, or something else counts.
    void changed();
    void commandAsked(const umpire::Json& command);

  private:
    void follow(const ChangeEvent& event);
    void begin(qint64 recorded);
    qint64 counted() const;
    bool isThrow(int record) const;
    qint64 recorded() const;

    const BattleDocument& m_document;
    Ticks m_ticks;
    bool m_running = false;
    qint64 m_since = 0;   ///< when it was started
    qint64 m_before = 0;  ///< milliseconds counted before that
    qint64 m_opening = 0; ///< seconds in the record when counting began
    qint64 m_recorded = 0;
    int m_cursor = 0;
    QString m_path; ///< of the battle that counts
    bool m_startsItself = false;
    bool m_shown = true;
    bool m_stopped = false; ///< by the umpire, in this battle
};

} // namespace umpire::gui
