// The readings in force, run together; those that the battle sets otherwise come first.

#include "reference_parts.h"

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
    Phrase changed;
    Phrase standard;
    for (const Ruling& ruling : desk.rules.rulings) {
        const auto [reading, differs] = inForce(ruling, desk.battle());
        if (differs) {
            changed.push_back(strong(reading->brief));
        } else if (desk.wish.reader == Reader::Umpire) {
            standard.push_back(plain(reading->brief));
        }
    }
    Phrase line = std::move(changed);
    line.insert(line.end(), standard.begin(), standard.end());
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        line[i].text += line[i].text.ends_with('.') ? " " : "; ";
    }
    if (!line.empty()) {
        line.back().text += line.back().text.ends_with('.') ? "" : ".";
    }
    if (line.empty()) {
        line.push_back(plain("All as the rules have them."));
    }
    return {Paragraph{std::move(line)}};
}

} // namespace umpire::sheets
