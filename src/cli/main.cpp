#include "commands.h"
#include "spoken_language.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/user_folders.h"
#include "umpire/games/games.h"
#include "umpire/rules/packs_found.h"
#include "umpire/storage/doctor.h"
#include "umpire/storage/example_folders.h"
#include "usage.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <filesystem>
#include <iostream>

namespace {

using namespace umpire;

/// What is asked by the shell and when the program is built, and is no command for people. False when it was
/// something else.
bool answersTools(const CLI::App& app, const BattleFiles& files, const std::vector<std::string>& words) {
    if (!words.empty() && words.front() == "complete") {
        cli::complete(app, {words.begin() + 1, words.end()}, files);
        return true;
    }
    const bool alone = words.size() == 1 || (words.size() == 3 && words.front() == "--language");
    if (alone && words.back() == "man-page") {
        std::cout << cli::programPage(app);
        return true;
    }
    return false;
}

/// It was read before the others, so that help comes in that language; here it is only looked at and told of.
void addLanguage(CLI::App& app, const std::vector<std::string>& known) {
    app.add_option_function<std::string>(
           "--language", [](const std::string&) {},
           fill(say("cli help", "Of what people read: {languages}; without it that of the system"),
                {{"languages", joined(known)}}))
        ->check(cli::oneOf(known));
}

std::string footer(const PackSearchPath& searchPath) {
    std::string text = plainHelp(cli::programHelp());
    text += "\n";
    text += whereRulesAre(searchPath);
    return text;
}

void watch() {
    // A file that may not grow any more is a disk that is full: told in words, and nothing to die of.
    std::signal(SIGXFSZ, SIG_IGN);
    watchForBreakdown({"umpire " UMPIRE_VERSION,
                       {"system: " + systemInWords(), "formats: " + formatsInWords()},
                       userFolders().reports});
}

/// Does what the words ask for, all of which but the language are read here.
cli::Status answer(const std::filesystem::path& program, const std::string& name,
                   const std::vector<std::string>& words, const std::string& language) {
    const BattleFiles files(PackSearchPath::standard(program, gameNeeds()), findGame);
    CLI::App app{say("cli help",
                     "The umpire's desk at a wargames table: rules, dice and record on the command line.")};
    cli::speakHelp(app);
    app.footer(whereRulesAre(files.searchPath()));
    app.set_version_flag("--version", "umpire " UMPIRE_VERSION,
                         say("cli help", "Print the version and exit"));
    app.require_subcommand(1);
    app.fallthrough();
    addLanguage(app, cli::knownLanguages(cli::languageFolders(program)));
    cli::Options options;
    options.language = language;
    options.examples = exampleFolders(program);
    cli::addCommands(app, options);
    app.footer(footer(files.searchPath())); // those of the commands are shorter
    if (answersTools(app, files, words)) {
        return cli::done;
    }
    try {
        app.name(name);
        app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::Success& asked) {
        app.exit(asked);
        return cli::done;
    } catch (const CLI::ParseError& error) {
        return cli::refuseUsage(error, app);
    }
    return cli::runCommand(app, options, files);
}

} // namespace

int main(int argc, char** argv) {
    std::error_code ignored;
    const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", ignored);
    const std::vector<std::string> words(argv + 1, argv + argc);
    const std::string language = cli::wantedLanguage(words);
    cli::SpokenLanguage spoken;
    const std::filesystem::path file = cli::languageFile(cli::languageFolders(program), language);
    const bool speaks = !file.empty() && spoken.read(file).empty();
    const Speaking speaking(speaks ? &spoken : nullptr);
    watch();
    return cli::allWritten(answer(program, argv[0], words, speaks ? language : std::string()));
}
