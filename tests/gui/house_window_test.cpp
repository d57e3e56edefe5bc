// The window of house rules: made, changed in forms and by hand with the strict check live, compared, tried
// on a copy of the battle, saved, shared and taken in; what another program writes is read at once.

#include "test_window.h"

#include "document/text.h"
#include "houserules/by_hand_pane.h"
#include "houserules/code_edit.h"
#include "houserules/contents_tree.h"
#include "houserules/house_window.h"
#include "houserules/issue_list.h"
#include "houserules/new_rules_dialog.h"
#include "houserules/odds_pane.h"
#include "houserules/trial_window.h"
#include "houserules/value_row.h"
#include "roster/roster_field.h"
#include "table/notice_bar.h"
#include "table/table_screen.h"
#include "umpire/base/disk.h"
#include "umpire/base/file.h"
#include "umpire/base/user_folders.h"
#include "umpire/games/games.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QTreeWidget>

#include <cerrno>
#include <fstream>

namespace umpire::gui::test::house_window_test {

namespace {

namespace fs = std::filesystem;

/// Where data is kept is said before a window is made.
struct OwnHome {
    OwnHome() {
        homeBefore = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", home.path().toUtf8());
    }
    ~OwnHome() { homeBefore.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", homeBefore); }
    OwnHome(const OwnHome&) = delete;
    OwnHome& operator=(const OwnHome&) = delete;

    QTemporaryDir home;
    QByteArray homeBefore;
};

BattleFiles filesWithOwn() {
    const fs::path shipped = battleFiles().searchPath().folders().front().path;
    return {
        PackSearchPath({{userFolders().rules, PackOwner::User}, {shipped, PackOwner::Program}}, gameNeeds()),
        findGame};
}

/// A disk that takes nothing.
class NoRoom : public Disk {
  public:
    ssize_t write(int, const char*, std::size_t) override {
        errno = ENOSPC;
        return -1;
    }
};

class HouseRulesWindow : public OwnHome, public TestWindow {
  protected:
    HouseRulesWindow() : TestWindow(nullptr, filesWithOwn()) {}

    static fs::path club() { return userFolders().rules / "our-club"; }
    static void write(const char* name, const std::string& text) {
        fs::create_directories(club());
        std::ofstream(club() / name) << text;
    }
    static std::string read(const char* name) {
        const auto text = readFile(club() / name);
        return text ? *text : std::string();
    }
    /// House rules that give green troops −2.
    static void putClub() {
        write("pack.json", R"({
  "format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "Our club",
  "extends": "sand-sweat-and-camels", "files": { "modifiers": "modifiers.json" }
})");
        write("modifiers.json", R"({
  "modifiers": [
    { "id": "green-troops", "value": -2 }
  ]
})");
    }
    HouseWindow& open() {
        trigger("actionHouseRules");
        return *find<HouseWindow>("houseWindow");
    }
    HouseDraft& draft() { return find<HouseWindow>("houseWindow")->draft(); }
    /// Shows the form of an entry that is found by a name.
    void go(const QString& name) {
        auto* line = find<QLineEdit>("houseFind");
        line->setText(name);
        QTest::keyClick(line, Qt::Key_Return);
    }
    template <typename T>
    T* field(const char* key) {
        return find<T>((std::string("house-value-") + key).c_str());
    }
    ValueRow* rowOf(QWidget* editor) {
        while (editor && !qobject_cast<ValueRow*>(editor)) {
            editor = editor->parentWidget();
        }
        return static_cast<ValueRow*>(editor);
    }
    void showTab(const char* name) { find<QTabWidget>("houseTabs")->setCurrentWidget(find<QWidget>(name)); }
    QString wrongOf(QWidget* editor) {
        return rowOf(editor)->findChild<QLabel*>(QStringLiteral("valueWrong"))->text();
    }
    template <typename Condition>
    static bool wait(Condition condition) {
        return QTest::qWaitFor(condition, 5000);
    }
};

} // namespace

TEST_F(HouseRulesWindow, InvitesToMakeSomeAndMakesThem) {
    HouseWindow& house = open();
    EXPECT_TRUE(find<QPushButton>("houseNew")->isVisible());
    EXPECT_FALSE(find<QPushButton>("houseSave")->isEnabled());
    QTest::mouseClick(find<QPushButton>("houseNew"), Qt::LeftButton);
    auto* dialog = find<NewRulesDialog>("newRulesDialog");
    auto* title = find<QLineEdit>("newRulesTitle");
    title->clear();
    QTest::keyClicks(title, QStringLiteral("The Club's Own"));
    EXPECT_EQ(dialog->wish().id, "the-clubs-own");
    EXPECT_EQ(dialog->wish().base, "sand-sweat-and-camels") << "that of the battle that is open";
    auto* id = find<QLineEdit>("newRulesId");
    id->clear();
    QTest::keyClicks(id, QStringLiteral("Not An Id"));
    EXPECT_FALSE(find<QLabel>("newRulesProblem")->text().isEmpty());
    dialog->accept();
    EXPECT_FALSE(house.draft().isOpen()) << "what cannot be is not made";
    EXPECT_FALSE(prompts.told.isEmpty());
}

TEST_F(HouseRulesWindow, MakesThemWithTheKeyboardAlone) {
    HouseWindow& house = open();
    QTest::keyClick(find<QPushButton>("houseNew"), Qt::Key_Space);
    auto* title = find<QLineEdit>("newRulesTitle");
    title->selectAll();
    QTest::keyClicks(title, QStringLiteral("Our club"));
    QTest::keyClick(title, Qt::Key_Return);
    ASSERT_TRUE(house.draft().isOpen());
    EXPECT_TRUE(fs::exists(club() / "pack.json"));
    EXPECT_EQ(find<IssueList>("houseIssues")->head(), QStringLiteral("✓ In order"));
    EXPECT_TRUE(house.windowTitle().contains(QStringLiteral("Our club")));
}

TEST_F(HouseRulesWindow, ShowsWhatIsChangedWithASignAndAWord) {
    putClub();
    open();
    go(QStringLiteral("green-troops"));
    auto* tree = find<QTreeWidget>("houseTree");
    ASSERT_TRUE(tree->currentItem());
    EXPECT_TRUE(tree->currentItem()->text(0).startsWith(QStringLiteral("✎")));
    EXPECT_TRUE(tree->currentItem()->text(0).endsWith(QStringLiteral("changed")));
    auto* box = field<QSpinBox>("value-number");
    EXPECT_EQ(box->value(), -2);
    EXPECT_EQ(rowOf(box)->findChild<QLabel*>(QStringLiteral("valueBase"))->text(),
              QStringLiteral("Changed here. The base says: −1"));
    find<QCheckBox>("houseOnlyChanged")->click();
    find<QLineEdit>("houseFind")->clear();
    int shown = 0;
    for (QTreeWidgetItemIterator row(tree, QTreeWidgetItemIterator::NotHidden |
                                               QTreeWidgetItemIterator::NoChildren);
         *row; ++row) {
        ++shown;
    }
    EXPECT_EQ(shown, 1) << "that one alone";
}

TEST_F(HouseRulesWindow, ChangesANumberSavesItAndTakesItBack) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    auto* box = field<QSpinBox>("value-number");
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, QStringLiteral("-4"));
    QTest::keyClick(box, Qt::Key_Return);
    EXPECT_TRUE(house.draft().isModified());
    EXPECT_TRUE(read("modifiers.json").find("-2") != std::string::npos) << "nothing is written yet";
    trigger("houseActionSave");
    EXPECT_FALSE(house.draft().isModified());
    EXPECT_NE(read("modifiers.json").find("\"value\": -4"), std::string::npos) << read("modifiers.json");
    EXPECT_TRUE(document.searchPath().in(club()).pack);
}

TEST_F(HouseRulesWindow, AResetGoesBackToWhatTheBaseSays) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    auto* box = field<QSpinBox>("value-number");
    QTest::mouseClick(rowOf(box)->findChild<QPushButton*>(QStringLiteral("valueReset")), Qt::LeftButton);
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -1);
    EXPECT_TRUE(house.draft().isModified());
    trigger("houseActionUndo");
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -2);
    EXPECT_FALSE(house.draft().isModified());
    trigger("houseActionRedo");
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -1);
}

TEST_F(HouseRulesWindow, ToldAtOnceWhatIsWrongAndWhere) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    auto* when = field<CodeEdit>("when");
    when->setPlainText(QStringLiteral("\"$self.rawr\""));
    ASSERT_TRUE(wait([&] { return hasErrors(house.draft().rules().issues()); }));
    EXPECT_TRUE(wrongOf(when).contains(QStringLiteral("rawr"))) << fromText(wrongOf(when));
    auto* list = find<QListWidget>("houseIssuesList");
    ASSERT_GE(list->count(), 1);
    trigger("houseActionSave");
    EXPECT_FALSE(prompts.told.isEmpty()) << "what is wrong is not saved";
    EXPECT_EQ(read("modifiers.json").find("rawr"), std::string::npos);
    // A click on the message goes to the value.
    go(QStringLiteral("shelled"));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, Qt::NoModifier,
                      list->visualItemRect(list->item(0)).center());
    EXPECT_TRUE(field<CodeEdit>("when")->hasFocus());
    EXPECT_EQ(field<CodeEdit>("when")->toPlainText(), QStringLiteral("$self.rawr"));
}

TEST_F(HouseRulesWindow, AConditionIsShownAndTypedAsItIsWritten) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("already-spittin"));
    auto* when = field<CodeEdit>("when");
    EXPECT_EQ(when->toPlainText(), QStringLiteral("$self.state = spittin-the-dummy"));
    when->setFocus();
    when->setPlainText(QStringLiteral("$self.state = spittin-the-dummy and"));
    ASSERT_TRUE(wait([&] { return wrongOf(when).contains(QStringLiteral("letter 36, expected a value")); }))
        << fromText(wrongOf(when));
    EXPECT_FALSE(house.draft().isModified());
    when->setPlainText(QStringLiteral("($self.state = spittin-the-dummy) and\n $self.lost > 1"));
    ASSERT_TRUE(wait([&] { return house.draft().isModified() && wrongOf(when).isEmpty(); }));
    EXPECT_TRUE(when->toPlainText().startsWith(QLatin1Char('('))) << "and stays as it was typed";
    trigger("houseActionSave");
    EXPECT_NE(
        read("modifiers.json").find(R"("when": "($self.state = spittin-the-dummy) and $self.lost > 1")"),
        std::string::npos);
}

TEST_F(HouseRulesWindow, WhatIsNoJsonYetIsSaidAndChangesNothing) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    auto* when = field<CodeEdit>("when");
    when->setFocus();
    when->setPlainText(QStringLiteral("{ \"all\": ["));
    ASSERT_TRUE(wait([&] { return !wrongOf(when).isEmpty(); }));
    EXPECT_FALSE(house.draft().isModified());
    EXPECT_EQ(when->toPlainText(), QStringLiteral("{ \"all\": [")) << "and nothing is taken away";
}

TEST_F(HouseRulesWindow, BandsAreRowsOfAForm) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("Morale check"));
    auto* end = find<QLineEdit>("band-4-to");
    EXPECT_EQ(end->text(), QStringLiteral("7"));
    end->setText(QString());
    QTest::keyClicks(end, QStringLiteral("8"));
    QTest::keyClick(end, Qt::Key_Return);
    EXPECT_TRUE(hasErrors(house.draft().rules().issues())) << "they overlap";
    auto* begin = find<QLineEdit>("band-5-from");
    begin->setText(QString());
    QTest::keyClicks(begin, QStringLiteral("9"));
    QTest::keyClick(begin, Qt::Key_Return);
    EXPECT_FALSE(hasErrors(house.draft().rules().issues()));
    trigger("houseActionSave");
    EXPECT_TRUE(document.searchPath().in(club()).pack);
    EXPECT_NE(read("checks.json").find("\"from\": 9"), std::string::npos) << read("checks.json");
}

TEST_F(HouseRulesWindow, OneMoreLikeAnotherIsAdded) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    prompts.name = QStringLiteral("Very green");
    QTest::mouseClick(find<QPushButton>("entryAlike"), Qt::LeftButton);
    EXPECT_EQ(find<QLabel>("entryState")->text(), QStringLiteral("very-green · + new"));
    EXPECT_FALSE(hasErrors(house.draft().rules().issues()));
    QTest::mouseClick(find<QPushButton>("entryRemove"), Qt::LeftButton);
    EXPECT_FALSE(house.draft().isModified()) << "as if it had never been";
}

TEST_F(HouseRulesWindow, WhatIsBeingTypedIsTakenAlongWhenAnotherEntryIsChosen) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    field<QPlainTextEdit>("label")->setPlainText(QStringLiteral("Recruits"));
    EXPECT_FALSE(house.draft().isModified()) << "it waits for the next letter";
    go(QStringLiteral("shelled"));
    EXPECT_EQ(find<QLabel>("entryTitle")->text(), QStringLiteral("Under mortar or artillery fire"));
    EXPECT_TRUE(house.draft().isModified());
    QTest::qWait(20);
    go(QStringLiteral("green-troops"));
    EXPECT_EQ(find<QLabel>("entryTitle")->text(), QStringLiteral("Recruits"));
}

TEST_F(HouseRulesWindow, AValueThatIsEmptiedIsTakenAway) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("shelled"));
    field<QPlainTextEdit>("sheet")->clear();
    ASSERT_TRUE(wait([&] { return house.draft().isModified(); }));
    const auto value = house.draft().rules().value({"modifiers", {"modifiers", "shelled", "sheet"}});
    EXPECT_TRUE(!value || !value->now) << "nothing is said any more";
    trigger("houseActionUndo");
    EXPECT_FALSE(house.draft().isModified());
    EXPECT_FALSE(field<QPlainTextEdit>("sheet")->toPlainText().isEmpty());
}

TEST_F(HouseRulesWindow, TellsTheDifferencesInWords) {
    putClub();
    open();
    showTab("differencesPane");
    EXPECT_TRUE(
        find<QTextBrowser>("differencesText")->toPlainText().contains(QStringLiteral("is -2, was -1")))
        << fromText(find<QTextBrowser>("differencesText")->toPlainText());
}

TEST_F(HouseRulesWindow, ShowsTheOddsBeforeAndAfterForWhatStandsInThePanel) {
    write("pack.json",
          R"({"format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "Our club",
        "extends": "sand-sweat-and-camels", "files": {"modifiers": "modifiers.json"}})");
    write("modifiers.json", R"({"modifiers": [{"id": "anzac", "value": 3}]})");
    open();
    state().choose("12lhr", {}, "morale");
    auto* pane = find<OddsPane>("oddsPane");
    QSignalSpy settled(pane, &OddsPane::settled);
    showTab("oddsPane");
    QTest::mouseClick(find<QPushButton>("oddsTakePanel"), Qt::LeftButton);
    ASSERT_TRUE(
        wait([&] { return pane->findChild<OddsPairs*>() != nullptr && pane->command()["unit"] == "12lhr"; }));
    QTest::qWait(400);
    const auto pairs = pane->findChild<OddsPairs*>()->pairs();
    double before = 0;
    double after = 0;
    for (const OddsPair& pair : pairs) {
        before += pair.before;
        after += pair.after;
    }
    EXPECT_NEAR(before, 1, 1e-9);
    EXPECT_NEAR(after, 1, 1e-9);
    EXPECT_GT(pairs.last().after, pairs.last().before) << "two more make it likelier";
    EXPECT_TRUE(pane->findChild<OddsPairs*>()->accessibleName().contains(QStringLiteral("was")));
}

TEST_F(HouseRulesWindow, ShowsOddsOfACaseThatTheRulesChange) {
    write("pack.json",
          R"({"format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "Our club",
        "extends": "sand-sweat-and-camels", "files": {"modifiers": "modifiers.json"}})");
    write("modifiers.json", R"({"modifiers": [{"id": "in-cover", "value": 4}]})");
    open();
    auto* pane = find<OddsPane>("oddsPane");
    const auto differs = [pane] {
        const auto* shown = pane->findChild<OddsPairs*>();
        const QList<OddsPair> pairs = shown ? shown->pairs() : QList<OddsPair>();
        return std::any_of(pairs.begin(), pairs.end(),
                           [](const OddsPair& pair) { return pair.before != pair.after; });
    };
    showTab("oddsPane");
    ASSERT_TRUE(wait(differs)) << "nobody said what is to be compared";
    EXPECT_EQ(pane->command()["facts"]["in-cover"], true);
    EXPECT_FALSE(pane->command()["facts"].contains("uphill")) << "only the condition that it is about";
}

TEST_F(HouseRulesWindow, LeadsByKeysFromFindIntoTheTreeAndToButtons) {
    open();
    find<QPushButton>("houseNew")->setFocus();
    QTest::keyClick(find<QPushButton>("houseNew"), Qt::Key_Return);
    auto* dialog = find<NewRulesDialog>("newRulesDialog");
    ASSERT_TRUE(dialog && dialog->isVisible()) << "Enter presses it";
    dialog->accept();
    auto* line = find<QLineEdit>("houseFind");
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Down);
    auto* tree = find<QTreeWidget>("houseTree");
    EXPECT_EQ(find<HouseWindow>("houseWindow")->focusWidget(), tree);
    EXPECT_EQ(tree->currentItem(), tree->topLevelItem(0));
}

TEST_F(HouseRulesWindow, ByHandIsCheckedWhileItIsTypedAndIsTheSameSave) {
    putClub();
    HouseWindow& house = open();
    showTab("byHandPane");
    auto* parts = find<QComboBox>("byHandPart");
    parts->setCurrentIndex(parts->findData(QStringLiteral("modifiers")));
    Q_EMIT parts->activated(parts->currentIndex());
    auto* text = find<CodeEdit>("byHandText");
    EXPECT_EQ(fromText(text->toPlainText()), read("modifiers.json"));
    text->setFocus();
    QString typed = text->toPlainText();
    typed.replace(QStringLiteral("\"value\": -2"), QStringLiteral("\"valeu\": -2"));
    text->setPlainText(typed);
    text->goTo({3, 1});
    auto* message = find<QLabel>("byHandMessage");
    ASSERT_TRUE(wait([&] { return message->text().contains(QStringLiteral("valeu")); }))
        << fromText(message->text());
    text->goTo({1, 1});
    EXPECT_FALSE(message->text().contains(QStringLiteral("valeu"))) << "it is that of another line";
    typed.replace(QStringLiteral("\"valeu\": -2"), QStringLiteral("\"value\":   -5"));
    text->setPlainText(typed);
    trigger("houseActionSave");
    EXPECT_NE(read("modifiers.json").find("\"value\":   -5"), std::string::npos) << "letter for letter";
    EXPECT_FALSE(house.draft().isModified());
    go(QStringLiteral("green-troops"));
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -5);
}

TEST_F(HouseRulesWindow, ReadsAtOnceWhatAnotherProgramWrites) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    write("modifiers.json", R"({"modifiers": [{"id": "green-troops", "value": -3}]})");
    ASSERT_TRUE(wait([&] { return field<QSpinBox>("value-number")->value() == -3; }));
    EXPECT_FALSE(house.draft().isModified());
    write("modifiers.json", R"({"modifiers": [{"id": "green-troops", "valeu": -3}]})");
    ASSERT_TRUE(wait([&] { return hasErrors(house.draft().rules().issues()); }));
    EXPECT_GE(find<QListWidget>("houseIssuesList")->count(), 1) << "with the messages";
}

TEST_F(HouseRulesWindow, AsksWhereBothWroteAndNothingIsLost) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("shelled"));
    field<QSpinBox>("value-number")->setValue(-3);
    ASSERT_TRUE(wait([&] { return house.draft().isModified(); }));
    write("modifiers.json", R"({"modifiers": [{"id": "anzac", "value": 2}]})");
    auto* bar = find<QWidget>("houseOthers");
    ASSERT_TRUE(wait([&] { return bar->isVisible(); }));
    prompts.goOn = false;
    trigger("houseActionSave");
    EXPECT_EQ(prompts.confirmed, 1);
    EXPECT_NE(read("modifiers.json").find("anzac"), std::string::npos) << "theirs stands";
    QTest::mouseClick(find<QPushButton>("houseOthersAct"), Qt::LeftButton);
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -1) << "theirs was read";
    trigger("houseActionUndo");
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -3) << "and mine is one step back";
}

TEST_F(HouseRulesWindow, IsTriedOnACopyOfTheBattle) {
    putClub();
    open();
    const int records = document.session().cursor();
    QFile kept(file);
    ASSERT_TRUE(kept.open(QIODevice::ReadOnly));
    const QByteArray bytes = kept.readAll();
    QTest::mouseClick(find<QPushButton>("houseTry"), Qt::LeftButton);
    auto* trial = find<TrialWindow>("trialWindow");
    ASSERT_TRUE(trial);
    EXPECT_TRUE(trial->findChild<QLabel*>(QStringLiteral("trialTitle"))
                    ->text()
                    .contains(QStringLiteral("nothing of it is kept")));
    EXPECT_EQ(trial->document().rules().id, "our-club");
    EXPECT_TRUE(trial->document().execute({{"do", "next-phase"}}).ok);
    trial->table().park();
    EXPECT_EQ(document.session().cursor(), records);
    EXPECT_EQ(document.rules().id, "sand-sweat-and-camels");
    QTest::mouseClick(find<QPushButton>("trialEnd"), Qt::LeftButton);
    kept.seek(0);
    EXPECT_EQ(kept.readAll(), bytes);
}

TEST_F(HouseRulesWindow, OffersTheBattleItsChangedRules) {
    putClub();
    ASSERT_FALSE(hasErrors(document.create(QStringLiteral("our-club"))));
    const std::string before = document.session().rulesFingerprint();
    auto* bar = find<QWidget>("rulesChanged");
    EXPECT_FALSE(bar->isVisible());
    write("modifiers.json", R"({"modifiers": [{"id": "green-troops", "valeu": -3}]})");
    ASSERT_TRUE(wait([&] { return bar->isVisible(); }));
    EXPECT_FALSE(find<QPushButton>("rulesChangedAct")->isVisible()) << "nobody goes on by what is wrong";
    write("modifiers.json", R"({"modifiers": [{"id": "green-troops", "value": -3}]})");
    ASSERT_TRUE(wait([&] { return find<QPushButton>("rulesChangedAct")->isVisible(); }));
    EXPECT_EQ(document.session().rulesFingerprint(), before) << "until the umpire says so";
    QTest::mouseClick(find<QPushButton>("rulesChangedAct"), Qt::LeftButton);
    EXPECT_NE(document.session().rulesFingerprint(), before);
    EXPECT_FALSE(bar->isVisible());
    EXPECT_TRUE(window->table().notices().text().contains(QStringLiteral("From now on")))
        << fromText(window->table().notices().text());
}

TEST_F(HouseRulesWindow, ClosingWithUnsavedChangesAsks) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    field<QSpinBox>("value-number")->setValue(-4);
    prompts.unsaved = Prompts::Unsaved::Cancel;
    EXPECT_FALSE(house.close());
    EXPECT_EQ(prompts.unsavedTitle, QStringLiteral("Our club"));
    EXPECT_FALSE(window->close()) << "nor goes the program";
    prompts.unsaved = Prompts::Unsaved::Save;
    EXPECT_TRUE(house.close());
    EXPECT_NE(read("modifiers.json").find("-4"), std::string::npos);
}

TEST_F(HouseRulesWindow, WhatIsDiscardedIsGone) {
    putClub();
    HouseWindow& house = open();
    go(QStringLiteral("green-troops"));
    field<QSpinBox>("value-number")->setValue(-4);
    prompts.unsaved = Prompts::Unsaved::Discard;
    EXPECT_TRUE(house.close());
    EXPECT_NE(read("modifiers.json").find("-2"), std::string::npos);
    open();
    go(QStringLiteral("green-troops"));
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -2);
}

TEST_F(HouseRulesWindow, AFullDiskLosesNothing) {
    putClub();
    HouseWindow& house = open();
    NoRoom full;
    house.draft().setDisk(full);
    go(QStringLiteral("green-troops"));
    field<QSpinBox>("value-number")->setValue(-4);
    trigger("houseActionSave");
    ASSERT_EQ(prompts.told.size(), 1);
    EXPECT_FALSE(prompts.told.first().isEmpty());
    EXPECT_TRUE(house.draft().isModified()) << "it is still here";
    EXPECT_EQ(field<QSpinBox>("value-number")->value(), -4);
    EXPECT_NE(read("modifiers.json").find("-2"), std::string::npos) << "and the file is whole";
    house.draft().setDisk(realDisk());
    trigger("houseActionSave");
    EXPECT_NE(read("modifiers.json").find("-4"), std::string::npos);
}

TEST_F(HouseRulesWindow, IsSharedAsOneFileAndTakenInElsewhere) {
    putClub();
    open();
    prompts.save = folder.filePath(QStringLiteral("our-club.house-rules.json"));
    trigger("houseActionShare");
    EXPECT_TRUE(prompts.suggestedFile.endsWith(QStringLiteral("our-club.house-rules.json")));
    ASSERT_TRUE(QFile::exists(prompts.save));
    // As another umpire has it.
    find<HouseWindow>("houseWindow")->close();
    find<HouseWindow>("houseWindow")->draft().close();
    fs::remove_all(club());
    prompts.open = prompts.save;
    trigger("houseActionTakeIn");
    EXPECT_TRUE(prompts.asked.contains(QStringLiteral("Our club"))) << fromText(prompts.asked);
    EXPECT_TRUE(document.searchPath().in(club()).pack);
    EXPECT_TRUE(find<HouseWindow>("houseWindow")->draft().isOpen()) << "and it is shown";
}

TEST_F(HouseRulesWindow, TakesInWhatIsDroppedOnIt) {
    HouseWindow& house = open();
    const QString given = folder.filePath(QStringLiteral("our-club.house-rules.json"));
    std::ofstream(fromText(given))
        << R"({"format": "desert-umpire-house-rules", "version": 1, "id": "our-club",
        "files": {"pack.json": {"format": "desert-umpire-rules", "version": 1, "id": "our-club",
                                "title": "Our club", "extends": "sand-sweat-and-camels"}}})";
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(given)});
    QDragEnterEvent enter(QPoint(40, 40), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton,
                          Qt::NoModifier);
    QCoreApplication::sendEvent(&house, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop(QPointF(40, 40), Qt::CopyAction | Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&house, &drop);
    ASSERT_TRUE(wait([&] { return house.draft().isOpen(); }));
    EXPECT_EQ(house.draft().title(), QStringLiteral("Our club"));
    EXPECT_TRUE(QFile::exists(given)) << "it stays where it is";
}

TEST_F(HouseRulesWindow, EverythingHasANameForWhoListens) {
    putClub();
    HouseWindow& house = open();
    for (const char* entry : {"green-troops", "Morale check", "officer-range"}) {
        go(QString::fromLatin1(entry));
        for (const char* tab : {"entryForm", "differencesPane", "oddsPane", "byHandPane"}) {
            showTab(tab);
            QTest::qWait(20);
            for (const QWidget* widget : house.findChildren<QWidget*>()) {
                const bool works =
                    qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QLineEdit*>(widget) ||
                    qobject_cast<const QComboBox*>(widget) ||
                    qobject_cast<const QAbstractItemView*>(widget) ||
                    qobject_cast<const QPlainTextEdit*>(widget) || qobject_cast<const QSpinBox*>(widget);
                const bool part = widget->objectName().startsWith(QLatin1String("qt_")) ||
                                  widget->inherits("QComboBoxListView") || widget->inherits("QHeaderView");
                if (works && !part && widget->isVisible() && widget->focusPolicy() != Qt::NoFocus) {
                    EXPECT_FALSE(widget->accessibleName().isEmpty())
                        << entry << ' ' << tab << ' ' << widget->metaObject()->className() << ' '
                        << fromText(widget->objectName());
                }
            }
        }
    }
}

} // namespace umpire::gui::test::house_window_test
