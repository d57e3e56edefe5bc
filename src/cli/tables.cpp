#include "commands.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/shown_changes.h"
#include "umpire/state/tables_in_battle.h"
#include "umpire/storage/own_tables.h"

#include <filesystem>
#include <iostream>
#include <memory>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

/// What is looked at: the rules, and a battle of theirs that holds nothing else, or that is played.
struct Looked {
    std::shared_ptr<const RulePack> rules;
    Battle battle;
    Status status = done;
};

Looked inBattle(const std::string& file, const std::string& rules, const BattleFiles& files) {
    const LoadedBattle loaded = loadBattle(files, file, rules);
    return loaded.session ? Looked{loaded.session->sharedRules(), loaded.session->battle()}
                          : Looked{nullptr, {}, statusOf(loaded)};
}

Looked ofUser(const std::string& name, const BattleFiles& files) {
    const LoadedPack loaded = files.searchPath().load(name);
    print(std::cerr, loaded.issues);
    Looked looked{loaded.pack, {}, loaded.pack ? done : refused};
    if (looked.rules) {
        const Issues issues = takeOwnTables(*looked.rules, looked.battle);
        print(std::cerr, issues);
        looked.status = hasErrors(issues) ? refused : done;
    }
    return looked;
}

/// How much of a table says something.
struct Filled {
    std::size_t cells = 0;
    std::size_t said = 0;
    bool headed = true;
};

Filled filledOf(const umpire::Table& table, const Looked& looked) {
    Filled filled;
    const auto rows = keysIn(*looked.rules, looked.battle, table, false);
    const auto columns =
        table.columns ? keysIn(*looked.rules, looked.battle, table, true) : std::vector<std::string>{""};
    filled.headed = !rows.empty() && !columns.empty();
    for (const std::string& row : rows) {
        for (const std::string& column : columns) {
            ++filled.cells;
            filled.said += cellIn(looked.battle, table, {table.id, row, column}).isNone() ? 0 : 1;
        }
    }
    return filled;
}

void printTable(const umpire::Table& table, const Looked& looked) {
    const Filled filled = filledOf(table, looked);
    printLine(fill(!filled.headed ? say("cli", "{table} ({id}): blank, what heads its rows or columns too")
                   : filled.said == filled.cells
                       ? say("cli", "{table} ({id}): all {cells} cells are filled in")
                       : say("cli", "{table} ({id}): {said} of {cells} cells are filled in"),
                   {{"table", onOneLine(table.name)},
                    {"id", table.id},
                    {"said", std::to_string(filled.said)},
                    {"cells", std::to_string(filled.cells)}}));
}

void show(const Looked& looked, const Options& options) {
    if (options.json) {
        Json json{{"rules", looked.rules->id},
                  {"file", ownTablesOf(*looked.rules).string()},
                  {"tables", shownState("tables", *looked.rules, looked.battle)["tables"]}};
        printJson(json);
        return;
    }
    if (looked.rules->tables.empty()) {
        printLine(
            fill(say("cli", "{rules} leaves no table blank"), {{"rules", onOneLine(looked.rules->title)}}));
    }
    for (const umpire::Table& table : looked.rules->tables) {
        printTable(table, looked);
    }
}

/// Keeps the tables of a battle as the user's own.
Status keep(const Options& options, const BattleFiles& files) {
    const LoadedPack named = files.searchPath().load(options.name);
    print(std::cerr, named.issues);
    const Looked battle = inBattle(options.from, {}, files);
    if (!named.pack || !battle.rules) {
        return battle.rules ? refused : battle.status;
    }
    if (named.pack->id != battle.rules->id) {
        complain(options.from,
                 fill(say("cli", "this battle is played with {rules}, not with {wanted}"),
                      {{"rules", inQuotes(battle.rules->id)}, {"wanted", inQuotes(named.pack->id)}}));
        return refused;
    }
    const fs::path place = ownTablesOf(*named.pack);
    const std::string problem =
        place.empty() ? say("cli", "there is no folder for tables of one's own: set UMPIRE_TABLES")
                      : keepOwnTables(*named.pack, battle.battle, place);
    if (!problem.empty()) {
        complain(place.string(), problem);
    }
    return problem.empty() ? done : refused;
}

} // namespace

Status tables(const Options& options, const BattleFiles& files) {
    if (!options.from.empty()) {
        const Status status = keep(options, files);
        if (status != done) {
            return status;
        }
    }
    std::error_code ignored;
    const bool battle = options.name == standardInput || fs::is_regular_file(options.name, ignored);
    const Looked looked = battle ? inBattle(options.name, options.rules, files) : ofUser(options.name, files);
    if (looked.rules && looked.status == done) {
        show(looked, options);
    }
    return looked.status;
}

} // namespace umpire::cli
