#include "../../checks/setting.h"
#include "umpire/battle/balance.h"
#include "umpire/battle/decide.h"
#include "umpire/checks/scope.h"

#include <algorithm>
#include <map>
#include <memory>

namespace umpire {

/// The rehearsal of a formation whose check comes to a state by its outcome and the state before alone, and
/// does nothing else that losses or further checks depend on: then only states and losses are told apart, and
/// each outcome is carried out once for each state. Nothing where the pack does not see to that, or what is
/// carried out turns out to change more.
std::optional<Rehearsal> rehearsePlainly(const RulePack& rules, const GameModule* module,
                                         const Battle& battle, const Id& formation, std::int64_t most);

/// Takes an element off the first unit of a formation that has one to lose; false when none has.
bool loseOne(const RulePack& rules, Battle& battle, const Id& formation);

namespace {

/// Thrown where a test turns out to change more than the state.
struct NotPlain {};

/// How likely each state is, by its word.
using States = std::map<Id, double>;
using Need = Balance::Rehearsal::Need;

/// What is known after the present losses.
struct AfterLosses {
    std::int64_t counted = 0;
    std::optional<bool> allows = {};              ///< what looks at no state
    std::map<Id, States> tests = {};              ///< by the state before
    std::optional<Distribution> roll = {};        ///< hangs on no state
    std::unique_ptr<const DiceToThrow> dice = {}; ///< of that roll
    std::int64_t modifiers = 0;
    std::map<Id, std::vector<Face>> faces = {}; ///< that come to an outcome, by it
};

class PlainRehearser {
  public:
    PlainRehearser(const RulePack& rules, const GameModule* module, const Id& formation)
        : m_rules(rules), m_module(module), m_formation(formation), m_plan(*rules.balance.rehearsal),
          m_counts(*rules.attribute(SubjectKind::Formation, m_plan.counts)),
          m_command(checkCommand(rules, m_plan.check, formation)) {
        m_request.check = rules.check(m_plan.check);
        m_request.subject = formation;
    }

    Rehearsal run(const Battle& battle, std::int64_t most) {
        Battle losing = battle;
        Rehearsal rehearsal{m_formation, number(losing, m_counts.shareOf), words(), {}};
        const Id now = stateIn(losing);
        States each{{now, 1}};
        addPoint(rehearsal, number(losing, m_counts.id), {{now, 1}}, each);
        for (std::int64_t n = 1; n <= most && loseOne(m_rules, losing, m_formation); ++n) {
            m_after = {.counted = number(losing, m_counts.id)};
            const bool owed = testIsOwed(losing);
            each = owed ? tested(losing, each) : each;
            const States once{{now, 1}};
            addPoint(rehearsal, m_after.counted, owed ? tested(losing, once) : once, each);
        }
        rehearsal.decisions = m_decisions;
        return rehearsal;
    }

  private:
    std::int64_t number(const Battle& battle, const Id& attribute) const {
        return attributeValue(m_formation, attribute, Scope{m_rules, battle, m_formation}).number();
    }
    Id stateIn(const Battle& battle) const { return battle.find(m_formation)->value(m_plan.state).text(); }
    std::vector<Id> words() const {
        const Attribute& state = *m_rules.attribute(SubjectKind::Formation, m_plan.state);
        const Vocabulary* words = m_rules.vocabulary(state.type.vocabulary);
        return words ? words->ids() : std::vector<Id>{};
    }

    static void addPoint(Rehearsal& rehearsal, std::int64_t counted, const States& once, const States& each) {
        rehearsal.points.push_back({static_cast<std::int64_t>(rehearsal.points.size()), counted,
                                    chances(rehearsal.states, once), chances(rehearsal.states, each)});
    }
    static std::vector<double> chances(const std::vector<Id>& words, const States& states) {
        std::vector<double> result;
        for (const Id& word : words) {
            const auto state = states.find(word);
            result.push_back(state == states.end() ? 0 : state->second);
        }
        return result;
    }

    bool testIsOwed(const Battle& losing) const {
        const std::int64_t whole = number(losing, m_counts.shareOf);
        return whole > 0 && m_after.counted >= m_counts.marks.front().reachedAt(whole);
    }

    States tested(const Battle& losing, const States& states) {
        States after;
        for (const auto& [state, chance] : states) {
            for (const auto& [next, share] : test(losing, state)) {
                after[next] += chance * share;
            }
        }
        return after;
    }

    /// What a state becomes by a test after these losses, and how likely. A test that is refused, as after a
    /// result that is final, changes nothing.
    const States& test(const Battle& losing, const Id& state) {
        const auto [after, fresh] = m_after.tests.try_emplace(state);
        if (fresh) {
            after->second = isPossible(losing, state) ? testOnce(losing, state) : States{{state, 1}};
        }
        return after->second;
    }

    States testOnce(const Battle& losing, const Id& state) {
        // The dice hang on no state: those of one are those of all.
        if (!m_after.roll) {
            m_after.roll = rollIn(losing);
        }
        States after;
        for (const auto& [outcome, ways] : m_after.roll->outcomes) {
            after[stateAfter(losing, state, outcome)] += Natural::ratio(ways, m_after.roll->all);
        }
        return after.empty() ? States{{state, 1}} : after;
    }

    Battle with(const Battle& losing, const Id& state) const {
        Battle battle = losing;
        if (stateIn(battle) != state) {
            battle.set(m_formation, m_plan.state, state);
        }
        return battle;
    }

    Scope testIn(const Battle& battle) const {
        Scope scope{m_rules, battle, m_formation, {}, &m_request.facts};
        scope.check = m_request.check->id;
        return scope;
    }

    /// What looks at the state alone is asked once for each, what does not look at it once for each loss.
    bool isPossible(const Battle& losing, const Id& state) {
        if (!m_after.allows) {
            m_after.allows = allow(Need::Losses, losing);
        }
        const auto [allows, fresh] = m_allows.try_emplace(state);
        if (fresh) {
            allows->second = allow(Need::State, with(losing, state));
        }
        const std::vector<Need>& needs = m_plan.needs;
        const bool both = std::find(needs.begin(), needs.end(), Need::Both) != needs.end();
        return *m_after.allows && allows->second && (!both || allow(Need::Both, with(losing, state)));
    }

    bool allow(Need kind, const Battle& battle) const {
        const EvaluationWatch watch;
        const Scope scope = testIn(battle);
        const Setting setting(scope);
        const std::vector<Clause>& needs = m_request.check->needs;
        for (std::size_t i = 0; i < needs.size(); ++i) {
            if (m_plan.needs[i] == kind && !setting.value(needs[i].when).flag()) {
                return false;
            }
        }
        return watch.problem().empty();
    }

    /// Without outcomes where the rules refuse it, or there are more dice than can be worked out.
    Distribution rollIn(const Battle& battle) {
        try {
            const Scope scope = testIn(battle);
            if (const auto dice = diceIn(scope)) {
                m_after.dice = std::make_unique<const DiceToThrow>(*dice);
                m_after.modifiers = modifiersOf(*m_request.check, scope);
                return distributionOf(*m_request.check, *dice, m_after.modifiers, scope);
            }
            return {};
        } catch (const BadDice&) {
            return {};
        }
    }

    /// Nothing where the rules name no die, or no table applies.
    std::optional<DiceToThrow> diceIn(const Scope& scope) const {
        const Check& check = *m_request.check;
        const Die* die = dieOf(check, scope);
        const bool ahead = check.symbols.empty() && check.asked.tableAhead;
        const BandTable* table = ahead ? tableOf(check, scope) : nullptr;
        if (!die || (ahead && !table)) {
            return std::nullopt;
        }
        return DiceToThrow{*die, diceCount(check, scope), {}, table};
    }

    /// What an outcome makes of a state: carried out the first time it comes.
    const Id& stateAfter(const Battle& losing, const Id& state, const Id& outcome) {
        const auto [after, fresh] = m_becomes.try_emplace({state, outcome});
        if (fresh) {
            after->second = carriedOut(with(losing, state), outcome);
        }
        return after->second;
    }

    Id carriedOut(const Battle& before, const Id& outcome) {
        ++m_decisions;
        std::vector<Json> dice;
        for (const Face& face : facesFor(before, outcome)) {
            dice.push_back(toJson(face));
        }
        PhysicalDice given(std::move(dice));
        Resolution resolution(m_rules, before, given);
        try {
            resolution.sayNothing();
            if (!m_read) {
                m_read = readCommand(m_command, resolution, m_module);
            }
            decide(*m_read, resolution, m_module);
        } catch (const Refused&) {
            throw NotPlain{};
        } catch (const BadDice&) {
            throw NotPlain{};
        }
        for (const Event& event : resolution.events()) {
            if (mayMatter(event, resolution.battle())) {
                throw NotPlain{};
            }
        }
        return stateIn(resolution.battle());
    }

    /// Dice that come to an outcome: those of its first fall.
    const std::vector<Face>& facesFor(const Battle& before, const Id& outcome) {
        if (m_after.faces.empty()) {
            for (Fall& fall : fallsOf(*m_request.check, *m_after.dice, m_after.modifiers, testIn(before))) {
                m_after.faces.try_emplace(fall.roll.outcome, std::move(fall.roll.faces));
            }
        }
        const auto found = m_after.faces.find(outcome);
        if (found == m_after.faces.end()) {
            throw NotPlain{};
        }
        return found->second;
    }

    /// Whether losses and further tests may depend on it, but for the formation's own state.
    bool mayMatter(const Event& event, const Battle& battle) const {
        if (std::holds_alternative<DueRaised>(event) || std::holds_alternative<DueSettled>(event)) {
            return false;
        }
        if (const auto* moved = std::get_if<ClockMoved>(&event)) {
            Clock begun = moved->from;
            begun.begun = moved->to.begun;
            return !(begun == moved->to);
        }
        const auto* set = std::get_if<FieldSet>(&event);
        const Subject* whose = set ? battle.find(set->subject) : nullptr;
        const bool own = set && set->subject == m_formation && set->field == m_plan.state;
        return !own && (!whose || m_plan.reads.contains({whose->kind, set->field}));
    }

    const RulePack& m_rules;
    const GameModule* m_module;
    Id m_formation;
    const Balance::Rehearsal& m_plan;
    const Attribute& m_counts;
    Json m_command;
    std::optional<Command> m_read; ///< it reads the same whatever the losses
    RollRequest m_request;
    std::map<std::pair<Id, Id>, Id> m_becomes; ///< by state and outcome
    std::map<Id, bool> m_allows;               ///< what looks at the state alone, by state
    int m_decisions = 0;
    AfterLosses m_after;
};

bool isPlain(const RulePack& rules, const GameModule* module) {
    const Balance::Rehearsal& plan = *rules.balance.rehearsal;
    const Check* check = rules.check(plan.check);
    return plan.stateByOutcome && rules.tables.empty() && check && check->direct &&
           check->subject == SubjectKind::Formation && check->form != Check::Form::Stated &&
           !(module && module->checks.contains(plan.check));
}

std::int64_t strengthOf(const RulePack& rules, const Setting& setting) {
    for (const Balance::Measure& measure : rules.balance.measures) {
        if (measure.id == rules.balance.strength) {
            return setting.value(measure.value).number();
        }
    }
    return 0;
}

/// Units of no strength, such as single models, are none of the formation's losses.
bool mayLose(const RulePack& rules, const Battle& battle, const Subject& unit) {
    const Scope scope{rules, battle, unit.symbol};
    const Setting setting(scope);
    const Id& losses = rules.balance.rehearsal->losses;
    const Attribute& attribute = *rules.attribute(SubjectKind::Unit, losses);
    return strengthOf(rules, setting) > 0 &&
           (!attribute.most || unit.value(losses).number() < setting.value(*attribute.most).number());
}

} // namespace

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

std::optional<Rehearsal> rehearsePlainly(const RulePack& rules, const GameModule* module,
                                         const Battle& battle, const Id& formation, std::int64_t most) {
    if (!isPlain(rules, module)) {
        return std::nullopt;
    }
    try {
        return PlainRehearser(rules, module, formation).run(battle, most);
    } catch (const NotPlain&) {
        return std::nullopt;
    }
}

namespace {

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
        rehearsal.decisions = m_decisions;
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
            const auto place = std::find(states.begin(), states.end(), state);
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
        Branches after;
        EnumeratedDice dice;
        try {
            do {
                ++m_decisions;
                Resolution resolution(m_rules, branch.battle, dice);
                try {
                    decide(m_command, resolution, m_module);
                } catch (const EnumeratedDice::Stop&) {
                    // The throw is repeated without end; what came before it counts.
                }
                addBranch(after, resolution.battle(), branch.chance * dice.probability());
            } while (dice.advance());
        } catch (const Refused&) {
            return {branch}; // as after a result that is final
        } catch (const BadDice&) {
            return {branch}; // more dice than can be worked out
        }
        return after;
    }

    const RulePack& m_rules;
    const GameModule* m_module;
    Id m_formation;
    const Balance::Rehearsal& m_plan;
    const Attribute& m_counts;
    Json m_command;
    int m_decisions = 0;
};

} // namespace

std::optional<Rehearsal> rehearse(const RulePack& rules, const GameModule* module, const Battle& battle,
                                  const Id& formation, std::int64_t most) {
    const Subject* subject = battle.find(formation);
    const Scope scope{rules, battle, formation};
    if (!rules.balance.rehearsal || !subject || subject->kind != SubjectKind::Formation ||
        !holds(rules.balance.rehearsal->when, scope)) {
        return std::nullopt;
    }
    auto plain = rehearsePlainly(rules, module, battle, formation, most);
    return plain ? std::move(plain) : Rehearser(rules, module, *subject).run(battle, most);
}

} // namespace umpire
