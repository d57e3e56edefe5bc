#pragma once

#include "graph.h"

#include "umpire/base/value.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace umpire::program {

/// What the machine can do. `to`, `a` and `b` are registers unless said otherwise: of numbers, of subjects or
/// of lists, as the code wants them.
enum class Code : std::uint8_t {
    // Of a subject a; `value` is the slot, `kind` the kind it must have.
    LoadFlag,
    LoadNumber,
    LoadText,
    LoadList,
    LoadId,
    LoadName,
    LoadSide,
    LoadParent,
    LoadOfficers,
    LoadUnits,
    LoadFormations,
    CallDerived, ///< `value` is the attribute of the pack, `shape` what it gives
    LoadByName,  ///< `value` is the symbol of its name
    Fetch,       ///< the subject whose symbol is a
    Is,          ///< whether subject a is there and of `kind`
    // Of the vocabularies.
    WordOf, ///< the place of word a in vocabulary b
    Trait,  ///< trait b of the word at place a
    TraitList,
    // Of the command and its roll.
    Fact, ///< fact b
    FactList,
    Stated,
    Field, ///< `value` is the symbol of its name, `shape` what it gives
    Reading,
    Moment,
    Each,    ///< the symbol of $each, as whoever runs the code says
    Symbols, ///< `value` is the symbol's number
    Faces,
    // Lists.
    Everyone,
    Seek, ///< of all of `kind` those whose attribute `value` is a, by the index that is at hand
    Alone,
    SameList,
    Anybody,
    In,        ///< whether list b has a
    Cell,      ///< of table `value`, row a, column b
    CellKnown, ///< of table `value` / 4 whether row a, column b says something; bit 0: all rows, 1: all
               ///< columns
    Heading,   ///< of the heads `value` the one that stands for a, b further right
    OfPlaces,  ///< question `value` about a and b
    PlaceList, ///< the list asked for by `value` about a and b
    Reach,     ///< from a in b steps, lists as `value` packs them
    CopyList,
    // Numbers.
    Copy,
    Not,
    Logic,  ///< of a and b; bit 0 of `value` is what it is when neither is so, 1 b alone, 2 a alone, 3 both
    Choose, ///< b where a, else the one whose register is `value`
    Equal,
    Less,
    AtMost,
    Within,
    Plus,
    Minus,
    Times,
    Quotient,
    Remainder,
    Least,
    Most,
    Ratio,
    Absolute,
    // Sums over lists, not kept within what numbers are.
    Add,
    LeastSoFar, ///< of to and a; the first where b, how many there were before, is 0
    MostSoFar,
    Increment,
    // Where to go on: at `value`.
    Jump,
    JumpIf,
    JumpUnless,
    JumpIfFact, ///< fact a
    JumpUnlessFact,
    JumpIfTrait, ///< trait b of the word at place a
    JumpUnlessTrait,
    JumpIfSame, ///< a and b
    JumpUnlessSame,
    JumpIfReading, ///< whether reading of switch a is the symbol in register b
    JumpUnlessReading,
    JumpUnlessIndexed, ///< no index is at hand
    Once,              ///< works out what memo `to` keeps, at `value`, unless it is known
    Known,             ///< memo `to` is known: back to where it was wanted
    Enter,             ///< begins to go through list a at depth b, for source `to`
    Next,              ///< the next item of depth b into `to`; behind the last one at `value`
    NextSubject,       ///< ... and the subject it names into subject register a
    Again,             ///< as Next, but at `value` while there is one more
    AgainSubject,
    Leave,    ///< depth b; number `to` becomes 0 if it was given up
    Gather,   ///< puts a to what is gathered at depth b
    Gathered, ///< what was gathered at depth b, as a list
    // What the block comes to.
    Row,   ///< a is the value of row `to`
    RowIf, ///< ... where b, else 0
    GiveFlag,
    GiveNumber,
    GiveText,
    GiveSomebody, ///< as GiveText, but nothing where a is nobody
    GiveList,
    GiveConstant, ///< constant `value`
    GiveStored,   ///< as it is stored: subject a, slot `value`, `kind`
    GiveDerived,
    GiveByName,
    GiveFact,
    GiveField,
    GiveMoment,
    GiveTrait,
    GiveCell,
    End,
};

/// Three list registers in one number, for Reach.
constexpr std::int64_t packedLists(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    return std::int64_t{a} | std::int64_t{b} << 20U | std::int64_t{c} << 40U;
}
constexpr std::uint32_t unpackedList(std::int64_t lists, unsigned place) {
    return static_cast<std::uint32_t>(lists >> (20U * place) & 0xFFFFF);
}

/// What Logic may come to.
constexpr std::int64_t bothOf = 0b1000;
constexpr std::int64_t eitherOf = 0b1110;
constexpr std::int64_t notEither = 0b0001;

struct Instruction {
    Code code = Code::End;
    SubjectKind kind = SubjectKind::Unit;
    Shape shape = Shape::Number;
    std::uint8_t more = 0; ///< how many of the same code stand right behind it and are done in one go with it
    std::uint32_t to = 0;
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::int64_t value = 0;
};

/// Of the subject registers the first two are $self and $other.
constexpr std::uint32_t selfSubject = 0;
constexpr std::uint32_t otherSubject = 1;
/// Of the number registers the first two are their symbols.
constexpr std::uint32_t selfSymbol = 0;
constexpr std::uint32_t otherSymbol = 1;
/// The first list register holds nobody.
constexpr std::uint32_t noList = 0;

/// Code that the machine runs from its first instruction to a Give or End.
struct Block {
    std::vector<Instruction> code;
    std::vector<std::int64_t> preset; ///< constants, in number registers from 2 on
    std::vector<Value> constants;     ///< for GiveConstant and list registers
    std::vector<std::uint32_t> lists; ///< the constants in the list registers from 1 on
    std::uint32_t numbers = 2;        ///< registers
    std::uint32_t subjects = 2;
    std::uint32_t listRegisters = 1;
    std::uint32_t memos = 0;
    std::uint32_t depth = 0; ///< of lists within lists
    /// The memos that a new item of each depth makes unknown, from .. to.
    std::array<std::pair<std::uint32_t, std::uint32_t>, Graph::deepest + 1> memosOf{};
    std::vector<const Expression*> sources; ///< of what goes through lists, for messages
    std::optional<SubjectKind> assumed;     ///< what $self must be, else the code is not for it
    bool facts = false;                     ///< asks for facts
    bool mayAskTooMuch = false;             ///< goes through lists, or runs other code
    std::uint32_t rows = 0;
};

/// Whether the machine does several of them that follow each other in one go.
bool goesOn(Code code);
/// Whether it begins to go through a list, or runs other code that may.
bool mayGoThroughLists(Code code);

/// A code as listings write it.
std::string_view name(Code code);

} // namespace umpire::program
