#include "desert_action.h"

#include <algorithm>
#include <numeric>

namespace umpire::desert {

namespace {

Fighter fighterOf(const TurnAction& deed, const Unit& unit, const Stance& stance) {
    Fighter fighter;
    fighter.skill = skillOf(unit.kind, Skill::melee, unit.fighting.value(), deed.field.rulings);
    fighter.fromBehind = stance.fromBehind;
    fighter.onLadder = stance.onLadder;
    fighter.onRope = stance.onRope;
    fighter.wound = stance.wound;
    return fighter;
}

Lines linesOf(const TurnAction& deed, const Unit& unit, const Stance& stance) {
    Lines lines;
    addLine(lines, "rating", worthOf(unit.fighting.value(), Skill::melee));
    addLine(lines, "from-behind", stance.fromBehind ? -2 : 0);
    addLine(lines, "on-ladder", stance.onLadder ? -4 : 0);
    addLine(lines, "on-rope", stance.onRope ? -1 : 0);
    addLine(lines, "light-wound", stance.wound == Wound::light ? -1 : 0);
    addLine(lines, "serious-wound", stance.wound == Wound::serious ? -2 : 0);
    if (deed.field.rulings.qualityBonus == QualityBonus::onEveryRoll)
        addLine(lines, bonusNameOf(unit.kind), bonusOf(unit.kind, Skill::melee));
    return lines;
}

Roll throwOf(const TurnAction& deed, const Unit& unit, const Stance& stance, int count) {
    Roll roll;
    roll.check = "melee";
    roll.subject = unit.id;
    roll.dice = deed.dice.roll(count, 6);
    roll.lines = linesOf(deed, unit, stance);
    roll.total =
        std::accumulate(roll.dice.begin(), roll.dice.end(), meleeModifier(fighterOf(deed, unit, stance)));
    return roll;
}

void takeMarker(Unit& unit, const Stance& stance) {
    if (stance.wound == Wound::serious)
        unit.serious = std::max(0, unit.serious - 1);
    else if (stance.wound == Wound::light && unit.lightOld > 0)
        --unit.lightOld;
    else if (stance.wound == Wound::light)
        unit.lightNew = std::max(0, unit.lightNew - 1);
}

void die(const TurnAction& deed, Unit& unit, const Stance& stance) {
    takeMarker(unit, stance);
    unit.leader = unit.leader && !stance.isLeader;
    lose(deed.field, unit, 1);
}

/// One fight of several on one figure.
class Fight {
  public:
    explicit Fight(const TurnAction& deed) : m_deed(deed), m_own(deed.self()), m_enemy(deed.other()) {}

    void play() {
        rateFighting(m_deed, m_own);
        rateFighting(m_deed, m_enemy);
        m_own.inMelee = false;
        m_enemy.inMelee = false;
        for (int i = 1; i <= m_deed.order.attackers && !m_killed && m_own.figures() > 0; ++i)
            attack(i);
        reportEnd();
        if (m_killed) { // nobody is locked with a dead man
            m_own.inMelee = false;
            m_enemy.inMelee = false;
        }
    }

  private:
    void attack(int number) {
        const bool stands = number > 1 && m_deed.field.rulings.defender == Defender::rollStands;
        const Roll his = m_deed.report(throwOf(m_deed, m_own, m_deed.order.own, attackerDice(number)));
        Roll theirs = throwOf(m_deed, m_enemy, m_deed.order.enemy, stands ? 0 : 2);
        theirs.total = stands ? m_stand : theirs.total.value();
        m_stand = m_deed.report(theirs).total.value();
        m_duel = duelOf(his.total.value(), m_stand);
        end(m_duel);
    }

    /// Who is down after the last throw: the defender 1, the attacker -1, nobody 0.
    void reportEnd() const {
        static const std::map<Duel, std::pair<int, const char*>> ends = {
            {Duel::attackerDies, {-1, "attacker-dies"}},
            {Duel::locked, {0, "locked"}},
            {Duel::defenderDies, {1, "defender-dies"}}};
        const auto& [total, outcome] = ends.at(m_duel);
        m_deed.report({"melee-end", m_own.id, {}, {}, total, outcome});
    }

    void end(Duel duel) {
        if (duel == Duel::locked) {
            m_own.inMelee = true;
            m_enemy.inMelee = true;
        } else if (duel == Duel::defenderDies) {
            m_killed = true;
            die(m_deed, m_enemy, m_deed.order.enemy);
        } else {
            die(m_deed, m_own, m_deed.order.own);
        }
    }

    const TurnAction& m_deed;
    Unit& m_own;
    Unit& m_enemy;
    bool m_killed = false;
    Duel m_duel = Duel::locked;
    int m_stand = 0;
};

} // namespace

void melee(const TurnAction& deed) {
    Fight(deed).play();
}

} // namespace umpire::desert
