#pragma once

#include "pack_draft.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace umpire {

/// Reads the tables that a battle may fill in: first their names and types, then what they hold.
class TablesReader {
  public:
    explicit TablesReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    Table::Axis readAxis(ObjectReader& reader, const std::string& key);
    void readNumbers(ObjectReader& reader, Table::Axis& axis);
    void readHeading(ObjectReader& reader, Table::Axis& axis);
    Table::Axis sharedAxis(ObjectReader& reader, const std::string& key);
    Table::Axis lastFilledIn(const std::string& key) const;
    void readKind(ObjectReader& reader, Table& table);
    void mirror(ObjectReader& reader, Table& table);

    RulePack& m_pack;
    std::size_t m_at = 0; ///< which table is being read
};

/// What heads the rows or columns of a table, numbers and shared heads too.
using HeadsOf = std::function<std::vector<std::string>(const Table&, bool columns)>;

/// What is written into a table, by row and column: cells, heads and the rest; blank ones are left out.
/// `headsOf` tells of heads that are not written there.
std::map<Table::Cell, Value> readCells(const JsonNode& node, const Table& table, const RulePack& rules,
                                       const ReadContext& context, const HeadsOf& headsOf);

/// A word of a vocabulary as it is kept: a border may be written from either side.
std::string canonicalWord(const std::string& vocabulary, const std::string& word, const RulePack& rules);

} // namespace umpire
