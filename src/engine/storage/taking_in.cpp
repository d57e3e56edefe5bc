#include "umpire/storage/taking_in.h"

#include "folder_draft.h"
#include "looked_at.h"
#include "pack_copy.h"
#include "umpire/base/file.h"
#include "umpire/base/speech.h"
#include "umpire/rules/packs_found.h"

#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

/// Where what stands at a place is kept: beside its folder, under a name that nothing has yet.
fs::path keptFor(const fs::path& place) {
    fs::path folder = place.parent_path();
    folder += "-before";
    const std::string stem = place.stem().string();
    const std::string ending = place.extension().string();
    fs::path kept = folder / place.filename();
    for (int i = 2; isThere(kept); ++i) {
        kept = folder / (stem + "-" + std::to_string(i) + ending);
    }
    return kept;
}

/// What stood at a place and made room. It goes back unless something came in its place.
class Aside {
  public:
    ~Aside() {
        std::error_code ignored;
        if (!m_kept.empty()) {
            fs::rename(m_kept, m_place, ignored);
        }
    }
    Aside() = default;
    Aside(const Aside&) = delete;
    Aside& operator=(const Aside&) = delete;

    /// Gives "" or in words why it cannot make room.
    std::string put(const fs::path& place) {
        const fs::path kept = keptFor(place);
        if (std::string problem = makeFolder(kept.parent_path()); !problem.empty()) {
            return problem;
        }
        std::error_code wrong;
        fs::rename(place, kept, wrong);
        if (wrong) {
            return wrong.message();
        }
        m_place = place;
        m_kept = kept;
        return {};
    }

    /// Lets it stay aside, and says where.
    fs::path stays() { return std::exchange(m_kept, fs::path()); }

  private:
    fs::path m_place;
    fs::path m_kept;
};

/// The pack is in order where it comes from. Its copy stands one folder deeper than it will, as does nothing
/// it may refer to; it is read once more before it takes its name.
std::string putPack(const LookedAt& seen, const PackShelf& shelf, Issues& issues) {
    const fs::path& place = seen.given.place;
    const FolderDraft draft(place.parent_path());
    if (draft.path().empty()) {
        return folderNotMade(place.parent_path(), systemReason());
    }
    const fs::path copy = draft.path() / place.filename();
    std::error_code ignored;
    fs::create_directory(copy, ignored);
    const std::string why =
        seen.files.empty() ? copyPack(seen.given.from, copy) : writePack(seen.files, copy);
    if (!why.empty()) {
        return why;
    }
    LoadedPack read = shelf.in(copy);
    if (!read.pack) {
        issues = std::move(read.issues);
        return say("take in", "it is not in order without what stands beside it");
    }
    return FolderDraft::put(copy, place);
}

/// What else has its name, told of as soon as it is there.
void tellOfRivals(const fs::path& place, const PackShelf& shelf, Issues& issues) {
    const LoadedPack now = shelf.find(place.filename().string());
    const std::string words = now.pack ? wordsOfRivals(shelf, *now.pack) : std::string();
    if (!words.empty()) {
        issues.push_back({Severity::Warning, place.string(), {}, {}, words});
    }
}

TakenIn::Kind kindOf(SharedKind kind) {
    switch (kind) {
    case SharedKind::Pack:
    case SharedKind::HouseRules:
        return TakenIn::Kind::Pack;
    case SharedKind::Collection:
        return TakenIn::Kind::Collection;
    case SharedKind::Tables:
        return TakenIn::Kind::Tables;
    case SharedKind::Battle:
        break;
    }
    return TakenIn::Kind::Example;
}

/// Gives "" or in words why not; `taken` then tells of what had to make room.
std::string put(const LookedAt& seen, const PackShelf& shelf, Standing standing, TakenIn& taken) {
    const Given& given = seen.given;
    if (!given.doubt.empty() && standing == Standing::Stays) {
        return given.doubt;
    }
    if (given.stands && standing == Standing::Stays) {
        return thereAlready(given.place);
    }
    Aside aside;
    std::string problem = makeFolder(given.place.parent_path());
    problem = problem.empty() && given.stands ? aside.put(given.place) : problem;
    if (problem.empty()) {
        problem = taken.kind == TakenIn::Kind::Pack ? putPack(seen, shelf, taken.issues)
                                                    : writeFileAtomically(given.place, seen.text);
    }
    taken.kept = problem.empty() ? aside.stays() : fs::path();
    return problem;
}

} // namespace

TakenIn takeIn(const Given& given, const BattleFiles& files, const UserFolders& own, Standing standing) {
    const LookedAt seen = lookedAt(given.from, files, own); // it may have changed since
    TakenIn taken;
    taken.kind = kindOf(seen.given.kind);
    taken.issues = seen.given.issues;
    taken.problem = seen.given.problem;
    taken.problem = taken.problem.empty() ? put(seen, files.shelf(), standing, taken) : taken.problem;
    taken.place = taken.problem.empty() ? seen.given.place : fs::path();
    if (!taken.place.empty() && taken.kind == TakenIn::Kind::Pack) {
        tellOfRivals(taken.place, files.shelf(), taken.issues);
    }
    return taken;
}

} // namespace umpire
