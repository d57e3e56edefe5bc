// `desert-umpire --export`, as a script runs it: no display, exit statuses, messages.

#include "pdf_file.h"
#include "test_window.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace umpire::gui::test::export_test {

namespace {

class Export : public ::testing::Test {
  protected:
    /// Runs the program to its end; gives its exit status, -1 when a signal ended it.
    int run(const QStringList& arguments) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
            environment.remove(QLatin1String(name));
        }
        if (!forWindow.isEmpty()) {
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"), forWindow);
        }
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
        environment.insert(QStringLiteral("UMPIRE_RULES"), QStringLiteral(UMPIRE_RULES_FOLDER));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(UMPIRE_PROGRAM), arguments);
        EXPECT_TRUE(process.waitForFinished(60000));
        error = QString::fromUtf8(process.readAllStandardError());
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    int exported(const QString& sheet, const QString& output, const QStringList& more = {}) {
        return run(QStringList{QStringLiteral("--export"), sheet, QStringLiteral("--output"), output} + more);
    }

    QString out(const char* name) const { return folder.filePath(QLatin1String(name)); }

    static QByteArray contents(const QString& path) {
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
        return file.readAll();
    }

    void expectError(const char* text) const {
        EXPECT_TRUE(error.contains(QLatin1String(text))) << error.toStdString();
    }

    QTemporaryDir folder;
    QString battle = example(QStringLiteral("beersheba-1917"));
    QString error;
    QString forWindow; ///< the platform of what opens a window
};

} // namespace

TEST_F(Export, TellsTheLanguageOfItsPages) {
    const QStringList rules{QStringLiteral("--rules"), QStringLiteral("sand-sweat-and-camels")};
    for (const char* language : {"en", "de", "fr"}) {
        const QStringList spoken = rules + QStringList{QStringLiteral("--language"), QLatin1String(language)};
        ASSERT_EQ(exported(QStringLiteral("ready-reference"), out("r.pdf"), spoken), 0);
        EXPECT_TRUE(contents(out("r.pdf")).contains(QByteArray("/Lang (") + language + ")")) << language;
        ASSERT_EQ(exported(QStringLiteral("ready-reference"), out("r.html"), spoken), 0);
        EXPECT_TRUE(contents(out("r.html")).contains(QByteArray("<html lang=\"") + language + "\">"));
    }
}

TEST_F(Export, WritesLengthsAsTheCommandLineAsks) {
    const QStringList rules{QStringLiteral("--rules"), QStringLiteral("sand-sweat-and-camels")};
    ASSERT_EQ(exported(QStringLiteral("ready-reference"), out("r.pdf"),
                       rules + QStringList{QStringLiteral("--centimetres")}),
              0);
    EXPECT_TRUE(PdfFile(out("r.pdf")).text().contains(QStringLiteral("22.5 cm")));
    ASSERT_EQ(exported(QStringLiteral("ready-reference"), out("r.pdf"),
                       rules + QStringList{QStringLiteral("--inches")}),
              0);
    EXPECT_TRUE(PdfFile(out("r.pdf")).text().contains(QStringLiteral("9\"")));
}

TEST_F(Export, RefusesALanguageThatNobodySpeaks) {
    const QStringList spoken{QStringLiteral("--language"), QStringLiteral("nl"), battle};
    EXPECT_EQ(exported(QStringLiteral("roster"), out("r.html"), spoken), 2);
    expectError("--language is one of de, en, fr, not nl");
    EXPECT_EQ(run(spoken), 2) << "before any window";
}

TEST_F(Export, RefusesSheetsThatTheRulesDoNotKnow) {
    EXPECT_EQ(exported(QStringLiteral("orders"), out("r.html"), {example(QStringLiteral("bir-zellaf"))}), 1);
    expectError("nobody is given orders");
    EXPECT_FALSE(QFile::exists(out("r.html")));
}

TEST_F(Export, PutsNothingOnStandardErrorAtAStart) {
    const QStringList picture{QStringLiteral("--screenshot"), out("window.png"), battle};
    forWindow = QStringLiteral("offscreen");
    EXPECT_EQ(run(picture), 0);
    EXPECT_FALSE(error.contains(QStringLiteral("QWidget"))) << error.toStdString();
    EXPECT_TRUE(QFile::exists(out("window.png")));
}

TEST_F(Export, WritesEverySheetWithoutADisplay) {
    for (const char* sheet : {"ready-reference", "roster", "unit-cards", "orders", "state", "report"}) {
        const QString file = out("sheet.pdf");
        ASSERT_EQ(exported(QLatin1String(sheet), file, {battle}), 0) << sheet << error.toStdString();
        const PdfFile pdf(file);
        EXPECT_GE(pdf.pageCount(), 1);
        EXPECT_TRUE(pdf.text().contains(QStringLiteral("Beersheba"))) << sheet;
        EXPECT_EQ(pdf.foreignFonts(), QStringList());
    }
}

TEST_F(Export, TheNameOfTheFileSaysHowItIsWritten) {
    const QString roster = QStringLiteral("roster");
    ASSERT_EQ(exported(roster, out("r.html"), {battle}), 0) << error.toStdString();
    ASSERT_EQ(exported(roster, out("r.txt"), {battle}), 0);
    ASSERT_EQ(exported(roster, out("r.csv"), {battle}), 0);
    ASSERT_EQ(exported(roster, out("R.PDF"), {battle}), 0);
    EXPECT_TRUE(contents(out("r.html")).toLower().startsWith("<!doctype html>"));
    EXPECT_TRUE(contents(out("R.PDF")).startsWith("%PDF-"));
    for (const char* name : {"r.html", "r.txt", "r.csv"}) {
        EXPECT_TRUE(contents(out(name)).contains("Wellington")) << name;
    }
}

TEST_F(Export, PaperSideAndCopyAreAsAskedFor) {
    const QString file = out("r.pdf");
    ASSERT_EQ(exported(QStringLiteral("roster"), file,
                       {QStringLiteral("--paper"), QStringLiteral("letter"), QStringLiteral("--side"),
                        QStringLiteral("empire"), QStringLiteral("--for"), QStringLiteral("players"),
                        QStringLiteral("--mono"), battle}),
              0)
        << error.toStdString();
    const PdfFile pdf(file);
    EXPECT_TRUE(pdf.info(QStringLiteral("Page +1 size")).endsWith(QStringLiteral("(letter)")));
    EXPECT_TRUE(pdf.text().contains(QStringLiteral("Wellington")));
    EXPECT_FALSE(pdf.text().contains(QStringLiteral("48th")));
}

TEST_F(Export, TheReadyReferenceNeedsNoBattle) {
    ASSERT_EQ(exported(QStringLiteral("ready-reference"), out("r.pdf"),
                       {QStringLiteral("--rules"), QStringLiteral("sand-sweat-and-camels")}),
              0)
        << error.toStdString();
    EXPECT_EQ(PdfFile(out("r.pdf")).pageCount(), 2);
    ASSERT_EQ(exported(QStringLiteral("ready-reference"), out("large.pdf"),
                       {QStringLiteral("--large"), QStringLiteral("--rules"),
                        QStringLiteral("sand-sweat-and-camels")}),
              0);
    EXPECT_EQ(PdfFile(out("large.pdf")).pageCount(), 4);
}

TEST_F(Export, WrongUsageIsTwoAndSaysWhatIsMeant) {
    EXPECT_EQ(exported(QStringLiteral("rooster"), out("r.pdf"), {battle}), 2);
    expectError("unknown sheet \"rooster\"; did you mean \"roster\"?");
    EXPECT_EQ(exported(QStringLiteral("roster"), out("r.doc"), {battle}), 2);
    expectError("does not end in .pdf, .html, .txt or .csv");
    EXPECT_EQ(run({QStringLiteral("--export"), QStringLiteral("roster"), battle}), 2);
    expectError("--export needs --output");
    EXPECT_EQ(run({QStringLiteral("--output"), out("r.pdf"), battle}), 2);
    expectError("--output needs --export");
    EXPECT_EQ(exported(QStringLiteral("roster"), out("r.pdf")), 2);
    expectError("--export roster needs the FILE of a battle");
    for (const auto& [option, value] :
         {std::pair{"--for", "everyone"}, std::pair{"--paper", "a3"}, std::pair{"--side", "empires"}}) {
        EXPECT_EQ(exported(QStringLiteral("roster"), out("r.pdf"),
                           {QLatin1String(option), QLatin1String(value), battle}),
                  2);
        expectError(option);
    }
    EXPECT_FALSE(QFile::exists(out("r.pdf")));
    EXPECT_EQ(exported(QStringLiteral("roster"), out("r.pdf"), {battle, battle}), 2);
    expectError("only one FILE");
}

TEST_F(Export, HelpAndWrongOptionsNeedNoDisplay) {
    EXPECT_EQ(run({QStringLiteral("--help")}), 0);
    EXPECT_EQ(run({QStringLiteral("--version")}), 0);
    EXPECT_EQ(run({QStringLiteral("--man-page")}), 0);
    EXPECT_EQ(run({QStringLiteral("--no-such-option")}), 2);
    expectError("no-such-option");
    EXPECT_EQ(run({QStringLiteral("--theme"), QStringLiteral("pink")}), 2);
    expectError("--theme is one of");
}

TEST_F(Export, FilesThatCannotBeReadOrWrittenAreThree) {
    EXPECT_EQ(exported(QStringLiteral("roster"), out("r.pdf"), {out("none.battle.json")}), 3);
    expectError("none.battle.json");
    for (const char* name : {"no/such/r.pdf", "no/such/r.html"}) {
        EXPECT_EQ(exported(QStringLiteral("roster"), out(name), {battle}), 3);
        expectError(name);
        expectError("cannot be written");
    }
    EXPECT_EQ(
        exported(QStringLiteral("report"), out("r.pdf"), {QStringLiteral("--photos"), out("none"), battle}),
        3);
    expectError("none");
}

TEST_F(Export, ARefusedBattleIsOne) {
    QFile bad(out("bad.battle.json"));
    ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
    bad.write("{\"format\": \"desert-umpire-battle\"}");
    bad.close();
    EXPECT_EQ(exported(QStringLiteral("roster"), out("r.pdf"), {out("bad.battle.json")}), 1);
    expectError("bad.battle.json:");
    EXPECT_FALSE(QFile::exists(out("r.pdf")));
}

} // namespace umpire::gui::test::export_test
