#include "play.h"

#include "script_lines.h"
#include "umpire/base/json_document.h"
#include "umpire/storage/battle_keeper.h"
#include "umpire/storage/battle_lock.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <istream>
#include <ostream>

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
    ScriptLines line(in);
    while (line.next()) {
        if (line.problem().empty() && line.text().find_first_not_of(" \t\r") == std::string::npos) {
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
    Opened opened{files.load(options.file, options.rules), done};
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

/// What was said of the rules when the battle was opened stands among the warnings of the first answer, too:
/// a script sees nothing else.
class OpeningWords {
  public:
    explicit OpeningWords(std::string words) : m_words(std::move(words)) {}

    void addTo(Answer& answer) {
        if (answer.ok && answer.shown.is_null() && !m_words.empty()) {
            answer.warnings.insert(answer.warnings.begin(), std::exchange(m_words, {}));
        }
    }

  private:
    std::string m_words;
};

/// Keeps the battle in the file that `--save` names, if any, and says at once what could not be written.
class Saving {
  public:
    Saving(const std::string& file, std::ostream& err) : m_file(file), m_err(err) {}

    /// Before the battle is read: what is read must not change any more. False when somebody else writes it.
    /// Where no lock can be made, `begin` will tell what is wrong there.
    bool lock() {
        if (m_file.empty()) {
            return true;
        }
        m_lock.emplace(m_file, "umpire play");
        const BattleLock::State state = m_lock->take();
        if (state != BattleLock::State::Others && state != BattleLock::State::Stale) {
            return true;
        }
        m_err << m_file << ": error: it is open: " << m_lock->owner().words()
              << "; close it there, or save elsewhere\n";
        return false;
    }

    /// `journal`: `LoadedBattle::journal`. False when the battle cannot be saved.
    bool begin(const Session& session, std::uint64_t journal) {
        if (!m_file.empty()) {
            m_keeper.emplace(m_file, journal);
        }
        return keep(session);
    }

    /// False when what was played is not safe on the disk.
    bool keep(const Session& session) { return !m_keeper || (isOurs() && tell(m_keeper->keep(session))); }
    /// False when anything could not be written, at the end or before.
    bool close(const Session& session) {
        if (m_keeper && isOurs()) {
            tell(m_keeper->close(session));
        }
        return m_allWritten;
    }

  private:
    /// Gives others a sign of life, and sees when one of them took the battle over.
    bool isOurs() {
        if (m_lock->state() != BattleLock::State::Ours || m_lock->look() == BattleLock::State::Ours) {
            return !m_lost;
        }
        m_err << m_file << ": error: it was taken over: " << m_lock->owner().words()
              << "; nothing more is saved there\n";
        m_lost = true;
        return m_allWritten = false;
    }

    bool tell(const Kept& kept) {
        for (const std::string& notice : m_keeper->takeNotices()) {
            m_err << m_file << ": warning: " << notice << '\n';
        }
        if (!kept.problem.empty()) {
            m_err << m_file << ": error: " << kept.problem << '\n';
            m_allWritten = false;
        }
        return kept.safe;
    }

    std::string m_file;
    std::ostream& m_err;
    std::optional<BattleLock> m_lock;
    std::optional<BattleKeeper> m_keeper;
    bool m_lost = false;
    bool m_allWritten = true;
};

} // namespace

Status play(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err) {
    Saving saving(options.save, err);
    if (!saving.lock()) {
        return noFile;
    }
    Opened opened = open(options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    Session& session = *opened.battle.session;
    RandomDice dice = options.seed ? RandomDice(*options.seed) : RandomDice::fromSystem();
    if (!saving.begin(session, opened.battle.journal)) {
        return noFile;
    }
    OpeningWords words(opened.battle.otherRules);
    const Status status = withScript(options, in, out, err, [&](const Json& command) {
        Answer answer = session.execute(command, dice);
        words.addTo(answer);
        if (answer.ok && answer.shown.is_null()) {
            saving.keep(session);
        }
        return answer.toJson();
    });
    return saving.close(session) ? status : noFile;
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
