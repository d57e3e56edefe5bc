// One check, all its lines: by the rules of the pack, and written by hand in C++.

#include "counted_memory.h"
#include "morale_samples.h"
#include "umpire/checks/roll.h"
#include "workshop.h"

#include <benchmark/benchmark.h>

#include <numeric>

namespace umpire::bench {
namespace {

constexpr int samples = 64;

/// Many different checks, so that none is known by heart.
const std::vector<MoraleSample>& manyChecks() {
    static const auto made = moraleSamples(*beersheba(), samples, 1);
    return made;
}

const Session& ground() {
    static const auto session = beersheba();
    return *session;
}

/// What is measured against each other has to be the same.
bool agreed(benchmark::State& state) {
    static const std::string disagreement = moraleDisagreement(ground());
    if (!disagreement.empty()) {
        state.SkipWithError(disagreement.c_str());
    }
    return disagreement.empty();
}

/// The same checks as the rules see them.
const std::vector<Scope>& manyScopes() {
    static const std::vector<Scope> made = [] {
        std::vector<Scope> scopes;
        for (const MoraleSample& sample : manyChecks()) {
            scopes.push_back(scopeOf(ground().rules(), sample));
        }
        return scopes;
    }();
    return made;
}

void moraleByHand(benchmark::State& state) {
    if (!agreed(state)) {
        return;
    }
    const MoraleByHand check(ground().rules());
    std::vector<const Subject*> units;
    for (const MoraleSample& sample : manyChecks()) {
        units.push_back(sample.battle.find(sample.unit));
    }
    std::size_t i = 0;
    for (auto _ : state) {
        const MoraleSample& sample = manyChecks()[i];
        const MoraleLines lines = check.linesOf(sample.battle, *units[i], sample.byHand);
        benchmark::DoNotOptimize(std::accumulate(lines.begin(), lines.end(), std::int64_t{0}));
        i = (i + 1) % samples;
    }
}
BENCHMARK(moraleByHand);

void moraleExplained(benchmark::State& state) {
    if (!agreed(state)) {
        return;
    }
    const Check& check = *ground().rules().check("morale");
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(linesOf(check, manyScopes()[i]));
        i = (i + 1) % samples;
    }
}
BENCHMARK(moraleExplained);

/// Values without words.
void moraleEvaluated(benchmark::State& state) {
    if (!agreed(state)) {
        return;
    }
    const Check& check = *ground().rules().check("morale");
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(sumOfLines(check, manyScopes()[i]));
        i = (i + 1) % samples;
    }
    const std::int64_t before = allocations();
    for (const Scope& scope : manyScopes()) {
        benchmark::DoNotOptimize(sumOfLines(check, scope));
    }
    state.counters["allocations"] = static_cast<double>(allocations() - before) / samples;
}
BENCHMARK(moraleEvaluated);

} // namespace
} // namespace umpire::bench
