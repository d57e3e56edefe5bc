#pragma once
/// The battle as the plain model keeps it: plain values, words as the contract spells them.

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace umpire::plain {

using nlohmann::json;

/// A command that is refused; nothing has changed then.
struct Refusal {
    std::string code;
    std::string message;
};

// OPEN: the contract does not name the phases; these are B's five words made kebab-case.
inline constexpr std::array<const char*, 5> phaseIds = {"charge-declarations", "normal-moves", "shooting",
                                                        "close-combat", "charge-moves"};
inline constexpr std::size_t movementPhase = 1;

struct Formation {
    std::string id;
    std::string side;
    std::string parent; ///< empty: it hangs under its side
    std::string composition = "auto";
    std::string state = "none";
};

struct Officer {
    std::string id;
    std::string kind;     ///< `officer` or `chieftain`
    std::string commands; ///< a formation or a side
    std::string side;
    bool lost = false;
    std::optional<int> returnsTurn;
};

struct Unit {
    std::string id;
    std::string formation;
    std::string side;
    std::string type;
    std::string nation;
    std::string quality;
    int start = 0;
    int lost = 0;
    int captured = 0;
    bool gun = false; ///< has (or had) an attached machine gun
    std::string state = "steady";
    std::string goneAs = "removed"; ///< 114: where the umpire's hand says no more
    std::string chargesAt;          ///< whom its declared charge stands against
    int chargedIn = -1;             ///< the half-turn in which it last declared a charge
    int sentBackIn = -1;            ///< the half-turn in which it last gave ground
    int bestedIn = -1;              ///< the half-turn in which its fire or melee last sent the enemy back
    bool unreformed = false;
    bool lastAttackTold = false;
    bool gunJammed = false;
    bool stunned = false;
    bool bogged = false;
    bool inMelee = false;
    bool mounted = false;
    /// Set during the half-turn that still runs: such a mark outlives that half-turn's end.
    bool freshStun = false;
    bool freshBog = false;
    bool freshSpittin = false;
    bool onTable = false;
    std::optional<int> arrivesTurn;
    std::optional<int> arrivedOn;

    int elements() const { return start - lost - captured; }
    bool gone() const { return state == "gone"; }
    bool routing() const { return state == "buggering-off"; }
    bool spitting() const { return state == "spittin-the-dummy"; }
    /// 114: one taken off by hand has lost what nobody counted.
    int lostInAll() const { return lost + (gone() ? elements() : 0); }
    /// N: the attached gun goes last but the command element.
    bool gunAlive() const { return gun && elements() >= 2; }
};

struct State {
    std::map<std::string, std::string> rulings;
    std::vector<std::string> sides;
    std::vector<Formation> formations;
    std::vector<Officer> officers;
    std::vector<Unit> units;
    int turn = 1;
    int halfTurn = 0; ///< half-turns played before this one
    std::size_t phase = 0;
    std::size_t first = 0;
    std::size_t active = 0;
    bool firstKnown = false;

    bool ruled(const std::string& name, const std::string& value) const;
    const std::string& activeSide() const { return sides[active]; }
    bool hasSide(const std::string& id) const;
    std::string parentOf(const std::string& id) const;
    const Formation* findFormation(const std::string& id) const;
    const Officer* findOfficer(const std::string& id) const;
    const Unit* findUnit(const std::string& id) const;
    Formation& formation(const std::string& id);
    Officer& officer(const std::string& id);
    Unit& unit(const std::string& id);
    /// The unit's formation, all above it and its side.
    std::vector<std::string> lineOf(const Unit& unit) const;
    /// Is an officer of that kind lost in the unit's line of command?
    bool lostInLine(const Unit& unit, const std::string& kind) const;
};

State readBattle(const json& battle);

bool oneOf(const std::string& word, std::initializer_list<const char*> words);
bool isArmour(const Unit& unit);    ///< armoured car or tank: hit dice, no morale from fire
bool isLoneScout(const Unit& unit); ///< sniper or observer
bool isPlane(const Unit& unit);
bool rides(const Unit& unit);
bool isArab(const Unit& unit);
bool countedInElements(const Unit& unit); ///< the types of `weak-firer`
bool countsForKnackered(const Unit& unit);
bool isVeteran(const Unit& unit);
bool isGreen(const Unit& unit); ///< Green or Militia

/// Fields of a command; a missing field or a wrong type is `bad-value`.
const json& requireField(const json& object, const std::string& key);
std::string requireText(const json& object, const std::string& key);

} // namespace umpire::plain
