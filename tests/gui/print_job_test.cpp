// PDF files as other programs see them: every word, all fonts embedded, the papers that were asked for; and
// never half a file.

#include "pdf_file.h"
#include "print/print_job.h"
#include "sample_sheets.h"
#include "sheet_text.h"

#include <QFile>
#include <QPrinter>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <numeric>

namespace umpire::gui::test::print_job_test {

namespace {

class Printing : public ::testing::Test {
  protected:
    std::shared_ptr<const SheetPages> pagesOf(const std::vector<sheets::Sheet>& sheets,
                                              const PageFormat& format = {}) const {
        return std::make_shared<const SheetPages>(sheets, format);
    }

    static std::vector<int> allOf(const SheetPages& pages) {
        std::vector<int> order(static_cast<std::size_t>(pages.count()));
        std::iota(order.begin(), order.end(), 0);
        return order;
    }

    /// Runs a job to its end; gives what it said.
    static QString wait(PrintJob& job) {
        QSignalSpy finished(&job, &PrintJob::finished);
        EXPECT_TRUE(job.running());
        EXPECT_TRUE(finished.wait(20000));
        return finished.isEmpty() ? QStringLiteral("nothing said") : finished.first().first().toString();
    }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("sheet.pdf"));
    PdfFile pdf{file};
};

} // namespace

TEST_F(Printing, EveryWordOfTheSheetIsInThePdf) {
    sheets::Sheet sheet = sampleSheet();
    sheet.footnotes.clear();
    for (const auto paper : PageFormat::papers()) {
        ASSERT_EQ(PrintJob::writePdf(*pagesOf({sheet}, {paper}), file, QStringLiteral("All")), QString());
        const QString letters = lettersOf(pdf.text());
        for (const auto& [word, times] : bagOf(textsOf(sheet))) {
            EXPECT_GE(letters.count(lettersOf(word)), times) << word.toStdString();
        }
    }
}

TEST_F(Printing, FontsAreEmbedded) {
    ASSERT_EQ(PrintJob::writePdf(*pagesOf({sampleSheet()}), file, QStringLiteral("All")), QString());
    EXPECT_GE(pdf.fonts().size(), 2);
    EXPECT_EQ(pdf.foreignFonts(), QStringList());
}

TEST_F(Printing, EverySheetHasItsPaper) {
    sheets::Sheet lying = longSheet(3);
    lying.form.landscape = true;
    const auto pages = pagesOf({longSheet(2), lying}, {QPageSize::Letter});
    ASSERT_EQ(PrintJob::writePdf(*pages, file, QStringLiteral("Tonight")), QString());
    EXPECT_EQ(pdf.info(QStringLiteral("Pages")), QStringLiteral("2"));
    EXPECT_EQ(pdf.info(QStringLiteral("Title")), QStringLiteral("Tonight"));
    EXPECT_EQ(pdf.info(QStringLiteral("Creator")), QStringLiteral("Desert Umpire"));
    EXPECT_EQ(pdf.info(QStringLiteral("Page +1 size")), QStringLiteral("612 x 792 pts (letter)"));
    EXPECT_EQ(pdf.info(QStringLiteral("Page +2 size")), QStringLiteral("792 x 612 pts (letter)"));
}

TEST_F(Printing, AJobComesOutInTheOrderAskedForAndSaysHowFarItIs) {
    const auto pages = pagesOf({longSheet(100)});
    ASSERT_GT(pages->count(), 2);
    PrintJob job(pages, {1, 0, 0});
    QSignalSpy progress(&job, &PrintJob::progressed);
    job.startPdf(file, QStringLiteral("Twice"));
    EXPECT_EQ(wait(job), QString());
    EXPECT_FALSE(job.running());
    EXPECT_EQ(progress.size(), 3);
    EXPECT_EQ(progress.last(), QList<QVariant>({3, 3}));
    EXPECT_EQ(pdf.info(QStringLiteral("Pages")), QStringLiteral("3"));
    const QStringList texts = pdf.pages();
    ASSERT_EQ(texts.size(), 3);
    EXPECT_TRUE(texts[0].contains(QStringLiteral("Page 2 of")));
    EXPECT_TRUE(texts[1].contains(QStringLiteral("Page 1 of")));
    EXPECT_EQ(texts[1], texts[2]);
}

TEST_F(Printing, ACancelledJobLeavesWhatWasThere) {
    QFile old(file);
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    const auto pages = pagesOf({longSheet(200)});
    PrintJob job(pages, allOf(*pages));
    QObject::connect(&job, &PrintJob::progressed, &job, [&job](int done) {
        if (done == 2) {
            job.cancel();
        }
    });
    job.startPdf(file, QStringLiteral("Long"));
    EXPECT_EQ(wait(job), QStringLiteral("Cancelled; nothing was written."));
    ASSERT_TRUE(old.open(QIODevice::ReadOnly));
    EXPECT_EQ(old.readAll(), QByteArray("old"));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST_F(Printing, SaysWhyAFileCannotBeWritten) {
    const auto pages = pagesOf({longSheet(1)});
    const QString nowhere = folder.filePath(QStringLiteral("no/such/folder.pdf"));
    PrintJob job(pages, allOf(*pages));
    job.startPdf(nowhere, {});
    EXPECT_EQ(wait(job), nowhere + QStringLiteral(": the file cannot be written: No such file or directory"));
    EXPECT_EQ(PrintJob::writePdf(*pages, nowhere, {}),
              nowhere + QStringLiteral(": the file cannot be written: No such file or directory"));
}

TEST_F(Printing, NothingToPrintIsSaid) {
    PrintJob job(pagesOf({}), {});
    job.startPdf(file, {});
    EXPECT_EQ(wait(job), QStringLiteral("There is nothing to print."));
    EXPECT_FALSE(QFile::exists(file));
}

TEST_F(Printing, APrinterThatPrintsToAFileMakesThatFile) {
    const auto pages = pagesOf({longSheet(1)});
    auto printer = std::make_unique<QPrinter>();
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(file);
    PrintJob job(pages, allOf(*pages));
    job.start(std::move(printer));
    EXPECT_EQ(wait(job), QString());
    EXPECT_EQ(pdf.info(QStringLiteral("Pages")), QStringLiteral("1"));
}

} // namespace umpire::gui::test::print_job_test
