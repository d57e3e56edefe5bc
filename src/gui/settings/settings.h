#pragma once

#include <QSettings>
#include <QStringList>
#include <QVariant>

#include <memory>

namespace umpire::gui {

/// What the program remembers between runs. All keys and their defaults stand in one table.
class Settings {
  public:
    enum class Key {
        Theme,
        TextPercent,
        Language,
        Lengths,
        RecentFiles,
        WindowGeometry,
        WindowLayout,
        PanelHeight,
        Folder,
        Parked,
        DiceThrowers,
        ApplyAtOnce,
        TourSeen,
        PaletteRecent,
        TintChanges,
        FieldSize,
        Touch,
        PlayersPercent,
        PlayersGeometry,
        PlayersScreen,
        PlayersFullScreen,
        Phones,
        Collection,
        PrintPaper,
        PrintColour,
        PrintMargin,
        StateSheets,
        AskOwed,
        AskReset,
        AskDiscard,
        SoundResult,
        SoundDue,
        ClockMinutes,
        ClockStarts,
        ClockShown,
    };

    /// The user's own.
    Settings();
    /// Those of a file, for tests.
    explicit Settings(const QString& file);

    /// As it stands in the file: "look/theme".
    static QLatin1String nameOf(Key key);
    QVariant value(Key key) const;
    void set(Key key, const QVariant& value);
    /// Forgets what was chosen: from now on it is what it was at first.
    void reset(Key key);

    QStringList recentFiles() const { return value(Key::RecentFiles).toStringList(); }
    /// Puts a file at the top of the list; its folder is where the next is looked for.
    void addRecentFile(const QString& path);
    /// Where to look for files: where the last battle was, else where the user keeps his documents.
    QString folder() const;

  private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace umpire::gui
