// Sheets on pages: nothing outside the margins, nothing over anything else, every word there, and the pages
// that were asked for.

#include "paper/sheet_pages.h"
#include "sample_sheets.h"
#include "sheet_text.h"

#include <QBuffer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::gui::test::paper_test {

namespace {

QString allTexts(const SheetPages& pages) {
    QString all;
    for (int page = 0; page < pages.count(); ++page) {
        for (const LaidText& text : pages.texts(page)) {
            all += text.text + QLatin1Char('\n');
        }
    }
    return all;
}

/// Where a text lies: the page and its place.
std::pair<int, QRectF> find(const SheetPages& pages, const QString& wanted) {
    for (int page = 0; page < pages.count(); ++page) {
        for (const LaidText& text : pages.texts(page)) {
            if (text.text == wanted) {
                return {page, text.place};
            }
        }
    }
    ADD_FAILURE() << "not there: " << wanted.toStdString();
    return {-1, {}};
}

/// A page as a picture of `dots` to the point.
QImage picture(const SheetPages& pages, int page, double dots = 2) {
    QImage image((pages.size(page) * dots).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dots, dots);
    pages.paint(page, painter);
    return image;
}

/// What is neither black nor white nor grey.
QRect colouredPart(const QImage& image) {
    QRect part;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            const auto [least, most] = std::minmax({pixel.red(), pixel.green(), pixel.blue()});
            part |= most - least > 40 ? QRect(x, y, 1, 1) : QRect();
        }
    }
    return part;
}

/// A red photo, 400 by 200, whose camera was turned by a quarter.
void writePhotoOnItsSide(const QString& path) {
    QImage image(400, 200, QImage::Format_RGB32);
    image.fill(QColor(200, 30, 30));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    ASSERT_TRUE(image.save(&buffer, "JPG"));
    const char exif[] = "\xFF\xE1\0\x22"
                        "Exif\0\0"
                        "II*\0\x08\0\0\0"
                        "\x01\0"
                        "\x12\x01\x03\0\x01\0\0\0\x06\0\0\0"
                        "\0\0\0\0";
    bytes.insert(2, QByteArray(exif, sizeof exif - 1));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

class Papers : public ::testing::TestWithParam<QPageSize::PageSizeId> {
  protected:
    PageFormat format{GetParam(), {12, 12, 12, 12}, true};
};

} // namespace

TEST_P(Papers, NothingIsCutOffOrLiesOverAnything) {
    for (const bool landscape : {false, true}) {
        for (const int columns : {1, 2, 4}) {
            sheets::Sheet sheet = sampleSheet();
            sheet.form.landscape = landscape;
            sheet.form.columns = columns;
            const SheetPages pages({sheet}, format);
            EXPECT_EQ(flawsOf(pages), QStringList()) << flawsOf(pages).join(QLatin1Char('\n')).toStdString();
        }
    }
}

TEST_P(Papers, EveryWordIsThere) {
    const sheets::Sheet sheet = sampleSheet();
    const SheetPages pages({sheet}, format);
    const QString letters = lettersOf(allTexts(pages));
    for (const auto& [word, times] : bagOf(textsOf(sheet))) {
        EXPECT_GE(letters.count(lettersOf(word)), times) << word.toStdString();
    }
}

TEST_P(Papers, WideMarginsAreKept) {
    format.margins = QMarginsF(25, 30, 20, 15);
    const SheetPages pages({sampleSheet()}, format);
    EXPECT_EQ(flawsOf(pages), QStringList()) << flawsOf(pages).join(QLatin1Char('\n')).toStdString();
    EXPECT_EQ(pages.layout(0).margins(QPageLayout::Millimeter), format.margins);
}

INSTANTIATE_TEST_SUITE_P(All, Papers, ::testing::ValuesIn(PageFormat::papers()));

TEST(SheetPages, EachSheetBeginsAPageAndCountsItsOwn) {
    const SheetPages pages({longSheet(100), longSheet(1)}, {});
    ASSERT_GT(pages.count(), 2);
    const int last = pages.count() - 1;
    EXPECT_EQ(pages.sheetOf(0), 0);
    EXPECT_EQ(pages.sheetOf(last), 1);
    EXPECT_EQ(find(pages, QStringLiteral("Page 1 of 1")).first, last);
    EXPECT_EQ(find(pages, QStringLiteral("Page 2 of %1").arg(last)).first, 1);
}

TEST(SheetPages, TakesTheLargestTypeThatFitsThePages) {
    sheets::Sheet sheet = longSheet(60);
    sheet.form = {true, 4, 1, 12, 5};
    const SheetPages pages({sheet}, {});
    EXPECT_EQ(pages.count(), 1);
    EXPECT_LT(pages.typeSize(0), 12);
    // A step more would not have fitted.
    const double larger = pages.typeSize(0) + 0.25;
    sheet.form = {true, 4, 1, larger, larger};
    EXPECT_GT(SheetPages({sheet}, {}).count(), 1);
}

TEST(SheetPages, WhatIsShortFillsItsPagesInLargerType) {
    sheets::Sheet sheet = longSheet(10);
    sheet.form = {true, 4, 2, 11, 8};
    const int pages = SheetPages({sheet}, {}).count();
    ASSERT_EQ(pages, 1);
    sheet.form.largest = 16;
    const SheetPages grown({sheet}, {});
    EXPECT_EQ(grown.count(), pages) << "and takes none more";
    EXPECT_GT(grown.typeSize(0), 11);
    EXPECT_LE(grown.typeSize(0), 16);
}

TEST(SheetPages, AFewRowsStayTogetherWithTheirHead) {
    for (int lines = 0; lines < 60; ++lines) {
        sheets::Sheet sheet = longSheet(0);
        sheets::Section section{"only", {}, {}, false};
        for (int i = 0; i < lines; ++i) {
            section.blocks.push_back(sheets::Paragraph{plain("above")});
        }
        sheets::Table table;
        table.columns = {{{}, 1}};
        table.heads = {{{"Head"}, {}}};
        table.rows = {{{"first"}, {}}, {{"second"}, {}}, {{"third"}, {}}};
        section.blocks.push_back(table);
        section.blocks.push_back(sheets::Paragraph{plain("explained")});
        sheet.sections = {section};
        const SheetPages pages({sheet}, {QPageSize::A5});
        const int page = find(pages, QStringLiteral("Head")).first;
        for (const char* word : {"first", "third", "explained"}) {
            EXPECT_EQ(find(pages, QLatin1String(word)).first, page) << word << " below " << lines;
        }
    }
}

TEST(SheetPages, AColumnWithLittleToSayLeavesItsWidthToOthers) {
    const std::string much = "steady, two dead, one seriously wounded, four on foot, average shots";
    sheets::Table table;
    table.columns = {{{}, 4}, {{}, 3}, {{}, 3}};
    table.heads = {{{"Unit", "Type", "State"}, {}}};
    table.rows = {{{"a", "b", much.c_str()}, {}}};
    sheets::Sheet sheet = longSheet(0);
    sheet.sections = {{"table", {}, {table}, false}};
    const SheetPages pages({sheet}, {});
    EXPECT_TRUE(allTexts(pages).contains(QString::fromStdString(much))) << "on one line";
}

TEST(SheetPages, NothingIsBrokenBetweenTwoNumbers) {
    sheets::Sheet sheet = longSheet(0);
    for (int letters = 1; letters < 90; ++letters) {
        const std::string before(static_cast<std::size_t>(letters), 'x');
        sheet.sections = {{"only", {}, {sheets::Paragraph{plain(before + " 3–4")}}, false}};
        const SheetPages pages({sheet}, {QPageSize::A5});
        EXPECT_TRUE(allTexts(pages).contains(QStringLiteral("3–4"))) << letters;
    }
}

TEST(SheetPages, TheFootNamesTheRulesOnce) {
    sheets::Sheet sheet = longSheet(100);
    sheet.subtitle = "Desert War, Umpire's copy";
    sheet.footer = {"Desert War, second edition"};
    const SheetPages pages({sheet}, {});
    ASSERT_GT(pages.count(), 1);
    for (const LaidText& text : pages.texts(1)) {
        EXPECT_LE(text.text.count(QStringLiteral("Desert War")), 1) << text.text.toStdString();
    }
}

TEST(SheetPages, TypeIsNoSmallerThanTheSmallest) {
    sheets::Sheet sheet = longSheet(400);
    sheet.form = {true, 4, 1, 12, 7};
    const SheetPages pages({sheet}, {});
    EXPECT_GT(pages.count(), 1);
    EXPECT_GE(pages.typeSize(0), 7);
}

TEST(SheetPages, ColumnsAreEven) {
    sheets::Sheet sheet = longSheet(12);
    sheet.form = {true, 3, 0, 9, 7};
    const SheetPages pages({sheet}, {});
    ASSERT_EQ(pages.count(), 1);
    std::map<int, double> lowest;
    for (const LaidText& text : pages.texts(0)) {
        if (text.place.bottom() < 500) {
            double& low = lowest[qRound(text.place.left() / 250)];
            low = std::max(low, text.place.bottom());
        }
    }
    ASSERT_EQ(lowest.size(), 3U);
    EXPECT_NEAR(lowest[0], lowest[1], 60);
    EXPECT_NEAR(lowest[1], lowest[2], 60);
}

TEST(SheetPages, ATitleStandsWithWhatFollows) {
    // Whatever stands above, a section's title is never the last on its page.
    for (int lines = 0; lines < 60; ++lines) {
        sheets::Sheet sheet = longSheet(0);
        sheets::Section first{"first", {}, {}, false};
        for (int i = 0; i < lines; ++i) {
            first.blocks.push_back(sheets::Paragraph{plain("above")});
        }
        sheets::Section second{"second", plain("Title"), {sheets::Paragraph{plain("below")}}, false};
        sheet.sections = {first, second};
        const SheetPages pages({sheet}, {QPageSize::A5});
        EXPECT_EQ(find(pages, QStringLiteral("Title")).first, find(pages, QStringLiteral("below")).first);
    }
}

TEST(SheetPages, ATableShowsItsHeadAgainWhereItGoesOn) {
    sheets::Table table;
    table.columns = {{sheets::Column::Align::End, 0}, {sheets::Column::Align::Start, 1}};
    table.heads = {{{"Number", "Name"}, {}}};
    for (int i = 0; i < 150; ++i) {
        table.rows.push_back({{std::to_string(i).c_str(), "a unit"}, {}});
    }
    sheets::Sheet sheet = longSheet(0);
    sheet.sections = {{"table", {}, {table}, false}};
    const SheetPages pages({sheet}, {});
    ASSERT_GT(pages.count(), 2);
    EXPECT_EQ(allTexts(pages).count(QStringLiteral("Number\n")), pages.count());
}

TEST(SheetPages, ARowHigherThanAPageIsDivided) {
    std::string much;
    for (int i = 0; i < 3000; ++i) {
        much += "word" + std::to_string(i) + ' ';
    }
    sheets::Table table;
    table.columns = {{{}, 1}, {{}, 1}};
    table.heads = {{{"Head", "Other"}, {}}};
    table.rows = {{{much, "short"}, {}}};
    sheets::Sheet sheet = longSheet(0);
    sheet.sections = {{"table", {}, {table}, false}};
    const SheetPages pages({sheet}, {QPageSize::A5});
    EXPECT_EQ(flawsOf(pages), QStringList());
    for (const char* word : {"word0", "word1500", "word2999"}) {
        EXPECT_TRUE(allTexts(pages).contains(QLatin1String(word))) << word;
    }
}

TEST(SheetPages, AWordLongerThanItsColumnIsDivided) {
    const std::string word(400, 'W');
    sheets::Table table;
    table.columns = {{{}, 0}, {{}, 0}};
    table.rows = {{{word, word}, {}}};
    sheets::Sheet sheet = longSheet(0);
    sheet.title = word;
    sheet.footer = {word};
    sheet.sections = {{"s",
                       plain(word),
                       {sheets::Paragraph{plain(word)}, sheets::List{{plain(word)}, true}, table},
                       false}};
    const SheetPages pages({sheet}, {});
    EXPECT_EQ(flawsOf(pages), QStringList()) << flawsOf(pages).join(QLatin1Char('\n')).toStdString();
    // The foot comes again on each page, from the second on with the title.
    EXPECT_EQ(allTexts(pages).count(QLatin1Char('W')), (6 + 2 * pages.count() - 1) * 400);
}

TEST(SheetPages, NumbersOfAColumnEndTogether) {
    sheets::Table table;
    table.columns = {{sheets::Column::Align::End, 0}, {{}, 1}};
    table.rows = {{{"7", "a"}, {}}, {{"1234", "b"}, {}}};
    sheets::Sheet sheet = longSheet(0);
    sheet.sections = {{"table", {}, {table}, false}};
    const SheetPages pages({sheet}, {});
    EXPECT_NEAR(find(pages, QStringLiteral("7")).second.right(),
                find(pages, QStringLiteral("1234")).second.right(), 0.05);
}

TEST(SheetPages, BlackAndWhiteHasNoColour) {
    for (const bool colour : {true, false}) {
        const SheetPages pages({sampleSheet()}, {QPageSize::A4, {12, 12, 12, 12}, colour});
        for (int page = 0; page < pages.count(); ++page) {
            EXPECT_EQ(!colouredPart(picture(pages, page)).isEmpty(), colour) << page;
        }
    }
}

TEST(SheetPages, CardsLieNineToAPageAndAllFit) {
    sheets::Sheet sheet = sampleSheet();
    sheet.sections.erase(sheet.sections.begin(), sheet.sections.begin() + 3);
    sheet.footnotes.clear();
    for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
        for (const bool landscape : {false, true}) {
            sheet.form.landscape = landscape;
            const SheetPages pages({sheet}, {paper});
            EXPECT_EQ(pages.count(), 2);
            EXPECT_EQ(find(pages, QStringLiteral("8th Light Horse")).first, 0);
            EXPECT_EQ(find(pages, QStringLiteral("9th Light Horse")).first, 1);
        }
    }
    sheet.form.landscape = false;
    EXPECT_EQ(SheetPages({sheet}, {QPageSize::A5}).count(), 3);
}

TEST(SheetPages, APhotoStandsUprightInItsColours) {
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("wells.jpg"));
    writePhotoOnItsSide(file);
    sheets::Sheet sheet = longSheet(0);
    sheet.sections = {{"s", {}, {sheets::Photo{file.toStdString(), plain("The wells")}}, false}};
    const SheetPages pages({sheet}, {});
    find(pages, QStringLiteral("The wells"));
    const QRect seen = colouredPart(picture(pages, 0, 1));
    EXPECT_NEAR(seen.height(), 2 * seen.width(), 6);
    EXPECT_GT(seen.height(), 200);
    PageFormat grey;
    grey.colour = false;
    EXPECT_TRUE(colouredPart(picture(SheetPages({sheet}, grey), 0, 1)).isEmpty());
}

TEST(SheetPages, APictureThatCannotBeReadIsNamed) {
    const QTemporaryDir folder;
    const QString torn = folder.filePath(QStringLiteral("torn.png"));
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::red);
    ASSERT_TRUE(image.save(torn));
    ASSERT_TRUE(QFile::resize(torn, QFileInfo(torn).size() / 2));
    sheets::Sheet sheet = longSheet(0);
    sheet.sections = {{"s",
                       {},
                       {sheets::Photo{"/nowhere.jpg", plain("The guns")},
                        sheets::Photo{torn.toStdString(), plain("The town")}},
                       false}};
    const SheetPages pages({sheet}, {});
    find(pages, QStringLiteral("The guns (picture not found)"));
    find(pages, QStringLiteral("The town (picture not found)"));
}

TEST(SheetPages, FootnotesStandOnTheLastPageWithTheirNumbers) {
    sheets::Sheet sheet = longSheet(80);
    sheet.sections[0].blocks = {sheets::Paragraph{{{"Noted", {}, {}, {1}}}}};
    sheet.footnotes = {plain("The note")};
    const SheetPages pages({sheet}, {});
    EXPECT_EQ(find(pages, QStringLiteral("The note")).first, pages.count() - 1);
    const QRectF word = find(pages, QStringLiteral("Noted")).second;
    const QRectF number = find(pages, QStringLiteral("1")).second;
    EXPECT_NEAR(number.left(), word.right(), 0.1);
    EXPECT_LT(number.center().y(), word.center().y());
}

TEST(SheetPages, AnEmptySheetIsAPageWithItsTitle) {
    sheets::Sheet sheet;
    sheet.title = "Roster";
    sheet.subtitle = "There is nobody on it";
    const SheetPages pages({sheet}, {});
    ASSERT_EQ(pages.count(), 1);
    find(pages, QStringLiteral("Roster"));
    find(pages, QStringLiteral("There is nobody on it"));
    EXPECT_EQ(SheetPages({}, {}).count(), 0);
}

} // namespace umpire::gui::test::paper_test
