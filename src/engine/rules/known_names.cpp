#include "known_names.h"

#include "umpire/base/listed.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

void checkKnown(ObjectReader& reader, const JsonNode& node, const std::string& id,
                const std::vector<std::string>& known, const std::string& what) {
    if (!listed(known, id) && reader.context().judges(what)) {
        reader.context().error(node, "unknown " + what + " " + inQuotes(id) + orKnown(id, known, what));
    }
}

} // namespace

std::string orKnown(const std::string& word, const std::vector<std::string>& known, const std::string& what) {
    constexpr std::size_t longestList = 12;
    if (known.empty()) {
        return what.empty() ? "" : "; the pack has no " + what;
    }
    const std::string meant = didYouMean(word, known);
    if (!meant.empty() || known.size() > longestList) {
        return meant;
    }
    return (known.size() == 1 ? "; there is only " : "; there are ") + joined(known, "and");
}

std::string withArticle(std::string_view noun) {
    const bool vowel = !noun.empty() && std::string_view("aeio").find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string oneOf(SubjectKind kind) {
    return withArticle(name(kind));
}

std::vector<Id> readKnown(ObjectReader& reader, const std::string& key, const std::vector<std::string>& known,
                          const std::string& what) {
    std::vector<Id> ids = reader.texts(key);
    const JsonNode* node = reader.want(key);
    if (!node) {
        return ids;
    }
    std::vector<Id> seen;
    for (const JsonNode& item : node->items()) {
        if (!item.scalar().is_string()) {
            continue; // reported as no text
        }
        const auto id = item.scalar().get<std::string>();
        checkKnown(reader, item, id, known, what);
        if (listed(seen, id)) {
            reader.context().error(item, inQuotes(id) + " is listed twice; remove one");
        }
        seen.push_back(id);
    }
    return ids;
}

Id readKnownOne(ObjectReader& reader, const std::string& key, const std::vector<std::string>& known,
                const std::string& what, bool needed) {
    const JsonNode* node = needed ? reader.need(key) : reader.want(key);
    const auto id = node ? readText(*node, reader.context()) : std::nullopt;
    if (id) {
        checkKnown(reader, *node, *id, known, what);
    }
    return id.value_or("");
}

} // namespace umpire
