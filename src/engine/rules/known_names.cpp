#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

void checkKnown(ObjectReader& reader, const JsonNode& node, const std::string& id, const KnownNames& known,
                const std::string& what) {
    if (!known.has(id) && reader.context().judges(what)) {
        reader.context().error(
            node, fill(say("pack", "unknown {what} {id}{hint}"),
                       {{"what", noun(what)}, {"id", inQuotes(id)}, {"hint", orKnown(id, known, what)}}));
    }
}

} // namespace

std::string orKnown(const std::string& word, const std::vector<std::string>& known, const std::string& what) {
    constexpr std::size_t longestList = 12;
    if (known.empty()) {
        return what.empty() ? "" : fill(say("pack", "; the pack has no {what}"), {{"what", noun(what)}});
    }
    const std::string meant = didYouMean(word, known);
    if (!meant.empty() || known.size() > longestList) {
        return meant;
    }
    return fill(known.size() == 1 ? say("pack", "; there is only {list}") : say("pack", "; there are {list}"),
                {{"list", joined(known, "and")}});
}

std::vector<Id> readDifferent(ObjectReader& reader, const std::string& key,
                              const std::function<void(const JsonNode& node, const Id& id)>& check) {
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
        check(item, id);
        if (listed(seen, id)) {
            reader.context().error(
                item, fill(say("pack", "{id} is listed twice; remove one"), {{"id", inQuotes(id)}}));
        }
        seen.push_back(id);
    }
    return ids;
}

std::vector<Id> readKnown(ObjectReader& reader, const std::string& key, const KnownNames& known,
                          const std::string& what) {
    return readDifferent(
        reader, key, [&](const JsonNode& node, const Id& id) { checkKnown(reader, node, id, known, what); });
}

Id readKnownOne(ObjectReader& reader, const std::string& key, const KnownNames& known,
                const std::string& what, bool needed) {
    const JsonNode* node = needed ? reader.need(key) : reader.want(key);
    const auto id = node ? readText(*node, reader.context()) : std::nullopt;
    if (id) {
        checkKnown(reader, *node, *id, known, what);
    }
    return id.value_or("");
}

std::vector<Id> outcomesOf(const Check& check) {
    std::vector<Id> outcomes;
    const auto add = [&outcomes](const Id& outcome) {
        if (!outcome.empty() && !listed(outcomes, outcome)) {
            outcomes.push_back(outcome);
        }
    };
    for (const Id& outcome : check.choices) {
        add(outcome);
    }
    for (const BandTable& table : check.tables) {
        for (const Band& band : table.bands) {
            add(band.outcome);
        }
    }
    for (const auto& [symbol, outcome] : check.symbols) {
        add(outcome);
    }
    return outcomes;
}

} // namespace umpire
