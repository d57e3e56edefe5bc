#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the actions of a pack: the commands of its game.
class ActionsReader {
  public:
    explicit ActionsReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readAction(ObjectReader& reader, Action& action);
    void readKind(ObjectReader& reader, ActionField& field);
    void readWords(ObjectReader& reader, ActionField& field);
    void readField(ObjectReader& reader, Action& action, const Roles& roles);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
