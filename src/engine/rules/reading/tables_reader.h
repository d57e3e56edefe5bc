#pragma once

#include "pack_draft.h"

#include <map>

namespace umpire {

/// Reads the tables that a battle may fill in: first their names and types, then what they hold.
class TablesReader {
  public:
    explicit TablesReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    Table::Axis readAxis(ObjectReader& reader, const std::string& key);
    void readKind(ObjectReader& reader, Table& table);

    RulePack& m_pack;
};

/// The cells of a table that are written out, by row and column; blank ones are left out.
std::map<Table::Cell, Value> readCells(const JsonNode& node, const Table& table, const RulePack& rules,
                                       const ReadContext& context);

} // namespace umpire
