#include "umpire/rules/pack_loader.h"

#include "extending/pack_extension.h"
#include "judging/pack_judges.h"
#include "reading/manifest_reader.h"
#include "reading/map_reader.h"
#include "reading/pack_entries.h"
#include "reading/pack_files.h"
#include "reading/part_readers.h"
#include "reading/roles_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/localized_pack.h"

namespace umpire {

namespace {

/// Reads one pack in two steps: first every file's names, then what refers to them.
class PackReader {
  public:
    PackReader(RulePack& pack, const std::filesystem::path& folder, const GameNeeds& games,
               const PackTexts& texts, Issues& issues, PackExtension& extension, PackTranslation* translation)
        : m_pack(pack), m_games(games), m_issues(issues), m_extension(extension), m_translation(translation),
          m_manifest(
              pack, games, [this](ObjectReader& manifest) { return m_extension.open(manifest); },
              [this](const std::string& part, auto base, auto own) {
                  return m_extension.merge(part, std::move(base), std::move(own), m_issues);
              }),
          m_files(folder, texts, issues, translation), m_draft(pack, m_files.unread()) {}

    void read();
    const PackFiles& files() const { return m_files; }

  private:
    void hearBases();
    void readNames();
    void readMeaning();
    void judge();
    void judgeForGame(const PackReport& report);

    template <typename Reader>
    void read(const std::string& part) {
        m_files.inFile(part, [this](ObjectReader& file) { Reader(m_draft).read(file); });
    }
    /// What a file says is judged in the second step; the first reports nothing.
    template <typename Reader>
    void readNames(const std::string& part) {
        const std::size_t before = m_issues.size();
        m_files.inFile(
            part, [this](ObjectReader& file) { Reader(m_draft).readNames(file); }, true);
        m_issues.resize(before);
    }

    RulePack& m_pack;
    const GameNeeds& m_games;
    Issues& m_issues;
    PackExtension& m_extension;
    PackTranslation* m_translation;
    ManifestReader m_manifest;
    PackFiles m_files;
    PackDraft m_draft;
};

/// The words of a pack first, then of those it builds on.
void PackReader::hearBases() {
    for (const RulePack* base = m_translation ? m_pack.base.get() : nullptr; base; base = base->base.get()) {
        m_translation->hear(base->folder);
    }
    for (std::string* inherited : {&m_pack.edition, &m_pack.source}) {
        *inherited = m_translation && m_pack.base ? m_translation->of("pack", *inherited) : *inherited;
    }
}

void PackReader::read() {
    if (m_translation) {
        m_translation->hear(m_files.folder());
    }
    m_manifest.read(m_files);
    hearBases();
    readNames();
    readMeaning();
    enterParts(m_files, m_pack);
    judge();
    m_pack.layout = std::make_shared<const Layout>(layoutOf(m_pack));
}

void PackReader::readNames() {
    read<TextsReader>("texts");
    read<DiceReader>("dice");
    read<RulingsReader>("rulings");
    readNames<TurnReader>("turn");
    readNames<VocabularyReader>("vocabulary");
    readNames<MapReader>("map");
    readNames<AttributesReader>("attributes");
    readNames<ChecksReader>("checks");
    readNames<FactsReader>("facts");
    readNames<RoutinesReader>("effects");
    readNames<ActionsReader>("actions");
    m_pack.indexIds();
}

void PackReader::readMeaning() {
    read<VocabularyReader>("vocabulary");
    read<MapReader>("map");
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
    read<RolesReader>("roles");
    read<SheetsReader>("sheets");
    m_pack.indexIds();
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
    // A misspelt name leaves the right one unused: that is worth a word only when nothing is misspelt. What
    // is made for others to build on need not use all it has, nor have all that a game needs.
    if (!hasErrors(m_issues) && !m_pack.abstract) {
        const std::size_t before = m_issues.size();
        checkUsage(m_pack, report);
        m_extension.forgiveShared(m_issues, before);
    }
    if (!hasErrors(m_issues)) {
        findQuestions(m_pack);
        findAsked(m_pack);
        findRehearsalReads(m_pack);
    }
    if (!m_pack.abstract) {
        judgeForGame(report);
    }
}

void PackReader::judgeForGame(const PackReport& report) {
    // A name that is misspelt and told already is not told to be missing, too.
    if (!hasErrors(m_issues)) {
        checkNeeds(m_pack, m_games, report);
    }
    // Without the games nobody knows what their procedures use.
    if (!hasErrors(m_issues) && !m_games.empty()) {
        const std::size_t before = m_issues.size();
        warnUnused(m_pack, m_files.parts(), gameOf(m_pack, m_games), m_draft.uses(),
                   [this](const PackPlace& place, const std::string& text) {
                       m_files.report(place, text, Severity::Warning);
                   });
        m_extension.forgiveShared(m_issues, before);
    }
}

} // namespace

OpenedPack openPack(const std::filesystem::path& folder, const GameNeeds& games, PackExtension extension,
                    const PackTexts& texts, PackTranslation* translation) {
    OpenedPack opened;
    auto pack = std::make_shared<RulePack>();
    PackReader reader(*pack, folder, games, texts, opened.loaded.issues, extension, translation);
    reader.read();
    extension.explain(opened.loaded.issues);
    opened.parts = reader.files().parts();
    opened.shared = pack->abstract ? filesOf(opened.parts) : extension.shared();
    if (const OpenedPack* base = extension.base()) {
        opened.baseParts = base->parts;
        opened.base = base->loaded.pack;
    }
    if (!hasErrors(opened.loaded.issues)) {
        opened.loaded.pack = std::move(pack);
    }
    return opened;
}

ReadTexts readTexts(const std::filesystem::path& folder, const PackTexts& texts, const GameNeeds& games,
                    const std::vector<std::filesystem::path>& shelves) {
    OpenedPack opened = openPack(folder, games, PackExtension(folder, games, shelves), texts);
    return {std::move(opened.loaded), std::move(opened.base), std::move(opened.parts),
            std::move(opened.baseParts)};
}

LoadedPack loadPack(const std::filesystem::path& folder, const GameNeeds& games,
                    const std::vector<std::filesystem::path>& shelves) {
    return openPack(folder, games, PackExtension(folder, games, shelves)).loaded;
}

LoadedPack forBattles(LoadedPack loaded) {
    if (loaded.pack && loaded.pack->abstract) {
        loaded.issues.push_back({Severity::Error,
                                 (std::filesystem::path(loaded.pack->folder) / "pack.json").string(),
                                 {},
                                 "abstract",
                                 fill(say("pack", "no battle is played with {pack}, which is made for others "
                                                  "to build on; name one of them"),
                                      {{"pack", inQuotes(loaded.pack->id)}})});
        loaded.pack = nullptr;
    }
    return loaded;
}

} // namespace umpire
