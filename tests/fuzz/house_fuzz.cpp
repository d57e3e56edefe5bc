// House rules as one file, and what editing makes of them.

#include "exercise.h"
#include "fuzz_target.h"
#include "umpire/base/file.h"
#include "umpire/base/json_text.h"
#include "umpire/games/games.h"
#include "umpire/storage/house_file.h"
#include "umpire/storage/house_rules.h"

#include <cstdlib>

using namespace umpire;
namespace fs = std::filesystem;

namespace {

/// A folder for as long as the files of one input are in it.
class Folder {
  public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "umpire-fuzz-XXXXXX").string();
        fuzz::expect(::mkdtemp(name.data()) != nullptr, "there is room for house rules");
        m_path = name;
    }
    ~Folder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const fs::path& path() const { return m_path; }

  private:
    fs::path m_path;
};

/// Takes away what stands in a text, one after the other: it is JSON after each.
void takeApart(const std::string& text) {
    auto json = JsonText::of(text);
    constexpr int most = 50;
    for (int i = 0; json && i < most && !json->root().members().empty(); ++i) {
        json->remove({json->root().members().front().key});
        fuzz::expect(JsonText::of(json->text()).has_value(), "what is left of JSON is JSON");
    }
}

/// Takes back all that house rules say, and that again.
void takeBack(HouseRules& rules) {
    for (const HousePart& part : rules.contents()) {
        for (const HouseList& list : part.lists) {
            for (const HouseEntry& entry : list.entries) {
                entry.state == HouseState::AsBelow ? std::string() : rules.reset(entry.path);
            }
        }
    }
    while (!rules.undoable().empty()) {
        rules.undo();
    }
    fuzz::expect(!rules.unsaved(), "what was taken back to the beginning is as it was");
}

} // namespace

FUZZ_TARGET(house)(const std::uint8_t* data, std::size_t size) {
    static const BattleFiles battles = fuzz::battleFiles();
    const std::string_view text = fuzz::textOf(data, size);
    takeApart(std::string(text));
    Issues issues;
    const auto files = readHouseFile(text, "fuzz.json", issues);
    fuzz::expect(files.empty() == hasErrors(issues), "there are files, or what is wrong");
    const Folder folder;
    for (const auto& [name, content] : files) {
        fuzz::expect(name.find('/') == std::string::npos, "no name leads elsewhere");
        fuzz::expect(JsonText::of(content).has_value(), "files are JSON");
        writeFileAtomically(folder.path() / name, content);
    }
    if (!files.empty()) {
        auto rules = HouseRules::open(folder.path(), {battles.searchPath(), gameNeeds()});
        if (rules) {
            takeBack(**rules);
        }
    }
    return 0;
}
