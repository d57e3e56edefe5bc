#include "umpire/battle/balance.h"
#include "../../checks/setting.h"
#include "../../program/interpreter.h"
#include "../commands/stated_facts.h"
#include "../moments.h"
#include "outcome_search.h"
#include "umpire/base/speech.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/resolution.h"

#include <algorithm>
#include <deque>
#include <unordered_map>

namespace umpire {

/// Gives no dice: whoever asks for one goes further than is looked at.
class NoDice : public DiceSource {
  public:
    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override;
};

/// The check of an example of the balance, as one unit after the other would take it now. Nothing is carried
/// out for it: the chances are those of its roll.
class FirstRoll {
  public:
    FirstRoll(const RulePack& rules, const GameModule* module, const Battle& battle,
              const Balance::Example& example);

    /// The chance that a unit holds; nothing when the rules refuse it the check, as to one that is gone.
    std::optional<double> holds(Symbol unit);

    /// How many commands were decided for that.
    int decisions() const { return m_decisions; }

  private:
    /// Where a command would be more than the roll: checks of the game's own, and those that others follow.
    std::optional<double> byItsWays(const Id& unit);
    void prepare();
    double chanceOf(const DiceToThrow& dice, const Scope& before);
    double holding(const Distribution& roll) const;

    /// All that makes what a plain roll comes to.
    struct Made {
        const Die* die = nullptr;
        int dice = 0;
        std::int64_t modifiers = 0;
        std::int64_t threshold = 0;
        const BandTable* table = nullptr;

        bool operator==(const Made&) const = default;
    };

    const RulePack& m_rules;
    const GameModule* m_module;
    const Battle& m_battle;
    const Balance::Example& m_example;
    NoDice m_dice;
    Resolution m_resolution;
    RollRequest m_request;
    Somebody m_check;                               ///< its name
    std::optional<FactSlots> m_slots;               ///< of its facts, which stay as they are
    std::vector<std::pair<Made, double>> m_chances; ///< what was worked out: units differ in little
    bool m_refused = false;
    bool m_byItsWays = false;
    int m_decisions = 0;
};

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
        const OutcomeSearch ways = searchOutcomes(command, m_rules, m_battle, m_module, {.words = false});
        m_decisions += ways.decisions;
        const auto own = std::find_if(ways.rolls.begin(), ways.rolls.end(), [&](const PossibleRoll& roll) {
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

namespace {

using Chances = std::vector<std::optional<double>>;

constexpr std::size_t noWord = static_cast<std::size_t>(-1);

/// What one unit brings to every row it belongs to.
struct Brought {
    std::vector<std::int64_t> measures;
    std::int64_t strength = 0;
    std::size_t word = noWord; ///< place of its word of the mix
    Chances holds;
};

/// What the units of a row have brought so far.
struct Sums {
    std::vector<std::int64_t> mix;                ///< for each word
    std::vector<std::pair<double, double>> holds; ///< for each example: weighed chances, and weights
};

class SheetMaker {
  public:
    SheetMaker(const RulePack& rules, const GameModule* module, const Battle& battle)
        : m_rules(rules), m_battle(battle), m_balance(rules.balance), m_mix(rules.balance.mix),
          m_words(wordsOfMix()) {
        for (const Balance::Example& example : m_balance.examples) {
            m_examples.emplace_back(rules, module, battle, example);
        }
    }

    BalanceReading make() {
        for (const Subject* side : m_battle.all(SubjectKind::Side)) {
            addTree(*side, 0);
        }
        for (const Subject* unit : m_battle.all(SubjectKind::Unit)) {
            const Brought brought = broughtBy(*unit);
            bring(*unit, brought);
            m_sheet.units.push_back({unit->id, brought.strength, brought.holds});
        }
        for (std::size_t i = 0; i < m_sheet.rows.size(); ++i) {
            finish(m_sheet.rows[i], m_sums[i]);
        }
        for (const FirstRoll& example : m_examples) {
            m_sheet.decisions += example.decisions();
        }
        return std::move(m_sheet);
    }

  private:
    Scope about(Somebody subject) const { return {m_rules, m_battle, subject}; }

    std::vector<std::string> wordsOfMix() const {
        const Attribute* attribute = m_rules.attribute(SubjectKind::Unit, m_balance.mix);
        const Vocabulary* words = attribute ? m_rules.vocabulary(attribute->type.vocabulary) : nullptr;
        return words ? words->ids() : std::vector<std::string>{};
    }

    Brought broughtBy(const Subject& unit) {
        Brought brought;
        const Scope scope = about(unit.symbol);
        const Setting setting(scope);
        for (const Balance::Measure& measure : m_balance.measures) {
            brought.measures.push_back(setting.value(measure.value).number());
            if (measure.id == m_balance.strength) {
                brought.strength = std::max<std::int64_t>(0, brought.measures.back());
            }
        }
        if (!m_balance.mix.empty()) {
            const Value word = program::attributeByName(setting.frame().selfSubject, m_mix, setting.frame());
            const auto place = std::find(m_words.begin(), m_words.end(), word.text());
            brought.word =
                place == m_words.end() ? noWord : static_cast<std::size_t>(place - m_words.begin());
        }
        for (std::size_t i = 0; i < m_examples.size(); ++i) {
            const auto& when = m_balance.examples[i].when;
            const bool takes = !when || setting.value(*when).flag();
            brought.holds.push_back(takes ? m_examples[i].holds(unit.symbol) : std::nullopt);
        }
        return brought;
    }

    void addTree(const Subject& subject, int depth) {
        m_rows.emplace(&subject, m_sheet.rows.size());
        BalanceReading::Row& row = m_sheet.rows.emplace_back();
        row.subject = subject.id;
        row.depth = depth;
        row.measures.resize(m_balance.measures.size());
        m_sums.push_back({std::vector<std::int64_t>(m_words.size()),
                          std::vector<std::pair<double, double>>(m_balance.examples.size())});
        for (const Id& formation : m_battle.formationsOf(subject)) {
            addTree(*m_battle.find(formation), depth + 1);
        }
    }

    /// To every row above it. The units come in file order, as their chances are added up.
    void bring(const Subject& unit, const Brought& brought) {
        for (const Subject* above = m_battle.find(unit.parentSymbol); above;
             above = m_battle.find(above->parentSymbol)) {
            const auto row = m_rows.find(above);
            if (row == m_rows.end()) {
                return;
            }
            bring(brought, m_sheet.rows[row->second], m_sums[row->second]);
        }
    }

    static void bring(const Brought& brought, BalanceReading::Row& row, Sums& sums) {
        row.strength += brought.strength;
        for (std::size_t i = 0; i < row.measures.size(); ++i) {
            row.measures[i] += brought.measures[i];
        }
        if (brought.word != noWord) {
            sums.mix[brought.word] += brought.strength;
        }
        for (std::size_t i = 0; i < sums.holds.size(); ++i) {
            const auto strength = static_cast<double>(brought.strength);
            sums.holds[i].first += brought.holds[i] ? strength * *brought.holds[i] : 0;
            sums.holds[i].second += brought.holds[i] ? strength : 0;
        }
    }

    void finish(BalanceReading::Row& row, const Sums& sums) const {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (sums.mix[i] > 0) {
                row.mix.push_back({m_words[i], sums.mix[i],
                                   static_cast<double>(sums.mix[i]) / static_cast<double>(row.strength)});
            }
        }
        for (const auto& [sum, weight] : sums.holds) {
            row.holds.push_back(weight > 0 ? std::optional(sum / weight) : std::nullopt);
        }
        if (m_battle.find(row.subject)->kind == SubjectKind::Formation) {
            addWear(row);
        }
    }

    void addWear(BalanceReading::Row& row) const {
        const Scope scope = about(row.subject);
        const auto& rehearsal = m_balance.rehearsal;
        row.tires = rehearsal && umpire::holds(rehearsal->when, scope);
        if (!row.tires) {
            return;
        }
        row.column = attributeValue(row.subject, rehearsal->column, scope).text();
        const Attribute& counts = *m_rules.attribute(SubjectKind::Formation, rehearsal->counts);
        const std::int64_t now = attributeValue(row.subject, counts.id, scope).number();
        const std::int64_t whole = attributeValue(row.subject, counts.shareOf, scope).number();
        for (const ShareMark& mark : whole > 0 ? counts.marks : std::vector<ShareMark>{}) {
            row.marks.push_back(
                {mark.percent, mark.above, std::max<std::int64_t>(0, mark.reachedAt(whole) - now)});
        }
    }

    const RulePack& m_rules;
    const Battle& m_battle;
    const Balance& m_balance;
    Symbol m_mix;                     ///< the units' attribute by whose words their strength is broken down
    std::vector<std::string> m_words; ///< of the mix
    std::deque<FirstRoll> m_examples;
    std::unordered_map<const Subject*, std::size_t> m_rows;
    std::vector<Sums> m_sums; ///< of each row
    BalanceReading m_sheet;
};

} // namespace

BalanceReading balanceOf(const RulePack& rules, const GameModule* module, const Battle& battle) {
    return SheetMaker(rules, module, battle).make();
}

} // namespace umpire
