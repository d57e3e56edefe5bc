#include "house_forms.h"

#include "house_text.h"
#include "umpire/base/key_table.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <limits>

namespace umpire {

// Documents -----------------------------------------------------------------------------------------

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

// Forms ---------------------------------------------------------------------------------------------

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

/// What people call an entry: its label, name or title, with the places in it as three dots; else its id.
std::string calledInForms(const JsonNode& entry, const HouseDocs& docs) {
    for (const char* key : {"label", "name", "title", "question", "short"}) {
        if (const std::string word = entry.text(key); !word.empty()) {
            return filled(word, [&docs](std::string_view place) { return placeIn(place, docs); });
        }
    }
    return entry.text("id");
}

/// The entries of a list, as choices.
std::vector<HouseChoice> choicesIn(const HousePath& list, const HouseDocs& docs) {
    std::vector<HouseChoice> choices;
    const JsonNode* node = docs.nowAt(list);
    if (!node) {
        return choices;
    }
    for (const JsonNode& item : node->items()) {
        if (const std::string id = item.text("id"); !id.empty()) {
            choices.push_back({id, calledInForms(item, docs)});
        }
    }
    return choices;
}

/// The choices that the pack itself gives: its checks, its outcomes.
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

/// The words of a vocabulary, be it one of the pack's lists of words, its checks, phases or outcomes, or the
/// readings of a ruling; empty for one that is not there.
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

constexpr std::int64_t mostNumber = std::numeric_limits<std::int32_t>::max();

/// Expressions are shown as people write them.
std::optional<Json> jsonOf(const JsonNode* node, const HousePath& path) {
    return node ? std::optional(writtenOut(*node, path.part, path.steps)) : std::nullopt;
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
        : m_entry(entry), m_docs(docs), m_node(*docs.eitherAt(entry)), m_list(listOf(entry)),
          m_shape(KeyTable::ofFiles().shape(kindAt(entry.part, entry.steps))) {}

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
        const JsonNode* node = m_docs.eitherAt(m_entry.with(key));
        return !onlyNames(m_entry, key) &&
               (isListWithDefault(m_entry.with(key)) || !node || !isListOfEntries(*node));
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
            keys.push_back(trait->text("id"));
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
        value.base = jsonOf(m_docs.baseAt(path), path);
        value.now = jsonOf(m_docs.nowAt(path), path);
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
        if (value.kind == HouseKind::AnyJson && isExpression(path.part, path.steps)) {
            value.kind = HouseKind::Expression;
        }
        value.name = key;
        if (const FileKey* known = m_shape ? m_shape->key(key) : nullptr) {
            value.needed = known->needed;
            value.kind = known->is == "text" ? HouseKind::Text : value.kind; // it may begin with "$"
        }
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
            return list && !list->items().empty() ? std::optional<Json>(list->items().front().text("id"))
                                                  : std::nullopt;
        };
        value.base = first(m_docs.baseAt(path));
        value.now = first(m_docs.nowAt(path));
        value.needed = true;
        value.own = value.base && value.now && *value.base != *value.now;
        return value;
    }

    void dressAsKnown(HouseValue& value, const std::string& key) const {
        const HouseKey* known = knownKey(m_list, key);
        if (!known) {
            return;
        }
        value.name = known->name.said();
        value.help = known->help ? known->help->said() : std::string();
        value.choices = choicesFrom(known->source, m_docs);
        const JsonNode* node = m_docs.eitherAt(value.path);
        const bool plainText = !node || kindOf(*node) == HouseKind::Text;
        const bool picked = known->source == HouseSource::Dice && plainText;
        value.kind = picked ? HouseKind::Choice : known->kind.value_or(value.kind);
    }

    bool dressAsTrait(HouseValue& value, const std::string& key) const {
        for (const JsonNode* trait : traits()) {
            if (trait->text("id") == key) {
                const std::string kind = trait->text("kind");
                value.choices = kind == "choice" ? wordsOfVocabulary(trait->text("vocabulary"), m_docs)
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
    const FileShape* m_shape; ///< null where the table of keys says nothing of such entries
};

using Names = std::vector<std::string>;

/// The keys of an object, or the names of the entries of a list.
Names namesIn(const JsonNode* node, std::string_view list) {
    Names names;
    if (!node) {
        return names;
    }
    for (const JsonNode::Member& member : node->members()) {
        names.push_back(member.key);
    }
    for (const JsonNode& item : node->items()) {
        const std::string name = nameInList(list, item);
        if (!name.empty()) {
            names.push_back(name);
        }
    }
    return names;
}

/// What there is, and what is gone behind what it stood behind.
Names withGone(Names now, const Names& base) {
    std::string before;
    for (const std::string& name : base) {
        if (!listed(now, name)) {
            const auto at = std::find(now.begin(), now.end(), before);
            now.insert(at == now.end() ? now.begin() : std::next(at), name);
        }
        before = name;
    }
    return now;
}

class ContentsOfPart {
  public:
    ContentsOfPart(HousePart& part, const HouseDocs& docs) : m_part(part), m_docs(docs) {}

    void fill() {
        HouseList single{{m_part.id, {}}, m_part.name, false, {}};
        for (const std::string& key : names({m_part.id, {}})) {
            if (key != "$schema") {
                addMember({m_part.id, {key}}, single);
            }
        }
        if (!single.entries.empty()) {
            m_part.lists.push_back(std::move(single));
        }
    }

  private:
    Names names(const HousePath& path) const {
        const std::string list = path.steps.empty() ? std::string() : path.steps.back();
        return withGone(namesIn(m_docs.nowAt(path), list), namesIn(m_docs.baseAt(path), list));
    }

    /// A list of entries or an object of values; anything else is an entry by itself.
    void addMember(const HousePath& path, HouseList& single) {
        const JsonNode& node = *m_docs.eitherAt(path);
        const bool entries = hasEntries(node);
        if (!entries && !node.isObject()) {
            add(path, 0, {}, single.entries);
            return;
        }
        const std::string& key = path.steps.back();
        HouseList list{path, nameOfList(key), entries || key == "texts" || key == "numbers", {}};
        std::vector<HousePath> lists;
        for (const std::string& name : names(path)) {
            const bool isList = hasEntries(*m_docs.eitherAt(path.with(name))) && !entries;
            isList ? lists.push_back(path.with(name)) : add(path.with(name), 0, {}, list.entries);
        }
        if (!list.entries.empty() || lists.empty()) {
            m_part.lists.push_back(std::move(list));
        }
        for (const HousePath& inner : lists) {
            addMember(inner, single);
        }
    }

    void add(const HousePath& path, int depth, const std::string& within, std::vector<HouseEntry>& entries) {
        const JsonNode& node = *m_docs.eitherAt(path);
        const bool named = node.isObject() && !node.text("id").empty();
        const std::string& id = path.steps.back();
        entries.push_back(
            {path, id, named ? calledInForms(node, m_docs) : id, depth, within, stateOf(path), {}});
        const std::size_t place = entries.size() - 1;
        for (const JsonNode::Member& member : node.members()) {
            if (named && isListOfEntries(member.value)) {
                const HousePath inner = path.with(member.key);
                entries[place].holds.push_back({inner, nameOfList(member.key)});
                for (const std::string& name : names(inner)) {
                    add(inner.with(name), depth + 1, nameOfList(member.key), entries);
                }
            }
        }
    }

    HouseState stateOf(const HousePath& path) const {
        const bool below = m_docs.baseAt(path) != nullptr;
        return !below                ? HouseState::Added
               : !m_docs.nowAt(path) ? HouseState::Removed
               : m_docs.ownAt(path)  ? HouseState::Changed
                                     : HouseState::AsBelow;
    }

    HousePart& m_part;
    const HouseDocs& m_docs;
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
    return node->text("id").empty() ? std::vector<HouseValue>{form.whole()} : form.values();
}

HousePart contentsOf(const std::string& part, const std::string& file, const HouseDocs& docs) {
    HousePart contents{part,
                       nameOfPart(part),
                       file,
                       docs.own.contains(part) || docs.unreadable.contains(part),
                       !docs.unreadable.contains(part),
                       {}};
    if (docs.eitherAt({part, {}})) {
        ContentsOfPart(contents, docs).fill();
    }
    return contents;
}

} // namespace umpire
