#include "measured.h"

#include "spawned.h"

#include <chrono>
#include <fstream>
#include <iostream>

namespace umpire::bench {

namespace {

constexpr int starts = 10; ///< of a program in one measurement
constexpr double slow = 4; ///< seconds

using From = Figure::From;

double unitOf(const std::string& name) {
    return name == "ns" ? 1e-9 : name == "us" ? 1e-6 : name == "ms" ? 1e-3 : 1;
}

} // namespace

Measured::Measured(Workplace workplace)
    : m_workplace(std::move(workplace)), m_memory(m_workplace.before / "remembered.json") {
    std::ifstream file(m_memory);
    m_remembered = nlohmann::json::parse(file, nullptr, false);
    if (!m_remembered.is_object()) {
        m_remembered = nlohmann::json::object();
    }
    for (const auto& [benchmark, figures] : m_remembered.items()) {
        for (const auto& [counter, value] : figures.items()) {
            keep({From::Before, benchmark}, counter, value);
        }
    }
}

void Measured::measure(const Figure& figure) {
    const Key key{figure.from, figure.benchmark};
    if (figure.from == From::Nowhere || m_failed.contains(key)) {
        return;
    }
    try {
        figure.from == From::Now || figure.from == From::Before ? measureRows(figure) : measureStart(figure);
    } catch (const std::exception& failure) {
        m_failed[key] = failure.what();
        std::cerr << figure.benchmark << ": " << failure.what() << '\n';
    }
}

void Measured::measureRows(const Figure& figure) {
    const bool before = figure.from == From::Before;
    if (before && m_remembered.contains(figure.benchmark)) {
        return;
    }
    const auto begin = std::chrono::steady_clock::now();
    const auto program = (before ? m_workplace.before : m_workplace.now) / "table_rows";
    const std::string output =
        outputOf({program.string(), "--benchmark_filter=^" + figure.benchmark + "(/iterations:[0-9]+)?$",
                  "--benchmark_format=json", "--benchmark_min_time=0.1"});
    const auto result = nlohmann::json::parse(output)["benchmarks"].at(0);
    if (result.value("error_occurred", false)) {
        throw std::runtime_error(result["error_message"].get<std::string>());
    }
    const Key key{figure.from, figure.benchmark};
    keep(key, "", result["cpu_time"].get<double>() * unitOf(result["time_unit"]));
    for (const char* counter : {"allocations", "held", "peak"}) {
        if (result.contains(counter)) {
            keep(key, counter, result[counter]);
        }
    }
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    if (before && taken.count() > slow) {
        remember(figure.benchmark);
    }
}

void Measured::remember(const std::string& benchmark) {
    m_remembered[benchmark] = m_least[{From::Before, benchmark}];
    std::ofstream(m_memory) << m_remembered.dump(2) << '\n';
}

std::vector<std::string> Measured::startOf(From from) const {
    const auto battle = m_workplace.source / "resources/battles/beersheba-1917.battle.json";
    const auto rules = m_workplace.source / "rules/sand-sweat-and-camels";
    if (from == From::StartBare) {
        return {m_workplace.now / "bare_start", rules, battle};
    }
    return {(from == From::StartNow ? m_workplace.now : m_workplace.before) / "umpire", "play", battle,
            "--script", m_workplace.source / "tests/bench/table/first.jsonl"};
}

void Measured::measureStart(const Figure& figure) {
    const auto command = startOf(figure.from);
    for (int i = 0; i < starts; ++i) {
        keep({figure.from, ""}, "", secondsToFirstLine(command));
    }
}

void Measured::keep(const Key& key, const std::string& counter, double value) {
    const auto known = m_least[key].try_emplace(counter, value).first;
    known->second = std::min(known->second, value);
}

std::optional<double> Measured::of(const Figure& figure) const {
    const auto known = m_least.find({figure.from, figure.benchmark});
    if (known == m_least.end() || !known->second.contains(figure.counter)) {
        return std::nullopt;
    }
    return known->second.at(figure.counter);
}

} // namespace umpire::bench
