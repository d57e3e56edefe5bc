// The document: what counts as unsaved, and what undo says.

#include "desk.h"

#include "document/text.h"

namespace umpire::gui::test::document_test {

namespace {

const Json step{{"do", "next-phase"}};

} // namespace

TEST(Document, IsModifiedUntilTheSavedStateIsReachedAgain) {
    const QTemporaryDir folder;
    BattleDocument document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    EXPECT_FALSE(document.isModified());
    document.execute(step);
    EXPECT_TRUE(document.isModified());
    document.undo();
    EXPECT_FALSE(document.isModified());
    document.execute(step);
    EXPECT_EQ(document.saveAs(folder.filePath(QStringLiteral("a.battle.json"))), QString());
    EXPECT_FALSE(document.isModified());
    document.undo();
    EXPECT_TRUE(document.isModified());
    document.redo();
    EXPECT_FALSE(document.isModified());
    document.undo();
    document.execute({{"do", "end-turn"}});
    EXPECT_TRUE(document.isModified()) << "another battle with as many records";
    document.undo();
    document.execute({{"do", "end-turn"}});
    EXPECT_TRUE(document.isModified());
}

TEST(Document, SaysWhatUndoWouldUndo) {
    BattleDocument document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    EXPECT_EQ(document.undoText(), QString());
    document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {5}}});
    EXPECT_EQ(document.undoText(), QStringLiteral("12th Light Horse Regiment fires on I/67th"));
    document.undo();
    EXPECT_EQ(document.redoText(), QStringLiteral("12th Light Horse Regiment fires on I/67th"));
    document.execute(step);
    EXPECT_EQ(document.undoText(), QStringLiteral("British Empire ends Charge declarations"));
}

TEST(Document, KeepsTheOpenBattleWhenAnotherCannotBeRead) {
    BattleDocument document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    const Issues issues = document.open(QStringLiteral("/nowhere/at-all.battle.json"));
    EXPECT_TRUE(hasErrors(issues));
    EXPECT_EQ(document.title(), QStringLiteral("Beersheba"));
}

TEST(Document, AnExampleHasNoFileOfItsOwn) {
    BattleDocument document(battleFiles());
    document.openExample(example(QStringLiteral("beersheba-1917")));
    EXPECT_TRUE(document.isOpen());
    EXPECT_EQ(document.path(), QString());
}

} // namespace umpire::gui::test::document_test
