#include "umpire/storage/own_tables.h"

#include "file_seal.h"
#include "roster_reader.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/user_folders.h"
#include "umpire/state/tables_in_battle.h"

#include <set>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

constexpr const char* tablesFormat = "desert-umpire-tables";
constexpr std::int64_t tablesVersion = 1;

void readFileOfTables(ObjectReader& file, const RulePack& rules, Battle& battle) {
    if (!readFileHeader(file, tablesFormat, tablesVersion, say("tables", "tables of one's own"))) {
        file.skip("rules");
        file.skip("tables");
        return;
    }
    const Id pack = file.id("rules");
    if (pack != rules.id) {
        file.error("rules", fill(say("tables", "these are the tables of {pack}, not of {rules}"),
                                 {{"pack", inQuotes(pack)}, {"rules", inQuotes(rules.id)}}));
        file.skip("tables");
    } else if (const JsonNode* tables = file.need("tables")) {
        readTables(*tables, rules, file.context(), battle);
    }
}

std::string writeOwnTables(const RulePack& rules, const Battle& battle) {
    const Json file{{"format", tablesFormat},
                    {"version", tablesVersion},
                    {"rules", rules.id},
                    {"tables", tablesJson(battle)}};
    return file.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace

fs::path ownTablesOf(const RulePack& rules) {
    const fs::path folder = userFolders().tables;
    return folder.empty() ? folder : folder / (rules.id + ".tables.json");
}

OwnTables parseOwnTables(std::string_view text, const std::string& name, const RulePack& rules) {
    OwnTables own;
    const JsonDocument document(name, parseJson(text, name, own.issues));
    if (hasErrors(own.issues)) {
        return own;
    }
    Battle battle;
    {
        ObjectReader file(document.root(), {document, own.issues});
        if (file.valid()) {
            readFileOfTables(file, rules, battle);
        }
    }
    if (!hasErrors(own.issues)) {
        own.cells = battle.cells;
    }
    return own;
}

OwnTables loadOwnTables(const fs::path& path, const RulePack& rules) {
    std::error_code ignored;
    if (path.empty() || fs::status(path, ignored).type() == fs::file_type::not_found) {
        return {};
    }
    const auto text = readFile(path);
    if (!text) {
        OwnTables none;
        none.unreadable = true;
        none.issues.push_back(errorIn(path.string(), text.error().text));
        return none;
    }
    return parseOwnTables(*text, path.string(), rules);
}

/// A table that the battle fills in itself is left as it is: headings and cells belong together.
Issues takeOwnTables(const RulePack& rules, Battle& battle) {
    const OwnTables own = loadOwnTables(ownTablesOf(rules), rules);
    std::set<Id> filled;
    for (const auto& [cell, value] : battle.cells) {
        filled.insert(cell.table);
    }
    for (const auto& [cell, value] : own.cells) {
        if (!filled.contains(cell.table)) {
            battle.setCell(cell, value);
        }
    }
    return own.issues;
}

std::string keepOwnTables(const RulePack& rules, const Battle& battle, const fs::path& path) {
    const OwnTables own = loadOwnTables(path, rules);
    if (hasErrors(own.issues)) {
        return fill(say("tables", "your own tables are not changed, for the file has errors: {problem}"),
                    {{"problem", own.issues.front().line()}});
    }
    Battle kept;
    kept.cells = battle.cells;
    for (const auto& [cell, value] : own.cells) {
        if (filledIn(battle, cell.table).empty()) {
            kept.setCell(cell, value);
        }
    }
    std::error_code problem;
    fs::create_directories(path.parent_path(), problem);
    return writeFileAtomically(path, writeOwnTables(rules, kept));
}

} // namespace umpire
