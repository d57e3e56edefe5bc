// The list of keys is that of the actions themselves, and fits on one page.

#include "help/help_windows.h"

#include "paper/sheet_pages.h"
#include "test_window.h"

#include <QDialog>
#include <QMenuBar>
#include <QPrinter>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

namespace umpire::gui::test::keys_test {

namespace {

class KeysOfAWindow : public TestWindow {
  protected:
    QString shown() {
        auto* list = window->findChild<QWidget*>(QStringLiteral("keyWindow"));
        EXPECT_NE(list, nullptr);
        return list->findChild<QTextBrowser*>()->toPlainText();
    }
    /// Whether it stands in the list as a key by itself, and not as a part of another.
    bool isListed(const QString& key) {
        const QRegularExpression whole(QStringLiteral("(^|, )%1($|, )").arg(QRegularExpression::escape(key)),
                                       QRegularExpression::MultilineOption);
        return shown().contains(whole);
    }
};

} // namespace

TEST_F(KeysOfAWindow, HaveEveryKeyOfEveryEntry) {
    trigger("actionKeys");
    int keys = 0;
    for (const QAction* action : window->findChildren<QAction*>()) {
        // What a screen or dialog keeps to itself is told there.
        const bool ofMenu = action->objectName().startsWith(QLatin1String("action")) ||
                            action->objectName().startsWith(QLatin1String("show-"));
        for (const QKeySequence& key : ofMenu ? action->shortcuts() : QList<QKeySequence>()) {
            EXPECT_TRUE(isListed(key.toString(QKeySequence::NativeText)))
                << action->objectName().toStdString();
            ++keys;
        }
    }
    EXPECT_GT(keys, 40);
}

TEST_F(KeysOfAWindow, FollowWhatAnEntryIsGiven) {
    trigger("actionKeys");
    ASSERT_TRUE(isListed(QStringLiteral("Ctrl+F")));
    find<QDialog>("keyWindow")->close();
    window->findChild<QAction*>(QStringLiteral("actionFind"))->setShortcut(QKeySequence(Qt::Key_F12));
    trigger("actionKeys");
    EXPECT_TRUE(isListed(QStringLiteral("F12")));
    EXPECT_FALSE(isListed(QStringLiteral("Ctrl+F")));
}

TEST_F(KeysOfAWindow, HaveThoseOfOtherScreensToo) {
    trigger("actionKeys");
    for (const char* head : {"In a note", "While looking back", "In the players' window"}) {
        EXPECT_TRUE(shown().contains(QLatin1String(head))) << head;
    }
    EXPECT_TRUE(isListed(QStringLiteral("Ctrl+Down")));
}

TEST_F(KeysOfAWindow, StayInAWindowOfTheSizeItWasGiven) {
    trigger("actionKeys");
    auto* list = find<QDialog>("keyWindow");
    list->resize(list->size() + QSize(30, 50));
    const QSize own = list->size();
    look.setThemeName(QStringLiteral("dark"));
    EXPECT_EQ(list->size(), own);
    look.setPercent(90);
    EXPECT_EQ(list->size(), own);
    look.setPercent(100);
}

TEST_F(KeysOfAWindow, HaveTheQuestionsOfTheGame) {
    trigger("actionKeys");
    int asked = 0;
    for (const Fact& fact : document.rules().facts) {
        if (!fact.key.empty() && !fact.question.empty()) {
            EXPECT_TRUE(shown().contains(QString::fromStdString(fact.question))) << fact.id;
            ++asked;
        }
    }
    EXPECT_GT(asked, 5);
}

TEST_F(KeysOfAWindow, FitOnOnePage) {
    const SheetPages pages({keyList(*window->findChild<QMenuBar*>(), &document.rules())}, {});
    EXPECT_EQ(pages.count(), 1);
    EXPECT_GE(pages.typeSize(0), 6.5);
}

TEST_F(KeysOfAWindow, ArePrinted) {
    trigger("actionKeys");
    const QString paper = folder.filePath(QStringLiteral("keys.pdf"));
    prompts.toPrint = std::make_unique<QPrinter>();
    prompts.toPrint->setOutputFormat(QPrinter::PdfFormat);
    prompts.toPrint->setOutputFileName(paper);
    QTest::mouseClick(window->findChild<QPushButton*>(QStringLiteral("keyPrint")), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&paper] { return QFileInfo(paper).size() > 1000; }, 5000));
}

} // namespace umpire::gui::test::keys_test
