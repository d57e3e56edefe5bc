#pragma once
/// Plays one command on a battle: internal to the plain model.

#include "model_facts.h"
#include "plain_dice.h"

namespace umpire::plain {

enum class Kind { shooting, chargeResponse, melee, crash };

/// One line of a check that counts.
struct Line {
    std::string id;
    int value = 0;
};
using Lines = std::vector<Line>;

/// What a morale check is about, beyond the tester.
struct Test {
    Kind kind = Kind::shooting;
    Facts facts;
    int carSum = 0;          ///< L: the numbers of an armoured car's jam dice
    std::string planeAttack; ///< J: `bombing` or `strafing`
    bool distracted = false; ///< J: drive-off 5-6, no minus modifiers
};

class Resolver {
  public:
    Resolver(State& state, Dice& dice);
    /// The result without `ok`; throws Refusal, and the state is then of no use.
    json run(const json& command);

  private:
    struct Fighter {
        Unit& unit;
        Test test;
        int total = 0;
    };

    // Commands.
    void shoot(const json& command);
    void check(const json& command);
    void charge(const json& command);
    void melee(const json& command);
    void automaticLoss(const json& command);
    void dogfight(const json& command);
    void crashSite(const json& command);
    void reform(const json& command);
    void adjust(const json& command);
    void nextPhase();
    void endTurn();

    // Checks.
    void morale(const json& command);
    void chargeResponse(const json& command);
    void crash(const json& command);
    void knackered(const json& command);
    void officerCasualty(const json& command);
    void offRoad(const json& command);
    void repair(const json& command);
    void tankMove(const json& command);
    void airSupport(const json& command);
    void initiative();

    // Morale.
    Lines moraleLines(const Unit& unit, const Test& test) const;
    void addCommandLines(Lines& lines, const Unit& unit, const Test& test) const;
    void addStateLines(Lines& lines, const Unit& unit, const Test& test) const;
    void addFireLines(Lines& lines, const Unit& unit, const Test& test) const;
    void addPositionLines(Lines& lines, const Unit& unit, const Test& test) const;
    void dropLines(Lines& lines, const Test& test) const;
    std::vector<std::string> weapons(const Test& test) const;
    bool weakFirer(const Unit& tester, const Test& test) const;
    std::optional<int> firersStrength(const Test& test) const;
    int strengthOf(const Unit& unit) const;
    int rollMorale(const std::string& check, Unit& unit, const Test& test);
    void applyMorale(Unit& unit, int total, const Test& test);
    void sendBack(Unit& unit);
    void applyToRouter(Unit& unit, int total, const Test& test);
    void giveGround(Unit& unit, int total);
    void holdGround(Unit& unit, int total, const Facts& facts);
    void routLoss(Unit& unit, const Test& test);
    bool lossless(const Test& test) const;
    void loseElement(Unit& unit, const std::string& goneAs);
    void go(Unit& unit, const std::string& goneAs);
    void refuseNoMorale(const Unit& unit, const std::string& check) const;

    // Fire.
    bool armouredCarFire(Unit& car, int jamDice, Test& test);
    bool driveOff(Unit& plane, const Unit& target, Test& test);
    void fireAtArmour(Unit& firer, Unit& target);
    int hitDice(const Unit& firer) const;
    void damage(Unit& firer, Unit& target);
    void markFirers(const std::vector<std::string>& firers, int total);
    void best(Unit& unit) const;

    // Charges and melees.
    void respondToCharge(Unit& target, Test test, const std::string& charger);
    void endCharges();
    bool chargeIsOver(const Unit& charger) const;
    Fighter readFighter(const json& command, const std::string& key);
    void resolveMelee(Fighter& a, Fighter& b);
    void oneGivesGround(Fighter& loser, Fighter& winner);
    void bothStand(Fighter& a, Fighter& b);
    void applyMelee(Fighter& fighter);
    void holdMelee(Fighter& fighter);
    void loseInMelee(Fighter& fighter);
    void endRound(Fighter& a, Fighter& b, bool goesOn);
    void setMeleeResult(const std::string& result, const json& by);

    // Turn.
    void startHalfTurn();
    void endHalfTurn();
    void routingLosses();
    void chargesMove();
    void planesArrive();
    void planesLeave();
    void freshMarksAge();
    void endMarks(Unit& unit);

    // Planes.
    std::vector<std::string> planesOf(const std::string& side) const;
    std::vector<std::string> planesOnTable(const std::string& side) const;
    void makePlanes(const std::string& side, std::size_t number);
    void removePlanes(const std::vector<std::string>& planes, const std::vector<std::string>& stay,
                      std::size_t number);

    // Knackered.
    int knackeredCount(const std::string& formation) const;
    int formationStart(const std::string& formation) const;
    int spittingShare(const Unit& unit) const;
    std::string composition(const Formation& formation) const;
    void refuseSurrenders(const std::vector<std::string>& units, const std::string& formation) const;

    // Adjust.
    void adjustTurn(const std::string& field, const json& value);
    void adjustUnit(Unit& unit, const json& set);

    // Reading and reporting.
    Unit& liveUnit(const json& command, const std::string& key);
    void refuseRoutingCheck(const Unit& unit) const;
    json& addStep(const std::string& check, const std::string& subject, const json& dice,
                  const std::string& outcome, const Lines& lines = {});

    State& m_state;
    Dice& m_dice;
    json m_steps = json::array();
    json m_melee;
};

std::string moraleOutcome(int total);
/// Does the unit stand on 8 or more instead of charging?
bool stands(const Unit& unit, const Facts& facts);
/// The elements now of the formation's units that are spitting.
int spittingElements(const State& state, const std::string& formation);

} // namespace umpire::plain
