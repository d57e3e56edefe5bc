#pragma once

#include "umpire/state/battle.h"

#include <variant>
#include <vector>

namespace umpire {

/// An attribute of a subject changed.
struct FieldSet {
    Id subject;
    std::string field;
    Value from;
    Value to;
    bool operator==(const FieldSet&) const = default;
};

/// A subject came into the battle, as reinforcements do.
struct SubjectAdded {
    Subject subject;
    std::size_t place = Battle::atEnd;
    bool operator==(const SubjectAdded&) const = default;
};

/// A subject left the battle's lists (a correction took back its coming); a unit that dies stays, as gone.
struct SubjectRemoved {
    Subject subject;
    std::size_t place = Battle::atEnd; ///< where it stood
    bool operator==(const SubjectRemoved&) const = default;
};

/// A subject was called otherwise, or placed elsewhere in the order of battle.
struct StationSet {
    Id subject;
    Station from;
    Station to;
    bool operator==(const StationSet&) const = default;
};

/// One of the battle's details changed: its title, date, notes, turn limit or time of a turn.
struct DetailSet {
    std::string detail; ///< one of Battle::details()
    Value from;
    Value to;
    bool operator==(const DetailSet&) const = default;
};

struct ClockMoved {
    Clock from;
    Clock to;
    bool operator==(const ClockMoved&) const = default;
};

struct FirstSideSet {
    Id from;
    Id to;
    bool operator==(const FirstSideSet&) const = default;
};

/// The reading of one switch changed; "" stands for the pack's default.
struct RulingSet {
    Id ruling;
    Id from;
    Id to;
    bool operator==(const RulingSet&) const = default;
};

/// A cell of a table of the rules was filled in; nothing stands for a blank one.
struct CellFilled {
    TableCell cell;
    Value from;
    Value to;
    bool operator==(const CellFilled&) const = default;
};

struct DueRaised {
    Due due;
    bool operator==(const DueRaised&) const = default;
};

/// A test owed was taken, or waived with a reason. `place` is where it stood in the list.
struct DueSettled {
    Due due;
    std::size_t place = 0;
    std::string waived;
    bool operator==(const DueSettled&) const = default;
};

/// A line of the ledger of points came to its end; their number is an attribute of the side.
struct Scored {
    Score score;
    bool operator==(const Scored&) const = default;
};

/// The last line of the ledger of points was taken back.
struct ScoreTaken {
    Score score;
    bool operator==(const ScoreTaken&) const = default;
};

/// The umpire wrote beside a record, or changed what stood there.
struct RecordNoted {
    int record = 0;
    RecordNote from;
    RecordNote to;
    bool operator==(const RecordNoted&) const = default;
};

/// The umpire wrote a passage of the report, or changed what he wrote; "" stands for the program's words.
struct ProseSet {
    Id passage;
    std::string from;
    std::string to;
    bool operator==(const ProseSet&) const = default;
};

/// The list of objectives changed.
struct ObjectivesSet {
    std::vector<Objective> from;
    std::vector<Objective> to;
    bool operator==(const ObjectivesSet&) const = default;
};

/// Another side holds an objective, or none; "" stands for nobody.
struct ObjectiveHeld {
    Id objective;
    Id from;
    Id to;
    bool operator==(const ObjectiveHeld&) const = default;
};

/// The umpire wrote a note on a subject or a turn, or changed it; "" stands for none.
struct SubjectNoted {
    NotedOn on;
    std::string from;
    std::string to;
    bool operator==(const SubjectNoted&) const = default;
};

/// A phase took so much longer at the table; less than 0 takes time back.
struct TimeSpent {
    PhasePlayed phase;
    std::int64_t seconds = 0;
    bool operator==(const TimeSpent&) const = default;
};

/// One thing that happened. Events are facts: the state is the starting roster with all of them applied, and
/// nothing else ever changes it.
using Event = std::variant<FieldSet, SubjectAdded, SubjectRemoved, StationSet, DetailSet, ClockMoved,
                           FirstSideSet, RulingSet, DueRaised, DueSettled, Scored, ScoreTaken, RecordNoted,
                           ProseSet, CellFilled, ObjectivesSet, ObjectiveHeld, SubjectNoted, TimeSpent>;
using Events = std::vector<Event>;

/// What a map holds there, or nothing.
template <typename Map>
typename Map::mapped_type valueAt(const Map& map, const typename Map::key_type& key) {
    const auto found = map.find(key);
    return found == map.end() ? typename Map::mapped_type() : found->second;
}

void applyEvent(Battle& battle, const Event& event);
void revertEvent(Battle& battle, const Event& event);

void applyEvents(Battle& battle, const Events& events);
void revertEvents(Battle& battle, const Events& events);

/// Applies events that come from a file: gives "" or in words why one does not fit the state before it.
std::string applyChecked(Battle& battle, const Events& events);
/// Takes back events that come from a file: gives "" or in words why one does not fit the state after it.
std::string revertChecked(Battle& battle, const Events& events);

} // namespace umpire
