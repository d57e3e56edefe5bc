#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads one check.
class CheckReader {
  public:
    /// `check` stands in the pack already, by its name.
    CheckReader(PackDraft& draft, Check& check) : m_draft(draft), m_pack(draft.pack()), m_check(check) {}

    void read(ObjectReader& reader);

  private:
    void readForm(ObjectReader& reader);
    void readChoices(ObjectReader& reader);
    void readThrow(ObjectReader& reader, const Roles& roles);
    void readBands(ObjectReader& reader, const Roles& roles);
    std::vector<Band> readBandList(ObjectReader& reader, const std::string& key);
    void readSymbols(ObjectReader& reader);
    void readDrops(ObjectReader& reader, const Roles& roles);
    void readConsequences(ObjectReader& reader, const Roles& roles);
    void judgeOutcomes(ObjectReader& reader, const Roles& roles);

    PackDraft& m_draft;
    RulePack& m_pack;
    Check& m_check;
};

} // namespace umpire
