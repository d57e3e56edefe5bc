#pragma once

#include <string>

namespace umpire {

/// Texts of a file as people read them, such as those of a rule pack in another language than it is written
/// in. Ids, expressions and other words of the program are no such texts and are never asked for.
class TextTranslation {
  public:
    TextTranslation() = default;
    virtual ~TextTranslation() = default;
    TextTranslation(const TextTranslation&) = delete;
    TextTranslation& operator=(const TextTranslation&) = delete;

    /// What stands for a text; the text itself where nothing else does.
    virtual std::string of(std::string text) const = 0;
    /// The same of a word that is a text only here, such as an article, and an id elsewhere.
    virtual std::string ofTrait(std::string text) const { return text; }
};

} // namespace umpire
