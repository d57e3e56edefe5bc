#include "exercise.h"

#include "umpire/battle/dice_audit.h"
#include "umpire/battle/dice_statistics.h"
#include "umpire/games/games.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/storage/csv_roster.h"
#include "umpire/worksheet/odds.h"

#include <cstdlib>
#include <iostream>

namespace umpire::fuzz {

namespace {

void showAll(const Session& session) {
    session.show("turn");
    session.show("due");
    for (const Subject* subject : session.battle().all()) {
        session.show(subject->id);
    }
    for (const Due& due : session.battle().due) {
        oddsOf(session, due.command);
        session.preview(due.command);
    }
}

void printAll(const Session& session) {
    const sheets::RecordText words(session);
    for (const Record& record : session.records()) {
        words.who(record);
        words.how(record);
        words.follows(record);
        words.tone(record);
    }
    for (const StrayThrow& thrown : session.strayThrows()) {
        sheets::StrayThrowText(session).told(thrown);
    }
    auditDice(session);
    for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
        const sheets::Sheet sheet = sheets::makeSheet({session.rules(), &session}, {kind.id});
        for (const sheets::SheetFormat format :
             {sheets::SheetFormat::Text, sheets::SheetFormat::Html, sheets::SheetFormat::Csv}) {
            sheets::write({sheet}, format);
        }
    }
    writeRosterCsv(session.rules(), session.start());
    for (const DiceTally& tally :
         tallyDice(session.records(), session.cursor(), session.rules(), session.battle())) {
        reading(tally);
    }
}

void expectSaved(const Session& session, const BattleFiles& files) {
    const std::string text = BattleFiles::write(session);
    const LoadedBattle again = files.parse(text, "saved", session.rules().folder);
    expect(again.session != nullptr, "what loaded and was saved loads again");
    expect(again.session->battle() == session.battle(), "and is the same battle");
    expect(BattleFiles::write(*again.session) == text, "and is saved in the same words");
}

void correctAll(const Session& session) {
    for (int i = 1; i <= std::min(session.cursor(), 20); ++i) {
        session.tryCorrection({{"do", "correct"}, {"record", i}, {"dice", {4}}});
        session.tryCorrection({{"do", "correct"}, {"record", i}, {"facts", {{"in-cover", true}}}});
        session.before(i);
    }
}

void goBackAndForth(Session& session) {
    const Battle end = session.battle();
    RandomDice dice(1);
    int undone = 0;
    while (session.canUndo()) {
        session.execute({{"do", "undo"}}, dice);
        ++undone;
    }
    expect(session.battle() == session.start(), "undone to the end it is the battle it began with");
    for (; undone > 0; --undone) {
        session.execute({{"do", "redo"}}, dice);
    }
    expect(session.battle() == end, "redone it is what it was");
}

} // namespace

std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

std::filesystem::path sourceFolder() {
    return UMPIRE_SOURCE_FOLDER;
}

BattleFiles battleFiles() {
    return {PackSearchPath({sourceFolder() / "rules"}), findGame};
}

void expect(bool holds, const char* promise) {
    if (!holds) {
        std::cerr << "broken promise: " << promise << '\n';
        std::abort();
    }
}

void revisit(Session& session, const BattleFiles& files) {
    expectSaved(session, files);
    goBackAndForth(session);
}

void exercise(Session& session, const BattleFiles& files) {
    showAll(session);
    printAll(session);
    correctAll(session);
    revisit(session, files);
    RandomDice dice(1917);
    for (const char* command : {"end-turn", "next-phase", "reset"}) {
        session.execute({{"do", command}}, dice);
    }
    expectSaved(session, files);
}

} // namespace umpire::fuzz
