#include "attribute_index.h"

namespace umpire {

namespace {

constinit thread_local AttributeIndex* inUse = nullptr;

} // namespace

AttributeIndex::AttributeIndex(const Battle& battle) : m_battle(battle), m_outer(inUse) {
    inUse = this;
}

AttributeIndex::~AttributeIndex() {
    inUse = m_outer;
}

AttributeIndex* AttributeIndex::of(const Battle& battle) {
    return inUse && &inUse->m_battle == &battle ? inUse : nullptr;
}

/// Nothing for a list.
std::optional<AttributeIndex::Key> AttributeIndex::keyOf(const Value& value) {
    if (value.isList()) {
        return std::nullopt;
    }
    if (value.same(Value())) {
        return Key();
    }
    return Key{value.isText() ? 't' : value.isNumber() ? 'n' : 'f', value.payload()};
}

std::optional<AttributeIndex::ByValue> AttributeIndex::read(SubjectKind kind, Symbol attribute,
                                                            const program::Frame& frame) const {
    ByValue values;
    for (const Symbol id : m_battle.symbolsOf(kind)) {
        const auto key = keyOf(program::attributeByName(m_battle.find(id), attribute, frame));
        if (!key) {
            return std::nullopt;
        }
        values[*key].push_back(id);
    }
    return values.empty() ? std::nullopt : std::optional(std::move(values));
}

const AttributeIndex::ByValue* AttributeIndex::byValue(SubjectKind kind, Symbol attribute,
                                                       const program::Frame& frame) {
    const std::uint64_t name = static_cast<std::uint64_t>(kind) << 32U | attribute.number();
    auto found = m_indexes.find(name);
    if (found == m_indexes.end()) {
        found = m_indexes.emplace(name, read(kind, attribute, frame)).first;
    }
    return found->second ? &*found->second : nullptr;
}

std::optional<std::span<const Symbol>> AttributeIndex::candidates(SubjectKind kind, Symbol attribute,
                                                                  const Value& value,
                                                                  const program::Frame& frame) {
    const auto key = keyOf(value);
    const ByValue* values = key ? byValue(kind, attribute, frame) : nullptr;
    if (!values) {
        return std::nullopt;
    }
    const auto found = values->find(*key);
    return found == values->end() ? std::span<const Symbol>() : std::span<const Symbol>(found->second);
}

} // namespace umpire
