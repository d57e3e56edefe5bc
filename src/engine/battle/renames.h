#pragma once

#include "umpire/base/value.h"

#include <set>
#include <string>
#include <unordered_map>

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
    struct Given {
        std::size_t order = 0; ///< among all that were noted
        std::string name;
    };
    struct NumberGiven {
        std::string asked;
        std::string given;
    };
    using Asked = std::unordered_map<std::string, Given>::const_iterator;

    /// The first noted of those whose name stands in this one; the end where there is none.
    Asked firstWithin(const std::string& name) const;

    std::unordered_map<std::string, Given> m_given; ///< by the name that was asked for, the first of each
    std::set<std::size_t> m_lengths;                ///< of those names
    std::unordered_map<Id, NumberGiven> m_numbers;  ///< by entry, the first of each in which a number differs
};

} // namespace umpire
