#include "pack_extension.h"

#include "inherited_issues.h"
#include "object_merger.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

/// A folder by a path that ends in its name.
std::filesystem::path tidy(const std::filesystem::path& folder) {
    std::filesystem::path path = folder.lexically_normal();
    path = path.has_filename() ? path : path.parent_path();
    std::error_code ignored;
    return path == "." || path.filename() == ".." ? std::filesystem::weakly_canonical(path, ignored) : path;
}

} // namespace

std::set<std::string> filesOf(const PackDocuments& parts) {
    std::set<std::string> files;
    for (const auto& [part, document] : parts) {
        files.insert(document->file());
        for (const auto& source : document->sources()) {
            files.insert(source->file());
        }
    }
    return files;
}

PackExtension::PackExtension(const std::filesystem::path& folder, const GameNeeds& games, Folders shelves)
    : m_games(games), m_shelves(std::move(shelves)) {
    m_chain.push_back(tidy(folder));
}

const OpenedPack* PackExtension::open(ObjectReader& manifest) {
    const std::filesystem::path folder = baseFolder(manifest, m_chain, m_shelves);
    if (folder.empty()) {
        return nullptr;
    }
    PackExtension next(folder, m_games, m_shelves);
    next.m_chain.insert(next.m_chain.begin(), m_chain.begin(), m_chain.end());
    m_base = openPack(folder, m_games, std::move(next));
    if (m_base->loaded.pack) {
        return &*m_base;
    }
    manifest.error(
        "extends",
        fill(say("pack", "the pack {base} in {folder} has errors; put it in order first"),
             {{"base", inQuotes(manifest.text("extends"))}, {"folder", inQuotes(folder.string())}}));
    Issues& issues = manifest.context().issues;
    issues.insert(issues.end(), m_base->loaded.issues.begin(), m_base->loaded.issues.end());
    return nullptr;
}

std::shared_ptr<const JsonDocument> PackExtension::merge(const std::string&,
                                                         std::shared_ptr<const JsonDocument> base,
                                                         std::shared_ptr<const JsonDocument> own,
                                                         Issues& issues) {
    ChangeLog log({*own, issues}, m_base->loaded.pack->id, m_changes);
    JsonNode root = ObjectMerger(log, ObjectMerger::What::File, "").merge(base->root(), own->root());
    JsonDocument::Sources sources = base->sources();
    if (sources.empty()) {
        sources.push_back(base);
    }
    sources.push_back(own);
    return std::make_shared<JsonDocument>(own->file(), std::move(root), std::move(sources));
}

void PackExtension::forgiveShared(Issues& issues, std::size_t from) const {
    if (m_base) {
        const auto isShared = [this](const Issue& issue) { return m_base->shared.contains(issue.file); };
        const auto first = issues.begin() + static_cast<std::ptrdiff_t>(from);
        issues.erase(std::remove_if(first, issues.end(), isShared), issues.end());
    }
}

void PackExtension::explain(Issues& issues) const {
    if (m_base && m_base->loaded.pack) {
        const std::set<std::string> inherited = filesOf(m_base->parts);
        InheritedIssues({m_base->loaded.pack->id, m_base->loaded.pack->abstract}, m_base->loaded.issues,
                        inherited, m_changes)
            .explain(issues);
    }
}

} // namespace umpire
