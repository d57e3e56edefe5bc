#include "final_rolls.h"

#include "../../checks/setting.h"
#include "../../program/program.h"
#include "gathered_rolls.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"

#include <algorithm>

namespace umpire {

namespace {

/// Each keeps a battle.
constexpr std::size_t mostKept = 64;

void addTo(std::vector<std::pair<Id, Natural>>& outcomes, const Id& outcome, const Natural& ways) {
    const auto known = std::find_if(outcomes.begin(), outcomes.end(),
                                    [&outcome](const auto& sum) { return sum.first == outcome; });
    if (known == outcomes.end()) {
        outcomes.emplace_back(outcome, ways);
    } else {
        known->second += ways;
    }
}

void addTo(std::vector<std::pair<std::int64_t, Natural>>& totals, std::int64_t total, const Natural& ways) {
    const auto known =
        std::lower_bound(totals.begin(), totals.end(), total,
                         [](const auto& sum, std::int64_t wanted) { return sum.first < wanted; });
    if (known == totals.end() || known->first != total) {
        totals.emplace(known, total, ways);
    } else {
        known->second += ways;
    }
}

/// Adds so many times what a roll comes to, to what it comes to with the same dice.
void addTo(std::vector<Distribution>& sums, const Distribution& more, const Natural& times, bool totals) {
    auto sum = std::find_if(sums.begin(), sums.end(), [&more](const Distribution& each) {
        return each.sides == more.sides && each.dice == more.dice;
    });
    if (sum == sums.end()) {
        sum = sums.insert(sums.end(), {more.sides, more.dice, 0, {}, {}});
    }
    const auto scaled = [&times](Natural ways) { return ways *= times; };
    sum->all += scaled(more.all);
    for (const auto& [outcome, ways] : more.outcomes) {
        addTo(sum->outcomes, outcome, scaled(ways));
    }
    for (auto each = more.totals.begin(); totals && each != more.totals.end(); ++each) {
        addTo(sum->totals, each->first, scaled(each->second));
    }
}

std::vector<RollChances::Shared> summed(const std::vector<std::pair<RollChances::Shared, Natural>>& ways,
                                        FinalRoll::Wanted wanted) {
    std::vector<Distribution> sums;
    for (const auto& [chances, times] : ways) {
        addTo(sums, *chances, times, wanted == FinalRoll::Wanted::Everything);
    }
    std::vector<RollChances::Shared> shared;
    for (Distribution& sum : sums) {
        shared.push_back(std::make_shared<const Distribution>(std::move(sum)));
    }
    return shared;
}

using Names = std::vector<std::string_view>;

void addAll(const std::vector<Id>& facts, Names& into) {
    into.insert(into.end(), facts.begin(), facts.end());
}

void addGiven(const std::vector<std::pair<Id, Expression>>& facts, Names& into) {
    for (const auto& [fact, value] : facts) {
        into.push_back(fact);
    }
}

void addGiven(const std::vector<ActionStep>& steps, Names& into) {
    for (const ActionStep& step : steps) {
        addGiven(step.facts, into);
        addGiven(step.enemyFacts, into);
        addGiven(step.steps, into);
    }
}

/// States a fact for some rolls as long as it stands.
template <typename Rolls>
class StatedFor {
  public:
    StatedFor(const Rolls& rolls, const Id& fact, const Value& value) : m_rolls(rolls), m_fact(fact) {
        m_before.reserve(rolls.size());
        for (auto* each : m_rolls) {
            m_before.push_back(each->roll.stated(fact));
            each->roll.state(fact, value);
        }
    }
    ~StatedFor() {
        for (std::size_t i = 0; i < m_rolls.size(); ++i) {
            m_rolls[i]->roll.state(m_fact, m_before[i]);
        }
    }
    StatedFor(const StatedFor&) = delete;
    StatedFor& operator=(const StatedFor&) = delete;

  private:
    const Rolls& m_rolls;
    const Id& m_fact;
    std::vector<std::optional<Value>> m_before;
};

} // namespace

FinalRoll::FinalRoll(Resolution& resolution, const RollAtHand& hand, std::vector<Face> given,
                     const TrialDice& dice)
    : m_resolution(&resolution), m_roll(resolution, *hand.request, std::move(given)) {
    const Segment& here = dice.segments().back();
    const bool atOnce = hand.before && here.choice && here.choice->thrown->step == hand.before->step;
    if (!atOnce || here.choice->group().falls.size() == 1) {
        m_weight = dice.weight();
        return;
    }
    m_weight = here.choice->thrown->weightOf(here.before, 1);
    takeFalls(*hand.before, here.choice->group().falls);
}

void FinalRoll::takeFalls(const RollBefore& before, const std::vector<Fall>& falls) {
    const RollRequest& request = *before.request;
    Scope scope{m_resolution->rules(), m_resolution->battle(), request.subject, request.other,
                &request.facts};
    scope.check = request.check->id;
    const FactSlots slots(scope.rules, request.facts);
    scope.slots = slots.data();
    m_before = Before{before.follow, {}, {}};
    for (const auto& [fact, value] : before.follow->facts) {
        m_before->numbers.push_back(m_roll.numberOf(fact));
    }
    Setting setting(scope);
    for (const Fall& fall : falls) {
        Alike alike = handedOn(*before.follow, setting, fall);
        auto known =
            std::find_if(m_before->falls.begin(), m_before->falls.end(), [&alike](const Alike& each) {
                return each.blank == alike.blank && each.facts == alike.facts;
            });
        if (known == m_before->falls.end()) {
            known = m_before->falls.insert(known, std::move(alike));
        }
        known->ways += fall.ways;
    }
}

/// Of each fall by itself it is seen whether it needs a blank cell.
FinalRoll::Alike FinalRoll::handedOn(const FollowUp& follow, Setting& setting, const Fall& fall) {
    const EvaluationWatch watch;
    setting.setRoll(fall.roll);
    Alike alike;
    for (const auto& [fact, value] : follow.facts) {
        alike.facts.push_back(setting.value(value));
    }
    alike.blank = blankNeeded().has_value();
    return alike;
}

void FinalRoll::handOn(const Alike& fall) {
    for (std::size_t i = 0; i < fall.facts.size(); ++i) {
        m_roll.state(m_before->follow->facts[i].first, m_before->numbers[i], fall.facts[i]);
    }
}

std::vector<RollChances::Shared> FinalRoll::chances(Wanted wanted) {
    if (!m_before) {
        return {m_roll.chances()};
    }
    std::vector<std::pair<RollChances::Shared, Natural>> ways;
    const auto add = [&ways](const RollChances::Shared& chances, const Natural& more) {
        const auto known = std::find_if(ways.begin(), ways.end(),
                                        [&chances](const auto& each) { return each.first == chances; });
        if (known == ways.end()) {
            ways.emplace_back(chances, more);
        } else {
            known->second += more;
        }
    };
    for (const Alike& fall : m_before->falls) {
        const EvaluationWatch watch;
        try {
            handOn(fall);
            if (fall.blank) {
                m_roll.modifiers(); // it may be refused all the same
            } else {
                add(m_roll.chances(), fall.ways);
            }
        } catch (const BlankNeeded&) {
            // What follows from what nobody has looked up has no odds.
        }
    }
    return summed(ways, wanted);
}

std::int64_t FinalRoll::modifiers() {
    if (m_before) {
        handOn(m_before->falls.front());
    }
    return m_roll.modifiers();
}

std::optional<std::vector<Line>> FinalRoll::commonLines() {
    std::optional<std::vector<Line>> common;
    for (const Alike& fall : m_before ? m_before->falls : std::vector<Alike>{}) {
        handOn(fall);
        const RollRequest& request = m_roll.request();
        Scope scope{m_resolution->rules(), m_resolution->battle(), request.subject, request.other,
                    &request.facts};
        scope.check = request.check->id;
        const std::vector<Line> lines = linesOf(*request.check, scope, request.overrides);
        if (!common) {
            common = lines;
        }
        std::erase_if(*common, [&lines](const Line& line) {
            const Line* here = lineIn(lines, line.id);
            return !here || here->value != line.value;
        });
    }
    return common;
}

FinalRolls::FinalRolls(const RulePack& rules, const Json& command) : m_rules(rules), m_action(nullptr) {
    const auto name = command.find("do");
    m_action = name != command.end() && name->is_string() ? rules.action(name->get<Id>()) : nullptr;
}

void FinalRolls::passOver(const std::vector<RollOnPath>& way, std::size_t rolls) {
    for (std::size_t i = 0; i < rolls; ++i) {
        m_before.insert(m_rules.check(way[i].step->check));
    }
}

void FinalRolls::add(const std::vector<RollOnPath>& way, FinalRoll last,
                     std::unique_ptr<Resolution> resolution) {
    passOver(way, way.size() - 1);
    m_tooMany = m_tooMany || m_kept.size() == mostKept;
    if (!m_tooMany) {
        const Step& step = *way.back().step;
        const std::span before(way.data(), way.size() - 1);
        m_kept.push_back(
            {step, GatheredRolls::occurrenceOf(step, before), std::move(last), std::move(resolution)});
    }
}

void FinalRolls::add(const std::vector<RollOnPath>& way) {
    passOver(way, way.size());
}

std::vector<std::string_view> FinalRolls::factsWithASay() const {
    Names facts;
    if (m_action) {
        addAll(m_action->asks, facts);
        addGiven(m_action->states, facts);
        addGiven(m_action->does, facts);
    }
    for (const Check* check : m_before) {
        addAll(check->asks, facts);
        addAll(check->asksLater, facts);
        for (const FollowUp& next : check->then) {
            addGiven(next.facts, facts);
        }
    }
    return facts;
}

/// Whether the answer may have a say, apart from its own needs, lines and dice, in whether and how the last
/// roll is made. What stands with a party is not looked into, nor tables that may be blank.
bool FinalRolls::changesMore(const PossibleRoll& last, const Id& fact) {
    if (m_tooMany || !m_rules.tables.empty() || m_before.contains(nullptr) ||
        m_before.contains(m_rules.check(last.step.check))) {
        return true;
    }
    const bool parties = m_action && std::any_of(m_action->fields.begin(), m_action->fields.end(),
                                                 [](const ActionField& field) {
                                                     return field.kind == ActionField::Kind::Party;
                                                 });
    if (!m_withASay) {
        m_withASay = factsWithASay();
    }
    return parties || listed(*m_withASay, fact);
}

std::vector<FinalRolls::Kept*> FinalRolls::keptOf(const PossibleRoll& last) {
    std::vector<Kept*> found;
    for (Kept& kept : m_kept) {
        if (kept.step.check == last.step.check && kept.step.subject == last.step.subject &&
            kept.occurrence == last.occurrence) {
            found.push_back(&kept);
        }
    }
    return found;
}

std::optional<std::vector<std::pair<Id, double>>> FinalRolls::otherwise(const PossibleRoll& last,
                                                                        const Id& fact, const Value& answer) {
    const std::vector<Kept*> kept = keptOf(last);
    if (kept.empty() || changesMore(last, fact)) {
        return std::nullopt;
    }
    const EvaluationWatch watch;
    const StatedFor stated(kept, fact, answer);
    try {
        auto outcomes = anew(kept);
        refuseWhatAsksTooMuch(watch);
        return outcomes;
    } catch (const BadDice&) {
        return std::nullopt; // more dice than can be worked out: who asks anew is told
    }
}

std::vector<std::pair<Id, double>> FinalRolls::anew(const std::vector<Kept*>& kept) {
    GatheredRolls gathered;
    for (Kept* each : kept) {
        const std::vector<RollChances::Shared> chances = each->roll.chances(FinalRoll::Wanted::Outcomes);
        if (kept.size() == 1 && chances.size() == 1) {
            const Check* check = m_rules.check(each->step.check);
            return m_orders.try_emplace(check, *check).first->second.of(*chances.front());
        }
        RollOnPath roll{&each->step};
        for (const RollChances::Shared& part : chances) {
            roll.take(*part, each->roll.weight(), false);
        }
        gathered.add({roll});
    }
    return gathered.take(m_rules).front().odds.outcomes;
}

std::optional<std::int64_t> FinalRolls::modifiersWith(const PossibleRoll& last, const Id& fact,
                                                      const Value& answer) {
    const std::vector<Kept*> kept = keptOf(last);
    if (kept.empty() || changesMore(last, fact)) {
        return std::nullopt;
    }
    const EvaluationWatch watch;
    const std::vector<Kept*> first{kept.front()};
    const StatedFor stated(first, fact, answer);
    const std::int64_t modifiers = kept.front()->roll.modifiers();
    refuseWhatAsksTooMuch(watch);
    return modifiers;
}

RollChances::RollChances(const Resolution& resolution, RollRequest request, std::vector<Face> given)
    : m_resolution(&resolution),
      m_request(std::move(request)), m_scope{resolution.rules(), resolution.battle(), m_request.subject,
                                             m_request.other},
      m_given(std::move(given)), m_slots(resolution.rules(), m_request.facts),
      m_strict(std::any_of(m_request.facts.begin(), m_request.facts.end(),
                           [this](const auto& each) { return isStrict(each.first); })) {
    m_scope.check = m_request.check->id;
}

Scope RollChances::scope(Known& known) const {
    Scope scope = m_scope;
    scope.facts = &m_request.facts;
    scope.known = &known;
    scope.slots = m_slots.data();
    return scope;
}

std::optional<Value> RollChances::stated(const Id& fact) const {
    const auto known = m_request.facts.find(fact);
    return known == m_request.facts.end() ? std::nullopt : std::optional(known->second);
}

bool RollChances::isStrict(const Id& fact) const {
    const Fact* known = m_resolution->rules().fact(fact);
    return known && known->strict;
}

/// Whom a strict fact may name may hang on any fact.
bool RollChances::touchesDice(const Id& fact) const {
    return m_strict || listed(m_request.check->factsOfDice, fact);
}

std::optional<std::uint32_t> RollChances::numberOf(const Id& fact) const {
    return program::Program::of(m_scope.rules).index().fact(fact);
}

void RollChances::state(const Id& fact, std::optional<std::uint32_t> number,
                        const std::optional<Value>& value) {
    const auto known = m_request.facts.find(fact);
    const bool stated = known != m_request.facts.end();
    if (stated == value.has_value() && (!stated || known->second == *value)) {
        return;
    }
    m_strict = m_strict || (number ? m_scope.rules.facts[*number].strict : isStrict(fact));
    if (value) {
        Value& kept = stated ? known->second : m_request.facts[fact];
        kept = *value;
        if (number) {
            m_slots.put(*number, kept);
        }
    } else {
        m_request.facts.erase(known);
        if (number) {
            m_slots.drop(*number);
        }
    }
    if (m_dice && touchesDice(fact)) {
        m_dice.reset();
    }
}

void RollChances::prepare() {
    m_made.clear();
    m_distinct.clear();
    m_dice.emplace(m_resolution->diceFor(m_request, m_given));
}

std::int64_t RollChances::sum(const Scope& before) const {
    const std::int64_t sum = modifiersOf(*m_request.check, before, m_request.overrides);
    m_resolution->needCells();
    return sum;
}

std::int64_t RollChances::modifiers() {
    if (!m_dice) {
        prepare();
    }
    Known known;
    return sum(scope(known));
}

RollChances::Shared RollChances::chances() {
    if (!m_dice) {
        prepare();
    }
    Known known;
    const Scope before = scope(known);
    const Check& check = *m_request.check;
    Made made{.modifiers = sum(before)};
    if (!check.asked.plainly) {
        return std::make_shared<const Distribution>(distributionOf(check, *m_dice, made.modifiers, before));
    }
    made.threshold = check.threshold ? evaluate(*check.threshold, before).number() : 0;
    made.table = m_dice->table ? m_dice->table : tableOf(check, before);
    return plainly(made, before);
}

RollChances::Shared RollChances::plainly(const Made& made, const Scope& before) {
    Shared& chances = m_made[made];
    if (!chances) {
        DiceToThrow dice = *m_dice;
        dice.table = made.table;
        chances = distinct(distributionOf(*m_request.check, dice, made.modifiers, before));
    }
    return chances;
}

/// Totals are asked for only where they matter: without them many sums of lines come to the same.
RollChances::Shared RollChances::distinct(Distribution fresh) {
    if (!totalMatters(*m_request.check)) {
        fresh.totals.clear();
    }
    const auto known = std::find_if(m_distinct.begin(), m_distinct.end(), [&fresh](const Shared& each) {
        return each->outcomes == fresh.outcomes && each->totals == fresh.totals;
    });
    return known != m_distinct.end()
               ? *known
               : m_distinct.emplace_back(std::make_shared<const Distribution>(std::move(fresh)));
}

} // namespace umpire
