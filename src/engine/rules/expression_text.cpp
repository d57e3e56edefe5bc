// Words of vocabularies in expressions.

#include "expression_reader.h"

#include "known_names.h"
#include "nouns.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

using Op = Expression::Op;

namespace {

std::string named(const std::string& sentence, const std::string& vocabulary) {
    return fill(sentence, {{"vocabulary", inQuotes(vocabulary)}});
}

std::optional<KnownNames> namesIn(const RulePack& pack, const std::string& vocabulary) {
    if (vocabulary == "phase") {
        return idsOf(pack.phases);
    }
    if (vocabulary == "outcome") {
        return idsOf(pack.outcomes);
    }
    if (vocabulary == "check") {
        return idsOf(pack.checks);
    }
    if (vocabulary == "die") {
        return idsOf(pack.dice);
    }
    if (const Ruling* ruling = pack.ruling(vocabulary)) {
        return idsOf(ruling->readings);
    }
    const Vocabulary* words = pack.vocabulary(vocabulary);
    return words ? std::optional(idsOf(words->words)) : std::nullopt;
}

/// The values of a trait, each once.
Ids traitWords(const Vocabulary& vocabulary, const std::string& trait) {
    Ids words;
    for (const Word& word : vocabulary.words) {
        const std::string& value = vocabulary.traitOf(word.id, trait).text();
        if (!value.empty() && !listed(words, value)) {
            words.push_back(value);
        }
    }
    return words;
}

} // namespace

std::string describeVocabulary(const RulePack& pack, const std::string& vocabulary) {
    if (vocabulary == "phase" || vocabulary == "outcome" || vocabulary == "check" || vocabulary == "die") {
        return noun(vocabulary);
    }
    return named(pack.ruling(vocabulary) ? say("pack", "reading of the ruling {vocabulary}")
                                         : say("pack", "word of the vocabulary {vocabulary}"),
                 vocabulary);
}

std::string oneWordOf(const RulePack& pack, const std::string& vocabulary) {
    if (vocabulary == "phase") {
        return say("pack", "a phase");
    }
    if (vocabulary == "outcome") {
        return say("pack", "an outcome");
    }
    if (vocabulary == "check") {
        return say("pack", "a check");
    }
    if (vocabulary == "die") {
        return say("pack", "a die");
    }
    return named(pack.ruling(vocabulary) ? say("pack", "a reading of the ruling {vocabulary}")
                                         : say("pack", "a word of the vocabulary {vocabulary}"),
                 vocabulary);
}

std::vector<std::string> ExpressionReader::wordsOf(const RulePack& pack, const std::string& vocabulary) {
    const auto names = namesIn(pack, vocabulary);
    return names ? names->all() : std::vector<std::string>{};
}

void ExpressionReader::checkWord(const JsonNode& node, const ReadContext& context, const RulePack& pack,
                                 const std::string& vocabulary, const std::string& word) {
    const auto names = word.empty() ? std::nullopt : namesIn(pack, vocabulary);
    if (!names || names->has(word)) {
        return;
    }
    const std::vector<std::string> known = names->all();
    if (!known.empty()) {
        context.error(node, fill(say("pack", "{word} is no {vocabulary}{hint}"),
                                 {{"word", inQuotes(word)},
                                  {"vocabulary", describeVocabulary(pack, vocabulary)},
                                  {"hint", orKnown(word, known, "")}}));
    }
}

/// Words written out where a word of a vocabulary is wanted must be words of it, inside "if" as well.
void ExpressionReader::checkWords(const JsonNode& node, const Expression& expression,
                                  const std::string& vocabulary) {
    if (vocabulary.empty()) {
        return;
    }
    if (expression.op == Op::Literal && node.isArray()) {
        const Ids& words = expression.literal.list();
        for (std::size_t i = 0; i < std::min(words.size(), node.items().size()); ++i) {
            checkWord(node.items()[i], m_context, m_pack, vocabulary, words[i]);
        }
    } else if (expression.op == Op::Literal) {
        checkWord(node, m_context, m_pack, vocabulary, expression.literal.text());
    } else if (expression.op == Op::If) {
        const std::vector<JsonNode>& operands = node.members().front().value.items();
        checkWords(operands[1], expression.operands[1], vocabulary);
        checkWords(operands[2], expression.operands[2], vocabulary);
    } else if (expression.op == Op::EachGives && node.find("gives")) {
        checkWords(*node.find("gives"), expression.operands[2], vocabulary);
    }
}

std::optional<Ids> wordsGiven(const Expression& e, const RulePack& pack, const Roles& roles) {
    if (e.op == Op::Literal) {
        return Ids{e.literal.text()};
    }
    if (e.op == Op::If) {
        std::optional<Ids> words = wordsGiven(e.operands[1], pack, roles);
        const std::optional<Ids> others = wordsGiven(e.operands[2], pack, roles);
        if (!words || !others) {
            return std::nullopt;
        }
        words->insert(words->end(), others->begin(), others->end());
        return words;
    }
    if (e.op == Op::Context && e.word == "outcome" && !roles.outcomes.empty()) {
        return roles.outcomes;
    }
    if (e.type.kind != Type::Kind::Text || e.type.vocabulary.empty()) {
        return std::nullopt;
    }
    const Vocabulary* vocabulary = e.op == Op::Trait ? pack.vocabulary(e.vocabulary) : nullptr;
    return vocabulary ? traitWords(*vocabulary, e.word) : ExpressionReader::wordsOf(pack, e.type.vocabulary);
}

} // namespace umpire
