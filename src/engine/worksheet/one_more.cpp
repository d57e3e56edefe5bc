#include "one_more.h"

#include "../battle/commands/command_fields.h"
#include "../checks/setting.h"
#include "umpire/checks/candidates.h"

#include <algorithm>

namespace umpire {

namespace {

using FieldKind = ActionField::Kind;
using Shares = std::vector<std::pair<Id, double>>;

Id namedIn(const Json& command, const Id& field) {
    const auto found = command.find(field);
    return found != command.end() && found->is_string() ? found->get<Id>() : Id();
}

const Action* actionOf(const AskedCommand& asked) {
    return asked.rules.action(namedIn(asked.command, "do"));
}

/// Who plays that part in the command; "" for nobody.
Id partyId(const AskedCommand& asked, const Action& action, std::string_view part) {
    for (const ActionField& field : action.fields) {
        if (field.party == part && field.kind == FieldKind::Subject) {
            return namedIn(asked.command, field.id);
        }
    }
    return {};
}

Scope scopeOf(const AskedCommand& asked, const Action& action) {
    return {asked.rules, asked.battle, partyId(asked, action, "self"), partyId(asked, action, "other")};
}

/// What the last roll comes to with another command; nothing where that is not allowed.
std::optional<Shares> lastRollOf(Odds& odds, const AskedCommand& asked, const Json& command) {
    try {
        const OutcomeSearch ways =
            searchOutcomes(command, asked.rules, asked.battle, asked.module, asked.limit);
        odds.decisions += ways.decisions;
        return ways.rolls.empty() ? std::nullopt : std::optional(ways.rolls.back().odds.outcomes);
    } catch (const Refused& refusal) {
        if (refusal.refusal().code == "stopped") {
            throw;
        }
        return std::nullopt;
    } catch (const BadDice&) {
        return std::nullopt; // the dice that were given are not enough, or too many, for that
    }
}

/// Who else may be named in a field, and is not.
Ids othersFor(const ActionField& field, const AskedCommand& asked, const Scope& scope) {
    const Json now = asked.command.value(field.id, Json::array());
    if (!now.is_array()) {
        return {};
    }
    Ids others = amongOf(field.among, field.subject, scope);
    std::erase_if(others, [&](const Id& id) {
        return std::any_of(now.begin(), now.end(), [&](const Json& named) { return named == id; });
    });
    return others;
}

Value fieldValue(const Json& json) {
    if (json.is_array()) {
        Ids list;
        std::copy_if(json.begin(), json.end(), std::back_inserter(list),
                     [](const Json& each) { return each.is_string(); });
        return Value(std::move(list));
    }
    return json.is_boolean()          ? Value(json.get<bool>())
           : json.is_number_integer() ? Value(json.get<std::int64_t>())
           : json.is_string()         ? Value(json.get<std::string>())
                                      : Value();
}

/// How much of what the rules warn of holds for a command.
std::ptrdiff_t warnedOf(const Action& action, const Json& command, Scope scope) {
    Facts fields;
    for (const ActionField& field : action.fields) {
        const auto given = command.find(field.id);
        fields[field.id] = given == command.end() ? field.fallback : fieldValue(*given);
    }
    scope.fields = &fields;
    return std::count_if(action.warns.begin(), action.warns.end(),
                         [&scope](const Clause& clause) { return evaluate(clause.when, scope).flag(); });
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

} // namespace

void addOneMore(Odds& odds, const AskedCommand& asked) {
    const Action* action = actionOf(asked);
    if (!action || action->does.empty()) {
        return;
    }
    const Scope scope = scopeOf(asked, *action);
    for (const ActionField& field : action->fields) {
        if (field.kind == FieldKind::Subjects && field.among) {
            addSubjects(odds, asked, *action, field, scope);
        } else if (field.kind == FieldKind::Facts) {
            addNumbers(odds, asked, scope);
        }
    }
}

} // namespace umpire
