#include "houserules/rules_watch.h"

#include <QDir>

#include <chrono>

namespace umpire::gui {

namespace {

/// Editors write a file in several steps.
constexpr std::chrono::milliseconds oneSaving(120);

} // namespace

RulesWatch::RulesWatch(QObject* parent) : QObject(parent) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(oneSaving);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_rest, qOverload<>(&QTimer::start));
    connect(&m_rest, &QTimer::timeout, this, [this] {
        renew();
        Q_EMIT changed();
    });
}

void RulesWatch::watch(const QString& folder) {
    m_folder = folder;
    m_rest.stop();
    renew();
}

/// A file that another took the place of is watched no longer, unless one asks for it again.
void RulesWatch::renew() {
    const QStringList before = m_watcher.files() + m_watcher.directories();
    before.isEmpty() ? QStringList() : m_watcher.removePaths(before);
    if (m_folder.isEmpty() || !QDir(m_folder).exists()) {
        return;
    }
    m_watcher.addPath(m_folder);
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files)) {
        m_watcher.addPath(file.absoluteFilePath());
    }
}

} // namespace umpire::gui
