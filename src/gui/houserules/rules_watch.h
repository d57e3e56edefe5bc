#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>
#include <QTimer>

namespace umpire::gui {

/// Watches a folder with a pack: other programs write files in it, or put others in their place.
class RulesWatch : public QObject {
    Q_OBJECT

  public:
    explicit RulesWatch(QObject* parent = nullptr);

    /// "" for none.
    void watch(const QString& folder);
    QString folder() const { return m_folder; }

  Q_SIGNALS:
    /// Something in it was written; what follows at once is told as one.
    void changed();

  private:
    void renew();

    QFileSystemWatcher m_watcher;
    QTimer m_rest;
    QString m_folder;
};

} // namespace umpire::gui
