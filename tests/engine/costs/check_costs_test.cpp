// Working out a check takes two pieces of memory from the heap, once its thread has what it needs.

#include "allocations.h"
#include "support/battles.h"
#include "umpire/checks/roll.h"

#include <gtest/gtest.h>

namespace umpire::test::check_costs_test {
namespace {

TEST(CheckCosts, LittleMemoryForTheValuesOfItsLines) {
    const auto session = exampleBattle("beersheba-1917");
    const Check& morale = *session->rules().check("morale");
    const Facts facts{{"fired-on-by", Ids{"12lhr"}}, {"in-cover", true}, {"supported", true}};
    Scope scope{session->rules(), session->battle(), "ii-48", "12lhr", &facts};
    RulingsRead read;
    scope.rulingsRead = &read;
    const std::int64_t first = modifiersOf(morale, scope);
    const std::size_t before = allocations();
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(modifiersOf(morale, scope), first);
    }
    EXPECT_LE(allocations() - before, 200U) << "two for what is derived";
}

TEST(CheckCosts, SomeForTheirWords) {
    const auto session = exampleBattle("beersheba-1917");
    const Facts facts{{"in-cover", true}};
    const Scope scope{session->rules(), session->battle(), "ii-48", "12lhr", &facts};
    const std::size_t before = allocations();
    EXPECT_FALSE(linesOf(*session->rules().check("morale"), scope).empty());
    EXPECT_GT(allocations() - before, 2U) << "they are counted";
}

} // namespace
} // namespace umpire::test::check_costs_test
