#include "play.h"

#include "report.h"
#include "script_answers.h"
#include "standard_streams.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/hidden_total.h"
#include "umpire/battle/session.h"
#include "umpire/journal/battle_lock.h"
#include "umpire/storage/autosave.h"
#include "umpire/storage/example_folders.h"
#include "umpire/storage/secret_dice.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iosfwd>
#include <istream>
#include <optional>
#include <ostream>
#include <string>

namespace umpire::cli {

/// Keeps a battle in the file that `--save` names, if any, as long as it has that file's lock, and says at
/// once what could not be written.
class Saving {
  public:
    Saving(const std::string& file, std::ostream& err) : m_file(file), m_err(err) {}

    /// Before the battle is read: what is read must not change any more. False when somebody else writes it,
    /// and where no lock can be had: two programs would lose each other's records there.
    bool lock();
    /// `journal`: `LoadedBattle::journal`. False when the battle cannot be saved.
    bool begin(const Session& session, std::uint64_t journal);
    /// False when what was played is not safe on the disk.
    bool keep(const Session& session);
    /// False when anything could not be written, at the end or before.
    bool close(const Session& session);

  private:
    bool isOurs();
    bool tell(const Kept& kept);
    void tellOnce(const std::string& problem);

    std::string m_file;
    std::ostream& m_err;
    std::optional<BattleLock> m_lock;
    std::optional<Autosave> m_keeper;
    std::string m_told; ///< the problem that was told last
    bool m_allWritten = true;
};

bool Saving::lock() {
    if (m_file.empty()) {
        return true;
    }
    m_lock.emplace(m_file, "umpire play");
    switch (m_lock->take()) {
    case BattleLock::State::Others:
    case BattleLock::State::Stale:
        complain(m_err, m_file,
                 fill(say("cli", "it is open: {owner}; close it there, or save elsewhere"),
                      {{"owner", m_lock->owner().words()}}));
        return false;
    case BattleLock::State::Failed:
        complain(m_err, m_file,
                 fill(say("cli", "it cannot be locked, so nothing is played: {problem}; remove "
                                 "what is in the way, or save elsewhere"),
                      {{"problem", m_lock->problem()}}));
        return false;
    default:
        return true;
    }
}

bool Saving::begin(const Session& session, std::uint64_t journal) {
    if (!m_file.empty()) {
        m_keeper.emplace(m_file, journal);
    }
    return keep(session);
}

bool Saving::keep(const Session& session) {
    return !m_keeper || (isOurs() && tell(m_keeper->keep(session)));
}

bool Saving::close(const Session& session) {
    if (m_keeper && isOurs()) {
        tell(m_keeper->close(session));
    }
    return m_allWritten;
}

/// Gives others a sign of life, and sees when one of them took the battle over, or when the lock and all
/// beside it are gone. Each answer tries again: the drive may be back.
bool Saving::isOurs() {
    if (m_lock->look() == BattleLock::State::Ours) {
        return true;
    }
    m_allWritten = false;
    tellOnce(m_lock->state() == BattleLock::State::Failed
                 ? fill(say("cli", "it cannot be locked any more: {problem}; nothing is saved there"),
                        {{"problem", m_lock->problem()}})
                 : fill(say("cli", "it was taken over: {owner}; nothing more is saved there"),
                        {{"owner", m_lock->owner().words()}}));
    return false;
}

bool Saving::tell(const Kept& kept) {
    for (const std::string& notice : m_keeper->takeNotices()) {
        warn(m_err, m_file, notice);
    }
    if (!kept.problem.empty()) {
        m_allWritten = false;
    }
    tellOnce(kept.problem);
    return kept.safe;
}

/// A problem that lasts stands there once, not with every answer.
void Saving::tellOnce(const std::string& problem) {
    if (!problem.empty() && problem != m_told) {
        complain(m_err, m_file, problem);
    }
    m_told = problem;
}

/// The program's dice of `umpire play`: sealed ones that go with the file it saves to; without one, dice that
/// are forgotten with everything else; or those of a seed.
class PlayDice {
  public:
    /// `save`: the file that is kept, or "". `call`: the number the players called.
    PlayDice(const std::string& save, std::optional<std::uint64_t> seed, std::optional<std::uint64_t> call);

    /// The battle was read.
    void open(Session& session);
    ProgramDice& dice();
    /// Before a command: the first one that has the program throw is preceded by the pledge, which `keep`
    /// puts on the disk and `err` shows.
    void prepare(Session& session, const Json& command, const std::function<void()>& keep, std::ostream& err);
    /// After the record was kept.
    void kept(const Session& session, std::ostream& err);

  private:
    void callOut(Session& session);

    std::string m_home;
    std::optional<std::uint64_t> m_call;
    std::optional<std::uint64_t> m_seed;
    std::optional<RandomDice> m_random;
    SecretDice m_safe;
};

namespace {

bool throwsDice(const Session& session, const Json& command) {
    return command.is_object() && !command.contains("dice") && session.preview(command).wanted.has_value();
}

} // namespace

PlayDice::PlayDice(const std::string& save, std::optional<std::uint64_t> seed,
                   std::optional<std::uint64_t> call)
    : m_home(SecretDice::homeOf(save)), m_call(call), m_seed(seed),
      m_safe(SecretStore(save.empty() ? std::filesystem::path() : SecretStore::usualFolder())) {}

void PlayDice::open(Session& session) {
    if (m_seed) {
        m_random.emplace(*m_seed, session.drawnUpTo({RandomDice::generator, *m_seed}));
        return;
    }
    m_safe.open(session, m_home);
    if (m_safe.isSealed()) {
        callOut(session);
    }
}

ProgramDice& PlayDice::dice() {
    return m_random ? static_cast<ProgramDice&>(*m_random) : m_safe.dice();
}

void PlayDice::callOut(Session& session) {
    const auto& calls = session.sealedSeries().back().calls;
    if (m_call && (calls.empty() || calls.back().number != *m_call)) {
        m_safe.call(session, *m_call);
    }
}

void PlayDice::prepare(Session& session, const Json& command, const std::function<void()>& keep,
                       std::ostream& err) {
    if (m_random || m_home.empty() || m_safe.isSealed() || !throwsDice(session, command)) {
        return;
    }
    if (m_safe.isLost()) {
        warn(err, m_home,
             say("cli",
                 "the secret of its dice is not on this computer, so nobody can check what fell with it; "
                 "from here on they come from a new one"));
    }
    const std::string problem = m_safe.seal(session);
    callOut(session);
    keep();
    err << fill(say("cli", "{file}: the dice are sealed: pledge {letters} ({pledge})"),
                {{"file", m_home}, {"letters", notedLetters(m_safe.pledge())}, {"pledge", m_safe.pledge()}})
        << '\n';
    if (!problem.empty()) {
        warn(err, m_home,
             fill(say("cli", "their secret could not be kept, so nobody can check them later: {problem}"),
                  {{"problem", problem}}));
    }
    err.flush();
}

void PlayDice::kept(const Session& session, std::ostream& err) {
    if (m_random || m_home.empty()) {
        return;
    }
    if (const std::string problem = m_safe.remember(session, m_home); !problem.empty()) {
        warn(err, m_home,
             fill(say("cli", "how far the dice were thrown could not be kept: {problem}"),
                  {{"problem", problem}}));
    }
}

namespace {

struct Opened {
    LoadedBattle battle;
    Status status = done;
};

Opened open(const PlayOptions& options, const BattleFiles& files, std::ostream& err) {
    if (options.file == standardInput && options.script == standardInput && options.side.empty()) {
        complain(err, options.file, readTwice());
        return {{}, wrongUsage};
    }
    Opened opened{loadBattle(files, options.file, options.rules), done};
    print(err, opened.battle.issues);
    if (!opened.battle.session) {
        opened.status = opened.battle.unreadable ? noFile : refused;
    }
    return opened;
}

/// Read under its lock, so that nobody writes it meanwhile.
Opened openLocked(Saving& saving, const PlayOptions& options, const BattleFiles& files, std::ostream& err) {
    return saving.lock() ? open(options, files, err) : Opened{{}, noFile};
}

Status withScript(const PlayOptions& options, std::istream& in, std::ostream& out, std::ostream& err,
                  const LineHandler& handle) {
    return answerScript(options.script, in, out, err, handle);
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

} // namespace

Status play(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err) {
    if (!options.save.empty() && isExample(options.examples, options.save)) {
        complain(err, options.save,
                 fill(say("cli", "the examples of the program stay as they are; save it elsewhere, such as "
                                 "{file} in a folder of your own"),
                      {{"file", std::filesystem::path(options.save).filename().string()}}));
        return refused;
    }
    Saving saving(options.save, err);
    Opened opened = openLocked(saving, options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    Session& session = *opened.battle.session;
    PlayDice dice(options.save, options.seed, options.call);
    dice.open(session);
    if (!saving.begin(session, opened.battle.journal)) {
        return noFile;
    }
    OpeningWords words(opened.battle.otherRules);
    noteBattle(options.save);
    noteSession(session);
    const Status status = withScript(options, in, out, err, [&](const Json& command) {
        dice.prepare(
            session, command, [&] { saving.keep(session); }, err);
        noteCommand(session, command);
        Answer answer = session.execute(command, dice.dice());
        noteSession(session);
        words.addTo(answer);
        Json result = answer.toJson();
        if (answer.ok && answer.shown.is_null()) {
            if (!saving.keep(session)) {
                result["saved"] = false;
            }
            dice.kept(session, err);
        }
        return result;
    });
    return saving.close(session) ? status : noFile;
}

namespace {

/// How a side's total stands against one that is partly hidden from it.
Status hiddenOdds(const Session& session, const Id& side, std::ostream& out, std::ostream& err) {
    const Subject* known = session.battle().find(side);
    if (!known || known->kind != SubjectKind::Side) {
        complain(err, "--for", fill(say("cli", "the battle has no side {side}"), {{"side", inQuotes(side)}}));
        return wrongUsage;
    }
    const CoveredOdds odds = coveredOdds(side, session.rules(), session.module(), session.battle());
    if (!odds.why.empty()) {
        complain(err, "--for", odds.why);
        return refused;
    }
    out << dumpLine({{"ok", true}, {"hidden", odds.toJson()}}) << '\n';
    return done;
}

/// What a window ticks beforehand counts as false in a command that does not state it: those facts.
Json unticked(const Session& session, const Json& command) {
    Json facts = Json::array();
    for (const WorksheetRoll& roll : worksheet(session, command, {false, false}).rolls) {
        for (const WorksheetQuestion& question : roll.questions) {
            const bool known = std::find(facts.begin(), facts.end(), question.fact) != facts.end();
            if (question.usuallyYes && question.amount == 0 && !known) {
                facts.push_back(question.fact);
            }
        }
    }
    return facts;
}

} // namespace

Status odds(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err) {
    const Opened opened = open(options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    if (!options.side.empty()) {
        return hiddenOdds(*opened.battle.session, options.side, out, err);
    }
    return withScript(options, in, out, err, [&](const Json& command) {
        Json answer = oddsOf(*opened.battle.session, command).toJson();
        const Json facts = answer.value("ok", false) ? unticked(*opened.battle.session, command) : Json();
        if (!facts.empty()) {
            answer["unticked"] = facts;
        }
        return answer;
    });
}

Status ask(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
           std::ostream& err) {
    const Opened opened = open(options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    return withScript(options, in, out, err,
                      [&](const Json& draft) { return worksheet(*opened.battle.session, draft).toJson(); });
}

namespace {

/// Changes what a file says of its dice.
Status inFile(const std::string& file, const std::string& rules, const BattleFiles& files, std::ostream& err,
              const std::function<Status(Session&, SecretDice&, const std::function<bool()>&)>& change) {
    if (file == standardInput) {
        complain(err, file, say("cli", "it is changed where it stands, so name a file"));
        return wrongUsage;
    }
    PlayOptions options;
    options.file = options.save = file;
    options.rules = rules;
    Saving saving(file, err);
    Opened opened = openLocked(saving, options, files, err);
    if (opened.status != done) {
        return opened.status;
    }
    Session& session = *opened.battle.session;
    SecretDice safe(SecretStore(SecretStore::usualFolder()));
    safe.open(session, SecretDice::homeOf(file));
    if (!saving.begin(session, opened.battle.journal)) {
        return noFile;
    }
    const Status status = change(session, safe, [&] { return saving.keep(session); });
    return saving.close(session) ? status : noFile;
}

} // namespace

Status sealDice(const std::string& file, const std::string& rules, const BattleFiles& files,
                std::ostream& out, std::ostream& err) {
    return inFile(
        file, rules, files, err, [&](Session& session, SecretDice& safe, const std::function<bool()>& keep) {
            const std::string problem = safe.seal(session);
            if (!problem.empty()) {
                complain(err, file,
                         fill(say("cli", "the secret could not be kept: {problem}"), {{"problem", problem}}));
                return noFile;
            }
            const bool kept = keep();
            out << fill(say("cli", "the dice are sealed: pledge {letters} ({pledge})"),
                        {{"letters", notedLetters(safe.pledge())}, {"pledge", safe.pledge()}})
                << '\n';
            return kept ? done : noFile;
        });
}

Status revealDice(const std::string& file, const std::string& rules, const BattleFiles& files,
                  std::ostream& out, std::ostream& err) {
    return inFile(
        file, rules, files, err, [&](Session& session, SecretDice& safe, const std::function<bool()>& keep) {
            const int revealed = safe.reveal(session);
            if (!keep()) {
                return noFile;
            }
            safe.retire(session);
            std::uint64_t number = 0;
            bool all = true;
            for (const SealedSeries& series : session.sealedSeries()) {
                out << fill(series.revealed()
                                ? say("cli", "sealed dice {number}, pledge {letters}: secret {secret}")
                                : say("cli", "sealed dice {number}, pledge {letters}: the secret is not on "
                                             "this computer"),
                            {{"number", std::to_string(++number)},
                             {"letters", notedLetters(series.pledge)},
                             {"secret", series.secret}})
                    << '\n';
                all = all && series.revealed();
            }
            out << (revealed > 0 ? say("cli", "revealed; whoever plays on throws with a new secret")
                                 : say("cli", "nothing was revealed"))
                << '\n';
            return all ? done : refused;
        });
}

} // namespace umpire::cli
