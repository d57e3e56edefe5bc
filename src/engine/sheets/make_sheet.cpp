#include "umpire/sheets/make_sheet.h"
#include "umpire/base/text.h"

#include "house_rules.h"
#include "sheet_frame.h"
#include "visibility.h"

#include <algorithm>
#include <map>

namespace umpire::sheets {

namespace {

using Maker = Sheet (*)(const SheetSource&, const SheetWish&);

Maker makerOf(const Id& sheet) {
    static const std::map<Id, Maker> makers{{"ready-reference", readyReference},
                                            {"roster", rosterSheet},
                                            {"unit-cards", unitCards},
                                            {"orders", orderSheets},
                                            {"state", stateSheet},
                                            {"report", reportSheet}};
    const auto found = makers.find(sheet);
    return found == makers.end() ? nullptr : found->second;
}

/// Why a sheet stayed empty.
std::string emptiness(const SheetSource& source, const SheetWish& wish) {
    if (!source.session) {
        return say("sheet", "No battle is open.");
    }
    if (!wish.side.empty() && !source.session->battle().find(wish.side)) {
        return say("sheet", "There is no such side in this battle.");
    }
    return say("sheet", "There is nothing in this battle for it yet.");
}

Sheet made(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet = makerOf(wish.sheet)(source, wish);
    if (source.session && wish.reader != Reader::Umpire) {
        Visibility(*source.session, wish).cover(sheet);
    }
    return sheet;
}

/// A club's own rules are told as such, with what they change.
void addHouseRules(Sheet& sheet, const SheetSource& source, const SheetWish& wish) {
    markHouseRules(sheet, made({*source.original, source.session}, wish));
    sheet.subtitle += (sheet.subtitle.empty() ? "" : " · ") + say("sheet", "House rules");
    sheet.footer.push_back(fill(say("sheet", "house rules: {mark} is not as in {rules}"),
                                {{"mark", houseRuleMark}, {"rules", source.original->title}}));
}

} // namespace

const std::vector<SheetKind>& sheetKinds() {
    static const std::vector<SheetKind> kinds{
        {"ready-reference", Saying("sheets", "Ready reference"),
         Saying("sheets", "All tables of the game on two sides of a sheet."), false},
        {"roster", Saying("sheets", "Roster"),
         Saying("sheets", "What each side brings, with boxes to tick off what it loses."), true},
        {"unit-cards", Saying("sheets", "Unit cards"),
         Saying("sheets", "A card for each unit, nine to a page, to cut out."), true},
        {"orders", Saying("sheets", "Order sheets"),
         Saying("sheets", "For players to give each unit its order before the game."), true},
        {"state", Saying("sheets", "State sheet"),
         Saying("sheets", "The battle as it stands, to go on with on paper."), true},
        {"report", Saying("sheets", "After-action report"),
         Saying("sheets", "What happened, turn by turn, with losses and dice."), true},
    };
    return kinds;
}

const SheetKind* sheetKind(std::string_view id) {
    const auto& kinds = sheetKinds();
    const auto found = std::ranges::find(kinds, id, &SheetKind::id);
    return found == kinds.end() ? nullptr : &*found;
}

std::string whyNoSheet(const RulePack& rules, const SheetKind& kind) {
    return kind.id == "orders" && rules.roles.orders.order.empty()
               ? fill(say("sheet", "nobody is given orders in {rules}, so there are no sheets for them"),
                      {{"rules", inQuotes(rules.title)}})
               : std::string();
}

Sheet makeSheet(const SheetSource& source, const SheetWish& asked) {
    SheetWish wish = asked;
    if (!wish.side.empty()) {
        wish.reader = Reader::Players; // what is for one side goes into its hands
    }
    const SheetKind* kind = sheetKind(wish.sheet);
    if (!kind || (kind->needsBattle && !source.session)) {
        Sheet none =
            framed({source.rules, nullptr}, wish, kind ? kind->name.said() : say("sheet", "Unknown sheet"));
        none.subtitle = emptiness(source, wish);
        return none;
    }
    Sheet sheet = made(source, wish);
    if (source.original) {
        addHouseRules(sheet, source, wish);
    }
    if (sheet.sections.empty()) {
        sheet.subtitle += " · " + emptiness(source, wish);
    }
    return sheet;
}

} // namespace umpire::sheets
