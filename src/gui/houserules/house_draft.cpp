#include "houserules/house_draft.h"

#include "umpire/games/games.h"

#include <QDir>

#include <chrono>

namespace umpire::gui {

HouseDraft::HouseDraft(PackSearchPath searchPath, QObject* parent)
    : QObject(parent), m_searchPath(std::move(searchPath)) {
    connect(&m_watch, &RulesWatch::changed, this, &HouseDraft::look);
}

HouseBench HouseDraft::bench() const {
    return {m_searchPath, gameNeeds()};
}

QString HouseDraft::folder() const {
    return isOpen() ? pathText(m_rules->folder()) : QString();
}

QString HouseDraft::title() const {
    return isOpen() ? toText(m_rules->title()) : QString();
}

QString HouseDraft::open(const QString& folder) {
    return take(HouseRules::open(pathOf(folder), bench()));
}

QString HouseDraft::make(const HouseWish& wish) {
    const auto made = HouseRules::make(wish, userFolders(), bench());
    return made ? take(HouseRules::open(*made, bench())) : toText(made.error().text);
}

QString HouseDraft::problemOf(const HouseWish& wish) const {
    return toText(HouseRules::problemOf(wish, userFolders(), bench()));
}

QString HouseDraft::take(Result<std::unique_ptr<HouseRules>, FileProblem> opened) {
    if (!opened) {
        return toText(opened.error().text);
    }
    m_rules = *std::move(opened);
    m_announced.clear();
    m_watch.watch(folder());
    Q_EMIT this->opened();
    Q_EMIT changed();
    return {};
}

void HouseDraft::close() {
    m_rules.reset();
    m_watch.watch({});
    Q_EMIT opened();
    Q_EMIT changed();
}

/// True where something was changed.
bool HouseDraft::told(const std::string& why) {
    why.empty() ? Q_EMIT changed() : Q_EMIT refused(toText(why));
    return why.empty();
}

void HouseDraft::undo() {
    m_rules->undo();
    Q_EMIT changed();
}

void HouseDraft::redo() {
    m_rules->redo();
    Q_EMIT changed();
}

QString HouseDraft::save(HouseRules::Others others) {
    const std::string why = m_rules->save(others, m_disk ? *m_disk : realDisk());
    if (why.empty()) {
        m_announced.clear();
        Q_EMIT changed();
        Q_EMIT saved();
    }
    return toText(why);
}

bool HouseDraft::reread() {
    m_announced.clear();
    return told(m_rules->reread());
}

void HouseDraft::look() {
    QStringList files;
    for (const std::filesystem::path& file :
         isOpen() ? m_rules->changedOutside() : std::vector<std::filesystem::path>()) {
        files << toText(file.filename().string());
    }
    if (files.isEmpty()) {
        return;
    }
    Q_EMIT aboutToLook();
    if (isModified() && files == m_announced) {
        return;
    }
    if (isModified()) {
        m_announced = files;
        Q_EMIT changedOutside(files);
        return;
    }
    if (reread()) {
        Q_EMIT rereadDone(files);
    }
}

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
