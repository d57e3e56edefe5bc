// The program broke down: the start page offers the battle and the report, and what can be told is shown
// before it is saved.

#include "document/text.h"
#include "table/notice_bar.h"
#include "test_window.h"
#include "umpire/base/breakdown.h"
#include "umpire/base/file.h"
#include "umpire/base/user_folders.h"
#include "window/crash_reporter.h"
#include "window/start_page.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::breakdown_test {

namespace {

class Breakdown : public TestWindow {
  protected:
    Breakdown() {
        m_before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toUtf8());
    }
    ~Breakdown() override {
        m_before.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", m_before);
    }
    void writeReport(const QString& path) {
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile out(path);
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write("Desert Umpire: a program broke down.\nreason: SIGSEGV\nstack:\n  program+0x12345\n");
    }
    QString besideTheBattle() const { return file + QStringLiteral(".crash-1700000000-77.txt"); }
    /// Quits, and starts anew with what was remembered.
    void startAnew() {
        window.reset();
        document.close();
        window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
        window->resize(1280, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
        QTest::qWait(20);
    }
    QString problem() {
        trigger("actionProblem");
        auto* text = find<QPlainTextEdit>("problemText");
        return text ? text->toPlainText() : QString();
    }

  private:
    QByteArray m_before;
};

} // namespace

TEST_F(Breakdown, TheNextStartOffersTheBattleAndTheReport) {
    writeReport(besideTheBattle());
    startAnew();
    auto* goOn = find<QPushButton>("startBroken");
    ASSERT_TRUE(goOn && goOn->isVisible());
    EXPECT_EQ(goOn->accessibleName(), QStringLiteral("Go on with beersheba"));
    EXPECT_TRUE(goOn->accessibleDescription().contains(QStringLiteral("What was played is kept")));
    QTest::mouseClick(find<QPushButton>("startProblem"), Qt::LeftButton);
    ASSERT_TRUE(find<QDialog>("problemDialog")->isVisible());
    EXPECT_TRUE(
        find<QPlainTextEdit>("problemText")->toPlainText().contains(QStringLiteral("program+0x12345")));
    find<QDialog>("problemDialog")->close();
    QTest::mouseClick(goOn, Qt::LeftButton);
    ASSERT_TRUE(document.isOpen());
    EXPECT_EQ(document.path(), file);
    const auto told = [this] {
        return window->table().notices().text().contains(QStringLiteral("broke down in this battle"));
    };
    EXPECT_TRUE(QTest::qWaitFor(told)) << "it is said where the battle is open";
}

TEST_F(Breakdown, ABattleThatWasNeverSavedIsGoneOnWith) {
    ASSERT_TRUE(document.openExample(source).empty());
    ASSERT_TRUE(document.execute(Json{{"do", "next-phase"}}).ok);
    const QString place = document.place();
    ASSERT_TRUE(QFile::exists(place));
    window.reset();
    document.leaveAtOnce();
    // The test window keeps them elsewhere than the program.
    const QString usual = toText(userFolders().window.string());
    ASSERT_TRUE(QDir().mkpath(usual) &&
                QFile::link(QFileInfo(place).path(), usual + QStringLiteral("/unsaved")));
    writeReport(place + QStringLiteral(".crash-1700000000-77.txt"));
    startAnew();
    auto* goOn = find<QPushButton>("startBroken");
    ASSERT_TRUE(goOn);
    QTest::mouseClick(goOn, Qt::LeftButton);
    ASSERT_TRUE(document.isOpen());
    EXPECT_TRUE(document.path().isEmpty()) << "it has no file yet";
    EXPECT_EQ(document.session().cursor(), 1);
}

TEST_F(Breakdown, WithoutABattleThereIsOnlyTheReport) {
    writeReport(
        folder.filePath(QStringLiteral("data/desert-umpire/reports/desert-umpire.crash-1700000000-1.txt")));
    startAnew();
    EXPECT_EQ(window->findChild<QPushButton*>(QStringLiteral("startBroken")), nullptr);
    auto* away = find<QPushButton>("startPutAway");
    ASSERT_TRUE(away && away->isVisible());
    prompts.goOn = false;
    QTest::mouseClick(away, Qt::LeftButton);
    EXPECT_NE(window->findChild<QPushButton*>(QStringLiteral("startPutAway")), nullptr)
        << "thought better of it";
    prompts.goOn = true;
    QTest::mouseClick(away, Qt::LeftButton);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(window->findChild<QPushButton*>(QStringLiteral("startPutAway")), nullptr);
    EXPECT_FALSE(find<QLabel>("brokenHead")->isVisible());
}

TEST_F(Breakdown, WhatIsToldNamesNobody) {
    writeReport(besideTheBattle());
    settings.addRecentFile(file);
    const QString text = problem();
    EXPECT_TRUE(text.contains(QStringLiteral("reason: SIGSEGV")));
    EXPECT_TRUE(text.contains(QStringLiteral("desert-umpire "))) << fromText(text);
    EXPECT_TRUE(text.contains(QStringLiteral("look/theme: auto"))) << fromText(text);
    EXPECT_TRUE(text.contains(QLatin1String(qVersion())));
    for (const Subject* subject : battle().all()) {
        const QString name = toText(subject->name);
        EXPECT_FALSE(!name.isEmpty() && text.contains(name)) << fromText(name);
    }
    EXPECT_FALSE(text.contains(toText(battle().title)));
    EXPECT_FALSE(text.contains(QDir::homePath() + QLatin1Char('/'))) << fromText(text);
    EXPECT_FALSE(text.contains(QFileInfo(file).fileName())) << fromText(text);
}

TEST_F(Breakdown, ItIsReadAndCutBeforeItIsSaved) {
    problem();
    auto* text = find<QPlainTextEdit>("problemText");
    ASSERT_TRUE(text);
    EXPECT_EQ(text->window()->focusWidget(), text) << "where to write";
    EXPECT_FALSE(text->isReadOnly());
    text->setPlainText(QStringLiteral("only this"));
    prompts.save = folder.filePath(QStringLiteral("problem.txt"));
    QTest::mouseClick(find<QPushButton>("problemSave"), Qt::LeftButton);
    EXPECT_EQ(*readFile(fromText(prompts.save)), "only this");
    EXPECT_TRUE(find<QLabel>("problemTold")->text().contains(QStringLiteral("Nothing was sent")));
    prompts.save = folder.filePath(QStringLiteral("none/problem.txt"));
    QTest::mouseClick(find<QPushButton>("problemSave"), Qt::LeftButton);
    EXPECT_TRUE(find<QLabel>("problemTold")->text().startsWith(QStringLiteral("Not saved")));
    prompts.save.clear();
    QTest::mouseClick(find<QPushButton>("problemSave"), Qt::LeftButton);
    EXPECT_FALSE(prompts.suggestedFile.isEmpty());
}

} // namespace umpire::gui::test::breakdown_test
