#pragma once

#include "effect_reader.h"

#include <filesystem>
#include <map>
#include <memory>

namespace umpire {

/// Reads one pack in two steps: first every file's names, then what refers to them.
class PackReader {
  public:
    PackReader(std::filesystem::path folder, Issues& issues)
        : m_folder(std::move(folder)), m_issues(issues) {}

    std::shared_ptr<RulePack> read();

  private:
    using Section = std::function<void(ObjectReader&)>;

    void readManifest();
    void openFiles(ObjectReader& files);
    const JsonDocument* open(const std::string& file);
    /// Calls `section` with the top object of the file that the manifest names for `part`.
    void inFile(const std::string& part, const Section& section);

    // Step one: names (pack_names.cpp).
    void readDice(ObjectReader& file);
    void readVocabularies(ObjectReader& file);
    void readRulings(ObjectReader& file);
    void readTurnNames(ObjectReader& file);
    void readTexts(ObjectReader& file);
    void readOutcomes(ObjectReader& file);
    void nameAttributes(ObjectReader& file);
    void nameFacts(ObjectReader& file);
    void nameChecks(ObjectReader& file);
    void nameRoutines(ObjectReader& file);
    Vocabulary readVocabulary(ObjectReader& reader);
    Type readType(ObjectReader& reader, const std::vector<std::string>& kinds);
    Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context);
    std::vector<Face> readFaces(ObjectReader& reader, const std::string& key);

    // Step two: meaning (pack_rules.cpp, pack_checks.cpp).
    void readAttributes(ObjectReader& file);
    void readFacts(ObjectReader& file);
    void readRoutines(ObjectReader& file);
    void readModifiers(ObjectReader& file);
    void readMoments(ObjectReader& file);
    void readActions(ObjectReader& file);
    void readActionField(ObjectReader& reader, Action& action);
    void readChecks(ObjectReader& file);
    void readCheck(ObjectReader& reader, Check& check);
    void readBands(ObjectReader& reader, Check& check, const Roles& roles);
    std::vector<Band> readBandList(ObjectReader& reader, const std::string& key);
    void readDrops(ObjectReader& reader, Check& check, const Roles& roles);
    void readFollowUps(ObjectReader& reader, Check& check, const Roles& roles);
    void readContests(ObjectReader& file);
    void readCell(ObjectReader& reader, Contest& contest, const Roles& roles);
    std::vector<Clause> readClauses(ObjectReader& reader, const std::string& key, const Roles& roles);

    void duplicate(ObjectReader& reader, const std::string& what, const Id& id, bool taken);
    SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback);

    std::filesystem::path m_folder;
    Issues& m_issues;
    std::shared_ptr<RulePack> m_pack = std::make_shared<RulePack>();
    std::map<std::string, std::unique_ptr<JsonDocument>> m_parts;
};

/// Problems that only show when all files are read: loops, gaps, what nobody can reach (pack_sanity.cpp).
void checkSanity(const RulePack& pack,
                 const std::function<void(const std::string& part, const std::string& id,
                                          const std::string& text)>& report);

} // namespace umpire
