#include "odds.h"

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

namespace {

using Shares = std::map<Id, double>;

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
    double reached = 0;
    Shares outcomes;
};

class Gatherer {
  public:
    void add(const std::vector<Step>& steps, double probability) {
        std::map<std::pair<Id, Id>, int> seen;
        std::size_t place = 0;
        for (const Step& step : steps) {
            const int occurrence = seen[{step.check, step.subject}]++;
            Gathered& roll = at(step, occurrence, place);
            roll.reached += probability;
            roll.outcomes[step.outcome] += probability;
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
                                          {step.check, step.subject, occurrence, 0, {}});
        return *added;
    }

    std::vector<Gathered> m_rolls;
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
    RollOdds odds{roll.check, roll.subject, {}, roll.reached};
    const Check* check = rules.check(roll.check);
    std::vector<Id> order = check ? outcomeOrder(*check) : std::vector<Id>{};
    for (const auto& [outcome, share] : roll.outcomes) {
        if (std::find(order.begin(), order.end(), outcome) == order.end()) {
            order.push_back(outcome);
        }
    }
    for (const Id& outcome : order) {
        const auto share = roll.outcomes.find(outcome);
        odds.outcomes.emplace_back(outcome, share == roll.outcomes.end() ? 0 : share->second / roll.reached);
    }
    return odds;
}

} // namespace

std::vector<RollOdds> enumerate(const Json& command, const RulePack& rules, const Battle& battle,
                                const GameModule* module, Step* last) {
    EnumeratedDice dice;
    Gatherer gatherer;
    std::size_t deepest = 0;
    int ways = 0;
    do {
        if (++ways > mostWays) {
            tooManyWays();
        }
        Resolution resolution(rules, battle, dice);
        try {
            umpire::decide(command, resolution, module);
        } catch (const EnumeratedDice::Stop&) {
            // The throw is repeated without end; its odds are those of the throws made.
        } catch (const BadDice&) {
            tooManyWays();
        }
        gatherer.add(resolution.steps(), dice.probability());
        if (last && resolution.steps().size() > deepest) {
            deepest = resolution.steps().size();
            *last = resolution.steps().back();
        }
    } while (dice.advance());
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
Json withAnswer(Json command, const Step& last, const Id& fact) {
    Json& facts = factsPlace(command, last.subject)["facts"];
    const bool now = facts.is_object() && facts.contains(fact) && facts[fact] == Json(true);
    facts[fact] = !now;
    return command;
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
        const std::string name = readCommandText(command, "do");
        if (name == "undo" || name == "redo" || name == "show" || name == "correct") {
            odds.ok = true;
            return odds;
        }
        Step last; // tells which questions were open
        odds.rolls = enumerate(command, *m_rules, m_battle, m_module, &last);
        odds.ok = true;
        for (const Fact* fact : m_rules->questionsOf(last.check)) {
            if (fact->type.kind != Type::Kind::Flag) {
                continue;
            }
            const auto other = enumerate(withAnswer(command, last, fact->id), *m_rules, m_battle, m_module);
            if (!other.empty()) {
                odds.otherwise.emplace_back(fact->id, other.back().outcomes);
            }
        }
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
    preview.changes = changes(battle, resolution.battle(), resolution.events());
    return preview;
}

} // namespace umpire
