#include "umpire/base/key_table.h"

#include "umpire/base/text.h"

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>

namespace umpire {

/// rules/schema/keys.json, as it was when the program was built.
extern const char* const fileKeys;

namespace {

constexpr std::string_view fileEnd = ".json";
constexpr const char* idPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";

bool takeStart(std::string& text, std::string_view start) {
    const bool there = text.starts_with(start);
    text.erase(0, there ? start.size() : 0);
    return there;
}

bool takeEnd(std::string& text, std::string_view end) {
    const bool there = text.ends_with(end);
    text.erase(text.size() - (there ? end.size() : 0));
    return there;
}

using Shapes = std::map<std::string, FileShape>;

std::string definitionOf(const Json& reference) {
    const auto path = reference.get<std::string>();
    return path.substr(path.rfind('/') + 1);
}

/// Calls `each` with every shape that JSON Schema refers to.
void eachReference(const Json& schema, const std::function<void(const std::string&)>& each) {
    for (const auto& item : schema.items()) {
        if (item.key() == "$ref") {
            each(definitionOf(item.value()));
        } else if (item.value().is_structured()) {
            eachReference(item.value(), each);
        }
    }
}

/// Those that the JSON Schema in a shape refers to.
void eachReference(const FileShape& shape, const std::function<void(const std::string&)>& each) {
    for (const FileKey& key : shape.keys) {
        eachReference(key.rest, each);
    }
    eachReference(shape.rest, each);
}

/// Writes the schema of one kind of file.
class SchemaWriter {
  public:
    SchemaWriter(const Shapes& shapes, std::set<std::string> common, std::string file)
        : m_shapes(shapes), m_common(std::move(common)), m_file(std::move(file)) {}

    Json write(const std::vector<std::string>& order) {
        Json schema{{"$schema", "http://json-schema.org/draft-07/schema#"}};
        const bool isCommon = m_file == "common";
        if (isCommon) {
            schema["title"] = "Shared definitions";
            schema["description"] = "What the schemas of several files refer to.";
        } else {
            const FileShape& root = m_shapes.at(m_file + std::string(fileEnd));
            count(root);
            schema["title"] = root.title;
            schema.update(object(root));
            Json keys{{"$schema", Json{{"description", "The JSON Schema of this file, for editors."},
                                       {"type", "string"}}}};
            keys.update(schema["properties"]);
            schema["properties"] = std::move(keys);
        }
        Json definitions = Json::object();
        for (const std::string& name : order) {
            if (isCommon ? m_common.contains(name) : m_uses[name] > 1 && !m_common.contains(name)) {
                definitions[name] = object(m_shapes.at(name));
            }
        }
        if (!definitions.empty()) {
            schema["definitions"] = std::move(definitions);
        }
        return schema;
    }

  private:
    /// How often each shape is needed in this file. What JSON Schema refers to is a definition, however
    /// often.
    void count(const FileShape& shape) {
        const auto use = [this](const std::string& name, int times) {
            const auto found = m_shapes.find(name);
            if (found != m_shapes.end() && !m_common.contains(name)) {
                int& uses = m_uses[name];
                uses += times;
                if (uses == times) {
                    count(found->second);
                }
            }
        };
        for (const FileKey& key : shape.keys) {
            use(FileShape::shapeIn(key.is), 1);
        }
        eachReference(shape, [&use](const std::string& name) { use(name, 2); });
    }

    /// References in what the table says as JSON Schema lead to where the definition stands.
    Json placed(const Json& json) const {
        Json copy = json;
        for (auto& item : copy.items()) {
            if (item.key() == "$ref") {
                item.value() = reference(definitionOf(item.value()));
            } else if (item.value().is_structured()) {
                item.value() = placed(item.value());
            }
        }
        return copy;
    }

    std::string reference(const std::string& name) const {
        const bool elsewhere = m_file != "common" && m_common.contains(name);
        return (elsewhere ? "common.schema.json#/definitions/" : "#/definitions/") + name;
    }

    Json object(const FileShape& shape) const {
        Json schema = Json::object();
        if (!shape.help.empty()) {
            schema["description"] = shape.help;
        }
        if (const auto all = shape.rest.find("schema"); all != shape.rest.end()) {
            schema.update(placed(*all));
            return schema;
        }
        schema["type"] = "object";
        schema["properties"] = Json::object();
        Json needed = shape.rest.value("also-needed", Json::array());
        for (const FileKey& key : shape.keys) {
            schema["properties"][key.name] = property(key);
            if (key.needed) {
                needed.push_back(key.name);
            }
        }
        if (!needed.empty()) {
            schema["required"] = std::move(needed);
        }
        schema["additionalProperties"] = placed(shape.rest.value("others", Json(false)));
        schema.update(placed(shape.rest.value("rules", Json::object())));
        return schema;
    }

    Json property(const FileKey& key) const {
        Json schema{{"description", key.help}};
        const auto own = key.rest.find("schema");
        Json kind = own == key.rest.end() ? kindOf(key, key.is) : placed(*own);
        if (kind.contains("$ref")) { // beside which draft 7 reads nothing
            kind = Json{{"allOf", Json::array({std::move(kind)})}};
        }
        kind.erase("description");
        schema.update(kind);
        limit(schema, key);
        if (const auto fallback = key.rest.find("default"); fallback != key.rest.end()) {
            schema["default"] = *fallback;
        }
        return schema;
    }

    Json kindOf(const FileKey& key, std::string is) const {
        if (!key.words.empty()) {
            return {{"type", "string"}, {"enum", key.words}};
        }
        if (takeEnd(is, " or null")) {
            Json kind = kindOf(key, is);
            kind["type"] = Json::array({kind["type"], "null"});
            return kind;
        }
        if (takeStart(is, "list of ")) {
            return {{"type", "array"}, {"items", kindOf(key, is)}};
        }
        if (takeStart(is, "map of ")) {
            return {{"type", "object"}, {"additionalProperties", kindOf(key, is)}};
        }
        static const std::map<std::string, Json> plain{
            {"text", {{"type", "string"}}},
            {"id", {{"type", "string"}, {"pattern", idPattern}}},
            {"file", {{"type", "string"}, {"pattern", R"(^[^./\\\u0000][^/\\\u0000]*$)"}}},
            {"flag", {{"type", "boolean"}}},
            {"number", {{"type", "integer"}, {"minimum", -2147483647}, {"maximum", 2147483647}}},
            {"whole number", {{"type", "integer"}}},
            {"object", {{"type", "object"}}}};
        if (const auto found = plain.find(is); found != plain.end()) {
            return found->second;
        }
        const auto uses = m_uses.find(is);
        const bool once = !m_common.contains(is) && uses != m_uses.end() && uses->second == 1;
        return once ? object(m_shapes.at(is)) : Json{{"$ref", reference(is)}};
    }

    static void limit(Json& schema, const FileKey& key) {
        const Json type = schema.value("type", Json());
        const bool list = type == "array";
        const bool number = type == "integer";
        const char* least = list               ? "minItems"
                            : number           ? "minimum"
                            : type == "object" ? "minProperties"
                                               : "minLength";
        const char* most = list ? "maxItems" : number ? "maximum" : "maxLength";
        const std::pair<const char*, const char*> keywords[] = {
            {"least", least}, {"most", most}, {"pattern", "pattern"}, {"unique", "uniqueItems"}};
        for (const auto& [name, keyword] : keywords) {
            if (const auto found = key.rest.find(name); found != key.rest.end()) {
                schema[keyword] = *found;
            }
        }
        if (const auto found = key.rest.find("except"); found != key.rest.end()) {
            schema["not"] = {{"enum", *found}};
        }
        if (key.rest.contains("ids")) {
            schema["propertyNames"] = {{"pattern", idPattern}};
        }
        if (const auto found = key.rest.find("each"); found != key.rest.end()) {
            schema[list ? "items" : "additionalProperties"]["description"] = *found;
        }
    }

    const Shapes& m_shapes;
    std::set<std::string> m_common;
    std::string m_file;
    std::map<std::string, int> m_uses;
};

/// Every shape that a shape comes to, by way of others too.
void gatherShapes(const Shapes& shapes, const std::string& name, std::set<std::string>& found) {
    if (!shapes.contains(name) || !found.insert(name).second) {
        return;
    }
    const FileShape& shape = shapes.at(name);
    for (const FileKey& key : shape.keys) {
        gatherShapes(shapes, FileShape::shapeIn(key.is), found);
    }
    eachReference(shape, [&](const std::string& other) { gatherShapes(shapes, other, found); });
}

/// What stands in a column of a Markdown table.
std::string inCell(std::string text) {
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) {
        text.insert(at, 1, '\\');
    }
    return text;
}

std::string keyRow(const FileKey& key) {
    std::vector<std::string> words;
    for (const std::string& word : key.words) {
        words.push_back('`' + word + '`');
    }
    const auto fallback = key.rest.find("default");
    const bool told =
        fallback != key.rest.end() && !(fallback->is_structured() && fallback->empty()) && *fallback != "";
    const std::string standard = key.needed ? "needed" : told ? '`' + dumpLine(*fallback) + '`' : "";
    return "| `" + key.name + "` | " + inCell(words.empty() ? key.is : joined(words, "or")) + " | " +
           standard + " | " + inCell(key.help) +
           (key.formerly.empty() ? "" : " Formerly `" + key.formerly + "`.") + " |\n";
}

/// What else an object of the table says.
Json others(const JsonNode& said, std::initializer_list<std::string_view> known) {
    Json rest = Json::object();
    for (const JsonNode::Member& member : said.members()) {
        if (std::find(known.begin(), known.end(), member.key) == known.end()) {
            rest[member.key] = member.value.toJson();
        }
    }
    return rest;
}

FileKey keyOf(const std::string& name, const JsonNode& said) {
    FileKey key{name,
                said.text("formerly"),
                said.text("is"),
                {},
                said.find("needed") != nullptr,
                others(said, {"is", "formerly", "needed", "help"}),
                said.text("help")};
    if (const JsonNode* words = said.find("is")) {
        for (const JsonNode& word : words->items()) {
            key.words.push_back(word.scalar().get<std::string>());
        }
    }
    return key;
}

} // namespace

const FileKey* FileShape::key(std::string_view name) const {
    const auto found =
        std::find_if(keys.begin(), keys.end(), [name](const FileKey& key) { return key.name == name; });
    return found == keys.end() ? nullptr : &*found;
}

const FileKey* FileShape::formerKey(std::string_view name) const {
    const auto found =
        std::find_if(keys.begin(), keys.end(), [name](const FileKey& key) { return key.formerly == name; });
    return found == keys.end() ? nullptr : &*found;
}

/// "list of fact or null" is about facts.
std::string FileShape::shapeIn(std::string is) {
    takeEnd(is, " or null");
    while (takeStart(is, "list of ") || takeStart(is, "map of ")) {
    }
    return is;
}

KeyTable::KeyTable(const JsonNode& table) {
    for (const JsonNode::Member& member : table.members()) {
        const std::string& name = member.key;
        const JsonNode& said = member.value;
        if (name.starts_with('$')) {
            continue;
        }
        FileShape shape{said.text("title"), said.text("help"), {}, others(said, {"title", "help", "keys"})};
        if (const JsonNode* keys = said.find("keys")) {
            for (const JsonNode::Member& key : keys->members()) {
                shape.keys.push_back(keyOf(key.key, key.value));
            }
        }
        m_order.push_back(name);
        m_shapes.emplace(name, std::move(shape));
    }
}

const KeyTable& KeyTable::ofFiles() {
    static const KeyTable table = [] {
        Issues none;
        return KeyTable(parseJson(fileKeys, "keys.json", none));
    }();
    return table;
}

const FileShape* KeyTable::shape(const std::string& name) const {
    const auto found = m_shapes.find(name);
    return found == m_shapes.end() ? nullptr : &found->second;
}

std::vector<std::string> KeyTable::files() const {
    std::vector<std::string> files{"common"};
    for (std::string name : m_order) {
        if (takeEnd(name, fileEnd)) {
            files.push_back(std::move(name));
        }
    }
    return files;
}

Json KeyTable::schema(const std::string& file) const {
    std::set<std::string> once;
    std::set<std::string> common;
    for (const std::string& name : m_order) {
        std::set<std::string> reached;
        if (name.ends_with(fileEnd)) {
            gatherShapes(m_shapes, name, reached);
        }
        for (const std::string& shape : reached) {
            if (!once.insert(shape).second) {
                common.insert(shape);
            }
        }
    }
    return SchemaWriter(m_shapes, std::move(common), file).write(m_order);
}

std::string KeyTable::withTables(const std::string& page) const {
    std::istringstream lines(page);
    std::string result;
    bool inTable = false;
    for (std::string line; std::getline(lines, line);) {
        inTable = inTable && line.starts_with('|');
        if (inTable) {
            continue;
        }
        result += line + '\n';
        std::string name = line;
        if (takeStart(name, "<!-- keys: ") && takeEnd(name, " -->") && m_shapes.contains(name)) {
            inTable = true;
            result += "| key | what | default | meaning |\n|---|---|---|---|\n";
            for (const FileKey& key : m_shapes.at(name).keys) {
                result += keyRow(key);
            }
        }
    }
    return result;
}

} // namespace umpire
