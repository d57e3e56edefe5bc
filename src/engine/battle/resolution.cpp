#include "umpire/battle/resolution.h"

#include "../checks/setting.h"
#include "../program/program.h"
#include "effects.h"
#include "matching_cell.h"
#include "odds/search_state.h"
#include "umpire/base/halves.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/own_commands.h"
#include "umpire/checks/candidates.h"
#include "umpire/checks/scope.h"
#include "umpire/program/evaluation_watch.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/table_heads.h"

#include <algorithm>
#include <utility>

namespace umpire {
/// What is said of one roll. Which texts may be said is judged on how things stood when the dice fell; which
/// of them is said, on what the effects have made of it: a unit that has just gone is not told to go back.
class Wording {
  public:
    explicit Wording(const Scope& before) : m_before(before) {}

    /// Adds texts behind those offered already, of which the first that fits is said.
    void offer(const std::vector<OutcomeText>& texts) {
        const Id& outcome = m_before.roll->outcome;
        for (const OutcomeText& text : texts) {
            const bool named = text.outcomes.empty() || listed(text.outcomes, outcome);
            if (named && holds(text.when, m_before)) {
                m_offered.push_back(&text);
            }
        }
    }

    /// Adds what the check says, and then what its outcome says.
    void offer(const Check& check) {
        offer(check.texts);
        if (const Outcome* known = outcome()) {
            offer(known->says);
        }
    }

    /// The text that fits now, filled in; else the outcome's own.
    std::string said(const Scope& after) const {
        for (const OutcomeText* text : m_offered) {
            if (holds(text->becomes, after)) {
                return fillText(after.rules.text(text->text), after);
            }
        }
        const Outcome* known = outcome();
        return known ? fillText(known->text, after) : std::string();
    }

  private:
    const Outcome* outcome() const { return m_before.rules.outcome(m_before.roll->outcome); }

    const Scope& m_before;
    std::vector<const OutcomeText*> m_offered;
};

Json Step::amount(std::int64_t number) const {
    return halves ? inHalves(number) : Json(number);
}

Json Step::toJson() const {
    Json json;
    json["check"] = check;
    json["subject"] = subject;
    json["dice"] = Json::array();
    for (const Face& face : dice) {
        json["dice"].push_back(umpire::toJson(face));
    }
    json["modifiers"] = Json::array();
    for (const Line& line : lines) {
        json["modifiers"].push_back({{"id", line.id}, {"value", amount(line.value)}});
    }
    json["total"] = amount(total);
    json["outcome"] = outcome;
    json["text"] = text;
    for (const auto& [key, value] : extra) {
        json[key] = value;
    }
    return json;
}

Json checkCommand(const RulePack& rules, const Id& check, const Id& subject) {
    const Check* known = rules.check(check);
    Json command = commandOf(Verb::Check, {{"check", check}});
    command[std::string(name(known ? known->subject : SubjectKind::Unit))] = subject;
    return command;
}

Scope Resolution::scope(const Id& self, const Id& other, const Facts* facts) {
    // Where nothing is said nobody asks which switches were looked at.
    return Scope{m_rules, m_battle, self, other, facts, nullptr, m_words ? &m_rulingsRead : nullptr, {}};
}

Scope Resolution::scopeOf(const RollRequest& request, const RollSoFar* roll) {
    Scope result = scope(request.subject, request.other, &request.facts);
    result.roll = roll;
    result.check = request.check->id;
    return result;
}

/// What is stored need not be worked out.
Value Resolution::value(std::string_view subject, std::string_view attribute) {
    const Subject* known = m_battle.find(subject);
    if (!known) {
        return {};
    }
    const program::PackIndex& index = program::Program::of(m_rules).index();
    const auto number = index.attribute(known->kind, attribute);
    const auto slot =
        number && m_battle.layout() == m_rules.layout ? index.slot(*number) : std::optional<std::size_t>();
    if (slot) {
        return known->values.slot(*slot);
    }
    return attributeValue(subject, attribute, scope(Id(subject)));
}

Value Resolution::trait(std::string_view subject, std::string_view attribute, std::string_view trait) {
    const Subject* known = m_battle.find(subject);
    const Attribute* holder = known ? m_rules.attribute(known->kind, attribute) : nullptr;
    const Vocabulary* words = holder ? m_rules.vocabulary(holder->type.vocabulary) : nullptr;
    return words ? words->traitOf(value(subject, attribute).text(), trait) : Value();
}

void Resolution::refuse(const std::string& textId, const Scope& scope) const {
    throw Refused("not-possible", fillText(m_rules.text(textId), scope));
}

namespace {

/// Texts of a condition over a list call $each who decides it: of `every` the first who does not meet it, of
/// `some` the first who does.
Scope aboutWhoDecides(const Expression& condition, const Scope& scope) {
    Scope inner = scope;
    const bool every = condition.op == Expression::Op::Every;
    if (!every && condition.op != Expression::Op::Some) {
        return inner;
    }
    const Value list = evaluate(condition.operands[0], scope);
    for (const Id& id : list.list()) {
        inner.each = id;
        if (evaluate(condition.operands[1], inner).flag() != every) {
            break;
        }
    }
    return inner;
}

/// `outcome`, then `outcome-2`, `outcome-3` ...
std::string fieldOf(std::size_t place) {
    return place == 0 ? "outcome" : "outcome-" + std::to_string(place + 1);
}

/// As many as dice in one throw: no check of a pack goes on for ever.
constexpr std::int64_t mostFollowUps = 1000;

} // namespace

/// What was worked out without a cell that a rule needs is worth nothing.
void Resolution::needCells() const {
    const std::optional<TableCell> blank = blankNeeded();
    const Table* table = blank ? m_rules.table(blank->table) : nullptr;
    if (!table) {
        return;
    }
    const std::string place = blank->column.empty() ? blank->row : blank->row + ", " + blank->column;
    throw BlankNeeded(
        *blank,
        fill(blank->row == headsOfRows
                 ? say("command",
                       "nothing heads the rows of the table {table} yet: {text} Type it in with {command}")
             : blank->row == headsOfColumns
                 ? say("command",
                       "nothing heads the columns of the table {table} yet: {text} Type it in with {command}")
                 : say("command", "the table {table} is blank at {place}: {text} Type it in with {command}"),
             {{"table", table->name},
              {"place", place},
              {"text", table->text},
              {"command", dumpLine(fillingOf(*blank))}}));
}

void Resolution::need(const std::vector<Clause>& needs, const Scope& scope) const {
    if (needs.empty()) {
        return;
    }
    const Setting setting(scope);
    for (const Clause& clause : needs) {
        if (!setting.value(clause.when).flag()) {
            refuse(clause.text, aboutWhoDecides(clause.when, scope));
        }
    }
}

void Resolution::warn(const std::vector<Clause>& warns, const Scope& scope) {
    if (warns.empty()) {
        return;
    }
    const Setting setting(scope);
    for (const Clause& clause : warns) {
        // Where nothing is said it is looked at only for what it may ask too much.
        const bool wanted = m_words || setting.mayAskTooMuch(clause.when);
        if (wanted && setting.value(clause.when).flag() && m_words) {
            warn(fillText(m_rules.text(clause.text), aboutWhoDecides(clause.when, scope)));
        }
    }
}

void Resolution::warn(std::string text) {
    if (!listed(m_warnings, text)) {
        m_warnings.push_back(std::move(text));
    }
}

std::string Resolution::nameOf(const Id& subject) const {
    const Subject* who = m_battle.find(subject);
    return who ? who->name : subject;
}

std::string Resolution::purposeOf(const Check& check, const Id& subject) const {
    return fill(say("command", "{check} of {subject}"),
                {{"check", check.name}, {"subject", nameOf(subject)}});
}

const Die& Resolution::dieFor(const Check& check, const Scope& scope) const {
    const Die* die = dieOf(check, scope);
    if (!die) {
        throw Refused("not-possible", fill(say("command", "{check}: the rules name no die for {subject}"),
                                           {{"check", check.name}, {"subject", nameOf(scope.self)}}));
    }
    return *die;
}

std::vector<Face> Resolution::throwDice(const Check& check, int count, const Id& subject) {
    return m_dice.roll(dieFor(check, scope(subject)), count, purposeOf(check, subject));
}

void Resolution::needPossible(const RollRequest& request, const Scope& before) const {
    if (!m_battle.find(request.subject)) {
        throw Refused("not-possible", fill(say("command", "{check}: the rules name nobody who takes it"),
                                           {{"check", request.check->name}}));
    }
    need(request.check->needs, before);
    needCandidates(request, before);
}

const BandTable* Resolution::needTable(const RollRequest& request, const Scope& before) const {
    const Check& check = *request.check;
    if (check.form == Check::Form::Stated || !check.symbols.empty() || !check.asked.tableAhead) {
        return nullptr; // stated, or the dice have a say in it
    }
    const BandTable* table = tableOf(check, before);
    if (!table) {
        throw Refused("not-possible",
                      fill(say("command", "{check}: no table of the rules applies to {subject}"),
                           {{"check", check.name}, {"subject", nameOf(request.subject)}}));
    }
    return table;
}

/// The scope of all that comes before the dice of a roll: what was derived and the facts as code reads them
/// serve until they fall.
class Resolution::BeforeDice {
  public:
    BeforeDice(Resolution& resolution, const RollRequest& request)
        : m_slots(resolution.m_rules, request.facts), m_scope(resolution.scopeOf(request, nullptr)) {
        m_scope.known = &m_known;
        m_scope.slots = m_slots.data();
    }

    BeforeDice(const BeforeDice&) = delete;
    BeforeDice& operator=(const BeforeDice&) = delete;

    const Scope& scope() const { return m_scope; }

  private:
    Known m_known;
    FactSlots m_slots;
    Scope m_scope;
};

Resolution::Prepared Resolution::prepared(const RollRequest& request, const Scope& before) {
    const Check& check = *request.check;
    needPossible(request, before);
    warn(check.warns, before);
    Prepared result;
    Step& step = result.step;
    step.check = check.id;
    step.halves = check.halves;
    step.subject = request.subject;
    step.other = request.other;
    step.die = check.form == Check::Form::Stated ? Id() : dieFor(check, before).id;
    step.facts = request.facts;
    if (m_words) {
        step.lines = linesOf(check, before, request.overrides);
    }
    result.modifiers = m_words ? sumOf(step.lines) : modifiersOf(check, before, request.overrides);
    result.table = needTable(request, before);
    return result;
}

Scope Resolution::scopeAhead(const RollRequest& request) const {
    Scope scope{m_rules, m_battle, request.subject, request.other, &request.facts};
    scope.check = request.check->id;
    return scope;
}

DiceToThrow Resolution::diceAt(const RollRequest& request, std::int64_t modifiers, const Scope& before,
                               std::vector<Face> given) const {
    needPossible(request, before);
    const Die& die = dieFor(*request.check, before);
    const BandTable* table = needTable(request, before);
    const int open = std::max(0, diceCount(*request.check, before) - static_cast<int>(given.size()));
    std::optional<DiceThrow> whole = throwOf(*request.check, die, modifiers, before);
    needCells();
    return {die, open, std::move(given), table, nullptr, std::move(whole)};
}

DiceToThrow Resolution::diceFor(const RollRequest& request, std::vector<Face> given) const {
    Known known;
    Scope before = scopeAhead(request);
    before.known = &known;
    const bool hangs = !request.check->throwsOnce();
    return diceAt(request, hangs ? modifiersOf(*request.check, before, request.overrides) : 0, before,
                  std::move(given));
}

Distribution Resolution::distributionOf(const RollRequest& request, std::vector<Face> given) const {
    Known known;
    Scope before = scopeAhead(request);
    before.known = &known;
    const std::int64_t modifiers = modifiersOf(*request.check, before, request.overrides);
    const DiceToThrow dice = diceAt(request, modifiers, before, std::move(given));
    needCells();
    return umpire::distributionOf(*request.check, dice, modifiers, before);
}

/// The dice that count, where some were thrown again or came on top. The step says which they are, and of
/// what kind each is.
std::vector<Face> Resolution::keptOf(const DiceThrow& dice, Step& step, const std::string& purpose) {
    std::vector<Face> rest;
    const ThrowProgress progress(dice, step.dice, rest);
    if (dice.sets.size() > 1) {
        for (const Face& face : progress.thrown()) {
            step.kinds.push_back(dice.sets[static_cast<std::size_t>(face.set)].die->id);
        }
    }
    if (progress.kept().size() < step.dice.size()) {
        Json kept = Json::array();
        for (const Face& face : progress.kept()) {
            kept.push_back(umpire::toJson(face));
        }
        step.extra.emplace_back("kept", std::move(kept));
    }
    if (progress.stopped() > 0 && m_words) {
        warn(fill(sayCounted("command",
                             "{roll}: {n} die more would follow, but none does after {most} in a row",
                             "{roll}: {n} dice more would follow, but none does after {most} in a row")
                      .of(progress.stopped(), {}),
                  {{"roll", purpose}, {"most", std::to_string(dice.explodes)}}));
    }
    return progress.kept();
}

Resolution::Rolled Resolution::thrown(Prepared prepared, RollAtHand atHand, const Scope& before) {
    const RollRequest& request = *atHand.request;
    const Check& check = *request.check;
    if (check.form == Check::Form::Stated) {
        return stated(std::move(prepared.step), request);
    }
    Rolled rolled;
    m_pending = std::move(prepared.step);
    const Die& die = *m_rules.die(m_pending->die);
    const std::string purpose = m_words ? purposeOf(check, request.subject) : std::string();
    const std::optional<DiceThrow> whole = throwOf(check, die, prepared.modifiers, before);
    const auto measures = [&] { return measuresOf(check, check.asked, die, prepared.modifiers, before); };
    if (!whole && (m_words || !m_rules.tables.empty())) {
        measures(); // which switches they read is told in any case, and a blank cell comes before the dice
    }
    const int count = diceCount(check, before);
    needCells();
    atHand.modifiers = prepared.modifiers;
    atHand.still = m_still;
    std::vector<Face> dice;
    {
        const Meanwhile<const RollAtHand*> shown(m_atHand, &atHand); // to who throws the dice
        dice = whole ? m_dice.rollAll(*whole, purpose) : m_dice.rollFor(die, count, purpose, measures);
    }
    if (m_ended) {
        return rolled;
    }
    Step step = std::move(*m_pending);
    m_pending.reset();
    step.dice = std::move(dice);
    const std::vector<Face> kept = whole ? keptOf(*whole, step, purpose) : std::vector<Face>{};
    rolled.roll = judge(check, whole ? kept : step.dice, prepared.modifiers, before, prepared.table);
    step.total = rolled.roll.total;
    step.outcome = rolled.roll.outcome;
    if (check.form == Check::Form::Pool && check.total) {
        step.extra.emplace_back("successes", rolled.roll.successes);
    }
    rolled.step = std::move(step);
    return rolled;
}

// Results that no dice give: the umpire states what he sees on the table.

void Resolution::stateResults(const Json& command) {
    m_stated.clear();
    m_statedTaken = 0;
    for (auto given = command.find(fieldOf(0)); given != command.end() && given->is_string();
         given = command.find(fieldOf(m_stated.size()))) {
        m_stated.push_back(given->get<Id>());
    }
}

Id Resolution::nextStated(const Step& step, const Check& check) {
    const std::string field = fieldOf(m_statedTaken);
    const Places places{{"check", check.name},
                        {"subject", nameOf(step.subject)},
                        {"field", inQuotes(field)},
                        {"list", joined(check.choices)}};
    if (m_statedTaken >= m_stated.size()) {
        m_pending = step;
        throw Unstated(
            step, field,
            fill(
                say("command", "{check} of {subject} is for the umpire to see: state {field}, one of {list}"),
                places));
    }
    const Id& outcome = m_stated[m_statedTaken++];
    if (!listed(check.choices, outcome)) {
        throw Refused("bad-value", fill(say("command", "{field} is {outcome}; {check} comes to {list}"),
                                        {{"field", inQuotes(field)},
                                         {"outcome", inQuotes(outcome)},
                                         {"check", check.name},
                                         {"list", joined(check.choices)}}));
    }
    return outcome;
}

Resolution::Rolled Resolution::stated(Step step, const RollRequest& request) {
    needCells();
    Rolled rolled;
    rolled.roll.outcome = nextStated(step, *request.check);
    step.outcome = rolled.roll.outcome;
    rolled.step = std::move(step);
    return rolled;
}

/// Some facts mean nothing for anybody else than the pack says.
void Resolution::needCandidates(const RollRequest& request, const Scope& before) const {
    for (const auto& [id, value] : request.facts) {
        const Fact* fact = m_rules.fact(id);
        if (!fact || !fact->strict) {
            continue;
        }
        const Ids known = candidatesOf(*fact, before);
        for (const Id& named : subjectsIn(value)) {
            if (!named.empty() && !listed(known, named)) {
                throw Refused(
                    "bad-value",
                    fill(known.empty()
                             ? say("command", "the fact {fact} names {named}, but here it can name nobody")
                             : say("command", "the fact {fact} names {named}, which is none of {list}"),
                         {{"fact", inQuotes(id)},
                          {"named", inQuotes(named)},
                          {"list", joined(known, "and")}}));
            }
        }
    }
}

RollSoFar Resolution::roll(const RollRequest& request) {
    const std::optional<RollBefore> before = std::exchange(m_before, std::nullopt);
    const BeforeDice here(*this, request);
    Rolled rolled =
        thrown(prepared(request, here.scope()), {.request = &request, .before = before}, here.scope());
    if (m_ended) {
        return rolled.roll;
    }
    const std::size_t index = m_steps.size();
    m_steps.push_back(std::move(rolled.step));
    settle(request.check->id, request.subject);
    const Scope judged = scopeOf(request, &rolled.roll);
    Wording wording(judged);
    if (m_words) {
        wording.offer(*request.check);
    }
    for (const OutcomeEffects& effects : request.check->effects) {
        if (effects.outcomes.empty() || listed(effects.outcomes, rolled.roll.outcome)) {
            run(effects.effects, judged);
        }
    }
    m_steps[index].text = m_words ? wording.said(judged) : std::string();
    followUps(request, rolled.roll, index, before.has_value());
    return rolled.roll;
}

Facts Resolution::handedOn(const FollowUp& follow, const RollRequest& request, const RollSoFar& roll) {
    const Scope current = scopeOf(request, &roll);
    Facts facts = request.facts;
    for (const auto& [fact, value] : follow.facts) {
        facts[fact] = evaluate(value, current);
    }
    return facts;
}

/// A roll that was made, while what follows from it is rolled.
class Resolution::Following : public Holder {
  public:
    Following(const Resolution& resolution, const RollRequest& request, const RollSoFar& roll,
              bool actionGoesOn)
        : m_resolution(resolution), m_request(request), m_roll(roll), m_actionGoesOn(actionGoesOn) {}

    bool isWithinRoll() const override { return true; }
    void goOn(const FollowUp& follow, std::int64_t times) {
        const FollowUp* last = &m_request.check->then.back();
        m_left = {static_cast<std::int64_t>(last - &follow), times};
    }

    /// Once the last of all is rolled, nobody asks for it but an action that goes on.
    void tell(std::string& held) const override {
        StateText words(held);
        words.add(m_left.first);
        words.add(m_left.second);
        const bool more = m_left.first > 0 || m_left.second > 0;
        if (!more && !m_actionGoesOn) {
            return;
        }
        const Scope scope = m_resolution.scopeAhead(m_request);
        Setting setting(scope);
        words.add(std::string_view(m_roll.outcome));
        addAnswers(words, askedOf(*m_request.check, m_resolution.liveReads()), m_roll, HandedOn::Added,
                   setting);
        if (more) {
            words.add(m_request);
        }
    }

  private:
    const Resolution& m_resolution;
    const RollRequest& m_request;
    const RollSoFar& m_roll;
    bool m_actionGoesOn;
    std::pair<std::int64_t, std::int64_t> m_left; ///< checks that may follow, and how often this one yet
};

void Resolution::followUps(const RollRequest& request, const RollSoFar& roll, std::size_t step,
                           bool follows) {
    Following following(*this, request, roll, m_still != StillToRoll::Nothing && !follows);
    const auto holding = this->holding(following);
    for (const FollowUp& follow : request.check->then) {
        const bool last = &follow == &request.check->then.back() && !follow.times;
        const auto remaining = this->remaining(last ? StillToRoll::Nothing : StillToRoll::ByRules);
        const Scope now = scopeOf(request, &roll);
        const std::int64_t wanted = follow.times ? evaluate(*follow.times, now).number() : 1;
        const std::int64_t times = std::min(wanted, mostFollowUps);
        for (std::int64_t i = 0; i < times && !m_ended; ++i) {
            following.goOn(follow, times - i - 1);
            if (!followOnce(follow, request, roll, step)) {
                break;
            }
        }
    }
}

bool Resolution::followOnce(const FollowUp& follow, const RollRequest& request, const RollSoFar& roll,
                            std::size_t step) {
    const Scope current = scopeOf(request, &roll);
    if (!holds(follow.when, current)) {
        return false;
    }
    RollRequest next{m_rules.check(follow.check),
                     evaluate(follow.subject, current).text(),
                     follow.other ? evaluate(*follow.other, current).text() : Id(),
                     {},
                     request.overrides};
    if (!m_battle.find(next.subject)) {
        return false; // what is not there reads as nothing, and nobody takes a check
    }
    next.facts = handedOn(follow, request, roll);
    m_before = RollBefore{&request, &follow, step};
    this->roll(next);
    return true;
}

std::string Resolution::held() const {
    std::string held;
    StateText words(held);
    words.add(std::int64_t{m_owes});
    words.add(m_ending ? static_cast<std::int64_t>(*m_ending) : -1);
    words.add(static_cast<std::int64_t>(m_statedTaken));
    for (const Holder* holder : m_holders) {
        holder->tell(held);
    }
    return held;
}

std::vector<std::int64_t> Resolution::progress() const {
    std::vector<std::int64_t> progress{m_actionsOver};
    for (const Holder* holder : m_holders) {
        holder->tellProgress(progress);
    }
    return progress;
}

const program::LiveReads* Resolution::liveReads() const {
    const bool others =
        m_holders.empty() || std::any_of(m_holders.begin() + 1, m_holders.end(),
                                         [](const Holder* each) { return !each->isWithinRoll(); });
    return others ? nullptr : m_holders.front()->liveReads();
}

std::shared_ptr<const StepsAt> Resolution::stepsAt() const {
    return m_holders.size() == 1 ? m_holders.front()->stepsAt() : nullptr;
}

std::unique_ptr<Resolution> Resolution::standing() const {
    std::unique_ptr<Resolution> copy = again();
    copy->m_still = StillToRoll::Nothing;
    copy->m_mayEnd = false;
    copy->m_atHand = nullptr;
    copy->m_holders.clear();
    copy->m_before.reset();
    copy->m_pending.reset();
    for (Step& step : copy->m_steps) {
        step.lines.clear();
        step.facts.clear();
    }
    return copy;
}

void meet(RollSoFar& a, RollSoFar& b) {
    a.enemyTotal = b.total;
    a.enemyOutcome = b.outcome;
    b.enemyTotal = a.total;
    b.enemyOutcome = a.outcome;
}

MatchingCell matchingCell(const Contest& contest, const Scope& a, const Scope& b) {
    for (const Contest::Cell& cell : contest.cells) {
        if (listed(cell.own, a.roll->outcome) && listed(cell.enemy, b.roll->outcome) && holds(cell.when, a)) {
            return {&cell, false};
        }
        // Where each rolls a check of his own, it is plain whose side of the cell is whose.
        if (contest.check == contest.enemyCheck && listed(cell.own, b.roll->outcome) &&
            listed(cell.enemy, a.roll->outcome) && holds(cell.when, b)) {
            return {&cell, true};
        }
    }
    return {};
}

ContestResult resultOf(const MatchingCell& match, const Id& own, const Id& enemy) {
    return {match.cell->result, !match.cell->named ? Id() : match.swapped ? enemy : own};
}

void Resolution::refuseWithoutCell(const Contest& contest) {
    throw Refused("not-possible",
                  fill(say("command", "{contest}: the rules hold no cell for these two results"),
                       {{"contest", contest.name}}));
}

RollSoFar Resolution::contest(const Contest& contest, const RollRequest& a, const RollRequest& b) {
    // What speaks against either is said before a die is thrown.
    const BeforeDice hereA(*this, a);
    const BeforeDice hereB(*this, b);
    Prepared own = prepared(a, hereA.scope());
    Prepared enemys = prepared(b, hereB.scope());
    // Both dice are thrown before anything takes effect: each counts the strengths at the start of the round.
    const BothRolls both{&contest, {&a, &own.step, own.modifiers}, {&b, &enemys.step, enemys.modifiers}};
    Rolled first = thrown(own, {.request = &a, .both = both}, hereA.scope());
    if (m_ended) {
        return first.roll;
    }
    Rolled second = thrown(enemys, {.request = &b, .both = both}, hereB.scope());
    meet(first.roll, second.roll);
    const MatchingCell match = matchingCell(contest, scopeOf(a, &first.roll), scopeOf(b, &second.roll));
    if (!match.cell) {
        refuseWithoutCell(contest);
    }
    first.roll.result = second.roll.result = match.cell->result;
    const Scope scopeA = scopeOf(a, &first.roll);
    const Scope scopeB = scopeOf(b, &second.roll);
    const Scope& winner = match.swapped ? scopeB : scopeA;
    const Scope& loser = match.swapped ? scopeA : scopeB;
    Wording winnersWords(winner);
    winnersWords.offer(match.cell->says);
    winnersWords.offer(*a.check);
    Wording losersWords(loser);
    losersWords.offer(match.cell->enemySays);
    losersWords.offer(*b.check);
    run(match.cell->ownEffects, winner);
    run(match.cell->enemyEffects, loser);
    run(contest.bothEffects, scopeA);
    run(contest.bothEffects, scopeB);
    first.step.text = (match.swapped ? losersWords : winnersWords).said(scopeA);
    second.step.text = (match.swapped ? winnersWords : losersWords).said(scopeB);
    second.step.contest = &contest;
    second.step.met = resultOf(match, a.subject, b.subject);
    Json result;
    result["result"] = second.step.met.result;
    result["by"] = match.cell->named ? Json(second.step.met.by) : Json(nullptr);
    m_steps.push_back(std::move(first.step));
    m_steps.push_back(std::move(second.step));
    tell(contest.id, std::move(result));
    return first.roll;
}

} // namespace umpire
