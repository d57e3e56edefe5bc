#include "standard_streams.h"

#include "umpire/base/json_document.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/session.h"
#include "umpire/dice/die.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace umpire::cli {

void printLine(const std::string& line) {
    std::cout << line << '\n';
}

void print(std::ostream& out, const Issues& issues) {
    for (const Issue& issue : issues) {
        out << issue.line() << '\n';
    }
}

void printPart(const PartDifferences& part) {
    printLine(part.heading);
    for (const std::string& line : part.lines) {
        printLine("  " + onOneLine(line));
    }
}

void printJson(const Json& json) {
    printLine(json.dump(1, ' ', false, Json::error_handler_t::replace));
}

void complain(std::ostream& out, const std::string& place, const std::string& problem) {
    out << fill(say("cli", "{place}: error: {problem}"), {{"place", place}, {"problem", problem}}) << '\n';
}

void complain(const std::string& place, const std::string& problem) {
    complain(std::cerr, place, problem);
}

void warn(std::ostream& out, const std::string& place, const std::string& problem) {
    out << fill(say("cli", "{place}: warning: {problem}"), {{"place", place}, {"problem", problem}}) << '\n';
}

namespace {

/// No more than is read of a file.
constexpr std::size_t mostRead = 64U * 1024U * 1024U;

std::string restOf(std::istream& in) {
    std::string text;
    std::array<char, 65536> part{};
    while (text.size() <= mostRead && (in.read(part.data(), part.size()), in.gcount() > 0)) {
        text.append(part.data(), static_cast<std::size_t>(in.gcount()));
    }
    return text;
}

LoadedBattle fromStandardInput(const BattleFiles& files, const std::string& rules) {
    const std::string name = say("cli", "standard input");
    const std::string text = restOf(std::cin);
    if (text.size() <= mostRead) {
        return files.parse(text, name, rules);
    }
    LoadedBattle none;
    none.unreadable = true;
    none.issues.push_back({Severity::Error,
                           name,
                           {},
                           "",
                           sayCounted("file", "is too large: at most {n} byte is read",
                                      "is too large: at most {n} bytes are read")
                               .of(static_cast<long long>(mostRead))});
    return none;
}

/// Reads a script line by line and never holds more of one than may be read, whatever is sent.
class ScriptLines {
  public:
    explicit ScriptLines(std::istream& in) : m_in(*in.rdbuf()) {}

    /// False at the end of the script.
    bool next() {
        using Traits = std::streambuf::traits_type;
        if (m_bytes > endlessLine) {
            return false;
        }
        m_text.clear();
        m_bytes = 0;
        for (int byte = m_in.sbumpc(); byte != Traits::eof(); byte = m_in.sbumpc()) {
            if (byte == '\n' || ++m_bytes > endlessLine) {
                return true;
            }
            if (m_bytes <= longestLine) {
                m_text += Traits::to_char_type(byte);
            }
        }
        return m_bytes > 0;
    }

    /// The line without its newline; of one that is refused only a beginning.
    const std::string& text() const { return m_text; }

    /// Why the line cannot be read, or "".
    std::string problem() const {
        if (m_bytes > endlessLine) {
            return fill(say("cli", "the line is not over after {most} bytes; the script is read no further"),
                        {{"most", std::to_string(endlessLine)}});
        }
        return m_bytes > longestLine ? fill(say("cli", "the line is longer than {most} bytes"),
                                            {{"most", std::to_string(longestLine)}})
                                     : std::string();
    }

  private:
    static constexpr std::size_t longestLine = 1024U * 1024U;
    /// A line that is not over after so many bytes ends the script.
    static constexpr std::size_t endlessLine = 64U * 1024U * 1024U;

    std::streambuf& m_in;
    std::string m_text;
    std::size_t m_bytes = 0; ///< of the line, those not held included
};

Json refusal(const std::string& problem) {
    Answer refused;
    refused.refusal = {"bad-json", problem};
    return refused.toJson();
}

/// What a line of the script comes to.
Json answerTo(const ScriptLines& line, const std::function<Json(const Json&)>& answer) {
    if (const std::string problem = line.problem(); !problem.empty()) {
        return refusal(problem);
    }
    Issues issues;
    const JsonNode node = parseJson(line.text(), "", issues);
    return issues.empty() ? answer(withDiceOneByOne(node.toJson()))
                          : refusal(fill(say("cli", "column {column}: {problem}"),
                                         {{"column", std::to_string(issues.front().at.column)},
                                          {"problem", issues.front().text}}));
}

} // namespace

LoadedBattle readBattle(const BattleFiles& files, const std::string& file, const std::string& rules) {
    return file == standardInput ? fromStandardInput(files, rules) : files.load(file, rules);
}

LoadedBattle loadBattle(const BattleFiles& files, const std::string& file, const std::string& rules) {
    LoadedBattle loaded = readBattle(files, file, rules);
    print(std::cerr, loaded.issues);
    return loaded;
}

Status statusOf(const LoadedBattle& loaded) {
    return loaded.session ? done : loaded.unreadable ? noFile : refused;
}

std::shared_ptr<const RulePack> loadPack(const std::string& name, const PackSearchPath& searchPath,
                                         const std::string& command) {
    std::vector<std::string> names;
    std::vector<std::string> usual;
    for (const FoundPack& pack : searchPath.offered()) {
        names.push_back(pack.name);
        if (pack.usual) {
            usual.push_back(pack.name);
        }
    }
    const bool chosen = usual.size() == 1 || names.size() == 1;
    if (name.empty() && !chosen) {
        complain(command, names.empty()
                              ? say("cli", "no rule pack was found; name the folder of one with --rules")
                              : fill(say("cli", "there are several rule packs; name one of {names}"),
                                     {{"names", joined(names)}}));
        return nullptr;
    }
    const LoadedPack loaded = searchPath.load(!name.empty()       ? name
                                              : usual.size() == 1 ? usual.front()
                                                                  : names.front());
    print(std::cerr, loaded.issues);
    return loaded.pack;
}

std::string readTwice() {
    return say("cli",
               "standard input gives the battle or the commands, and cannot give both; name a file for "
               "one of them (--script)");
}

/// Every line gets exactly one line in answer, flushed at once. Empty lines are passed over.
Status answerScript(const std::string& script, const std::function<Json(const Json&)>& answer) {
    std::error_code ignored;
    std::ifstream file;
    if (script != standardInput) {
        file.open(script);
        if (!file || std::filesystem::is_directory(script, ignored)) {
            complain(script, say("cli", "the script cannot be read"));
            return noFile;
        }
    }
    bool allDone = true;
    ScriptLines line(script == standardInput ? std::cin : file);
    while (line.next()) {
        if (line.problem().empty() && line.text().find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        const Json result = answerTo(line, answer);
        allDone = allDone && result.value("ok", false);
        if (!(std::cout << dumpLine(result) << std::endl)) {
            return noFile; // nobody would learn what more was done
        }
    }
    return allDone ? done : refused;
}

Status allWritten(Status status) {
    if (std::cout.flush()) {
        return status;
    }
    complain(say("cli", "standard output"),
             say("cli", "it took no more, and what was to be written is cut short; make room on the disk, or "
                        "write elsewhere"));
    return noFile;
}

} // namespace umpire::cli
