#include "effect_reader.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

namespace {

void checkKnown(ObjectReader& reader, const JsonNode& node, const std::string& id,
                const std::vector<std::string>& known, const std::string& what) {
    if (!id.empty() && std::find(known.begin(), known.end(), id) == known.end()) {
        reader.context().error(node, "unknown " + what + " " + inQuotes(id) + didYouMean(id, known));
    }
}

} // namespace

std::vector<Id> readKnown(ObjectReader& reader, const std::string& key, const std::vector<std::string>& known,
                          const std::string& what) {
    const std::vector<Id> ids = reader.texts(key);
    const JsonNode* node = reader.want(key);
    for (std::size_t i = 0; node && i < ids.size() && i < node->items().size(); ++i) {
        checkKnown(reader, node->items()[i], ids[i], known, what);
    }
    return ids;
}

Id readKnownOne(ObjectReader& reader, const std::string& key, const std::vector<std::string>& known,
                const std::string& what, bool needed) {
    const Id id = needed ? reader.text(key) : reader.text(key, "");
    if (const JsonNode* node = reader.want(key)) {
        checkKnown(reader, *node, id, known, what);
    }
    return id;
}

Effects EffectReader::read(ObjectReader& object, const std::string& key, const Roles& roles) {
    Effects effects;
    object.objects(key, false, [&](ObjectReader& reader) { effects.push_back(one(reader, roles)); });
    return effects;
}

Effect EffectReader::one(ObjectReader& reader, const Roles& roles) {
    Effect effect;
    effect.when = m_expressions.readOptional(reader.want("when"), roles, Kind::Flag);
    for (const char* key : {"set", "for", "do", "due", "warn"}) {
        reader.skip(key);
    }
    if (reader.has("set")) {
        readSet(reader, effect, roles);
    } else if (reader.has("for")) {
        readFor(reader, effect, roles);
    } else if (reader.has("do")) {
        effect.kind = Effect::Kind::Do;
        effect.word = readKnownOne(reader, "do", keysOf(m_pack.routines), "routine");
    } else if (reader.has("due")) {
        effect.kind = Effect::Kind::Due;
        effect.word = readKnownOne(reader, "due", idsOf(m_pack.checks), "check");
        effect.text = readKnownOne(reader, "text", keysOf(m_pack.texts), "text");
        effect.group = reader.text("group", "");
        effect.optional = reader.flag("optional", false);
    } else if (reader.has("warn")) {
        effect.kind = Effect::Kind::Warn;
        effect.word = readKnownOne(reader, "warn", keysOf(m_pack.texts), "text");
    } else {
        reader.context().error(reader.node(), "an effect needs one of the keys set, for, do, due and warn");
    }
    return effect;
}

void EffectReader::readSet(ObjectReader& reader, Effect& effect, const Roles& roles) {
    effect.kind = Effect::Kind::Set;
    std::vector<std::string> stored;
    for (const Attribute& attribute : m_pack.attributes) {
        if (attribute.of == roles.self && !attribute.derived) {
            stored.push_back(attribute.id);
        }
    }
    effect.word =
        readKnownOne(reader, "set", stored, "stored attribute of a " + std::string(name(roles.self)));
    const Attribute* attribute = m_pack.attribute(roles.self, effect.word);
    const JsonNode* to = reader.need("to");
    if (!to || !attribute) {
        return;
    }
    effect.value = m_expressions.read(*to, roles, attribute->type.kind);
    const auto words = ExpressionReader::wordsOf(m_pack, attribute->type.vocabulary);
    const std::string& word = effect.value->literal.text();
    if (effect.value->op == Expression::Op::Literal && !words.empty() && !word.empty() &&
        std::find(words.begin(), words.end(), word) == words.end()) {
        m_context.error(*to,
                        inQuotes(word) + " is no " + attribute->type.vocabulary + didYouMean(word, words));
    }
}

void EffectReader::readFor(ObjectReader& reader, Effect& effect, const Roles& roles) {
    effect.kind = Effect::Kind::For;
    effect.target = m_expressions.read(*reader.want("for"), roles, Kind::Nothing);
    const Kind kind = effect.target->type.kind;
    if (kind != Kind::Subject && kind != Kind::Subjects && kind != Kind::Nothing) {
        reader.error("for", "expected a subject or a list of subjects");
    }
    effect.effects = read(reader, "effects", Roles{effect.target->type.subject, roles.self, {}});
}

} // namespace umpire
