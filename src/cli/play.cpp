#include "play.h"

#include "play_dice.h"
#include "saving.h"
#include "script_answers.h"
#include "standard_streams.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/covered_odds.h"
#include "umpire/battle/noted.h"
#include "umpire/storage/example_folders.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <istream>
#include <ostream>

namespace umpire::cli {

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
              const std::function<Status(Session&, DiceSafe&, const std::function<bool()>&)>& change) {
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
    DiceSafe safe(SecretShelf(SecretShelf::usualFolder()));
    safe.open(session, DiceSafe::homeOf(file));
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
        file, rules, files, err, [&](Session& session, DiceSafe& safe, const std::function<bool()>& keep) {
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
        file, rules, files, err, [&](Session& session, DiceSafe& safe, const std::function<bool()>& keep) {
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
