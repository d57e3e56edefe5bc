#include "script_answers.h"

#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/battle/session.h"
#include "umpire/dice/die.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iosfwd>
#include <istream>
#include <ostream>
#include <string>
#include <variant>

namespace umpire::cli {

/// Reads a script line by line and never holds more of one than may be read, whatever is sent.
class ScriptLines {
  public:
    static constexpr std::size_t longestLine = 1024U * 1024U;
    /// A line that is not over after so many bytes ends the script.
    static constexpr std::size_t endlessLine = 64U * 1024U * 1024U;

    explicit ScriptLines(std::istream& in);

    /// False at the end of the script.
    bool next();
    /// The line without its newline; of one that is refused only a beginning.
    const std::string& text() const { return m_text; }
    /// Why the line cannot be read, or "".
    std::string problem() const;

  private:
    std::streambuf& m_in;
    std::string m_text;
    std::size_t m_bytes = 0; ///< of the line, those not held included
};

ScriptLines::ScriptLines(std::istream& in) : m_in(*in.rdbuf()) {}

bool ScriptLines::next() {
    using Traits = std::streambuf::traits_type;
    if (m_bytes > endlessLine) {
        return false;
    }
    m_text.clear();
    m_bytes = 0;
    for (int byte = m_in.sbumpc(); byte != Traits::eof(); byte = m_in.sbumpc()) {
        if (byte == '\n') {
            return true;
        }
        if (++m_bytes > endlessLine) {
            return true;
        }
        if (m_bytes <= longestLine) {
            m_text += Traits::to_char_type(byte);
        }
    }
    return m_bytes > 0;
}

std::string ScriptLines::problem() const {
    if (m_bytes > endlessLine) {
        return fill(say("cli", "the line is not over after {most} bytes; the script is read no further"),
                    {{"most", std::to_string(endlessLine)}});
    }
    return m_bytes > longestLine ? fill(say("cli", "the line is longer than {most} bytes"),
                                        {{"most", std::to_string(longestLine)}})
                                 : std::string();
}

namespace {

/// A line of the script as a command, or the result that refuses it.
std::variant<Json, Answer> readLine(const ScriptLines& line) {
    Answer refused;
    if (const std::string problem = line.problem(); !problem.empty()) {
        refused.refusal = {"bad-json", problem};
        return refused;
    }
    Issues issues;
    const JsonNode node = parseJson(line.text(), "", issues);
    if (!issues.empty()) {
        refused.refusal = {"bad-json", fill(say("cli", "column {column}: {problem}"),
                                            {{"column", std::to_string(issues.front().at.column)},
                                             {"problem", issues.front().text}})};
        return refused;
    }
    return node.toJson();
}

/// Every line gets exactly one line in answer, flushed at once. Empty lines are passed over.
Status answerLines(std::istream& in, std::ostream& out, const LineHandler& handle) {
    bool allDone = true;
    ScriptLines line(in);
    while (line.next()) {
        if (line.problem().empty() && line.text().find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto command = readLine(line);
        const Json result = std::holds_alternative<Answer>(command) ? std::get<Answer>(command).toJson()
                                                                    : handle(std::get<Json>(command));
        allDone = allDone && result.value("ok", false);
        if (!(out << dumpLine(result) << std::endl)) {
            return noFile; // nobody would learn what more was done
        }
    }
    return allDone ? done : refused;
}

} // namespace

Status answerScript(const std::string& script, std::istream& in, std::ostream& out, std::ostream& err,
                    const LineHandler& handle) {
    const LineHandler handleLine = [&handle](const Json& line) { return handle(withDiceOneByOne(line)); };
    if (script == "-") {
        return answerLines(in, out, handleLine);
    }
    std::error_code ignored;
    std::ifstream file(script);
    if (!file || std::filesystem::is_directory(script, ignored)) {
        complain(err, script, say("cli", "the script cannot be read"));
        return noFile;
    }
    return answerLines(file, out, handleLine);
}

} // namespace umpire::cli
