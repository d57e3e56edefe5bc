#include "history_json.h"

#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/commands.h"

#include <algorithm>
#include <boost/mp11/algorithm.hpp>
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
        if (!face.scalar().is_string()) {
            readWhole(face, reader.context());
        }
    }
}

/// The total of a roll or what a line is worth: a whole number, or a half.
void checkAmount(ObjectReader& reader, const std::string& key) {
    const JsonNode* node = reader.need(key);
    const bool half =
        node && node->scalar().is_number_float() && node->scalar() == inHalves(halvesOf(node->scalar()));
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

/// A whole number from 0 to `most`.
std::uint64_t readUnsigned(const JsonNode& node, const ReadContext& context, std::uint64_t most) {
    if (!node.scalar().is_number_unsigned() || node.scalar().get<std::uint64_t>() > most) {
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

constexpr std::int64_t mostStrayRecords = 1'000'000;

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

/// Reads the parts of a history as `PartWriter` writes them. Each key is read in the order of the form, in
/// which what is wrong is told.
class PartReader {
  public:
    explicit PartReader(ObjectReader& object) : m_object(object) {}

    void operator()(const std::string& key, std::string& text) { text = m_object.text(key); }
    void operator()(const std::string& key, std::int64_t& number) { number = m_object.whole(key); }
    void operator()(const std::string& key, int& number) { number = static_cast<int>(m_object.whole(key)); }
    void operator()(const std::string& key, bool& flag) { flag = m_object.flag(key, false); }
    void operator()(const std::string& key, Ids& texts) { texts = m_object.texts(key); }
    void operator()(const std::string& key, Value& value) {
        value = readValue(m_object.need(key), m_object.context());
    }
    template <typename Part>
    void operator()(const std::string& key, std::vector<Part>& parts) {
        readList(key, true, parts);
    }
    template <typename Part>
    void operator()(const std::string& key, Part& part) {
        readObject(m_object.need(key), part);
    }

    void some(const std::string& key, std::string& text) { text = m_object.text(key, ""); }
    void some(const std::string& key, bool& flag) { (*this)(key, flag); }
    void some(const std::string& key, Ids& texts) { (*this)(key, texts); }
    template <typename Part>
    void some(const std::string& key, std::vector<Part>& parts) {
        readList(key, false, parts);
    }
    template <typename Part>
    void some(const std::string& key, std::optional<Part>& part) {
        if (const JsonNode* node = m_object.want(key)) {
            readObject(node, part.emplace());
        }
    }

    void orZero(const std::string& key, std::int64_t& number) { number = m_object.whole(key, 0); }
    void count(const std::string& key, std::int64_t& number, std::int64_t least) {
        number = readCount(m_object, key, least);
    }
    void count(const std::string& key, int& number, std::int64_t least) {
        number = static_cast<int>(readCount(m_object, key, least));
    }
    void records(const std::string& key, int& number, std::int64_t least) {
        number = readRecords(m_object, key, least);
    }
    void digits(const std::string& key, std::string& text) {
        m_object.need(key);
        someDigits(key, text);
    }
    void someDigits(const std::string& key, std::string& text) { text = readDigits(m_object, key); }
    void upTo(const std::string& key, std::uint64_t& number, std::uint64_t most) {
        number = readUnsigned(m_object, key, most);
    }
    template <typename Number>
    void someUpTo(const std::string& key, std::vector<Number>& numbers, std::uint64_t most) {
        if (const JsonNode* list = listIn(m_object, key, false)) {
            for (const JsonNode& item : list->items()) {
                numbers.push_back(static_cast<Number>(readUnsigned(item, m_object.context(), most)));
            }
        }
    }
    void place(const std::string& key, std::size_t& place) {
        place = static_cast<std::size_t>(std::max<std::int64_t>(0, m_object.whole(key)));
    }
    void somePlace(const std::string& key, std::size_t& place) {
        const std::int64_t number = m_object.whole(key, -1);
        place = number < 0 ? Battle::atEnd : static_cast<std::size_t>(number);
    }
    void kind(const std::string& key, SubjectKind& kind) {
        const std::vector<std::string> kinds{"side", "formation", "officer", "unit", "thing"};
        const auto found = std::find(kinds.begin(), kinds.end(), m_object.choice(key, kinds));
        kind = static_cast<SubjectKind>(found - kinds.begin());
    }
    void command(const std::string& key, KeptJson& command) {
        const JsonNode* node = m_object.need(key);
        command = node ? readRecordedCommand(*node, m_object.context()) : Json::object();
    }
    void steps(const std::string& key, KeptList& steps) {
        if (const JsonNode* list = listIn(m_object, key, true)) {
            for (const JsonNode& item : list->items()) {
                checkStep(item, m_object.context());
                steps.push_back(item.toJson());
            }
        }
    }
    void extra(const std::string& key, KeptMembers& extra) {
        KeptMembers::List list;
        if (const JsonNode* node = m_object.need(key)) {
            for (const JsonNode::Member& member : node->members()) {
                list.emplace_back(member.key, readRecordedExtra(member, m_object.context()));
            }
        }
        extra = list;
    }
    void fate(const std::string& key, StrayThrow::Fate& fate) {
        const auto found =
            std::find(fateNames().begin(), fateNames().end(), m_object.choice(key, fateNames()));
        fate = static_cast<StrayThrow::Fate>(found - fateNames().begin());
    }
    void dice(const std::string& key, std::vector<StrayDie>& dice) {
        (*this)(key, dice);
        if (m_object.has(key) && (dice.empty() || dice.size() > mostDice)) {
            m_object.error(
                key, fill(say("read", "found {found} dice where 1 to {most} are expected"),
                          {{"found", std::to_string(dice.size())}, {"most", std::to_string(mostDice)}}));
        }
    }
    void face(const std::string& key, Face& face) {
        const JsonNode* node = m_object.need(key);
        if (node && node->scalar().is_string()) {
            face.symbol = node->scalar().get<std::string>();
        } else if (node) {
            face.number = readWhole(*node, m_object.context()).value_or(0);
        }
    }
    void series(DrawSeries& series) {
        (*this)("generator", series.generator);
        upTo(numberKey(series), series.number, std::numeric_limits<std::uint64_t>::max());
    }
    void values(const std::string& key, Subject& subject) {
        if (const JsonNode* node = m_object.need(key)) {
            for (const JsonNode::Member& member : node->members()) {
                subject.values[member.key] = readValue(&member.value, m_object.context());
            }
        }
    }

    template <typename Part>
    void read(Part& part) {
        members(*this, part);
    }
    void read(Event& event) {
        static const std::vector<std::string> kinds(eventNames.begin(), eventNames.end());
        const auto found = std::find(kinds.begin(), kinds.end(), m_object.choice("event", kinds));
        boost::mp11::mp_with_index<std::variant_size_v<Event>>(
            static_cast<std::size_t>(found - kinds.begin()),
            [this, &event](auto kind) { members(*this, event.emplace<kind()>()); });
    }
    void read(Draws& draws) {
        members(*this, draws);
        if (!draws.at.empty() && draws.at.size() != draws.dice.size()) {
            m_object.error("at", sayCounted("read", "\"at\" has {n} entry, but \"dice\" has {dice}",
                                            "\"at\" has {n} entries, but \"dice\" has {dice}")
                                     .of(static_cast<long long>(draws.at.size()),
                                         {{"dice", std::to_string(draws.dice.size())}}));
        }
    }

  private:
    template <typename Part>
    void readObject(const JsonNode* node, Part& part) {
        if (node) {
            ObjectReader inner(*node, m_object.context());
            PartReader(inner).read(part);
        }
    }
    template <typename Part>
    void readList(const std::string& key, bool needed, std::vector<Part>& parts) {
        m_object.objects(key, needed,
                         [&parts](ObjectReader& inner) { PartReader(inner).read(parts.emplace_back()); });
    }

    ObjectReader& m_object;
};

} // namespace

std::vector<SealedSeries> readSealedSeries(ObjectReader& reader, const std::string& key) {
    std::vector<SealedSeries> list;
    PartReader(reader).some(key, list);
    return list;
}

Record readRecord(ObjectReader& reader) {
    Record record;
    PartReader(reader).read(record);
    record.chain = readDigits(reader, "chain");
    return record;
}

StrayThrow readStrayThrow(ObjectReader& reader) {
    StrayThrow thrown;
    PartReader(reader).read(thrown);
    return thrown;
}

std::vector<StrayThrow> readStrayThrows(ObjectReader& reader, const std::string& key) {
    std::vector<StrayThrow> throws;
    PartReader(reader).some(key, throws);
    return throws;
}

} // namespace umpire
