#pragma once

#include <QString>

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <vector>

namespace umpire {
class Disk;
}

namespace umpire::gui {

/// Whether and where a window keeps what is played.
struct AutosavePlan {
    bool on = false; ///< off for pictures and exports: then a file is only written when it is saved
    /// Where battles without a file of their own are kept, and those whose file cannot be written; empty:
    /// nowhere.
    std::filesystem::path unsaved;
    Disk* disk = nullptr;                                          ///< null: the real one
    std::chrono::milliseconds patience = std::chrono::seconds(90); ///< as `BattleLock` has it
    /// Folders of the program's own battles, which are opened as new ones and never written.
    std::vector<std::filesystem::path> examples;
    /// Tells how long the disk takes, in nanoseconds; empty: the computer's own clock.
    std::function<std::int64_t()> stopwatch;
    /// Changes go into the journal at once, and into the file once the answer to them stands on the screen.
    bool fileLater = false;
    /// Where the secrets of battles' dice are kept; empty: nowhere.
    std::filesystem::path secrets;
};

/// How safe what was played is.
struct Keeping {
    enum class Kind {
        Safe,      ///< all of it is on the disk where it belongs
        Journal,   ///< its own file cannot be written at present; the journal beside it has all
        Elsewhere, ///< its own file cannot be written; it is kept among the unsaved battles
        InMemory,  ///< it stands on no disk
        ReadOnly,  ///< somebody else writes this battle; nothing is played here
    };

    Kind kind = Kind::Safe;
    QString text;             ///< what happened, where, and what to do; "" when safe
    bool canTakeOver = false; ///< read only, and nobody writes it any more
    bool inTheWay = false;    ///< somebody else's file stands where saving would put the battle

    bool operator==(const Keeping&) const = default;
};

} // namespace umpire::gui
