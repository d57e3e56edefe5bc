#include "outcome_search.h"

#include "../../checks/setting.h"
#include "../../program/program.h"
#include "../commands/command_reader.h"
#include "../moments.h"
#include "trial_dice.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/decide.h"
#include "umpire/program/evaluation_watch.h"

#include <algorithm>
#include <map>
#include <span>
#include <vector>

namespace umpire {

double RollOdds::of(std::string_view outcome) const {
    for (const auto& [id, probability] : outcomes) {
        if (id == outcome) {
            return probability;
        }
    }
    return 0;
}

const Line* lineIn(const std::vector<Line>& lines, const Id& id) {
    const auto found = std::ranges::find(lines, id, &Line::id);
    return found == lines.end() ? nullptr : &*found;
}

namespace {

/// What one roll comes to on one way in which the dice may fall, or on several ways together.
struct RollOnPath {
    const Step* step = nullptr;
    /// Its lines that count on all of these ways alike, where they are less than those of the step.
    std::optional<std::vector<Line>> lines = {};
    WeightSum reached = {};
    std::vector<std::pair<Id, WeightSum>> outcomes = {};
    std::vector<std::pair<std::int64_t, WeightSum>> totals = {};
    std::vector<std::pair<ContestResult, WeightSum>> results = {}; ///< of the second roll of a contest

    /// Takes all that a roll can come to, on ways of that weight up to it; its totals where they are asked
    /// for.
    void take(const Distribution& distribution, const WeightSum& before, bool withTotals) {
        WeightSum weight = before;
        weight.take(distribution.sides, distribution.dice, 1);
        reached.add(weight.times(distribution.all));
        for (const auto& [outcome, ways] : distribution.outcomes) {
            outcomes.emplace_back(outcome, weight.times(ways));
        }
        for (auto each = distribution.totals.begin(); withTotals && each != distribution.totals.end();
             ++each) {
            totals.emplace_back(each->first, weight.times(each->second));
        }
    }
};

/// The falls of the roll with that place among the steps, where more than one of them went this way.
const std::vector<Fall>* severalFalls(const Segment& stretch, std::size_t place) {
    if (!stretch.choice || !stretch.choice->thrown->step) {
        return nullptr;
    }
    const OutcomeGroup& group = stretch.choice->group();
    const std::size_t first = *stretch.choice->thrown->step;
    const std::vector<Fall>* falls = place == first ? &group.falls : nullptr;
    if (place == first + 1 && !group.enemys.empty()) {
        falls = &group.enemys;
    }
    return falls && falls->size() > 1 ? falls : nullptr;
}

/// What the roll of a step came to on the way that the dice just went; nothing but the step where a way
/// before went the same way up to it.
RollOnPath rollOn(const TrialDice& dice, const Step& step, std::size_t place) {
    RollOnPath roll{&step};
    const Segment* stretch = dice.segmentOf(place);
    if (!stretch) {
        return roll;
    }
    roll.reached = stretch->weight();
    roll.outcomes.emplace_back(step.outcome, roll.reached);
    if (step.contest) {
        roll.results.emplace_back(step.met, roll.reached);
    }
    const std::vector<Fall>* falls = severalFalls(*stretch, place);
    if (!falls) {
        roll.totals.emplace_back(step.total, roll.reached);
        return roll;
    }
    for (const Fall& fall : *falls) {
        roll.totals.emplace_back(fall.roll.total,
                                 stretch->choice->thrown->weightOf(stretch->before, fall.ways));
    }
    return roll;
}

/// Whether its total is what a check of several dice comes to, so that people ask for its chances: not where
/// a symbol among them decides, such as a jam.
bool totalMatters(const Check& check) {
    return check.form == Check::Form::Pool || (check.form == Check::Form::Banded && check.symbols.empty() &&
                                               (check.count || !check.throwsOnce()));
}

bool isSame(const Step& a, const Step& b) {
    return a.check == b.check && a.subject == b.subject;
}

/// The second roll of a contest is another than the same check against somebody else, or against nobody.
bool isSameRoll(const Step& a, const Step& b) {
    return isSame(a, b) && a.contest == b.contest && (!a.contest || a.other == b.other);
}

/// The outcomes of a check in the order of its bands, symbols last.
std::vector<Id> outcomeOrder(const Check& check) {
    std::vector<Id> order;
    const auto append = [&order](const Id& outcome) {
        if (!listed(order, outcome)) {
            order.push_back(outcome);
        }
    };
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            append(band.outcome);
        }
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        append(outcome);
    }
    return order;
}

/// Each roll that was made, or may be, over all ways in which the dice can fall.
class GatheredRolls {
  public:
    /// Adds a way: its rolls in their order.
    void add(const std::vector<RollOnPath>& way) {
        std::size_t place = 0;
        for (std::size_t i = 0; i < way.size(); ++i) {
            const RollOnPath& roll = way[i];
            const Step& step = *roll.step;
            const auto before =
                std::count_if(way.begin(), way.begin() + static_cast<std::ptrdiff_t>(i),
                              [&](const RollOnPath& each) { return isSameRoll(*each.step, step); });
            Gathered& gathered = at(std::span(way).first(i + 1), static_cast<int>(before), place);
            const std::vector<Line>& lines = roll.lines ? *roll.lines : step.lines;
            std::erase_if(gathered.roll.lines, [&lines](const Line& line) {
                const Line* here = lineIn(lines, line.id);
                return !here || here->value != line.value;
            });
            gathered.reached.add(roll.reached);
            for (const auto& [outcome, weight] : roll.outcomes) {
                gathered.outcomes[outcome].add(weight);
            }
            for (const auto& [total, weight] : roll.totals) {
                gathered.totals[total].add(weight);
            }
            for (const auto& [result, weight] : roll.results) {
                gathered.results[result].add(weight);
            }
        }
    }

    /// In the order in which they may come. Nothing is left here.
    std::vector<PossibleRoll> take(const RulePack& rules) {
        std::vector<PossibleRoll> rolls;
        for (Gathered& each : m_rolls) {
            each.roll.odds = oddsFrom(each, rules);
            if (!each.results.empty()) {
                each.roll.contest = contestFrom(each);
                if (!rolls.empty() && isAgainst(rolls.back().step, each.roll.step)) {
                    rolls.back().contest = each.roll.contest;
                }
            }
            rolls.push_back(std::move(each.roll));
        }
        m_rolls.clear();
        return rolls;
    }

  private:
    struct Gathered {
        PossibleRoll roll;
        WeightSum reached = {};
        std::map<Id, WeightSum> outcomes = {};
        std::map<std::int64_t, WeightSum> totals = {};
        std::map<ContestResult, WeightSum> results = {};
    };

    /// The first of both stands before the second.
    static bool isAgainst(const Step& first, const Step& second) {
        return first.subject == second.other && first.check == second.contest->check;
    }

    /// Every result that the cells have, be it possible here or not.
    static ContestOdds contestFrom(const Gathered& roll) {
        const Step& step = roll.roll.step;
        ContestOdds odds{step.contest->id, step.other, step.subject, {}};
        WeightSum both;
        for (const auto& [result, weight] : roll.results) {
            both.add(weight);
        }
        const auto add = [&](const ContestResult& result) {
            const bool known =
                std::ranges::any_of(odds.results, [&](const auto& each) { return each.first == result; });
            const auto found = roll.results.find(result);
            if (!known) {
                odds.results.emplace_back(result,
                                          found == roll.results.end() ? 0 : found->second.shareOf(both));
            }
        };
        for (const Contest::Cell& cell : step.contest->cells) {
            for (const Id& by : cell.named ? Ids{odds.own, odds.enemy} : Ids{""}) {
                add({cell.result, by});
            }
        }
        return odds;
    }

    static RollOdds oddsFrom(const Gathered& roll, const RulePack& rules) {
        RollOdds odds{roll.roll.step.check, roll.roll.step.subject, {}, {}, roll.reached.chance()};
        const Check* check = rules.check(odds.check);
        std::vector<Id> order = check ? outcomeOrder(*check) : std::vector<Id>{};
        for (const auto& [outcome, share] : roll.outcomes) {
            if (!listed(order, outcome)) {
                order.push_back(outcome);
            }
        }
        for (const Id& outcome : order) {
            const auto share = roll.outcomes.find(outcome);
            odds.outcomes.emplace_back(
                outcome, share == roll.outcomes.end() ? 0 : share->second.shareOf(roll.reached));
        }
        const bool withTotals = check && totalMatters(*check);
        for (auto each = roll.totals.begin(); withTotals && each != roll.totals.end(); ++each) {
            odds.totals.emplace_back(each->first, each->second.shareOf(roll.reached));
        }
        return odds;
    }

    /// Of the last roll of this way.
    /// A roll first met after `place` is put there, so that the list keeps the order of the rolls.
    Gathered& at(std::span<const RollOnPath> way, int occurrence, std::size_t& place) {
        const RollOnPath& roll = way.back();
        const auto found = std::ranges::find_if(m_rolls, [&](const Gathered& each) {
            return each.roll.occurrence == occurrence && isSameRoll(each.roll.step, *roll.step);
        });
        if (found != m_rolls.end()) {
            place = static_cast<std::size_t>(found - m_rolls.begin()) + 1;
            return *found;
        }
        std::vector<Json> dice;
        for (const RollOnPath& before : way.first(way.size() - 1)) {
            for (const Face& face : before.step->dice) {
                dice.push_back(toJson(face));
            }
        }
        return *m_rolls.insert(m_rolls.begin() + static_cast<std::ptrdiff_t>(place++),
                               Gathered{{*roll.step, occurrence, roll.step->lines, std::move(dice), {}}});
    }

    std::vector<Gathered> m_rolls;
};

/// Each roll that may come, once, and which is the last of the longest way.
class MetRolls {
  public:
    void add(const std::vector<RollOnPath>& way) {
        for (const RollOnPath& roll : way) {
            if (std::ranges::none_of(m_met, [&roll](const Step& met) { return isSame(met, *roll.step); })) {
                m_met.push_back(*roll.step);
            }
        }
        if (way.size() > m_longest) {
            m_longest = way.size();
            m_last = *way.back().step;
        }
    }

    /// The last of the longest way stands at the end.
    std::vector<Step> take() {
        if (m_last) {
            std::erase_if(m_met, [this](const Step& met) { return isSame(met, *m_last); });
            m_met.push_back(*m_last);
        }
        return std::move(m_met);
    }

  private:
    std::vector<Step> m_met;
    std::optional<Step> m_last;
    std::size_t m_longest = 0;
};

/// Adds so many times what a roll comes to, to what it comes to with the same dice.
void addTo(std::vector<Distribution>& sums, const Distribution& more, const Natural& times, bool totals) {
    auto sum = std::ranges::find_if(sums, [&more](const Distribution& each) {
        return each.sides == more.sides && each.dice == more.dice;
    });
    if (sum == sums.end()) {
        sum = sums.insert(sums.end(), {more.sides, more.dice, 0, {}, {}});
    }
    sum->all += more.all * times;
    for (const auto& [outcome, ways] : more.outcomes) {
        sum->addOutcome(outcome, ways * times);
    }
    for (auto each = more.totals.begin(); totals && each != more.totals.end(); ++each) {
        sum->addTotal(each->first, each->second * times);
    }
}

/// The roll with which a branch ends, as it was about to be made: enough to compute its odds. Where it is
/// given facts that hang on the roll from which it follows at once, it stands for each of that roll's falls.
class FinalRoll {
  public:
    /// Is made while the dice are about to be thrown. It may be asked for as long as `resolution` is there.
    FinalRoll(const Resolution& resolution, const RollAtHand& hand, std::vector<Face> given,
              const TrialDice& dice)
        : m_resolution(resolution), m_request(*hand.request), m_given(std::move(given)) {
        const Segment& here = dice.segments().back();
        const bool atOnce = hand.before && here.choice && here.choice->thrown->step == hand.before->step;
        if (!atOnce || here.choice->group().falls.size() == 1) {
            m_weight = dice.weight();
            return;
        }
        m_weight = here.choice->thrown->weightOf(here.before, 1);
        takeFalls(*hand.before, here.choice->group().falls);
    }

    /// What it comes to, all its falls together, for each number and kind of dice that it may be made with.
    /// Throws Refused, such as BadDice.
    std::vector<Distribution> distributions(bool withTotals) {
        if (!m_follow) {
            return {m_resolution.distributionOf(m_request, m_given)};
        }
        std::vector<Distribution> sums;
        for (const Alike& fall : m_falls) {
            take(sums, fall, withTotals);
        }
        return sums;
    }

    /// The weight of the ways that end with it, but for the falls that it stands for.
    const WeightSum& weight() const { return m_weight; }
    /// Its lines that count alike for all its falls; nothing where it has but one.
    std::optional<std::vector<Line>> commonLines() {
        std::optional<std::vector<Line>> common;
        for (const Alike& fall : m_falls) {
            handOn(fall);
            const std::vector<Line> lines =
                linesOf(*m_request.check, m_resolution.scopeAhead(m_request), m_request.overrides);
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

  private:
    /// Falls of the roll before that hand on the same.
    struct Alike {
        std::vector<Value> facts; ///< those that hang on the fall, in the order of the pack
        bool blank = false;       ///< a cell was needed for them that nobody has filled in
        Natural ways = 0;
    };

    void takeFalls(const RollBefore& before, const std::vector<Fall>& falls) {
        const Scope scope = m_resolution.scopeAhead(*before.request);
        m_follow = before.follow;
        Setting setting(scope);
        for (const Fall& fall : falls) {
            Alike alike = handedOn(*m_follow, setting, fall);
            auto known = std::ranges::find_if(m_falls, [&alike](const Alike& each) {
                return each.blank == alike.blank && each.facts == alike.facts;
            });
            if (known == m_falls.end()) {
                known = m_falls.insert(known, std::move(alike));
            }
            known->ways += fall.ways;
        }
    }

    /// Of each fall by itself it is seen whether it needs a blank cell.
    static Alike handedOn(const FollowUp& follow, Setting& setting, const Fall& fall) {
        const EvaluationWatch watch;
        setting.setRoll(fall.roll);
        Alike alike;
        for (const auto& [fact, value] : follow.facts) {
            alike.facts.push_back(setting.value(value));
        }
        alike.blank = blankNeeded().has_value();
        return alike;
    }

    void handOn(const Alike& fall) {
        for (std::size_t i = 0; i < fall.facts.size(); ++i) {
            m_request.facts[m_follow->facts[i].first] = fall.facts[i];
        }
    }

    void take(std::vector<Distribution>& sums, const Alike& fall, bool withTotals) {
        const EvaluationWatch watch;
        try {
            handOn(fall);
            if (fall.blank) {
                m_resolution.diceFor(m_request, m_given); // it may be refused all the same
            } else {
                addTo(sums, m_resolution.distributionOf(m_request, m_given), fall.ways, withTotals);
            }
        } catch (const BlankNeeded&) {
            // What follows from what nobody has looked up has no odds.
        }
    }

    const Resolution& m_resolution;
    RollRequest m_request;
    std::vector<Face> m_given;
    WeightSum m_weight;
    const FollowUp* m_follow =
        nullptr; ///< what hands on facts to it, each of `m_falls` others; null: nothing
    std::vector<Alike> m_falls;
};

[[noreturn]] void tooManyWays() {
    throw Refused("not-possible",
                  fill(say("odds", "the dice can fall in more than {n} ways; their odds are not worked out"),
                       {{"n", std::to_string(SearchLimit::mostEver)}}));
}

/// The dice that were given, and after them always the same face: the first of each die, the second ...
class SameFace : public DiceSource {
  public:
    SameFace(std::vector<Json> given, std::size_t face) : m_given(std::move(given)), m_face(face) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        std::vector<Face> faces = m_given.rollLeft(die, count, purpose);
        const std::vector<Face> kinds = die.distinct();
        faces.resize(static_cast<std::size_t>(count), kinds[std::min(m_face, kinds.size() - 1)]);
        return faces;
    }

    void again() override { throw EnumeratedDice::Stop{}; }
    int left() const override { return m_given.left(); }

  private:
    PhysicalDice m_given;
    std::size_t m_face;
};

/// What is owed after an action and is looked at with it. Null: only the command itself is.
struct Foretelling {
    const Action* action = nullptr;
    const program::Liveness* later = nullptr;
};

/// Decides one command again and again, and gathers what comes of it.
class Walk {
  public:
    Walk(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
         const SearchLimit& limit, const Foretelling& foretelling = {})
        : m_command(command), m_rules(rules), m_battle(battle), m_module(module), m_limit(limit),
          m_foretelling(foretelling) {}

    /// False when there are too many ways.
    bool all() {
        TrialDice dice(
            givenSoFar(m_command),
            [&](const RollAtHand& hand, const std::vector<Face>& given) { end(dice, hand, given); },
            wanted());
        if (!m_module) {
            dice.keepResumePoints();
        }
        int ways = 0;
        do {
            if (++ways > m_limit.most) {
                return false;
            }
            if (m_limit.goOn && !m_limit.goOn()) {
                throw Refused(
                    "stopped",
                    say("odds", "the dice can fall in so many ways that their odds were not worked out"));
            }
            once(dice);
        } while (dice.advance());
        return true;
    }

    void few() {
        for (const std::size_t face : {0U, 1U}) {
            SameFace dice(givenSoFar(m_command), face);
            begin(dice);
            decideIt(nullptr);
            std::vector<RollOnPath> way;
            for (const Step& step : m_resolution->steps()) {
                way.push_back({&step});
                way.back().reached = WeightSum::certain();
            }
            m_gathered.add(way);
            m_met.add(way);
        }
    }

    OutcomeSearch take(bool all) {
        OutcomeSearch ways;
        ways.all = all;
        ways.decisions = m_decisions;
        ways.met = m_met.take();
        ways.rolls = m_gathered.take(m_rules);
        for (PossibleRoll& roll : ways.rolls) {
            if (!all) {
                roll.odds.outcomes.clear();
                roll.odds.totals.clear();
            }
        }
        return ways;
    }

  private:
    void begin(DiceSource& dice) {
        ++m_decisions;
        m_resolution = std::make_unique<Resolution>(m_rules, m_battle, dice);
        if (wanted() || (!m_limit.words && givenSoFar(m_command).empty())) {
            m_resolution->sayNothing();
        }
    }

    void once(TrialDice& dice) {
        if (const ResumePoint* stand = dice.stand()) {
            ++m_decisions;
            m_resolution = stand->resolution->again();
        } else {
            begin(dice);
        }
        dice.serve(*m_resolution);
        m_way.clear();
        const bool ended = decideIt(&dice);
        std::vector<RollOnPath> way;
        for (std::size_t place = 0; place < m_resolution->steps().size(); ++place) {
            const Step& step = m_resolution->steps()[place];
            if (isWanted(step.check)) {
                way.push_back(rollOn(dice, step, place));
            }
        }
        if (ended) {
            way.insert(way.end(), m_way.begin(), m_way.end());
        }
        m_gathered.add(way);
        if (wanted()) {
            return;
        }
        m_met.add(way);
    }

    /// The checks of whose rolls the odds are asked for; null: all.
    const std::vector<Id>* wanted() const {
        return m_foretelling.action ? &m_foretelling.action->foretells : nullptr;
    }

    bool isWanted(const Id& check) const { return !wanted() || listed(*wanted(), check); }

    /// What is owed now of which rolls are foretold.
    std::vector<Json> owedNow() const {
        std::vector<Json> owed;
        for (const Event& event : m_resolution->events()) {
            const auto* raised = std::get_if<DueRaised>(&event);
            const Action* action = raised ? m_rules.action(raised->due.check) : nullptr;
            if (action && m_foretelling.later->foretells(*action) &&
                m_resolution->battle().findDue(raised->due.id)) {
                owed.push_back(raised->due.command);
            }
        }
        return owed;
    }

    void decideOwn(const ResumePoint* stand) {
        if (!stand) {
            umpire::decide(m_command, *m_resolution, m_module);
            return;
        }
        goOnWithSteps(*m_resolution, *stand->at);
        if (wanted() && !m_resolution->ended()) {
            endWhatIsOver(*m_resolution, m_module);
            m_resolution->dropWhatIsOver();
        }
    }

    /// The command, and then what is owed after it as long as its rolls are foretold.
    void decideWithOwed(const ResumePoint* stand) {
        const auto still = [&](bool more) { return more ? StillToRoll::ByRules : StillToRoll::Nothing; };
        {
            const bool own = !stand || stand->at->call->action == m_foretelling.action;
            const auto remaining = m_resolution->remaining(still(own || !owedNow().empty()));
            decideOwn(stand);
        }
        std::vector<Json> owed = m_resolution->ended() ? std::vector<Json>{} : owedNow();
        for (std::size_t before = owed.size() + 1; !owed.empty() && owed.size() < before;) {
            before = owed.size();
            const auto remaining = m_resolution->remaining(still(before > 1));
            umpire::decide(owed.front(), *m_resolution, m_module);
            owed = m_resolution->ended() ? std::vector<Json>{} : owedNow();
        }
    }

    /// True when it was left at its last roll. Null: the dice are others.
    bool decideIt(const TrialDice* dice) {
        const ResumePoint* stand = dice ? dice->stand() : nullptr;
        const EvaluationWatch watch;
        try {
            if (wanted()) {
                decideWithOwed(stand);
            } else {
                decideOwn(stand);
            }
            if (m_resolution->ended()) {
                refuseWhatAsksTooMuch(watch);
                return !dice || !dice->merged();
            }
        } catch (const TrialDice::FinalRoll&) {
            refuseWhatAsksTooMuch(watch);
            return true;
        } catch (const TrialDice::Merged&) {
            // Other ways may come to the same place yet.
        } catch (const EnumeratedDice::Stop&) {
            // The throw is repeated without end; its odds are those of the throws made.
        } catch (const Unstated&) {
            // What follows from what the umpire sees has no odds.
        } catch (const BlankNeeded&) {
            if (m_resolution->steps().empty()) {
                throw;
            } // What follows from what nobody has looked up has none either.
        } catch (const BadDice&) {
            tooManyWays();
        }
        return false;
    }

    /// The roll at hand is the last: what it comes to is told while it is there.
    void end(const TrialDice& dice, const RollAtHand& hand, const std::vector<Face>& given) {
        if (!isWanted(hand.request->check->id)) {
            return;
        }
        if (hand.both) {
            endWithContest(*hand.both, dice.weight());
            return;
        }
        FinalRoll last(*m_resolution, hand, given, dice);
        RollOnPath roll{&*m_resolution->pending()};
        const bool totals = totalMatters(*hand.request->check);
        for (const Distribution& distribution : last.distributions(totals)) {
            roll.take(distribution, last.weight(), totals);
        }
        if (roll.outcomes.empty()) {
            return; // whatever falls, it needs what nobody has looked up
        }
        if (m_limit.words && !wanted()) {
            roll.lines = last.commonLines();
        }
        m_way.push_back(std::move(roll));
    }

    /// Both rolls of a contest after which nothing is rolled: neither hangs on the other.
    void endWithContest(const BothRolls& both, const WeightSum& before) {
        m_contestSteps = {*both.a.step, *both.b.step};
        Step& a = m_contestSteps[0];
        Step& b = m_contestSteps[1];
        const Distribution ofA = m_resolution->distributionOf(*both.a.request);
        const Distribution ofB = m_resolution->distributionOf(*both.b.request);
        const bool once = both.a.request->check->throwsOnce();
        a.dice = once ? std::vector<Face>(ofA.dice, m_rules.die(a.die)->faces.front())
                      : firstDiceOf(*m_resolution, both.a);
        b.contest = both.contest;
        const auto results = contestResults(*m_resolution, both);
        m_way.push_back({&a});
        m_way.back().take(ofA, before, true);
        m_way.push_back({&b});
        m_way.back().take(ofB, before, true);
        WeightSum met = before;
        met.take(ofA.sides, ofA.dice, 1);
        met.take(ofB.sides, ofB.dice, 1);
        for (const auto& [result, ways] : results) {
            m_way.back().results.emplace_back(result, met.times(ways));
        }
    }

    const Json& m_command;
    const RulePack& m_rules;
    const Battle& m_battle;
    const GameModule* m_module;
    const SearchLimit& m_limit;
    Foretelling m_foretelling;
    std::unique_ptr<Resolution> m_resolution;
    std::vector<RollOnPath> m_way;    ///< the rolls with which the present way ends
    std::vector<Step> m_contestSteps; ///< of the contest with which it ends
    GatheredRolls m_gathered;
    MetRolls m_met;
    int m_decisions = 0;
};

/// Adds what the pack foretells of a command: the odds of rolls in what is owed once it is done, over all
/// ways in which its own dice can fall. Where the dice can fall in too many ways, nothing is added.
void foretell(OutcomeSearch& ways, const Json& command, const RulePack& rules, const Battle& battle,
              const GameModule* module, const SearchLimit& limit) {
    const Action* action = rules.action(command.value("do", std::string()));
    if (!action || action->foretells.empty()) {
        return;
    }
    const program::Liveness& later = livenessOf(
        *action, {rules, battle, partyIn(command, *action, "self"), partyIn(command, *action, "other")});
    if (!later.foretellsAny()) {
        return;
    }
    try {
        Walk walk(command, rules, battle, module, limit, {action, &later});
        if (walk.all()) {
            OutcomeSearch found = walk.take(true);
            ways.decisions += found.decisions;
            ways.foretold = std::move(found.rolls);
        }
    } catch (const Refused&) {
        // It takes too long; the odds of the command itself hold all the same.
    }
}

} // namespace

OutcomeSearch searchOutcomes(const Json& command, const RulePack& rules, const Battle& battle,
                             const GameModule* module, const SearchLimit& limit) {
    Walk walk(command, rules, battle, module, limit);
    if (walk.all()) {
        OutcomeSearch ways = walk.take(true);
        if (limit.foretell) {
            foretell(ways, command, rules, battle, module, limit);
        }
        return ways;
    }
    if (limit.refuse) {
        tooManyWays();
    }
    Walk few(command, rules, battle, module, limit);
    few.few();
    return few.take(false);
}

} // namespace umpire
