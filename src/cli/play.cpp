#include "play.h"

#include "umpire/base/json_document.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <istream>
#include <ostream>

namespace umpire::cli {

namespace {

constexpr std::size_t longestLine = 1024U * 1024U;

/// A line of the script as a command, or the result that refuses it.
std::variant<Json, Answer> readLine(const std::string& line) {
    Answer refused;
    if (line.size() > longestLine) {
        refused.refusal = {"bad-json", "the line is longer than " + std::to_string(longestLine) + " bytes"};
        return refused;
    }
    Issues issues;
    const JsonNode node = parseJson(line, "", issues);
    if (!issues.empty()) {
        refused.refusal = {"bad-json",
                           "column " + std::to_string(issues.front().at.column) + ": " + issues.front().text};
        return refused;
    }
    return node.toJson();
}

using Handler = std::function<Json(const Json&)>;

/// Every line gets exactly one line in answer, flushed at once. Empty lines are passed over.
Status answerLines(std::istream& in, std::ostream& out, const Handler& handle) {
    bool allDone = true;
    std::string line;
    while (std::getline(in, line)) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const auto command = readLine(line);
        const Json result = std::holds_alternative<Answer>(command) ? std::get<Answer>(command).toJson()
                                                                    : handle(std::get<Json>(command));
        allDone = allDone && result.value("ok", false);
        out << dumpLine(result) << std::endl;
    }
    return allDone ? done : refused;
}

struct Opened {
    LoadedBattle battle;
    Status status = done;
};

Opened open(const PlayOptions& options, const BattleFiles& files, std::ostream& err) {
    Opened opened{files.load(options.file), done};
    print(err, opened.battle.issues);
    if (!opened.battle.session) {
        opened.status = opened.battle.unreadable ? noFile : refused;
    }
    return opened;
}

Status withScript(const PlayOptions& options, std::istream& in, std::ostream& out, std::ostream& err,
                  const Handler& handle) {
    if (options.script == "-") {
        return answerLines(in, out, handle);
    }
    std::error_code ignored;
    std::ifstream script(options.script);
    if (!script || std::filesystem::is_directory(options.script, ignored)) {
        err << options.script << ": error: the script cannot be read\n";
        return noFile;
    }
    return answerLines(script, out, handle);
}

} // namespace

Status play(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err) {
    Opened opened = open(options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    Session& session = *opened.battle.session;
    RandomDice dice = options.seed ? RandomDice(*options.seed) : RandomDice::fromSystem();
    bool saved = true;
    const auto keepSafe = [&]() {
        const std::string problem = options.save.empty() ? "" : BattleFiles::save(session, options.save);
        if (!problem.empty()) {
            err << options.save << ": error: " << problem << '\n';
            saved = false;
        }
    };
    keepSafe();
    if (!saved) {
        return noFile;
    }
    const Status status = withScript(options, in, out, err, [&](const Json& command) {
        const Answer answer = session.execute(command, dice);
        if (answer.ok && answer.shown.is_null()) {
            keepSafe();
        }
        return answer.toJson();
    });
    return saved ? status : noFile;
}

Status odds(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err) {
    const Opened opened = open(options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    return withScript(options, in, out, err,
                      [&](const Json& command) { return opened.battle.session->odds(command).toJson(); });
}

} // namespace umpire::cli
