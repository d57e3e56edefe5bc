#include "command_fields.h"
#include "command_reader.h"
#include "roster_places.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

constexpr std::int64_t highestRecord = 1'000'000;

/// 0 when it is none that a note can belong to.
int numberOfRecord(const Json& command) {
    const auto record = command.find("record");
    if (record == command.end() || !record->is_number_integer()) {
        return 0;
    }
    const auto number = record->get<std::int64_t>();
    return number < 1 || number > highestRecord ? 0 : static_cast<int>(number);
}

/// A turn that was begun; 0 for the one that is being played.
std::int64_t readTurn(const CommandReader& reader) {
    const auto turn = reader.command().find("turn");
    if (turn == reader.command().end()) {
        return 0;
    }
    const std::int64_t number = readNumber(*turn, "\"turn\"");
    const std::int64_t now = reader.battle().clock.turn;
    if (number < 1 || number > now) {
        badValue(fill(say("command", "\"turn\" is {number}; it goes from 1 to {now}, the turn being played"),
                      {{"number", std::to_string(number)}, {"now", std::to_string(now)}}));
    }
    return number;
}

/// On a subject, or with "turn" on a turn.
NotedOn readPlaceOfNote(const CommandReader& reader) {
    const Id subject = reader.text("subject");
    if (subject == "turn") {
        return {"", readTurn(reader)};
    }
    if (reader.has("turn")) {
        badValue(say("command", "\"turn\" goes with the subject \"turn\" only"));
    }
    return {knownSubject(reader.command()["subject"], "\"subject\"", reader.battle()).id, 0};
}

/// Who or what a recorded note stands on.
NotedOn recordedPlace(const CommandReader& reader) {
    const Id subject = reader.remark("subject");
    const auto turn = reader.command().find("turn");
    const bool given = turn != reader.command().end() && turn->is_number_integer();
    return {subject == "turn" ? Id() : subject, given ? toValue(*turn).value_or(Value()).number() : 0};
}

/// What is not there cannot be taken back.
void warnOfNoNote(const NotedOn& place, Resolution& resolution) {
    const Subject* subject = resolution.battle().find(place.subject);
    resolution.warn(
        fill(place.subject.empty() ? say("command", "There was no note on turn {turn}")
                                   : say("command", "There was no note on {subject}"),
             {{"turn", std::to_string(place.turn)}, {"subject", subject ? subject->name : place.subject}}));
}

} // namespace

NoteCommand NoteCommand::read(const CommandReader& reader) {
    NoteCommand command;
    command.record = numberOfRecord(reader.command());
    if (reader.has("subject") && reader.has("record") && !reader.recorded()) {
        badValue(say("command", "give \"record\" or \"subject\", not both"));
    }
    if (reader.has("subject") && !reader.has("record")) {
        reader.refuseUnknown({"subject", "turn", "text"});
        command.on = reader.recorded() ? recordedPlace(reader) : readPlaceOfNote(reader);
        command.note.text = reader.text("text");
        return command;
    }
    if (command.record == 0 && !reader.recorded()) {
        throw Refused("bad-value",
                      say("command", "\"note\" needs \"record\": the number of the record it belongs to, "
                                     "or \"subject\": an id, or \"turn\""));
    }
    command.note.text = reader.optionalText("text");
    command.note.bookmark = reader.flag("bookmark");
    return command;
}

void NoteCommand::decide(Resolution& resolution, const GameModule*) const {
    if (record > 0) {
        resolution.note(record, note);
        return;
    }
    const bool ofTurn = on.subject.empty();
    const std::int64_t turn = on.turn > 0 ? on.turn : resolution.battle().clock.turn;
    const NotedOn place = ofTurn ? NotedOn{"", turn} : on;
    const bool blank = note.text.find_first_not_of(" \t\r\n") == std::string::npos;
    const auto& remarks = resolution.battle().remarks;
    if (blank && remarks.find(place) == remarks.end()) {
        warnOfNoNote(place, resolution);
        return;
    }
    resolution.note(place, blank ? std::string() : note.text);
}

} // namespace umpire
