#pragma once

#include "umpire/journal/battle_lock.h"
#include "umpire/storage/battle_keeper.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace umpire::cli {

/// Keeps a battle in the file that `--save` names, if any, as long as it has that file's lock, and says at
/// once what could not be written.
class Saving {
  public:
    Saving(const std::string& file, std::ostream& err) : m_file(file), m_err(err) {}

    /// Before the battle is read: what is read must not change any more. False when somebody else writes it,
    /// and where no lock can be had: two programs would lose each other's records there.
    bool lock();
    /// `journal`: `LoadedBattle::journal`. False when the battle cannot be saved.
    bool begin(const Session& session, std::uint64_t journal);
    /// False when what was played is not safe on the disk.
    bool keep(const Session& session);
    /// False when anything could not be written, at the end or before.
    bool close(const Session& session);

  private:
    bool isOurs();
    bool tell(const Kept& kept);
    void tellOnce(const std::string& problem);

    std::string m_file;
    std::ostream& m_err;
    std::optional<BattleLock> m_lock;
    std::optional<BattleKeeper> m_keeper;
    std::string m_told; ///< the problem that was told last
    bool m_allWritten = true;
};

} // namespace umpire::cli
