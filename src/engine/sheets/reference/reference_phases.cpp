// The phases of a half-turn or turn, with what happens before, in and after them.

#include "reference_parts.h"

#include "umpire/base/speech.h"
#include "umpire/sheets/rules_at_hand.h"

namespace umpire::sheets {

namespace {

void addMoment(ReferenceDesk& desk, const ReferencePart& part, const char* moment,
               std::vector<Block>& blocks) {
    Phrase line;
    desk.addTo(line, part, moment);
    if (!line.empty()) {
        blocks.emplace_back(Paragraph{std::move(line)});
    }
}

/// As the language has it, with the space before it that some want; the one behind it stands already.
std::string colon() {
    std::string sign = say("words", ": ");
    sign.erase(sign.find_last_not_of(' ') + 1);
    return sign;
}

} // namespace

std::vector<Block> phaseBlocks(ReferenceDesk& desk, const ReferencePart& part) {
    std::vector<Block> blocks;
    addMoment(desk, part, desk.rules.halves ? "half-turn-start" : "turn-start", blocks);
    List phases{{}, true};
    for (const Phase& phase : desk.rules.phases) {
        Phrase line{beginning(placeOfPhase(phase.id), strong(phase.name))};
        desk.addTo(line, part, phase.id);
        line.front().text += line.size() > 1 ? colon() : "";
        phases.items.push_back(std::move(line));
    }
    blocks.emplace_back(std::move(phases));
    addMoment(desk, part, desk.rules.halves ? "half-turn-end" : "turn-end", blocks);
    desk.addTexts(blocks, part);
    return blocks;
}

} // namespace umpire::sheets
