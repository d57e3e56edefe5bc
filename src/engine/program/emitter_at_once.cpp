// What is plain, worked out before all else: like with like.

#include "emitter.h"

#include <algorithm>
#include <map>
#include <utility>

namespace umpire::program {

namespace {

/// Whether it is one instruction, or a row of the same, whatever its operands are.
bool isOneInstruction(const Node& node, const Graph& graph) {
    switch (node.op) {
    case NodeOp::Stored:
    case NodeOp::Is:
    case NodeOp::WordOf:
    case NodeOp::Trait:
    case NodeOp::Fact:
    case NodeOp::Stated:
    case NodeOp::Reading:
    case NodeOp::Equal:
    case NodeOp::Less:
    case NodeOp::AtMost:
    case NodeOp::Within:
    case NodeOp::Plus:
    case NodeOp::Minus:
    case NodeOp::Times:
    case NodeOp::Quotient:
    case NodeOp::Remainder:
    case NodeOp::Least:
    case NodeOp::Most:
    case NodeOp::Absolute:
    case NodeOp::If:
        return true;
    case NodeOp::Not:
    case NodeOp::All:
    case NodeOp::Any: // of flags only, which are 0 or 1
        return std::all_of(node.operands.begin(), node.operands.end(),
                           [&graph](NodeId part) { return graph[part].shape == Shape::Flag; });
    case NodeOp::Moment:
        return static_cast<MomentWord>(node.detail) == MomentWord::Check;
    default:
        return false;
    }
}

} // namespace

/// What needs no working out.
bool Emitter::isPlainLeaf(const Node& node) const {
    switch (node.op) {
    case NodeOp::Constant:
        return node.shape != Shape::List;
    case NodeOp::Self:
    case NodeOp::Other:
    case NodeOp::Item:
        return true;
    case NodeOp::Whom:
        return isPlainLeaf(m_graph[node.operands[0]]) && m_graph[node.operands[0]].op != NodeOp::Constant;
    default:
        return false;
    }
}

bool Emitter::isAtHand(NodeId id) const {
    return m_atOnce[id] || isPlainLeaf(m_graph[id]);
}

/// Operands stand before what needs them.
void Emitter::findPlain() {
    m_atOnce.assign(m_graph.size(), false);
    for (NodeId id = 0; m_graph.isQuiet() && id < m_graph.size(); ++id) {
        const Node& node = m_graph[id];
        m_atOnce[id] = node.uses > 0 && node.plain && node.shape != Shape::List &&
                       isOneInstruction(node, m_graph) &&
                       std::all_of(node.operands.begin(), node.operands.end(),
                                   [this](NodeId operand) { return isAtHand(operand); });
    }
}

void Emitter::placeAtOnce() {
    for (NodeId id = 0; id < m_graph.size(); ++id) {
        if (m_atOnce[id]) {
            m_kept[id] = number();
        }
    }
}

/// What depends on no list that is gone through.
std::vector<NodeId> Emitter::firstNodes() const {
    std::vector<NodeId> nodes;
    for (NodeId id = 0; id < m_graph.size(); ++id) {
        if (m_atOnce[id] && depthOf(m_graph[id]) == 0) {
            nodes.push_back(id);
        }
    }
    return nodes;
}

/// What is needed for each item of a list.
std::vector<NodeId> Emitter::neededForItems(const Node& loop) const {
    std::vector<NodeId> nodes;
    std::vector<bool> seen(m_graph.size());
    std::vector<NodeId> open(loop.operands.begin() + 1, loop.operands.end());
    while (!open.empty()) {
        const NodeId id = open.back();
        open.pop_back();
        if (seen[id]) {
            continue;
        }
        seen[id] = true;
        nodes.push_back(id);
        open.insert(open.end(), m_graph[id].operands.begin(), m_graph[id].operands.end());
    }
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

std::vector<NodeId> Emitter::itemNodes(const Node& loop) const {
    std::vector<NodeId> nodes = neededForItems(loop);
    std::erase_if(nodes, [&](NodeId id) { return !m_atOnce[id] || depthOf(m_graph[id]) != loop.detail; });
    return nodes;
}

/// Words that are no subjects need not be looked for.
bool Emitter::asksForSubjects(const Node& loop) const {
    const std::vector<NodeId> nodes = neededForItems(loop);
    return std::any_of(nodes.begin(), nodes.end(), [&](NodeId id) {
        const Node& node = m_graph[id];
        return node.op == NodeOp::Whom && m_graph[node.operands[0]].op == NodeOp::Item &&
               m_graph[node.operands[0]].detail == loop.detail;
    });
}

namespace {

/// What nodes of one code have in common.
using Likeness = std::pair<NodeOp, Shape>;

Likeness likenessOf(const Node& node) {
    const bool logic = node.op == NodeOp::All || node.op == NodeOp::Any || node.op == NodeOp::Not;
    const bool load = node.op == NodeOp::Stored;
    return {logic ? NodeOp::Not : node.op, load ? node.shape : Shape::Number};
}

/// Nodes that wait for each other; of them always as many of one likeness as can be had.
class Queue {
  public:
    Queue(const Graph& graph, std::vector<NodeId> nodes) : m_graph(graph), m_open(std::move(nodes)) {}

    bool empty() const { return m_open.empty(); }
    std::vector<NodeId> take() {
        std::map<Likeness, std::size_t> open;
        for (const NodeId id : m_open) {
            ++open[likenessOf(m_graph[id])];
        }
        std::vector<NodeId> best;
        bool bestIsAll = false;
        for (const auto& [likeness, count] : open) {
            std::vector<NodeId> nodes = readyOf(likeness);
            const bool isAll = nodes.size() == count; // none of the kind will have to be done later
            if (best.empty() || isAll > bestIsAll || (isAll == bestIsAll && nodes.size() > best.size())) {
                best = std::move(nodes);
                bestIsAll = isAll;
            }
        }
        std::erase_if(m_open,
                      [&best](NodeId id) { return std::binary_search(best.begin(), best.end(), id); });
        return best;
    }

  private:
    /// With those that wait only for others of them, in order.
    std::vector<NodeId> readyOf(const Likeness& likeness) const {
        std::vector<NodeId> ready;
        for (const NodeId id : m_open) {
            const auto& operands = m_graph[id].operands;
            const bool waits = std::any_of(operands.begin(), operands.end(), [&](NodeId operand) {
                return std::binary_search(m_open.begin(), m_open.end(), operand) &&
                       !std::binary_search(ready.begin(), ready.end(), operand);
            });
            if (!waits && likenessOf(m_graph[id]) == likeness) {
                ready.push_back(id);
            }
        }
        return ready;
    }

    const Graph& m_graph;
    std::vector<NodeId> m_open; ///< rising, so that operands stand first
};

} // namespace

void Emitter::workOutAtOnce(std::vector<NodeId> nodes) {
    Queue queue(m_graph, std::move(nodes));
    while (!queue.empty()) {
        for (const NodeId id : queue.take()) {
            workOutAtOnce(id);
        }
    }
}

void Emitter::workOutAtOnce(NodeId id) {
    const Node& node = m_graph[id];
    const std::uint32_t to = m_kept.at(id);
    switch (node.op) {
    case NodeOp::All:
    case NodeOp::Any:
        return chain(node, to);
    case NodeOp::Not: {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = Code::Logic, .to = to, .a = from, .b = from, .value = notEither});
        return;
    }
    case NodeOp::If:
        emit({.code = Code::Choose,
              .to = to,
              .a = value(node.operands[0]),
              .b = value(node.operands[1]),
              .value = value(node.operands[2])});
        return;
    default:
        numberInto(id, to);
    }
}

/// Two parts at a time.
void Emitter::chain(const Node& node, std::uint32_t to) {
    std::uint32_t soFar = value(node.operands[0]);
    for (std::size_t i = 1; i < node.operands.size(); ++i) {
        const std::uint32_t part = value(node.operands[i]);
        emit({.code = Code::Logic,
              .to = to,
              .a = soFar,
              .b = part,
              .value = node.op == NodeOp::All ? bothOf : eitherOf});
        soFar = to;
    }
}

} // namespace umpire::program
