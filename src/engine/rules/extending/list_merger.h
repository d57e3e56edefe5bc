#pragma once

#include "change_log.h"
#include "entry_list.h"

#include <set>

namespace umpire {

/// Whose entries share a list, so that an id alone does not tell them apart.
enum class Naming { ById, ByKindAndId };

/// Lays a list of an extending pack over the list it extends: entries are changed key by key, added, removed
/// and put in order.
class ListMerger {
  public:
    ListMerger(ChangeLog& log, Naming naming) : m_log(log), m_naming(naming) {}

    JsonNode merge(const JsonNode& base, const JsonNode& change);

  private:
    void mergeItem(const JsonNode& item);
    void changeItem(const std::string& name, const JsonNode& item);
    void addItem(const std::string& name, const JsonNode& item);
    void removeItem(const std::string& name, const JsonNode& item);
    void putInOrder(const JsonNode& item);
    void putAt(const JsonNode& item, const char* key, EntryList::Side side);

    /// Whether a key says which entry is meant.
    bool isName(const std::string& key) const;
    std::string nameOf(const JsonNode& item) const;
    /// The name of the entry that is meant, which may be said in short; "" when that cannot be told.
    std::string meantBy(const JsonNode& item, const std::string& id, const JsonNode& at) const;
    bool says(const JsonNode& item, const char* directive) const;
    JsonNode without(const JsonNode& item) const;

    ChangeLog& m_log;
    Naming m_naming;
    EntryList m_entries;
    std::shared_ptr<const std::vector<std::string>> m_inBase; ///< the names of its entries
    std::set<std::string> m_given;
};

} // namespace umpire
