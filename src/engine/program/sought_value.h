#pragma once

#include "umpire/rules/expression.h"

namespace umpire::program {

/// The attribute of $each that a condition asks to be the same as a value which does not hang on $each.
struct SoughtValue {
    const std::string* attribute = nullptr;
    const Expression* value = nullptr; ///< null: it asks for no such thing
};

/// `called`: what $as calls the items, or "".
SoughtValue soughtBy(const Expression& condition, const std::string& called);

} // namespace umpire::program
