#include "record_scan.h"

#include "../base/json_line.h"
#include "../battle/history/history_form.h"
#include "history_json.h"
#include "lost_records.h"
#include "umpire/battle/own_commands.h"

#include <algorithm>
#include <limits>
#include <sstream>

namespace umpire {

namespace {

/// How deep the values of a record may be nested, as it stands in a file.
constexpr int recordDepth = 61;

bool namesRecord(const KeptJson& command) {
    LineReader number(command.lineOf("record"), 0);
    std::int64_t record = 0;
    number.read(record);
    return number.done() && record >= 1;
}

/// What `readRecordedCommand` would find nothing wrong with.
bool isCommand(const KeptJson& command) {
    const std::string_view verb = command.lineOf("do");
    if (verb.empty() || verb.front() != '"') {
        return false;
    }
    const auto startsWith = [&command](std::string_view key, char first) {
        return command.lineOf(key).substr(0, 1) == std::string_view(&first, 1);
    };
    if (isA<CheckCommand>(command) && !startsWith("check", '"')) {
        return false;
    }
    const bool ofRecord =
        isA<CorrectCommand>(command) || (isA<NoteCommand>(command) && !startsWith("subject", '"'));
    if (ofRecord && !namesRecord(command)) {
        return false;
    }
    return !command.contains("dice") || startsWith("dice", '[');
}

/// What the rules had to say, as `Resolution::tellOf` puts it.
bool isSaid(std::string_view line) {
    LineReader in(line, recordDepth);
    in.list([&in] {
        in.open('{');
        for (const char* key : {"text", "tone"}) {
            in.needKey(key);
            in.passText();
        }
        in.close('}');
    });
    return in.done();
}

/// Reads parts of a history as `PartWriter` writes them.
class PartReader {
  public:
    explicit PartReader(std::string_view line) : m_in(line, recordDepth) {}

    const LineReader& in() const { return m_in; }

    template <typename Any>
    void operator()(std::string_view key, Any& value) {
        m_in.needKey(key);
        read(value);
    }
    template <typename Any>
    void some(std::string_view key, Any& value) {
        if (m_in.takeKey(key)) {
            read(value);
        }
    }
    void count(std::string_view key, std::int64_t& number, std::int64_t least) {
        (*this)(key, number);
        check(number >= least);
    }
    void digits(std::string_view key, std::string& text) {
        (*this)(key, text);
        check(areDigits(text));
    }
    void digits(std::string_view key, Link& link) {
        std::string text;
        digits(key, text);
        link = Link(std::move(text));
    }
    void someDigits(std::string_view key, std::string& text) {
        some(key, text);
        check(areDigits(text));
    }
    void upTo(std::string_view key, std::uint64_t& number, std::uint64_t most) {
        m_in.needKey(key);
        number = m_in.unsignedUpTo(most);
    }
    template <typename Number>
    void someUpTo(std::string_view key, std::vector<Number>& numbers, std::uint64_t most) {
        if (m_in.takeKey(key)) {
            readList(numbers,
                     [this, most](Number& number) { number = static_cast<Number>(m_in.unsignedUpTo(most)); });
        }
    }
    void place(std::string_view key, std::size_t& place) {
        std::int64_t number = 0;
        (*this)(key, number);
        check(number >= 0);
        place = static_cast<std::size_t>(number);
    }
    void somePlace(std::string_view key, std::size_t& place) {
        if (m_in.takeKey(key)) {
            std::int64_t number = 0;
            read(number);
            check(number >= 0);
            place = static_cast<std::size_t>(number);
        }
    }
    void kind(std::string_view key, SubjectKind& kind) {
        std::string word;
        (*this)(key, word);
        constexpr int kinds = 5;
        int i = 0;
        while (i < kinds && name(static_cast<SubjectKind>(i)) != word) {
            ++i;
        }
        check(i < kinds);
        kind = static_cast<SubjectKind>(std::min(i, kinds - 1));
    }
    void command(std::string_view key, KeptJson& command) {
        m_in.needKey(key);
        command = KeptJson::ofLine(m_in.anyObject());
        check(isCommand(command));
    }
    void steps(std::string_view key, KeptList& steps);
    void extra(std::string_view key, KeptMembers& extra);
    void series(DrawSeries& series) {
        (*this)("generator", series.generator);
        upTo(numberKey(series), series.number, std::numeric_limits<std::uint64_t>::max());
    }
    void values(std::string_view key, Subject& subject);

    /// A record and its link, which is no part of what it is over.
    void readLinked(Record& record) {
        m_in.open('{');
        members(*this, record);
        someDigits("chain", record.chain);
        m_in.close('}');
    }
    void read(Event& event);
    template <typename Part>
    void read(Part& part) {
        m_in.open('{');
        members(*this, part);
        m_in.close('}');
    }

  private:
    void check(bool right) {
        if (!right) {
            m_in.fail();
        }
    }
    static bool areDigits(const std::string& text) {
        constexpr std::size_t most = 128;
        return text.size() <= most && text.find_first_not_of("0123456789abcdef") == std::string::npos;
    }

    void read(std::string& text) { m_in.read(text); }
    void read(bool& flag) { m_in.read(flag); }
    void read(int& number) { m_in.read(number); }
    void read(std::int64_t& number) { m_in.read(number); }
    void read(Value& value) { m_in.read(value); }
    void read(Ids& texts) { m_in.read(texts); }
    template <typename Any>
    void read(std::optional<Any>& value) {
        read(value.emplace());
    }
    template <typename Any, typename Each>
    void readList(std::vector<Any>& list, const Each& each) {
        m_in.list([&] { each(list.emplace_back()); });
    }
    template <typename Any>
    void read(std::vector<Any>& list) {
        readList(list, [this](Any& each) { read(each); });
    }
    /// As many as there are, in a list of just that length.
    void read(Events& events) {
        m_events.clear();
        readList(m_events, [this](Event& each) { read(each); });
        events.assign(std::make_move_iterator(m_events.begin()), std::make_move_iterator(m_events.end()));
    }

    void step();
    void face();
    void amount(std::string_view key);
    void modifier();
    void further();
    void reasons();
    void passText(std::string_view key) {
        m_in.needKey(key);
        m_in.passText();
    }

    LineReader m_in;
    Events m_events;
};

void PartReader::values(std::string_view key, Subject& subject) {
    m_in.needKey(key);
    m_in.open('{');
    std::string_view before;
    while (m_in.goesOn('}')) {
        const std::string_view field = m_in.anyKey();
        check(before.empty() || before < field); // each once
        before = field;
        read(subject.values[std::string(field)]);
    }
    m_in.close('}');
}

template <std::size_t... Kinds>
void emplaceKind(Event& event, std::size_t kind, std::index_sequence<Kinds...>) {
    (void)((kind == Kinds && (event.emplace<Kinds>(), true)) || ...);
}

void PartReader::read(Event& event) {
    m_in.open('{');
    std::string word;
    (*this)("event", word);
    const auto found = std::find(eventNames.begin(), eventNames.end(), word);
    check(found != eventNames.end());
    emplaceKind(event, static_cast<std::size_t>(found - eventNames.begin()),
                std::make_index_sequence<std::variant_size_v<Event>>());
    std::visit([this](auto& each) { members(*this, each); }, event);
    m_in.close('}');
}

void PartReader::face() {
    if (m_in.next() == '"') {
        m_in.passText();
    } else {
        std::int64_t number = 0;
        m_in.read(number);
    }
}

/// A number, or one and a half.
void PartReader::amount(std::string_view key) {
    std::int64_t number = 0;
    (*this)(key, number);
    m_in.take(".5");
}

void PartReader::modifier() {
    m_in.open('{');
    passText("id");
    amount("value");
    passText("label");
    passText("section");
    bool overridden = false;
    some("overridden", overridden);
    m_in.close('}');
}

void PartReader::reasons() {
    m_in.open('{');
    passText("die");
    passText("other");
    m_in.needKey("facts");
    m_in.anyObject();
    if (m_in.takeKey("kinds")) {
        m_in.list([this] { m_in.passText(); });
    }
    m_in.close('}');
}

/// What a roll tells besides, under names of its own.
void PartReader::further() {
    std::vector<std::string_view> keys{"check", "subject", "dice", "modifiers", "total", "outcome", "text"};
    while (!m_in.failed() && !m_in.takeKey("explained")) {
        const std::string_view key = m_in.anyKey();
        check(std::find(keys.begin(), keys.end(), key) == keys.end());
        keys.push_back(key);
        m_in.any();
    }
}

/// A step as `keptStep` writes it.
void PartReader::step() {
    m_in.open('{');
    passText("check");
    passText("subject");
    m_in.needKey("dice");
    m_in.list([this] { face(); });
    m_in.needKey("modifiers");
    m_in.list([this] { modifier(); });
    amount("total");
    passText("outcome");
    passText("text");
    if (!m_in.takeKey("explained")) {
        further();
    }
    reasons();
    m_in.close('}');
}

void PartReader::steps(std::string_view key, KeptList& steps) {
    m_in.needKey(key);
    m_in.list([this, &steps] {
        const std::size_t from = m_in.at();
        step();
        steps.add(KeptJson::ofLine(m_in.since(from)));
    });
}

/// Corrections tell more of themselves than is looked at here.
void PartReader::extra(std::string_view key, KeptMembers& extra) {
    m_in.needKey(key);
    const std::size_t from = m_in.at();
    m_in.anyObject();
    KeptJson object = KeptJson::ofLine(m_in.since(from));
    for (const char* told : {"differences", "effects", "conflicts", "notes"}) {
        check(!object.contains(told));
    }
    check(!object.contains(saidKey) || isSaid(object.lineOf(saidKey)));
    extra = KeptMembers::of(std::move(object));
}

std::size_t valuesIn(const JsonNode& node) {
    std::size_t count = 1;
    for (const JsonNode::Member& member : node.members()) {
        count += valuesIn(member.value);
    }
    for (const JsonNode& item : node.items()) {
        count += valuesIn(item);
    }
    return count;
}

/// A record that is only written otherwise than the program does now.
std::optional<ScannedRecord> readOther(std::string_view line) {
    JsonLimits limits;
    limits.depth = recordDepth;
    Issues issues;
    const JsonDocument document("", parseJson(line, "", issues, limits));
    if (!issues.empty()) {
        return std::nullopt;
    }
    ScannedRecord scanned;
    {
        ObjectReader reader(document.root(), {document, issues});
        scanned.record = readRecord(reader);
    }
    scanned.values = valuesIn(document.root());
    return issues.empty() ? std::optional(std::move(scanned)) : std::nullopt;
}

constexpr std::string_view recordsHead = "\n  \"records\": [";
constexpr std::string_view recordsEnd = "\n  ]";
constexpr std::string_view recordIndent = "\n   ";

/// Reads the lines of the list that begins at `at`, which moves to its end. False when they are not in order.
bool scanLines(std::string_view text, std::size_t& at, ScannedFile& file) {
    while (text.substr(at, recordIndent.size()) == recordIndent) {
        at += recordIndent.size();
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        const bool more = line.ends_with(',');
        line.remove_suffix(more ? 1 : 0);
        std::optional<ScannedRecord> scanned = scanRecord(line);
        if (!scanned) {
            scanned = readOther(line);
        }
        const bool last = text.substr(end, recordsEnd.size()) == recordsEnd;
        if (!scanned || more == last) {
            return false;
        }
        file.values += scanned->values;
        file.records.push_back(std::move(scanned->record));
        at = end;
    }
    return text.substr(at, recordsEnd.size()) == recordsEnd;
}

} // namespace

std::optional<ScannedFile> scanFile(std::string_view text) {
    const std::size_t head = text.find(recordsHead);
    if (head == std::string_view::npos || text.size() > JsonLimits{}.bytes) {
        return std::nullopt;
    }
    ScannedFile file;
    const std::size_t list = head + recordsHead.size();
    file.list = {
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(list), '\n')) +
            1,
        static_cast<int>(recordsHead.size()) - 1};
    std::size_t at = list;
    if (!scanLines(text, at, file)) {
        return std::nullopt;
    }
    file.rest = std::string(text.substr(0, list));
    file.rest += text.substr(at + recordsEnd.size() - 1);
    return file;
}

std::optional<ScannedRecord> scanRecord(std::string_view line) {
    PartReader reader(line);
    ScannedRecord scanned;
    reader.readLinked(scanned.record);
    if (!reader.in().done()) {
        return std::nullopt;
    }
    scanned.values = reader.in().values();
    return scanned;
}

namespace {

constexpr const char* head = "  \"records\": [";
constexpr const char* indent = "   ";
/// Each is another reading of the whole file.
constexpr std::size_t mostLost = 100;

} // namespace

RecordLines::RecordLines(std::string text) {
    std::istringstream in(std::move(text));
    for (std::string line; std::getline(in, line);) {
        m_lines.push_back(std::move(line));
    }
    const auto start = std::find(m_lines.begin(), m_lines.end(), head);
    const auto end = std::find_if(start, m_lines.end(),
                                  [](const std::string& line) { return line == "  ]" || line == "  ],"; });
    if (end != m_lines.end()) {
        m_first = static_cast<int>(start - m_lines.begin()) + 1;
        m_count = static_cast<int>(end - start) - 1;
    }
}

std::string RecordLines::text() const {
    std::string text;
    for (const std::string& line : m_lines) {
        text.append(line).append("\n");
    }
    return text;
}

bool RecordLines::giveUp(const Issues& issues) {
    bool any = false;
    for (const Issue& issue : issues) {
        if (issue.severity == Severity::Error) {
            // A line that is not closed is noticed at the next one.
            any = giveUpLine(issue.at.line - 1) || (!any && giveUpLine(issue.at.line - 2)) || any;
        }
    }
    return any;
}

bool RecordLines::giveUpLine(int line) {
    const int number = line - m_first + 1;
    if (number < 1 || number > m_count || m_lost.size() >= mostLost || !m_lost.insert(number).second) {
        return false;
    }
    m_lines[static_cast<std::size_t>(line)] =
        indent + dumpLine(toJson(lostRecord(number, {}))) + (number == m_count ? "" : ",");
    return true;
}

} // namespace umpire
