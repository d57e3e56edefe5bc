// Commands as a broken or hostile program might send them: never a crash, and what is refused changes
// nothing.

#include "random_play.h"
#include "support/test_scale.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace umpire::test::garbage_test {
namespace {

Json scalar(plain::Rng& rng, const Battle& battle) {
    const std::vector<Json> values{nullptr,
                                   true,
                                   0,
                                   -1,
                                   1.5,
                                   1000001,
                                   std::numeric_limits<std::int64_t>::min(),
                                   std::numeric_limits<std::uint64_t>::max(),
                                   1e308,
                                   std::nan(""),
                                   "",
                                   "\xff\xfe",
                                   "gone",
                                   "turn",
                                   "due",
                                   "jam",
                                   std::string(5000, 'x'),
                                   "a\0b",
                                   rng.pick(battle.all())->id};
    return rng.pick(values);
}

Json anything(plain::Rng& rng, const Battle& battle, int depth = 0) {
    if (depth > 2 || rng.chance(60)) {
        return scalar(rng, battle);
    }
    Json value = rng.chance(50) ? Json::array() : Json::object();
    const int size = rng.between(0, 4);
    for (int i = 0; i < size; ++i) {
        Json inner = anything(rng, battle, depth + 1);
        if (value.is_array()) {
            value.push_back(std::move(inner));
        } else {
            const Json key = scalar(rng, battle);
            value[key.is_string() ? key.get<std::string>() : "unit"] = std::move(inner);
        }
    }
    return value;
}

/// The value somewhere inside the command, so that garbage stands at every depth.
Json& somewhere(plain::Rng& rng, Json& json) {
    if (!json.is_structured() || json.empty() || rng.chance(30)) {
        return json;
    }
    auto inner = json.begin();
    std::advance(inner, static_cast<int>(rng.below(json.size())));
    return somewhere(rng, *inner);
}

Json spoilt(plain::Rng& rng, Json command, const Battle& battle) {
    const std::vector<std::string> keys{"do",     "unit",   "target",  "facts",     "dice",       "a",
                                        "b",      "set",    "check",   "side",      "keep",       "due",
                                        "record", "reason", "subject", "overrides", "extra-lines"};
    const int faults = rng.between(1, 3);
    for (int i = 0; i < faults; ++i) {
        if (rng.chance(40) && command.is_object()) {
            command[rng.pick(keys)] = anything(rng, battle);
        } else {
            somewhere(rng, command) = anything(rng, battle);
        }
    }
    return command;
}

void expectHarmless(RandomPlay& play, const Json& command) {
    Session& session = play.session();
    const Battle before = session.battle();
    const int cursor = session.cursor();
    EXPECT_NO_THROW(static_cast<void>(session.preview(command)));
    EXPECT_NO_THROW(static_cast<void>(
        oddsOf(session, command).toJson().dump(-1, ' ', false, Json::error_handler_t::replace)));
    ASSERT_TRUE(session.battle() == before) << "odds and previews change nothing";
    Answer answer;
    ASSERT_NO_THROW(answer = play.execute(command));
    EXPECT_FALSE(dumpLine(answer.toJson()).empty());
    if (!answer.ok) {
        EXPECT_FALSE(answer.refusal.code.empty());
        EXPECT_FALSE(answer.refusal.message.empty());
        ASSERT_TRUE(session.battle() == before);
        ASSERT_EQ(session.cursor(), cursor);
    }
}

TEST(Garbage, NeverHarms) {
    for (int number = 0; number < scaled(200) && !HasFailure(); ++number) {
        RandomPlay play(testSeed(number));
        for (int i = 0; i < 25 && !HasFailure(); ++i) {
            play.execute(play.nextCommand());
            const Json command = spoilt(play.rng(), play.nextCommand(), play.session().battle());
            SCOPED_TRACE("seed " + std::to_string(testSeed(number)) + ": " +
                         dumpLine(command).substr(0, 600));
            expectHarmless(play, command);
        }
    }
}

TEST(Garbage, ABattleThatTookItStillSavesAndLoads) {
    for (int number = 0; number < scaled(40) && !HasFailure(); ++number) {
        const std::uint64_t seed = testSeed(number);
        RandomPlay play(seed);
        for (int i = 0; i < 40; ++i) {
            play.execute(spoilt(play.rng(), play.nextCommand(), play.session().battle()));
        }
        const LoadedBattle loaded = battleFiles().parse(BattleFiles::write(play.session()), "saved");
        ASSERT_TRUE(loaded.session) << "seed " << seed << ": "
                                    << (loaded.issues.empty() ? "" : loaded.issues.front().line());
        EXPECT_TRUE(loaded.session->battle() == play.session().battle()) << "seed " << seed;
    }
}

} // namespace
} // namespace umpire::test::garbage_test
