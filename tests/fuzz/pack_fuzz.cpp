// One file of a rule pack replaced: the first line of the input names it, the rest is what it then holds.

#include "exercise.h"
#include "fuzz_target.h"
#include "umpire/base/file.h"
#include "umpire/rules/pack_loader.h"

#include <unistd.h>

using namespace umpire;
namespace fs = std::filesystem;

namespace {

/// A copy of the shipped pack, for as long as the program runs.
class PackCopy {
  public:
    PackCopy() {
        std::string name = (fs::temp_directory_path() / "umpire-fuzz-XXXXXX").string();
        fuzz::expect(::mkdtemp(name.data()) != nullptr, "there is room for a pack");
        m_folder = name;
        fs::copy(shipped(), m_folder);
    }
    ~PackCopy() {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }
    PackCopy(const PackCopy&) = delete;
    PackCopy& operator=(const PackCopy&) = delete;

    static fs::path shipped() { return fuzz::sourceFolder() / "rules/sand-sweat-and-camels"; }
    const fs::path& folder() const { return m_folder; }

    bool has(const std::string& file) const {
        return file.ends_with(".json") && file.find('/') == std::string::npos && fs::exists(m_folder / file);
    }
    void replace(const std::string& file, std::string_view content) const {
        writeFileAtomically(m_folder / file, std::string(content));
    }
    void restore(const std::string& file) const {
        fs::copy_file(shipped() / file, m_folder / file, fs::copy_options::overwrite_existing);
    }

  private:
    fs::path m_folder;
};

} // namespace

FUZZ_TARGET(pack)(const std::uint8_t* data, std::size_t size) {
    static const PackCopy pack;
    static const BattleFiles files = fuzz::battleFiles();
    const std::string_view text = fuzz::textOf(data, size);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string file(text.substr(0, end));
    if (file.find('\0') != std::string::npos || !pack.has(file)) {
        return 0;
    }
    pack.replace(file, text.substr(std::min(end + 1, text.size())));
    const LoadedPack loaded = loadPack(pack.folder());
    fuzz::expect(loaded.pack || hasErrors(loaded.issues), "what does not load says why");
    if (loaded.pack) {
        const LoadedBattle battle = files.load(
            fuzz::sourceFolder() / "tests/fuzz/corpus/battle/every-kind.battle.json", pack.folder().string());
        if (battle.session) {
            fuzz::exercise(*battle.session, files);
        }
    }
    pack.restore(file);
    return 0;
}
