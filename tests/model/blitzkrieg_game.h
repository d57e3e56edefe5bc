#pragma once
/// A game of Allenby's Blitzkrieg and what the umpire does in it. Dice are thrown where they are needed.
///
/// Where the rulebook and its reading leave a point open, this model reads it so:
///  M1  Germans are infantry. The Armoured Car, in no list of 4.9.2, comes last there, leaves no fragments
///  and
///      makes no pure cavalry force.
///  M2  Dummies go before the dice fall: they are never counted, never the strongest, and surround nobody.
///  M3  Strength is multiplied for terrain before anything is added; artillery alone against cavalry is worth
///      one in place of all that counts and supports.
///  M4  Off the table, below the first ratio or the first band, the umpire says what comes of it.
///  M5  Garrisons and fragments are neither infantry nor cavalry: they leave no fragments.
///  M6  What is lost in one attack is counted together for fragments, those without a way of retreat too.
///  M7  Who is disrupted throws for its strength once in a combat; in a bombardment only where it takes the
///      strongest of several to be known.
///  M8  Air units stay for the bombardments of their own side.

#include "blitzkrieg_map.h"
#include "blitzkrieg_tables.h"

#include <array>
#include <set>
#include <string>

namespace umpire::blitzkrieg {

enum class Camp { british, turkish };
enum class Arm {
    cavalry,
    infantry,
    artillery,
    headquarters,
    armouredCar,
    german,
    aircraft,
    garrison,
    fragment,
    dummy,
    dummyCavalry
};
enum class Rear { unknown, a, b, blank };
enum class Status { undisrupted, disrupted, eliminated, removed };
enum class Level { command, group, formation };
enum class Doing { none, moves, attacks };
enum class First { none, moves, combat };
enum class Victory { none, major, minor, draw };
enum class Phase {
    britishGuns,
    turkishGuns,
    britishArmy,
    firstGroup,
    britishCavalry,
    secondGroup,
    britishArmyAgain,
    thirdGroup,
    recovery,
    points
};

struct Rulings {
    bool anyTurkLeft = false;     ///< S-MINUS7: seven points go in every turn with a Turk left
    bool hqOnlyDisrupted = false; ///< 4: a blank headquarters survives a second recovery
    bool wholeGroup = false;      ///< 5: a Group's headquarters helps its formations, too
    bool statusFirst = false;     ///< S-STRONG
    bool bombardmentToo = false;  ///< S-FRAG
    bool strongerTurks = false;   ///< 12.4: and no French
    bool weakerBritish = false;   ///< 12.5
    bool sweptAtZero = false;     ///< 7: a defence of nothing is swept away
    bool hexesOnly = false;       ///< 21: zones do not stop garrisons

    bool operator==(const Rulings&) const = default;
};

/// What the front of a counter says; nothing that is not typed in.
struct Counter {
    std::optional<int> combat;
    std::optional<int> movement;
    Rear rear = Rear::unknown;

    bool operator==(const Counter&) const = default;
};

struct Unit {
    std::string id;
    Camp camp = Camp::british;
    Arm arm = Arm::infantry;
    int formation = 0;
    Counter counter;
    std::optional<Counter> counterpart; ///< 12.4, 12.5
    bool french = false;

    Status status = Status::undisrupted;
    Hex hex = 0;

    // This turn
    bool actedThisTurn = false;
    bool bombarded = false;
    Hex bombardedAt = 0;
    bool up = false; ///< air units
    int tried = 0;

    // This phase
    bool acted = false;
    bool thrown = false;
    int allowance = 0;
    bool mustRetreat = false;
    bool hemmed = false;
    bool attacked = false;
    bool amongFriends = false;
    bool supported = false;
    bool fellBack = false;
    Hex aim = 0;

    bool inPlay() const { return status == Status::undisrupted || status == Status::disrupted; }
    bool onMap() const { return inPlay() && hex != 0; }
    bool isDummy() const { return arm == Arm::dummy || arm == Arm::dummyCavalry; }
    bool disrupted() const { return status == Status::disrupted; }

    bool operator==(const Unit&) const = default;
};

struct Formation {
    std::string id;
    Camp camp = Camp::british;
    Level level = Level::command;
    int parent = -1;
    bool used = false;
    Doing does = Doing::none;
    bool underMarker = false;

    bool operator==(const Formation&) const = default;
};

struct Town {
    std::string id;
    Hex hex = 0;
    bool vp = false;

    bool operator==(const Town&) const = default;
};

struct Side {
    int vp = 0;
    int tally = 0; ///< disruptions (British)
    int acting = -1;
    First first = First::none;
    bool moved = false;
    bool fought = false;
    bool lostThisTurn = false;
    int lostFactors = 0; ///< of infantry and cavalry in the attack that goes on
    int fragmentsDue = 0;
    int fragmentRow = 0;
    int garrisonsDue = 0;
    Hex garrisonFrom = 0;
    std::optional<int> fragmentStrength;
    Rear fragmentRear = Rear::blank;
    std::optional<int> garrisonStrength;
    Victory victory = Victory::none;

    bool operator==(const Side&) const = default;
};

struct Game {
    Rulings rulings;
    Tables tables;
    Terrain terrain;
    std::array<Side, 2> sides;
    std::vector<Formation> formations;
    std::vector<Unit> units;
    std::vector<Town> towns;
    int turn = 1;
    Phase phase = Phase::britishGuns;

    const Unit& unitAt(int index) const { return units.at(static_cast<std::size_t>(index)); }
    Unit& unitAt(int index) { return units.at(static_cast<std::size_t>(index)); }
    const Formation& formationAt(int index) const { return formations.at(static_cast<std::size_t>(index)); }
    Formation& formationAt(int index) { return formations.at(static_cast<std::size_t>(index)); }
    const Side& sideOf(Camp camp) const { return sides.at(static_cast<std::size_t>(camp)); }
    Side& sideOf(Camp camp) { return sides.at(static_cast<std::size_t>(camp)); }
};

enum class Verb {
    scramble,
    flyTo,
    bombard,
    fallBack,
    chooseGroup,
    announce,
    straggle,
    move,
    combat,
    retreat,
    advance,
    reveal,
    placeFragment,
    formGarrisons,
    placeGarrison,
    putMarker,
    liftMarker,
    recover,
    secondRecovery,
    nextPhase
};

enum class Surrounding { asTheMap, surrounded, open };

/// What only the umpire sees of a combat.
struct Sight {
    Surrounding surrounding = Surrounding::asTheMap;
    int attackAdded = 0;
    int defenceAdded = 0;
    int defenceTimes = 1;
    int columnsRight = 0;
    int columnsLeft = 0;
};

/// One order of the umpire: only the facts of its verb are read.
struct Order {
    Verb verb = Verb::nextPhase;
    int unit = -1;
    std::vector<int> with;
    int target = -1;
    std::vector<int> defenders; ///< nobody: all
    std::vector<int> support;
    int strongest = -1;
    int ownStrongest = -1;
    Sight sight;
    Result stated = Result::none; ///< where the table is blank
    Result statedAttackers = Result::none;
    Camp camp = Camp::british;
    int formation = -1; ///< a Group, a division
    int town = -1;
    First first = First::none;
    Hex to = 0;
    int points = 0;
    bool byRoad = false;
    bool freely = false;
    std::optional<std::pair<int, int>> aircraft; ///< looked up by the umpire
};

/// Where dice come from.
class Dice {
  public:
    virtual ~Dice() = default;
    virtual int roll(int faces) = 0;
};

/// One throw, as it is reported; stated results are none.
struct Roll {
    std::string check;
    std::string subject;
    int die = 0;
    std::string outcome;
};

enum class Refusal {
    none,
    notOnTheMap,
    targetNotOnTheMap,
    sameSide,
    notUp,
    noGun,
    gunDisrupted,
    withCannot,
    notBombarded,
    noSuchGroup,
    notDisrupted,
    isRooted,
    flies,
    notThrown,
    noCombatUnit,
    defenderElsewhere,
    supportNoGun,
    nothingVacated,
    notVacated,
    noDummy,
    noFragments,
    fragmentsAllOut,
    noGarrisonFrom,
    strengthUnknown,
    noGarrisons,
    noDivision,
    formationGone,
    notInOneHex,
    noMarker,
    noHeadquarters,
    onlyTurks,
    hqDisrupted,
    rearUnknown,
    out
};

enum class Warning {
    notAirPhase,
    notBombardment,
    otherPhase,
    hasBombarded,
    hexBombarded,
    manyGuns,
    gunsFar,
    gunsApart,
    notTogether,
    oneHex,
    enemyThere,
    barred,
    closed,
    zoneFull,
    noGroupPhase,
    groupUsed,
    groupChosen,
    announceLate,
    thrownAlready,
    notOperations,
    cavalryOnly,
    noGroup,
    otherGroup,
    acted,
    actedThisTurn,
    withOtherPhase,
    withActed,
    notAnnounced,
    formationAttacks,
    formationMoves,
    underMarker,
    movesOver,
    combatOver,
    tooFar,
    withTooFar,
    noLand,
    noWay,
    notHome,
    nextToEnemy,
    notAdjacent,
    amongFriends,
    noSupport,
    overLimits,
    strengthBlank,
    rearUnknown,
    equals,
    needNotRetreat,
    hasAWay,
    otherRow,
    fragmentThere,
    notBritishOperations,
    garrisonsLeft,
    townNotHeld,
    garrisonFar,
    markerThere,
    notRecovery,
    hasTried,
    hqBlank,
    nobodyToHelp
};

/// What came of an order. A refused one changed nothing.
struct Outcome {
    Refusal refusal = Refusal::none;
    std::set<Warning> warnings;
    std::vector<Roll> rolls;
    std::vector<Result> stated; ///< what the umpire had to say, for want of a table
};

/// Plays an order whole or refuses it.
Outcome play(Game& game, const Order& order, Dice& dice);

Refusal refusalOf(const Game& game, const Order& order);
/// The warnings that are plain before it is played.
std::set<Warning> warningsOf(const Game& game, const Order& order);

/// The game is decided.
bool over(const Game& game);

/// The whole state, one thing a line.
std::string show(const Game& game);
std::string nameOf(Verb verb);
std::string nameOf(Refusal refusal);
std::string nameOf(Result result);

} // namespace umpire::blitzkrieg
