// Preferences: each choice is in force at once, is remembered, and can be reset.

#include "preferences/preferences_dialog.h"

#include "preferences/signal_tones.h"
#include "table/table_clock.h"
#include "test_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>

namespace umpire::gui::test::preferences_test {

namespace {

class PreferencesOfAWindow : public TestWindow {
  protected:
    void SetUp() override {
        TestWindow::SetUp();
        trigger("actionPreferences");
        dialog = find<PreferencesDialog>("preferencesDialog");
        ASSERT_TRUE(dialog && dialog->isVisible());
    }
    template <typename T>
    T* part(const char* name) {
        T* found = dialog->findChild<T*>(QLatin1String(name));
        EXPECT_NE(found, nullptr) << name;
        return found;
    }
    void pick(const char* name, int index) {
        auto* box = part<QComboBox>(name);
        box->setCurrentIndex(index);
        Q_EMIT box->activated(index);
    }
    void press(const char* name) { QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton); }
    void openPage(const char* name) {
        part<QTabWidget>("preferencePages")->setCurrentWidget(part<QWidget>(name));
    }
    QVariant kept(const Settings::Entry& key) const { return settings.value(key); }

    PreferencesDialog* dialog = nullptr;
};

} // namespace

TEST_F(PreferencesOfAWindow, HaveAKey) {
    dialog->close();
    QTest::keyClick(window.get(), Qt::Key_Comma, Qt::ControlModifier);
    EXPECT_TRUE(dialog->isVisible());
}

TEST_F(PreferencesOfAWindow, ChangeTextAndLookAtOnce) {
    part<QSpinBox>("textPercent")->setValue(120);
    EXPECT_TRUE(QTest::qWaitFor([this] { return look.percent() == 120; }));
    EXPECT_EQ(kept(Settings::Key::TextPercent).toInt(), 120);
    pick("themeChoice", 2);
    EXPECT_EQ(look.theme().background, Theme::night().background);
    EXPECT_TRUE(find<QAction>("actionThemeDark")->isChecked());
    pick("themeChoice", 5);
    EXPECT_EQ(look.theme().background, Theme::contrastNight().background);
    EXPECT_TRUE(find<QAction>("actionThemeContrast")->isChecked());
    press("resetPage");
    EXPECT_TRUE(QTest::qWaitFor([this] { return look.percent() == 100; }));
    EXPECT_EQ(kept(Settings::Key::Theme).toString(), QStringLiteral("auto"));
    EXPECT_EQ(part<QSpinBox>("textPercent")->value(), 100);
}

TEST_F(PreferencesOfAWindow, TickTheThemeInTheMenuAfterARestart) {
    pick("themeChoice", 4);
    ASSERT_EQ(kept(Settings::Key::Theme).toString(), QStringLiteral("contrast-light"));
    window.reset();
    window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
    EXPECT_TRUE(find<QAction>("actionThemeContrast")->isChecked());
    EXPECT_FALSE(find<QAction>("actionThemeLight")->isChecked());
}

TEST_F(PreferencesOfAWindow, ShowWhatTheMenusChange) {
    find<QAction>("actionTint")->trigger();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !part<QCheckBox>("tintTick")->isChecked(); }));
    part<QCheckBox>("tintTick")->click();
    EXPECT_TRUE(find<QAction>("actionTint")->isChecked());
    trigger("actionThemeLight");
    trigger("actionZoomIn");
    EXPECT_TRUE(QTest::qWaitFor([this] { return part<QSpinBox>("textPercent")->value() == 110; }));
    EXPECT_EQ(part<QComboBox>("themeChoice")->currentIndex(), 1);
}

TEST_F(PreferencesOfAWindow, SayWhoThrowsEachKindOfDie) {
    pick("ways-d8", 1);
    EXPECT_EQ(state().throwers().of(QStringLiteral("d8")), DiceThrower::Program);
    EXPECT_EQ(part<QComboBox>("ways-jam")->count(), 3) << "a plain die may stand in for a jam die";
    state().throwers().set(QStringLiteral("d8"), DiceThrower::Thrown);
    EXPECT_EQ(part<QComboBox>("ways-d8")->currentIndex(), 0);
    pick("ways-jam", 1);
    part<QCheckBox>("atOnceTick")->click();
    EXPECT_FALSE(state().appliesAtOnce());
    openPage("dicePage");
    press("resetPage");
    EXPECT_EQ(state().throwers().of(QStringLiteral("jam")), DiceThrower::Thrown);
    EXPECT_TRUE(state().appliesAtOnce());
    EXPECT_TRUE(find<QAction>("actionApplyAtOnce")->isChecked());
}

TEST_F(PreferencesOfAWindow, SayHowLongATurnIsAndHowTheClockBegins) {
    waiveAll();
    openPage("clockPage");
    part<QSpinBox>("clockMinutes")->setValue(20);
    part<QCheckBox>("clockStartsTick")->click();
    EXPECT_EQ(battle().turnMinutes, 0) << "a battle that is there keeps its own";
    EXPECT_FALSE(window->table().clock().isRunning());
    trigger("actionNextPhase");
    EXPECT_TRUE(window->table().clock().isRunning());
    EXPECT_FALSE(find<QPushButton>("clockButton")->isHidden());
    part<QCheckBox>("clockShownTick")->click();
    EXPECT_TRUE(find<QPushButton>("clockButton")->isHidden());
    window->table().clock().stop();
    trigger("actionNextPhase");
    EXPECT_FALSE(window->table().clock().isRunning()) << "the umpire stopped it";
    document.create({}, kept(Settings::Key::ClockMinutes).toInt());
    EXPECT_EQ(battle().turnMinutes, 20);
    EXPECT_EQ(document.session().cursor(), 0);
    press("resetPage");
    EXPECT_EQ(part<QSpinBox>("clockMinutes")->value(), 0);
    EXPECT_FALSE(kept(Settings::Key::ClockStarts).toBool());
    EXPECT_TRUE(part<QCheckBox>("clockShownTick")->isChecked());
    EXPECT_FALSE(find<QPushButton>("clockButton")->isHidden()) << "the new battle has a limit";
}

TEST_F(PreferencesOfAWindow, SayWhetherAPhaseEndsWithTestsOwed) {
    trigger("actionNextPhase");
    trigger("actionNextPhase");
    ASSERT_FALSE(battle().due.empty());
    const int before = document.session().cursor();
    trigger("actionNextPhase");
    EXPECT_EQ(document.session().cursor(), before) << "it shows what is owed first";
    part<QCheckBox>("owedTick")->click();
    ASSERT_TRUE(document.execute(Json{{"do", "note"}, {"record", 1}, {"text", "not the second time"}}).ok);
    const int now = document.session().cursor();
    trigger("actionNextPhase");
    EXPECT_EQ(document.session().cursor(), now + 1);
}

TEST_F(PreferencesOfAWindow, SayWhetherPlayIsTakenBackWithoutAsking) {
    trigger("actionNextPhase");
    prompts.goOn = false;
    trigger("actionReset");
    EXPECT_EQ(prompts.confirmed, 1);
    part<QCheckBox>("resetTick")->click();
    trigger("actionReset");
    EXPECT_EQ(prompts.confirmed, 1);
    EXPECT_EQ(document.session().records().back().command["do"], "reset");
    openPage("askPage");
    press("resetPage");
    trigger("actionReset");
    EXPECT_EQ(prompts.confirmed, 2);
}

TEST_F(PreferencesOfAWindow, MoveTheFolders) {
    const QString place = folder.filePath(QStringLiteral("elsewhere"));
    QDir().mkpath(place);
    prompts.open = place;
    press("battlesChange");
    EXPECT_EQ(settings.folder(), place);
    EXPECT_EQ(part<QLineEdit>("battlesFolder")->text(), place);
    press("collectionChange");
    EXPECT_EQ(kept(Settings::Key::Collection).toString(), place + QStringLiteral("/collection.json"));
    openPage("folderPage");
    press("resetPage");
    EXPECT_NE(kept(Settings::Key::Collection).toString(), place + QStringLiteral("/collection.json"));
}

TEST_F(PreferencesOfAWindow, AreAllReset) {
    part<QCheckBox>("resultTick")->click();
    part<QCheckBox>("owedTick")->click();
    pick("ways-d8", 1);
    press("resetAll");
    QApplication::processEvents();
    EXPECT_FALSE(kept(Settings::Key::SoundResult).toBool());
    EXPECT_TRUE(kept(Settings::Key::AskOwed).toBool());
    EXPECT_FALSE(part<QCheckBox>("resultTick")->isChecked());
    EXPECT_TRUE(part<QCheckBox>("owedTick")->isChecked());
    EXPECT_EQ(state().throwers().of(QStringLiteral("d8")), DiceThrower::Thrown);
}

TEST_F(PreferencesOfAWindow, OfDiceNeedABattle) {
    document.close();
    EXPECT_TRUE(
        QTest::qWaitFor([this] { return !dialog->findChild<QComboBox*>(QStringLiteral("ways-d8")); }));
    EXPECT_TRUE(part<QLabel>("diceHint")->text().contains(QStringLiteral("while a battle is open")));
}

TEST_F(PreferencesOfAWindow, OfSoundsAreOffAtFirst) {
    int tones = 0;
    const SignalTones signal(document, settings, [&tones] { ++tones; });
    const Json shot{{"do", "shoot"}, {"unit", "12lhr"}, {"target", "i-67"}, {"dice", Json{2}}};
    ASSERT_TRUE(document.execute(shot).ok);
    EXPECT_EQ(tones, 0);
    part<QCheckBox>("resultTick")->click();
    document.undo();
    EXPECT_EQ(tones, 0) << "what is taken back makes no sound";
    ASSERT_TRUE(document.execute(shot).ok);
    EXPECT_EQ(tones, 1);
    trigger("actionNextPhase");
    EXPECT_EQ(tones, 1) << "nothing was rolled";
}

} // namespace umpire::gui::test::preferences_test
