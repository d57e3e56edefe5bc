#include "odds.h"
#include "command_fields.h"
#include "umpire/battle/decide.h"
#include "umpire/battle/shown_state.h"
#include "umpire/rules/commands.h"

#include "weighed_dice.h"

#include <algorithm>
#include <map>
#include <set>

namespace umpire {

double RollOdds::of(std::string_view outcome) const {
    for (const auto& [id, probability] : outcomes) {
        if (id == outcome) {
            return probability;
        }
    }
    return 0;
}

namespace {

/// Nobody waits for more: two rows of dice come to some thousand ways, those of a hundred sides to no end.
constexpr int mostWays = 50'000;

[[noreturn]] void tooManyWays() {
    throw Refused("not-possible", "the dice can fall in more than " + std::to_string(mostWays) +
                                      " ways; their odds are not worked out");
}

/// One roll that may come, gathered over all ways the dice can fall.
struct Gathered {
    Id check;
    Id subject;
    int occurrence = 0; ///< the same check of the same subject may come several times
    WeightSum reached = {};
    std::map<Id, WeightSum> outcomes = {};
};

class Gatherer {
  public:
    void add(const std::vector<Step>& steps, const Weight& weight) {
        std::map<std::pair<Id, Id>, int> seen;
        std::size_t place = 0;
        for (const Step& step : steps) {
            const int occurrence = seen[{step.check, step.subject}]++;
            Gathered& roll = at(step, occurrence, place);
            roll.reached.add(weight);
            roll.outcomes[step.outcome].add(weight);
        }
    }

    const std::vector<Gathered>& rolls() const { return m_rolls; }

  private:
    /// A roll first met after `place` is put there, so that the list keeps the order of the rolls.
    Gathered& at(const Step& step, int occurrence, std::size_t& place) {
        const auto found = std::find_if(m_rolls.begin(), m_rolls.end(), [&](const Gathered& roll) {
            return roll.check == step.check && roll.subject == step.subject && roll.occurrence == occurrence;
        });
        if (found != m_rolls.end()) {
            place = static_cast<std::size_t>(found - m_rolls.begin()) + 1;
            return *found;
        }
        const auto added = m_rolls.insert(m_rolls.begin() + static_cast<std::ptrdiff_t>(place++),
                                          {step.check, step.subject, occurrence});
        return *added;
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

RollOdds finished(const Gathered& roll, const RulePack& rules) {
    RollOdds odds{roll.check, roll.subject, {}, roll.reached.chance()};
    const Check* check = rules.check(roll.check);
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
    return odds;
}

} // namespace

std::vector<RollOdds> enumerate(const Json& command, const RulePack& rules, const Battle& battle,
                                const GameModule* module, std::vector<Step>* met, const GoOn& goOn) {
    WeighedDice dice;
    Gatherer gatherer;
    MetRolls rolls;
    int ways = 0;
    do {
        if (++ways > mostWays) {
            tooManyWays();
        }
        if (goOn && !goOn()) {
            throw Refused("stopped", "the dice can fall in so many ways that their odds were not worked out");
        }
        Resolution resolution(rules, battle, dice);
        try {
            umpire::decide(command, resolution, module);
        } catch (const EnumeratedDice::Stop&) {
            // The throw is repeated without end; its odds are those of the throws made.
        } catch (const BadDice&) {
            tooManyWays();
        }
        gatherer.add(resolution.steps(), dice.weight());
        rolls.add(resolution.steps());
    } while (dice.advance());
    if (met) {
        *met = rolls.take();
    }
    std::vector<RollOdds> odds;
    for (const Gathered& roll : gatherer.rolls()) {
        odds.push_back(finished(roll, rules));
    }
    return odds;
}

namespace {

/// Where a command states the facts of a subject: in the object of its party, or at the top.
Json& factsPlace(Json& command, const Id& subject) {
    for (auto& [key, value] : command.items()) {
        if (value.is_object() && value.contains("unit") && value["unit"] == Json(subject)) {
            return value;
        }
    }
    return command;
}

/// The command with a question answered the other way than the umpire did. What a roll before filled in, such
/// as a distracted pilot, is no answer of his.
Json withAnswer(Json command, const Id& subject, const Id& fact) {
    Json& facts = factsPlace(command, subject)["facts"];
    const bool now = facts.is_object() && facts.contains(fact) && facts[fact] == Json(true);
    facts[fact] = !now;
    return command;
}

/// A yes-or-no question that is asked of a roll.
struct Question {
    Id fact;
    Id subject; ///< who takes the roll
};

/// Those of a pack that a step opens, as a window asks them.
void addQuestions(const Step& step, const RulePack& rules, const Battle& battle,
                  std::vector<Question>& questions) {
    Scope scope{rules, battle, step.subject, step.other, &step.facts};
    scope.check = step.check;
    for (const Fact* fact : rules.questionsOf(step.check)) {
        const bool there = std::any_of(questions.begin(), questions.end(),
                                       [&](const Question& each) { return each.fact == fact->id; });
        if (!there && fact->type.kind == Type::Kind::Flag && holds(fact->askedIf, scope)) {
            questions.push_back({fact->id, step.subject});
        }
    }
}

/// Those of the last roll first: where several rolls ask the same, its answer is the one that is meant.
std::vector<Question> questionsOf(const std::vector<Step>& met, const RulePack& rules, const Battle& battle) {
    std::vector<Question> questions;
    for (auto step = met.rbegin(); step != met.rend(); ++step) {
        addQuestions(*step, rules, battle, questions);
    }
    return questions;
}

/// A question that this command cannot answer, because it belongs to a roll that follows by itself, is left
/// out.
template <typename Enumerate>
void addOtherwise(Odds& odds, const Id& fact, const Enumerate& enumerated) {
    try {
        const std::vector<RollOdds> other = enumerated();
        if (!other.empty()) {
            odds.otherwise.emplace_back(fact, other.back().outcomes);
        }
    } catch (const Refused& refusal) {
        if (refusal.refusal().code != "unknown-fact") {
            throw;
        }
    }
}

/// Those about the records are carried out by the session itself.
bool rollsNothing(Verb verb) {
    return ownCommand(verb).kind == CommandKind::History;
}

} // namespace

Odds Session::odds(const Json& given) const {
    Odds odds;
    try {
        if (!given.is_object()) {
            throw Refused("bad-json", "a command is an object, not " + describe(given));
        }
        Json command = given;
        command.erase("dice");
        if (rollsNothing(verbNamed(readCommandText(command, "do")))) {
            odds.ok = true;
            return odds;
        }
        std::vector<Step> met; // tells which questions are open
        odds.rolls = enumerate(command, *m_rules, m_battle, m_module, &met);
        odds.ok = true;
        for (const Question& question : questionsOf(met, *m_rules, m_battle)) {
            addOtherwise(odds, question.fact, [&] {
                return enumerate(withAnswer(command, question.subject, question.fact), *m_rules, m_battle,
                                 m_module);
            });
        }
    } catch (const Refused& refusal) {
        odds.refusal = refusal.refusal();
    } catch (const BadDice& bad) {
        odds.refusal = {"bad-dice", bad.what()};
    }
    return odds;
}

OddsQuestion::OddsQuestion(const Session& session, Json command)
    : m_rules(session.sharedRules()), m_module(session.module()), m_battle(session.battle()),
      m_command(std::move(command)) {
    m_command.erase("dice");
}

Odds OddsQuestion::answer(const GoOn& goOn) const {
    Odds odds;
    try {
        odds.rolls = enumerate(m_command, *m_rules, m_battle, m_module, nullptr, goOn);
        odds.ok = true;
    } catch (const Refused& refusal) {
        odds.refusal = refusal.refusal();
    } catch (const BadDice& bad) {
        odds.refusal = {"bad-dice", bad.what()};
    }
    return odds;
}

Json Odds::toJson() const {
    Json json;
    json["ok"] = ok;
    if (!ok) {
        json["error"] = {{"code", refusal.code}, {"message", refusal.message}};
        return json;
    }
    const auto shares = [](const auto& outcomes) {
        Json object = Json::object();
        for (const auto& [id, probability] : outcomes) {
            if (probability > 0) {
                object[id] = probability;
            }
        }
        return object;
    };
    json["odds"] = Json::array();
    for (const RollOdds& roll : rolls) {
        json["odds"].push_back(
            {{"check", roll.check}, {"subject", roll.subject}, {"outcomes", shares(roll.outcomes)}});
    }
    json["if"] = Json::object();
    for (const auto& [fact, outcomes] : otherwise) {
        json["if"][fact] = shares(outcomes);
    }
    return json;
}

namespace {

/// Gives the dice there are and stops the resolution at the first that is missing.
class DiceSoFar : public DiceSource {
  public:
    struct Missing {};

    explicit DiceSoFar(std::vector<Json> dice) : m_given(std::move(dice)) {}

    std::vector<Face> roll(const Die& die, int count, const std::string& purpose) override {
        if (m_given.left() < count) {
            const int there = m_given.left();
            m_given.roll(die, there, purpose);
            m_wanted = {die.id, count - there, purpose};
            throw Missing{};
        }
        return m_given.roll(die, count, purpose);
    }
    int left() const override { return m_given.left(); }
    const DiceWanted& wanted() const { return m_wanted; }

  private:
    PhysicalDice m_given;
    DiceWanted m_wanted;
};

} // namespace

Preview Session::preview(const Json& command) const {
    return previewOn(m_battle, command);
}

Preview Session::previewOn(const Battle& battle, const Json& command) const {
    Preview preview;
    if (!command.is_object()) {
        preview.refusal = {"bad-json", "a command is an object, not " + describe(command)};
        return preview;
    }
    const auto given = command.find("dice");
    std::vector<Json> list;
    if (given != command.end() && given->is_array()) {
        list.assign(given->begin(), given->end());
    }
    DiceSoFar dice(std::move(list));
    Resolution resolution(*m_rules, battle, dice);
    try {
        umpire::decide(command, resolution, m_module);
        preview.ok = true;
    } catch (const DiceSoFar::Missing&) {
        preview.ok = true;
        preview.wanted = dice.wanted();
        preview.next = resolution.pending();
    } catch (const Refused& refusal) {
        preview.refusal = refusal.refusal();
        return preview;
    } catch (const BadDice& bad) {
        preview.refusal = {"bad-dice", bad.what()};
        return preview;
    }
    preview.steps = resolution.steps();
    preview.warnings = resolution.warnings();
    preview.changes = shownChanges(battle, resolution.battle(), resolution.events(), *m_rules);
    return preview;
}

} // namespace umpire
