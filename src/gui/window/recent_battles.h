#pragma once

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace umpire::gui {

/// A battle that was opened before, as it is offered again.
struct RecentBattle {
    QString path;
    QString title; ///< the battle's, or the file's name where it has none or cannot be read
    QString about; ///< "Turn 3 · 31 October 1917 · last played 22 Nov 2026, 14:05"
    bool there = true;
};

/// Looks into the files that were opened last, no further than it takes to tell them apart.
class RecentBattles {
  public:
    QList<RecentBattle> entries(const QStringList& paths);

  private:
    struct Seen {
        QDateTime changed;
        qint64 size = 0;
        RecentBattle battle;
    };

    RecentBattle look(const QString& path);

    QHash<QString, Seen> m_seen; ///< a file that has not changed since is not read again
};

} // namespace umpire::gui
