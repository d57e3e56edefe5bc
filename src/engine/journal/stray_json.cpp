#include "stray_json.h"

#include "history_json.h"
#include "recorded_json.h"
#include "umpire/base/speech.h"

namespace umpire {

namespace {

using Fate = StrayThrow::Fate;

constexpr std::int64_t mostStrayRecords = 1'000'000;
constexpr std::size_t mostDice = 1000;

Fate readFate(ObjectReader& reader) {
    const std::string name = reader.choice("fate", fateNames());
    return name == "taken-back" ? Fate::TakenBack : name == "not-used" ? Fate::NotUsed : Fate::Waiting;
}

Face readFace(ObjectReader& reader) {
    Face face;
    const JsonNode* node = reader.need("face");
    if (!node) {
        return face;
    }
    if (!node->isObject() && !node->isArray() && node->scalar().is_string()) {
        face.symbol = node->scalar().get<std::string>();
    } else {
        face.number = readWhole(*node, reader.context()).value_or(0);
    }
    return face;
}

StrayDie readDie(ObjectReader& reader) {
    StrayDie die;
    die.die = reader.text("die");
    die.face = readFace(reader);
    die.at = readUnsigned(reader, "at", mostDraws);
    return die;
}

/// A number of records, from `least` up.
int readRecords(ObjectReader& reader, const std::string& key, std::int64_t least) {
    const std::int64_t count = reader.whole(key);
    if (reader.has(key) && (count < least || count > mostStrayRecords)) {
        reader.error(key, fill(say("read", "found {found} where a number from {least} to {most} is expected"),
                               {{"found", std::to_string(count)},
                                {"least", std::to_string(least)},
                                {"most", std::to_string(mostStrayRecords)}}));
        return 0;
    }
    return static_cast<int>(count);
}

void readDice(ObjectReader& reader, StrayThrow& thrown) {
    reader.objects("dice", true, [&thrown](ObjectReader& inner) { thrown.dice.push_back(readDie(inner)); });
    if (reader.has("dice") && (thrown.dice.empty() || thrown.dice.size() > mostDice)) {
        reader.error("dice", fill(say("read", "found {found} dice where 1 to {most} are expected"),
                                  {{"found", std::to_string(thrown.dice.size())},
                                   {"most", std::to_string(mostDice)}}));
    }
}

} // namespace

StrayThrow readStrayThrow(ObjectReader& reader) {
    StrayThrow thrown;
    thrown.fate = readFate(reader);
    thrown.series = readSeries(reader);
    readDice(reader, thrown);
    thrown.when = reader.text("when");
    thrown.after = readRecords(reader, "after", 0);
    if (thrown.fate == Fate::TakenBack) {
        thrown.record = readRecords(reader, "record", 1);
        if (const JsonNode* command = reader.need("command")) {
            thrown.command = readRecordedCommand(*command, reader.context());
        }
        thrown.outcome = reader.text("outcome");
    }
    return thrown;
}

std::vector<StrayThrow> readStrayThrows(ObjectReader& reader, const std::string& key) {
    std::vector<StrayThrow> throws;
    reader.objects(key, false, [&throws](ObjectReader& inner) { throws.push_back(readStrayThrow(inner)); });
    return throws;
}

} // namespace umpire
