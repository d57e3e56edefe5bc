#include "house_values.h"

#include "house_edit.h"
#include "house_forms.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <limits>

namespace umpire {

namespace {

constexpr std::int64_t mostNumber = std::numeric_limits<std::int32_t>::max();

std::optional<Json> jsonOf(const JsonNode* node) {
    return node ? std::optional(node->toJson()) : std::nullopt;
}

/// What a value looks like, where nobody knows its key.
HouseKind kindOf(const JsonNode& node) {
    const Json& value = node.scalar();
    if (node.isObject() || node.isArray() || value.is_null()) {
        return HouseKind::AnyJson;
    }
    const bool reference = value.is_string() && value.get_ref<const std::string&>().starts_with('$');
    return value.is_boolean()  ? HouseKind::Flag
           : value.is_number() ? HouseKind::Number
           : reference         ? HouseKind::Expression
                               : HouseKind::Text;
}

/// The form of one entry.
class FormOfEntry {
  public:
    FormOfEntry(const HousePath& entry, const HouseDocs& docs)
        : m_entry(entry), m_docs(docs), m_node(*docs.eitherAt(entry)), m_list(listOf(entry)) {}

    std::vector<HouseValue> values() const {
        std::vector<HouseValue> values;
        for (const std::string& key : keys()) {
            values.push_back(value(key));
        }
        return values;
    }

    /// What is no object with an id is one value, be it text, number or a piece of JSON.
    HouseValue whole() const {
        HouseValue value = at(m_entry);
        value.name = m_entry.steps.back();
        value.kind = m_node.isObject() ? HouseKind::AnyJson : kindOf(m_node);
        return limited(value);
    }

  private:
    static std::string listOf(const HousePath& entry) {
        return entry.steps.size() < 2 ? std::string() : entry.steps[entry.steps.size() - 2];
    }

    bool isValue(const std::string& key) const {
        const bool names = key == "id" || (key == "of" && m_list == "attributes");
        const JsonNode* node = m_docs.eitherAt(m_entry.with(key));
        return !names && (isListWithDefault(m_entry.with(key)) || !node || !isListOfEntries(*node));
    }

    void gather(const JsonNode* node, std::vector<std::string>& keys) const {
        static const JsonNode nothing;
        for (const JsonNode::Member& member : (node ? *node : nothing).members()) {
            if (!listed(keys, member.key) && isValue(member.key)) {
                keys.push_back(member.key);
            }
        }
    }

    std::vector<std::string> keys() const {
        std::vector<std::string> keys;
        for (const std::string_view key : offeredKeys(m_list)) {
            const bool said = m_docs.eitherAt(m_entry.with(std::string(key))) != nullptr;
            if (said || offersUnsaid(m_list)) {
                keys.emplace_back(key);
            }
        }
        for (const JsonNode* trait : traits()) {
            keys.push_back(wordOf(*trait, "id"));
        }
        gather(m_docs.nowAt(m_entry), keys);
        gather(m_docs.baseAt(m_entry), keys);
        return keys;
    }

    /// What the words of this vocabulary have.
    std::vector<const JsonNode*> traits() const {
        std::vector<const JsonNode*> traits;
        if (m_list == "words" && m_entry.steps.size() > 2) {
            const JsonNode* list = m_docs.nowAt(m_entry.above().above().with("traits"));
            for (std::size_t i = 0; list && i < list->items().size(); ++i) {
                traits.push_back(&list->items()[i]);
            }
        }
        return traits;
    }

    HouseValue at(const HousePath& path) const {
        HouseValue value;
        value.path = path;
        value.base = jsonOf(m_docs.baseAt(path));
        value.now = jsonOf(m_docs.nowAt(path));
        value.own = m_docs.ownAt(path) != nullptr;
        return value;
    }

    HouseValue value(const std::string& key) const {
        const HousePath path = m_entry.with(key);
        if (isListWithDefault(path)) {
            return standard(path);
        }
        HouseValue value = at(path);
        const JsonNode* node = m_docs.eitherAt(path);
        value.kind = node ? kindOf(*node) : HouseKind::Text;
        value.name = key;
        value.needed = isNeeded(m_list, key);
        if (!dressAsTrait(value, key)) {
            dressAsKnown(value, key);
        }
        return limited(value);
    }

    /// Which reading is played where a battle says nothing: the first.
    HouseValue standard(const HousePath& path) const {
        HouseValue value;
        value.path = path;
        dressAsKnown(value, path.steps.back());
        value.choices = choicesIn(path, m_docs);
        const auto first = [](const JsonNode* list) {
            return list && !list->items().empty() ? std::optional<Json>(wordOf(list->items().front(), "id"))
                                                  : std::nullopt;
        };
        value.base = first(m_docs.baseAt(path));
        value.now = first(m_docs.nowAt(path));
        value.needed = true;
        value.own = value.base && value.now && *value.base != *value.now;
        return value;
    }

    void dressAsKnown(HouseValue& value, const std::string& key) const {
        const auto known = knownKey(m_list, key);
        if (!known) {
            return;
        }
        value.name = known->name;
        value.help = known->help;
        value.choices = choicesFrom(known->source, m_docs);
        const JsonNode* node = m_docs.eitherAt(value.path);
        const bool plainText = !node || kindOf(*node) == HouseKind::Text;
        const bool picked = known->source == HouseSource::Dice && plainText;
        value.kind = picked ? HouseKind::Choice : known->kind.value_or(value.kind);
    }

    bool dressAsTrait(HouseValue& value, const std::string& key) const {
        for (const JsonNode* trait : traits()) {
            if (wordOf(*trait, "id") == key) {
                const std::string kind = wordOf(*trait, "kind");
                value.choices = kind == "choice" ? wordsOfVocabulary(wordOf(*trait, "vocabulary"), m_docs)
                                                 : std::vector<HouseChoice>();
                value.kind = kind == "flag"          ? HouseKind::Flag
                             : kind == "count"       ? HouseKind::Number
                             : value.choices.empty() ? HouseKind::Text
                                                     : HouseKind::Choice;
                value.help = say("house rules", "A trait of every word of this list");
                return true;
            }
        }
        return false;
    }

    static HouseValue limited(HouseValue value) {
        value.least = value.kind == HouseKind::Number ? -mostNumber : 0;
        value.most = value.kind == HouseKind::Number ? mostNumber : 0;
        return value;
    }

    const HousePath& m_entry;
    const HouseDocs& m_docs;
    const JsonNode& m_node;
    std::string m_list;
};

} // namespace

std::vector<HouseValue> valuesOfEntry(const HousePath& entry, const HouseDocs& docs) {
    const JsonNode* node = entry.steps.empty() ? nullptr : docs.eitherAt(entry);
    // What stands in no list, and deeper than a text or number, is part of a value.
    const bool part = node && entry.steps.size() > 2 && !docs.eitherAt(entry.above())->isArray();
    if (!node || part || hasEntries(*node)) {
        return {};
    }
    const FormOfEntry form(entry, docs);
    return wordOf(*node, "id").empty() ? std::vector<HouseValue>{form.whole()} : form.values();
}

namespace {

std::vector<HouseChoice> tones() {
    return {{"good", say("house rules", "good")},
            {"plain", say("house rules", "plain")},
            {"caution", say("house rules", "caution")},
            {"alarm", say("house rules", "alarm")},
            {"flight", say("house rules", "flight")}};
}

/// What fills a place: a number of the pack; what is known only at the table is three dots.
std::string placeIn(std::string_view place, const HouseDocs& docs) {
    const std::vector<std::string> parts = splitAtDots(place);
    const JsonNode* number =
        parts.size() == 2 && parts[0] == "number" ? docs.eitherAt({"texts", {"numbers", parts[1]}}) : nullptr;
    return number ? dumpLine(number->scalar()) : std::string("\u2026");
}

} // namespace

std::string calledInForms(const JsonNode& entry, const HouseDocs& docs) {
    for (const char* key : {"label", "name", "title", "question", "short"}) {
        if (const std::string word = wordOf(entry, key); !word.empty()) {
            return filled(word, [&docs](std::string_view place) { return placeIn(place, docs); });
        }
    }
    return wordOf(entry, "id");
}

std::vector<HouseChoice> choicesIn(const HousePath& list, const HouseDocs& docs) {
    std::vector<HouseChoice> choices;
    const JsonNode* node = docs.nowAt(list);
    if (!node) {
        return choices;
    }
    for (const JsonNode& item : node->items()) {
        if (const std::string id = wordOf(item, "id"); !id.empty()) {
            choices.push_back({id, calledInForms(item, docs)});
        }
    }
    return choices;
}

std::vector<HouseChoice> choicesFrom(HouseSource source, const HouseDocs& docs) {
    switch (source) {
    case HouseSource::Checks:
        return choicesIn({"checks", {"checks"}}, docs);
    case HouseSource::Outcomes:
        return choicesIn({"checks", {"outcomes"}}, docs);
    case HouseSource::Dice:
        return choicesIn({"dice", {"dice"}}, docs);
    case HouseSource::Tones:
        return tones();
    case HouseSource::None:
        break;
    }
    return {};
}

std::vector<HouseChoice> wordsOfVocabulary(const std::string& vocabulary, const HouseDocs& docs) {
    if (vocabulary == "check") {
        return choicesFrom(HouseSource::Checks, docs);
    }
    if (vocabulary == "outcome") {
        return choicesFrom(HouseSource::Outcomes, docs);
    }
    if (vocabulary == "phase") {
        return choicesIn({"turn", {"phases"}}, docs);
    }
    const HousePath words{"vocabulary", {"vocabularies", vocabulary, "words"}};
    return docs.nowAt(words) ? choicesIn(words, docs)
                             : choicesIn({"rulings", {"rulings", vocabulary, "readings"}}, docs);
}

} // namespace umpire
