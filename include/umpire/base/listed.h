#pragma once

#include <algorithm>

namespace umpire {

/// Whether an item stands in a list.
template <typename List, typename Item>
bool listed(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

} // namespace umpire
