#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads what an action does, step by step.
class StepsReader {
  public:
    /// `roles`: who is meant in the action, before anything is thrown.
    StepsReader(PackDraft& draft, Roles roles)
        : m_draft(draft), m_pack(draft.pack()), m_roles(std::move(roles)) {}

    /// The list under `key`; absent means none.
    std::vector<ActionStep> read(ObjectReader& reader, const std::string& key, bool needed = false);

  private:
    ActionStep one(ObjectReader& reader);
    void readRoll(ObjectReader& reader, ActionStep& step);
    void readContest(ObjectReader& reader, ActionStep& step);
    void readGroup(ObjectReader& reader, ActionStep& step);
    void readEffect(ObjectReader& reader, ActionStep& step);
    void readRepeats(ObjectReader& reader, ActionStep& step, Stage after);
    std::optional<Expression> who(ObjectReader& reader, const std::string& key, SubjectKind kind);
    std::optional<Expression> against(const std::optional<Expression>& subject, SubjectKind kind) const;

    PackDraft& m_draft;
    RulePack& m_pack;
    Roles m_roles; ///< what is known grows with each roll
};

} // namespace umpire
