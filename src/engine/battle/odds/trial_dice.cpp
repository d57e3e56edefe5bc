#include "trial_dice.h"

#include "../../checks/setting.h"
#include "../../dice/throw_outcomes.h"
#include "../matching_cell.h"
#include "outcome_search.h"
#include "search_state.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <string_view>

namespace umpire {

namespace {

/// Nothing is rolled after it. Of a contest both rolls are looked at together, before the first.
bool isLast(const RollAtHand& hand, bool someGiven) {
    if (hand.still != StillToRoll::Nothing) {
        return false;
    }
    return hand.both ? hand.request == hand.both->a.request && !someGiven : hand.request->check->then.empty();
}

/// The second roll of a contest, whose dice were thrown with those of the first.
bool isThrownAlready(const Resolution& resolution, const std::vector<Choice>& choices, std::size_t depth) {
    const RollAtHand* hand = resolution.atHand();
    return hand && hand->both && hand->request == hand->both->b.request && depth > 0 &&
           choices[depth - 1].thrown->step == resolution.steps().size() &&
           !choices[depth - 1].group().enemys.empty();
}

/// Whether all that follows from the roll asks of it can be told beforehand. The two rolls of a contest look
/// at each other, and a procedure may look at anything.
bool goesOnByRules(const RollAtHand& hand) {
    return hand.still != StillToRoll::ByProcedure && !hand.both;
}

/// Facts handed on to a roll with which the way ends are no part of what is asked: that roll is looked at for
/// each of the falls, if it follows at once.
HandedOn handedOnBy(const RollAtHand& hand) {
    return hand.still == StillToRoll::Nothing ? HandedOn::LeftOut : HandedOn::Added;
}

/// Groups by the answers to what is asked.
class Groups {
  public:
    OutcomeGroup& of(const std::string& answers) {
        const auto place = m_places.try_emplace(answers, m_groups.size()).first->second;
        if (place == m_groups.size()) {
            m_groups.push_back({{}, {}, 0});
        }
        return m_groups[place];
    }
    std::vector<OutcomeGroup> take() { return std::move(m_groups); }

  private:
    std::vector<OutcomeGroup> m_groups;
    std::unordered_map<std::string, std::size_t> m_places;
};

std::vector<OutcomeGroup> eachByItself(std::vector<Fall> falls) {
    std::vector<OutcomeGroup> groups;
    for (Fall& fall : falls) {
        groups.push_back({{}, {}, fall.ways});
        groups.back().falls.push_back(std::move(fall));
    }
    return groups;
}

/// `later`: what an outcome must have a say in to be told from others; null: it is told in any case.
void addOutcome(StateText& words, const Check& check, const Id& outcome, const program::LiveReads* later) {
    if (!later) {
        words.add(std::string_view(outcome));
        return;
    }
    for (const OutcomeEffects& effects : check.effects) {
        words.add(std::int64_t{later->effects.contains(&effects) && listed(effects.outcomes, outcome)});
    }
}

std::vector<OutcomeGroup> byAnswers(std::vector<Fall> falls, const Check& check, const AskedOfDice& asked,
                                    const program::LiveReads* later, HandedOn handedOn, const Scope& scope) {
    Setting setting(scope);
    Groups groups;
    for (Fall& fall : falls) {
        std::string answers;
        StateText words(answers);
        addOutcome(words, check, fall.roll.outcome, later);
        addAnswers(words, asked, fall.roll, handedOn, setting);
        OutcomeGroup& group = groups.of(answers);
        group.ways += fall.ways;
        group.falls.push_back(std::move(fall));
    }
    return groups.take();
}

/// Dice that nobody judges.
std::vector<Fall> bareFalls(const Die& die, int open, const std::vector<Face>& given) {
    std::vector<Fall> falls;
    for (ThrowOutcome& way : everyThrow(die, open)) {
        Fall fall;
        fall.roll.faces = given;
        fall.roll.faces.insert(fall.roll.faces.end(), way.faces.begin(), way.faces.end());
        fall.ways = std::move(way.ways);
        falls.push_back(std::move(fall));
    }
    return falls;
}

ChanceNode::Dice countedDice(const DiceToThrow& dice) {
    const auto [sides, count] = dice.openDice();
    return {sides, count};
}

/// One of the two rolls of a contest.
class RollOfBoth {
  public:
    RollOfBoth(const Resolution& resolution, const ReadyRoll& roll)
        : m_asked(askedOf(*roll.request->check, resolution.liveReads())),
          m_scope(resolution.scopeAhead(*roll.request)), m_die(*resolution.rules().die(roll.step->die)),
          m_dice{m_die,    diceCount(*roll.request->check, m_scope),
                 {},       nullptr,
                 &m_asked, throwOf(*roll.request->check, m_die, roll.modifiers, m_scope)},
          m_falls(fallsOf(*roll.request->check, m_dice, roll.modifiers, m_scope)), m_setting(m_scope) {}

    const std::vector<Fall>& falls() const { return m_falls; }
    ChanceNode::Dice dice() const { return countedDice(m_dice); }
    Scope with(const RollSoFar& roll) const {
        Scope scope = m_scope;
        scope.roll = &roll;
        return scope;
    }
    void addAnswersTo(StateText& words, const RollSoFar& roll) {
        words.add(std::string_view(roll.outcome));
        addAnswers(words, m_asked, roll, HandedOn::Added, m_setting);
    }

  private:
    const AskedOfDice& m_asked;
    Scope m_scope;
    const Die& m_die;
    DiceToThrow m_dice;
    std::vector<Fall> m_falls;
    Setting m_setting;
};

/// What comes of two falls of a contest, once they have met.
std::string answersOfBoth(const Contest& contest, RollOfBoth& own, RollOfBoth& enemys, RollSoFar a,
                          RollSoFar b) {
    meet(a, b);
    const MatchingCell match = matchingCell(contest, own.with(a), enemys.with(b));
    std::string answers;
    StateText words(answers);
    words.add(std::int64_t{match.cell ? match.cell - contest.cells.data() : -1});
    words.add(std::int64_t{match.swapped});
    a.result = b.result = match.cell ? match.cell->result : Id();
    own.addAnswersTo(words, a);
    enemys.addAnswersTo(words, b);
    return answers;
}

/// Adds a fall, or its ways to those that are there of it.
void add(std::vector<Fall>& falls, const Fall& fall, const Natural& ways) {
    if (falls.empty() || falls.back().thrown() != fall.thrown()) {
        const auto known =
            std::ranges::find_if(falls, [&fall](const Fall& each) { return each.thrown() == fall.thrown(); });
        if (known != falls.end()) {
            known->ways += ways;
            return;
        }
        falls.push_back({fall.roll, 0, fall.dice});
    }
    falls.back().ways += ways;
}

ChanceNode bothAhead(const Resolution& resolution, const BothRolls& both) {
    RollOfBoth own(resolution, both.a);
    RollOfBoth enemys(resolution, both.b);
    Groups groups;
    for (const Fall& a : own.falls()) {
        for (const Fall& b : enemys.falls()) {
            const Natural ways = a.ways * b.ways;
            OutcomeGroup& group = groups.of(answersOfBoth(*both.contest, own, enemys, a.roll, b.roll));
            group.ways += ways;
            add(group.falls, a, ways);
            add(group.enemys, b, ways);
        }
    }
    return {groups.take(), own.dice(), enemys.dice(), resolution.steps().size()};
}

/// Among the steps: the second roll of a contest stands behind the first, which is not among them yet.
std::size_t placeOf(const Resolution& resolution, const RollAtHand& hand) {
    return resolution.steps().size() + (hand.both && hand.request == hand.both->b.request ? 1U : 0U);
}

/// A throw of dice, some of them given, in groups of ways that go on alike. Both rolls of a contest are
/// looked at together, before the first, where the rules alone say what comes of them. `wanted`: the checks
/// whose outcomes are told apart whatever they bring about; null: all.
ChanceNode chanceNode(const Resolution& resolution, const Die& die, int open, const std::vector<Face>& given,
                      const DiceThrow* whole, const std::vector<Id>* wanted) {
    DiceToThrow dice{die, open, given, nullptr, nullptr, whole ? std::optional(*whole) : std::nullopt};
    const RollAtHand* hand = resolution.atHand();
    if (!hand) {
        return {eachByItself(bareFalls(die, open, given)), countedDice(dice), {}, std::nullopt};
    }
    const bool ofBoth = hand->both && hand->request == hand->both->a.request;
    if (ofBoth && given.empty() && hand->still != StillToRoll::ByProcedure) {
        return bothAhead(resolution, *hand->both);
    }
    const Scope scope = resolution.scopeAhead(*hand->request);
    const Check& check = *hand->request->check;
    const program::LiveReads* later = resolution.liveReads();
    const AskedOfDice& asked = askedOf(check, later);
    dice.asked = &asked;
    std::vector<Fall> falls = fallsOf(check, dice, hand->modifiers, scope);
    const bool named = !wanted || listed(*wanted, check.id);
    return {goesOnByRules(*hand)
                ? byAnswers(std::move(falls), check, asked, named ? nullptr : later, handedOnBy(*hand), scope)
                : eachByItself(std::move(falls)),
            countedDice(dice),
            {},
            placeOf(resolution, *hand)};
}

/// What a throw of a roll at hand hangs on, in words that nobody else reads; "" where that is more than can
/// be told. Throws of which the same is told are alike in everything.
std::string judgedAlike(const Resolution& resolution, const Die& die, int open) {
    const RollAtHand& hand = *resolution.atHand();
    const program::LiveReads* later = resolution.liveReads();
    const Check& check = *hand.request->check;
    if (hand.both || !later || !askedOf(check, later).byRollAlone) {
        return {};
    }
    std::string alike;
    StateText words(alike);
    words.add(*hand.request);
    words.add(std::string_view(die.id));
    for (const std::int64_t number :
         {std::int64_t{open}, hand.modifiers, static_cast<std::int64_t>(placeOf(resolution, hand)),
          static_cast<std::int64_t>(hand.still),
          static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(later))}) {
        words.add(number);
    }
    const Scope scope = resolution.scopeAhead(*hand.request);
    const Setting setting(scope);
    const auto addConditions = [&](const std::vector<Expression>& conditions) {
        for (const Expression& condition : conditions) {
            words.add(std::int64_t{setting.value(condition).flag()});
        }
    };
    for (const AskedDiceWhere& where : askedOf(check, later).somewhere) {
        addConditions(where.conditions);
    }
    for (const AskedLater& asked : askedOf(check, later).later) {
        addConditions(asked.conditions);
    }
    return alike;
}

/// The same throw with the falls of one group told apart by what they hand on to the last roll, which does
/// not follow at once; nothing where they all hand on the same. What is handed on hangs on the roll alone:
/// whoever is asked answers the same.
std::optional<ChanceNode> apartByHandedOn(const Resolution& resolution, const Choice& choice) {
    const std::optional<std::size_t> step = choice.thrown->step;
    const Check* check = step && *step < resolution.steps().size()
                             ? resolution.rules().check(resolution.steps()[*step].check)
                             : nullptr;
    const OutcomeGroup& group = choice.group();
    if (!check || check->asked.handedOn.empty() || group.falls.size() == 1 || !group.enemys.empty()) {
        return std::nullopt;
    }
    std::vector<OutcomeGroup> parts = byAnswers(group.falls, *check, check->asked, nullptr, HandedOn::Added,
                                                {resolution.rules(), resolution.battle()});
    return parts.size() == 1 ? std::nullopt
                             : std::optional(ChanceNode{std::move(parts), choice.thrown->dice, {}, step});
}

} // namespace

std::vector<Face> firstDiceOf(const Resolution& resolution, const ReadyRoll& roll) {
    return RollOfBoth(resolution, roll).falls().front().thrown();
}

std::vector<std::pair<ContestResult, Natural>> contestResults(const Resolution& resolution,
                                                              const BothRolls& both) {
    const RollOfBoth own(resolution, both.a);
    const RollOfBoth enemys(resolution, both.b);
    std::vector<Fall> owns = own.falls();
    std::vector<Fall> others = enemys.falls();
    constexpr std::size_t mostPairs = 1'000'000;
    if (owns.size() * others.size() > mostPairs) {
        refuseSoManyDice();
    }
    std::vector<std::pair<ContestResult, Natural>> sums;
    for (Fall& a : owns) {
        for (Fall& b : others) {
            meet(a.roll, b.roll);
            const MatchingCell match = matchingCell(*both.contest, own.with(a.roll), enemys.with(b.roll));
            if (!match.cell) {
                Resolution::refuseWithoutCell(*both.contest);
            }
            const ContestResult result = resultOf(match, both.a.request->subject, both.b.request->subject);
            auto known = std::ranges::find(sums, result, &std::pair<ContestResult, Natural>::first);
            if (known == sums.end()) {
                known = sums.insert(known, {result, 0});
            }
            known->second += a.ways * b.ways;
        }
    }
    return sums;
}

std::vector<Face> TrialDice::roll(const Die& die, int count, const std::string& purpose) {
    std::vector<Face> faces = m_given.rollLeft(die, count, purpose);
    const auto there = static_cast<int>(faces.size());
    const RollAtHand* hand = m_resolution->atHand();
    const bool open = there < count || (count == 0 && m_given.left() == 0);
    if (hand && open && isLast(*hand, there > 0)) {
        return last(*hand, faces);
    }
    return there < count ? next(die, count - there, faces, nullptr) : faces;
}

/// The dice that were given come first, as far as they go.
std::vector<Face> TrialDice::rollAll(const DiceThrow& dice, const std::string& purpose) {
    ThrowProgress progress(dice);
    std::vector<Face> given;
    while (!progress.isOver() && (given.empty() || m_given.left() > 0)) {
        std::vector<Face> faces;
        for (std::size_t set = 0; set < dice.sets.size(); ++set) {
            const std::vector<Face> more =
                m_given.rollLeft(*dice.sets[set].die, progress.wanted()[set], purpose);
            faces.insert(faces.end(), more.begin(), more.end());
        }
        given.insert(given.end(), faces.begin(), faces.end());
        if (static_cast<int>(faces.size()) < progress.wantedDice()) {
            break;
        }
        progress.take(faces);
    }
    const RollAtHand& hand = *m_resolution->atHand();
    if (progress.isOver() && (!given.empty() || m_given.left() > 0)) {
        return given;
    }
    return isLast(hand, !given.empty()) ? last(hand, given)
                                        : next(*dice.sets.front().die, dice.sets.front().count, given, &dice);
}

std::vector<Face> TrialDice::last(const RollAtHand& hand, const std::vector<Face>& given) {
    m_atLast(hand, given);
    if (!m_resolution->mayEnd()) {
        throw FinalRoll{};
    }
    m_resolution->end();
    return {};
}

std::vector<Face> TrialDice::next(const Die& die, int open, const std::vector<Face>& given,
                                  const DiceThrow* whole) {
    if (isThrownAlready(*m_resolution, m_choices, m_depth)) {
        return m_choices[m_depth - 1].group().enemys.front().thrown();
    }
    if (m_depth == m_choices.size() && !reachNode(die, open, given, whole)) {
        if (!m_resolution->mayEnd()) {
            throw Merged{};
        }
        m_merged = true;
        m_resolution->end();
        return {};
    }
    return m_choices[m_depth++].group().falls.front().thrown();
}

bool TrialDice::reachNode(const Die& die, int open, const std::vector<Face>& given, const DiceThrow* whole) {
    if (m_depth > 0) {
        tellApart();
    }
    const bool keeps = m_keeps && given.empty() && m_given.left() == 0;
    const auto stand = [&] { return keeps ? resumePoint(*m_resolution) : nullptr; };
    auto stretch = m_tree.reach(
        m_choices, m_resolution->steps().size(), weight(), throwPlace(),
        searchStateOf(*m_resolution, m_given.left(), m_wanted),
        [&] { return thrown(die, open, given, whole); }, stand);
    if (!stretch) {
        return false;
    }
    m_choices.push_back(*stretch->choice);
    m_segments.push_back(std::move(*stretch));
    return true;
}

PlaceOfThrow TrialDice::throwPlace() const {
    PlaceOfThrow place{m_resolution->progress()};
    const Segment& last = m_segments.back();
    if (last.choice && last.place.progress == place.progress) {
        place.before = last.place.before + 1;
    }
    return place;
}

/// Dice that are judged alike wherever they fall are looked at once.
OutcomeTree::Thrown TrialDice::thrown(const Die& die, int open, const std::vector<Face>& given,
                                      const DiceThrow* whole) {
    const RollAtHand* hand = m_resolution->atHand();
    const auto fresh = [&] {
        return std::make_shared<const ChanceNode>(
            chanceNode(*m_resolution, die, open, given, whole, m_wanted));
    };
    const std::string alike =
        hand && given.empty() && !whole ? judgedAlike(*m_resolution, die, open) : std::string();
    if (alike.empty()) {
        return fresh();
    }
    OutcomeTree::Thrown& known = m_thrown[alike];
    return known ? known : known = fresh();
}

/// Dice are thrown between a roll and the last one: that cannot be looked at for each of the roll's falls.
void TrialDice::tellApart() {
    if (auto parts = apartByHandedOn(*m_resolution, m_choices.back())) {
        m_choices.pop_back();
        m_segments.back() = m_tree.divide(m_choices, m_segments.back(), std::move(*parts));
        m_choices.push_back(*m_segments.back().choice);
    }
}

const Segment* TrialDice::segmentOf(std::size_t step) const {
    const auto after =
        std::ranges::find_if(m_segments, [step](const Segment& each) { return each.firstStep > step; });
    return after == m_segments.begin() ? nullptr : &*std::prev(after);
}

bool TrialDice::advance() {
    std::optional<OutcomeTree::Path> way = m_tree.next();
    if (!way) {
        return false;
    }
    m_stand = std::move(way->stand);
    m_given = PhysicalDice(m_stand ? std::vector<Json>{} : m_list);
    m_choices = std::move(way->choices);
    m_depth = m_stand ? m_choices.size() - 1 : 0;
    m_segments.clear();
    m_segments.push_back(std::move(way->last));
    return true;
}

} // namespace umpire
