#include "commands.h"

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

#include <functional>
#include <iostream>
#include <utility>

namespace umpire::cli {

namespace {

/// Keeps a battle in the file that `--save` names, if any, as long as it has that file's lock, and says at
/// once what could not be written.
class Saving {
  public:
    explicit Saving(const std::string& file) : m_file(file) {}

    /// Before the battle is read: what is read must not change any more. False when somebody else writes it,
    /// and where no lock can be had: two programs would lose each other's records there.
    bool lock() {
        if (m_file.empty()) {
            return true;
        }
        m_lock.emplace(m_file, "umpire play");
        switch (m_lock->take()) {
        case BattleLock::State::Others:
        case BattleLock::State::Stale:
            complain(m_file, fill(say("cli", "it is open: {owner}; close it there, or save elsewhere"),
                                  {{"owner", m_lock->owner().words()}}));
            return false;
        case BattleLock::State::Failed:
            complain(m_file, fill(say("cli", "it cannot be locked, so nothing is played: {problem}; remove "
                                             "what is in the way, or save elsewhere"),
                                  {{"problem", m_lock->problem()}}));
            return false;
        default:
            return true;
        }
    }

    /// `journal`: `LoadedBattle::journal`. False when the battle cannot be saved.
    bool begin(const Session& session, std::uint64_t journal) {
        if (!m_file.empty()) {
            m_autosave.emplace(m_file, journal);
        }
        return keep(session);
    }

    /// False when what was played is not safe on the disk.
    bool keep(const Session& session) { return !m_autosave || (isOurs() && tell(m_autosave->keep(session))); }

    /// False when anything could not be written, at the end or before.
    bool close(const Session& session) {
        if (m_autosave && isOurs()) {
            tell(m_autosave->close(session));
        }
        return m_allWritten;
    }

  private:
    /// Gives others a sign of life, and sees when one of them took the battle over, or when the lock and all
    /// beside it are gone. Each answer tries again: the drive may be back.
    bool isOurs() {
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

    bool tell(const Kept& kept) {
        for (const std::string& notice : m_autosave->takeNotices()) {
            warn(std::cerr, m_file, notice);
        }
        m_allWritten = m_allWritten && kept.problem.empty();
        tellOnce(kept.problem);
        return kept.safe;
    }

    /// A problem that lasts stands there once, not with every answer.
    void tellOnce(const std::string& problem) {
        if (!problem.empty() && problem != m_told) {
            complain(m_file, problem);
        }
        m_told = problem;
    }

    std::string m_file;
    std::optional<BattleLock> m_lock;
    std::optional<Autosave> m_autosave;
    std::string m_told; ///< the problem that was told last
    bool m_allWritten = true;
};

/// The program's dice of `umpire play`: sealed ones that go with the file it saves to; without one, dice that
/// are forgotten with everything else; or those of a seed.
class PlayDice {
  public:
    explicit PlayDice(const Options& options)
        : m_home(SecretDice::homeOf(options.save)), m_call(options.call), m_seed(options.seed),
          m_safe(SecretStore(options.save.empty() ? std::filesystem::path() : SecretStore::usualFolder())) {}

    /// The battle was read.
    void open(Session& session) {
        if (m_seed) {
            m_random.emplace(*m_seed, session.drawnUpTo({RandomDice::generator, *m_seed}));
            return;
        }
        m_safe.open(session, m_home);
        if (m_safe.isSealed()) {
            callOut(session);
        }
    }

    ProgramDice& dice() { return m_random ? static_cast<ProgramDice&>(*m_random) : m_safe.dice(); }

    /// Before a command: the first one that has the program throw is preceded by the pledge, which `keep`
    /// puts on the disk.
    void prepare(Session& session, const Json& command, const std::function<void()>& keep) {
        if (m_random || m_home.empty() || m_safe.isSealed() || !throwsDice(session, command)) {
            return;
        }
        if (m_safe.isLost()) {
            warn(std::cerr, m_home,
                 say("cli",
                     "the secret of its dice is not on this computer, so nobody can check what fell with it; "
                     "from here on they come from a new one"));
        }
        const std::string problem = m_safe.seal(session);
        callOut(session);
        keep();
        std::cerr << fill(say("cli", "{file}: the dice are sealed: pledge {letters} ({pledge})"),
                          {{"file", m_home},
                           {"letters", notedLetters(m_safe.pledge())},
                           {"pledge", m_safe.pledge()}})
                  << '\n';
        if (!problem.empty()) {
            warn(std::cerr, m_home,
                 fill(say("cli", "their secret could not be kept, so nobody can check them later: {problem}"),
                      {{"problem", problem}}));
        }
        std::cerr.flush();
    }

    /// After the record was kept.
    void kept(const Session& session) {
        if (m_random || m_home.empty()) {
            return;
        }
        if (const std::string problem = m_safe.remember(session, m_home); !problem.empty()) {
            warn(std::cerr, m_home,
                 fill(say("cli", "how far the dice were thrown could not be kept: {problem}"),
                      {{"problem", problem}}));
        }
    }

  private:
    static bool throwsDice(const Session& session, const Json& command) {
        return command.is_object() && !command.contains("dice") &&
               session.preview(command).wanted.has_value();
    }

    void callOut(Session& session) {
        const auto& calls = session.sealedSeries().back().calls;
        if (m_call && (calls.empty() || calls.back().number != *m_call)) {
            m_safe.call(session, *m_call);
        }
    }

    std::string m_home;
    std::optional<std::uint64_t> m_call;
    std::optional<std::uint64_t> m_seed;
    std::optional<RandomDice> m_random;
    SecretDice m_safe;
};

struct Opened {
    LoadedBattle battle;
    Status status = done;
};

Opened open(const Options& options, const BattleFiles& files) {
    if (options.file == standardInput && options.script == standardInput && options.side.empty()) {
        complain(options.file, readTwice());
        return {{}, wrongUsage};
    }
    LoadedBattle battle = loadBattle(files, options.file, options.rules);
    const Status status = statusOf(battle);
    return {std::move(battle), status};
}

/// Read under its lock, so that nobody writes it meanwhile.
Opened openLocked(Saving& saving, const Options& options, const BattleFiles& files) {
    return saving.lock() ? open(options, files) : Opened{{}, noFile};
}

/// How a side's total stands against one that is partly hidden from it.
Status hiddenOdds(const Session& session, const Id& side) {
    const Subject* known = session.battle().find(side);
    if (!known || known->kind != SubjectKind::Side) {
        complain("--for", fill(say("cli", "the battle has no side {side}"), {{"side", inQuotes(side)}}));
        return wrongUsage;
    }
    const CoveredOdds odds = coveredOdds(side, session.rules(), session.module(), session.battle());
    if (!odds.why.empty()) {
        complain("--for", odds.why);
        return refused;
    }
    printLine(dumpLine({{"ok", true}, {"hidden", odds.toJson()}}));
    return done;
}

/// What a window ticks beforehand counts as false in a command that does not state it: those facts.
Json unticked(const Session& session, const Json& command) {
    Json facts = Json::array();
    for (const WorksheetRoll& roll : worksheet(session, command, {false, false}).rolls) {
        for (const WorksheetQuestion& question : roll.questions) {
            if (question.usuallyYes && question.amount == 0 && !listed(facts, question.fact)) {
                facts.push_back(question.fact);
            }
        }
    }
    return facts;
}

/// Changes what a file says of its dice.
Status inFile(const Options& options, const BattleFiles& files,
              const std::function<Status(Session&, SecretDice&, const std::function<bool()>&)>& change) {
    if (options.file == standardInput) {
        complain(options.file, say("cli", "it is changed where it stands, so name a file"));
        return wrongUsage;
    }
    Saving saving(options.file);
    Opened opened = openLocked(saving, options, files);
    if (opened.status != done) {
        return opened.status;
    }
    Session& session = *opened.battle.session;
    SecretDice secrets{SecretStore(SecretStore::usualFolder())};
    secrets.open(session, SecretDice::homeOf(options.file));
    if (!saving.begin(session, opened.battle.journal)) {
        return noFile;
    }
    const Status status = change(session, secrets, [&] { return saving.keep(session); });
    return saving.close(session) ? status : noFile;
}

} // namespace

Status play(const Options& options, const BattleFiles& files) {
    if (!options.save.empty() && isExample(options.examples, options.save)) {
        complain(options.save,
                 fill(say("cli", "the examples of the program stay as they are; save it elsewhere, such as "
                                 "{file} in a folder of your own"),
                      {{"file", std::filesystem::path(options.save).filename().string()}}));
        return refused;
    }
    Saving saving(options.save);
    Opened opened = openLocked(saving, options, files);
    if (opened.status != done) {
        return opened.status;
    }
    Session& session = *opened.battle.session;
    PlayDice dice(options);
    dice.open(session);
    if (!saving.begin(session, opened.battle.journal)) {
        return noFile;
    }
    // What was said of the rules when the battle was opened stands among the warnings of the first answer,
    // too: a script sees nothing else.
    std::string opening = opened.battle.otherRules;
    noteBattle(options.save);
    noteSession(session);
    const Status status = answerScript(options.script, [&](const Json& command) {
        dice.prepare(session, command, [&] { saving.keep(session); });
        noteCommand(session, command);
        Answer answer = session.execute(command, dice.dice());
        noteSession(session);
        const bool played = answer.ok && answer.shown.is_null();
        if (played && !opening.empty()) {
            answer.warnings.insert(answer.warnings.begin(), std::exchange(opening, {}));
        }
        Json result = answer.toJson();
        if (played) {
            if (!saving.keep(session)) {
                result["saved"] = false;
            }
            dice.kept(session);
        }
        return result;
    });
    return saving.close(session) ? status : noFile;
}

Status odds(const Options& options, const BattleFiles& files) {
    const Opened opened = open(options, files);
    if (opened.status != done) {
        return opened.status;
    }
    if (!options.side.empty()) {
        return hiddenOdds(*opened.battle.session, options.side);
    }
    return answerScript(options.script, [&](const Json& command) {
        Json answer = oddsOf(*opened.battle.session, command).toJson();
        const Json facts = answer.value("ok", false) ? unticked(*opened.battle.session, command) : Json();
        if (!facts.empty()) {
            answer["unticked"] = facts;
        }
        return answer;
    });
}

Status ask(const Options& options, const BattleFiles& files) {
    const Opened opened = open(options, files);
    return opened.status != done ? opened.status : answerScript(options.script, [&](const Json& draft) {
        return worksheet(*opened.battle.session, draft).toJson();
    });
}

Status sealDice(const Options& options, const BattleFiles& files) {
    return inFile(options, files, [&](Session& session, SecretDice& safe, const std::function<bool()>& keep) {
        const std::string problem = safe.seal(session);
        if (!problem.empty()) {
            complain(options.file,
                     fill(say("cli", "the secret could not be kept: {problem}"), {{"problem", problem}}));
            return noFile;
        }
        const bool kept = keep();
        printLine(fill(say("cli", "the dice are sealed: pledge {letters} ({pledge})"),
                       {{"letters", notedLetters(safe.pledge())}, {"pledge", safe.pledge()}}));
        return kept ? done : noFile;
    });
}

Status revealDice(const Options& options, const BattleFiles& files) {
    return inFile(options, files, [](Session& session, SecretDice& safe, const std::function<bool()>& keep) {
        const int revealed = safe.reveal(session);
        if (!keep()) {
            return noFile;
        }
        safe.retire(session);
        std::uint64_t number = 0;
        bool all = true;
        for (const SealedSeries& series : session.sealedSeries()) {
            printLine(fill(series.revealed()
                               ? say("cli", "sealed dice {number}, pledge {letters}: secret {secret}")
                               : say("cli", "sealed dice {number}, pledge {letters}: the secret is "
                                            "not on this computer"),
                           {{"number", std::to_string(++number)},
                            {"letters", notedLetters(series.pledge)},
                            {"secret", series.secret}}));
            all = all && series.revealed();
        }
        printLine(revealed > 0 ? say("cli", "revealed; whoever plays on throws with a new secret")
                               : say("cli", "nothing was revealed"));
        return all ? done : refused;
    });
}

} // namespace umpire::cli
