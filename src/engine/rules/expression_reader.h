#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <optional>

namespace umpire {

/// Who is meant by $self, $other and $each where an expression stands.
struct Roles {
    SubjectKind self = SubjectKind::Unit;
    SubjectKind other = SubjectKind::Unit;
    std::optional<Type> each;
};

/// Turns JSON into checked expressions against the names a pack declares.
class ExpressionReader {
  public:
    ExpressionReader(const RulePack& pack, const ReadContext& context) : m_pack(pack), m_context(context) {}

    /// An expression of the wanted kind; problems are reported and give a literal nothing.
    Expression read(const JsonNode& node, const Roles& roles, Type::Kind wanted);
    std::optional<Expression> readOptional(const JsonNode* node, const Roles& roles, Type::Kind wanted);

    /// The words a vocabulary type allows: those of a vocabulary, a switch, the phases or the outcomes.
    static std::vector<std::string> wordsOf(const RulePack& pack, const std::string& vocabulary);

  private:
    Expression any(const JsonNode& node, const Roles& roles);
    Expression scalar(const JsonNode& node, const Roles& roles);
    Expression reference(const JsonNode& node, const std::string& text, const Roles& roles);
    std::optional<Expression> root(const JsonNode& node, const std::string& first, const Roles& roles);
    std::optional<Expression> named(const JsonNode& node, const std::string& family, const std::string& word);
    std::optional<Expression> segment(const JsonNode& node, Expression from, const std::string& word);
    Expression literalList(const JsonNode& node);
    Expression operation(const JsonNode& node, const Roles& roles);
    Expression logic(Expression::Op op, const JsonNode& operands, const Roles& roles);
    Expression comparison(Expression::Op op, const JsonNode& operands, const Roles& roles);
    Expression arithmetic(Expression::Op op, const JsonNode& operands, const Roles& roles);
    Expression membership(const JsonNode& operands, const Roles& roles);
    Expression choice(const JsonNode& operands, const Roles& roles);
    Expression overList(Expression::Op op, const JsonNode& node, const Roles& roles);
    void checkWord(const JsonNode& node, const Expression& typed, const Expression& literal);
    const std::vector<JsonNode>* operandList(const JsonNode& node, std::size_t least, std::size_t most);
    Expression nothing(const JsonNode& node, const std::string& problem);

    const RulePack& m_pack;
    ReadContext m_context;
};

} // namespace umpire
