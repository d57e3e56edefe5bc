// Two players at one laptop: nothing that the program writes, and nothing else that it says, tells a card
// that not everybody may see.

#include "seats.h"

#include "settings/prompts.h"
#include "window/battle_file_actions.h"
#include "window/recent_battles.h"
#include "window/start_page.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDirIterator>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>

namespace umpire::gui::test::seat_files_test {

namespace {

bool isEnciphered(char byte) {
    return std::isalnum(static_cast<unsigned char>(byte)) || byte == '+' || byte == '/';
}

/// Whether a word stands in a text, and not by chance within what is enciphered.
bool tells(const QByteArray& text, const QByteArray& word) {
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        const qsizetype end = at + word.size();
        if (at == 0 || !isEnciphered(text[at - 1]) || end == text.size() || !isEnciphered(text[end])) {
            return true;
        }
    }
    return false;
}

class SeatFiles : public Seats {
  protected:
    SeatFiles() : m_temporary(qgetenv("TMPDIR")) {
        onStartPage.clear(); // what the examples tell is no secret
        QDir(folder.path()).mkpath(QStringLiteral("tmp"));
        qputenv("TMPDIR", folder.filePath(QStringLiteral("tmp")).toLocal8Bit());
    }
    ~SeatFiles() override { m_temporary.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", m_temporary); }

    /// All that this program has written, wherever it may.
    static QStringList filesBelow(const QString& place) {
        QStringList files;
        QDirIterator each(place, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
        while (each.hasNext()) {
            files << each.next();
        }
        return files;
    }
    QStringList written() const {
        QStringList files = filesBelow(folder.path());
        for (const auto place : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation,
                                 QStandardPaths::CacheLocation, QStandardPaths::GenericConfigLocation,
                                 QStandardPaths::RuntimeLocation}) {
            files << filesBelow(QStandardPaths::writableLocation(place));
        }
        return files;
    }
    /// Which of them tell a card, and which.
    QStringList tellTales() const {
        QStringList told;
        for (const QString& name : written()) {
            QFile one(name);
            const QByteArray text = one.open(QIODevice::ReadOnly) ? one.readAll() : QByteArray();
            for (const Subject* card : battle().all(SubjectKind::Unit)) {
                if (tells(text, QByteArray::fromStdString(card->name)) ||
                    tells(text, QByteArray::fromStdString(card->id))) {
                    told << name + QStringLiteral(": ") + toText(card->name);
                    break;
                }
            }
        }
        return told;
    }
    void expectNoneWritten(const char* when) {
        const QStringList told = tellTales();
        EXPECT_TRUE(told.isEmpty()) << when << "\n" << fromText(told.join(QLatin1Char('\n')));
    }
    void playAPhase() {
        for (int side = 0; side < 2; ++side) {
            QTest::mouseClick(window->seat().seat()->findChild<QPushButton*>(QStringLiteral("seatProgram")),
                              Qt::LeftButton);
        }
        EXPECT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    }
    void end() {
        EXPECT_TRUE(
            document.execute({{"do", "adjust"}, {"subject", "british"}, {"set", {{"won", true}}}}).ok);
    }
    /// All windows that are seen.
    static QList<QWidget*> seenWindows() {
        QList<QWidget*> seen;
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (each->isVisible()) {
                seen << each;
            }
        }
        return seen;
    }
    int choiceOf(const QString& pack) const {
        const auto packs = document.rulesToBegin();
        const auto found = std::find_if(packs.begin(), packs.end(), [&pack](const FoundPack& each) {
            return each.name == fromText(pack);
        });
        return static_cast<int>(found - packs.begin());
    }

  private:
    QByteArray m_temporary;
};

} // namespace

TEST_F(SeatFiles, TellNoCardWhileTwoPlay) {
    SeatWindow& seat = sit();
    expectNoneWritten("as they begin");
    EXPECT_GE(written().size(), 3) << "battle, journal, lock";
    QTest::keyClick(&seat, Qt::Key_Space);
    for (int phase = 0; phase < 8; ++phase) {
        playAPhase();
        expectNoneWritten("in play");
    }
    EXPECT_EQ(document.save(), QString());
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".1")));
    expectNoneWritten("saved");
    document.execute({{"do", "undo"}});
    expectNoneWritten("undone");
    prompts.goOn = true;
    QTest::mouseClick(seat.findChild<QPushButton*>(QStringLiteral("seatLeave")), Qt::LeftButton);
    QTest::qWait(20);
    EXPECT_EQ(document.saveAs(folder.filePath(QStringLiteral("copy.battle.json"))), QString());
    document.close();
    ASSERT_TRUE(window->openFile(file));
    EXPECT_GT(document.session().cursor(), 0);
    expectNoneWritten("opened again by the umpire");
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    expectNoneWritten("played on by him");
}

TEST_F(SeatFiles, ThatWereKeptBeforeAreCoveredToo) {
    for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
        ASSERT_EQ(document.save(), QString());
    }
    EXPECT_GE(tellTales().size(), 3) << "the umpire's files are his own";
    sit();
    expectNoneWritten("as they begin");
    EXPECT_TRUE(QFile::exists(file + QStringLiteral(".2")));
}

TEST_F(SeatFiles, ArePlainAgainWhenAllMaySeeEverything) {
    sit();
    expectNoneWritten("in play");
    end();
    EXPECT_FALSE(tellTales().isEmpty());
    document.close();
    ASSERT_TRUE(window->openFile(file));
    EXPECT_FALSE(document.session().covered());
}

TEST_F(SeatFiles, OfABattleThatWasNeverSavedAreCovered) {
    window->seat(); // the battle at hand is another
    document.openExample(source);
    sit();
    const QStringList kept = filesBelow(folder.filePath(QStringLiteral("unsaved")));
    EXPECT_FALSE(kept.isEmpty());
    QFile::remove(file); // the example as it was copied
    expectNoneWritten("among the unsaved");
}

TEST_F(SeatFiles, AreCalledByTheirTitleInLists) {
    sit();
    RecentBattles recent;
    const QList<RecentBattle> entries = recent.entries({file});
    ASSERT_EQ(entries.size(), 1);
    EXPECT_EQ(entries.front().title, QStringLiteral("Palestine 1918"));
    EXPECT_TRUE(entries.front().about.startsWith(QStringLiteral("Two players at one laptop")))
        << fromText(entries.front().about);
    const QString all = entries.front().title + entries.front().about;
    for (const QString& name : secretsFrom(Viewer::ofEverybody())) {
        EXPECT_FALSE(all.contains(name)) << fromText(name);
    }
}

TEST_F(SeatFiles, TheStartPageTellsNoCard) {
    sit();
    const std::set<QString> secret = secretsFrom(Viewer::ofEverybody());
    document.close();
    QTest::qWait(20);
    auto* page = find<StartPage>("startPage");
    ASSERT_TRUE(page->isVisible());
    QStringList words = wordsOf(*page);
    for (const QListWidget* list : page->findChildren<QListWidget*>()) {
        words << rowsOf(*list->model(), {});
    }
    EXPECT_TRUE(words.join(QLatin1Char('\n')).contains(QStringLiteral("Palestine 1918")));
    for (const QString& name : secret) {
        EXPECT_FALSE(words.join(QLatin1Char('\n')).contains(name)) << fromText(name);
    }
}

/// Every key that does something in the umpire's window, pressed in theirs.
TEST_F(SeatFiles, NoKeyOfTheUmpiresWindowShowsHim) {
    SeatWindow& seat = sit();
    seat.activateWindow();
    QTest::keyClick(&seat, Qt::Key_Space);
    const std::set<QString> secret = secretsFrom(Viewer::of("british"));
    const int cursor = document.session().cursor();
    QApplication::clipboard()->setText(QStringLiteral("before"));
    int keys = 0;
    for (const QAction* action : window->findChildren<QAction*>()) {
        for (const QKeySequence& sequence : action->shortcuts()) {
            static const QList<Qt::Key> theirs{Qt::Key_Space,  Qt::Key_H,     Qt::Key_R,
                                               Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape};
            const bool ours = !sequence.isEmpty() && theirs.contains(sequence[0].key());
            if (sequence.isEmpty() || ours) {
                continue;
            }
            QTest::keySequence(&seat, sequence);
            QCoreApplication::processEvents();
            ++keys;
            EXPECT_FALSE(window->isVisible()) << fromText(sequence.toString());
            EXPECT_EQ(seenWindows(), QList<QWidget*>{&seat}) << fromText(sequence.toString());
            EXPECT_EQ(document.session().cursor(), cursor) << fromText(sequence.toString());
        }
    }
    EXPECT_GT(keys, 20);
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("before"));
    expectNone(secret, seat);
}

TEST_F(SeatFiles, NothingThatIsSeenTellsWhatWasUndoneOrIsOwed) {
    SeatWindow& seat = sit();
    QTest::keyClick(&seat, Qt::Key_Space);
    Json cards = Json::array();
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    ASSERT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    for (const Subject* card : battle().all(SubjectKind::Unit)) {
        const bool own = card->side == "british" && card->value("pile").text() == "hand";
        if (own && document.execute({{"do", "commit"}, {"side", "british"}, {"cards", {card->id}}}).ok) {
            break;
        }
    }
    QTest::keyClick(&seat, Qt::Key_H);
    for (const bool undone : {false, true}) {
        if (undone) {
            document.undo();
        }
        for (const bool shown : {false, true}) {
            if (shown) {
                QTest::keyClick(&seat, Qt::Key_Space);
            }
            const std::set<QString> secret =
                secretsFrom(shown ? Viewer::of("turkish") : Viewer::ofEverybody());
            for (QWidget* each : seenWindows()) {
                expectNone(secret, *each);
            }
            if (shown) {
                QTest::keyClick(&seat, Qt::Key_H);
            }
        }
        QTest::keyClick(&seat, Qt::Key_Space);
        QTest::keyClick(&seat, Qt::Key_H);
    }
    EXPECT_FALSE(window->isVisible());
}

TEST_F(SeatFiles, ANewBattleAsksWhoSitsThere) {
    prompts.choices = {choiceOf(QStringLiteral("palestine-card-game")), 1};
    trigger("actionNew");
    EXPECT_EQ(prompts.chosenOf,
              (QStringList{QStringLiteral("&Rules:"), QStringLiteral("&Who sits at this laptop?")}));
    EXPECT_EQ(prompts.offered, (QStringList{QStringLiteral("The umpire, who sees all"),
                                            QStringLiteral("Two players, one after the other")}));
    SeatWindow* seat = window->seat().seat();
    ASSERT_NE(seat, nullptr);
    EXPECT_TRUE(seat->isVisible());
    EXPECT_FALSE(window->isVisible());
    EXPECT_EQ(seat->seated(), "") << "covered";
    EXPECT_EQ(battle().all(SubjectKind::Unit).size(), 98U);
    const auto sides = battle().all(SubjectKind::Side);
    ASSERT_EQ(sides.size(), 2U);
    EXPECT_EQ(sides[0]->value("camp").text(), "british");
    EXPECT_EQ(sides[1]->value("camp").text(), "turkish");
    for (const Subject* card : battle().all(SubjectKind::Unit)) {
        EXPECT_EQ(card->value("pile").text(), "deck") << card->id;
    }
    QFile::remove(file); // another battle's
    QTest::keyClick(seat, Qt::Key_Space);
    QTest::mouseClick(seat->findChild<QPushButton*>(QStringLiteral("seatUndo")), Qt::LeftButton);
    EXPECT_EQ(battle().all(SubjectKind::Unit).size(), 98U) << "the decks are not taken back";
    for (const Subject* side : sides) {
        EXPECT_TRUE(document.execute({{"do", "fill-hand"}, {"side", side->id}}).ok);
    }
    expectNoneWritten("begun so");
    EXPECT_FALSE(filesBelow(folder.filePath(QStringLiteral("unsaved"))).isEmpty());
}

TEST_F(SeatFiles, WhoSitsThereIsAnsweredByKeysAndSaidAloud) {
    DialogPrompts real;
    QString said;
    QTimer::singleShot(0, window.get(), [&said] {
        QWidget* dialog = QApplication::activeModalWidget();
        auto* box = dialog->findChild<QComboBox*>();
        for (const auto& [other, relation] : QAccessible::queryAccessibleInterface(box)->relations()) {
            said += relation == QAccessible::Label ? other->text(QAccessible::Name) : QString();
        }
        QTest::keyClick(box, Qt::Key_Down);
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    ASSERT_FALSE(hasErrors(document.create(QStringLiteral("palestine-card-game"))));
    EXPECT_TRUE(beginWithTwoPlayers(document, real, *window));
    EXPECT_EQ(said, QStringLiteral("Who sits at this laptop?"));
    EXPECT_TRUE(document.session().covered());
}

TEST_F(SeatFiles, TheUmpireIsWhoUsuallySitsThere) {
    for (const int answer : {0, -1}) {
        prompts.choices = {choiceOf(QStringLiteral("palestine-card-game")), answer};
        trigger("actionNew");
        EXPECT_EQ(window->seat().seat(), nullptr);
        EXPECT_TRUE(window->isVisible());
        EXPECT_TRUE(battle().all().empty());
        EXPECT_FALSE(document.session().covered());
    }
}

TEST_F(SeatFiles, OfOtherGamesNobodyAsksThat) {
    const auto packs = document.rulesToBegin();
    for (std::size_t i = 0; i < packs.size(); ++i) {
        if (packs[i].name != "palestine-card-game") {
            prompts.chosenOf.clear();
            prompts.choices = {static_cast<int>(i)};
            trigger("actionNew");
            EXPECT_EQ(prompts.chosenOf, QStringList{QStringLiteral("&Rules:")}) << packs[i].name;
        }
    }
}

} // namespace umpire::gui::test::seat_files_test
