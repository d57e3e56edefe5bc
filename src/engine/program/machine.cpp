#include "machine.h"

#include "list_index.h"
#include "program.h"
#include "scratch.h"
#include "tables.h"

#include "umpire/program/evaluation_watch.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace umpire::program {

namespace {

using List = std::span<const Symbol>;

/// A list that is gone through.
struct Going {
    const Symbol* at;
    const Symbol* end;
    const Expression* source;
    std::vector<Symbol>* gathered;
};

/// Where code stands while it runs.
class Run {
  public:
    Run(const Block& block, const Frame& frame, std::int64_t* rows, Value* given)
        : m_scratch(Scratch::ofThread()), m_use(m_scratch), m_block(block), m_frame(frame), m_rows(rows),
          m_given(given) {
        countRun();
        setUp();
    }

    void go();

  private:
    /// Does an instruction and those of its code right behind it; gives the last of them.
    template <typename Step>
    static const Instruction* inOneGo(const Instruction* at, const Step& step) {
        for (const Instruction* last = at + at->more; at != last; ++at) {
            step(*at);
        }
        step(*at);
        return at;
    }
    void setUp();
    void setUpLists();
    void load(const Instruction& at);
    void list(const Instruction& at);
    void rare(const Instruction& at);
    const Instruction* readings(const Instruction* at);
    void give(const Instruction& at);
    void call(const Instruction& at);
    void put(const Instruction& at, const Value& value);
    void makeList(std::uint32_t to, void (Battle::*of)(const Subject&, std::vector<Symbol>&) const,
                  const Subject* subject);
    void field(const Instruction& at);
    void seek(const Instruction& at);
    void enter(const Instruction& at);
    bool next(const Instruction& at);
    void leave(const Instruction& at);
    void gathered(const Instruction& at);
    bool sameList(const Instruction& at) const;
    std::int64_t facesShown(Symbol face) const;
    std::int64_t symbolsShown(Symbol symbol) const;
    Value stored(const Instruction& at) const;
    Symbol symbol(std::uint32_t number) const {
        return Symbol::numbered(static_cast<std::uint32_t>(m_numbers[number]));
    }
    bool isOfKind(const Subject* subject, SubjectKind kind) const { return subject && subject->kind == kind; }
    std::int64_t reading(std::uint32_t ruling) const { return readingOf(ruling, m_frame).number(); }

    Scratch& m_scratch;
    Scratch::Use m_use;
    const Block& m_block;
    const Frame& m_frame;
    std::int64_t* m_rows;
    Value* m_given;
    std::int64_t* m_numbers = nullptr;
    const Subject** m_subjects = nullptr;
    List* m_lists = nullptr;
    Going* m_going = nullptr;
    unsigned char* m_known = nullptr;
    std::uint32_t* m_returns = nullptr; ///< where the memos that are being worked out were wanted
    std::uint32_t m_returning = 0;
};

void Run::setUp() {
    m_numbers = m_scratch.take<std::int64_t>(m_block.numbers);
    m_numbers[selfSymbol] = m_frame.self.number();
    m_numbers[otherSymbol] = m_frame.other.number();
    std::copy(m_block.preset.begin(), m_block.preset.end(), m_numbers + 2);
    m_subjects = m_scratch.take<const Subject*>(m_block.subjects);
    m_subjects[selfSubject] = m_frame.selfSubject;
    m_subjects[otherSubject] = m_frame.otherSubject;
    if (m_block.memos > 0) {
        m_known = m_scratch.take<unsigned char>(m_block.memos);
        m_returns = m_scratch.take<std::uint32_t>(m_block.memos);
        std::memset(m_known, 0, m_block.memos);
    }
    if (m_block.listRegisters > 1) {
        setUpLists();
    }
}

void Run::setUpLists() {
    m_lists = m_scratch.take<List>(m_block.listRegisters);
    std::uninitialized_fill_n(m_lists, m_block.listRegisters, List());
    for (std::size_t i = 0; i < m_block.lists.size(); ++i) {
        m_lists[i + 1] = m_block.constants[m_block.lists[i]].symbols();
    }
    m_going = m_scratch.take<Going>(m_block.depth + 1);
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
            at = ListIndex::of(m_frame.battle) ? at : code + at->value - 1;
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

void Run::rare(const Instruction& at) {
    std::int64_t* const n = m_numbers;
    switch (at.code) {
    case Code::Fetch:
        m_subjects[at.to] = n[at.a] == 0 ? nullptr : m_frame.battle.find(symbol(at.a));
        break;
    case Code::Moment:
        put(at, momentOf(static_cast<MomentWord>(at.b), m_frame));
        break;
    case Code::Each:
        n[at.to] = m_frame.each.number();
        break;
    case Code::Symbols:
        n[at.to] = symbolsShown(Symbol::numbered(static_cast<std::uint32_t>(at.value)));
        break;
    case Code::Faces:
        n[at.to] = facesShown(Symbol::numbered(static_cast<std::uint32_t>(at.value)));
        break;
    case Code::CallDerived:
        call(at);
        break;
    case Code::LoadByName:
        put(at, attributeByName(m_subjects[at.a], Symbol::numbered(static_cast<std::uint32_t>(at.value)),
                                m_frame));
        break;
    case Code::Field:
        field(at);
        break;
    case Code::SameList:
        n[at.to] = sameList(at);
        break;
    case Code::Anybody:
        n[at.to] = !m_lists[at.a].empty();
        break;
    case Code::In:
        n[at.to] = std::find(m_lists[at.b].begin(), m_lists[at.b].end(), symbol(at.a)) != m_lists[at.b].end();
        break;
    case Code::Cell:
        put(at, cellOf(static_cast<std::uint32_t>(at.value), n[at.a], n[at.b], m_frame));
        break;
    case Code::Leave:
        leave(at);
        break;
    case Code::Gather:
        m_going[at.b].gathered->push_back(symbol(at.a));
        break;
    case Code::Gathered:
        gathered(at);
        break;
    default:
        at.code <= Code::LoadParent ? load(at) : list(at);
    }
}

/// What every subject has, whatever the game.
void Run::load(const Instruction& at) {
    const Subject* who = m_subjects[at.a];
    std::int64_t& to = m_numbers[at.to];
    switch (at.code) {
    case Code::LoadList:
        m_lists[at.to] =
            isOfKind(who, at.kind) ? who->values.slot(static_cast<std::size_t>(at.value)).symbols() : List();
        break;
    case Code::LoadId:
        to = who ? who->symbol.number() : 0;
        break;
    case Code::LoadName:
        to = who ? Symbol(who->name).number() : 0;
        break;
    case Code::LoadSide:
        to = who ? who->sideSymbol.number() : 0;
        break;
    default:
        to = who ? who->parentSymbol.number() : 0;
    }
}

void Run::list(const Instruction& at) {
    switch (at.code) {
    case Code::LoadOfficers:
        return makeList(at.to, &Battle::officersOf, m_subjects[at.a]);
    case Code::LoadUnits:
        return makeList(at.to, &Battle::unitsOf, m_subjects[at.a]);
    case Code::LoadFormations:
        return makeList(at.to, &Battle::formationsOf, m_subjects[at.a]);
    case Code::TraitList:
        m_lists[at.to] =
            m_frame.program.index().column(at.b).values[static_cast<std::size_t>(m_numbers[at.a])].symbols();
        break;
    case Code::FactList:
        m_lists[at.to] = m_frame.facts[at.b].value->symbols();
        break;
    case Code::Everyone:
        m_lists[at.to] = m_frame.battle.symbolsOf(at.kind);
        break;
    case Code::Seek:
        seek(at);
        break;
    case Code::Alone: {
        std::vector<Symbol>& one = m_scratch.list();
        if (m_numbers[at.a] != 0) {
            one.push_back(symbol(at.a));
        }
        m_lists[at.to] = one;
        break;
    }
    default:
        m_lists[at.to] = m_lists[at.a];
    }
}

/// Into a register of its shape. A list stays alive as long as the run.
void Run::put(const Instruction& at, const Value& value) {
    switch (at.shape) {
    case Shape::Flag:
        m_numbers[at.to] = value.flag();
        break;
    case Shape::Text:
        m_numbers[at.to] = value.symbol().number();
        break;
    case Shape::List: {
        const List held = value.symbols();
        std::vector<Symbol>& copy = m_scratch.list();
        copy.assign(held.begin(), held.end());
        m_lists[at.to] = copy;
        break;
    }
    default:
        m_numbers[at.to] = value.number();
    }
}

void Run::makeList(std::uint32_t to, void (Battle::*of)(const Subject&, std::vector<Symbol>&) const,
                   const Subject* subject) {
    m_lists[to] = List();
    if (subject) {
        std::vector<Symbol>& made = m_scratch.list();
        (m_frame.battle.*of)(*subject, made);
        m_lists[to] = made;
    }
}

void Run::call(const Instruction& at) {
    const Subject* who = m_subjects[at.a];
    if (isOfKind(who, at.kind)) {
        put(at, attributeOf(*who, static_cast<std::uint32_t>(at.value), m_frame));
        return;
    }
    const Attribute& attribute = m_frame.program.rules().attributes[static_cast<std::size_t>(at.value)];
    put(at, who ? attributeByName(who, Symbol(attribute.id), m_frame) : Value());
}

void Run::field(const Instruction& at) {
    const Symbol name = Symbol::numbered(static_cast<std::uint32_t>(at.value));
    const auto given = m_frame.fields ? m_frame.fields->find(name.text()) : Facts::const_iterator();
    put(at, m_frame.fields && given != m_frame.fields->end() ? given->second : Value());
}

void Run::seek(const Instruction& at) {
    const Symbol attribute = Symbol::numbered(static_cast<std::uint32_t>(at.value));
    const Value wanted = at.shape == Shape::Flag   ? Value(m_numbers[at.a] != 0)
                         : at.shape == Shape::Text ? Value(symbol(at.a))
                                                   : Value(m_numbers[at.a]);
    const auto found = ListIndex::of(m_frame.battle)->candidates(at.kind, attribute, wanted, m_frame);
    m_lists[at.to] = found.value_or(m_frame.battle.symbolsOf(at.kind));
}

void Run::enter(const Instruction& at) {
    const List items = m_lists[at.a];
    m_going[at.b] = {items.data(), items.data() + items.size(), m_block.sources[at.to], nullptr};
    if (at.shape == Shape::List) {
        m_going[at.b].gathered = &m_scratch.list();
    }
    ListCount::enter();
}

bool Run::next(const Instruction& at) {
    Going& going = m_going[at.b];
    if (going.at == going.end || !ListCount::next(*going.source)) {
        return false;
    }
    const auto [from, to] = m_block.memosOf[at.b];
    if (from < to) {
        std::memset(m_known + from, 0, to - from);
    }
    m_numbers[at.to] = going.at->number();
    if (at.code == Code::NextSubject || at.code == Code::AgainSubject) {
        m_subjects[at.a] = m_frame.battle.find(*going.at);
    }
    ++going.at;
    return true;
}

void Run::leave(const Instruction& at) {
    if (ListCount::leave()) {
        return;
    }
    m_numbers[at.to] = 0;
    if (m_going[at.b].gathered) {
        m_going[at.b].gathered->clear();
    }
}

void Run::gathered(const Instruction& at) {
    m_lists[at.to] = *m_going[at.b].gathered;
}

bool Run::sameList(const Instruction& at) const {
    return std::equal(m_lists[at.a].begin(), m_lists[at.a].end(), m_lists[at.b].begin(), m_lists[at.b].end());
}

/// How many dice show a face.
std::int64_t Run::facesShown(Symbol face) const {
    if (!m_frame.roll) {
        return 0;
    }
    const auto& faces = m_frame.roll->faces;
    return std::count_if(faces.begin(), faces.end(),
                         [&face](const Face& each) { return each.text() == face.text(); });
}

std::int64_t Run::symbolsShown(Symbol symbol) const {
    if (!m_frame.roll) {
        return 0;
    }
    const auto found = m_frame.roll->symbols.find(symbol.text());
    return found == m_frame.roll->symbols.end() ? 0 : found->second;
}

Value Run::stored(const Instruction& at) const {
    const Subject* who = m_subjects[at.a];
    if (isOfKind(who, at.kind)) {
        return who->values.slot(static_cast<std::size_t>(at.value));
    }
    const Layout& layout = *m_frame.program.rules().layout;
    return attributeByName(who, layout.of(at.kind).attributes()[static_cast<std::size_t>(at.value)], m_frame);
}

void Run::give(const Instruction& at) {
    Value& to = *m_given;
    const auto& n = m_numbers;
    switch (at.code) {
    case Code::GiveFlag:
        to = Value(n[at.a] != 0);
        break;
    case Code::GiveNumber:
        to = Value(n[at.a]);
        break;
    case Code::GiveText:
        to = Value(symbol(at.a));
        break;
    case Code::GiveSomebody:
        to = n[at.a] == 0 ? Value() : Value(symbol(at.a));
        break;
    case Code::GiveList:
        to = Value(m_lists[at.a]);
        break;
    case Code::GiveConstant:
        to = m_block.constants[static_cast<std::size_t>(at.value)];
        break;
    case Code::GiveStored:
        to = stored(at);
        break;
    case Code::GiveDerived: {
        const Subject* who = m_subjects[at.a];
        const auto number = static_cast<std::uint32_t>(at.value);
        to = isOfKind(who, at.kind)
                 ? attributeOf(*who, number, m_frame)
                 : attributeByName(who, Symbol(m_frame.program.rules().attributes[number].id), m_frame);
        break;
    }
    case Code::GiveByName:
        to = attributeByName(m_subjects[at.a], Symbol::numbered(static_cast<std::uint32_t>(at.value)),
                             m_frame);
        break;
    case Code::GiveFact:
        to = *m_frame.facts[at.b].value;
        break;
    case Code::GiveField: {
        const Symbol name = Symbol::numbered(static_cast<std::uint32_t>(at.value));
        const auto given = m_frame.fields ? m_frame.fields->find(name.text()) : Facts::const_iterator();
        to = m_frame.fields && given != m_frame.fields->end() ? given->second : Value();
        break;
    }
    case Code::GiveMoment:
        to = momentOf(static_cast<MomentWord>(at.b), m_frame);
        break;
    case Code::GiveTrait:
        to = m_frame.program.index().column(at.b).values[static_cast<std::size_t>(n[at.a])];
        break;
    default:
        to = cellOf(static_cast<std::uint32_t>(at.value), n[at.a], n[at.b], m_frame);
    }
}

} // namespace

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
