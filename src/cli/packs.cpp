#include "commands.h"

#include "umpire/base/file.h"
#include "umpire/base/json_text.h"
#include "umpire/base/key_table.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/rules/packs_found.h"
#include "umpire/rules/sheet_text.h"
#include "umpire/rules/written_expressions.h"
#include "umpire/storage/battle_schema.h"

#include <filesystem>
#include <iostream>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

void list(const ExaminedPack& pack) {
    const FoundPack& found = pack.found;
    const Places places{{"folder", onOneLine(found.folder.string())}, {"whose", ownerText(found.owner)}};
    std::cout << found.name << "  "
              << (pack.inOrder ? onOneLine(found.title) + " (" + onOneLine(pack.edition) + ")"
                               : say("cli", "(has errors: see umpire validate)"))
              << "\n    "
              << fill(!pack.used && pack.inOrder ? say("cli", "{folder}, {whose}; hidden by the one above")
                      : found.abstract ? say("cli", "{folder}, {whose}; for other packs to build on")
                                       : say("cli", "{folder}, {whose}"),
                      places)
              << '\n';
}

Json toJson(const ExaminedPack& pack) {
    return {{"id", pack.found.name},
            {"title", pack.found.title},
            {"edition", pack.edition},
            {"folder", pack.found.folder.string()},
            {"for-other-packs", pack.found.abstract},
            {"in-order", pack.inOrder},
            {"used", pack.used}};
}

/// The schemas of all files, and where there is a README.md its tables of keys.
Status writeSchemas(const fs::path& folder) {
    std::error_code ignored; // what cannot be made is told when it is written into
    fs::create_directories(folder / "schema", ignored);
    const KeyTable& keys = KeyTable::ofFiles();
    std::vector<std::pair<fs::path, std::string>> files;
    for (const std::string& file : keys.files()) {
        files.emplace_back(folder / "schema" / (file + ".schema.json"), jsonPage(keys.schema(file)) + '\n');
    }
    if (const auto page = readFile(folder / "README.md")) {
        files.emplace_back(folder / "README.md", keys.withTables(*page));
    }
    for (const auto& [path, content] : files) {
        if (const std::string problem = writeFileAtomically(path, content); !problem.empty()) {
            complain(path.string(), problem);
            return noFile;
        }
    }
    return done;
}

Status listAll(const PackSearchPath& searchPath, bool json) {
    Json packs = Json::array();
    for (const ExaminedPack& pack : examinePacks(searchPath)) {
        if (json) {
            packs.push_back(toJson(pack));
        } else {
            list(pack);
        }
    }
    if (json) {
        printJson({{"packs", std::move(packs)}});
    }
    return done;
}

/// The pack that the game of another is shipped with: it has the game's id, or its own where there is no
/// module.
std::shared_ptr<const RulePack> shippedLike(const RulePack& rules, const PackSearchPath& searchPath) {
    const Id& game = rules.module.empty() ? rules.id : rules.module;
    const std::vector<FoundPack> found = searchPath.found();
    for (auto pack = found.rbegin(); pack != found.rend(); ++pack) {
        if (pack->name == game) {
            return searchPath.in(pack->folder).pack;
        }
    }
    return nullptr;
}

/// What a pack is compared with: what it is house rules of, else the pack it extends or its game came with.
std::shared_ptr<const RulePack> comparedWith(const RulePack& rules, const PackSearchPath& searchPath) {
    auto original = originalOf(searchPath, rules);
    return original ? original : rules.base ? rules.base : shippedLike(rules, searchPath);
}

std::string called(const RulePack& rules) {
    return rules.edition.empty()
               ? onOneLine(rules.title)
               : fill(say("cli", "{title} ({edition})"),
                      {{"title", onOneLine(rules.title)}, {"edition", onOneLine(rules.edition)}});
}

Json differencesJson(const RulePack& from, const RulePack& rules) {
    Json json{{"id", rules.id}, {"differs-from", from.id}, {"parts", Json::array()}};
    for (const PartDifferences& part : differencesByPart(from, rules)) {
        json["parts"].push_back({{"part", part.heading}, {"differences", part.lines}});
    }
    return json;
}

Status differences(const RulePack& rules, const PackSearchPath& searchPath, bool json) {
    const auto other = comparedWith(rules, searchPath);
    if (!other) {
        complain("umpire rules", fill(say("cli", "there are no rules called {rules} to compare with"),
                                      {{"rules", inQuotes(rules.module.empty() ? rules.id : rules.module)}}));
        return refused;
    }
    if (json) {
        printJson(differencesJson(*other, rules));
        return done;
    }
    const std::vector<std::string> flat = differencesFrom(*other, rules);
    if (flat.empty()) {
        printLine(fill(say("cli", "the same as {rules} ({edition})"),
                       {{"rules", other->id}, {"edition", onOneLine(other->edition)}}));
        return done;
    }
    printLine(fill(say("cli", "{id}: {rules}"), {{"id", rules.id}, {"rules", called(rules)}}));
    printLine(
        fill(say("cli", "What differs from {id}: {rules}"), {{"id", other->id}, {"rules", called(*other)}}));
    for (const PartDifferences& part : differencesByPart(*other, rules)) {
        std::cout << '\n';
        printPart(part);
    }
    return done;
}

/// The expressions of a pack as people write them, a line each.
void printExpressions(const RulePack& rules, bool json) {
    Json list = Json::array();
    for (const WrittenExpression& each : writtenExpressions(rules)) {
        if (json) {
            list.push_back(
                {{"file", each.file}, {"entry", each.entry}, {"key", each.key}, {"expression", each.text}});
        } else {
            printLine(onOneLine(each.file + ": " + each.entry + ": " + each.key + ": " + each.text));
        }
    }
    if (json) {
        printJson({{"id", rules.id}, {"expressions", std::move(list)}});
    }
}

void printRules(const RulePack& rules) {
    std::cout << rules.id << ": " << rules.title << " (" << rules.edition << ")\n" << rules.source << '\n';
    if (rules.base) {
        printLine(fill(say("cli", "Extends {id}: {title}"),
                       {{"id", rules.base->id}, {"title", rules.base->title}}));
    }
    std::cout << '\n' << say("cli", "Commands:");
    for (const Action& action : rules.actions) {
        std::cout << ' ' << action.id;
    }
    std::cout << "\n\n" << say("cli", "Checks:") << '\n';
    for (const Check& check : rules.checks) {
        std::cout << "  " << check.id << ": " << check.name << " (" << check.section << ")\n";
        for (const Modifier* modifier : rules.modifiersOf(check.id)) {
            std::cout << "    " << modifier->id << ": " << plainLabel(rules, *modifier) << '\n';
        }
    }
    std::cout << '\n' << say("cli", "Rulings (the first reading is the default):") << '\n';
    for (const Ruling& ruling : rules.rulings) {
        std::cout << "  " << ruling.id << ": " << ruling.title << '\n';
        for (const Ruling::Reading& reading : ruling.readings) {
            std::cout << "    " << reading.id << ": " << reading.text << '\n';
        }
    }
}

Json rulesJson(const RulePack& rules) {
    Json json{{"id", rules.id},          {"title", rules.title},     {"edition", rules.edition},
              {"source", rules.source},  {"actions", Json::array()}, {"checks", Json::array()},
              {"rulings", Json::array()}};
    if (rules.base) {
        json["extends"] = rules.base->id;
    }
    for (const Action& action : rules.actions) {
        json["actions"].push_back(action.id);
    }
    for (const Check& check : rules.checks) {
        Json lines = Json::array();
        for (const Modifier* modifier : rules.modifiersOf(check.id)) {
            lines.push_back({{"id", modifier->id}, {"label", plainLabel(rules, *modifier)}});
        }
        json["checks"].push_back({{"id", check.id},
                                  {"name", check.name},
                                  {"section", check.section},
                                  {"modifiers", std::move(lines)}});
    }
    for (const Ruling& ruling : rules.rulings) {
        Json readings = Json::array();
        for (const Ruling::Reading& reading : ruling.readings) {
            readings.push_back({{"id", reading.id}, {"text", reading.text}});
        }
        json["rulings"].push_back(
            {{"id", ruling.id}, {"title", ruling.title}, {"readings", std::move(readings)}});
    }
    return json;
}

} // namespace

Status rules(const Options& options, const BattleFiles& files) {
    const PackSearchPath& searchPath = files.searchPath();
    if (options.name.empty() && !options.differences) {
        return listAll(searchPath, options.json);
    }
    const auto pack = loadPack(options.name, searchPath, "umpire rules");
    if (!pack) {
        return refused;
    }
    if (options.differences) {
        return differences(*pack, searchPath, options.json);
    }
    if (options.plain) {
        printExpressions(*pack, options.json);
        return done;
    }
    const auto told = localizedPack(pack, searchPath, {options.language, Lengths::Inches});
    if (options.json) {
        printJson(rulesJson(*told));
    } else {
        printRules(*told);
    }
    return done;
}

Status schema(const Options& options, const BattleFiles& files) {
    if (!options.save.empty()) {
        return writeSchemas(options.save);
    }
    const auto pack = loadPack(options.name, files.searchPath(), "umpire schema");
    if (!pack) {
        return refused;
    }
    printLine(battleSchema(*pack).dump(2, ' ', false, Json::error_handler_t::replace));
    return done;
}

} // namespace umpire::cli
