#include "plain_rehearsal.h"

#include "first_roll.h"
#include "umpire/battle/decide.h"

#include <algorithm>
#include <map>

namespace umpire {

namespace {

/// Thrown where a test turns out to change more than the state.
struct NotPlain {};

/// How likely each state is, by its word.
using States = std::map<Id, double>;

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
        addPoint(rehearsal, losing, {{now, 1}}, each);
        for (std::int64_t n = 1; n <= most && loseOne(m_rules, losing, m_formation); ++n) {
            m_tests.clear();
            m_roll.reset();
            each = tested(losing, each);
            addPoint(rehearsal, losing, tested(losing, {{now, 1}}), each);
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

    void addPoint(Rehearsal& rehearsal, const Battle& losing, const States& once, const States& each) const {
        rehearsal.points.push_back({static_cast<std::int64_t>(rehearsal.points.size()),
                                    number(losing, m_counts.id), chances(rehearsal.states, once),
                                    chances(rehearsal.states, each)});
    }
    static std::vector<double> chances(const std::vector<Id>& words, const States& states) {
        std::vector<double> result;
        for (const Id& word : words) {
            const auto state = states.find(word);
            result.push_back(state == states.end() ? 0 : state->second);
        }
        return result;
    }

    States tested(const Battle& losing, const States& states) {
        const std::int64_t whole = number(losing, m_counts.shareOf);
        if (whole <= 0 || number(losing, m_counts.id) < m_counts.marks.front().reachedAt(whole)) {
            return states;
        }
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
        const auto [after, fresh] = m_tests.try_emplace(state);
        if (fresh) {
            Battle before = losing;
            if (stateIn(before) != state) {
                before.set(m_formation, m_plan.state, state);
            }
            after->second = testOnce(before, state);
        }
        return after->second;
    }

    States testOnce(const Battle& before, const Id& state) {
        const EvaluationWatch watch;
        if (!isPossible(before) || !watch.problem().empty()) {
            return {{state, 1}};
        }
        // The dice hang on no state: those of the first one are those of all.
        if (!m_roll) {
            m_roll = rollIn(before);
        }
        States after;
        for (const auto& [outcome, ways] : m_roll->outcomes) {
            after[stateAfter(before, state, outcome)] += Natural::ratio(ways, m_roll->all);
        }
        return after.empty() ? States{{state, 1}} : after;
    }

    Scope testIn(const Battle& battle) const {
        Scope scope{m_rules, battle, m_formation, {}, &m_request.facts};
        scope.check = m_request.check->id;
        return scope;
    }

    bool isPossible(const Battle& battle) const {
        const Scope scope = testIn(battle);
        const std::vector<Clause>& needs = m_request.check->needs;
        return std::all_of(needs.begin(), needs.end(),
                           [&scope](const Clause& clause) { return evaluate(clause.when, scope).flag(); });
    }

    /// Without outcomes where the rules refuse it, or there are more dice than can be worked out.
    Distribution rollIn(const Battle& battle) {
        try {
            return Resolution(m_rules, battle, m_dice).distributionOf(m_request);
        } catch (const Refused&) {
            return {};
        } catch (const BadDice&) {
            return {};
        }
    }

    /// What an outcome makes of a state: carried out the first time it comes.
    const Id& stateAfter(const Battle& before, const Id& state, const Id& outcome) {
        const auto [after, fresh] = m_after.try_emplace({state, outcome});
        if (fresh) {
            after->second = carriedOut(before, outcome);
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
            decide(m_command, resolution, m_module);
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

    /// Dice that come to an outcome.
    std::vector<Face> facesFor(const Battle& before, const Id& outcome) const {
        const Scope scope = testIn(before);
        const Check& check = *m_request.check;
        const DiceToThrow dice{*dieOf(check, scope), diceCount(check, scope)};
        for (const Fall& fall : fallsOf(check, dice, modifiersOf(check, scope), scope)) {
            if (fall.roll.outcome == outcome) {
                return fall.roll.faces;
            }
        }
        throw NotPlain{};
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
    NoDice m_dice;
    RollRequest m_request;
    std::map<std::pair<Id, Id>, Id> m_after; ///< by state and outcome
    std::map<Id, States> m_tests;            ///< after the present losses, by the state before
    int m_decisions = 0;
    std::optional<Distribution> m_roll; ///< after the present losses
};

bool isPlain(const RulePack& rules, const GameModule* module) {
    const Balance::Rehearsal& plan = *rules.balance.rehearsal;
    const Check* check = rules.check(plan.check);
    return plan.stateByOutcome && rules.tables.empty() && check && check->direct &&
           check->subject == SubjectKind::Formation && check->form != Check::Form::Stated &&
           !(module && module->checks.contains(plan.check));
}

std::int64_t strengthOf(const RulePack& rules, const Scope& scope) {
    for (const Balance::Measure& measure : rules.balance.measures) {
        if (measure.id == rules.balance.strength) {
            return evaluate(measure.value, scope).number();
        }
    }
    return 0;
}

/// Units of no strength, such as single models, are none of the formation's losses.
bool mayLose(const RulePack& rules, const Battle& battle, const Id& unit) {
    const Scope scope{rules, battle, unit};
    const Id& losses = rules.balance.rehearsal->losses;
    const Attribute& attribute = *rules.attribute(SubjectKind::Unit, losses);
    const std::int64_t lost = battle.find(unit)->value(losses).number();
    return strengthOf(rules, scope) > 0 &&
           (!attribute.most || lost < evaluate(*attribute.most, scope).number());
}

} // namespace

bool loseOne(const RulePack& rules, Battle& battle, const Id& formation) {
    const Id& losses = rules.balance.rehearsal->losses;
    for (const Id& unit : battle.unitsOf(*battle.find(formation))) {
        if (mayLose(rules, battle, unit)) {
            const std::int64_t lost = battle.find(unit)->value(losses).number();
            battle.set(unit, losses, lost + 1);
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

} // namespace umpire
