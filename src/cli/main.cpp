#include "dice.h"
#include "packs.h"
#include "play.h"
#include "recover.h"
#include "report.h"
#include "sheet.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/roster.h"
#include "umpire/dice/sealed_dice.h"
#include "umpire/games/games.h"
#include "umpire/rules/where_rules_are.h"
#include "umpire/storage/csv_roster.h"
#include "umpire/storage/example_folders.h"
#include "verify.h"

#include <CLI/CLI.hpp>

#include <csignal>
#include <filesystem>
#include <iostream>

namespace {

using namespace umpire;
using namespace umpire::cli;
namespace fs = std::filesystem;

/// What the rules forbid in a roster is a warning.
void addFindings(const LoadedBattle& battle, const std::string& path, Issues& issues) {
    if (battle.session) {
        for (const Finding& finding : inspectRoster(battle.session->rules(), battle.session->setUp())) {
            issues.push_back({Severity::Warning, path, {}, "", finding.text});
        }
    }
}

Status finish(const std::string& path, const Issues& issues) {
    print(std::cout, issues);
    if (!hasErrors(issues)) {
        std::cout << fill(say("cli", "{file}: in order"), {{"file", path}}) << '\n';
    }
    return hasErrors(issues) ? refused : done;
}

/// A rule pack, or a folder of them.
Status validateFolder(const std::string& path, const PackShelf& shelf) {
    const std::vector<fs::path> packs = packsIn(path);
    if (packs.empty()) {
        complain(std::cout, path,
                 say("cli",
                     "this is no rule pack, and no folder of packs: neither it nor a folder in it has a "
                     "pack.json"));
        return refused;
    }
    Status worst = done;
    for (const fs::path& pack : packs) {
        worst = std::max(worst, finish(pack == fs::path(path) ? path : pack.string(), shelf.in(pack).issues));
    }
    return worst;
}

Status validateBattle(const std::string& path, const std::string& rules, const BattleFiles& files) {
    LoadedBattle battle = files.load(path, rules);
    if (battle.unreadable) {
        print(std::cout, battle.issues);
        return noFile;
    }
    addFindings(battle, path, battle.issues);
    return finish(path, battle.issues);
}

/// Rule packs are folders; everything else is a battle file.
Status validateOne(const std::string& path, const std::string& rules, const BattleFiles& files) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) {
        complain(std::cerr, path, say("cli", "there is no such file or folder"));
        return noFile;
    }
    if (fs::is_directory(path, ignored)) {
        return validateFolder(path, files.shelf());
    }
    return fs::path(path).filename() == "pack.json"
               ? finish(path, files.shelf().in(fs::path(path).parent_path()).issues)
               : validateBattle(path, rules, files);
}

Status validate(const std::vector<std::string>& paths, const std::string& rules, const BattleFiles& files) {
    Status worst = done;
    for (const std::string& path : paths) {
        worst = std::max(worst, validateOne(path, rules, files));
    }
    return worst;
}

Status show(const std::string& file, const std::string& rules, bool json, const BattleFiles& files) {
    const LoadedBattle loaded = files.load(file, rules);
    print(std::cerr, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    if (json) {
        Json shown = battleJson(*loaded.session);
        if (!loaded.otherRules.empty()) {
            shown["warnings"] = {loaded.otherRules};
        }
        std::cout << shown.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        printBattle(std::cout, *loaded.session);
    }
    return done;
}

Status csv(const std::string& file, const std::string& rules, const BattleFiles& files) {
    const LoadedBattle loaded = files.load(file, rules);
    print(std::cerr, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    std::cout << writeRosterCsv(loaded.session->rules(), loaded.session->start());
    return done;
}

/// Every command that reads a battle or a pack can be told which rules to use.
void addRules(CLI::App* command, std::string& rules) {
    command->add_option(
        "--rules", rules,
        say("cli help", "These rules instead of those the battle names: name or folder of a pack"));
}

} // namespace

int main(int argc, char** argv) {
    std::error_code ignored;
    const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
    const BattleFiles files(PackShelf::standard(program, gameNeeds()), findGame);
    // A file that may not grow any more is a disk that is full: told in words, and nothing to die of.
    std::signal(SIGXFSZ, SIG_IGN);
    CLI::App app{say("cli help",
                     "The umpire's desk at a wargames table: rules, dice and record on the command line.")};
    app.footer(whereRulesAre(files.shelf()));
    app.set_version_flag("--version", "umpire " UMPIRE_VERSION);
    app.require_subcommand(1);

    std::string rulesGiven;
    std::vector<std::string> paths;
    CLI::App* validateCommand =
        app.add_subcommand("validate", say("cli help", "Check battle files and rule packs"));
    validateCommand
        ->add_option("PATH", paths, say("cli help", "Battle files, rule packs, and folders of rule packs"))
        ->required();
    addRules(validateCommand, rulesGiven);

    PlayOptions options;
    CLI::App* playCommand = app.add_subcommand(
        "play", say("cli help", "Play a battle: one JSON command a line, one result a line"));
    CLI::App* oddsCommand =
        app.add_subcommand("odds", say("cli help", "The exact odds of commands; nothing is rolled"));
    CLI::App* askCommand = app.add_subcommand(
        "ask",
        say("cli help", "What each draft of a command lacks, what its answers would change, and the odds"));
    for (CLI::App* command : {playCommand, oddsCommand, askCommand}) {
        command->add_option("FILE", options.file, say("cli help", "The battle file"))->required();
        command
            ->add_option("--script", options.script,
                         say("cli help", "File with commands; - for standard input"))
            ->default_str("-");
        addRules(command, options.rules);
    }
    playCommand->add_option("--save", options.save,
                            say("cli help", "Keep the battle there, safe after every command"));
    playCommand->add_option(
        "--seed", options.seed,
        say("cli help", "Make the program's own dice repeatable, for tests: they can be foretold"));
    playCommand
        ->add_option("--call", options.call,
                     say("cli help", "A number that the players called, mixed into the program's dice"))
        ->check(CLI::Range(std::uint64_t{0}, mostCalled));

    std::string file;
    bool json = false;
    CLI::App* showCommand = app.add_subcommand("show", say("cli help", "Show a battle as it stands"));
    showCommand->add_option("FILE", file, say("cli help", "The battle file"))->required();
    showCommand->add_flag("--json", json, say("cli help", "As JSON"));
    addRules(showCommand, rulesGiven);

    CLI::App* csvCommand =
        app.add_subcommand("csv", say("cli help", "The roster of a battle as CSV, for a spreadsheet"));
    csvCommand->add_option("FILE", file, say("cli help", "The battle file"))->required();
    addRules(csvCommand, rulesGiven);

    DiceOptions audited;
    CLI::App* diceCommand = app.add_subcommand(
        "dice",
        say("cli help", "The program's dice of a battle, and how evenly the dice fell for each side"));
    diceCommand->add_option("FILE", audited.file, say("cli help", "The battle file"))->required();
    diceCommand->add_flag(
        "--verify", audited.verify,
        say("cli help", "Draw them once more, from their secret or seed and position, and compare"));
    CLI::Option* seal = diceCommand->add_flag("--seal", audited.seal,
                                              say("cli help", "Write the pledge of the dice to come"));
    diceCommand
        ->add_flag("--reveal", audited.reveal,
                   say("cli help", "The battle is over: write the secret of its dice"))
        ->excludes(seal);
    addRules(diceCommand, audited.rules);

    VerifyOptions verified;
    CLI::App* verifyCommand = app.add_subcommand(
        "verify", say("cli help", "Play every record anew: is all as the rules and the dice give it?"));
    verifyCommand->add_option("FILE", verified.file, say("cli help", "The battle file"))->required();
    verifyCommand->add_option("--noted", verified.noted,
                              say("cli help", "Letters of a record that somebody noted: \"1a2b 3c4d\""));
    addRules(verifyCommand, verified.rules);

    SheetOptions wanted;
    CLI::App* sheetCommand = app.add_subcommand(
        "sheet",
        say("cli help", "Write a sheet: ready-reference, roster, unit-cards, orders, state or report"));
    sheetCommand->add_option("NAME", wanted.name, say("cli help", "The sheet"))->required();
    sheetCommand->add_option("FILE", wanted.file,
                             say("cli help", "The battle file; ready-reference does without"));
    sheetCommand->add_option("--format", wanted.format, say("cli help", "text, html or csv"))
        ->check(CLI::IsMember({"text", "html", "csv"}))
        ->capture_default_str();
    sheetCommand->add_option("--side", wanted.side, say("cli help", "Only this side's, by its id"));
    sheetCommand
        ->add_option("--for", wanted.reader,
                     say("cli help", "umpire or players: what is secret is left out for players"))
        ->check(CLI::IsMember({"umpire", "players"}))
        ->capture_default_str();
    sheetCommand
        ->add_option("--as", wanted.showing,
                     say("cli help", "roster, unit-cards: now or set-up (default: now once play has begun)"))
        ->check(CLI::IsMember({"now", "set-up"}));
    sheetCommand->add_flag("--large", wanted.large,
                           say("cli help", "ready-reference: two pages in large type"));
    sheetCommand->add_flag("--odds", wanted.odds,
                           say("cli help", "ready-reference: with the chance of each outcome"));
    addRules(sheetCommand, wanted.rules);
    sheetCommand->add_flag("--checked", wanted.checked,
                           say("cli help", "report: with a last page on which every record was played anew"));
    sheetCommand->add_option("--photos", wanted.photos,
                             say("cli help", "report: a folder of pictures to place by their time"));

    RulesOptions packs;
    CLI::App* rulesCommand =
        app.add_subcommand("rules", say("cli help", "List rule packs and where they are, or describe one"));
    rulesCommand->add_flag("--differences", packs.differences,
                           say("cli help", "What it says otherwise than the pack its game is shipped with"));
    std::string pack;
    CLI::App* schemaCommand =
        app.add_subcommand("schema", say("cli help", "The JSON Schema of a pack's battle files"));
    rulesCommand->add_option("NAME,--rules", packs.name, say("cli help", "Name or folder of a pack"));
    schemaCommand->add_option("NAME,--rules", pack, say("cli help", "Name or folder of a pack"));

    RecoverOptions damaged;
    CLI::App* recoverCommand = app.add_subcommand(
        "recover",
        say("cli help", "Write what can be saved of a damaged battle to a new file, and say what is lost"));
    recoverCommand->add_option("FILE", damaged.file, say("cli help", "The battle file"))->required();
    recoverCommand->add_option("--save", damaged.save,
                               say("cli help", "The new file; otherwise FILE-recovered.battle.json"));
    recoverCommand->add_option(
        "--rules", damaged.rules,
        say("cli help", "These rules instead of those the battle names: name or folder of a pack"));

    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? done : wrongUsage;
    }
    if (*validateCommand) {
        return validate(paths, rulesGiven, files);
    }
    options.examples = exampleFolders(program);
    if (*recoverCommand) {
        return recover(damaged, files, std::cout, std::cerr);
    }
    if (*playCommand) {
        return play(options, files, std::cin, std::cout, std::cerr);
    }
    if (*oddsCommand) {
        return odds(options, files, std::cin, std::cout, std::cerr);
    }
    if (*askCommand) {
        return ask(options, files, std::cin, std::cout, std::cerr);
    }
    if (*csvCommand) {
        return csv(file, rulesGiven, files);
    }
    if (*diceCommand) {
        return dice(audited, files, std::cout, std::cerr);
    }
    if (*verifyCommand) {
        return verify(verified, files, std::cout, std::cerr);
    }
    if (*sheetCommand) {
        return sheet(wanted, files, std::cout, std::cerr);
    }
    if (*schemaCommand) {
        return schema(pack, files.shelf(), std::cout, std::cerr);
    }
    return *showCommand ? show(file, rulesGiven, json, files)
                        : rules(packs, files.shelf(), std::cout, std::cerr);
}
