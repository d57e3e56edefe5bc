#include "print/print_plan.h"

#include "document/text.h"
#include "umpire/games/games.h"
#include "umpire/rules/packs_found.h"

#include <QCoreApplication>

namespace umpire::gui {

namespace {

using Copies = PrintEntry::Copies;

/// Finds the translations of this file.
class PrintPlanText {
    Q_DECLARE_TR_FUNCTIONS(PrintPlan)
};

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

QString sideName(const Subject& side) {
    return toText(side.name.empty() ? side.id : side.name);
}

} // namespace

QList<PrintEntry> PrintPlan::entries() {
    using sheets::Reader;
    QList<PrintEntry> entries{
        reference("reference", PrintPlanText::tr("Ready reference, umpire's"),
                  PrintPlanText::tr("Everything on one sheet."), false, false),
        {QStringLiteral("reference-players"), PrintPlanText::tr("Ready reference, players'"),
         PrintPlanText::tr("The same without what only the umpire needs; one for each player."),
         wishFor("ready-reference", Reader::Players), Copies::PerPlayer, false, true},
        reference("reference-large", PrintPlanText::tr("Ready reference in large type"),
                  PrintPlanText::tr("On two pages."), true, false),
        reference("reference-odds", PrintPlanText::tr("Ready reference with odds"),
                  PrintPlanText::tr("With the chance of each outcome per net modifier."), false, true),
        {QStringLiteral("roster"), PrintPlanText::tr("Rosters, umpire's"),
         PrintPlanText::tr("Both sides, with what is secret."), wishFor("roster", Reader::Umpire),
         Copies::Umpires, false, true},
        {QStringLiteral("roster-players"), PrintPlanText::tr("Rosters, players'"),
         PrintPlanText::tr("Each side its own, without what is secret; one for each player."),
         wishFor("roster", Reader::Players), Copies::PerPlayer, true, true},
        {QStringLiteral("unit-cards"), PrintPlanText::tr("Unit cards"),
         PrintPlanText::tr("Nine to a page, to cut out; one of each."),
         wishFor("unit-cards", Reader::Players), Copies::PerSide, true, true},
        {QStringLiteral("orders"), PrintPlanText::tr("Order sheets"),
         PrintPlanText::tr("For the players to fill in before the game."), wishFor("orders", Reader::Players),
         Copies::PerPlayer, true, true},
        {QStringLiteral("state"), PrintPlanText::tr("State sheet"),
         PrintPlanText::tr("The battle as it stands, to go on with on paper."),
         wishFor("state", Reader::Umpire), Copies::Umpires, false, false},
        {QStringLiteral("report"), PrintPlanText::tr("After-action report"),
         PrintPlanText::tr("What happened, turn by turn."), wishFor("report", Reader::Umpire),
         Copies::Umpires, false, false}};
    entries.front().forTonight = true;
    entries << PrintEntry{QStringLiteral("report-checked"),
                          PrintPlanText::tr("After-action report, the record checked"),
                          PrintPlanText::tr("With a last page on which every record was played anew."),
                          wishFor("report", Reader::Umpire),
                          Copies::Umpires,
                          false,
                          false};
    entries.back().wish.checked = true;
    return entries;
}

std::vector<PrintPlan::Item> PrintPlan::items(const Session* session) const {
    std::vector<Item> items;
    for (const PrintEntry& entry : entries()) {
        const sheets::SheetKind* kind = sheets::sheetKind(entry.wish.sheet);
        if (ticked.contains(entry.key) && (session || (kind && !kind->needsBattle))) {
            add(items, entry, session);
        }
    }
    return items;
}

void PrintPlan::add(std::vector<Item>& items, const PrintEntry& entry, const Session* session) const {
    const std::vector<const Subject*> sides =
        session ? session->battle().all(SubjectKind::Side) : std::vector<const Subject*>();
    Item item{entry.name, entry.wish, copies.value(entry.key, 1)};
    item.wish.showing = showing;
    if (entry.copies == Copies::Umpires || sides.empty()) {
        items.push_back(item);
        return;
    }
    int together = 0;
    for (const Subject* side : sides) {
        item.copies = entry.copies == Copies::PerPlayer ? players.value(toText(side->id), 1) : 1;
        together += item.copies;
        if (entry.ofOneSide && item.copies > 0) {
            item.name = PrintPlanText::tr("%1: %2").arg(entry.name, sideName(*side));
            item.wish.side = side->id;
            items.push_back(item);
        }
    }
    if (!entry.ofOneSide && together > 0) {
        item.copies = together;
        items.push_back(item);
    }
}

std::shared_ptr<const RulePack> originalRules(const BattleDocument& document) {
    return originalOf(
        PackSearchPath::standard(fromText(QCoreApplication::applicationFilePath()), gameNeeds()),
        document.rules(), document.locale());
}

} // namespace umpire::gui
