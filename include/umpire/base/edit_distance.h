#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace umpire {

/// Letters to insert, delete, change or swap with their neighbour to turn one word into the other.
template <typename Text>
int editDistance(const Text& a, const Text& b) {
    const auto height = static_cast<std::size_t>(a.size());
    const auto width = static_cast<std::size_t>(b.size());
    std::vector<std::vector<int>> rows(height + 1, std::vector<int>(width + 1));
    for (std::size_t j = 0; j <= width; ++j) {
        rows[0][j] = static_cast<int>(j);
    }
    auto left = a.begin();
    for (std::size_t i = 1; i <= height; ++i, ++left) {
        rows[i][0] = static_cast<int>(i);
        auto right = b.begin();
        for (std::size_t j = 1; j <= width; ++j, ++right) {
            const int change = rows[i - 1][j - 1] + (*left == *right ? 0 : 1);
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, change});
            if (i > 1 && j > 1 && *left == *(right - 1) && *(left - 1) == *right) {
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
            }
        }
    }
    return rows[height][width];
}

} // namespace umpire
