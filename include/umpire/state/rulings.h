#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/layout.h"

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace umpire {

/// The switches of a battle that are set otherwise than the pack's default, by id: read as a map. Copies
/// share them until one is changed.
class Rulings {
  public:
    using Map = std::map<Id, Id>;

    Rulings() = default;

    const Map& map() const { return m_held ? m_held->set : none(); }
    Map::const_iterator begin() const { return map().begin(); }
    Map::const_iterator end() const { return map().end(); }
    Map::const_iterator find(const Id& ruling) const { return map().find(ruling); }
    const Id& at(const Id& ruling) const { return map().at(ruling); }
    bool contains(const Id& ruling) const { return map().contains(ruling); }
    bool empty() const { return map().empty(); }
    std::size_t size() const { return map().size(); }

    /// Chooses a reading; "" is the pack's default.
    void set(const Id& ruling, const Id& reading);
    /// Numbers the readings as the layout does; it may be null.
    void arrange(std::shared_ptr<const Layout> layout);
    /// By number of the layout's rulings the reading set here; `Symbol()` where none is.
    std::span<const Symbol> readings() const {
        return m_held ? std::span<const Symbol>(m_held->readings) : std::span<const Symbol>();
    }

    bool operator==(const Rulings& other) const { return map() == other.map(); }

  private:
    struct Held {
        Map set;
        std::shared_ptr<const Layout> layout;
        std::vector<Symbol> readings;
    };
    static const Map& none();
    void hold(Map set, std::shared_ptr<const Layout> layout);

    std::shared_ptr<const Held> m_held;
};

} // namespace umpire
