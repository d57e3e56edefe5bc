#include "graph.h"

#include "umpire/rules/table_heads.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace umpire::program {

namespace {

/// Rounded down, so that it goes on evenly through 0.
std::int64_t quotient(std::int64_t whole, std::int64_t by) {
    if (by == 0) {
        return 0;
    }
    return whole / by - (whole % by != 0 && (whole < 0) != (by < 0) ? 1 : 0);
}

/// Whether it is worked out without going through lists or meeting a blank cell.
bool isPlain(NodeOp op) {
    switch (op) {
    case NodeOp::Derived:
    case NodeOp::ByName:
    case NodeOp::Cell:
    case NodeOp::CellKnown:
    case NodeOp::Heading:
    case NodeOp::PlaceList:
    case NodeOp::Reach:
    case NodeOp::Officers:
    case NodeOp::Units:
    case NodeOp::Formations:
    case NodeOp::Everyone:
    case NodeOp::IndexPredicate:
    case NodeOp::Field:
    case NodeOp::Alone:
    case NodeOp::Anybody:
    case NodeOp::Faces:
    case NodeOp::Symbols:
        return false;
    default:
        return !isLoop(op);
    }
}

std::uint32_t costOf(NodeOp op) {
    switch (op) {
    case NodeOp::Constant:
    case NodeOp::Self:
    case NodeOp::Other:
    case NodeOp::Item:
        return 0;
    case NodeOp::WordOf:
    case NodeOp::OfPlaces:
        return 2;
    default:
        return isPlain(op) ? 1 : 8;
    }
}

/// What costs no more than this is sooner worked out than remembered.
constexpr std::uint32_t worthKeeping = 2;

bool isRemembered(const Node& node) {
    return node.uses > 1 && node.cost > worthKeeping && node.op != NodeOp::Constant &&
           node.op != NodeOp::Everyone;
}

bool mayGoThroughLists(const Node& node) {
    return isLoop(node.op) || node.op == NodeOp::IndexPredicate || node.op == NodeOp::Derived ||
           node.op == NodeOp::ByName;
}

/// Whether what the node comes to is a stored attribute as it stands.
bool givesStored(const std::vector<Node>& nodes, NodeId id) {
    const Node& node = nodes[id];
    return node.op == NodeOp::If
               ? givesStored(nodes, node.operands[1]) || givesStored(nodes, node.operands[2])
               : node.op == NodeOp::Stored;
}

} // namespace

bool isLoop(NodeOp op) {
    return op >= NodeOp::Some;
}

std::optional<NodeOp> builtInNamed(std::string_view word) {
    static constexpr std::array<std::pair<std::string_view, NodeOp>, 9> names{
        {{"id", NodeOp::IdOf},
         {"name", NodeOp::NameOf},
         {"side", NodeOp::SideOf},
         {"formation", NodeOp::ParentOf},
         {"parent", NodeOp::ParentOf},
         {"commands", NodeOp::ParentOf},
         {"officers", NodeOp::Officers},
         {"units", NodeOp::Units},
         {"formations", NodeOp::Formations}}};
    for (const auto& [name, meaning] : names) {
        if (name == word) {
            return meaning;
        }
    }
    return std::nullopt;
}

std::int64_t worked(NodeOp op, std::int64_t a, std::int64_t b) {
    switch (op) {
    case NodeOp::Equal:
        return a == b;
    case NodeOp::Less:
        return a < b;
    case NodeOp::AtMost:
        return a <= b;
    case NodeOp::Plus:
        return added(a, b);
    case NodeOp::Minus:
        return lessened(a, b);
    case NodeOp::Times:
        return within(within(a) * within(b));
    case NodeOp::Quotient:
        return within(quotient(within(a), within(b)));
    case NodeOp::Remainder:
        return within(b) == 0 ? 0 : within(a) - quotient(within(a), within(b)) * within(b);
    case NodeOp::Least:
        return std::min(within(a), within(b));
    case NodeOp::Most:
        return std::max(within(a), within(b));
    case NodeOp::Ratio:
        return ratioOf(a, b);
    default:
        return 0;
    }
}

void Graph::use(NodeId id, std::uint32_t times) {
    const bool first = m_nodes[id].uses == 0;
    m_nodes[id].uses += times;
    if (!first) {
        return;
    }
    const Node node = m_nodes[id];
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        const NodeId operand = node.operands[i];
        const bool again = isLoop(node.op) && i > 0 && (m_nodes[operand].items >> node.detail & 1U) == 0;
        use(operand, again ? 2 : 1);
    }
}

NodeId Graph::constant(Value value, Shape shape) {
    return add({.op = NodeOp::Constant, .shape = shape, .constant = std::move(value)});
}

NodeId Graph::leaf(NodeOp op, Shape shape, std::uint32_t detail) {
    return add({.op = op, .shape = shape, .detail = detail});
}

NodeId Graph::of(NodeOp op, Shape shape, std::vector<NodeId> operands) {
    return add({.op = op, .shape = shape, .operands = std::move(operands)});
}

NodeId Graph::add(Node node) {
    switch (node.op) {
    case NodeOp::Constant:
        return sharedConstant(node);
    case NodeOp::All:
    case NodeOp::Any:
        return logical(std::move(node));
    case NodeOp::Some:
        return overList(std::move(node));
    case NodeOp::If:
        return isConstant(node.operands[0]) ? node.operands[number(node.operands[0]) != 0 ? 1 : 2]
                                            : kept(std::move(node));
    default:
        return folded(std::move(node));
    }
}

NodeId Graph::sharedConstant(const Node& node) {
    for (NodeId id = 0; id < m_nodes.size(); ++id) {
        if (isConstant(id) && m_nodes[id].shape == node.shape && m_nodes[id].constant == node.constant) {
            return id;
        }
    }
    m_nodes.push_back(node);
    m_nodes.back().cost = 0;
    return static_cast<NodeId>(m_nodes.size() - 1);
}

/// Parts that are always so are left out; behind one that never is nothing is looked at.
NodeId Graph::logical(Node node) {
    const bool settles = node.op == NodeOp::Any;
    std::vector<NodeId> open;
    bool plain = true;
    for (const NodeId part : node.operands) {
        if (isConstant(part) && (number(part) != 0) != settles) {
            continue;
        }
        plain = plain && m_nodes[part].plain && !m_nodes[part].readsRulings;
        open.push_back(part);
        if (isConstant(part)) {
            if (plain) {
                return flag(settles);
            }
            break;
        }
    }
    if (open.size() < 2) {
        return open.empty() ? flag(!settles) : open.front();
    }
    node.operands = std::move(open);
    return kept(std::move(node));
}

/// Whether there is somebody at all is seen without going through the list.
NodeId Graph::overList(Node node) {
    const bool anybody = isConstant(node.operands[1]) && number(node.operands[1]) != 0;
    return anybody ? of(NodeOp::Anybody, Shape::Flag, {node.operands[0]}) : kept(std::move(node));
}

NodeId Graph::folded(Node node) {
    const auto& parts = node.operands;
    const bool fixed = !parts.empty() && std::all_of(parts.begin(), parts.end(), [this](NodeId id) {
        return isConstant(id) && m_nodes[id].shape != Shape::List;
    });
    if (!fixed) {
        return kept(std::move(node));
    }
    switch (node.op) {
    case NodeOp::Not:
        return flag(number(parts[0]) == 0);
    case NodeOp::Within:
        return constant(Value(within(number(parts[0]))), Shape::Number);
    case NodeOp::Absolute:
        return constant(Value(std::abs(within(number(parts[0])))), Shape::Number);
    case NodeOp::Equal:
    case NodeOp::Less:
    case NodeOp::AtMost:
        return flag(worked(node.op, number(parts[0]), number(parts[1])) != 0);
    case NodeOp::Plus:
    case NodeOp::Minus:
    case NodeOp::Times:
    case NodeOp::Quotient:
    case NodeOp::Remainder:
    case NodeOp::Least:
    case NodeOp::Most:
    case NodeOp::Ratio:
        return constant(Value(worked(node.op, number(parts[0]), number(parts[1]))), Shape::Number);
    default:
        return kept(std::move(node));
    }
}

NodeId Graph::kept(Node node) {
    Key key{node.op, node.shape, node.kind, node.detail, node.word, node.operands};
    const auto found = m_known.find(key);
    if (found != m_known.end()) {
        return found->second;
    }
    node.plain = isPlain(node.op);
    node.readsRulings = node.op == NodeOp::Reading;
    node.cost = costOf(node.op);
    node.items = node.op == NodeOp::Item ? 1U << node.detail : 0;
    for (std::size_t i = 0; i < node.operands.size(); ++i) {
        const Node& operand = m_nodes[node.operands[i]];
        node.plain = node.plain && operand.plain;
        node.readsRulings = node.readsRulings || operand.readsRulings;
        node.cost = std::min<std::uint32_t>(node.cost + operand.cost, 1U << 20U);
        const bool own = isLoop(node.op) && i > 0; // the loop's own item is nothing outside of it
        node.items |= own ? operand.items & ~(1U << node.detail) : operand.items;
    }
    const auto id = static_cast<NodeId>(m_nodes.size());
    m_nodes.push_back(std::move(node));
    m_known.emplace(std::move(key), id);
    return id;
}

Code Graph::take(NodeId root) {
    use(root);
    Code code = finished();
    code.root = root;
    // Somebody of another kind may have a derived attribute of that name.
    code.mayAskTooMuch = code.mayAskTooMuch || givesStored(code.nodes, root);
    return code;
}

Code Graph::take(std::vector<RowNodes> rows) {
    for (const RowNodes& row : rows) {
        if (row.when) {
            use(*row.when);
        }
        use(row.value);
    }
    Code code = finished();
    code.rows = std::move(rows);
    return code;
}

Code Graph::finished() {
    Code code;
    for (Node& node : m_nodes) {
        if (node.uses == 0) {
            continue;
        }
        if (isRemembered(node)) {
            node.memo = ++code.memos;
        }
        if (isLoop(node.op) || node.op == NodeOp::Item) {
            code.depth = std::max(code.depth, node.detail);
        }
        code.mayAskTooMuch = code.mayAskTooMuch || mayGoThroughLists(node);
    }
    code.nodes = std::move(m_nodes);
    return code;
}

} // namespace umpire::program
