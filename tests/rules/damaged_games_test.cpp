// Every pack we ship and the games of tests/games, with entries renamed and removed: what no longer fits is
// said when it is loaded, with its place, and what still loads can be played, in bounds of time and memory.
// Nothing crashes, and nobody who is not there makes a check.

#include "rules/random_umpire.h"
#include "support/test_scale.h"

#include "support/battles.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <sstream>
#include <sys/resource.h>

namespace umpire::test::damaged_games_test {
namespace {

namespace fs = std::filesystem;

Json jsonOf(const fs::path& file) {
    return Json::parse(std::ifstream(file, std::ios::binary));
}

fs::path folderOf(const std::string& game) {
    const fs::path alone = sourceFolder() / "tests/games" / game;
    return fs::exists(alone) ? alone : sourceFolder() / "rules" / game;
}

/// A copy of a pack and of those that it builds on.
class Copy {
  public:
    explicit Copy(const std::string& name) : m_name(name) {
        std::string next = name;
        while (!next.empty()) {
            fs::copy(folderOf(next), m_temporary.path() / next);
            keepFilesOf(m_temporary.path() / next);
            next = jsonOf(m_temporary.path() / next / "pack.json").value("extends", "");
        }
    }

    fs::path folder() const { return m_temporary.path() / m_name; }
    const std::vector<fs::path>& files() const { return m_files; }

  private:
    void keepFilesOf(const fs::path& pack) {
        for (const auto& entry : fs::directory_iterator(pack)) {
            if (entry.path().extension() == ".json" && entry.path().stem().extension().empty()) {
                m_files.push_back(entry.path());
            }
        }
        std::sort(m_files.begin(), m_files.end());
    }

    TemporaryFolder m_temporary;
    std::string m_name;
    std::vector<fs::path> m_files;
};

std::string contentOf(const fs::path& file) {
    std::ostringstream content;
    content << std::ifstream(file, std::ios::binary).rdbuf();
    return content.str();
}

void write(const fs::path& file, const std::string& content) {
    std::ofstream(file, std::ios::binary) << content;
}

/// Damages one file of a copy for as long as it lives.
class Damage {
  public:
    Damage(const Copy& copy, std::mt19937& draws) : m_draws(draws) {
        m_file = copy.files()[below(copy.files().size())];
        m_content = contentOf(m_file);
        Json json = Json::parse(m_content);
        m_told = m_file.filename().string() + ": ";
        hurt(json);
        write(m_file, json.dump());
    }
    ~Damage() { write(m_file, m_content); }
    Damage(const Damage&) = delete;
    Damage& operator=(const Damage&) = delete;

    const std::string& told() const { return m_told; }

  private:
    std::size_t below(std::size_t n) { return m_draws() % n; }

    static void collect(Json& json, std::vector<Json*>& found) {
        if (json.is_structured() && !json.empty()) {
            found.push_back(&json);
        }
        for (Json& inner : json) {
            if (inner.is_structured()) {
                collect(inner, found);
            }
        }
    }

    /// Renames an entry, or removes it or any member of anything.
    void hurt(Json& json) {
        std::vector<Json*> places;
        collect(json, places);
        Json& place = *places[below(places.size())];
        const std::size_t at = below(place.size());
        if (place.is_object() && place.contains("id") && place["id"].is_string() && below(2) == 0) {
            m_told += "renamed " + dumpLine(place["id"]);
            place["id"] = place["id"].get<std::string>() + "-else";
        } else if (place.is_object()) {
            const auto member = std::next(place.begin(), static_cast<std::ptrdiff_t>(at));
            m_told += "removed " + member.key() + " of " + dumpLine(place);
            place.erase(member.key());
        } else {
            m_told += "removed " + dumpLine(place[at]);
            place.erase(at);
        }
    }

    std::mt19937& m_draws;
    fs::path m_file;
    std::string m_content;
    std::string m_told;
};

/// An example battle of those rules.
fs::path battleOf(const std::string& rules) {
    const fs::path alone = folderOf(rules) / (rules + ".battle.json");
    if (fs::exists(alone)) {
        return alone;
    }
    for (const auto& entry : fs::directory_iterator(sourceFolder() / "resources/battles")) {
        const std::string name = entry.path().filename().string();
        if (name.ends_with(".battle.json") && jsonOf(entry.path())["rules"] == Json(rules)) {
            return entry.path();
        }
    }
    ADD_FAILURE() << "no example battle is played with " << rules;
    return {};
}

void expectSound(const Answer& answer, const Battle& before, const Session& session) {
    if (!answer.ok) {
        EXPECT_FALSE(answer.refusal.code.empty());
        EXPECT_FALSE(answer.refusal.message.empty());
        return;
    }
    for (const Json& step : answer.steps) {
        if (step.contains("drawn")) {
            continue; // a draw is no check
        }
        EXPECT_TRUE(session.rules().check(step["check"].get<std::string>())) << dumpLine(step);
        EXPECT_TRUE(before.find(step["subject"].get<std::string>()))
            << "a check of nobody " << dumpLine(step);
    }
}

/// How many of the commands were carried out.
int play(Session& session, unsigned seed, const std::string& told) {
    constexpr int commands = 60;
    RandomUmpire umpire(session, seed);
    int carriedOut = 0;
    for (int i = 0; i < commands; ++i) {
        const Json command = umpire.nextCommand();
        SCOPED_TRACE(told);
        SCOPED_TRACE(dumpLine(command));
        const Battle before = session.battle();
        const Answer answer = umpire.execute(command);
        expectSound(answer, before, session);
        carriedOut += answer.ok ? 1 : 0;
    }
    for (const Subject* subject : session.battle().all()) {
        EXPECT_TRUE(session.show(subject->id).is_object());
    }
    return carriedOut;
}

/// What became of the damaged packs.
struct Tally {
    int refused = 0;
    int played = 0;
    int carriedOut = 0;
};

/// Of one damaged pack that is read and played, and of all of them.
constexpr double mostSeconds = 5;
constexpr long mostKilobytes = 500L * 1024;

void expectPlaces(const std::vector<Issue>& issues, const std::string& told) {
    EXPECT_FALSE(issues.empty()) << told;
    for (const Issue& issue : issues) {
        EXPECT_FALSE(issue.file.empty()) << told << '\n' << issue.line();
        EXPECT_GT(issue.at.line, 0) << told << '\n' << issue.line();
        EXPECT_FALSE(issue.text.empty()) << told;
    }
}

void tryDamaged(const Copy& copy, const fs::path& battle, std::mt19937& draws, Tally& tally) {
    const Damage damage(copy, draws);
    const LoadedBattle loaded =
        BattleFiles(PackSearchPath({}, gameNeeds()), findGame).load(battle, copy.folder().string());
    if (!loaded.session) {
        expectPlaces(loaded.issues, damage.told());
        ++tally.refused;
        return;
    }
    ++tally.played;
    tally.carriedOut += play(*loaded.session, static_cast<unsigned>(tally.played), damage.told());
}

class DamagedGame : public testing::TestWithParam<std::string> {};

TEST_P(DamagedGame, SaysWhatIsWrongOrCanBePlayed) {
    const Copy copy(GetParam());
    const fs::path battle = battleOf(GetParam());
    std::mt19937 draws(testSeed32());
    const int rounds = std::max(scaled(250), 30); // of fewer it may be that none can be played
    Tally tally;
    for (int round = 0; round < rounds; ++round) {
        const std::clock_t begun = std::clock();
        tryDamaged(copy, battle, draws, tally);
        EXPECT_LT(static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC, mostSeconds);
    }
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    EXPECT_LT(used.ru_maxrss, mostKilobytes);
    EXPECT_GT(tally.refused, rounds / 50) << "of " << rounds;
    EXPECT_GT(tally.played, rounds / 50) << "of " << rounds;
    EXPECT_GT(tally.carriedOut, 10 * tally.played) << "commands of " << tally.played << " battles";
}

TEST_P(DamagedGame, IsPlayedWhole) {
    const LoadedBattle loaded = BattleFiles(PackSearchPath({}, gameNeeds()), findGame)
                                    .load(battleOf(GetParam()), folderOf(GetParam()).string());
    ASSERT_TRUE(loaded.session);
    EXPECT_GT(play(*loaded.session, 1, GetParam()), 10);
}

std::string nameOf(const testing::TestParamInfo<std::string>& info) {
    std::string name = info.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Rules, DamagedGame, testing::ValuesIn(shippedRules().names()), nameOf);
INSTANTIATE_TEST_SUITE_P(Alone, DamagedGame, testing::Values("hedge-and-lane", "shells-and-torpedoes"),
                         nameOf);

} // namespace
} // namespace umpire::test::damaged_games_test
