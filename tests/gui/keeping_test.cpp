// What is played is on the disk before it is shown, whatever the disk and other programs do.

#include "test_window.h"

#include "document/text.h"
#include "document/unsaved_battles.h"
#include "field/field_view.h"
#include "umpire/base/disk.h"
#include "window/save_monitor.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTest>

#include <cerrno>

namespace umpire::gui::test::keeping_test {

namespace {

const Json loss{{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 1}}}};

/// A disk that is full below one folder as long as a test wants it so.
class FullDisk : public Disk {
  public:
    std::string full; ///< what begins so cannot be written; "" for nothing
    std::string alsoFull;

    int create(std::string& name) override { return fails(name) ? -1 : Disk::create(name); }
    int openToAppend(const std::filesystem::path& path) override {
        return fails(path.string()) ? -1 : Disk::openToAppend(path);
    }
    ssize_t write(int file, const char* data, std::size_t size) override {
        return m_allFail ? (errno = ENOSPC, -1) : Disk::write(file, data, size);
    }
    /// Files that are open already take nothing either.
    void fillUp(const std::string& where) {
        full = where;
        m_allFail = true;
    }
    void onlyNew() { m_allFail = false; }

  private:
    bool fails(const std::string& path) const {
        const bool fail =
            (!full.empty() && path.starts_with(full)) || (!alsoFull.empty() && path.starts_with(alsoFull));
        errno = fail ? ENOSPC : errno;
        return fail;
    }

    bool m_allFail = false;
};

struct WithDisk {
    FullDisk disk;
};

class Keeping : private WithDisk, public TestWindow {
  protected:
    Keeping() : TestWindow(&(WithDisk::disk)), full(WithDisk::disk) { leaveOwed(); }

    QString unsavedFolder() const { return folder.filePath(QStringLiteral("unsaved")); }
    QStringList unsavedFiles() const {
        return QDir(unsavedFolder()).entryList({QStringLiteral("*.battle.json")}, QDir::Files);
    }
    int recordsIn(const QString& path) const {
        const LoadedBattle loaded = battleFiles().load(fromText(path));
        return loaded.session ? loaded.session->cursor() : -1;
    }
    QString barText() {
        auto* bar = find<SaveBar>("keepingBar");
        return bar->isVisible() ? find<QLabel>("keepingText")->text() : QString();
    }
    void write(const QString& path, const QByteArray& text) {
        QFile out(path);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    QByteArray contentOf(const QString& path) {
        QFile in(path);
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    /// Plays a record of a battle on a drive that can be pulled: `stick` renamed to `away`.
    void openOnStick() {
        ASSERT_TRUE(QDir().mkdir(stick));
        ASSERT_TRUE(QFile::copy(file, onStick));
        ASSERT_TRUE(window->openFile(onStick));
        document.execute(loss);
    }

    FullDisk& full;
    const QString stick = folder.filePath(QStringLiteral("stick"));
    const QString away = folder.filePath(QStringLiteral("away"));
    const QString onStick = stick + QStringLiteral("/b.battle.json");
};

TEST_F(Keeping, ARecordIsOnTheDiskBeforeItIsShown) {
    int onDisk = -1;
    QObject::connect(&document, &BattleDocument::changed, window.get(), [&] { onDisk = recordsIn(file); });
    document.execute(loss);
    EXPECT_EQ(onDisk, 1);
    document.undo();
    EXPECT_EQ(onDisk, 0);
    EXPECT_EQ(barText(), QString());
}

TEST_F(Keeping, ADieIsOnTheDiskBeforeItIsSeen) {
    document.throwDie(*document.rules().die("d8"));
    const LoadedBattle loaded = battleFiles().load(fromText(file));
    ASSERT_TRUE(loaded.session);
    ASSERT_EQ(loaded.session->strayThrows().size(), 1U) << "whatever comes of it";
    EXPECT_EQ(loaded.session->strayThrows()[0].fate, StrayThrow::Fate::Waiting);
}

TEST_F(Keeping, NothingIsWrittenUntilSomethingIsPlayed) {
    const QByteArray before = contentOf(file);
    EXPECT_TRUE(window->close());
    EXPECT_EQ(contentOf(file), before);
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".lock"))) << "as long as it is open";
    document.close();
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("beersheba*")}, QDir::Files),
              QStringList{QStringLiteral("beersheba.battle.json")});
}

TEST_F(Keeping, ClosingLeavesOneWholeFileAndTheOneBefore) {
    const QByteArray before = contentOf(file);
    document.execute(loss);
    document.close();
    EXPECT_EQ(
        QDir(folder.path()).entryList({QStringLiteral("beersheba*")}, QDir::Files, QDir::Name),
        (QStringList{QStringLiteral("beersheba.battle.json"), QStringLiteral("beersheba.battle.json.1")}));
    EXPECT_EQ(contentOf(file + QStringLiteral(".1")), before);
    EXPECT_EQ(recordsIn(file), 1);
}

TEST_F(Keeping, WhileItsJournalTakesThemNoRecordNeedsAnotherPlace) {
    document.execute(loss);
    const QByteArray good = contentOf(file);
    full.full = fromText(folder.filePath(QStringLiteral(".beersheba"))); // what would replace it
    trigger("actionNextPhase");
    QTest::qWait(1);
    EXPECT_EQ(contentOf(file), good);
    EXPECT_EQ(recordsIn(file), 2);
    const auto warned = [this] {
        return barText().contains(
            QStringLiteral("No space left on device. Nothing is lost: its journal holds"));
    };
    EXPECT_TRUE(warned()) << fromText(barText());
    EXPECT_FALSE(document.isModified());
    trigger("actionNextPhase");
    document.look();
    EXPECT_TRUE(warned()) << "it stays: " << fromText(barText());
    full.full.clear();
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    EXPECT_EQ(barText(), QString()) << "the file was written";
    EXPECT_EQ(recordsIn(file), 4);
}

TEST_F(Keeping, AFolderThatVanishesLeavesACopyAndAQuestion) {
    openOnStick();
    const auto top = [this] { return window->field().mapTo(window.get(), QPoint()).y(); };
    const int before = top();
    ASSERT_TRUE(QDir().rename(stick, away));
    document.look();
    QTest::qWait(1);
    EXPECT_EQ(top(), before) << "nothing moves under the hand";
    EXPECT_TRUE(barText().startsWith(QStringLiteral("◆ b.battle.json is not there any more")))
        << fromText(barText());
    EXPECT_EQ(document.keeping().kind, gui::Keeping::Kind::Elsewhere);
    ASSERT_EQ(unsavedFiles().size(), 1) << "without a record more";
    const QString copy = QDir(unsavedFolder()).filePath(unsavedFiles().first());
    EXPECT_EQ(recordsIn(copy), 1);
    trigger("actionNextPhase");
    EXPECT_EQ(recordsIn(copy), 2);
    EXPECT_TRUE(document.isModified());

    prompts.homeless = Prompts::Homeless::Cancel;
    EXPECT_FALSE(window->close());
    EXPECT_EQ(prompts.homelessAsked, 1);
    prompts.homeless = Prompts::Homeless::Leave;
    EXPECT_TRUE(window->close());
    document.close();
    EXPECT_EQ(recordsIn(copy), 2) << "the only copy stays";
    EXPECT_EQ(document.unsaved().size(), 1) << "and is offered";
}

TEST_F(Keeping, NothingPlayedSinceItVanishedIsNoReasonToForgetIt) {
    document.execute(loss);
    ASSERT_TRUE(window->openFile(file));
    ASSERT_TRUE(QFile::remove(file));
    document.look();
    ASSERT_EQ(unsavedFiles().size(), 1);
    prompts.homeless = Prompts::Homeless::Save;
    prompts.save = folder.filePath(QStringLiteral("kept.battle.json"));
    EXPECT_TRUE(window->close());
    EXPECT_EQ(prompts.homelessAsked, 1);
    EXPECT_EQ(recordsIn(prompts.save), 1);
    EXPECT_EQ(unsavedFiles(), QStringList()) << "it has a file again";
}

TEST_F(Keeping, ADriveThatIsBackIsWrittenAgain) {
    openOnStick();
    ASSERT_TRUE(QDir().rename(stick, away));
    document.look();
    trigger("actionNextPhase");
    ASSERT_TRUE(QDir().rename(away, stick));
    document.look();
    EXPECT_EQ(barText(), QString());
    EXPECT_EQ(recordsIn(onStick), 2);
    EXPECT_EQ(unsavedFiles(), QStringList());
    EXPECT_FALSE(document.isModified());
}

TEST_F(Keeping, ALockThatVanishesIsTakenAgain) {
    document.execute(loss);
    ASSERT_TRUE(QFile::remove(file + QStringLiteral(".lock")));
    document.look();
    EXPECT_EQ(barText(), QString());
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".lock")));
    ASSERT_TRUE(QFile::remove(file + QStringLiteral(".lock")));
    trigger("actionNextPhase");
    EXPECT_EQ(document.keeping().kind, gui::Keeping::Kind::Safe);
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".lock")));
}

TEST_F(Keeping, WhoeverTakesALockThatVanishedIsYieldedTo) {
    document.execute(loss);
    ASSERT_TRUE(QFile::remove(file + QStringLiteral(".lock")));
    StoredBattle second(battleFiles(), keptIn(unsavedFolder()));
    ASSERT_FALSE(hasErrors(second.open(file)));
    ASSERT_TRUE(second.execute({{"do", "next-phase"}}).ok);
    document.execute(loss);
    EXPECT_EQ(document.keeping().kind, gui::Keeping::Kind::ReadOnly);
    EXPECT_EQ(recordsIn(file), 2) << "those of the other";
    ASSERT_EQ(unsavedFiles().size(), 1) << "what was played too late is not lost";
    EXPECT_EQ(recordsIn(QDir(unsavedFolder()).filePath(unsavedFiles().first())), 2);
    EXPECT_TRUE(window->close());
    EXPECT_EQ(unsavedFiles().size(), 1);
}

TEST_F(Keeping, WhereNoLockCanBeHadNothingIsWritten) {
    ASSERT_TRUE(QDir().mkpath(stick + QStringLiteral("/a.battle.json.lock")));
    const QString battle = stick + QStringLiteral("/a.battle.json");
    ASSERT_TRUE(QFile::copy(file, battle));
    const QByteArray before = contentOf(battle);
    ASSERT_TRUE(window->openFile(battle));
    document.execute(loss);
    EXPECT_EQ(contentOf(battle), before);
    EXPECT_TRUE(barText().contains(QStringLiteral("cannot be locked"))) << fromText(barText());
    EXPECT_EQ(unsavedFiles().size(), 1);
    EXPECT_NE(document.save(), QString());
    EXPECT_EQ(contentOf(battle), before);
    ASSERT_TRUE(QDir().rmdir(battle + QStringLiteral(".lock")));
    document.look();
    EXPECT_EQ(barText(), QString());
    EXPECT_EQ(recordsIn(battle), 1);
}

TEST_F(Keeping, ABattleWithoutAFileThatWasTakenBackIsAskedAboutToo) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    document.execute(loss);
    document.undo();
    EXPECT_TRUE(document.isModified()) << "the record could be done again";
}

TEST_F(Keeping, WhatEndsTheSessionKeepsAll) {
    document.execute(loss);
    window->closeAtOnce();
    EXPECT_FALSE(QFile::exists(file + QStringLiteral(".lock")));
    EXPECT_FALSE(QFile::exists(file + QStringLiteral(".journal")));
    EXPECT_EQ(recordsIn(file), 1);
    EXPECT_EQ(prompts.unsavedAsked + prompts.homelessAsked, 0);
}

TEST_F(Keeping, WhatEndsTheSessionLeavesAnUnsavedBattleAmongTheUnsaved) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    document.execute(loss);
    window->closeAtOnce();
    ASSERT_EQ(unsavedFiles().size(), 1);
    EXPECT_EQ(QDir(unsavedFolder()).entryList(QDir::Files).size(), 1) << "a whole file, no lock";
    EXPECT_EQ(document.unsaved().size(), 1);
}

TEST_F(Keeping, TheFileFollowsWhenTheAnswerStandsOnTheScreen) {
    const QString one = folder.filePath(QStringLiteral("later.battle.json"));
    ASSERT_TRUE(QFile::copy(file, one));
    AutosavePlan plan = keptIn(unsavedFolder(), &full);
    plan.fileLater = true;
    StoredBattle other(battleFiles(), plan);
    ASSERT_FALSE(hasErrors(other.open(one)));
    ASSERT_TRUE(other.execute(loss).ok);
    const QByteArray before = contentOf(one);
    ASSERT_TRUE(other.execute({{"do", "adjust"}, {"subject", "ii-67"}, {"set", {{"lost", 1}}}}).ok);
    EXPECT_EQ(contentOf(one), before);
    EXPECT_EQ(recordsIn(one), 2) << "with its journal";
    EXPECT_TRUE(QTest::qWaitFor([&] { return contentOf(one) != before; }, 10'000));
    full.fillUp(fromText(folder.path()));
    ASSERT_TRUE(other.execute(loss).ok);
    EXPECT_NE(other.keeping().kind, umpire::gui::Keeping::Kind::Safe) << "a full disk is said at once";
    full.full.clear();
    full.onlyNew();
}

TEST_F(Keeping, ExamplesOpenAsNewBattles) {
    const QString examples = folder.filePath(QStringLiteral("examples"));
    ASSERT_TRUE(QDir().mkdir(examples));
    const QString one = examples + QStringLiteral("/one.battle.json");
    ASSERT_TRUE(QFile::copy(file, one));
    AutosavePlan plan = keptIn(unsavedFolder());
    plan.examples.emplace_back(fromText(examples));
    StoredBattle other(battleFiles(), plan);
    ASSERT_FALSE(hasErrors(other.open(one)));
    EXPECT_EQ(other.path(), QString());
    const QByteArray before = contentOf(one);
    ASSERT_TRUE(other.execute(loss).ok);
    EXPECT_EQ(contentOf(one), before);
    EXPECT_EQ(QDir(examples).entryList(QDir::Files), QStringList{QStringLiteral("one.battle.json")});
    EXPECT_NE(other.saveAs(one), QString()) << "nor by saving";
    EXPECT_NE(other.saveAs(examples + QStringLiteral("/two.battle.json")), QString());
    EXPECT_EQ(contentOf(one), before);
}

TEST_F(Keeping, WhatStandsBehindADamageIsTakenUpWhenTheUmpireSaysSo) {
    document.execute(loss);
    const QByteArray first = contentOf(file);
    trigger("actionNextPhase");
    document.execute({{"do", "adjust"}, {"subject", "ii-67"}, {"set", {{"lost", 1}}}});
    QByteArray journal = contentOf(file + QStringLiteral(".journal"));
    const qsizetype second = journal.indexOf("\"do\":\"record\",\"after\":1,");
    ASSERT_GT(second, 0) << journal.toStdString();
    journal[second + 30] = static_cast<char>(journal[second + 30] ^ 4);
    const QString broken = folder.filePath(QStringLiteral("broken.battle.json"));
    write(broken, first);
    write(broken + QStringLiteral(".journal"), journal);
    prompts.goOn = false;
    ASSERT_TRUE(window->openFile(broken));
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("1 record is lost (2)"))) << fromText(prompts.asked);
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(contentOf(broken), first) << "nothing is written yet";
    prompts.goOn = true;
    ASSERT_TRUE(window->openFile(broken));
    EXPECT_EQ(document.session().cursor(), 3);
    EXPECT_EQ(recordsIn(broken), 3);
    EXPECT_EQ(contentOf(broken + QStringLiteral(".1")), first);
    EXPECT_TRUE(QFile::exists(broken + QStringLiteral(".journal.torn")));
    EXPECT_TRUE(document.execute(loss).ok);
    EXPECT_EQ(recordsIn(broken), 4);
}

TEST_F(Keeping, InPlaceOfAFileThatCannotBeOpenedEarlierOnesAreOffered) {
    document.execute(loss);
    document.close();
    const QByteArray whole = contentOf(file);
    write(file, whole.left(whole.size() / 3));
    prompts.choice = -1;
    EXPECT_FALSE(window->openFile(file));
    ASSERT_EQ(prompts.offered.size(), 1) << fromText(prompts.offered.join(QLatin1Char('|')));
    EXPECT_TRUE(
        prompts.offered.last().startsWith(QStringLiteral("beersheba.battle.json.1: turn 1, 0 records")))
        << fromText(prompts.offered.last());
    prompts.choice = 0;
    EXPECT_TRUE(window->openFile(file));
    EXPECT_EQ(document.title(), QStringLiteral("Beersheba"));
    EXPECT_EQ(document.path(), QString()) << "a new battle, kept among the unsaved ones";
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(unsavedFiles().size(), 1);
    EXPECT_EQ(contentOf(file), whole.left(whole.size() / 3));
}

TEST_F(Keeping, WhatItsFolderDoesNotTakeIsAmongTheUnsavedBattles) {
    document.execute(loss);
    full.fillUp(fromText(folder.path()));
    trigger("actionNextPhase");
    EXPECT_TRUE(barText().startsWith(QStringLiteral("▲ beersheba.battle.json"))) << fromText(barText());
    EXPECT_TRUE(barText().contains(QStringLiteral("No space left on device")));
    EXPECT_TRUE(barText().contains(QStringLiteral("stands in memory only")));
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(recordsIn(file), 1) << "the last good file stays good";
    full.onlyNew();
    full.full = fromText(file);
    full.alsoFull = fromText(folder.filePath(QStringLiteral(".beersheba")));
    trigger("actionNextPhase");
    EXPECT_TRUE(barText().startsWith(QStringLiteral("◆ beersheba.battle.json"))) << fromText(barText());
    EXPECT_TRUE(barText().contains(QStringLiteral("kept among the unsaved battles")));
    ASSERT_EQ(unsavedFiles().size(), 1);
    EXPECT_EQ(recordsIn(QDir(unsavedFolder()).filePath(unsavedFiles().first())), 3);
    full.full.clear();
    full.alsoFull.clear();
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    EXPECT_EQ(barText(), QString()) << "there is space again";
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(recordsIn(file), 4);
    EXPECT_EQ(unsavedFiles(), QStringList());
}

TEST_F(Keeping, CanBeSavedElsewhereWhenItsPlaceFails) {
    document.execute(loss);
    full.fillUp(fromText(file));
    document.undo();
    EXPECT_NE(barText(), QString());
    full.onlyNew();
    full.full = fromText(folder.filePath(QStringLiteral(".beersheba")));
    prompts.save = folder.filePath(QStringLiteral("stick/other.battle.json"));
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("stick")));
    find<QPushButton>("keepingElsewhere")->click();
    EXPECT_EQ(barText(), QString());
    EXPECT_EQ(document.path(), prompts.save);
    trigger("actionNextPhase");
    EXPECT_EQ(recordsIn(prompts.save), 1);
    EXPECT_FALSE(document.isModified());
}

TEST_F(Keeping, AFileThatAnotherProgramChangedIsLeftAloneUntilTheUmpireSays) {
    document.execute(loss);
    write(file, "somebody else's");
    document.look();
    EXPECT_TRUE(barText().contains(QStringLiteral("was changed by another program"))) << fromText(barText());
    trigger("actionNextPhase");
    EXPECT_EQ(contentOf(file), "somebody else's");
    ASSERT_EQ(unsavedFiles().size(), 1);
    EXPECT_EQ(recordsIn(QDir(unsavedFolder()).filePath(unsavedFiles().first())), 2);
    prompts.goOn = false;
    trigger("actionSave");
    EXPECT_EQ(contentOf(file), "somebody else's");
    prompts.goOn = true;
    trigger("actionSave");
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("beersheba.battle.json.1")));
    EXPECT_EQ(recordsIn(file), 2);
    EXPECT_EQ(contentOf(file + QStringLiteral(".1")), "somebody else's");
    EXPECT_EQ(barText(), QString());
    EXPECT_EQ(unsavedFiles(), QStringList());
}

TEST_F(Keeping, AFileThatVanishedIsWrittenAgainWhenSaved) {
    document.execute(loss);
    ASSERT_TRUE(QFile::rename(file, folder.filePath(QStringLiteral("moved.battle.json"))));
    document.look();
    EXPECT_TRUE(barText().contains(QStringLiteral("is not there any more"))) << fromText(barText());
    trigger("actionNextPhase");
    EXPECT_FALSE(QFile::exists(file));
    trigger("actionSave");
    EXPECT_EQ(recordsIn(file), 2);
    EXPECT_EQ(barText(), QString());
}

TEST_F(Keeping, AFolderThatTakesNothingIsSaidAtOnce) {
    StoredBattle other(battleFiles(), keptIn(unsavedFolder()));
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("stick")));
    const QString place = folder.filePath(QStringLiteral("stick/a.battle.json"));
    ASSERT_TRUE(QFile::copy(file, place));
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("stick/a.battle.json.lock")));
    ASSERT_FALSE(hasErrors(other.open(place)));
    EXPECT_TRUE(
        other.keeping().text.startsWith(QStringLiteral("Nothing can be written where a.battle.json is")))
        << fromText(other.keeping().text);
    EXPECT_FALSE(other.isModified()) << "nothing was played";
}

TEST_F(Keeping, ABattleThatWasNeverSavedIsOfferedAgain) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    document.execute(loss);
    trigger("actionNextPhase");
    ASSERT_EQ(unsavedFiles().size(), 1);
    StoredBattle beside(battleFiles(), keptIn(unsavedFolder()));
    EXPECT_EQ(beside.unsaved().size(), 0) << "this window has it open";

    // The program is killed: its lock goes, its files stay.
    const QString left = folder.filePath(QStringLiteral("left"));
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("left")));
    for (const QString& name : QDir(unsavedFolder()).entryList(QDir::Files)) {
        ASSERT_TRUE(QFile::copy(QDir(unsavedFolder()).filePath(name), QDir(left).filePath(name)));
    }
    StoredBattle next(battleFiles(), keptIn(left));
    MainWindow again(next, look, settings, prompts, ExampleBattles(QStringList{}));
    again.show();
    auto* button = again.findChild<QPushButton*>(QStringLiteral("startUnsaved"));
    ASSERT_NE(button, nullptr);
    EXPECT_EQ(button->text(), QStringLiteral("Go on with Beersheba"));
    EXPECT_TRUE(button->accessibleDescription().startsWith(QStringLiteral("turn 1 · 2 records")))
        << fromText(button->accessibleDescription());
    button->click();
    ASSERT_TRUE(next.isOpen());
    EXPECT_EQ(next.session().cursor(), 2);
    EXPECT_EQ(next.path(), QString());
    EXPECT_TRUE(next.isModified());
    next.execute(loss);
    prompts.save = folder.filePath(QStringLiteral("saved.battle.json"));
    again.findChild<QAction*>(QStringLiteral("actionSave"))->trigger();
    EXPECT_EQ(recordsIn(prompts.save), 3);
    EXPECT_EQ(QDir(left).entryList(QDir::Files), QStringList()) << "it has a file now";
}

TEST_F(Keeping, AnUnsavedBattleThatIsOpenElsewhereIsNotOpenedTwice) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    document.execute(loss);
    ASSERT_EQ(unsavedFiles().size(), 1);
    StoredBattle other(battleFiles(), keptIn(unsavedFolder()));
    const Issues issues = other.openUnsaved(QDir(unsavedFolder()).filePath(unsavedFiles().first()));
    ASSERT_TRUE(hasErrors(issues));
    EXPECT_EQ(issues.front().text, "it is open in another window by now, or gone");
    EXPECT_FALSE(other.isOpen());
}

TEST_F(Keeping, AnUnsavedBattleIsDiscardedWhenTheUmpireSaysSo) {
    ASSERT_FALSE(hasErrors(document.openExample(example(QStringLiteral("beersheba-1917")))));
    document.execute(loss);
    ASSERT_EQ(unsavedFiles().size(), 1);
    const QString name = unsavedFiles().first();
    const QByteArray text = contentOf(QDir(unsavedFolder()).filePath(name));
    prompts.unsaved = Prompts::Unsaved::Discard;
    trigger("actionClose");
    EXPECT_EQ(QDir(unsavedFolder()).entryList(QDir::Files), QStringList());

    write(QDir(unsavedFolder()).filePath(name), text);
    ASSERT_FALSE(hasErrors(document.open(file)));
    trigger("actionClose");
    prompts.goOn = false;
    find<QPushButton>("startDiscard")->click();
    EXPECT_EQ(unsavedFiles().size(), 1);
    prompts.goOn = true;
    find<QPushButton>("startDiscard")->click();
    EXPECT_EQ(unsavedFiles(), QStringList());
    EXPECT_FALSE(find<QMenu>("menuUnsaved")->menuAction()->isVisible());
}

TEST_F(Keeping, ASecondWindowOnlyReadsAndFollows) {
    document.execute(loss);
    StoredBattle second(battleFiles(), keptIn(unsavedFolder()));
    ASSERT_FALSE(hasErrors(second.open(file)));
    EXPECT_EQ(second.keeping().kind, gui::Keeping::Kind::ReadOnly);
    EXPECT_TRUE(second.keeping().text.contains(QStringLiteral("(Desert Umpire, process ")))
        << fromText(second.keeping().text);
    EXPECT_FALSE(second.keeping().canTakeOver);
    EXPECT_EQ(second.session().cursor(), 1);
    const Answer refused = second.execute({{"do", "next-phase"}});
    EXPECT_FALSE(refused.ok);
    EXPECT_EQ(refused.refusal.code, "read-only");

    trigger("actionNextPhase");
    second.look();
    EXPECT_EQ(second.session().cursor(), 2);
    EXPECT_EQ(second.battle().clock.phase, "normal-moves");
    EXPECT_FALSE(second.isModified());
    document.undo();
    document.execute({{"do", "end-turn"}});
    second.look();
    EXPECT_TRUE(second.battle() == battle());

    document.close();
    second.look();
    EXPECT_TRUE(second.keeping().canTakeOver);
    EXPECT_FALSE(hasErrors(second.takeOver()));
    EXPECT_EQ(second.keeping().kind, gui::Keeping::Kind::Safe);
    EXPECT_TRUE(second.execute({{"do", "next-phase"}}).ok);
    EXPECT_EQ(recordsIn(file), 3);
}

TEST_F(Keeping, ACopyOfWhatOthersPlayCanBeSaved) {
    document.execute(loss);
    StoredBattle second(battleFiles(), keptIn(unsavedFolder()));
    ASSERT_FALSE(hasErrors(second.open(file)));
    EXPECT_NE(second.saveAs(file), QString());
    const QString copy = folder.filePath(QStringLiteral("copy.battle.json"));
    EXPECT_EQ(second.saveAs(copy), QString());
    EXPECT_TRUE(second.execute({{"do", "next-phase"}}).ok);
    EXPECT_EQ(recordsIn(copy), 2);
    EXPECT_EQ(recordsIn(file), 1);
    EXPECT_TRUE(document.saveAs(copy).contains(QStringLiteral("copy.battle.json is open")));
}

TEST_F(Keeping, OpeningTheSameFileAgainReadsItAnew) {
    document.execute(loss);
    EXPECT_TRUE(window->openFile(file));
    EXPECT_EQ(document.session().cursor(), 1);
    EXPECT_EQ(document.keeping().kind, gui::Keeping::Kind::Safe);
    EXPECT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    EXPECT_EQ(recordsIn(file), 2);
    write(file, "{");
    prompts.choice = -1; // nothing of what is left of it
    EXPECT_FALSE(window->openFile(file));
    EXPECT_EQ(document.session().cursor(), 2);
    document.look();
    EXPECT_TRUE(barText().contains(QStringLiteral("was changed by another program")));
}

} // namespace

} // namespace umpire::gui::test::keeping_test
