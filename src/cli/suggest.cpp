#include "subcommands.h"

#include "standard_streams.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/worksheet/suggestion.h"

#include <ostream>

namespace umpire::cli {

Status suggest(const SuggestOptions& options, const BattleFiles& files, std::ostream& out,
               std::ostream& err) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    const Subject* side = loaded.session->battle().find(options.side);
    if (!side || side->kind != SubjectKind::Side) {
        complain(err, "--side",
                 fill(say("cli", "the battle has no side {side}"), {{"side", inQuotes(options.side)}}));
        return wrongUsage;
    }
    const auto command = suggestion(*loaded.session, {options.side, options.how == "best", options.seed});
    out << dumpLine({{"ok", true}, {"command", command ? *command : Json(nullptr)}}) << '\n';
    return done;
}

} // namespace umpire::cli
