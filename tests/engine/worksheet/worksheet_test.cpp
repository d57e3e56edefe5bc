// What the worksheet of a draft says.

#include "support/field.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

namespace umpire::test::worksheet_test {
namespace {

TEST(Worksheet, IsNotMadeOfWhatIsNoCommand) {
    EXPECT_TRUE(true);
}

} // namespace
} // namespace umpire::test::worksheet_test
