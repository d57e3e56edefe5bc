// Where files are looked for and put, and what is said of those that were opened before.

#include "test_window.h"

#include "document/text.h"
#include "window/recent_battles.h"

#include <QDateTime>
#include <QDir>
#include <QMenu>
#include <QTest>

namespace umpire::gui::test::files_test {

using Files = TestWindow;

TEST_F(Files, OpenStartsWhereTheLastBattleWas) {
    EXPECT_EQ(settings.folder(), QFileInfo(file).absolutePath());
    trigger("actionOpen");
    EXPECT_EQ(prompts.lookedIn, QFileInfo(file).absolutePath());
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("elsewhere")));
    prompts.save = folder.filePath(QStringLiteral("elsewhere/mine.battle.json"));
    trigger("actionSaveAs");
    trigger("actionOpen");
    EXPECT_EQ(prompts.lookedIn, folder.filePath(QStringLiteral("elsewhere")));
}

TEST_F(Files, ABattleOpenedByTheCommandLineCounts) {
    // The program opens it before there is a window, and tells the settings.
    Settings fresh(folder.filePath(QStringLiteral("fresh.ini")));
    fresh.addRecentFile(file);
    EXPECT_EQ(fresh.folder(), QFileInfo(file).absolutePath());
}

TEST_F(Files, AnUnnamedBattleIsSavedWhereTheUserKeepsThings) {
    settings.set(Settings::Key::Folder, QString());
    ASSERT_FALSE(hasErrors(document.create(QStringLiteral("sand-sweat-and-camels"))));
    trigger("actionSaveAs");
    const QFileInfo suggested(prompts.suggestedFile);
    EXPECT_EQ(suggested.fileName(), QStringLiteral("New battle.battle.json"));
    EXPECT_TRUE(QFileInfo(suggested.path()).isDir()) << fromText(prompts.suggestedFile);
    EXPECT_NE(suggested.path(), QStringLiteral("/"));
}

TEST_F(Files, ATitleThatIsNoFileNameIsMadeOne) {
    ASSERT_FALSE(hasErrors(document.create(QStringLiteral("sand-sweat-and-camels"))));
    document.execute({{"do", "scenario"}, {"set", {{"title", "../Gaza: 1/2"}}}});
    trigger("actionSaveAs");
    EXPECT_EQ(QFileInfo(prompts.suggestedFile).absolutePath(), QFileInfo(file).absolutePath());
    EXPECT_FALSE(QFileInfo(prompts.suggestedFile).fileName().contains(QLatin1Char(':')));
}

TEST_F(Files, QuittingNamesTheBattleThatHasNoTitle) {
    ASSERT_FALSE(hasErrors(document.create(QStringLiteral("sand-sweat-and-camels"))));
    document.execute({{"do", "enlist"}, {"sides", {{{"name", "Empire"}}}}});
    EXPECT_FALSE(window->close());
    EXPECT_EQ(prompts.unsavedTitle, QStringLiteral("New battle"));
}

TEST_F(Files, RecentOnesAreToldByTitleTurnAndDate) {
    for (int half = 0; half < 2; ++half) {
        waiveAll();
        trigger("actionEndTurn");
    }
    trigger("actionClose");
    RecentBattles recent;
    const RecentBattle battle = recent.entries({file}).first();
    EXPECT_EQ(battle.title, QStringLiteral("Beersheba"));
    EXPECT_TRUE(battle.about.startsWith(QStringLiteral("Turn 2 · 31 October 1917 · last played ")))
        << fromText(battle.about);
    auto* menu = find<QMenu>("menuRecent");
    Q_EMIT menu->aboutToShow();
    ASSERT_FALSE(menu->actions().isEmpty());
    EXPECT_TRUE(menu->actions().first()->text().startsWith(QStringLiteral("Beersheba – Turn 2 · ")))
        << fromText(menu->actions().first()->text());
}

TEST_F(Files, WhenARecentOneWasPlayedIsSaidAsPeopleSayIt) {
    trigger("actionClose");
    const auto about = [this](const QDateTime& when) {
        QFile played(file);
        EXPECT_TRUE(played.open(QIODevice::ReadWrite));
        EXPECT_TRUE(played.setFileTime(when, QFileDevice::FileModificationTime));
        played.close();
        RecentBattles recent;
        return recent.entries({file}).first().about;
    };
    const QTime early(6, 10, 3);
    const QDate today = QDate::currentDate();
    EXPECT_TRUE(about(QDateTime(today, early)).endsWith(QStringLiteral("last played today at 06:10")));
    EXPECT_TRUE(about(QDateTime(today.addDays(-1), early))
                    .endsWith(QStringLiteral("last played yesterday at 06:10")));
    EXPECT_TRUE(
        about(QDateTime(QDate(2025, 3, 3), early)).endsWith(QStringLiteral("last played on 3 March 2025")));
}

TEST_F(Files, ARecentOneThatIsNoBattleIsOfferedByItsName) {
    const QString odd = folder.filePath(QStringLiteral("odd.battle.json"));
    QFile broken(odd);
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("{ \"title\": ");
    broken.close();
    RecentBattles recent;
    EXPECT_EQ(recent.entries({odd}).first().title, QStringLiteral("odd.battle.json"));
    EXPECT_FALSE(recent.entries({folder.filePath(QStringLiteral("no.battle.json"))}).first().there);
}

} // namespace umpire::gui::test::files_test
