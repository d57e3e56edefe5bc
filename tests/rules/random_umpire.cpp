#include "rules/random_umpire.h"

#include <algorithm>

namespace umpire::test {

Json RandomUmpire::nextCommand() {
    switch (below(12)) {
    case 0:
        return {{"do", "next-phase"}};
    case 1:
        return {{"do", "end-turn"}};
    case 2:
        return {{"do", "undo"}};
    case 3:
    case 4:
        return check();
    case 5:
        return owed();
    default:
        return action();
    }
}

Json RandomUmpire::anyOf(SubjectKind kind) {
    const std::vector<const Subject*> all = m_session.battle().all(kind);
    return all.empty() ? Json("nobody") : Json(all[below(all.size())]->id);
}

Json RandomUmpire::anyWord(const ActionField& field) {
    const Vocabulary* vocabulary = m_session.rules().vocabulary(field.vocabulary);
    if (field.words.empty() && vocabulary && !vocabulary->words.empty()) {
        return vocabulary->words[below(vocabulary->words.size())].id;
    }
    return field.words.empty() ? Json("word") : Json(field.words[below(field.words.size())]);
}

Json RandomUmpire::facts(const std::vector<Id>& checks) {
    Json facts = Json::object();
    for (const Id& check : checks) {
        for (const Fact* fact : m_session.rules().questionsOf(check)) {
            if (oneIn(3) && fact->type.kind == Type::Kind::Flag) {
                facts[fact->id] = true;
            } else if (oneIn(3) && fact->type.kind == Type::Kind::Number) {
                facts[fact->id] = below(5);
            }
        }
    }
    return facts;
}

Json RandomUmpire::valueFor(const Action& action, const ActionField& field) {
    switch (field.kind) {
    case ActionField::Kind::Subject:
        return anyOf(field.subject);
    case ActionField::Kind::Subjects:
        return Json::array({anyOf(field.subject)});
    case ActionField::Kind::Party:
        return {{"unit", anyOf(field.subject)}, {"facts", facts(action.checks)}};
    case ActionField::Kind::Count:
        return field.from + static_cast<std::int64_t>(below(3));
    case ActionField::Kind::Choice:
        return anyWord(field);
    case ActionField::Kind::Facts:
        return facts(action.checks);
    case ActionField::Kind::Flag:
        return oneIn(2);
    case ActionField::Kind::Text:
        return "text";
    }
    return nullptr;
}

Json RandomUmpire::action() {
    const std::vector<Action>& actions = m_session.rules().actions;
    if (actions.empty()) {
        return check();
    }
    const Action& action = actions[below(actions.size())];
    Json command{{"do", action.id}};
    for (const ActionField& field : action.fields) {
        if (!field.optional || oneIn(2)) {
            command[field.id] = valueFor(action, field);
        }
    }
    return command;
}

Json RandomUmpire::check() {
    const std::vector<Check>& checks = m_session.rules().checks;
    if (checks.empty()) {
        return {{"do", "end-turn"}};
    }
    const Check& check = checks[below(checks.size())];
    return checkCommand(m_session.rules(), check.id, anyOf(check.subject).get<std::string>());
}

Json RandomUmpire::owed() {
    const std::vector<Due>& due = m_session.battle().due;
    return due.empty() ? action() : due[below(due.size())].command.json();
}

} // namespace umpire::test
