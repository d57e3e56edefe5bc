// Attributes that other parts of a pack name.

#include "attribute_names.h"

#include "expression_reader.h"

#include "known_names.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

using Kind = Type::Kind;

bool isStored(const Attribute& attribute) {
    return !attribute.derived;
}

bool isFlag(const Attribute& attribute) {
    return attribute.type.kind == Kind::Flag;
}

bool isCount(const Attribute& attribute) {
    return attribute.type.kind == Kind::Number;
}

bool isStoredCount(const Attribute& attribute) {
    return isCount(attribute) && isStored(attribute);
}

bool isPlace(const Attribute& attribute) {
    return attribute.type.kind == Kind::Text && attribute.type.vocabulary == placeWords;
}

bool isText(const Attribute& attribute) {
    return attribute.type.kind == Kind::Text && attribute.type.vocabulary.empty();
}

bool isChoice(const Attribute& attribute) {
    return attribute.type.kind == Kind::Text && !attribute.type.vocabulary.empty();
}

bool isStoredChoice(const Attribute& attribute) {
    return isChoice(attribute) && isStored(attribute);
}

bool hasMarks(const Attribute& attribute) {
    return !attribute.marks.empty();
}

bool isAdjustable(const Attribute& attribute) {
    return isWritable(attribute) && attribute.shown && (!attribute.derived || !attribute.adjusts.empty());
}

bool isWritable(const Attribute& attribute) {
    return !attribute.type.namesSubjects() || !attribute.rosterKey.empty();
}

namespace {

void checkAttributeId(const JsonNode& node, const Id& id, const RulePack& pack, const Wanted& wanted,
                      const ReadContext& context) {
    if (id.empty() || !context.judges("attribute")) {
        return;
    }
    const Attribute* attribute = pack.attribute(wanted.of, id);
    if (attribute && (attribute->type.kind == Kind::Nothing || wanted.fits(*attribute))) {
        return;
    }
    const Ids known = attributesThat(wanted.fits, wanted.of, pack);
    if (!attribute) {
        context.error(node, fill(say("pack", "no {kind} has an attribute {id}{hint}"),
                                 {{"kind", kindWord(wanted.of)},
                                  {"id", inQuotes(id)},
                                  {"hint", orKnown(id, known, wanted.what)}}));
    } else {
        context.error(node, fill(say("pack", "{id} of {who} is no {what}{hint}"),
                                 {{"id", inQuotes(id)},
                                  {"who", oneOf(wanted.of)},
                                  {"what", noun(wanted.what)},
                                  {"hint", orKnown("", known, wanted.what)}}));
    }
}

} // namespace

Ids attributesThat(const std::function<bool(const Attribute&)>& fit, SubjectKind of, const RulePack& pack) {
    return idsThat(pack.attributes, [&](const Attribute& each) { return each.of == of && fit(each); });
}

Id readAttributeId(ObjectReader& reader, const std::string& key, const RulePack& pack, const Wanted& wanted,
                   bool needed) {
    const JsonNode* node = needed ? reader.need(key) : reader.want(key);
    const Id id = node ? readText(*node, reader.context()).value_or("") : Id();
    if (node) {
        checkAttributeId(*node, id, pack, wanted, reader.context());
    }
    return id;
}

std::vector<Id> readAttributeIds(ObjectReader& reader, const std::string& key, const RulePack& pack,
                                 const Wanted& wanted) {
    return readDifferent(reader, key, [&](const JsonNode& node, const Id& id) {
        checkAttributeId(node, id, pack, wanted, reader.context());
    });
}

} // namespace umpire
