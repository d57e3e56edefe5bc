#pragma once

#include "umpire/storage/battle_file.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace umpire::cli {

/// What a shell asks while somebody types: `words` stand behind the program's name, the last one is not
/// finished. Answers a line for each word that may stand there: the word, a tab, what it is. A line ":files"
/// or ":folders" says that those may stand there, too.
void complete(const CLI::App& app, const std::vector<std::string>& words, const BattleFiles& files,
              std::ostream& out);

} // namespace umpire::cli
