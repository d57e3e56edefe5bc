#include "interpreter.h"

#include "attribute_index.h"
#include "places.h"
#include "program.h"
#include "scratch.h"
#include "umpire/program/evaluation_watch.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <span>

namespace umpire::program {

namespace {

using List = std::span<const Symbol>;

Symbol symbolOf(std::int64_t number) {
    return Symbol::numbered(static_cast<std::uint32_t>(number));
}

std::string keyOf(const Table::Axis& axis, std::int64_t place) {
    return axis.keyOf(axis.isNumbered() ? Value(place) : Value(symbolOf(place)));
}

/// All that a row or column may be called by, or only the one that is asked for.
std::vector<std::string> keysAsked(bool all, const Table& table, bool columns, std::int64_t place,
                                   const Frame& frame) {
    const Table::Axis& axis = columns ? *table.columns : table.rows;
    return all ? keysIn(frame.program.rules(), frame.battle, table, columns)
               : std::vector<std::string>{keyOf(axis, place)};
}

/// A cell of a table of the pack as the umpire filled it in, else as the pack has it. A place outside the
/// table is nothing; a blank one is needed. Row and column are numbers, or numbers of symbols.
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

/// Whether such a cell says something; of `which` bit 0 means in all rows, bit 1 in all columns. Nothing is
/// needed by that.
bool isCellKnown(std::uint32_t number, std::uint32_t which, std::int64_t row, std::int64_t column,
                 const Frame& frame) {
    const Table& table = frame.program.rules().tables[number];
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

/// What heads the row or column that stands for a number, so many further right; the empty text off the table
/// and where heads are blank, which are needed then unless it is asked quietly.
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

bool isOfKind(const Subject* subject, SubjectKind kind) {
    return subject && subject->kind == kind;
}

/// Works out the nodes of one code in one frame.
class Run {
  public:
    Run(const Code& code, const Frame& frame)
        : m_scratch(Scratch::ofThread()), m_use(m_scratch), m_code(code), m_frame(frame),
          m_memos(m_scratch.take<Memo>(code.memos)), m_items(m_scratch.take<Item>(code.depth + 1)) {
        countRun();
        std::uninitialized_fill_n(m_memos, code.memos, Memo());
        std::uninitialized_fill_n(m_items, code.depth + 1, Item());
        m_items[0].symbol = frame.each;
    }

    Value value(NodeId id);
    void fill(std::int64_t* rows) {
        for (const RowNodes& row : m_code.rows) {
            rows[row.row] = !row.when || flag(*row.when) ? number(row.value) : 0;
        }
    }

  private:
    /// What a node that is asked for more than once came to, as long as the items stand on which it depends.
    struct Memo {
        std::uint64_t item = 0; ///< 0: it is not known
        std::int64_t number = 0;
        const Subject* subject = nullptr;
        List list = {};
    };
    /// The present item of a list.
    struct Item {
        std::uint64_t nth = 1; ///< of all items of this run, so that no two are the same
        Symbol symbol = {};
        const Subject* subject = nullptr;
        bool isKnown = false; ///< the subject was looked up
    };

    /// The memo of a node, made anew by `make` where it is not known.
    template <typename Make>
    const Memo& remembered(const Node& node, const Make& make) {
        Memo& memo = m_memos[node.memo - 1];
        const std::uint64_t item = m_items[node.deepestItem()].nth;
        if (memo.item != item) {
            make(memo);
            memo.item = item;
        }
        return memo;
    }

    const Node& node(NodeId id) const { return m_code.nodes[id]; }
    bool flag(NodeId id) { return number(id) != 0; }
    std::int64_t number(NodeId id) {
        const Node& node = this->node(id);
        return node.memo == 0 ? worked(node)
                              : remembered(node, [&](Memo& memo) { memo.number = worked(node); }).number;
    }
    List list(NodeId id) {
        const Node& node = this->node(id);
        return node.memo == 0 ? found(node)
                              : remembered(node, [&](Memo& memo) { memo.list = found(node); }).list;
    }
    const Subject* subject(NodeId id);
    const Subject* itemAt(std::uint32_t depth);

    std::int64_t worked(const Node& node);
    std::int64_t compared(const Node& node);
    std::int64_t ofSubject(const Node& node);
    std::int64_t lookedUp(const Node& node);
    List found(const Node& node);
    List seek(const Node& node);
    List made(const Node& node, void (Battle::*of)(const Subject&, std::vector<Symbol>&) const);
    List kept(const Value& value);
    std::int64_t over(const Node& node, std::vector<Symbol>* gathered);
    bool takeItem(const Node& node, std::int64_t& result, std::int64_t& seen, std::vector<Symbol>* gathered);
    bool leavesNoTrace(const Node& node) const {
        return node.plain && (!node.readsRulings || !m_frame.rulingsRead);
    }

    /// The frame, with a place where derived attributes are kept at least as long as this run.
    const Frame& keeping() {
        if (m_frame.known) {
            return m_frame;
        }
        if (!m_keeping) {
            m_keeping.emplace(m_frame);
            m_keeping->known = &m_known.emplace();
        }
        return *m_keeping;
    }

    std::int64_t facesShown(Symbol face) const;
    std::int64_t symbolsShown(Symbol symbol) const;
    Value field(const Node& node) const;
    Value stored(const Node& node);
    Value derived(const Node& node);
    Value cell(const Node& node);
    const Value& trait(const Node& node) {
        return m_frame.program.index().column(
            node.detail)[static_cast<std::size_t>(number(node.operands[0]))];
    }
    std::int64_t second(const Node& node) { return number(node.operands[node.operands.size() > 1 ? 1 : 0]); }

    Scratch& m_scratch;
    Scratch::Use m_use;
    const Code& m_code;
    const Frame& m_frame;
    Memo* m_memos;
    Item* m_items; ///< by depth; at 0 $each of the frame
    std::uint64_t m_nth = 1;
    std::optional<Known> m_known; ///< where the frame has none
    std::optional<Frame> m_keeping;
};

std::int64_t Run::worked(const Node& node) {
    const auto& parts = node.operands;
    const auto isTrue = [this](NodeId part) { return flag(part); };
    switch (node.op) {
    case NodeOp::Constant:
        return node.constant.payload();
    case NodeOp::Self:
        return m_frame.self.number();
    case NodeOp::Other:
        return m_frame.other.number();
    case NodeOp::Item:
        return m_items[node.detail].symbol.number();
    case NodeOp::Fact:
        return m_frame.facts[node.detail].number;
    case NodeOp::Stated:
        return m_frame.facts[node.detail].stated;
    case NodeOp::Reading:
        return readingOf(node.detail, m_frame).number();
    case NodeOp::Field:
        return numberOf(field(node), node.shape);
    case NodeOp::Moment:
        return numberOf(momentOf(static_cast<MomentWord>(node.detail), m_frame), node.shape);
    case NodeOp::Symbols:
        return symbolsShown(Symbol::numbered(node.word));
    case NodeOp::Faces:
        return facesShown(Symbol::numbered(node.word));
    case NodeOp::WordOf:
        return m_frame.program.index().places(node.detail).of(static_cast<std::uint32_t>(number(parts[0])));
    case NodeOp::Trait:
        return trait(node).payload();
    case NodeOp::Not:
        return !flag(parts[0]);
    case NodeOp::All:
        return std::all_of(parts.begin(), parts.end(), isTrue);
    case NodeOp::Any:
        return std::any_of(parts.begin(), parts.end(), isTrue);
    case NodeOp::If:
        return number(parts[flag(parts[0]) ? 1 : 2]);
    case NodeOp::Within:
        return within(number(parts[0]));
    case NodeOp::Absolute:
        return std::abs(within(number(parts[0])));
    case NodeOp::Anybody:
        return !list(parts[0]).empty();
    case NodeOp::SameList: {
        const List left = list(parts[0]);
        const List right = list(parts[1]);
        return std::equal(left.begin(), left.end(), right.begin(), right.end());
    }
    case NodeOp::In: {
        const Symbol wanted = symbolOf(number(parts[0]));
        const List items = list(parts[1]);
        return std::find(items.begin(), items.end(), wanted) != items.end();
    }
    case NodeOp::Cell:
    case NodeOp::CellKnown:
    case NodeOp::Heading:
    case NodeOp::OfPlaces:
        return lookedUp(node);
    case NodeOp::Stored:
    case NodeOp::Derived:
    case NodeOp::ByName:
    case NodeOp::IdOf:
    case NodeOp::NameOf:
    case NodeOp::SideOf:
    case NodeOp::ParentOf:
        return ofSubject(node);
    case NodeOp::Some:
    case NodeOp::Every:
    case NodeOp::Count:
    case NodeOp::Sum:
    case NodeOp::LeastOf:
    case NodeOp::MostOf:
    case NodeOp::First:
        return over(node, nullptr);
    case NodeOp::Equal:
    case NodeOp::Less:
    case NodeOp::AtMost:
    case NodeOp::Plus:
    case NodeOp::Minus:
    case NodeOp::Times:
    case NodeOp::Quotient:
    case NodeOp::Remainder:
    case NodeOp::Least:
    case NodeOp::Most:
    case NodeOp::Ratio:
        return compared(node);
    case NodeOp::Whom:
    case NodeOp::Officers:
    case NodeOp::Units:
    case NodeOp::Formations:
    case NodeOp::Everyone:
    case NodeOp::IndexPredicate:
    case NodeOp::PlaceList:
    case NodeOp::Reach:
    case NodeOp::Alone:
    case NodeOp::EachGives:
        break; // lists and subjects are no numbers
    }
    return 0;
}

std::int64_t Run::compared(const Node& node) {
    const std::int64_t left = number(node.operands[0]);
    return program::worked(node.op, left, number(node.operands[1]));
}

const Subject* Run::itemAt(std::uint32_t depth) {
    Item& item = m_items[depth];
    if (!item.isKnown) {
        item.subject = item.symbol.empty() ? nullptr : m_frame.battle.find(item.symbol);
        item.isKnown = true;
    }
    return item.subject;
}

const Subject* Run::subject(NodeId id) {
    const Node& node = this->node(id);
    const Node& who = this->node(node.operands[0]);
    switch (who.op) {
    case NodeOp::Self:
        return m_frame.selfSubject;
    case NodeOp::Other:
        return m_frame.otherSubject;
    case NodeOp::Item:
        return itemAt(who.detail);
    default: {
        const auto find = [&] {
            const std::int64_t symbol = number(node.operands[0]);
            return symbol == 0 ? nullptr : m_frame.battle.find(symbolOf(symbol));
        };
        return node.memo == 0 ? find() : remembered(node, [&](Memo& memo) { memo.subject = find(); }).subject;
    }
    }
}

std::int64_t Run::ofSubject(const Node& node) {
    const Subject* who = subject(node.operands[0]);
    switch (node.op) {
    case NodeOp::Stored:
        return isOfKind(who, node.kind) ? numberOf(who->values.slot(node.detail), node.shape) : 0;
    case NodeOp::Derived:
        return numberOf(derived(node), node.shape);
    case NodeOp::ByName:
        return numberOf(attributeByName(who, Symbol::numbered(node.word), keeping()), node.shape);
    case NodeOp::IdOf:
        return who ? who->symbol.number() : 0;
    case NodeOp::NameOf:
        return who ? Symbol(who->name).number() : 0;
    case NodeOp::SideOf:
        return who ? who->sideSymbol.number() : 0;
    default:
        return who ? who->parentSymbol.number() : 0;
    }
}

/// Tables and the map. A pack whose code asks for places has one.
std::int64_t Run::lookedUp(const Node& node) {
    if (node.op == NodeOp::Cell) {
        return numberOf(cell(node), node.shape);
    }
    const std::int64_t left = number(node.operands[0]);
    const std::int64_t right = second(node);
    switch (node.op) {
    case NodeOp::CellKnown:
        return isCellKnown(node.detail, node.word, left, right, m_frame);
    case NodeOp::Heading:
        return headOf(HeadingOf::unpacked(node.detail), left, right, m_frame).number();
    default:
        return m_frame.program.index().map()->answer(static_cast<PlaceQuestion>(node.detail), left, right);
    }
}

List Run::found(const Node& node) {
    const auto& parts = node.operands;
    switch (node.op) {
    case NodeOp::Constant:
        return node.constant.symbols();
    case NodeOp::Stored: {
        const Subject* who = subject(parts[0]);
        return isOfKind(who, node.kind) ? who->values.slot(node.detail).symbols() : List();
    }
    case NodeOp::Derived:
        return kept(derived(node));
    case NodeOp::ByName:
        return kept(attributeByName(subject(parts[0]), Symbol::numbered(node.word), keeping()));
    case NodeOp::Officers:
        return made(node, &Battle::officersOf);
    case NodeOp::Units:
        return made(node, &Battle::unitsOf);
    case NodeOp::Formations:
        return made(node, &Battle::formationsOf);
    case NodeOp::Everyone:
        return m_frame.battle.symbolsOf(node.kind);
    case NodeOp::IndexPredicate:
        return seek(node);
    case NodeOp::Fact:
        return m_frame.facts[node.detail].value->symbols();
    case NodeOp::Field:
        return kept(field(node));
    case NodeOp::Trait:
        return trait(node).symbols();
    case NodeOp::Alone: {
        const std::int64_t who = number(parts[0]);
        std::vector<Symbol>& one = m_scratch.list();
        if (who != 0) {
            one.push_back(symbolOf(who));
        }
        return one;
    }
    case NodeOp::If:
        return list(parts[flag(parts[0]) ? 1 : 2]);
    case NodeOp::PlaceList: {
        const std::int64_t left = parts.empty() ? 0 : number(parts[0]);
        const std::int64_t right = parts.empty() ? 0 : second(node);
        return m_frame.program.index().map()->list(static_cast<PlacesAsked>(node.detail), left, right,
                                                   m_scratch.list());
    }
    case NodeOp::Reach: {
        const List through = list(parts[2]);
        const List across = list(parts[3]);
        const List stops = list(parts[4]);
        const std::int64_t from = number(parts[0]);
        std::vector<Symbol>& reached = m_scratch.list();
        m_frame.program.index().map()->reach(from, number(parts[1]), through, across, stops, reached);
        return reached;
    }
    case NodeOp::EachGives: {
        std::vector<Symbol>& gathered = m_scratch.list();
        over(node, &gathered);
        return gathered;
    }
    default:
        return {};
    }
}

/// A list that stays as long as the run.
List Run::kept(const Value& value) {
    const List held = value.symbols();
    std::vector<Symbol>& copy = m_scratch.list();
    copy.assign(held.begin(), held.end());
    return copy;
}

List Run::made(const Node& node, void (Battle::*of)(const Subject&, std::vector<Symbol>&) const) {
    const Subject* who = subject(node.operands[0]);
    if (!who) {
        return {};
    }
    std::vector<Symbol>& made = m_scratch.list();
    (m_frame.battle.*of)(*who, made);
    return made;
}

List Run::seek(const Node& node) {
    AttributeIndex* index = AttributeIndex::of(m_frame.battle);
    if (!index) {
        return m_frame.battle.symbolsOf(node.kind);
    }
    const std::int64_t wanted = number(node.operands[0]);
    const Shape shape = this->node(node.operands[0]).shape;
    const Value value = shape == Shape::Flag   ? Value(wanted != 0)
                        : shape == Shape::Text ? Value(symbolOf(wanted))
                                               : Value(wanted);
    return index->candidates(node.kind, Symbol::numbered(node.word), value, m_frame)
        .value_or(m_frame.battle.symbolsOf(node.kind));
}

/// Goes through a list. Operand 1 is the condition on each item, operand 2 what each item gives.
std::int64_t Run::over(const Node& node, std::vector<Symbol>* gathered) {
    const List items = list(node.operands[0]);
    const bool every = node.op == NodeOp::Every;
    Item& here = m_items[node.detail];
    std::int64_t result = every ? 1 : 0;
    std::int64_t seen = 0;
    ListCount::enter();
    for (auto item = items.begin(); item != items.end() && ListCount::next(*node.source); ++item) {
        here = {++m_nth, *item};
        if (flag(node.operands[1]) != every && !takeItem(node, result, seen, gathered)) {
            break;
        }
    }
    if (!ListCount::leave()) { // it was given up
        result = 0;
        if (gathered) {
            gathered->clear();
        }
    }
    return result;
}

/// An item that meets the condition; of `every`, that does not. False: no other is wanted.
bool Run::takeItem(const Node& node, std::int64_t& result, std::int64_t& seen,
                   std::vector<Symbol>* gathered) {
    const auto given = [&] { return number(node.operands[2]); };
    switch (node.op) {
    case NodeOp::Some:
    case NodeOp::Every:
        result = node.op == NodeOp::Some ? 1 : 0;
        return !leavesNoTrace(this->node(node.operands[1]));
    case NodeOp::First:
        result = m_items[node.detail].symbol.number();
        return false;
    case NodeOp::Count:
        ++result;
        break;
    case NodeOp::EachGives:
        gathered->push_back(symbolOf(given()));
        break;
    case NodeOp::Sum:
        result += given();
        break;
    default: {
        const std::int64_t value = given();
        result = seen++ == 0                  ? value
                 : node.op == NodeOp::LeastOf ? std::min(result, value)
                                              : std::max(result, value);
    }
    }
    return true;
}

std::int64_t Run::facesShown(Symbol face) const {
    if (!m_frame.roll) {
        return 0;
    }
    const std::string& text = face.text();
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    const bool isNumber = text == std::to_string(number);
    const auto& faces = m_frame.roll->faces;
    return std::count_if(faces.begin(), faces.end(), [&](const Face& each) {
        return each.symbol.empty() ? isNumber && each.number == number : each.symbol == text;
    });
}

std::int64_t Run::symbolsShown(Symbol symbol) const {
    if (!m_frame.roll) {
        return 0;
    }
    const auto found = m_frame.roll->symbols.find(symbol.text());
    return found == m_frame.roll->symbols.end() ? 0 : found->second;
}

Value Run::field(const Node& node) const {
    if (!m_frame.fields) {
        return {};
    }
    const auto given = m_frame.fields->find(Symbol::numbered(node.word).text());
    return given == m_frame.fields->end() ? Value() : given->second;
}

Value Run::stored(const Node& node) {
    const Subject* who = subject(node.operands[0]);
    return isOfKind(who, node.kind) ? who->values.slot(node.detail)
                                    : attributeByName(who, Symbol::numbered(node.word), keeping());
}

Value Run::derived(const Node& node) {
    const Subject* who = subject(node.operands[0]);
    if (isOfKind(who, node.kind)) {
        return attributeOf(*who, node.detail, keeping());
    }
    return attributeByName(who, Symbol(m_frame.program.rules().attributes[node.detail].id), keeping());
}

Value Run::cell(const Node& node) {
    const std::int64_t row = number(node.operands[0]);
    return cellOf(node.detail, row, second(node), m_frame);
}

/// What stands somewhere may be nothing, which no number tells from 0.
Value Run::value(NodeId id) {
    const Node& node = this->node(id);
    switch (node.op) {
    case NodeOp::Constant:
        return node.constant;
    case NodeOp::If:
        return value(node.operands[flag(node.operands[0]) ? 1 : 2]);
    case NodeOp::Fact:
        return *m_frame.facts[node.detail].value;
    case NodeOp::Field:
        return field(node);
    case NodeOp::Moment:
        return momentOf(static_cast<MomentWord>(node.detail), m_frame);
    case NodeOp::Trait:
        return trait(node);
    case NodeOp::Cell:
        return cell(node);
    case NodeOp::Stored:
        return stored(node);
    case NodeOp::Derived:
        return derived(node);
    case NodeOp::ByName:
    case NodeOp::IdOf:
    case NodeOp::NameOf:
    case NodeOp::SideOf:
    case NodeOp::ParentOf:
    case NodeOp::Officers:
    case NodeOp::Units:
    case NodeOp::Formations:
        return attributeByName(subject(node.operands[0]), Symbol::numbered(node.word), keeping());
    default:
        break;
    }
    if (node.shape == Shape::List) {
        return Value(list(id));
    }
    const std::int64_t came = number(id);
    if (node.shape == Shape::Flag) {
        return Value(came != 0);
    }
    if (node.shape == Shape::Text) {
        return node.op == NodeOp::First && came == 0 ? Value() : Value(symbolOf(came));
    }
    return Value(came);
}

} // namespace

Value valueOf(const Code& code, const Frame& frame) {
    return Run(code, frame).value(code.root);
}

void fillRows(const Code& code, const Frame& frame, std::int64_t* rows) {
    Run(code, frame).fill(rows);
}

Symbol readingOf(std::uint32_t ruling, const Frame& frame) {
    if (frame.rulingsRead) {
        frame.rulingsRead[ruling / 64] |= std::uint64_t{1} << (ruling % 64);
    }
    const std::span<const Symbol> set = frame.battle.readings();
    const Symbol reading = ruling < set.size() ? set[ruling] : Symbol();
    return reading.empty() ? frame.program.index().standard(ruling) : reading;
}

std::int64_t numberOf(const Value& value, Shape shape) {
    switch (shape) {
    case Shape::Flag:
        return value.flag() ? 1 : 0;
    case Shape::Text:
        return value.symbol().number();
    case Shape::Number:
        return value.number();
    default:
        return 0;
    }
}

} // namespace umpire::program
