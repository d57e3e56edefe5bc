#include "validate.h"

#include "packs.h"
#include "umpire/base/speech.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/told_pack.h"

#include <algorithm>
#include <filesystem>
#include <ostream>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

/// What the rules forbid in a roster is a warning.
void addFindings(const LoadedBattle& battle, const std::string& path, Issues& issues) {
    if (battle.session) {
        for (const Finding& finding : inspectRoster(battle.session->rules(), battle.session->setUp())) {
            issues.push_back({Severity::Warning, path, {}, "", finding.text});
        }
    }
}

Status finish(const std::string& path, const Issues& issues, std::ostream& out) {
    print(out, issues);
    if (!hasErrors(issues)) {
        out << fill(say("cli", "{file}: in order"), {{"file", path}}) << '\n';
    }
    return hasErrors(issues) ? refused : done;
}

Issues issuesOf(const fs::path& pack, bool languages, const PackShelf& shelf) {
    Issues issues = shelf.in(pack).issues;
    const Issues ofLanguages = languages ? judgeLanguages(pack, shelf) : Issues();
    issues.insert(issues.end(), ofLanguages.begin(), ofLanguages.end());
    return issues;
}

/// A rule pack, or a folder of them.
Status validateFolder(const std::string& path, bool languages, const PackShelf& shelf, std::ostream& out) {
    const std::vector<fs::path> packs = packsIn(path);
    if (packs.empty()) {
        complain(out, path,
                 say("cli",
                     "this is no rule pack, and no folder of packs: neither it nor a folder in it has a "
                     "pack.json"));
        return refused;
    }
    Status worst = done;
    for (const fs::path& pack : packs) {
        const std::string name = pack == fs::path(path) ? path : pack.string();
        worst = std::max(worst, finish(name, issuesOf(pack, languages, shelf), out));
    }
    return worst;
}

Status validateBattle(const std::string& path, const std::string& rules, const BattleFiles& files,
                      std::ostream& out) {
    LoadedBattle battle = files.load(path, rules);
    if (battle.unreadable) {
        print(out, battle.issues);
        return noFile;
    }
    addFindings(battle, path, battle.issues);
    return finish(path, battle.issues, out);
}

/// Rule packs are folders; everything else is a battle file.
Status validateOne(const std::string& path, const ValidateOptions& options, const BattleFiles& files,
                   std::ostream& out, std::ostream& err) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) {
        complain(err, path, say("cli", "there is no such file or folder"));
        return noFile;
    }
    if (fs::is_directory(path, ignored)) {
        return validateFolder(path, options.languages, files.shelf(), out);
    }
    return fs::path(path).filename() == "pack.json"
               ? finish(path, issuesOf(fs::path(path).parent_path(), options.languages, files.shelf()), out)
               : validateBattle(path, options.rules, files, out);
}

} // namespace

Status validate(const ValidateOptions& options, const BattleFiles& files, std::ostream& out,
                std::ostream& err) {
    Status worst = done;
    for (const std::string& path : options.paths) {
        worst = std::max(worst, validateOne(path, options, files, out, err));
    }
    return worst;
}

} // namespace umpire::cli
