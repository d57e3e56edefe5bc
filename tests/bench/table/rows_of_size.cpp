// What commands cost as the roster grows: those of one unit should not care, those of all grow in step.

#include "rosters.h"
#include "workshop.h"

#include <benchmark/benchmark.h>

namespace umpire::bench {
namespace {

const Ids& unitsOf(const Json& roster) {
    static Ids units;
    units = idsOf(roster, "units");
    return units;
}

/// A command and its undo, in a battle of so many subjects.
void ofOneUnit(benchmark::State& state, const Json& command) {
    const auto begun = opened(rosterOf(static_cast<int>(state.range(0))));
    for (auto _ : state) {
        state.PauseTiming();
        Batch batch(*begun, command);
        state.ResumeTiming();
        batch.run();
    }
}

const Json aUnit{{"name", "Another"},
                 {"formation", "brigade-1"},
                 {"type", "infantry"},
                 {"nation", "turkish"},
                 {"elements", 5}};

#define OF_ONE_UNIT(NAME, ...)                                                                               \
    void NAME(benchmark::State& state) {                                                                     \
        ofOneUnit(state, Json(__VA_ARGS__));                                                                 \
    }                                                                                                        \
    BENCHMARK(NAME)->Arg(100)->Arg(9'990)

OF_ONE_UNIT(oneShoots, {{"do", "shoot"}, {"unit", "unit-20"}, {"target", "unit-2"}, {"dice", {6}}});
OF_ONE_UNIT(oneChecks, {{"do", "check"}, {"check", "morale"}, {"unit", "unit-20"}, {"dice", {3}}});
OF_ONE_UNIT(oneCharges, {{"do", "charge"}, {"unit", "unit-20"}, {"target", "unit-2"}, {"dice", {4}}});
OF_ONE_UNIT(oneReforms, {{"do", "reform"}, {"unit", "unit-20"}});
OF_ONE_UNIT(oneAdjusted, {{"do", "adjust"}, {"subject", "unit-20"}, {"set", {{"lost", 1}}}, {"reason", "r"}});
OF_ONE_UNIT(oneAmended, {{"do", "amend"}, {"subjects", {"unit-20"}}, {"set", {{"elements", 5}}}});
OF_ONE_UNIT(oneRegrouped, {{"do", "regroup"}, {"subjects", {"unit-20"}}, {"under", "brigade-1"}});
OF_ONE_UNIT(oneStruck, {{"do", "strike"}, {"subjects", {"unit-20"}}});
OF_ONE_UNIT(oneEnlisted, {{"do", "enlist"}, {"units", {aUnit}}});

/// A command about all of so many subjects, and its undo.
void ofAll(benchmark::State& state, Json (*command)(const Json& roster), bool empty = false) {
    const Json roster = rosterOf(static_cast<int>(state.range(0)));
    const auto session = opened(empty ? emptied(roster) : roster);
    const Json ready = command(roster);
    for (auto _ : state) {
        thereAndBack(*session, ready);
    }
}

void allEnlisted(benchmark::State& state) {
    ofAll(state, enlisting, true);
}
BENCHMARK(allEnlisted)->Arg(1'000)->Arg(10'000);

void allRegrouped(benchmark::State& state) {
    ofAll(state, [](const Json& roster) {
        return Json{{"do", "regroup"}, {"subjects", unitsOf(roster)}, {"under", "empire"}};
    });
}
BENCHMARK(allRegrouped)->Arg(1'000)->Arg(10'000);

void allStruck(benchmark::State& state) {
    ofAll(state, [](const Json& roster) {
        Ids all = idsOf(roster, "formations");
        for (const char* list : {"officers", "units"}) {
            const Ids more = idsOf(roster, list);
            all.insert(all.end(), more.begin(), more.end());
        }
        return Json{{"do", "strike"}, {"subjects", all}};
    });
}
BENCHMARK(allStruck)->Arg(1'000)->Arg(10'000);

void allAmended(benchmark::State& state) {
    ofAll(state, [](const Json& roster) {
        return Json{{"do", "amend"}, {"subjects", unitsOf(roster)}, {"set", {{"quality", "green"}}}};
    });
}
BENCHMARK(allAmended)->Arg(1'000)->Arg(10'000);

void allCaughtUp(benchmark::State& state) {
    ofAll(state, [](const Json& roster) {
        Json set = Json::object();
        for (const Id& id : unitsOf(roster)) {
            set[id] = {{"lost", 1}, {"unreformed", true}};
        }
        return Json{{"do", "catch-up"}, {"set", set}};
    });
}
BENCHMARK(allCaughtUp)->Arg(1'000)->Arg(10'000);

/// A turn is played first, in which every unit lost something.
void allReset(benchmark::State& state) {
    const Json roster = rosterOf(static_cast<int>(state.range(0)));
    const auto session = opened(roster);
    Json set = Json::object();
    for (const Id& id : unitsOf(roster)) {
        set[id] = {{"lost", 1}};
    }
    carryOut(*session, {{"do", "catch-up"}, {"set", set}});
    carryOut(*session, {{"do", "end-turn"}});
    for (auto _ : state) {
        thereAndBack(*session, {{"do", "reset"}});
    }
}
BENCHMARK(allReset)->Arg(1'000)->Arg(10'000);

void chainOpened(benchmark::State& state) {
    const std::string text = chainOf(static_cast<int>(state.range(0))).dump();
    for (auto _ : state) {
        benchmark::DoNotOptimize(files().parse(text, "chain").session);
    }
}
BENCHMARK(chainOpened)->Arg(500)->Arg(5'000);

void ofChain(benchmark::State& state, const Json& command) {
    const auto session = opened(chainOf(static_cast<int>(state.range(0))));
    for (auto _ : state) {
        thereAndBack(*session, command);
    }
}

void chainEnlisted(benchmark::State& state) {
    const Json chain = chainOf(static_cast<int>(state.range(0)));
    const auto session = opened(emptied(chain));
    const Json command = enlisting(chain);
    for (auto _ : state) {
        thereAndBack(*session, command);
    }
}
BENCHMARK(chainEnlisted)->Arg(500)->Arg(5'000);

void chainRegrouped(benchmark::State& state) {
    ofChain(state, {{"do", "regroup"}, {"subjects", {"link-1"}}, {"under", "ottoman"}});
}
BENCHMARK(chainRegrouped)->Arg(500)->Arg(5'000);

void chainStruck(benchmark::State& state) {
    ofChain(state, {{"do", "strike"}, {"subjects", {"link-1"}}});
}
BENCHMARK(chainStruck)->Arg(500)->Arg(5'000);

/// The line of command of the deepest unit is all of it.
void chainChecked(benchmark::State& state) {
    ofChain(state, {{"do", "check"}, {"check", "morale"}, {"unit", "deepest"}, {"dice", {3}}});
}
BENCHMARK(chainChecked)->Arg(500)->Arg(5'000);

} // namespace
} // namespace umpire::bench
