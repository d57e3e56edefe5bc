#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads what a pack says of rosters: what is wrong with them, new entries, what a campaign carries over.
class RosterRulesReader {
  public:
    explicit RosterRulesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void read(ObjectReader& file);

  private:
    void readCheck(ObjectReader& reader);
    RosterFix readFix(ObjectReader& reader, const Roles& roles);
    void readFixEntries(ObjectReader& reader, RosterFix& fix, const Roles& roles);
    RosterSet readEntrySet(ObjectReader& entry, SubjectKind kind, const Roles& roles);
    RosterSet readSet(ObjectReader& reader, const Roles& roles);
    void readNewEntries(ObjectReader& file);
    void readCarryOver(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
