#include "umpire/worksheet/odds.h"

#include "../battle/commands/command_reader.h"
#include "../battle/odds/outcome_search.h"
#include "../checks/setting.h"
#include "ground.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/checks/candidates.h"

#include <algorithm>

namespace umpire {

namespace {

/// A command that is asked about, with all that is needed of the session.
struct AskedCommand {
    const RulePack& rules;
    const Battle& battle;
    const GameModule* module;
    const Json& command;
    GoOn goOn = {};

    /// What it leads to with other words. Nobody is told why a line counts.
    OutcomeSearch outcomes(const Json& other, bool foretell = false) const {
        return searchOutcomes(other, rules, battle, module,
                              {.words = false, .foretell = foretell, .goOn = goOn});
    }
};

using FieldKind = ActionField::Kind;
using Shares = std::vector<std::pair<Id, double>>;

/// Who plays that part in the command; "" for nobody.
Id partyId(const AskedCommand& asked, const Action& action, std::string_view part) {
    for (const ActionField& field : action.fields) {
        if (field.party == part && field.kind == FieldKind::Subject) {
            return textAt(asked.command, field.id);
        }
    }
    return {};
}

/// What the last roll comes to with another command; nothing where that is not allowed.
std::optional<Shares> lastRollOf(Odds& odds, const AskedCommand& asked, const Json& command) {
    try {
        const OutcomeSearch ways = asked.outcomes(command);
        odds.decisions += ways.decisions;
        return ways.rolls.empty() ? std::nullopt : std::optional(ways.rolls.back().odds.outcomes);
    } catch (const Refused& refusal) {
        if (refusal.refusal().code == "stopped") {
            throw;
        }
        return std::nullopt; // the dice that were given may be not enough, or too many, for that
    }
}

/// Who else may be named in a field, and is not.
Ids othersFor(const ActionField& field, const AskedCommand& asked, const Scope& scope) {
    const Json now = asked.command.value(field.id, Json::array());
    if (!now.is_array()) {
        return {};
    }
    Ids others = amongOf(field.among, field.subject, scope);
    std::erase_if(others, [&now](const Id& id) { return listed(now, id); });
    return others;
}

/// How much of what the rules warn of holds for a command.
std::ptrdiff_t warnedOf(const Action& action, const Json& command, Scope scope) {
    Facts fields;
    for (const ActionField& field : action.fields) {
        const auto given = command.find(field.id);
        scope.fields = &fields;
        scope.action = &action;
        fields[field.id] =
            given == command.end() ? fallbackOf(field, scope) : toValue(*given).value_or(Value());
    }
    return std::ranges::count_if(
        action.warns, [&scope](const Clause& clause) { return evaluate(clause.when, scope).flag(); });
}

/// Nobody of whom the rules would warn: they would not let him.
void addSubjects(Odds& odds, const AskedCommand& asked, const Action& action, const ActionField& field,
                 const Scope& scope) {
    const auto warned = warnedOf(action, asked.command, scope);
    for (const Id& subject : othersFor(field, asked, scope)) {
        Json command = asked.command;
        command[field.id].push_back(subject);
        if (warnedOf(action, command, scope) > warned) {
            continue;
        }
        if (auto outcomes = lastRollOf(odds, asked, command)) {
            odds.oneMore.push_back({field.id, subject, std::move(*outcomes)});
        }
    }
}

void addNumber(Odds& odds, const AskedCommand& asked, const Fact& fact) {
    Json command = asked.command;
    Json& facts = command["facts"];
    if (!facts.is_object()) {
        facts = Json::object();
    }
    const auto now = facts.find(fact.id);
    const bool told = now != facts.end() && now->is_number_integer();
    facts[fact.id] = (told ? now->get<std::int64_t>() : fact.fallback.number()) + 1;
    if (auto outcomes = lastRollOf(odds, asked, command)) {
        odds.higher.emplace_back(fact.id, std::move(*outcomes));
    }
}

/// The numbers that are asked of the last roll, where they may lead to another place of a table. Elsewhere
/// the question itself tells what an answer changes.
void addNumbers(Odds& odds, const AskedCommand& asked, const Scope& scope) {
    if (odds.rolls.empty() || asked.rules.tables.empty()) {
        return;
    }
    const Id& check = odds.rolls.back().check;
    Scope about = scope;
    about.check = check;
    for (const Fact* fact : asked.rules.questionsOf(check)) {
        if (fact->type.kind == Type::Kind::Number && holds(fact->askedIf, about)) {
            addNumber(odds, asked, *fact);
        }
    }
}

/// Adds what the last of the rolls in `odds` would come to, were one more subject named in a field that names
/// several, or a number that is asked of it one higher. What a rule does not allow is left out.
void addOneMore(Odds& odds, const AskedCommand& asked) {
    const Action* action = asked.rules.action(textAt(asked.command, "do"));
    if (!action || action->does.empty()) {
        return;
    }
    const Scope scope{asked.rules, asked.battle, partyId(asked, *action, "self"),
                      partyId(asked, *action, "other")};
    for (const ActionField& field : action->fields) {
        if (field.kind == FieldKind::Subjects && field.among) {
            addSubjects(odds, asked, *action, field, scope);
        } else if (field.kind == FieldKind::Facts) {
            addNumbers(odds, asked, scope);
        }
    }
}

/// A yes-or-no question that is asked of a roll.
struct OpenQuestion {
    Id fact;
    std::string place; ///< of the command, where what is stated about who takes the roll stands
};

/// Those of a pack that a step opens.
void addQuestions(const Step& step, const Ground& ground, bool ofBoth, std::vector<OpenQuestion>& questions) {
    Scope scope{ground.rules(), ground.battle(), step.subject, step.other, &step.facts};
    scope.check = step.check;
    const Setting setting(scope);
    const std::string place = ground.placeOf(step.subject);
    for (const Fact* fact : ground.rules().questionsOf(step.check)) {
        const bool there = std::ranges::any_of(questions, [&](const OpenQuestion& each) {
            return each.fact == fact->id && (!ofBoth || each.place == place);
        });
        if (!there && fact->type.kind == Type::Kind::Flag &&
            (!fact->askedIf || setting.value(*fact->askedIf).flag())) {
            questions.push_back({fact->id, place});
        }
    }
}

/// Those of the last roll first: where several rolls ask the same, its answer is the one that is meant, but
/// in a contest that of either party.
std::vector<OpenQuestion> openQuestions(const std::vector<Step>& met, const Ground& ground, bool ofBoth) {
    std::vector<OpenQuestion> questions;
    for (auto step = met.rbegin(); step != met.rend(); ++step) {
        addQuestions(*step, ground, ofBoth, questions);
    }
    return questions;
}

std::vector<ContestOdds> contestsIn(const std::vector<PossibleRoll>& ahead) {
    std::vector<ContestOdds> contests;
    for (const PossibleRoll& roll : ahead) {
        if (roll.contest && roll.step.contest) {
            contests.push_back(*roll.contest);
        }
    }
    return contests;
}

std::vector<RollOdds> oddsIn(const std::vector<PossibleRoll>& ahead) {
    std::vector<RollOdds> rolls;
    for (const PossibleRoll& roll : ahead) {
        rolls.push_back(roll.odds);
    }
    return rolls;
}

/// The last roll's odds with a question answered the other way than the umpire did; what a roll before filled
/// in, such as a distracted pilot, is no answer of his. A question that this command cannot answer, because
/// it belongs to a roll that follows by itself, is left out, and one that would have the command refused.
void addOtherwise(Odds& odds, const AskedCommand& asked, const Ground& ground, const OpenQuestion& question) {
    const Json facts = ground.said(question.place, "facts");
    const bool now = facts.is_object() && facts.contains(question.fact) && facts[question.fact] == Json(true);
    try {
        const OutcomeSearch ways = asked.outcomes(ground.withAnswer(question.place, question.fact, !now));
        odds.decisions += ways.decisions;
        const bool known = std::ranges::any_of(odds.otherwise,
                                               [&](const auto& each) { return each.first == question.fact; });
        if (!ways.rolls.empty() && !known) {
            odds.otherwise.emplace_back(question.fact, ways.rolls.back().odds.outcomes);
        }
        if (auto contests = contestsIn(ways.rolls); !contests.empty() && !odds.contests.empty()) {
            odds.contestOtherwise.push_back(
                {question.place, question.fact, std::move(contests.back().results)});
        }
    } catch (const Refused&) {
        // With that answer the command makes no sense.
    }
}

/// Those about the records are carried out by the session itself.
bool rollsNothing(const Json& command) {
    return ownCommand(verbNamed(readCommandText(command, "do"))).kind == CommandKind::History;
}

/// What a command leads to by itself.
void addAhead(Odds& odds, const OutcomeSearch& ways) {
    odds.rolls = oddsIn(ways.rolls);
    odds.contests = contestsIn(ways.rolls);
    odds.foretold = oddsIn(ways.foretold);
}

void workOut(Odds& odds, const Session& session, Json command) {
    if (!command.is_object()) {
        throw Refused("bad-json", fill(say("command", "a command is an object, not {found}"),
                                       {{"found", describe(command)}}));
    }
    command.erase("dice");
    if (rollsNothing(command)) {
        return;
    }
    const Ground ground(session, command);
    const AskedCommand asked{ground.rules(), ground.battle(), ground.module(), ground.command()};
    const OutcomeSearch ways = asked.outcomes(command, true);
    addAhead(odds, ways);
    odds.decisions += ways.decisions;
    for (const OpenQuestion& question : openQuestions(ways.met, ground, !odds.contests.empty())) {
        addOtherwise(odds, asked, ground, question);
    }
    addOneMore(odds, asked);
    odds.draw = drawOdds(session.preview(command), ground.rules(), session.battle());
}

/// What is refused is told in the odds.
Odds orRefusal(const std::function<void(Odds&)>& work) {
    Odds odds;
    try {
        work(odds);
        odds.ok = true;
    } catch (const Refused& refusal) {
        odds.refusal = refusal.refusal();
    }
    return odds;
}

} // namespace

Odds oddsOf(const Session& session, const Json& command) {
    return orRefusal([&](Odds& odds) { workOut(odds, session, command); });
}

OddsQuestion::OddsQuestion(const Session& session, Json command)
    : m_rules(session.sharedRules()), m_module(session.module()), m_battle(session.battle()),
      m_command(std::move(command)) {}

Odds OddsQuestion::answer(const GoOn& goOn) const {
    const AskedCommand asked{*m_rules, m_battle, m_module, m_command, goOn};
    return orRefusal([&](Odds& odds) { addAhead(odds, asked.outcomes(m_command, true)); });
}

Odds OddsQuestion::oneMore(const GoOn& goOn) const {
    const AskedCommand asked{*m_rules, m_battle, m_module, m_command, goOn};
    return orRefusal([&](Odds& odds) {
        addAhead(odds, asked.outcomes(m_command, true));
        addOneMore(odds, asked);
    });
}

} // namespace umpire
