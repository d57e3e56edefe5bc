#pragma once

#include "dice.h"
#include "doctor.h"
#include "house_rules.h"
#include "packs.h"
#include "play.h"
#include "recover.h"
#include "sheet.h"
#include "show.h"
#include "suggest.h"
#include "tables.h"
#include "verify.h"

#include <functional>

namespace CLI {
class App;
}

namespace umpire::cli {

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
    std::string m_pack;
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
