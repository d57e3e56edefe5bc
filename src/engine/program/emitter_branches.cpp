// Where code goes on, and how it ends.

#include "emitter.h"

namespace umpire::program {

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
