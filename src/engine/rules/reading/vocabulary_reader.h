#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the vocabularies of a pack: first their names, then what their words say.
class VocabularyReader {
  public:
    explicit VocabularyReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readTraits(ObjectReader& reader, Vocabulary& vocabulary);
    void readWords(ObjectReader& reader, Vocabulary& vocabulary);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
