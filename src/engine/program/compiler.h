#pragma once

#include "graph.h"
#include "pack_index.h"

#include "umpire/rules/rule_pack.h"

#include <map>
#include <optional>
#include <tuple>
#include <vector>

namespace umpire::program {

/// Who is meant by $self, $other and $each where an expression stands.
struct Parties {
    NodeId self = 0;
    NodeId other = 0;
    std::optional<NodeId> each = {};
    std::uint32_t depth = 0; ///< of the lists that are gone through around it
    /// What $as calls the items of the lists around it.
    std::map<std::string, NodeId, std::less<>> named = {};
};

/// Turns expressions of a pack into nodes: names become numbers.
class Compiler {
  public:
    Compiler(const RulePack& rules, const PackIndex& index, Graph& graph)
        : m_rules(rules), m_index(index), m_graph(graph) {}

    /// $self and $other as whoever runs the code says.
    Parties parties();
    NodeId of(const Expression& expression, const Parties& parties);

  private:
    NodeId reference(const Expression& expression, const Parties& parties);
    NodeId literal(const Expression& expression);
    NodeId logical(const Expression& expression, const Parties& parties);
    NodeId equal(const Expression& expression, const Parties& parties);
    NodeId ordered(const Expression& expression, const Parties& parties);
    NodeId arithmetic(const Expression& expression, const Parties& parties);
    NodeId choice(const Expression& expression, const Parties& parties);
    NodeId overList(const Expression& expression, const Parties& parties);
    NodeId attribute(const Expression& expression, const Parties& parties);
    NodeId whom(NodeId subject);
    NodeId list(const Expression& expression, const Parties& parties);
    NodeId derived(const Attribute& attribute, NodeId subject);
    NodeId trait(const Expression& expression, const Parties& parties);
    NodeId fact(const std::string& id, const Type& type, const Parties& parties);
    NodeId moment(const Expression& expression);
    // Tables and places.
    NodeId lookup(const Expression& expression, const Parties& parties);
    NodeId cell(const Expression& expression, const Parties& parties);
    NodeId cellKnown(const Expression& expression, const Parties& parties);
    NodeId heading(const Expression& expression, const Parties& parties);
    NodeId ofPlaces(PlaceQuestion question, Shape shape, const Expression& expression,
                    const Parties& parties);
    NodeId placeList(PlacesAsked asked, const Expression& expression, const Parties& parties);
    std::vector<NodeId> operands(const Expression& expression, const Parties& parties);
    NodeId named(NodeOp op, Shape shape, const std::string& word);
    NodeId nothing() { return m_graph.constant(Value(), Shape::Number); }
    NodeId operand(const Expression& expression, std::size_t i, const Parties& parties) {
        return of(expression.operands[i], parties);
    }

    const RulePack& m_rules;
    const PackIndex& m_index;
    Graph& m_graph;
    int m_within = 0; ///< derived facts that stand in each other just now
    /// Derived facts that were put somewhere: which, of whom, $each, how deep in lists.
    std::map<std::tuple<const Fact*, NodeId, NodeId, std::uint32_t>, NodeId> m_put;
};

Shape shapeOf(const Type& type);

} // namespace umpire::program
