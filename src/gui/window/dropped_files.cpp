#include "window/dropped_files.h"

#include "settings/prompts.h"
#include "umpire/storage/taking_in.h"
#include "window/battle_file_actions.h"
#include "window/main_window.h"

#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>

#include <algorithm>

namespace umpire::gui {

namespace {

QStringList pathsIn(const QDropEvent& event) {
    QStringList paths;
    for (const QUrl& url : event.mimeData()->urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

bool isBattle(const QString& path) {
    return sharedKind(QFile::encodeName(path).toStdString()) == SharedKind::Battle;
}

} // namespace

DroppedFiles::DroppedFiles(MainWindow& window, BattleFileActions& files, Prompts& prompts)
    : QObject(&window), m_window(window), m_files(files), m_prompts(prompts) {
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

bool DroppedFiles::eventFilter(QObject* watched, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type == QEvent::DragEnter || type == QEvent::DragMove || type == QEvent::Drop) {
        take(*static_cast<QDropEvent*>(event));
        return true;
    }
    return QObject::eventFilter(watched, event);
}

void DroppedFiles::take(QDropEvent& drop) {
    const QStringList paths = pathsIn(drop);
    if (paths.isEmpty()) {
        drop.ignore();
        return;
    }
    // The file stays where it is, whatever the other program would offer.
    drop.setDropAction(Qt::CopyAction);
    drop.accept();
    if (drop.type() == QEvent::Drop) {
        // It may ask, and whoever dragged must not wait.
        QTimer::singleShot(0, this, [this, paths] { open(paths); });
    }
}

/// What a battle may need comes first. Of several battles one is opened here.
void DroppedFiles::open(QStringList paths) {
    const auto battles = std::stable_partition(paths.begin(), paths.end(),
                                               [](const QString& path) { return !isBattle(path); });
    std::for_each(paths.begin(), battles, [this](const QString& path) { m_window.openFile(path); });
    if (battles == paths.end()) {
        return;
    }
    if (paths.end() - battles > 1) {
        m_prompts.tell(&m_window, tr("One battle at a time"),
                       tr("%1 is opened; a double click opens each of the others in a window of its own.")
                           .arg(QFileInfo(*battles).fileName()));
    }
    m_files.openRecent(*battles);
}

} // namespace umpire::gui
