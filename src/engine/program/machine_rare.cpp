// What few runs meet: lists, other subjects, values as they leave the code.

#include "attribute_index.h"
#include "graph.h"
#include "places.h"
#include "program.h"
#include "run.h"
#include "umpire/program/evaluation_watch.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <cstring>

namespace umpire::program {

/// A cell of a table of the pack as the umpire filled it in, else as the pack has it. A place outside the
/// table is nothing; a blank one is needed. Row and column are numbers, or numbers of symbols.
Value cellOf(std::uint32_t table, std::int64_t row, std::int64_t column, const Frame& frame);

/// Whether such a cell says something. `which` is the table times 4; bit 0 set: in all rows, bit 1 set: in
/// all columns. Nothing is needed by that.
bool isCellKnown(std::int64_t which, std::int64_t row, std::int64_t column, const Frame& frame);

/// What heads the row or column that stands for a number, so many further right; the empty text off the table
/// and where heads are blank, which are needed then unless it is asked quietly.
Symbol headOf(const HeadingOf& which, std::int64_t number, std::int64_t shift, const Frame& frame);

namespace {

std::string keyOf(const Table::Axis& axis, std::int64_t place) {
    return axis.keyOf(axis.isNumbered() ? Value(place)
                                        : Value(Symbol::numbered(static_cast<std::uint32_t>(place))));
}

/// All that a row or column may be called by, or only the one that is asked for.
std::vector<std::string> keysAsked(bool all, const Table& table, bool columns, std::int64_t place,
                                   const Frame& frame) {
    const Table::Axis& axis = columns ? *table.columns : table.rows;
    return all ? keysIn(frame.program.rules(), frame.battle, table, columns)
               : std::vector<std::string>{keyOf(axis, place)};
}

} // namespace

Value cellOf(std::uint32_t number, std::int64_t row, std::int64_t column, const Frame& frame) {
    const Table& table = frame.program.rules().tables[number];
    TableCell cell{table.id, keyOf(table.rows, row), ""};
    if (table.columns) {
        cell.column = keyOf(*table.columns, column);
    }
    if (cell.row.empty() || (table.columns && cell.column.empty())) {
        return {};
    }
    const Value value = cellIn(frame.battle, table, cell);
    if (value.isNone()) {
        needBlank(cell);
    }
    return value;
}

bool isCellKnown(std::int64_t which, std::int64_t row, std::int64_t column, const Frame& frame) {
    const Table& table = frame.program.rules().tables[static_cast<std::size_t>(which >> 2)];
    const auto rows = keysAsked((which & 1) != 0, table, false, row, frame);
    const auto columns = table.columns ? keysAsked((which & 2) != 0, table, true, column, frame)
                                       : std::vector<std::string>{""};
    const auto isKnown = [&](const std::string& one, const std::string& other) {
        const bool off = one.empty() || (table.columns && other.empty());
        return !off && !cellIn(frame.battle, table, {table.id, one, other}).isNone();
    };
    return !rows.empty() && !columns.empty() && std::all_of(rows.begin(), rows.end(), [&](const auto& one) {
        return std::all_of(columns.begin(), columns.end(),
                           [&](const auto& other) { return isKnown(one, other); });
    });
}

Symbol headOf(const HeadingOf& which, std::int64_t number, std::int64_t shift, const Frame& frame) {
    const RulePack& rules = frame.program.rules();
    const Table& table = ownerOfHeads(rules, rules.tables[which.table], which.columns);
    const std::vector<std::string> heads = keysIn(rules, frame.battle, table, which.columns);
    if (heads.empty() && !which.quiet) {
        needBlank({table.id, which.columns ? headsOfColumns : headsOfRows, ""});
    }
    const Table::Axis& axis = which.columns ? *table.columns : table.rows;
    return Symbol(headFor(axis.heads, heads, number, shift));
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
    case Code::CellKnown:
    case Code::Heading:
    case Code::OfPlaces:
    case Code::PlaceList:
    case Code::Reach:
        lookUp(at);
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

/// Tables and the map. A pack whose code asks for places has one.
void Run::lookUp(const Instruction& at) {
    const std::int64_t a = m_numbers[at.a];
    const std::int64_t b = m_numbers[at.b];
    const Places* map = m_frame.program.index().map();
    switch (at.code) {
    case Code::CellKnown:
        m_numbers[at.to] = isCellKnown(at.value, a, b, m_frame);
        break;
    case Code::Heading:
        m_numbers[at.to] =
            headOf(HeadingOf::unpacked(static_cast<std::uint32_t>(at.value)), a, b, m_frame).number();
        break;
    case Code::OfPlaces:
        m_numbers[at.to] = map->answer(static_cast<PlaceQuestion>(at.value), a, b);
        break;
    case Code::PlaceList:
        m_lists[at.to] = map->list(static_cast<PlacesAsked>(at.value), a, b, m_scratch.list());
        break;
    default: {
        std::vector<Symbol>& found = m_scratch.list();
        map->reach(a, b, m_lists[unpackedList(at.value, 0)], m_lists[unpackedList(at.value, 1)],
                   m_lists[unpackedList(at.value, 2)], found);
        m_lists[at.to] = found;
    }
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
    const auto found = AttributeIndex::of(m_frame.battle)->candidates(at.kind, attribute, wanted, m_frame);
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

} // namespace umpire::program
