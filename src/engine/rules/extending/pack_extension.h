#pragma once

#include "../reading/pack_files.h"
#include "umpire/base/issue.h"
#include "umpire/base/object_reader.h"
#include "umpire/rules/pack_loader.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace umpire {

/// A pack as another one builds on it: what it means, and the files that say so.
struct OpenedPack : ReadTexts {
    std::set<std::string> shared; ///< the files of it that are made for others to build on
};

/// Something that an extending pack takes away, or says otherwise than the pack it extends.
struct PackChange {
    enum class Kind { Removed, Changed };

    Kind kind = Kind::Changed;
    std::string what;  ///< the entry, or the key of one, for people: `"in-cover"`, `"value" of "in-cover"`
    std::string id;    ///< of what was removed: an entry or a key
    std::string was;   ///< what stood there, as JSON
    std::string place; ///< where it is said: `my-rules/facts.json:3:15`
};

/// An entry that an extending pack adds, and those of which it may have been meant to change one: the nearest
/// is looked for only where something is wrong.
struct AddedEntry {
    std::string file;
    Position at;
    std::string id;
    std::shared_ptr<const std::vector<std::string>> known;
};

/// All that an extending pack says otherwise, so that what goes wrong by it can be told with its cause.
struct PackChanges {
    std::vector<PackChange> changes;
    std::vector<AddedEntry> added;
};

/// A file of an extending pack laid over that of the pack it extends, whose id is `baseId`
/// (object_merger.cpp). What it changes is noted; what is wrong with how it says so is reported.
JsonNode laidOver(const JsonNode& base, const JsonDocument& own, const Id& baseId, Issues& issues,
                  PackChanges& changes);

/// Folders: of packs, or those that hold packs.
using Folders = std::vector<std::filesystem::path>;

/// How one pack builds on another: opens that one, lays its own files over the other's, and tells of what is
/// wrong whose fault it is.
class PackExtension {
  public:
    PackExtension(const std::filesystem::path& folder, const GameNeeds& games, Folders packFolders);

    /// The pack that a manifest says it extends; null where that cannot be, which is reported.
    const OpenedPack* open(ObjectReader& manifest);
    /// A file of this pack laid over that of the pack it extends.
    std::shared_ptr<const JsonDocument> merge(std::shared_ptr<const JsonDocument> base,
                                              std::shared_ptr<const JsonDocument> own, Issues& issues);
    /// The pack below this one; null where there is none that was opened.
    const OpenedPack* base() const { return m_base ? &*m_base : nullptr; }
    /// The files of packs below this one that are made for others to build on.
    std::set<std::string> shared() const { return m_base ? m_base->shared : std::set<std::string>(); }
    /// Takes back what is said, from the issue of that number on, of files that are made for others to build
    /// on: that one of those does not use something there is no fault of either.
    void forgiveShared(Issues& issues, std::size_t from) const;
    /// Adds to what is wrong why it is, where the other pack has a hand in it.
    void explain(Issues& issues) const;

  private:
    GameNeeds m_games;
    Folders m_packFolders;
    Folders m_chain; ///< this pack is the last; each but it extends the next
    std::optional<OpenedPack> m_base;
    PackChanges m_changes;
};

/// The files that say what a pack is, but for its manifest.
std::set<std::string> filesOf(const PackParts& parts);

/// Opens a pack with all that is wrong with it. `texts`: read in place of the files of those names;
/// `translation`: what its texts are read as, null for as they are.
OpenedPack openPack(const std::filesystem::path& folder, const GameNeeds& games, PackExtension extension,
                    const PackTexts& texts = {}, PackTranslation* translation = nullptr);

} // namespace umpire
