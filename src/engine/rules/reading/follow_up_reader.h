#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads a check that follows another.
class FollowUpReader {
  public:
    explicit FollowUpReader(PackDraft& draft) : m_pack(draft.pack()) {}

    /// `roles`: who is meant where the first check is over.
    FollowUp read(ObjectReader& reader, const Roles& roles);

  private:
    void readFollower(ObjectReader& reader, FollowUp& follow, const Roles& roles);

    RulePack& m_pack;
};

} // namespace umpire
