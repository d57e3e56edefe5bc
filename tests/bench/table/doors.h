#pragma once

// How hard-coded rules read the state. The words are those of the tree that is measured: numbers where it has
// interned them, else texts.

#include "umpire/rules/rule_pack.h"
#include "umpire/state/battle.h"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace umpire::bench {

#if __has_include("umpire/rules/layout.h")

} // namespace umpire::bench

#include "umpire/base/symbol.h"
#include "umpire/rules/layout.h"

namespace umpire::bench {

using Word = Symbol;

inline Word wordIn(const Value& value) {
    return value.symbol();
}

/// A stored attribute, found by its name once.
class Stored {
  public:
    Stored(const RulePack& rules, SubjectKind kind, const char* name)
        : m_slot(rules.layout->slotOf(kind, name).value()) {}
    const Value& of(const Subject& subject) const { return subject.values.slot(m_slot); }

  private:
    std::size_t m_slot;
};

/// A switch of the rules.
class Switch {
  public:
    Switch(const RulePack& rules, const char* name, const char* reading);
    /// Whether that reading is in force.
    bool in(const Battle& battle) const {
        const std::span<const Symbol> readings = battle.readings();
        const Symbol set = readings.empty() ? Symbol() : readings[m_number];
        return set == Symbol() ? m_standard : set == m_reading;
    }

  private:
    std::size_t m_number = 0;
    Symbol m_reading;
    bool m_standard = false;
};

inline Switch::Switch(const RulePack& rules, const char* name, const char* reading) : m_reading(reading) {
    while (rules.rulings[m_number].id != name) {
        ++m_number;
    }
    m_standard = rules.rulings[m_number].standard() == reading;
}

inline void choose(Battle& battle, const Id& ruling, const Id& reading) {
    battle.rulings.set(ruling, reading);
}

/// Something known about words.
template <typename Known>
class ByWord {
  public:
    void put(const std::string& word, const Known& known) {
        const std::size_t number = Symbol(word).number();
        m_known.resize(std::max(m_known.size(), number + 1));
        m_known[number] = known;
    }
    const Known& operator[](Word word) const {
        return word.number() < m_known.size() ? m_known[word.number()] : m_none;
    }

  private:
    std::vector<Known> m_known;
    Known m_none{};
};

inline const std::vector<Symbol>& officersAbove(const Subject& unit, const Battle& battle) {
    static thread_local std::vector<Symbol> officers;
    officers.clear();
    battle.officersOf(unit, officers);
    return officers;
}

#else

using Word = std::string;

inline const Word& wordIn(const Value& value) {
    return value.text();
}

class Stored {
  public:
    Stored(const RulePack&, SubjectKind, const char* name) : m_name(name) {}
    const Value& of(const Subject& subject) const { return subject.value(m_name); }

  private:
    std::string m_name;
};

class Switch {
  public:
    Switch(const RulePack& rules, const char* name, const char* reading)
        : m_name(name), m_reading(reading), m_standard(rules.ruling(name)->standard() == reading) {}
    bool in(const Battle& battle) const {
        const auto set = battle.rulings.find(m_name);
        return set == battle.rulings.end() ? m_standard : set->second == m_reading;
    }

  private:
    Id m_name;
    Id m_reading;
    bool m_standard;
};

inline void choose(Battle& battle, const Id& ruling, const Id& reading) {
    battle.rulings[ruling] = reading;
}

template <typename Known>
class ByWord {
  public:
    void put(const std::string& word, const Known& known) { m_known[word] = known; }
    const Known& operator[](const Word& word) const {
        const auto found = m_known.find(word);
        return found == m_known.end() ? m_none : found->second;
    }

  private:
    std::map<std::string, Known> m_known;
    Known m_none{};
};

inline Ids officersAbove(const Subject& unit, const Battle& battle) {
    return battle.officersOf(unit);
}

#endif

} // namespace umpire::bench
