#pragma once

#include <string>

namespace umpire::test {

/// What HTML Tidy finds wrong with a document: "" when it is valid.
std::string tidyFindings(const std::string& html);

} // namespace umpire::test
