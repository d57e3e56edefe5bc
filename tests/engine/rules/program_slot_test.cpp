// What a pack is compiled to is made once.

#include "umpire/rules/rule_pack.h"

#include <gtest/gtest.h>

namespace umpire::test::program_slot_test {
namespace {

TEST(ProgramSlot, IsFilledOnceAndEmptyInACopy) {
    const ProgramSlot slot;
    int made = 0;
    const auto make = [&made] { return std::make_shared<const int>(++made); };
    const void* first = slot.get(make);
    EXPECT_EQ(slot.get(make), first);
    EXPECT_EQ(made, 1);
    ProgramSlot copy(slot);
    EXPECT_NE(copy.get(make), first);
    EXPECT_EQ(made, 2);
    copy = slot;
    copy.get(make);
    EXPECT_EQ(made, 3);
    EXPECT_EQ(slot.get(make), first);
}

} // namespace
} // namespace umpire::test::program_slot_test
