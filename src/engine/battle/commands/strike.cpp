#include "../leaving.h"
#include "../opening.h"
#include "command_reader.h"

namespace umpire {

StrikeCommand StrikeCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"subjects"});
    return {reader.subjects()};
}

void StrikeCommand::decide(Resolution& resolution, const GameModule* module) const {
    const Battle before = resolution.battle();
    takeAway(subjects, "struck off the roster", resolution);
    keepOpening(before, resolution, module);
}

} // namespace umpire
