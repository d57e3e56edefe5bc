#include "folders/own_things.h"

#include "document/text.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/collection.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace umpire::gui {

namespace fs = std::filesystem;

namespace {

/// Finds the translations of this file.
class OwnThingsText {
    Q_DECLARE_TR_FUNCTIONS(OwnThings)
};

QStringList linesOf(const Issues& issues) {
    QStringList lines;
    for (const Issue& issue : issues) {
        lines << toText(issue.line());
    }
    return lines;
}

OwnThing thingOf(const ExaminedPack& pack, const TextLocale& telling) {
    const QString state = !pack.inOrder ? OwnThingsText::tr("not in order")
                          : !pack.used  ? OwnThingsText::tr("not used")
                                        : OwnThingsText::tr("in order");
    return {OwnThing::Kind::Pack,
            toText(localizedTitle(pack.found, telling)),
            OwnThingsText::tr("Rules"),
            toText(pack.found.whose),
            state,
            toText(pack.found.folder.string()),
            pack.inOrder ? QStringList() : linesOf(pack.issues),
            !pack.inOrder || !pack.used};
}

OwnThing collectionAt(const QString& path, const QString& current) {
    const LoadedCollection loaded = loadCollection(fs::path(fromText(path)));
    const bool bad = hasErrors(loaded.issues);
    const bool used = QFileInfo(path) == QFileInfo(current);
    return {OwnThing::Kind::Collection,
            QFileInfo(path).completeBaseName(),
            OwnThingsText::tr("Collection"),
            OwnThingsText::tr("your own"),
            bad    ? OwnThingsText::tr("not in order")
            : used ? OwnThingsText::tr("in order, in use")
                   : OwnThingsText::tr("in order"),
            path,
            bad ? linesOf(loaded.issues) : QStringList(),
            bad};
}

QStringList filesIn(const fs::path& folder, const QString& pattern) {
    QStringList paths;
    if (!folder.empty()) {
        for (const QFileInfo& file :
             QDir(toText(folder.string())).entryInfoList({pattern}, QDir::Files, QDir::Name)) {
            paths << file.absoluteFilePath();
        }
    }
    return paths;
}

QList<OwnThing> collections(const UserFolders& own, const QString& current) {
    QStringList paths = filesIn(own.collections, QStringLiteral("*.json"));
    if (QFileInfo(current).isFile() && !paths.contains(QFileInfo(current).absoluteFilePath())) {
        paths.prepend(QFileInfo(current).absoluteFilePath());
    }
    QList<OwnThing> things;
    for (const QString& path : paths) {
        things << collectionAt(path, current);
    }
    return things;
}

/// What is read only when it is used.
void addFiles(QList<OwnThing>& things, OwnThing::Kind kind, const QString& word, const QStringList& paths) {
    for (const QString& path : paths) {
        things << OwnThing{
            kind, QFileInfo(path).fileName(), word, OwnThingsText::tr("your own"), {}, path, {}, false};
    }
}

bool isIn(const fs::path& folder, const fs::path& path) {
    return !folder.empty() && path.parent_path() == folder;
}

} // namespace

QList<OwnThing> ownThings(const PackSearchPath& shelf, const UserFolders& own, const QString& current,
                          const TextLocale& telling) {
    QList<OwnThing> packs;
    for (const ExaminedPack& pack : examinePacks(shelf)) {
        packs << thingOf(pack, telling);
    }
    // One's own first: there is more to do about them.
    std::stable_partition(packs.begin(), packs.end(), [&own](const OwnThing& thing) {
        return isIn(own.rules, fs::path(fromText(thing.path)));
    });
    QList<OwnThing> things = packs + collections(own, current);
    addFiles(things, OwnThing::Kind::Tables, OwnThingsText::tr("Tables filled in"),
             filesIn(own.tables, QStringLiteral("*.tables.json")));
    addFiles(things, OwnThing::Kind::Example, OwnThingsText::tr("Battle to begin from"),
             filesIn(own.examples, QStringLiteral("*.battle.json")));
    return things;
}

QStringList troublesOfOwn(const PackSearchPath& shelf, const UserFolders& own) {
    QStringList troubles;
    const std::vector<FoundPack> found = shelf.found();
    for (const FoundPack& pack : found) {
        if (!isIn(own.rules, pack.folder)) {
            continue;
        }
        const bool good = shelf.in(pack.folder).pack != nullptr;
        const bool rivals = std::count_if(found.begin(), found.end(), [&pack](const FoundPack& each) {
                                return each.name == pack.name;
                            }) > 1;
        if (!good || rivals) {
            troubles << (!good ? OwnThingsText::tr(
                                     "The rules “%1” in your folder are not in order, and are not used.")
                         : pack.hidden
                             ? OwnThingsText::tr(
                                   "The rules “%1” in your folder are not used: others come first.")
                             : OwnThingsText::tr(
                                   "The rules “%1” in your folder are used in the place of those that "
                                   "came with the program."))
                            .arg(toText(pack.name));
        }
    }
    return troubles;
}

} // namespace umpire::gui
