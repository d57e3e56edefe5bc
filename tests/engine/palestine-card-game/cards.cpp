#include "cards.h"

#include <gtest/gtest.h>

namespace umpire::test::cards {

namespace {

Json shipped() {
    return Json::parse(BattleFiles::write(*exampleBattle("palestine-1918")));
}

} // namespace

std::unique_ptr<Session> at(const Piles& piles, const Json& rulings) {
    Json battle = shipped();
    battle["rulings"] = rulings;
    for (const auto& [pile, ids] : piles) {
        for (const std::string& id : ids) {
            bool found = false;
            for (Json& unit : battle["units"]) {
                if (unit["id"] == id) {
                    unit["pile"] = pile;
                    found = true;
                }
            }
            EXPECT_TRUE(found) << id;
        }
    }
    return sessionOf(battle);
}

std::string lies(const Session& session, const std::string& card) {
    return shown(session, card, "pile").get<std::string>();
}

int count(const Session& session, const std::string& id, const std::string& attribute) {
    return shown(session, id, attribute).get<int>();
}

bool flag(const Session& session, const std::string& id, const std::string& attribute) {
    return shown(session, id, attribute) == Json(true);
}

void goTo(Session& session, const std::string& phase) {
    do {
        done(session, {{"do", "next-phase"}});
    } while (session.battle().clock.phase != phase);
}

std::vector<std::string> warnings(Session& session, const Json& command) {
    PhysicalDice none({});
    const Answer answer = session.execute(command, none);
    EXPECT_TRUE(answer.ok) << dumpLine(command) << answer.refusal.message;
    done(session, {{"do", "undo"}});
    return answer.warnings;
}

std::string why(Session& session, const Json& command) {
    PhysicalDice none({});
    const Answer answer = session.execute(command, none);
    return answer.ok ? "" : answer.refusal.message;
}

std::string strike(Session& session, const std::string& action, const std::string& card,
                   const std::string& target) {
    static const std::map<std::string, std::string> fields{{"air-strike", "plane"},
                                                           {"cavalry-strike", "cavalry"},
                                                           {"artillery-strike", "gun"},
                                                           {"machine-gun-strike", "gun"}};
    PhysicalDice none({});
    const Answer answer =
        session.execute({{"do", action}, {fields.at(action), card}, {"target", target}}, none);
    if (!answer.ok) {
        return "refused: " + answer.refusal.message;
    }
    return answer.steps.empty() ? "" : answer.steps[0]["outcome"].get<std::string>();
}

int total2(const Session& session, const std::string& side) {
    return count(session, side, "total2");
}

Answer thrown(Session& session, const Json& command, std::uint64_t seed) {
    RandomDice dice(seed);
    return session.execute(command, dice);
}

} // namespace umpire::test::cards
