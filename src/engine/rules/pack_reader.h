#pragma once

#include "effect_reader.h"
#include "umpire/rules/module_needs.h"

#include <filesystem>
#include <map>
#include <memory>

namespace umpire {

/// A place in a pack: the part it stands in, then the entries of lists that lead to it.
struct PackPlace {
    struct Step {
        std::string list;
        std::size_t index = 0;
    };

    std::string part;
    std::vector<Step> steps;
    std::string key;         ///< a member of the last entry, or ""
    std::string member = {}; ///< a member of that one, or ""
};

using PackReport = std::function<void(const PackPlace& place, const std::string& text)>;

/// Reads one pack in two steps: first every file's names, then what refers to them.
class PackReader {
  public:
    PackReader(std::filesystem::path folder, const GameNeeds& games, Issues& issues)
        : m_folder(std::move(folder)), m_games(games), m_issues(issues) {}

    std::shared_ptr<RulePack> read();

  private:
    using Section = std::function<void(ObjectReader&)>;

    void readManifest();
    void openFiles(ObjectReader& files);
    std::string fileOf(ObjectReader& files, const std::string& part);
    std::unique_ptr<JsonDocument> open(const std::string& file);
    /// Calls `section` with the top object of the file that the manifest names for `part`.
    void inFile(const std::string& part, const Section& section);
    void readNames();
    void readMeaning();
    void checkMeaning();
    /// Notes the entries of all files as they are compared with other packs (pack_entries.cpp).
    void enterParts();
    void report(const PackPlace& place, const std::string& text, Severity severity = Severity::Error);
    const ModuleNeeds* game() const;
    // Whether the game can play it (pack_needs.cpp).
    void checkModule(ObjectReader& manifest);
    void checkNeeds(const PackReport& report);

    // Step one: names (pack_names.cpp, pack_vocabulary.cpp).
    void readDice(ObjectReader& file);
    void readDie(ObjectReader& reader);
    void readRulings(ObjectReader& file);
    void readTexts(ObjectReader& file);
    void nameVocabularies(ObjectReader& file);
    void namePhases(ObjectReader& file);
    void nameOutcomes(ObjectReader& file);
    void nameAttributes(ObjectReader& file);
    void nameFacts(ObjectReader& file);
    void nameChecks(ObjectReader& file);
    void nameRoutines(ObjectReader& file);
    std::vector<Face> readFaces(ObjectReader& reader, const std::string& key);

    // Step two: meaning (pack_vocabulary.cpp, pack_rules.cpp, pack_actions.cpp, pack_checks.cpp,
    // pack_roster.cpp, pack_balance.cpp, pack_sheets.cpp).
    void readVocabularies(ObjectReader& file);
    void readTraits(ObjectReader& reader, Vocabulary& vocabulary);
    void readWords(ObjectReader& reader, Vocabulary& vocabulary);
    Type readType(ObjectReader& reader, const std::vector<std::string>& kinds);
    std::string readVocabularyName(ObjectReader& reader);
    Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context);
    void readAttributes(ObjectReader& file);
    void readAttribute(ObjectReader& reader, Attribute& attribute);
    void readMarks(ObjectReader& reader, Attribute& attribute);
    std::optional<std::int64_t> readMark(const JsonNode& node, const ReadContext& context);
    void readMarkWords(ObjectReader& reader, const std::string& key, const Attribute& attribute,
                       std::optional<std::string>& words);
    void checkAttribute(ObjectReader& reader, const Attribute& attribute);
    void readNotes(ObjectReader& file);
    void readFacts(ObjectReader& file);
    void readFact(ObjectReader& reader, Fact& fact);
    void readCandidates(ObjectReader& reader, Fact& fact);
    void checkFact(ObjectReader& reader, const Fact& fact);
    void readRoutines(ObjectReader& file);
    void readModifiers(ObjectReader& file);
    void readModifier(ObjectReader& reader);
    void readPhases(ObjectReader& file);
    void readMoments(ObjectReader& file);
    void readMoment(ObjectReader& reader);
    void readActions(ObjectReader& file);
    void readAction(ObjectReader& reader);
    void readActionField(ObjectReader& reader, Action& action, const Roles& roles);
    void readRosterChecks(ObjectReader& file);
    void readRosterCheck(ObjectReader& reader);
    RosterFix readFix(ObjectReader& reader, const Roles& roles);
    void readFixEntries(ObjectReader& reader, RosterFix& fix, const Roles& roles);
    RosterSet readEntrySet(ObjectReader& entry, SubjectKind kind, const Roles& roles);
    RosterSet readRosterSet(ObjectReader& reader, const Roles& roles);
    void readNewEntries(ObjectReader& file);
    void readCarryOver(ObjectReader& file);
    void readTemplates(ObjectReader& file);
    void readTemplate(ObjectReader& reader);
    void readOutcomes(ObjectReader& file);
    void readChecks(ObjectReader& file);
    void readCheck(ObjectReader& reader, Check& check);
    void readForm(ObjectReader& reader, Check& check, const Roles& roles);
    void readBands(ObjectReader& reader, Check& check, const Roles& roles);
    std::vector<Band> readBandList(ObjectReader& reader, const std::string& key);
    void readSymbols(ObjectReader& reader, Check& check);
    void readDrops(ObjectReader& reader, Check& check, const Roles& roles);
    void readConsequences(ObjectReader& reader, Check& check, const Roles& roles);
    std::vector<OutcomeText> readSays(ObjectReader& reader, const std::string& key, const Roles& roles,
                                      const Id& check);
    void readFollowUp(ObjectReader& reader, Check& check, const Roles& roles);
    void readFollowUpFacts(ObjectReader& reader, FollowUp& follow, const Roles& roles);
    void readFollower(ObjectReader& reader, FollowUp& follow, const Roles& roles);
    void readContests(ObjectReader& file);
    void readCell(ObjectReader& reader, Contest& contest, const Roles& roles);
    void readCellTexts(ObjectReader& reader, Contest::Cell& cell, const Roles& roles);
    std::vector<Id> readOutcomeList(ObjectReader& reader, const std::string& key, const Id& check,
                                    bool needed);
    void readBalance(ObjectReader& file);
    void readMeasure(ObjectReader& reader);
    void readExample(ObjectReader& reader);
    Json readExampleFacts(ObjectReader& reader, const Id& check);
    void readExampleFact(const JsonNode& node, const Fact& fact, const Id& check, const ReadContext& context);
    void readRehearsal(ObjectReader& reader);
    void readSheets(ObjectReader& file);
    void readStrength(ObjectReader& reader);
    void readOrders(ObjectReader& reader);
    void readHeads(ObjectReader& reader);
    void readOut(ObjectReader& reader);
    void readState(ObjectReader& reader);
    std::vector<Clause> readClauses(ObjectReader& reader, const std::string& key, const Roles& roles);

    Effects readEffects(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed);
    Id readTextId(ObjectReader& reader, const std::string& key, const Roles& roles, bool needed = true);
    /// False when what places in texts may name could not be read.
    bool placesJudged() const;
    /// Reports what is wrong with the places in a text written out in the reader's object.
    void checkPlaces(ObjectReader& reader, const std::string& key, const std::string& text,
                     const Roles& roles);
    /// A text that knows nothing but the pack's numbers: its places {number.ID} are filled at once.
    std::string withNumbers(ObjectReader& reader, const std::string& key, const std::string& text);
    void duplicate(ObjectReader& reader, const std::string& what, bool taken);
    SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback);

    std::filesystem::path m_folder;
    const GameNeeds& m_games;
    bool m_moduleNamed = false; ///< by the manifest, not by the id of the pack
    Issues& m_issues;
    std::shared_ptr<RulePack> m_pack = std::make_shared<RulePack>();
    std::map<std::string, std::unique_ptr<JsonDocument>> m_parts;
    std::set<std::string> m_unread; ///< kinds of name whose file could not be read
    TextUses m_uses;
};

/// The outcomes a check can come to, by its bands and symbols.
std::vector<Id> outcomesOf(const Check& check);

/// Problems that only show when all files are read: loops, gaps, what nobody can reach (pack_sanity.cpp).
void checkSanity(const RulePack& pack, const PackReport& report);
/// Names that nothing uses, so that what they say never matters (pack_usage.cpp).
void checkUsage(const RulePack& pack, const PackReport& report);
/// Names that nothing uses although the pack plays without them: warnings (pack_unused.cpp).
void warnUnused(const RulePack& pack, const ModuleNeeds* game, const TextUses& uses, const PackReport& warn);
/// Texts with places that cannot be filled where they are shown (pack_usage.cpp).
void checkTexts(const RulePack& pack, const TextUses& uses,
                const std::function<void(const Id& text, const std::string& problem)>& report);
/// Texts for printed sheets that stand with outcomes, modifiers and contests (reference_reader.cpp).
void checkSheetTexts(const RulePack& pack, const PackReport& report);
/// Fills in which questions each modifier depends on (pack_usage.cpp).
void findQuestions(RulePack& pack);
/// True when a condition can be seen never to hold (expression_judge.cpp).
bool neverHolds(const Expression& condition);
/// Calls `visitor` with every condition and formula of the pack (pack_usage.cpp).
void visitPack(const RulePack& pack, const std::function<void(const Expression&)>& visitor);

} // namespace umpire
