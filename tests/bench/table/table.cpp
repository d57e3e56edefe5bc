// The table: every row measured side by side, printed and written as JSON.

#include "measured.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>

namespace umpire::bench {
namespace {

using Kind = Goal::Kind;

struct Options {
    int rounds = 3;
    std::vector<std::string> only; ///< rows whose names, or benchmarks, hold one of these; empty: all
    Workplace workplace{UMPIRE_BENCH_NOW, UMPIRE_BENCH_BEFORE, UMPIRE_SOURCE_FOLDER};
};

/// A row with what was measured.
struct Result {
    Row row;
    std::optional<double> now, reference, before, ratio;
    std::optional<bool> reached;
};

bool isCount(const Row& row) {
    return !row.now.counter.empty();
}

std::string rounded(double value, const char* unit) {
    std::ostringstream text;
    const int places = value >= 100 ? 0 : value >= 10 ? 1 : 2;
    text << std::fixed << std::setprecision(places) << value << unit;
    return text.str();
}

std::string asText(const std::optional<double>& value, bool count) {
    if (!value) {
        return "-";
    }
    return count           ? rounded(*value, "")
           : *value < 1e-6 ? rounded(*value * 1e9, " ns")
           : *value < 1e-3 ? rounded(*value * 1e6, " us")
           : *value < 1    ? rounded(*value * 1e3, " ms")
                           : rounded(*value, " s");
}

std::string goalText(const Row& row) {
    switch (row.goal.kind) {
    case Kind::AtMostTimes:
        return "<= " + rounded(row.goal.limit, "x");
    case Kind::AtLeastFaster:
        return rounded(row.goal.limit, "x faster");
    case Kind::AtMost:
        return "<= " + asText(row.goal.limit, isCount(row));
    default:
        return "-";
    }
}

Result judged(const Row& row, const Measured& measured) {
    Result result{row, measured.of(row.now), measured.of(row.reference), measured.of(row.before), {}, {}};
    if (!result.now) {
        return result;
    }
    const bool faster = row.goal.kind == Kind::AtLeastFaster;
    if (result.reference) {
        result.ratio = faster ? *result.reference / *result.now : *result.now / *result.reference;
    }
    if (row.goal.kind == Kind::AtMost) {
        result.reached = *result.now <= row.goal.limit;
    } else if (result.ratio && row.goal.kind != Kind::None) {
        result.reached = faster ? *result.ratio >= row.goal.limit : *result.ratio <= row.goal.limit;
    }
    return result;
}

std::vector<std::string> cellsOf(const Result& result) {
    const bool count = isCount(result.row);
    return {result.row.what,
            result.row.against.empty() ? "-" : result.row.against,
            goalText(result.row),
            asText(result.now, count),
            asText(result.reference, count),
            result.ratio ? rounded(*result.ratio, "x") : "-",
            asText(result.before, count),
            result.reached ? (*result.reached ? "yes" : "NO") : "-"};
}

void print(const std::vector<std::vector<std::string>>& lines) {
    for (const auto& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            std::size_t width = 0;
            for (const auto& other : lines) {
                width = std::max(width, other[i].size());
            }
            std::cout << (i < 2 ? std::left : std::right) << std::setw(static_cast<int>(width)) << line[i]
                      << (i + 1 < line.size() ? "  " : "\n");
        }
    }
}

nlohmann::ordered_json asJson(const std::optional<double>& value) {
    return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
}

nlohmann::ordered_json asJson(const Result& result) {
    return {{"what", result.row.what},
            {"against", result.row.against},
            {"goal", goalText(result.row)},
            {"unit", isCount(result.row) ? "count" : "seconds"},
            {"now", asJson(result.now)},
            {"reference", asJson(result.reference)},
            {"ratio", asJson(result.ratio)},
            {"before", asJson(result.before)},
            {"reached", result.reached ? nlohmann::ordered_json(*result.reached) : nlohmann::ordered_json()}};
}

bool wanted(const Row& row, const Options& options) {
    return options.only.empty() ||
           std::any_of(options.only.begin(), options.only.end(), [&](const auto& word) {
               return row.what.find(word) != std::string::npos ||
                      row.now.benchmark.find(word) != std::string::npos;
           });
}

std::vector<Result> measureAll(const Options& options) {
    Measured measured(options.workplace);
    std::vector<Result> results;
    for (const Row& row : plan()) {
        if (!wanted(row, options)) {
            continue;
        }
        std::cerr << row.what << " ...\n";
        for (int round = 0; round < options.rounds; ++round) {
            measured.measure(row.now);
            measured.measure(row.reference);
            if (row.reference.from != Figure::From::Before) {
                measured.measure(row.before);
            }
        }
        results.push_back(judged(row, measured));
    }
    return results;
}

void write(const std::vector<Result>& results, const std::filesystem::path& path) {
    auto rows = nlohmann::ordered_json::array();
    for (const Result& result : results) {
        rows.push_back(asJson(result));
    }
    std::ofstream(path) << nlohmann::ordered_json{{"rows", rows}}.dump(2) << '\n';
}

int run(const Options& options) {
    std::filesystem::current_path(options.workplace.now);
    const std::vector<Result> results = measureAll(options);
    std::vector<std::vector<std::string>> lines{
        {"what", "against", "goal", "now", "against it", "ratio", "before", "reached"}};
    for (const Result& result : results) {
        lines.push_back(cellsOf(result));
    }
    print(lines);
    if (options.only.empty()) {
        write(results, options.workplace.now / "table.json");
    }
    return 0;
}

} // namespace
} // namespace umpire::bench

/// bench_table [--rounds N] [WORD...]
int main(int argc, char** argv) {
    umpire::bench::Options options;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--rounds") == 0 && i + 1 < argc) {
            options.rounds = std::max(1, std::atoi(argv[++i]));
        } else if (argv[i][0] == '-') {
            std::cerr << "bench_table [--rounds N] [WORD...]: rows whose names hold a word; all without\n";
            return 2;
        } else {
            options.only.emplace_back(argv[i]);
        }
    }
    return umpire::bench::run(options);
}
