// The modifiers of checks, grouped by the checks they count in.

#include "ever_counts.h"
#include "reference_parts.h"

#include "umpire/base/letters.h"
#include "umpire/base/speech.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/sheets/rules_at_hand.h"

#include <algorithm>

namespace umpire::sheets {

namespace {

std::string joinedBy(const std::string& joint, const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        text += (text.empty() ? "" : joint) + word;
    }
    return text;
}

/// The heads of the part's checks that a modifier counts in: "Under fire, charged"; "" for none.
std::string headOf(const ReferenceDesk& desk, const ReferencePart& part, const Modifier& modifier) {
    std::vector<std::string> heads;
    for (const ReferencePart::Column& column : part.columns) {
        if (everCounts(modifier, column.of, desk.scope())) {
            heads.push_back(column.head);
        }
    }
    return joinedBy(", ", heads);
}

/// The groups in the order of their first modifiers.
std::vector<std::string> headsOf(const ReferenceDesk& desk, const ReferencePart& part) {
    std::vector<std::string> heads;
    for (const Modifier& modifier : desk.rules.modifiers) {
        const std::string head = headOf(desk, part, modifier);
        if (!head.empty() && std::find(heads.begin(), heads.end(), head) == heads.end()) {
            heads.push_back(head);
        }
    }
    return heads;
}

} // namespace

Phrase modifierLine(ReferenceDesk& desk, const ReferencePart& part, const Modifier& modifier) {
    std::string text = desk.fill(modifier.onSheet.empty() ? modifier.label : modifier.onSheet);
    std::string joint = say("words", ": ");
    for (const auto& [value, words] : worthByWord(desk.rules, modifier)) {
        text += joint + signedText(value) + " " + joinedBy(", ", words);
        joint = say("words", "; ");
    }
    Phrase line{beginning(placeOfModifier(modifier.id), plain(std::move(text)))};
    desk.addTo(line, part, modifier.id);
    if (desk.wish.letters && !modifier.section.empty()) {
        line.push_back(quiet(" (" + modifier.section + ")"));
    }
    return line;
}

std::vector<Block> modifierBlocks(ReferenceDesk& desk, const ReferencePart& part) {
    Table table;
    table.name = desk.fill(part.title);
    table.columns = {{Column::Align::End, 0}, {Column::Align::Start, 1}};
    for (const std::string& head : headsOf(desk, part)) {
        table.rows.push_back({{Cell({strong(withCapital(head))}, 2)}, Row::Kind::Group});
        for (const Modifier& modifier : desk.rules.modifiers) {
            if (headOf(desk, part, modifier) == head) {
                table.rows.push_back({{Cell(strong(worthText(desk.rules, asRuled(modifier, desk.scope())))),
                                       cellOf(modifierLine(desk, part, modifier))},
                                      Row::Kind::Body});
            }
        }
    }
    std::vector<Block> blocks{std::move(table)};
    desk.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets
