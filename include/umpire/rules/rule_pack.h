#pragma once

#include "umpire/base/json.h"
#include "umpire/dice/die.h"
#include "umpire/rules/asked_of_dice.h"
#include "umpire/rules/expression.h"
#include "umpire/rules/game_map.h"
#include "umpire/rules/layout.h"
#include "umpire/rules/pack_roles.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace umpire {

/// Keeps what a rule pack is compiled to, made once, when it is first asked for, by whichever thread that is.
/// A copy of a pack may be changed, so that a copy of its slot is empty.
class ProgramSlot {
  public:
    ProgramSlot() : m_held(std::make_shared<Held>()) {}
    ProgramSlot(const ProgramSlot&) : ProgramSlot() {}
    ProgramSlot& operator=(const ProgramSlot& other) {
        if (this != &other) {
            m_held = std::make_shared<Held>();
        }
        return *this;
    }
    ~ProgramSlot() = default;

    /// What `make`, which gives a shared pointer, gave the first time.
    template <typename Make>
    const void* get(Make&& make) const {
        std::call_once(m_held->once, [&] { m_held->program = std::forward<Make>(make)(); });
        return m_held->program.get();
    }

  private:
    struct Held {
        std::once_flag once;
        std::shared_ptr<const void> program;
    };

    std::shared_ptr<Held> m_held;
};

/// Where the entries of a long list stand, by their ids; short lists are gone through.
class IdIndex {
  public:
    /// Once the list has all its entries; of those with one id it is the first.
    template <typename Items>
    void fill(const Items& items) {
        constexpr std::size_t few = 32;
        m_places.clear();
        m_size = items.size() > few ? items.size() : 0;
        for (std::size_t place = 0; place < m_size; ++place) {
            m_places.emplace(items[place].id, place);
        }
    }

    /// Whether it was filled from a list of that length, which has had no entry since.
    bool covers(std::size_t size) const { return m_size > 0 && m_size == size; }
    std::optional<std::size_t> find(std::string_view id) const {
        const auto found = m_places.find(id);
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };

    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> m_places;
    std::size_t m_size = 0;
};

/// The first of some entries that has that id, or null.
template <typename Items>
auto findById(const Items& items, std::string_view id) -> decltype(items.data()) {
    for (const auto& item : items) {
        if (item.id == id) {
            return &item;
        }
    }
    return nullptr;
}
/// The same by way of their index.
template <typename Items>
auto findById(const Items& items, const IdIndex& index, std::string_view id) -> decltype(items.data()) {
    if (!index.covers(items.size())) {
        return findById(items, id);
    }
    const std::optional<std::size_t> place = index.find(id);
    return place ? &items[*place] : nullptr;
}

/// The ids of those entries that fit, in their order.
template <typename Items>
Ids idsThat(const Items& items, const auto& fit) {
    Ids ids;
    for (const auto& item : items) {
        if (fit(item)) {
            ids.push_back(item.id);
        }
    }
    return ids;
}

/// A word of a vocabulary: a unit type, a nation, an order, a state ... with its traits.
struct Word {
    Id id;
    std::string name;
    std::string brief; ///< short form for a tile
    std::string text;  ///< explanation
    std::map<std::string, Value, std::less<>> traits;
};

/// What every word of a vocabulary says of itself, such as how far a unit type moves.
struct Trait {
    Id id;
    Type type;
    Value fallback;
};

/// The words of one kind that a pack has.
struct Vocabulary {
    Id id;
    std::string name;
    std::vector<Trait> traits;
    std::vector<Word> words;
    IdIndex index = {}; ///< of the words, once all are there

    const Word* find(std::string_view word) const { return findById(words, index, word); }
    const Trait* trait(std::string_view trait) const { return findById(traits, trait); }
    /// A trait of a word; the trait's default when the word does not give it, nothing when it is unknown.
    Value traitOf(std::string_view word, std::string_view trait) const;
    std::vector<std::string> ids() const;
};

/// A text of the ready reference. It knows no battle but its rulings; its places are those of
/// rules/README.md.
struct SheetText {
    std::string lead; ///< printed strongly before the text, or ""
    std::string text;
    std::optional<Expression> when; ///< over rulings and numbers of the pack; absent: always
    Id footnote;                    ///< of Reference::footnotes, or ""
};

/// A text added to a line that a part of the ready reference draws from the pack.
struct SheetAddition {
    Id to;     ///< an outcome, a modifier, a phase or moment, a word
    Id column; ///< of words: the trait whose cell it belongs to, or "" for the name
    SheetText text;
};

/// A part of the ready reference: a table drawn from the pack, or texts.
struct ReferencePart {
    enum class Kind {
        Phases,    ///< the turn, phase by phase
        Outcomes,  ///< what checks come to; those with the same bands share a table
        Modifiers, ///< the lines of checks, and which of them each counts in
        Contest,   ///< own outcome against the enemy's
        Grid,      ///< a check with several tables
        Words,     ///< words of a vocabulary with traits as columns
        Texts,     ///< nothing but texts
        Rulings,   ///< the readings in force
    };
    /// A check and what heads its column; a trait and what heads it.
    struct Column {
        Id of;
        std::string head;
    };
    /// A row that no word of the vocabulary gives, one text for each column.
    struct ExtraRow {
        Id word; ///< the word it stands in place of, or ""
        std::string name;
        std::vector<std::string> cells;
    };

    Id id;
    Kind kind = Kind::Texts;
    std::string title;
    Id footnote;                 ///< behind the title, or ""
    bool umpireOnly = false;     ///< left out of the players' copy
    std::vector<Column> columns; ///< Outcomes, Modifiers, Grid: checks; Words: traits
    Id contest;
    Id vocabulary;
    std::string measure; ///< Words: written behind each number, such as an inch sign
    Id groups;           ///< Grid: the attribute, Words: the trait ("" for none) whose words group its rows
    Id steps;            ///< Grid: the count, from 1, that names its columns
    Id marks;            ///< Grid: the count whose marks are those columns
    std::vector<ExtraRow> rows;
    std::vector<SheetAddition> additions;
    std::vector<SheetText> texts; ///< below the table
};

/// The ready reference: what stands on it and in which order.
struct Reference {
    struct Footnote {
        Id id;
        std::string text;
    };

    std::vector<ReferencePart> parts;
    std::vector<Footnote> footnotes; ///< numbered as they are referred to; those of no line in force are not
};

/// What a pack says of the sheets that are printed from it (sheets.json). Ids name the pack's attributes.
struct SheetPlan {
    /// What stands beside the name of a side, formation or officer.
    std::map<SubjectKind, std::vector<Id>> heads;
    std::vector<Id> rosterColumns; ///< of a unit, on its line of a roster
    std::vector<Id> cardLines;     ///< of a unit, on its card
    /// What the state sheet shows of each kind of subject, and what is typed back in from it: besides the
    /// strength and the marks.
    std::map<SubjectKind, std::vector<Id>> state;
    Reference reference;
};

/// One entry of a file of a pack, as it is compared with the same entry of other packs.
struct PackEntry {
    std::string part;   ///< the part of the pack it belongs to: "modifiers"
    std::string file;   ///< the name of that part's file
    std::string list;   ///< the key of the list or object that holds it
    std::string name;   ///< its id or key there, its number in a list without ids ("#3"), or ""
    std::string text;   ///< as JSON without spaces, the keys of every object in order
    std::string digest; ///< of all that, but for the name of the file
};

/// The entries of a pack's files, by part, then as their files list them, and the digest of them all. They
/// are worked out when somebody asks for the first time, on whatever thread; copies share them.
class PackEntries {
  public:
    struct All {
        std::vector<PackEntry> list;
        std::string fingerprint; ///< see fingerprint.h
    };

    PackEntries() = default;
    explicit PackEntries(std::function<All()> make);

    const All& all() const;
    std::vector<PackEntry>::const_iterator begin() const { return all().list.begin(); }
    std::vector<PackEntry>::const_iterator end() const { return all().list.end(); }

  private:
    struct Made {
        std::once_flag once;
        std::function<All()> make;
        All all;
    };
    std::shared_ptr<Made> m_made;
};

/// A share of another count at which something is owed, in per cent.
struct ShareMark {
    std::int64_t percent = 0;
    bool above = false; ///< only a larger share reaches it

    /// The smallest count that reaches the mark.
    std::int64_t reachedAt(std::int64_t whole) const;
};

/// Something a unit, formation, officer, side or thing has in this game.
struct Attribute {
    /// How long a value stands before the turn clears it. Without half-turns `HalfTurn` is a whole turn.
    enum class Lasts { On, Phase, HalfTurn, Turn };

    Id id;
    SubjectKind of = SubjectKind::Unit;
    std::string name;
    std::string brief; ///< the mark on a tile; the name where the pack gives none
    Type type;
    std::string text;                   ///< what it means, for tool tips
    std::optional<Expression> fallback; ///< its value when a battle is set up; absent: false, 0 or nothing
    std::optional<Expression> derived;  ///< computed, never stored
    std::optional<Expression> shownIf;  ///< `show` leaves it out otherwise
    std::optional<Expression> most;     ///< the largest count `adjust` may set
    std::string rosterKey;              ///< its key in the battle file, or ""
    bool required = false;              ///< the battle file must give it
    std::int64_t least = 0;             ///< the smallest count a roster may give
    std::string adjusts;                ///< for a derived attribute: the one `adjust` sets for it
    std::string stamp;                  ///< remembers the half-turn in which this was last set
    std::string heldIn;                 ///< the count in which effects are held until the phase ends; or ""
    bool reported = true;               ///< named among the changes of a command
    bool shown = true;                  ///< part of what `show` answers
    bool mark = false;                  ///< a mark on the unit's tile while it is true
    /// What record and report say when a mark is set or cleared; "": not worth a word. Absent: its name.
    std::optional<std::string> whenSet;
    std::optional<std::string> whenCleared;
    Lasts lasts = Lasts::On;
    bool deed = false;            ///< while it is true, the unit has done this
    bool tie = false;             ///< a standing bond with the subject it names
    bool points = false;          ///< counts the points of a side, which have a ledger
    std::string shareOf;          ///< the count this one is looked at as a share of, or ""
    std::vector<ShareMark> marks; ///< rising
};

/// A fact about one action: asked of the umpire, or derived from what is known.
struct Fact {
    Id id;
    SubjectKind of = SubjectKind::Unit;    ///< who takes the checks it belongs to
    SubjectKind other = SubjectKind::Unit; ///< against whom
    Type type;
    std::string question; ///< asked facts: what to ask; empty for facts the program fills in itself
    std::string key;      ///< the key that ticks it
    Value fallback;
    bool tickedAtFirst = false;         ///< what a window ticks beforehand
    std::optional<Expression> tickedIf; ///< ... and when
    std::optional<Expression> askedIf;  ///< asked only then
    std::optional<Expression> derived;
    /// Subject, Subjects: whom it may name, as a list, or as a condition on each as $self, $other being who
    /// takes the check ...
    std::optional<Expression> among;
    std::optional<Expression> amongIf; ///< ... of whom only those, each as $each ...
    std::optional<Expression> order;   ///< ... the lowest first
    bool strict = false;               ///< naming anybody else is refused
    std::vector<Id> checks;            ///< the checks it is stated for
    bool asked = false;
};

struct Modifier {
    Id id;
    std::string label;
    std::string section; ///< the rulebook section it comes from
    std::string onSheet; ///< the label on a printed sheet, or ""; its places are those of sheets
    std::string worth;   ///< the value on a printed sheet, where it cannot be seen from the expression; or ""
    std::vector<Id> checks;
    std::optional<Expression> when;
    Expression value;
    std::vector<Id> asks; ///< facts it depends on that are asked of the umpire
};

struct Effect;
using Effects = std::vector<Effect>;

/// A change of the state, or a group of changes.
struct Effect {
    enum class Kind {
        Set,
        Put,
        Take,
        Do,
        For,
        Due,
        Settle,
        Warn,
        Say,
        FirstSide,
        Add,
        Remove,
        Move,
        Score,
        Draw,
        EndPhase,
        EndTurn,
    };

    Kind kind = Kind::Set;
    std::optional<Expression> when;
    /// For: the subject or list it is run for, each as $self; Remove, Move: who; FirstSide, Score: the side;
    /// Draw: those of whom some are drawn.
    std::optional<Expression> target;
    /// Set, Put, Take, Score: attribute; Do: routine; Due, Settle: check or action; Warn, Say: text; Add: the
    /// text that names the new one
    std::string word;
    std::optional<Expression> value;              ///< Set; Put and Take: who; Score, Draw: how many
    bool instead = false;                         ///< not done where the one before it was
    std::string text;                             ///< Due, Score, Draw: text id, of a draw or ""
    std::string group;                            ///< Due: taking one of a group settles the others
    std::string tone;                             ///< Say: good, caution, alarm, flight or plain
    bool optional = false;                        ///< Due: owed only if something holds that eyes must see
    bool again = false;                           ///< Due: owed once more although it is owed already
    std::vector<std::pair<Id, Expression>> facts; ///< Due: what is known beforehand
    bool action = false;                          ///< Due, Settle: `word` is an action
    /// Due of an action: what its fields hold; that of a party, its unit.
    std::vector<std::pair<Id, Expression>> fields;
    Effects effects;                              ///< For; Add, Draw: with the new one as $self
    SubjectKind kindAdded = SubjectKind::Unit;    ///< Add
    std::optional<Expression> under;              ///< Add, Move: the formation or side
    std::vector<std::pair<Id, Expression>> given; ///< Add: stored attributes of the new one
};

/// What a total, or a symbol on the dice, comes out as.
struct Band {
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
    Id outcome;
    bool operator==(const Band&) const = default;
};

/// Bands that hold under a condition, as one column of a table does.
struct BandTable {
    std::optional<Expression> when;
    std::vector<Band> bands;
    std::string onSheet = {}; ///< what stands over it on a printed sheet, or ""
};

/// A condition that must hold, or deserves a word when it does.
struct Clause {
    Expression when;
    std::string text; ///< text id
};

/// Lines that do not count under a condition.
struct DropRule {
    Expression when;
    bool onlyNegative = true;
    std::vector<Id> only;   ///< when not empty: just these lines
    std::vector<Id> except; ///< never these
};

struct FollowUp {
    Id check;
    Expression subject;
    std::optional<Expression> other;
    std::optional<Expression> when;
    std::optional<Expression> times; ///< how often; absent: once
    std::vector<std::pair<Id, Expression>> facts;
};

struct OutcomeEffects {
    std::vector<Id> outcomes; ///< empty: all
    Effects effects;
};

/// Words for what a roll has come to, in place of those of its outcome.
struct OutcomeText {
    std::vector<Id> outcomes;          ///< empty: all
    std::optional<Expression> when;    ///< as things stood when the dice fell
    std::optional<Expression> becomes; ///< as they stand when the effects are done
    std::string text;                  ///< text id
};

/// One roll of the game. Banded: dice and modifiers make a total, bands turn it into an outcome. Pool: each
/// die counts or not, against a threshold that modifiers move; those that count are the total. Stated: no
/// dice are thrown; the umpire says which of its choices it came to.
struct Check {
    enum class Form { Banded, Pool, Stated };
    /// Dice of another kind, thrown with its own.
    struct MoreDice {
        Id die;
        std::optional<Expression> count;     ///< absent: one
        std::optional<Expression> threshold; ///< absent: that of the check
    };
    /// Dice that are thrown once more: what they showed counts no longer.
    struct ThrownAgain {
        enum class Which { Lowest, Failed, Any };
        Which which = Which::Lowest;
        std::optional<Expression> when;
        std::optional<Expression> most; ///< absent: all of them
    };

    Id id;
    std::string name;
    std::string section;
    Form form = Form::Banded;
    SubjectKind subject = SubjectKind::Unit;
    SubjectKind other = SubjectKind::Unit; ///< what the other party is
    Id die;                                ///< "": the expression `dieBy` says which, or nothing is thrown
    std::optional<Expression> dieBy;       ///< which die is thrown, where that differs
    std::vector<Id> dice;                  ///< every die that may be its own
    std::vector<MoreDice> moreDice;
    std::optional<ThrownAgain> again;
    int explodesAtMost = 0; ///< a die that shows its highest number brings one more, so often in a row
    std::optional<Expression> count;     ///< dice thrown together; absent: one
    std::optional<Expression> total;     ///< absent: dice plus modifiers; of a pool: the dice that count
    std::optional<Expression> threshold; ///< pool: a die counts at this number or more ...
    bool countsLow = false;              ///< ... or, if set, at this number or less
    bool halves = false;                 ///< total and modifiers count halves: 21 is 10½
    bool movesDice = false;            ///< pool: lines are added to what each die shows, not to the threshold
    std::map<std::string, Id> symbols; ///< a symbol on any die gives this outcome
    std::vector<BandTable> tables;
    std::vector<DropRule> drops;
    std::vector<Clause> needs; ///< else the check is not possible
    std::vector<Clause> warns;
    std::vector<OutcomeEffects> effects;
    std::vector<OutcomeText> texts;
    std::vector<FollowUp> then;
    std::vector<Id> choices; ///< stated: the outcomes there are
    AskedOfDice asked;       ///< found when the pack is loaded
    /// Facts asked of the umpire on which its needs, lines, dice and bands depend, found when the pack is
    /// loaded.
    std::vector<Id> asks;
    bool direct = false;                 ///< may be asked for with the `check` command
    std::optional<Expression> owedWhile; ///< one that is due is owed no longer once it does not hold

    bool mayThrow(std::string_view die) const;
    /// All its dice are of one kind, and thrown once.
    bool throwsOnce() const { return moreDice.empty() && !again && explodesAtMost == 0; }
    /// All that is worked out before its dice fall, and what makes the total.
    std::vector<const Expression*> ofDice() const;
};

/// A table of the rules whose cells a battle may fill in, where the pack leaves them blank.
struct Table {
    /// The rows or columns: the words of a vocabulary, numbers, or what a battle may fill in as well as
    /// cells.
    struct Axis {
        enum class Heads {
            Fixed,  ///< words, or numbers from one to another
            Bands,  ///< bands of numbers: "4-6", "7", "8+"
            Ratios, ///< "1:2", "1:1", "3:2"
        };

        std::string name;
        std::string vocabulary; ///< "": no words
        std::int64_t from = 0;
        std::int64_t to = 0;
        Heads heads = Heads::Fixed;
        Id as;                            ///< the table that has the same heads, or ""
        std::vector<std::string> printed; ///< of bands and ratios those that the pack gives, rising

        bool isFixed() const { return heads == Heads::Fixed; }
        /// Numbers from one to another.
        bool isNumbered() const { return isFixed() && vocabulary.empty(); }
        /// The word or number as cells are called by it; "" when the axis has no such place.
        std::string keyOf(const Value& value) const;
    };
    using Cell = std::pair<std::string, std::string>; ///< row and column, "" where there are none

    Id id;
    std::string name;
    std::string text; ///< what to look up, and where
    Axis rows;
    std::optional<Axis> columns;
    Type type;              ///< of the cells: Number, or Text with its vocabulary
    std::int64_t least = 0; ///< Number: what a battle may fill in
    std::int64_t most = 0;
    std::map<Cell, Value> cells; ///< those the pack fills in

    /// The rows, or the columns; null where there are none.
    const Axis* axis(bool ofColumns) const { return !ofColumns ? &rows : columns ? &*columns : nullptr; }
};

/// Two subjects each roll a check; a table over both outcomes gives the result.
struct Contest {
    struct Cell {
        std::vector<Id> own;
        std::vector<Id> enemy;
        std::optional<Expression> when;
        Id result;
        bool named = false; ///< the result names its own side
        Effects ownEffects;
        Effects enemyEffects;
        std::string text; ///< text id for the own side, or ""
        /// What is said of either side, the texts without a condition last; empty: what its outcome says.
        std::vector<OutcomeText> says;
        std::vector<OutcomeText> enemySays;
        std::string onSheet; ///< what the own side does, on a printed sheet; its places are those of sheets
        std::string enemyOnSheet; ///< the same for the enemy
    };

    Id id;
    std::string name;
    std::string section;
    Id check;      ///< that the own side rolls
    Id enemyCheck; ///< that the enemy rolls, most often the same
    std::vector<Cell> cells;
    Effects bothEffects;               ///< for each side, after its cell's
    std::map<Id, std::string> results; ///< what people call them

    const std::string& nameOf(const Id& result) const { return results.at(result); }
    bool rolls(std::string_view wanted) const { return check == wanted || enemyCheck == wanted; }
};

struct Outcome {
    Id id;
    std::string name;
    std::string text;         ///< what to do on the table
    std::string tone;         ///< good, caution, alarm, flight or plain
    std::string onSheet = {}; ///< the text on a printed sheet, or ""; its places are those of sheets
    SubjectKind of = SubjectKind::Unit; ///< who is meant in `says`
    std::vector<OutcomeText> says = {}; ///< said in place of the text, unless the check says otherwise
};

struct Ruling {
    struct Reading {
        Id id;
        std::string text;
        std::string brief; ///< in a few words, for a printed sheet; the text where the pack gives none
    };

    Id id;
    std::string item; ///< number in the rulings
    std::string title;
    bool advice = false; ///< changes texts and what is ticked or due, never the arithmetic
    std::vector<Reading> readings;

    const Reading* find(std::string_view reading) const { return findById(readings, reading); }
    const Id& standard() const { return readings.front().id; }
};

/// A field of a command.
struct ActionField {
    enum class Kind { Subject, Subjects, Count, Choice, Facts, Party, Text, Flag };

    Id id;
    Kind kind = Kind::Subject;
    SubjectKind subject = SubjectKind::Unit;
    std::string party; ///< self, other or none: what expressions call it
    std::vector<std::string> words;
    std::string vocabulary; ///< Choice: where its words come from; "" when they may come from anywhere
    std::int64_t from = 0;
    std::int64_t to = 0;
    Value fallback;
    std::optional<Expression> needed; ///< absent: always; else only when it holds
    /// Subject, Subjects, Party: whom a window offers, as a list, or as a condition on each as $self, $other
    /// being who acts. Choice: the list of its words. Count, Flag: a condition on what it holds; a flag may
    /// be cleared in any case.
    std::optional<Expression> among;
    std::string name; ///< what a window calls it; the id where the pack gives none
    bool optional = false;
    bool asked = false; ///< Count: the pack knows no usual number, so that people are asked for one
};

/// Whether it is a place of the map that may be left out: that it is, as where nobody can go anywhere, has to
/// be said, with null.
bool mayBeNowhere(const ActionField& field);

/// What a field gives to expressions, as $field.ID.
Type typeOf(const ActionField& field);

/// One step of what an action does. A step is passed over while its condition does not hold.
struct ActionStep {
    enum class Kind {
        Roll,    ///< somebody makes a roll
        Contest, ///< two roll against each other
        Change,  ///< a change of the state
        Steps,   ///< further steps, one after the other
        OneOf,   ///< of several steps the first whose condition holds
        ForEach, ///< steps for each of a list, as $self, whoever was $self being $other
    };

    Kind kind = Kind::Change;
    std::optional<Expression> when;
    Id word;                                      ///< Roll: the check; Contest: the contest
    std::optional<Expression> subject;            ///< who rolls, in a contest the own side; ForEach: for whom
    std::optional<Expression> other;              ///< against whom
    std::vector<std::pair<Id, Expression>> facts; ///< further facts of the roll, or of the own side
    std::vector<std::pair<Id, Expression>> enemyFacts; ///< of the other side of a contest
    std::optional<Expression> times;                   ///< Roll, Contest: how often; absent: once
    std::optional<Expression> again; ///< Roll, Contest: thrown once more while it holds, however often
    Effects effects;
    std::vector<ActionStep> steps;
};

/// A command of this game: what it needs, when it is not possible, when it deserves a warning.
struct Action {
    Id id;
    std::string name;
    std::string section;
    std::vector<ActionField> fields;
    std::vector<Id> checks; ///< the checks whose facts it takes
    std::vector<Clause> needs;
    std::vector<Clause> warns;
    std::vector<std::pair<Id, Expression>> states; ///< facts that it gives to every roll it makes
    std::vector<ActionStep> does;                  ///< unless a procedure of the game's module does it
    Effects effects;                               ///< what it comes to once all that is done
    std::optional<Expression> owedWhile; ///< one that is due is owed no longer once it does not hold
    Effects waived;                      ///< what comes of waiving one that is due, for whom it is due
    /// Checks in what is owed once it is done, whose odds are told before its own dice.
    std::vector<Id> foretells;
    std::string text; ///< for the record, with places such as {unit}
    std::string head; ///< text id: how far it reaches, for the head of a window's panel; or ""
    bool atTurn =
        false; ///< without a subject: it has a button beside the turn, not among the special commands
    /// Facts asked of the umpire that it depends on who rolls what; found when the pack is loaded.
    std::vector<Id> asks;

    const ActionField* field(std::string_view named) const { return findById(fields, named); }
};

/// What deserves to be known about a subject while a condition holds: how far it may go, what forbids it.
struct Note {
    SubjectKind of = SubjectKind::Unit;
    std::optional<Expression> when;
    std::string text; ///< text id
};

struct Phase {
    /// Who acts in it: the side whose half-turn it is, all sides, one that an expression names, or subjects
    /// one after another as they are drawn.
    enum class Owner { Active, Both, Side, Drawn };

    Id id;
    std::string name;
    std::string brief;
    Owner owner = Owner::Active;
    std::optional<Expression> side;        ///< Side
    SubjectKind drawn = SubjectKind::Unit; ///< Drawn: of which kind ...
    std::optional<Expression> among = {};  ///< ... and which of them, each as $self; absent: all
};

/// What happens by itself at a moment of the turn, for each subject of the side it concerns. The battle and
/// a whole turn concern all sides.
struct Moment {
    enum class At { PhaseStart, PhaseEnd, HalfTurnStart, HalfTurnEnd, BattleStart, TurnStart, TurnEnd };

    static constexpr bool isOfPhase(At at) { return at == At::PhaseStart || at == At::PhaseEnd; }

    At at = At::PhaseStart;
    Id phase;
    bool once = false; ///< for nobody in particular: $self means nobody
    SubjectKind of = SubjectKind::Unit;
    std::optional<Expression> when;
    Effects effects;
    std::string text; ///< text id: how it announces itself
};

/// The words of the commands that the engine itself understands, whatever the game.
const std::vector<std::string>& engineCommands();

/// Roster attributes and what they become.
using RosterSet = std::vector<std::pair<Id, Expression>>;

/// What a click does about something that a roster check found.
struct RosterFix {
    /// Something put on the roster under the subject, or beside it when it is a unit or officer.
    struct Entry {
        SubjectKind kind = SubjectKind::Unit;
        std::string name; ///< text id
        RosterSet set;
    };

    std::string text;       ///< text id: what the button says
    RosterSet set;          ///< attributes of the subject
    bool renumbers = false; ///< gives the subject the next free name
    bool strikes = false;   ///< takes the subject off the roster
    std::vector<Entry> enlists;
};

/// Something about a roster that deserves a word while it is set up. It never stops anybody.
struct RosterCheck {
    Id id;
    SubjectKind of = SubjectKind::Unit;
    Expression when;
    std::string text; ///< text id
    std::optional<RosterFix> fix;
};

/// A formation that one click adds to a roster, with its officers and units.
struct ArmyTemplate {
    Id id;
    std::string name;
    std::string text; ///< what it was
    Json roster; ///< `formations`, `officers` and `units` as in a battle file; places refer to each other
};

/// How the units of one battle enter the next of a campaign.
struct CarryOver {
    std::optional<Expression> leaves; ///< units that are not in the next battle
    RosterSet set;                    ///< roster attributes of a unit, from its state at the end
};

/// What is compared before the first die.
struct Balance {
    /// A number of a unit that is summed over formations and sides, such as its men or guns.
    struct Measure {
        Id id;
        std::string name;
        Expression value;
    };
    /// A check as it is typically taken: the chance that one of `holding` comes out is shown. Or a contest
    /// with each enemy that it may meet: then these are its results, and the chance to lose is shown too.
    struct Example {
        Id id;
        std::string name;
        Id check;   ///< "": a contest
        Id contest; ///< "": a check
        Json facts;
        Json enemyFacts;
        std::optional<Expression> when;  ///< the units it is worked out for
        std::optional<Expression> enemy; ///< the enemies that they meet, as $other
        std::vector<Id> holding;
        std::vector<Id> yielding;
    };
    /// What a formation comes to as its units lose elements.
    struct Rehearsal {
        Id check;  ///< taken by the formation
        Id losses; ///< the units' attribute that counts what is lost
        Id counts; ///< the formation's attribute with the marks
        Id state;  ///< the formation's attribute that the check sets
        Id column; ///< the formation's attribute that names the column of its table, or ""
        std::optional<Expression> when; ///< the formations that take it
    };

    std::vector<Measure> measures;
    Id mix;      ///< the units' attribute by which their strength is broken down, or ""
    Id strength; ///< id of the measure that the mix is weighed by
    std::vector<Example> examples;
    std::optional<Rehearsal> rehearsal;
};

struct RulePack;

/// The path of a file in the folder of a pack, or of the nearest one that it builds on; "" where none has it.
std::string fileBeside(const RulePack& rules, const std::string& name);

/// Everything one game is, as read from `rules/<game>/`.
struct RulePack {
    Id id;
    Id module; ///< the game whose procedures play it, or ""
    std::string title;
    std::string edition;
    std::string source;
    std::string folder; ///< where it was read from
    /// The pack that this one builds on, saying only what it says otherwise; null where it stands alone.
    std::shared_ptr<const RulePack> base;
    bool abstract = false;  ///< made for others to build on; no battle is played with it
    bool houseRules = true; ///< with a `base`: a club's changes of it, not a game of its own
    std::vector<Die> dice;
    std::vector<Vocabulary> vocabularies;
    /// The map it is played on, where it has one. Its places and borders are the vocabularies `place`, which
    /// of areas the pack has by itself, and `border`.
    std::optional<GameMap> map;
    std::vector<Attribute> attributes;
    std::vector<Fact> facts;
    std::vector<Outcome> outcomes;
    std::vector<Modifier> modifiers;
    std::vector<Check> checks;
    std::vector<Contest> contests;
    std::vector<Table> tables;
    std::map<Id, Effects, std::less<>> routines;
    std::map<Id, SubjectKind, std::less<>> routineSubjects; ///< whom each routine is run for
    std::vector<Id> routineOrder;                           ///< as the file lists them
    std::vector<Ruling> rulings;
    std::vector<Action> actions;
    std::vector<Phase> phases;
    bool halves = true; ///< each side has the phases in a half-turn of its own; else a turn has them once
    std::vector<Moment> moments;
    std::vector<Note> notes;
    std::vector<RosterCheck> rosterChecks;
    std::map<SubjectKind, Json> newEntries; ///< what a new side, formation, officer or unit begins with
    std::vector<ArmyTemplate> templates;
    CarryOver carryOver;
    Balance balance;
    PackRoles roles;
    SheetPlan sheets;
    std::map<Id, std::int64_t, std::less<>> numbers;
    std::map<Id, std::string, std::less<>> texts;
    ExpressionNumbers expressions;
    PackEntries entries;
    /// Where battles played with it keep what they store; null while the pack is being read.
    std::shared_ptr<const Layout> layout;
    ProgramSlot program; ///< what it is compiled to, once somebody asks for that

    const Die* die(std::string_view named) const { return findById(dice, named); }
    /// What people call a symbol on the dice; anything else, such as a number, as it is.
    std::string symbolName(const std::string& symbol) const;
    const Vocabulary* vocabulary(std::string_view named) const { return findById(vocabularies, named); }
    /// A word of a vocabulary; null where either is not there.
    const Word* word(std::string_view vocabulary, std::string_view id) const;
    /// What people call it; the id where it is not there.
    std::string wordName(std::string_view vocabulary, std::string_view id) const;
    const Attribute* attribute(SubjectKind of, std::string_view id) const;
    const Fact* fact(std::string_view named) const { return findById(facts, m_factIds, named); }
    const Outcome* outcome(std::string_view named) const { return findById(outcomes, m_outcomeIds, named); }
    const Modifier* modifier(std::string_view named) const {
        return findById(modifiers, m_modifierIds, named);
    }
    const Check* check(std::string_view named) const { return findById(checks, m_checkIds, named); }
    const Contest* contest(std::string_view named) const { return findById(contests, named); }
    const Table* table(std::string_view named) const { return findById(tables, named); }
    const Effects* routine(std::string_view id) const;
    const Ruling* ruling(std::string_view named) const { return findById(rulings, named); }
    const Action* action(std::string_view named) const { return findById(actions, m_actionIds, named); }
    const Phase* phase(std::string_view named) const { return findById(phases, named); }
    std::int64_t number(std::string_view id) const;
    /// The text of that id; a missing one shows its id, so that it is seen.
    std::string text(std::string_view id) const;
    /// The modifiers that apply to a check, in the order of the pack.
    std::vector<const Modifier*> modifiersOf(std::string_view check) const;
    /// The asked facts of a check, in the order of the pack.
    std::vector<const Fact*> questionsOf(std::string_view check) const;

    /// Makes long lists quick to look into, once they have all their entries.
    void indexIds();

  private:
    IdIndex m_factIds;
    IdIndex m_modifierIds;
    IdIndex m_outcomeIds;
    IdIndex m_checkIds;
    IdIndex m_actionIds;
    IdIndex m_attributeIds; ///< of whatever kind of subject
};

} // namespace umpire
