#pragma once

#include "report.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace umpire::cli {

struct PlayOptions {
    std::string file;
    std::string rules; ///< "": those the battle names
    std::string script = "-";
    std::string save;
    std::optional<std::uint64_t> seed;
    std::vector<std::filesystem::path> examples; ///< folders that are not written to
    std::optional<std::uint64_t> call;           ///< the number the players called
    std::string side;                            ///< whose total is asked for; "": none
};

/// `umpire play`: answers one JSON command a line with one JSON result a line.
Status play(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err);
/// `umpire odds`: the same commands, answered with their odds; nothing is rolled or changed. For a side it
/// reads no commands, and tells how its total stands against one that is partly hidden from it.
Status odds(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
            std::ostream& err);
/// `umpire ask`: drafts of commands, each answered with its worksheet; nothing is rolled or changed.
Status ask(const PlayOptions& options, const BattleFiles& files, std::istream& in, std::ostream& out,
           std::ostream& err);

/// `umpire dice --seal` and `--reveal`: writes the pledge of the dice to come, or the secrets of those
/// thrown, into the file.
Status sealDice(const std::string& file, const std::string& rules, const BattleFiles& files,
                std::ostream& out, std::ostream& err);
Status revealDice(const std::string& file, const std::string& rules, const BattleFiles& files,
                  std::ostream& out, std::ostream& err);

} // namespace umpire::cli
