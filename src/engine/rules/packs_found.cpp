#include "umpire/rules/packs_found.h"

#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/base/visible.h"
#include "umpire/rules/fingerprint.h"

#include <algorithm>
#include <system_error>

namespace umpire {

namespace fs = std::filesystem;

namespace {

struct Rival {
    fs::path folder;
    std::string whose;
};

/// All that have the name of the rules, as they are looked for.
std::vector<Rival> namedLike(const PackSearchPath& shelf, const RulePack& rules) {
    std::vector<Rival> rivals;
    const fs::path name = fs::path(rules.folder).filename();
    for (const RulesFolder& folder : shelf.folders()) {
        if (isPackFolder(folder.path / name)) {
            rivals.push_back({folder.path / name, folder.whose});
        }
    }
    return rivals;
}

bool isSame(const fs::path& a, const fs::path& b) {
    std::error_code ignored;
    return fs::equivalent(a, b, ignored);
}

} // namespace

std::vector<ExaminedPack> examinePacks(const PackSearchPath& shelf) {
    std::vector<ExaminedPack> packs;
    for (FoundPack& found : shelf.found()) {
        LoadedPack loaded = shelf.in(found.folder);
        ExaminedPack pack{std::move(found), loaded.pack != nullptr, false, {}, {}, std::move(loaded.issues)};
        pack.found.title = loaded.pack ? loaded.pack->title : pack.found.title;
        pack.edition = loaded.pack ? loaded.pack->edition : std::string();
        pack.fingerprint = loaded.pack ? fingerprintOf(*loaded.pack) : std::string();
        pack.used =
            pack.inOrder && std::none_of(packs.begin(), packs.end(), [&pack](const ExaminedPack& before) {
                return before.used && before.found.name == pack.found.name;
            });
        packs.push_back(std::move(pack));
    }
    return packs;
}

std::string wordsOfRivals(const PackSearchPath& shelf, const RulePack& used) {
    const std::vector<Rival> rivals = namedLike(shelf, used);
    const auto own = std::find_if(rivals.begin(), rivals.end(),
                                  [&used](const Rival& rival) { return isSame(rival.folder, used.folder); });
    const auto other = std::find_if(rivals.begin(), rivals.end(), [&](const Rival& rival) {
        return own != rivals.end() && rival.whose != own->whose;
    });
    if (own == rivals.end() || other == rivals.end() || own->whose == "UMPIRE_RULES") {
        return {};
    }
    return fill(say("pack",
                    "there are several rules called {name}: those in {folder} ({whose}) are used, not "
                    "those in {other} ({others})"),
                {{"name", inQuotes(own->folder.filename().string())},
                 {"folder", onOneLine(own->folder.string())},
                 {"whose", own->whose},
                 {"other", onOneLine(other->folder.string())},
                 {"others", other->whose}});
}

} // namespace umpire
