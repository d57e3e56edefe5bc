#include "history_json.h"

#include "recorded_json.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <limits>

namespace umpire {

namespace {

RecordNote readNote(ObjectReader& reader, const std::string& key) {
    RecordNote note;
    if (const JsonNode* node = reader.need(key)) {
        ObjectReader inner(*node, reader.context());
        note.text = inner.text("text");
        note.bookmark = inner.flag("bookmark", false);
    }
    return note;
}

/// A count from `least` up.
std::int64_t readCount(ObjectReader& reader, const std::string& key, std::int64_t least) {
    const std::int64_t count = reader.whole(key);
    if (reader.has(key) && count < least) {
        reader.error(key, fill(say("read", "{key} is {count}; it cannot be less than {least}"),
                               {{"key", inQuotes(key)},
                                {"count", std::to_string(count)},
                                {"least", std::to_string(least)}}));
    }
    return count;
}

Clock readClock(ObjectReader& reader, const std::string& key) {
    Clock clock;
    if (const JsonNode* node = reader.need(key)) {
        ObjectReader inner(*node, reader.context());
        clock.turn = readCount(inner, "turn", 1);
        clock.side = inner.text("side");
        clock.phase = inner.text("phase");
        clock.halfTurn = readCount(inner, "half-turn", 0);
        clock.owner = inner.text("owner", "");
        clock.acting = inner.text("acting", "");
        clock.nextFirst = inner.text("next-first", "");
        clock.drawn = inner.texts("drawn");
        clock.begun = inner.flag("begun", false);
    }
    return clock;
}

Score readScore(ObjectReader& reader) {
    Score score;
    if (const JsonNode* node = reader.need("score")) {
        ObjectReader inner(*node, reader.context());
        score = {inner.text("side"),   inner.text("attribute"), inner.whole("by"),
                 inner.whole("total"), inner.text("text"),      readCount(inner, "turn", 1)};
    }
    return score;
}

Due readDue(ObjectReader& reader) {
    Due due;
    if (const JsonNode* node = reader.need("due")) {
        ObjectReader inner(*node, reader.context());
        due = {inner.text("id"),   inner.text("check"), inner.text("subject"),
               inner.text("text"), inner.text("group"), {}};
        if (const JsonNode* command = inner.need("command")) {
            due.command = readRecordedCommand(*command, inner.context());
        }
        due.optional = inner.flag("optional", false);
        due.raisedIn = inner.whole("raised-in", 0);
    }
    return due;
}

Value readValue(const JsonNode* node, const ReadContext& context) {
    if (!node) {
        return {};
    }
    auto value = toValue(node->toJson());
    if (value && value->isNumber()) {
        return Value(readWhole(*node, context).value_or(0));
    }
    if (!value) {
        context.error(
            *node,
            fill(say("read",
                     "found {found} where a flag, a whole number, a text or a list of texts is expected"),
                 {{"found", node->describe()}}));
    }
    return value.value_or(Value());
}

Subject readSubject(ObjectReader& reader, const std::string& key) {
    Subject subject;
    const JsonNode* node = reader.need(key);
    if (!node) {
        return subject;
    }
    ObjectReader inner(*node, reader.context());
    subject.id = inner.text("id");
    const std::vector<std::string> kinds{"side", "formation", "officer", "unit", "thing"};
    const std::string kind = inner.choice("kind", kinds);
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i] == kind) {
            subject.kind = static_cast<SubjectKind>(i);
        }
    }
    subject.name = inner.text("name");
    subject.parent = inner.text("parent");
    subject.side = inner.text("side");
    if (const JsonNode* values = inner.need("values")) {
        for (const auto& member : values->members()) {
            subject.values[member.key] = readValue(&member.value, reader.context());
        }
    }
    return subject;
}

std::size_t readPlace(ObjectReader& reader) {
    const std::int64_t place = reader.whole("place", -1);
    return place < 0 ? Battle::atEnd : static_cast<std::size_t>(place);
}

Station readStation(ObjectReader& reader, const std::string& key) {
    Station station;
    if (const JsonNode* node = reader.need(key)) {
        ObjectReader inner(*node, reader.context());
        station.name = inner.text("name");
        station.parent = inner.text("parent");
        station.side = inner.text("side");
        station.place = readPlace(inner);
    }
    return station;
}

StationSet readStationSet(ObjectReader& reader) {
    const Id subject = reader.text("subject");
    const Station from = readStation(reader, "from");
    return {subject, from, readStation(reader, "to")};
}

DetailSet readDetailSet(ObjectReader& reader) {
    const std::string detail = reader.text("detail");
    const Value from = readValue(reader.need("from"), reader.context());
    return {detail, from, readValue(reader.need("to"), reader.context())};
}

CellFilled readCellFilled(ObjectReader& reader) {
    const Id table = reader.text("table");
    const std::string row = reader.text("row");
    const std::string column = reader.text("column");
    const Value from = readValue(reader.need("from"), reader.context());
    return {{table, row, column}, from, readValue(reader.need("to"), reader.context())};
}

std::vector<Objective> readObjectives(ObjectReader& reader, const std::string& key) {
    std::vector<Objective> objectives;
    reader.objects(key, true, [&objectives](ObjectReader& inner) {
        Objective objective;
        objective.id = inner.text("id");
        objective.name = inner.text("name");
        objective.worth = inner.whole("worth");
        objective.holder = inner.text("holder");
        objectives.push_back(std::move(objective));
    });
    return objectives;
}

ObjectivesSet readObjectivesSet(ObjectReader& reader) {
    std::vector<Objective> from = readObjectives(reader, "from");
    return {std::move(from), readObjectives(reader, "to")};
}

ObjectiveHeld readObjectiveHeld(ObjectReader& reader) {
    const Id objective = reader.text("objective");
    const Id from = reader.text("from");
    return {objective, from, reader.text("to")};
}

SubjectNoted readSubjectNoted(ObjectReader& reader) {
    SubjectNoted noted;
    noted.on.subject = reader.text("subject");
    noted.on.turn = readCount(reader, "turn", 0);
    noted.from = reader.text("from");
    noted.to = reader.text("to");
    return noted;
}

TimeSpent readTimeSpent(ObjectReader& reader) {
    TimeSpent spent;
    spent.phase.turn = readCount(reader, "turn", 1);
    spent.phase.side = reader.text("side");
    spent.phase.phase = reader.text("phase");
    spent.seconds = reader.whole("seconds");
    return spent;
}

/// Those that tell of the table beside the game.
std::optional<Event> readDeskEvent(const std::string& kind, ObjectReader& reader) {
    if (kind == "objectives") {
        return readObjectivesSet(reader);
    }
    if (kind == "hold") {
        return readObjectiveHeld(reader);
    }
    if (kind == "remark") {
        return readSubjectNoted(reader);
    }
    return kind == "time" ? std::optional<Event>(readTimeSpent(reader)) : std::nullopt;
}

Event readEvent(ObjectReader& reader) {
    const std::string kind =
        reader.choice("event", {"set", "add", "remove", "station", "detail", "clock", "first-side", "ruling",
                                "owe", "settle", "score", "take-score", "note", "prose", "fill", "objectives",
                                "hold", "remark", "time"});
    if (auto event = readDeskEvent(kind, reader)) {
        return *event;
    }
    if (kind == "set") {
        const Id subject = reader.text("subject");
        const std::string field = reader.text("field");
        const Value from = readValue(reader.need("from"), reader.context());
        return FieldSet{subject, field, from, readValue(reader.need("to"), reader.context())};
    }
    if (kind == "add") {
        Subject subject = readSubject(reader, "new");
        return SubjectAdded{std::move(subject), readPlace(reader)};
    }
    if (kind == "remove") {
        Subject subject = readSubject(reader, "old");
        return SubjectRemoved{std::move(subject), readPlace(reader)};
    }
    if (kind == "station") {
        return readStationSet(reader);
    }
    if (kind == "detail") {
        return readDetailSet(reader);
    }
    if (kind == "clock") {
        const Clock from = readClock(reader, "from");
        return ClockMoved{from, readClock(reader, "to")};
    }
    if (kind == "first-side") {
        const Id from = reader.text("from");
        return FirstSideSet{from, reader.text("to")};
    }
    if (kind == "ruling") {
        const Id ruling = reader.text("ruling");
        const Id from = reader.text("from");
        return RulingSet{ruling, from, reader.text("to")};
    }
    if (kind == "owe") {
        return DueRaised{readDue(reader)};
    }
    if (kind == "score") {
        return Scored{readScore(reader)};
    }
    if (kind == "take-score") {
        return ScoreTaken{readScore(reader)};
    }
    if (kind == "note") {
        RecordNoted noted;
        noted.record = static_cast<int>(reader.whole("record"));
        noted.from = readNote(reader, "from");
        noted.to = readNote(reader, "to");
        return noted;
    }
    if (kind == "fill") {
        return readCellFilled(reader);
    }
    if (kind == "prose") {
        const Id passage = reader.text("passage");
        const std::string from = reader.text("from");
        return ProseSet{passage, from, reader.text("to")};
    }
    DueSettled settled{readDue(reader), 0, ""};
    settled.place = static_cast<std::size_t>(std::max<std::int64_t>(0, reader.whole("place")));
    settled.waived = reader.text("waived");
    return settled;
}

Events readEvents(ObjectReader& reader) {
    Events events;
    reader.objects("events", true, [&events](ObjectReader& inner) { events.push_back(readEvent(inner)); });
    return events;
}

std::vector<Json> readSteps(ObjectReader& reader) {
    std::vector<Json> steps;
    const JsonNode* node = reader.need("steps");
    if (node && !node->isArray()) {
        reader.error("steps", fill(say("read", "found {found} where a list is expected"),
                                   {{"found", node->describe()}}));
    }
    if (node) {
        for (const JsonNode& item : node->items()) {
            steps.push_back(readRecordedStep(item, reader.context()));
        }
    }
    return steps;
}

KeptJson readCommandOf(ObjectReader& reader) {
    const JsonNode* command = reader.need("command");
    return command ? readRecordedCommand(*command, reader.context()) : Json::object();
}

Amendment readAmendment(ObjectReader& reader) {
    Amendment amendment;
    amendment.record = static_cast<int>(reader.whole("record"));
    amendment.dropped = reader.flag("dropped", false);
    amendment.command = readCommandOf(reader);
    amendment.steps = readSteps(reader);
    amendment.events = readEvents(reader);
    return amendment;
}

/// A whole number from 0 to `most`.
std::uint64_t readUnsigned(const JsonNode& node, const ReadContext& context, std::uint64_t most) {
    const bool scalar = !node.isObject() && !node.isArray();
    if (!scalar || !node.scalar().is_number_unsigned() || node.scalar().get<std::uint64_t>() > most) {
        context.error(node,
                      fill(say("read", "found {found} where a whole number from 0 to {most} is expected"),
                           {{"found", node.describe()}, {"most", std::to_string(most)}}));
        return 0;
    }
    return node.scalar().get<std::uint64_t>();
}

/// A list with an entry for each die that was drawn.
template <typename Number>
std::vector<Number> readPerDie(ObjectReader& reader, const std::string& key, std::uint64_t most) {
    std::vector<Number> list;
    const JsonNode* node = reader.want(key);
    if (node && !node->isArray()) {
        reader.error(
            key, fill(say("read", "found {found} where a list is expected"), {{"found", node->describe()}}));
    }
    if (node) {
        for (const JsonNode& item : node->items()) {
            list.push_back(static_cast<Number>(readUnsigned(item, reader.context(), most)));
        }
    }
    return list;
}

/// Hexadecimal digits of a hash; "" when absent.
std::string readDigits(ObjectReader& reader, const std::string& key) {
    constexpr std::size_t mostDigits = 128;
    const std::string text = reader.text(key, "");
    if (text.size() > mostDigits || text.find_first_not_of("0123456789abcdef") != std::string::npos) {
        reader.error(key, fill(say("read", "found {found} where hexadecimal digits are expected"),
                               {{"found", describe(Json(text))}}));
        return {};
    }
    return text;
}

int readAfter(ObjectReader& reader, const std::string& key) {
    return static_cast<int>(
        std::min(readCount(reader, key, 0), std::int64_t{std::numeric_limits<int>::max()}));
}

SealedSeries readOneSeries(ObjectReader& reader) {
    SealedSeries series;
    reader.need("pledge");
    series.pledge = readDigits(reader, "pledge");
    series.when = reader.text("when");
    series.after = readAfter(reader, "after");
    reader.objects("called", false, [&series](ObjectReader& inner) {
        DiceCall call;
        call.number = readUnsigned(inner, "number", mostCalled);
        call.from = readUnsigned(inner, "from", mostDraws);
        call.when = inner.text("when");
        call.after = readAfter(inner, "after");
        series.calls.push_back(std::move(call));
    });
    series.secret = readDigits(reader, "secret");
    return series;
}

void readDraws(ObjectReader& reader, Record& record) {
    const JsonNode* node = reader.want("draws");
    if (!node) {
        return;
    }
    ObjectReader inner(*node, reader.context());
    Draws draws;
    draws.series = readSeries(inner);
    draws.first = readUnsigned(inner, "first", mostDraws);
    draws.count = readUnsigned(inner, "count", mostDraws);
    draws.dice = readPerDie<int>(inner, "dice", mostDice);
    draws.at = readPerDie<std::uint64_t>(inner, "at", mostDraws);
    if (!draws.at.empty() && draws.at.size() != draws.dice.size()) {
        inner.error("at", sayCounted("read", "\"at\" has {n} entry, but \"dice\" has {dice}",
                                     "\"at\" has {n} entries, but \"dice\" has {dice}")
                              .of(static_cast<long long>(draws.at.size()),
                                  {{"dice", std::to_string(draws.dice.size())}}));
    }
    record.draws = std::move(draws);
}

} // namespace

DrawSeries readSeries(ObjectReader& reader) {
    DrawSeries series{reader.text("generator"), 0};
    const char* key = series.generator == SealedDice::generator ? "series" : "seed";
    series.number = readUnsigned(reader, key, std::numeric_limits<std::uint64_t>::max());
    return series;
}

std::vector<SealedSeries> readSealedSeries(ObjectReader& reader, const std::string& key) {
    std::vector<SealedSeries> list;
    reader.objects(key, false, [&list](ObjectReader& inner) { list.push_back(readOneSeries(inner)); });
    return list;
}

std::uint64_t readUnsigned(ObjectReader& reader, const std::string& key, std::uint64_t most) {
    const JsonNode* node = reader.need(key);
    return node ? readUnsigned(*node, reader.context(), most) : 0;
}

Record readRecord(ObjectReader& reader) {
    Record record;
    record.number = static_cast<int>(reader.whole("number"));
    record.command = readCommandOf(reader);
    record.clock = readClock(reader, "clock");
    record.when = reader.text("when");
    record.steps = readSteps(reader);
    record.warnings = reader.texts("warnings");
    if (const JsonNode* extra = reader.need("extra")) {
        KeptMembers::List members;
        for (const auto& member : extra->members()) {
            members.emplace_back(member.key, readRecordedExtra(member, reader.context()));
        }
        record.extra = members;
    }
    record.events = readEvents(reader);
    record.rulings = reader.texts("rulings");
    readDraws(reader, record);
    reader.objects("amendments", false,
                   [&record](ObjectReader& inner) { record.amendments.push_back(readAmendment(inner)); });
    record.rules = readDigits(reader, "rules");
    reader.objects("replaced", false, [&record](ObjectReader& inner) {
        inner.need("chain");
        record.replaced.push_back({static_cast<int>(inner.whole("record")), readDigits(inner, "chain")});
    });
    record.chain = readDigits(reader, "chain");
    return record;
}

} // namespace umpire
