#pragma once

#include "umpire/base/json_text.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/storage/house_contents.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace umpire {

/// What a draft of house rules is made of, as it was read last: the pack below, the pack with the changes,
/// and the changes.
struct HouseDocs {
    PackParts base;
    PackParts now;
    std::map<std::string, JsonText> own;
    std::set<std::string> unreadable; ///< parts whose own file is no JSON object

    const JsonNode* baseAt(const HousePath& path) const;
    const JsonNode* nowAt(const HousePath& path) const;
    /// As it is, else as it was.
    const JsonNode* eitherAt(const HousePath& path) const;
    const JsonNode* ownAt(const HousePath& path) const;
    /// A path whose entries are called as the pack calls them: what says no `of`, or needs none, too. Words
    /// have the names they have now.
    HousePath tidy(const HousePath& path) const;
};

/// What an entry of a list is called: its id, in the list of attributes with its `of` before it; "" for none.
std::string nameInList(std::string_view list, const JsonNode& entry);

/// A list that has entries, all of them with ids.
bool isListOfEntries(const JsonNode& node);

/// A list of entries with ids, among which there may be some without.
bool hasEntries(const JsonNode& node);

/// A key of an entry that says which it is, not what it says.
bool onlyNames(const HousePath& entry, const std::string& key);

/// The same place by the former name of the word that stands there, where it had one.
std::optional<HousePath> formerPath(const HousePath& path);

/// The name that a word at that place has now: itself, unless it is a former one.
std::string presentWord(const HousePath& above, const std::string& word);

/// The list of which the first entry is what is played when a battle says nothing: the readings of a ruling.
bool isListWithDefault(const HousePath& path);

/// The part of a pack for a table of contents, `file` being the name of its file.
HousePart contentsOf(const std::string& part, const std::string& file, const HouseDocs& docs);

/// The values of an entry, for a form.
std::vector<HouseValue> valuesOfEntry(const HousePath& entry, const HouseDocs& docs);

} // namespace umpire
