// Where the files of a pack have expressions, and how they come to be objects and are written out again.

#include "expression_parser.h"

#include "umpire/base/object_reader.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/written_expressions.h"

#include <algorithm>
#include <functional>

namespace umpire {

namespace {

/// What is done with the values of a file.
struct Visit {
    std::function<void(JsonNode& expression)> expression;
    std::function<void(JsonNode& object, const FileShape& shape)>
        object; ///< before what is in it; may be none
};

void visitKind(JsonNode& node, std::string_view is, const Visit& visit);

void visitObject(JsonNode& node, const FileShape& shape, const Visit& visit) {
    if (visit.object) {
        visit.object(node, shape);
    }
    const auto others = shape.rest.find("others");
    const bool expressions =
        others != shape.rest.end() && others->value("$ref", std::string()).ends_with("/expression");
    for (JsonNode::Member& member : node.members()) {
        if (const FileKey* key = shape.key(member.key)) {
            visitKind(member.value, key->is, visit);
        } else if (expressions) {
            visit.expression(member.value);
        }
    }
}

void visitKind(JsonNode& node, std::string_view is, const Visit& visit) {
    constexpr std::string_view list = "list of ";
    constexpr std::string_view map = "map of ";
    if (is.starts_with(list)) {
        for (JsonNode& item : node.items()) {
            visitKind(item, is.substr(list.size()), visit);
        }
    } else if (is.starts_with(map)) {
        for (JsonNode::Member& member : node.members()) {
            visitKind(member.value, is.substr(map.size()), visit);
        }
    } else if (is == "expression" || is == "id or expression" || (is == "operands" && !node.isArray())) {
        visit.expression(node);
    } else if (is == "operands") {
        for (JsonNode& item : node.items()) {
            visit.expression(item);
        }
    } else if (const FileShape* shape =
                   node.isObject() ? KeyTable::ofFiles().shape(std::string(is)) : nullptr) {
        visitObject(node, *shape, visit);
    }
}

/// A text that cannot be read.
struct UnreadFormula {
    const JsonNode* node;
    FormulaProblem problem;
};

/// A key with its former name, at the first place of a file where it stands.
struct OldKey {
    const JsonNode* node;
    Position at;
    std::string old;
    std::string now;
};

/// Gives keys with former names the names they have now, unless those stand beside them. Each name is told
/// once.
void renewKeys(JsonNode& object, const FileShape& shape, std::vector<OldKey>& found) {
    for (JsonNode::Member& member : object.members()) {
        const FileKey* key = shape.key(member.key) ? nullptr : shape.formerKey(member.key);
        if (!key || object.member(key->name)) {
            continue;
        }
        if (std::ranges::none_of(found, [&](const OldKey& other) {
                return other.old == member.key && other.now == key->name;
            })) {
            found.push_back({&member.value, member.at, member.key, key->name});
        }
        object.rename(member, key->name);
    }
}

Issue issueOf(const OldKey& key, const JsonDocument& document) {
    Issue issue = document.issue(*key.node,
                                 fill(say("pack", "{old} is an old word; write {new}, here and below"),
                                      {{"old", inQuotes(key.old)}, {"new", inQuotes(key.now)}}),
                                 Severity::Warning);
    issue.at = key.at;
    return issue;
}

/// Makes an object of an expression that is written out, and of those within one that is not.
void readWritten(JsonNode& node, std::vector<UnreadFormula>& unread) {
    static const FileShape& operators = *KeyTable::ofFiles().shape("expression");
    if (node.isObject()) {
        visitObject(node, operators, {[&unread](JsonNode& inner) { readWritten(inner, unread); }, {}});
        return;
    }
    const std::string text = node.text();
    if (!isFormula(text)) {
        return;
    }
    auto read = parseFormula(text, {node.at().line, node.at().column + 1});
    if (auto* problem = std::get_if<FormulaProblem>(&read)) {
        unread.push_back({&node, std::move(*problem)});
        return;
    }
    const Position end = node.end();
    node = std::move(std::get<JsonNode>(read));
    node.endAt(end);
}

bool saysMore(const JsonNode& node) {
    return node.isObject() || node.text().starts_with('$');
}

void addWritten(const PackEntry& entry, std::vector<WrittenExpression>& written) {
    Issues none;
    JsonNode root = parseJson(entry.text, entry.file, none);
    std::vector<const JsonNode*> found;
    std::vector<std::string> steps{entry.list};
    if (!entry.name.empty()) {
        steps.push_back(entry.name);
    }
    eachExpression(root, kindAt(entry.part, steps), [&found](JsonNode& node) {
        if (saysMore(node)) {
            found.push_back(&node);
        }
    });
    const std::string name = entry.name.empty()            ? entry.list
                             : entry.name.starts_with('#') ? entry.list + " " + entry.name
                                                           : entry.name;
    const JsonDocument document(entry.file, std::move(root));
    for (const JsonNode* node : found) {
        if (auto text = printFormula(node->toJson())) {
            written.push_back({entry.file, name, document.pathOf(*node), std::move(*text)});
        }
    }
}

} // namespace

std::string kindAt(const std::string& part, const std::vector<std::string>& steps) {
    std::string is = part + ".json";
    for (const std::string& step : steps) {
        if (const std::string inner = FileShape::shapeIn(is); inner != is) {
            is = inner;
            continue;
        }
        const FileShape* shape = KeyTable::ofFiles().shape(is);
        const FileKey* key = shape ? shape->key(step) : nullptr;
        is = key ? key->is : std::string();
    }
    return is;
}

void eachExpression(JsonNode& node, const std::string& is, const std::function<void(JsonNode&)>& visit) {
    visitKind(node, is, {visit, {}});
}

void giveFormerKeys(JsonNode& node, const std::string& is) {
    visitKind(node, is,
              {[](JsonNode&) {},
               [](JsonNode& object, const FileShape& shape) {
                   for (JsonNode::Member& member : object.members()) {
                       const FileKey* key = shape.key(member.key);
                       if (key && !key->formerly.empty()) {
                           object.rename(member, key->formerly);
                       }
                   }
               }});
}

std::shared_ptr<const JsonDocument> withoutFormulas(const std::string& file, JsonNode root,
                                                    const FileShape* shape, Issues& issues) {
    std::vector<UnreadFormula> unread;
    std::vector<OldKey> old;
    if (shape) {
        visitObject(root, *shape,
                    {[&unread](JsonNode& expression) { readWritten(expression, unread); },
                     [&old](JsonNode& object, const FileShape& kind) { renewKeys(object, kind, old); }});
    }
    auto document = std::make_shared<const JsonDocument>(file, std::move(root));
    for (const OldKey& each : old) {
        ReadContext{*document, issues}.report(issueOf(each, *document));
    }
    for (const UnreadFormula& each : unread) {
        Issue issue = document->issue(*each.node, each.problem.text);
        issue.at = each.problem.at;
        ReadContext{*document, issues}.report(std::move(issue));
    }
    return document;
}

std::vector<WrittenExpression> writtenExpressions(const RulePack& rules) {
    std::vector<WrittenExpression> written;
    for (const PackEntry& entry : rules.entries) {
        addWritten(entry, written);
    }
    return written;
}

Json writtenOut(const JsonNode& value, const std::string& part, const std::vector<std::string>& steps) {
    JsonNode copy = value.copied();
    eachExpression(copy, kindAt(part, steps), [](JsonNode& node) {
        const Json said = node.toJson();
        const bool formula = said.is_string() && isFormula(said.get_ref<const std::string&>());
        auto read = formula ? parseFormula(said.get<std::string>(), {}) : FormulaProblem();
        const auto* object = std::get_if<JsonNode>(&read);
        const auto text = printFormula(object ? object->toJson() : said);
        if (text && isFormula(*text)) {
            node = JsonNode(Json(*text), node.at());
        }
    });
    return copy.toJson();
}

Json writtenOut(const Json& value, const std::string& part, const std::vector<std::string>& steps) {
    Issues none;
    return writtenOut(parseJson(dumpLine(value), "", none), part, steps);
}

bool isExpression(const std::string& part, const std::vector<std::string>& steps) {
    return kindAt(part, steps) == "expression";
}

} // namespace umpire
