#include "desert_every_way.h"

namespace umpire::desert {

namespace {

/// Dice that fall one way after the other, like the wheels of a counter.
class Wheels : public Dice {
  public:
    int roll(int faces) override {
        if (m_next == m_wheels.size())
            m_wheels.push_back({1, faces});
        const Wheel& wheel = m_wheels[m_next++];
        m_chance /= wheel.faces;
        return wheel.face;
    }
    /// How likely this way was.
    double chance() const { return m_chance; }
    /// Turns to the next way; false when there is none left.
    bool turn() {
        while (!m_wheels.empty() && m_wheels.back().face == m_wheels.back().faces)
            m_wheels.pop_back();
        m_next = 0;
        m_chance = 1;
        if (m_wheels.empty())
            return false;
        ++m_wheels.back().face;
        return true;
    }

  private:
    struct Wheel {
        int face;
        int faces;
    };

    std::vector<Wheel> m_wheels;
    std::size_t m_next = 0;
    double m_chance = 1;
};

class Gathering {
  public:
    void add(const std::vector<Roll>& rolls, double chance) {
        std::map<std::string, int> seen;
        for (const Roll& roll : rolls) {
            Share& share = at(roll, seen[roll.check + " " + roll.subject]++);
            share.reached += chance;
            share.outcomes[roll.outcome] += chance;
            if (roll.total)
                share.totals[*roll.total] += chance;
        }
    }

    /// Chances given that the throw is made.
    std::vector<Share> take() {
        for (Share& share : m_shares) {
            for (auto& [outcome, chance] : share.outcomes)
                chance /= share.reached;
            for (auto& [total, chance] : share.totals)
                chance /= share.reached;
        }
        return std::move(m_shares);
    }

  private:
    Share& at(const Roll& roll, int occurrence) {
        for (Share& share : m_shares)
            if (share.check == roll.check && share.subject == roll.subject && share.occurrence == occurrence)
                return share;
        m_shares.push_back({roll.check, roll.subject, occurrence, 0, {}, {}});
        return m_shares.back();
    }

    std::vector<Share> m_shares;
};

} // namespace

std::optional<std::vector<Share>> everyThrow(const Battlefield& field, const Order& order, int most) {
    Wheels wheels;
    Gathering gathering;
    int ways = 0;
    do {
        if (++ways > most)
            return std::nullopt;
        Battlefield copy = field;
        const Outcome outcome = play(copy, order, wheels);
        gathering.add(outcome.rolls, wheels.chance());
    } while (wheels.turn());
    return gathering.take();
}

} // namespace umpire::desert
