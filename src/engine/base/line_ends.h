#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

namespace umpire {

/// The upper ends of lines that lead from one to the next, as lines of command do. None is gone along twice.
template <typename Key>
class LineEnds {
  public:
    /// The end of the line that begins with `key`; nothing where it runs in a circle. `above` gives what
    /// follows a key, nothing at the end of a line.
    std::optional<Key> of(const Key& key, const auto& above) {
        std::vector<Key> passed;
        std::optional<Key> end;
        for (std::optional<Key> at = key; at; at = above(*at)) {
            const auto [known, fresh] = m_ends.try_emplace(*at); // a circle comes back here, without an end
            end = fresh ? at : known->second;
            if (!fresh) {
                break;
            }
            passed.push_back(*at);
        }
        for (const Key& each : passed) {
            m_ends[each] = end;
        }
        return end;
    }

  private:
    std::unordered_map<Key, std::optional<Key>> m_ends;
};

} // namespace umpire
