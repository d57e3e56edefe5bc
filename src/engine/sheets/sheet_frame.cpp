#include "sheet_frame.h"

#include "umpire/sheets/dates.h"
#include "words/battle_words.h"

namespace umpire::sheets {

std::string titleOf(const Battle& battle) {
    return battle.title.empty() ? "Untitled battle" : battle.title;
}

std::string turnWords(const Battle& battle) {
    const std::string turn = "Turn " + std::to_string(battle.clock.turn);
    if (battle.turnLimit == 0) {
        return turn;
    }
    return turn + (battle.clock.turn > battle.turnLimit ? ", limit " : " of ") +
           std::to_string(battle.turnLimit);
}

std::vector<std::string> footerOf(const SheetSource& source) {
    std::vector<std::string> footer;
    if (source.session) {
        footer.push_back(titleOf(source.session->battle()));
        footer.push_back(dateInWords(source.session->battle().date));
    }
    footer.push_back(source.rules.title +
                     (source.rules.edition.empty() ? std::string() : ", " + source.rules.edition));
    std::erase(footer, std::string());
    return footer;
}

bool asItStands(const Session& session, const SheetWish& wish) {
    const bool begun = session.cursor() > session.setUpRecords();
    return wish.showing == Showing::Now || (wish.showing == Showing::Best && begun);
}

Battle shownBattle(const Session& session, const SheetWish& wish) {
    return asItStands(session, wish) ? session.battle() : session.setUp();
}

void tellShowing(Sheet& sheet, const Session& session, const SheetWish& wish) {
    if (session.cursor() > session.setUpRecords()) {
        sheet.subtitle += asItStands(session, wish) ? " · as it stands, " + small(turnWords(session.battle()))
                                                    : " · as set up, before the first turn";
    }
}

bool maySeeOrders(const SheetWish& wish, const Id& side) {
    return wish.reader == Reader::Umpire || (!wish.side.empty() && wish.side == side);
}

Sheet framed(const SheetSource& source, const SheetWish& wish, const std::string& what) {
    Sheet sheet;
    sheet.name = wish.sheet;
    sheet.title = what;
    sheet.subtitle = wish.reader == Reader::Umpire ? "Umpire's copy" : "Players' copy";
    sheet.footer = footerOf(source);
    if (source.session) {
        const Battle& battle = source.session->battle();
        sheet.title = titleOf(battle) + ": " + what;
        if (const Subject* side = wish.side.empty() ? nullptr : battle.find(wish.side)) {
            sheet.subtitle += " · " + side->name;
        }
    }
    return sheet;
}

} // namespace umpire::sheets
