#include "umpire/storage/house_rules.h"
#include "../folder_draft.h"
#include "house_files.h"
#include "house_forms.h"
#include "house_text.h"
#include "umpire/base/file.h"
#include "umpire/base/json_text.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <sstream>

namespace umpire {

namespace fs = std::filesystem;

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

/// One change of house rules, made in the text of a part's file. Each gives "" or in words why nothing was
/// changed.
class HouseEdit {
  public:
    HouseEdit(const HouseDocs& docs, HouseFiles& files) : m_docs(docs), m_files(files) {}

    /// Why nothing can be changed there; to be asked before any change.
    std::string problemOf(const HousePath& path) const {
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

    std::string set(const HousePath& path, const Json& to) {
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

    std::string reset(const HousePath& path) {
        renewWord(path);
        if (isListWithDefault(path)) {
            takeOutOrder(path);
        } else if (textOf(path.part).find(path.steps)) {
            takeOut(path);
        }
        return {};
    }

    std::string add(const HousePath& path, const Json& given) {
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

    std::string remove(const HousePath& path) {
        if (!m_docs.nowAt(path) || (!isEntry(path) && !isValue(path))) {
            return notThere(path);
        }
        if (!m_docs.baseAt(path)) {
            return reset(path);
        }
        isEntry(path) ? write(path, Json{{"remove", true}}) : write(path, nullptr);
        return {};
    }

    std::string moveBefore(const HousePath& entry, const std::string& other) {
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

  private:
    /// In words, that a path leads nowhere, with the name that was meant where it goes astray.
    std::string notThere(const HousePath& path) const {
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

    bool isList(const HousePath& path) const {
        const JsonNode* node = m_docs.eitherAt(path);
        const JsonNode* own = m_docs.ownAt(path);
        return node ? node->isArray() : own && own->isArray();
    }

    bool isEntry(const HousePath& path) const { return path.steps.size() > 1 && isList(path.above()); }

    bool isRemoved(const HousePath& path) const {
        for (std::size_t depth = 2; depth <= path.steps.size(); ++depth) {
            const HousePath part = upTo(path, depth);
            if (m_docs.baseAt(part) && !m_docs.nowAt(part) && m_docs.ownAt(part) && isEntry(part)) {
                return true;
            }
        }
        return false;
    }

    /// An entry around it stands in place of the one below: nothing of that is left to be said again.
    bool saysAll(const HousePath& path) const {
        for (std::size_t depth = 2; depth <= path.steps.size(); ++depth) {
            const JsonNode* replace = m_docs.ownAt(upTo(path, depth).with("replace"));
            if (replace && isEntry(upTo(path, depth))) {
                return true;
            }
        }
        return false;
    }

    /// A value is said by an entry, by an object such as that of the numbers, or by the file itself. What
    /// stands deeper is part of one.
    bool isValue(const HousePath& path) const {
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

    bool isAsBelow(const HousePath& path, const Json& value) const {
        const JsonNode* below = m_docs.baseAt(path);
        const auto line = [&path](const auto& said) {
            return canonicalLine(writtenOut(said, path.part, path.steps));
        };
        return below && !saysAll(path) && line(*below) == line(value);
    }

    /// As it is now: a change may be made in steps.
    JsonText& textOf(const std::string& part) {
        const auto own = m_docs.own.find(part);
        const JsonText& before = own == m_docs.own.end() ? m_nothing : own->second;
        return m_texts.emplace(part, before).first->second;
    }

    /// A file that says nothing any more goes.
    void keep(const std::string& part) {
        const JsonText& text = textOf(part);
        const auto& said = text.root().members();
        const bool empty = std::all_of(
            said.begin(), said.end(), [](const JsonNode::Member& member) { return member.key == "$schema"; });
        m_files.setText(part, empty ? std::string() : text.text());
    }

    /// An entry by the name that ends the path, with what it says.
    Json entry(const HousePath& path, const Json& members) const {
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
    Json standing(const HousePath& path, std::size_t depth, const Json& to) const {
        if (depth == path.steps.size()) {
            return to;
        }
        const Json inside = standing(path, depth + 1, to);
        return isList(upTo(path, depth)) ? Json::array({entry(upTo(path, depth + 1), inside)})
                                         : Json{{path.steps[depth], inside}};
    }

    /// A word that the file has by its former name gets the name that it has now; where it has both, the
    /// former one goes.
    void renewWord(const HousePath& path) {
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

    void write(const HousePath& path, const Json& to) {
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

    void takeOut(const HousePath& path) {
        textOf(path.part).remove(path.steps);
        prune(path.above());
        keep(path.part);
    }

    void prune(HousePath path) {
        JsonText& text = textOf(path.part);
        for (; !path.steps.empty() && saysNothing(text, path); path = path.above()) {
            text.remove(path.steps);
        }
    }

    /// An empty list or object, or an entry of the pack below of which nothing is said.
    bool saysNothing(const JsonText& text, const HousePath& path) const {
        const JsonNode* node = text.find(path.steps);
        if (!node || (!node->isObject() && !node->isArray())) {
            return false;
        }
        const bool below = isEntry(path) && m_docs.baseAt(path);
        return node->items().empty() && std::all_of(node->members().begin(), node->members().end(),
                                                    [&](const JsonNode::Member& member) {
                                                        return below && onlyNames(path, member.key);
                                                    });
    }

    /// Puts it before the one that is first below, which is as little as has to be said.
    std::string setFirst(const HousePath& list, const std::string& first) {
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

    /// Takes back where entries of a list are put.
    void takeOutOrder(const HousePath& list) {
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

    const JsonText m_nothing = *JsonText::of("{}\n");
    const HouseDocs& m_docs;
    HouseFiles& m_files;
    std::map<std::string, JsonText> m_texts; ///< of the parts that are being changed
};

} // namespace

/// What was changed, and how the files were before.
struct HouseStep {
    std::string name;
    HouseFiles files;
};

/// All that is known of a pack that is being worked on.
struct HouseRules::Inside {
    Inside(const std::filesystem::path& folder, const HouseBench& given)
        : bench(given), files(folder), saved(folder) {}

    HouseBench bench;
    HouseFiles files; ///< as they are to be
    HouseFiles saved; ///< as they were read or written last
    std::vector<HouseStep> before;
    std::vector<HouseStep> after;
    ReadTexts read;
    HouseDocs docs;
    std::shared_ptr<const RulePack> lastInOrder;

    /// Reads the whole pack as it is to be.
    void readAgain();
    /// Keeps a change, unless it changed nothing.
    void keep(const std::string& name, HouseFiles changed);
};

namespace {

/// `"value" of "green-troops"`, or the last of its steps.
std::string nameOf(const HousePath& path) {
    if (path.steps.size() < 3) {
        return inQuotes(path.steps.empty() ? path.part : path.steps.back());
    }
    return fill(
        say("house rules", "{key} of {entry}"),
        {{"key", inQuotes(path.steps.back())}, {"entry", inQuotes(path.steps[path.steps.size() - 2])}});
}

/// The pack that texts come to.
ReadTexts readDraft(const HouseFiles& files, const HouseBench& bench) {
    return readTexts(files.folder(), files.texts(), bench.games, bench.searchPath.paths());
}

/// Takes the last step of one list to the other.
bool stepOver(std::vector<HouseStep>& from, std::vector<HouseStep>& to, HouseFiles& files) {
    if (from.empty()) {
        return false;
    }
    HouseStep step = std::move(from.back());
    from.pop_back();
    std::swap(step.files, files);
    to.push_back(std::move(step));
    return true;
}

/// Where a sentence names a place in a file: `since our-club/facts.json:3:13 removes ...`.
Position placeIn(const std::string& sentence, const std::string& file) {
    const std::size_t found = sentence.find(file + ":");
    Position at;
    if (found != std::string::npos) {
        std::istringstream rest(sentence.substr(found + file.size()));
        char colon = ' ';
        rest >> colon >> at.line >> colon >> at.column;
    }
    return at;
}

/// The file and place where these house rules say something wrong, or something that makes wrong what the
/// pack below says.
std::pair<std::string, Position> ownPlace(const Issue& issue, const HouseFiles& files) {
    for (const auto& [file, text] : files.texts()) {
        const std::string path = (files.folder() / file).string();
        if (issue.file == path) {
            return {file, issue.at};
        }
        if (const Position at = placeIn(issue.text, path); at.line > 0) {
            return {file, at};
        }
    }
    return {};
}

std::string manifestOf(const HouseWish& wish) {
    const Json manifest{{"format", "desert-umpire-rules"},
                        {"version", 1},
                        {"id", wish.id},
                        {"title", wish.title},
                        {"extends", wish.base},
                        {"files", Json::object()}};
    return jsonPage(manifest, {0, 0, 1}) + "\n";
}

std::string problemOfName(const std::string& id, const UserFolders& own, const PackSearchPath& searchPath) {
    if (!isKebab(id)) {
        return fill(say("house rules",
                        "{id} cannot be their name: small letters, digits and single hyphens between "
                        "them, such as our-club"),
                    {{"id", inQuotes(id)}});
    }
    if (listed(searchPath.names(), id)) {
        return fill(say("house rules", "there are rules called {id} already; choose another name"),
                    {{"id", inQuotes(id)}});
    }
    return isThere(own.rules / id) ? fill(say("house rules", "{place} is there already; choose another name"),
                                          {{"place", onOneLine((own.rules / id).string())}})
                                   : std::string();
}

std::string problemOfTitle(const std::string& title) {
    if (title.find_first_not_of(' ') == std::string::npos) {
        return say("house rules", "say what they are to be called, such as the name of the club");
    }
    const std::string excess = excessOf(title, nameLimit);
    return excess.empty() ? std::string()
                          : fill(say("house rules", "the title is too long: {why}"), {{"why", excess}});
}

std::string problemOfBase(const std::string& base, const PackSearchPath& searchPath) {
    const LoadedPack loaded = searchPath.find(base);
    if (loaded.pack) {
        return {};
    }
    return listed(searchPath.names(), base)
               ? fill(say("house rules",
                          "{base} has errors, and nothing can be built on it; put it in order first"),
                      {{"base", inQuotes(base)}})
               : loaded.issues.front().text;
}

} // namespace

void HouseRules::Inside::readAgain() {
    read = readDraft(files, bench);
    lastInOrder = read.loaded.pack ? read.loaded.pack : lastInOrder;
    if (!read.baseParts.empty()) { // else the manifest cannot be read, and forms show what was there
        docs.base = read.baseParts;
        docs.now = read.parts;
        docs.now.insert(docs.base.begin(), docs.base.end());
    }
    docs.own.clear();
    docs.unreadable.clear();
    for (const std::string& part : partsOfPacks()) {
        const std::string written = files.text(part);
        auto text = written.empty() ? std::nullopt : JsonText::of(written);
        const bool object = text && text->root().isObject();
        if (object) {
            docs.own.emplace(part, std::move(*text));
        }
        if (!object && !written.empty()) {
            docs.unreadable.insert(part);
        }
    }
}

void HouseRules::Inside::keep(const std::string& name, HouseFiles changed) {
    if (changed.texts() != files.texts()) {
        before.push_back({name, std::move(files)});
        files = std::move(changed);
        after.clear();
        readAgain();
    }
}

HouseRules::HouseRules(std::unique_ptr<Inside> inside) : m_inside(std::move(inside)) {}
HouseRules::~HouseRules() = default;

Result<std::unique_ptr<HouseRules>, FileProblem> HouseRules::open(const fs::path& folder,
                                                                  const HouseBench& bench) {
    auto inside = std::make_unique<Inside>(folder, bench);
    if (std::string problem = inside->files.read(); !problem.empty()) {
        return FileProblem{std::move(problem)};
    }
    if (inside->files.word("extends").empty()) {
        return FileProblem{
            fill(say("house rules",
                     "{folder} holds no house rules: its pack.json extends no other pack; make new ones "
                     "on top of it"),
                 {{"folder", onOneLine(folder.string())}})};
    }
    inside->saved = inside->files;
    inside->readAgain();
    return std::unique_ptr<HouseRules>(new HouseRules(std::move(inside)));
}

// What it is ---------------------------------------------------------------------------------------

const fs::path& HouseRules::folder() const {
    return m_inside->files.folder();
}

std::string HouseRules::id() const {
    return m_inside->files.word("id");
}

std::string HouseRules::title() const {
    return m_inside->files.word("title");
}

std::shared_ptr<const RulePack> HouseRules::pack() const {
    return m_inside->read.loaded.pack;
}

std::shared_ptr<const RulePack> HouseRules::base() const {
    return m_inside->read.base;
}

const Issues& HouseRules::issues() const {
    return m_inside->read.loaded.issues;
}

std::vector<PartDifferences> HouseRules::differences() const {
    const auto& now = m_inside->lastInOrder;
    return now && now->base ? differencesByPart(*now->base, *now) : std::vector<PartDifferences>();
}

std::vector<HousePart> HouseRules::contents() const {
    std::vector<HousePart> parts;
    for (const std::string& part : partsForPeople()) {
        if (m_inside->docs.eitherAt({part, {}}) || !m_inside->files.text(part).empty()) {
            parts.push_back(contentsOf(part, m_inside->files.fileOf(part), m_inside->docs));
        }
    }
    return parts;
}

std::vector<HouseValue> HouseRules::valuesOf(const HousePath& entry) const {
    return valuesOfEntry(m_inside->docs.tidy(entry), m_inside->docs);
}

std::optional<HouseValue> HouseRules::value(const HousePath& path) const {
    const HousePath tidy = m_inside->docs.tidy(path);
    for (const HousePath& entry : {tidy.above(), tidy}) {
        for (HouseValue& value : valuesOfEntry(entry, m_inside->docs)) {
            if (value.path == tidy) {
                return std::move(value);
            }
        }
    }
    return std::nullopt;
}

// Changing it --------------------------------------------------------------------------------------

template <typename Change>
std::string HouseRules::change(const HousePath& path, const Change& change) {
    HouseFiles changed = m_inside->files;
    HouseEdit edit(m_inside->docs, changed);
    std::string problem = edit.problemOf(path);
    problem = problem.empty() ? change(edit) : problem;
    if (problem.empty()) {
        m_inside->keep(nameOf(path), std::move(changed));
    }
    return problem;
}

std::string HouseRules::set(const HousePath& value, const Json& to) {
    const HousePath path = m_inside->docs.tidy(value);
    return change(path, [&](HouseEdit& edit) { return edit.set(path, to); });
}

std::string HouseRules::reset(const HousePath& given) {
    const HousePath path = m_inside->docs.tidy(given);
    return change(path, [&](HouseEdit& edit) { return edit.reset(path); });
}

std::string HouseRules::add(const HousePath& path, const Json& entry) {
    return change(path, [&](HouseEdit& edit) { return edit.add(path, entry); });
}

std::string HouseRules::remove(const HousePath& given) {
    const HousePath path = m_inside->docs.tidy(given);
    return change(path, [&](HouseEdit& edit) { return edit.remove(path); });
}

std::string HouseRules::moveBefore(const HousePath& given, const std::string& other) {
    const HousePath path = m_inside->docs.tidy(given);
    const HousePath behind = m_inside->docs.tidy(given.above().with(other));
    return change(path, [&](HouseEdit& edit) { return edit.moveBefore(path, behind.steps.back()); });
}

std::string HouseRules::setTitle(const std::string& title) {
    auto manifest = m_inside->files.manifest();
    if (!manifest) {
        return say("house rules", "pack.json is no JSON now; put its text in order first");
    }
    manifest->find({"title"}) ? manifest->replace({"title"}, title) : manifest->addMember({}, "title", title);
    return setText("pack", manifest->text());
}

std::string HouseRules::text(const std::string& part) const {
    return m_inside->files.text(part);
}

std::string HouseRules::setText(const std::string& part, const std::string& text) {
    if (part == "pack" && text.empty()) {
        return say("house rules", "a pack cannot do without its pack.json");
    }
    HouseFiles changed = m_inside->files;
    if (std::string problem = changed.problemOf(part); !problem.empty()) {
        return problem;
    }
    changed.setText(part, text);
    m_inside->keep(inQuotes(changed.fileOf(part)), std::move(changed));
    return {};
}

Issues HouseRules::check(const std::string& part, const std::string& text) const {
    HouseFiles changed = m_inside->files;
    changed.setText(part, text);
    return readDraft(changed, m_inside->bench).loaded.issues;
}

std::string HouseRules::undoable() const {
    return m_inside->before.empty() ? std::string() : m_inside->before.back().name;
}

std::string HouseRules::redoable() const {
    return m_inside->after.empty() ? std::string() : m_inside->after.back().name;
}

void HouseRules::undo() {
    if (stepOver(m_inside->before, m_inside->after, m_inside->files)) {
        m_inside->readAgain();
    }
}

void HouseRules::redo() {
    if (stepOver(m_inside->after, m_inside->before, m_inside->files)) {
        m_inside->readAgain();
    }
}

// Where things stand -------------------------------------------------------------------------------

std::string HouseRules::partOf(const Issue& issue) const {
    return m_inside->files.partOf(ownPlace(issue, m_inside->files).first);
}

std::optional<HousePath> HouseRules::pathOf(const Issue& issue) const {
    const std::string part = partOf(issue);
    const auto text = m_inside->docs.own.find(part);
    const Position at = ownPlace(issue, m_inside->files).second;
    if (text == m_inside->docs.own.end() || at.line == 0) {
        return std::nullopt;
    }
    HousePath path = m_inside->docs.tidy({part, text->second.stepsAt(at)});
    for (; !path.steps.empty(); path = path.above()) {
        if (value(path) || !valuesOf(path).empty()) {
            return path;
        }
    }
    return std::nullopt;
}

Position HouseRules::positionOf(const HousePath& path) const {
    const auto text = m_inside->docs.own.find(path.part);
    return text == m_inside->docs.own.end() ? Position() : text->second.positionOf(path.steps);
}

// The files ----------------------------------------------------------------------------------------

bool HouseRules::unsaved() const {
    return m_inside->files.texts() != m_inside->saved.texts();
}

std::vector<fs::path> HouseRules::changedOutside() const {
    return othersThan(m_inside->saved);
}

std::string HouseRules::reread() {
    HouseFiles disk = m_inside->saved;
    if (std::string problem = disk.read(); !problem.empty()) {
        return problem;
    }
    m_inside->saved = disk;
    m_inside->keep(say("house rules", "what another program wrote"), disk);
    m_inside->readAgain(); // the pack below may be another
    return {};
}

std::string HouseRules::save(Others others, Disk& disk) {
    if (hasErrors(issues())) {
        return say("house rules",
                   "these rules have errors and were not saved; put them in order, or take the "
                   "last changes back");
    }
    std::vector<fs::path> changed = changedOutside();
    for (const fs::path& made : inTheWay(m_inside->files, m_inside->saved)) {
        changed.push_back(made);
    }
    if (!changed.empty() && others == Others::Keep) {
        return fill(say("house rules",
                        "{file} was changed by another program meanwhile; nothing was saved. Read it "
                        "again, or write over it"),
                    {{"file", onOneLine(changed.front().string())}});
    }
    HouseFiles there = m_inside->saved;
    if (others == Others::Overwrite && !there.read().empty()) {
        there = HouseFiles(m_inside->files.folder()); // nothing is there any more: all of it is written
    }
    std::string problem = writeHouse(m_inside->files, there, disk);
    if (problem.empty()) {
        m_inside->saved = m_inside->files;
    }
    return problem;
}

// A new pack of house rules, which changes nothing yet.

std::string HouseRules::problemOf(const HouseWish& wish, const UserFolders& own, const HouseBench& bench) {
    if (own.rules.empty()) {
        return noFolderOfOnesOwn();
    }
    std::string problem = problemOfBase(wish.base, bench.searchPath);
    problem = problem.empty() ? problemOfName(wish.id, own, bench.searchPath) : problem;
    return problem.empty() ? problemOfTitle(wish.title) : problem;
}

Result<fs::path, FileProblem> HouseRules::make(const HouseWish& wish, const UserFolders& own,
                                               const HouseBench& bench) {
    std::string problem = problemOf(wish, own, bench);
    problem = problem.empty() ? makeFolder(own.rules) : problem;
    if (!problem.empty()) {
        return FileProblem{problem};
    }
    const FolderDraft draft(own.rules);
    const fs::path made = draft.path() / wish.id;
    std::error_code wrong;
    if (draft.path().empty() || !fs::create_directory(made, wrong)) {
        return FileProblem{
            folderNotMade(own.rules / wish.id, draft.path().empty() ? systemReason() : wrong.message())};
    }
    problem = writeFileAtomically(made / manifestFile, manifestOf(wish));
    problem = problem.empty() ? FolderDraft::put(made, own.rules / wish.id) : problem;
    if (!problem.empty()) {
        return FileProblem{problem};
    }
    return own.rules / wish.id;
}

} // namespace umpire
