// Whom a fact that names subjects may name, the likeliest first.

#include "umpire/checks/candidates.h"

#include "support/field.h"

#include <gtest/gtest.h>

namespace umpire::test::candidates_test {
namespace {

using Names = std::vector<std::string>;

Names candidates(const Session& session, const char* fact, const Id& self, const Id& other = {},
                 const Facts& facts = {}) {
    const Scope scope{session.rules(), session.battle(), self, other, &facts};
    return candidatesOf(*session.rules().fact(fact), scope);
}

Field division() {
    Field field = Field()
                      .ours("squadron", "cavalry", "anzac", 4)
                      .ours("guns", "artillery", "british", 2)
                      .ours("spotter", "artillery-observer", "british", 1)
                      .theirs("battalion", "infantry", "turkish", 5)
                      .theirs("watcher", "artillery-observer", "turkish", 1);
    return field;
}

TEST(Candidates, OfficersOfTheLineNearestInRankFirst) {
    const auto session = division().open();
    EXPECT_EQ(candidates(*session, "officers-within-3", "squadron"), (Names{"brigadier", "general"}));
    EXPECT_EQ(candidates(*session, "officers-within-3", "battalion"), (Names{"colonel", "pasha"}));
    adjusted(*session, "brigadier", {{"state", "lost"}});
    EXPECT_EQ(candidates(*session, "officers-within-3", "squadron"), Names{"general"});
}

TEST(Candidates, NearestInRankWhateverTheOrderOfTheFile) {
    Json battle = division().json();
    std::reverse(battle["officers"].begin(), battle["officers"].end());
    const auto session = sessionOf(battle);
    EXPECT_EQ(candidates(*session, "officers-within-3", "squadron"), (Names{"brigadier", "general"}));
}

TEST(Candidates, WhoLeadsIsOneOfThoseNear) {
    const auto session = division().open();
    EXPECT_EQ(candidates(*session, "officers-leading", "squadron"), Names{});
    EXPECT_EQ(candidates(*session, "officers-leading", "squadron", "",
                         {{"officers-within-3", std::vector<std::string>{"general"}}}),
              Names{"general"});
}

TEST(Candidates, ObserversOfTheFirersBrigade) {
    const auto session = division().open();
    EXPECT_EQ(candidates(*session, "observer", "battalion", "guns"), Names{"spotter"});
    adjusted(*session, "spotter", {{"state", "gone"}, {"gone-as", "removed"}});
    EXPECT_EQ(candidates(*session, "observer", "battalion", "guns"), Names{});
}

TEST(Candidates, UnitsThatMaySurrender) {
    const auto session = division().open();
    EXPECT_EQ(candidates(*session, "surrenders", "regiment"), (Names{"battalion", "watcher"}));
    adjusted(*session, "watcher", {{"state", "gone"}, {"gone-as", "removed"}});
    EXPECT_EQ(candidates(*session, "surrenders", "regiment"), Names{"battalion"});
    done(*session, shoot("battalion", "squadron", {1}));
    EXPECT_EQ(candidates(*session, "surrenders", "regiment"), Names{}) << "it bested its opponent";
}

TEST(Candidates, AllOfAKindWhereThePackSaysNothing) {
    const auto session = division().open();
    EXPECT_EQ(candidates(*session, "charged-by", "squadron").size(), 5U);
    EXPECT_EQ(candidates(*session, "supported", "squadron"), Names{});
}

} // namespace
} // namespace umpire::test::candidates_test
