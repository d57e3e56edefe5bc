#pragma once
/// A battle of Death in the Desert, and what the umpire does in it. Dice are thrown where they are needed.
///
/// Where the rules and their rulings leave a point open, this model reads it so (D1 to D8: the rules' file):
///  B1  Arab units act whole; of all others figure by figure. Who has no action left may act all the same:
///      the umpire is warned, never stopped.
///  B2  A light wound keeps a figure out for the rest of this turn and all of the next.
///  B3  Arabs that are hit are dead at once. Hits on the Legion wait until its saves are thrown; hits on
///      others beside it (Turcos, Germans) kill.
///  B4  Hits at mounted figures fall on horses or riders first; only hits on riders are spread on targets. A
///      unit in which nobody has a horse is on foot, and no more horses are killed than it has riders.
///  B5  More targets than figures: those struck most often are kept.
///  B6  A unit's leader may be hit when figures of it fall to fire, once a volley.
///  B7  A gun without crew is not destroyed: anybody of its side may man it.
///  B8  Routing units do nothing in the turn after they ran and are steady at its end.
///  B9  Fire at chargers costs the fire of a turn, not the action.
///  B10 What a unit knows of its quality lasts, whatever becomes of the unit.
///  B11 Hits that wait are thrown for volley by volley; of more than five the rest go with the fifth.
///  B12 A machine gun that a seriously wounded man fires, too, has his minus.

#include "desert_rules.h"

#include <array>
#include <map>
#include <set>

namespace umpire::desert {

enum class State { steady, routing, destroyed, left, unmanned };
enum class Phase { immediateFire, movement, fire, melee, morale };
enum class Edge { none, north, east, south, west };

struct Unit {
    std::string id;
    int side = 0;
    Kind kind = Kind::legionSquad;
    int start = 0; ///< figures

    // Figures
    int lost = 0;
    int sent = 0;   ///< to a gun
    int joined = 0; ///< a gun, from others
    int lightNew = 0;
    int lightOld = 0;
    int serious = 0;
    bool leader = false;

    // What it did this turn
    int busy = 0;
    int noFire = 0;
    int atFire = 0; ///< able figures when the phase of fire began
    int newLosses = 0;
    int testedFor = 0;       ///< those that a test of morale counted already
    bool owesMorale = false; ///< lost figures before a phase of morale; owed until it is tested

    // How it fares
    State state = State::steady;
    int routedIn = 0; ///< turn
    int fallenIn = 0; ///< turn
    int queue = 0;    ///< place among its side's lost units, from 1
    Edge edge = Edge::none;
    int cameBack = 0;
    bool inMelee = false; ///< locked
    std::optional<Quality> firing;
    std::optional<Quality> fighting;

    // Hits that wait
    int hits = 0;
    int mountedHits = 0;
    std::vector<int> volleys; ///< of the hits those of each volley, in their order
    std::vector<int> mountedVolleys;
    bool owesSaves = false; ///< until they are thrown, or nobody is left who could

    // Horses, ladders, guns
    int unhorsed = 0;
    int horsesLost = 0;
    int ladders = 0;
    int laddersUp = 0;
    int ropes = 0;
    int inside = 0;
    bool jammed = false;
    int jamClears = 0; ///< turn
    bool broken = false;
    int rounds = 6;

    const KindRow& row() const { return rowOf(kind); }
    int figures() const;
    int able() const;
    int idle() const;
    bool inPlay() const { return state != State::destroyed && state != State::left; }
    bool stands() const { return inPlay() && figures() > 0; }
    /// Somebody is in the saddle.
    bool rides() const { return row().mounted && unhorsed < figures(); }

    bool operator==(const Unit&) const = default;
};

struct Army {
    std::string id;
    bool chooses = false; ///< won the initiative
    bool toAct = false;
    int fallen = 0; ///< units, so far
    bool reserveRolled = false;
    int reserve = 0; ///< units that may come back yet; hidden from the other side
    bool reserveTold = false;

    bool operator==(const Army&) const = default;
};

struct Door {
    std::string id;
    bool trapdoor = false;
    bool locked = false;
    bool broken = false;

    bool operator==(const Door&) const = default;
};

struct Battlefield {
    Rulings rulings;
    std::array<Army, 2> armies;
    std::vector<Unit> units;
    std::vector<Door> doors;
    int turn = 1;
    Phase phase = Phase::immediateFire;

    const Unit& unitAt(int index) const { return units.at(static_cast<std::size_t>(index)); }
    Unit& unitAt(int index) { return units.at(static_cast<std::size_t>(index)); }
    const Door& doorAt(int index) const { return doors.at(static_cast<std::size_t>(index)); }
    Door& doorAt(int index) { return doors.at(static_cast<std::size_t>(index)); }
    const Army& armyAt(int side) const { return armies.at(static_cast<std::size_t>(side)); }
    Army& armyAt(int side) { return armies.at(static_cast<std::size_t>(side)); }

    bool operator==(const Battlefield&) const = default;
};

enum class Verb {
    initiative,
    handOver,
    pass,
    fire,
    takeHits,
    move,
    charge,
    carry,
    placeLadder,
    pushLadder,
    climb,
    throwGrapple,
    scale,
    cutRope,
    lock,
    unlock,
    bash,
    reload,
    manGun,
    melee,
    morale,
    reconstitution,
    comeBack,
    tell, ///< the reserve is no secret any more
    nextPhase,
    endTurn
};

/// What the umpire sees of a volley.
struct Sight {
    bool longRange = false;
    bool cover = false;
    bool prone = false;
    bool opportunity = false;
    bool firerOnFoot = false; ///< matters for mounted kinds only, as does the next
    bool targetOnFoot = false;
};

/// What the umpire sees of who fights hand to hand.
struct Stance {
    bool fromBehind = false;
    bool onLadder = false;
    bool onRope = false;
    std::optional<Wound> wound;
    bool isLeader = false;
};

/// One order of the umpire: only the facts of its verb are read.
struct Order {
    Verb verb = Verb::nextPhase;
    int unit = -1;   ///< who acts; of manGun the gun
    int target = -1; ///< whom it is done to; of manGun who gives the man
    int side = -1;
    int door = -1;
    int figures = 0; ///< 0: all that can
    int wounded = 0; ///< seriously wounded who fire, too
    int red = 0;     ///< struck once, with a serious wound already
    int attackers = 1;
    bool opposed = false;  ///< climb
    bool unmanned = false; ///< pushLadder
    std::optional<Weapon> weapon;
    Sight sight;
    March march;         ///< `mounted` is not read; `charges` is the verb's
    bool onFoot = false; ///< riders, in a march
    Stance own;
    Stance enemy;
    bool sheikNear = false;
    bool breached = false;
    Edge edge = Edge::none;
};

/// Where dice come from.
class Dice {
  public:
    virtual ~Dice() = default;
    virtual int roll(int faces) = 0;
    std::vector<int> roll(int count, int faces);
};

/// One throw, as it is reported. What the rules give no name keeps its default.
struct Roll {
    std::string check;
    std::string subject; ///< whom it is about: who fires, who is hit, who fights
    std::vector<int> dice;
    std::map<std::string, int> lines; ///< what is added, by name; none is 0
    std::optional<int> total;
    std::string outcome;
};

enum class Refusal {
    none,
    gone,
    noWeapon,
    brokenGun,
    nobodyFires,
    noHits,
    noWounded,
    noLadder,
    noRope,
    brokenDoor,
    noGun,
    neverTests,
    alreadyRolled,
    neverReturns,
    notChosen,
    notRolled
};

/// What came of an order. A refused one changed nothing.
struct Outcome {
    Refusal refusal = Refusal::none;
    std::vector<Roll> rolls;
};

/// Plays an order whole or refuses it.
Outcome play(Battlefield& field, const Order& order, Dice& dice);

Refusal refusalOf(const Battlefield& field, const Order& order);

/// What the sound figures of a fire order throw.
struct Volley {
    std::string check;
    int dice = 0;
    int needed = 0; ///< the lowest face that hits
};

/// Nothing where nobody sound fires, or nobody knows yet how well.
std::optional<Volley> volleyOf(const Battlefield& field, const Order& order);

/// The whole state, one thing a line.
std::string show(const Battlefield& field);
std::string nameOf(State state);
std::string nameOf(Phase phase);
std::string nameOf(Edge edge);
std::string nameOf(Verb verb);
std::string nameOf(Refusal refusal);

} // namespace umpire::desert
