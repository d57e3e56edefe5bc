// What nodes come to, in registers.

#include "emitter.h"

#include <algorithm>

namespace umpire::program {

namespace {

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
    case NodeOp::Ratio:
        return Code::Ratio;
    default:
        return Code::Most;
    }
}

bool isTruth(NodeOp op) {
    return op == NodeOp::All || op == NodeOp::Any || op == NodeOp::Not;
}

} // namespace

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
    case NodeOp::Anybody: {
        const std::uint32_t from = list(node.operands[0]);
        emit({.code = Code::Anybody, .to = to, .a = from});
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
    case NodeOp::CellKnown:
        return lookUp(Code::CellKnown, node, to, std::int64_t{node.detail} << 2U | node.word);
    case NodeOp::Heading:
        return lookUp(Code::Heading, node, to, node.detail);
    case NodeOp::OfPlaces:
        return lookUp(Code::OfPlaces, node, to, node.detail);
    default:
        lookUp(operationCode(node.op), node, to, 0);
    }
}

/// Of one or two operands.
void Emitter::lookUp(Code code, const Node& node, std::uint32_t to, std::int64_t what) {
    const std::uint32_t left = value(node.operands[0]);
    const std::uint32_t right = node.operands.size() > 1 ? value(node.operands[1]) : left;
    emit({.code = code, .to = to, .a = left, .b = right, .value = what});
}

void Emitter::reachInto(const Node& node, std::uint32_t to) {
    const std::uint32_t through = list(node.operands[2]);
    const std::uint32_t across = list(node.operands[3]);
    const std::uint32_t stops = list(node.operands[4]);
    lookUp(Code::Reach, node, to, packedLists(through, across, stops));
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
    case NodeOp::IndexPredicate:
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
    case NodeOp::PlaceList:
        if (node.operands.empty()) {
            emit({.code = Code::PlaceList, .to = to, .value = node.detail});
            return;
        }
        return lookUp(Code::PlaceList, node, to, node.detail);
    case NodeOp::Reach:
        return reachInto(node, to);
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
    const bool counts = node.op == NodeOp::LeastOf || node.op == NodeOp::MostOf;
    const std::uint32_t result = isList ? number() : to;
    const std::uint32_t seen = counts ? number() : result;
    Label next;
    Label last;
    m_block.depth = std::max(m_block.depth, depth);
    emit({.code = Code::Copy, .to = result, .a = constant(node.op == NodeOp::Every ? 1 : 0)});
    if (counts) {
        emit({.code = Code::Copy, .to = seen, .a = constant(0)});
    }
    emit({.code = Code::Enter,
          .shape = node.shape,
          .to = static_cast<std::uint32_t>(m_block.sources.size()),
          .a = items,
          .b = depth});
    m_block.sources.push_back(node.source);
    const std::uint32_t who = asksForSubjects(node) ? m_itemSubjects[depth] : 0;
    jump({.code = who != 0 ? Code::NextSubject : Code::Next, .to = m_items[depth], .a = who, .b = depth},
         last);
    const auto top = static_cast<std::int64_t>(m_block.code.size());
    workOutAtOnce(itemNodes(node));
    branch(node.operands[1], node.op == NodeOp::Every, next);
    itemInto(node, result, seen, last);
    bind(next);
    emit({.code = who != 0 ? Code::AgainSubject : Code::Again,
          .to = m_items[depth],
          .a = who,
          .b = depth,
          .value = top});
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

} // namespace umpire::program
