#pragma once

#include "umpire/battle/game_module.h"
#include "umpire/battle/record.h"
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
    /// What the program threw and no record holds, oldest first.
    const std::vector<StrayThrow>& strayThrows() const { return m_strays.all(); }
    /// How many records are in force; those after it were undone and can be redone.
    int cursor() const { return m_cursor; }
    bool canUndo() const { return m_cursor > 0; }
    bool canRedo() const { return m_cursor < static_cast<int>(m_records.size()); }

    void setWallClock(WallClock clock) { m_wallClock = std::move(clock); }
    /// Takes over a history read from a file. `rosterAt`: how many of its first records the battle this
    /// session began with already holds. Gives "" or in words why it does not fit; then nothing changed.
    std::string restore(std::vector<Record> records, int cursor, int rosterAt = 0,
                        const std::vector<StrayThrow>& strays = {});

    /// How many records in force at the beginning set up the battle, before anything was played.
    int setUpRecords() const;
    /// The battle as it was set up, before anything was played.
    Battle setUp() const;

  private:
    Answer decide(const Json& command, DiceSource& dice);
    Answer undo();
    Answer redo();
    Answer reset(const Json& command);
    Answer correct(const Json& command);
    Record correction(const Json& command) const;
    Preview previewOn(const Battle& battle, const Json& command) const;
    Answer answerFor(const Record& record, const Battle& before) const;
    Answer movedAlong(const Record& record, const Battle& before) const;
    Answer showCommand(const Json& command) const;
    Record recordOf(const Json& command, const Resolution& resolution) const;
    void keep(Record record);
    void addStray(StrayThrow thrown);
    Json changes(const Battle& before, const Battle& after, const Events& events) const;

    std::shared_ptr<const RulePack> m_rules;
    const GameModule* m_module;
    Battle m_start;
    Battle m_battle;
    std::vector<Record> m_records;
    std::vector<std::uint64_t> m_serials;
    StrayThrows m_strays;
    std::uint64_t m_made = 0; ///< the last serial given
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
