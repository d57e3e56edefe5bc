#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace umpire {

/// One entry of a file of a pack, as it is compared with the same entry of other packs.
struct PackEntry {
    std::string part;   ///< the part of the pack it belongs to: "modifiers"
    std::string file;   ///< the name of that part's file
    std::string list;   ///< the key of the list or object that holds it
    std::string name;   ///< its id or key there, its number in a list without ids ("#3"), or ""
    std::string text;   ///< as JSON without spaces, the keys of every object in order
    std::string digest; ///< of all that, but for the name of the file
};

/// The entries of a pack's files, by part, then as their files list them, and the digest of them all. They
/// are worked out when somebody asks for the first time, on whatever thread; copies share them.
class PackEntries {
  public:
    struct All {
        std::vector<PackEntry> list;
        std::string fingerprint; ///< see fingerprint.h
    };

    PackEntries() = default;
    explicit PackEntries(std::function<All()> make);

    const All& all() const;
    std::vector<PackEntry>::const_iterator begin() const { return all().list.begin(); }
    std::vector<PackEntry>::const_iterator end() const { return all().list.end(); }

  private:
    struct Made {
        std::once_flag once;
        std::function<All()> make;
        All all;
    };
    std::shared_ptr<Made> m_made;
};

} // namespace umpire
