// The commands about the records themselves, which the session carries out.

#include "../history/recording.h"
#include "command_fields.h"
#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

std::int64_t numberIn(const Json& json) {
    return toValue(json).value_or(Value()).number();
}

std::int64_t recordToCorrect(const CommandReader& reader) {
    const auto number = reader.command().find("record");
    const bool none = number == reader.command().end() || !number->is_number_integer();
    if (none && !reader.recorded()) {
        throw Refused("bad-value",
                      say("command", "\"correct\" needs \"record\": the number of the record to correct"));
    }
    return none ? 0 : numberIn(*number);
}

std::vector<std::int64_t> recordsToKeep(const CommandReader& reader) {
    std::vector<std::int64_t> kept;
    const auto list = reader.command().find("keep");
    for (const Json& item : list == reader.command().end() ? Json::array() : *list) {
        if (list->is_array() && item.is_number_integer()) {
            kept.push_back(numberIn(item));
        } else if (!reader.recorded()) {
            throw Refused("bad-value", say("command", "\"keep\" is a list of record numbers"));
        }
    }
    return kept;
}

} // namespace

CorrectCommand CorrectCommand::read(const CommandReader& reader) {
    CorrectCommand command;
    command.record = recordToCorrect(reader);
    command.keep = recordsToKeep(reader);
    if (reader.has("dice")) {
        command.dice = reader.command()["dice"];
    }
    command.reason = reader.remark("reason");
    command.stated = reader.command();
    return command;
}

ResetCommand ResetCommand::read(const CommandReader& reader) {
    reader.refuseUnknown({});
    const Json* dice = reader.recorded() ? nullptr : givenDice(reader.command());
    if (dice && !dice->empty()) {
        throw Refused("bad-dice", sayCounted("command", "{n} die is given that nothing asks for",
                                             "{n} dice are given that nothing asks for")
                                      .of(static_cast<long long>(dice->size())));
    }
    return {};
}

ShowCommand ShowCommand::read(const CommandReader& reader) {
    ShowCommand command;
    command.subject = reader.text("subject");
    return command;
}

// How long phases take at the table. Who sends a command tells it; nothing here looks at a clock, so that a
// battle that is played again comes out the same.

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
