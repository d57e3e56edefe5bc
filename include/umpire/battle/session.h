#pragma once

#include "umpire/battle/chain.h"
#include "umpire/battle/game_module.h"
#include "umpire/battle/own_commands.h"
#include "umpire/battle/preview.h"
#include "umpire/battle/record.h"
#include "umpire/battle/record_json.h"
#include "umpire/battle/sealed_series.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// What a command came to.
struct Answer {
    bool ok = false;
    Refusal refusal;         ///< when not ok
    int record = 0;          ///< the record made, undone or redone
    std::vector<Json> steps; ///< as the contract writes them, without their reasons
    std::vector<std::string> warnings;
    Json changes = Json::object();
    std::vector<std::pair<std::string, Json>> extra;
    Json shown; ///< what `show` answers

    /// As the contract writes a result.
    Json toJson() const;
};

/// What was played, as a correction looks at it.
struct Played {
    const RulePack& rules;
    const GameModule* module;
    const Battle& start; ///< before the first record
    const Battle& now;   ///< after all that are in force
    const RecordList& records;

    /// The battle just before a record in force, by number from 1; beyond them the battle after all.
    Battle before(int record) const;
};

/// A history as it is read from a file.
struct History {
    std::vector<Record> records;
    int cursor = 0;   ///< how many of them are in force
    int rosterAt = 0; ///< how many of the first ones the battle that the session began with already holds
    std::vector<StrayThrow> strays;
    std::vector<SealedSeries> series;
    std::string seal; ///< `sealOf` it when it was written; "": an older program wrote it, or nobody knows
};

/// Tells the time of day: ISO 8601, such as "1917-10-31T05:55:00Z".
using WallClock = std::function<std::string()>;

/// One battle being played: its rules, its state and its history, and the only door through which the state
/// changes. A command is decided against rules and state and gives events; events change the state; undo,
/// redo, log, saving and replay all are that one list.
class Session {
  public:
    /// `module` may be null: then only the engine's own commands are known.
    Session(std::shared_ptr<const RulePack> rules, const GameModule* module, Battle start);

    /// Carries out one command. Dice come from its `dice`, or from `dice`. Never throws; a refused command
    /// changes nothing.
    Answer execute(const Json& command, DiceSource& dice);
    /// Throws one die of the program before the command it is for is complete: an entry for its `dice`. It is
    /// among the stray throws until a record uses it.
    Json throwDie(const Die& die, DiceSource& dice);
    /// What `execute` would put into the record. Dice are thrown all the same. Throws Refused, such as
    /// BadDice.
    Record recordFor(const Json& command, DiceSource& dice) const;
    Preview preview(const Json& command) const;
    /// The same in another battle of these rules, such as an earlier state of this one.
    Preview previewOn(const Battle& battle, const Json& command) const;
    /// What a `correct` command would change, without changing it.
    Answer tryCorrection(const Json& command) const;
    /// The battle just before the record that a `correct` command names, and that record's command put right.
    /// Throws Refused.
    std::pair<Battle, Json> amended(const Json& correction) const;
    /// The records in force, each as the latest correction left it.
    std::vector<Amendment> standing() const;
    /// The battle just before a record in force, by number from 1.
    Battle before(int record) const;
    /// What is known about a subject, `turn` or `due`, as the contract writes it; null for an unknown id.
    Json show(const Id& subject) const;

    const RulePack& rules() const { return *m_rules; }
    std::shared_ptr<const RulePack> sharedRules() const { return m_rules; }
    const GameModule* module() const { return m_module; }
    const Battle& start() const { return m_start; }
    const Battle& battle() const { return m_battle; }
    const std::vector<Record>& records() const;
    /// A number for each record, always rising, never given twice in a session: who kept the numbers knows
    /// which records were dropped and made since.
    const std::vector<std::uint64_t>& serials() const { return m_records.serials(); }
    /// The last number given, to a record or a stray throw.
    std::uint64_t lastSerial() const { return m_lastSerial; }
    /// The serial that the sealed series had when one of them changed last.
    std::uint64_t seriesSerial() const { return m_seriesSerial; }
    /// What the program threw and no record holds, oldest first.
    const std::vector<StrayThrow>& strayThrows() const { return m_strays.all(); }
    /// The secrets that the program's dice came from, oldest first.
    const std::vector<SealedSeries>& sealedSeries() const { return m_series; }
    /// The position after the last die of a series that stands in a record or among the stray throws.
    std::uint64_t drawnUpTo(const DrawSeries& series) const;
    /// Begins a series of sealed dice before its first die is thrown; gives its number, from 1. One that
    /// nothing was drawn from yet is taken back for it.
    std::uint64_t pledge(const std::string& pledge);
    /// The players called a number: it counts for every die of the last series from here on.
    void call(std::uint64_t number);
    /// Puts the secret of a series, by number from 1, into the record. Nothing is to be drawn from it after.
    void reveal(std::uint64_t series, const std::string& secret);
    /// The link of the last record in force, of which people note the first letters; with no record the first
    /// one.
    const std::string& link() const { return linkAt(cursor()); }
    /// The link of a record by number from 1, 0: the first link.
    const std::string& linkAt(int record) const;
    /// The history as a file tells it, without its seal.
    History history() const;
    /// `sealOf` the history as it stands.
    std::string seal() const;
    /// What was not as it had been written when the history was read.
    const std::vector<std::string>& doubts() const { return m_doubts; }
    /// Fingerprint of the rules that are played.
    std::string rulesFingerprint() const;
    /// How many records are in force; those after it were undone and can be redone.
    int cursor() const { return m_records.cursor(); }
    bool canUndo() const { return cursor() > 0; }
    bool canRedo() const { return cursor() < m_records.size(); }
    /// Goes to where so many records are in force, none to all, as undoing or redoing one by one would, but
    /// tells nobody what changed on the way. It is for copies that are only looked at.
    void goTo(int record);

    /// Whether its files lie covered, so that nobody reads in them what only one side may know, for as long
    /// as there is anything that not everybody may see.
    bool covered() const { return m_covered; }
    void cover(bool covered) { m_covered = covered; }

    /// Goes to where another session of the same battle stands, by the same rules in other words
    /// (`umpire/rules/localized_pack.h`): every record is worked out anew from its command and the dice in
    /// it, so that what it says comes in the words of this one; one that does not come to the same, because
    /// the rules were others when it was made, stays as it was written. Times, draws, links and throws are
    /// those of the other, whose records and no others are what is kept in files.
    void localizeLike(const Session& written);
    /// What the other session answered to a command, in the words of this one, which went along before.
    Answer localizedAnswer(const Json& command, Answer written) const;

    void setWallClock(WallClock clock) { m_wallClock = std::move(clock); }
    /// Takes over a history. Gives "" or in words why it does not fit; then nothing changed.
    std::string restore(History history);

    /// How many records in force at the beginning set up the battle, before anything was played.
    int setUpRecords() const { return m_records.setUps(); }
    /// The battle as it was set up, before anything was played.
    Battle setUp() const;

  private:
    Answer answered(const UndoCommand& command);
    Answer answered(const RedoCommand& command);
    Answer answered(const ShowCommand& command);
    template <typename Any>
    Answer answered(const Any& command);
    void rewrite(Record& record, const ResetCommand& command) const;
    void rewrite(Record& record, const CorrectCommand& command) const;
    template <typename Any>
    void rewrite(Record& record, const Any& command) const;
    Record begun() const;
    int knownOf(const Session& written) const;
    void takeUpRecord(Record record);
    Record retold(const Record& written) const;
    Record decided(const Json& command, DiceSource& dice) const;
    Record correcting(const Json& command) const;
    Answer answerFor(const Record& record, Json changes) const;
    void keep(Record record);
    Played played() const { return {*m_rules, m_module, m_start, m_battle, m_records}; }
    std::vector<ReplacedRecord> replaced() const;
    void keepThrows(const Record& record, const std::vector<Record>& undone);
    void addStray(StrayThrow thrown);
    /// The row of dice that the last series gives.
    DrawSeries lastSeries() const { return {SealedDice::generator, m_series.size()}; }
    Chained chained() const { return {m_start, m_records.all(), m_strays.all(), m_series}; }
    void linkAll() const;

    std::shared_ptr<const RulePack> m_rules;
    const GameModule* m_module;
    Battle m_start;
    Battle m_battle;
    mutable RecordList m_records; ///< a record's link is worked out when somebody asks for it
    StrayThrows m_strays;
    std::vector<SealedSeries> m_series;
    std::uint64_t m_lastSerial = 0; ///< of records, stray throws and changes of the series
    std::uint64_t m_seriesSerial = 0;
    std::vector<std::string> m_doubts;
    mutable ChainLinks m_links;
    WallClock m_wallClock;
    bool m_covered = false;
    bool m_tells = false; ///< it tells another; what it says is in the present language
};

/// The record that a command would make, in the words of the session's rules; nothing where it lacks dice or
/// an answer, is refused, or is about the records themselves. Changes nothing.
std::optional<Record> foreseen(const Session& session, const Json& command);

/// Notes a command that is begun for a report of a breakdown: its name where the engine or the pack knows it,
/// and nothing else of it.
void noteCommand(const Session& session, const Json& command);

/// Notes by what is played and how far it got. See `noteStanding`.
void noteSession(const Session& session);

} // namespace umpire
