#include "umpire/rules/pack_loader.h"

#include "judging/pack_judges.h"
#include "reading/actions_reader.h"
#include "reading/attributes_reader.h"
#include "reading/balance_reader.h"
#include "reading/checks_reader.h"
#include "reading/dice_reader.h"
#include "reading/facts_reader.h"
#include "reading/manifest_reader.h"
#include "reading/modifiers_reader.h"
#include "reading/pack_entries.h"
#include "reading/pack_files.h"
#include "reading/roster_rules_reader.h"
#include "reading/routines_reader.h"
#include "reading/rulings_reader.h"
#include "reading/sheets_reader.h"
#include "reading/templates_reader.h"
#include "reading/texts_reader.h"
#include "reading/turn_reader.h"
#include "reading/vocabulary_reader.h"

namespace umpire {

namespace {

/// Reads one pack in two steps: first every file's names, then what refers to them.
class PackReader {
  public:
    PackReader(RulePack& pack, const std::filesystem::path& folder, const GameNeeds& games, Issues& issues)
        : m_pack(pack), m_games(games), m_issues(issues), m_manifest(pack, games), m_files(folder, issues),
          m_draft(pack, m_files.unread()) {}

    void read();

  private:
    void readNames();
    void readMeaning();
    void judge();

    template <typename Reader>
    void read(const std::string& part) {
        m_files.inFile(part, [this](ObjectReader& file) { Reader(m_draft).read(file); });
    }
    /// What a file says is judged in the second step; reports of the first are thrown away.
    template <typename Reader>
    void readNames(const std::string& part) {
        const std::size_t before = m_issues.size();
        m_files.inFile(part, [this](ObjectReader& file) { Reader(m_draft).readNames(file); });
        m_issues.resize(before);
    }

    RulePack& m_pack;
    const GameNeeds& m_games;
    Issues& m_issues;
    ManifestReader m_manifest;
    PackFiles m_files;
    PackDraft m_draft;
};

void PackReader::read() {
    m_manifest.read(m_files);
    readNames();
    readMeaning();
    enterParts(m_files, m_pack);
    judge();
}

void PackReader::readNames() {
    read<TextsReader>("texts");
    read<DiceReader>("dice");
    read<RulingsReader>("rulings");
    readNames<TurnReader>("turn");
    readNames<VocabularyReader>("vocabulary");
    readNames<AttributesReader>("attributes");
    readNames<ChecksReader>("checks");
    readNames<FactsReader>("facts");
    readNames<RoutinesReader>("effects");
    readNames<ActionsReader>("actions");
}

void PackReader::readMeaning() {
    read<VocabularyReader>("vocabulary");
    read<AttributesReader>("attributes");
    read<FactsReader>("facts");
    read<RoutinesReader>("effects");
    read<ModifiersReader>("modifiers");
    read<TurnReader>("turn");
    read<ChecksReader>("checks");
    read<ActionsReader>("actions");
    read<RosterRulesReader>("roster");
    read<TemplatesReader>("templates");
    read<BalanceReader>("balance");
    read<SheetsReader>("sheets");
}

void PackReader::judge() {
    const PackReport report = [this](const PackPlace& place, const std::string& text) {
        m_files.report(place, text);
    };
    checkSanity(m_pack, report);
    if (m_files.unread().empty()) {
        checkSheetTexts(m_pack, report);
    }
    if (m_draft.placesJudged()) {
        checkTexts(m_pack, m_draft.uses(), report);
    }
    // A misspelt name leaves the right one unused: that is worth a word only when nothing is misspelt.
    if (!hasErrors(m_issues)) {
        checkUsage(m_pack, report);
        findQuestions(m_pack);
        findAsked(m_pack);
    }
    // A name that is misspelt and told already is not told to be missing, too.
    if (!hasErrors(m_issues)) {
        checkNeeds(m_pack, m_games, report);
    }
    // Without the games nobody knows what their procedures use.
    if (!hasErrors(m_issues) && !m_games.empty()) {
        warnUnused(m_pack, gameOf(m_pack, m_games), m_draft.uses(),
                   [this](const PackPlace& place, const std::string& text) {
                       m_files.report(place, text, Severity::Warning);
                   });
    }
}

} // namespace

LoadedPack loadPack(const std::filesystem::path& folder, const GameNeeds& games) {
    LoadedPack loaded;
    auto pack = std::make_shared<RulePack>();
    PackReader(*pack, folder, games, loaded.issues).read();
    if (!hasErrors(loaded.issues)) {
        loaded.pack = std::move(pack);
    }
    return loaded;
}

} // namespace umpire
