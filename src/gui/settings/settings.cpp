#include "settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QPageSize>
#include <QStandardPaths>

namespace umpire::gui {

namespace {

constexpr qsizetype mostRecentFiles = 8;

struct Entry {
    Settings::Key key;
    const char* name;
    QVariant fallback;
};

/// A file of the user's own, apart from his battles.
QString ownFile(const QString& name) {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).filePath(name);
}

const Entry& entryOf(Settings::Key key) {
    static const Entry table[] = {
        {Settings::Key::Theme, "look/theme", QStringLiteral("auto")}, // one of Theme::names()
        {Settings::Key::TextPercent, "look/text-percent", 100},
        {Settings::Key::Language, "look/language", QString()},              // "": as the system
        {Settings::Key::Lengths, "look/lengths", QStringLiteral("inches")}, // or centimetres
        {Settings::Key::RecentFiles, "files/recent", QStringList()},
        {Settings::Key::WindowGeometry, "window/geometry", QByteArray()},
        {Settings::Key::WindowLayout, "window/layout", QByteArray()},
        {Settings::Key::PanelHeight, "window/panel-height", 0},  // 0: as the design has it
        {Settings::Key::Parked, "window/parked", QVariantMap()}, // cards put aside, by battle
        {Settings::Key::Folder, "files/folder", QString()},
        {Settings::Key::DiceThrowers, "dice/ways", QVariantMap()}, // die: substitute or program; else thrown
        {Settings::Key::ApplyAtOnce, "dice/apply-at-once", true},
        {Settings::Key::TourSeen, "window/tour-seen", false},
        {Settings::Key::PaletteRecent, "palette/recent", QStringList()},
        {Settings::Key::FieldSize, "look/field-size", QStringLiteral("fit")}, // fit, cards or rows
        {Settings::Key::Touch, "look/touch", QStringLiteral("auto")},         // auto, on or off
        {Settings::Key::TintChanges, "look/tint-changes", true},
        {Settings::Key::PlayersPercent, "players/text-percent", 130},
        {Settings::Key::PlayersGeometry, "players/geometry", QByteArray()},
        {Settings::Key::PlayersScreen, "players/screen", QString()}, // its name
        {Settings::Key::PlayersFullScreen, "players/full-screen", false},
        {Settings::Key::Phones, "players/phones", QVariantMap()}, // network, whether at start, what they may
        {Settings::Key::Collection, "files/collection", ownFile(QStringLiteral("collection.json"))},
        {Settings::Key::PrintPaper, "print/paper", static_cast<int>(QPageSize::A4)},
        {Settings::Key::PrintColour, "print/colour", true},
        {Settings::Key::PrintMargin, "print/margin", 10},
        {Settings::Key::StateSheets, "print/state-sheets", false},
        {Settings::Key::AskOwed, "ask/owed", true},       // before a phase ends with tests owed
        {Settings::Key::AskReset, "ask/reset", true},     // before what was played is taken back
        {Settings::Key::AskDiscard, "ask/discard", true}, // before a battle without a file goes for good
        {Settings::Key::SoundResult, "sounds/result", false},
        {Settings::Key::SoundDue, "sounds/due", false},
        {Settings::Key::ClockMinutes, "clock/turn-minutes", 0}, // of new battles; 0: as it comes
        {Settings::Key::ClockStarts, "clock/starts", false},    // by itself
        {Settings::Key::ClockShown, "clock/shown", true},       // in the turn bar
    };
    return *std::find_if(std::begin(table), std::end(table),
                         [key](const Entry& entry) { return entry.key == key; });
}

} // namespace

Settings::Settings() : m_store(std::make_unique<QSettings>()) {}

Settings::Settings(const QString& file) : m_store(std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

QLatin1String Settings::nameOf(Key key) {
    return QLatin1String(entryOf(key).name);
}

QVariant Settings::value(Key key) const {
    return m_store->value(nameOf(key), entryOf(key).fallback);
}

void Settings::set(Key key, const QVariant& value) {
    m_store->setValue(nameOf(key), value);
}

void Settings::reset(Key key) {
    m_store->remove(nameOf(key));
}

void Settings::addRecentFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    set(Key::RecentFiles, files.mid(0, mostRecentFiles));
    set(Key::Folder, QFileInfo(path).absolutePath());
}

QString Settings::folder() const {
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    for (const QString& folder : {value(Key::Folder).toString(), documents}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return QDir::homePath();
}

} // namespace umpire::gui
