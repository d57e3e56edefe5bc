#include "part_readers.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

namespace umpire {

using Kind = Type::Kind;

namespace {

/// The trait that gives a word its colour, whatever the vocabulary.
void checkTone(ObjectReader& word, const Trait& trait, const Value& value) {
    static const std::vector<std::string> tones{"plain", "good", "caution", "alarm", "flight"};
    if (trait.id != "tone" || trait.type.kind != Kind::Text || value.text().empty()) {
        return;
    }
    if (!listed(tones, value.text())) {
        word.error(trait.id, fill(say("pack", "the tone {value} is none of {list}{hint}"),
                                  {{"value", inQuotes(value.text())},
                                   {"list", joined(tones, "and")},
                                   {"hint", didYouMean(value.text(), tones)}}));
    }
}

/// The trait that gives a word its silhouette, whatever the vocabulary.
void checkSilhouette(ObjectReader& word, const Trait& trait, const Value& value) {
    const bool drawn = trait.id == "silhouette" && trait.type.kind == Kind::Text && !value.text().empty();
    if (drawn && !listed(silhouetteShapes(), value.text())) {
        word.error(trait.id,
                   fill(say("pack", "there is no silhouette {value}; there are {list}"),
                        {{"value", inQuotes(value.text())}, {"list", joined(silhouetteShapes(), "and")}}));
    }
}

void readTraits(ObjectReader& reader, Vocabulary& vocabulary, const RulePack& pack) {
    const std::vector<std::string> taken{"id", "name", "short", "text"};
    readEntries(reader, "traits", "trait", vocabulary.traits, [&](ObjectReader& inner, Trait& trait) {
        if (listed(taken, trait.id)) {
            inner.error("id", fill(say("pack", "every word has {trait} anyway; give the trait another id"),
                                   {{"trait", inQuotes(trait.id)}}));
        }
        trait.type = readType(inner, pack);
        if (const JsonNode* fallback = inner.want("default")) {
            trait.fallback = readPlain(*fallback, trait.type, inner.context(), pack);
        }
    });
}

void readWords(ObjectReader& reader, Vocabulary& vocabulary, PackDraft& draft) {
    readEntries(reader, "words", "word", vocabulary.words, [&](ObjectReader& inner, Word& word) {
        word.name = inner.words("name");
        word.brief = inner.words("short", word.name);
        word.text = draft.withNumbers(inner, "text", inner.words("text"));
        for (const Trait& trait : vocabulary.traits) {
            if (const JsonNode* value = inner.want(trait.id)) {
                word.traits[trait.id] = readPlain(*value, trait.type, inner.context(), draft.pack());
                checkTone(inner, trait, word.traits[trait.id]);
                checkSilhouette(inner, trait, word.traits[trait.id]);
            }
        }
    });
    if (vocabulary.words.empty() && reader.has("words")) {
        reader.error("words", say("pack", "a vocabulary has at least one word"));
    }
}

} // namespace

void readVocabularyNames(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    file.objects("vocabularies", [&](ObjectReader& reader) {
        Vocabulary vocabulary;
        vocabulary.id = reader.text("id");
        reader.objects("traits", [&](ObjectReader& inner) {
            vocabulary.traits.push_back({inner.text("id"), {}, {}});
        });
        reader.objects("words", [&](ObjectReader& inner) {
            vocabulary.words.push_back({inner.text("id"), inner.words("name"), "", "", {}});
        });
        pack.vocabularies.push_back(std::move(vocabulary));
    });
    // Types need every vocabulary's name.
    std::size_t next = 0;
    file.objects("vocabularies", [&](ObjectReader& reader) {
        Vocabulary& vocabulary = pack.vocabularies[next++];
        std::size_t trait = 0;
        reader.objects("traits",
                       [&](ObjectReader& inner) { vocabulary.traits[trait++].type = readType(inner, pack); });
    });
}

void readVocabularies(ObjectReader& file, PackDraft& draft) {
    RulePack& pack = draft.pack();
    const auto readVocabulary = [&](ObjectReader& reader, Vocabulary& vocabulary) {
        const std::vector<std::string> taken{"phase", "outcome", "check", "die"};
        if (listed(taken, vocabulary.id) || pack.ruling(vocabulary.id)) {
            reader.error("id",
                         fill(say("pack", "{vocabulary} means the pack's phases, outcomes, checks, dice "
                                          "or a ruling; choose another id"),
                              {{"vocabulary", inQuotes(vocabulary.id)}}));
        }
        vocabulary.name = reader.words("name");
        readTraits(reader, vocabulary, pack);
        readWords(reader, vocabulary, draft);
    };
    readEntries(file, "vocabularies", "vocabulary", pack.vocabularies, readVocabulary);
}

} // namespace umpire
