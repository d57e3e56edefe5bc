#include "fort.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::fort {

namespace {

void enlist(Json& battle, const std::string& formation, const std::vector<std::string>& types) {
    for (const std::string& type : types) {
        battle["units"].push_back({{"id", type},
                                   {"name", type},
                                   {"formation", formation},
                                   {"type", type},
                                   {"firing", "average"},
                                   {"melee-skill", "average"}});
    }
}

} // namespace

Json field() {
    Json battle = Json::parse(R"({
        "format": "desert-umpire-battle", "version": 1, "rules": "death-in-the-desert", "title": "Fort",
        "sides": [{"id": "french", "name": "French"}, {"id": "arabs", "name": "Arabs"}],
        "formations": [{"id": "garrison", "name": "Garrison", "side": "french"},
                       {"id": "tribe", "name": "Tribe", "side": "arabs"}],
        "things": [{"id": "gate", "name": "Gate", "locked": true},
                   {"id": "hatch", "name": "Hatch", "kind": "trapdoor"}],
        "units": []})");
    enlist(battle, "garrison",
           {"legion-squad", "machine-gun-section", "legion-cavalry", "cannon", "colonel", "turcos-squad",
            "german-squad"});
    enlist(battle, "tribe",
           {"bedouin-rifles", "bedouin-warriors", "bedouin-fanatics", "bedouin-cavalry", "taureg-rifles",
            "taureg-warriors", "taureg-cavalry", "sheik"});
    return battle;
}

std::unique_ptr<Session> at(const Json& rulings, const Json& battle) {
    Json with = battle;
    with["rulings"] = rulings;
    return sessionOf(with);
}

Json& unitIn(Json& battle, const std::string& id) {
    Json& units = battle["units"];
    return *std::find_if(units.begin(), units.end(), [&](const Json& unit) { return unit["id"] == id; });
}

Json play(Session& session, Json command, const std::vector<int>& dice) {
    command["dice"] = dice;
    return done(session, command);
}

Json stepOf(const Json& answer, const std::string& check, int n) {
    for (const Json& step : answer.value("steps", Json::array())) {
        if (step["check"] == check && n-- == 0) {
            return step;
        }
    }
    return {};
}

int count(const Session& session, const std::string& id, const std::string& attribute) {
    const Json value = shown(session, id, attribute);
    return value.is_number() ? value.get<int>() : 0;
}

std::string word(const Session& session, const std::string& id, const std::string& attribute) {
    const Json value = shown(session, id, attribute);
    return value.is_string() ? value.get<std::string>() : "";
}

bool flag(const Session& session, const std::string& id, const std::string& attribute) {
    return shown(session, id, attribute) == Json(true);
}

void adjust(Session& session, const std::string& id, const Json& set) {
    done(session, {{"do", "adjust"}, {"subject", id}, {"set", set}, {"reason", "for the test"}});
}

void goTo(Session& session, const std::string& phase) {
    while (session.battle().clock.phase != phase) {
        done(session, {{"do", "next-phase"}});
    }
}

void endTurn(Session& session) {
    done(session, {{"do", "end-turn"}});
}

bool owes(const Session& session, const std::string& what, const std::string& who) {
    const auto& due = session.battle().due;
    return std::any_of(due.begin(), due.end(),
                       [&](const Due& each) { return each.check == what && each.subject == who; });
}

std::string firstThrow(const Session& session, const Json& command) {
    const Preview preview = session.preview(command);
    EXPECT_TRUE(preview.ok) << dumpLine(command) << preview.refusal.message;
    return preview.wanted ? std::to_string(preview.wanted->count) + " " + preview.wanted->die : "none";
}

Json fire(const std::string& unit, const std::string& target, const Json& facts) {
    return {{"do", "fire"}, {"unit", unit}, {"target", target}, {"facts", facts}};
}

} // namespace umpire::test::fort
