#include "script_answers.h"

#include "script_lines.h"
#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/battle/answer.h"
#include "umpire/dice/counted_dice.h"

#include <filesystem>
#include <fstream>
#include <istream>
#include <ostream>
#include <variant>

namespace umpire::cli {

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
