#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test {

Field& Field::ours(const Id& id, const std::string& type, const std::string& nation, int elements,
                   const Json& more) {
    addUnit(m_battle, id, "brigade", type, nation, elements, more);
    return *this;
}

Field& Field::theirs(const Id& id, const std::string& type, const std::string& nation, int elements,
                     const Json& more) {
    addUnit(m_battle, id, "regiment", type, nation, elements, more);
    return *this;
}

Field& Field::ruling(const Id& switchId, const Id& reading) {
    m_battle["rulings"][switchId] = reading;
    return *this;
}

Field& Field::chieftain(const Id& id, const Id& commands) {
    m_battle["officers"].push_back(
        Json{{"id", id}, {"name", id}, {"kind", "chieftain"}, {"commands", commands}});
    return *this;
}

Field& Field::noFirstSide() {
    m_battle.erase("first-side");
    return *this;
}

Lines linesOf(const Json& step) {
    Lines lines;
    for (const Json& line : step.value("modifiers", Json::array())) {
        const bool fresh = lines.emplace(line["id"].get<std::string>(), line["value"].get<int>()).second;
        EXPECT_TRUE(fresh) << "a modifier counts twice: " << dumpLine(step);
        EXPECT_NE(line["value"], Json(0)) << dumpLine(step);
    }
    return lines;
}

namespace {

Json withFacts(Json command, const Json& facts) {
    if (!facts.empty()) {
        command["facts"] = facts;
    }
    return command;
}

} // namespace

Json shoot(const Id& unit, const Id& target, const Json& dice, const Json& facts) {
    return withFacts({{"do", "shoot"}, {"unit", unit}, {"target", target}, {"dice", dice}}, facts);
}

Json morale(const Id& unit, int die, const Json& facts) {
    return checkOf("morale", "unit", unit, Json::array({die}), facts);
}

Json checkOf(const Id& check, const std::string& kind, const Id& subject, const Json& dice,
             const Json& facts) {
    return withFacts({{"do", "check"}, {"check", check}, {kind, subject}, {"dice", dice}}, facts);
}

Json charge(const Id& unit, const Id& target, const Json& dice, const Json& facts) {
    return withFacts({{"do", "charge"}, {"unit", unit}, {"target", target}, {"dice", dice}}, facts);
}

Json melee(const Id& a, const Id& b, int dieA, int dieB, const Json& factsA, const Json& factsB) {
    return {{"do", "melee"},
            {"a", withFacts({{"unit", a}}, factsA)},
            {"b", withFacts({{"unit", b}}, factsB)},
            {"dice", Json::array({dieA, dieB})}};
}

Json adjustment(const Id& subject, const Json& set) {
    return {{"do", "adjust"}, {"subject", subject}, {"set", set}, {"reason", "test"}};
}

void adjusted(Session& session, const Id& subject, const Json& set) {
    done(session, adjustment(subject, set));
}

std::vector<std::string> outcomesOf(const Json& answer) {
    std::vector<std::string> outcomes;
    for (const Json& step : answer.value("steps", Json::array())) {
        outcomes.push_back(step["outcome"].get<std::string>());
    }
    return outcomes;
}

bool warns(const Json& answer, const std::string& text) {
    const Json warnings = answer.value("warnings", Json::array());
    return std::any_of(warnings.begin(), warnings.end(), [&text](const Json& warning) {
        return warning.get<std::string>().find(text) != std::string::npos;
    });
}

std::vector<std::string> owed(const Session& session) {
    std::vector<std::string> ids;
    for (const Due& due : session.battle().due) {
        ids.push_back(due.id);
    }
    return ids;
}

} // namespace umpire::test
