#pragma once

#include "pack_draft.h"

namespace umpire {

/// Reads the attributes of a pack: first their names and types, then what they say, and its notes.
class AttributesReader {
  public:
    explicit AttributesReader(PackDraft& draft) : m_draft(draft), m_pack(draft.pack()) {}

    void readNames(ObjectReader& file);
    void read(ObjectReader& file);

  private:
    void readAttributes(ObjectReader& file);
    void readAttribute(ObjectReader& reader, Attribute& attribute);
    void readStored(ObjectReader& reader, Attribute& attribute);
    Id readOther(ObjectReader& reader, const std::string& key, const Attribute& attribute,
                 const std::function<bool(const Attribute&)>& fits, const std::string& what);
    void readMarks(ObjectReader& reader, Attribute& attribute);
    std::optional<std::int64_t> readMark(const JsonNode& node, const ReadContext& context);
    void readNotes(ObjectReader& file);

    PackDraft& m_draft;
    RulePack& m_pack;
};

} // namespace umpire
