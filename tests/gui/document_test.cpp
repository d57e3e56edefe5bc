// The document: what counts as unsaved, and what undo says.

#include "test_window.h"

#include "document/text.h"

#include <fstream>

namespace umpire::gui::test::document_test {

namespace {

const Json step{{"do", "next-phase"}};

} // namespace

TEST(Document, IsModifiedUntilTheSavedStateIsReachedAgain) {
    const QTemporaryDir folder;
    StoredBattle document(battleFiles());
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
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    EXPECT_EQ(document.undoText(), QString());
    document.execute({{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", {5}}});
    EXPECT_EQ(document.undoText(), QStringLiteral("12th Light Horse Regiment fires on I/67th"));
    document.undo();
    EXPECT_EQ(document.redoText(), QStringLiteral("12th Light Horse Regiment fires on I/67th"));
    document.execute(step);
    EXPECT_EQ(document.undoText(), QStringLiteral("End of Charge declarations: British Empire"));
}

TEST(Document, KeepsTheOpenBattleWhenAnotherCannotBeRead) {
    StoredBattle document(battleFiles());
    document.open(example(QStringLiteral("beersheba-1917")));
    const Issues issues = document.open(QStringLiteral("/nowhere/at-all.battle.json"));
    EXPECT_TRUE(hasErrors(issues));
    EXPECT_EQ(document.title(), QStringLiteral("Beersheba"));
}

TEST(Document, AnExampleHasNoFileOfItsOwn) {
    StoredBattle document(battleFiles());
    document.openExample(example(QStringLiteral("beersheba-1917")));
    EXPECT_TRUE(document.isOpen());
    EXPECT_EQ(document.path(), QString());
}

namespace {

/// The rules of the battle with another value in one of their numbers.
std::shared_ptr<const RulePack> withOtherReach(const BattleDocument& document) {
    const QTemporaryDir folder;
    std::ofstream(fromText(folder.filePath(QStringLiteral("pack.json"))))
        << R"({"format": "desert-umpire-rules", "version": 1, "id": "ours", "title": "Ours",
              "extends": "sand-sweat-and-camels", "files": {"texts": "texts.json"}})";
    std::ofstream(fromText(folder.filePath(QStringLiteral("texts.json"))))
        << R"({"numbers": {"officer-range": 12}})";
    return document.searchPath().in(fromText(folder.path())).pack;
}

} // namespace

TEST(Document, GivesACopyToTryOtherRulesOn) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("beersheba-1917")), path));
    StoredBattle document(battleFiles(), keptIn(folder.filePath(QStringLiteral("unsaved"))));
    document.open(path);
    document.execute(step);
    document.save();
    QFile before(path);
    ASSERT_TRUE(before.open(QIODevice::ReadOnly));
    const QByteArray kept = before.readAll();
    Issues issues;
    const auto rules = withOtherReach(document);
    const auto trial = document.trial(rules, issues);
    ASSERT_TRUE(trial);
    EXPECT_EQ(&trial->rules(), rules.get());
    EXPECT_EQ(trial->session().cursor(), document.session().cursor()) << "it stands where the battle stands";
    EXPECT_TRUE(trial->execute(step).ok);
    EXPECT_EQ(trial->session().cursor(), document.session().cursor() + 1);
    EXPECT_EQ(trial->place(), QString());
    QFile after(path);
    ASSERT_TRUE(after.open(QIODevice::ReadOnly));
    EXPECT_EQ(after.readAll(), kept);
    EXPECT_EQ(QDir(folder.filePath(QStringLiteral("unsaved"))).entryList(QDir::Files), QStringList());
}

TEST(Document, GoesOnByOtherRulesInItsOwnFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("beersheba-1917")), path));
    StoredBattle document(battleFiles(), keptIn(folder.filePath(QStringLiteral("unsaved"))));
    document.open(path);
    document.execute(step);
    const std::string before = document.session().rulesFingerprint();
    const Issues issues = document.goOnBy(withOtherReach(document));
    EXPECT_FALSE(hasErrors(issues));
    EXPECT_NE(document.session().rulesFingerprint(), before);
    EXPECT_EQ(document.session().cursor(), 1) << "what was played stays";
    EXPECT_TRUE(document.execute({{"do", "end-turn"}}).ok);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains(QByteArray::fromStdString(document.session().rulesFingerprint())));
}

TEST(Document, GoesOnByOtherRulesInTheLanguageOfTheWindow) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("beersheba-1917")), path));
    StoredBattle document(battleFiles(), keptIn(folder.filePath(QStringLiteral("unsaved"))));
    document.setLocale({"de", Lengths::Inches});
    document.open(path);
    document.execute(step);
    ASSERT_EQ(document.rules().vocabulary("type")->find("cavalry")->name, "Kavallerie");
    const std::string before = document.session().rulesFingerprint();
    EXPECT_FALSE(hasErrors(document.goOnBy(withOtherReach(document))));
    EXPECT_NE(document.session().rulesFingerprint(), before) << "what is shown goes by them, too";
    EXPECT_EQ(document.rules().number("officer-range"), 12);
    EXPECT_TRUE(document.execute({{"do", "end-turn"}}).ok);
}

} // namespace umpire::gui::test::document_test
