#pragma once
/// The arithmetic of Death in the Desert: no battle, no randomness, only dice that lie on the table.
///
/// Where the rules and their rulings leave a point open, this model reads it so:
///  D1  Modifiers to fire change the die: a natural 10 has no luck of its own.
///  D2  Who is attacked from behind, fights from a ladder or is wounded has the minus himself.
///  D3  Attackers on one figure come one after the other, each against a new 2d6 of the defender. When he is
///      killed, nobody else strikes. A tie locks the two, and the next one may strike still. Where the
///      defender's first throw stands instead, all are held against its total.
///  D4  Of several minuses to melee each counts once; a figure wounded lightly and seriously is serious.
///  D5  Horses in a fort throw what everybody throws there; a road never takes dice from them.
///  D6  With several reasons to lose the high die, one die is lost.
///  D7  Units of 20 and more throw the d20, of 12 what is ruled, all others the d10.
///  D8  A Sheik is nobody's leader but everybody's courage: he never tests, and does not come back.

#include "desert_tables.h"

#include <optional>

namespace umpire::desert {

/// The umpire's choices for a battle; the first of each is the default.
enum class QualityBonus { onRating, onEveryRoll };
enum class TwelveDie { d10, d12, d20 };
enum class GunDice { crew, one };
enum class OfficerCheck { perVolley, perHit };
enum class Defender { newRoll, rollStands };

struct Rulings {
    QualityBonus qualityBonus = QualityBonus::onRating;
    TwelveDie twelveDie = TwelveDie::d10;
    GunDice gunDice = GunDice::crew;
    OfficerCheck officerCheck = OfficerCheck::perVolley;
    Defender defender = Defender::newRoll; ///< against the second and third attacker

    bool operator==(const Rulings&) const = default;
};

// Quality

enum class Quality { poor, average, great };
enum class Skill { fire, melee };

/// Legionaires fire +2 and fight +1, Tauregs fire +1, fanatics fight +3.
int bonusOf(Kind kind, Skill skill);
/// What that is called in a record; only for kinds that have one.
std::string bonusNameOf(Kind kind);

/// The rating that a d10 gives, once for the whole game.
Quality qualityOf(Kind kind, Skill skill, int die, const Rulings& rulings);

/// What a rating is worth: -1, 0, 1 to fire, -2, 0, 2 to melee.
int worthOf(Quality quality, Skill skill);

/// What a unit of that rating adds to each die of fire, or to each throw of melee.
int skillOf(Kind kind, Skill skill, Quality quality, const Rulings& rulings);

std::string nameOf(Quality quality);

// Fire

struct Aim {
    bool longRange = false;
    bool cover = false;
    bool prone = false;
    bool targetMounted = false;
    bool firerMounted = false;
    bool opportunity = false;
    bool seriouslyWounded = false; ///< who fires

    bool operator==(const Aim&) const = default;
};

/// Added to each die; `skill` as of `skillOf`.
int fireModifier(Weapon weapon, const Aim& aim, int skill);

/// The lowest face that hits; more than 10: none does.
int neededFace(Weapon weapon, const Aim& aim, int skill);

/// Dice that so many figures throw; a machine gun's is one whatever its crew.
int fireDice(Weapon weapon, int figures, const Rulings& rulings);

int hitsOf(const std::vector<int>& dice, int neededFace);

enum class GunState { works, jams, breaks };

/// What four dice of a machine gun do to it: three natural tens jam it, four break it.
GunState gunAfter(const std::vector<int>& dice);

inline constexpr int hitsOfGroup = 6;

/// Hits on each target: d6 in groups of six, equal faces of a group are one target. Targets in the order in
/// which their faces come up.
std::vector<int> targetsOf(const std::vector<int>& sixes);

/// A mounted target that is hit: 1-6 the horse.
bool hitsHorse(int die);
/// A rider who is seriously wounded: 1-5 he is blown from the saddle.
bool losesSaddle(int die);

// Arabs and their leaders

/// Faces of the die for a unit's officers and for its morale.
int unitDie(int originalFigures, const Rulings& rulings);
bool hitsOfficer(int die, int faces);

// Saves

enum class Wound { light, serious, dead };
Wound saveOf(int die);
/// What a figure comes to that had `before`, or nothing, and then suffered `wound`.
Wound worseOf(std::optional<Wound> before, Wound wound);
std::string nameOf(Wound wound);

// Melee

struct Fighter {
    int skill = 0; ///< as of `skillOf`
    bool fromBehind = false;
    bool onLadder = false;
    bool onRope = false; ///< climbs by a grapple this turn
    std::optional<Wound> wound;

    bool operator==(const Fighter&) const = default;
};

int meleeModifier(const Fighter& fighter);

/// Dice that the k-th attacker on one figure throws, from 1; the defender throws 2 each time.
int attackerDice(int number);

enum class Duel { attackerDies, defenderDies, locked };
Duel duelOf(int attackerTotal, int defenderTotal);

inline constexpr int mostAttackers = 3;

// Morale

struct Nerve {
    bool leader = false;
    bool sheik = false;
    bool breached = false;
};

int moraleModifier(const Nerve& nerve);
/// Whether a die stands against all casualties that the unit has.
bool stands(int die, const Nerve& nerve, int casualties);
bool testsMorale(Kind kind);
/// Units that fail at half strength or less leave the field; others run out of sight.
bool leavesField(int figuresLeft, int originalFigures);

// Movement

enum class Ground { sand, fort, road };

struct March {
    Ground ground = Ground::sand;
    bool mounted = false;
    bool crawls = false;
    bool carried = false; ///< carries, or is, a seriously wounded
    bool hard = false;    ///< rocks, rough terrain, low walls
    bool charges = false;
};

int marchDice(People people, const March& march);
/// Inches of the dice thrown.
int inchesOf(std::vector<int> dice, bool hard);

// Walls and doors

bool pushesLadder(int die);
bool scalesWall(int die);
bool cutsRope(int die);
bool bashesDoor(int die);

inline constexpr int climbersOfTurn = 5;
inline constexpr int opposedClimbers = 2;

// Reconstitution

/// Units that may come back in a game.
int reserveOf(int die);
bool returns(Kind kind);
/// The turn at whose beginning a unit that went in `turn` is back.
int returnTurn(int turn);

} // namespace umpire::desert
