#include "manifest_reader.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

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
    ObjectReader manifest(document->root(), {*document, files.issues()});
    manifest.text("$schema", "");
    manifest.choice("format", {"desert-umpire-rules"});
    readVersion(manifest);
    m_pack.id = manifest.id("id");
    readModule(manifest);
    m_pack.title = manifest.text("title");
    m_pack.edition = manifest.text("edition");
    m_pack.source = manifest.text("source");
    m_pack.folder = files.folder().string();
    if (const JsonNode* parts = manifest.need("files")) {
        ObjectReader reader(*parts, manifest.context());
        files.openParts(reader);
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
    const std::string usual = listed(known, m_pack.id) ? m_pack.id : std::string();
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
