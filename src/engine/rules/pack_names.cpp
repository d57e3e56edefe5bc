// Step one of reading a pack: what there is. Conditions and formulas come in step two, when every name is
// known.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

void PackReader::duplicate(ObjectReader& reader, const std::string& what, const Id& id, bool taken) {
    if (taken) {
        reader.error("id", "there is already a " + what + " " + inQuotes(id) + "; give this one another id");
    }
}

SubjectKind PackReader::readSubjectKind(ObjectReader& reader, const std::string& key,
                                        const std::string& fallback) {
    const std::vector<std::string> kinds{"side", "formation", "officer", "unit"};
    const std::string word =
        fallback.empty() ? reader.choice(key, kinds) : reader.choice(key, kinds, fallback);
    return static_cast<SubjectKind>(std::find(kinds.begin(), kinds.end(), word) - kinds.begin());
}

std::vector<Face> PackReader::readFaces(ObjectReader& reader, const std::string& key) {
    std::vector<Face> faces;
    const JsonNode* node = reader.need(key);
    if (!node || !node->isArray() || node->items().empty() || node->items().size() > 1000) {
        if (node) {
            reader.error(key, "expected a list of 1 to 1000 faces, found " + node->describe());
        }
        return {Face{1, ""}};
    }
    for (const JsonNode& item : node->items()) {
        Face face;
        if (item.scalar().is_string()) {
            face.symbol = item.scalar().get<std::string>();
        } else {
            face.number = readWhole(item, reader.context()).value_or(0);
        }
        faces.push_back(std::move(face));
    }
    return faces;
}

void PackReader::readDice(ObjectReader& file) {
    file.objects("dice", true, [this](ObjectReader& reader) {
        Die die;
        die.id = reader.id("id");
        duplicate(reader, "die", die.id, m_pack->die(die.id) != nullptr);
        die.name = reader.text("name");
        die.faces = readFaces(reader, "faces");
        reader.objects("substitutes", false, [&](ObjectReader& inner) {
            Die::Substitute substitute{inner.id("id"), readFaces(inner, "faces")};
            for (const Face& face : substitute.faces) {
                if (!die.has(face)) {
                    inner.error("faces", "the " + die.name + " has no face " + dumpLine(toJson(face)));
                }
            }
            die.substitutes.push_back(std::move(substitute));
        });
        m_pack->dice.push_back(std::move(die));
    });
}

Type PackReader::readType(ObjectReader& reader, const std::vector<std::string>& kinds) {
    const std::string kind = reader.choice("kind", kinds);
    Type type;
    if (kind == "flag") {
        type.kind = Kind::Flag;
    } else if (kind == "count") {
        type.kind = Kind::Number;
    } else if (kind == "subject" || kind == "subjects") {
        type.kind = kind == "subject" ? Kind::Subject : Kind::Subjects;
        type.subject = readSubjectKind(reader, "subject", "unit");
    } else if (kind == "choice" || kind == "choices") {
        type.kind = kind == "choice" ? Kind::Text : Kind::Texts;
        type.vocabulary = reader.text("vocabulary");
    } else {
        type.kind = Kind::Text;
    }
    return type;
}

/// A value written out, as traits and defaults of facts are.
Value PackReader::readPlain(const JsonNode& node, const Type& type, const ReadContext& context) {
    switch (type.kind) {
    case Kind::Flag:
        return readFlag(node, context).value_or(false);
    case Kind::Number:
        return readWhole(node, context).value_or(0);
    case Kind::Text: {
        const std::string word = readText(node, context).value_or("");
        const auto words = ExpressionReader::wordsOf(*m_pack, type.vocabulary);
        if (!word.empty() && !words.empty() && std::find(words.begin(), words.end(), word) == words.end()) {
            context.error(node, inQuotes(word) + " is no " + type.vocabulary + didYouMean(word, words));
        }
        return word;
    }
    default:
        context.error(node, "a list cannot stand here");
        return {};
    }
}

Vocabulary PackReader::readVocabulary(ObjectReader& reader) {
    Vocabulary vocabulary;
    vocabulary.id = reader.id("id");
    duplicate(reader, "vocabulary", vocabulary.id, m_pack->vocabulary(vocabulary.id) != nullptr);
    vocabulary.name = reader.text("name");
    reader.objects("traits", false, [&](ObjectReader& inner) {
        Trait trait;
        trait.id = inner.id("id");
        duplicate(inner, "trait", trait.id, vocabulary.trait(trait.id) != nullptr);
        trait.type = readType(inner, {"flag", "count", "text", "choice"});
        if (const JsonNode* fallback = inner.want("default")) {
            trait.fallback = readPlain(*fallback, trait.type, inner.context());
        }
        vocabulary.traits.push_back(std::move(trait));
    });
    reader.objects("words", true, [&](ObjectReader& inner) {
        Word word;
        word.id = inner.id("id");
        duplicate(inner, "word", word.id, vocabulary.find(word.id) != nullptr);
        word.name = inner.text("name");
        word.brief = inner.text("short", word.name);
        word.text = inner.text("text", "");
        for (const Trait& trait : vocabulary.traits) {
            if (const JsonNode* value = inner.want(trait.id)) {
                word.traits[trait.id] = readPlain(*value, trait.type, inner.context());
            }
        }
        vocabulary.words.push_back(std::move(word));
    });
    return vocabulary;
}

void PackReader::readVocabularies(ObjectReader& file) {
    file.objects("vocabularies", true,
                 [this](ObjectReader& reader) { m_pack->vocabularies.push_back(readVocabulary(reader)); });
}

void PackReader::readRulings(ObjectReader& file) {
    file.objects("rulings", true, [this](ObjectReader& reader) {
        Ruling ruling;
        ruling.id = reader.id("id");
        duplicate(reader, "ruling", ruling.id, m_pack->ruling(ruling.id) != nullptr);
        ruling.item = reader.text("item");
        ruling.title = reader.text("title");
        ruling.advice = reader.flag("advice", false);
        reader.objects("readings", true, [&](ObjectReader& inner) {
            Ruling::Reading reading{inner.id("id"), inner.text("text")};
            duplicate(inner, "reading", reading.id, ruling.find(reading.id) != nullptr);
            ruling.readings.push_back(std::move(reading));
        });
        if (ruling.readings.size() < 2) {
            reader.error("readings", "a ruling needs at least two readings; the first is the default");
            ruling.readings.resize(2);
        }
        m_pack->rulings.push_back(std::move(ruling));
    });
}

void PackReader::readTurnNames(ObjectReader& file) {
    file.objects("phases", true, [this](ObjectReader& reader) {
        m_pack->phases.push_back({reader.id("id"), reader.text("name"), reader.text("short", "")});
    });
    file.skip("moments");
}

void PackReader::readTexts(ObjectReader& file) {
    if (const JsonNode* texts = file.need("texts")) {
        for (const auto& member : texts->members()) {
            if (!isKebab(member.key)) {
                file.context().error(member.value, inQuotes(member.key) + " is no id");
            }
            m_pack->texts[member.key] = readText(member.value, file.context()).value_or("");
        }
    }
    if (const JsonNode* numbers = file.need("numbers")) {
        for (const auto& member : numbers->members()) {
            m_pack->numbers[member.key] = readWhole(member.value, file.context()).value_or(0);
        }
    }
}

void PackReader::readOutcomes(ObjectReader& file) {
    file.objects("outcomes", true, [this](ObjectReader& reader) {
        m_pack->outcomes.push_back({reader.id("id"), reader.text("name"), reader.text("text", ""), ""});
    });
}

void PackReader::nameAttributes(ObjectReader& file) {
    file.objects("attributes", true, [this](ObjectReader& reader) {
        Attribute attribute;
        attribute.id = reader.text("id");
        attribute.of = readSubjectKind(reader, "of", "");
        attribute.type = readType(reader, {"flag", "count", "choice", "text", "subject", "subjects"});
        if (reader.has("derived")) {
            attribute.derived = Expression{};
        }
        m_pack->attributes.push_back(std::move(attribute));
    });
}

void PackReader::nameFacts(ObjectReader& file) {
    file.objects("facts", true, [this](ObjectReader& reader) {
        Fact fact;
        fact.id = reader.text("id");
        fact.type = readType(reader, {"flag", "count", "choice", "choices", "subject", "subjects"});
        if (reader.has("derived")) {
            fact.derived = Expression{};
        }
        m_pack->facts.push_back(std::move(fact));
    });
}

void PackReader::nameChecks(ObjectReader& file) {
    file.objects("checks", true, [this](ObjectReader& reader) {
        Check check;
        check.id = reader.text("id");
        check.subject = readSubjectKind(reader, "subject", "unit");
        m_pack->checks.push_back(std::move(check));
    });
}

void PackReader::nameRoutines(ObjectReader& file) {
    file.objects("routines", true, [this](ObjectReader& reader) { m_pack->routines[reader.text("id")]; });
}

} // namespace umpire
