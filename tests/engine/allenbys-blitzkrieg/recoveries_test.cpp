// Recovery from disruption, and the second attempt beside a headquarters.

#include "hills.h"

#include <gtest/gtest.h>

namespace umpire::test::recoveries_test {
namespace {

using namespace hills;

const Json recovery(const std::string& unit) {
    return {{"do", "check"}, {"check", "recover"}, {"unit", unit}};
}

const Json second(const std::string& headquarters) {
    return {{"do", "second-recovery"}, {"unit", headquarters}};
}

TEST(Recoveries, TakeThreeOfAnAAndTwoOfAB) {
    for (int die = 1; die <= 6; ++die) {
        for (const char* id : {"t16", "t19"}) {
            const auto session = at();
            disrupt(*session, id);
            goTo(*session, "recovery");
            EXPECT_TRUE(owes(*session, "recover", id));
            EXPECT_FALSE(owes(*session, "recover", "t7"));
            play(*session, recovery(id), {die});
            const bool recovers = die <= (std::string(id) == "t16" ? 3 : 2);
            EXPECT_EQ(word(*session, id, "status"), recovers ? "undisrupted" : "disrupted") << id << die;
            EXPECT_FALSE(owes(*session, "recover", id));
        }
    }
}

TEST(Recoveries, AreOfTheDisruptedInTheirPhase) {
    const auto session = at();
    EXPECT_EQ(refusal(*session, recovery("t16")), "not-possible");
    disrupt(*session, "t16");
    EXPECT_TRUE(warns(*session, recovery("t16"), "recovery phase", {6}));
    goTo(*session, "recovery");
    EXPECT_TRUE(warnings(*session, recovery("t16"), {6}).empty());
    play(*session, recovery("t16"), {6});
    EXPECT_TRUE(warns(*session, recovery("t16"), "has tried this turn", {6}));
    endTurn(*session);
    goTo(*session, "recovery");
    EXPECT_TRUE(warnings(*session, recovery("t16"), {6}).empty());
}

/// Who stands with or near which headquarters, and who may try again.
struct Reach {
    const char* headquarters;
    const char* reading;
    std::vector<std::string> helped;
};

TEST(SecondRecoveries, AreOfThoseRelatedNearBy) {
    const std::vector<Reach> all{{"hq-asia", "own-level", {"t16", "t19"}},
                                 {"hq-asia", "whole-group", {"t16", "t19"}},
                                 {"hq-8", "own-level", {"art-8"}},
                                 {"hq-8", "whole-group", {"art-8", "t16", "t19"}},
                                 {"hq-yiderim", "own-level", {"art-8", "t1", "t16", "t19"}}};
    for (const Reach& reach : all) {
        const auto session = at({{"s-hqreach", reach.reading}, {"s-hq", "disrupted"}});
        put(*session, {"t16", "t19", "art-8", "t1"}, "0809");
        put(*session, {"t19"}, "0808");
        put(*session, {reach.headquarters}, "0809");
        put(*session, {"art-asia"}, "0811"); // too far
        for (const char* id : {"t16", "t19", "art-8", "t1", "art-asia"}) {
            disrupt(*session, id);
        }
        goTo(*session, "recovery");
        for (const char* id : {"t16", "t19", "art-8", "t1", "art-asia"}) {
            play(*session, recovery(id), {6});
        }
        const Json answer =
            play(*session, second(reach.headquarters), std::vector<int>(reach.helped.size(), 1));
        EXPECT_EQ(answer["steps"].size(), reach.helped.size()) << reach.headquarters << reach.reading;
        for (const std::string& id : reach.helped) {
            EXPECT_EQ(word(*session, id, "status"), "undisrupted") << id;
        }
        EXPECT_EQ(word(*session, reach.headquarters, "status"), "disrupted");
    }
}

TEST(SecondRecoveries, CostTheHeadquarters) {
    for (const char* reading : {"eliminated", "disrupted"}) {
        const auto session = at({{"s-hq", reading}});
        put(*session, {"art-8", "hq-8"}, "0809");
        disrupt(*session, "art-8");
        goTo(*session, "recovery");
        play(*session, recovery("art-8"), {6});
        EXPECT_TRUE(warns(*session, second("hq-8"), "costs it dearly", {6}));
        play(*session, second("hq-8"), {2});
        EXPECT_EQ(word(*session, "hq-8", "status"), reading);
        EXPECT_EQ(word(*session, "art-8", "status"), "undisrupted");
    }
}

TEST(SecondRecoveries, NeedAFirstAttemptAndAnUndisruptedHeadquarters) {
    const auto session = at();
    put(*session, {"t16", "hq-asia"}, "0809");
    disrupt(*session, "t16");
    goTo(*session, "recovery");
    EXPECT_TRUE(warns(*session, second("hq-asia"), "can try again"));
    play(*session, recovery("t16"), {6});
    EXPECT_EQ(refusal(*session, second("t19")), "not-possible");
    EXPECT_EQ(refusal(*session, second("hq-xxi")), "not-possible");
    play(*session, second("hq-asia"), {5});
    EXPECT_EQ(word(*session, "t16", "status"), "disrupted");
    EXPECT_EQ(refusal(*session, second("hq-asia")), "not-possible");
    put(*session, {"hq-yiderim"}, "0810"); // another headquarters, another attempt
    play(*session, second("hq-yiderim"), {6});
}

} // namespace
} // namespace umpire::test::recoveries_test
