#include "umpire/battle/record_json.h"

#include "history_form.h"
#include "umpire/base/json.h"

namespace umpire {

namespace {

/// Writes parts of a history as lines of JSON.
class PartWriter {
  public:
    explicit PartWriter(std::string& line) : m_line(line) {}

    template <typename Any>
    void operator()(std::string_view key, const Any& value) {
        this->key(key);
        write(value);
    }
    template <typename Any>
    void some(std::string_view key, const Any& value) {
        if (says(value)) {
            (*this)(key, value);
        }
    }
    void orZero(std::string_view key, std::int64_t number) { (*this)(key, number); }
    void count(std::string_view key, std::int64_t number, std::int64_t) { (*this)(key, number); }
    void digits(std::string_view key, const std::string& text) { (*this)(key, text); }
    void someDigits(std::string_view key, const std::string& text) { some(key, text); }
    void upTo(std::string_view key, std::uint64_t number, std::uint64_t) { (*this)(key, number); }
    template <typename Number>
    void someUpTo(std::string_view key, const std::vector<Number>& numbers, std::uint64_t) {
        some(key, numbers);
    }
    void place(std::string_view key, std::size_t place) { (*this)(key, std::uint64_t{place}); }
    void somePlace(std::string_view key, std::size_t place) {
        if (place != Battle::atEnd) {
            this->place(key, place);
        }
    }
    void kind(std::string_view key, SubjectKind kind) { (*this)(key, std::string(name(kind))); }
    void command(std::string_view key, const KeptJson& command) { (*this)(key, command); }
    void steps(std::string_view key, const KeptList& steps) { (*this)(key, steps.lines()); }
    void extra(std::string_view key, const KeptMembers& extra) {
        this->key(key);
        m_line += extra.line();
    }
    void fate(std::string_view key, StrayThrow::Fate fate) {
        (*this)(key, fateNames()[static_cast<std::size_t>(fate)]);
    }
    void dice(std::string_view key, const std::vector<StrayDie>& dice) { (*this)(key, dice); }
    void face(std::string_view key, const Face& face) {
        this->key(key);
        m_line += dumpLine(toJson(face));
    }
    void records(std::string_view key, int number, std::int64_t) { (*this)(key, number); }
    void series(const DrawSeries& series) {
        (*this)("generator", series.generator);
        (*this)(numberKey(series), series.number);
    }
    void values(std::string_view key, const Subject& subject) {
        this->key(key);
        m_line += '{';
        for (const auto& [field, value] : subject.values.entries()) {
            (*this)(field.text(), value);
        }
        m_line += '}';
    }

    void write(const Event& event) {
        m_line += '{';
        (*this)("event", std::string(eventNames[event.index()]));
        std::visit([this](const auto& each) { members(*this, each); }, event);
        m_line += '}';
    }
    template <typename Part>
    void write(const Part& part) {
        m_line += '{';
        members(*this, part);
        m_line += '}';
    }

  private:
    static bool says(bool flag) { return flag; }
    template <typename Any>
    static bool says(const std::optional<Any>& value) {
        return value.has_value();
    }
    template <typename List>
    static bool says(const List& list) {
        return !list.empty();
    }

    void key(std::string_view key) {
        if (m_line.back() != '{') {
            m_line += ',';
        }
        writeText(key, m_line);
        m_line += ':';
    }
    void write(const std::string& text) { writeText(text, m_line); }
    void write(bool flag) { m_line += flag ? "true" : "false"; }
    void write(int number) { writeNumber(std::int64_t{number}, m_line); }
    void write(std::int64_t number) { writeNumber(number, m_line); }
    void write(std::uint64_t number) { writeNumber(number, m_line); }
    void write(const Value& value) { writeValue(value, m_line); }
    void write(const KeptJson& kept) { m_line += kept.line(); }
    template <typename Any>
    void write(const std::optional<Any>& value) {
        write(*value);
    }
    template <typename Any>
    void write(const std::vector<Any>& list) {
        m_line += '[';
        for (const Any& each : list) {
            if (&each != &list.front()) {
                m_line += ',';
            }
            write(each);
        }
        m_line += ']';
    }

    std::string& m_line;
};

template <typename Part>
std::string written(const Part& part) {
    std::string line;
    PartWriter(line).write(part);
    return line;
}

} // namespace

const std::vector<std::string>& fateNames() {
    static const std::vector<std::string> names{"waiting", "not-used", "taken-back"};
    return names;
}

std::string lineWithoutLink(const Record& record) {
    return written(record);
}

std::string lineOf(const Record& record) {
    std::string line = written(record);
    if (!record.chain.empty()) {
        line.pop_back();
        ((line += ",\"chain\":\"") += record.chain) += "\"}";
    }
    return line;
}

Json toJson(const Event& event) {
    return Json::parse(written(event));
}

Json toJson(const Record& record) {
    return Json::parse(lineOf(record));
}

Json toJson(const StrayThrow& thrown) {
    return Json::parse(written(thrown));
}

Json toJson(const SealedSeries& series) {
    return Json::parse(written(series));
}

std::string lineOf(const StrayThrow& thrown) {
    return written(thrown);
}

std::string lineOf(const SealedSeries& series) {
    return written(series);
}

std::string rosterLine(const Battle& battle) {
    Json json{{"rules", battle.rules}, {"first-side", battle.firstSide}, {"rulings", battle.rulings.map()}};
    for (const std::string& detail : Battle::details()) {
        // What came later must not be in the lines of battles without it: the chain begins with them.
        if (detail != "turn-minutes" || battle.turnMinutes > 0) {
            json["details"][detail] = toJson(battle.detail(detail));
        }
    }
    for (const Objective& each : battle.objectives) {
        json["objectives"].push_back(
            {{"id", each.id}, {"name", each.name}, {"worth", each.worth}, {"holder", each.holder}});
    }
    for (const auto& [cell, value] : battle.cells) {
        json["tables"][cell.table][cell.row][cell.column] = toJson(value);
    }
    std::string line = dumpLine(json);
    line.pop_back();
    line += ",\"subjects\":[";
    PartWriter writer(line);
    for (const Subject* subject : battle.all()) {
        if (line.back() != '[') {
            line += ',';
        }
        writer.write(*subject);
    }
    return line += "]}";
}

} // namespace umpire
