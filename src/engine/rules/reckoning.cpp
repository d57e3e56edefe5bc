#include "reckoning.h"

namespace umpire {

using Op = Expression::Op;

bool reckons(Op op) {
    switch (op) {
    case Op::All:
    case Op::Any:
    case Op::Not:
    case Op::Equal:
    case Op::Unequal:
    case Op::Less:
    case Op::AtMost:
    case Op::More:
    case Op::AtLeast:
    case Op::Plus:
    case Op::Minus:
    case Op::Times:
    case Op::Quotient:
    case Op::Remainder:
    case Op::Absolute:
    case Op::Least:
    case Op::Most:
    case Op::If:
        return true;
    default:
        return false;
    }
}

} // namespace umpire
