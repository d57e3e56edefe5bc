#include "verify.h"

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
        out << (where.empty() ? options.file + ": error: no record has the letters " : "the letters ")
            << inQuotes(onOneLine(letters)) << (where.empty() ? "" : " are those of " + where) << '\n';
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
        out << (problems > 0 ? options.file + ": error: " : std::string()) << onOneLine(line) << '\n';
        problems -= problems > 0 ? 1 : 0;
    }
    const bool found = tellNoted(out, options, *loaded.session);
    return audit.inOrder() && found ? done : refused;
}

} // namespace umpire::cli
