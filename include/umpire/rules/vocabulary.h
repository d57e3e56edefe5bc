#pragma once

#include "umpire/rules/expression.h"
#include "umpire/rules/id_index.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// A word of a vocabulary: a unit type, a nation, an order, a state ... with its traits.
struct Word {
    Id id;
    std::string name;
    std::string brief; ///< short form for a tile
    std::string text;  ///< explanation
    std::map<std::string, Value, std::less<>> traits;
};

/// What every word of a vocabulary says of itself, such as how far a unit type moves.
struct Trait {
    Id id;
    Type type;
    Value fallback;
};

/// The words of one kind that a pack has.
struct Vocabulary {
    Id id;
    std::string name;
    std::vector<Trait> traits;
    std::vector<Word> words;
    IdIndex index = {}; ///< of the words, once all are there

    const Word* find(std::string_view word) const;
    const Trait* trait(std::string_view trait) const;
    /// A trait of a word; the trait's default when the word does not give it, nothing when it is unknown.
    Value traitOf(std::string_view word, std::string_view trait) const;
    std::vector<std::string> ids() const;
};

} // namespace umpire
