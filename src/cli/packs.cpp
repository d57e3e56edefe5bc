#include "packs.h"

#include "umpire/base/file.h"
#include "umpire/base/json_text.h"
#include "umpire/base/key_table.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/rules/packs_found.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/storage/battle_schema.h"

#include <algorithm>
#include <ostream>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

void list(const ExaminedPack& pack, std::ostream& out) {
    const FoundPack& found = pack.found;
    const Places places{{"folder", onOneLine(found.folder.string())}, {"whose", found.whose}};
    out << found.name << "  "
        << (pack.inOrder ? onOneLine(found.title) + " (" + onOneLine(pack.edition) + ")"
                         : say("cli", "(has errors: see umpire validate)"))
        << "\n    "
        << fill(!pack.used && pack.inOrder ? say("cli", "{folder}, {whose}; hidden by the one above")
                : found.abstract           ? say("cli", "{folder}, {whose}; for other packs to build on")
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
Status writeSchemas(const fs::path& folder, std::ostream& err) {
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
            complain(err, path.string(), problem);
            return noFile;
        }
    }
    return done;
}

Status listAll(const PackSearchPath& shelf, bool json, std::ostream& out) {
    Json packs = Json::array();
    for (const ExaminedPack& pack : examinePacks(shelf)) {
        if (json) {
            packs.push_back(toJson(pack));
        } else {
            list(pack, out);
        }
    }
    if (json) {
        printJson(out, {{"packs", std::move(packs)}});
    }
    return done;
}

/// The pack that the game of another is shipped with: it has the game's id, or its own where there is no
/// module.
std::shared_ptr<const RulePack> shippedLike(const RulePack& rules, const PackSearchPath& shelf) {
    const Id& game = rules.module.empty() ? rules.id : rules.module;
    const std::vector<FoundPack> found = shelf.found();
    for (auto pack = found.rbegin(); pack != found.rend(); ++pack) {
        if (pack->name == game) {
            return shelf.in(pack->folder).pack;
        }
    }
    return nullptr;
}

/// What a pack is compared with: what it is house rules of, else the pack it extends or its game came with.
std::shared_ptr<const RulePack> comparedWith(const RulePack& rules, const PackSearchPath& shelf) {
    auto original = originalOf(shelf, rules);
    return original ? original : rules.base ? rules.base : shippedLike(rules, shelf);
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

Status differences(const RulePack& rules, const PackSearchPath& shelf, bool json, std::ostream& out,
                   std::ostream& err) {
    const auto other = comparedWith(rules, shelf);
    if (!other) {
        complain(err, "umpire rules",
                 fill(say("cli", "there are no rules called {rules} to compare with"),
                      {{"rules", inQuotes(rules.module.empty() ? rules.id : rules.module)}}));
        return refused;
    }
    if (json) {
        printJson(out, differencesJson(*other, rules));
        return done;
    }
    const std::vector<std::string> flat = differencesFrom(*other, rules);
    if (flat.empty()) {
        out << fill(say("cli", "the same as {rules} ({edition})"),
                    {{"rules", other->id}, {"edition", onOneLine(other->edition)}})
            << '\n';
        return done;
    }
    out << fill(say("cli", "{id}: {rules}"), {{"id", rules.id}, {"rules", called(rules)}}) << '\n'
        << fill(say("cli", "What differs from {id}: {rules}"), {{"id", other->id}, {"rules", called(*other)}})
        << '\n';
    for (const PartDifferences& part : differencesByPart(*other, rules)) {
        out << '\n' << part.heading << '\n';
        for (const std::string& line : part.lines) {
            out << "  " << onOneLine(line) << '\n';
        }
    }
    return done;
}

} // namespace

Status rules(const RulesOptions& options, const PackSearchPath& shelf, std::ostream& out, std::ostream& err) {
    if (options.name.empty() && !options.differences) {
        return listAll(shelf, options.json, out);
    }
    const LoadedPack loaded = packFor(options.name, shelf, "umpire rules");
    print(err, loaded.issues);
    if (!loaded.pack) {
        return refused;
    }
    if (options.differences) {
        return differences(*loaded.pack, shelf, options.json, out, err);
    }
    const auto told = localizedPack(loaded.pack, shelf, {options.language, Lengths::Inches});
    if (options.json) {
        printJson(out, rulesJson(*told));
    } else {
        printRules(out, *told);
    }
    return done;
}

Status schema(const SchemaOptions& options, const PackSearchPath& shelf, std::ostream& out,
              std::ostream& err) {
    if (!options.folder.empty()) {
        return writeSchemas(options.folder, err);
    }
    const LoadedPack loaded = packFor(options.name, shelf, "umpire schema");
    print(err, loaded.issues);
    if (!loaded.pack) {
        return refused;
    }
    out << battleSchema(*loaded.pack).dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
    return done;
}

std::vector<fs::path> packsIn(const fs::path& folder) {
    if (isPackFolder(folder)) {
        return {folder};
    }
    std::vector<fs::path> packs;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (isPackFolder(entry.path())) {
            packs.push_back(entry.path());
        }
    }
    std::sort(packs.begin(), packs.end());
    return packs;
}

LoadedPack packFor(const std::string& name, const PackSearchPath& shelf, const std::string& command) {
    std::vector<std::string> names;
    std::vector<std::string> usual;
    for (const FoundPack& pack : shelf.offered()) {
        names.push_back(pack.name);
        if (pack.usual) {
            usual.push_back(pack.name);
        }
    }
    if (name.empty() && usual.size() == 1) {
        return shelf.load(usual.front());
    }
    if (name.empty() && names.size() != 1) {
        LoadedPack none;
        none.issues.push_back({Severity::Error,
                               command,
                               {},
                               "",
                               names.empty()
                                   ? say("cli", "no rule pack was found; name the folder of one with --rules")
                                   : fill(say("cli", "there are several rule packs; name one of {names}"),
                                          {{"names", joined(names)}})});
        return none;
    }
    return shelf.load(name.empty() ? names.front() : name);
}

} // namespace umpire::cli
