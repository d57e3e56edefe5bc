#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads what is compared before the first die.
class BalanceReader {
  public:
    explicit BalanceReader(PackDraft& draft) : m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readMeasure(ObjectReader& reader);
    void readExample(ObjectReader& reader);
    Json readFacts(ObjectReader& reader, const Id& check);
    void judgeFact(const JsonNode& node, const Fact& fact, const Id& check, const ReadContext& context);
    void readRehearsal(ObjectReader& reader);

    RulePack& m_pack;
};

} // namespace umpire
