#include "commands.h"

#include "umpire/base/speech.h"
#include "umpire/dice/sealed_dice.h"
#include "usage.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace umpire::cli {

namespace {

/// Every command that reads a battle or a pack can be told which rules to use.
void addRules(CLI::App* command, Options& options) {
    command->add_option(
        "--rules", options.rules,
        say("cli help", "These rules instead of those the battle names: name or folder of a pack"));
}

void addJson(CLI::App* command, Options& options) {
    command->add_flag("--json", options.json, say("cli help", "As JSON"));
}

void addFile(CLI::App* command, Options& options) {
    command->add_option("FILE", options.file, say("cli help", "The battle file; - for standard input"))
        ->required();
}

void addValidate(CLI::App* command, Options& options) {
    command
        ->add_option("PATH", options.paths,
                     say("cli help", "Battle files, rule packs, and folders of rule packs"))
        ->required();
    addRules(command, options);
    command->add_flag(
        "--languages", options.languages,
        say("cli help", "Packs: judge their language files, too, and count what is not translated"));
    addJson(command, options);
}

/// `play`, `odds` and `ask` take a script.
void addScript(CLI::App* command, Options& options) {
    addFile(command, options);
    command
        ->add_option("--script", options.script, say("cli help", "File with commands; - for standard input"))
        ->default_str("-");
    addRules(command, options);
}

void addPlay(CLI::App* command, Options& options) {
    addScript(command, options);
    command->add_option("--save", options.save,
                        say("cli help", "Keep the battle there, safe after every command"));
    command
        ->add_option(
            "--seed", options.seed,
            say("cli help", "Make the program's own dice repeatable, for tests: they can be foretold"))
        ->check(wholeNumber());
    command
        ->add_option("--call", options.call,
                     say("cli help", "A number that the players called, mixed into the program's dice"))
        ->check(wholeNumber(mostCalled));
}

void addOdds(CLI::App* command, Options& options) {
    addScript(command, options);
    command->add_option(
        "--for", options.side,
        say("cli help", "No commands: this side's total against one that is partly hidden from it"));
}

void addShow(CLI::App* command, Options& options) {
    addFile(command, options);
    addJson(command, options);
    command
        ->add_option("--for", options.whose,
                     say("cli help", "umpire, everybody or a side: cards that they may not see are counted"))
        ->capture_default_str();
    addRules(command, options);
}

void addCsv(CLI::App* command, Options& options) {
    addFile(command, options);
    addRules(command, options);
}

void addDice(CLI::App* command, Options& options) {
    addFile(command, options);
    command->add_flag(
        "--verify", options.verify,
        say("cli help", "Draw them once more, from their secret or seed and position, and compare"));
    CLI::Option* seal =
        command->add_flag("--seal", options.seal, say("cli help", "Write the pledge of the dice to come"));
    command
        ->add_flag("--reveal", options.reveal,
                   say("cli help", "The battle is over: write the secret of its dice"))
        ->excludes(seal);
    addRules(command, options);
    addJson(command, options);
}

void addVerify(CLI::App* command, Options& options) {
    addFile(command, options);
    command->add_option("--noted", options.noted,
                        say("cli help", "Letters of a record that somebody noted: \"1a2b 3c4d\""));
    addRules(command, options);
    addJson(command, options);
}

void addSuggest(CLI::App* command, Options& options) {
    addFile(command, options);
    command->add_option("--side", options.side, say("cli help", "The side, by its id"))->required();
    command
        ->add_option(
            "--how", options.how,
            say("cli help", "best: what leaves it best beside the others; random: any that is legal"))
        ->check(oneOf({"best", "random"}))
        ->capture_default_str();
    command->add_option("--seed", options.seed, say("cli help", "Of what is left to chance"))
        ->check(wholeNumber());
    addRules(command, options);
}

/// What a sheet shows, and whom it is for.
void addSheetChoices(CLI::App* command, Options& options) {
    command
        ->add_option("--for", options.reader,
                     say("cli help", "umpire or players: what is secret is left out for players"))
        ->check(oneOf({"umpire", "players"}))
        ->capture_default_str();
    command
        ->add_option("--as", options.showing,
                     say("cli help", "roster, unit-cards: now or set-up (default: now once play has begun)"))
        ->check(oneOf({"now", "set-up"}));
    command->add_flag("--centimetres", options.centimetres,
                      say("cli help", "Lengths in centimetres, two and a half to the inch"));
    command->add_flag("--large", options.large, say("cli help", "ready-reference: two pages in large type"));
    command->add_flag("--odds", options.odds,
                      say("cli help", "ready-reference: with the chance of each outcome"));
    addRules(command, options);
    command->add_flag("--checked", options.checked,
                      say("cli help", "report: with a last page on which every record was played anew"));
    command->add_option("--photos", options.photos,
                        say("cli help", "report: a folder of pictures to place by their time"));
}

void addSheet(CLI::App* command, Options& options) {
    command->add_option("NAME", options.name, say("cli help", "The sheet"))->required();
    command->add_option("FILE", options.file,
                        say("cli help", "The battle file; ready-reference does without"));
    command->add_option("--format", options.format, say("cli help", "text, html or csv"))
        ->check(oneOf({"text", "html", "csv"}))
        ->capture_default_str();
    command->add_option("--side", options.side, say("cli help", "Only this side's, by its id"));
    addSheetChoices(command, options);
}

void addPacks(CLI::App* command, Options& options) {
    command->add_flag(
        "--differences", options.differences,
        say("cli help", "What it says otherwise than the pack it extends, or its game is shipped with"));
    command->add_flag("--plain", options.plain,
                      say("cli help", "Its conditions and what it works out, as one would write them"));
    command->add_option("NAME,--rules", options.name, say("cli help", "Name or folder of a pack"));
    addJson(command, options);
}

void addSchema(CLI::App* command, Options& options) {
    command->add_option("NAME,--rules", options.name, say("cli help", "Name or folder of a pack"));
    command->add_option("--write", options.save,
                        say("cli help", "Write the schemas of all files and the tables of keys of the "
                                        "README.md into a folder of rules instead"));
}

void addTables(CLI::App* command, Options& options) {
    command->add_option("NAME", options.name, say("cli help", "Name or folder of a pack, or a battle file"))
        ->required();
    addRules(command, options);
    command->add_option("--from", options.from,
                        say("cli help", "Keep the tables of this battle for new battles of the pack"));
    addJson(command, options);
}

void addRecover(CLI::App* command, Options& options) {
    command
        ->add_option("FILE", options.file,
                     say("cli help", "The battle file; what is kept beside it is read, too"))
        ->required();
    command->add_option("--save", options.save,
                        say("cli help", "The new file; otherwise FILE-recovered.battle.json"));
    addRules(command, options);
}

void addDoctor(CLI::App* command, Options& options) {
    addJson(command, options);
    command->add_option("FOLDER", options.paths,
                        say("cli help", "Folders with battles; otherwise the working folder"));
}

void addTakeIn(CLI::App* command, Options& options) {
    command
        ->add_option("PATH", options.paths,
                     say("cli help", "Folders of packs, house rules as one file, and files"))
        ->required();
    command->add_flag(
        "--replace", options.replace,
        say("cli help",
            "In the place of what stands there, which is kept beside it; under the name of others"));
}

/// All of one call are saved, or none.
void addHouseChanges(CLI::App* command, Options& options) {
    command->add_option("--reset", options.reset,
                        say("cli help", "PATH: take back what they say of a value or entry"));
    command->add_option("--remove", options.remove, say("cli help", "PATH: take away an entry or value"));
    command->add_option("--add", options.add, say("cli help", "PATH=VALUE: add an entry, as JSON"));
    command->add_option("--set", options.set,
                        say("cli help", "PATH=VALUE: set a value, as JSON or plain text"));
    for (const char* name : {"--reset", "--remove", "--add", "--set"}) {
        command->get_option(name)->allow_extra_args(false)->take_all();
    }
}

void addHouseRules(CLI::App* command, Options& options) {
    command->add_option("NAME", options.name, say("cli help", "Name or folder of a pack of your own"))
        ->required();
    command->add_option("--extends", options.base,
                        say("cli help", "Make new house rules of that name, on top of this pack"));
    command->add_option("--title", options.title, say("cli help", "What they are called"));
    addHouseChanges(command, options);
    command->add_option(
        "--find", options.find,
        say("cli help", "Tell the values whose paths have this text in them, as --set takes them"));
    command->add_option(
        "--odds", options.compared,
        say("cli help", "A battle: the odds of commands in it, before and after the changes"));
    command
        ->add_option("--script", options.script, say("cli help", "File with commands; - for standard input"))
        ->default_str("-");
    command->add_option("--share", options.share,
                        say("cli help", "Write them as one file for others; - for standard output"));
}

struct Command {
    const char* name;
    Saying help;
    void (*addOptions)(CLI::App*, Options&);
    Status (*run)(const Options&, const BattleFiles&);
    bool forPrograms = false; ///< answers them: in English, whoever is at the computer
};

constexpr Command commands[] = {
    {"validate", Saying("cli help", "Check battle files and rule packs"), addValidate, validate},
    {"play", Saying("cli help", "Play a battle: one JSON command a line, one result a line"), addPlay, play,
     true},
    {"odds", Saying("cli help", "The exact odds of commands; nothing is rolled"), addOdds, odds, true},
    {"ask",
     Saying("cli help", "What each draft of a command lacks, what its answers would change, and the odds"),
     addScript, ask, true},
    {"show", Saying("cli help", "Show a battle as it stands"), addShow, show},
    {"csv", Saying("cli help", "The roster of a battle as CSV, for a spreadsheet"), addCsv, csv},
    {"dice", Saying("cli help", "The program's dice of a battle, and how evenly the dice fell for each side"),
     addDice, dice},
    {"verify", Saying("cli help", "Play every record anew: is all as the rules and the dice give it?"),
     addVerify, verify},
    {"suggest", Saying("cli help", "Name a command that a side may give now"), addSuggest, suggest, true},
    {"sheet",
     Saying("cli help", "Write a sheet: ready-reference, roster, unit-cards, orders, state or report"),
     addSheet, sheet},
    {"rules", Saying("cli help", "List rule packs and where they are, or describe one"), addPacks, rules},
    {"schema", Saying("cli help", "The JSON Schema of a pack's battle files"), addSchema, schema, true},
    {"tables",
     Saying("cli help", "What is filled in of the tables that a pack leaves blank, or keep a battle's"),
     addTables, tables},
    {"recover",
     Saying("cli help", "Write what can be saved of a damaged battle to a new file, and say what is lost"),
     addRecover, recover},
    {"doctor", Saying("cli help", "Versions, folders, packs and what was left behind: is all in order?"),
     addDoctor, doctor},
    {"take-in",
     Saying("cli help", "Copy packs, collections, tables and battles to begin from to your own folders"),
     addTakeIn, takeIn},
    {"house-rules",
     Saying("cli help", "Make house rules, change them, compare their odds, and write them as one file"),
     addHouseRules, houseRules},
};

} // namespace

void addCommands(CLI::App& app, Options& options) {
    for (const Command& each : commands) {
        CLI::App* command = app.add_subcommand(each.name, each.help.said());
        each.addOptions(command, options);
        command->group(say("cli help", "Subcommands"));
    }
}

Status runCommand(const CLI::App& app, const Options& options, const BattleFiles& files) {
    const std::string name = app.get_subcommands().front()->get_name();
    const auto command = std::find_if(std::begin(commands), std::end(commands),
                                      [&name](const Command& each) { return each.name == name; });
    const Speaking speaking(command->forPrograms ? nullptr : Speaking::translator());
    return command->run(options, files);
}

} // namespace umpire::cli
