#include "standard_streams.h"
#include "subcommands.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/localized_session.h"
#include "umpire/storage/csv_roster.h"
#include "umpire/storage/recovery.h"
#include "umpire/worksheet/suggestion.h"

#include <optional>
#include <ostream>
#include <system_error>

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
