#include "houserules/value_text.h"

#include "document/text.h"
#include "umpire/rules/written_expressions.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace umpire::gui {

namespace {

/// Finds the translations of this file.
class ValueWordsText {
    Q_DECLARE_TR_FUNCTIONS(ValueWords)
};

constexpr qsizetype longest = 160;
constexpr std::size_t oneLine = 72;
constexpr int deepest = 60;
constexpr qsizetype mostTyped = 1024 * 1024;

/// With a real minus, as everywhere.
QString plain(std::int64_t number) {
    return QString::number(number).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString cut(const QString& text) {
    return text.size() > longest ? text.left(longest) + QStringLiteral("…") : text;
}

QString nameOf(const HouseValue& value, const Json& id) {
    const std::string text = id.is_string() ? id.get<std::string>() : dumpLine(id);
    const auto known = std::find_if(value.choices.begin(), value.choices.end(),
                                    [&text](const HouseChoice& choice) { return choice.id == text; });
    return toText(known == value.choices.end() ? text : known->name);
}

QString bandWords(const HouseValue& value, const Json& band) {
    const auto end = [&band](const char* key) {
        return band.contains(key) && band[key].is_number_integer() ? plain(band[key].get<std::int64_t>())
                                                                   : QString();
    };
    const QString outcome = band.contains("outcome") ? nameOf(value, band["outcome"]) : QString();
    const QString from = end("from");
    const QString to = end("to");
    return from.isEmpty() && to.isEmpty() ? outcome
           : from.isEmpty()               ? ValueWordsText::tr("to %1: %2").arg(to, outcome)
           : to.isEmpty()                 ? ValueWordsText::tr("%1 and more: %2").arg(from, outcome)
           : from == to                   ? QStringLiteral("%1: %2").arg(from, outcome)
                                          : ValueWordsText::tr("%1 to %2: %3").arg(from, to, outcome);
}

QString listWords(const HouseValue& value, const Json& list) {
    QStringList words;
    for (const Json& each : list) {
        words << (value.kind == HouseKind::Bands && each.is_object() ? bandWords(value, each)
                                                                     : nameOf(value, each));
    }
    const bool bands = value.kind == HouseKind::Bands;
    return words.isEmpty() ? ValueWordsText::tr("none")
                           : words.join(bands ? QStringLiteral("; ") : QStringLiteral(", "));
}

/// Whether it can be read without harm.
bool isShallow(const QString& text) {
    int depth = 0;
    int most = 0;
    for (const QChar letter : text) {
        depth += letter == QLatin1Char('[') || letter == QLatin1Char('{') ? 1 : 0;
        depth -= letter == QLatin1Char(']') || letter == QLatin1Char('}') ? 1 : 0;
        most = std::max(most, depth);
    }
    return most <= deepest && text.size() <= mostTyped;
}

} // namespace

QString valueInWords(const HouseValue& value, const std::optional<Json>& said) {
    if (!said || said->is_null()) {
        return ValueWordsText::tr("nothing");
    }
    if (said->is_number_integer()) {
        return plain(said->get<std::int64_t>());
    }
    if (said->is_boolean()) {
        return said->get<bool>() ? ValueWordsText::tr("yes") : ValueWordsText::tr("no");
    }
    if (said->is_string()) {
        const bool word = value.kind == HouseKind::Choice;
        return cut(word ? nameOf(value, *said)
                        : ValueWordsText::tr("“%1”").arg(toText(said->get<std::string>())));
    }
    const bool listed = value.kind == HouseKind::Bands || value.kind == HouseKind::Choices;
    return cut(listed && said->is_array() ? listWords(value, *said) : toText(dumpLine(*said)));
}

QString jsonText(const Json& json) {
    const std::string line = dumpLine(json);
    return toText(line.size() <= oneLine ? line : json.dump(2, ' ', false, Json::error_handler_t::replace));
}

std::optional<Json> typedJson(const QString& text, QString& why) {
    if (!isShallow(text)) {
        why = ValueWordsText::tr("This is longer, or deeper nested, than any rules need.");
        return std::nullopt;
    }
    const std::string bytes = fromText(text);
    try {
        return Json::parse(bytes);
    } catch (const Json::parse_error& error) {
        const auto upTo = std::min(bytes.size(), error.byte);
        const auto line =
            std::count(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(upTo), '\n') + 1;
        why = ValueWordsText::tr("This is no JSON yet: look at line %1.").arg(line);
        return std::nullopt;
    }
}

QString expressionText(const Json& json) {
    const std::string text = json.is_string() ? json.get<std::string>() : std::string();
    return text.starts_with('$') || isFormula(text) ? toText(text) : jsonText(json);
}

namespace {

/// With one blank for several, but within quotes.
std::string withoutBlanks(const std::string& expression) {
    std::string line;
    bool quoted = false;
    for (const char c : expression) {
        quoted = quoted != (c == '\'');
        if (quoted || c != ' ' || line.back() != ' ') {
            line += c;
        }
    }
    return line;
}

} // namespace

std::optional<Json> typedExpression(const QString& text, QString& why) {
    QString line = text;
    line.replace(QRegularExpression(QStringLiteral("[\\t\\r\\n]")),
                 QStringLiteral(" ")); // letters keep their places
    const QString trimmed = line.trimmed();
    const std::string bytes = fromText(trimmed);
    const bool object = trimmed.isEmpty() || QStringLiteral("{\"").contains(trimmed.front());
    if (object || bytes.find('$') == std::string::npos || text.size() > mostTyped) {
        return typedJson(text, why);
    }
    const auto problem = isFormula(bytes) ? formulaProblem(bytes) : std::nullopt;
    if (problem && trimmed.startsWith(QLatin1Char('['))) {
        return typedJson(text, why); // a list of words, as a file has it
    }
    if (problem) {
        const auto before = static_cast<std::size_t>(problem->at.column - 1);
        why = ValueWordsText::tr("This is no expression yet: letter %1, %2")
                  .arg(line.indexOf(trimmed) + toText(bytes.substr(0, before)).size() + 1)
                  .arg(toText(problem->text));
        return std::nullopt;
    }
    return Json(withoutBlanks(bytes));
}

QString stateSign(HouseState state) {
    return state == HouseState::Changed   ? QStringLiteral("✎")
           : state == HouseState::Added   ? QStringLiteral("+")
           : state == HouseState::Removed ? QStringLiteral("×")
                                          : QString();
}

QString stateWord(HouseState state) {
    return state == HouseState::Changed   ? ValueWordsText::tr("changed")
           : state == HouseState::Added   ? ValueWordsText::tr("new")
           : state == HouseState::Removed ? ValueWordsText::tr("taken away")
                                          : QString();
}

} // namespace umpire::gui
