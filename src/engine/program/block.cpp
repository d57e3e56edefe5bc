#include "block.h"

#include <array>

namespace umpire::program {

namespace {

/// In the order of the codes.
constexpr std::array names{"load-flag",
                           "load-number",
                           "load-text",
                           "load-list",
                           "load-id",
                           "load-name",
                           "load-side",
                           "load-parent",
                           "load-officers",
                           "load-units",
                           "load-formations",
                           "call",
                           "load-by-name",
                           "fetch",
                           "is",
                           "word",
                           "trait",
                           "trait-list",
                           "fact",
                           "fact-list",
                           "stated",
                           "field",
                           "reading",
                           "moment",
                           "each",
                           "symbols",
                           "faces",
                           "everyone",
                           "seek",
                           "alone",
                           "same-list",
                           "anybody",
                           "in",
                           "cell",
                           "cell-known",
                           "heading",
                           "of-places",
                           "place-list",
                           "reach",
                           "copy-list",
                           "copy",
                           "not",
                           "logic",
                           "choose",
                           "equal",
                           "less",
                           "at-most",
                           "within",
                           "plus",
                           "minus",
                           "times",
                           "quotient",
                           "remainder",
                           "least",
                           "most",
                           "ratio",
                           "absolute",
                           "add",
                           "least-so-far",
                           "most-so-far",
                           "increment",
                           "jump",
                           "jump-if",
                           "jump-unless",
                           "jump-if-fact",
                           "jump-unless-fact",
                           "jump-if-trait",
                           "jump-unless-trait",
                           "jump-if-same",
                           "jump-unless-same",
                           "jump-if-reading",
                           "jump-unless-reading",
                           "jump-unless-indexed",
                           "want",
                           "known",
                           "enter",
                           "next",
                           "next-subject",
                           "again",
                           "again-subject",
                           "leave",
                           "gather",
                           "gathered",
                           "row",
                           "row-if",
                           "give-flag",
                           "give-number",
                           "give-text",
                           "give-somebody",
                           "give-list",
                           "give-constant",
                           "give-stored",
                           "give-derived",
                           "give-by-name",
                           "give-fact",
                           "give-field",
                           "give-moment",
                           "give-trait",
                           "give-cell",
                           "end"};
static_assert(names.size() == static_cast<std::size_t>(Code::End) + 1);

} // namespace

bool mayGoThroughLists(Code code) {
    switch (code) {
    case Code::Enter:
    case Code::Seek:
    case Code::CallDerived:
    case Code::LoadByName:
    case Code::GiveStored:
    case Code::GiveDerived:
    case Code::GiveByName:
        return true;
    default:
        return false;
    }
}

bool goesOn(Code code) {
    switch (code) {
    case Code::LoadFlag:
    case Code::LoadNumber:
    case Code::LoadText:
    case Code::WordOf:
    case Code::Trait:
    case Code::Fact:
    case Code::Stated:
    case Code::Reading:
    case Code::Not:
    case Code::Logic:
    case Code::Choose:
    case Code::Equal:
    case Code::Less:
    case Code::AtMost:
    case Code::Plus:
    case Code::Minus:
    case Code::Most:
    case Code::Row:
    case Code::RowIf:
        return true;
    default:
        return false;
    }
}

std::string_view name(Code code) {
    return names[static_cast<std::size_t>(code)];
}

} // namespace umpire::program
