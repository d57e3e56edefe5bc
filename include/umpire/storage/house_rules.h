#pragma once

#include "umpire/base/disk.h"
#include "umpire/base/issue.h"
#include "umpire/base/result.h"
#include "umpire/base/user_folders.h"
#include "umpire/rules/pack_loader.h"
#include "umpire/rules/rules_differences.h"
#include "umpire/storage/house_contents.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace umpire {

/// What a new pack of house rules is to be.
struct HouseWish {
    std::string base;  ///< the pack it builds on, by its name
    std::string id;    ///< its name, a new one
    std::string title; ///< what people call it
};

/// Where packs are and what games need of them: what it takes to check a pack. The search path has to outlive
/// it.
struct HouseBench {
    const PackSearchPath& searchPath;
    GameNeeds games; ///< `gameNeeds()`
};

/// House rules being worked on: the files of a pack that extends another, as they stand on the disk and as
/// they are to be. Every change is made in the text of a file, and nowhere else: what stands beside it keeps
/// its layout, its order and what this program does not know. After every change the whole pack is read by
/// the strict loader, without writing anything. Not to be used by two threads at once.
class HouseRules {
  public:
    /// Makes the folder of a new pack among the user's own, with a `pack.json` that changes nothing. Gives
    /// its folder, or in words why not and what to do.
    static Result<std::filesystem::path, FileProblem> make(const HouseWish& wish, const UserFolders& own,
                                                           const HouseBench& bench);
    /// Opens the pack in a folder, be it in order or not. What extends nothing, or cannot be read as a
    /// manifest, is refused in words.
    static Result<std::unique_ptr<HouseRules>, FileProblem> open(const std::filesystem::path& folder,
                                                                 const HouseBench& bench);
    /// Why a wish cannot be granted, in words; "" when it can.
    static std::string problemOf(const HouseWish& wish, const UserFolders& own, const HouseBench& bench);

    ~HouseRules();
    HouseRules(const HouseRules&) = delete;
    HouseRules& operator=(const HouseRules&) = delete;

    // What it is ---------------------------------------------------------------------------------------

    const std::filesystem::path& folder() const;
    std::string id() const;
    std::string title() const;
    /// Changes what it is called, as an edit like any other.
    std::string setTitle(const std::string& title);

    /// The pack as the draft has it; null while it has errors.
    std::shared_ptr<const RulePack> pack() const;
    /// The pack below; null where that has errors itself.
    std::shared_ptr<const RulePack> base() const;
    /// All that is wrong with the draft, warnings too.
    const Issues& issues() const;
    /// What differs from the pack below, in words. While the draft has errors: as it was when it last had
    /// none.
    std::vector<PartDifferences> differences() const;

    /// The table of contents: what the pack below has, with what is added and what is removed.
    std::vector<HousePart> contents() const;
    /// The values of an entry, in the order of a form; empty for one that is not there. A removed one shows
    /// what it was.
    std::vector<HouseValue> valuesOf(const HousePath& entry) const;
    /// One of them; nothing where there is none.
    std::optional<HouseValue> value(const HousePath& path) const;

    // Changing it: each gives "" or in words why nothing was changed -----------------------------------
    // A change that makes the pack wrong is made, too: `issues` then says what is wrong with it.

    std::string set(const HousePath& value, const Json& to);
    /// Takes back what the house rules say: of a value, or of all of an entry, be it changed, added or
    /// removed.
    std::string reset(const HousePath& path);
    /// Adds an entry behind all others: `entry` with the `id` that ends the path, or the bare value of a text
    /// or number.
    std::string add(const HousePath& path, const Json& entry);
    /// Takes an entry away, or a value that is not needed.
    std::string remove(const HousePath& path);
    /// Puts an entry before another of its list.
    std::string moveBefore(const HousePath& entry, const std::string& other);

    /// Of a part, or of "pack" for the manifest: the text of its file; "" where there is none yet.
    std::string text(const std::string& part) const;
    /// Puts a text in place of a part's file, whatever stands in it. An empty one takes the file away.
    std::string setText(const std::string& part, const std::string& text);
    /// What would be wrong with the pack if that text stood in place of a part's file. Nothing is changed.
    Issues check(const std::string& part, const std::string& text) const;
    /// The deepest value or entry of the own files at which an issue stands, or which it names as the cause
    /// of what is wrong in the pack below; nothing where it names none.
    std::optional<HousePath> pathOf(const Issue& issue) const;
    /// The part in whose own file that is, "pack" for the manifest; "" where it names none.
    std::string partOf(const Issue& issue) const;
    /// Where the house rules say something in their own file; {0, 0} where they do not.
    Position positionOf(const HousePath& path) const;

    /// What `undo` would take back and `redo` do again, in a few words: `"value" of "green-troops"`; "" where
    /// there is nothing to be taken back, or done again.
    std::string undoable() const;
    std::string redoable() const;
    void undo();
    void redo();

    // The files ----------------------------------------------------------------------------------------

    bool unsaved() const;
    /// Files that another program changed, made or removed since they were read or saved here.
    std::vector<std::filesystem::path> changedOutside() const;
    /// Takes the files as they are on the disk, as a change like any other: one that `undo` takes back. Gives
    /// "" or in words what cannot be read.
    std::string reread();
    /// What becomes of files that another program changed meanwhile.
    enum class Others { Keep, Overwrite };
    /// Writes what was changed: all files or none, and each of them whole whatever happens. Gives "" or in
    /// words why not: the draft has errors, the disk is full, another program changed a file (and `others`
    /// says to keep that).
    std::string save(Others others = Others::Keep, Disk& disk = realDisk());

  private:
    struct Inside;
    explicit HouseRules(std::unique_ptr<Inside> inside);
    template <typename Change>
    std::string change(const HousePath& path, const Change& change);

    std::unique_ptr<Inside> m_inside;
};

} // namespace umpire
