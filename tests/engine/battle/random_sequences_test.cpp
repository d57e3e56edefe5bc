// What holds for every sequence of commands, in random ones.

#include "random_play.h"
#include "support/test_scale.h"

#include <gtest/gtest.h>

namespace umpire::test::random_sequences_test {
namespace {

constexpr int battles = 1000;
constexpr int commands = 40;

const Json undo{{"do", "undo"}};
const Json redo{{"do", "redo"}};

void repeat(Session& session, const Json& command, int times) {
    RandomDice unused(1);
    for (int i = 0; i < times; ++i) {
        ASSERT_TRUE(session.execute(command, unused).ok);
    }
}

/// Executes it; what is refused changes nothing, what is done is undone and redone exactly.
void playOne(RandomPlay& play, const Json& command) {
    Session& session = play.session();
    const Battle before = session.battle();
    const int cursor = session.cursor();
    const Answer answer = play.execute(command);
    if (!answer.ok) {
        ASSERT_TRUE(session.battle() == before) << "refused, yet something changed";
        ASSERT_EQ(session.cursor(), cursor);
        return;
    }
    if (session.cursor() != cursor + 1 || session.canRedo()) {
        return;
    }
    const Battle after = session.battle();
    RandomDice unused(1);
    ASSERT_TRUE(session.execute(undo, unused).ok);
    ASSERT_TRUE(session.battle() == before) << "undo is not exact";
    ASSERT_TRUE(session.execute(redo, unused).ok);
    ASSERT_TRUE(session.battle() == after) << "redo is not exact";
}

void expectWayBackAndForth(Session& session) {
    const Battle end = session.battle();
    const int cursor = session.cursor();
    repeat(session, undo, cursor);
    EXPECT_TRUE(session.battle() == session.start()) << "undoing all does not lead to the start";
    repeat(session, redo, cursor);
    EXPECT_TRUE(session.battle() == end) << "redoing all does not lead to the end";
}

void expectSavedWhole(const Session& session) {
    const std::string text = BattleFiles::write(session);
    const LoadedBattle loaded = battleFiles().parse(text, "saved");
    ASSERT_TRUE(loaded.session) << (loaded.issues.empty() ? "" : loaded.issues.front().line());
    EXPECT_TRUE(loaded.session->battle() == session.battle()) << "the state is another";
    EXPECT_TRUE(loaded.session->start() == session.start()) << "the start is another";
    EXPECT_EQ(loaded.session->cursor(), session.cursor());
    EXPECT_EQ(loaded.session->records().size(), session.records().size());
    EXPECT_EQ(BattleFiles::write(*loaded.session), text) << "saving again gives another file";
}

void expectReplays(const RandomPlay& play, const Session& session) {
    const auto again = play.fresh();
    for (int i = 0; i < session.cursor(); ++i) {
        const Json& command = session.records()[static_cast<std::size_t>(i)].command;
        PhysicalDice none({});
        const Answer answer = again->execute(command, none);
        ASSERT_TRUE(answer.ok) << dumpLine(command) << '\n' << answer.refusal.message;
    }
    EXPECT_TRUE(again->battle() == session.battle()) << "the record replayed gives another state";
}

TEST(RandomSequences, UndoSaveAndReplayExactly) {
    for (int number = 0; number < scaled(battles) && !HasFailure(); ++number) {
        SCOPED_TRACE("seed " + std::to_string(testSeed(number)));
        RandomPlay play(testSeed(number));
        for (int i = 0; i < commands && !HasFailure(); ++i) {
            const Json command = play.nextCommand();
            SCOPED_TRACE(dumpLine(command));
            playOne(play, command);
        }
        expectWayBackAndForth(play.session());
        expectSavedWhole(play.session());
        expectReplays(play, play.session());
    }
}

} // namespace
} // namespace umpire::test::random_sequences_test
