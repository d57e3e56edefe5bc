#include "preferences/example_battles.h"

#include "document/record_text.h"
#include "document/text.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"
#include "umpire/base/user_folders.h"
#include "umpire/storage/example_folders.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace umpire::gui {

namespace {

/// Whole sentences from the beginning, until they say something. A rank's full stop ends none.
QString opening(const QString& notes) {
    constexpr int enough = 60;
    static const QRegularExpression end(
        QStringLiteral("(?<=\\w\\w\\w)(?<!Gen|Col|Maj|Capt|Brig)[.!?](?=\\s|$)"));
    auto ends = end.globalMatch(notes);
    while (ends.hasNext()) {
        const qsizetype length = ends.next().capturedEnd();
        if (length >= enough) {
            return notes.left(length).simplified();
        }
    }
    return notes.simplified();
}

QString uncertain(const QString& notes) {
    for (const QString& line : notes.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("Uncertain:"))) {
            return line.simplified();
        }
    }
    return {};
}

/// With its year, unless the title says it.
QString withYear(const QString& title, const QString& date) {
    const QString year = QRegularExpression(QStringLiteral("\\b\\d{4}\\b")).match(date).captured();
    return title.contains(year) ? title : QString(title + QLatin1Char(' ') + year).trimmed();
}

ExampleBattles::Entry entryOf(const QString& path) {
    const auto text = readFile(fromText(path));
    Issues issues;
    const JsonNode root = text ? parseJson(*text, fromText(path), issues) : JsonNode();
    if (!root.isObject()) {
        return {};
    }
    const QString date = toText(root.text("date"));
    const QString notes = toText(root.text("notes"));
    return {withYear(toText(root.text("title")), date),
            path,
            dateInWords(date),
            opening(notes),
            uncertain(notes),
            toText(root.text("rules")),
            false,
            QString()};
}

QList<ExampleBattles::Entry> entriesOf(const QString& folder) {
    QList<ExampleBattles::Entry> entries;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.battle.json")}, QDir::Files, QDir::Name);
    for (const QFileInfo& file : files) {
        const ExampleBattles::Entry entry = entryOf(file.absoluteFilePath());
        if (!entry.title.isEmpty()) {
            entries << entry;
        }
    }
    return entries;
}

} // namespace

ExampleBattles ExampleBattles::standard(const QString& program) {
    QStringList folders;
    for (const std::filesystem::path& folder : exampleFolders(fromText(program))) {
        folders << toText(folder.string());
    }
    const QString own = toText(userFolders().examples.string());
    folders.removeAll(own);
    return ExampleBattles(folders, own);
}

QList<ExampleBattles::Entry> ExampleBattles::entries() const {
    QList<Entry> entries;
    for (const QString& folder : m_folders) {
        entries = entries.isEmpty() ? entriesOf(folder) : entries;
    }
    for (Entry& entry : m_own.isEmpty() ? QList<Entry>() : entriesOf(m_own)) {
        entry.own = true;
        entries << entry;
    }
    return entries;
}

QString ExampleBattles::first(const PackSearchPath& searchPath) const {
    const QList<Entry> list = byGame(searchPath);
    return list.isEmpty() ? QString() : list.first().path;
}

QList<ExampleBattles::Entry> ExampleBattles::byGame(const PackSearchPath& searchPath,
                                                    const TextLocale& locale) const {
    QList<Entry> list = entries();
    QStringList games;
    for (const Entry& entry : list) {
        if (!games.contains(entry.rules)) {
            games << entry.rules;
        }
    }
    std::stable_sort(list.begin(), list.end(), [&games](const Entry& a, const Entry& b) {
        return games.indexOf(a.rules) < games.indexOf(b.rules);
    });
    const std::vector<FoundPack> packs = searchPath.offered();
    for (Entry& entry : list) {
        const auto pack = std::find_if(packs.begin(), packs.end(), [&entry](const FoundPack& found) {
            return toText(found.name) == entry.rules;
        });
        entry.game = pack == packs.end() ? entry.rules : toText(localizedTitle(*pack, locale));
    }
    return list;
}

} // namespace umpire::gui
