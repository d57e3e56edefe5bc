// One check, all its lines: by the rules of the pack, and written by hand in C++.

#include "counted_memory.h"
#include "morale_samples.h"
#include "umpire/checks/roll.h"
#include "workshop.h"
#if __has_include("umpire/checks/prepared_check.h")
#include "umpire/checks/prepared_check.h"
#endif

#include <benchmark/benchmark.h>

#include <memory>
#include <numeric>

namespace umpire::bench {
namespace {

constexpr int samples = 64;

const Session& ground() {
    static const auto session = beersheba();
    return *session;
}

/// Many different checks, so that none is known by heart.
const std::vector<MoraleSample>& manyChecks() {
    static const auto made = moraleSamples(ground(), samples, 1);
    return made;
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

#if __has_include("umpire/checks/prepared_check.h")

/// Who evaluates again and again looks names up once, as whoever writes a check by hand does.
class Evaluated {
  public:
    Evaluated(const Check& check, const Scope& scope) : m_check(check, scope) {}
    std::int64_t operator()() {
        const auto values = m_check.values();
        return std::accumulate(values.begin(), values.end(), std::int64_t{0});
    }

  private:
    PreparedCheck m_check;
};

#else

class Evaluated {
  public:
    Evaluated(const Check& check, const Scope& scope) : m_check(check), m_scope(scope) {}
    std::int64_t operator()() { return sumOfLines(m_check, m_scope); }

  private:
    const Check& m_check;
    const Scope& m_scope;
};

#endif

/// Values without words.
void moraleEvaluated(benchmark::State& state) {
    if (!agreed(state)) {
        return;
    }
    const Check& check = *ground().rules().check("morale");
    std::vector<std::unique_ptr<Evaluated>> ready;
    for (const Scope& scope : manyScopes()) {
        ready.push_back(std::make_unique<Evaluated>(check, scope));
    }
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize((*ready[i])());
        i = (i + 1) % samples;
    }
    const std::int64_t before = allocations();
    for (const auto& each : ready) {
        benchmark::DoNotOptimize((*each)());
    }
    while (!ready.empty()) {
        ready.pop_back(); // the last one first, as local variables go
    }
    state.counters["allocations"] = static_cast<double>(allocations() - before) / samples;
}
BENCHMARK(moraleEvaluated);

} // namespace
} // namespace umpire::bench
