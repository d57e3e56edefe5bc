#pragma once

#include "umpire/base/man_page.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace umpire::cli {

/// What `--help` tells below the list of commands, and the page for `man` too.
std::vector<HelpSection> programHelp();

/// The page for `man`, made of what `--help` is made of.
std::string programPage(const CLI::App& app);

} // namespace umpire::cli
