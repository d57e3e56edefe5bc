// The rulings of the pack, and playing by another reading.

#include "table/rulings_dialog.h"

#include "document/text.h"
#include "test_window.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTest>

namespace umpire::gui::test::rulings_test {

class RulingsWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        dialog = std::make_unique<RulingsDialog>(look, document);
        dialog->show();
        list = dialog->findChild<QListView*>(QStringLiteral("rulingList"));
        checker = std::make_unique<QAbstractItemModelTester>(list->model());
        QTest::qWait(5);
    }
    QRadioButton* reading(const char* id) {
        auto* button = dialog->findChild<QRadioButton*>(QStringLiteral("reading-") + QLatin1String(id));
        EXPECT_NE(button, nullptr) << id;
        return button;
    }
    void choose(const char* id) {
        QTest::mouseClick(reading(id), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
        QApplication::processEvents();
    }
    QPushButton* reset() { return dialog->findChild<QPushButton*>(QStringLiteral("rulingReset")); }

    std::unique_ptr<RulingsDialog> dialog;
    QListView* list = nullptr;
    std::unique_ptr<QAbstractItemModelTester> checker;
};

TEST_F(RulingsWindow, ListsThemAllWithThePacksReading) {
    EXPECT_EQ(list->model()->rowCount(), static_cast<int>(document.rules().rulings.size()));
    dialog->showRuling(QStringLiteral("s-nominus"));
    EXPECT_TRUE(reading("all")->isChecked());
    EXPECT_TRUE(reading("all")->text().contains(QStringLiteral("the pack's")));
    EXPECT_FALSE(reset()->isEnabled());
}

TEST_F(RulingsWindow, AnotherReadingIsRecordedAndTakenBack) {
    QSignalSpy answers(dialog.get(), &RulingsDialog::answered);
    dialog->showRuling(QStringLiteral("s-nominus"));
    choose("attack-only");
    EXPECT_EQ(answers.size(), 1);
    EXPECT_EQ(battle().rulings.at("s-nominus"), "attack-only");
    EXPECT_EQ(document.session().records().back().command["do"], "ruling");
    EXPECT_TRUE(list->currentIndex().data().toString().contains(QStringLiteral("changed")));
    ASSERT_TRUE(reset()->isEnabled());
    QTest::mouseClick(reset(), Qt::LeftButton);
    EXPECT_TRUE(reading("all")->isChecked());
    EXPECT_FALSE(list->currentIndex().data(RulingsDialog::ChangedRole).toBool());
    document.undo();
    EXPECT_TRUE(reading("attack-only")->isChecked()) << "it follows the battle";
}

TEST_F(RulingsWindow, FindsByWordAndByChange) {
    auto* find = dialog->findChild<QLineEdit*>(QStringLiteral("rulingFind"));
    QTest::keyClicks(find, QStringLiteral("pilot distracted"));
    EXPECT_EQ(list->model()->rowCount(), 1);
    choose("attack-only");
    find->clear();
    auto* only = dialog->findChild<QCheckBox*>(QStringLiteral("rulingOnlyChanged"));
    only->click();
    EXPECT_EQ(list->model()->rowCount(), 1);
    QTest::mouseClick(reset(), Qt::LeftButton);
    EXPECT_EQ(list->model()->rowCount(), 0);
    EXPECT_FALSE(
        dialog->findChild<QLabel*>(QStringLiteral("rulingTitle"))->text().contains(QLatin1String("22")));
}

TEST_F(RulingsWindow, OutlivesItsBattle) {
    document.close();
    EXPECT_EQ(list->model()->rowCount(), 0);
    EXPECT_FALSE(reset()->isEnabled());
}

TEST_F(RulingsWindow, FitsTheScreenAtEverySizeOfText) {
    for (const int percent : {100, 200}) {
        look.setPercent(percent);
        dialog->showRuling(QStringLiteral("s-nominus"));
        const QSize screen(1280, 800); // the smallest there is to fit
        EXPECT_LE(dialog->width(), screen.width()) << percent;
        EXPECT_LE(dialog->height(), screen.height()) << percent;
    }
    look.setPercent(100);
}

} // namespace umpire::gui::test::rulings_test
