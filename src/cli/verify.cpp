#include "verify.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/visible.h"
#include "umpire/battle/record_audit.h"
#include "umpire/storage/dice_safe.h"

#include <ostream>

namespace umpire::cli {

namespace {

bool tellNoted(std::ostream& out, const VerifyOptions& options, const Session& session) {
    bool allFound = true;
    for (const std::string& letters : options.noted) {
        const std::string where = whereNoted(session, letters);
        const Places places{{"letters", inQuotes(onOneLine(letters))}, {"record", where}};
        if (where.empty()) {
            complain(out, options.file, fill(say("cli", "no record has the letters {letters}"), places));
        } else {
            out << fill(say("cli", "the letters {letters} are those of {record}"), places) << '\n';
        }
        allFound = allFound && !where.empty();
    }
    return allFound;
}

} // namespace

Status verify(const VerifyOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    const LoadedBattle loaded = files.load(options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    const RecordAudit audit = auditRecords(*loaded.session, SecretShelf(SecretShelf::usualFolder()).finder());
    std::size_t problems = audit.problems.size();
    for (const std::string& line : auditLines(*loaded.session, audit)) {
        if (problems > 0) {
            complain(out, options.file, onOneLine(line));
            --problems;
        } else {
            out << onOneLine(line) << '\n';
        }
    }
    const bool found = tellNoted(out, options, *loaded.session);
    return audit.inOrder() && found ? done : refused;
}

} // namespace umpire::cli
