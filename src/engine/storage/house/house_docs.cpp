#include "house_docs.h"

#include "umpire/base/key_table.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>

namespace umpire {

namespace {

constexpr std::string_view namedByKind = "attributes";

/// The member of that name, or the entry of a list.
const JsonNode* inside(const JsonNode& node, std::string_view list, const std::string& step) {
    if (node.isObject()) {
        return node.find(step);
    }
    for (const JsonNode& item : node.items()) {
        const std::string id = item.text("id");
        if (!id.empty() && (nameInList(list, item) == step || item.text("of") + "." + id == step)) {
            return &item;
        }
    }
    return nullptr;
}

const JsonNode* nodeAt(const PackParts& parts, const HousePath& path) {
    const auto part = parts.find(path.part);
    const JsonNode* node = part == parts.end() ? nullptr : &part->second->root();
    std::string_view list;
    for (const std::string& step : path.steps) {
        node = node ? inside(*node, list, step) : nullptr;
        list = step;
    }
    return node;
}

} // namespace

std::string nameInList(std::string_view list, const JsonNode& entry) {
    const std::string id = entry.text("id");
    const std::string of = list == namedByKind ? entry.text("of") : std::string();
    return id.empty() || of.empty() ? id : of + "." + id;
}

bool hasEntries(const JsonNode& node) {
    return node.isArray() && std::any_of(node.items().begin(), node.items().end(),
                                         [](const JsonNode& item) { return !item.text("id").empty(); });
}

bool isListOfEntries(const JsonNode& node) {
    return hasEntries(node) && std::none_of(node.items().begin(), node.items().end(),
                                            [](const JsonNode& item) { return item.text("id").empty(); });
}

bool onlyNames(const HousePath& entry, const std::string& key) {
    const std::string list = entry.above().steps.empty() ? std::string() : entry.above().steps.back();
    return key == "id" || (key == "of" && list == namedByKind);
}

std::optional<HousePath> formerPath(const HousePath& path) {
    if (path.steps.empty()) {
        return std::nullopt;
    }
    const FileShape* shape = KeyTable::ofFiles().shape(kindAt(path.part, path.above().steps));
    const FileKey* key = shape ? shape->key(path.steps.back()) : nullptr;
    return key && !key->formerly.empty() ? std::optional(path.above().with(key->formerly)) : std::nullopt;
}

std::string presentWord(const HousePath& above, const std::string& word) {
    const FileShape* shape = KeyTable::ofFiles().shape(kindAt(above.part, above.steps));
    const FileKey* key = shape && !shape->key(word) ? shape->formerKey(word) : nullptr;
    return key ? key->name : word;
}

bool isListWithDefault(const HousePath& path) {
    return path.part == "rulings" && path.steps.size() == 3 && path.steps.back() == "readings";
}

const JsonNode* HouseDocs::baseAt(const HousePath& path) const {
    return nodeAt(base, path);
}

const JsonNode* HouseDocs::nowAt(const HousePath& path) const {
    return nodeAt(now, path);
}

const JsonNode* HouseDocs::eitherAt(const HousePath& path) const {
    const JsonNode* node = nowAt(path);
    return node ? node : baseAt(path);
}

const JsonNode* HouseDocs::ownAt(const HousePath& path) const {
    const auto text = own.find(path.part);
    if (text == own.end()) {
        return nullptr;
    }
    const JsonNode* node = text->second.find(path.steps);
    const auto former = node ? std::nullopt : formerPath(path);
    return former ? text->second.find(former->steps) : node;
}

HousePath HouseDocs::tidy(const HousePath& path) const {
    HousePath tidied{path.part, {}};
    for (const std::string& step : path.steps) {
        const JsonNode* in = eitherAt(tidied);
        const std::string_view list = tidied.steps.empty() ? std::string_view() : tidied.steps.back();
        const JsonNode* node = in && in->isArray() ? inside(*in, list, step) : nullptr;
        if (in && in->isArray() && !node) { // it names none of a kind
            const auto fits = [&](const JsonNode& item) { return item.text("id") == step; };
            const auto found = std::find_if(in->items().begin(), in->items().end(), fits);
            node = found == in->items().end() ? nullptr : &*found;
        }
        tidied = tidied.with(node ? nameInList(list, *node) : presentWord(tidied, step));
    }
    return tidied;
}

} // namespace umpire
