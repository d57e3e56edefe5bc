// Every sheet of every example battle on every paper, played to its end where there is a script: each word on
// paper, nothing cut off, nothing over anything else.

#include "paper/sheet_pages.h"
#include "pdf_file.h"
#include "print/print_job.h"
#include "sheet_text.h"
#include "support/battles.h"
#include "support/scripts.h"
#include "umpire/sheets/make_sheet.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::gui::test::example_sheets_test {

namespace {

const char* const battles[] = {"beersheba-1917",   "ford-at-holm", "marrow-ridge", "romani-1916",
                               "second-gaza-1917", "semakh-1918",  "tafileh-1918"};

/// The battle played to the end of its script, if it has one.
std::unique_ptr<Session> played(const std::string& name) {
    auto session = umpire::test::exampleBattle(name);
    const std::vector<std::string> scripted = umpire::test::scriptedBattles();
    if (std::find(scripted.begin(), scripted.end(), name) != scripted.end()) {
        for (const Json& command : umpire::test::commandsOf(name)) {
            umpire::test::done(*session, command);
        }
    }
    return session;
}

class ExampleSheets : public ::testing::TestWithParam<const char*> {
  protected:
    /// All kinds of sheet, for umpire and players, and the ready reference in its other forms.
    std::vector<sheets::Sheet> sheets() const {
        std::vector<sheets::Sheet> result;
        for (const sheets::SheetKind& kind : sheets::sheetKinds()) {
            for (const auto reader : {sheets::Reader::Umpire, sheets::Reader::Players}) {
                sheets::SheetWish wish;
                wish.sheet = kind.id;
                wish.reader = reader;
                result.push_back(make(wish));
            }
        }
        sheets::SheetWish large;
        large.sheet = "ready-reference";
        large.large = true;
        sheets::SheetWish odds = large;
        odds.large = false;
        odds.odds = true;
        result.push_back(make(large));
        result.push_back(make(odds));
        return result;
    }

    sheets::Sheet make(const sheets::SheetWish& wish) const {
        return sheets::makeSheet({session->rules(), session.get()}, wish);
    }

    static void expectWords(const sheets::Sheet& sheet, const QString& text) {
        const QString letters = lettersOf(text);
        for (const auto& [word, times] : bagOf(textsOf(sheet))) {
            const QString wanted = lettersOf(word);
            if (!wanted.isEmpty()) {
                EXPECT_GE(letters.count(wanted), times) << sheet.name << ": " << word.toStdString();
            }
        }
    }

    std::unique_ptr<Session> session = played(GetParam());
    QTemporaryDir folder;
};

} // namespace

TEST_P(ExampleSheets, LieWellOnEveryPaper) {
    for (const sheets::Sheet& sheet : sheets()) {
        for (const auto paper : PageFormat::papers()) {
            const SheetPages pages({sheet}, {paper});
            const QStringList flaws = flawsOf(pages);
            EXPECT_EQ(flaws.size(), 0) << sheet.name << " on " << QPageSize::key(paper).toStdString() << ":\n"
                                       << flaws.mid(0, 5).join(QLatin1Char('\n')).toStdString();
            QString text;
            for (int page = 0; page < pages.count(); ++page) {
                for (const LaidText& laid : pages.texts(page)) {
                    text += laid.text + QLatin1Char('\n');
                }
            }
            expectWords(sheet, text);
        }
    }
}

TEST_P(ExampleSheets, AreInThePdfWordByWord) {
    const QString file = folder.filePath(QStringLiteral("sheet.pdf"));
    const PdfFile pdf(file);
    for (const sheets::Sheet& sheet : sheets()) {
        const PageFormat grey{QPageSize::A4, {12, 12, 12, 12}, false};
        const SheetPages pages({sheet}, grey);
        ASSERT_EQ(PrintJob::writePdf(pages, file, QStringLiteral("Sheet")), QString());
        expectWords(sheet, pdf.text());
        EXPECT_EQ(pdf.pageCount(), pages.count());
        EXPECT_EQ(pdf.foreignFonts(), QStringList());
        EXPECT_TRUE(pdf.info(QStringLiteral("Page +1 size")).endsWith(QStringLiteral("(A4)")));
    }
}

INSTANTIATE_TEST_SUITE_P(All, ExampleSheets, ::testing::ValuesIn(battles), [](const auto& tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

} // namespace umpire::gui::test::example_sheets_test
