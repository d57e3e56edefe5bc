#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace umpire {

/// Where the entries of a long list stand, by their ids; short lists are gone through.
class IdIndex {
  public:
    /// Once the list has all its entries; of those with one id it is the first.
    template <typename Items>
    void fill(const Items& items) {
        constexpr std::size_t few = 32;
        m_places.clear();
        m_size = items.size() > few ? items.size() : 0;
        for (std::size_t place = 0; place < m_size; ++place) {
            m_places.emplace(items[place].id, place);
        }
    }

    /// Whether it was filled from a list of that length, which has had no entry since.
    bool covers(std::size_t size) const { return m_size > 0 && m_size == size; }
    std::optional<std::size_t> find(std::string_view id) const {
        const auto found = m_places.find(id);
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

  private:
    struct Hash : std::hash<std::string_view> {
        using is_transparent = void;
    };

    std::unordered_map<std::string, std::size_t, Hash, std::equal_to<>> m_places;
    std::size_t m_size = 0;
};

} // namespace umpire
