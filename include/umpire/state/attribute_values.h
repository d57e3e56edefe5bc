#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/layout.h"

#include <initializer_list>
#include <iterator>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace umpire {

/// What a subject stores, by the names of its attributes: used as a map from names to values, rising by name.
/// Those that a layout knows lie in its slots, the others beside them. Nothing (`Value()`) is as good as not
/// being there.
class AttributeValues {
  public:
    using Entry = std::pair<const std::string&, const Value&>;
    class Iterator;

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

    Iterator begin() const;
    Iterator end() const;
    Iterator find(std::string_view attribute) const;
    bool empty() const;
    std::size_t size() const;

    bool operator==(const AttributeValues& other) const;

  private:
    using Other = std::pair<Symbol, Value>;

    std::optional<std::size_t> slotOf(std::string_view attribute) const;
    std::size_t otherAt(std::string_view attribute) const;

    std::shared_ptr<const KindLayout> m_layout;
    std::vector<Value> m_slots;  ///< as many as the layout has
    std::vector<Other> m_others; ///< rising by name
};

/// Passes over what is not there.
class AttributeValues::Iterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Entry;
    using difference_type = std::ptrdiff_t;
    using reference = Entry;
    /// Lets `found->second` be written.
    struct pointer {
        Entry entry;
        const Entry* operator->() const { return &entry; }
    };

    Iterator() = default;
    Entry operator*() const;
    pointer operator->() const { return {**this}; }
    Iterator& operator++();
    Iterator operator++(int);
    bool operator==(const Iterator& other) const {
        return m_slot == other.m_slot && m_other == other.m_other;
    }

  private:
    friend class AttributeValues;
    Iterator(const AttributeValues& values, std::size_t slot, std::size_t other)
        : m_values(&values), m_slot(slot), m_other(other) {
        pass();
    }
    std::size_t slots() const { return m_values->m_slots.size(); }
    std::size_t others() const { return m_values->m_others.size(); }
    Symbol slotName() const { return m_values->m_layout->attributes()[m_values->m_layout->byName()[m_slot]]; }
    Symbol otherName() const { return m_values->m_others[m_other].first; }
    const Value& slotValue() const { return m_values->m_slots[m_values->m_layout->byName()[m_slot]]; }
    const Value& otherValue() const { return m_values->m_others[m_other].second; }
    /// Which of the two comes next.
    bool atSlot() const;
    void pass();

    const AttributeValues* m_values = nullptr;
    std::size_t m_slot = 0; ///< in the order of the names
    std::size_t m_other = 0;
};

inline AttributeValues::Iterator AttributeValues::begin() const {
    return {*this, 0, 0};
}
inline AttributeValues::Iterator AttributeValues::end() const {
    return {*this, m_slots.size(), m_others.size()};
}
inline bool AttributeValues::empty() const {
    return begin() == end();
}

} // namespace umpire
