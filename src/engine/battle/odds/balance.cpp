#include "umpire/battle/balance.h"

#include "../../checks/setting.h"
#include "outcome_search.h"
#include "trial_dice.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/hidden_total.h"
#include "umpire/battle/resolution.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace umpire {

namespace {

/// The chances of a unit in an example.
struct Chances {
    double holds = 0;
    std::optional<double> loses = {}; ///< of a contest
};

/// The chance that a unit holds in an example, were its check taken now; nothing when the rules refuse it the
/// check, as to one that is gone.
std::optional<Chances> chanceToHold(const RulePack& rules, const GameModule* module, const Battle& battle,
                                    const Balance::Example& example, const Id& unit) {
    Json command = checkCommand(rules, example.check, unit);
    command["facts"] = example.facts;
    try {
        const OutcomeSearch found = searchOutcomes(command, rules, battle, module, {.words = false});
        const auto own = std::ranges::find_if(found.rolls, [&](const PossibleRoll& roll) {
            return roll.odds.check == example.check && roll.odds.subject == unit;
        });
        if (own == found.rolls.end()) {
            return std::nullopt;
        }
        Chances chances;
        for (const Id& outcome : example.holding) {
            chances.holds += own->odds.of(outcome);
        }
        return chances;
    } catch (const Refused&) {
        return std::nullopt;
    }
}

/// Looks at both rolls of a contest before the first is thrown.
class ContestAhead : public DiceSource {
  public:
    struct Seen {};

    void look(const Resolution& resolution) { m_resolution = &resolution; }
    std::vector<Face> roll(const Die&, int, const std::string&) override {
        m_results = contestResults(*m_resolution, *m_resolution->atHand()->both);
        throw Seen{};
    }
    std::vector<Face> rollAll(const DiceThrow& dice, const std::string& purpose) override {
        return roll(*dice.sets.front().die, 0, purpose);
    }
    const std::vector<std::pair<ContestResult, Natural>>& results() const { return m_results; }

  private:
    const Resolution* m_resolution = nullptr;
    std::vector<std::pair<ContestResult, Natural>> m_results;
};

Facts statedFacts(const Json& stated) {
    Facts facts;
    for (const auto& [id, value] : stated.items()) {
        facts[id] = toValue(value).value_or(Value());
    }
    return facts;
}

/// Its chances against one enemy, were both to roll now. What is the enemy's is the other way round.
std::optional<Chances> chancesAgainst(const RulePack& rules, const Battle& battle,
                                      const Balance::Example& example, const Id& unit, const Id& enemy) {
    const Contest& contest = *rules.contest(example.contest);
    const RollRequest own{rules.check(contest.check), unit, enemy, statedFacts(example.facts), {}};
    const RollRequest enemys{
        rules.check(contest.enemyCheck), enemy, unit, statedFacts(example.enemyFacts), {}};
    ContestAhead dice;
    Resolution resolution(rules, battle, dice);
    dice.look(resolution);
    try {
        resolution.contest(contest, own, enemys);
    } catch (const ContestAhead::Seen&) {
        Natural all = 0;
        Natural won = 0;
        Natural lost = 0;
        for (const auto& [result, ways] : dice.results()) {
            const bool reversed = result.by == enemy;
            all += ways;
            won += listed(reversed ? example.yielding : example.holding, result.result) ? ways : Natural(0);
            lost += listed(reversed ? example.holding : example.yielding, result.result) ? ways : Natural(0);
        }
        return Chances{ratioOf(won, all), ratioOf(lost, all)};
    } catch (const Refused&) {
        // One of them cannot fight so, or its dice can fall in too many ways.
    }
    return std::nullopt;
}

constexpr std::size_t noWord = static_cast<std::size_t>(-1);

/// What one unit brings to every row it belongs to.
struct Brought {
    std::vector<std::int64_t> measures;
    std::int64_t strength = 0;
    std::size_t word = noWord;                   ///< place of its word of the mix
    std::vector<std::optional<Chances>> chances; ///< in each example
};

/// What the units of a row have brought so far.
struct Sums {
    std::vector<std::int64_t> mix;                ///< for each word
    std::vector<std::pair<double, double>> holds; ///< for each example: weighed chances, and weights
    std::vector<std::pair<double, double>> loses;
};

/// Adds a chance with the weight of who has it.
void addWeighed(std::pair<double, double>& sum, const std::optional<double>& chance, std::int64_t strength) {
    if (chance) {
        sum.first += static_cast<double>(strength) * *chance;
        sum.second += static_cast<double>(strength);
    }
}

std::optional<double> meanOf(const std::pair<double, double>& sum) {
    return sum.second > 0 ? std::optional(sum.first / sum.second) : std::nullopt;
}

class SheetMaker {
  public:
    SheetMaker(const RulePack& rules, const GameModule* module, const Battle& battle)
        : m_rules(rules), m_module(module), m_battle(battle), m_balance(rules.balance),
          m_mix(rules.balance.mix), m_words(wordsOfMix()) {}

    BalanceReading make() {
        for (const Subject* side : m_battle.all(SubjectKind::Side)) {
            addTree(*side, 0);
        }
        for (const Subject* unit : m_battle.all(SubjectKind::Unit)) {
            const Brought brought = broughtBy(*unit);
            bring(*unit, brought);
            BalanceReading::UnitRow& row = m_sheet.units.emplace_back();
            row = {unit->id, brought.strength, {}, {}};
            for (const std::optional<Chances>& each : brought.chances) {
                row.holds.push_back(each ? std::optional(each->holds) : std::nullopt);
                row.loses.push_back(each ? each->loses : std::nullopt);
            }
        }
        for (std::size_t i = 0; i < m_sheet.rows.size(); ++i) {
            finish(m_sheet.rows[i], m_sums[i]);
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
            const auto place = std::ranges::find(m_words, word.text());
            brought.word =
                place == m_words.end() ? noWord : static_cast<std::size_t>(place - m_words.begin());
        }
        for (std::size_t i = 0; i < m_balance.examples.size(); ++i) {
            const auto& when = m_balance.examples[i].when;
            const bool takes = !when || setting.value(*when).flag();
            brought.chances.push_back(takes ? chancesIn(m_balance.examples[i], unit) : std::nullopt);
        }
        return brought;
    }

    std::optional<Chances> chancesIn(const Balance::Example& example, const Subject& unit) {
        return example.contest.empty() ? chanceToHold(m_rules, m_module, m_battle, example, unit.id)
                                       : chancesInContest(example, unit);
    }

    /// Against all enemies that it may meet, weighed by their strength.
    std::optional<Chances> chancesInContest(const Balance::Example& example, const Subject& unit) {
        std::pair<double, double> wins;
        std::pair<double, double> loses;
        for (const Subject* enemy : m_battle.all(SubjectKind::Unit)) {
            const std::int64_t strength = enemy->side == unit.side ? 0 : strengthOf(*enemy);
            const Scope scope{m_rules, m_battle, unit.symbol, enemy->symbol};
            const auto chances = strength > 0 && umpire::holds(example.enemy, scope)
                                     ? chancesAgainst(example, alike(unit), alike(*enemy))
                                     : std::nullopt;
            if (chances) {
                addWeighed(wins, chances->holds, strength);
                addWeighed(loses, chances->loses, strength);
            }
        }
        const std::optional<double> won = meanOf(wins);
        return won ? std::optional(Chances{*won, meanOf(loses)}) : std::nullopt;
    }

    /// The first unit of the same formation of which the same is known, and whom nobody names: both fight
    /// alike.
    const Subject& alike(const Subject& unit) {
        const auto [known, fresh] = m_alike.try_emplace(&unit, &unit);
        for (const Subject* each :
             fresh && !isNamed(unit) ? m_battle.all(SubjectKind::Unit) : std::vector<const Subject*>{}) {
            if (each->parentSymbol == unit.parentSymbol && each->values == unit.values && !isNamed(*each)) {
                return *(known->second = each);
            }
        }
        return *known->second;
    }

    /// By whatever attribute, of anybody.
    bool isNamed(const Subject& unit) const {
        return std::ranges::any_of(m_rules.attributes, [&](const Attribute& each) {
            if (each.derived || each.type.subject != SubjectKind::Unit) {
                return false;
            }
            if (each.type.kind == Type::Kind::Subject) {
                return !m_battle.holdersOf(each.of, each.id, Value(unit.id)).empty();
            }
            return each.type.kind == Type::Kind::Subjects && !m_battle.holdersOf(each.of, each.id).empty();
        });
    }

    std::optional<Chances> chancesAgainst(const Balance::Example& example, const Subject& unit,
                                          const Subject& enemy) {
        const auto [known, fresh] = m_fights.try_emplace({&example, &unit, &enemy});
        if (fresh) {
            known->second = umpire::chancesAgainst(m_rules, m_battle, example, unit.id, enemy.id);
        }
        return known->second;
    }

    std::int64_t strengthOf(const Subject& unit) const {
        const Balance::Measure* measure = strengthMeasure(m_rules);
        return measure ? evaluate(measure->value, about(unit.symbol)).number() : 0;
    }

    void addTree(const Subject& subject, int depth) {
        m_rows.emplace(&subject, m_sheet.rows.size());
        BalanceReading::Row& row = m_sheet.rows.emplace_back();
        row.subject = subject.id;
        row.depth = depth;
        row.measures.resize(m_balance.measures.size());
        m_sums.push_back({std::vector<std::int64_t>(m_words.size()),
                          std::vector<std::pair<double, double>>(m_balance.examples.size()),
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
            const std::optional<Chances>& chances = brought.chances[i];
            if (chances) {
                addWeighed(sums.holds[i], chances->holds, brought.strength);
                addWeighed(sums.loses[i], chances->loses, brought.strength);
            }
        }
    }

    void finish(BalanceReading::Row& row, const Sums& sums) const {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            if (sums.mix[i] > 0) {
                row.mix.push_back({m_words[i], sums.mix[i],
                                   static_cast<double>(sums.mix[i]) / static_cast<double>(row.strength)});
            }
        }
        for (std::size_t i = 0; i < sums.holds.size(); ++i) {
            row.holds.push_back(meanOf(sums.holds[i]));
            row.loses.push_back(meanOf(sums.loses[i]));
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
    const GameModule* m_module;
    const Battle& m_battle;
    const Balance& m_balance;
    Symbol m_mix;                     ///< the units' attribute by whose words their strength is broken down
    std::vector<std::string> m_words; ///< of the mix
    std::unordered_map<const Subject*, std::size_t> m_rows;
    std::vector<Sums> m_sums; ///< of each row
    std::unordered_map<const Subject*, const Subject*> m_alike;
    std::map<std::tuple<const Balance::Example*, const Subject*, const Subject*>, std::optional<Chances>>
        m_fights;
    BalanceReading m_sheet;
};

/// Units of no strength, such as single models, are none of the formation's losses.
bool mayLose(const RulePack& rules, const Battle& battle, const Subject& unit) {
    const Scope scope{rules, battle, unit.symbol};
    const Setting setting(scope);
    const Id& losses = rules.balance.rehearsal->losses;
    const Attribute& attribute = *rules.attribute(SubjectKind::Unit, losses);
    const Balance::Measure* strength = strengthMeasure(rules);
    return strength && setting.value(strength->value).number() > 0 &&
           (!attribute.most || unit.value(losses).number() < setting.value(*attribute.most).number());
}

/// Takes an element off the first unit of a formation that has one to lose; false when none has.
bool loseOne(const RulePack& rules, Battle& battle, const Id& formation) {
    const Id& losses = rules.balance.rehearsal->losses;
    std::vector<Symbol> units;
    battle.unitsOf(*battle.find(formation), units);
    for (const Symbol id : units) {
        const Subject& unit = *battle.find(id);
        if (mayLose(rules, battle, unit)) {
            const std::int64_t lost = unit.value(losses).number();
            battle.set(id, Symbol(losses), lost + 1);
            return true;
        }
    }
    return false;
}

/// A battle that may have come about, and how likely it is.
struct Branch {
    Battle battle;
    double chance = 1;
};
using Branches = std::vector<Branch>;

/// Branches that led to equal battles are merged, so that their number stays small.
void addBranch(Branches& branches, Battle battle, double chance) {
    for (Branch& branch : branches) {
        if (branch.battle == battle) {
            branch.chance += chance;
            return;
        }
    }
    branches.push_back({std::move(battle), chance});
}

/// Carries each test out on a copy of the battle, once for every way in which its dice can fall.
class Rehearser {
  public:
    Rehearser(const RulePack& rules, const GameModule* module, const Subject& formation)
        : m_rules(rules), m_module(module), m_formation(formation.id), m_plan(*rules.balance.rehearsal),
          m_counts(*rules.attribute(SubjectKind::Formation, m_plan.counts)),
          m_command(checkCommand(rules, m_plan.check, formation.id)) {}

    Rehearsal run(const Battle& battle, std::int64_t most) {
        Rehearsal rehearsal{m_formation, number(battle, m_counts.shareOf), states(), {}};
        Battle losing = battle;
        Branches tested{{battle, 1}};
        rehearsal.points.push_back(pointOf(rehearsal, losing, {{battle, 1}}, tested));
        for (std::int64_t n = 1; n <= most && loseOne(m_rules, losing, m_formation); ++n) {
            tested = loseAndTest(tested);
            rehearsal.points.push_back(pointOf(rehearsal, losing, test({losing, 1}), tested));
        }
        return rehearsal;
    }

  private:
    Scope about(const Battle& battle, const Id& subject) const { return {m_rules, battle, subject}; }

    std::int64_t number(const Battle& battle, const Id& attribute) const {
        return attributeValue(m_formation, attribute, about(battle, m_formation)).number();
    }

    std::vector<Id> states() const {
        const Attribute& state = *m_rules.attribute(SubjectKind::Formation, m_plan.state);
        const Vocabulary* words = m_rules.vocabulary(state.type.vocabulary);
        return words ? words->ids() : std::vector<Id>{};
    }

    Rehearsal::Point pointOf(const Rehearsal& rehearsal, const Battle& losing, const Branches& once,
                             const Branches& each) const {
        return {static_cast<std::int64_t>(rehearsal.points.size()), number(losing, m_counts.id),
                chances(rehearsal.states, once), chances(rehearsal.states, each)};
    }

    std::vector<double> chances(const std::vector<Id>& states, const Branches& branches) const {
        std::vector<double> result(states.size());
        for (const Branch& branch : branches) {
            const Id state = branch.battle.find(m_formation)->value(m_plan.state).text();
            const auto place = std::ranges::find(states, state);
            if (place != states.end()) {
                result[static_cast<std::size_t>(place - states.begin())] += branch.chance;
            }
        }
        return result;
    }

    Branches loseAndTest(const Branches& branches) {
        Branches after;
        for (Branch branch : branches) {
            loseOne(m_rules, branch.battle, m_formation);
            for (Branch& tested : test(branch)) {
                addBranch(after, std::move(tested.battle), tested.chance);
            }
        }
        return after;
    }

    bool testIsOwed(const Battle& battle) const {
        const std::int64_t whole = number(battle, m_counts.shareOf);
        return whole > 0 && number(battle, m_counts.id) >= m_counts.marks.front().reachedAt(whole);
    }

    /// What a battle becomes with every way the dice of the test can fall.
    Branches test(const Branch& branch) {
        if (!testIsOwed(branch.battle)) {
            return {branch};
        }
        constexpr int mostRuns = 50'000;
        Branches after;
        EnumeratedDice dice;
        int runs = 0;
        try {
            do {
                if (++runs > mostRuns) {
                    return {branch}; // as where more dice fall than can be worked out
                }
                Resolution resolution(m_rules, branch.battle, dice);
                resolution.sayNothing();
                try {
                    decide(m_command, resolution, m_module);
                } catch (const EnumeratedDice::Stop&) {
                    // The throw is repeated without end; what came before it counts.
                }
                addBranch(after, resolution.battle(), branch.chance * dice.probability());
            } while (dice.advance());
        } catch (const Refused&) {
            return {branch}; // as after a result that is final, or more dice than can be worked out
        }
        return after;
    }

    const RulePack& m_rules;
    const GameModule* m_module;
    Id m_formation;
    const Balance::Rehearsal& m_plan;
    const Attribute& m_counts;
    Json m_command;
};

} // namespace

BalanceReading balanceOf(const RulePack& rules, const GameModule* module, const Battle& battle) {
    return SheetMaker(rules, module, battle).make();
}

std::optional<Rehearsal> rehearse(const RulePack& rules, const GameModule* module, const Battle& battle,
                                  const Id& formation, std::int64_t most) {
    const Subject* subject = battle.find(formation);
    const Scope scope{rules, battle, formation};
    if (!rules.balance.rehearsal || !subject || subject->kind != SubjectKind::Formation ||
        !holds(rules.balance.rehearsal->when, scope)) {
        return std::nullopt;
    }
    return Rehearser(rules, module, *subject).run(battle, most);
}

} // namespace umpire
