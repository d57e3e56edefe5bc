#include "show.h"

#include "umpire/storage/csv_roster.h"

#include <ostream>

namespace umpire::cli {

Status show(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    const LoadedBattle loaded = files.load(options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    if (options.json) {
        Json shown = battleJson(*loaded.session);
        if (!loaded.otherRules.empty()) {
            shown["warnings"] = {loaded.otherRules};
        }
        out << shown.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        printBattle(out, *loaded.session);
    }
    return done;
}

Status csv(const ShowOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    const LoadedBattle loaded = files.load(options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    out << writeRosterCsv(loaded.session->rules(), loaded.session->start());
    return done;
}

} // namespace umpire::cli
