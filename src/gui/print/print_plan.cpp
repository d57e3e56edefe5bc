#include "print/print_plan.h"

#include "document/text.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

using Copies = PrintEntry::Copies;

QString say(const char* text) {
    return QCoreApplication::translate("PrintPlan", text);
}

sheets::SheetWish wishFor(const char* sheet, sheets::Reader reader) {
    sheets::SheetWish wish;
    wish.sheet = sheet;
    wish.reader = reader;
    return wish;
}

PrintEntry reference(const char* key, const QString& name, const QString& text, bool large, bool odds) {
    PrintEntry entry{QLatin1String(key), name,  text, wishFor("ready-reference", sheets::Reader::Umpire),
                     Copies::Umpires,    false, false};
    entry.wish.large = large;
    entry.wish.odds = odds;
    return entry;
}

QList<PrintEntry> allEntries() {
    using sheets::Reader;
    QList<PrintEntry> entries{
        reference("reference", say("Ready reference, umpire's"), say("Everything on one sheet."), false,
                  false),
        {QStringLiteral("reference-players"), say("Ready reference, players'"),
         say("The same without what only the umpire needs; one for each player."),
         wishFor("ready-reference", Reader::Players), Copies::PerPlayer, false, true},
        reference("reference-large", say("Ready reference in large type"), say("On two pages."), true, false),
        reference("reference-odds", say("Ready reference with odds"),
                  say("With the chance of each outcome per net modifier."), false, true),
        {QStringLiteral("roster"), say("Rosters, umpire's"), say("Both sides, with what is secret."),
         wishFor("roster", Reader::Umpire), Copies::Umpires, false, true},
        {QStringLiteral("roster-players"), say("Rosters, players'"),
         say("Each side its own, without what is secret; one for each player."),
         wishFor("roster", Reader::Players), Copies::PerPlayer, true, true},
        {QStringLiteral("unit-cards"), say("Unit cards"), say("Nine to a page, to cut out; one of each."),
         wishFor("unit-cards", Reader::Players), Copies::PerSide, true, true},
        {QStringLiteral("orders"), say("Order sheets"), say("For the players to fill in before the game."),
         wishFor("orders", Reader::Players), Copies::PerPlayer, true, true},
        {QStringLiteral("state"), say("State sheet"), say("The battle as it stands, to go on with on paper."),
         wishFor("state", Reader::Umpire), Copies::Umpires, false, false},
        {QStringLiteral("report"), say("After-action report"), say("What happened, turn by turn."),
         wishFor("report", Reader::Umpire), Copies::Umpires, false, false}};
    entries.front().forTonight = true;
    entries << PrintEntry{QStringLiteral("report-checked"),
                          say("After-action report, the record checked"),
                          say("With a last page on which every record was played anew."),
                          wishFor("report", Reader::Umpire),
                          Copies::Umpires,
                          false,
                          false};
    entries.back().wish.checked = true;
    return entries;
}

QString sideName(const Subject& side) {
    return toText(side.name.empty() ? side.id : side.name);
}

} // namespace

const QList<PrintEntry>& PrintPlan::entries() {
    static const QList<PrintEntry> list = allEntries();
    return list;
}

void PrintPlan::tick(const QString& key, bool ticked) {
    m_ticked.removeAll(key);
    if (ticked) {
        m_ticked << key;
    }
}

void PrintPlan::tickTonight() {
    m_ticked.clear();
    for (const PrintEntry& entry : entries()) {
        tick(entry.key, entry.forTonight);
    }
}

std::vector<PrintPlan::Item> PrintPlan::items(const Session* session) const {
    std::vector<Item> items;
    for (const PrintEntry& entry : entries()) {
        const sheets::SheetKind* kind = sheets::sheetKind(entry.wish.sheet);
        if (ticked(entry.key) && (session || (kind && !kind->needsBattle))) {
            add(items, entry, session);
        }
    }
    return items;
}

void PrintPlan::add(std::vector<Item>& items, const PrintEntry& entry, const Session* session) const {
    const std::vector<const Subject*> sides =
        session ? session->battle().all(SubjectKind::Side) : std::vector<const Subject*>();
    Item item{entry.name, entry.wish, copies(entry.key)};
    item.wish.showing = m_showing;
    if (entry.copies == Copies::Umpires || sides.empty()) {
        items.push_back(item);
        return;
    }
    int together = 0;
    for (const Subject* side : sides) {
        item.copies = entry.copies == Copies::PerPlayer ? players(toText(side->id)) : 1;
        together += item.copies;
        if (entry.ofOneSide && item.copies > 0) {
            item.name = entry.name + QStringLiteral(": ") + sideName(*side);
            item.wish.side = side->id;
            items.push_back(item);
        }
    }
    if (!entry.ofOneSide && together > 0) {
        item.copies = together;
        items.push_back(item);
    }
}

} // namespace umpire::gui
