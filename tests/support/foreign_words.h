#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace umpire::test {

/// The words of the packs that are shipped: their ids and names, and some that their texts are full of. Where
/// another game is played none of them must be seen but those that are plain English.
class ForeignWords {
  public:
    ForeignWords();

    /// Those that stand in a text as whole words, plain English left out.
    std::set<std::string> in(const std::string& text) const;
    std::size_t size() const { return m_words.size(); }

  private:
    std::set<std::string> m_words; ///< in small letters
};

/// The pack of nonsense words, and a battle that is played by it.
std::string nonsensePack();
std::string nonsenseBattle();

} // namespace umpire::test
