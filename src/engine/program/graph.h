#pragma once

#include "umpire/base/value.h"
#include "umpire/rules/expression.h"

#include <bit>
#include <cstdint>
#include <map>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

namespace umpire::program {

/// What a node is worked out into: flags, numbers, words and subjects are numbers (a word and a subject that
/// of its symbol), of which 0 stands for what is not there.
enum class Shape : std::uint8_t { Flag, Number, Text, List, Subject };

enum class NodeOp : std::uint8_t {
    Constant,       ///< `constant`
    Self,           ///< who the rule is applied to
    Other,          ///< the other party
    Item,           ///< the present item of the list that is gone through at depth `detail`
    Whom,           ///< the subject whose id operand 0 is, or nobody
    Stored,         ///< slot `detail` of subject operand 0, if it is of kind `kind`
    Derived,        ///< derived attribute `detail` of the pack, of subject operand 0
    ByName,         ///< attribute `word` of subject operand 0, whatever its kind
    IdOf,           ///< ... its id
    NameOf,         ///< ... its name
    SideOf,         ///< ... its side
    ParentOf,       ///< ... what it belongs to
    Officers,       ///< ... the officers of its line of command
    Units,          ///< ... its units
    Formations,     ///< ... its formations
    WordOf,         ///< the place of word operand 0 in vocabulary `detail`, from 1; 0 for a word that is none
    Trait,          ///< trait `detail` of the program, of the word at place operand 0
    Fact,           ///< fact `detail` as stated or filled in, else its fallback
    Stated,         ///< whether fact `detail` was stated or filled in
    Field,          ///< what field `word` of the command holds
    Reading,        ///< the reading of switch `detail`
    Moment,         ///< what `detail`, a MomentWord, is
    Everyone,       ///< all of kind `kind`
    IndexPredicate, ///< of all of kind `kind` those whose attribute `word` is operand 0, where an index knows
                    ///< them; else all
    Symbols,        ///< how many dice show symbol `word`
    Faces,          ///< how many dice show face `word`
    Cell,           ///< of table `detail`: operand 0 is the row, operand 1 the column where it has any
    CellKnown,      ///< whether that cell says something; of `word` bit 0 means all rows, bit 1 all columns
    Heading,   ///< `detail` is a HeadingOf: of the head that stands for operand 0, operand 1 further right
    OfPlaces,  ///< PlaceQuestion `detail` about operands 0 and 1
    PlaceList, ///< PlacesAsked `detail` about operands 0 and 1
    Reach,     ///< from operand 0 in operand 1 steps, through places, across borders, going on from no ...
    Alone,     ///< the list of operand 0, if that is somebody
    Anybody,   ///< whether list operand 0 holds somebody
    Not,
    All,
    Any,
    Equal,
    SameList,
    Less,
    AtMost,
    Within, ///< as far as numbers go
    Plus,
    Minus,
    Times,
    Quotient,
    Remainder,
    Least,
    Most,
    Ratio, ///< both as one number
    Absolute,
    In, ///< whether list operand 1 has operand 0
    If,
    Some, ///< of list operand 0 those for whom operand 1 holds, each at depth `detail` ...
    Every,
    Count,
    Sum, ///< ... and operand 2 is what each gives
    LeastOf,
    MostOf,
    EachGives,
    First,
};

/// Numbers and words of the moment.
enum class MomentWord : std::uint8_t {
    Turn,
    HalfTurn,
    Phase,
    ActiveSide,
    PhaseSide,
    Acting,
    FirstSide,
    LastSide,
    Check,
    FactsStated,
    Outcome,
    EnemyOutcome,
    Result,
    Dice,
    DiceCount,
    Highest,
    Lowest,
    Successes,
    Modifiers,
    Total,
    EnemyTotal,
};

/// What may be asked about places that a number or word answers.
enum class PlaceQuestion : std::uint32_t { Distance, Border, Column, Row, PlaceAt };
/// ... and what a list of places or borders answers.
enum class PlacesAsked : std::uint32_t { All, Neighbours, Near, BordersNear };

/// Which heads are looked up: of the rows or columns of a table of the pack.
struct HeadingOf {
    std::uint32_t table = 0;
    bool columns = false;
    bool quiet = false; ///< nobody needs a blank one

    std::uint32_t packed() const { return table << 2U | (columns ? 2U : 0U) | (quiet ? 1U : 0U); }
    static HeadingOf unpacked(std::uint32_t detail) {
        return {detail >> 2U, (detail & 2U) != 0, (detail & 1U) != 0};
    }
};

using NodeId = std::uint32_t;

/// One thing that is worked out. Two that mean the same are one node.
struct Node {
    NodeOp op = NodeOp::Constant;
    Shape shape = Shape::Number;
    SubjectKind kind = SubjectKind::Unit;
    std::uint32_t detail = 0;
    std::uint32_t word = 0; ///< number of a symbol
    std::vector<NodeId> operands = {};
    Value constant = {};
    const Expression* source = nullptr; ///< of what goes through a list, for messages
    /// The depths of lists on whose items it depends, a bit each.
    std::uint32_t items = 0;
    /// Only loads and arithmetic: no list is gone through and no blank cell met.
    bool plain = true;
    bool readsRulings = false; ///< looks at a switch, of which somebody may keep count
    std::uint32_t cost = 1;    ///< of loads and operations, roughly
    /// How often it is asked for, once more where a list is gone through whose items it does not depend on.
    std::uint32_t uses = 0;
    std::uint32_t memo = 0; ///< from 1: which one keeps what it came to; 0: it is worked out each time

    /// The depth of the innermost list on whose items it depends; 0: none.
    std::uint32_t deepestItem() const {
        return items == 0 ? 0 : static_cast<std::uint32_t>(std::bit_width(items)) - 1;
    }
};

/// A value that is put into a row if a condition holds.
struct RowNodes {
    std::uint32_t row = 0;
    std::optional<NodeId> when;
    NodeId value = 0;
};

/// Expressions of a pack, ready to be worked out: the nodes of a graph, and which of them is asked for.
struct Code {
    std::vector<Node> nodes;
    NodeId root = 0;
    std::vector<RowNodes> rows; ///< in place of the root, of code that fills rows
    std::uint32_t memos = 0;
    std::uint32_t depth = 0;    ///< of lists within lists
    bool mayAskTooMuch = false; ///< goes through lists, or runs other code
};

/// The nodes of one block of code, constants folded and equal parts shared.
class Graph {
  public:
    /// How deep lists may stand within lists.
    static constexpr std::uint32_t deepest = 30;

    /// The node of this meaning, which may be a simpler one.
    NodeId add(Node node);
    NodeId constant(Value value, Shape shape);
    NodeId flag(bool value) { return constant(Value(value), Shape::Flag); }
    NodeId leaf(NodeOp op, Shape shape, std::uint32_t detail = 0);
    NodeId of(NodeOp op, Shape shape, std::vector<NodeId> operands);

    const Node& operator[](NodeId id) const { return m_nodes[id]; }
    /// The code of one node, or of rows. The graph is left empty.
    Code take(NodeId root);
    Code take(std::vector<RowNodes> rows);

  private:
    using Key = std::tuple<NodeOp, Shape, SubjectKind, std::uint32_t, std::uint32_t, std::vector<NodeId>>;

    NodeId kept(Node node);
    NodeId sharedConstant(const Node& node);
    NodeId logical(Node node);
    NodeId overList(Node node);
    /// Something is asked for once more, and the first time what it needs itself.
    void use(NodeId id, std::uint32_t times = 1);
    Code finished();
    NodeId folded(Node node);
    bool isConstant(NodeId id) const { return m_nodes[id].op == NodeOp::Constant; }
    std::int64_t number(NodeId id) const { return m_nodes[id].constant.payload(); }

    std::vector<Node> m_nodes;
    std::map<Key, NodeId> m_known;
};

bool isLoop(NodeOp op);

/// What every subject has, whatever the game: IdOf to Formations.
std::optional<NodeOp> builtInNamed(std::string_view word);

inline std::int64_t added(std::int64_t a, std::int64_t b) {
    return within(within(a) + within(b));
}
inline std::int64_t lessened(std::int64_t a, std::int64_t b) {
    return within(within(a) - within(b));
}

/// What an operation on two numbers gives.
std::int64_t worked(NodeOp op, std::int64_t a, std::int64_t b);

} // namespace umpire::program
