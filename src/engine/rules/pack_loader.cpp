#include "umpire/rules/pack_loader.h"

#include "extending/pack_extension.h"
#include "judging/pack_judges.h"
#include "reading/pack_files.h"
#include "reading/part_readers.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/localized_pack.h"

namespace umpire {

namespace {

constexpr std::int64_t packVersion = 1;

std::vector<std::string> modulesOf(const GameNeeds& games) {
    std::vector<std::string> modules;
    for (const ModuleNeeds* needs : games) {
        modules.push_back(needs->module);
    }
    return modules;
}

/// Reads pack.json: what the pack is called, which game plays it, and where its parts are.
class ManifestReader {
  public:
    ManifestReader(RulePack& pack, const GameNeeds& games, PackExtension& extension)
        : m_pack(pack), m_games(games), m_extension(extension) {}

    /// Opens the files that it names.
    void read(PackFiles& files) {
        if (const std::shared_ptr<const JsonDocument> document = files.open("pack.json")) {
            files.inDocument("pack", *document, nullptr,
                             [&](ObjectReader& manifest) { read(manifest, files); });
        }
    }

  private:
    void read(ObjectReader& manifest, PackFiles& files) {
        manifest.choice("format", {"desert-umpire-rules"});
        readVersion(manifest);
        m_pack.id = manifest.id("id");
        m_pack.folder = files.folder().string();
        readBase(manifest);
        readModule(manifest);
        readOrigin(manifest);
        readFiles(manifest, files);
    }

    void readBase(ObjectReader& manifest) {
        m_pack.abstract = manifest.flag("abstract", false);
        manifest.flag("usual", false); // of use to whoever looks for packs
        m_base = manifest.has("extends") ? m_extension.open(manifest) : nullptr;
        m_pack.base = m_base ? m_base->loaded.pack : nullptr;
        idle(manifest, "house-rules", !manifest.has("extends"), say("pack", "the pack extends no other"));
        m_pack.houseRules = manifest.flag("house-rules", true);
    }

    /// What it is and where it comes from, for people: an extending pack need only say how it is called.
    void readOrigin(ObjectReader& manifest) {
        m_pack.title = manifest.words("title");
        const bool extends = manifest.has("extends");
        const auto inherited = [&](const char* key, const std::string& of) {
            return extends ? manifest.words(key, of) : manifest.words(key);
        };
        m_pack.edition = inherited("edition", m_pack.base ? m_pack.base->edition : "");
        m_pack.source = inherited("source", m_pack.base ? m_pack.base->source : "");
    }

    void readFiles(ObjectReader& manifest, PackFiles& files) {
        static const JsonNode none = JsonNode::object({});
        const JsonNode* parts = manifest.has("extends") ? manifest.want("files") : manifest.need("files");
        if (manifest.has("extends") && !m_base) {
            return; // what its files change is not there
        }
        if (parts || m_base) {
            ObjectReader reader(parts ? *parts : none, manifest.context());
            files.openParts(reader, m_base ? m_base->parts : PackParts(), [&](auto base, auto own) {
                return m_extension.merge(std::move(base), std::move(own), files.issues());
            });
        }
    }

    void readVersion(ObjectReader& manifest) {
        const std::int64_t version = manifest.whole("version");
        const JsonNode* given = manifest.want("version");
        if (given && given->scalar().is_number_integer() && version != packVersion) {
            manifest.error(
                "version",
                fill(say("pack", "found version {version}, but this program reads packs of version {known}"),
                     {{"version", std::to_string(version)}, {"known", std::to_string(packVersion)}}));
        }
    }

    void readModule(ObjectReader& manifest) {
        const std::vector<std::string> known = modulesOf(m_games);
        // A pack that is called as a game is was always played by it.
        const std::string usual = m_pack.base                ? m_pack.base->module
                                  : listed(known, m_pack.id) ? m_pack.id
                                                             : std::string();
        m_pack.module = manifest.has("module") ? manifest.id("module") : usual;
        const bool there = listed(known, m_pack.module);
        if (!known.empty() && manifest.has("module") && !there && !m_pack.module.empty()) {
            manifest.error("module",
                           fill(say("pack", "there is no game {module}{hint}; this program plays {list}"),
                                {{"module", inQuotes(m_pack.module)},
                                 {"hint", didYouMean(m_pack.module, known)},
                                 {"list", joined(known, "and")}}));
        }
    }

    RulePack& m_pack;
    const GameNeeds& m_games;
    PackExtension& m_extension;
    const OpenedPack* m_base = nullptr;
};

/// Reads one pack in two steps: first every file's names, then what refers to them.
class PackReader {
  public:
    PackReader(RulePack& pack, const std::filesystem::path& folder, const GameNeeds& games,
               const PackTexts& texts, Issues& issues, PackExtension& extension, PackTranslation* translation)
        : m_pack(pack), m_games(games), m_issues(issues), m_extension(extension), m_translation(translation),
          m_files(folder, texts, issues, translation), m_draft(pack, m_files.unread()) {}

    void read() {
        if (m_translation) {
            m_translation->hear(m_files.folder());
        }
        ManifestReader(m_pack, m_games, m_extension).read(m_files);
        hearBases();
        readNames();
        readMeaning();
        enterParts(m_files, m_pack);
        judge();
        m_pack.layout = std::make_shared<const Layout>(layoutOf(m_pack));
    }

    const PackFiles& files() const { return m_files; }

  private:
    /// The words of a pack first, then of those it builds on.
    void hearBases() {
        for (const RulePack* base = m_translation ? m_pack.base.get() : nullptr; base;
             base = base->base.get()) {
            m_translation->hear(base->folder);
        }
        for (std::string* inherited : {&m_pack.edition, &m_pack.source}) {
            *inherited = m_translation && m_pack.base ? m_translation->of("pack", *inherited) : *inherited;
        }
    }

    void readNames() {
        read("texts", readTextsAndNumbers);
        read("dice", readDice);
        read("rulings", readRulings);
        readNames("turn", readTurnNames);
        readNames("vocabulary", readVocabularyNames);
        readNames("map", readMapNames);
        readNames("attributes", readAttributeNames);
        readNames("checks", readCheckNames);
        readNames("facts", readFactNames);
        readNames("effects", readRoutineNames);
        readNames("actions", readActionNames);
        m_pack.indexIds();
    }

    void readMeaning() {
        read("vocabulary", readVocabularies);
        read("map", readMap);
        read("attributes", readAttributes);
        read("facts", readFacts);
        read("effects", readRoutines);
        read("modifiers", readModifiers);
        read("turn", readTurn);
        read("checks", readChecks);
        read("actions", readActions);
        read("roster", readRosterRules);
        read("templates", readTemplates);
        read("balance", readBalance);
        read("roles", readRoles);
        read("sheets", readSheets);
        m_pack.indexIds();
    }

    void judge() {
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
        // What is made for others to build on need not use all it has, nor have all that a game needs.
        if (!hasErrors(m_issues) && !m_pack.abstract) {
            const std::size_t before = m_issues.size();
            checkUsage(m_pack, report);
            m_extension.forgiveShared(m_issues, before);
        }
        if (!hasErrors(m_issues)) {
            findQuestions(m_pack);
            findAsked(m_pack);
        }
        if (!m_pack.abstract) {
            judgeForGame(report);
        }
    }

    void judgeForGame(const PackReport& report) {
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

    using Reader = void (*)(ObjectReader& file, PackDraft& draft);

    void read(const std::string& part, Reader reader) {
        m_files.inFile(part, [&](ObjectReader& file) { reader(file, m_draft); });
    }

    /// What a file says is judged in the second step; the first reports nothing.
    void readNames(const std::string& part, Reader reader) {
        const std::size_t before = m_issues.size();
        m_files.inFile(
            part, [&](ObjectReader& file) { reader(file, m_draft); }, true);
        m_issues.resize(before);
    }

    RulePack& m_pack;
    const GameNeeds& m_games;
    Issues& m_issues;
    PackExtension& m_extension;
    PackTranslation* m_translation;
    PackFiles m_files;
    PackDraft m_draft;
};

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
                    const std::vector<std::filesystem::path>& packFolders) {
    return openPack(folder, games, PackExtension(folder, games, packFolders), texts);
}

LoadedPack loadPack(const std::filesystem::path& folder, const GameNeeds& games,
                    const std::vector<std::filesystem::path>& packFolders) {
    return openPack(folder, games, PackExtension(folder, games, packFolders)).loaded;
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
