#pragma once

#include "umpire/base/json_document.h"

#include <list>
#include <map>
#include <string>
#include <vector>

namespace umpire {

/// The entries of a list while another pack changes them. An entry is found by its name, which is its id as
/// a rule; those without a name keep their place and are found by nobody.
class EntryList {
  public:
    enum class Side { Before, After };

    void add(std::string name, JsonNode node);
    /// The entry of that name, or null.
    JsonNode* find(const std::string& name);
    void remove(const std::string& name);
    /// Puts one entry before or behind another; both are there. Of several that are put behind the same one
    /// each stands behind those before it.
    void place(const std::string& name, Side side, const std::string& other);
    std::vector<std::string> names() const;
    /// All of them in their order; the list is used up.
    std::vector<JsonNode> take();

  private:
    struct Entry {
        std::string name;
        JsonNode node;
    };

    std::list<Entry> m_entries;
    std::map<std::string, std::list<Entry>::iterator> m_byName;
    std::map<std::string, std::string> m_lastBehind; ///< the entry that was put behind another last
};

} // namespace umpire
