// A battle of 10,000 records: opened, held, taken back and played again, corrected.

#include "counted_memory.h"
#include "umpire/games/games.h"
#include "workshop.h"

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

namespace umpire::bench {
namespace {

std::unique_ptr<Session> longSession() {
    return files().parse(longBattle(), "long").session;
}

/// From the text, the rules being there.
void openLong(benchmark::State& state) {
    const auto rules = longSession()->sharedRules();
    const BattleFiles ready(rules, findGame);
    for (auto _ : state) {
        benchmark::DoNotOptimize(ready.parse(longBattle(), "long").session);
    }
}
BENCHMARK(openLong);

void parseLong(benchmark::State& state) {
    for (auto _ : state) {
        benchmark::DoNotOptimize(nlohmann::json::parse(longBattle()));
    }
}
BENCHMARK(parseLong);

/// What the open battle holds, and the most that was held while it was opened, over the size of the file.
void memoryOfLong(benchmark::State& state) {
    const auto size = static_cast<double>(longBattle().size());
    for (auto _ : state) {
        const std::int64_t before = bytesHeld();
        forgetPeak();
        const auto session = longSession();
        state.counters["held"] = static_cast<double>(bytesHeld() - before) / size;
        state.counters["peak"] = static_cast<double>(peakHeld() - before) / size;
    }
    state.counters["file"] = size;
}
BENCHMARK(memoryOfLong)->Iterations(2);

void undoAndRedoAll(benchmark::State& state) {
    const auto session = longSession();
    for (auto _ : state) {
        while (session->canUndo()) {
            carryOut(*session, {{"do", "undo"}});
        }
        while (session->canRedo()) {
            carryOut(*session, {{"do", "redo"}});
        }
    }
}
BENCHMARK(undoAndRedoAll)->Iterations(1);

/// The first shot from record 100 on.
Json correction(const Session& session) {
    std::size_t record = 100;
    while (session.records()[record - 1].command["do"] != "shoot") {
        ++record;
    }
    return {
        {"do", "correct"}, {"record", record}, {"facts", {{"in-cover", true}, {"officer-within-9", true}}}};
}

void correctEarly(benchmark::State& state) {
    const auto session = longSession();
    const Json command = correction(*session);
    for (auto _ : state) {
        carryOut(*session, command);
        state.PauseTiming();
        carryOut(*session, {{"do", "undo"}});
        state.ResumeTiming();
    }
}
BENCHMARK(correctEarly);

} // namespace
} // namespace umpire::bench
