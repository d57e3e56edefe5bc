#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/layout.h"

#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// What a subject stores, by the names of its attributes. Those that a layout knows lie in its slots, the
/// others beside them. Nothing (`Value()`) is as good as not being there.
class AttributeValues {
  public:
    using Entry = std::pair<Symbol, Value>;

    AttributeValues() = default;
    AttributeValues(std::initializer_list<std::pair<std::string_view, Value>> entries);

    /// Moves what the layout knows into its slots, and back out what only the old one knew. May be null.
    void arrange(std::shared_ptr<const KindLayout> layout);

    /// What lies in a slot of the layout; there must be one.
    const Value& slot(std::size_t slot) const { return m_slots[slot]; }
    /// The value, or nothing.
    const Value& at(std::string_view attribute) const;
    bool contains(std::string_view attribute) const { return !at(attribute).isNone(); }
    /// To be written to.
    Value& operator[](std::string_view attribute);
    Value& operator[](Symbol attribute);
    void erase(std::string_view attribute);
    void clear();

    /// All that is there, rising by name.
    std::vector<Entry> entries() const;

    bool operator==(const AttributeValues& other) const;

  private:
    std::optional<std::size_t> slotOf(std::string_view attribute) const;
    std::size_t otherAt(std::string_view attribute) const;

    std::shared_ptr<const KindLayout> m_layout;
    std::vector<Value> m_slots;  ///< as many as the layout has
    std::vector<Entry> m_others; ///< rising by name
};

} // namespace umpire
