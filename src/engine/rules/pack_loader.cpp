#include "umpire/rules/pack_loader.h"

#include "pack_reader.h"
#include "umpire/base/file.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <cstdlib>

namespace umpire {

namespace {

const std::vector<std::string>& partNames() {
    static const std::vector<std::string> names{"dice",    "vocabulary", "attributes", "facts",
                                                "checks",  "modifiers",  "effects",    "turn",
                                                "rulings", "actions",    "texts"};
    return names;
}

constexpr std::int64_t formatVersion = 1;

} // namespace

const JsonDocument* PackReader::open(const std::string& file) {
    const std::filesystem::path path = m_folder / file;
    const auto text = readFile(path);
    if (!text) {
        m_issues.push_back({Severity::Error, path.string(), {}, "", text.error().text});
        return nullptr;
    }
    JsonNode root = parseJson(*text, path.string(), m_issues);
    auto& document = m_parts[file];
    document = std::make_unique<JsonDocument>(path.string(), std::move(root));
    return document->root().isObject() ? document.get() : nullptr;
}

void PackReader::readManifest() {
    const std::size_t before = m_issues.size();
    const JsonDocument* document = open("pack.json");
    if (!document) {
        if (m_issues.size() == before) {
            m_issues.push_back({Severity::Error,
                                (m_folder / "pack.json").string(),
                                {1, 1},
                                "",
                                "a pack starts with an object"});
        }
        return;
    }
    ObjectReader manifest(document->root(), {*document, m_issues});
    manifest.choice("format", {"desert-umpire-rules"});
    if (manifest.whole("version") != formatVersion) {
        manifest.error("version", "this program reads packs of version " + std::to_string(formatVersion));
    }
    m_pack->id = manifest.id("id");
    m_pack->title = manifest.text("title");
    m_pack->edition = manifest.text("edition");
    m_pack->source = manifest.text("source");
    m_pack->folder = m_folder.string();
    if (const JsonNode* files = manifest.need("files")) {
        ObjectReader reader(*files, manifest.context());
        openFiles(reader);
    }
}

void PackReader::openFiles(ObjectReader& files) {
    for (const std::string& part : partNames()) {
        const std::string file = files.text(part);
        if (file.empty()) {
            continue;
        }
        if (file.find_first_of("/\\") != std::string::npos || file.front() == '.') {
            files.error(part, inQuotes(file) + " leaves the pack's folder; name a file beside pack.json");
            continue;
        }
        if (const JsonDocument* document = open(file)) {
            m_parts[part] = std::make_unique<JsonDocument>(document->file(), document->root());
        }
        m_parts.erase(file);
    }
}

void PackReader::inFile(const std::string& part, const Section& section) {
    const auto found = m_parts.find(part);
    if (found == m_parts.end()) {
        return;
    }
    // The first reading of a file only gathers names; what it says is judged by the second.
    ObjectReader reader(found->second->root(), {*found->second, m_issues});
    section(reader);
}

std::shared_ptr<RulePack> PackReader::read() {
    readManifest();
    Issues afterwards;
    // Names first: reports of unknown keys belong to the second step, so they are thrown away here.
    const auto quietly = [this](const std::string& part, const Section& section) {
        const std::size_t before = m_issues.size();
        inFile(part, section);
        m_issues.resize(before);
    };
    inFile("texts", [this](ObjectReader& f) { readTexts(f); });
    inFile("dice", [this](ObjectReader& f) { readDice(f); });
    inFile("rulings", [this](ObjectReader& f) { readRulings(f); });
    quietly("turn", [this](ObjectReader& f) { readTurnNames(f); });
    quietly("checks", [this](ObjectReader& f) { readOutcomes(f); });
    inFile("vocabulary", [this](ObjectReader& f) { readVocabularies(f); });
    quietly("attributes", [this](ObjectReader& f) { nameAttributes(f); });
    quietly("facts", [this](ObjectReader& f) { nameFacts(f); });
    quietly("checks", [this](ObjectReader& f) { nameChecks(f); });
    quietly("effects", [this](ObjectReader& f) { nameRoutines(f); });

    inFile("attributes", [this](ObjectReader& f) { readAttributes(f); });
    inFile("facts", [this](ObjectReader& f) { readFacts(f); });
    inFile("effects", [this](ObjectReader& f) { readRoutines(f); });
    inFile("modifiers", [this](ObjectReader& f) { readModifiers(f); });
    inFile("turn", [this](ObjectReader& f) { readMoments(f); });
    inFile("actions", [this](ObjectReader& f) { readActions(f); });
    inFile("checks", [this](ObjectReader& f) { readChecks(f); });
    checkSanity(*m_pack, [this](const std::string& part, const std::string& id, const std::string& text) {
        const auto found = m_parts.find(part);
        if (found == m_parts.end()) {
            return;
        }
        const JsonNode* node = &found->second->root();
        for (const auto& member : found->second->root().members()) {
            for (const JsonNode& item : member.value.items()) {
                const JsonNode* itemId = item.find("id");
                if (itemId && itemId->scalar() == Json(id)) {
                    node = &item;
                }
            }
        }
        m_issues.push_back(found->second->issue(*node, text));
    });
    return m_pack;
}

LoadedPack loadPack(const std::filesystem::path& folder) {
    LoadedPack loaded;
    PackReader reader(folder, loaded.issues);
    auto pack = reader.read();
    if (!hasErrors(loaded.issues)) {
        loaded.pack = std::move(pack);
    }
    return loaded;
}

} // namespace umpire
