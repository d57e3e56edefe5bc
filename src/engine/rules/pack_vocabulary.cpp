// Vocabularies, and the types of whatever has a value.

#include "pack_reader.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Kind = Type::Kind;

/// A type that cannot be read is of the kind Nothing, which fits everywhere: one problem, one report.
Type PackReader::readType(ObjectReader& reader, const std::vector<std::string>& kinds) {
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
    } else if (kind == "choice" || kind == "choices") {
        type.vocabulary = readVocabularyName(reader);
        if (!type.vocabulary.empty()) {
            type.kind = kind == "choice" ? Kind::Text : Kind::Texts;
        }
    } else {
        type.kind = Kind::Text;
    }
    return type;
}

/// The vocabulary a choice takes its words from, or "" when there is none of that name.
std::string PackReader::readVocabularyName(ObjectReader& reader) {
    std::vector<std::string> known = idsOf(m_pack->vocabularies);
    known.insert(known.end(), {"phase", "outcome", "check"});
    for (const Ruling& ruling : m_pack->rulings) {
        known.push_back(ruling.id);
    }
    const std::string id = readKnownOne(reader, "vocabulary", known, "vocabulary");
    return std::find(known.begin(), known.end(), id) == known.end() ? "" : id;
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
        if (!type.vocabulary.empty()) {
            ExpressionReader::checkWord(node, context, *m_pack, type.vocabulary, word);
        }
        return word;
    }
    case Kind::Nothing:
        return {};
    default:
        context.error(node, "lists and subjects have no default: unstated they are empty; remove this key");
        return {};
    }
}

void PackReader::nameVocabularies(ObjectReader& file) {
    file.objects("vocabularies", true, [this](ObjectReader& reader) {
        Vocabulary vocabulary;
        vocabulary.id = reader.text("id");
        reader.objects("traits", false, [&](ObjectReader& inner) {
            vocabulary.traits.push_back({inner.text("id"), {}, {}});
        });
        reader.objects("words", true, [&](ObjectReader& inner) {
            vocabulary.words.push_back({inner.text("id"), inner.text("name"), "", "", {}});
        });
        m_pack->vocabularies.push_back(std::move(vocabulary));
    });
    // Types need every vocabulary's name.
    std::size_t next = 0;
    file.objects("vocabularies", true, [&](ObjectReader& reader) {
        Vocabulary& vocabulary = m_pack->vocabularies[next++];
        std::size_t trait = 0;
        reader.objects("traits", false, [&](ObjectReader& inner) {
            vocabulary.traits[trait++].type = readType(inner, {"flag", "count", "text", "choice"});
        });
    });
}

namespace {

/// The trait that gives a word its colour, whatever the vocabulary.
void checkTone(ObjectReader& word, const Trait& trait, const Value& value) {
    static const std::vector<std::string> tones{"plain", "good", "caution", "alarm", "flight"};
    if (trait.id != "tone" || trait.type.kind != Kind::Text || value.text().empty()) {
        return;
    }
    if (std::find(tones.begin(), tones.end(), value.text()) == tones.end()) {
        word.error(trait.id, "the tone " + inQuotes(value.text()) + " is none of " + joined(tones, "and") +
                                 didYouMean(value.text(), tones));
    }
}

} // namespace

void PackReader::readTraits(ObjectReader& reader, Vocabulary& vocabulary) {
    const std::vector<std::string> taken{"id", "name", "short", "text"};
    std::set<Id> seen;
    std::size_t next = 0;
    reader.objects("traits", false, [&](ObjectReader& inner) {
        Trait& trait = vocabulary.traits[next++];
        trait.id = inner.id("id");
        duplicate(inner, "trait", !seen.insert(trait.id).second);
        if (std::find(taken.begin(), taken.end(), trait.id) != taken.end()) {
            inner.error("id", "every word has " + inQuotes(trait.id) + " anyway; give the trait another id");
        }
        trait.type = readType(inner, {"flag", "count", "text", "choice"});
        if (const JsonNode* fallback = inner.want("default")) {
            trait.fallback = readPlain(*fallback, trait.type, inner.context());
        }
    });
}

void PackReader::readWords(ObjectReader& reader, Vocabulary& vocabulary) {
    std::set<Id> seen;
    std::size_t next = 0;
    reader.objects("words", true, [&](ObjectReader& inner) {
        Word& word = vocabulary.words[next++];
        word.id = inner.id("id");
        duplicate(inner, "word", !seen.insert(word.id).second);
        word.name = inner.text("name");
        word.brief = inner.text("short", word.name);
        word.text = withNumbers(inner, "text", inner.text("text", ""));
        for (const Trait& trait : vocabulary.traits) {
            if (const JsonNode* value = inner.want(trait.id)) {
                word.traits[trait.id] = readPlain(*value, trait.type, inner.context());
                checkTone(inner, trait, word.traits[trait.id]);
            }
        }
    });
    if (vocabulary.words.empty() && reader.has("words")) {
        reader.error("words", "a vocabulary has at least one word");
    }
}

void PackReader::readVocabularies(ObjectReader& file) {
    std::set<Id> seen;
    std::size_t next = 0;
    file.objects("vocabularies", true, [&](ObjectReader& reader) {
        Vocabulary& vocabulary = m_pack->vocabularies[next++];
        vocabulary.id = reader.id("id");
        duplicate(reader, "vocabulary", !seen.insert(vocabulary.id).second);
        const std::vector<std::string> taken{"phase", "outcome", "check"};
        if (std::find(taken.begin(), taken.end(), vocabulary.id) != taken.end() ||
            m_pack->ruling(vocabulary.id)) {
            reader.error("id",
                         inQuotes(vocabulary.id) +
                             " means the pack's phases, outcomes, checks or a ruling; choose another id");
        }
        vocabulary.name = reader.text("name");
        readTraits(reader, vocabulary);
        readWords(reader, vocabulary);
    });
}

} // namespace umpire
