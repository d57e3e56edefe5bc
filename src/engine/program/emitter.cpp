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

// Where code goes on, and how it ends.

/// Goes to `target` when the node is as `when` says; else on.
void Emitter::branch(NodeId id, bool when, Label& target) {
    const Node& node = m_graph[id];
    const bool kept = m_kept.contains(id);
    if (node.op == NodeOp::Constant) {
        if ((node.constant.payload() != 0) == when) {
            jump({.code = Code::Jump}, target);
        }
        return;
    }
    if (!kept && node.op == NodeOp::Not) {
        return branch(node.operands[0], !when, target);
    }
    if (!kept && (node.op == NodeOp::All || node.op == NodeOp::Any)) {
        return parts(node, when, target);
    }
    if (!kept && node.op == NodeOp::If) {
        return branchOfChoice(node, when, target);
    }
    if (!kept && fusedBranch(node, when, target)) {
        return;
    }
    const std::uint32_t from = value(id);
    jump({.code = when ? Code::JumpIf : Code::JumpUnless, .a = from}, target);
}

void Emitter::branchOfChoice(const Node& node, bool when, Label& target) {
    Label otherwise;
    Label end;
    branch(node.operands[0], false, otherwise);
    branch(node.operands[1], when, target);
    jump({.code = Code::Jump}, end);
    bind(otherwise);
    branch(node.operands[2], when, target);
    bind(end);
}

/// "All" and "any", part after part as far as needed.
void Emitter::parts(const Node& node, bool when, Label& target) {
    const bool settles = node.op == NodeOp::Any; // what one part must be to settle it
    if (settles == when) {
        for (const NodeId part : node.operands) {
            branch(part, when, target);
        }
        return;
    }
    Label settled;
    for (std::size_t i = 0; i + 1 < node.operands.size(); ++i) {
        branch(node.operands[i], settles, settled);
    }
    branch(node.operands.back(), when, target);
    bind(settled);
}

bool Emitter::fusedBranch(const Node& node, bool when, Label& target) {
    switch (node.op) {
    case NodeOp::Fact:
        jump({.code = when ? Code::JumpIfFact : Code::JumpUnlessFact, .a = node.detail}, target);
        return true;
    case NodeOp::Trait: {
        const std::uint32_t from = value(node.operands[0]);
        jump({.code = when ? Code::JumpIfTrait : Code::JumpUnlessTrait, .a = from, .b = node.detail}, target);
        return true;
    }
    case NodeOp::Equal:
        return comparison(node, when, target);
    default:
        return false;
    }
}

bool Emitter::comparison(const Node& node, bool when, Label& target) {
    const Node& left = m_graph[node.operands[0]];
    if (left.op == NodeOp::Reading && !m_kept.contains(node.operands[0])) {
        const std::uint32_t wanted = value(node.operands[1]);
        jump({.code = when ? Code::JumpIfReading : Code::JumpUnlessReading, .a = left.detail, .b = wanted},
             target);
        return true;
    }
    const std::uint32_t a = value(node.operands[0]);
    const std::uint32_t b = value(node.operands[1]);
    jump({.code = when ? Code::JumpIfSame : Code::JumpUnlessSame, .a = a, .b = b}, target);
    return true;
}

void Emitter::give(NodeId id) {
    const Node& node = m_graph[id];
    if (node.op == NodeOp::If) {
        Label otherwise;
        branch(node.operands[0], false, otherwise);
        give(node.operands[1]);
        bind(otherwise);
        give(node.operands[2]);
        return;
    }
    if (node.op == NodeOp::Constant) {
        emit({.code = Code::GiveConstant, .value = static_cast<std::int64_t>(m_block.constants.size())});
        m_block.constants.push_back(node.constant);
        return;
    }
    if (giveAsItStands(node)) {
        return;
    }
    if (node.shape == Shape::List) {
        const std::uint32_t from = list(id);
        emit({.code = Code::GiveList, .a = from});
        return;
    }
    const std::uint32_t from = value(id);
    const Code text = node.op == NodeOp::First ? Code::GiveSomebody : Code::GiveText;
    emit({.code = node.shape == Shape::Flag   ? Code::GiveFlag
                  : node.shape == Shape::Text ? text
                                              : Code::GiveNumber,
          .a = from});
}

/// What stands somewhere may be nothing, which no register tells from 0.
bool Emitter::giveAsItStands(const Node& node) {
    switch (node.op) {
    case NodeOp::Fact:
        emit({.code = Code::GiveFact, .b = node.detail});
        return true;
    case NodeOp::Field:
        emit({.code = Code::GiveField, .value = node.word});
        return true;
    case NodeOp::Moment:
        emit({.code = Code::GiveMoment, .b = node.detail});
        return true;
    case NodeOp::Trait: {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = Code::GiveTrait, .a = from, .b = node.detail});
        return true;
    }
    case NodeOp::Cell: {
        const std::uint32_t row = value(node.operands[0]);
        const std::uint32_t column = node.operands.size() > 1 ? value(node.operands[1]) : row;
        emit({.code = Code::GiveCell, .a = row, .b = column, .value = node.detail});
        return true;
    }
    default:
        return giveOfSubject(node);
    }
}

bool Emitter::giveOfSubject(const Node& node) {
    const auto code = [&node]() -> std::optional<Code> {
        switch (node.op) {
        case NodeOp::Stored:
            return Code::GiveStored;
        case NodeOp::Derived:
            return Code::GiveDerived;
        case NodeOp::ByName:
        case NodeOp::IdOf:
        case NodeOp::NameOf:
        case NodeOp::SideOf:
        case NodeOp::ParentOf:
        case NodeOp::Officers:
        case NodeOp::Units:
        case NodeOp::Formations:
            return Code::GiveByName;
        default:
            return std::nullopt;
        }
    }();
    if (!code) {
        return false;
    }
    const std::uint32_t from = subject(node.operands[0]);
    const std::int64_t word = *code == Code::GiveByName ? node.word : node.detail;
    emit({.code = *code, .kind = node.kind, .a = from, .value = word});
    return true;
}

} // namespace umpire::program
