// The names in expressions: references, which follow a $, and words of vocabularies.

#include "expression_reader.h"
#include "known_names.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

namespace {

using Op = Expression::Op;
using Kind = Type::Kind;

struct ContextWord {
    const char* word;
    Type type;
    Stage stage;
};

const std::vector<ContextWord>& contextWords() {
    static const Type number{Kind::Number, SubjectKind::Unit, ""};
    static const Type outcome{Kind::Text, SubjectKind::Unit, "outcome"};
    static const Type side{Kind::Subject, SubjectKind::Side, ""};
    static const std::vector<ContextWord> words{
        {"turn", number, Stage::Start},
        {"half-turn", number, Stage::Start},
        {"phase", {Kind::Text, SubjectKind::Unit, "phase"}, Stage::Start},
        {"active-side", side, Stage::Start},
        {"phase-side", side, Stage::Start},
        {"first-side", side, Stage::Start},
        {"last-side", side, Stage::Start},
        {"acting", {Kind::Subject, SubjectKind::Unit, ""}, Stage::Start},
        {"check", {Kind::Text, SubjectKind::Unit, "check"}, Stage::Start},
        {"facts-stated", number, Stage::Start},
        {"sides", {Kind::Subjects, SubjectKind::Side, ""}, Stage::Start},
        {"formations", {Kind::Subjects, SubjectKind::Formation, ""}, Stage::Start},
        {"officers", {Kind::Subjects, SubjectKind::Officer, ""}, Stage::Start},
        {"units", {Kind::Subjects, SubjectKind::Unit, ""}, Stage::Start},
        {"things", {Kind::Subjects, SubjectKind::Thing, ""}, Stage::Start},
        {"places", {Kind::Texts, SubjectKind::Unit, placeWords}, Stage::Start},
        {"dice", number, Stage::Thrown},
        {"dice-count", number, Stage::Thrown},
        {"highest", number, Stage::Thrown},
        {"lowest", number, Stage::Thrown},
        {"successes", number, Stage::Thrown},
        {"modifiers", number, Stage::Thrown},
        {"total", number, Stage::Judged},
        {"outcome", outcome, Stage::Judged},
        {"enemy-total", number, Stage::Paired},
        {"enemy-outcome", outcome, Stage::Paired},
        {"margin", number, Stage::Paired},
        {"result", {Kind::Text, SubjectKind::Unit, ""}, Stage::Settled},
    };
    return words;
}

const std::vector<std::string>& families() {
    static const std::vector<std::string> names{"fact",  "stated", "ruling", "number", "symbols",
                                                "faces", "field",  "as",     "words"};
    return names;
}

Expression make(Op op, Type type, std::string word = {}) {
    Expression expression = madeOf(op, std::move(type));
    expression.word = std::move(word);
    return expression;
}

/// By how much the own total is the higher.
Expression margin(const Type& number) {
    Expression difference = make(Op::Minus, number);
    difference.operands = {make(Op::Context, number, "total"), make(Op::Context, number, "enemy-total")};
    return difference;
}

/// What may be meant by a name that there is not: "lost-1" is one name, and no subtraction.
std::string hintFor(const std::string& word, const std::vector<std::string>& known, const std::string& what) {
    for (auto at = word.find('-'); at != std::string::npos; at = word.find('-', at + 1)) {
        if (listed(known, word.substr(0, at))) {
            return fill(say("pack", "; did you mean {one}, less something? A minus has a blank on each side"),
                        {{"one", inQuotes(word.substr(0, at))}});
        }
    }
    return orKnown(word, known, what);
}

} // namespace

std::vector<std::string> rootNames() {
    std::vector<std::string> names{"$self", "$other", "$each"};
    for (const std::string& family : families()) {
        names.push_back("$" + family);
    }
    for (const ContextWord& context : contextWords()) {
        names.push_back(std::string("$") + context.word);
    }
    return names;
}

std::vector<std::string> builtInNames(SubjectKind kind) {
    std::vector<std::string> names;
    for (const char* word :
         {"id", "name", "side", "formation", "parent", "commands", "officers", "units", "formations"}) {
        if (builtInType(kind, word)) {
            names.emplace_back(word);
        }
    }
    return names;
}

std::optional<Type> builtInType(SubjectKind kind, const std::string& word) {
    if (word == "id" || word == "name") {
        return Type{Kind::Text, kind, ""};
    }
    if (word == "side" && kind != SubjectKind::Thing) {
        return Type{Kind::Subject, SubjectKind::Side, ""};
    }
    const bool unit = kind == SubjectKind::Unit;
    if ((word == "formation" && unit) || (word == "parent" && kind == SubjectKind::Formation) ||
        (word == "commands" && kind == SubjectKind::Officer)) {
        return Type{Kind::Subject, SubjectKind::Formation, ""};
    }
    if (word == "officers" && kind != SubjectKind::Officer && kind != SubjectKind::Thing) {
        return Type{Kind::Subjects, SubjectKind::Officer, ""};
    }
    if (word == "formations" && (kind == SubjectKind::Formation || kind == SubjectKind::Side)) {
        return Type{Kind::Subjects, SubjectKind::Formation, ""};
    }
    if (word == "units" && (kind == SubjectKind::Formation || kind == SubjectKind::Side)) {
        return Type{Kind::Subjects, SubjectKind::Unit, ""};
    }
    return std::nullopt;
}

std::nullopt_t ExpressionReader::unknown(const JsonNode& node, const std::string& what,
                                         const std::string& word, const std::vector<std::string>& known) {
    if (m_context.judges(what)) {
        nothing(node,
                fill(say("pack", "unknown {what} {word}{hint}"),
                     {{"what", noun(what)}, {"word", inQuotes(word)}, {"hint", hintFor(word, known, what)}}));
    }
    return std::nullopt;
}

Expression ExpressionReader::reference(const JsonNode& node, const std::string& text, const Roles& roles) {
    const std::vector<std::string> parts = splitAtDots(text);
    std::size_t next = 1;
    std::optional<Expression> found;
    if (!listed(families(), parts[0])) {
        found = root(node, parts[0], roles);
    } else if (parts.size() == 1) {
        nothing(node,
                fill(say("pack", "{reference} lacks a name; write it after a dot, as in {example}"),
                     {{"reference", inQuotes("$" + text)}, {"example", "\"$" + text + ".some-name\""}}));
    } else {
        found = named(node, parts[0], parts[1], roles);
        next = 2;
    }
    for (; found && next < parts.size(); ++next) {
        found = segment(node, std::move(*found), parts[next]);
    }
    return found.value_or(Expression{});
}

bool ExpressionReader::stageReached(const JsonNode& node, const std::string& word, Stage needed,
                                    const Roles& roles) {
    if (roles.stage >= needed) {
        return true;
    }
    const std::string sentence =
        needed == Stage::Thrown ? say("pack", "{word} is not known here: it comes when the dice are thrown")
        : needed == Stage::Judged
            ? say("pack", "{word} is not known here: it comes when the roll has its outcome")
            : say("pack", "{word} is not known here: it comes when both sides of a contest have rolled");
    nothing(node, fill(sentence, {{"word", inQuotes("$" + word)}}));
    return false;
}

std::optional<Expression> ExpressionReader::party(const JsonNode& node, const std::string& first,
                                                  const Roles& roles) {
    if (first == "each") {
        if (roles.each) {
            return make(Op::Each, *roles.each);
        }
        nothing(node, say("pack",
                          "\"$each\" has a meaning only inside some, every, count, sum, min, max and each"));
        return std::nullopt;
    }
    if (first == "other" && !roles.other) {
        nothing(node, say("pack", "\"$other\" has no meaning here: there is only one party"));
        return std::nullopt;
    }
    const bool self = first == "self";
    if (self && roles.nobody) {
        nothing(node, say("pack", "\"$self\" has no meaning here: nobody in particular is meant"));
        return std::nullopt;
    }
    return make(self ? Op::Self : Op::Other, {Kind::Subject, self ? roles.self : *roles.other, ""});
}

std::optional<Expression> ExpressionReader::root(const JsonNode& node, const std::string& first,
                                                 const Roles& roles) {
    if (first == "self" || first == "other" || first == "each") {
        return party(node, first, roles);
    }
    for (const ContextWord& context : contextWords()) {
        if (first == context.word) {
            if (!stageReached(node, first, context.stage, roles)) {
                return std::nullopt;
            }
            if (first == "places" && !hasMap(node)) {
                return std::nullopt;
            }
            if (first == "margin") {
                return margin(context.type);
            }
            return first == "acting" ? acting(node) : make(Op::Context, context.type, first);
        }
    }
    nothing(node,
            fill(say("pack", "there is nothing called {reference}{hint}"),
                 {{"reference", inQuotes("$" + first)}, {"hint", orKnown("$" + first, rootNames(), "")}}));
    return std::nullopt;
}

/// Who was drawn is of the kind that the phases draw.
std::optional<Expression> ExpressionReader::acting(const JsonNode& node) {
    for (const Phase& phase : m_pack.phases) {
        if (phase.owner == Phase::Owner::Drawn) {
            return make(Op::Context, {Kind::Subject, phase.drawn, ""}, "acting");
        }
    }
    if (m_context.judges("phase")) {
        nothing(node, say("pack", "\"$acting\" has no meaning here: no phase of the turn draws who acts"));
    }
    return std::nullopt;
}

std::optional<Expression> ExpressionReader::fact(const JsonNode& node, const std::string& word, bool stated,
                                                 const Roles& roles) {
    const Fact* fact = m_pack.fact(word);
    if (!fact) {
        return unknown(node, "fact", word, idsOf(m_pack.facts));
    }
    if (fact->derived && fact->of != roles.self) {
        nothing(node,
                fill(say("pack", "the fact {word} is derived for {who}, but $self is {self} here"),
                     {{"word", inQuotes(word)}, {"who", oneOf(fact->of)}, {"self", oneOf(roles.self)}}));
        return std::nullopt;
    }
    return stated ? make(Op::Stated, {Kind::Flag, SubjectKind::Unit, ""}, word)
                  : make(Op::Fact, fact->type, word);
}

std::optional<Expression> ExpressionReader::field(const JsonNode& node, const std::string& word,
                                                  const Roles& roles) {
    if (!roles.fields) {
        nothing(node, say("pack", "\"$field\" has a meaning only in actions"));
        return std::nullopt;
    }
    const auto found = roles.fields->find(word);
    if (found == roles.fields->end()) {
        return unknown(node, "field", word, keysOf(*roles.fields));
    }
    return make(Op::Field, found->second, word);
}

/// "$as.there": the item of a list that calls its items so.
std::optional<Expression> ExpressionReader::item(const JsonNode& node, const std::string& word,
                                                 const Roles& roles) {
    const auto found = roles.named.find(word);
    if (found != roles.named.end()) {
        return make(Op::Named, found->second, word);
    }
    nothing(node, fill(say("pack", "no list around this calls its items {word}; say it there as {example}"),
                       {{"word", inQuotes(word)}, {"example", "\"as\": " + inQuotes(word)}}));
    return std::nullopt;
}

/// "$words.area": all words of a vocabulary, in order.
std::optional<Expression> ExpressionReader::wordsOf(const JsonNode& node, const std::string& word) {
    const Vocabulary* vocabulary = m_pack.vocabulary(word);
    if (!vocabulary) {
        return unknown(node, "vocabulary", word, idsOf(m_pack.vocabularies));
    }
    return literalOf({Kind::Texts, SubjectKind::Unit, word}, vocabulary->ids());
}

/// "$symbols.jam", "$faces.6": how many dice show what some die of the pack shows.
std::optional<Expression> ExpressionReader::shown(const JsonNode& node, Op op, const std::string& word,
                                                  const Roles& roles) {
    const bool symbols = op == Op::Symbols;
    std::vector<std::string> known;
    for (const Die& die : m_pack.dice) {
        for (const Face& face : die.distinct()) {
            if ((!symbols || !face.symbol.empty()) && !listed(known, face.text())) {
                known.push_back(face.text());
            }
        }
    }
    if (!listed(known, word)) {
        return m_context.judges("die") ? unknown(node, symbols ? "symbol" : "face", word, known)
                                       : std::nullopt;
    }
    if (!stageReached(node, (symbols ? "symbols." : "faces.") + word, Stage::Thrown, roles)) {
        return std::nullopt;
    }
    return make(op, {Kind::Number, SubjectKind::Unit, ""}, word);
}

std::optional<Expression> ExpressionReader::named(const JsonNode& node, const std::string& family,
                                                  const std::string& word, const Roles& roles) {
    if (family == "fact" || family == "stated") {
        return fact(node, word, family == "stated", roles);
    }
    if (family == "symbols") {
        return shown(node, Op::Symbols, word, roles);
    }
    if (family == "faces") {
        return shown(node, Op::Faces, word, roles);
    }
    if (family == "field") {
        return field(node, word, roles);
    }
    if (family == "as") {
        return item(node, word, roles);
    }
    if (family == "ruling") {
        return m_pack.ruling(word)
                   ? std::optional(make(Op::Ruling, {Kind::Text, SubjectKind::Unit, word}, word))
                   : unknown(node, "ruling", word, idsOf(m_pack.rulings));
    }
    if (family == "words") {
        return wordsOf(node, word);
    }
    return m_pack.numbers.contains(word)
               ? std::optional(make(Op::Constant, {Kind::Number, SubjectKind::Unit, ""}, word))
               : unknown(node, "number", word, keysOf(m_pack.numbers));
}

std::optional<Expression> ExpressionReader::attribute(const JsonNode& node, Expression from,
                                                      const std::string& word) {
    const SubjectKind kind = from.type.subject;
    std::optional<Type> type = builtInType(kind, word);
    if (const Attribute* attribute = type ? nullptr : m_pack.attribute(kind, word)) {
        type = attribute->type;
    }
    if (!type) {
        if (m_context.judges("attribute")) {
            std::vector<std::string> known = builtInNames(kind);
            for (const Attribute& attribute : m_pack.attributes) {
                if (attribute.of == kind) {
                    known.push_back(attribute.id);
                }
            }
            nothing(node, fill(say("pack", "no {kind} has an attribute {word}{hint}"),
                               {{"kind", kindWord(kind)},
                                {"word", inQuotes(word)},
                                {"hint", hintFor(word, known, "attribute")}}));
        }
        return std::nullopt;
    }
    Expression expression = make(Op::Of, *type, word);
    expression.operands.push_back(std::move(from));
    return expression;
}

std::optional<Expression> ExpressionReader::segment(const JsonNode& node, Expression from,
                                                    const std::string& word) {
    if (from.type.kind == Kind::Subject) {
        return attribute(node, std::move(from), word);
    }
    if (from.type.kind == Kind::Nothing) {
        return std::nullopt; // what it is of could not be read, which is reported
    }
    return trait(node, std::move(from), word);
}

std::optional<Expression> ExpressionReader::trait(const JsonNode& node, Expression from,
                                                  const std::string& word) {
    const Vocabulary* vocabulary = m_pack.vocabulary(from.type.vocabulary);
    if (from.type.kind != Kind::Text || !vocabulary) {
        if (m_context.judges("vocabulary")) {
            nothing(node, fill(say("pack", "nothing can follow here, but {word} does: only subjects and "
                                           "words of a vocabulary have parts"),
                               {{"word", inQuotes("." + word)}}));
        }
        return std::nullopt;
    }
    const Trait* trait = vocabulary->trait(word);
    if (!trait) {
        nothing(node, fill(say("pack", "the vocabulary {vocabulary} has no trait {word}{hint}"),
                           {{"vocabulary", inQuotes(vocabulary->id)},
                            {"word", inQuotes(word)},
                            {"hint", hintFor(word, idsOf(vocabulary->traits), "trait")}}));
        return std::nullopt;
    }
    Expression expression = make(Op::Trait, trait->type, word);
    expression.vocabulary = vocabulary->id;
    expression.operands.push_back(std::move(from));
    return expression;
}

bool reckons(Op op) {
    switch (op) {
    case Op::All:
    case Op::Any:
    case Op::Not:
    case Op::Equal:
    case Op::Unequal:
    case Op::Less:
    case Op::AtMost:
    case Op::More:
    case Op::AtLeast:
    case Op::Plus:
    case Op::Minus:
    case Op::Times:
    case Op::Quotient:
    case Op::Remainder:
    case Op::Absolute:
    case Op::Least:
    case Op::Most:
    case Op::If:
        return true;
    default:
        return false;
    }
}

// Words of vocabularies in expressions.

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
