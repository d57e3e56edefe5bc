// The tour of the screen and the start page.

#include "table/tour.h"

#include "document/text.h"
#include "test_window.h"
#include "window/start_page.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace umpire::gui::test::tour_test {

class TourWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        tour = new Tour(look, window.get());
        hidden = std::make_unique<QWidget>();
        tour->start(
            {{find<QWidget>("turnBar"), QStringLiteral("The turn"), QStringLiteral("Turn and phase.")},
             {hidden.get(), QStringLiteral("Not there"), QStringLiteral("Left out.")},
             {find<QWidget>("fieldView"), QStringLiteral("The field"), QStringLiteral("All units.")},
             {find<QWidget>("lastLine"), QStringLiteral("The record"), QStringLiteral("What was.")}});
    }
    QString title() { return tour->findChild<QLabel*>(QStringLiteral("tourTitle"))->text(); }
    QRect panel() { return tour->findChild<QWidget*>(QStringLiteral("tourPanel"))->geometry(); }

    std::unique_ptr<QWidget> hidden;
    Tour* tour = nullptr;
};

TEST_F(TourWindow, GoesFromPlaceToPlaceWithKeys) {
    EXPECT_EQ(tour->steps(), 3) << "what is not in sight is left out";
    EXPECT_EQ(title(), QStringLiteral("The turn"));
    const QRect first = tour->place();
    QTest::keyClick(tour, Qt::Key_Right);
    EXPECT_EQ(title(), QStringLiteral("The field"));
    EXPECT_NE(tour->place(), first);
    QTest::keyClick(tour, Qt::Key_Left);
    EXPECT_EQ(title(), QStringLiteral("The turn"));
    QSignalSpy finished(tour, &Tour::finished);
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(tour, Qt::Key_Return);
    }
    EXPECT_EQ(finished.size(), 1);
    EXPECT_FALSE(tour->isVisible());
    EXPECT_EQ(document.session().cursor(), 0) << "no key reached the window";
}

TEST_F(TourWindow, ButtonsDoTheSameAndEscapeEnds) {
    QTest::mouseClick(tour->findChild<QPushButton*>(QStringLiteral("tourNext")), Qt::LeftButton);
    EXPECT_EQ(tour->step(), 1);
    QTest::mouseClick(tour->findChild<QPushButton*>(QStringLiteral("tourBack")), Qt::LeftButton);
    EXPECT_EQ(tour->step(), 0);
    QTest::keyClick(tour, Qt::Key_Escape);
    EXPECT_FALSE(tour->isVisible());
}

TEST_F(TourWindow, ThePanelStaysInTheWindowAndBesideItsPlace) {
    for (const QSize& size : {QSize(1280, 800), QSize(1600, 1000)}) {
        window->resize(size);
        QTest::qWait(5);
        for (int i = 0; i < 3; ++i) {
            EXPECT_TRUE(tour->rect().contains(panel())) << i;
            if (i != 1) {
                EXPECT_FALSE(panel().intersects(tour->place())) << i;
            }
            if (i < 2) {
                tour->next();
            }
        }
        tour->back();
        tour->back();
    }
}

TEST(StartPages, OfferFilesExamplesAndTheTour) {
    Look look;
    look.setThemeName(QStringLiteral("light"));
    QTemporaryDir folder;
    const QString there = folder.filePath(QStringLiteral("there.battle.json"));
    ASSERT_TRUE(QFile::copy(example(QStringLiteral("tafileh-1918")), there));
    const QList<ExampleBattles::Entry> examples =
        ExampleBattles({QFileInfo(example(QStringLiteral("tafileh-1918"))).path()}).entries();
    ASSERT_FALSE(examples.isEmpty());
    EXPECT_EQ(examples.first().date, QStringLiteral("31 October 1917"));
    EXPECT_EQ(examples.first().situation,
              QStringLiteral("Allenby opens his offensive at the inland end of the Ottoman line."));
    StartPage page(examples);
    RecentBattles played;
    page.setRecent(played.entries({there, folder.filePath(QStringLiteral("gone.battle.json"))}));
    page.resize(1300, 900);
    page.show();
    const QList<QPushButton*> recent = page.findChildren<QPushButton*>(QStringLiteral("startRecent"));
    ASSERT_EQ(recent.size(), 2);
    EXPECT_EQ(recent[0]->text(), QStringLiteral("Tafileh"));
    EXPECT_TRUE(
        recent[0]->accessibleDescription().startsWith(QStringLiteral("Not begun · 25 January 1918 · ")))
        << fromText(recent[0]->accessibleDescription());
    EXPECT_FALSE(recent[1]->isEnabled());
    EXPECT_TRUE(recent[1]->accessibleDescription().contains(QStringLiteral("Not there any more")));
    QSignalSpy opened(&page, &StartPage::recentAsked);
    QTest::mouseClick(recent[0], Qt::LeftButton);
    EXPECT_EQ(opened.value(0).value(0).toString(), there);
    QSignalSpy tour(&page, &StartPage::tourAsked);
    QTest::mouseClick(page.findChild<QPushButton*>(QStringLiteral("startTour")), Qt::LeftButton);
    EXPECT_EQ(tour.size(), 1);
}

TEST(StartPages, FoldTheExamplesByGameBelowOnesOwn) {
    QList<ExampleBattles::Entry> examples = ExampleBattles({QStringLiteral(UMPIRE_BATTLES)}).entries();
    for (ExampleBattles::Entry& entry : examples) {
        entry.game = entry.rules;
    }
    examples.last().own = true;
    StartPage page(examples);
    page.resize(1366, 768);
    page.show();
    const auto shown = [&page] {
        QStringList titles;
        for (const QPushButton* button : page.findChildren<QPushButton*>(QStringLiteral("startExample"))) {
            if (button->isVisible()) {
                titles << button->text();
            }
        }
        return titles;
    };
    const QList<QPushButton*> folds = page.findChildren<QPushButton*>(QStringLiteral("startFold"));
    ASSERT_GT(folds.size(), 3);
    EXPECT_TRUE(folds.first()->isChecked()) << "there is nothing of one's own to go on with";
    page.setRecent({{QStringLiteral("/x/mine.battle.json"), QStringLiteral("Mine"), {}, true}});
    EXPECT_EQ(shown(), QStringList{examples.last().title});
    QTest::keyClick(folds.at(1), Qt::Key_Space);
    EXPECT_GT(shown().size(), 1);
    EXPECT_EQ(folds.at(1)->accessibleDescription(), QStringLiteral("Unfolded"));
    page.setRecent({{QStringLiteral("/x/mine.battle.json"), QStringLiteral("Mine"), {}, true}});
    EXPECT_GT(shown().size(), 1) << "what was unfolded stays so";
}

TEST(StartPages, RememberThatTheTourWasSeen) {
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    EXPECT_FALSE(settings.value(Settings::Key::TourSeen).toBool());
    settings.set(Settings::Key::TourSeen, true);
    EXPECT_TRUE(settings.value(Settings::Key::TourSeen).toBool());
}

} // namespace umpire::gui::test::tour_test
