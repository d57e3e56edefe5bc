// The game that rules/README.md makes step by step is a game after each of them: its files, as they stand
// there, load without a word and play. After the last it is the one in tests/games.

#include "support/battles.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <tuple>

namespace umpire::test::tutorial_test {
namespace {

namespace fs = std::filesystem;

using Texts = std::map<std::string, std::string>;

constexpr const char* battleFile = "lane.battle.json";
constexpr const char* scriptFile = "lane.script.jsonl";

/// What each step of the section writes into which file: a block of code stands below a line that begins with
/// the name of its file.
std::vector<Texts> steps() {
    static const std::regex named(R"(`([a-z.-]+\.jsonl?)`.*)");
    std::ifstream readme(sourceFolder() / "rules/README.md");
    std::vector<Texts> found;
    std::string name;
    bool inside = false;
    bool block = false;
    for (std::string line; std::getline(readme, line);) {
        std::smatch match;
        if (line.starts_with("## ")) {
            inside = line == "## A game of one's own";
        } else if (inside && line.starts_with("### ")) {
            found.emplace_back();
        } else if (inside && line.starts_with("```")) {
            block = !block;
        } else if (inside && block) {
            found.back()[name] += line + "\n";
        } else if (inside && std::regex_match(line, match, named)) {
            name = match[1];
        }
    }
    return found;
}

bool haveIds(const Json& list) {
    return list.is_array() && std::all_of(list.begin(), list.end(), [](const Json& entry) {
               return entry.is_object() && entry.contains("id");
           });
}

/// An entry that is there takes the keys that are given; any other comes behind those before it.
void merge(Json& known, const Json& given) {
    if (known.is_object() && given.is_object()) {
        for (const auto& [key, value] : given.items()) {
            if (known.contains(key)) {
                merge(known[key], value);
            } else {
                known[key] = value;
            }
        }
    } else if (haveIds(known) && haveIds(given)) {
        for (const Json& entry : given) {
            const auto same = std::find_if(known.begin(), known.end(), [&entry](const Json& other) {
                return other["id"] == entry["id"];
            });
            if (same == known.end()) {
                known.push_back(entry);
            } else {
                merge(*same, entry);
            }
        }
    } else {
        known = given;
    }
}

using Entries = std::set<std::tuple<std::string, std::string, std::string, std::string>>;

Entries entriesOf(const RulePack& rules) {
    Entries entries;
    for (const PackEntry& entry : rules.entries) {
        entries.emplace(entry.part, entry.list, entry.name, entry.text);
    }
    return entries;
}

class Tutorial : public testing::Test {
  protected:
    /// The game as it is after a step.
    LoadedPack after(const Texts& step) {
        for (const auto& [name, text] : step) {
            if (name == scriptFile) {
                continue;
            }
            const auto [file, fresh] = m_files.emplace(name, Json::parse(text));
            if (!fresh) {
                merge(file->second, Json::parse(text));
            }
        }
        for (const auto& [name, json] : m_files) {
            std::ofstream((name == battleFile ? m_folder.path() : m_pack) / name) << json.dump(2);
        }
        return loadPack(m_pack, gameNeeds());
    }

    /// A fresh session on its battle.
    std::unique_ptr<Session> opened() const {
        const BattleFiles battles(PackSearchPath({m_folder.path()}, gameNeeds()), findGame);
        LoadedBattle loaded = battles.load(m_folder.path() / battleFile);
        EXPECT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
        return std::move(loaded.session);
    }

    TemporaryFolder m_folder;
    fs::path m_pack = [this] {
        fs::create_directory(m_folder.path() / "hedge-and-lane");
        return m_folder.path() / "hedge-and-lane";
    }();
    std::map<std::string, Json> m_files;
};

void play(Session& session, const std::string& script) {
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        PhysicalDice none({});
        const Answer answer = session.execute(Json::parse(line), none);
        EXPECT_TRUE(answer.ok) << line << '\n' << answer.refusal.message;
        EXPECT_TRUE(answer.warnings.empty()) << line << '\n' << answer.warnings.front();
    }
}

TEST_F(Tutorial, IsAGameAfterEachStep) {
    const std::vector<Texts> all = steps();
    ASSERT_EQ(all.size(), 6U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        SCOPED_TRACE("step " + std::to_string(i + 1));
        const LoadedPack loaded = after(all[i]);
        ASSERT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
        const auto session = opened();
        ASSERT_TRUE(session);
        const auto script = all[i].find(scriptFile);
        EXPECT_TRUE(script != all[i].end() || i + 1 == all.size()) << "a step that is not tried";
        play(*session, script == all[i].end() ? "" : script->second);
    }
}

TEST_F(Tutorial, ComesToTheGameOfTheTests) {
    LoadedPack made;
    for (const Texts& step : steps()) {
        made = after(step);
    }
    ASSERT_TRUE(made.pack);
    const LoadedPack whole = loadPack(sourceFolder() / "tests/games/hedge-and-lane", gameNeeds());
    ASSERT_TRUE(whole.pack);
    const Entries ours = entriesOf(*made.pack);
    const Entries theirs = entriesOf(*whole.pack);
    Entries other;
    std::set_symmetric_difference(ours.begin(), ours.end(), theirs.begin(), theirs.end(),
                                  std::inserter(other, other.end()));
    for (const auto& [part, list, name, text] : other) {
        ADD_FAILURE() << part << "/" << list << "/" << name << ": " << text;
    }
}

} // namespace
} // namespace umpire::test::tutorial_test
