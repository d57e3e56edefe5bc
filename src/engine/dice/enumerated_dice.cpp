#include "umpire/dice/dice_source.h"

#include "umpire/base/speech.h"

#include <algorithm>
#include <cmath>

namespace umpire {

namespace {

constexpr double mostWays = 50'000;

double choose(int n, int k) {
    double result = 1;
    for (int i = 1; i <= k; ++i) {
        result = result * (n - k + i) / i;
    }
    return result;
}

} // namespace

/// Every multiset of `count` faces with its multinomial probability.
std::vector<EnumeratedDice::Way> EnumeratedDice::waysOf(const Die& die, int count) {
    const int faces = static_cast<int>(die.distinct().size());
    if (choose(count + faces - 1, faces - 1) > mostWays) {
        throw BadDice(say("dice", "so many dice can fall in more ways than are worked out"));
    }
    std::vector<Way> ways{{{}, 1.0}};
    double sidesLeft = static_cast<double>(die.faces.size());
    for (const Face& face : die.distinct()) {
        const auto sides = static_cast<double>(std::count(die.faces.begin(), die.faces.end(), face));
        const double share = sides / sidesLeft;
        sidesLeft -= sides;
        std::vector<Way> longer;
        for (const Way& way : ways) {
            const int open = count - static_cast<int>(way.faces.size());
            // The last face takes all dice that are still open.
            for (int taken = sidesLeft < 0.5 ? open : 0; taken <= open; ++taken) {
                Way next = way;
                next.faces.insert(next.faces.end(), static_cast<std::size_t>(taken), face);
                next.probability *= choose(open, taken) * std::pow(share, taken) *
                                    (sidesLeft < 0.5 ? 1.0 : std::pow(1 - share, open - taken));
                longer.push_back(std::move(next));
            }
        }
        ways = std::move(longer);
    }
    return ways;
}

std::vector<Face> EnumeratedDice::roll(const Die& die, int count, const std::string&) {
    if (m_depth == m_choices.size()) {
        m_choices.push_back({waysOf(die, count), 0});
    }
    const Choice& choice = m_choices[m_depth++];
    return choice.ways[choice.at].faces;
}

double EnumeratedDice::probability() const {
    return probabilityUpTo(m_depth);
}

double EnumeratedDice::probabilityUpTo(std::size_t rolls) const {
    double result = 1;
    for (std::size_t i = 0; i < std::min(rolls, m_choices.size()); ++i) {
        result *= m_choices[i].ways[m_choices[i].at].probability;
    }
    return result;
}

bool EnumeratedDice::advance() {
    m_depth = 0;
    while (!m_choices.empty()) {
        Choice& last = m_choices.back();
        if (++last.at < last.ways.size()) {
            return true;
        }
        m_choices.pop_back();
    }
    return false;
}

} // namespace umpire
