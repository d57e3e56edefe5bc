// How long phases take at the table. Who sends a command tells it; nothing here looks at a clock, so that a
// battle that is played again comes out the same.

#include "command_reader.h"

#include "command_fields.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

std::int64_t readSeconds(const CommandReader& reader) {
    const auto given = reader.command().find("seconds");
    if (given == reader.command().end()) {
        return 0;
    }
    if (reader.recorded()) {
        return given->is_number_integer() ? toValue(*given).value_or(Value()).number() : 0;
    }
    const std::int64_t seconds = readNumber(*given, "\"seconds\"");
    if (seconds < 0 || seconds > mostTableSeconds) {
        badValue(fill(say("command", "\"seconds\" is {number}; it goes from 0 to {most}"),
                      {{"number", std::to_string(seconds)}, {"most", std::to_string(mostTableSeconds)}}));
    }
    return seconds;
}

TimeCommand TimeCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({"seconds"});
    if (!reader.has("seconds") && !reader.recorded()) {
        badValue(say("command", "\"time\" needs \"seconds\": how long the phase took until now"));
    }
    return {readSeconds(reader)};
}

void TimeCommand::decide(Resolution& resolution, const GameModule*) const {
    resolution.spend(seconds);
}

} // namespace umpire
