#pragma once
/// Seeded random battles and commands, to compare the plain model with the engine.

#include "plain_model.h"

#include <cstdint>
#include <random>

namespace umpire::plain {

/// std::mt19937_64 with our own bound, so that a seed gives the same battle everywhere.
class Rng {
  public:
    explicit Rng(std::uint64_t seed) : m_engine(seed) {}
    /// 0 to bound - 1, by rejection.
    std::size_t below(std::size_t bound);
    int between(int least, int most);
    bool chance(int percent) { return below(100) < static_cast<std::size_t>(percent); }
    template <class Items>
    const auto& pick(const Items& items) {
        return *(items.begin() + offset(items.size()));
    }
    std::string word(std::initializer_list<const char*> words) { return pick(words); }

  private:
    std::ptrdiff_t offset(std::size_t size) { return static_cast<std::ptrdiff_t>(below(size)); }

    std::mt19937_64 m_engine;
};

/// Throws dice at random, a jam die now and then as a D6, and keeps what it threw.
class RandomTray : public DiceTray {
  public:
    explicit RandomTray(Rng& rng) : m_rng(rng) {}
    json d8() override;
    json jam() override;
    const json& thrown() const { return m_thrown; }

  private:
    json keep(const json& face);

    Rng& m_rng;
    json m_thrown = json::array();
};

/// A small battle that nobody has played: two sides, 8-14 units, rulings in half of the battles.
json randomBattle(Rng& rng);

/// A command on the model's state, about one in ten wrong in some way; its `dice` are filled in when it
/// rolls. It never meets `correct`, `waive`, `due`, nor the points the model leaves open with
/// "OPEN ... not generated" in random_commands.cpp.
json randomCommand(Rng& rng, const PlainModel& model);

/// `command` made wrong in one way; the same command where no fault fits.
json withFault(Rng& rng, const PlainModel& model, json command);

/// `command` with the dice the model throws for it, on a copy; as it is when the model refuses it.
json withDice(Rng& rng, const PlainModel& model, json command);

} // namespace umpire::plain
