#pragma once

#include "umpire/base/json_document.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// The widest line that is written for people, in bytes.
inline constexpr std::size_t widestJsonLine = 110;

/// Where a value stands in a page of JSON.
struct JsonPlace {
    std::size_t indent = 0; ///< blanks before what is in it, less two
    std::size_t column = 0; ///< bytes before it in its line
    int open = 0;           ///< so many levels of objects and lists have a line for each entry, however short
};

/// A value for people: on one line where that is short enough, else an entry a line, two blanks further in.
std::string jsonPage(const Json& value, const JsonPlace& place = {});

/// Keys of objects and names of entries of lists, down to a value. An entry is named by its `id`, or by
/// `of.id` where it has an `of`, too.
using JsonSteps = std::vector<std::string>;

/// A JSON text that is changed in place: what is not changed stays as it was written, byte by byte.
class JsonText {
  public:
    /// Nothing where a text is no JSON, or is nothing that the strict reader takes.
    static std::optional<JsonText> of(std::string text);

    const std::string& text() const { return m_text; }
    const JsonNode& root() const { return *m_root; }

    /// What is at the end of those steps, or null.
    const JsonNode* find(const JsonSteps& steps) const;
    /// The value there; nothing where there is none.
    std::optional<Json> at(const JsonSteps& steps) const;

    /// The steps to the deepest value at a place of the text that can be named.
    JsonSteps stepsAt(Position at) const;
    /// Where it begins, with its key; {0, 0} where there is nothing.
    Position positionOf(const JsonSteps& steps) const;

    // Changes: what `find` gave before is no longer of use ---------------------------------------------

    void replace(const JsonSteps& steps, const Json& value);
    /// Adds a member to the object at the end of the steps, behind all others.
    void addMember(const JsonSteps& object, const std::string& key, const Json& value);
    /// Adds an item to the list there.
    void addItem(const JsonSteps& list, const Json& value);
    /// Takes away a member with its key, or an item.
    void remove(const JsonSteps& steps);

  private:
    JsonText(std::string text, JsonNode root);

    void write(std::size_t begin, std::size_t end, const std::string& text);
    void relay(const JsonSteps& steps, const Json& value, int open);
    std::size_t offsetOf(Position at) const;
    std::size_t lineBegin(std::size_t offset) const;
    std::size_t indentAt(std::size_t offset) const;

    std::string m_text;
    std::shared_ptr<const JsonNode> m_root; ///< shared by copies, which are changed apart
};

} // namespace umpire
