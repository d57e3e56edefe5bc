#include "umpire/base/object_reader.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <limits>

namespace umpire {

namespace {

void wrongType(const JsonNode& node, const ReadContext& context, const std::string& expected) {
    context.error(node, fill(say("file", "found {found} where {expected} is expected"),
                             {{"found", node.describe()}, {"expected", expected}}));
}

template <typename Value>
Value valueOr(const Json& json, Value fallback) {
    return json.is_null() ? fallback : json.get<Value>();
}

std::string twice(const std::string& old, const std::string& now) {
    return fill(say("file", "{old} is the old word for {new}, which stands here too; remove it"),
                {{"old", inQuotes(old)}, {"new", inQuotes(now)}});
}

std::string unknown(const std::string& key, const std::vector<std::string>& known) {
    const std::string meant = didYouMean(key, known);
    const std::string hint =
        meant.empty() ? fill(say("file", "; there are {list}"), {{"list", joined(known, "and")}}) : meant;
    return fill(say("file", "unknown key {key}{hint}"), {{"key", inQuotes(key)}, {"hint", hint}});
}

} // namespace

std::optional<std::string> readText(const JsonNode& node, const ReadContext& context) {
    if (node.scalar().is_string()) {
        return node.scalar().get<std::string>();
    }
    wrongType(node, context, say("file", "a text"));
    return std::nullopt;
}

std::optional<std::string> readWords(const JsonNode& node, const ReadContext& context) {
    std::optional<std::string> text = readText(node, context);
    return text && context.translation ? (*context.translation)(std::move(*text), false) : text;
}

std::optional<std::int64_t> readWhole(const JsonNode& node, const ReadContext& context) {
    if (!node.scalar().is_number()) {
        wrongType(node, context, say("file", "a whole number"));
        return std::nullopt;
    }
    const Json& number = node.scalar();
    constexpr auto largest = static_cast<std::uint64_t>(std::numeric_limits<std::int32_t>::max());
    if (number.is_number_float()) {
        context.error(
            node,
            fill(say("file", "found {found} where a whole number is expected; write it without a fraction"),
                 {{"found", node.describe()}}));
        return std::nullopt;
    }
    const bool fits = number.is_number_unsigned() ? number.get<std::uint64_t>() <= largest
                                                  : number.get<std::int64_t>() >= -std::int64_t{largest};
    if (!fits) {
        context.error(node,
                      fill(say("file", "the number {number} is out of reach; numbers go up to {largest}"),
                           {{"number", dumpLine(number)}, {"largest", std::to_string(largest)}}));
        return std::nullopt;
    }
    return number.get<std::int64_t>();
}

std::optional<bool> readFlag(const JsonNode& node, const ReadContext& context) {
    if (node.scalar().is_boolean()) {
        return node.scalar().get<bool>();
    }
    wrongType(node, context, say("file", "true or false"));
    return std::nullopt;
}

bool isWithin(const JsonNode& node, const ReadContext& context, const std::string& key, std::int64_t number,
              std::int64_t least, std::int64_t most) {
    const bool within = number >= least && number <= most;
    if (!within) {
        context.error(node, fill(say("file", "{key} is {number}; it goes from {least} to {most}"),
                                 {{"key", inQuotes(key)},
                                  {"number", std::to_string(number)},
                                  {"least", std::to_string(least)},
                                  {"most", std::to_string(most)}}));
    }
    return within;
}

void ReadContext::report(Issue issue) const {
    if (issues.size() == mostIssues) {
        issue = errorIn(document.file(), say("file", "too many problems; the rest is not listed"));
    }
    if (!full()) {
        issues.push_back(std::move(issue));
    }
}

ObjectReader::ObjectReader(const JsonNode& node, const ReadContext& context, const FileShape* shape)
    : m_node(node), m_context(context), m_shape(shape) {
    m_known.reserve(node.members().size() + 4);
    if (!node.isObject()) {
        wrongType(node, context, say("file", "an object"));
    }
}

ObjectReader::~ObjectReader() {
    constexpr std::size_t few = 64; // else it is quicker to sort them first
    const auto isAsked = [this](const auto& member) { return listed(m_known, member.key); };
    const auto& members = m_node.members();
    const bool asked = m_known.size() <= few && std::all_of(members.begin(), members.end(), isAsked);
    if (!m_context.quiet && !asked) {
        reportUnknown();
    }
}

void ObjectReader::reportUnknown() const {
    const std::set<std::string> unique(m_known.begin(), m_known.end());
    const std::vector<std::string> known(unique.begin(), unique.end());
    for (const auto& member : m_node.members()) {
        if (!unique.contains(member.key) && !m_context.full()) {
            const FileKey* now = m_shape ? m_shape->formerKey(member.key) : nullptr;
            Issue issue = m_context.document.issue(member.value, now && m_node.find(now->name)
                                                                     ? twice(member.key, now->name)
                                                                     : unknown(member.key, known));
            issue.at = member.at;
            m_context.report(std::move(issue));
        }
    }
}

const JsonNode* ObjectReader::want(const std::string& key) {
    m_known.push_back(key);
    return m_node.find(key);
}

const JsonNode* ObjectReader::need(const std::string& key) {
    const JsonNode* node = want(key);
    if (!node && valid()) {
        m_context.error(m_node, fill(say("file", "the key {key} is missing"), {{"key", inQuotes(key)}}));
    }
    return node;
}

bool ObjectReader::isNeeded(const std::string& key) const {
    const FileKey* said = known(key);
    return !said || said->needed;
}

Json ObjectReader::standard(const std::string& key) const {
    const FileKey* said = known(key);
    const auto found = said ? said->rest.find("default") : Json::const_iterator{};
    return said && found != said->rest.end() ? *found : Json();
}

const FileShape* ObjectReader::shapeUnder(const std::string& key) const {
    const FileKey* said = known(key);
    return said ? KeyTable::ofFiles().shape(FileShape::shapeIn(said->is)) : nullptr;
}

std::string ObjectReader::text(const std::string& key) {
    const JsonNode* at = node(key);
    const auto fallback = valueOr<std::string>(standard(key), "");
    return at ? readText(*at, m_context).value_or(fallback) : fallback;
}

std::string ObjectReader::text(const std::string& key, const std::string& fallback) {
    const JsonNode* node = want(key);
    return node ? readText(*node, m_context).value_or(fallback) : fallback;
}

std::string ObjectReader::words(const std::string& key) {
    const JsonNode* at = node(key);
    return at ? readWords(*at, m_context).value_or("") : "";
}

std::string ObjectReader::words(const std::string& key, const std::string& fallback) {
    const JsonNode* node = want(key);
    return node ? readWords(*node, m_context).value_or(fallback) : fallback;
}

std::string ObjectReader::id(const std::string& key) {
    return node(key) ? id(key, "") : "";
}

std::string ObjectReader::id(const std::string& key, const std::string& fallback) {
    const JsonNode* node = want(key);
    if (!node) {
        return fallback;
    }
    const auto id = readText(*node, m_context);
    if (id && !isKebab(*id)) {
        m_context.error(
            *node,
            fill(say("file",
                     "{id} is no id; use small letters, digits and single hyphens, as in \"4th-company\""),
                 {{"id", inQuotes(*id)}}));
    }
    return id.value_or(fallback);
}

std::int64_t ObjectReader::whole(const std::string& key) {
    const JsonNode* at = node(key);
    const auto fallback = valueOr<std::int64_t>(standard(key), 0);
    return at ? readWhole(*at, m_context).value_or(fallback) : fallback;
}

std::int64_t ObjectReader::whole(const std::string& key, std::int64_t fallback) {
    const JsonNode* node = want(key);
    return node ? readWhole(*node, m_context).value_or(fallback) : fallback;
}

std::int64_t ObjectReader::limited(const std::string& key) {
    const std::int64_t number = whole(key);
    const Json& limits = known(key)->rest;
    const auto least = limits.at("least").get<std::int64_t>();
    const auto most = limits.at("most").get<std::int64_t>();
    const JsonNode* at = m_node.find(key);
    return !at || isWithin(*at, m_context, key, number, least, most) ? number : valueOr(standard(key), least);
}

bool ObjectReader::flag(const std::string& key) {
    return flag(key, valueOr<bool>(standard(key), false));
}

bool ObjectReader::flag(const std::string& key, bool fallback) {
    const JsonNode* node = want(key);
    return node ? readFlag(*node, m_context).value_or(fallback) : fallback;
}

std::string ObjectReader::choice(const std::string& key) {
    const std::vector<std::string>& words = offered(key);
    const auto fallback = valueOr<std::string>(standard(key), words.front());
    return isNeeded(key) ? choice(key, words) : choice(key, words, fallback);
}

std::size_t ObjectReader::whichChoice(const std::string& key) {
    const std::vector<std::string>& words = offered(key);
    const auto found = std::find(words.begin(), words.end(), choice(key));
    return static_cast<std::size_t>(found - words.begin());
}

std::string ObjectReader::choice(const std::string& key, const std::vector<std::string>& allowed) {
    return need(key) ? choice(key, allowed, allowed.front()) : allowed.front();
}

std::string ObjectReader::choice(const std::string& key, const std::vector<std::string>& allowed,
                                 const std::string& fallback) {
    const JsonNode* node = want(key);
    if (!node) {
        return fallback;
    }
    const auto word = readText(*node, m_context);
    if (!word) {
        return fallback;
    }
    if (!listed(allowed, *word)) {
        m_context.error(*node, allowed.size() == 1
                                   ? fill(say("file", "found {word} where {allowed} is expected"),
                                          {{"word", inQuotes(*word)}, {"allowed", inQuotes(allowed.front())}})
                                   : fill(say("file", "{word} is none of {list}{hint}"),
                                          {{"word", inQuotes(*word)},
                                           {"list", joined(allowed, "and")},
                                           {"hint", didYouMean(*word, allowed)}}));
        return fallback;
    }
    return *word;
}

std::vector<std::string> ObjectReader::texts(const std::string& key) {
    std::vector<std::string> result;
    const JsonNode* node = want(key);
    if (node && !node->isArray()) {
        wrongType(*node, m_context, say("file", "a list of texts"));
        return result;
    }
    if (node) {
        for (const JsonNode& item : node->items()) {
            if (auto text = readText(item, m_context)) {
                result.push_back(std::move(*text));
            }
        }
    }
    return result;
}

std::vector<std::string> ObjectReader::manyWords(const std::string& key) {
    std::vector<std::string> result = texts(key);
    for (std::string& text : result) {
        text = m_context.translation ? (*m_context.translation)(std::move(text), false) : std::move(text);
    }
    return result;
}

void ObjectReader::objects(const std::string& key, bool needed,
                           const std::function<void(ObjectReader&)>& each) {
    const JsonNode* node = needed ? need(key) : want(key);
    if (!node) {
        return;
    }
    if (!node->isArray()) {
        wrongType(*node, m_context, say("file", "a list"));
        return;
    }
    const FileShape* shape = shapeUnder(key);
    for (const JsonNode& item : node->items()) {
        ObjectReader reader(item, m_context, shape);
        if (reader.valid()) {
            each(reader);
        }
    }
}

void ObjectReader::objects(const std::string& key, const std::function<void(ObjectReader&)>& each) {
    objects(key, isNeeded(key), each);
}

void ObjectReader::object(const std::string& key, const std::function<void(ObjectReader&)>& read) {
    if (const JsonNode* at = node(key)) {
        ObjectReader reader(*at, m_context, shapeUnder(key));
        read(reader);
    }
}

void ObjectReader::error(const std::string& key, const std::string& text) const {
    const JsonNode* node = m_node.find(key);
    m_context.error(node ? *node : m_node, text);
}

} // namespace umpire
