#include "type_reader.h"

#include "../expression_reader.h"
#include "../known_names.h"
#include "entry_parts.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"

namespace umpire {

using Kind = Type::Kind;

namespace {

/// The vocabulary a choice takes its words from, or "" when there is none of that name.
std::string readVocabularyName(ObjectReader& reader, const RulePack& pack) {
    std::vector<std::string> known = idsOf(pack.vocabularies);
    known.insert(known.end(), {"phase", "outcome", "check", "die"});
    for (const Ruling& ruling : pack.rulings) {
        known.push_back(ruling.id);
    }
    const std::string id = readKnownOne(reader, "vocabulary", known, "vocabulary");
    return !listed(known, id) ? "" : id;
}

/// A place of the pack's map, or several.
Type placeType(ObjectReader& reader, const std::string& kind, const RulePack& pack) {
    if (pack.map) {
        return {kind == "place" ? Kind::Text : Kind::Texts, SubjectKind::Unit, placeWords};
    }
    if (reader.context().judges("map")) {
        reader.error("kind",
                     say("pack", "there are no places: the pack has no map; name one among its files"));
    }
    return {};
}

} // namespace

Type readType(ObjectReader& reader, const std::vector<std::string>& kinds, const RulePack& pack) {
    const std::string kind = reader.need("kind") ? reader.choice("kind", kinds, "") : "";
    Type type;
    if (kind.empty()) {
        reader.skip("vocabulary");
        reader.skip("subject");
    } else if (kind == "flag") {
        type.kind = Kind::Flag;
    } else if (kind == "count") {
        type.kind = Kind::Number;
    } else if (kind == "subject" || kind == "subjects") {
        type.kind = kind == "subject" ? Kind::Subject : Kind::Subjects;
        type.subject = readSubjectKind(reader, "subject", "unit");
    } else if (kind == "place" || kind == "places") {
        type = placeType(reader, kind, pack);
    } else if (kind == "choice" || kind == "choices") {
        type.vocabulary = readVocabularyName(reader, pack);
        if (!type.vocabulary.empty()) {
            type.kind = kind == "choice" ? Kind::Text : Kind::Texts;
        }
    } else {
        type.kind = Kind::Text;
    }
    return type;
}

Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context, const RulePack& pack) {
    switch (type.kind) {
    case Kind::Flag:
        return readFlag(node, context).value_or(false);
    case Kind::Number:
        return readWhole(node, context).value_or(0);
    case Kind::Text: {
        const std::string word = readText(node, context).value_or("");
        if (!type.vocabulary.empty()) {
            ExpressionReader::checkWord(node, context, pack, type.vocabulary, word);
            return word;
        }
        return context.tongue ? context.tongue->ofTrait(word) : word;
    }
    case Kind::Nothing:
        return {};
    default:
        context.error(
            node,
            say("pack", "lists and subjects have no default: unstated they are empty; remove this key"));
        return {};
    }
}

} // namespace umpire
