// The readings that the battle sets otherwise than the rules, run together.

#include "reference_parts.h"

#include "umpire/base/speech.h"

namespace umpire::sheets {

namespace {

/// The reading in force, and whether the battle changed it.
std::pair<const Ruling::Reading*, bool> inForce(const Ruling& ruling, const Battle& battle) {
    const auto set = battle.rulings.find(ruling.id);
    const Ruling::Reading* reading = set == battle.rulings.end() ? nullptr : ruling.find(set->second);
    const bool changed = reading && reading->id != ruling.standard();
    return {reading ? reading : &ruling.readings.front(), changed};
}

} // namespace

std::vector<Block> rulingBlocks(ReferenceDesk& desk) {
    Phrase line;
    for (const Ruling& ruling : desk.rules.rulings) {
        const auto [reading, differs] = inForce(ruling, desk.battle());
        if (differs) {
            line.push_back(plain(reading->brief));
        }
    }
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        line[i].text += line[i].text.ends_with('.') ? " " : say("words", "; ");
    }
    if (!line.empty()) {
        line.back().text += line.back().text.ends_with('.') ? "" : ".";
    }
    if (line.empty()) {
        line.push_back(plain(say("reference", "All as the rules have them.")));
    }
    return {Paragraph{std::move(line)}};
}

} // namespace umpire::sheets
