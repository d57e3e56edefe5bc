#pragma once
/// The arithmetic of Morschauser's rules: no battle, no randomness, only what is given.
///
/// Where the rules and their rulings leave a point open, this model reads it so:
///  M1  A unit both Shaken and beyond its leader's radius moves at half speed, not at a quarter.
///  M2  Half speed and the road multiply: 5 boxes, halved, by road are 3 3/4; nothing is rounded, a move
///      fits when its cost is not above that.
///  M3  "To the rear" concerns Shaken only; a unit beyond the radius is halved whatever its way.
///  M4  A leader is never beyond his own radius. Where no distance is given, nothing is halved for it.
///  M5  Any number of woods, walls and buildings cost a shot one -1; any number of hill, stream, woods and
///      buildings cost a melee one -1. Only the attacker has the latter.
///  M6  Artillery fires grape wherever grape reaches (within 4 boxes), else shot.
///  M7  A shot that no face can make a hit is a shot all the same, and misses.
///  M8  Mark 1 has no cover and no Shaken: neither changes a die or a value there.
///  M9  Whoever suffers more hits loses the melee. Whether hits beyond a unit's last one count is no
///  question:
///      who is removed has never scored more than it suffered.

#include "morschauser_tables.h"

#include <optional>

namespace umpire::morschauser {

/// The umpire's choices for a battle; false is the default of each.
struct Rulings {
    bool sixAsPrinted = false; ///< Mark 1's rally says 3, 4, 5, 8: a 6 then regains nothing
    bool shakenTwice = false;  ///< Shaken costs -2 instead of -1, for shooting and for melee

    bool operator==(const Rulings&) const = default;
};

// Moving

struct March {
    bool shaken = false;
    bool toRear = false;
    bool allRoad = false;
    std::optional<int> leaderHalfBoxes; ///< distance to its own leader
};

/// Turns are counted in the mark's own steps: see `turnsOf`.
struct Path {
    int straight = 0;
    int diagonal = 0;
    int turns = 0;
};

/// In quarter boxes; a quarter of a box is 0.75 inches.
int allowanceQuarterBoxes(Mark mark, Type type, const March& march);

/// Steps of one turn on the spot: of up to 90 degrees in Mark 1, of 45 degrees in Mark 2.
int turnsOf(Mark mark, int degrees);

int costHalfBoxes(Mark mark, const Path& path);
bool fits(int costHalfBoxes, int allowanceQuarterBoxes);
bool withinRadius(Mark mark, int leaderHalfBoxes);

// Shooting

struct Aim {
    int rangeHalfBoxes = 2;
    bool inStream = false; ///< the shooter stands in a stream or ford
    bool intoWoods = false;
    bool behindWall = false;
    bool inBuilding = false;
};

/// The line of the table that reaches so far; nothing for who never shoots or is out of range.
std::optional<Shooting> shootingAt(Mark mark, Type type, int rangeHalfBoxes);

/// 0 or less, added to the die.
int shotModifier(Mark mark, const Aim& aim, bool shaken, const Rulings& rulings);

/// The lowest face that hits; 7 and more: none does. Nothing where no shot is possible.
std::optional<int> neededFace(Mark mark, Type type, const Aim& aim, bool shaken, const Rulings& rulings);

// Melee

/// What stands against an attacker; it never concerns the defender's value.
struct Ground {
    bool uphill = false;
    bool fromStream = false;
    bool intoWoods = false;
    bool intoBuilding = false;
};

int attackerValue(Mark mark, Type type, bool front, const Ground& ground, bool shaken,
                  const Rulings& rulings);
int defenderValue(Mark mark, Type type, bool front, bool shaken, const Rulings& rulings);

/// How many dice show the value or less.
int meleeHits(const std::vector<int>& dice, int value);

// Rallying and leaders

enum class Quality { poor, average, superior };

/// Hits that a die regains, before the cap; quality counts in Mark 2 only.
int rallyGain(Mark mark, Quality quality, int die, const Rulings& rulings);

/// `leadership` of the army is -1, 0 or 1; the changed die is held within 1 to 6.
Quality qualityOf(int die, int leadership);

// Morale

/// Half or more of the units removed; leaders count nowhere. Never in Mark 1.
bool commandShaken(Mark mark, int originalUnits, int removedUnits);

inline constexpr int fallBackBoxes = 2;
inline constexpr int retreatBoxes = 4;
inline constexpr int fireHitsToFallBack = 2;
inline constexpr int guardHits = 2;

std::string nameOf(Quality quality);

} // namespace umpire::morschauser
