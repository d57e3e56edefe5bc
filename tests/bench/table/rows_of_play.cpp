// What a table plays: a shot and its odds, many dice, the balance of the sides, a rehearsal.

#include "support/long_battle.h"
#include "umpire/battle/balance.h"
#include "umpire/games/games.h"
#include "umpire/worksheet/odds.h"
#include "workshop.h"

#include <benchmark/benchmark.h>

#include <stdexcept>

namespace umpire::bench {
namespace {

const Json shot{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "ii-48"}};

Json thrown(Json command, int die) {
    command["dice"] = {die};
    return command;
}

void needOdds(const Session& session, const Json& command) {
    const Odds odds = oddsOf(session, command);
    if (!odds.ok) {
        throw std::runtime_error(odds.refusal.message);
    }
    benchmark::DoNotOptimize(odds);
}

void shootAndUndo(benchmark::State& state) {
    const auto begun = beersheba();
    const Json command = thrown(shot, 6);
    for (auto _ : state) {
        state.PauseTiming();
        Batch batch(*begun, command);
        state.ResumeTiming();
        batch.run();
    }
}
BENCHMARK(shootAndUndo);

void oddsOfAShot(benchmark::State& state) {
    const auto session = beersheba();
    for (auto _ : state) {
        needOdds(*session, shot);
    }
}
BENCHMARK(oddsOfAShot);

Json carAndTarget() {
    Json battle{{"format", "desert-umpire-battle"},
                {"version", 1},
                {"rules", "sand-sweat-and-camels"},
                {"title", "A car"},
                {"first-side", "empire"}};
    battle["sides"] = {{{"id", "empire"}, {"name", "Empire"}}, {{"id", "ottoman"}, {"name", "Ottoman"}}};
    battle["formations"] = {{{"id", "cars"}, {"name", "Cars"}, {"kind", "brigade"}, {"side", "empire"}},
                            {{"id", "foot"}, {"name", "Foot"}, {"kind", "brigade"}, {"side", "ottoman"}}};
    battle["officers"] = Json::array();
    battle["units"] = {{{"id", "car"},
                        {"name", "Car"},
                        {"formation", "cars"},
                        {"type", "armoured-car"},
                        {"nation", "british"},
                        {"elements", 1}},
                       {{"id", "foot-1"},
                        {"name", "Foot 1"},
                        {"formation", "foot"},
                        {"type", "infantry"},
                        {"nation", "turkish"},
                        {"elements", 6}}};
    return battle;
}

/// An armoured car fires with so many jam dice, and a morale check follows.
void jamDice(benchmark::State& state) {
    const auto session = opened(carAndTarget());
    const Json command{{"do", "shoot"}, {"unit", "car"}, {"target", "foot-1"}, {"jam-dice", state.range(0)}};
    for (auto _ : state) {
        needOdds(*session, command);
    }
}
BENCHMARK(jamDice)->Arg(4)->Arg(12)->Arg(30);

/// So many d10, of which those count that show enough.
void countedDice(benchmark::State& state) {
    const BattleFiles poolFiles(PackSearchPath({std::filesystem::path(UMPIRE_BENCH_FOLDER) / "table"}),
                                findGame);
    Json battle{{"format", "desert-umpire-battle"}, {"version", 1}, {"rules", "pool"}, {"title", "Dice"}};
    battle["sides"] = {{{"id", "a"}, {"name", "A"}}};
    battle["formations"] = {{{"id", "f"}, {"name", "F"}, {"side", "a"}}};
    battle["officers"] = Json::array();
    battle["units"] = {{{"id", "u"}, {"name", "U"}, {"formation", "f"}, {"men", state.range(0)}}};
    const auto session = openedFrom(poolFiles, battle);
    const Json command{{"do", "check"}, {"check", "volley"}, {"unit", "u"}};
    for (auto _ : state) {
        needOdds(*session, command);
    }
}
BENCHMARK(countedDice)->Arg(5)->Arg(40);

void compareSides(benchmark::State& state, const Session& session) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(balanceOf(session.rules(), session.module(), session.battle()));
    }
}

void balanceOfBeersheba(benchmark::State& state) {
    compareSides(state, *beersheba());
}
BENCHMARK(balanceOfBeersheba);

void balanceOfThousand(benchmark::State& state) {
    compareSides(state, *opened(test::largeRoster()));
}
BENCHMARK(balanceOfThousand);

void rehearsal(benchmark::State& state) {
    const auto session = beersheba();
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            rehearse(session->rules(), session->module(), session->battle(), "4lh", 100));
    }
}
BENCHMARK(rehearsal);

} // namespace
} // namespace umpire::bench
