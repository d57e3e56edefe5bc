#include "pack_files.h"

#include "../expression_parser.h"
#include "umpire/base/file.h"
#include "umpire/base/key_table.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

/// A part of a pack and the kinds of name it declares.
struct Part {
    const char* name;
    std::vector<std::string> declares;
    bool optional = false;
};

const std::vector<Part>& knownParts() {
    static const std::vector<Part> list{{"dice", {"die"}},
                                        {"vocabulary", {"vocabulary"}},
                                        {"attributes", {"attribute"}},
                                        {"facts", {"fact"}},
                                        {"checks", {"check", "outcome", "contest"}},
                                        {"modifiers", {"modifier"}},
                                        {"effects", {"routine"}},
                                        {"turn", {"phase"}},
                                        {"rulings", {"ruling"}},
                                        {"actions", {"action"}},
                                        {"texts", {"text", "number"}},
                                        {"map", {"map"}, true},
                                        {"roster", {}, true},
                                        {"balance", {}, true},
                                        {"templates", {}, true},
                                        {"sheets", {}, true},
                                        {"roles", {}, true}};
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

/// The name of a part's file; "" when there is none that can be opened, which is reported.
std::string fileOf(ObjectReader& files, const std::string& part) {
    const std::string file = files.text(part);
    if (!files.has(part) || !files.node().find(part)->scalar().is_string()) {
        return {};
    }
    // The system would read a name only up to a NUL, and open another file than the one that is named.
    const bool hasNul = file.find('\0') != std::string::npos;
    if (file.empty() || hasNul || file.find_first_of("/\\") != std::string::npos || file.front() == '.') {
        files.error(
            part, fill(say("pack", "{file} is no file beside pack.json; give a plain name such as {example}"),
                       {{"file", inQuotes(file)}, {"example", inQuotes(part + ".json")}}));
        return {};
    }
    return file;
}

} // namespace

bool leadsOutOfPack(const std::filesystem::path& file) {
    std::error_code problem;
    if (!std::filesystem::is_symlink(file, problem)) {
        return false; // which saves looking at every folder above it
    }
    const auto real = std::filesystem::canonical(file, problem);
    const auto folder = std::filesystem::canonical(file.parent_path(), problem);
    return real.empty() || folder.empty() ||
           real.parent_path() != folder; // one that leads nowhere may, some day
}

std::vector<std::string> partsOfPacks() {
    std::vector<std::string> names;
    for (const Part& part : knownParts()) {
        names.emplace_back(part.name);
    }
    return names;
}

std::optional<std::string> PackFiles::textIn(const std::string& file) const {
    if (const auto given = m_given.find(file); given != m_given.end()) {
        return given->second;
    }
    const std::filesystem::path path = m_folder / file;
    const auto refuse = [&](std::string why) {
        m_issues.push_back(errorIn(path.string(), std::move(why)));
        return std::nullopt;
    };
    if (leadsOutOfPack(path)) {
        return refuse(
            say("pack",
                "this file is a link that leads out of the folder of the pack; put the file itself there"));
    }
    auto text = readFile(path);
    if (!text) {
        return refuse(fill(say("pack", "this file {problem}"), {{"problem", text.error().text}}));
    }
    return std::move(*text);
}

std::shared_ptr<const JsonDocument> PackFiles::open(const std::string& file, const FileShape* shape) const {
    const std::filesystem::path path = m_folder / file;
    const auto text = textIn(file);
    if (!text) {
        return nullptr;
    }
    const std::size_t before = m_issues.size();
    auto document =
        withoutFormulas(path.string(), parseJson(*text, path.string(), m_issues), shape, m_issues);
    if (document->root().isObject()) {
        return document;
    }
    if (m_issues.size() == before) {
        m_issues.push_back({Severity::Error, path.string(), document->root().at(), "",
                            fill(say("pack", "found {found} where an object is expected"),
                                 {{"found", document->root().describe()}})});
    }
    return nullptr;
}

std::shared_ptr<const JsonDocument> PackFiles::openPart(ObjectReader& files, const std::string& part,
                                                        std::map<std::string, std::string>& taken) const {
    const std::string file = fileOf(files, part);
    const auto [other, fresh] = taken.emplace(file, part);
    if (!file.empty() && !fresh) {
        files.error(part,
                    fill(say("pack", "{file} is named for {other} already; every part has a file of its own"),
                         {{"file", inQuotes(file)}, {"other", inQuotes(other->second)}}));
    }
    if (file.empty() || !fresh) {
        return nullptr;
    }
    if (!m_given.contains(file) && !isThere(m_folder / file)) {
        files.error(part,
                    fill(say("pack", "there is no file {file} beside pack.json{hint}"),
                         {{"file", inQuotes(file)}, {"hint", didYouMean(file, unnamedFiles(files.node()))}}));
        return nullptr;
    }
    return open(file, KeyTable::ofFiles().shape(part + ".json"));
}

std::vector<std::string> PackFiles::unnamedFiles(const JsonNode& manifest) const {
    std::set<std::string> named{"pack.json"};
    for (const JsonNode::Member& part : manifest.members()) {
        named.insert(manifest.text(part.key));
    }
    std::vector<std::string> names;
    std::error_code ignored;
    for (const auto& entry : std::filesystem::directory_iterator(m_folder, ignored)) {
        if (const std::string name = entry.path().filename().string(); !named.contains(name)) {
            names.push_back(name);
        }
    }
    std::ranges::sort(names);
    return names;
}

void PackFiles::openParts(ObjectReader& files, const PackParts& base, const Merge& merge) {
    std::map<std::string, std::string> taken;
    for (const Part& part : knownParts()) {
        const auto inherited = base.find(part.name);
        const bool given = files.has(part.name);
        if (!given && inherited != base.end()) {
            m_parts[part.name] = inherited->second;
        } else if (given && part.optional && inherited != base.end() && isNothing(*files.want(part.name))) {
            continue; // it does without
        } else if (given || !part.optional) {
            std::shared_ptr<const JsonDocument> own = openPart(files, part.name, taken);
            if (own) {
                m_parts[part.name] = inherited == base.end() ? own : merge(inherited->second, own);
            } else {
                m_unread.insert(part.declares.begin(), part.declares.end());
            }
        }
    }
}

void PackFiles::inFile(const std::string& part, const Section& section, bool quiet) const {
    if (const auto found = m_parts.find(part); found != m_parts.end()) {
        inDocument(part, *found->second, KeyTable::ofFiles().shape(part + ".json"), section, quiet);
    }
}

void PackFiles::inDocument(const std::string& part, const JsonDocument& document, const FileShape* shape,
                           const Section& section, bool quiet) const {
    const TextTranslation translation = [&](std::string text, bool trait) {
        return m_translation->of(trait ? PackTranslation::traits : part, std::move(text));
    };
    ObjectReader reader(document.root(),
                        {document, m_issues, &m_unread, quiet, m_translation ? &translation : nullptr},
                        shape);
    reader.text("$schema", "");
    section(reader);
}

void PackFiles::report(const PackPlace& place, const std::string& text, Severity severity) const {
    const auto found = m_parts.find(place.part);
    // Where nothing is told any more no place is looked for.
    if (found == m_parts.end() || m_issues.size() > ReadContext::mostIssues) {
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
    const JsonNode& at = inner ? *inner : member ? *member : *node;
    ReadContext{*found->second, m_issues}.report(found->second->issue(at, text, severity));
}

} // namespace umpire
