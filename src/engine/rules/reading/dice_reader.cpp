#include "part_readers.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

namespace {

std::vector<Face> readFaces(ObjectReader& reader, const std::string& key) {
    std::vector<Face> faces;
    const JsonNode* node = reader.need(key);
    if (!node || !node->isArray() || node->items().empty() || node->items().size() > 1000) {
        if (node) {
            reader.error(key, fill(say("pack", "expected a list of 1 to 1000 faces, found {found}"),
                                   {{"found", node->describe()}}));
        }
        return {Face{1, ""}};
    }
    for (const JsonNode& item : node->items()) {
        Face face;
        if (item.scalar().is_string()) {
            face.symbol = item.scalar().get<std::string>();
            if (!isKebab(face.symbol)) {
                reader.context().error(
                    item,
                    fill(say("pack", "{symbol} is no symbol; use small letters, digits and single hyphens"),
                         {{"symbol", inQuotes(face.symbol)}}));
            }
        } else {
            face.number = readWhole(item, reader.context()).value_or(0);
        }
        faces.push_back(std::move(face));
    }
    return faces;
}

void nameSymbols(ObjectReader& reader, Die& die) {
    readMembers(reader, "names", [&](const JsonNode::Member& member) {
        const std::string name = readWords(member.value, reader.context()).value_or("");
        if (!die.has({0, member.key, {}})) {
            noSuchSymbol(reader.context(), member, die);
        }
        for (Face& face : die.faces) {
            if (face.symbol == member.key) {
                face.name = name;
            }
        }
    });
}

void readDie(ObjectReader& reader, RulePack& pack) {
    Die die;
    die.id = readNewId(reader, "die", idsOf(pack.dice));
    die.name = reader.words("name");
    die.faces = readFaces(reader, "faces");
    nameSymbols(reader, die);
    reader.objects("substitutes", [&](ObjectReader& inner) {
        Die::Substitute substitute{inner.id("id"), readFaces(inner, "faces")};
        duplicate(inner, "substitute", idsOf(die.substitutes).has(substitute.id));
        for (const Face& face : substitute.faces) {
            if (inner.has("faces") && !die.has(face)) {
                inner.error(
                    "faces",
                    fill(say("pack", "the {die} has no face {face}; it shows {faces}"),
                         {{"die", die.name}, {"face", dumpLine(toJson(face))}, {"faces", die.faceList()}}));
            }
        }
        die.substitutes.push_back(std::move(substitute));
    });
    pack.dice.push_back(std::move(die));
}

} // namespace

void readDice(ObjectReader& file, PackDraft& draft) {
    file.objects("dice", [&draft](ObjectReader& reader) { readDie(reader, draft.pack()); });
}

} // namespace umpire
