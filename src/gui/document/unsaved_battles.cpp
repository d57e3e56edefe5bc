#include "document/unsaved_battles.h"

#include "document/text.h"
#include "umpire/base/text.h"
#include "umpire/journal/battle_lock.h"
#include "umpire/storage/autosave.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <unistd.h>

namespace umpire::gui {

namespace fs = std::filesystem;

namespace {

constexpr qsizetype mostShown = 20;
const QString ending = QStringLiteral(".battle.json");

bool isOpenSomewhere(const fs::path& path) {
    BattleLock lock(path, "Desert Umpire");
    const BattleLock::State state = lock.take();
    return state == BattleLock::State::Others || state == BattleLock::State::Stale;
}

QString aboutOf(const Session& session, const QDateTime& when) {
    return QCoreApplication::translate("UnsavedBattles", "turn %1 · %2 · %3")
        .arg(session.battle().clock.turn)
        .arg(sayCounted("UnsavedBattles", "%n record", "%n records", session.cursor()),
             QLocale().toString(when, QLocale::ShortFormat));
}

} // namespace

QList<UnsavedBattle> unsavedBattles(const fs::path& folder, const BattleFiles& files) {
    QList<UnsavedBattle> entries;
    if (folder.empty()) {
        return entries;
    }
    const QFileInfoList found =
        QDir(toText(folder.string())).entryInfoList({QLatin1Char('*') + ending}, QDir::Files, QDir::Time);
    for (const QFileInfo& info : found.mid(0, mostShown)) {
        const fs::path path = fromText(info.absoluteFilePath());
        if (isOpenSomewhere(path)) {
            continue;
        }
        const LoadedBattle loaded = files.load(path);
        const QString title = loaded.session ? toText(loaded.session->battle().title) : QString();
        const QString about =
            loaded.session ? aboutOf(*loaded.session, info.lastModified())
                           : QCoreApplication::translate("UnsavedBattles",
                                                         "cannot be read as it is; open it to see why");
        entries << UnsavedBattle{
            title.isEmpty() ? QCoreApplication::translate("UnsavedBattles", "A battle without a title")
                            : title,
            info.absoluteFilePath(), about};
    }
    return entries;
}

fs::path newUnsavedPlace(const fs::path& folder, const std::string& title) {
    const QString stem =
        QStringLiteral("%1-%2-%3")
            .arg(toText(kebabOf(title)).left(60),
                 QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss-zzz")))
            .arg(::getpid());
    return folder / fromText(stem + ending);
}

void removeUnsavedBattle(const fs::path& battle) {
    std::error_code ignored;
    fs::remove(journalOf(battle), ignored);
    fs::remove(battle, ignored);
    constexpr int generations = 5;
    for (int i = 1; i <= generations; ++i) {
        fs::remove(battle.string() + "." + std::to_string(i), ignored);
    }
}

} // namespace umpire::gui
