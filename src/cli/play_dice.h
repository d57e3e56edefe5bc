#pragma once

#include "umpire/storage/dice_safe.h"

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>

namespace umpire::cli {

/// The program's dice of `umpire play`: sealed ones that go with the file it saves to; without one, dice that
/// are forgotten with everything else; or those of a seed.
class PlayDice {
  public:
    /// `save`: the file that is kept, or "". `call`: the number the players called.
    PlayDice(const std::string& save, std::optional<std::uint64_t> seed, std::optional<std::uint64_t> call);

    /// The battle was read.
    void open(Session& session);
    ProgramDice& dice();
    /// Before a command: the first one that has the program throw is preceded by the pledge, which `keep`
    /// puts on the disk and `err` shows.
    void prepare(Session& session, const Json& command, const std::function<void()>& keep, std::ostream& err);
    /// After the record was kept.
    void kept(const Session& session, std::ostream& err);

  private:
    void callOut(Session& session);

    std::string m_home;
    std::optional<std::uint64_t> m_call;
    std::optional<std::uint64_t> m_seed;
    std::optional<RandomDice> m_random;
    DiceSafe m_safe;
};

} // namespace umpire::cli
