#include "window/recent_battles.h"

#include "document/record_text.h"
#include "document/text.h"
#include "umpire/base/file.h"
#include "umpire/base/json_document.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace umpire::gui {

namespace {

/// A file beyond this is offered without a look into it.
constexpr std::size_t mostBytesOfList = std::size_t{16} * 1024 * 1024;

/// Finds the translations of this file.
class RecentBattlesText {
    Q_DECLARE_TR_FUNCTIONS(RecentBattles)
};

std::int64_t numberAt(const JsonNode* node, std::string_view key) {
    const JsonNode* number = node ? node->find(key) : nullptr;
    return number && number->scalar().is_number_integer() ? number->scalar().get<std::int64_t>() : 0;
}

/// The turn in which a record left the battle.
std::int64_t turnAfter(const JsonNode& record) {
    std::int64_t turn = numberAt(record.find("clock"), "turn");
    const JsonNode* events = record.find("events");
    static const JsonNode nothing;
    for (const JsonNode& event : (events ? *events : nothing).items()) {
        const std::int64_t moved = numberAt(event.find("to"), "turn");
        turn = event.text("event") == "clock" && moved > 0 ? moved : turn;
    }
    return turn;
}

/// 0 where nothing was played.
std::int64_t turnOf(const JsonNode& root) {
    const JsonNode* history = root.find("history");
    const JsonNode* records = history ? history->find("records") : nullptr;
    const std::int64_t cursor = numberAt(history, "cursor");
    const bool played = records && cursor > 0 && cursor <= static_cast<std::int64_t>(records->items().size());
    return played ? turnAfter(records->items()[static_cast<std::size_t>(cursor - 1)]) : 0;
}

/// As one says it: the hour matters today and yesterday.
QString lastPlayed(const QDateTime& when) {
    const QDate today = QDate::currentDate();
    const QString time = when.time().toString(QStringLiteral("HH:mm"));
    if (when.date() == today) {
        return RecentBattlesText::tr("last played today at %1").arg(time);
    }
    if (when.date() == today.addDays(-1)) {
        return RecentBattlesText::tr("last played yesterday at %1").arg(time);
    }
    return RecentBattlesText::tr("last played on %1").arg(dateInWords(when.date().toString(Qt::ISODate)));
}

JsonNode read(const QString& path) {
    Issues issues;
    const auto text = readFile(fromText(path), mostBytesOfList);
    return text ? parseJson(*text, fromText(path), issues) : JsonNode();
}

} // namespace

RecentBattle RecentBattles::look(const QString& path) {
    const QFileInfo file(path);
    RecentBattle battle{path, file.fileName(), {}, file.exists()};
    if (!battle.there) {
        battle.about = RecentBattlesText::tr("× Not there any more");
        return battle;
    }
    const JsonNode root = read(path);
    QStringList about;
    if (root.isObject()) {
        const QString title = toText(root.text("title")).simplified();
        battle.title = title.isEmpty() ? battle.title : title;
        const std::int64_t turn = turnOf(root);
        about << (root.find("covered") ? RecentBattlesText::tr("Two players at one laptop")
                  : turn > 0           ? RecentBattlesText::tr("Turn %1").arg(turn)
                                       : RecentBattlesText::tr("Not begun"))
              << dateInWords(toText(root.text("date")));
    }
    about << lastPlayed(file.lastModified());
    about.removeAll(QString());
    battle.about = about.join(QStringLiteral(" · "));
    return battle;
}

QList<RecentBattle> RecentBattles::entries(const QStringList& paths) {
    QList<RecentBattle> entries;
    for (const QString& path : paths) {
        const QFileInfo file(path);
        const auto seen = m_seen.constFind(path);
        if (seen == m_seen.cend() || !file.exists() || seen->changed != file.lastModified() ||
            seen->size != file.size()) {
            m_seen[path] = {file.lastModified(), file.size(), look(path)};
        }
        entries << m_seen[path].battle;
    }
    return entries;
}

} // namespace umpire::gui
