// What the umpire waits for: a check, its odds, taking it back, saving, comparing the sides.

#include "umpire/battle/balance.h"
#include "umpire/games/games.h"
#include "umpire/storage/battle_file.h"
#include "umpire/worksheet/odds.h"

#include <benchmark/benchmark.h>

namespace umpire {
namespace {

const Json shot{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "ii-48"}, {"dice", {6}}};

std::unique_ptr<Session> example(const std::string& name) {
    const std::filesystem::path source = UMPIRE_SOURCE_FOLDER;
    const BattleFiles files(PackSearchPath({source / "rules"}), findGame);
    return files.load(source / "resources/battles" / (name + ".battle.json")).session;
}

std::unique_ptr<Session> beersheba() {
    return example("beersheba-1917");
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

/// With what their saves come to.
void oddsOfTwentyRifles(benchmark::State& state) {
    const auto session = example("bir-zellaf");
    RandomDice dice(1);
    session->execute(
        {{"do", "adjust"}, {"subject", "rif"}, {"set", {{"firing", "great"}}}, {"reason", "odds"}}, dice);
    for (auto _ : state) {
        benchmark::DoNotOptimize(
            oddsOf(*session, {{"do", "fire"}, {"unit", "rif"}, {"target", "s1"}, {"figures", 20}}));
    }
}
BENCHMARK(oddsOfTwentyRifles)->Unit(benchmark::kMillisecond);

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
