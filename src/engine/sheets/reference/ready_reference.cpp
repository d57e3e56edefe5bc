#include "ready_reference.h"

#include "../sheet_frame.h"
#include "reference_parts.h"
#include "umpire/base/speech.h"

namespace umpire::sheets {

namespace {

using PartKind = ReferencePart::Kind;

std::vector<Block> blocksOf(ReferenceDesk& desk, const ReferencePart& part) {
    switch (part.kind) {
    case PartKind::Phases:
        return phaseBlocks(desk, part);
    case PartKind::Outcomes:
        return outcomeBlocks(desk, part);
    case PartKind::Modifiers:
        return modifierBlocks(desk, part);
    case PartKind::Contest:
        return contestBlocks(desk, part);
    case PartKind::Grid:
        return gridBlocks(desk, part);
    case PartKind::Words:
        return wordBlocks(desk, part);
    case PartKind::Rulings: {
        std::vector<Block> blocks = rulingBlocks(desk);
        desk.addTexts(blocks, part);
        return blocks;
    }
    case PartKind::Texts:
        break;
    }
    std::vector<Block> blocks;
    desk.addTexts(blocks, part);
    return blocks;
}

Section sectionOf(ReferenceDesk& desk, const ReferencePart& part) {
    Words title = strong(desk.fill(part.title));
    title.footnotes = desk.footnote(part.footnote);
    return {part.id, {std::move(title)}, blocksOf(desk, part), false};
}

// What is read at a table in a dim hall, in points.
constexpr double leastType = 8;
constexpr double leastLargeType = 11;

Form formOf(const SheetWish& wish) {
    Form form;
    form.landscape = true;
    form.columns = wish.large ? 3 : 4;
    form.wholeTables = true;
    form.pages = wish.large ? 4 : 2;
    form.type = wish.large ? 16 : 11;
    form.smallest = wish.large ? leastLargeType : leastType;
    return form;
}

std::string subtitleOf(const SheetSource& source, const SheetWish& wish) {
    const std::string copy =
        wish.reader == Reader::Umpire ? say("sheet", "Umpire's copy") : say("sheet", "Players' copy");
    return source.rules.sheets.reference.parts.empty() ? say("sheet", "These rules have no ready reference")
                                                       : source.rules.title + ", " + copy;
}

} // namespace

Sheet readyReference(const SheetSource& source, const SheetWish& wish) {
    Sheet sheet;
    sheet.name = "ready-reference";
    sheet.title = say("sheet", "Ready reference");
    sheet.subtitle = subtitleOf(source, wish);
    sheet.form = formOf(wish);
    ReferenceDesk desk(source, wish);
    for (const ReferencePart& part : source.rules.sheets.reference.parts) {
        if (part.umpireOnly && wish.reader == Reader::Players) {
            continue;
        }
        Section section = sectionOf(desk, part);
        if (!section.blocks.empty()) {
            sheet.sections.push_back(std::move(section));
        }
    }
    sheet.footnotes = desk.footnotes();
    sheet.footer = footerOf(source);
    return sheet;
}

} // namespace umpire::sheets
