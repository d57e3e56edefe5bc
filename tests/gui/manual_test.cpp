// The manual is there, whole, and says only what the window has.

#include "help/help_windows.h"

#include "document/text.h"
#include "help/reading_pane.h"
#include "settings/language.h"
#include "support/battles.h"
#include "test_window.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/sheets/write_sheet.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBrowser>

namespace umpire::gui::test::manual_test {

namespace {

QString contentsOf(const QString& name) {
    QFile file(name);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return QString::fromUtf8(file.readAll());
}

/// In the language that is spoken.
QString page() {
    return contentsOf(manualFile());
}

QStringList all(const QString& text, const char* pattern) {
    QStringList found;
    const QRegularExpression whole(QLatin1String(pattern), QRegularExpression::MultilineOption);
    for (auto at = whole.globalMatch(text); at.hasNext();) {
        found << at.next().captured(1);
    }
    return found;
}

QStringList all(const char* pattern) {
    return all(page(), pattern);
}

QString plain(QString name) {
    name.remove(QRegularExpression(QStringLiteral("&(?!&)"))).remove(QChar(0x2026));
    return name.section(QStringLiteral(": "), 0, 0);
}

void gather(const QMenu& menu, const QString& before, QStringList& paths) {
    for (const QAction* action : menu.actions()) {
        const QString path = before + QStringLiteral(" > ") + plain(action->text());
        paths << path;
        if (action->menu()) {
            gather(*action->menu(), path, paths);
        }
    }
}

/// Without the marks that are printed otherwise than they are typed.
QString asTyped(QString text) {
    text.replace(QChar(0x2019), QLatin1Char('\'')).remove(QStringLiteral("&amp;"));
    return text.simplified(); // which makes a space of one that does not break
}

/// What the manual tells of a game. Its head is what the title begins with; Mark 1 and Mark 2 share one.
QString chapterOf(const QString& title) {
    for (const QString& chapter : page().split(QStringLiteral("<h2 ")).mid(1)) {
        const QString head = asTyped(all(chapter, "^id=\"[^\"]+\">([^<]+)</h2>").value(0));
        if (!head.isEmpty() && asTyped(title).startsWith(head)) {
            return chapter;
        }
    }
    return {};
}

/// What window and rules say in the language of that code, "" for English, and what the examples are called.
QString wordsIn(const QString& code) {
    const bool told = !code.isEmpty();
    const QString sources = toText(umpire::test::sourceFolder().string());
    const QString file = told ? code : QStringLiteral("de");
    QStringList words =
        all(contentsOf(sources + QStringLiteral("/resources/languages/desert-umpire_%1.ts").arg(file)),
            told ? "<translation>([^<]*)" : "<source>([^<]*)");
    for (const FoundPack& game : umpire::test::shippedRules().offered()) {
        words += all(
            contentsOf(toText((game.folder / "languages").string()) + QStringLiteral("/%1.json").arg(file)),
            told ? "\": \"(.*)\",?$" : "^ *\"(.*)\": \"");
    }
    const QDir battles(QStringLiteral(UMPIRE_BATTLES));
    for (const QString& name : battles.entryList({QStringLiteral("*.battle.json")})) {
        words += all(contentsOf(battles.filePath(name)), "\"title\": \"([^\"]*)\"");
    }
    return asTyped(words.join(QStringLiteral(" | ")));
}

QString titleOf(const FoundPack& game, const Language& language) {
    return toText(localizedTitle(game, {fromText(language.code()), Lengths::Inches}));
}

class ManualOfAWindow : public TestWindow {
  protected:
    QStringList menuPaths() const {
        QStringList paths;
        for (const QAction* top : window->findChild<QMenuBar*>()->actions()) {
            paths << plain(top->text());
            if (top->menu()) {
                gather(*top->menu(), plain(top->text()), paths);
            }
        }
        return paths;
    }
};

} // namespace

TEST_F(ManualOfAWindow, NamesOnlyEntriesThatThereAre) {
    const QStringList known = menuPaths();
    const QStringList named = all("<b class=\"menu\">([^<]+)</b>");
    EXPECT_GT(named.size(), 20);
    for (QString path : named) {
        path.replace(QStringLiteral("&gt;"), QStringLiteral(">"));
        EXPECT_TRUE(known.contains(path)) << path.toStdString();
    }
}

TEST_F(ManualOfAWindow, NamesOnlyKeysThatThereAre) {
    const QString keys = QString::fromStdString(sheets::write(
        {keyList(*window->findChild<QMenuBar*>(), &document.rules())}, sheets::SheetFormat::Text));
    const QStringList named = all("<kbd>([^<]+)</kbd>");
    EXPECT_GT(named.size(), 20);
    for (const QString& key : named) {
        const QRegularExpression whole(
            QStringLiteral("(^|[ ,])%1($|[ ,\\n])").arg(QRegularExpression::escape(key)),
            QRegularExpression::MultilineOption);
        EXPECT_TRUE(keys.contains(whole)) << key.toStdString();
    }
}

TEST_F(ManualOfAWindow, IsReadInTheWindow) {
    trigger("actionManual");
    auto* manual = find<ManualWindow>("manualWindow");
    ASSERT_TRUE(manual->isVisible());
    auto* text = manual->findChild<QTextBrowser*>();
    EXPECT_TRUE(QTest::qWaitFor([text] { return text->toPlainText().size() > 5000; }, 5000));
    auto* chapters = manual->findChild<QListWidget*>();
    QStringList names;
    for (int i = 0; i < chapters->count(); ++i) {
        names << chapters->item(i)->text();
    }
    for (const char* chapter :
         {"The first evening", "The table", "The roster", "Paper", "Death in the Desert", "House rules",
          "The command line", "When things go wrong"}) {
        EXPECT_TRUE(names.contains(QLatin1String(chapter))) << chapter;
    }
    for (const QString& name : all("<img src=\"([^\"]+)\"")) {
        const QVariant picture = text->document()->resource(QTextDocument::ImageResource, QUrl(name));
        EXPECT_FALSE(picture.value<QImage>().isNull()) << name.toStdString();
        const auto fits = [&] {
            const QVariant now = text->document()->resource(QTextDocument::ImageResource, QUrl(name));
            return now.value<QImage>().width() <= text->viewport()->width();
        };
        EXPECT_TRUE(QTest::qWaitFor(fits, 3000)) << name.toStdString();
    }
    EXPECT_EQ(text->horizontalScrollBar()->maximum(), 0) << "no line is wider than the window";
}

TEST_F(ManualOfAWindow, StaysWhereItIsReadWhenItsWindowChanges) {
    trigger("actionManual");
    auto* manual = find<ManualWindow>("manualWindow");
    auto* text = manual->findChild<QTextBrowser*>();
    const QString name = all("<img src=\"([^\"]+)\"").value(0);
    const auto width = [&] {
        return text->document()->resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>().width();
    };
    // It is written twice: the list of chapters takes its room first.
    ASSERT_TRUE(QTest::qWaitFor([&] { return text->verticalScrollBar()->maximum() > 3000; }, 5000));
    ASSERT_TRUE(QTest::qWaitFor([&] { return width() > 0 && width() <= text->viewport()->width(); }, 5000));
    text->verticalScrollBar()->setValue(2000);
    const int before = width();
    manual->resize(manual->width() * 3 / 4, manual->height());
    ASSERT_TRUE(QTest::qWaitFor([&] { return width() != before; }, 5000));
    EXPECT_GT(text->verticalScrollBar()->value(), 500);
    manual->close();
    trigger("actionManual");
    QApplication::processEvents();
    EXPECT_GT(text->verticalScrollBar()->value(), 500) << "and when it is opened again";
}

TEST(Manual, HasItsPicturesAndPlaces) {
    const QString folder = QFileInfo(manualFile()).absolutePath();
    const QStringList pictures = all("<img src=\"([^\"]+)\"");
    EXPECT_GE(pictures.size(), 4);
    for (const QString& name : pictures) {
        EXPECT_TRUE(QFileInfo::exists(folder + QLatin1Char('/') + name)) << name.toStdString();
    }
    EXPECT_EQ(all("<img src=\"[^\"]+\" alt=\"([^\"]+)\"").size(), pictures.size())
        << "each is told to those who do not see it";
    const QStringList places = all(" id=\"([^\"]+)\"");
    for (const QString& link : all("href=\"#([^\"]+)\"")) {
        EXPECT_TRUE(places.contains(link)) << link.toStdString();
    }
}

TEST(Manual, HasAChapterForEachGameInEveryLanguage) {
    EXPECT_GE(Language::known().size(), 3);
    for (const QString& code : Language::known()) {
        const Language language{QLocale(code)};
        for (const FoundPack& game : umpire::test::shippedRules().offered()) {
            const QString title = titleOf(game, language);
            EXPECT_GT(chapterOf(title).size(), 2000) << code.toStdString() << ": " << title.toStdString();
        }
    }
}

TEST(Manual, CallsThingsInTheGamesAsTheyDo) {
    static const QRegularExpression madeUp(QStringLiteral("[0-9…]"));
    for (const QString& code : Language::known()) {
        const Language language{QLocale(code)};
        const QString words = wordsIn(language.code());
        int named = 0;
        for (const FoundPack& game : umpire::test::shippedRules().offered()) {
            for (const QString& name : all(chapterOf(titleOf(game, language)), "<i>([^<]+)</i>")) {
                ++named;
                EXPECT_TRUE(name.contains(madeUp) || words.contains(asTyped(name)))
                    << code.toStdString() << ": " << name.toStdString();
            }
        }
        EXPECT_GT(named, 40) << code.toStdString();
    }
}

TEST(Manual, ThatIsMissingIsSaid) {
    const Look look;
    ManualWindow manual(look, QString());
    manual.show();
    auto* text = manual.findChild<QTextBrowser*>();
    EXPECT_TRUE(QTest::qWaitFor([text] { return !text->toPlainText().isEmpty(); }, 2000));
    EXPECT_TRUE(text->toPlainText().contains(QStringLiteral("did not come with this program")));
}

} // namespace umpire::gui::test::manual_test
