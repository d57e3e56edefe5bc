// What commands about everybody cost, counted: ten times the roster is ten times the work.

#include "allocations.h"
#include "support/battles.h"
#include "umpire/state/visits.h"

#include <gtest/gtest.h>

namespace umpire::test::roster_costs_test {
namespace {

/// Two sides and brigades of 20 units each.
Json rosterOf(int units) {
    Json battle = plainBattle();
    battle["formations"] = Json::array();
    battle["units"] = Json::array();
    battle["officers"] = Json::array();
    for (int i = 0; i < units; ++i) {
        const std::string brigade = "brigade-" + std::to_string(i / 20);
        const std::string side = i / 20 % 2 == 0 ? "empire" : "ottoman";
        if (i % 20 == 0) {
            battle["formations"].push_back(
                {{"id", brigade}, {"name", brigade}, {"kind", "brigade"}, {"side", side}});
        }
        battle["units"].push_back({{"id", "unit-" + std::to_string(i)},
                                   {"name", std::to_string(i) + "th Regiment"},
                                   {"formation", brigade},
                                   {"type", "infantry"},
                                   {"nation", "turkish"},
                                   {"elements", 6}});
    }
    return battle;
}

/// Formations each below the one before.
Json chainOf(int deep) {
    Json battle = rosterOf(0);
    Id above;
    for (int i = 0; i < deep; ++i) {
        const Id id = "link-" + std::to_string(i);
        battle["formations"].push_back({{"id", id}, {"name", id}, {"kind", "brigade"}, {"side", "empire"}});
        if (!above.empty()) {
            battle["formations"].back()["parent"] = above;
        }
        above = id;
    }
    return battle;
}

Ids idsOf(const Json& battle, const char* list) {
    Ids ids;
    for (const Json& entry : battle[list]) {
        ids.push_back(entry["id"]);
    }
    return ids;
}

Json emptied(Json battle) {
    battle["formations"] = battle["units"] = Json::array();
    return battle;
}

struct Work {
    std::size_t allocations = 0;
    std::uint64_t visits = 0;
};

/// Of a command and its undo, once what is made once is made.
Work workOf(const Json& battle, const std::vector<Json>& before, const Json& command) {
    const auto session = sessionOf(battle);
    for (const Json& each : before) {
        done(*session, each);
    }
    const Json undo{{"do", "undo"}};
    Work work;
    for (int round = 0; round < 2; ++round) {
        const std::size_t allocated = allocations();
        const std::uint64_t visited = Visits::counted();
        done(*session, command);
        done(*session, undo);
        work = {allocations() - allocated, Visits::counted() - visited};
    }
    return work;
}

/// Ten times the subjects are at most about ten times the work.
void expectInStep(const char* what, const auto& workOfSo) {
    const Work small = workOfSo(80);
    const Work large = workOfSo(800);
    EXPECT_LT(large.allocations, 11 * small.allocations) << what;
    EXPECT_LT(large.visits, 11 * small.visits) << what;
}

Json ofAll(const char* verb, const Ids& subjects, const Json& more) {
    Json command{{"do", verb}, {"subjects", subjects}};
    command.update(more);
    return command;
}

TEST(RosterCosts, OfCommandsAboutAllGrowInStep) {
    expectInStep("enlist", [](int count) {
        const Json all = rosterOf(count);
        return workOf(emptied(all), {},
                      {{"do", "enlist"}, {"formations", all["formations"]}, {"units", all["units"]}});
    });
    expectInStep("amend", [](int count) {
        const Json all = rosterOf(count);
        return workOf(all, {}, ofAll("amend", idsOf(all, "units"), {{"set", {{"quality", "green"}}}}));
    });
    expectInStep("regroup", [](int count) {
        const Json all = rosterOf(count);
        return workOf(all, {}, ofAll("regroup", idsOf(all, "units"), {{"under", "empire"}}));
    });
    expectInStep("strike", [](int count) {
        const Json all = rosterOf(count);
        return workOf(all, {}, ofAll("strike", idsOf(all, "formations"), Json::object()));
    });
}

TEST(RosterCosts, OfAllThatWasPlayedGrowInStep) {
    const auto losses = [](const Json& roster) {
        Json set = Json::object();
        for (const Id& id : idsOf(roster, "units")) {
            set[id] = {{"lost", 1}};
        }
        return Json{{"do", "catch-up"}, {"set", set}};
    };
    expectInStep("catch-up", [&](int count) {
        const Json all = rosterOf(count);
        return workOf(all, {}, losses(all));
    });
    expectInStep("reset", [&](int count) {
        const Json all = rosterOf(count);
        return workOf(all, {losses(all), {{"do", "end-turn"}}}, {{"do", "reset"}});
    });
}

TEST(RosterCosts, OfCopiesWithTheNextNumbersGrowInStep) {
    expectInStep("enlist with renumber", [](int count) {
        const Json all = rosterOf(count);
        return workOf(all, {}, {{"do", "enlist"}, {"renumber", true}, {"units", all["units"]}});
    });
}

TEST(RosterCosts, OfALongLineOfCommandGrowInStep) {
    expectInStep("enlist", [](int deep) {
        const Json chain = chainOf(deep);
        return workOf(emptied(chain), {}, {{"do", "enlist"}, {"formations", chain["formations"]}});
    });
    expectInStep("regroup", [](int deep) {
        return workOf(chainOf(deep), {}, ofAll("regroup", {"link-0"}, {{"under", "ottoman"}}));
    });
    expectInStep("strike", [](int deep) {
        return workOf(chainOf(deep), {}, ofAll("strike", {"link-0"}, Json::object()));
    });
}

} // namespace
} // namespace umpire::test::roster_costs_test
