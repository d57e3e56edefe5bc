#include "house_edit.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>

namespace umpire {

namespace {

HousePath upTo(const HousePath& path, std::size_t depth) {
    return {path.part,
            JsonSteps(path.steps.begin(), path.steps.begin() + static_cast<std::ptrdiff_t>(depth))};
}

std::vector<std::string> namesInside(const JsonNode* node) {
    std::vector<std::string> names;
    for (std::size_t i = 0; node && i < node->members().size(); ++i) {
        names.push_back(node->members()[i].key);
    }
    for (std::size_t i = 0; node && i < node->items().size(); ++i) {
        names.push_back(node->items()[i].text("id"));
    }
    return names;
}

std::string removed(const HousePath& path) {
    return fill(say("house rules", "{path} is removed; take that back first"),
                {{"path", inQuotes(path.text())}});
}

} // namespace

/// In words, that a path leads nowhere, with the name that was meant where it goes astray.
std::string HouseEdit::notThere(const HousePath& path) const {
    HousePath there{path.part, {}};
    for (const std::string& step : path.steps) {
        if (!m_docs.eitherAt(there.with(step))) {
            break;
        }
        there = there.with(step);
    }
    const bool lost = there.steps.size() < path.steps.size();
    const std::string hint =
        lost ? didYouMean(path.steps[there.steps.size()], namesInside(m_docs.eitherAt(there)))
             : std::string();
    return fill(say("house rules", "there is nothing at {path} in these rules{hint}"),
                {{"path", inQuotes(path.text())}, {"hint", hint}});
}

// What stands there ---------------------------------------------------------------------------------

std::string HouseEdit::problemOf(const HousePath& path) const {
    if (!listed(partsOfPacks(), path.part)) {
        return fill(say("house rules", "there is no part {part} of a pack{hint}"),
                    {{"part", inQuotes(path.part)}, {"hint", didYouMean(path.part, partsOfPacks())}});
    }
    if (std::string problem = m_files.problemOf(path.part); !problem.empty()) {
        return problem;
    }
    if (m_docs.unreadable.contains(path.part)) {
        return fill(say("house rules", "{file} is no JSON now; put its text in order first"),
                    {{"file", m_files.fileOf(path.part)}});
    }
    if (!m_files.manifest()) {
        return say("house rules", "pack.json is no JSON now; put its text in order first");
    }
    return path.steps.empty() ? notThere(path) : std::string();
}

bool HouseEdit::isList(const HousePath& path) const {
    const JsonNode* node = m_docs.eitherAt(path);
    const JsonNode* own = m_docs.ownAt(path);
    return node ? node->isArray() : own && own->isArray();
}

bool HouseEdit::isRemoved(const HousePath& path) const {
    for (std::size_t depth = 2; depth <= path.steps.size(); ++depth) {
        const HousePath part = upTo(path, depth);
        if (m_docs.baseAt(part) && !m_docs.nowAt(part) && m_docs.ownAt(part) && isEntry(part)) {
            return true;
        }
    }
    return false;
}

/// An entry around it stands in place of the one below: nothing of that is left to be said again.
bool HouseEdit::saysAll(const HousePath& path) const {
    for (std::size_t depth = 2; depth <= path.steps.size(); ++depth) {
        const JsonNode* replace = m_docs.ownAt(upTo(path, depth).with("replace"));
        if (replace && isEntry(upTo(path, depth))) {
            return true;
        }
    }
    return false;
}

/// A value is said by an entry, by an object such as that of the numbers, or by the file itself. What stands
/// deeper is part of one.
bool HouseEdit::isValue(const HousePath& path) const {
    const JsonNode* there = m_docs.nowAt(path);
    if (there && hasEntries(*there)) {
        return false;
    }
    if (path.steps.size() < 3) {
        return (there || m_docs.baseAt(path)) && !isEntry(path);
    }
    const std::string& key = path.steps.back();
    return isEntry(path.above()) && m_docs.nowAt(path.above()) && !onlyNames(path.above(), key);
}

bool HouseEdit::isAsBelow(const HousePath& path, const Json& value) const {
    const JsonNode* below = m_docs.baseAt(path);
    const auto line = [&path](const auto& said) {
        return canonicalLine(writtenOut(said, path.part, path.steps));
    };
    return below && !saysAll(path) && line(*below) == line(value);
}

// Texts --------------------------------------------------------------------------------------------

/// As it is now: a change may be made in steps.
JsonText& HouseEdit::textOf(const std::string& part) {
    const auto own = m_docs.own.find(part);
    const JsonText& before = own == m_docs.own.end() ? m_nothing : own->second;
    return m_texts.emplace(part, before).first->second;
}

/// A file that says nothing any more goes.
void HouseEdit::keep(const std::string& part) {
    const JsonText& text = textOf(part);
    const auto& said = text.root().members();
    const bool empty = std::all_of(said.begin(), said.end(),
                                   [](const JsonNode::Member& member) { return member.key == "$schema"; });
    m_files.setText(part, empty ? std::string() : text.text());
}

/// An entry by the name that ends the path, with what it says.
Json HouseEdit::entry(const HousePath& path, const Json& members) const {
    const std::string& name = path.steps.back();
    const std::size_t dot = name.find('.');
    Json object{{"id", dot == std::string::npos ? name : name.substr(dot + 1)}};
    if (dot != std::string::npos) {
        object["of"] = name.substr(0, dot);
    }
    for (const auto& [key, value] : members.items()) {
        object[key] = value;
    }
    return object;
}

/// What has to stand at the first `depth` steps so that `to` stands at their end.
Json HouseEdit::standing(const HousePath& path, std::size_t depth, const Json& to) const {
    if (depth == path.steps.size()) {
        return to;
    }
    const Json inside = standing(path, depth + 1, to);
    return isList(upTo(path, depth)) ? Json::array({entry(upTo(path, depth + 1), inside)})
                                     : Json{{path.steps[depth], inside}};
}

/// A word that the file has by its former name gets the name that it has now; where it has both, the former
/// one goes.
void HouseEdit::renewWord(const HousePath& path) {
    JsonText& text = textOf(path.part);
    const auto former = formerPath(path);
    const std::optional<Json> value = former ? text.at(former->steps) : std::nullopt;
    if (!value) {
        return;
    }
    text.remove(former->steps);
    if (!text.find(path.steps)) {
        text.addMember(path.above().steps, path.steps.back(), *value);
    }
}

void HouseEdit::write(const HousePath& path, const Json& to) {
    renewWord(path);
    JsonText& text = textOf(path.part);
    std::size_t depth = path.steps.size();
    while (!text.find(upTo(path, depth).steps)) {
        --depth;
    }
    const HousePath there = upTo(path, depth);
    if (depth == path.steps.size()) {
        text.replace(path.steps, isEntry(path) ? entry(path, to) : to);
    } else if (const Json value = standing(path, depth + 1, to); isList(there)) {
        text.addItem(there.steps, entry(upTo(path, depth + 1), value));
    } else {
        text.addMember(there.steps, path.steps[depth], value);
    }
    keep(path.part);
}

void HouseEdit::takeOut(const HousePath& path) {
    textOf(path.part).remove(path.steps);
    prune(path.above());
    keep(path.part);
}

/// An empty list or object, or an entry of the pack below of which nothing is said.
bool HouseEdit::saysNothing(const JsonText& text, const HousePath& path) const {
    const JsonNode* node = text.find(path.steps);
    if (!node || (!node->isObject() && !node->isArray())) {
        return false;
    }
    const bool below = isEntry(path) && m_docs.baseAt(path);
    return node->items().empty() &&
           std::all_of(node->members().begin(), node->members().end(),
                       [&](const JsonNode::Member& member) { return below && onlyNames(path, member.key); });
}

void HouseEdit::prune(HousePath path) {
    JsonText& text = textOf(path.part);
    for (; !path.steps.empty() && saysNothing(text, path); path = path.above()) {
        text.remove(path.steps);
    }
}

// Changes ------------------------------------------------------------------------------------------

std::string HouseEdit::set(const HousePath& path, const Json& to) {
    if (std::string problem = problemOf(path); !problem.empty()) {
        return problem;
    }
    if (isRemoved(path)) {
        return removed(path);
    }
    if (isListWithDefault(path) && to.is_string()) {
        return setFirst(path, to.get<std::string>());
    }
    if (!isValue(path)) {
        return notThere(path);
    }
    if (isAsBelow(path, to)) {
        reset(path);
    } else {
        write(path, to);
    }
    return {};
}

std::string HouseEdit::reset(const HousePath& path) {
    if (std::string problem = problemOf(path); !problem.empty()) {
        return problem;
    }
    renewWord(path);
    if (isListWithDefault(path)) {
        takeOutOrder(path);
    } else if (textOf(path.part).find(path.steps)) {
        takeOut(path);
    }
    return {};
}

std::string HouseEdit::add(const HousePath& path, const Json& given) {
    if (std::string problem = problemOf(path); !problem.empty()) {
        return problem;
    }
    const std::string& name = path.steps.back();
    if (m_docs.nowAt(path)) {
        return fill(say("house rules", "there is {name} already"), {{"name", inQuotes(name)}});
    }
    if (isRemoved(path)) {
        return removed(path);
    }
    const JsonNode* above = m_docs.eitherAt(path.above());
    if ((!above || !(above->isObject() || above->isArray())) && path.steps.size() != 2) {
        return notThere(path.above());
    }
    if (!isKebab(name.substr(name.find('.') + 1))) {
        return fill(
            say("house rules", "{name} is no id: small letters, digits and single hyphens between them"),
            {{"name", inQuotes(name)}});
    }
    write(path, isEntry(path) && !given.is_object() ? Json::object() : given);
    return {};
}

std::string HouseEdit::remove(const HousePath& path) {
    if (std::string problem = problemOf(path); !problem.empty()) {
        return problem;
    }
    if (!m_docs.nowAt(path) || (!isEntry(path) && !isValue(path))) {
        return notThere(path);
    }
    if (!m_docs.baseAt(path)) {
        return reset(path);
    }
    isEntry(path) ? write(path, Json{{"remove", true}}) : write(path, nullptr);
    return {};
}

// Order --------------------------------------------------------------------------------------------

std::string HouseEdit::moveBefore(const HousePath& entry, const std::string& other) {
    if (std::string problem = problemOf(entry); !problem.empty()) {
        return problem;
    }
    if (!isEntry(entry) || !m_docs.nowAt(entry)) {
        return notThere(entry);
    }
    if (!m_docs.nowAt(entry.above().with(other)) || other == entry.steps.back()) {
        return notThere(entry.above().with(other));
    }
    textOf(entry.part).remove(entry.with("after").steps);
    write(entry.with("before"), other);
    return {};
}

/// Takes back where entries of a list are put.
void HouseEdit::takeOutOrder(const HousePath& list) {
    const JsonNode* node = m_docs.eitherAt(list);
    static const JsonNode nothing;
    for (const JsonNode& item : (node ? *node : nothing).items()) {
        const HousePath entry = list.with(nameInList(list.steps.back(), item));
        for (const char* key : {"before", "after"}) {
            textOf(list.part).remove(entry.with(key).steps);
        }
        prune(entry);
    }
    keep(list.part);
}

/// Puts it before the one that is first below, which is as little as has to be said.
std::string HouseEdit::setFirst(const HousePath& list, const std::string& first) {
    if (!m_docs.nowAt(list.with(first))) {
        return notThere(list.with(first));
    }
    const JsonNode* below = m_docs.baseAt(list);
    const std::string usual = (below ? below : m_docs.nowAt(list))->items().front().text("id");
    takeOutOrder(list);
    if (first != usual && m_docs.nowAt(list.with(usual))) {
        write(list.with(first).with("before"), usual);
    }
    return {};
}

} // namespace umpire
