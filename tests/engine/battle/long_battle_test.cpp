// A battle of 1,000 units and 10,000 records: undo to the start and back, corrections, saving and opening are
// as exact as in a small one, and nothing grows that need not.

#include "support/battles.h"
#include "support/long_battle.h"
#include "umpire/base/json_document.h"

#include <gtest/gtest.h>

#include <malloc.h>

namespace umpire::test::long_battle_test {
namespace {

const Json undo{{"do", "undo"}};
const Json redo{{"do", "redo"}};

void undoAll(Session& session) {
    while (session.canUndo()) {
        done(session, undo);
    }
}

void redoAll(Session& session) {
    while (session.canRedo()) {
        done(session, redo);
    }
}

/// The first die from record 100 on that was thrown for a plain morale check, read the other way up.
Json earlyCorrection(const Session& session) {
    std::size_t record = 100;
    while (session.records()[record - 1].command.value("check", "") != "morale") {
        ++record;
    }
    const int die = session.records()[record - 1].command["dice"][0].get<int>();
    return {{"do", "correct"}, {"record", record}, {"dice", {9 - die}}, {"reason", "it lay on its head"}};
}

void expectSavedWhole(const Session& session, const std::string& text) {
    const LoadedBattle loaded = battleFiles().parse(text, "saved");
    ASSERT_TRUE(loaded.session) << loaded.issues.front().line();
    EXPECT_TRUE(loaded.session->battle() == session.battle());
    EXPECT_EQ(loaded.session->records().size(), session.records().size());
    EXPECT_EQ(BattleFiles::write(*loaded.session), text);
}

TEST(LongBattle, IsAsExactAsAShortOne) {
    const auto session = sessionOf(largeRoster());
    ASSERT_EQ(session->battle().all(SubjectKind::Unit).size(), 1000U);
    LongPlay(*session).playTo(10'000);
    const Battle end = session->battle();
    undoAll(*session);
    EXPECT_TRUE(session->battle() == session->start());
    redoAll(*session);
    EXPECT_TRUE(session->battle() == end);
    const std::size_t size = BattleFiles::write(*session).size();
    for (int i = 0; i < 300; ++i) {
        done(*session, undo);
    }
    const Battle before = session->battle();
    session->goTo(0);
    EXPECT_TRUE(session->battle() == session->start());
    session->goTo(9'700);
    EXPECT_TRUE(session->battle() == before);
    session->goTo(20'000);
    EXPECT_TRUE(session->battle() == end);

    const Json answer = done(*session, earlyCorrection(*session));
    EXPECT_FALSE(answer["differences"].empty());
    EXPECT_TRUE(session->before(session->cursor() + 1) == session->battle())
        << "the records as they stand now do not lead to where the battle stands";
    const std::string corrected = BattleFiles::write(*session);
    expectSavedWhole(*session, corrected);
    EXPECT_LT(corrected.size(), size + size / 10) << "it keeps what did not change once more";
    EXPECT_LT(corrected.size(), JsonLimits{}.bytes / 2) << "such a battle must not come near the limit";
    done(*session, undo);
    EXPECT_TRUE(session->battle() == end);
}

TEST(LongBattle, UndoAndRedoLeaveNothingBehind) {
    const auto session = sessionOf(largeRoster());
    LongPlay(*session).playTo(500);
    const auto thereAndBack = [&session] {
        undoAll(*session);
        redoAll(*session);
        return mallinfo2().uordblks;
    };
    const std::size_t once = thereAndBack();
    if (once == 0) {
        GTEST_SKIP() << "this allocator does not tell what is in use";
    }
    for (int i = 0; i < 4; ++i) {
        thereAndBack();
    }
    EXPECT_LT(thereAndBack(), once + 200'000) << "about 100 bytes for each of 2,000 undone";
}

} // namespace
} // namespace umpire::test::long_battle_test
