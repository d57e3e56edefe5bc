#include "document/text.h"
#include "print/page_preview.h"
#include "print/print_dialog.h"
#include "print/report_dialog.h"
#include "test_window.h"

#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

namespace umpire::gui::test::report_dialog_test {
namespace {

class ReportWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        document.execute({{"do", "end-turn"}});
        openReport();
    }
    void openReport() {
        trigger("actionReport");
        dialog = find<ReportDialog>("reportDialog");
        ASSERT_TRUE(dialog);
    }
    template <typename T>
    T& part(const char* name) const {
        T* widget = dialog->findChild<T*>(QLatin1String(name));
        EXPECT_NE(widget, nullptr) << name;
        return *widget;
    }
    QPlainTextEdit& text() const { return part<QPlainTextEdit>("reportText"); }
    QListWidget& passages() const { return part<QListWidget>("reportPassages"); }
    void write(const QString& words) {
        text().selectAll();
        QTest::keyClicks(&text(), words);
    }
    std::string prose(const char* passage) const {
        const auto found = battle().prose.find(passage);
        return found == battle().prose.end() ? std::string() : found->second;
    }

    QPointer<ReportDialog> dialog;
};

TEST_F(ReportWindow, BeginsWithTheProgramsWords) {
    EXPECT_EQ(passages().currentRow(), 0);
    EXPECT_TRUE(text().toPlainText().startsWith(QStringLiteral("To the field came British Empire")))
        << fromText(text().toPlainText());
    EXPECT_FALSE(part<QPushButton>("reportBack").isEnabled());
}

TEST_F(ReportWindow, WhatIsWrittenIsKeptWhenThePassageIsLeft) {
    write(QStringLiteral("A hot morning"));
    EXPECT_EQ(prose("opening"), "");
    passages().setCurrentRow(1);
    EXPECT_EQ(prose("opening"), "A hot morning");
    passages().setCurrentRow(0);
    EXPECT_EQ(text().toPlainText(), QStringLiteral("A hot morning"));
    document.undo();
    EXPECT_EQ(prose("opening"), "");
}

TEST_F(ReportWindow, ClosingKeepsWhatWasTyped) {
    write(QStringLiteral("Dust everywhere"));
    QTest::mouseClick(&part<QPushButton>("reportClose"), Qt::LeftButton);
    EXPECT_EQ(prose("opening"), "Dust everywhere");
}

TEST_F(ReportWindow, LookingWritesNothing) {
    const int before = document.session().cursor();
    for (int row = 0; row < passages().count(); ++row) {
        passages().setCurrentRow(row);
    }
    QTest::mouseClick(&part<QPushButton>("reportClose"), Qt::LeftButton);
    EXPECT_EQ(document.session().cursor(), before);
}

TEST_F(ReportWindow, TheProgramsWordsComeBack) {
    const QString words = text().toPlainText();
    write(QStringLiteral("A hot morning"));
    passages().setCurrentRow(1);
    passages().setCurrentRow(0);
    QTest::mouseClick(&part<QPushButton>("reportBack"), Qt::LeftButton);
    EXPECT_EQ(text().toPlainText(), words);
    EXPECT_EQ(prose("opening"), "");
    EXPECT_FALSE(part<QPushButton>("reportBack").isEnabled());
}

TEST_F(ReportWindow, PrintingShowsThePagesOfTheReport) {
    write(QStringLiteral("A hot morning"));
    QTest::mouseClick(&part<QPushButton>("reportPrint"), Qt::LeftButton);
    auto* print = find<PrintDialog>("printDialog");
    ASSERT_TRUE(print);
    auto* preview = print->findChild<PagePreview*>(QStringLiteral("printPreview"));
    EXPECT_TRUE(QTest::qWaitFor([preview] { return preview->pageCount() > 0; }, 10'000));
    EXPECT_TRUE(print->findChild<QLabel*>(QStringLiteral("printPage"))
                    ->text()
                    .contains(QStringLiteral("After-action report")));
    EXPECT_EQ(prose("opening"), "A hot morning");
}

TEST_F(ReportWindow, PicturesOfAFolderAreCountedAndStayForTheBattle) {
    QImage picture(40, 30, QImage::Format_RGB32);
    picture.fill(Qt::darkYellow);
    ASSERT_TRUE(picture.save(folder.filePath(QStringLiteral("wells.png"))));
    prompts.open = folder.path();
    QTest::mouseClick(&part<QPushButton>("reportPhotos"), Qt::LeftButton);
    EXPECT_EQ(part<QLabel>("reportPhotoText").text(), QStringLiteral("1 picture"));
    QTest::mouseClick(&part<QPushButton>("reportClose"), Qt::LeftButton);
    openReport();
    EXPECT_EQ(part<QLabel>("reportPhotoText").text(), QStringLiteral("1 picture"));
}

} // namespace
} // namespace umpire::gui::test::report_dialog_test
