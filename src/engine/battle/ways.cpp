#include "ways.h"

#include "dice_so_far.h"
#include "umpire/base/speech.h"
#include "umpire/battle/decide.h"
#include "weighed_dice.h"

#include <algorithm>
#include <map>

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
    const auto found =
        std::find_if(lines.begin(), lines.end(), [&id](const Line& line) { return line.id == id; });
    return found == lines.end() ? nullptr : &*found;
}

namespace {

[[noreturn]] void tooManyWays() {
    throw Refused("not-possible",
                  fill(say("odds", "the dice can fall in more than {n} ways; their odds are not worked out"),
                       {{"n", std::to_string(WaysLimit::mostEver)}}));
}

/// The dice that were given, and after them every way in which the others can fall.
class DiceAhead : public DiceSource {
  public:
    explicit DiceAhead(std::vector<Json> given) : m_list(std::move(given)), m_given(m_list) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        return firstGiven(die, count, purpose, [&](int open) { return m_open.roll(die, open, purpose); });
    }
    std::vector<Face> rollFor(const Die& die, int count, const std::string& purpose,
                              const DiceMeasures& measures) override {
        return firstGiven(die, count, purpose,
                          [&](int open) { return m_open.rollFor(die, open, purpose, measures); });
    }
    void again() override { m_open.again(); }
    int left() const override { return m_given.left(); }

    const Weight& weight() const { return m_open.weight(); }
    bool advance() {
        m_given = PhysicalDice(m_list);
        return m_open.advance();
    }

  private:
    std::vector<Face> firstGiven(const Die& die, int count, const std::string& purpose, const auto& others) {
        const int there = std::min(count, m_given.left());
        std::vector<Face> faces = there > 0 ? m_given.roll(die, there, purpose) : std::vector<Face>{};
        if (there < count) {
            const std::vector<Face> rest = others(count - there);
            faces.insert(faces.end(), rest.begin(), rest.end());
        }
        return faces;
    }

    std::vector<Json> m_list;
    PhysicalDice m_given;
    WeighedDice m_open;
};

/// The dice that were given, and after them always the same face: the first of each die, the second ...
class SameFace : public DiceSource {
  public:
    SameFace(std::vector<Json> given, std::size_t face) : m_given(std::move(given)), m_face(face) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        const int there = std::min(count, m_given.left());
        std::vector<Face> faces = there > 0 ? m_given.roll(die, there, purpose) : std::vector<Face>{};
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

/// One roll that may come, gathered over the ways in which the dice can fall.
struct Gathered {
    RollAhead roll;
    WeightSum reached = {};
    std::map<Id, WeightSum> outcomes = {};
    std::map<std::int64_t, WeightSum> totals = {};
};

class Gatherer {
  public:
    void add(const std::vector<Step>& steps, const Weight& weight) {
        std::map<std::pair<Id, Id>, int> seen;
        std::vector<Json> dice;
        std::size_t place = 0;
        for (const Step& step : steps) {
            Gathered& roll = at(step, seen[{step.check, step.subject}]++, dice, place);
            std::erase_if(roll.roll.lines, [&step](const Line& line) {
                const Line* here = lineIn(step.lines, line.id);
                return !here || here->value != line.value;
            });
            roll.reached.add(weight);
            roll.outcomes[step.outcome].add(weight);
            roll.totals[step.total].add(weight);
            for (const Face& face : step.dice) {
                dice.push_back(toJson(face));
            }
        }
    }

    std::vector<Gathered>& rolls() { return m_rolls; }

  private:
    /// A roll first met after `place` is put there, so that the list keeps the order of the rolls.
    Gathered& at(const Step& step, int occurrence, const std::vector<Json>& dice, std::size_t& place) {
        const auto found = std::find_if(m_rolls.begin(), m_rolls.end(), [&](const Gathered& each) {
            return each.roll.step.check == step.check && each.roll.step.subject == step.subject &&
                   each.roll.occurrence == occurrence;
        });
        if (found != m_rolls.end()) {
            place = static_cast<std::size_t>(found - m_rolls.begin()) + 1;
            return *found;
        }
        return *m_rolls.insert(m_rolls.begin() + static_cast<std::ptrdiff_t>(place++),
                               Gathered{{step, occurrence, step.lines, dice, {}}});
    }

    std::vector<Gathered> m_rolls;
};

/// Each roll that may come, once, and which is the last of the longest way.
class MetRolls {
  public:
    void add(const std::vector<Step>& steps) {
        for (const Step& step : steps) {
            if (std::none_of(m_met.begin(), m_met.end(),
                             [&step](const Step& met) { return same(met, step); })) {
                m_met.push_back(step);
            }
        }
        if (steps.size() > m_longest) {
            m_longest = steps.size();
            m_last = steps.back();
        }
    }

    /// The last of the longest way stands at the end.
    std::vector<Step> take() {
        if (m_last) {
            std::erase_if(m_met, [this](const Step& met) { return same(met, *m_last); });
            m_met.push_back(*m_last);
        }
        return std::move(m_met);
    }

  private:
    static bool same(const Step& a, const Step& b) { return a.check == b.check && a.subject == b.subject; }

    std::vector<Step> m_met;
    std::optional<Step> m_last;
    std::size_t m_longest = 0;
};

/// Whether more than one number on one die makes the total.
bool totalMatters(const Check& check) {
    return check.form == Check::Form::Pool || (check.form == Check::Form::Banded && check.count);
}

/// The outcomes of a check in the order of its bands, symbols last.
std::vector<Id> outcomeOrder(const Check& check) {
    std::vector<Id> order;
    const auto append = [&order](const Id& outcome) {
        if (std::find(order.begin(), order.end(), outcome) == order.end()) {
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

RollOdds oddsFrom(const Gathered& roll, const RulePack& rules) {
    RollOdds odds{roll.roll.step.check, roll.roll.step.subject, {}, {}, roll.reached.chance()};
    const Check* check = rules.check(odds.check);
    std::vector<Id> order = check ? outcomeOrder(*check) : std::vector<Id>{};
    for (const auto& [outcome, share] : roll.outcomes) {
        if (std::find(order.begin(), order.end(), outcome) == order.end()) {
            order.push_back(outcome);
        }
    }
    for (const Id& outcome : order) {
        const auto share = roll.outcomes.find(outcome);
        odds.outcomes.emplace_back(outcome,
                                   share == roll.outcomes.end() ? 0 : share->second.shareOf(roll.reached));
    }
    for (const auto& [total, share] : check&& totalMatters(*check) ? roll.totals : decltype(roll.totals){}) {
        odds.totals.emplace_back(total, share.shareOf(roll.reached));
    }
    return odds;
}

/// Plays one command again and again, and gathers what comes of it.
class Walk {
  public:
    Walk(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module)
        : m_command(command), m_rules(rules), m_battle(battle), m_module(module) {}

    /// False when there are too many ways.
    bool all(const WaysLimit& limit) {
        DiceAhead dice(givenSoFar(m_command));
        int ways = 0;
        do {
            if (++ways > limit.most) {
                return false;
            }
            if (limit.goOn && !limit.goOn()) {
                throw Refused(
                    "stopped",
                    say("odds", "the dice can fall in so many ways that their odds were not worked out"));
            }
            once(dice, [&dice] { return dice.weight(); });
        } while (dice.advance());
        return true;
    }

    void few() {
        for (const std::size_t face : {0U, 1U}) {
            SameFace dice(givenSoFar(m_command), face);
            once(dice, [] { return Weight(); });
        }
    }

    Ways take(bool all) {
        Ways ways;
        ways.all = all;
        ways.met = m_met.take();
        for (Gathered& each : m_gathered.rolls()) {
            each.roll.odds = oddsFrom(each, m_rules);
            if (!all) {
                each.roll.odds.outcomes.clear();
                each.roll.odds.totals.clear();
            }
            ways.rolls.push_back(std::move(each.roll));
        }
        return ways;
    }

  private:
    template <typename WeightOf>
    void once(DiceSource& dice, const WeightOf& weight) {
        Resolution resolution(m_rules, m_battle, dice);
        try {
            umpire::decide(m_command, resolution, m_module);
        } catch (const EnumeratedDice::Stop&) {
            // The throw is repeated without end; its odds are those of the throws made.
        } catch (const Unstated&) {
            // What follows from what the umpire sees has no odds.
        } catch (const BlankNeeded&) {
            if (resolution.steps().empty()) {
                throw;
            } // What follows from what nobody has looked up has none either.
        } catch (const BadDice&) {
            tooManyWays();
        }
        m_gathered.add(resolution.steps(), weight());
        m_met.add(resolution.steps());
    }

    const Json& m_command;
    const RulePack& m_rules;
    const Battle& m_battle;
    const GameModule* m_module;
    Gatherer m_gathered;
    MetRolls m_met;
};

} // namespace

Ways waysOf(const Json& command, const RulePack& rules, const Battle& battle, const GameModule* module,
            const WaysLimit& limit) {
    Walk walk(command, rules, battle, module);
    if (walk.all(limit)) {
        return walk.take(true);
    }
    if (limit.refuse) {
        tooManyWays();
    }
    Walk few(command, rules, battle, module);
    few.few();
    return few.take(false);
}

} // namespace umpire
