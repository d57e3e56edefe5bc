#pragma once
/// A battle under Morschauser's rules, and what the umpire does in it. Dice come with every command.
///
/// Where the rules and their rulings leave a point open, this model reads it so (M1 to M9: the rules' file):
///  B1  A turn is one player's turn: shots, hits by fire and rallies are counted anew when the active side
///      changes. (As only the active side shoots and rallies, counting by pairs of turns decides the same.)
///  B2  Only the active side shoots, attacks and rallies; nothing of the kind before the first side is known.
///      Both marks dice for that and alternate. What a move may cost is answered for everybody at any time.
///  B3  A leader rallies a unit of his own command, in both marks, that stands within his radius; never
///      himself, never a removed unit. A whole unit may be chosen and gains nothing; the try is spent.
///  B4  Without its leader a command cannot rally; nothing else follows.
///  B5  A leader is part of his command where Shaken is asked (movement, melee), not where units are counted.
///  B6  Falling back for fire is owed once, by the shot that is the second hit in the turn. Rallied hits do
///  not
///      lower that count, and hits in melee do not raise it.
///  B7  A melee is between one attacker and one defender; several are played pair by pair, each with the hits
///      left at its own start. A unit may fight any number of them.
///  B8  A removed unit never falls back.
///  B9  Shaken comes once and never goes. A unit that owes a fall back and a retreat owes both.
///  B10 An army concedes when all its commands are Shaken; what is played afterwards is not forbidden.
///  B11 Guard gives 2 hits more wherever the roster says so; poor troops use the Militia's line whole (Mark
///  2). B12 A leader's quality is rolled at most once, by any side at any time in Mark 2; until then, and in
///  Mark 1,
///      he is Average.

#include "morschauser_rules.h"

#include <array>

namespace umpire::morschauser {

struct Unit {
    std::string id;
    int command = 0; ///< an index, as all references here
    Type type = Type::infantry;
    bool guard = false;
    bool poor = false;  ///< handled like the Militia
    int hits = 0;       ///< left; 0 is removed
    bool shot = false;  ///< this turn
    bool moved = false; ///< this turn
    int fireHits = 0;   ///< suffered this turn

    bool operator==(const Unit&) const = default;
};

struct Command {
    std::string id;
    int side = 0;
    bool shaken = false;
    Quality quality = Quality::average; ///< its leader's
    bool qualityRolled = false;
    bool rallied = false; ///< this turn

    bool operator==(const Command&) const = default;
};

struct Army {
    std::string id;
    int leadership = 0; ///< -1, 0 or 1
    bool conceded = false;

    bool operator==(const Army&) const = default;
};

/// Plain values; removed units stay in their place. Each command has one unit of type `leader`.
struct Battlefield {
    Mark mark = Mark::two;
    Rulings rulings;
    std::array<Army, 2> armies;
    std::vector<Command> commands;
    std::vector<Unit> units;
    std::optional<int> first; ///< side
    int playerTurn = 1;       ///< counts both sides' turns: side `first` has the odd ones
    bool inMelees = false;    ///< moves and fire come first

    const Unit& unitAt(int index) const { return units.at(static_cast<std::size_t>(index)); }
    Unit& unitAt(int index) { return units.at(static_cast<std::size_t>(index)); }
    const Command& commandAt(int index) const { return commands.at(static_cast<std::size_t>(index)); }
    Command& commandAt(int index) { return commands.at(static_cast<std::size_t>(index)); }
    const Army& armyAt(int side) const { return armies.at(static_cast<std::size_t>(side)); }
    Army& armyAt(int side) { return armies.at(static_cast<std::size_t>(side)); }
    int active() const; ///< side; call only when `first` is known
    const Command& commandOf(int unit) const;
    int sideOf(int unit) const;
    bool shaken(int unit) const { return commandOf(unit).shaken; }
    bool removed(int unit) const;
    int leaderOf(int command) const; ///< unit; -1: none
    int originalUnits(int command) const;
    int removedUnits(int command) const;

    bool operator==(const Battlefield&) const = default;
};

/// The line of the tables a unit uses.
Type handledAs(const Unit& unit);

int originalHits(Mark mark, const Unit& unit);

enum class Refusal {
    none,
    badDice,
    notStarted,
    started,
    notActive,
    removed,
    notEnemy,
    alreadyShot,
    neverShoots,
    inStream,
    outOfRange,
    noLeader,
    alreadyRallied,
    otherCommand,
    cannotRally,
    beyondRadius,
    noQuality,
    alreadyRolled
};

enum class Verb { rollFirst, rollQuality, move, shoot, melee, rally, nextPhase, nextTurn };

/// One order of the umpire: only the facts of its verb are read.
struct Order {
    Verb verb = Verb::nextTurn;
    int unit = -1;    ///< who moves, shoots, attacks, or is rallied
    int target = -1;  ///< who is shot at or attacked
    int command = -1; ///< whose leader rallies or is rolled for
    March march;      ///< `shaken` is not read: the battle knows
    Path path;
    Aim aim;
    Ground ground;
    bool unitFront = true; ///< the attacker fights to its front
    bool targetFront = true;
    int leaderHalfBoxes = 0; ///< rally: from the leader to the unit
    /// rollFirst: army 0, army 1, and again after each tie; melee: the attacker's, then the defender's.
    std::vector<int> dice;
};

/// What came of an order; what its verb does not speak of keeps its default. A refused order changed nothing.
struct Outcome {
    Refusal refusal = Refusal::none;
    int allowanceQuarterBoxes = 0;
    int costHalfBoxes = 0;
    bool fits = false;
    bool outOfPhase = false; ///< moved or shot among the melees, or fought before them
    bool movesAgain = false;
    int needed = 0; ///< lowest face that hits
    bool hit = false;
    Ammunition ammunition = Ammunition::fire;
    int unitValue = 0;
    int targetValue = 0;
    int unitSuffers = 0; ///< hits scored on the attacker
    int targetSuffers = 0;
    int regained = 0;
    Quality quality = Quality::average;
    std::vector<int> removed;  ///< units
    std::vector<int> fallBack; ///< units, 2 boxes
    std::vector<int> retreat;  ///< commands newly Shaken, 4 boxes
    std::vector<int> conceded; ///< sides
};

/// Why an order is refused whatever its dice; looked for in the order of morschauser_refusals.cpp.
Refusal refusalOf(const Battlefield& field, const Order& order);

/// Plays an order whole or refuses it.
Outcome play(Battlefield& field, const Order& order);

/// Dice an order that is not refused needs now; `rollFirst` needs 2, and 2 more for every tie.
int diceOf(const Battlefield& field, const Order& order);

/// The whole state, one thing a line.
std::string show(const Battlefield& field);
std::string nameOf(Verb verb);
std::string nameOf(Refusal refusal);
/// An order for a message: all of its facts.
std::string show(const Battlefield& field, const Order& order);

} // namespace umpire::morschauser
