// What the umpire waits for: a check, its odds, taking it back, saving, comparing the sides.

#include "umpire/battle/balance.h"
#include "umpire/games/games.h"
#include "umpire/storage/battle_file.h"
#include "umpire/worksheet/odds.h"

#include <benchmark/benchmark.h>

namespace umpire {
namespace {

const Json shot{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "ii-48"}, {"dice", {6}}};

std::unique_ptr<Session> beersheba() {
    const std::filesystem::path source = UMPIRE_SOURCE_FOLDER;
    const BattleFiles files(PackSearchPath({source / "rules"}), findGame);
    return files.load(source / "resources/battles/beersheba-1917.battle.json").session;
}

void shootAndUndo(benchmark::State& state) {
    const auto session = beersheba();
    RandomDice dice(1);
    for (auto _ : state) {
        benchmark::DoNotOptimize(session->execute(shot, dice));
        benchmark::DoNotOptimize(session->execute(Json{{"do", "undo"}}, dice));
    }
}
BENCHMARK(shootAndUndo);

void oddsOfAShot(benchmark::State& state) {
    const auto session = beersheba();
    for (auto _ : state) {
        benchmark::DoNotOptimize(oddsOf(*session, shot));
    }
}
BENCHMARK(oddsOfAShot);

void writeBattle(benchmark::State& state) {
    const auto session = beersheba();
    for (auto _ : state) {
        benchmark::DoNotOptimize(BattleFiles::write(*session));
    }
}
BENCHMARK(writeBattle);

void compareTheSides(benchmark::State& state) {
    const auto session = beersheba();
    for (auto _ : state) {
        benchmark::DoNotOptimize(balanceOf(session->rules(), session->module(), session->battle()));
    }
}
BENCHMARK(compareTheSides)->Unit(benchmark::kMillisecond);

void rehearseABrigade(benchmark::State& state) {
    const auto session = beersheba();
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            rehearse(session->rules(), session->module(), session->battle(), "4lh", 100));
    }
}
BENCHMARK(rehearseABrigade)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace umpire
