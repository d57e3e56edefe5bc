#pragma once

#include <cstddef>
#include <string_view>

namespace umpire::cli {

/// Which of the forms of a language, such as "pl" or "pl_PL", is for n things, counted from 0: the rules of
/// Unicode (CLDR, cardinals) for whole numbers, in the order in which files for translators have the forms.
/// Whoever has fewer forms takes the last.
std::size_t pluralForm(std::string_view language, long long n);

} // namespace umpire::cli
