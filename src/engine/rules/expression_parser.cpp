// Expressions that are written out: tokens, and a parser that descends from "or" to single values. It makes
// the objects that files may hold in their place, so that nothing else need know of them.

#include "expression_parser.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace umpire {

namespace {

/// As deep as a file may be nested.
constexpr int mostLevels = 64;

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

struct Token {
    enum class Kind { End, Number, Word, Quoted, Reference, Sign, Wrong };

    Kind kind = Kind::End;
    std::string text; ///< of what is quoted without its quotes; of what is wrong what is to be said of it
    std::size_t at = 0;
};

/// What people write who know other languages, and what they mean.
struct Habit {
    std::string_view written;
    std::string_view meant;
};

constexpr std::array habits{Habit{"==", "="},  Habit{"&&", "and"}, Habit{"||", "or"}, Habit{"<>", "!="},
                            Habit{"=>", ">="}, Habit{"=<", "<="},  Habit{"≥", ">="},  Habit{"≤", "<="},
                            Habit{"≠", "!="},  Habit{"−", "-"},    Habit{"×", "*"},   Habit{"÷", "/"},
                            Habit{"\"", "'"},  Habit{"’", "'"},    Habit{"‘", "'"}};

constexpr std::array<std::string_view, 3> longSigns{"!=", "<=", ">="};

/// Cuts a text into tokens; the last is the end, or what is wrong.
class Tokens {
  public:
    explicit Tokens(const std::string& text) : m_text(text) {}

    std::vector<Token> all() {
        do {
            m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size());
            m_tokens.push_back(next());
        } while (m_tokens.back().kind != Token::Kind::End && m_tokens.back().kind != Token::Kind::Wrong);
        return std::move(m_tokens);
    }

  private:
    Token next() {
        const char first = m_at < m_text.size() ? m_text[m_at] : '\0';
        if (m_at == m_text.size()) {
            return {Token::Kind::End, "", m_at};
        }
        if (first == '\'') {
            return quoted();
        }
        if (first == '$') {
            const std::string name = taken(isOfReference, 1);
            return name == "$" ? wrong(say("pack", "a name is missing behind the $"), 1)
                               : Token{Token::Kind::Reference, name, m_at - name.size()};
        }
        if (isLetter(first) || isDigit(first)) {
            return nameOrNumber();
        }
        return sign();
    }

    Token nameOrNumber() {
        const std::size_t at = m_at;
        std::string word = taken(isOfFormulaWord);
        if (!std::ranges::all_of(word, isDigit)) {
            return {Token::Kind::Word, std::move(word), at};
        }
        const bool fraction = m_at + 1 < m_text.size() && m_text[m_at] == '.' && isDigit(m_text[m_at + 1]);
        word += fraction ? taken(isDigit, 1) : std::string();
        return {Token::Kind::Number, std::move(word), at};
    }

    /// Two quotes within are one.
    Token quoted() {
        Token token{Token::Kind::Quoted, "", m_at};
        for (std::size_t i = m_at + 1; i < m_text.size(); ++i) {
            if (m_text[i] != '\'') {
                token.text += m_text[i];
            } else if (i + 1 < m_text.size() && m_text[i + 1] == '\'') {
                token.text += m_text[i++];
            } else {
                m_at = i + 1;
                return token;
            }
        }
        return wrong(say("pack", "the quote ' that ends this is missing"), 1);
    }

    Token sign() {
        const std::string_view rest = std::string_view(m_text).substr(m_at);
        for (const Habit& habit : habits) {
            if (rest.starts_with(habit.written)) {
                return wrong(
                    fill(say("pack", "write {meant} in place of {written}"),
                         {{"meant", std::string(habit.meant)}, {"written", std::string(habit.written)}}),
                    habit.written.size());
            }
        }
        for (const std::string_view each : longSigns) {
            if (rest.starts_with(each)) {
                m_at += each.size();
                return {Token::Kind::Sign, std::string(each), m_at - each.size()};
            }
        }
        if (std::string_view("()[],:=<>+-*/%.").find(rest.front()) != std::string_view::npos) {
            return {Token::Kind::Sign, std::string(1, rest.front()), m_at++};
        }
        return unknown(rest);
    }

    Token unknown(std::string_view rest) {
        std::size_t length = 1; // of a letter in UTF-8
        while (length < rest.size() && (static_cast<unsigned char>(rest[length]) & 0xC0U) == 0x80U) {
            ++length;
        }
        const std::string letter(rest.substr(0, length));
        return wrong(letter == "!"
                         ? say("pack", "write not in place of !")
                         : fill(say("pack", "{sign} has no meaning here; words with such letters stand in "
                                            "single quotes"),
                                {{"sign", inQuotes(letter)}}),
                     length);
    }

    Token wrong(std::string text, std::size_t length) {
        m_at += length;
        return {Token::Kind::Wrong, std::move(text), m_at - length};
    }

    /// Those that fit, behind so many that are taken as they are.
    template <typename Fits>
    std::string taken(Fits fits, std::size_t before = 0) {
        std::size_t end = m_at + before;
        while (end < m_text.size() && fits(m_text[end])) {
            ++end;
        }
        std::string text = m_text.substr(m_at, end - m_at);
        m_at = end;
        return text;
    }

    const std::string& m_text;
    std::size_t m_at = 0;
    std::vector<Token> m_tokens;
};

using Function = FormulaFunction;
using Shape = FormulaFunction::Shape;

constexpr std::array functions{Function{"abs", Shape::One, 1},       Function{"min", Shape::List, 0},
                               Function{"max", Shape::List, 0},      Function{"distance", Shape::List, 2},
                               Function{"adjacent", Shape::List, 2}, Function{"border", Shape::List, 2},
                               Function{"place-at", Shape::List, 2}, Function{"neighbours", Shape::One, 1},
                               Function{"column-of", Shape::One, 1}, Function{"row-of", Shape::One, 1},
                               Function{"near", Shape::Most, 2},     Function{"reach", Shape::Most, 2}};

/// What is said of the items of a list.
const std::vector<const char*> itemParts{"as", "where", "of", "gives"};

constexpr std::array<std::string_view, 6> comparing{"=", "!=", "<", "<=", ">", ">="};

/// An expression that was read, and how deep it is nested.
struct Piece {
    JsonNode node;
    int depth = 0;
};

class Parser {
  public:
    Parser(const std::string& text, Position at) : m_text(text), m_begin(at), m_tokens(Tokens(text).all()) {
        findEscapes();
    }

    std::variant<JsonNode, FormulaProblem> parse() {
        Piece piece = expression();
        if (!m_problem && next().kind != Token::Kind::End) {
            endsTooLate();
        }
        if (m_problem) {
            return std::move(*m_problem);
        }
        return std::move(piece.node);
    }

  private:
    // From what binds least to what binds most.
    Piece expression() {
        if (!nests()) {
            return {};
        }
        ++m_nesting;
        Piece piece = chain("or", "any", &Parser::conjunction);
        --m_nesting;
        return piece;
    }

    /// "a and b and c" is one list of three.
    Piece chain(const char* word, const char* op, Piece (Parser::*part)()) {
        std::vector<Piece> parts;
        do {
            parts.push_back((this->*part)());
        } while (takeWord(word));
        if (parts.size() == 1) {
            return std::move(parts.front());
        }
        return operation(op, std::move(parts));
    }

    Piece conjunction() { return chain("and", "all", &Parser::negation); }

    Piece negation() {
        if (!isWord("not") || !nests()) {
            return comparison();
        }
        const Position at = placeOf(take().at);
        ++m_nesting;
        Piece piece = object("not", negation(), at);
        --m_nesting;
        return piece;
    }

    Piece comparison() {
        const auto compares = [this] {
            return next().kind == Token::Kind::Sign && listed(comparing, next().text);
        };
        Piece piece = sum();
        if (compares()) {
            const std::string op = take().text;
            piece = operation(op, std::move(piece), sum());
        } else if (takeWord("in")) {
            piece = operation("in", std::move(piece), sum());
        } else if (isWord("not") && behind().kind == Token::Kind::Word && behind().text == "in") {
            take();
            take();
            const Position at = piece.node.at();
            piece = object("not", operation("in", std::move(piece), sum()), at);
        }
        return compares() ? fail(say("pack", "two are compared at a time; join two comparisons by \"and\""))
                          : std::move(piece);
    }

    Piece sum() {
        Piece piece = product();
        std::string last;
        while (isSign("+") || isSign("-")) {
            const std::string op = take().text;
            Piece right = product();
            piece = joined(op, std::move(piece), std::move(right), op == last);
            last = op;
        }
        return piece;
    }

    Piece product() {
        Piece piece = negative();
        std::string last;
        while (isSign("*") || isSign("/") || isSign("%")) {
            const std::string op = take().text;
            Piece right = negative();
            piece = joined(op, std::move(piece), std::move(right), op == "*" && op == last);
            last = op;
        }
        return piece;
    }

    /// It stands where its first operand does, if nothing else is said.
    Piece operation(const std::string& op, std::vector<Piece> operands, std::optional<Position> at = {}) {
        const Position first = operands.front().node.at();
        return object(op, listOf(std::move(operands), first), at.value_or(first));
    }

    Piece operation(const std::string& op, Piece left, Piece right) {
        std::vector<Piece> operands;
        operands.push_back(std::move(left));
        operands.push_back(std::move(right));
        return operation(op, std::move(operands));
    }

    /// One more operand of the operator before, or an operator of its own.
    Piece joined(const std::string& op, Piece left, Piece right, bool goesOn) {
        if (goesOn && left.node.isObject()) {
            right.node.standWithinText();
            left.depth = std::max(left.depth, right.depth + 2);
            left.node.members().front().value.addItem(std::move(right.node));
            return left;
        }
        return operation(op, std::move(left), std::move(right));
    }

    Piece negative() {
        if (!isSign("-") || !nests()) {
            return withTraits();
        }
        const std::size_t at = take().at;
        if (next().kind == Token::Kind::Number) {
            const Token token = take();
            Piece piece = number(token, "-");
            return m_problem ? Piece() : scalar(piece.node.scalar(), at);
        }
        ++m_nesting;
        std::vector<Piece> operand;
        operand.push_back(negative());
        --m_nesting;
        return operation("-", std::move(operand), placeOf(at));
    }

    /// "(...).wet"
    Piece withTraits() {
        const bool bare = next().kind == Token::Kind::Word;
        const Token first = next();
        Piece piece = value();
        if (bare && isSign(".") && piece.depth == 0) {
            return failAt(first.at,
                          fill(say("pack", "a reference starts with $: did you mean \"${word}.{name}\"?"),
                               {{"word", first.text}, {"name", behind().text}}));
        }
        while (takeSign(".")) {
            const Position at = piece.node.at();
            piece = object("of", std::move(piece), at);
            const std::size_t named = next().at;
            add(piece, "trait", scalar(name(say("pack", "the name of a trait")), named));
        }
        return piece;
    }

    Piece value() {
        const Token token = next();
        switch (token.kind) {
        case Token::Kind::Number:
            take();
            return number(token, "");
        case Token::Kind::Quoted:
        case Token::Kind::Reference:
            take();
            return scalar(token.text, token.at);
        case Token::Kind::Word:
            return wordOrForm();
        default:
            return isSign("(") ? parenthesised() : isSign("[") ? words() : noValue();
        }
    }

    /// Places may be called 007; a number is not.
    Piece number(const Token& token, const std::string& sign) {
        constexpr std::size_t longest = 18;
        if (token.text.size() > 1 && token.text[0] == '0' && isDigit(token.text[1])) {
            return failAt(token.at,
                          fill(say("pack", "{number} is no number; a word of digits stands in single quotes"),
                               {{"number", inQuotes(token.text)}}));
        }
        if (token.text.size() > longest) {
            return failAt(token.at,
                          fill(say("file", "the number {written} is too long; numbers go up to 2147483647"),
                               {{"written", inQuotes(token.text)}}));
        }
        return scalar(Json::parse(sign + token.text), token.at);
    }

    Piece wordOrForm() {
        const Token token = next();
        const std::string& word = token.text;
        const bool called = behind().kind == Token::Kind::Sign && behind().text == "(";
        if (called && (word == "min" || word == "max")) {
            return leastOrMost(word);
        }
        if (listed(wordsOverLists(), word)) {
            return overList(word);
        }
        if (word == "if") {
            return choice();
        }
        if (word == "table" || word == "known" || word == "heading") {
            return lookup(word);
        }
        if (called && !listed(formulaWords(), word)) {
            const Function* function = functionOf(word);
            return function ? call(*function) : noFunction(word);
        }
        if (word == "true" || word == "false" || word == "nothing") {
            take();
            return scalar(word == "nothing" ? Json() : Json(word == "true"), token.at);
        }
        if (listed(formulaWords(), word)) {
            return noValue();
        }
        take();
        return scalar(word, token.at);
    }

    Piece parenthesised() {
        take();
        Piece piece = expression();
        need(Token::Kind::Sign, ")");
        return piece;
    }

    /// "[gone, 'out of play']"
    Piece words() {
        const std::size_t at = take().at;
        std::vector<Piece> items;
        while (!isSign("]") && !m_problem) {
            const Token::Kind kind = next().kind;
            if (kind == Token::Kind::Number) {
                items.push_back(value());
            } else if (kind == Token::Kind::Word || kind == Token::Kind::Quoted ||
                       kind == Token::Kind::Reference) {
                const Token token = take();
                items.push_back(scalar(token.text, token.at));
            } else {
                return expected(say("pack", "a word"));
            }
            if (!isSign("]") && !takeSign(",")) {
                return expected(say("pack", "\",\" or \"]\""));
            }
        }
        need(Token::Kind::Sign, "]");
        return listOf(std::move(items), placeOf(at));
    }

    Piece choice() {
        const Position at = placeOf(take().at);
        std::vector<Piece> parts;
        parts.push_back(expression());
        need(Token::Kind::Word, "then");
        parts.push_back(expression());
        need(Token::Kind::Word, "else");
        parts.push_back(expression());
        return operation("if", std::move(parts), at);
    }

    /// "some $units as there where ..."
    Piece overList(const std::string& op) {
        const Token word = take();
        const Token::Kind kind = next().kind;
        const bool list =
            kind == Token::Kind::Reference || kind == Token::Kind::Word || isSign("(") || isSign("[");
        if (!list) {
            return failAt(
                word.at,
                fill(say("pack", "behind \"{word}\" stands the list that it goes through; as a word of "
                                 "its own it stands in single quotes, '{word}'"),
                     {{"word", op}}));
        }
        Piece piece = object(op, withTraits(), placeOf(word.at));
        addParts(piece, itemParts);
        return piece;
    }

    /// What stands behind, each part with its word.
    void addParts(Piece& piece, const std::vector<const char*>& parts) {
        for (const char* part : parts) {
            if (!takeWord(part)) {
                continue;
            }
            const std::size_t at = next().at;
            const bool named = part == std::string_view("as");
            add(piece, part, named ? scalar(name(say("pack", "a name")), at) : expression());
        }
    }

    Piece call(const Function& function) {
        const Token word = take();
        std::vector<Piece> values = arguments();
        if (function.takes != 0 && values.size() != function.takes && !m_problem) {
            return failAt(word.at,
                          sayCounted("pack", "{name} takes {n} value in parentheses, found {found}",
                                     "{name} takes {n} values in parentheses, found {found}")
                              .of(static_cast<long long>(function.takes),
                                  {{"name", inQuotes(word.text)}, {"found", std::to_string(values.size())}}));
        }
        const Position at = placeOf(word.at);
        if (function.shape == Shape::List) {
            return operation(word.text, std::move(values), at);
        }
        Piece piece = object(word.text, std::move(values.front()), at);
        if (function.shape == Shape::Most && !m_problem) {
            add(piece, "most", std::move(values[1]));
            if (word.text == "reach") {
                addParts(piece, {"as", "through", "across", "stops"});
            }
        }
        return piece;
    }

    /// "min(a, b)", or "min (list) where ... of ..."
    Piece leastOrMost(const std::string& op) {
        const Position at = placeOf(take().at);
        std::vector<Piece> values = arguments();
        const bool list = values.size() == 1 && (isWord("as") || isWord("where") || isWord("of"));
        const Position first = values.front().node.at();
        Piece piece = object(op, list ? std::move(values.front()) : listOf(std::move(values), first), at);
        if (list) {
            addParts(piece, itemParts);
        }
        return piece;
    }

    std::vector<Piece> arguments() {
        need(Token::Kind::Sign, "(");
        std::vector<Piece> values;
        do {
            values.push_back(expression());
        } while (takeSign(","));
        if (!takeSign(")")) {
            expected(say("pack", "\",\" or \")\""));
        }
        return values;
    }

    /// "table ranges[$self.weapon, 2]", "known ranges[...]", "heading odds[*, $attack : $defence shift 1]"
    Piece lookup(const std::string& op) {
        const Position at = placeOf(take().at);
        const std::size_t named = next().at;
        Piece piece = object("table", scalar(name(say("pack", "the name of a table")), named), at);
        addCell(piece);
        return op == "table" ? std::move(piece) : object(op, std::move(piece), at);
    }

    void addCell(Piece& piece) {
        if (!takeSign("[")) {
            return;
        }
        for (const char* part : {"row", "column"}) {
            if (isSign("*")) {
                take();
            } else {
                add(piece, part, cellPlace());
            }
            if (!takeSign(",")) {
                break;
            }
        }
        if (takeWord("shift")) {
            add(piece, "shift", expression());
        }
        need(Token::Kind::Sign, "]");
    }

    /// What heads a row or column, or the two numbers whose ratio does.
    Piece cellPlace() {
        std::vector<Piece> both;
        both.push_back(expression());
        if (!takeSign(":")) {
            return std::move(both.front());
        }
        both.push_back(expression());
        const Position at = both.front().node.at();
        return listOf(std::move(both), at);
    }

    // Pieces.
    Piece scalar(Json value, std::size_t at) { return {JsonNode(std::move(value), placeOf(at)), 0}; }

    Piece object(const std::string& key, Piece value, Position at) {
        Piece piece{JsonNode::object(at), 0};
        add(piece, key.c_str(), std::move(value));
        return piece;
    }

    Piece listOf(std::vector<Piece> items, Position at) {
        Piece list{JsonNode::array(at), 0};
        for (Piece& item : items) {
            item.node.standWithinText();
            list.depth = std::max(list.depth, item.depth + 1);
            list.node.addItem(std::move(item.node));
        }
        return list;
    }

    void add(Piece& object, const char* key, Piece value) {
        value.node.standWithinText();
        object.depth = std::max(object.depth, value.depth + 1);
        const Position at = value.node.at();
        object.node.addMember(key, at, std::move(value.node));
        if (object.depth > mostLevels) {
            tooDeep();
        }
    }

    /// What JSON writes with a backslash takes more room in the file.
    void findEscapes() {
        std::size_t more = 0;
        for (std::size_t i = 0; i < m_text.size(); ++i) {
            const char c = m_text[i];
            const bool named = std::string_view("\"\\\b\f\n\r\t").find(c) != std::string_view::npos;
            if (named || static_cast<unsigned char>(c) < ' ') {
                more += named ? 1 : 5;
                m_escapes.emplace_back(i, more);
            }
        }
    }

    /// Where a byte of the text stands in its file.
    Position placeOf(std::size_t at) const {
        const auto behind = std::ranges::lower_bound(m_escapes, std::pair{at, std::size_t{0}});
        const std::size_t more = behind == m_escapes.begin() ? 0 : std::prev(behind)->second;
        return {m_begin.line, m_begin.column + static_cast<int>(at + more)};
    }

    // Tokens.
    const Token& next() const { return m_tokens[m_next]; }

    const Token& behind() const { return m_tokens[std::min(m_next + 1, m_tokens.size() - 1)]; }
    Token take() { return m_next + 1 < m_tokens.size() ? m_tokens[m_next++] : m_tokens[m_next]; }

    bool is(Token::Kind kind, std::string_view text) const {
        return next().kind == kind && next().text == text;
    }

    bool isWord(std::string_view word) const { return is(Token::Kind::Word, word); }
    bool isSign(std::string_view sign) const { return is(Token::Kind::Sign, sign); }
    bool takeWord(std::string_view word) { return isWord(word) && (take(), true); }
    bool takeSign(std::string_view sign) { return isSign(sign) && (take(), true); }

    void need(Token::Kind kind, const char* text) {
        if (is(kind, text)) {
            take();
        } else {
            expected(inQuotes(text));
        }
    }

    /// The name of a table, a trait or an item: any word will do.
    std::string name(const std::string& wanted) {
        if (next().kind == Token::Kind::Word || next().kind == Token::Kind::Number) {
            return take().text;
        }
        expected(wanted);
        return {};
    }

    std::string found() const {
        switch (next().kind) {
        case Token::Kind::End:
            return say("pack", "the end");
        case Token::Kind::Quoted:
            return "'" + next().text + "'";
        default:
            return inQuotes(next().text);
        }
    }

    /// Whether one level more may be gone into; what is not nested deep leaves it again.
    bool nests() {
        if (m_nesting < mostLevels) {
            return true;
        }
        tooDeep();
        return false;
    }

    void tooDeep() {
        fail(sayCounted("file", "nested more than {n} level deep", "nested more than {n} levels deep")
                 .of(mostLevels));
    }

    /// What was read could be all, but it goes on.
    void endsTooLate() {
        const Token& before = m_tokens[m_next - 1];
        const bool word = before.kind == Token::Kind::Word;
        const bool function = word && functionOf(before.text);
        const std::string sentence =
            function
                ? say("pack", "expected an operator or the end, found {found}; what \"{word}\" takes stands "
                              "in parentheses")
            : word && next().kind == Token::Kind::Word
                ? say("pack", "expected an operator or the end, found {found}; words with blanks stand in "
                              "single quotes")
                : say("pack", "expected an operator or the end, found {found}");
        fail(fill(sentence, {{"found", found()}, {"word", before.text}}));
    }

    Piece fail(std::string text) { return failAt(next().at, std::move(text)); }

    /// The first thing that is wrong is told; then nothing more is read.
    Piece failAt(std::size_t at, std::string text) {
        if (!m_problem) {
            const bool wrong = next().kind == Token::Kind::Wrong;
            m_problem = wrong ? FormulaProblem{placeOf(next().at), next().text}
                              : FormulaProblem{placeOf(at), std::move(text)};
        }
        m_tokens.resize(1);
        m_tokens[0] = {};
        m_next = 0;
        return {};
    }

    Piece noValue() {
        static const std::vector<std::string> between{"and", "or", "not", "in", "then", "else"};
        const Token& token = next();
        if (token.kind == Token::Kind::Word && !listed(between, token.text)) {
            return fail(
                fill(say("pack",
                         "expected a value, found \"{word}\", which is a word of the grammar; as a word of "
                         "the game it stands in single quotes, '{word}'"),
                     {{"word", token.text}}));
        }
        return expected(say("pack", "a value"));
    }

    Piece noFunction(const std::string& name) {
        std::vector<std::string> names;
        for (const Function& each : functions) {
            names.emplace_back(each.name);
        }
        return fail(fill(say("pack", "there is no function {name}{hint}"),
                         {{"name", inQuotes(name)}, {"hint", didYouMean(name, names)}}));
    }

    Piece expected(const std::string& wanted) {
        return fail(
            fill(say("pack", "expected {wanted}, found {found}"), {{"wanted", wanted}, {"found", found()}}));
    }

    const std::string& m_text;
    Position m_begin;
    std::vector<Token> m_tokens;
    std::vector<std::pair<std::size_t, std::size_t>> m_escapes; ///< and how much more room all take so far
    std::size_t m_next = 0;
    int m_nesting = 0;
    std::optional<FormulaProblem> m_problem;
};

} // namespace

const FormulaFunction* functionOf(const std::string& name) {
    const auto found =
        std::ranges::find_if(functions, [&name](const Function& each) { return name == each.name; });
    return found == functions.end() ? nullptr : &*found;
}

const std::vector<std::string>& formulaWords() {
    static const std::vector<std::string> words{
        "and",  "or",    "not",   "in",    "if",      "then",  "else",    "true",   "false", "nothing",
        "some", "every", "count", "sum",   "min",     "max",   "first",   "each",   "as",    "where",
        "of",   "gives", "table", "known", "heading", "shift", "through", "across", "stops"};
    return words;
}

const std::vector<std::string>& wordsOverLists() {
    static const std::vector<std::string> words{"some", "every", "count", "sum",
                                                "min",  "max",   "first", "each"};
    return words;
}

bool isOfFormulaWord(char c) {
    return isLetter(c) || isDigit(c) || c == '-';
}

bool isOfReference(char c) {
    return isOfFormulaWord(c) || c == '.';
}

bool isFormula(const std::string& text) {
    for (auto at = text.find('$'); at != std::string::npos; at = text.find('$', at + 1)) {
        if (at + 1 < text.size() && isLetter(text[at + 1])) {
            return at != 0 || !std::all_of(text.begin() + 1, text.end(), isOfReference);
        }
    }
    return false;
}

std::variant<JsonNode, FormulaProblem> parseFormula(const std::string& text, Position at) {
    return Parser(text, at).parse();
}

std::optional<FormulaProblem> formulaProblem(const std::string& formula) {
    auto read = parseFormula(formula, {1, 1});
    auto* problem = std::get_if<FormulaProblem>(&read);
    return problem ? std::optional(std::move(*problem)) : std::nullopt;
}

} // namespace umpire
