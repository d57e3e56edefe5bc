// What the program writes today is, byte for byte, the newest sample of each kind: a change of a format
// cannot go unnoticed, and the files that lie in people's folders stay among the samples.

#include "samples.h"
#include "support/scripts.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/journal/journal.h"
#include "umpire/storage/autosave.h"
#include "umpire/storage/collection.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

namespace umpire::test::newest_format_test {
namespace {

namespace fs = std::filesystem;

const std::string howTo = "What is written has another form than before. If that is meant, keep the old "
                          "samples as they are, and add one of the "
                          "new form: UMPIRE_NEW_SAMPLE=2026-12-31-what-is-new build/dev/old_files_test "
                          "--gtest_filter='NewestFormat*', then once "
                          "more with UMPIRE_GOLDEN_UPDATE=1 and no filter. Say in tests/old-files/README.md "
                          "what it is. What older versions can "
                          "not read needs another version number, too.";

/// The name of the folder with the newest samples: they begin with their day.
std::string newest() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(samplesOf("battles"))) {
        const bool written = fs::exists(entry.path() / "written-now.battle.json");
        if (written) {
            names.push_back(entry.path().filename().string());
        }
    }
    std::sort(names.begin(), names.end());
    return names.empty() ? "" : names.back();
}

/// Beersheba's first commands by rules that stay as they are, at times that are always the same.
class NewestFormat : public testing::Test {
  protected:
    NewestFormat() {
        const LoadedPack pack = shippedRules().in(samplesOf("packs") / "2026-11-22/sand-sweat-and-camels");
        EXPECT_TRUE(pack.pack);
        const BattleFiles files(pack.pack, findGame);
        session = files.load(samplesOf("battles") / "2026-11-21-roster/beersheba-1917.battle.json").session;
        EXPECT_TRUE(session);
        session->setWallClock([] { return std::string("1917-10-31T05:55:00Z"); });
    }
    void play(int commands) {
        PhysicalDice none({});
        const std::vector<Json> all = commandsOf("beersheba-1917");
        for (int i = 0; i < commands; ++i) {
            const Answer answer = session->execute(all[static_cast<std::size_t>(m_played++)], none);
            ASSERT_TRUE(answer.ok) << answer.refusal.message;
        }
    }
    static fs::path target(const std::string& kind, const std::string& file) {
        const char* wanted = std::getenv("UMPIRE_NEW_SAMPLE");
        const fs::path folder = samplesOf(kind) / (wanted ? std::string(wanted) : newest());
        fs::create_directories(folder);
        return folder / file;
    }
    static void expectAsIn(const fs::path& sample, const std::string& written) {
        if (std::getenv("UMPIRE_NEW_SAMPLE")) {
            std::ofstream(sample, std::ios::binary) << written;
        }
        const auto kept = readFile(sample);
        ASSERT_TRUE(kept) << sample << "\n" << howTo;
        EXPECT_TRUE(*kept == written) << sample << "\n" << howTo;
    }

    std::unique_ptr<Session> session;

  private:
    int m_played = 0;
};

TEST_F(NewestFormat, OfBattles) {
    play(12);
    done(*session, {{"do", "undo"}});
    expectAsIn(target("battles", "written-now.battle.json"), BattleFiles::write(*session));
}

TEST_F(NewestFormat, OfJournals) {
    const TemporaryFolder folder;
    const fs::path file = folder.path() / "small.battle.json";
    Autosave keeper(file);
    play(4);
    ASSERT_TRUE(keeper.keep(*session).safe);
    for (int i = 0; i < 4; ++i) {
        play(1);
        ASSERT_TRUE(keeper.keep(*session, Autosave::WholeFile::Later).safe);
    }
    done(*session, {{"do", "undo"}});
    ASSERT_TRUE(keeper.keep(*session, Autosave::WholeFile::Later).safe);
    expectAsIn(target("battles", "with-journal.battle.json"), *readFile(file));
    expectAsIn(target("battles", "with-journal.battle.json.journal"), *readFile(journalOf(file)));
}

TEST_F(NewestFormat, OfCollections) {
    Json roster{{"formations", Json::array({{{"id", "troop"}, {"name", "A troop"}, {"kind", "brigade"}}})},
                {"units", Json::array({{{"id", "first"},
                                        {"name", "First"},
                                        {"formation", "troop"},
                                        {"type", "cavalry"},
                                        {"nation", "anzac"},
                                        {"elements", 4}}})}};
    const Collection collection{{{"troop", "A troop", "sand-sweat-and-camels", std::move(roster)}}};
    expectAsIn(target("collections", "written-now.json"), writeCollection(collection));
}

} // namespace
} // namespace umpire::test::newest_format_test
