#include "subcommands.h"

#include "umpire/base/speech.h"
#include "umpire/dice/sealed_dice.h"
#include "usage.h"
#include "validate.h"

#include <CLI/CLI.hpp>

#include <iostream>

namespace umpire::cli {

namespace {

/// Every command that reads a battle or a pack can be told which rules to use.
void addRules(CLI::App* command, std::string& rules) {
    command->add_option(
        "--rules", rules,
        say("cli help", "These rules instead of those the battle names: name or folder of a pack"));
}

void addJson(CLI::App* command, bool& json) {
    command->add_flag("--json", json, say("cli help", "As JSON"));
}

void addFile(CLI::App* command, std::string& file) {
    command->add_option("FILE", file, say("cli help", "The battle file; - for standard input"))->required();
}

} // namespace

void Subcommands::addValidate(CLI::App& app) {
    CLI::App* command = app.add_subcommand("validate", say("cli help", "Check battle files and rule packs"));
    command
        ->add_option("PATH", m_paths, say("cli help", "Battle files, rule packs, and folders of rule packs"))
        ->required();
    addRules(command, m_rules);
    command->add_flag(
        "--languages", m_languages,
        say("cli help", "Packs: judge their language files, too, and count what is not translated"));
    addJson(command, m_json);
    onRun(command, [this] {
        return validate({m_paths, m_rules, m_languages, m_json}, m_files, std::cout, std::cerr);
    });
}

/// `play`, `odds` and `ask` take a script.
void Subcommands::addScripted(CLI::App& app) {
    CLI::App* playing = app.add_subcommand(
        "play", say("cli help", "Play a battle: one JSON command a line, one result a line"));
    CLI::App* asking =
        app.add_subcommand("odds", say("cli help", "The exact odds of commands; nothing is rolled"));
    CLI::App* drafting = app.add_subcommand(
        "ask",
        say("cli help", "What each draft of a command lacks, what its answers would change, and the odds"));
    for (CLI::App* command : {playing, asking, drafting}) {
        addFile(command, m_play.file);
        command
            ->add_option("--script", m_play.script,
                         say("cli help", "File with commands; - for standard input"))
            ->default_str("-");
        addRules(command, m_play.rules);
    }
    addPlaying(playing);
    asking->add_option(
        "--for", m_play.side,
        say("cli help", "No commands: this side's total against one that is partly hidden from it"));
    onRunForPrograms(playing, [this] { return play(m_play, m_files, std::cin, std::cout, std::cerr); });
    onRunForPrograms(asking, [this] { return odds(m_play, m_files, std::cin, std::cout, std::cerr); });
    onRunForPrograms(drafting, [this] { return ask(m_play, m_files, std::cin, std::cout, std::cerr); });
}

void Subcommands::addPlaying(CLI::App* command) {
    command->add_option("--save", m_play.save,
                        say("cli help", "Keep the battle there, safe after every command"));
    command
        ->add_option(
            "--seed", m_play.seed,
            say("cli help", "Make the program's own dice repeatable, for tests: they can be foretold"))
        ->check(wholeNumber());
    command
        ->add_option("--call", m_play.call,
                     say("cli help", "A number that the players called, mixed into the program's dice"))
        ->check(wholeNumber(mostCalled));
}

void Subcommands::addShow(CLI::App& app) {
    CLI::App* command = app.add_subcommand("show", say("cli help", "Show a battle as it stands"));
    addFile(command, m_show.file);
    addJson(command, m_show.json);
    command
        ->add_option("--for", m_show.whose,
                     say("cli help", "umpire, everybody or a side: cards that they may not see are counted"))
        ->capture_default_str();
    addRules(command, m_show.rules);
    onRun(command, [this] { return show(m_show, m_files, std::cout, std::cerr); });
}

void Subcommands::addCsv(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("csv", say("cli help", "The roster of a battle as CSV, for a spreadsheet"));
    addFile(command, m_show.file);
    addRules(command, m_show.rules);
    onRun(command, [this] { return csv(m_show, m_files, std::cout, std::cerr); });
}

void Subcommands::addDice(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "dice",
        say("cli help", "The program's dice of a battle, and how evenly the dice fell for each side"));
    addFile(command, m_dice.file);
    command->add_flag(
        "--verify", m_dice.verify,
        say("cli help", "Draw them once more, from their secret or seed and position, and compare"));
    CLI::Option* seal =
        command->add_flag("--seal", m_dice.seal, say("cli help", "Write the pledge of the dice to come"));
    command
        ->add_flag("--reveal", m_dice.reveal,
                   say("cli help", "The battle is over: write the secret of its dice"))
        ->excludes(seal);
    addRules(command, m_dice.rules);
    addJson(command, m_dice.json);
    onRun(command, [this] { return dice(m_dice, m_files, std::cout, std::cerr); });
}

void Subcommands::addVerify(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "verify", say("cli help", "Play every record anew: is all as the rules and the dice give it?"));
    addFile(command, m_verify.file);
    command->add_option("--noted", m_verify.noted,
                        say("cli help", "Letters of a record that somebody noted: \"1a2b 3c4d\""));
    addRules(command, m_verify.rules);
    addJson(command, m_verify.json);
    onRun(command, [this] { return verify(m_verify, m_files, std::cout, std::cerr); });
}

void Subcommands::addSuggest(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("suggest", say("cli help", "Name a command that a side may give now"));
    addFile(command, m_suggest.file);
    command->add_option("--side", m_suggest.side, say("cli help", "The side, by its id"))->required();
    command
        ->add_option(
            "--how", m_suggest.how,
            say("cli help", "best: what leaves it best beside the others; random: any that is legal"))
        ->check(oneOf({"best", "random"}))
        ->capture_default_str();
    command->add_option("--seed", m_suggest.seed, say("cli help", "Of what is left to chance"))
        ->check(wholeNumber());
    addRules(command, m_suggest.rules);
    onRunForPrograms(command, [this] { return suggest(m_suggest, m_files, std::cout, std::cerr); });
}

void Subcommands::addSheet(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "sheet",
        say("cli help", "Write a sheet: ready-reference, roster, unit-cards, orders, state or report"));
    command->add_option("NAME", m_sheet.name, say("cli help", "The sheet"))->required();
    command->add_option("FILE", m_sheet.file,
                        say("cli help", "The battle file; ready-reference does without"));
    command->add_option("--format", m_sheet.format, say("cli help", "text, html or csv"))
        ->check(oneOf({"text", "html", "csv"}))
        ->capture_default_str();
    command->add_option("--side", m_sheet.side, say("cli help", "Only this side's, by its id"));
    addSheetChoices(command);
    onRun(command, [this] { return sheet(m_sheet, m_files, std::cout, std::cerr); });
}

/// What a sheet shows, and whom it is for.
void Subcommands::addSheetChoices(CLI::App* command) {
    command
        ->add_option("--for", m_sheet.reader,
                     say("cli help", "umpire or players: what is secret is left out for players"))
        ->check(oneOf({"umpire", "players"}))
        ->capture_default_str();
    command
        ->add_option("--as", m_sheet.showing,
                     say("cli help", "roster, unit-cards: now or set-up (default: now once play has begun)"))
        ->check(oneOf({"now", "set-up"}));
    command->add_flag("--centimetres", m_sheet.centimetres,
                      say("cli help", "Lengths in centimetres, two and a half to the inch"));
    command->add_flag("--large", m_sheet.large, say("cli help", "ready-reference: two pages in large type"));
    command->add_flag("--odds", m_sheet.odds,
                      say("cli help", "ready-reference: with the chance of each outcome"));
    addRules(command, m_sheet.rules);
    command->add_flag("--checked", m_sheet.checked,
                      say("cli help", "report: with a last page on which every record was played anew"));
    command->add_option("--photos", m_sheet.photos,
                        say("cli help", "report: a folder of pictures to place by their time"));
}

void Subcommands::addPacks(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("rules", say("cli help", "List rule packs and where they are, or describe one"));
    command->add_flag(
        "--differences", m_packs.differences,
        say("cli help", "What it says otherwise than the pack it extends, or its game is shipped with"));
    command->add_option("NAME,--rules", m_packs.name, say("cli help", "Name or folder of a pack"));
    addJson(command, m_packs.json);
    onRun(command, [this] { return rules(m_packs, m_files.shelf(), std::cout, std::cerr); });
}

void Subcommands::addSchema(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("schema", say("cli help", "The JSON Schema of a pack's battle files"));
    command->add_option("NAME,--rules", m_schema.name, say("cli help", "Name or folder of a pack"));
    command->add_option("--write", m_schema.folder,
                        say("cli help", "Write the schemas of all files and the tables of keys of the "
                                        "README.md into a folder of rules instead"));
    onRunForPrograms(command, [this] { return schema(m_schema, m_files.shelf(), std::cout, std::cerr); });
}

void Subcommands::addTables(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "tables",
        say("cli help", "What is filled in of the tables that a pack leaves blank, or keep a battle's"));
    command->add_option("NAME", m_tables.name, say("cli help", "Name or folder of a pack, or a battle file"))
        ->required();
    addRules(command, m_tables.rules);
    command->add_option("--from", m_tables.from,
                        say("cli help", "Keep the tables of this battle for new battles of the pack"));
    addJson(command, m_tables.json);
    onRun(command, [this] { return tables(m_tables, m_files, std::cout, std::cerr); });
}

void Subcommands::addRecover(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "recover",
        say("cli help", "Write what can be saved of a damaged battle to a new file, and say what is lost"));
    command
        ->add_option("FILE", m_recover.file,
                     say("cli help", "The battle file; what is kept beside it is read, too"))
        ->required();
    command->add_option("--save", m_recover.save,
                        say("cli help", "The new file; otherwise FILE-recovered.battle.json"));
    addRules(command, m_recover.rules);
    onRun(command, [this] { return recover(m_recover, m_files, std::cout, std::cerr); });
}

void Subcommands::addDoctor(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "doctor", say("cli help", "Versions, folders, packs and what was left behind: is all in order?"));
    addJson(command, m_doctor.json);
    command->add_option("FOLDER", m_doctor.folders,
                        say("cli help", "Folders with battles; otherwise the working folder"));
    onRun(command, [this] { return doctor(m_doctor, m_files, std::cout); });
}

void Subcommands::addTakeIn(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "take-in",
        say("cli help", "Copy packs, collections, tables and battles to begin from to your own folders"));
    command
        ->add_option("PATH", m_paths, say("cli help", "Folders of packs, house rules as one file, and files"))
        ->required();
    command->add_flag(
        "--replace", m_replace,
        say("cli help",
            "In the place of what stands there, which is kept beside it; under the name of others"));
    onRun(command, [this] { return takeIn(m_paths, m_replace, m_files, std::cout, std::cerr); });
}

void Subcommands::addHouseRules(CLI::App& app) {
    CLI::App* command = app.add_subcommand(
        "house-rules",
        say("cli help", "Make house rules, change them, compare their odds, and write them as one file"));
    command->add_option("NAME", m_house.name, say("cli help", "Name or folder of a pack of your own"))
        ->required();
    command->add_option("--extends", m_house.base,
                        say("cli help", "Make new house rules of that name, on top of this pack"));
    command->add_option("--title", m_house.title, say("cli help", "What they are called"));
    addHouseChanges(command);
    command->add_option(
        "--find", m_house.find,
        say("cli help", "Tell the values whose paths have this text in them, as --set takes them"));
    command->add_option(
        "--odds", m_house.odds,
        say("cli help", "A battle: the odds of commands in it, before and after the changes"));
    command
        ->add_option("--script", m_house.script, say("cli help", "File with commands; - for standard input"))
        ->default_str("-");
    command->add_option("--share", m_house.share,
                        say("cli help", "Write them as one file for others; - for standard output"));
    onRun(command, [this] { return houseRules(m_house, m_files, std::cin, std::cout, std::cerr); });
}

/// All of one call are saved, or none.
void Subcommands::addHouseChanges(CLI::App* command) {
    command->add_option("--reset", m_house.reset,
                        say("cli help", "PATH: take back what they say of a value or entry"));
    command->add_option("--remove", m_house.remove, say("cli help", "PATH: take away an entry or value"));
    command->add_option("--add", m_house.add, say("cli help", "PATH=VALUE: add an entry, as JSON"));
    command->add_option("--set", m_house.set,
                        say("cli help", "PATH=VALUE: set a value, as JSON or plain text"));
    for (const char* name : {"--reset", "--remove", "--add", "--set"}) {
        command->get_option(name)->allow_extra_args(false)->take_all();
    }
}

Subcommands::Subcommands(CLI::App& app, const BattleFiles& files, std::vector<std::filesystem::path> examples,
                         const std::string& language)
    : m_files(files) {
    m_sheet.language = language;
    m_show.language = language;
    m_packs.language = language;
    m_play.examples = std::move(examples);
    addValidate(app);
    addScripted(app);
    addShow(app);
    addCsv(app);
    addDice(app);
    addVerify(app);
    addSuggest(app);
    addSheet(app);
    addPacks(app);
    addSchema(app);
    addTables(app);
    addRecover(app);
    addDoctor(app);
    addTakeIn(app);
    addHouseRules(app);
    for (CLI::App* command : app.get_subcommands({})) {
        command->group(say("cli help", "Subcommands"));
    }
}

/// What answers other programs does not depend on who is at the computer.
void Subcommands::onRunForPrograms(CLI::App* command, std::function<Status()> run) {
    onRun(command, [run = std::move(run)] {
        const Speaking english(nullptr);
        return run();
    });
}

void Subcommands::onRun(CLI::App* command, std::function<Status()> run) {
    command->callback([this, run = std::move(run)] { m_run = run; });
}

} // namespace umpire::cli
