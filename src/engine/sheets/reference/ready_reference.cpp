#include "../sheet_frame.h"
#include "reference_writer.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/sheets/rules_at_hand.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

using PartKind = ReferencePart::Kind;

/// What a part tells before its texts.
std::vector<Block> tablesOf(ReferenceWriter& writer, const ReferencePart& part) {
    switch (part.kind) {
    case PartKind::Phases:
        return phaseBlocks(writer, part);
    case PartKind::Outcomes:
        return outcomeBlocks(writer, part);
    case PartKind::Modifiers:
        return modifierBlocks(writer, part);
    case PartKind::Contest:
        return contestBlocks(writer, part);
    case PartKind::Grid:
        return gridBlocks(writer, part);
    case PartKind::Words:
        return wordBlocks(writer, part);
    case PartKind::Rulings:
        return rulingBlocks(writer);
    case PartKind::Texts:
        break;
    }
    return {};
}

std::vector<Block> blocksOf(ReferenceWriter& writer, const ReferencePart& part) {
    std::vector<Block> blocks = tablesOf(writer, part);
    for (const SheetText& text : part.texts) {
        if (writer.inForce(text)) {
            blocks.emplace_back(Paragraph{writer.phrase(text)});
        }
    }
    if (part.kind == PartKind::Outcomes && writer.wish.odds) {
        addChances(writer, part, blocks);
    }
    return blocks;
}

/// The checks that a part tells of.
std::vector<const Check*> checksOf(const RulePack& rules, const ReferencePart& part) {
    std::vector<const Check*> checks;
    for (const ReferencePart::Column& column : part.columns) {
        checks.push_back(rules.check(column.of));
    }
    if (const Contest* contest = rules.contest(part.contest)) {
        checks.push_back(rules.check(contest->check));
        if (contest->enemyCheck != contest->check) {
            checks.push_back(rules.check(contest->enemyCheck));
        }
    }
    std::erase(checks, nullptr); // the traits of words are no checks
    return checks;
}

/// Where the rulebook has them, behind the title of a part: "(C, G)".
std::string lettersOf(const std::vector<const Check*>& checks) {
    std::vector<std::string> letters;
    for (const Check* check : checks) {
        for (std::size_t from = 0; from < check->section.size();) {
            const std::size_t end = std::min(check->section.find(", ", from), check->section.size());
            const std::string letter = check->section.substr(from, end - from);
            if (!listed(letters, letter)) {
                letters.push_back(letter);
            }
            from = end + 2;
        }
    }
    return letters.empty() ? std::string() : " (" + joinedBy(", ", letters) + ")";
}

/// For a screen the title says which checks begin here, and where the rulebook has them.
void addLetters(Phrase& title, const std::vector<const Check*>& checks) {
    for (const Check* check : checks) {
        title.insert(title.begin(), beginning(placeOfCheck(check->id), plain("")));
    }
    if (const std::string letters = lettersOf(checks); !letters.empty()) {
        title.push_back(quiet(letters));
    }
}

Section sectionOf(ReferenceWriter& writer, const ReferencePart& part) {
    Words title = strong(writer.fill(part.title));
    title.footnotes = writer.footnote(part.footnote);
    Section section{part.id, {std::move(title)}, blocksOf(writer, part)};
    if (writer.wish.letters) {
        addLetters(section.title, checksOf(writer.rules, part));
    }
    return section;
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
    form.largest = wish.large ? 22 : 16;
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
    ReferenceWriter writer(source, wish);
    for (const ReferencePart& part : source.rules.sheets.reference.parts) {
        if (part.umpireOnly && wish.reader == Reader::Players) {
            continue;
        }
        Section section = sectionOf(writer, part);
        if (!section.blocks.empty()) {
            sheet.sections.push_back(std::move(section));
        }
    }
    for (Section& section : tableSections(writer)) {
        sheet.sections.push_back(std::move(section));
    }
    sheet.footnotes = writer.footnotes();
    sheet.footer = footerOf(source);
    return sheet;
}

} // namespace umpire::sheets
