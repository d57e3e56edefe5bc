#include "subcommands.h"

#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/storage/recovery.h"

#include <ostream>
#include <system_error>

namespace umpire::cli {

namespace {

namespace fs = std::filesystem;

/// Why the file cannot be opened as it is.
Status refuse(const RecoverOptions& options, const BattleFiles& files, std::ostream& err) {
    const LoadedBattle loaded = files.load(options.file, options.rules);
    print(err, loaded.issues);
    complain(err, options.file, say("cli", "nothing of it can be saved, and nothing beside it"));
    return loaded.unreadable ? noFile : refused;
}

} // namespace

Status recover(const RecoverOptions& options, const BattleFiles& files, std::ostream& out,
               std::ostream& err) {
    const fs::path target = options.save.empty() ? recoveredName(options.file) : fs::path(options.save);
    if (isThere(target)) {
        complain(err, target.string(), say("cli", "something is there already; name a file that is not"));
        return refused;
    }
    const Recovery recovery = recoverBattle(files, options.file, options.rules);
    if (!recovery.session) {
        return refuse(options, files, err);
    }
    if (const std::string problem = BattleFiles::save(*recovery.session, target); !problem.empty()) {
        complain(err, target.string(), problem);
        return noFile;
    }
    const Session& session = *recovery.session;
    out << sayCounted("cli", "{file}: written from {source}: turn {turn}, {n} record",
                      "{file}: written from {source}: turn {turn}, {n} records")
               .of(session.cursor(), {{"file", target.string()},
                                      {"source", recovery.from.string()},
                                      {"turn", std::to_string(session.battle().clock.turn)}})
        << '\n';
    for (const std::string& sentence : recovery.words) {
        out << sentence << '\n';
    }
    return done;
}

} // namespace umpire::cli
