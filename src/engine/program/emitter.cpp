#include "emitter.h"

#include <algorithm>
#include <bit>

namespace umpire::program {

namespace {

/// What costs no more than this is sooner worked out than remembered.
constexpr std::uint32_t worthKeeping = 2;
constexpr std::uint32_t worthHoisting = 6;

} // namespace

Emitter::Emitter(const Graph& graph) : m_graph(graph) {
    findPlain();
    placeConstants();
    placeItems();
    placeMemos();
    placeAtOnce();
    workOutAtOnce(firstNodes());
    hoist();
}

/// The deepest list on whose items it depends; 0: none.
std::uint32_t Emitter::depthOf(const Node& node) {
    return node.items == 0 ? 0 : static_cast<std::uint32_t>(std::bit_width(node.items)) - 1;
}

bool Emitter::isHoisted(const Node& node) const {
    return node.uses > 1 && node.plain && node.items == 0 && node.cost > 1 && node.cost <= worthHoisting;
}

bool Emitter::isMemo(const Node& node) const {
    return node.uses > 1 && node.cost > worthKeeping && !isHoisted(node) && node.op != NodeOp::Constant &&
           node.op != NodeOp::Everyone;
}

/// Constants stand before all other registers, so that they are put there in one go.
void Emitter::placeConstants() {
    constant(0);
    constant(1);
    for (NodeId id = 0; id < m_graph.size(); ++id) {
        const Node& node = m_graph[id];
        if (node.uses == 0 || node.op != NodeOp::Constant) {
            continue;
        }
        if (node.shape != Shape::List) {
            constant(node.constant.payload());
            continue;
        }
        m_kept[id] = m_block.listRegisters++;
        m_block.lists.push_back(static_cast<std::uint32_t>(m_block.constants.size()));
        m_block.constants.push_back(node.constant);
    }
}

/// Items of lists, and the subjects they name where somebody asks for them.
void Emitter::placeItems() {
    for (NodeId id = 0; id < m_graph.size(); ++id) {
        const Node& node = m_graph[id];
        const bool item = node.op == NodeOp::Item || isLoop(node.op);
        if (node.uses > 0 && item && m_items[node.detail] == 0) {
            m_items[node.detail] = number();
        }
        if (node.uses > 0 && node.op == NodeOp::Whom && m_graph[node.operands[0]].op == NodeOp::Item) {
            m_itemSubjects[m_graph[node.operands[0]].detail] = m_block.subjects++;
        }
    }
    if (m_items[0] != 0) {
        emit({.code = Code::Each, .to = m_items[0]});
    }
    if (m_itemSubjects[0] != 0) {
        emit({.code = Code::Fetch, .to = m_itemSubjects[0], .a = m_items[0]});
    }
}

/// By the depth at which they become unknown again.
void Emitter::placeMemos() {
    for (std::uint32_t depth = 0; depth <= Graph::deepest; ++depth) {
        m_block.memosOf[depth].first = m_block.memos;
        for (NodeId id = 0; id < m_graph.size(); ++id) {
            if (!m_atOnce[id] && isMemo(m_graph[id]) && depthOf(m_graph[id]) == depth) {
                m_memos[id] = m_block.memos++;
                m_bodies.emplace_back(id, Label());
                m_kept[id] = m_graph[id].shape == Shape::List      ? m_block.listRegisters++
                             : m_graph[id].shape == Shape::Subject ? m_block.subjects++
                                                                   : number();
            }
        }
        m_block.memosOf[depth].second = m_block.memos;
    }
}

/// What is cheap and often wanted is worked out at the beginning.
void Emitter::hoist() {
    for (NodeId id = 0; id < m_graph.size(); ++id) {
        if (!m_atOnce[id] && isHoisted(m_graph[id])) {
            m_kept[id] = m_graph[id].shape == Shape::List      ? list(id)
                         : m_graph[id].shape == Shape::Subject ? subject(id)
                                                               : value(id);
        }
    }
}

std::uint32_t Emitter::constant(std::int64_t value) {
    const auto [found, fresh] = m_constants.try_emplace(value, 0);
    if (fresh) {
        found->second = number();
        m_block.preset.push_back(value);
    }
    return found->second;
}

Instruction& Emitter::emit(Instruction instruction) {
    m_block.code.push_back(instruction);
    return m_block.code.back();
}

void Emitter::jump(Instruction instruction, Label& target) {
    target.usedAt(m_block.code.size());
    emit(instruction);
}

void Emitter::bind(Label& label) {
    for (const std::size_t use : label.uses()) {
        m_block.code[use].value = static_cast<std::int64_t>(m_block.code.size());
    }
}

/// Sees that a memo is known; gives its register.
std::uint32_t Emitter::once(NodeId id) {
    const std::uint32_t memo = m_memos.at(id);
    jump({.code = Code::Once, .to = memo}, m_bodies[memo].second);
    return m_kept.at(id);
}

void Emitter::row(const RowNodes& nodes) {
    Label past;
    if (nodes.when) {
        branch(*nodes.when, false, past);
    }
    const std::uint32_t from = value(nodes.value);
    emit({.code = Code::Row, .to = nodes.row, .a = from});
    bind(past);
}

/// First those whose nodes are at hand.
void Emitter::rows(std::span<const RowNodes> rows) {
    const auto ready = [this](const RowNodes& nodes) {
        return isAtHand(nodes.value) && nodes.when && isAtHand(*nodes.when);
    };
    for (const RowNodes& nodes : rows) {
        if (ready(nodes)) {
            emit({.code = Code::RowIf, .to = nodes.row, .a = value(nodes.value), .b = value(*nodes.when)});
        }
    }
    for (const RowNodes& nodes : rows) {
        if (!ready(nodes)) {
            row(nodes);
        }
        m_block.rows = std::max(m_block.rows, nodes.row + 1);
    }
}

/// A memo may want others, those before it too; so that all are bound when all are written.
Block Emitter::take() {
    emit({.code = Code::End});
    std::vector<std::size_t> begins;
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        begins.push_back(m_block.code.size());
        writeMemo(m_bodies[i].first);
        emit({.code = Code::Known, .to = static_cast<std::uint32_t>(i)});
    }
    for (std::size_t i = 0; i < m_bodies.size(); ++i) {
        for (const std::size_t use : m_bodies[i].second.uses()) {
            m_block.code[use].value = static_cast<std::int64_t>(begins[i]);
        }
    }
    m_block.mayAskTooMuch = std::any_of(m_block.code.begin(), m_block.code.end(),
                                        [](const Instruction& each) { return mayGoThroughLists(each.code); });
    joinRuns();
    return std::move(m_block);
}

/// Whoever jumps into the middle of a run does the rest of it.
void Emitter::joinRuns() {
    constexpr std::uint8_t most = 255;
    std::vector<Instruction>& code = m_block.code;
    for (std::size_t i = code.size() - 1; i-- > 0;) {
        const Instruction& next = code[i + 1];
        if (goesOn(code[i].code) && next.code == code[i].code && next.more < most) {
            code[i].more = static_cast<std::uint8_t>(next.more + 1);
        }
    }
}

void Emitter::writeMemo(NodeId id) {
    const std::uint32_t to = m_kept.at(id);
    if (m_graph[id].shape == Shape::List) {
        listInto(id, to);
    } else if (m_graph[id].shape == Shape::Subject) {
        const std::uint32_t from = value(m_graph[id].operands[0]);
        emit({.code = Code::Fetch, .to = to, .a = from});
    } else {
        numberInto(id, to);
    }
}

} // namespace umpire::program
