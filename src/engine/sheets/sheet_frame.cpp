#include "sheet_frame.h"

#include "dates.h"

namespace umpire::sheets {

namespace {

void addFoot(Sheet& sheet, const std::string& text) {
    if (!text.empty()) {
        sheet.footer.push_back(text);
    }
}

} // namespace

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

Sheet framed(const SheetSource& source, const SheetWish& wish, const std::string& what) {
    Sheet sheet;
    sheet.name = wish.sheet;
    sheet.title = what;
    sheet.subtitle = wish.reader == Reader::Umpire ? "Umpire's copy" : "Players' copy";
    if (source.session) {
        const Battle& battle = source.session->battle();
        sheet.title = titleOf(battle) + ": " + what;
        addFoot(sheet, titleOf(battle));
        addFoot(sheet, dateInWords(battle.date));
        if (const Subject* side = wish.side.empty() ? nullptr : battle.find(wish.side)) {
            sheet.subtitle += " · " + side->name;
        }
    }
    addFoot(sheet, source.rules.title +
                       (source.rules.edition.empty() ? std::string() : ", " + source.rules.edition));
    return sheet;
}

} // namespace umpire::sheets
