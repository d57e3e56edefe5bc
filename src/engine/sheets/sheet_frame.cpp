#include "sheet_frame.h"

#include "umpire/base/speech.h"
#include "umpire/sheets/dates.h"

namespace umpire::sheets {

std::string titleOf(const Battle& battle) {
    return battle.title.empty() ? say("sheet", "Untitled battle") : battle.title;
}

std::string turnText(const Battle& battle) {
    const std::int64_t beyond = battle.clock.turn - battle.turnLimit;
    const std::string sentence = battle.turnLimit == 0 ? say("sheet", "Turn {turn}")
                                 : beyond <= 0         ? say("sheet", "Turn {turn} of {limit}")
                                 : beyond == 1         ? say("sheet", "Over after turn {limit}")
                                               : say("sheet", "Turn {turn}, played on after turn {limit}");
    return fill(sentence,
                {{"turn", std::to_string(battle.clock.turn)}, {"limit", std::to_string(battle.turnLimit)}});
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

namespace {

std::string standing(const Battle& battle) {
    const std::string sentence = battle.turnLimit == 0 ? say("sheet", "as it stands, turn {turn}")
                                 : battle.clock.turn > battle.turnLimit
                                     ? say("sheet", "as it stands after turn {limit}, the last")
                                     : say("sheet", "as it stands, turn {turn} of {limit}");
    return fill(sentence,
                {{"turn", std::to_string(battle.clock.turn)}, {"limit", std::to_string(battle.turnLimit)}});
}

} // namespace

void tellShowing(Sheet& sheet, const Session& session, const SheetWish& wish) {
    if (session.cursor() > session.setUpRecords()) {
        sheet.subtitle += " · ";
        sheet.subtitle += asItStands(session, wish) ? standing(session.battle())
                                                    : say("sheet", "as set up, before the first turn");
    }
}

bool maySeeOrders(const SheetWish& wish, const Id& side) {
    return wish.reader == Reader::Umpire || (!wish.side.empty() && wish.side == side);
}

Sheet framed(const SheetSource& source, const SheetWish& wish, const std::string& what) {
    Sheet sheet;
    sheet.name = wish.sheet;
    sheet.title = what;
    sheet.subtitle =
        wish.reader == Reader::Umpire ? say("sheet", "Umpire's copy") : say("sheet", "Players' copy");
    sheet.footer = footerOf(source);
    if (source.session) {
        const Battle& battle = source.session->battle();
        sheet.title = fill(say("sheet", "{battle}: {sheet}"), {{"battle", titleOf(battle)}, {"sheet", what}});
        if (const Subject* side = wish.side.empty() ? nullptr : battle.find(wish.side)) {
            sheet.subtitle += " · " + side->name;
        }
    }
    return sheet;
}

} // namespace umpire::sheets
