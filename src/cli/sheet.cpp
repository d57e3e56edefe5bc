#include "commands.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/rules/packs_found.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/storage/photo_folder.h"

#include <iostream>

namespace umpire::cli {

namespace {

using namespace sheets;

std::vector<std::string> sheetNames() {
    std::vector<std::string> names;
    for (const SheetKind& kind : sheetKinds()) {
        names.push_back(kind.id);
    }
    return names;
}

/// "" or why the options do not fit together.
std::string usageProblem(const Options& options) {
    const SheetKind* kind = sheetKind(options.name);
    if (!kind) {
        return fill(say("cli", "there is no sheet {name}{guess}; there are {names}"),
                    {{"name", inQuotes(options.name)},
                     {"guess", didYouMean(options.name, sheetNames())},
                     {"names", joined(sheetNames(), "and")}});
    }
    if (kind->needsBattle && options.file.empty()) {
        return fill(say("cli", "the sheet {name} is about a battle; name its FILE"),
                    {{"name", inQuotes(options.name)}});
    }
    return {};
}

bool knowsSide(const Battle& battle, const Id& side) {
    const Subject* subject = battle.find(side);
    if (side.empty() || (subject && subject->kind == SubjectKind::Side)) {
        return true;
    }
    std::vector<std::string> sides;
    for (const Subject* each : battle.all(SubjectKind::Side)) {
        sides.push_back(each->id);
    }
    complain("--side", fill(say("cli", "the battle has no side {side}; it has {sides}"),
                            {{"side", inQuotes(side)}, {"sides", joined(sides, "and")}}));
    return false;
}

SheetWish wishFor(const Options& options) {
    SheetWish wish;
    wish.sheet = options.name;
    wish.reader = options.reader == "players" ? Reader::Players : Reader::Umpire;
    wish.side = options.side;
    wish.showing = options.showing == "now"      ? Showing::Now
                   : options.showing == "set-up" ? Showing::SetUp
                                                 : Showing::Best;
    wish.large = options.large;
    wish.odds = options.odds;
    wish.checked = options.checked;
    return wish;
}

Status written(const SheetSource& source, const Options& options) {
    SheetWish wish = wishFor(options);
    if (!options.photos.empty()) {
        const PhotoFolder folder = readPhotoFolder(options.photos);
        print(std::cerr, folder.issues);
        if (folder.unreadable) {
            return noFile;
        }
        for (const FoundPhoto& photo : folder.photos) {
            wish.photos.push_back({photo.path, photo.when});
        }
    }
    std::cout << write({makeSheet(source, wish)}, *sheetFormat(options.format));
    return done;
}

TextLocale localeOf(const Options& options) {
    return {options.language, options.centimetres ? Lengths::Centimetres : Lengths::Inches};
}

/// With the rules that came with the program beside a club's own.
Status ruled(const PackSearchPath& searchPath, const RulePack& rules, const Session* session,
             const Options& options) {
    if (const std::string why = whyNoSheet(rules, *sheetKind(options.name)); !why.empty()) {
        complain("umpire sheet", why);
        return refused;
    }
    const std::shared_ptr<const RulePack> original = originalOf(searchPath, rules, localeOf(options));
    return written({rules, session, original.get()}, options);
}

} // namespace

Status sheet(const Options& options, const BattleFiles& files) {
    const std::string problem = usageProblem(options);
    if (!problem.empty()) {
        complain("umpire sheet", problem);
        return wrongUsage;
    }
    if (options.file.empty()) {
        const auto pack = loadPack(options.rules, files.searchPath(), "umpire sheet");
        return pack ? ruled(files.searchPath(), *localizedPack(pack, files.searchPath(), localeOf(options)),
                            nullptr, options)
                    : refused;
    }
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    if (!loaded.session) {
        return statusOf(loaded);
    }
    if (!knowsSide(loaded.session->battle(), options.side)) {
        return wrongUsage;
    }
    const std::unique_ptr<Session> told =
        localizedSession(*loaded.session, files.searchPath(), localeOf(options));
    const Session& session = told ? *told : *loaded.session;
    return ruled(files.searchPath(), session.rules(), &session, options);
}

} // namespace umpire::cli
