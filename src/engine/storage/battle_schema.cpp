#include "umpire/storage/battle_schema.h"

#include "umpire/base/key_table.h"
#include "umpire/rules/roster_keys.h"

#include <algorithm>

namespace umpire {

namespace {

using AttributeKind = Type::Kind;

std::string sentence(const Attribute& attribute) {
    return attribute.text.empty() ? attribute.name + "." : attribute.text;
}

void addDefault(Json& property, const Attribute& attribute, bool words) {
    const bool known = attribute.fallback && attribute.fallback->op == Expression::Op::Literal &&
                       !attribute.fallback->literal.isNone();
    if (known) {
        property["default"] = toJson(attribute.fallback->literal);
    } else if (attribute.required || attribute.fallback) {
        return;
    } else if (attribute.type.kind == AttributeKind::Flag) {
        property["default"] = false;
    } else if (attribute.type.kind == AttributeKind::Text && !words) {
        property["default"] = "";
    }
}

Json propertyOf(const Attribute& attribute, const RulePack& rules, const std::string& description) {
    Json property{{"description", description}};
    const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary);
    if (attribute.type.kind == AttributeKind::Flag) {
        property["type"] = "boolean";
    } else if (attribute.type.kind == AttributeKind::Number) {
        property["type"] = "integer";
        property["minimum"] = attribute.least;
        property["maximum"] = mostInRoster;
    } else {
        const bool list =
            attribute.type.kind == AttributeKind::Texts || attribute.type.kind == AttributeKind::Subjects;
        property["type"] = list ? "array" : "string";
        Json& item = list ? property["items"] = {{"type", "string"}} : property;
        if (words && !words->words.empty()) {
            item["enum"] = words->ids();
        }
    }
    addDefault(property, attribute, words != nullptr);
    return property;
}

/// The keys that an entry has in every game.
std::vector<std::string> plainKeys(SubjectKind kind) {
    std::vector<std::string> keys{"id", "name"};
    if (kind == SubjectKind::Formation) {
        keys.emplace_back("side");
    }
    if (!placeKey(kind).empty()) {
        keys.push_back(placeKey(kind));
    }
    return keys;
}

/// Replaces the keys of one game by those of another.
void fitEntry(Json& entry, SubjectKind kind, const RulePack& rules) {
    const std::vector<std::string> plain = plainKeys(kind);
    const Json before = entry["properties"];
    Json properties = Json::object();
    for (const auto& [key, property] : before.items()) {
        if (std::find(plain.begin(), plain.end(), key) != plain.end()) {
            properties[key] = property;
        }
    }
    Json required = Json::array();
    for (const Json& key : entry["required"]) {
        if (std::find(plain.begin(), plain.end(), key.get<std::string>()) != plain.end()) {
            required.push_back(key);
        }
    }
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of == kind && !attribute.rosterKey.empty()) {
            const auto known = before.find(attribute.rosterKey);
            const std::string words = known == before.end()
                                          ? sentence(attribute)
                                          : known->value("description", sentence(attribute));
            properties[attribute.rosterKey] = propertyOf(attribute, rules, words);
            if (attribute.required) {
                required.push_back(attribute.rosterKey);
            }
        }
    }
    entry["properties"] = std::move(properties);
    entry["required"] = std::move(required);
}

void fitRulings(Json& schema, const RulePack& rules) {
    schema["properties"] = Json::object();
    for (const Ruling& ruling : rules.rulings) {
        Json readings = Json::array();
        for (const Ruling::Reading& reading : ruling.readings) {
            readings.push_back(reading.id);
        }
        schema["properties"][ruling.id] = {
            {"description", ruling.title}, {"enum", std::move(readings)}, {"default", ruling.standard()}};
    }
    schema["additionalProperties"] = false;
}

} // namespace

Json battleSchema(const RulePack& rules) {
    Json schema = KeyTable::ofFiles().schema("battle");
    schema["title"] = "Battle of " + rules.title;
    schema["description"] =
        "A battle file of Desert Umpire for the rules " + rules.id + ", " + rules.edition + ".";
    Json& properties = schema["properties"];
    fitRulings(properties["rulings"], rules);
    for (const SubjectKind kind : {SubjectKind::Side, SubjectKind::Formation, SubjectKind::Officer,
                                   SubjectKind::Unit, SubjectKind::Thing}) {
        fitEntry(properties[rosterList(kind)]["items"], kind, rules);
    }
    return schema;
}

} // namespace umpire
