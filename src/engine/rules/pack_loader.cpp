#include "umpire/rules/pack_loader.h"

#include "pack_reader.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

constexpr std::int64_t packVersion = 1;

/// A part of a pack and the kinds of name it declares.
struct Part {
    const char* name;
    std::vector<std::string> declares;
    bool optional = false;
};

const std::vector<Part>& parts() {
    static const std::vector<Part> list{{"dice", {"die"}},
                                        {"vocabulary", {"vocabulary"}},
                                        {"attributes", {"attribute"}},
                                        {"facts", {"fact"}},
                                        {"checks", {"check", "outcome"}},
                                        {"modifiers", {"modifier"}},
                                        {"effects", {"routine"}},
                                        {"turn", {"phase"}},
                                        {"rulings", {"ruling"}},
                                        {"actions", {}},
                                        {"texts", {"text", "number"}},
                                        {"roster", {}, true},
                                        {"balance", {}, true},
                                        {"templates", {}, true},
                                        {"sheets", {}, true}};
    return list;
}

/// The n-th object of a list: entries that are no objects have been reported and were not counted.
const JsonNode* objectAt(const JsonNode& list, std::size_t index) {
    for (const JsonNode& item : list.items()) {
        if (item.isObject() && index-- == 0) {
            return &item;
        }
    }
    return nullptr;
}

/// A pack may come from anybody: a symbolic link in it must not show what lies elsewhere on the disk.
bool leadsElsewhere(const std::filesystem::path& path) {
    std::error_code problem;
    const auto real = std::filesystem::canonical(path, problem);
    const auto folder = std::filesystem::canonical(path.parent_path(), problem);
    return !real.empty() && !folder.empty() && real.parent_path() != folder;
}

} // namespace

std::unique_ptr<JsonDocument> PackReader::open(const std::string& file) {
    const std::filesystem::path path = m_folder / file;
    if (leadsElsewhere(path)) {
        m_issues.push_back(
            {Severity::Error,
             path.string(),
             {},
             "",
             "this file is a link that leads out of the folder of the pack; put the file itself "
             "there"});
        return nullptr;
    }
    const auto text = readFile(path);
    if (!text) {
        m_issues.push_back({Severity::Error, path.string(), {}, "", "this file " + text.error().text});
        return nullptr;
    }
    const std::size_t before = m_issues.size();
    auto document = std::make_unique<JsonDocument>(path.string(), parseJson(*text, path.string(), m_issues));
    if (document->root().isObject()) {
        return document;
    }
    if (m_issues.size() == before) {
        m_issues.push_back({Severity::Error, path.string(), document->root().at(), "",
                            "found " + document->root().describe() + " where an object is expected"});
    }
    return nullptr;
}

void PackReader::readManifest() {
    const std::unique_ptr<JsonDocument> document = open("pack.json");
    if (!document) {
        return;
    }
    ObjectReader manifest(document->root(), {*document, m_issues});
    manifest.text("$schema", "");
    manifest.choice("format", {"desert-umpire-rules"});
    const std::int64_t version = manifest.whole("version");
    const JsonNode* given = manifest.want("version");
    if (given && given->scalar().is_number_integer() && version != packVersion) {
        manifest.error("version", "found version " + std::to_string(version) +
                                      ", but this program reads packs of version " +
                                      std::to_string(packVersion));
    }
    m_pack->id = manifest.id("id");
    m_pack->module = manifest.id("module", m_pack->id);
    checkModule(manifest);
    m_pack->title = manifest.text("title");
    m_pack->edition = manifest.text("edition");
    m_pack->source = manifest.text("source");
    m_pack->folder = m_folder.string();
    if (const JsonNode* files = manifest.need("files")) {
        ObjectReader reader(*files, manifest.context());
        openFiles(reader);
    }
}

std::string PackReader::fileOf(ObjectReader& files, const std::string& part) {
    const std::string file = files.text(part);
    if (!files.has(part) || !files.node().find(part)->scalar().is_string()) {
        return {};
    }
    // The system would read a name only up to a NUL, and open another file than the one that is named.
    const bool hasNul = file.find('\0') != std::string::npos;
    if (file.empty() || hasNul || file.find_first_of("/\\") != std::string::npos || file.front() == '.') {
        files.error(part, inQuotes(file) + " is no file beside pack.json; give a plain name such as " +
                              inQuotes(part + ".json"));
        return {};
    }
    return file;
}

void PackReader::openFiles(ObjectReader& files) {
    std::map<std::string, std::string> taken;
    for (const Part& part : parts()) {
        if (part.optional && !files.has(part.name)) {
            continue;
        }
        const std::string file = fileOf(files, part.name);
        const auto [other, fresh] = taken.emplace(file, part.name);
        if (!file.empty() && !fresh) {
            files.error(part.name, inQuotes(file) + " is named for " + inQuotes(other->second) +
                                       " already; every part has a file of its own");
        }
        auto document = file.empty() || !fresh ? nullptr : open(file);
        if (document) {
            m_parts[part.name] = std::move(document);
        } else {
            m_unread.insert(part.declares.begin(), part.declares.end());
        }
    }
}

void PackReader::inFile(const std::string& part, const Section& section) {
    const auto found = m_parts.find(part);
    if (found == m_parts.end()) {
        return;
    }
    ObjectReader reader(found->second->root(), {*found->second, m_issues, &m_unread});
    reader.text("$schema", "");
    section(reader);
}

void PackReader::readNames() {
    // What a file says is judged in the second step; reports of the first are thrown away.
    const auto quietly = [this](const std::string& part, const Section& section) {
        const std::size_t before = m_issues.size();
        inFile(part, section);
        m_issues.resize(before);
    };
    inFile("texts", [this](ObjectReader& f) { readTexts(f); });
    inFile("dice", [this](ObjectReader& f) { readDice(f); });
    inFile("rulings", [this](ObjectReader& f) { readRulings(f); });
    quietly("turn", [this](ObjectReader& f) { namePhases(f); });
    quietly("vocabulary", [this](ObjectReader& f) { nameVocabularies(f); });
    quietly("attributes", [this](ObjectReader& f) { nameAttributes(f); });
    quietly("checks", [this](ObjectReader& f) { nameOutcomes(f); });
    quietly("checks", [this](ObjectReader& f) { nameChecks(f); });
    quietly("facts", [this](ObjectReader& f) { nameFacts(f); });
    quietly("effects", [this](ObjectReader& f) { nameRoutines(f); });
}

void PackReader::readMeaning() {
    inFile("vocabulary", [this](ObjectReader& f) { readVocabularies(f); });
    inFile("attributes", [this](ObjectReader& f) {
        readAttributes(f);
        readNotes(f);
    });
    inFile("facts", [this](ObjectReader& f) { readFacts(f); });
    inFile("effects", [this](ObjectReader& f) { readRoutines(f); });
    inFile("modifiers", [this](ObjectReader& f) { readModifiers(f); });
    inFile("turn", [this](ObjectReader& f) {
        readPhases(f);
        readMoments(f);
    });
    inFile("checks", [this](ObjectReader& f) {
        readOutcomes(f);
        readChecks(f);
        readContests(f);
    });
    inFile("actions", [this](ObjectReader& f) { readActions(f); });
    inFile("roster", [this](ObjectReader& f) {
        readRosterChecks(f);
        readNewEntries(f);
        readCarryOver(f);
    });
    inFile("templates", [this](ObjectReader& f) { readTemplates(f); });
    inFile("balance", [this](ObjectReader& f) { readBalance(f); });
    inFile("sheets", [this](ObjectReader& f) { readSheets(f); });
}

void PackReader::report(const PackPlace& place, const std::string& text, Severity severity) {
    const auto found = m_parts.find(place.part);
    if (found == m_parts.end()) {
        return;
    }
    const JsonNode* node = &found->second->root();
    for (const PackPlace::Step& step : place.steps) {
        const JsonNode* list = node->find(step.list);
        const JsonNode* item = list ? objectAt(*list, step.index) : nullptr;
        node = item ? item : node;
    }
    const JsonNode* member = place.key.empty() ? nullptr : node->find(place.key);
    const JsonNode* inner = member && !place.member.empty() ? member->find(place.member) : nullptr;
    const ReadContext context{*found->second, m_issues};
    if (!context.full()) {
        context.report(found->second->issue(inner ? *inner : member ? *member : *node, text, severity));
    }
}

void PackReader::checkMeaning() {
    const PackReport report = [this](const PackPlace& place, const std::string& text) {
        this->report(place, text);
    };
    checkSanity(*m_pack, report);
    if (m_unread.empty()) {
        checkSheetTexts(*m_pack, report);
    }
    if (placesJudged()) {
        checkTexts(*m_pack, m_uses, [this](const Id& text, const std::string& problem) {
            const auto file = m_parts.find("texts");
            const JsonNode* texts = file == m_parts.end() ? nullptr : file->second->root().find("texts");
            const JsonNode* node = texts ? texts->find(text) : nullptr;
            if (node) {
                m_issues.push_back(file->second->issue(*node, problem));
            }
        });
    }
    // A misspelt name leaves the right one unused: that is worth a word only when nothing is misspelt.
    if (!hasErrors(m_issues)) {
        checkUsage(*m_pack, report);
        findQuestions(*m_pack);
    }
    // A name that is misspelt and told already is not told to be missing, too.
    if (!hasErrors(m_issues)) {
        checkNeeds(report);
    }
    // Without the games nobody knows what their procedures use.
    if (!hasErrors(m_issues) && (game() || !m_games.empty())) {
        warnUnused(*m_pack, game(), m_uses, [this](const PackPlace& place, const std::string& text) {
            this->report(place, text, Severity::Warning);
        });
    }
}

std::shared_ptr<RulePack> PackReader::read() {
    readManifest();
    readNames();
    readMeaning();
    enterParts();
    checkMeaning();
    return m_pack;
}

LoadedPack loadPack(const std::filesystem::path& folder, const GameNeeds& games) {
    LoadedPack loaded;
    PackReader reader(folder, games, loaded.issues);
    auto pack = reader.read();
    if (!hasErrors(loaded.issues)) {
        loaded.pack = std::move(pack);
    }
    return loaded;
}

} // namespace umpire
