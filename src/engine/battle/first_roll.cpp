#include "first_roll.h"

#include "moments.h"
#include "stated_facts.h"
#include "umpire/base/speech.h"
#include "umpire/battle/decide.h"
#include "ways.h"

#include <algorithm>

namespace umpire {

std::vector<Face> NoDice::roll(const Die&, int, const std::string&) {
    throw BadDice(say("dice", "so many dice can fall in more ways than are worked out"));
}

FirstRoll::FirstRoll(const RulePack& rules, const GameModule* module, const Battle& battle,
                     const Balance::Example& example)
    : m_rules(rules), m_module(module), m_battle(battle), m_example(example),
      m_resolution(rules, battle, m_dice), m_check(example.check) {
    const Check* check = rules.check(example.check);
    m_byItsWays = (module && module->checks.contains(example.check)) || (check && !check->then.empty());
    m_refused = !check || !check->direct || check->subject != SubjectKind::Unit ||
                check->form == Check::Form::Stated || battle.all(SubjectKind::Side).empty();
    m_request.check = check;
    if (!m_byItsWays && !m_refused) {
        prepare();
    }
}

/// Once for all units: the battle begins if it has not, and the facts are read.
void FirstRoll::prepare() {
    const EvaluationWatch watch;
    try {
        m_resolution.sayNothing();
        beginBattleOnce(m_resolution, m_module);
        m_request.facts = readFacts({{"facts", m_example.facts}}, {m_example.check}, m_resolution);
        refuseWhatAsksTooMuch(watch);
        m_slots.emplace(m_rules, m_request.facts);
    } catch (const Refused&) {
        m_refused = true;
    }
}

std::optional<double> FirstRoll::holds(Symbol unit) {
    if (m_byItsWays) {
        return byItsWays(unit.text());
    }
    if (m_refused) {
        return std::nullopt;
    }
    const EvaluationWatch watch;
    m_request.subject = unit.text();
    try {
        const DiceToThrow dice = m_resolution.diceFor(m_request);
        Known known;
        Scope before{m_rules, m_resolution.battle(), unit, {}, &m_request.facts};
        before.check = m_check;
        before.known = &known;
        before.slots = m_slots->data();
        const double chance = chanceOf(dice, before);
        refuseWhatAsksTooMuch(watch);
        return chance;
    } catch (const Refused&) {
        return std::nullopt;
    } catch (const BadDice&) {
        return std::nullopt;
    }
}

double FirstRoll::chanceOf(const DiceToThrow& dice, const Scope& before) {
    const Check& check = *m_request.check;
    const std::int64_t modifiers = modifiersOf(check, before);
    m_resolution.needCells();
    if (!check.asked.plainly) {
        return holding(distributionOf(check, dice, modifiers, before));
    }
    const Made made{&dice.die, dice.open, modifiers,
                    check.threshold ? evaluate(*check.threshold, before).number() : 0,
                    dice.table ? dice.table : tableOf(check, before)};
    const auto known = std::find_if(m_chances.begin(), m_chances.end(),
                                    [&made](const auto& each) { return each.first == made; });
    return known != m_chances.end()
               ? known->second
               : m_chances.emplace_back(made, holding(distributionOf(check, dice, modifiers, before))).second;
}

double FirstRoll::holding(const Distribution& roll) const {
    double sum = 0;
    for (const Id& outcome : m_example.holding) {
        const auto found = std::find_if(roll.outcomes.begin(), roll.outcomes.end(),
                                        [&outcome](const auto& each) { return each.first == outcome; });
        sum += found == roll.outcomes.end() ? 0 : Natural::ratio(found->second, roll.all);
    }
    return sum;
}

std::optional<double> FirstRoll::byItsWays(const Id& unit) {
    Json command = checkCommand(m_rules, m_example.check, unit);
    command["facts"] = m_example.facts;
    try {
        const Ways ways = waysOf(command, m_rules, m_battle, m_module, {.words = false});
        m_decisions += ways.decisions;
        const auto own = std::find_if(ways.rolls.begin(), ways.rolls.end(), [&](const RollAhead& roll) {
            return roll.odds.check == m_example.check && roll.odds.subject == unit;
        });
        double sum = 0;
        for (const Id& outcome : own == ways.rolls.end() ? std::vector<Id>{} : m_example.holding) {
            sum += own->odds.of(outcome);
        }
        return own == ways.rolls.end() ? std::nullopt : std::optional(sum);
    } catch (const Refused&) {
        return std::nullopt;
    }
}

} // namespace umpire
