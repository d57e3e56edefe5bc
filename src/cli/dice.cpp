#include "dice.h"

#include "play.h"
#include "umpire/base/visible.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/battle/dice_statistics.h"
#include "umpire/sheets/record_words.h"
#include "umpire/sheets/stray_words.h"
#include "umpire/storage/dice_safe.h"

#include <iomanip>
#include <ostream>
#include <sstream>

namespace umpire::cli {

namespace {

std::string faces(const DrawnRecord& drawn) {
    std::string text;
    for (const Face& face : drawn.faces) {
        const Json json = toJson(face);
        text += (text.empty() ? "" : ", ") + (json.is_string() ? json.get<std::string>() : dumpLine(json));
    }
    return text;
}

/// Positions are told from 1, as people count.
std::string origin(const Draws& draws) {
    const std::string from = std::to_string(draws.first + 1);
    const bool sealed = draws.series.generator == SealedDice::generator;
    return (sealed ? "sealed dice " : draws.series.generator + ", seed ") +
           std::to_string(draws.series.number) + ", " +
           (draws.count == 1 ? "draw " + from
                             : (draws.at.empty() ? "draws " + from + " to " : "from draw ") +
                                   (draws.at.empty() ? std::to_string(draws.first + draws.count) : from));
}

void list(std::ostream& out, const Session& session, const DiceAudit& audit) {
    const sheets::RecordWords words(session);
    for (const DrawnRecord& drawn : audit.records) {
        const Record& record = session.records()[static_cast<std::size_t>(drawn.record - 1)];
        out << "Record " << drawn.record << ": " << faces(drawn) << "  (" << origin(drawn.draws) << ")  "
            << onOneLine(words.who(record))
            << (drawn.correctedBy > 0 ? "; put right by record " + std::to_string(drawn.correctedBy)
                                      : std::string())
            << (drawn.undone ? "; undone" : "") << '\n';
    }
}

/// The pledges, and what could be foretold.
void listSeries(std::ostream& out, const Session& session, const DiceAudit& audit) {
    std::uint64_t number = 0;
    for (const SealedSeries& series : session.sealedSeries()) {
        out << "sealed dice " << ++number << ": pledge " << series.pledge << ", given before record "
            << series.after + 1 << (series.revealed() ? "; secret " + series.secret : "; not revealed yet")
            << '\n';
        for (const DiceCall& call : series.calls) {
            out << "sealed dice " << number << ": from draw " << call.from + 1 << " on the players called "
                << call.number << '\n';
        }
    }
    if (const std::string foretold = foretoldDice(audit); !foretold.empty()) {
        out << foretold << '\n';
    }
}

/// What was seen and not kept, one throw a line.
void listStrays(std::ostream& out, const Session& session) {
    const sheets::StrayWords words(session);
    for (const StrayThrow& thrown : session.strayThrows()) {
        out << onOneLine(words.told(thrown)) << '\n';
    }
}

std::string chiSquare(const DiceTally& tally) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << tally.chiSquare;
    return text.str();
}

void count(std::ostream& out, const Session& session, DiceOrigin origin, const std::string& by) {
    for (const DiceTally& tally :
         tallyDice(session.records(), session.cursor(), session.rules(), session.battle(), origin)) {
        const Subject* side = session.battle().find(tally.side);
        const Die* die = session.rules().die(tally.die);
        out << onOneLine(side ? side->name : tally.side) << ", " << (die ? die->name : tally.die) << ", "
            << by << ": " << reading(tally) << "; chi-square " << chiSquare(tally) << '\n';
    }
}

Status verify(std::ostream& out, const std::string& file, const Session& session, const DiceAudit& audit) {
    for (const std::string& problem : audit.problems) {
        out << file << ": error: " << onOneLine(problem) << '\n';
    }
    for (const DrawnRecord& drawn : audit.records) {
        if (drawn.correctedBy > 0) {
            out << "record " << drawn.record << ": put right by hand in record " << drawn.correctedBy
                << "; the dice it was drawn with still stand in it\n";
        }
    }
    listStrays(out, session);
    listSeries(out, session, audit);
    for (const std::string& remark : audit.remarks) {
        out << remark << '\n';
    }
    if (audit.sealed > 0) {
        out << audit.sealed << " of " << audit.dice
            << " draws are sealed: they can be checked once the dice are "
            << "revealed (umpire dice FILE --reveal)\n";
    }
    if (audit.problems.empty() && audit.sealed == 0) {
        out << "all " << audit.dice << " draws as recorded\n";
    }
    return audit.problems.empty() ? done : refused;
}

} // namespace

Status dice(const DiceOptions& options, const BattleFiles& files, std::ostream& out, std::ostream& err) {
    if (options.seal || options.reveal) {
        return options.seal ? sealDice(options.file, options.rules, files, out, err)
                            : revealDice(options.file, options.rules, files, out, err);
    }
    const LoadedBattle loaded = files.load(options.file, options.rules);
    print(err, loaded.issues);
    if (!loaded.session) {
        return loaded.unreadable ? noFile : refused;
    }
    const DiceAudit audit = auditDice(*loaded.session, SecretShelf(SecretShelf::usualFolder()).finder());
    if (options.verify) {
        return verify(out, options.file, *loaded.session, audit);
    }
    list(out, *loaded.session, audit);
    listStrays(out, *loaded.session);
    listSeries(out, *loaded.session, audit);
    count(out, *loaded.session, DiceOrigin::Program, "drawn by the program");
    count(out, *loaded.session, DiceOrigin::Players, "thrown by the players");
    return done;
}

} // namespace umpire::cli
