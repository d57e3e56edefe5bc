#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <map>
#include <memory>
#include <optional>

namespace umpire {

/// How much of a roll is known where an expression stands; each stage knows what those before it know.
enum class Stage {
    Start,   ///< nothing is thrown yet
    Thrown,  ///< $dice, $dice-count, $faces, $symbols, $highest, $lowest, $successes, $modifiers
    Judged,  ///< $total, $outcome
    Paired,  ///< in a contest: $enemy-total, $enemy-outcome
    Settled, ///< in a contest: $result
};

/// Who is meant by $self, $other and $each where an expression stands, and what is known there.
struct Roles {
    SubjectKind self = SubjectKind::Unit;
    std::optional<SubjectKind> other = SubjectKind::Unit; ///< empty: there is no other party
    std::optional<Type> each;
    Stage stage = Stage::Start;
    /// In an action: what its fields give. Elsewhere there are none.
    std::shared_ptr<const std::map<Id, Type, std::less<>>> fields = {};
    bool nobody = false; ///< there is no $self
    /// What $as calls the items of the lists around it.
    std::map<std::string, Type, std::less<>> named = {};
    /// What $outcome can be; empty: any outcome of the pack.
    Ids outcomes = {};
};

/// Turns JSON into checked expressions against the names a pack declares.
class ExpressionReader {
  public:
    ExpressionReader(const RulePack& pack, const ReadContext& context) : m_pack(pack), m_context(context) {}

    /// An expression of the wanted kind; problems are reported and give a literal nothing.
    Expression read(const JsonNode& node, const Roles& roles, Type::Kind wanted);
    std::optional<Expression> readOptional(const JsonNode* node, const Roles& roles, Type::Kind wanted);
    /// The same for the value of something that has a type: its words must be words of the vocabulary.
    Expression readTyped(const JsonNode& node, const Roles& roles, const Type& type);
    std::optional<Expression> readTyped(const JsonNode* node, const Roles& roles, const Type& type);

    /// The words a vocabulary type allows: those of a vocabulary, a switch, the phases, the outcomes, the
    /// checks or the dice.
    static std::vector<std::string> wordsOf(const RulePack& pack, const std::string& vocabulary);
    /// Reports a word that is none of those.
    static void checkWord(const JsonNode& node, const ReadContext& context, const RulePack& pack,
                          const std::string& vocabulary, const std::string& word);

  private:
    Expression any(const JsonNode& node, const Roles& roles);
    Expression fitting(const JsonNode& node, Expression expression, Type::Kind wanted);
    Expression alone(const JsonNode& node, Expression one, const Type& type);
    Expression scalar(const JsonNode& node, const Roles& roles);
    Expression literalList(const JsonNode& node);
    Expression operation(const JsonNode& node, const Roles& roles);
    Expression unknownOperator(const JsonNode& node, const std::string& name);
    Expression logic(Expression::Op op, const JsonNode& operands, const Roles& roles);
    Expression comparison(Expression::Op op, const JsonNode& operands, const Roles& roles);
    Expression arithmetic(Expression::Op op, const JsonNode& operands, const Roles& roles);
    // Tables (expression_lookups.cpp).
    Expression cell(const JsonNode& node, const Roles& roles);
    Expression knownCell(const JsonNode& node, const Roles& roles);
    Expression heading(const JsonNode& node, const Roles& roles);
    Expression asked(Expression::Op op, ObjectReader& reader, const Roles& roles);
    Expression readCellPlace(ObjectReader& reader, const std::string& key, const Table& table,
                             const Roles& roles, bool quiet);
    Expression headOf(ObjectReader& reader, const std::string& key, const Table& table, const Roles& roles,
                      bool quiet);
    Expression twoNumbers(Expression::Op op, Type type, const JsonNode& operands, const Roles& roles);
    // Places of a map.
    std::optional<Expression> ofPlaces(const std::string& name, const JsonNode& node, const Roles& roles);
    Expression place(const JsonNode& node, const Roles& roles);
    Expression twoPlaces(Expression::Op op, const JsonNode& operands, const Roles& roles);
    Expression near(const JsonNode& node, const Roles& roles);
    Expression reach(const JsonNode& node, const Roles& roles);
    Expression those(ObjectReader& reader, const std::string& key, Expression list, const std::string& name,
                     const Roles& roles);
    Expression traitOf(const JsonNode& node, const Roles& roles);
    bool hasMap(const JsonNode& node);
    Expression membership(const JsonNode& operands, const Roles& roles);
    Expression choice(const JsonNode& operands, const Roles& roles);
    Expression overList(Expression::Op op, const std::string& name, const JsonNode& node, const Roles& roles);
    std::string readItemName(ObjectReader& reader, const Type& item, Roles& inner);
    void readGiven(Expression& expression, ObjectReader& reader, const Roles& inner);
    std::string placeOf(const JsonNode& node) const;
    void checkComparable(const JsonNode& node, const Expression& left, const Expression& right);
    void checkWords(const JsonNode& node, const Expression& expression, const std::string& vocabulary);
    const std::vector<JsonNode>* operandList(const JsonNode& node, std::size_t least, std::size_t most);

    // References (expression_names.cpp).
    Expression reference(const JsonNode& node, const std::string& text, const Roles& roles);
    std::optional<Expression> root(const JsonNode& node, const std::string& first, const Roles& roles);
    std::optional<Expression> party(const JsonNode& node, const std::string& first, const Roles& roles);
    std::optional<Expression> named(const JsonNode& node, const std::string& family, const std::string& word,
                                    const Roles& roles);
    std::optional<Expression> acting(const JsonNode& node);
    std::optional<Expression> fact(const JsonNode& node, const std::string& word, bool stated,
                                   const Roles& roles);
    std::optional<Expression> field(const JsonNode& node, const std::string& word, const Roles& roles);
    std::optional<Expression> shown(const JsonNode& node, Expression::Op op, const std::string& word,
                                    const Roles& roles);
    std::optional<Expression> segment(const JsonNode& node, Expression from, const std::string& word);
    std::optional<Expression> trait(const JsonNode& node, Expression from, const std::string& word);
    std::optional<Expression> item(const JsonNode& node, const std::string& word, const Roles& roles);
    std::optional<Expression> wordsOf(const JsonNode& node, const std::string& word);
    std::optional<Expression> attribute(const JsonNode& node, Expression from, const std::string& word);
    bool stageReached(const JsonNode& node, const std::string& word, Stage needed, const Roles& roles);

    Expression nothing(const JsonNode& node, const std::string& problem);
    std::string referenceHint(const std::string& text) const;
    std::nullopt_t unknown(const JsonNode& node, const std::string& what, const std::string& word,
                           const std::vector<std::string>& known);

    const RulePack& m_pack;
    ReadContext m_context;
};

/// What an operator of expressions gives where nothing of its own is known.
Expression madeOf(Expression::Op op, Type type);
/// A value that is written out.
Expression literalOf(Type type, Value value);
/// The vocabularies of a map.
inline constexpr const char* placeWords = "place";
inline constexpr const char* borderWords = "border";

/// The parts every subject of a kind has, whatever the game: id, name, side ...
std::vector<std::string> builtInNames(SubjectKind kind);
std::optional<Type> builtInType(SubjectKind kind, const std::string& word);
/// What a word of a vocabulary type is called in a message: "word of the vocabulary ...", "outcome".
std::string describeVocabulary(const RulePack& pack, const std::string& vocabulary);
/// The same with its article: "a word of the vocabulary ...", "an outcome".
std::string oneWordOf(const RulePack& pack, const std::string& vocabulary);
/// Every word that an expression can give; nothing when that may be any.
std::optional<Ids> wordsGiven(const Expression& e, const RulePack& pack, const Roles& roles);
/// What a reference may begin with: "$self", "$fact", "$turn" ...
std::vector<std::string> rootNames();
/// Whether an operator only reckons with what its operands give: logic, comparison, arithmetic, choice. It
/// looks at nothing else, neither battle nor roll.
bool reckons(Expression::Op op);

} // namespace umpire
