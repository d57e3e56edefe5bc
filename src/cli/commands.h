#pragma once

#include "standard_streams.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace umpire::cli {

/// What was typed behind the name of a command. No command has a use for all of it.
struct Options {
    std::string file;               ///< a battle; "": none
    std::string rules;              ///< name or folder of a pack; "": those the battle names
    std::string name;               ///< of a sheet, or name or folder of a pack; "": all packs
    std::vector<std::string> paths; ///< files and folders
    std::string save;               ///< the file that is written; "": none, or one beside the battle
    std::string script = "-";       ///< the commands
    std::string side;               ///< by its id; "": none, or all
    std::optional<std::uint64_t> seed;
    bool json = false;
    std::string language;                        ///< of the rules' texts; "": as they are written
    std::vector<std::filesystem::path> examples; ///< folders that are not written to

    std::optional<std::uint64_t> call; ///< play: the number the players called
    bool languages = false;            ///< validate: of packs, judge their language files, too
    bool differences = false;          ///< rules: from those it extends, or its game is shipped with
    bool plain = false;                ///< rules: its expressions, written out
    std::string whose = "umpire";      ///< show: umpire, everybody, or the id of a side
    bool verify = false;               ///< dice: draw the program's once more and compare
    bool seal = false;                 ///< dice: write the pledge of those to come into the file
    bool reveal = false;               ///< dice: write the secrets of those thrown into the file
    std::vector<std::string> noted;    ///< verify: letters of a record that somebody noted
    std::string how = "best";          ///< suggest: best or random
    std::string from;                  ///< tables: the battle whose tables are kept; "": none
    bool replace = false;              ///< take-in: what stands there already

    // Of a sheet.
    std::string format = "text";
    std::string reader = "umpire"; ///< or players
    std::string showing;           ///< "now", "set-up", or "" for what fits
    bool large = false;
    bool odds = false;
    bool checked = false;
    bool centimetres = false; ///< lengths in place of inches
    std::string photos;       ///< a folder, or ""

    // Of house rules.
    std::string base;  ///< the pack to build new ones on; "": they are there
    std::string title; ///< what they are to be called; "": as they are
    std::string find;  ///< a part of the paths whose values are told; "": none
    std::vector<std::string> reset;
    std::vector<std::string> remove;
    std::vector<std::string> add; ///< PATH=VALUE
    std::vector<std::string> set; ///< PATH=VALUE
    std::string compared;         ///< a battle in which the odds of commands are compared; "": none
    std::string share;            ///< the one file that is written for others; "": none
};

/// Adds all commands to the program. What is typed goes to `options`, which outlive it.
void addCommands(CLI::App& app, Options& options);
/// Does what the command says that was typed.
Status runCommand(const CLI::App& app, const Options& options, const BattleFiles& files);

// The commands. They read and write the standard streams.

/// Says of each battle file, rule pack and folder of packs what is wrong with it, or that it is in order.
Status validate(const Options& options, const BattleFiles& files);
/// Answers one JSON command a line with one JSON result a line.
Status play(const Options& options, const BattleFiles& files);
/// The same commands, answered with their odds; nothing is rolled or changed. For a side it reads no
/// commands, and tells how its total stands against one that is partly hidden from it.
Status odds(const Options& options, const BattleFiles& files);
/// Drafts of commands, each answered with its worksheet; nothing is rolled or changed.
Status ask(const Options& options, const BattleFiles& files);
/// A battle as it stands.
Status show(const Options& options, const BattleFiles& files);
/// Its roster, for a spreadsheet.
Status csv(const Options& options, const BattleFiles& files);
/// The dice a battle records and how evenly they fell, or whether they are as they were drawn; writes the
/// pledge of the dice to come, or the secrets of those thrown, into the file.
Status dice(const Options& options, const BattleFiles& files);
Status sealDice(const Options& options, const BattleFiles& files);
Status revealDice(const Options& options, const BattleFiles& files);
/// Plays every record anew and says what is not as rules and dice give it.
Status verify(const Options& options, const BattleFiles& files);
/// A command that a side may give now.
Status suggest(const Options& options, const BattleFiles& files);
Status sheet(const Options& options, const BattleFiles& files);
/// The packs there are and where each was found, or one of them in full, or what it says otherwise than the
/// pack that it extends or that its game is shipped with.
Status rules(const Options& options, const BattleFiles& files);
/// The JSON Schema of a pack's battle files.
Status schema(const Options& options, const BattleFiles& files);
/// What is filled in of the tables that a pack leaves blank, by the user or in a battle; and keeps those of a
/// battle as the user's own.
Status tables(const Options& options, const BattleFiles& files);
/// Writes what can be saved of a damaged battle to a new file, and says what is lost.
Status recover(const Options& options, const BattleFiles& files);
/// Versions, folders, packs, collections and what was left behind, and what to do about it. `refused` when
/// anything is wrong.
Status doctor(const Options& options, const BattleFiles& files);
/// Copies packs, collections, tables and battles to begin from into the user's own folders.
Status takeIn(const Options& options, const BattleFiles& files);
/// Makes a pack that extends another, tells what stands in it, changes values by their paths, and writes it
/// as one file. All changes of one call are saved, or none.
Status houseRules(const Options& options, const BattleFiles& files);

} // namespace umpire::cli
