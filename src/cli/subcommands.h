#pragma once

#include "packs.h"
#include "play.h"
#include "report.h"
#include "umpire/storage/battle_file.h"

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace umpire::cli {

struct VerifyOptions {
    std::string file;
    std::string rules;              ///< in place of those the battle names
    std::vector<std::string> noted; ///< letters that somebody noted
    bool json = false;
};

/// `umpire verify`: plays every record anew and says what is not as rules and dice give it.
Status verify(const VerifyOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

/// `umpire tables`: what is filled in of the tables that a pack leaves blank, by the user or in a battle; and
/// keeps those of a battle as the user's own.
struct TablesOptions {
    std::string name;  ///< a pack, or a battle file
    std::string rules; ///< in place of those that a battle names
    std::string from;  ///< the battle whose tables are kept; "": none
    bool json = false;
};
Status tables(const TablesOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

struct SuggestOptions {
    std::string file;
    std::string rules; ///< "": those the battle names
    std::string side;
    std::string how = "best"; ///< best or random
    std::uint64_t seed = 0;
};

/// `umpire suggest`: a command that a side may give now.
Status suggest(const SuggestOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

struct ShowOptions {
    std::string file;
    std::string rules;            ///< "": those the battle names
    std::string whose = "umpire"; ///< whom it is for: umpire, everybody, or the id of a side
    bool json = false;
    std::string language; ///< of the rules' texts for people; "": as they are written
};

/// `umpire show`: a battle as it stands.
Status show(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);
/// `umpire csv`: its roster, for a spreadsheet.
Status csv(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

struct SheetOptions {
    std::string name;
    std::string file; ///< "": none
    std::string rules;
    std::string format = "text";
    std::string side;
    std::string reader = "umpire";
    std::string showing; ///< "now", "set-up", or "" for what fits
    bool large = false;
    bool odds = false;
    std::string photos; ///< a folder, or ""
    bool checked = false;
    bool centimetres = false; ///< lengths in place of inches
    std::string language;     ///< of the rules' texts; "": as they are written
};

/// Writes a sheet to `out`; what is wrong is said on `err`.
Status sheet(const SheetOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

struct RecoverOptions {
    std::string file;
    std::string save; ///< "": a free name beside the file
    std::string rules;
};

/// `umpire recover`: writes what can be saved of a damaged battle to a new file, and says what is lost.
Status recover(const RecoverOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

/// `umpire house-rules`: makes a pack that extends another, tells what stands in it, changes values by their
/// paths, and writes it as one file. All changes of one call are saved, or none.
struct HouseRulesOptions {
    std::string name;  ///< name among the user's own packs, or a folder
    std::string base;  ///< the pack to build a new one on; "": it is there
    std::string title; ///< what it is to be called; "": as it is
    std::string find;  ///< a part of the paths whose values are told; "": none
    std::vector<std::string> reset;
    std::vector<std::string> remove;
    std::vector<std::string> add; ///< PATH=VALUE
    std::vector<std::string> set; ///< PATH=VALUE
    std::string odds;             ///< a battle in which commands are compared; "": none
    std::string script = "-";     ///< the commands
    std::string share;            ///< the file that is written; "": none
};
Status houseRules(const HouseRulesOptions& options, const BattleFiles& files, std::istream& in,
                  std::ostream& out, std::ostream& err);

struct DoctorOptions {
    bool json = false;
    std::vector<std::string> folders; ///< where battles are; none: the working folder
};

/// `umpire doctor`: versions, folders, packs, collections and what was left behind, and what to do about it.
/// `refused` when anything is wrong.
Status doctor(const DoctorOptions& options, const BattleFiles& files, std::ostream& out);

/// `umpire take-in`: copies packs, collections, tables and battles to begin from into the user's own folders.
Status takeIn(const std::vector<std::string>& paths, bool replace, const BattleFiles& files,
              std::ostream& out, std::ostream& err);

struct DiceOptions {
    std::string file;
    std::string rules;   ///< "": those the battle names
    bool verify = false; ///< draw the program's dice once more and compare
    bool seal = false;   ///< write the pledge of the dice to come into the file
    bool reveal = false; ///< write the secrets of the dice thrown into the file
    bool json = false;
};

/// `umpire dice`: the dice a battle records and how evenly they fell, or whether they are as they were drawn.
Status dice(const DiceOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err);

/// What `umpire` can be asked for: each subcommand with its options, and what it does.
class Subcommands {
  public:
    /// Adds them all. `files` has to outlive this; `examples` are folders that are not written to.
    /// `language`: in which the rules are told, "" for as they are written.
    Subcommands(CLI::App& app, const BattleFiles& files, std::vector<std::filesystem::path> examples,
                const std::string& language = {});
    Subcommands(const Subcommands&) = delete;
    Subcommands& operator=(const Subcommands&) = delete;

    /// Does what was asked for, once the arguments are read.
    Status run() const { return m_run(); }

  private:
    void addValidate(CLI::App& app);
    void addScripted(CLI::App& app);
    void addPlaying(CLI::App* command);
    void addShow(CLI::App& app);
    void addCsv(CLI::App& app);
    void addDice(CLI::App& app);
    void addVerify(CLI::App& app);
    void addSuggest(CLI::App& app);
    void addSheet(CLI::App& app);
    void addSheetChoices(CLI::App* command);
    void addPacks(CLI::App& app);
    void addSchema(CLI::App& app);
    void addTables(CLI::App& app);
    void addRecover(CLI::App& app);
    void addDoctor(CLI::App& app);
    void addTakeIn(CLI::App& app);
    void addHouseRules(CLI::App& app);
    void addHouseChanges(CLI::App* command);
    void onRun(CLI::App* command, std::function<Status()> run);
    void onRunForPrograms(CLI::App* command, std::function<Status()> run);

    const BattleFiles& m_files;
    std::function<Status()> m_run;
    std::vector<std::string> m_paths;
    std::string m_rules;
    bool m_languages = false;
    bool m_json = false;
    bool m_replace = false;
    SchemaOptions m_schema;
    PlayOptions m_play;
    ShowOptions m_show;
    DiceOptions m_dice;
    VerifyOptions m_verify;
    SuggestOptions m_suggest;
    SheetOptions m_sheet;
    RulesOptions m_packs;
    TablesOptions m_tables;
    RecoverOptions m_recover;
    DoctorOptions m_doctor;
    HouseRulesOptions m_house;
};

} // namespace umpire::cli
