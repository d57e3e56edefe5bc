#pragma once

#include "plan.h"

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>

namespace umpire::bench {

/// Where the programs are, and the source tree with pack and battle.
struct Workplace {
    std::filesystem::path now;
    std::filesystem::path before;
    std::filesystem::path source;
};

/// Measures figures, again and again, and keeps the least of each: what else runs on the machine only adds.
/// Seconds for times.
class Measured {
  public:
    explicit Measured(Workplace workplace);

    /// Once more. What took the program of before longer than a few seconds is remembered in its folder and
    /// not measured again.
    void measure(const Figure& figure);
    /// The least so far; nothing where it could not be measured.
    std::optional<double> of(const Figure& figure) const;

  private:
    using Key = std::pair<Figure::From, std::string>;

    void measureRows(const Figure& figure);
    void measureStart(const Figure& figure);
    void keep(const Key& key, const std::string& counter, double value);
    std::vector<std::string> startOf(Figure::From from) const;
    void remember(const std::string& benchmark);

    Workplace m_workplace;
    std::filesystem::path m_memory;
    nlohmann::json m_remembered; ///< figures of before, by benchmark
    std::map<Key, std::map<std::string, double>> m_least;
    std::map<Key, std::string> m_failed;
};

} // namespace umpire::bench
