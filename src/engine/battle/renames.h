#pragma once

#include "umpire/base/value.h"

#include <string>
#include <vector>

namespace umpire {

/// How the entries that come together got other names than they asked for, so that what is named after one of
/// them follows: where the 67th Regiment becomes the 68th, its I/67th Battalion is I/68th and its 67th Field
/// Battery the 68th, and where that is the 68th, so is its observer's.
class Renames {
  public:
    /// An entry that asked for the one name got the other.
    void note(const Id& entry, const std::string& asked, const std::string& given);
    /// The name of something that stands under an entry of this id.
    std::string follow(const std::string& name, const Id& above) const;

  private:
    struct Rename {
        Id entry;
        std::string asked;
        std::string given;
    };

    std::vector<Rename> m_renames;
};

} // namespace umpire
