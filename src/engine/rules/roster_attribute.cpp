#include "roster_attribute.h"

#include "expression_reader.h"
#include "nouns.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

/// Each of them once.
Value readListed(const JsonNode& node, const Attribute& attribute, const RulePack& rules,
                 const ReadContext& context) {
    if (!node.isArray()) {
        context.error(
            node, fill(say("read", "found {found} where a list is expected"), {{"found", node.describe()}}));
        return {};
    }
    Ids ids;
    for (const JsonNode& item : node.items()) {
        const std::string id = readText(item, context).value_or("");
        if (id.empty()) {
            continue;
        }
        if (!attribute.type.vocabulary.empty()) {
            ExpressionReader::checkWord(item, context, rules, attribute.type.vocabulary, id);
        }
        if (!listed(ids, id)) {
            ids.push_back(id);
        }
    }
    return ids;
}

void checkOne(const JsonNode& node, SubjectKind kind, const RosterIds& ids, const ReadContext& context) {
    const Id id = node.text();
    const auto found = ids.find(id);
    if (id.empty() || (found != ids.end() && found->second == kind)) {
        return;
    }
    std::vector<std::string> known;
    for (const auto& [other, of] : ids) {
        if (of == kind) {
            known.push_back(other);
        }
    }
    std::ranges::sort(known);
    context.error(node,
                  fill(say("read", "there is no {kind} {id}{guess}"),
                       {{"kind", kindWord(kind)}, {"id", inQuotes(id)}, {"guess", didYouMean(id, known)}}));
}

} // namespace

void checkNamed(const JsonNode& entry, const Attribute& attribute, const RosterIds& ids,
                const ReadContext& context) {
    const JsonNode* node = attribute.rosterKey.empty() ? nullptr : entry.find(attribute.rosterKey);
    if (node && attribute.type.kind == Kind::Subject) {
        checkOne(*node, attribute.type.subject, ids, context);
    } else if (node && attribute.type.kind == Kind::Subjects) {
        for (const JsonNode& item : node->items()) {
            checkOne(item, attribute.type.subject, ids, context);
        }
    }
}

Value readRosterAttribute(ObjectReader& entry, const Attribute& attribute, const RulePack& rules) {
    const std::string& key = attribute.rosterKey;
    const JsonNode* node = attribute.required ? entry.need(key) : entry.want(key);
    if (!node) {
        return {};
    }
    if (attribute.type.kind == Kind::Flag) {
        return readFlag(*node, entry.context()).value_or(false);
    }
    if (attribute.type.kind == Kind::Number) {
        const std::int64_t number = readWhole(*node, entry.context()).value_or(attribute.least);
        isWithin(*node, entry.context(), key, number, attribute.least, mostInRoster);
        return number;
    }
    if (attribute.type.kind == Kind::Texts || attribute.type.kind == Kind::Subjects) {
        return readListed(*node, attribute, rules, entry.context());
    }
    if (attribute.type.kind == Kind::Subject) {
        const Id id = entry.text(key);
        return id.empty() ? Value() : Value(id);
    }
    const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary);
    // A vocabulary without words is reported where it stands.
    return words && !words->words.empty() ? entry.choice(key, words->ids()) : entry.text(key);
}

} // namespace umpire
