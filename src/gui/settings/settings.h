#pragma once

#include <QPageSize>
#include <QSettings>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <variant>

namespace umpire::gui {

/// What the program remembers between runs. All keys and their defaults stand in `Key`.
class Settings {
  public:
    /// A file of the user's own, apart from his battles.
    struct OwnFile {
        const char* name;
    };
    /// Something that is remembered.
    struct Entry {
        const char* name; ///< as it stands in the file
        /// What it is while nobody chose.
        std::variant<std::monostate, bool, int, const char*, OwnFile> fallback;
    };
    /// All of them.
    struct Key {
        static constexpr Entry Theme{"look/theme", "auto"}; ///< one of Theme::names()
        static constexpr Entry TextPercent{"look/text-percent", 100};
        static constexpr Entry Language{"look/language", ""};     ///< "": as the system
        static constexpr Entry Lengths{"look/lengths", "inches"}; ///< or centimetres
        static constexpr Entry RecentFiles{"files/recent", {}};
        static constexpr Entry WindowGeometry{"window/geometry", {}};
        static constexpr Entry WindowLayout{"window/layout", {}};
        static constexpr Entry PanelHeight{"window/panel-height", 0}; ///< 0: as the design has it
        static constexpr Entry Parked{"window/parked", {}};           ///< cards put aside, by battle
        static constexpr Entry Folder{"files/folder", ""};
        static constexpr Entry DiceThrowers{"dice/ways", {}}; ///< die: substitute or program; else thrown
        static constexpr Entry ApplyAtOnce{"dice/apply-at-once", true};
        static constexpr Entry TourSeen{"window/tour-seen", false};
        static constexpr Entry PaletteRecent{"palette/recent", {}};
        static constexpr Entry FieldSize{"look/field-size", "fit"}; ///< fit, cards or rows
        static constexpr Entry Touch{"look/touch", "auto"};         ///< auto, on or off
        static constexpr Entry TintChanges{"look/tint-changes", true};
        static constexpr Entry PlayersPercent{"players/text-percent", 130};
        static constexpr Entry PlayersGeometry{"players/geometry", {}};
        static constexpr Entry PlayersScreen{"players/screen", ""}; ///< its name
        static constexpr Entry PlayersFullScreen{"players/full-screen", false};
        static constexpr Entry Phones{"players/phones", {}}; ///< network, whether at start, what they may
        static constexpr Entry Collection{"files/collection", OwnFile{"collection.json"}};
        static constexpr Entry PrintPaper{"print/paper", static_cast<int>(QPageSize::A4)};
        static constexpr Entry PrintColour{"print/colour", true};
        static constexpr Entry PrintMargin{"print/margin", 10};
        static constexpr Entry StateSheets{"print/state-sheets", false};
        static constexpr Entry AskOwed{"ask/owed", true};       ///< before a phase ends with tests owed
        static constexpr Entry AskReset{"ask/reset", true};     ///< before what was played is taken back
        static constexpr Entry AskDiscard{"ask/discard", true}; ///< before a battle without a file goes
        static constexpr Entry SoundResult{"sounds/result", false};
        static constexpr Entry SoundDue{"sounds/due", false};
        static constexpr Entry ClockMinutes{"clock/turn-minutes", 0}; ///< of new battles; 0: as it comes
        static constexpr Entry ClockStarts{"clock/starts", false};    ///< by itself
        static constexpr Entry ClockShown{"clock/shown", true};       ///< in the turn bar
    };

    /// The user's own.
    Settings();
    /// Those of a file, for tests.
    explicit Settings(const QString& file);

    QVariant value(const Entry& entry) const;
    void set(const Entry& entry, const QVariant& value);
    /// Forgets what was chosen: from now on it is what it was at first.
    void reset(const Entry& entry);

    QStringList recentFiles() const { return value(Key::RecentFiles).toStringList(); }
    /// Puts a file at the top of the list; its folder is where the next is looked for.
    void addRecentFile(const QString& path);
    /// Where to look for files: where the last battle was, else where the user keeps his documents.
    QString folder() const;

  private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace umpire::gui
