#include "machine.h"

#include "attribute_index.h"
#include "run.h"

#include "umpire/program/evaluation_watch.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace umpire::program {

namespace {

/// So many plain values, cut off the front of a piece of memory.
template <typename Plain>
Plain* cutOff(std::byte*& memory, std::size_t count) {
    auto* values = static_cast<Plain*>(static_cast<void*>(memory));
    memory += count * sizeof(Plain);
    return values;
}

} // namespace

/// The registers lie in one piece, the widest first.
void Run::setUp() {
    const std::size_t memos = m_block.memos;
    auto* memory = m_scratch.take<std::byte>(m_block.numbers * sizeof(std::int64_t) +
                                             m_block.subjects * sizeof(const Subject*) +
                                             memos * (sizeof(std::uint32_t) + sizeof(unsigned char)));
    m_numbers = cutOff<std::int64_t>(memory, m_block.numbers);
    m_numbers[selfSymbol] = m_frame.self.number();
    m_numbers[otherSymbol] = m_frame.other.number();
    std::copy(m_block.preset.begin(), m_block.preset.end(), m_numbers + 2);
    m_subjects = cutOff<const Subject*>(memory, m_block.subjects);
    m_subjects[selfSubject] = m_frame.selfSubject;
    m_subjects[otherSubject] = m_frame.otherSubject;
    if (memos > 0) {
        m_returns = cutOff<std::uint32_t>(memory, memos);
        m_known = cutOff<unsigned char>(memory, memos);
        std::memset(m_known, 0, memos);
    }
    if (m_block.listRegisters > 1) {
        setUpLists();
    }
}

void Run::setUpLists() {
    auto* memory =
        m_scratch.take<std::byte>(m_block.listRegisters * sizeof(List) + (m_block.depth + 1) * sizeof(Going));
    m_lists = cutOff<List>(memory, m_block.listRegisters);
    std::uninitialized_fill_n(m_lists, m_block.listRegisters, List());
    for (std::size_t i = 0; i < m_block.lists.size(); ++i) {
        m_lists[i + 1] = m_block.constants[m_block.lists[i]].symbols();
    }
    m_going = cutOff<Going>(memory, m_block.depth + 1);
}

/// The code that nearly every run meets stands here, what is rarer in functions of its own.
void Run::go() {
    const Instruction* const code = m_block.code.data();
    std::int64_t* const n = m_numbers;
    const FactSlot* const facts = m_frame.facts;
    const PackIndex& index = m_frame.program.index();
    const auto value = [this](const Instruction& i) -> const Value* {
        const Subject* who = m_subjects[i.a];
        return isOfKind(who, i.kind) ? &who->values.slot(static_cast<std::size_t>(i.value)) : nullptr;
    };
    for (const Instruction* at = code;; ++at) {
        switch (at->code) {
        case Code::LoadFlag:
            at = inOneGo(at, [&](const Instruction& i) {
                const Value* held = value(i);
                n[i.to] = held && held->flag();
            });
            break;
        case Code::LoadNumber:
            at = inOneGo(at, [&](const Instruction& i) {
                const Value* held = value(i);
                n[i.to] = held ? held->number() : 0;
            });
            break;
        case Code::LoadText:
            at = inOneGo(at, [&](const Instruction& i) {
                const Value* held = value(i);
                n[i.to] = held ? held->symbol().number() : 0;
            });
            break;
        case Code::WordOf:
            at = inOneGo(at, [&](const Instruction& i) {
                n[i.to] = index.places(i.b).of(static_cast<std::uint32_t>(n[i.a]));
            });
            break;
        case Code::Trait:
            at = inOneGo(at, [&](const Instruction& i) {
                n[i.to] = index.column(i.b).numbers[static_cast<std::size_t>(n[i.a])];
            });
            break;
        case Code::Fact:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = facts[i.b].number; });
            break;
        case Code::Stated:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = facts[i.b].stated; });
            break;
        case Code::Reading:
            at = readings(at);
            break;
        case Code::Is:
            n[at->to] = isOfKind(m_subjects[at->a], at->kind);
            break;
        case Code::Copy:
            n[at->to] = n[at->a];
            break;
        case Code::Not:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = n[i.a] == 0; });
            break;
        case Code::Logic:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = i.value >> (2 * n[i.a] + n[i.b]) & 1; });
            break;
        case Code::Choose:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = n[i.a] != 0 ? n[i.b] : n[i.value]; });
            break;
        case Code::Equal:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = n[i.a] == n[i.b]; });
            break;
        case Code::Less:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = n[i.a] < n[i.b]; });
            break;
        case Code::AtMost:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = n[i.a] <= n[i.b]; });
            break;
        case Code::Within:
            n[at->to] = within(n[at->a]);
            break;
        case Code::Plus:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = added(n[i.a], n[i.b]); });
            break;
        case Code::Minus:
            at = inOneGo(at, [&](const Instruction& i) { n[i.to] = lessened(n[i.a], n[i.b]); });
            break;
        case Code::Times:
            n[at->to] = worked(NodeOp::Times, n[at->a], n[at->b]);
            break;
        case Code::Quotient:
            n[at->to] = worked(NodeOp::Quotient, n[at->a], n[at->b]);
            break;
        case Code::Remainder:
            n[at->to] = worked(NodeOp::Remainder, n[at->a], n[at->b]);
            break;
        case Code::Least:
            n[at->to] = worked(NodeOp::Least, n[at->a], n[at->b]);
            break;
        case Code::Most:
            at = inOneGo(at,
                         [&](const Instruction& i) { n[i.to] = std::max(within(n[i.a]), within(n[i.b])); });
            break;
        case Code::Ratio:
            n[at->to] = worked(NodeOp::Ratio, n[at->a], n[at->b]);
            break;
        case Code::Absolute:
            n[at->to] = std::abs(within(n[at->a]));
            break;
        case Code::Add:
            n[at->to] = n[at->a] + n[at->b];
            break;
        case Code::LeastSoFar:
            n[at->to] = n[at->b] == 0 ? n[at->a] : std::min(n[at->to], n[at->a]);
            break;
        case Code::MostSoFar:
            n[at->to] = n[at->b] == 0 ? n[at->a] : std::max(n[at->to], n[at->a]);
            break;
        case Code::Increment:
            ++n[at->to];
            break;
        case Code::Jump:
            at = code + at->value - 1;
            break;
        case Code::JumpIf:
            at = n[at->a] != 0 ? code + at->value - 1 : at;
            break;
        case Code::JumpUnless:
            at = n[at->a] == 0 ? code + at->value - 1 : at;
            break;
        case Code::JumpIfFact:
            at = facts[at->a].number != 0 ? code + at->value - 1 : at;
            break;
        case Code::JumpUnlessFact:
            at = facts[at->a].number == 0 ? code + at->value - 1 : at;
            break;
        case Code::JumpIfTrait:
            at = index.column(at->b).numbers[static_cast<std::size_t>(n[at->a])] != 0 ? code + at->value - 1
                                                                                      : at;
            break;
        case Code::JumpUnlessTrait:
            at = index.column(at->b).numbers[static_cast<std::size_t>(n[at->a])] == 0 ? code + at->value - 1
                                                                                      : at;
            break;
        case Code::JumpIfSame:
            at = n[at->a] == n[at->b] ? code + at->value - 1 : at;
            break;
        case Code::JumpUnlessSame:
            at = n[at->a] != n[at->b] ? code + at->value - 1 : at;
            break;
        case Code::JumpIfReading:
            at = reading(at->a) == n[at->b] ? code + at->value - 1 : at;
            break;
        case Code::JumpUnlessReading:
            at = reading(at->a) != n[at->b] ? code + at->value - 1 : at;
            break;
        case Code::JumpUnlessIndexed:
            at = AttributeIndex::of(m_frame.battle) ? at : code + at->value - 1;
            break;
        case Code::Once:
            if (m_known[at->to] == 0) {
                m_returns[m_returning++] = static_cast<std::uint32_t>(at - code);
                at = code + at->value - 1;
            }
            break;
        case Code::Known:
            m_known[at->to] = 1;
            at = code + m_returns[--m_returning];
            break;
        case Code::Enter:
            enter(*at);
            break;
        case Code::Next:
        case Code::NextSubject:
            at = next(*at) ? at : code + at->value - 1;
            break;
        case Code::Again:
        case Code::AgainSubject:
            at = next(*at) ? code + at->value - 1 : at;
            break;
        case Code::Row:
            at = inOneGo(at, [&](const Instruction& i) { m_rows[i.to] = n[i.a]; });
            break;
        case Code::RowIf:
            at = inOneGo(at, [&](const Instruction& i) { m_rows[i.to] = n[i.b] != 0 ? n[i.a] : 0; });
            break;
        case Code::End:
            return;
        default:
            if (at->code >= Code::GiveFlag) {
                give(*at);
                return;
            }
            rare(*at);
        }
    }
}

/// Where nobody wants to know which were looked at, sooner.
const Instruction* Run::readings(const Instruction* at) {
    const std::span<const Symbol> set = m_frame.battle.readings();
    const PackIndex& index = m_frame.program.index();
    const bool told = m_frame.rulingsRead != nullptr;
    return inOneGo(at, [&](const Instruction& i) {
        const Symbol chosen = !told && i.b < set.size() ? set[i.b] : Symbol();
        m_numbers[i.to] = told             ? reading(i.b)
                          : chosen.empty() ? index.standard(i.b).number()
                                           : chosen.number();
    });
}

Value valueOf(const Block& block, const Frame& frame) {
    Value given;
    Run(block, frame, nullptr, &given).go();
    return given;
}

void fillRows(const Block& block, const Frame& frame, std::int64_t* rows) {
    Run(block, frame, rows, nullptr).go();
}

Symbol readingOf(std::uint32_t ruling, const Frame& frame) {
    if (frame.rulingsRead) {
        frame.rulingsRead[ruling / 64] |= std::uint64_t{1} << (ruling % 64);
    }
    const std::span<const Symbol> set = frame.battle.readings();
    const Symbol reading = ruling < set.size() ? set[ruling] : Symbol();
    return reading.empty() ? frame.program.index().standard(ruling) : reading;
}

} // namespace umpire::program
