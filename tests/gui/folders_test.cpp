// The user's own folder: what is in it, where each came from and whether it is in order; what is bad keeps
// nothing back.

#include "document/text.h"
#include "preferences/folders_pane.h"
#include "preferences/preferences_dialog.h"
#include "test_window.h"
#include "umpire/base/file.h"
#include "umpire/base/user_folders.h"
#include "umpire/games/games.h"
#include "umpire/storage/collection.h"
#include "window/start_page.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>
#include <QUrl>

namespace umpire::gui::test::folders_test {

namespace {

namespace fs = std::filesystem;

fs::path shippedFolder() {
    return battleFiles().searchPath().folders().front().path;
}

/// Where data is kept is said before a window is made.
struct OwnData {
    OwnData() {
        before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", data.path().toUtf8());
    }
    ~OwnData() { before.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before); }
    OwnData(const OwnData&) = delete;
    OwnData& operator=(const OwnData&) = delete;

    QTemporaryDir data;
    QByteArray before;
};

/// Stands for the program that shows folders.
class FileManager : public QObject {
    Q_OBJECT

  public:
    FileManager() { QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "show"); }
    ~FileManager() override { QDesktopServices::unsetUrlHandler(QStringLiteral("file")); }

    QList<QUrl> shown;

  public Q_SLOTS:
    void show(const QUrl& url) { shown << url; }
};

BattleFiles withOwn() {
    return {PackSearchPath({{userFolders().rules, PackOwner::User}, {shippedFolder(), PackOwner::Program}},
                           gameNeeds()),
            findGame};
}

class Folders : public OwnData, public TestWindow {
  protected:
    Folders() : TestWindow(nullptr, withOwn()) {}

    static void putPack(const char* name, const char* brokenFile) {
        const fs::path to = userFolders().rules / name;
        fs::create_directories(to.parent_path());
        fs::copy(shippedFolder() / "sand-sweat-and-camels", to, fs::copy_options::recursive);
        if (brokenFile) {
            QFile file(toText((to / brokenFile).string()));
            ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write("{");
        }
    }
    void openPage() {
        trigger("actionPreferences");
        find<QTabWidget>("preferencePages")->setCurrentWidget(find<QWidget>("folderPage"));
    }
    QTreeWidgetItem* row(const QString& path) {
        auto* list = find<QTreeWidget>("ownThings");
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QTreeWidgetItem* item = list->topLevelItem(i);
            if (item->toolTip(0).contains(path)) {
                return item;
            }
        }
        return nullptr;
    }
    /// The buttons of the start page that open a battle to begin from.
    QList<QPushButton*> doors() {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QList<QPushButton*> doors;
        for (QPushButton* button : window->findChildren<QPushButton*>(QStringLiteral("startExample"))) {
            button->isVisible() ? doors << button : doors;
        }
        return doors;
    }
    void take(const char* action, const QString& path) {
        prompts.open = path;
        find<QAction>(action)->trigger();
    }
};

} // namespace

TEST_F(Folders, ListsPacksWithWhereEachCameFrom) {
    putPack("club", "modifiers.json");
    openPage();
    const QString own = toText((userFolders().rules / "club").string());
    QTreeWidgetItem* bad = row(own);
    ASSERT_NE(bad, nullptr);
    EXPECT_EQ(bad->text(2), QStringLiteral("your own"));
    EXPECT_EQ(bad->text(1), QStringLiteral("not in order"));
    EXPECT_TRUE(bad->toolTip(0).contains(QStringLiteral("modifiers.json"))) << fromText(bad->toolTip(0));
    EXPECT_TRUE(bad->data(0, Qt::AccessibleTextRole).toString().contains(own));
    QTreeWidgetItem* shipped = row(QStringLiteral("/rules/sand-sweat-and-camels"));
    ASSERT_NE(shipped, nullptr);
    EXPECT_EQ(shipped->text(2), QStringLiteral("with the program"));
    EXPECT_EQ(shipped->text(1), QStringLiteral("in order"));
    find<QTreeWidget>("ownThings")->setCurrentItem(bad);
    EXPECT_TRUE(find<QLabel>("ownThingAbout")->text().contains(QStringLiteral("modifiers.json")));
}

TEST_F(Folders, TakeInAPackAndACollection) {
    openPage();
    take("takeInPack", toText((shippedFolder() / "morschauser-mark-1").string()));
    EXPECT_TRUE(fs::exists(userFolders().rules / "morschauser-mark-1/pack.json"));
    ASSERT_FALSE(prompts.issues.empty()) << "another of that name is there";
    EXPECT_TRUE(toText(prompts.issues.back().text).contains(QStringLiteral("are used, not those in")));
    prompts.issues.clear();
    take("takeInPack", folder.path());
    EXPECT_TRUE(hasErrors(prompts.issues)) << "no pack";
    const QString collection = folder.filePath(QStringLiteral("Our units.json"));
    QFile out(collection);
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    Collection ours;
    const Json brigade{{"id", "brigade"}, {"name", "Camel Brigade"}, {"kind", "brigade"}};
    ours.entries.push_back({"camel-brigade", "Camel Brigade", "sand-sweat-and-camels",
                            Json{{"formations", Json::array({brigade})}}});
    out.write(QByteArray::fromStdString(writeCollection(ours)));
    out.close();
    prompts.choice = 1; // as one of its own
    take("takeInFile", collection);
    const QString place = toText((userFolders().collections / "our-units.json").string());
    ASSERT_FALSE(prompts.told.isEmpty());
    EXPECT_TRUE(prompts.told.last().contains(place)) << fromText(prompts.told.last());
    QTreeWidgetItem* taken = row(place);
    ASSERT_NE(taken, nullptr);
    EXPECT_FALSE(find<QPushButton>("useCollection")->isEnabled()) << "a pack is chosen";
    find<QTreeWidget>("ownThings")->setCurrentItem(taken);
    QTest::mouseClick(find<QPushButton>("useCollection"), Qt::LeftButton);
    EXPECT_EQ(settings.value(Settings::Key::Collection).toString(), place);
    EXPECT_EQ(row(place)->text(1), QStringLiteral("in order, in use"));
}

TEST_F(Folders, OpenInTheFileManager) {
    const FileManager manager;
    openPage();
    QTest::mouseClick(find<QPushButton>("openOwnFolder"), Qt::LeftButton);
    EXPECT_TRUE(fs::is_directory(userFolders().data)) << "made when it is asked for";
    EXPECT_EQ(manager.shown, QList<QUrl>{QUrl::fromLocalFile(toText(userFolders().data.string()))});
    EXPECT_TRUE(prompts.told.isEmpty());
}

TEST_F(Folders, SayWhyTheyCannotBeMade) {
    const FileManager manager;
    openPage();
    // Where the folder would be stands a file.
    const QString place = toText(userFolders().data.string());
    fs::remove_all(userFolders().data);
    QFile inTheWay(place);
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    QTest::mouseClick(find<QPushButton>("openOwnFolder"), Qt::LeftButton);
    EXPECT_TRUE(manager.shown.isEmpty());
    EXPECT_EQ(prompts.told, QStringList{QStringLiteral("%1 cannot be made.").arg(place)});
}

TEST_F(Folders, ABadPackNeverKeepsTheStartBack) {
    putPack("sand-sweat-and-camels", "pack.json");
    window.reset();
    document.close();
    window = std::make_unique<MainWindow>(document, look, settings, prompts, ExampleBattles(onStartPage));
    window->show();
    auto* troubles = find<QLabel>("startTroubles");
    ASSERT_TRUE(troubles);
    EXPECT_TRUE(troubles->text().contains(QStringLiteral("are not in order, and are not used")))
        << fromText(troubles->text());
    QTest::mouseClick(find<QPushButton>("startFolders"), Qt::LeftButton);
    EXPECT_TRUE(find<PreferencesDialog>("preferencesDialog")->isVisible());
    EXPECT_TRUE(find<QTreeWidget>("ownThings")->isVisible()) << "at its page";
    EXPECT_TRUE(window->openFile(file)) << "with the rules that came with the program";
    EXPECT_TRUE(toText(document.rules().folder).startsWith(toText(shippedFolder().string())));
}

TEST_F(Folders, BattlesToBeginFromAreOnTheStartPage) {
    openPage();
    take("takeInFile", example(QStringLiteral("romani-1916")));
    const fs::path own = userFolders().examples / "romani-1916.battle.json";
    ASSERT_TRUE(fs::exists(own));
    const ExampleBattles examples(onStartPage, toText(userFolders().examples.string()));
    const QList<ExampleBattles::Entry> entries = examples.entries();
    ASSERT_FALSE(entries.isEmpty());
    EXPECT_EQ(entries.last().path, toText(own.string()));
    EXPECT_TRUE(entries.last().own);
}

TEST_F(Folders, TheStartPageOffersWhatWasTakenInMeanwhile) {
    window.reset();
    document.close();
    window =
        std::make_unique<MainWindow>(document, look, settings, prompts,
                                     ExampleBattles(onStartPage, toText(userFolders().examples.string())));
    window->show();
    const qsizetype offered = doors().size();
    openPage();
    take("takeInFile", example(QStringLiteral("romani-1916")));
    EXPECT_EQ(doors().size(), offered + 1) << "the page that is shown";
    QTest::mouseClick(doors().first(), Qt::LeftButton);
    ASSERT_TRUE(document.isOpen());
    EXPECT_EQ(document.path(), QString()) << "a battle to begin from is never written";
}

} // namespace umpire::gui::test::folders_test

#include "folders_test.moc"
