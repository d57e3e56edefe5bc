#pragma once

#include "../expression_reader.h"

#include <set>

namespace umpire {

/// Reads what stands on the ready reference: its parts and footnotes.
class ReferenceReader {
  public:
    ReferenceReader(const RulePack& pack, const ReadContext& context) : m_pack(pack), m_context(context) {}

    Reference read(const JsonNode& node);

  private:
    using Kind = ReferencePart::Kind;

    void readFootnotes(ObjectReader& reader);
    void checkFootnotes(ObjectReader& reader);
    void readPart(ObjectReader& reader);
    void readChecks(ObjectReader& reader, ReferencePart& part);
    void readHeads(ObjectReader& reader, ReferencePart& part);
    void readGrid(ObjectReader& reader, ReferencePart& part);
    void readGroups(ObjectReader& reader, ReferencePart& part, const std::vector<std::string>& choices);
    void readWords(ObjectReader& reader, ReferencePart& part);
    void readRow(ObjectReader& reader, ReferencePart& part);
    void readAddition(ObjectReader& reader, ReferencePart& part);
    /// `bare`: it may be no more than a footnote.
    SheetText readText(ObjectReader& reader, bool bare);
    Id readFootnote(ObjectReader& reader);
    std::string places(ObjectReader& reader, const std::string& key, const std::string& text);
    /// What texts can be added to.
    std::vector<std::string> targetsOf(const ReferencePart& part) const;

    /// False when something they hang on is misspelt, which is reported where it stands.
    bool targetsKnown(const ReferencePart& part) const;

    const RulePack& m_pack;
    ReadContext m_context;
    Reference m_reference;
    std::set<Id> m_footnotesUsed;
};

} // namespace umpire
