// Quality: a D10 with lines, once for firing and once for melee.

#include "fort.h"

#include <gtest/gtest.h>

namespace umpire::test::skills_test {
namespace {

using namespace fort;

struct Rated {
    const char* type;
    int fire; ///< added to the roll
    int fight;
};

const std::vector<Rated>& ratedTypes() {
    static const std::vector<Rated> types{{"legion-squad", 2, 1},     {"machine-gun-section", 2, 1},
                                          {"legion-cavalry", 2, 1},   {"cannon", 2, 1},
                                          {"colonel", 2, 1},          {"turcos-squad", 0, 0},
                                          {"german-squad", 0, 0},     {"bedouin-rifles", 0, 0},
                                          {"bedouin-warriors", 0, 0}, {"bedouin-fanatics", 0, 3},
                                          {"bedouin-cavalry", 0, 0},  {"taureg-rifles", 1, 0},
                                          {"taureg-warriors", 1, 0},  {"taureg-cavalry", 1, 0}};
    return types;
}

std::string ratingOf(int total) {
    return total <= 2 ? "poor" : total >= 9 ? "great" : "average";
}

std::string foeOf(const std::string& type) {
    return type == "taureg-warriors" ? "legion-squad" : "taureg-warriors";
}

Json unrated(const std::string& type) {
    Json battle = field();
    unitIn(battle, type).erase("firing");
    unitIn(battle, type).erase("melee-skill");
    return battle;
}

/// The dice of the volley behind the rating do not matter: none hits.
std::vector<int> volleyOfOnes(Session& session, Json command, int rating) {
    std::vector<int> dice{rating};
    command["dice"] = dice;
    const Preview preview = session.preview(command);
    dice.resize(1 + static_cast<std::size_t>(preview.wanted ? preview.wanted->count : 0), 1);
    return dice;
}

TEST(DesertSkills, FiringIsRatedOnTheFirstShotAndKept) {
    for (const Rated& each : ratedTypes()) {
        for (int face = 1; face <= 10; ++face) {
            SCOPED_TRACE(std::string(each.type) + " " + std::to_string(face));
            const auto session = at(Json::object(), unrated(each.type));
            const Json command = fire(each.type, foeOf(each.type));
            play(*session, command, volleyOfOnes(*session, command, face));
            EXPECT_EQ(word(*session, each.type, "firing"), ratingOf(face + each.fire));
            endTurn(*session);
            const Json again = session->preview(command).next->toJson();
            EXPECT_NE(again["check"], "rate-firing");
        }
    }
}

TEST(DesertSkills, MeleeIsRatedApart) {
    for (const Rated& each : ratedTypes()) {
        for (int face = 1; face <= 10; ++face) {
            SCOPED_TRACE(std::string(each.type) + " " + std::to_string(face));
            const auto session = at(Json::object(), unrated(each.type));
            play(*session,
                 {{"do", "melee"}, {"a", {{"unit", each.type}}}, {"b", {{"unit", foeOf(each.type)}}}},
                 {face, 1, 1, 6, 6});
            EXPECT_EQ(word(*session, each.type, "melee-skill"), ratingOf(face + each.fight));
            EXPECT_EQ(word(*session, each.type, "firing"), "");
        }
    }
}

TEST(DesertSkills, OrTheLinesCountInEveryRoll) {
    const Json always{{"s-qualmod", "every-roll"}};
    for (const Rated& each : ratedTypes()) {
        SCOPED_TRACE(each.type);
        const auto session = at(always, unrated(each.type));
        const Json command = fire(each.type, foeOf(each.type), {{"cover", true}});
        const Json answer = play(*session, command, volleyOfOnes(*session, command, 2));
        EXPECT_EQ(word(*session, each.type, "firing"), "poor");
        const std::string check = each.type == std::string("machine-gun-section") ? "burst" : "volley";
        int lines = 0;
        const Json step = stepOf(answer, check);
        for (const Json& line : step["modifiers"]) {
            lines += line["id"] == "legionnaire" || line["id"] == "taureg" ? line["value"].get<int>() : 0;
        }
        EXPECT_EQ(lines, each.fire);
        const Json melee = play(
            *session, {{"do", "melee"}, {"a", {{"unit", each.type}}}, {"b", {{"unit", foeOf(each.type)}}}},
            {5, 2, 2, 6, 6});
        EXPECT_EQ(stepOf(melee, "melee")["total"], 4 + each.fight);
    }
}

} // namespace
} // namespace umpire::test::skills_test
