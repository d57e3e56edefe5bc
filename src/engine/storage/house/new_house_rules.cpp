// A new pack of house rules, which changes nothing yet.

#include "../folder_draft.h"
#include "house_files.h"
#include "umpire/base/file.h"
#include "umpire/base/json_page.h"
#include "umpire/base/listed.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/text_limit.h"
#include "umpire/base/visible.h"
#include "umpire/storage/house_rules.h"

namespace umpire {

namespace fs = std::filesystem;

namespace {

std::string manifestOf(const HouseWish& wish) {
    const Json manifest{{"format", "desert-umpire-rules"},
                        {"version", 1},
                        {"id", wish.id},
                        {"title", wish.title},
                        {"extends", wish.base},
                        {"files", Json::object()}};
    return jsonPage(manifest, {0, 0, 1}) + "\n";
}

std::string problemOfName(const std::string& id, const UserFolders& own, const PackSearchPath& shelf) {
    if (!isKebab(id)) {
        return fill(say("house rules",
                        "{id} cannot be their name: small letters, digits and single hyphens between "
                        "them, such as our-club"),
                    {{"id", inQuotes(id)}});
    }
    if (listed(shelf.names(), id)) {
        return fill(say("house rules", "there are rules called {id} already; choose another name"),
                    {{"id", inQuotes(id)}});
    }
    return isThere(own.rules / id) ? fill(say("house rules", "{place} is there already; choose another name"),
                                          {{"place", onOneLine((own.rules / id).string())}})
                                   : std::string();
}

std::string problemOfTitle(const std::string& title) {
    if (title.find_first_not_of(' ') == std::string::npos) {
        return say("house rules", "say what they are to be called, such as the name of the club");
    }
    const std::string excess = excessOf(title, nameLimit);
    return excess.empty() ? std::string()
                          : fill(say("house rules", "the title is too long: {why}"), {{"why", excess}});
}

std::string problemOfBase(const std::string& base, const PackSearchPath& shelf) {
    const LoadedPack loaded = shelf.find(base);
    if (loaded.pack) {
        return {};
    }
    return listed(shelf.names(), base)
               ? fill(say("house rules",
                          "{base} has errors, and nothing can be built on it; put it in order first"),
                      {{"base", inQuotes(base)}})
               : loaded.issues.front().text;
}

} // namespace

std::string HouseRules::problemOf(const HouseWish& wish, const UserFolders& own, const HouseBench& bench) {
    if (own.rules.empty()) {
        return noFolderOfOnesOwn();
    }
    std::string problem = problemOfBase(wish.base, bench.shelf);
    problem = problem.empty() ? problemOfName(wish.id, own, bench.shelf) : problem;
    return problem.empty() ? problemOfTitle(wish.title) : problem;
}

Result<fs::path, FileProblem> HouseRules::make(const HouseWish& wish, const UserFolders& own,
                                               const HouseBench& bench) {
    std::string problem = problemOf(wish, own, bench);
    problem = problem.empty() ? makeFolder(own.rules) : problem;
    if (!problem.empty()) {
        return FileProblem{problem};
    }
    const FolderDraft draft(own.rules);
    const fs::path made = draft.path() / wish.id;
    std::error_code wrong;
    if (draft.path().empty() || !fs::create_directory(made, wrong)) {
        return FileProblem{
            folderNotMade(own.rules / wish.id, draft.path().empty() ? systemReason() : wrong.message())};
    }
    problem = writeFileAtomically(made / manifestFile, manifestOf(wish));
    problem = problem.empty() ? FolderDraft::put(made, own.rules / wish.id) : problem;
    if (!problem.empty()) {
        return FileProblem{problem};
    }
    return own.rules / wish.id;
}

} // namespace umpire
