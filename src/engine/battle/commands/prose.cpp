// The umpire's own words for a passage of the report.

#include "command_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

constexpr std::size_t mostBytes = 100'000;
constexpr std::string_view turnPrefix = "turn-";

bool isTurn(std::string_view passage) {
    if (!passage.starts_with(turnPrefix)) {
        return false;
    }
    const std::string_view digits = passage.substr(turnPrefix.size());
    const bool number =
        std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; });
    return number && !digits.empty() && digits.size() <= 7 && digits.front() != '0';
}

/// 0 for a passage that is not of a turn.
std::int64_t turnOf(const std::string& passage) {
    return isTurn(passage) ? std::stoll(passage.substr(turnPrefix.size())) : 0;
}

void needPassage(const std::string& passage) {
    if (passage != "opening" && passage != "closing" && !isTurn(passage)) {
        throw Refused("bad-value",
                      fill(say("command", "the report has no passage {passage}, only \"opening\", "
                                          "\"closing\" and \"turn-1\", \"turn-2\" and so on"),
                           {{"passage", inQuotes(passage)}}));
    }
}

} // namespace

ProseCommand ProseCommand::read(const CommandReader& reader) {
    ProseCommand command;
    command.passage = reader.text("passage");
    if (!reader.recorded()) {
        needPassage(command.passage);
    }
    command.text = reader.text("text");
    if (command.text.find_first_not_of(" \t\r\n") == std::string::npos) {
        command.text.clear(); // nothing but blanks would be a passage that nobody can see
    }
    if (command.text.size() > mostBytes && !reader.recorded()) {
        throw Refused(
            "bad-value",
            fill(say("command", "the words for {passage} are {count} bytes long; {most} are the most"),
                 {{"passage", inQuotes(command.passage)},
                  {"count", std::to_string(command.text.size())},
                  {"most", std::to_string(mostBytes)}}));
    }
    return command;
}

void ProseCommand::decide(Resolution& resolution, const GameModule*) const {
    if (const std::int64_t turn = turnOf(passage); turn > resolution.battle().clock.turn) {
        resolution.warn(
            fill(say("command", "The game has not come to turn {turn}; these words are printed once it has"),
                 {{"turn", std::to_string(turn)}}));
    }
    resolution.setProse(passage, text);
}

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
