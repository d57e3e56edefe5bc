#include "complete.h"
#include "program_page.h"
#include "spoken_language.h"
#include "subcommands.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/user_folders.h"
#include "umpire/games/games.h"
#include "umpire/rules/where_rules_are.h"
#include "umpire/storage/doctor.h"
#include "umpire/storage/example_folders.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <filesystem>
#include <iostream>

namespace {

/// What is asked by the shell and when the program is built, and is no command for people. False when it was
/// something else.
bool answersTools(const CLI::App& app, const umpire::BattleFiles& files,
                  const std::vector<std::string>& words) {
    if (!words.empty() && words.front() == "complete") {
        umpire::cli::complete(app, {words.begin() + 1, words.end()}, files, std::cout);
        return true;
    }
    if (words.size() == 1 && words.front() == "man-page") {
        std::cout << umpire::cli::programPage(app);
        return true;
    }
    return false;
}

/// The language that is spoken: the one that was asked for, or the system's, where there is a file for it.
std::string speak(umpire::cli::SpokenLanguage& spoken, std::vector<std::string>& words,
                  const std::vector<std::filesystem::path>& folders) {
    const std::string language = umpire::cli::wantedLanguage(words);
    const std::filesystem::path file = umpire::cli::languageFile(folders, language);
    return !file.empty() && spoken.read(file).empty() ? language : std::string();
}

/// It was read before the others, so that help comes in that language, and is only told of here.
void addLanguage(CLI::App& app, const std::vector<std::string>& known) {
    using namespace umpire;
    app.add_option_function<std::string>(
        "--language", [](const std::string&) {},
        fill(say("cli help", "Of what people read: {languages}; without it that of the system"),
             {{"languages", joined(known)}}));
}

std::string footer(const umpire::PackShelf& shelf) {
    std::string text = umpire::plainHelp(umpire::cli::programHelp());
    text += "\n";
    text += umpire::whereRulesAre(shelf);
    return text;
}

} // namespace

int main(int argc, char** argv) {
    using namespace umpire;
    std::error_code ignored;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    std::vector<std::string> words(argv + 1, argv + argc);
    cli::SpokenLanguage spoken;
    const std::string language = speak(spoken, words, cli::languageFolders(program));
    const Speaking speaking(language.empty() ? nullptr : &spoken);
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
    addLanguage(app, cli::knownLanguages(cli::languageFolders(program)));
    const cli::Subcommands subcommands(app, files, exampleFolders(program), language);
    app.footer(footer(files.shelf())); // those of the commands are shorter
    if (answersTools(app, files, words)) {
        return cli::done;
    }
    try {
        app.name(argv[0]);
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? cli::done : cli::wrongUsage;
    }
    return subcommands.run();
}
