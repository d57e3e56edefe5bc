#pragma once

#include "umpire/battle/command.h"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace umpire {

// The engine's own commands, each read into what it says. `read` throws Refused, unless it reads out of a
// record: then it leaves out what is not as it should be. `decide` works on the resolution and throws
// Refused, such as BadDice.

/// Fields of the pack and what is stated for each, in the order given. What type a value has is known only
/// with the subject whose field it is.
using Stated = std::vector<std::pair<std::string, Json>>;

/// `adjust`: the umpire sets fields of a subject, or of the turn, by hand; nothing else changes.
struct AdjustCommand {
    static constexpr Verb verb = Verb::Adjust;
    Id subject; ///< or "turn"
    Stated set;
    std::string reason;

    static AdjustCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `catch-up`: many of that at once, as after a turn played on paper. All or nothing.
struct CatchUpCommand {
    static constexpr Verb verb = Verb::CatchUp;
    std::vector<std::pair<Id, Stated>> subjects;
    std::string reason;

    static CatchUpCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `waive`: what is owed is let pass.
struct WaiveCommand {
    static constexpr Verb verb = Verb::Waive;
    Id due;
    std::string reason;

    static WaiveCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `ruling`: another reading of the rules counts from here on.
struct RulingCommand {
    static constexpr Verb verb = Verb::Ruling;
    Id ruling;
    Id reading;

    static RulingCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `fill`: cells of a table that the rules leave blank, what heads its rows or columns, or all the rest of it
/// are filled in for this battle; nothing makes them blank again.
struct FillCommand {
    static constexpr Verb verb = Verb::Fill;
    TableCell cell;                 ///< which one it names; of several the table alone
    std::vector<CellFilled> filled; ///< those that become what they say as `to`; none out of a record
    std::string reason;

    static FillCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// Such a command, without its value.
Json fillingOf(const TableCell& cell);

/// `note`: a note or bookmark beside an earlier record; or a note on a subject or a turn, which stands in
/// place of what was written there.
struct NoteCommand {
    static constexpr Verb verb = Verb::Note;
    int record = 0; ///< 0: on a subject or a turn
    NotedOn on;     ///< none of both: on the turn that is being played
    RecordNote note;

    static NoteCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `prose`: the umpire's own words for a passage of the report.
struct ProseCommand {
    static constexpr Verb verb = Verb::Prose;
    Id passage;
    std::string text;

    static ProseCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `next-phase`: after the last one the next half-turn, or turn. Everything that happens by itself happens.
struct NextPhaseCommand {
    static constexpr Verb verb = Verb::NextPhase;
    std::int64_t seconds = 0; ///< how long this phase took at the table, besides what was told of it before

    static NextPhaseCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `end-turn`: through all phases left of this half-turn, or of a turn without them.
struct EndTurnCommand {
    static constexpr Verb verb = Verb::EndTurn;
    std::int64_t seconds = 0; ///< as of `next-phase`

    static EndTurnCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `time`: so long the phase that is played took at the table until now, besides what was told of it before.
struct TimeCommand {
    static constexpr Verb verb = Verb::Time;
    std::int64_t seconds = 0;

    static TimeCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `objective`: who holds an objective from here on.
struct ObjectiveCommand {
    static constexpr Verb verb = Verb::Objective;
    Id objective;
    Id holder; ///< a side; "": nobody

    static ObjectiveCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `several`: what needs no dice, carried out together: all of it or nothing, in one record. It holds actions
/// of the game, `adjust` and `objective`; any other command is refused and sent by itself.
struct SeveralCommand {
    static constexpr Verb verb = Verb::Several;
    std::vector<Json> commands;
    std::string reason;

    static SeveralCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `draw`: who acts next in a phase whose subjects are drawn: the one stated, or one by dice.
struct DrawCommand {
    static constexpr Verb verb = Verb::Draw;
    Id subject; ///< "": the dice say

    static DrawCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// The one in whose place, or behind which, a subject goes in its list.
struct Neighbour {
    Id subject;
    bool before = false; ///< else behind it
};

/// `enlist`: puts subjects on the roster: `sides`, `formations`, `officers` and `units` hold entries as a
/// battle file does. An entry without a place stands under `under`. An id that is taken, or not given, is
/// made anew; with `renumber` so is a name.
struct EnlistCommand {
    static constexpr Verb verb = Verb::Enlist;
    std::vector<Subject> recruits; ///< empty out of a record, whose events hold them
    std::optional<Neighbour> beside;

    static EnlistCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `strike`: takes subjects off the roster with everything below them.
struct StrikeCommand {
    static constexpr Verb verb = Verb::Strike;
    Ids subjects;

    static StrikeCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `amend`: sets roster keys of subjects; null stands for the pack's default. What still has its default
/// follows.
struct AmendCommand {
    static constexpr Verb verb = Verb::Amend;
    Ids subjects;
    Stated set;

    static AmendCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `regroup`: places subjects, with all below them, under another formation or side, and before or behind a
/// neighbour.
struct RegroupCommand {
    static constexpr Verb verb = Verb::Regroup;
    Ids subjects;
    std::optional<Id> under;
    std::optional<Neighbour> beside;

    static RegroupCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// `scenario`: sets the battle's title, date, notes, turn limit, time of a turn, first side and objectives.
struct ScenarioCommand {
    static constexpr Verb verb = Verb::Scenario;
    Stated set;

    static ScenarioCommand read(const CommandReader& reader);
    void decide(Resolution& resolution, const GameModule* module) const;
};

/// A command about the records themselves: the session carries it out.
struct OfHistory {};
/// One of those that makes a record of its own.
struct Rewrites : OfHistory {};

/// `correct`: a record carried out anew with what the umpire now states, and all that came after it.
struct CorrectCommand : Rewrites {
    static constexpr Verb verb = Verb::Correct;
    std::int64_t record = 0;
    std::vector<std::int64_t> keep; ///< records that stay as they are though they can no longer happen
    std::optional<Json> dice;       ///< those of the record, when they are stated anew
    std::string reason;
    Json stated; ///< all of it, to be laid over the record's command

    static CorrectCommand read(const CommandReader& reader);
};

struct UndoCommand : OfHistory {
    static constexpr Verb verb = Verb::Undo;
    static UndoCommand read(const CommandReader&) { return {}; }
};

struct RedoCommand : OfHistory {
    static constexpr Verb verb = Verb::Redo;
    static RedoCommand read(const CommandReader&) { return {}; }
};

/// `reset`: back to before the first turn.
struct ResetCommand : Rewrites {
    static constexpr Verb verb = Verb::Reset;
    static ResetCommand read(const CommandReader& reader);
};

/// `show`: what is known about a subject, `turn` or `due`.
struct ShowCommand : OfHistory {
    static constexpr Verb verb = Verb::Show;
    Id subject;

    static ShowCommand read(const CommandReader& reader);
};

/// Any command: a game's, or one of the engine's own.
using Command =
    std::variant<Call, CheckCommand, AdjustCommand, CatchUpCommand, WaiveCommand, RulingCommand, NoteCommand,
                 ProseCommand, NextPhaseCommand, EndTurnCommand, DrawCommand, EnlistCommand, StrikeCommand,
                 AmendCommand, RegroupCommand, ScenarioCommand, FillCommand, SeveralCommand, ObjectiveCommand,
                 TimeCommand, CorrectCommand, UndoCommand, RedoCommand, ResetCommand, ShowCommand>;

/// One of these commands: for telling all of them apart by groups.
template <typename Own, typename... Any>
concept OneOf = (std::same_as<Own, Any> || ...);

/// What the command of a record says, as far as it can be told: one of an older program or another pack may
/// say less. Facts and values by hand are not read.
Command commandIn(const Json& recorded, const RulePack& rules);

/// Whether the command of a record is this one.
template <typename Own>
bool isA(const Json& recorded) {
    return verbOf(recorded) == Own::verb;
}
template <typename Own>
bool isA(const KeptJson& recorded) {
    return verbOf(recorded) == Own::verb;
}

} // namespace umpire
