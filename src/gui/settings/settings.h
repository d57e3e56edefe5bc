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
        RecentFiles,
        WindowGeometry,
        WindowLayout,
        Folder,
        DiceWays,
        ApplyAtOnce,
        TourSeen,
        PaletteRecent,
        TintChanges,
        PlayersPercent,
        PlayersGeometry,
        PlayersScreen,
        PlayersFullScreen,
        Collection,
        PrintPaper,
        PrintColour,
        PrintMargin,
        StateSheets,
    };

    /// The user's own.
    Settings();
    /// Those of a file, for tests.
    explicit Settings(const QString& file);

    QVariant value(Key key) const;
    void set(Key key, const QVariant& value);

    QStringList recentFiles() const { return value(Key::RecentFiles).toStringList(); }
    /// Puts a file at the top of the list.
    void addRecentFile(const QString& path);

  private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace umpire::gui
