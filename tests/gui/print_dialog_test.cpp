#include "pdf_file.h"
#include "print/page_preview.h"
#include "print/print_dialog.h"
#include "print/state_sheet_autosave.h"
#include "test_window.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <functional>

namespace umpire::gui::test::print_dialog_test {
namespace {

bool eventually(const std::function<bool()>& holds) {
    return QTest::qWaitFor(holds, 10'000);
}

class PrintWindow : public TestWindow {
  protected:
    void openWith(const char* action) {
        trigger(action);
        dialog = find<PrintDialog>("printDialog");
        ASSERT_TRUE(dialog);
        ASSERT_TRUE(eventually([this] { return preview().pageCount() > 0; }));
    }
    template <typename T>
    T& part(const char* name) {
        T* widget = dialog->findChild<T*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return *widget;
    }
    PagePreview& preview() { return part<PagePreview>("printPreview"); }
    void tick(const char* entry) {
        QTest::mouseClick(&part<QCheckBox>(entry), Qt::LeftButton, {}, QPoint(12, 12));
    }
    QString pageText() { return part<QLabel>("printPage").text(); }
    QString said() { return part<QLabel>("printSaid").text(); }
    /// Saves under a name in the test's folder, and waits until it is there or refused.
    QString savedAs(const QString& name) {
        prompts.save = folder.filePath(name);
        QTest::mouseClick(&part<QPushButton>("printSave"), Qt::LeftButton);
        EXPECT_TRUE(QTest::qWaitFor([this] { return said() != PrintDialog::tr("Printing…"); }, 20000));
        return prompts.save;
    }

    PrintDialog* dialog = nullptr;
};

TEST_F(PrintWindow, ShowsTheReadyReferenceOnOnePage) {
    openWith("actionPrint");
    EXPECT_EQ(preview().pageCount(), 2);
    EXPECT_TRUE(pageText().startsWith(QStringLiteral("Page 1 of 2 · Ready reference")))
        << pageText().toStdString();
}

class PrintWindowOfCards : public PrintWindow {
  protected:
    PrintWindowOfCards() { source = example(QStringLiteral("palestine-1918")); }
};

TEST_F(PrintWindowOfCards, LeavesOutAnEmptySheetBesideOthersAndSaysSo) {
    openWith("actionPrint");
    const int pages = preview().pageCount();
    tick("print-orders");
    EXPECT_TRUE(eventually([this] { return said().contains(QStringLiteral("Order sheets")); }));
    EXPECT_TRUE(said().startsWith(QStringLiteral("Left out, for nobody is given orders in")))
        << said().toStdString();
    EXPECT_EQ(preview().pageCount(), pages);
    tick("print-reference");
    EXPECT_TRUE(eventually([&] { return pageText().contains(QStringLiteral("Order sheets")); }))
        << "alone it says why it is empty";
    EXPECT_TRUE(said().startsWith(QStringLiteral("Nobody is given orders in"))) << said().toStdString();
}

TEST_F(PrintWindow, SaysHowLargeTheTypeIs) {
    openWith("actionPrint");
    tick("print-reference-large");
    EXPECT_TRUE(eventually([&] { return preview().pageCount() > 2; }));
    const auto points = [this] {
        const QString last = pageText().section(QStringLiteral(" · "), -1);
        EXPECT_TRUE(last.endsWith(QStringLiteral(" pt type"))) << last.toStdString();
        return last.section(u' ', 0, 0).toDouble();
    };
    preview().goTo(0);
    EXPECT_GE(points(), 8);
    EXPECT_LT(points(), 11);
    preview().goTo(2);
    EXPECT_GE(points(), 11);
}

TEST_F(PrintWindow, PagesFollowTheTicks) {
    openWith("actionPrint");
    tick("print-reference-large");
    EXPECT_TRUE(eventually([&] { return preview().pageCount() == 2 + 4; })) << preview().pageCount();
    tick("print-reference");
    EXPECT_TRUE(eventually([&] { return preview().pageCount() == 4; })) << preview().pageCount();
    tick("print-reference-large");
    EXPECT_TRUE(eventually([&] { return preview().pageCount() == 0; })) << preview().pageCount();
    EXPECT_FALSE(part<QPushButton>("printPrint").isEnabled());
    EXPECT_FALSE(part<QPushButton>("printSave").isEnabled());
}

TEST_F(PrintWindow, AllForTonightIsForTheUmpireAndEachSide) {
    openWith("actionPrintTonight");
    QStringList seen;
    for (int page = 0; page < preview().pageCount(); ++page) {
        preview().goTo(page);
        const QString name = pageText().section(QStringLiteral(" · "), 1, 1);
        if (!seen.contains(name)) {
            seen << name;
        }
    }
    for (const char* name : {"Ready reference, umpire's", "Ready reference, players'", "Rosters, umpire's",
                             "Rosters, players': British Empire", "Rosters, players': III Corps",
                             "Unit cards: British Empire", "Order sheets: III Corps"}) {
        EXPECT_TRUE(seen.contains(QLatin1String(name))) << name << " in " << seen.join(u'\n').toStdString();
    }
}

TEST_F(PrintWindow, CopiesComeForEachPlayer) {
    openWith("actionPrint");
    tick("print-reference");
    tick("print-reference-players");
    part<QSpinBox>("players-empire").setValue(3);
    part<QSpinBox>("players-ottoman").setValue(2);
    EXPECT_TRUE(eventually([&] { return pageText().contains(QStringLiteral("5 copies")); }));
    const QString printed = folder.filePath(QStringLiteral("printed.pdf"));
    prompts.toPrint = std::make_unique<QPrinter>(QPrinter::ScreenResolution);
    prompts.toPrint->setOutputFileName(printed);
    QTest::mouseClick(&part<QPushButton>("printPrint"), Qt::LeftButton);
    EXPECT_TRUE(eventually([&] { return QFile::exists(printed); }));
    EXPECT_EQ(PdfFile(printed).pageCount(), 5 * 2);
    const QString saved = savedAs(QStringLiteral("players.pdf"));
    EXPECT_EQ(said(), QStringLiteral("Saved as %1").arg(saved));
    EXPECT_EQ(PdfFile(saved).pageCount(), 2) << "copies are for paper";
}

TEST_F(PrintWindow, PaperAndInkChangeThePagesAndAreRemembered) {
    openWith("actionPrint");
    auto& paper = part<QComboBox>("printPaper");
    paper.setCurrentIndex(paper.findText(QStringLiteral("Letter"), Qt::MatchContains));
    part<QComboBox>("printColour").setCurrentIndex(1);
    part<QSpinBox>("printMargin").setValue(20);
    EXPECT_EQ(settings.value(Settings::Key::PrintPaper).toInt(), static_cast<int>(QPageSize::Letter));
    EXPECT_FALSE(settings.value(Settings::Key::PrintColour).toBool());
    EXPECT_EQ(settings.value(Settings::Key::PrintMargin).toInt(), 20);
}

TEST_F(PrintWindow, ZoomsByKeysAndButtons) {
    openWith("actionPrint");
    PagePreview& shown = preview();
    QTest::mouseClick(&part<QPushButton>("printReal"), Qt::LeftButton);
    EXPECT_DOUBLE_EQ(shown.percent(), 100);
    QTest::keyClick(&shown, Qt::Key_Plus);
    EXPECT_DOUBLE_EQ(shown.percent(), 120);
    QTest::keyClick(&shown, Qt::Key_Minus);
    EXPECT_DOUBLE_EQ(shown.percent(), 100);
    QTest::mouseClick(&part<QPushButton>("printWhole"), Qt::LeftButton);
    EXPECT_EQ(shown.fit(), PagePreview::Fit::Page);
    EXPECT_LT(shown.percent(), 100);
}

TEST_F(PrintWindow, SavesForABrowserAndRefusesOtherNames) {
    openWith("actionPrint");
    QFile page(savedAs(QStringLiteral("reference.html")));
    ASSERT_TRUE(page.open(QIODevice::ReadOnly));
    EXPECT_TRUE(page.readAll().startsWith("<!DOCTYPE html>"));
    const QString odd = savedAs(QStringLiteral("reference.doc"));
    EXPECT_EQ(said(), QStringLiteral("reference.doc: the name must end in .pdf, .html, .txt or .csv"));
    EXPECT_FALSE(QFile::exists(odd));
}

TEST_F(PrintWindow, AFolderThatIsNotThereIsSaid) {
    openWith("actionPrint");
    savedAs(QStringLiteral("no/such/folder/reference.pdf"));
    EXPECT_TRUE(said().contains(QStringLiteral("reference.pdf"))) << said().toStdString();
    EXPECT_FALSE(said().startsWith(QStringLiteral("Saved")));
}

TEST_F(PrintWindow, PrintsWhileTheBattleGoesOnAndCanBeStopped) {
    openWith("actionPrintTonight");
    const QString printed = folder.filePath(QStringLiteral("printed.pdf"));
    prompts.toPrint = std::make_unique<QPrinter>(QPrinter::ScreenResolution);
    prompts.toPrint->setOutputFileName(printed);
    QTest::mouseClick(&part<QPushButton>("printPrint"), Qt::LeftButton);
    auto& stop = part<QPushButton>("printCancel");
    ASSERT_TRUE(stop.isVisible());
    EXPECT_TRUE(part<QProgressBar>("printProgress").isVisible());
    EXPECT_TRUE(document.execute({{"do", "next-phase"}}).ok);
    QTest::mouseClick(&stop, Qt::LeftButton);
    EXPECT_TRUE(eventually([&] { return !stop.isVisible(); }));
    EXPECT_FALSE(QFile::exists(printed));
    EXPECT_TRUE(part<QPushButton>("printPrint").isEnabled());
}

TEST_F(PrintWindow, FollowsTheBattle) {
    openWith("actionStateSheet");
    const int before = preview().pageCount();
    ASSERT_TRUE(
        document.execute({{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"lost", 1}}}, {"reason", ""}})
            .ok);
    EXPECT_TRUE(eventually([&] { return preview().pageCount() >= before; }));
    EXPECT_TRUE(pageText().contains(QStringLiteral("State sheet")));
}

class StateSheets : public TestWindow {
  protected:
    QString sheet() const { return StateSheetAutosave::fileFor(document.path()); }
};

TEST_F(StateSheets, LieBesideTheBattleAtEachTurnsEnd) {
    ASSERT_EQ(document.saveAs(folder.filePath(QStringLiteral("night.battle.json"))), QString());
    document.execute({{"do", "end-turn"}});
    EXPECT_FALSE(QFile::exists(sheet())) << "nobody asked for it";
    trigger("actionStateSheets");
    document.execute({{"do", "end-turn"}});
    ASSERT_TRUE(QFile::exists(sheet()));
    EXPECT_EQ(sheet(), folder.filePath(QStringLiteral("night.state.pdf")));
    EXPECT_TRUE(PdfFile(sheet()).text().contains(QStringLiteral("Turn 2")));
    document.undo();
    EXPECT_TRUE(PdfFile(sheet()).text().contains(QStringLiteral("Turn 1")));
}

TEST_F(StateSheets, AFailureIsSaidAndPlayGoesOn) {
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("gone")));
    ASSERT_EQ(document.saveAs(folder.filePath(QStringLiteral("gone/night.battle.json"))), QString());
    trigger("actionStateSheets");
    ASSERT_TRUE(QDir(folder.filePath(QStringLiteral("gone"))).removeRecursively());
    EXPECT_TRUE(document.execute({{"do", "end-turn"}}).ok);
    QStringList said;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        said << label->text();
    }
    EXPECT_TRUE(said.join(u'\n').contains(QStringLiteral("The state sheet was not written.")));
}

} // namespace
} // namespace umpire::gui::test::print_dialog_test
