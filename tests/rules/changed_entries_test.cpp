// Whatever a text editor takes out of a pack or calls otherwise: either loading says so, or the pack plays.

#include "rules/pack_copy.h"
#include "support/battles.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

namespace umpire::test::changed_entries_test {
namespace {

Json everybody() {
    Json battle = plainBattle();
    addUnit(battle, "horse", "brigade", "cavalry", "anzac", 4);
    addUnit(battle, "car", "brigade", "armoured-car", "british", 1);
    addUnit(battle, "plane", "brigade", "plane", "british", 1);
    addUnit(battle, "guns", "brigade", "artillery", "british", 2);
    addUnit(battle, "foot", "regiment", "infantry", "turkish", 6);
    addUnit(battle, "sniper", "regiment", "sniper", "turkish", 1);
    addUnit(battle, "panzer", "regiment", "tank", "german", 1);
    addUnit(battle, "fokker", "regiment", "plane", "german", 1);
    return battle;
}

const std::vector<Json> played = {
    {{"do", "shoot"}, {"unit", "horse"}, {"target", "foot"}},
    {{"do", "shoot"}, {"unit", "car"}, {"target", "foot"}, {"jam-dice", 2}},
    {{"do", "shoot"}, {"unit", "plane"}, {"target", "foot"}, {"attack", "strafing"}},
    {{"do", "shoot"}, {"unit", "guns"}, {"target", "panzer"}},
    {{"do", "charge"}, {"unit", "horse"}, {"target", "foot"}},
    {{"do", "charge"}, {"unit", "horse"}, {"target", "sniper"}},
    {{"do", "melee"}, {"a", {{"unit", "horse"}}}, {"b", {{"unit", "foot"}}}},
    {{"do", "automatic-loss"}, {"unit", "foot"}},
    {{"do", "dogfight"}},
    {{"do", "adjust"}, {"subject", "plane"}, {"set", {{"state", "gone"}, {"gone-as", "shot-down"}}}},
    {{"do", "crash-site"}, {"plane", "plane"}},
    {{"do", "reform"}, {"unit", "horse"}},
    {{"do", "check"}, {"check", "initiative"}},
    {{"do", "check"}, {"check", "air-support"}, {"side", "empire"}, {"dice", {1, 3}}},
    {{"do", "check"}, {"check", "morale"}, {"unit", "foot"}},
    {{"do", "check"}, {"check", "officer-casualty"}, {"officer", "colonel"}},
    {{"do", "end-turn"}},
    {{"do", "end-turn"}},
};

/// Plays all there is; every roll is somebody's.
void play(Session& session) {
    RandomDice dice(11);
    for (const Json& command : played) {
        const Answer answer = session.execute(command, dice);
        for (const Json& step : answer.steps) {
            EXPECT_NE(session.battle().find(step["subject"].get<std::string>()), nullptr)
                << "a check of nobody: " << dumpLine(step);
        }
        EXPECT_TRUE(answer.ok || !answer.refusal.message.empty());
        oddsOf(session, command);
    }
}

/// The shipped pack with one file of it otherwise.
class ChangedPack {
  public:
    /// How many of the changes that load were played.
    int played = 0;
    int refusedToLoad = 0;

    void tryWith(const std::string& file, const Json& content) {
        m_pack.write(file, content.dump());
        LoadedBattle loaded = m_files.parse(m_battle, "battle", m_pack.folder().string());
        if (loaded.session) {
            ++played;
            changed_entries_test::play(*loaded.session);
        } else {
            ++refusedToLoad;
            EXPECT_TRUE(hasErrors(loaded.issues));
        }
    }

    std::string read(const std::string& file) const { return m_pack.read(file); }
    void restore(const std::string& file, const std::string& text) { m_pack.write(file, text); }

  private:
    PackCopy m_pack;
    BattleFiles m_files{PackSearchPath({}, gameNeeds()), findGame};
    std::string m_battle = everybody().dump();
};

/// Takes out each entry of the lists of a value, and calls each otherwise, at any depth that has ids.
void change(Json& at, const std::function<void()>& tryIt) {
    if (at.is_object()) {
        for (auto& [key, value] : at.items()) {
            change(value, tryIt);
        }
        return;
    }
    for (std::size_t i = 0; at.is_array() && i < at.size(); ++i) {
        if (!at[i].is_object() || !at[i].contains("id")) {
            continue;
        }
        change(at[i], tryIt);
        const Json entry = at[i];
        at[i]["id"] = entry["id"].get<std::string>() + "-x";
        SCOPED_TRACE("renamed " + dumpLine(entry).substr(0, 200));
        tryIt();
        at.erase(i);
        tryIt();
        at.insert(at.begin() + static_cast<std::ptrdiff_t>(i), entry);
    }
}

class ChangedEntries : public testing::TestWithParam<std::string> {};

TEST_P(ChangedEntries, AreToldOrPlay) {
    ChangedPack pack;
    const std::string text = pack.read(GetParam());
    Json content = Json::parse(text);
    change(content, [&] { pack.tryWith(GetParam(), content); });
    pack.restore(GetParam(), text);
    EXPECT_GT(pack.played + pack.refusedToLoad, 0);
    EXPECT_EQ(content, Json::parse(text)) << "the test puts everything back";
}

INSTANTIATE_TEST_SUITE_P(OfFile, ChangedEntries,
                         testing::Values("actions.json", "attributes.json", "checks.json", "dice.json",
                                         "effects.json", "facts.json", "modifiers.json", "vocabulary.json"),
                         [](const auto& tested) { return tested.param.substr(0, tested.param.find('.')); });

TEST(ChangedEntries, TextsAndNumbersToo) {
    ChangedPack pack;
    Json content = Json::parse(pack.read("texts.json"));
    for (const char* list : {"texts", "numbers"}) {
        const Json all = content[list];
        for (const auto& [id, value] : all.items()) {
            SCOPED_TRACE(id);
            content[list].erase(id);
            pack.tryWith("texts.json", content);
            content[list] = all;
        }
    }
    EXPECT_GT(pack.refusedToLoad, 0);
}

} // namespace
} // namespace umpire::test::changed_entries_test
