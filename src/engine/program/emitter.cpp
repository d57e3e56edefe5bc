#include "emitter.h"

#include <algorithm>
#include <bit>

namespace umpire::program {

namespace {

/// What costs no more than this is sooner worked out than remembered.
constexpr std::uint32_t worthKeeping = 2;
constexpr std::uint32_t worthHoisting = 6;

Code loadCode(Shape shape) {
    switch (shape) {
    case Shape::Flag:
        return Code::LoadFlag;
    case Shape::Text:
        return Code::LoadText;
    default:
        return Code::LoadNumber;
    }
}

Code operationCode(NodeOp op) {
    switch (op) {
    case NodeOp::Equal:
        return Code::Equal;
    case NodeOp::Less:
        return Code::Less;
    case NodeOp::AtMost:
        return Code::AtMost;
    case NodeOp::Plus:
        return Code::Plus;
    case NodeOp::Minus:
        return Code::Minus;
    case NodeOp::Times:
        return Code::Times;
    case NodeOp::Quotient:
        return Code::Quotient;
    case NodeOp::Remainder:
        return Code::Remainder;
    case NodeOp::Least:
        return Code::Least;
    default:
        return Code::Most;
    }
}

bool isTruth(NodeOp op) {
    return op == NodeOp::All || op == NodeOp::Any || op == NodeOp::Not;
}

} // namespace

Emitter::Emitter(const Graph& graph) : m_graph(graph) {
    placeConstants();
    placeItems();
    placeMemos();
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
            if (isMemo(m_graph[id]) && depthOf(m_graph[id]) == depth) {
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
        if (isHoisted(m_graph[id])) {
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

std::uint32_t Emitter::value(NodeId id) {
    const Node& node = m_graph[id];
    if (m_memos.contains(id)) {
        return once(id);
    }
    if (const auto kept = m_kept.find(id); kept != m_kept.end()) {
        return kept->second;
    }
    switch (node.op) {
    case NodeOp::Constant:
        return constant(node.constant.payload());
    case NodeOp::Self:
        return selfSymbol;
    case NodeOp::Other:
        return otherSymbol;
    case NodeOp::Item:
        return m_items[node.detail];
    default: {
        const std::uint32_t to = number();
        numberInto(id, to);
        return to;
    }
    }
}

std::uint32_t Emitter::subject(NodeId id) {
    const Node& node = m_graph[id];
    const Node& symbol = m_graph[node.operands[0]];
    if (symbol.op == NodeOp::Self || symbol.op == NodeOp::Other) {
        return symbol.op == NodeOp::Self ? selfSubject : otherSubject;
    }
    if (symbol.op == NodeOp::Item) {
        return m_itemSubjects[symbol.detail];
    }
    if (m_memos.contains(id)) {
        return once(id);
    }
    if (const auto kept = m_kept.find(id); kept != m_kept.end()) {
        return kept->second;
    }
    const std::uint32_t to = m_block.subjects++;
    const std::uint32_t from = value(node.operands[0]);
    emit({.code = Code::Fetch, .to = to, .a = from});
    return to;
}

std::uint32_t Emitter::list(NodeId id) {
    if (m_memos.contains(id)) {
        return once(id);
    }
    if (const auto kept = m_kept.find(id); kept != m_kept.end()) {
        return kept->second;
    }
    const std::uint32_t to = m_block.listRegisters++;
    listInto(id, to);
    return to;
}

void Emitter::numberInto(NodeId id, std::uint32_t to) {
    const Node& node = m_graph[id];
    if (isTruth(node.op)) {
        truthInto(id, to);
    } else if (node.op == NodeOp::If) {
        choiceInto(node, to);
    } else if (isLoop(node.op)) {
        loopInto(node, to);
    } else if (node.operands.empty()) {
        loadInto(node, to);
    } else {
        operationInto(node, to);
    }
}

/// What stands somewhere, found without operands.
void Emitter::loadInto(const Node& node, std::uint32_t to) {
    switch (node.op) {
    case NodeOp::Fact:
        emit({.code = Code::Fact, .to = to, .b = node.detail});
        break;
    case NodeOp::Stated:
        emit({.code = Code::Stated, .to = to, .b = node.detail});
        break;
    case NodeOp::Field:
        emit({.code = Code::Field, .shape = node.shape, .to = to, .value = node.word});
        break;
    case NodeOp::Reading:
        emit({.code = Code::Reading, .to = to, .b = node.detail});
        break;
    case NodeOp::Moment:
        emit({.code = Code::Moment, .shape = node.shape, .to = to, .b = node.detail});
        break;
    case NodeOp::Symbols:
    case NodeOp::Faces:
        emit({.code = node.op == NodeOp::Faces ? Code::Faces : Code::Symbols, .to = to, .value = node.word});
        break;
    default:
        emit({.code = Code::Copy, .to = to, .a = constant(0)});
    }
}

void Emitter::operationInto(const Node& node, std::uint32_t to) {
    const auto ofSubject = [&](Code code, std::int64_t word = 0) {
        const std::uint32_t from = subject(node.operands[0]);
        emit({.code = code, .kind = node.kind, .shape = node.shape, .to = to, .a = from, .value = word});
    };
    switch (node.op) {
    case NodeOp::Stored:
        return ofSubject(loadCode(node.shape), node.detail);
    case NodeOp::Derived:
        return ofSubject(Code::CallDerived, node.detail);
    case NodeOp::ByName:
        return ofSubject(Code::LoadByName, node.word);
    case NodeOp::IdOf:
        return ofSubject(Code::LoadId);
    case NodeOp::NameOf:
        return ofSubject(Code::LoadName);
    case NodeOp::SideOf:
        return ofSubject(Code::LoadSide);
    case NodeOp::ParentOf:
        return ofSubject(Code::LoadParent);
    case NodeOp::Is:
        return ofSubject(Code::Is);
    case NodeOp::WordOf:
    case NodeOp::Trait: {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = node.op == NodeOp::Trait ? Code::Trait : Code::WordOf,
              .to = to,
              .a = from,
              .b = node.detail});
        return;
    }
    case NodeOp::Within:
    case NodeOp::Absolute: {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = node.op == NodeOp::Within ? Code::Within : Code::Absolute, .to = to, .a = from});
        return;
    }
    case NodeOp::SameList: {
        const std::uint32_t left = list(node.operands[0]);
        emit({.code = Code::SameList, .to = to, .a = left, .b = list(node.operands[1])});
        return;
    }
    case NodeOp::In: {
        const std::uint32_t left = value(node.operands[0]);
        const std::uint32_t right = list(node.operands[1]);
        emit({.code = Code::In, .to = to, .a = left, .b = right});
        return;
    }
    case NodeOp::Cell: {
        const std::uint32_t row = value(node.operands[0]);
        const std::uint32_t column = node.operands.size() > 1 ? value(node.operands[1]) : row;
        emit(
            {.code = Code::Cell, .shape = node.shape, .to = to, .a = row, .b = column, .value = node.detail});
        return;
    }
    default: {
        const std::uint32_t left = value(node.operands[0]);
        const std::uint32_t right = value(node.operands[1]);
        emit({.code = operationCode(node.op), .to = to, .a = left, .b = right});
    }
    }
}

void Emitter::choiceInto(const Node& node, std::uint32_t to) {
    Label otherwise;
    Label end;
    const bool isList = node.shape == Shape::List;
    const auto put = [&](NodeId id) {
        if (isList) {
            const std::uint32_t from = list(id);
            emit({.code = Code::CopyList, .to = to, .a = from});
        } else {
            const std::uint32_t from = value(id);
            emit({.code = Code::Copy, .to = to, .a = from});
        }
    };
    branch(node.operands[0], false, otherwise);
    put(node.operands[1]);
    jump({.code = Code::Jump}, end);
    bind(otherwise);
    put(node.operands[2]);
    bind(end);
}

/// A condition as a number.
void Emitter::truthInto(NodeId id, std::uint32_t to) {
    const Node& node = m_graph[id];
    if (node.op == NodeOp::Not) {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = Code::Not, .to = to, .a = from});
        return;
    }
    Label no;
    Label end;
    parts(node, false, no);
    emit({.code = Code::Copy, .to = to, .a = constant(1)});
    jump({.code = Code::Jump}, end);
    bind(no);
    emit({.code = Code::Copy, .to = to, .a = constant(0)});
    bind(end);
}

void Emitter::listInto(NodeId id, std::uint32_t to) {
    const Node& node = m_graph[id];
    const auto ofSubject = [&](Code code, std::int64_t word = 0) {
        const std::uint32_t from = subject(node.operands[0]);
        emit({.code = code, .kind = node.kind, .shape = node.shape, .to = to, .a = from, .value = word});
    };
    switch (node.op) {
    case NodeOp::Stored:
        return ofSubject(Code::LoadList, node.detail);
    case NodeOp::Derived:
        return ofSubject(Code::CallDerived, node.detail);
    case NodeOp::ByName:
        return ofSubject(Code::LoadByName, node.word);
    case NodeOp::Officers:
        return ofSubject(Code::LoadOfficers);
    case NodeOp::Units:
        return ofSubject(Code::LoadUnits);
    case NodeOp::Formations:
        return ofSubject(Code::LoadFormations);
    case NodeOp::Everyone:
        emit({.code = Code::Everyone, .kind = node.kind, .to = to});
        return;
    case NodeOp::Sought:
        return soughtInto(node, to);
    case NodeOp::Fact:
        emit({.code = Code::FactList, .to = to, .b = node.detail});
        return;
    case NodeOp::Field:
        emit({.code = Code::Field, .shape = Shape::List, .to = to, .value = node.word});
        return;
    case NodeOp::Trait: {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = Code::TraitList, .to = to, .a = from, .b = node.detail});
        return;
    }
    case NodeOp::Alone: {
        const std::uint32_t from = value(node.operands[0]);
        emit({.code = Code::Alone, .to = to, .a = from});
        return;
    }
    case NodeOp::If:
        return choiceInto(node, to);
    case NodeOp::EachGives:
        return loopInto(node, to);
    default:
        emit({.code = Code::CopyList, .to = to, .a = noList});
    }
}

void Emitter::soughtInto(const Node& node, std::uint32_t to) {
    Label all;
    Label end;
    jump({.code = Code::JumpUnlessIndexed}, all);
    const std::uint32_t wanted = value(node.operands[0]);
    emit({.code = Code::Seek,
          .kind = node.kind,
          .shape = m_graph[node.operands[0]].shape,
          .to = to,
          .a = wanted,
          .value = node.word});
    jump({.code = Code::Jump}, end);
    bind(all);
    emit({.code = Code::Everyone, .kind = node.kind, .to = to});
    bind(end);
}

/// Operand 0 is the list, operand 1 the condition on each item, operand 2 what each item gives.
void Emitter::loopInto(const Node& node, std::uint32_t to) {
    const std::uint32_t depth = node.detail;
    const std::uint32_t items = list(node.operands[0]);
    const bool isList = node.op == NodeOp::EachGives;
    const std::uint32_t result = isList ? number() : to;
    const std::uint32_t seen = number();
    Label next;
    Label last;
    m_block.depth = std::max(m_block.depth, depth);
    emit({.code = Code::Copy, .to = result, .a = constant(node.op == NodeOp::Every ? 1 : 0)});
    emit({.code = Code::Copy, .to = seen, .a = constant(0)});
    emit({.code = Code::Enter,
          .shape = node.shape,
          .to = static_cast<std::uint32_t>(m_block.sources.size()),
          .a = items,
          .b = depth});
    m_block.sources.push_back(node.source);
    const auto top = static_cast<std::int64_t>(m_block.code.size());
    const std::uint32_t who = m_itemSubjects[depth];
    jump({.code = who != 0 ? Code::NextSubject : Code::Next, .to = m_items[depth], .a = who, .b = depth},
         last);
    branch(node.operands[1], node.op == NodeOp::Every, next);
    itemInto(node, result, seen, last);
    bind(next);
    emit({.code = Code::Jump, .value = top});
    bind(last);
    emit({.code = Code::Leave, .to = result, .b = depth});
    if (isList) {
        emit({.code = Code::Gathered, .to = to, .b = depth});
    }
}

/// What an item comes to that meets the condition; of `every`, that does not.
void Emitter::itemInto(const Node& node, std::uint32_t result, std::uint32_t seen, Label& last) {
    const auto given = [&] { return value(node.operands[2]); };
    switch (node.op) {
    case NodeOp::Some:
    case NodeOp::Every:
        emit({.code = Code::Copy, .to = result, .a = constant(node.op == NodeOp::Some ? 1 : 0)});
        if (m_graph[node.operands[1]].plain) {
            jump({.code = Code::Jump}, last); // the others would leave no trace
        }
        break;
    case NodeOp::First:
        emit({.code = Code::Copy, .to = result, .a = m_items[node.detail]});
        jump({.code = Code::Jump}, last);
        break;
    case NodeOp::Count:
        emit({.code = Code::Increment, .to = result});
        break;
    case NodeOp::EachGives: {
        const std::uint32_t from = given();
        emit({.code = Code::Gather, .a = from, .b = node.detail});
        break;
    }
    case NodeOp::Sum: {
        const std::uint32_t from = given();
        emit({.code = Code::Add, .to = result, .a = result, .b = from});
        break;
    }
    default: {
        const std::uint32_t from = given();
        emit({.code = node.op == NodeOp::LeastOf ? Code::LeastSoFar : Code::MostSoFar,
              .to = result,
              .a = from,
              .b = seen});
        emit({.code = Code::Increment, .to = seen});
    }
    }
}

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

void Emitter::row(std::uint32_t row, std::optional<NodeId> when, NodeId node) {
    Label past;
    if (when) {
        branch(*when, false, past);
    }
    const std::uint32_t from = value(node);
    emit({.code = Code::Row, .to = row, .a = from});
    bind(past);
    m_block.rows = std::max(m_block.rows, row + 1);
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
    return std::move(m_block);
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
