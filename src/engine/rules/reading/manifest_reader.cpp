#include "manifest_reader.h"

#include "entry_parts.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <optional>

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

} // namespace

void ManifestReader::read(PackFiles& files) {
    const std::unique_ptr<JsonDocument> document = files.open("pack.json");
    if (!document) {
        return;
    }
    const std::string part = "pack";
    std::optional<PartTranslation> translation;
    if (files.translation()) {
        translation.emplace(*files.translation(), part);
    }
    ObjectReader manifest(document->root(),
                          {*document, files.issues(), nullptr, false, translation ? &*translation : nullptr});
    manifest.text("$schema", "");
    manifest.choice("format", {"desert-umpire-rules"});
    readVersion(manifest);
    m_pack.id = manifest.id("id");
    m_pack.folder = files.folder().string();
    readBase(manifest);
    readModule(manifest);
    readOrigin(manifest);
    readFiles(manifest, files);
}

void ManifestReader::readBase(ObjectReader& manifest) {
    m_pack.abstract = manifest.flag("abstract", false);
    manifest.flag("usual", false); // of use to whoever looks for packs
    m_base = manifest.has("extends") ? m_openBase(manifest) : nullptr;
    m_pack.base = m_base ? m_base->loaded.pack : nullptr;
    idle(manifest, "house-rules", !manifest.has("extends"), say("pack", "the pack extends no other"));
    m_pack.houseRules = manifest.flag("house-rules", true);
}

/// What it is and where it comes from, for people: an extending pack need only say how it is called.
void ManifestReader::readOrigin(ObjectReader& manifest) {
    m_pack.title = manifest.words("title");
    const bool extends = manifest.has("extends");
    const auto inherited = [&](const char* key, const std::string& of) {
        return extends ? manifest.words(key, of) : manifest.words(key);
    };
    m_pack.edition = inherited("edition", m_pack.base ? m_pack.base->edition : "");
    m_pack.source = inherited("source", m_pack.base ? m_pack.base->source : "");
}

void ManifestReader::readFiles(ObjectReader& manifest, PackFiles& files) {
    static const JsonNode none = JsonNode::object({});
    const JsonNode* parts = manifest.has("extends") ? manifest.want("files") : manifest.need("files");
    if (manifest.has("extends") && !m_base) {
        return; // what its files change is not there
    }
    if (parts || m_base) {
        ObjectReader reader(parts ? *parts : none, manifest.context());
        files.openParts(reader, m_base ? m_base->parts : PackDocuments(), m_merge);
    }
}

void ManifestReader::readVersion(ObjectReader& manifest) {
    const std::int64_t version = manifest.whole("version");
    const JsonNode* given = manifest.want("version");
    if (given && given->scalar().is_number_integer() && version != packVersion) {
        manifest.error(
            "version",
            fill(say("pack", "found version {version}, but this program reads packs of version {known}"),
                 {{"version", std::to_string(version)}, {"known", std::to_string(packVersion)}}));
    }
}

void ManifestReader::readModule(ObjectReader& manifest) {
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

} // namespace umpire
