#include "die_of_check.h"

#include "../known_names.h"

#include "umpire/base/listed.h"
#include "umpire/base/speech.h"

namespace umpire {

namespace {

using Op = Expression::Op;
using Kind = Type::Kind;

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

/// Every word that an expression can give; nothing when that may be any.
std::optional<Ids> wordsGiven(const Expression& e, const RulePack& pack) {
    if (e.op == Op::Literal) {
        return Ids{e.literal.text()};
    }
    if (e.op == Op::If) {
        std::optional<Ids> words = wordsGiven(e.operands[1], pack);
        const std::optional<Ids> others = wordsGiven(e.operands[2], pack);
        if (!words || !others) {
            return std::nullopt;
        }
        words->insert(words->end(), others->begin(), others->end());
        return words;
    }
    if (e.type.kind != Kind::Text || e.type.vocabulary.empty()) {
        return std::nullopt;
    }
    const Vocabulary* vocabulary = e.op == Op::Trait ? pack.vocabulary(e.vocabulary) : nullptr;
    return vocabulary ? traitWords(*vocabulary, e.word) : ExpressionReader::wordsOf(pack, e.type.vocabulary);
}

} // namespace

void readDieOfCheck(ObjectReader& reader, Check& check, const RulePack& pack, const Roles& roles) {
    const JsonNode* node = reader.need("die");
    const bool reference =
        node && node->scalar().is_string() && node->scalar().get<std::string>().starts_with('$');
    if (!node || (!node->isObject() && !reference)) {
        check.die = readKnownOne(reader, "die", idsOf(pack.dice), "die", false);
        check.dice = pack.die(check.die) ? Ids{check.die} : Ids{};
        return;
    }
    check.dieBy = ExpressionReader(pack, reader.context()).read(*node, roles, Kind::Text);
    if (check.dieBy->type.kind == Kind::Nothing) {
        return; // reported
    }
    const std::optional<Ids> words = wordsGiven(*check.dieBy, pack);
    if (!words) {
        reader.error("die",
                     say("pack", "this can be any word; take a choice whose words are dice (\"vocabulary\": "
                                 "\"die\")"));
        return;
    }
    for (const Id& word : *words) {
        ExpressionReader::checkWord(*node, reader.context(), pack, "die", word);
        if (pack.die(word) && !listed(check.dice, word)) {
            check.dice.push_back(word);
        }
    }
}

} // namespace umpire
