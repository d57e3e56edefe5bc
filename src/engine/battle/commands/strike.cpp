#include "../effects.h"
#include "../opening.h"
#include "command_reader.h"

namespace umpire {

namespace {

/// What a side held that is not there any more is nobody's.
void releaseObjectives(Resolution& resolution) {
    const Battle& battle = resolution.battle();
    std::vector<Objective> objectives = battle.objectives;
    bool changed = false;
    for (Objective& objective : objectives) {
        if (!objective.holder.empty() && !battle.find(objective.holder)) {
            objective.holder.clear();
            changed = true;
        }
    }
    if (changed) {
        resolution.setObjectives(std::move(objectives));
    }
}

} // namespace

StrikeCommand StrikeCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects"});
    return {reader.subjects()};
}

void StrikeCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    takeAway(subjects, "struck off the roster", resolution);
    releaseObjectives(resolution);
    keepOpening(before, resolution, module);
}

} // namespace umpire
