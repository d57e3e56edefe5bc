#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"
#include "umpire/battle/stray_throws.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// What a command came to.
struct Answer {
    bool ok = false;
    Refusal refusal; ///< when not ok
    int record = 0;  ///< the record made, undone or redone
    std::vector<Json> steps;
    std::vector<std::string> warnings;
    Json changes = Json::object();
    std::vector<std::pair<std::string, Json>> extra;
    Json shown; ///< what `show` answers

    /// As the contract writes a result.
    Json toJson() const;
};

/// The chance of each outcome of one roll, given that the roll is made.
struct RollOdds {
    Id check;
    Id subject;
    std::vector<std::pair<Id, double>> outcomes; ///< in the order of the check's bands
    double reached = 1;                          ///< the chance that it is made at all

    double of(std::string_view outcome) const;
};

/// The exact odds of a command, before any die is thrown.
struct Odds {
    bool ok = false;
    Refusal refusal;
    std::vector<RollOdds> rolls;
    /// The last roll's outcomes, were one yes-or-no question answered the other way.
    std::vector<std::pair<Id, std::vector<std::pair<Id, double>>>> otherwise;

    Json toJson() const;
};

/// The next dice a command needs, after those it already has.
struct DiceWanted {
    Id die;
    int count = 1;
    std::string purpose;
};

/// What a command would do, worked out as far as the dice given reach.
struct Preview {
    bool ok = false;
    Refusal refusal;
    std::vector<Step> steps;          ///< the rolls made with the dice given
    std::optional<Step> next;         ///< the roll that waits for dice: its lines, no outcome yet
    std::optional<DiceWanted> wanted; ///< empty when the command is complete
    std::vector<std::string> warnings;
    Json changes = Json::object();
};

using WallClock = std::function<std::string()>;

/// A history as it is read from a file.
struct History {
    std::vector<Record> records;
    int cursor = 0;   ///< how many of them are in force
    int rosterAt = 0; ///< how many of the first ones the battle that the session began with already holds
    std::vector<StrayThrow> strays;
    std::vector<SealedSeries> series;
    std::string seal; ///< `sealOf` it when it was written; "": an older program wrote it, or nobody knows
};

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
    /// What `execute` would put into the record. Dice are thrown all the same. Throws Refused and BadDice.
    Record recordFor(const Json& command, DiceSource& dice) const;
    Odds odds(const Json& command) const;
    Preview preview(const Json& command) const;
    /// What a `correct` command would change, without changing it.
    Answer tryCorrection(const Json& command) const;
    /// What a `correct` command makes of the record it names, as far as the dice reach: nothing later.
    Preview previewCorrection(const Json& command) const;
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
    const std::vector<Record>& records() const { return m_records; }
    /// A number for each record, always rising, never given twice in a session: who kept the numbers knows
    /// which records were dropped and made since.
    const std::vector<std::uint64_t>& serials() const { return m_serials; }
    /// The last number given, to a record or a stray throw.
    std::uint64_t lastSerial() const { return m_made; }
    /// The serial that the sealed series had when one of them changed last.
    std::uint64_t seriesSerial() const { return m_seriesMade; }
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
    const std::string& link() const { return linkAt(m_cursor); }
    /// The link of a record by number from 1, 0: the first link.
    const std::string& linkAt(int record) const;
    /// The history as a file tells it, without its seal.
    History history() const;
    /// `sealOf` the history as it stands.
    std::string seal() const;
    /// What was not as it had been written when the history was read.
    const std::vector<std::string>& doubts() const { return m_doubts; }
    /// Fingerprint of the rules that are played.
    const std::string& rulesFingerprint() const;
    /// How many records are in force; those after it were undone and can be redone.
    int cursor() const { return m_cursor; }
    bool canUndo() const { return m_cursor > 0; }
    bool canRedo() const { return m_cursor < static_cast<int>(m_records.size()); }

    void setWallClock(WallClock clock) { m_wallClock = std::move(clock); }
    /// Takes over a history. Gives "" or in words why it does not fit; then nothing changed.
    std::string restore(History history);

    /// How many records in force at the beginning set up the battle, before anything was played.
    int setUpRecords() const;
    /// The battle as it was set up, before anything was played.
    Battle setUp() const;

  private:
    Answer undo();
    Answer redo();
    Record decided(const Json& command, DiceSource& dice) const;
    Record resetting(const Json& command) const;
    std::optional<Draws> drawsAmong(const Json& dice) const;
    std::vector<StrayThrow> usable() const;
    Record correction(const Json& command) const;
    Preview previewOn(const Battle& battle, const Json& command) const;
    Answer answerFor(const Record& record, const Battle& before) const;
    Answer movedAlong(const Record& record, const Battle& before) const;
    Answer showCommand(const Json& command) const;
    Record recordOf(const Json& command, const Resolution& resolution) const;
    void keep(Record record);
    std::vector<ReplacedRecord> dropped() const;
    void keepThrows(const Record& record);
    std::string rulesNamed() const;
    void addStray(StrayThrow thrown);
    std::string historyProblem(const History& history) const;
    Json changes(const Battle& before, const Battle& after, const Events& events) const;

    std::shared_ptr<const RulePack> m_rules;
    const GameModule* m_module;
    Battle m_start;
    Battle m_battle;
    std::vector<Record> m_records;
    std::vector<std::uint64_t> m_serials;
    StrayThrows m_strays;
    std::vector<SealedSeries> m_series;
    std::vector<std::string> m_doubts;
    std::uint64_t m_made = 0; ///< the last serial given
    std::uint64_t m_seriesMade = 0;
    mutable std::vector<std::string> m_links; ///< the first one and those of the records, as far as asked for
    mutable std::string m_fingerprint;        ///< of the rules, once it was worked out
    int m_cursor = 0;
    WallClock m_wallClock;
};

/// Decides one command against a resolution's state: the engine's own commands and the game's. Throws Refused
/// and BadDice.
void decide(const Json& command, Resolution& resolution, const GameModule* module);

/// The state of a subject as the contract shows it.
Json showSubject(const Subject& subject, const RulePack& rules, const Battle& battle);
/// The part of it that a command's changes name: without what only advises.
Json reportedState(const Subject& subject, const RulePack& rules, const Battle& battle);
Json showTurn(const Battle& battle);
Json showDue(const Battle& battle);

/// A step as a record keeps it: as answered, and with each line's reason, the facts and the die.
Json explained(const Step& step);
/// Which die the n-th of an explained step is.
Id dieOf(const Json& explained, std::size_t n);
/// The same as the contract writes it, without the reasons.
Json plainStep(const Json& explained);

/// The events that turn one state into another.
Events difference(const Battle& from, const Battle& to);

} // namespace umpire
