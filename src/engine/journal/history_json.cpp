#include "history_json.h"

#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <limits>

namespace umpire {

namespace {

// What a record keeps as the JSON it was answered with. Those who show it rely on its members being of the
// right type; a file may come from anybody, so each is checked here once and reported with its path.

/// Members that nobody relies on are kept as they are.
void skipAll(ObjectReader& reader) {
    for (const JsonNode::Member& member : reader.node().members()) {
        reader.skip(member.key);
    }
}

const JsonNode* listIn(ObjectReader& reader, const std::string& key, bool needed) {
    const JsonNode* list = needed ? reader.need(key) : reader.want(key);
    if (list && !list->isArray()) {
        reader.error(
            key, fill(say("read", "found {found} where a list is expected"), {{"found", list->describe()}}));
        return nullptr;
    }
    return list;
}

void expectObject(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.want(key);
    if (node && !node->isObject()) {
        reader.error(key, fill(say("read", "found {found} where an object is expected"),
                               {{"found", node->describe()}}));
    }
}

void checkFaces(ObjectReader& reader) {
    const JsonNode* list = listIn(reader, "dice", true);
    if (!list) {
        return;
    }
    for (const JsonNode& face : list->items()) {
        const bool text = !face.isObject() && !face.isArray() && face.scalar().is_string();
        if (!text) {
            readWhole(face, reader.context());
        }
    }
}

/// The total of a roll or what a line is worth: a whole number, or a half.
void checkAmount(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.need(key);
    const bool scalar = node && !node->isObject() && !node->isArray();
    const bool half =
        scalar && node->scalar().is_number_float() && node->scalar() == inHalves(halvesOf(node->scalar()));
    if (node && !half) {
        readWhole(*node, reader.context());
    }
}

void checkLines(ObjectReader& reader) {
    reader.objects("modifiers", true, [](ObjectReader& line) {
        line.text("id");
        checkAmount(line, "value");
        line.text("label", "");
        line.text("section", "");
        line.flag("overridden", false);
        skipAll(line);
    });
}

void checkExplained(ObjectReader& reader) {
    const JsonNode* node = reader.want("explained");
    if (!node) {
        return;
    }
    ObjectReader explained(*node, reader.context());
    explained.text("die", "");
    explained.text("other", "");
    explained.texts("kinds");
    expectObject(explained, "facts");
    skipAll(explained);
}

void checkStep(const JsonNode& node, const ReadContext& context) {
    ObjectReader step(node, context);
    step.text("check");
    step.text("subject");
    checkFaces(step);
    checkLines(step);
    checkAmount(step, "total");
    step.text("outcome");
    step.text("text");
    checkExplained(step);
    skipAll(step);
}

/// The number of a record, from 1 up.
void checkNumber(ObjectReader& reader) {
    if (reader.whole("record") < 1 && reader.has("record")) {
        reader.error("record", say("read", "records are numbered from 1 up"));
    }
}

bool isNull(const JsonNode& node) {
    return !node.isObject() && !node.isArray() && node.scalar().is_null();
}

void checkDifference(ObjectReader& item) {
    for (const char* key : {"was", "now"}) {
        const JsonNode* step = item.need(key);
        if (step && !isNull(*step)) {
            checkStep(*step, item.context());
        }
    }
}

void checkEffect(ObjectReader& item) {
    for (const char* key : {"was", "now"}) {
        const JsonNode* node = item.need(key);
        if (!node) {
            continue;
        }
        ObjectReader subjects(*node, item.context());
        for (const JsonNode::Member& member : node->members()) {
            expectObject(subjects, member.key);
        }
    }
}

void checkConflict(ObjectReader& item) {
    item.text("reason");
    item.flag("kept", false);
}

void checkNote(ObjectReader& item) {
    item.text("note");
}

void checkSaid(ObjectReader& item) {
    item.text("text");
    item.text("tone");
}

struct CorrectionList {
    const char* key;
    void (*check)(ObjectReader&);
    bool ofRecords = true; ///< each names the record it is about
};

/// What a correction tells, each a list about records, and what the rules had to say.
constexpr CorrectionList correctionLists[] = {{"differences", checkDifference},
                                              {"effects", checkEffect},
                                              {"conflicts", checkConflict},
                                              {"notes", checkNote},
                                              {"said", checkSaid, false}};

/// A command as it was sent: an object with its "do".
Json readRecordedCommand(const JsonNode& node, const ReadContext& context) {
    ObjectReader command(node, context);
    if (!command.valid()) {
        return Json::object();
    }
    const Verb verb = verbNamed(command.text("do"));
    if (verb == Verb::Check) {
        command.text("check");
    }
    if (verb == Verb::Correct || (verb == Verb::Note && !command.has("subject"))) {
        checkNumber(command);
    }
    listIn(command, "dice", false);
    skipAll(command);
    return node.toJson();
}

Json readRecordedStep(const JsonNode& node, const ReadContext& context) {
    checkStep(node, context);
    return node.toJson();
}

/// A further member of an answer: what a correction came to, or who won a contest.
Json readRecordedExtra(const JsonNode::Member& member, const ReadContext& context) {
    const auto known = std::find_if(std::begin(correctionLists), std::end(correctionLists),
                                    [&member](const CorrectionList& each) { return member.key == each.key; });
    if (known == std::end(correctionLists)) {
        return member.value.toJson();
    }
    if (!member.value.isArray()) {
        context.error(member.value, fill(say("read", "found {found} where a list is expected"),
                                         {{"found", member.value.describe()}}));
    }
    for (const JsonNode& node : member.value.items()) {
        ObjectReader item(node, context);
        if (known->ofRecords) {
            checkNumber(item);
        }
        known->check(item);
        skipAll(item);
    }
    return member.value.toJson();
}

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

Value readValue(ObjectReader& reader, const std::string& key) {
    return readValue(reader.need(key), reader.context());
}

/// Each reads its keys in this order, in which what is wrong is told.
struct EventReader {
    const char* kind;
    Event (*read)(ObjectReader&);
};

constexpr EventReader eventReaders[] = {
    {"set",
     [](ObjectReader& reader) -> Event {
         return FieldSet{reader.text("subject"), reader.text("field"), readValue(reader, "from"),
                         readValue(reader, "to")};
     }},
    {"add",
     [](ObjectReader& reader) -> Event {
         return SubjectAdded{readSubject(reader, "new"), readPlace(reader)};
     }},
    {"remove",
     [](ObjectReader& reader) -> Event {
         return SubjectRemoved{readSubject(reader, "old"), readPlace(reader)};
     }},
    {"station",
     [](ObjectReader& reader) -> Event {
         return StationSet{reader.text("subject"), readStation(reader, "from"), readStation(reader, "to")};
     }},
    {"detail",
     [](ObjectReader& reader) -> Event {
         return DetailSet{reader.text("detail"), readValue(reader, "from"), readValue(reader, "to")};
     }},
    {"clock",
     [](ObjectReader& reader) -> Event {
         return ClockMoved{readClock(reader, "from"), readClock(reader, "to")};
     }},
    {"first-side",
     [](ObjectReader& reader) -> Event {
         return FirstSideSet{reader.text("from"), reader.text("to")};
     }},
    {"ruling",
     [](ObjectReader& reader) -> Event {
         return RulingSet{reader.text("ruling"), reader.text("from"), reader.text("to")};
     }},
    {"owe", [](ObjectReader& reader) -> Event { return DueRaised{readDue(reader)}; }},
    {"settle",
     [](ObjectReader& reader) -> Event {
         DueSettled settled{readDue(reader), 0, ""};
         settled.place = static_cast<std::size_t>(std::max<std::int64_t>(0, reader.whole("place")));
         settled.waived = reader.text("waived");
         return settled;
     }},
    {"score", [](ObjectReader& reader) -> Event { return Scored{readScore(reader)}; }},
    {"take-score", [](ObjectReader& reader) -> Event { return ScoreTaken{readScore(reader)}; }},
    {"note",
     [](ObjectReader& reader) -> Event {
         return RecordNoted{static_cast<int>(reader.whole("record")), readNote(reader, "from"),
                            readNote(reader, "to")};
     }},
    {"prose",
     [](ObjectReader& reader) -> Event {
         return ProseSet{reader.text("passage"), reader.text("from"), reader.text("to")};
     }},
    {"fill",
     [](ObjectReader& reader) -> Event {
         return CellFilled{{reader.text("table"), reader.text("row"), reader.text("column")},
                           readValue(reader, "from"),
                           readValue(reader, "to")};
     }},
    {"objectives",
     [](ObjectReader& reader) -> Event {
         return ObjectivesSet{readObjectives(reader, "from"), readObjectives(reader, "to")};
     }},
    {"hold",
     [](ObjectReader& reader) -> Event {
         return ObjectiveHeld{reader.text("objective"), reader.text("from"), reader.text("to")};
     }},
    {"remark",
     [](ObjectReader& reader) -> Event {
         return SubjectNoted{
             {reader.text("subject"), readCount(reader, "turn", 0)}, reader.text("from"), reader.text("to")};
     }},
    {"time",
     [](ObjectReader& reader) -> Event {
         return TimeSpent{{readCount(reader, "turn", 1), reader.text("side"), reader.text("phase")},
                          reader.whole("seconds")};
     }},
};

Event readEvent(ObjectReader& reader) {
    static const std::vector<std::string> kinds = [] {
        std::vector<std::string> names;
        for (const EventReader& each : eventReaders) {
            names.emplace_back(each.kind);
        }
        return names;
    }();
    const std::string kind = reader.choice("event", kinds);
    return std::find_if(std::begin(eventReaders), std::end(eventReaders),
                        [&kind](const EventReader& each) { return each.kind == kind; })
        ->read(reader);
}

Events readEvents(ObjectReader& reader) {
    Events events;
    reader.objects("events", true, [&events](ObjectReader& inner) { events.push_back(readEvent(inner)); });
    return events;
}

std::vector<Json> readSteps(ObjectReader& reader) {
    std::vector<Json> steps;
    if (const JsonNode* list = listIn(reader, "steps", true)) {
        for (const JsonNode& item : list->items()) {
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

std::uint64_t readUnsigned(ObjectReader& reader, const std::string& key, std::uint64_t most) {
    const JsonNode* node = reader.need(key);
    return node ? readUnsigned(*node, reader.context(), most) : 0;
}

DrawSeries readSeries(ObjectReader& reader) {
    DrawSeries series{reader.text("generator"), 0};
    const char* key = series.generator == SealedDice::generator ? "series" : "seed";
    series.number = readUnsigned(reader, key, std::numeric_limits<std::uint64_t>::max());
    return series;
}

/// A list with an entry for each die that was drawn.
template <typename Number>
std::vector<Number> readPerDie(ObjectReader& reader, const std::string& key, std::uint64_t most) {
    std::vector<Number> numbers;
    if (const JsonNode* list = listIn(reader, key, false)) {
        for (const JsonNode& item : list->items()) {
            numbers.push_back(static_cast<Number>(readUnsigned(item, reader.context(), most)));
        }
    }
    return numbers;
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

std::vector<SealedSeries> readSealedSeries(ObjectReader& reader, const std::string& key) {
    std::vector<SealedSeries> list;
    reader.objects(key, false, [&list](ObjectReader& inner) { list.push_back(readOneSeries(inner)); });
    return list;
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
