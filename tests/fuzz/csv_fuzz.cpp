// A roster out of a spreadsheet, read for a battle and put on its roster.

#include "exercise.h"
#include "fuzz_target.h"
#include "umpire/storage/csv_roster.h"

using namespace umpire;

namespace {

std::unique_ptr<Session> emptyBattle(const BattleFiles& files) {
    return files
        .parse(R"({"format": "desert-umpire-battle", "version": 1, "rules": "sand-sweat-and-camels",
                   "title": "Fuzz", "sides": [{"id": "empire", "name": "Empire"}]})",
               "empty")
        .session;
}

} // namespace

FUZZ_TARGET(csv)(const std::uint8_t* data, std::size_t size) {
    static const BattleFiles files = fuzz::battleFiles();
    static const std::unique_ptr<Session> empty = emptyBattle(files);
    const std::string_view text = fuzz::textOf(data, size);
    const CsvRoster sheet = readRosterCsv(text, "fuzz.csv", empty->rules(), &empty->start());
    if (hasErrors(sheet.issues)) {
        return 0;
    }
    Session session(empty->sharedRules(), empty->module(), empty->start());
    RandomDice dice(1);
    Json command = sheet.roster;
    command["do"] = "enlist";
    session.execute(command, dice);
    const std::string written = writeRosterCsv(session.rules(), session.battle());
    const CsvRoster again = readRosterCsv(written, "again.csv", session.rules(), nullptr);
    fuzz::expect(!hasErrors(again.issues), "a roster that was written is read without an error");
    return 0;
}
