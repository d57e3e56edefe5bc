#include "umpire/base/value.h"

#include <atomic>

namespace umpire {

static_assert(sizeof(Value) == 16 && sizeof(std::intptr_t) <= sizeof(std::int64_t));

struct Value::List {
    Ids texts;
    std::vector<Symbol> symbols;
    mutable std::atomic<std::uint32_t> sharers = 1;

    explicit List(Ids list) : texts(std::move(list)) {
        symbols.reserve(texts.size());
        for (const Id& text : texts) {
            symbols.emplace_back(text);
        }
    }
    explicit List(std::span<const Symbol> list) : symbols(list.begin(), list.end()) {
        texts.reserve(symbols.size());
        for (const Symbol symbol : symbols) {
            texts.push_back(symbol.text());
        }
    }
};

Value::Value(Ids list)
    : m_kind(Kind::List), m_payload(reinterpret_cast<std::intptr_t>(new List(std::move(list)))) {}

Value::Value(std::span<const Symbol> list)
    : m_kind(Kind::List), m_payload(reinterpret_cast<std::intptr_t>(new List(list))) {}

void Value::shareList() const {
    held().sharers.fetch_add(1, std::memory_order_relaxed);
}

void Value::release() noexcept {
    const List* list = &held();
    if (list->sharers.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        delete list;
    }
}

bool Value::sameList(const Value& other) const {
    return held().symbols == other.held().symbols;
}

const Ids& Value::list() const {
    static const Ids none;
    return isList() ? held().texts : none;
}

std::span<const Symbol> Value::symbols() const {
    return isList() ? std::span<const Symbol>(held().symbols) : std::span<const Symbol>();
}

bool Value::same(const Value& other) const {
    if (isNone() || other.isNone()) {
        const Value& some = isNone() ? other : *this;
        return some.payload() == 0 && some.symbols().empty();
    }
    return *this == other;
}

} // namespace umpire
