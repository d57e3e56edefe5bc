#include "window/battle_shelf.h"

#include "document/text.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"

#include <QDir>
#include <QFileInfo>

namespace umpire::gui {

namespace {

QString textOf(const JsonNode& root, std::string_view key) {
    const JsonNode* node = root.find(key);
    return node && node->scalar().is_string() ? toText(node->scalar().get<std::string>()) : QString();
}

QString titleOf(const QString& path) {
    const auto text = readFile(fromText(path));
    Issues issues;
    const JsonNode root = text ? parseJson(*text, fromText(path), issues) : JsonNode();
    if (!root.isObject()) {
        return {};
    }
    return (textOf(root, "title") + QLatin1Char(' ') + textOf(root, "date").left(4)).trimmed();
}

} // namespace

BattleShelf BattleShelf::standard(const QString& program) {
    const QDir folder = QFileInfo(program).absoluteDir();
    return BattleShelf({folder.filePath(QStringLiteral("battles")),
                        folder.filePath(QStringLiteral("../" UMPIRE_DATA_FOLDER "/battles")),
                        QStringLiteral(UMPIRE_SOURCE_BATTLES)});
}

QList<BattleShelf::Entry> BattleShelf::entries() const {
    for (const QString& folder : m_folders) {
        QList<Entry> entries;
        const auto files =
            QDir(folder).entryInfoList({QStringLiteral("*.battle.json")}, QDir::Files, QDir::Name);
        for (const QFileInfo& file : files) {
            const QString title = titleOf(file.filePath());
            if (!title.isEmpty()) {
                entries << Entry{title, file.absoluteFilePath()};
            }
        }
        if (!entries.isEmpty()) {
            return entries;
        }
    }
    return {};
}

} // namespace umpire::gui
