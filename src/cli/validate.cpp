#include "commands.h"

#include "umpire/base/speech.h"
#include "umpire/battle/roster.h"
#include "umpire/rules/localized_pack.h"

#include <algorithm>
#include <iostream>

namespace umpire::cli {

namespace fs = std::filesystem;

namespace {

/// What came of one file or pack.
struct Judged {
    std::string path;
    Issues issues;
    Status status = done;
    bool untold = false; ///< a pack whose language files were not looked at
};

Judged judged(const std::string& path, Issues issues) {
    const Status status = hasErrors(issues) ? refused : done;
    return {path, std::move(issues), status};
}

Judged failed(const std::string& path, const std::string& why, Status status) {
    return {path, {{Severity::Error, path, {}, "", why}}, status};
}

Judged judgedPack(const fs::path& pack, const std::string& name, bool languages,
                  const PackSearchPath& searchPath) {
    Issues issues = searchPath.in(pack).issues;
    const Issues ofLanguages = languages ? judgeLanguages(pack, searchPath) : Issues();
    issues.insert(issues.end(), ofLanguages.begin(), ofLanguages.end());
    Judged one = judged(name, std::move(issues));
    one.untold = !languages && !languageTexts(pack).empty();
    return one;
}

/// The folder itself, or the packs that stand in it.
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
    std::ranges::sort(packs);
    return packs;
}

/// A rule pack, or a folder of them.
std::vector<Judged> judgeFolder(const std::string& path, bool languages, const PackSearchPath& searchPath) {
    std::vector<Judged> all;
    for (const fs::path& pack : packsIn(path)) {
        const std::string name = pack == fs::path(path) ? path : pack.string();
        all.push_back(judgedPack(pack, name, languages, searchPath));
    }
    if (all.empty()) {
        all.push_back(failed(path,
                             say("cli", "this is no rule pack, and no folder of packs: neither it nor a "
                                        "folder in it has a pack.json"),
                             refused));
    }
    return all;
}

/// What the rules forbid in a roster is a warning.
Judged judgeBattle(const std::string& path, const std::string& rules, const BattleFiles& files) {
    LoadedBattle battle = readBattle(files, path, rules);
    if (battle.unreadable) {
        return {path, std::move(battle.issues), noFile};
    }
    if (battle.session) {
        for (const Finding& finding : inspectRoster(battle.session->rules(), battle.session->setUp())) {
            battle.issues.push_back({Severity::Warning, path, {}, "", finding.text});
        }
    }
    return judged(path, std::move(battle.issues));
}

/// Rule packs are folders; everything else is a battle file.
std::vector<Judged> judge(const std::string& path, const Options& options, const BattleFiles& files) {
    std::error_code ignored;
    if (path != standardInput && !fs::exists(path, ignored)) {
        return {failed(path, say("cli", "there is no such file or folder"), noFile)};
    }
    if (fs::is_directory(path, ignored)) {
        return judgeFolder(path, options.languages, files.searchPath());
    }
    return {fs::path(path).filename() == "pack.json"
                ? judgedPack(fs::path(path).parent_path(), path, options.languages, files.searchPath())
                : judgeBattle(path, options.rules, files)};
}

void tell(const Judged& one) {
    print(one.status == noFile ? std::cerr : std::cout, one.issues);
    if (one.status == done) {
        const std::string sentence =
            one.untold
                ? say("cli", "{file}: in order; its languages were not looked at, which --languages does")
                : say("cli", "{file}: in order");
        printLine(fill(sentence, {{"file", one.path}}));
    }
}

Json toJson(const Judged& one) {
    Json json{{"path", one.path},
              {"ok", one.status == done},
              {"languages-not-looked-at", one.untold},
              {"issues", Json::array()}};
    for (const Issue& issue : one.issues) {
        json["issues"].push_back({{"severity", issue.severity == Severity::Error ? "error" : "warning"},
                                  {"file", issue.file},
                                  {"line", issue.at.line},
                                  {"column", issue.at.column},
                                  {"at", issue.path},
                                  {"text", issue.text}});
    }
    return json;
}

} // namespace

Status validate(const Options& options, const BattleFiles& files) {
    Status worst = done;
    Json json{{"ok", true}, {"files", Json::array()}};
    for (const std::string& path : options.paths) {
        for (const Judged& one : judge(path, options, files)) {
            worst = std::max(worst, one.status);
            if (options.json) {
                json["files"].push_back(toJson(one));
            } else {
                tell(one);
            }
        }
    }
    if (options.json) {
        json["ok"] = worst == done;
        printJson(json);
    }
    return worst;
}

} // namespace umpire::cli
