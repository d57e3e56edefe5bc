// The engine against a plain model that was written from the rulings alone: random battles,
// compared command by command.

#include "many_battles.h"
#include "random_battles.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test::differential_test {
namespace {

Json ordered(const plain::json& json) {
    return json;
}

/// Equal whatever the order of keys.
bool same(const Json& a, const Json& b) {
    return a == b || nlohmann::json(a) == nlohmann::json(b);
}

/// The modifiers of a step as a set: their order means nothing.
std::set<std::string> linesOf(const Json& step) {
    std::set<std::string> lines;
    for (const Json& line : step.value("modifiers", Json::array())) {
        lines.insert(line["id"].get<std::string>() + " " + dumpLine(line["value"]));
    }
    return lines;
}

/// Every key the model gives must be answered by the engine with the same value; null and absent are the
/// same.
std::string differs(const Json& expected, const Json& found) {
    for (const auto& [key, value] : expected.items()) {
        if (key == "modifiers") {
            continue;
        }
        const Json answer = found.contains(key) ? found[key] : Json(nullptr);
        if (!same(answer, value)) {
            return key + ": model " + dumpLine(value) + ", engine " + dumpLine(answer);
        }
    }
    return linesOf(expected) == linesOf(found) || !expected.contains("modifiers")
               ? ""
               : "modifiers: model " + dumpLine(expected["modifiers"]) + ", engine " +
                     dumpLine(found["modifiers"]);
}

std::string compareAnswers(const Json& model, const Json& engine) {
    if (model["ok"] != engine["ok"]) {
        return "model " + dumpLine(model) + "\nengine " + dumpLine(engine);
    }
    if (!model["ok"].get<bool>()) {
        return model["error"]["code"] == engine["error"]["code"]
                   ? ""
                   : "code: model " + dumpLine(model) + ", engine " + dumpLine(engine);
    }
    if (model.contains("subject")) {
        return differs(model["subject"], engine["subject"]);
    }
    const Json& expected = model["steps"];
    const Json& found = engine["steps"];
    if (expected.size() != found.size()) {
        return "steps: model " + dumpLine(expected) + "\nengine " + dumpLine(found);
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (const std::string difference = differs(expected[i], found[i]); !difference.empty()) {
            return "step " + std::to_string(i + 1) + ": " + difference + "\nmodel " + dumpLine(expected) +
                   "\nengine " + dumpLine(found);
        }
    }
    return model.contains("melee") && !same(model["melee"], engine["melee"])
               ? "melee: model " + dumpLine(model["melee"]) + ", engine " + dumpLine(engine["melee"])
               : "";
}

std::string compareStates(const plain::PlainModel& model, const Session& session) {
    std::vector<std::string> ids = model.ids();
    ids.emplace_back("turn");
    for (const std::string& id : ids) {
        const Json shown = session.show(id);
        const std::string difference = differs(ordered(model.show(id)), shown);
        if (!difference.empty()) {
            return id + ": " + difference + "\nengine " + dumpLine(shown);
        }
    }
    return {};
}

/// What was played, so that a comparison of nothing is no success.
struct Played {
    int accepted = 0;
    int refused = 0;
};

/// Plays one battle on both; gives the first difference, with how to get there.
std::string playBoth(std::uint64_t seed, int commands, Played& played) {
    plain::Rng rng(seed);
    const plain::json battle = plain::randomBattle(rng);
    plain::PlainModel model(battle);
    const auto session = sessionOf(battle.dump());
    if (!session) {
        return "the battle does not load";
    }
    plain::NoDice none;
    RandomDice unused(1);
    for (int i = 0; i < commands; ++i) {
        const plain::json command = plain::randomCommand(rng, model);
        const Json expected = ordered(model.execute(command, none));
        const Json found = session->execute(ordered(command), unused).toJson();
        ++(found["ok"] == true ? played.accepted : played.refused);
        std::string difference = compareAnswers(expected, found);
        if (difference.empty()) {
            difference = compareStates(model, *session);
        }
        if (!difference.empty()) {
            return "command " + std::to_string(i + 1) + ": " + command.dump() + "\nrulings " +
                   battle["rulings"].dump() + "\n" + difference;
        }
    }
    return {};
}

TEST(Differential, EngineAgreesWithThePlainModel) {
    constexpr int fullBattles = 2000;
    constexpr int commands = 60;
    Played all;
    const int played =
        playMany(fullBattles, [&all](std::uint64_t seed) { return playBoth(seed, commands, all); });
    ASSERT_GT(played, 0);
    EXPECT_GE(all.accepted, played * commands / 2) << "of " << all.accepted + all.refused << " commands";
    EXPECT_GT(all.refused, 0);
}

} // namespace
} // namespace umpire::test::differential_test
