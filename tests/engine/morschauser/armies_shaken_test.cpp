// The morale of commands and armies under Morschauser's rules.

#include "morschauser_bridge.h"
#include "morschauser_cases.h"

#include <gtest/gtest.h>

namespace umpire::test::armies_shaken_test {
namespace {

using namespace morschauser;

constexpr int firstShooter = 1;

/// Blue's Infantry takes the last hit of these red units, one by one.
void shootDown(Session& session, const Battlefield& field, const std::vector<std::string>& targets) {
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const int shooter = firstShooter + static_cast<int>(i);
        done(session, commandOf(field, shotAt(shooter, unitOf(field, targets[i]), {6})));
        EXPECT_EQ(shown(session, targets[i], "hits"), 0);
    }
}

/// Blue has units enough to shoot at everybody; red's command has those of the case.
Battlefield fieldFor(const CommandCase& each) {
    Battlefield field = evenField(each.mark, 6);
    const int keep = unitOf(field, "red-1-leader") + each.units;
    field.units.resize(static_cast<std::size_t>(keep) + 1);
    return field;
}

std::vector<std::string> removedIn(const CommandCase& each) {
    std::vector<std::string> ids;
    if (each.leaderRemoved) {
        ids.emplace_back("red-1-leader");
    }
    for (int i = 1; i <= each.removed; ++i) {
        ids.push_back("red-1-" + std::to_string(i));
    }
    return ids;
}

TEST(MorschauserMorale, CommandsAreShakenOnceHalfTheirUnitsAreRemoved) {
    for (const CommandCase& each : commandCases()) {
        SCOPED_TRACE(titleOf(each.mark, each.name));
        Battlefield field = fieldFor(each);
        for (const std::string& id : removedIn(each)) {
            field.unitAt(unitOf(field, id)).hits = 1;
        }
        const auto session = standingAs(field);
        shootDown(*session, field, removedIn(each));
        EXPECT_EQ(shown(*session, "red-1", "state") == Json("shaken"), each.shaken);
        EXPECT_NE(shown(*session, "blue-1", "state"), "shaken");
    }
}

/// The last unit removed is the one that shakes it, and says so; then its units are Shaken.
TEST(MorschauserMorale, ShakenComesOnceAndIsToldAtOnce) {
    Battlefield field = evenField(Mark::two, 4, 2);
    for (int i = 1; i <= 3; ++i) {
        field.unitAt(unitOf(field, "red-1-" + std::to_string(i))).hits = 1;
    }
    const auto session = standingAs(field);
    const auto answerTo = [&](int shooter, const char* target) {
        return dumpLine(done(*session, commandOf(field, shotAt(shooter, unitOf(field, target), {6}))));
    };
    const auto tells = [](const std::string& answer) {
        return answer.find("is Shaken") != std::string::npos;
    };
    EXPECT_FALSE(tells(answerTo(firstShooter, "red-1-1")));
    EXPECT_EQ(shown(*session, "red-1-4", "state"), "steady");
    EXPECT_TRUE(tells(answerTo(firstShooter + 1, "red-1-2")));
    EXPECT_EQ(shown(*session, "red-1-4", "state"), "shaken");
    EXPECT_EQ(shown(*session, "red-1-leader", "state"), "shaken");
    EXPECT_EQ(shown(*session, "red-2-1", "state"), "steady");
    EXPECT_FALSE(tells(answerTo(firstShooter + 2, "red-1-3")));
}

/// Red has as many commands as the case, of two units each; one of those has one hit left.
Battlefield fieldFor(const ArmyCase& each) {
    Battlefield field = evenField(each.mark, 4, each.commands);
    for (int i = 1; i <= each.commands; ++i) {
        const std::string command = "red-" + std::to_string(i);
        for (const char* gone : {"-1", "-2", "-3"}) {
            field.unitAt(unitOf(field, command + gone)).hits = i <= each.broken ? 0 : 5;
        }
        field.unitAt(unitOf(field, command + "-4")).hits = 1;
    }
    return field;
}

TEST(MorschauserMorale, AnArmyConcedesOnceAllItsCommandsAreShaken) {
    for (const ArmyCase& each : armyCases()) {
        SCOPED_TRACE(
            titleOf(each.mark, std::to_string(each.broken) + " of " + std::to_string(each.commands)));
        const Battlefield field = fieldFor(each);
        const auto session = standingAs(field);
        std::vector<std::string> last;
        for (int i = 1; i <= each.broken; ++i) {
            last.push_back("red-" + std::to_string(i) + "-4");
        }
        shootDown(*session, field, last);
        EXPECT_EQ(shown(*session, "red", "conceded") == Json(true), each.concedes);
        EXPECT_NE(shown(*session, "blue", "conceded"), true);
    }
}

} // namespace
} // namespace umpire::test::armies_shaken_test
