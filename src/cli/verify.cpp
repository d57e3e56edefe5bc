#include "subcommands.h"

#include "standard_streams.h"
#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/visible.h"
#include "umpire/battle/record_audit.h"
#include "umpire/storage/secret_dice.h"

#include <algorithm>
#include <ostream>

namespace umpire::cli {

namespace {

/// Letters that somebody noted, and the record that has them; "" for none.
struct Noted {
    std::string letters;
    std::string record;
};

std::vector<Noted> lookUp(const VerifyOptions& options, const Session& session) {
    std::vector<Noted> all;
    for (const std::string& letters : options.noted) {
        all.push_back({letters, whereNoted(session, letters)});
    }
    return all;
}

void tell(const RecordAudit& audit, const std::vector<Noted>& noted, const Session& session,
          const std::string& file, std::ostream& out) {
    const std::size_t problems = audit.problems.size();
    std::size_t place = 0;
    for (const std::string& line : auditLines(session, audit)) {
        if (place < problems) {
            complain(out, file, onOneLine(line));
        } else if (place < problems + audit.lostSecrets.size()) {
            warn(out, file, onOneLine(line));
        } else {
            out << onOneLine(line) << '\n';
        }
        ++place;
    }
    for (const Noted& each : noted) {
        const Places places{{"letters", inQuotes(onOneLine(each.letters))}, {"record", each.record}};
        if (each.record.empty()) {
            complain(out, file, fill(say("cli", "no record has the letters {letters}"), places));
        } else {
            out << fill(say("cli", "the letters {letters} are those of {record}"), places) << '\n';
        }
    }
}

Json toJson(const RecordAudit& audit, const std::vector<Noted>& noted, bool ok) {
    Json json{{"ok", ok},
              {"problems", audit.problems},
              {"lost-secrets", audit.lostSecrets},
              {"remarks", audit.remarks},
              {"records", audit.records},
              {"letters", audit.letters},
              {"dice",
               {{"drawn", audit.origins.drawn},
                {"stated", audit.origins.stated},
                {"corrected", audit.origins.corrected}}},
              {"noted", Json::array()}};
    for (const Noted& each : noted) {
        json["noted"].push_back({{"letters", each.letters}, {"record", each.record}});
    }
    return json;
}

} // namespace

Status verify(const VerifyOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    const RecordAudit audit = auditRecords(*loaded.session, SecretStore(SecretStore::usualFolder()).finder());
    const std::vector<Noted> noted = lookUp(options, *loaded.session);
    const bool found =
        std::none_of(noted.begin(), noted.end(), [](const Noted& each) { return each.record.empty(); });
    const bool ok = audit.inOrder() && found;
    if (options.json) {
        printJson(out, toJson(audit, noted, ok));
    } else {
        tell(audit, noted, *loaded.session, options.file, out);
    }
    return ok ? done : refused;
}

} // namespace umpire::cli
