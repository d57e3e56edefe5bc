#include "subcommands.h"

#include "standard_streams.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/storage/csv_roster.h"

#include <optional>
#include <ostream>

namespace umpire::cli {

namespace {

std::optional<Viewer> eyesFor(const std::string& whose, const Battle& battle) {
    const Subject* side = battle.find(whose);
    if (side && side->kind == SubjectKind::Side) {
        return Viewer::of(side->id);
    }
    return whose == "umpire"      ? std::optional(Viewer::ofUmpire())
           : whose == "everybody" ? std::optional(Viewer::ofEverybody())
                                  : std::nullopt;
}

} // namespace

Status show(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    const std::optional<Viewer> viewer = eyesFor(options.whose, loaded.session->battle());
    if (!viewer) {
        complain(err, "--for",
                 fill(say("cli", "{who} is no side of the battle; take one, umpire or everybody"),
                      {{"who", inQuotes(options.whose)}}));
        return wrongUsage;
    }
    if (options.json) {
        Json shown = battleJson(*loaded.session, *viewer);
        if (!loaded.otherRules.empty()) {
            shown["warnings"] = {loaded.otherRules};
        }
        printJson(out, shown);
    } else {
        const auto told =
            localizedSession(*loaded.session, files.shelf(), {options.language, Lengths::Inches});
        printBattle(out, told ? *told : *loaded.session, *viewer);
    }
    return done;
}

Status csv(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    out << writeRosterCsv(loaded.session->rules(), loaded.session->start());
    return done;
}

} // namespace umpire::cli
