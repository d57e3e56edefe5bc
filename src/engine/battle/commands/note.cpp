#include "command_reader.h"
#include "umpire/base/speech.h"

namespace umpire {

namespace {

constexpr std::int64_t mostRecords = 1'000'000;

/// 0 when it is none that a note can belong to.
int numberOfRecord(const Json& command) {
    const auto record = command.find("record");
    if (record == command.end() || !record->is_number_integer()) {
        return 0;
    }
    const auto number = record->get<std::int64_t>();
    return number < 1 || number > mostRecords ? 0 : static_cast<int>(number);
}

} // namespace

NoteCommand NoteCommand::read(const CommandReader& reader) {
    NoteCommand command;
    command.record = numberOfRecord(reader.command());
    if (command.record == 0 && !reader.recorded()) {
        throw Refused("bad-value",
                      say("command", "\"note\" needs \"record\": the number of the record it belongs to"));
    }
    command.note.text = reader.optionalText("text");
    command.note.bookmark = reader.flag("bookmark");
    return command;
}

void NoteCommand::decide(Resolution& resolution, const GameModule*) const {
    resolution.note(record, note);
}

} // namespace umpire
