#include "steps.h"

#include "../checks/setting.h"
#include "../program/program.h"
#include "odds/search_state.h"

#include <algorithm>
#include <span>

namespace umpire {

namespace {

/// As many as dice in one throw: no action of a pack goes on for ever.
constexpr std::int64_t mostTimes = 1000;

bool mayRoll(const ActionStep& step) {
    return step.kind == ActionStep::Kind::Roll || step.kind == ActionStep::Kind::Contest ||
           std::ranges::any_of(step.steps, mayRoll);
}

StillToRoll stillToRoll(bool any) {
    return any ? StillToRoll::ByRules : StillToRoll::Nothing;
}

using Pair = PartiesOfStep;

class Play : public Holder {
  public:
    Play(Resolution& resolution, const Call& call)
        : m_resolution(resolution), m_call(call), m_fields(fieldsOf(call)), m_facts(call.facts),
          m_slots(resolution.rules(), m_facts), m_nobodys(resolution.scope({}, {}, &m_facts)) {
        m_nobodys.fields = &m_fields;
        m_nobodys.action = m_call.action;
    }

    Play(Resolution& resolution, const StepsAt& at)
        : m_resolution(resolution), m_call(*at.call), m_kept(at.call), m_fields(fieldsOf(m_call)),
          m_facts(at.facts), m_slots(resolution.rules(), m_facts),
          m_nobodys(resolution.scope({}, {}, &m_facts)), m_last(at.last), m_later(at.later) {
        m_nobodys.fields = &m_fields;
        m_nobodys.action = m_call.action;
    }

    void run() {
        const auto holding = m_resolution.holding(*this);
        const Pair pair{m_call.party("self"), m_call.party("other")};
        settleOwn(pair);
        stateFacts(pair);
        run(m_call.action->does, pair);
        m_resolution.actionIsOver();
    }

    void goOn(const std::vector<PlaceInSteps>& path) {
        const auto holding = m_resolution.holding(*this);
        goOn(m_call.action->does, path);
        m_resolution.actionIsOver();
    }

    const program::LiveReads* liveReads() const override { return later().at(*m_places.back().step); }

    /// Nothing changes what it hangs on.
    const program::Liveness& later() const {
        if (!m_later) {
            const Pair& pair = m_places.front().pair;
            m_later = &livenessOf(*m_call.action,
                                  {m_resolution.rules(), m_resolution.battle(), pair.self, pair.other});
        }
        return *m_later;
    }

    /// Whom a list names is held by nobody afterwards.
    std::shared_ptr<const StepsAt> stepsAt() const override {
        const bool lists = std::ranges::any_of(m_places, [](const PlaceInSteps& place) {
            return place.step->kind == ActionStep::Kind::ForEach;
        });
        if (lists) {
            return nullptr;
        }
        m_kept = m_kept ? m_kept : std::make_shared<const Call>(m_call);
        return std::make_shared<const StepsAt>(StepsAt{m_kept, m_facts, m_last, m_places, &later()});
    }

    /// The roll that was made last is no part of it: it is asked for no more once another is being made.
    void tell(std::string& held) const override {
        StateText words(held);
        for (const PlaceInSteps& place : m_places) {
            words.add(static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(place.step)));
            words.add(place.pair.self.symbol());
            words.add(place.pair.other.symbol());
            words.add(place.times);
            words.add(Value(place.rest));
        }
    }

    /// Steps of one list stand in memory in the order in which they are carried out.
    void tellProgress(std::vector<std::int64_t>& progress) const override {
        for (const PlaceInSteps& place : m_places) {
            progress.push_back(static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(place.step)));
            progress.push_back(-place.times);
            progress.push_back(-static_cast<std::int64_t>(place.rest.size()));
        }
    }

  private:
    using Here = Stacked<PlaceInSteps>;

    Scope scope(const Pair& pair) {
        Scope scope = m_nobodys;
        scope.self = pair.self;
        scope.other = pair.other;
        scope.roll = m_last ? &*m_last : nullptr;
        return scope;
    }

    /// The same for what is only worked out: effects may hand on other facts.
    Scope asking(const Pair& pair) {
        Scope asking = scope(pair);
        asking.slots = m_slots.data();
        return asking;
    }

    Value valueOf(const Expression& expression, const Pair& pair) {
        return evaluate(expression, asking(pair));
    }

    bool holds(const std::optional<Expression>& condition, const Pair& pair) {
        return !condition || umpire::holds(condition, asking(pair));
    }

    /// What was owed of these two is what they do now, whoever of them is named first.
    void settleOwn(const Pair& pair) {
        const Action& action = *m_call.action;
        Ids ofThese;
        for (const Due& due : m_resolution.battle().due) {
            if (due.check != action.id) {
                continue;
            }
            const Pair named{partyIn(due.command, action, "self"), partyIn(due.command, action, "other")};
            if (named == pair || named == Pair{pair.other, pair.self}) {
                ofThese.push_back(due.subject);
            }
        }
        for (const Id& subject : ofThese) {
            m_resolution.settle(action.id, subject);
        }
    }

    /// Those that the action gives to all its rolls.
    void stateFacts(const Pair& pair) {
        for (const auto& [fact, expression] : m_call.action->states) {
            Value value = valueOf(expression, pair);
            if (value.isNone()) {
                continue;
            }
            Value& kept = m_facts[fact] = std::move(value);
            if (const auto number = program::Program::of(m_resolution.rules()).index().fact(fact)) {
                m_slots.put(*number, kept);
            }
        }
    }

    void addFacts(Facts& facts, const std::vector<std::pair<Id, Expression>>& values, const Pair& pair) {
        for (const auto& [fact, expression] : values) {
            Value value = valueOf(expression, pair);
            if (!value.isNone()) {
                facts[fact] = std::move(value);
            }
        }
    }

    using Steps = std::span<const ActionStep>;

    void run(Steps steps, const Pair& pair) {
        for (; !steps.empty() && !m_resolution.ended(); steps = steps.subspan(1)) {
            if (holds(steps.front().when, pair)) {
                within(steps, pair, [&] { runOne(steps.front(), pair); });
            }
        }
    }

    /// Does something at the first of these steps.
    void within(Steps steps, const Pair& pair, const auto& something) {
        const auto remaining =
            m_resolution.remaining(stillToRoll(std::any_of(steps.begin() + 1, steps.end(), mayRoll)));
        const Here here(m_places, {&steps.front(), pair});
        something();
    }

    /// Goes on at the place that is next on the path.
    void goOn(Steps steps, std::span<const PlaceInSteps> path) {
        const PlaceInSteps& place = path.front();
        steps = steps.subspan(static_cast<std::size_t>(place.step - steps.data()));
        within(steps, place.pair, [&] { goOnAt(steps.front(), path.subspan(1)); });
        run(steps.subspan(1), place.pair);
    }

    void goOnAt(const ActionStep& step, std::span<const PlaceInSteps> path) {
        const PlaceInSteps& place = path.front();
        switch (step.kind) {
        case ActionStep::Kind::Steps:
            goOn(step.steps, path);
            break;
        case ActionStep::Kind::OneOf: {
            const Here here(m_places, place);
            goOnAt(*place.step, path.subspan(1));
            break;
        }
        default:
            repeat(step, place.pair, place.times + 1, true);
        }
    }

    void runOne(const ActionStep& step, const Pair& pair) {
        switch (step.kind) {
        case ActionStep::Kind::Roll:
        case ActionStep::Kind::Contest:
            repeat(step, pair, step.times ? valueOf(*step.times, pair).number() : 1);
            break;
        case ActionStep::Kind::Change:
            m_resolution.run(step.effects, scope(pair));
            break;
        case ActionStep::Kind::Steps:
            run(step.steps, pair);
            break;
        case ActionStep::Kind::OneOf:
            runFirst(step.steps, pair);
            break;
        case ActionStep::Kind::ForEach:
            runForEach(step, pair);
            break;
        }
    }

    void runFirst(const std::vector<ActionStep>& steps, const Pair& pair) {
        const auto first =
            std::ranges::find_if(steps, [&](const ActionStep& step) { return mayRun(step, pair); });
        if (first != steps.end()) {
            const Here here(m_places, {&*first, pair});
            runOne(*first, pair);
        }
    }

    /// The condition of a change of the state stands with the change.
    bool mayRun(const ActionStep& step, const Pair& pair) {
        return step.kind == ActionStep::Kind::Change
                   ? std::ranges::any_of(step.effects,
                                         [&](const Effect& effect) { return holds(effect.when, pair); })
                   : holds(step.when, pair);
    }

    void runForEach(const ActionStep& step, const Pair& pair) {
        const Value list = valueOf(*step.subject, pair);
        const Symbol one = list.symbol();
        const auto remaining = m_resolution.remaining(stillToRoll(mayRoll(step)));
        std::span<const Symbol> rest = list.isList() ? list.symbols() : std::span(&one, 1);
        while (!rest.empty()) {
            const Symbol id = rest.front();
            rest = rest.subspan(1);
            const Here here(m_places, {&step, pair, 0, rest});
            if (m_resolution.battle().find(id)) {
                run(step.steps, {id, pair.self});
            }
        }
    }

    /// `goesOn`: the first of these times it was found already that it is rolled.
    void repeat(const ActionStep& step, const Pair& pair, std::int64_t wanted, bool goesOn = false) {
        const auto remaining = m_resolution.remaining(stillToRoll(step.times || step.again));
        const std::int64_t times = std::min(wanted, mostTimes);
        for (std::int64_t i = 0;
             i < times && !m_resolution.ended() && ((goesOn && i == 0) || holds(step.when, pair)); ++i) {
            const Here here(m_places, {&step, pair, times - i - 1});
            once(step, pair);
            for (std::int64_t more = 0;
                 step.again && more < mostTimes && !m_resolution.ended() && holds(step.again, pair); ++more) {
                m_resolution.dice().again();
                once(step, pair);
            }
        }
    }

    void once(const ActionStep& step, const Pair& pair) {
        const Id& subject = valueOf(*step.subject, pair).text();
        const Id& other = (step.other ? valueOf(*step.other, pair) : Value()).text();
        if (step.kind == ActionStep::Kind::Roll) {
            m_last = m_resolution.roll(
                request(*m_resolution.rules().check(step.word), subject, other, step.facts, pair));
            return;
        }
        const Contest& contest = *m_resolution.rules().contest(step.word);
        const RulePack& rules = m_resolution.rules();
        m_last = m_resolution.contest(
            contest, request(*rules.check(contest.check), subject, other, step.facts, pair),
            request(*rules.check(contest.enemyCheck), other, subject, step.enemyFacts, pair));
    }

    RollRequest request(const Check& check, const Id& subject, const Id& other,
                        const std::vector<std::pair<Id, Expression>>& facts, const Pair& pair) {
        const Party* party = partyOf(subject);
        RollRequest request{&check, subject, other, m_facts, party ? party->overrides : m_call.overrides};
        if (party) {
            Facts own = party->facts;
            own.merge(request.facts);
            request.facts = std::move(own);
        }
        addFacts(request.facts, facts, pair);
        return request;
    }

    const Party* partyOf(const Id& subject) const {
        const auto found = std::ranges::find_if(
            m_call.parties, [&subject](const auto& party) { return party.second.unit == subject; });
        return found == m_call.parties.end() ? nullptr : &found->second;
    }

    Resolution& m_resolution;
    const Call& m_call;
    mutable std::shared_ptr<const Call> m_kept; ///< the same, for whoever goes on another time
    Facts m_fields;
    Facts m_facts;
    FactSlots m_slots; ///< the same as code reads them
    Scope m_nobodys;   ///< all of a scope but who acts
    std::optional<RollSoFar> m_last;
    std::vector<PlaceInSteps> m_places; ///< outermost first
    mutable const program::Liveness* m_later = nullptr;
};

} // namespace

void goOnWithSteps(Resolution& resolution, const StepsAt& at) {
    {
        const auto mayEnd = resolution.lettingEnd();
        Play(resolution, at).goOn(at.path);
    }
    if (!resolution.ended()) {
        runEffectsOf(*at.call, resolution);
    }
}

void runEffectsOf(const Call& call, Resolution& resolution) {
    const Facts held = fieldsOf(call);
    Scope scope = resolution.scope(call.party("self"), call.party("other"), &call.facts);
    scope.fields = &held;
    scope.action = call.action;
    resolution.run(call.action->effects, scope);
}

Id partyIn(const Json& command, const Action& action, std::string_view party) {
    for (const ActionField& field : action.fields) {
        const auto given = field.party == party ? command.find(field.id) : command.end();
        if (given == command.end()) {
            continue;
        }
        const Json who = given->is_object() ? given->value("unit", Json()) : *given;
        return who.is_string() ? who.get<Id>() : Id();
    }
    return {};
}

const program::Liveness& livenessOf(const Action& action, const Scope& scope) {
    const program::LivenessByCase& byCase = program::Program::of(scope.rules).later(action);
    std::vector<bool> hold;
    for (const Expression* condition : byCase.conditions()) {
        hold.push_back(evaluate(*condition, scope).flag());
    }
    return byCase.where(hold);
}

Facts fieldsOf(const Call& call) {
    Facts fields;
    for (const auto& [id, value] : call.fields) {
        fields[id] = value;
    }
    for (const auto& [id, party] : call.parties) {
        fields[id] = party.unit;
    }
    return fields;
}

void playSteps(Resolution& resolution, const Call& call) {
    Play(resolution, call).run();
}

} // namespace umpire
