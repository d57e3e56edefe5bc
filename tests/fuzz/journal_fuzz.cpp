// A journal beside a battle file: first as it came, then with its lines signed anew, so that what they say is
// reached behind the checksums.

#include "exercise.h"
#include "fuzz_target.h"
#include "journal_line.h"
#include "umpire/base/json_document.h"
#include "umpire/games/games.h"
#include "umpire/storage/autosave.h"

#include <fstream>
#include <unistd.h>

using namespace umpire;
namespace fs = std::filesystem;

namespace {

constexpr int mostLines = 60;

/// A battle file in a folder of its own, for as long as the program runs.
class JournalledBattle {
  public:
    JournalledBattle() {
        std::string name = (fs::temp_directory_path() / "umpire-fuzz-XXXXXX").string();
        fuzz::expect(::mkdtemp(name.data()) != nullptr, "there is room for a battle");
        m_folder = name;
        const LoadedBattle loaded = fuzz::battleFiles().load(
            fuzz::sourceFolder() / "tests/fuzz/corpus/battle/every-kind.battle.json");
        fuzz::expect(loaded.session != nullptr, "the battle of the journals loads");
        m_files.emplace(loaded.session->sharedRules(), findGame);
        const std::string text = BattleFiles::write(*loaded.session);
        m_sum = checksum(text);
        write(file(), text);
    }
    ~JournalledBattle() {
        std::error_code ignored;
        fs::remove_all(m_folder, ignored);
    }
    JournalledBattle(const JournalledBattle&) = delete;
    JournalledBattle& operator=(const JournalledBattle&) = delete;

    const BattleFiles& files() const { return *m_files; }
    std::uint64_t sum() const { return m_sum; }

    LoadedBattle loadWith(std::string_view journal) const {
        write(journalOf(file()), journal);
        return m_files->load(file());
    }

  private:
    fs::path file() const { return m_folder / "fuzz.battle.json"; }
    static void write(const fs::path& path, std::string_view text) {
        std::ofstream(path, std::ios::binary) << text;
    }

    fs::path m_folder;
    std::optional<BattleFiles> m_files;
    std::uint64_t m_sum = 0;
};

/// The lines that are objects, chained as a journal's writer would chain them.
std::string signedAnew(std::string_view text, std::uint64_t snapshot) {
    JournalChain chain;
    std::string journal;
    for (int lines = 0; lines < mostLines && !text.empty(); ++lines) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        Issues issues;
        Json object = parseJson(text.substr(0, end), "", issues).toJson();
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!issues.empty() || !object.is_object()) {
            continue;
        }
        object.erase("sum");
        if (journal.empty() && object.contains("snapshot")) {
            object["snapshot"] = sumText(snapshot);
        }
        journal += chain.next(object);
    }
    return journal;
}

void open(const JournalledBattle& battle, std::string_view journal) {
    const LoadedBattle loaded = battle.loadWith(journal);
    fuzz::expect(loaded.session || hasErrors(loaded.issues), "what does not load says why");
    for (const Issue& issue : loaded.issues) {
        issue.line();
    }
    if (loaded.session && !loaded.session->records().empty()) {
        fuzz::revisit(*loaded.session, battle.files());
    }
}

} // namespace

FUZZ_TARGET(journal)(const std::uint8_t* data, std::size_t size) {
    static const JournalledBattle battle;
    const std::string_view text = fuzz::textOf(data, size);
    open(battle, text);
    open(battle, signedAnew(text, battle.sum()));
    return 0;
}
