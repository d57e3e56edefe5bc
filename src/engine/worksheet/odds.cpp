#include "umpire/worksheet/odds.h"

#include "../battle/commands/command_fields.h"
#include "../battle/odds/final_rolls.h"
#include "../checks/setting.h"
#include "ground.h"
#include "one_more.h"
#include "shares_json.h"
#include "umpire/base/speech.h"

#include <algorithm>

namespace umpire {

namespace {

/// Nobody is told why a line counts.
const SearchLimit withoutWords{.words = false};

SearchLimit withForetelling(SearchLimit limit) {
    limit.foretell = true;
    return limit;
}

/// A yes-or-no question that is asked of a roll.
struct OpenQuestion {
    Id fact;
    std::string place; ///< of the command, where what is stated about who takes the roll stands
};

/// Those of a pack that a step opens.
void addQuestions(const Step& step, const Ground& ground, std::vector<OpenQuestion>& questions) {
    Scope scope{ground.rules(), ground.battle(), step.subject, step.other, &step.facts};
    scope.check = step.check;
    const Setting setting(scope);
    const std::string place = ground.placeOf(step.subject);
    for (const Fact* fact : ground.rules().questionsOf(step.check)) {
        const bool there = std::any_of(questions.begin(), questions.end(),
                                       [&](const OpenQuestion& each) { return each.fact == fact->id; });
        if (!there && fact->type.kind == Type::Kind::Flag &&
            (!fact->askedIf || setting.value(*fact->askedIf).flag())) {
            questions.push_back({fact->id, place});
        }
    }
}

/// Those of the last roll first: where several rolls ask the same, its answer is the one that is meant.
std::vector<OpenQuestion> openQuestions(const std::vector<Step>& met, const Ground& ground) {
    std::vector<OpenQuestion> questions;
    for (auto step = met.rbegin(); step != met.rend(); ++step) {
        addQuestions(*step, ground, questions);
    }
    return questions;
}

std::vector<RollOdds> oddsIn(const std::vector<PossibleRoll>& ahead) {
    std::vector<RollOdds> rolls;
    for (const PossibleRoll& roll : ahead) {
        rolls.push_back(roll.odds);
    }
    return rolls;
}

/// Where the answer changes nothing but the last roll.
std::optional<std::vector<std::pair<Id, double>>> ofLastRoll(const Ground& ground, const OutcomeSearch& ways,
                                                             const OpenQuestion& question,
                                                             const Value& answer) {
    return question.place.empty() && ground.takesFact(question.fact) && ways.last && !ways.rolls.empty()
               ? ways.last->otherwise(ways.rolls.back(), question.fact, answer)
               : std::nullopt;
}

/// The last roll's odds with a question answered the other way than the umpire did; what a roll before filled
/// in, such as a distracted pilot, is no answer of his. A question that this command cannot answer, because
/// it belongs to a roll that follows by itself, is left out, and one that would have the command refused.
void addOtherwise(Odds& odds, const Ground& ground, const OutcomeSearch& asIs, const OpenQuestion& question) {
    const Json facts = ground.said(question.place, "facts");
    const bool now = facts.is_object() && facts.contains(question.fact) && facts[question.fact] == Json(true);
    if (auto last = ofLastRoll(ground, asIs, question, Value(!now))) {
        odds.otherwise.emplace_back(question.fact, std::move(*last));
        return;
    }
    try {
        const OutcomeSearch ways =
            searchOutcomes(ground.withAnswer(question.place, question.fact, !now), ground.rules(),
                           ground.battle(), ground.module(), withoutWords);
        odds.decisions += ways.decisions;
        if (!ways.rolls.empty()) {
            odds.otherwise.emplace_back(question.fact, ways.rolls.back().odds.outcomes);
        }
    } catch (const Refused&) {
        // With that answer the command makes no sense.
    }
}

/// Those about the records are carried out by the session itself.
bool rollsNothing(const Json& command) {
    return ownCommand(verbNamed(readCommandText(command, "do"))).kind == CommandKind::History;
}

void workOut(Odds& odds, const Session& session, Json command) {
    command.erase("dice");
    if (!rollsNothing(command)) {
        const Ground ground(session, command);
        const OutcomeSearch ways = searchOutcomes(command, ground.rules(), ground.battle(), ground.module(),
                                                  withForetelling(withoutWords));
        odds.rolls = oddsIn(ways.rolls);
        odds.foretold = oddsIn(ways.foretold);
        odds.decisions += ways.decisions;
        for (const OpenQuestion& question : openQuestions(ways.met, ground)) {
            addOtherwise(odds, ground, ways, question);
        }
        addOneMore(odds, {ground.rules(), ground.battle(), ground.module(), ground.command(), withoutWords});
        odds.draw = drawAhead(session.preview(command), ground.rules(), session.battle());
    }
    odds.ok = true;
}

} // namespace

Odds oddsOf(const Session& session, const Json& command) {
    Odds odds;
    try {
        if (!command.is_object()) {
            throw Refused("bad-json", fill(say("command", "a command is an object, not {found}"),
                                           {{"found", describe(command)}}));
        }
        workOut(odds, session, command);
    } catch (const Refused& refusal) {
        odds.refusal = refusal.refusal();
    } catch (const BadDice& bad) {
        odds.refusal = {"bad-dice", bad.what()};
    }
    return odds;
}

OddsQuestion::OddsQuestion(const Session& session, Json command)
    : m_rules(session.sharedRules()), m_module(session.module()), m_battle(session.battle()),
      m_command(std::move(command)) {}

Odds OddsQuestion::answer(const GoOn& goOn) const {
    Odds odds;
    try {
        SearchLimit limit;
        limit.goOn = goOn;
        limit.words = false;
        const OutcomeSearch ways =
            searchOutcomes(m_command, *m_rules, m_battle, m_module, withForetelling(limit));
        odds.rolls = oddsIn(ways.rolls);
        odds.foretold = oddsIn(ways.foretold);
        odds.ok = true;
    } catch (const Refused& refusal) {
        odds.refusal = refusal.refusal();
    } catch (const BadDice& bad) {
        odds.refusal = {"bad-dice", bad.what()};
    }
    return odds;
}

Odds OddsQuestion::oneMore(const GoOn& goOn) const {
    Odds odds = answer(goOn);
    if (!odds.ok) {
        return odds;
    }
    try {
        SearchLimit limit = withoutWords;
        limit.goOn = goOn;
        addOneMore(odds, {*m_rules, m_battle, m_module, m_command, limit});
    } catch (const Refused& refusal) {
        odds.ok = false;
        odds.refusal = refusal.refusal();
    }
    return odds;
}

namespace {

Json jsonOf(const RollOdds& roll) {
    Json json{{"check", roll.check}, {"subject", roll.subject}, {"outcomes", shares(roll.outcomes)}};
    if (!roll.totals.empty()) {
        json["totals"] = shares(roll.totals);
    }
    return json;
}

} // namespace

Json Odds::toJson() const {
    if (!ok) {
        return {{"ok", false}, {"error", {{"code", refusal.code}, {"message", refusal.message}}}};
    }
    Json json{{"ok", true}, {"odds", Json::array()}, {"if", Json::object()}};
    for (const RollOdds& roll : rolls) {
        json["odds"].push_back(jsonOf(roll));
    }
    for (const RollOdds& roll : foretold) {
        json["foretold"].push_back(jsonOf(roll));
        json["foretold"].back()["made"] = roll.reached;
    }
    for (const auto& [fact, outcomes] : otherwise) {
        json["if"][fact] = shares(outcomes);
    }
    for (const OneMore& more : oneMore) {
        json["one-more"][more.field][more.subject] = shares(more.outcomes);
    }
    for (const auto& [fact, outcomes] : higher) {
        json["one-higher"][fact] = shares(outcomes);
    }
    if (draw) {
        json["draw"] = {{"count", draw->count}, {"from", draw->from}, {"chances", shares(draw->chances)}};
    }
    return json;
}

} // namespace umpire
