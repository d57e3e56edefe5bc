#pragma once

#include "umpire/base/kept_json.h"
#include "umpire/base/shared.h"
#include "umpire/rules/expression.h"
#include "umpire/rules/layout.h"
#include "umpire/state/attribute_values.h"
#include "umpire/state/rulings.h"
#include "umpire/state/visits.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace umpire {

/// A side, formation, officer, unit or thing: what it is called, where it belongs, its stored attributes.
struct Subject {
    Id id;
    SubjectKind kind = SubjectKind::Unit;
    std::string name;
    Id parent; ///< a unit's formation, a formation's formation or side, what an officer commands
    Id side;   ///< the side it fights for; a side names itself, a thing has none
    AttributeValues values;
    /// The same as `id`, `parent` and `side`; filled in by the battle that it is in.
    Symbol symbol = {};
    Symbol parentSymbol = {};
    Symbol sideSymbol = {};

    /// The stored value, or nothing.
    const Value& value(std::string_view attribute) const { return values.at(attribute); }
    bool operator==(const Subject& other) const;
};

/// What a subject is called and where it stands in the order of battle.
struct Station {
    std::string name;
    Id parent;
    Id side;
    std::size_t place = 0; ///< in the list of all subjects; among its own kind in any case
    bool operator==(const Station&) const = default;
};

/// The moment of the game: game turn (from 1), the side whose half-turn it is, its phase.
struct Clock {
    std::int64_t turn = 1;
    Id side; ///< in a turn without half-turns the side that owns the phase, or ""
    Id phase;
    /// Half-turns played before this one, whatever turn the umpire sets by hand; turns, where there are no
    /// half-turns.
    std::int64_t halfTurn = 0;
    Id owner = {};      ///< the side that a phase belongs to by its rule; "" where it is the active side's
    Id acting = {};     ///< whose turn it is in a phase of drawn subjects, or ""
    Ids drawn = {};     ///< who was drawn in this phase, in that order
    Id nextFirst = {};  ///< the side that moves first from the next turn on, or ""
    bool begun = false; ///< what the rules bring at the start of a battle has happened
    bool operator==(const Clock&) const = default;
};

/// A test that is owed, with the command that resolves it (without dice).
struct Due {
    Id id;
    Id check;
    Id subject;
    std::string text;
    std::string group; ///< settled together with the others of its group, or ""
    KeptJson command;
    bool optional = false;     ///< owed only if something holds that eyes must see; lapses by itself
    std::int64_t raisedIn = 0; ///< the half-turn in which it fell due
    bool operator==(const Due&) const = default;
};

/// A place in a table of the rules: row and column are words or numbers, "" where there are none.
struct TableCell {
    Id table;
    std::string row;
    std::string column;
    auto operator<=>(const TableCell&) const = default;
};

/// Points that a side was given or lost.
struct Score {
    Id side;
    Id attribute;           ///< of the side, which counts them
    std::int64_t by = 0;    ///< less than 0 for points lost
    std::int64_t total = 0; ///< with these
    std::string text;       ///< what for
    std::int64_t turn = 1;
    bool operator==(const Score&) const = default;
};

/// What the umpire wrote beside a record.
struct RecordNote {
    std::string text;
    bool bookmark = false;
    bool operator==(const RecordNote&) const = default;
    bool empty() const { return text.empty() && !bookmark; }
};

/// Something on the field that the sides fight for.
struct Objective {
    Id id;
    std::string name;
    std::int64_t worth = 1; ///< points for the side that holds it
    Id holder;              ///< a side; "" while nobody holds it
    bool operator==(const Objective&) const = default;
};

/// What the umpire may write a note on: a subject, or a game turn.
struct NotedOn {
    Id subject;
    std::int64_t turn = 0; ///< 0: of no turn
    auto operator<=>(const NotedOn&) const = default;
};

/// A phase of a side's half-turn that was played.
struct PhasePlayed {
    std::int64_t turn = 1;
    Id side; ///< the active one, or ""
    Id phase;
    auto operator<=>(const PhasePlayed&) const = default;
};

/// The state of a battle: plain values. A copy costs the same whatever the number of subjects, and shares
/// what did not change; a change costs what it touches.
class Battle {
  public:
    std::string rules; ///< id of the rule pack
    std::string title;
    std::string date;
    std::string notes;
    static constexpr std::int64_t mostTurns = 1000;  ///< the largest turn limit
    std::int64_t turnLimit = 0;                      ///< the last game turn of the scenario; 0: none is set
    static constexpr std::int64_t mostMinutes = 600; ///< the longest time a turn may be meant to take
    std::int64_t turnMinutes = 0; ///< how long a side's turn is meant to take at the table; 0: as it comes
    Rulings rulings;              ///< switches set otherwise than the pack's default
    Id firstSide;                 ///< "" until the sides have rolled for it
    Clock clock;
    Shared<std::vector<Due>> due;
    /// Of tables that the rules leave blank, as the umpire filled them in.
    Shared<std::map<TableCell, Value>> cells;
    Shared<std::vector<Score>> scores;             ///< the ledger of points, as they came
    Shared<std::map<int, RecordNote>> recordNotes; ///< by record number
    /// What the umpire wrote in place of the program's words, by passage of the report: `opening`, `turn-N`,
    /// `closing`.
    Shared<std::map<Id, std::string>> prose;
    Shared<std::vector<Objective>> objectives;      ///< in the order of the scenario
    Shared<std::map<NotedOn, std::string>> remarks; ///< what the umpire wrote on subjects and turns
    /// How long each phase took at the table, in seconds, as the records say.
    Shared<std::map<PhasePlayed, std::int64_t>> times;

    /// Keeps what is stored where the layout of the pack has it that the battle is played with. A battle
    /// without one works, by name only.
    void adopt(std::shared_ptr<const Layout> layout);
    const std::shared_ptr<const Layout>& layout() const { return m_layout; }
    /// By number of the layout's rulings the reading set in this battle, `Symbol()` where none is; empty
    /// where no layout was adopted, or no ruling is set.
    std::span<const Symbol> readings() const { return rulings.readings(); }

    /// Adds a subject whose id is not taken yet: at this place of the list, or else after the last of its
    /// kind.
    static constexpr std::size_t atEnd = static_cast<std::size_t>(-1);
    void add(Subject subject, std::size_t place = atEnd);
    void remove(std::string_view id);
    void set(std::string_view id, const std::string& attribute, Value value);
    void set(Symbol id, Symbol attribute, Value value);
    /// Calls and places a subject anew; those below it stay below it.
    void setStation(std::string_view id, const Station& station);
    Station stationOf(std::string_view id) const;
    /// Where a subject comes to stand that is placed so: a place beyond the list of its kind is its end.
    Station stationFor(std::string_view id, const Station& wish) const;

    /// What the umpire filled in there, or nothing.
    Value cell(const TableCell& cell) const;
    void setCell(const TableCell& cell, const Value& value);

    /// `title`, `date`, `notes`, `turn-limit` and `turn-minutes`: what a battle says of itself.
    static const std::vector<std::string>& details();
    Value detail(std::string_view name) const;
    void setDetail(std::string_view name, const Value& value);

    /// The objective, or null.
    const Objective* objective(std::string_view id) const;

    /// The subject, or null.
    const Subject* find(std::string_view id) const;
    const Subject* find(Symbol id) const {
        Visits::count(1);
        const Entry* found = entry(id);
        return found ? &found->subject : nullptr;
    }
    /// The subjects of a kind in the order of their list, until one comes, goes or is placed elsewhere.
    std::span<const Symbol> symbolsOf(SubjectKind kind) const;
    std::size_t count() const;
    std::size_t count(SubjectKind kind) const { return order(kind).size(); }
    /// All subjects, sides first, each kind in file order. This is for those who tell of everybody: a command
    /// that touches one subject does without.
    std::vector<const Subject*> all() const;
    std::vector<const Subject*> all(SubjectKind kind) const;

    /// The formations above a unit, officer or formation, nearest first, the side last.
    Ids line(const Subject& subject) const;
    /// Every officer of the line of command of a unit or formation.
    Ids officersOf(const Subject& subject) const;
    /// The units directly in a formation, or all units of a side.
    Ids unitsOf(const Subject& subject) const;
    /// The formations directly under a formation or side.
    Ids formationsOf(const Subject& subject) const;
    /// The formations, officers or units directly below a formation or side, in the order of their list,
    /// until one comes, goes or is placed elsewhere.
    std::span<const Symbol> symbolsBelow(Symbol id, SubjectKind kind) const;
    /// The same, behind what stands in `into` already.
    void line(const Subject& subject, std::vector<Symbol>& into) const;
    void officersOf(const Subject& subject, std::vector<Symbol>& into) const;
    void unitsOf(const Subject& subject, std::vector<Symbol>& into) const;
    void formationsOf(const Subject& subject, std::vector<Symbol>& into) const;
    /// The sides in the order in which they move.
    Ids sideOrder() const;

    /// A unit, officer or formation and everything below it, or a whole side, in the order of the lists.
    Ids withAllBelow(std::string_view id) const;

    /// The same for several, each subject once.
    Ids withAllBelow(const Ids& tops) const;

    /// All units of a side, as long.
    std::span<const Symbol> unitsOfSide(Symbol side) const { return below(side, Fighting); }

    /// Those of a kind that store something in an attribute, or this value, in the order of their list.
    std::vector<Symbol> holdersOf(SubjectKind kind, std::string_view attribute,
                                  const Value& value = {}) const;

    /// Sorts subjects of this battle into the order of the lists, sides first.
    void sort(std::vector<Symbol>& subjects) const;

    const Due* findDue(std::string_view id) const;

    bool operator==(const Battle& other) const;

  private:
    static constexpr std::size_t kinds = 5;
    using List = Shared<std::vector<Symbol>>;
    static void insert(List& list, std::size_t at, Symbol id);
    static void erase(List& list, std::size_t at);
    /// The lists kept below a subject: its formations, officers and units, and all units of a side.
    enum BelowList : std::size_t { Formations, Officers, Units, Fighting, belowLists };

    /// What is kept by the number of an id's symbol. Others may name as their parent what is not there.
    struct Entry {
        Subject subject;
        std::uint64_t key = 0; ///< rises along the list of its kind, with gaps
        bool there = false;
        std::array<List, belowLists> below;
    };

    const List& order(SubjectKind kind) const { return m_order[static_cast<std::size_t>(kind)]; }
    const Entry* entry(Symbol id) const {
        const Entry* entry = m_entries.find(id.number());
        return entry && entry->there ? entry : nullptr;
    }
    const Entry& entryOf(std::string_view id) const;
    const List& below(Symbol id, std::size_t list) const;
    /// How many subjects stand before those of a kind.
    std::size_t before(SubjectKind kind) const;
    std::uint64_t keyOf(Symbol id) const { return entry(id)->key; }
    /// Where one of that key stands in a list, or would.
    std::size_t placeIn(const List& list, std::uint64_t key) const;
    /// A key for whoever is put at this place of a list.
    std::uint64_t keyAt(const List& list, std::size_t at);
    void spread(const List& list);
    void enterBelow(const Subject& subject);
    void leaveBelow(const Subject& subject);
    void forgetIfEmpty(Symbol id);
    Ids namesOf(std::span<const Symbol> symbols) const;

    SharedArray<Entry> m_entries;
    std::array<List, kinds> m_order;
    std::shared_ptr<const Layout> m_layout;
};

} // namespace umpire
