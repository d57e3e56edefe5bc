#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

const Ruling& knownRuling(const Id& id, const RulePack& rules) {
    if (const Ruling* ruling = rules.ruling(id)) {
        return *ruling;
    }
    std::vector<std::string> known;
    for (const Ruling& other : rules.rulings) {
        known.push_back(other.id);
    }
    throw Refused("unknown-id", fill(say("command", "there is no ruling {id}"), {{"id", inQuotes(id)}}) +
                                    didYouMean(id, known));
}

} // namespace

RulingCommand RulingCommand::read(const CommandReader& reader) {
    RulingCommand command;
    command.ruling = reader.text("ruling");
    const Ruling* ruling = reader.recorded() ? nullptr : &knownRuling(command.ruling, reader.rules());
    command.reading = reader.text("reading");
    if (ruling && !ruling->find(command.reading)) {
        throw Refused("bad-value",
                      fill(say("command", "{reading} is no reading of {ruling}"),
                           {{"reading", inQuotes(command.reading)}, {"ruling", command.ruling}}));
    }
    return command;
}

void RulingCommand::decide(Resolution& resolution, const GameModule*) const {
    const bool usual = reading == resolution.rules().ruling(ruling)->standard();
    resolution.setRuling(ruling, usual ? Id() : reading);
}

} // namespace umpire
