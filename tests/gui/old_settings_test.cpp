// Settings that earlier versions of the window wrote: nothing that was chosen is lost. The list is what lies
// in the folder: to add a file is to add a test.

#include "document/text.h"
#include "support/battles.h"
#include "test_window.h"

#include <QDir>
#include <QDirIterator>

namespace umpire::gui::test::old_settings_test {

namespace {

using Key = Settings::Key;

/// What files may hold, and who reads it.
const QMap<QString, Settings::Entry>& known() {
    static const QMap<QString, Settings::Entry> keys{
        {QStringLiteral("look/theme"), Key::Theme},
        {QStringLiteral("look/text-percent"), Key::TextPercent},
        {QStringLiteral("look/tint-changes"), Key::TintChanges},
        {QStringLiteral("look/field-size"), Key::FieldSize},
        {QStringLiteral("look/touch"), Key::Touch},
        {QStringLiteral("files/recent"), Key::RecentFiles},
        {QStringLiteral("files/folder"), Key::Folder},
        {QStringLiteral("files/collection"), Key::Collection},
        {QStringLiteral("dice/ways"), Key::DiceThrowers},
        {QStringLiteral("dice/apply-at-once"), Key::ApplyAtOnce},
        {QStringLiteral("window/tour-seen"), Key::TourSeen},
        {QStringLiteral("window/geometry"), Key::WindowGeometry},
        {QStringLiteral("window/layout"), Key::WindowLayout},
        {QStringLiteral("palette/recent"), Key::PaletteRecent},
        {QStringLiteral("players/text-percent"), Key::PlayersPercent},
        {QStringLiteral("players/geometry"), Key::PlayersGeometry},
        {QStringLiteral("players/screen"), Key::PlayersScreen},
        {QStringLiteral("players/full-screen"), Key::PlayersFullScreen},
    };
    return keys;
}

QStringList samples() {
    const QString folder = toText((umpire::test::sourceFolder() / "tests/old-files/settings").string());
    QStringList files;
    for (QDirIterator at(folder, {QStringLiteral("*.conf")}, QDir::Files, QDirIterator::Subdirectories);
         at.hasNext();) {
        files << at.next();
    }
    return files;
}

} // namespace

TEST(OldSettings, AreReadAsTheyWereMeant) {
    EXPECT_FALSE(samples().isEmpty());
    for (const QString& sample : samples()) {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.conf"));
        ASSERT_TRUE(QFile::copy(sample, file));
        const QSettings written(file, QSettings::IniFormat);
        const Settings settings(file);
        for (const QString& name : written.allKeys()) {
            ASSERT_TRUE(known().contains(name)) << fromText(sample) << ": nobody reads " << fromText(name);
            const QVariant found = settings.value(known()[name]);
            EXPECT_EQ(found, written.value(name)) << fromText(name);
            EXPECT_NE(found, Settings(folder.filePath(QStringLiteral("none"))).value(known()[name]))
                << fromText(name) << " would be that in any case: the sample shows nothing";
        }
    }
}

/// The whole window begins with each.
class WindowOfOldSettings : public TestWindow {};

TEST_F(WindowOfOldSettings, Opens) {
    for (const QString& sample : samples()) {
        const QString copy = folder.filePath(QStringLiteral("old.conf"));
        QFile::remove(copy);
        ASSERT_TRUE(QFile::copy(sample, copy));
        Settings old(copy);
        MainWindow second(document, look, old, prompts, ExampleBattles(onStartPage));
        second.show();
        EXPECT_TRUE(second.isVisible());
        EXPECT_FALSE(second.findChild<QAction*>(QStringLiteral("actionTint"))->isChecked())
            << "as it was chosen";
    }
}

} // namespace umpire::gui::test::old_settings_test
