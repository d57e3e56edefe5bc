#include "subcommands.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/speech.h"
#include "umpire/base/user_folders.h"
#include "umpire/games/games.h"
#include "umpire/rules/where_rules_are.h"
#include "umpire/storage/doctor.h"
#include "umpire/storage/example_folders.h"

#include <csignal>
#include <filesystem>

int main(int argc, char** argv) {
    using namespace umpire;
    std::error_code ignored;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const BattleFiles files(PackShelf::standard(program, gameNeeds()), findGame);
    // A file that may not grow any more is a disk that is full: told in words, and nothing to die of.
    std::signal(SIGXFSZ, SIG_IGN);
    watchForBreakdown({"umpire " UMPIRE_VERSION,
                       {"system: " + systemInWords(), "formats: " + formatsInWords()},
                       userFolders().reports});
    CLI::App app{say("cli help",
                     "The umpire's desk at a wargames table: rules, dice and record on the command line.")};
    app.footer(whereRulesAre(files.shelf()));
    app.set_version_flag("--version", "umpire " UMPIRE_VERSION);
    app.require_subcommand(1);
    const cli::Subcommands subcommands(app, files, exampleFolders(program));
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? cli::done : cli::wrongUsage;
    }
    return subcommands.run();
}
