#pragma once

#include "umpire/rules/expression.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace umpire {

/// What one of something is called and what several are, in small letters: "step", "steps".
struct Noun {
    std::string one;
    std::string many;

    bool empty() const { return many.empty(); }
    const std::string& of(std::int64_t count) const { return count == 1 ? one : many; }
    /// What heads a column: "Steps".
    std::string head() const;

    bool operator==(const Noun&) const = default;
};

/// What the attributes and words of a pack are to windows, sheets and reports (roles.json). Ids name
/// attributes of the pack; "" for what the pack does not have, which is then not shown.
struct PackRoles {
    /// How a step of strength is drawn.
    enum class Shape { Round, Diamond, Square };

    /// One of the last steps that a unit loses, drawn otherwise than the rest.
    struct LastStep {
        Shape shape = Shape::Diamond;
        Id of;              ///< flag of the units that have it; "": all
        std::string letter; ///< stands for it where nothing can be drawn
        std::string legend; ///< what it is, below the boxes of a sheet; or ""
        std::string name;   ///< what it is in a sentence about a unit, or ""
    };

    /// Steps that a unit still has, but hurt: their boxes hold a letter.
    struct Hurt {
        Id by; ///< count of units
        std::string letter;
        std::string legend; ///< what it is, below the boxes of a sheet
    };

    /// What units have and lose.
    struct Strength {
        Id start; ///< count of units
        Id now;   ///< count of units
        Id given; ///< count of units in a roster that shows the strength of a formation in its line, or ""
        Noun step;
        std::vector<LastStep> last;    ///< the very last to go first
        std::vector<Hurt> hurt;        ///< the first of them next to the boxes of those lost
        Id formationStart;             ///< count of formations; "": the sum of its units
        std::vector<Id> formationLost; ///< counts of formations, summed; none: what its units have lost
    };

    /// The word that says how somebody fares.
    struct State {
        Id by;              ///< choice of words
        Id how;             ///< of units: choice of words that says how it went out of play, or ""
        Id back;            ///< of officers: count, the turn in which another takes over, or ""
        std::string out;    ///< of officers: the word for one out of play, or ""
        std::string unsaid; ///< of units and formations: the word that a window need not tell, or ""
    };

    /// The order that players give each unit before the game.
    struct Orders {
        Id order;                       ///< choice of words
        Id objective;                   ///< text, or ""
        std::optional<Expression> when; ///< the units that take one
    };

    /// Units that are not on the table from the start, or not for good.
    struct Presence {
        Id there; ///< flag: on the table now; shown of those that come and go
        Id turn;  ///< count of a roster: the turn in which it comes
    };

    /// The board with a card for each unit that is like no other.
    struct Board {
        std::optional<Expression> when; ///< the units with a card; absent: none
        std::string title;              ///< or "": the program's own
        std::string text;               ///< what it shows, in a sentence; or ""
        std::string none;               ///< said of a side without any; or ""
    };

    /// Who fights on one side with whom.
    struct Camps {
        Id by;             ///< choice of words in the roster of units
        Id trait;          ///< text of its words: the camp, "" for those that go with anybody
        std::string these; ///< what such words are, several of them: "nations"
    };

    /// A roll that only the umpire and the side of whoever made it know.
    struct Secret {
        Id check;
        std::optional<Expression> until; ///< of who made it; absent: for good
    };

    /// What a window invites to while nothing is being resolved; "" for the program's own sentence.
    struct Opening {
        std::string first; ///< before anything has happened; "": the same as later
        std::string then;
    };

    /// The measure of lengths.
    struct Length {
        std::string sign;   ///< behind a number on paper
        Noun noun;          ///< behind a number in a window
        std::vector<Id> of; ///< the counts of units that are lengths
    };

    /// A sentence beside what is shown on the map.
    struct MapSaying {
        std::optional<Expression> when; ///< absent: always
        std::string text;               ///< text id
    };

    /// What is shown round a unit on the map: its zone of control, what it can reach. The expressions are of
    /// the unit, with whom it aims at as the other party, who may be nobody.
    struct MapLayer {
        std::string name;
        Expression places;
        std::optional<Expression> from; ///< places where that comes from, picked out besides
        std::vector<MapSaying> says;    ///< the first that holds is said
        bool everywhere = false;        ///< it can be shown of all units at once
    };

    /// How units go into the place that they attacked.
    struct MapAdvance {
        Id by;   ///< action of a unit; "": none do
        Id into; ///< place of units
    };

    /// How far a unit gets on the map.
    struct MapWay {
        Expression paths;                 ///< a reach: what paths go through and across, and where they stop
        std::optional<Expression> points; ///< how much the unit may spend; absent: not known
        std::optional<Expression> known;  ///< whether that is known; absent: it is
        Id cost;  ///< table of numbers whose rows are places: what entering costs, or ""
        Id spent; ///< count among the fields of `move` that is what the way costs, where it is known; or ""
        Id unreckoned; ///< flag among them with which that count is as it is stated, or ""
    };

    /// How battles stand on the map of the pack. It is drawn where units have places.
    struct Map {
        Id unit;   ///< place of units; "": no map is drawn
        Id thing;  ///< place of things, or ""
        Id ground; ///< table of choices whose rows are places: what lies there, or ""
        Id border; ///< table of choices whose rows are borders, or ""
        Id move;   ///< action that puts a unit at a place, or ""
        Id setUp;  ///< the same for one that is set up before the game, or ""
        MapAdvance advance;
        bool opens = false;             ///< a battle is seen on its map at first
        std::vector<MapSaying> printed; ///< what stands on a counter: the first that holds
        std::vector<MapLayer> layers;
        std::optional<MapWay> way;
        /// Units of which players see that somebody of that side stands there, but not who; absent: none.
        std::optional<Expression> masked;
    };

    /// Where cards lie that not everybody may look at, or that are laid out beside each other.
    struct Pile {
        Id id;                ///< word of the attribute `pile`
        bool owner = false;   ///< their own side may look; else everybody may, or nobody
        bool open = false;    ///< everybody may
        bool laidOut = false; ///< each card has a place of its own; else they lie in a stack
    };

    /// Cards that are laid down covered and turned over together, whereupon each side comes to a total.
    struct Covered {
        Id pile;   ///< word of the attribute `pile`: where they lie covered; "": none ever do
        Id from;   ///< where they lie before that
        Id turned; ///< where they lie once they are turned over
        Id by;     ///< action of a side with a list of its units, which lays them there
        Id bound;  ///< action of a unit with another one of its side, which binds it to that; or ""
        Id total;  ///< count of sides: what those that are turned over come to
        std::optional<Expression> ties; ///< of a side: an equal total is enough; absent: it never is
        std::optional<Expression> lost; ///< of a unit of the beaten side: the pile that it goes to then
        std::int64_t prize = 0;         ///< what the higher total is worth besides, by the pack's measure
    };

    /// Units that are cards and lie in piles.
    struct Cards {
        Id pile;                        ///< choice of words of units: where each lies; "": they are no cards
        std::vector<Pile> piles;        ///< from the side's edge of the table to its middle; others lie open
        Id value;                       ///< attribute of units: what a card counts; "": nothing
        std::optional<Expression> adds; ///< of a unit: what it counts is added to others; absent: never
        Id playable;                    ///< flag of units that may be played now, or ""
        Id kind; ///< choice of words of units: what a card without a silhouette is called, or ""
        std::optional<Expression> over; ///< of nobody in particular: from then on all lie open
        Covered covered;
        Noun noun;
    };

    /// A part of names and what stands for it where room is short.
    using Abbreviation = std::pair<std::string, std::string>;

    Strength strength;
    std::map<SubjectKind, State> states;
    /// When a subject is out of play; one that is not here never is.
    std::map<SubjectKind, Expression> out;
    Id type; ///< choice of words of units: what it is; trait `silhouette` of its words is their silhouette
    Orders orders;
    Id secret; ///< flag of units that the players are not to see
    std::vector<Secret> secretRolls;
    Id number;    ///< count in the roster of units: the short number that calls it
    Id forbidden; ///< text of units: what they may not do, or must
    Presence presence;
    Board board;
    Camps camps;
    std::vector<Id> copied; ///< roster attributes that a new unit takes over from those beside it
    std::map<Id, char, std::less<>>
        keys;                ///< actions of a unit by itself, and the capital letter that takes each
    std::vector<Id> tile;    ///< attributes of units that their tiles show besides
    std::string turnActions; ///< what units do in a phase: "shot, charged, moved or fought"; or ""
    Opening opening;
    Noun formations; ///< what formations are called; empty: formations
    Length length;
    Map map;
    Cards cards;
    std::vector<Abbreviation> abbreviations; ///< in the order in which they are tried

    /// That of a kind of subject; one with nothing in it where the pack has none.
    const State& state(SubjectKind kind) const;
    bool isLength(const Id& attribute) const;
};

struct Action;

/// The fields by which an action moves a unit about the map: the unit, those that go with it, and the place.
struct MoveFields {
    Id unit;
    Id with; ///< or ""
    Id to;
};

/// Nothing for an action that has none of a unit or of a place.
std::optional<MoveFields> moveFieldsOf(const Action& action);

/// The silhouettes that the program draws, by name.
const std::vector<std::string>& silhouetteShapes();

} // namespace umpire
