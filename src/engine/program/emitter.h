#pragma once

#include "block.h"
#include "graph.h"

#include <cstddef>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace umpire::program {

/// A place in the code that jumps may name before it is reached.
class Label {
  public:
    void usedAt(std::size_t instruction) { m_uses.push_back(instruction); }
    const std::vector<std::size_t>& uses() const { return m_uses; }

  private:
    std::vector<std::size_t> m_uses;
};

/// A value that is put into a row if a condition holds.
struct RowNodes {
    std::uint32_t row = 0;
    std::optional<NodeId> when;
    NodeId value = 0;
};

/// Writes the code of the nodes of a graph. What is asked for more than once is worked out at the beginning
/// where that is cheap and leaves no trace, else when it is first wanted, and kept. Of a quiet graph all that
/// is plain is worked out at the beginning, whether somebody asks for it or not: like with like, so that the
/// machine does many in one go, which is sooner done than finding out by jumps what is needed.
class Emitter {
  public:
    /// All that will be asked for must have been `use`d in the graph.
    explicit Emitter(const Graph& graph);

    /// Puts the values of nodes into the rows of the block.
    void rows(std::span<const RowNodes> rows);
    /// Ends the code with the node as a value, in the kind it has.
    void give(NodeId node);
    /// Ends the code, adds what was put off, gives the block.
    Block take();

  private:
    void placeConstants();
    void placeItems();
    void placeMemos();
    void hoist();
    bool isHoisted(const Node& node) const;
    void findPlain();
    bool isPlainLeaf(const Node& node) const;
    bool isAtHand(NodeId id) const;
    void placeAtOnce();
    std::vector<NodeId> firstNodes() const;
    std::vector<NodeId> neededForItems(const Node& loop) const;
    std::vector<NodeId> itemNodes(const Node& loop) const;
    bool asksForSubjects(const Node& loop) const;
    void workOutAtOnce(std::vector<NodeId> nodes);
    void workOutAtOnce(NodeId id);
    void chain(const Node& node, std::uint32_t to);
    void row(const RowNodes& nodes);
    void joinRuns();
    bool isMemo(const Node& node) const;
    static std::uint32_t depthOf(const Node& node);

    std::uint32_t value(NodeId id);
    std::uint32_t list(NodeId id);
    std::uint32_t subject(NodeId id);
    void numberInto(NodeId id, std::uint32_t to);
    void operationInto(const Node& node, std::uint32_t to);
    void loadInto(const Node& node, std::uint32_t to);
    void lookUp(Code code, const Node& node, std::uint32_t to, std::int64_t what);
    void reachInto(const Node& node, std::uint32_t to);
    void choiceInto(const Node& node, std::uint32_t to);
    void truthInto(NodeId id, std::uint32_t to);
    void listInto(NodeId id, std::uint32_t to);
    void soughtInto(const Node& node, std::uint32_t to);
    void loopInto(const Node& node, std::uint32_t to);
    void itemInto(const Node& node, std::uint32_t result, std::uint32_t seen, Label& last);
    void branch(NodeId id, bool when, Label& target);
    bool fusedBranch(const Node& node, bool when, Label& target);
    bool comparison(const Node& node, bool when, Label& target);
    void parts(const Node& node, bool when, Label& target);
    void branchOfChoice(const Node& node, bool when, Label& target);
    bool giveAsItStands(const Node& node);
    bool giveOfSubject(const Node& node);
    void writeMemo(NodeId id);

    std::uint32_t number() { return m_block.numbers++; }
    std::uint32_t constant(std::int64_t value);
    std::uint32_t once(NodeId id);
    Instruction& emit(Instruction instruction);
    void jump(Instruction instruction, Label& target);
    void bind(Label& label);

    const Graph& m_graph;
    Block m_block;
    std::unordered_map<std::int64_t, std::uint32_t> m_constants;
    std::unordered_map<NodeId, std::uint32_t> m_kept; ///< registers of what is worked out once
    /// By node, of a quiet graph: worked out at the beginning, or for each item of a list.
    std::vector<bool> m_atOnce;
    std::unordered_map<NodeId, std::uint32_t> m_memos; ///< those of them that are worked out when wanted
    std::vector<std::pair<NodeId, Label>> m_bodies;    ///< the memos, by number
    std::array<std::uint32_t, Graph::deepest + 1> m_items{};        ///< registers of the items
    std::array<std::uint32_t, Graph::deepest + 1> m_itemSubjects{}; ///< 0: nobody asks for them
};

} // namespace umpire::program
