#include "commands.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/battle/dice_audit.h"
#include "umpire/battle/dice_statistics.h"
#include "umpire/battle/record_audit.h"
#include "umpire/sheets/record_text.h"
#include "umpire/storage/secret_dice.h"

#include <algorithm>
#include <iomanip>
#include <iostream>
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
    const std::string series =
        sealed
            ? fill(say("cli", "sealed dice {number}"), {{"number", std::to_string(draws.series.number)}})
            : fill(say("cli", "{generator}, seed {number}"),
                   {{"generator", draws.series.generator}, {"number", std::to_string(draws.series.number)}});
    const std::string sentence = draws.count == 1   ? say("cli", "{series}, draw {from}")
                                 : draws.at.empty() ? say("cli", "{series}, draws {from} to {to}")
                                                    : say("cli", "{series}, from draw {from}");
    return fill(sentence,
                {{"series", series}, {"from", from}, {"to", std::to_string(draws.first + draws.count)}});
}

void list(const Session& session, const DiceAudit& audit) {
    const sheets::RecordText words(session);
    for (const DrawnRecord& drawn : audit.records) {
        const Record& record = session.records()[static_cast<std::size_t>(drawn.record - 1)];
        std::string line = fill(say("cli", "Record {number}: {faces}  ({origin})  {deed}"),
                                {{"number", std::to_string(drawn.record)},
                                 {"faces", faces(drawn)},
                                 {"origin", origin(drawn.draws)},
                                 {"deed", onOneLine(words.who(record))}});
        if (drawn.correctedBy > 0) {
            line = fill(say("cli", "{draw}; put right by record {number}"),
                        {{"draw", line}, {"number", std::to_string(drawn.correctedBy)}});
        }
        printLine(drawn.undone ? fill(say("cli", "{draw}; undone"), {{"draw", line}}) : line);
    }
}

/// The pledges, and what could be foretold.
void listSeries(const Session& session, const DiceAudit& audit) {
    std::uint64_t number = 0;
    for (const SealedSeries& series : session.sealedSeries()) {
        printLine(
            fill(series.revealed()
                     ? say("cli", "sealed dice {number}: pledge {pledge}, given before record {record}; "
                                  "secret {secret}")
                     : say("cli", "sealed dice {number}: pledge {pledge}, given before record {record}; "
                                  "not revealed yet"),
                 {{"number", std::to_string(++number)},
                  {"pledge", series.pledge},
                  {"record", std::to_string(series.after + 1)},
                  {"secret", series.secret}}));
        for (const DiceCall& call : series.calls) {
            printLine(
                fill(say("cli", "sealed dice {number}: from draw {draw} on the players called {called}"),
                     {{"number", std::to_string(number)},
                      {"draw", std::to_string(call.from + 1)},
                      {"called", std::to_string(call.number)}}));
        }
    }
    if (const std::string foretold = foretoldDice(audit); !foretold.empty()) {
        printLine(foretold);
    }
}

/// What was seen and not kept, one throw a line.
void listStrays(const Session& session) {
    const sheets::StrayThrowText words(session);
    for (const StrayThrow& thrown : session.strayThrows()) {
        printLine(onOneLine(words.told(thrown)));
    }
}

std::string chiSquare(const DiceTally& tally) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << tally.chiSquare;
    return text.str();
}

void count(const Session& session, DiceOrigin origin, const std::string& by) {
    for (const DiceTally& tally :
         tallyDice(session.records(), session.cursor(), session.rules(), session.battle(), origin)) {
        const Subject* side = session.battle().find(tally.side);
        const Die* die = session.rules().die(tally.die);
        printLine(fill(say("cli", "{side}, {die}, {origin}: {count}; chi-square {measure}"),
                       {{"side", onOneLine(side ? side->name : tally.side)},
                        {"die", die ? die->name : tally.die},
                        {"origin", by},
                        {"count", reading(tally)},
                        {"measure", chiSquare(tally)}}));
    }
}

Status redraw(const std::string& file, const Session& session, const DiceAudit& audit) {
    for (const std::string& problem : audit.problems) {
        complain(std::cout, file, onOneLine(problem));
    }
    for (const DrawnRecord& drawn : audit.records) {
        if (drawn.correctedBy > 0) {
            printLine(fill(
                say("cli", "record {record}: put right by hand in record {other}; the dice it was "
                           "drawn with still stand in it"),
                {{"record", std::to_string(drawn.record)}, {"other", std::to_string(drawn.correctedBy)}}));
        }
    }
    listStrays(session);
    listSeries(session, audit);
    for (const std::string& remark : audit.remarks) {
        printLine(remark);
    }
    if (audit.sealed > 0) {
        printLine(fill(say("cli", "{sealed} of {all} draws are sealed: they can be checked once the dice are "
                                  "revealed (umpire dice FILE --reveal)"),
                       {{"sealed", std::to_string(audit.sealed)}, {"all", std::to_string(audit.dice)}}));
    }
    if (audit.problems.empty() && audit.sealed == 0) {
        printLine(fill(say("cli", "all {all} draws as recorded"), {{"all", std::to_string(audit.dice)}}));
    }
    return audit.problems.empty() ? done : refused;
}

Json facesOf(const std::vector<Face>& faces) {
    Json json = Json::array();
    for (const Face& face : faces) {
        json.push_back(toJson(face));
    }
    return json;
}

Json drawsJson(const DiceAudit& audit) {
    Json json = Json::array();
    for (const DrawnRecord& drawn : audit.records) {
        json.push_back({{"record", drawn.record},
                        {"faces", facesOf(drawn.faces)},
                        {"generator", drawn.draws.series.generator},
                        {"series", drawn.draws.series.number},
                        {"first", drawn.draws.first + 1},
                        {"count", drawn.draws.count},
                        {"corrected-by", drawn.correctedBy},
                        {"undone", drawn.undone}});
    }
    return json;
}

Json seriesJson(const Session& session) {
    Json json = Json::array();
    for (const SealedSeries& series : session.sealedSeries()) {
        Json one{{"pledge", series.pledge}, {"before-record", series.after + 1}, {"secret", series.secret}};
        one["called"] = Json::array();
        for (const DiceCall& call : series.calls) {
            one["called"].push_back({{"from-draw", call.from + 1}, {"number", call.number}});
        }
        json.push_back(std::move(one));
    }
    return json;
}

void addStatistics(const Session& session, DiceOrigin origin, const std::string& by, Json& list) {
    for (const DiceTally& tally :
         tallyDice(session.records(), session.cursor(), session.rules(), session.battle(), origin)) {
        list.push_back({{"side", tally.side},
                        {"die", tally.die},
                        {"thrown-by", by},
                        {"faces", facesOf(tally.faces)},
                        {"counts", tally.counts},
                        {"expected", tally.expected},
                        {"chi-square", tally.chiSquare},
                        {"chance", tally.chance}});
    }
}

Status answerInJson(const Session& session, const DiceAudit& audit, bool verified) {
    Json json{{"ok", !verified || audit.problems.empty()},
              {"draws", drawsJson(audit)},
              {"strays", Json::array()},
              {"series", seriesJson(session)}};
    const sheets::StrayThrowText words(session);
    for (const StrayThrow& thrown : session.strayThrows()) {
        json["strays"].push_back(words.told(thrown));
    }
    if (verified) {
        json["problems"] = audit.problems;
        json["remarks"] = audit.remarks;
        json["drawn"] = audit.dice;
        json["sealed"] = audit.sealed;
    } else {
        json["statistics"] = Json::array();
        addStatistics(session, DiceOrigin::Program, "program", json["statistics"]);
        addStatistics(session, DiceOrigin::Players, "players", json["statistics"]);
    }
    printJson(json);
    return json["ok"].get<bool>() ? done : refused;
}

/// Letters that somebody noted, and the record that has them; "" for none.
struct Noted {
    std::string letters;
    std::string record;
};

std::vector<Noted> lookUp(const Options& options, const Session& session) {
    std::vector<Noted> all;
    for (const std::string& letters : options.noted) {
        all.push_back({letters, whereNoted(session, letters)});
    }
    return all;
}

void tell(const RecordAudit& audit, const std::vector<Noted>& noted, const Session& session,
          const std::string& file) {
    const std::size_t problems = audit.problems.size();
    std::size_t place = 0;
    for (const std::string& line : auditLines(session, audit)) {
        if (place < problems) {
            complain(std::cout, file, onOneLine(line));
        } else if (place < problems + audit.lostSecrets.size()) {
            warn(std::cout, file, onOneLine(line));
        } else {
            printLine(onOneLine(line));
        }
        ++place;
    }
    for (const Noted& each : noted) {
        const Places places{{"letters", inQuotes(onOneLine(each.letters))}, {"record", each.record}};
        if (each.record.empty()) {
            complain(std::cout, file, fill(say("cli", "no record has the letters {letters}"), places));
        } else {
            printLine(fill(say("cli", "the letters {letters} are those of {record}"), places));
        }
    }
}

Json auditJson(const RecordAudit& audit, const std::vector<Noted>& noted, bool ok) {
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

Status dice(const Options& options, const BattleFiles& files) {
    if (options.seal || options.reveal) {
        return options.seal ? sealDice(options, files) : revealDice(options, files);
    }
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    if (!loaded.session) {
        return statusOf(loaded);
    }
    const DiceAudit audit = auditDice(*loaded.session, SecretStore(SecretStore::usualFolder()).finder());
    if (options.json) {
        return answerInJson(*loaded.session, audit, options.verify);
    }
    if (options.verify) {
        return redraw(options.file, *loaded.session, audit);
    }
    list(*loaded.session, audit);
    listStrays(*loaded.session);
    listSeries(*loaded.session, audit);
    count(*loaded.session, DiceOrigin::Program, say("cli", "drawn by the program"));
    count(*loaded.session, DiceOrigin::Players, say("cli", "thrown by the players"));
    return done;
}

Status verify(const Options& options, const BattleFiles& files) {
    const LoadedBattle loaded = loadBattle(files, options.file, options.rules);
    if (!loaded.session) {
        return statusOf(loaded);
    }
    const RecordAudit audit = auditRecords(*loaded.session, SecretStore(SecretStore::usualFolder()).finder());
    const std::vector<Noted> noted = lookUp(options, *loaded.session);
    const bool found = std::ranges::none_of(noted, [](const Noted& each) { return each.record.empty(); });
    const bool ok = audit.inOrder() && found;
    if (options.json) {
        printJson(auditJson(audit, noted, ok));
    } else {
        tell(audit, noted, *loaded.session, options.file);
    }
    return ok ? done : refused;
}

} // namespace umpire::cli
