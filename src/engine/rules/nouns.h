#pragma once

#include "umpire/rules/expression.h"

#include <string>
#include <string_view>

namespace umpire {

/// What a kind of entry of a pack is called in the present language: "check", "stored attribute". Words that
/// are not among those stay as they are.
std::string noun(std::string_view english);

/// A kind of subject in a sentence: "unit".
std::string kindWord(SubjectKind kind);
/// "a unit", "an officer".
std::string oneOf(SubjectKind kind);
/// "units", "officers".
std::string severalOf(SubjectKind kind);

} // namespace umpire
