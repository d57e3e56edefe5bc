#pragma once

#include "umpire/battle/record.h"
#include "umpire/battle/sealed_series.h"
#include "umpire/dice/sealed_dice.h"

#include <array>
#include <concepts>

namespace umpire {

// How a history is written: the members of each of its parts, in their order. One description serves who
// writes them (`PartWriter`) and who reads them again (`PartReader`); the form it is given does the one or
// the other. Members that `some...` names stand there only where they say something. What is added later must
// be such a member, or the chains of older battles do not fit any more.

/// A part to be read, or a constant one to be written.
template <typename Any, typename Part>
concept Like = std::same_as<std::remove_const_t<Any>, Part>;

/// An event that says nothing but what was and what is.
template <typename Any>
concept Exchange = Like<Any, ClockMoved> || Like<Any, FirstSideSet> || Like<Any, ObjectivesSet>;

/// An event of the ledger of points.
template <typename Any>
concept OfScore = Like<Any, Scored> || Like<Any, ScoreTaken>;

/// What the number of a series is called.
inline const char* numberKey(const DrawSeries& series) {
    return series.generator == SealedDice::generator ? "series" : "seed";
}

/// The largest index of a draw that is read.
inline constexpr std::uint64_t mostDraws = std::uint64_t{1} << 53U;
/// The largest place of a die among those of a command that is read.
inline constexpr std::uint64_t mostDice = 1000;

template <typename Form>
void members(Form& form, Like<Clock> auto& clock) {
    form.count("turn", clock.turn, 1);
    form("side", clock.side);
    form("phase", clock.phase);
    form.count("half-turn", clock.halfTurn, 0);
    form.some("owner", clock.owner);
    form.some("acting", clock.acting);
    form.some("next-first", clock.nextFirst);
    form.some("drawn", clock.drawn);
    form.some("begun", clock.begun);
}

template <typename Form>
void members(Form& form, Like<Score> auto& score) {
    form("side", score.side);
    form("attribute", score.attribute);
    form("by", score.by);
    form("total", score.total);
    form("text", score.text);
    form.count("turn", score.turn, 1);
}

template <typename Form>
void members(Form& form, Like<Due> auto& due) {
    form("id", due.id);
    form("check", due.check);
    form("subject", due.subject);
    form("text", due.text);
    form("group", due.group);
    form.command("command", due.command);
    form("optional", due.optional);
    form.orZero("raised-in", due.raisedIn);
}

template <typename Form>
void members(Form& form, Like<RecordNote> auto& note) {
    form("text", note.text);
    form("bookmark", note.bookmark);
}

template <typename Form>
void members(Form& form, Like<Station> auto& station) {
    form("name", station.name);
    form("parent", station.parent);
    form("side", station.side);
    form.somePlace("place", station.place);
}

template <typename Form>
void members(Form& form, Like<Subject> auto& subject) {
    form("id", subject.id);
    form.kind("kind", subject.kind);
    form("name", subject.name);
    form("parent", subject.parent);
    form("side", subject.side);
    form.values("values", subject);
}

/// What was and what is: the end of every event that sets something.
template <typename Form>
void exchanged(Form& form, auto& change) {
    form("from", change.from);
    form("to", change.to);
}

template <typename Form>
void members(Form& form, Exchange auto& change) {
    exchanged(form, change);
}

template <typename Form>
void members(Form& form, Like<FieldSet> auto& set) {
    form("subject", set.subject);
    form("field", set.field);
    exchanged(form, set);
}

template <typename Form>
void members(Form& form, Like<SubjectAdded> auto& added) {
    form("new", added.subject);
    form.somePlace("place", added.place);
}

template <typename Form>
void members(Form& form, Like<SubjectRemoved> auto& removed) {
    form("old", removed.subject);
    form.somePlace("place", removed.place);
}

template <typename Form>
void members(Form& form, Like<StationSet> auto& set) {
    form("subject", set.subject);
    exchanged(form, set);
}

template <typename Form>
void members(Form& form, Like<DetailSet> auto& set) {
    form("detail", set.detail);
    exchanged(form, set);
}

template <typename Form>
void members(Form& form, Like<RulingSet> auto& set) {
    form("ruling", set.ruling);
    exchanged(form, set);
}

template <typename Form>
void members(Form& form, Like<CellFilled> auto& filled) {
    form("table", filled.cell.table);
    form("row", filled.cell.row);
    form("column", filled.cell.column);
    exchanged(form, filled);
}

template <typename Form>
void members(Form& form, Like<DueRaised> auto& raised) {
    form("due", raised.due);
}

template <typename Form>
void members(Form& form, Like<DueSettled> auto& settled) {
    form("due", settled.due);
    form.place("place", settled.place);
    form("waived", settled.waived);
}

template <typename Form>
void members(Form& form, OfScore auto& scored) {
    form("score", scored.score);
}

template <typename Form>
void members(Form& form, Like<RecordNoted> auto& noted) {
    form("record", noted.record);
    exchanged(form, noted);
}

template <typename Form>
void members(Form& form, Like<ProseSet> auto& set) {
    form("passage", set.passage);
    exchanged(form, set);
}

template <typename Form>
void members(Form& form, Like<Objective> auto& objective) {
    form("id", objective.id);
    form("name", objective.name);
    form("worth", objective.worth);
    form("holder", objective.holder);
}

template <typename Form>
void members(Form& form, Like<ObjectiveHeld> auto& held) {
    form("objective", held.objective);
    exchanged(form, held);
}

template <typename Form>
void members(Form& form, Like<SubjectNoted> auto& noted) {
    form("subject", noted.on.subject);
    form.count("turn", noted.on.turn, 0);
    exchanged(form, noted);
}

template <typename Form>
void members(Form& form, Like<TimeSpent> auto& spent) {
    form.count("turn", spent.phase.turn, 1);
    form("side", spent.phase.side);
    form("phase", spent.phase.phase);
    form("seconds", spent.seconds);
}

/// What `event` says of each kind of event, in the order of their variant.
inline constexpr std::array<const char*, std::variant_size_v<Event>> eventNames{
    "set",    "add",        "remove", "station", "detail",     "clock", "first-side",
    "ruling", "owe",        "settle", "score",   "take-score", "note",  "prose",
    "fill",   "objectives", "hold",   "remark",  "time"};

template <typename Form>
void members(Form& form, Like<Draws> auto& draws) {
    form.series(draws.series);
    form.upTo("first", draws.first, mostDraws);
    form.upTo("count", draws.count, mostDraws);
    form.someUpTo("dice", draws.dice, mostDice);
    form.someUpTo("at", draws.at, mostDraws);
}

template <typename Form>
void members(Form& form, Like<Amendment> auto& amendment) {
    form("record", amendment.record);
    form("dropped", amendment.dropped);
    form.command("command", amendment.command);
    form.steps("steps", amendment.steps);
    form("events", amendment.events);
}

template <typename Form>
void members(Form& form, Like<ReplacedRecord> auto& replaced) {
    form("record", replaced.number);
    form.digits("chain", replaced.chain);
}

/// All but its link, which is over these.
template <typename Form>
void members(Form& form, Like<Record> auto& record) {
    form("number", record.number);
    form.command("command", record.command);
    form("clock", record.clock);
    form("when", record.when);
    form.steps("steps", record.steps);
    form("warnings", record.warnings);
    form.extra("extra", record.extra);
    form("events", record.events);
    form("rulings", record.rulings);
    form.some("draws", record.draws);
    form.some("amendments", record.amendments);
    form.someDigits("rules", record.rules);
    form.some("replaced", record.replaced);
}

template <typename Form>
void members(Form& form, Like<StrayDie> auto& die) {
    form("die", die.die);
    form.face("face", die.face);
    form.upTo("at", die.at, mostDraws);
}

template <typename Form>
void members(Form& form, Like<StrayThrow> auto& thrown) {
    form.fate("fate", thrown.fate);
    form.series(thrown.series);
    form.dice("dice", thrown.dice);
    form("when", thrown.when);
    form.records("after", thrown.after, 0);
    if (thrown.fate == StrayThrow::Fate::TakenBack) {
        form.records("record", thrown.record, 1);
        form.command("command", thrown.command);
        form("outcome", thrown.outcome);
    }
}

template <typename Form>
void members(Form& form, Like<DiceCall> auto& call) {
    form.upTo("number", call.number, mostCalled);
    form.upTo("from", call.from, mostDraws);
    form("when", call.when);
    form.count("after", call.after, 0);
}

template <typename Form>
void members(Form& form, Like<SealedSeries> auto& series) {
    form.digits("pledge", series.pledge);
    form("when", series.when);
    form.count("after", series.after, 0);
    form.some("called", series.calls);
    form.someDigits("secret", series.secret);
}

} // namespace umpire
