#pragma once

#include <string>
#include <string_view>

namespace umpire::sheets {

/// The text as HTML and XML show it, in a body or an attribute: nothing in it is markup any more, and what no
/// document may hold is replaced.
std::string escaped(std::string_view text);

/// ` name="value"`.
std::string attribute(std::string_view name, std::string_view value);

} // namespace umpire::sheets
