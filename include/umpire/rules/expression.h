#pragma once

#include "umpire/base/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace umpire {

/// What a battle is made of. A thing belongs to no side: a place, an objective, a track, a token.
enum class SubjectKind : std::uint8_t { Side, Formation, Officer, Unit, Thing };

std::string_view name(SubjectKind kind);

/// What an expression gives, known when a pack is loaded.
struct Type {
    enum class Kind { Nothing, Flag, Number, Text, Subject, Texts, Subjects };

    Kind kind = Kind::Nothing;
    SubjectKind subject = SubjectKind::Unit; ///< for Subject and Subjects
    std::string vocabulary; ///< for Text and Texts: the vocabulary its words come from, or ""

    bool namesSubjects() const { return kind == Kind::Subject || kind == Kind::Subjects; }
    bool operator==(const Type&) const = default;
};

/// One node of a condition or formula of a rule pack, checked when the pack was loaded: every reference
/// exists and every operand has a fitting type. `rules/README.md` describes the JSON form.
struct Expression {
    enum class Op {
        Literal,
        Self,     ///< the subject the rule is applied to
        Other,    ///< the other party
        Each,     ///< the current item inside some, every, count, sum, each and for
        Named,    ///< the current item of the list around it that calls its items `word`
        Of,       ///< attribute `word` of the subject that operand 0 gives
        Trait,    ///< trait `word` of the vocabulary word that operand 0 gives
        Fact,     ///< fact `word`
        Stated,   ///< whether the umpire stated fact `word`
        Field,    ///< what field `word` of the command holds
        Alone,    ///< the list of the one subject that operand 0 gives
        Ruling,   ///< the reading chosen for switch `word`
        Context,  ///< a number or word of the moment: turn, half-turn, phase, total, dice, outcome ...
        Symbols,  ///< how many of the dice show the symbol `word`
        Faces,    ///< how many of the dice show the number or symbol `word`
        Constant, ///< the pack's number `word`
        All,
        Any,
        Not,
        Equal,
        Unequal,
        Less,
        AtMost,
        More,
        AtLeast,
        Plus,
        Minus,
        Times,
        Quotient,  ///< rounded down; by 0 it is 0
        Remainder, ///< what the quotient leaves; by 0 it is 0
        Absolute,
        Least,
        Most,
        In,
        If,
        Some,
        Every,
        Count,
        Sum,
        LeastOf, ///< of what each item gives; 0 of no item
        MostOf,
        EachGives,
        First,   ///< of a list of subjects the first for whom a condition holds
        Cell,    ///< of the table `word`: operand 0 is the row, operand 1 the column where it has any
        Known,   ///< whether that cell says something; an operand that is a literal nothing means all of them
        Heading, ///< what heads the row, or with `columns` the column, of the table `word` that stands for
                 ///< number operand 0, so many further right as operand 1 says; "" off the table
        QuietHeading, ///< the same where nobody needs it: a blank one is "", too
        Ratio,        ///< operand 0 to operand 1 as one number, for a Heading
        Neighbours,   ///< the places that touch operand 0
        Near,         ///< the places at most operand 1 steps from operand 0, nearest first
        BordersNear,  ///< the borders between two of those
        Distance,     ///< in steps from operand 0 to operand 1
        Border,       ///< what lies between operands 0 and 1
        ColumnOf,
        RowOf,
        PlaceAt, ///< column operand 0, row operand 1
        Reach, ///< the places that paths from operand 0 of at most operand 1 steps come to, through those of
               ///< operand 2, across the borders of operand 3, going on from none of operand 4
    };

    Op op = Op::Literal;
    Type type;
    Value literal;
    std::string word;       ///< for Some to First: what $as calls the items, or ""
    std::string vocabulary; ///< for Trait: the vocabulary the word belongs to
    std::string place;      ///< for Some to Cell: where it stands in the pack, for messages
    bool columns = false;   ///< for Heading: it is about columns, else about rows
    std::vector<Expression> operands;
    /// Among all expressions of its pack, from 1; 0: it was put together elsewhere.
    std::uint32_t number = 0;
};

/// Numbers the expressions of a pack as they are read, by whoever sees the pack.
class ExpressionNumbers {
  public:
    std::uint32_t next() const { return ++m_last; }
    std::uint32_t last() const { return m_last; }

  private:
    mutable std::uint32_t m_last = 0;
};

/// The facts an expression asks for, those behind its derived facts included, are found by walking it.
void visit(const Expression& expression, const auto& visitor) {
    visitor(expression);
    for (const Expression& operand : expression.operands) {
        visit(operand, visitor);
    }
}

} // namespace umpire
