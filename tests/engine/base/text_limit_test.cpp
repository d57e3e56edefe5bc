#include "umpire/base/text.h"

#include <gtest/gtest.h>

namespace umpire::text_limit_test {
namespace {

std::string repeated(const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) {
        all += text;
    }
    return all;
}

TEST(TextLimit, TakesWhatPeopleWrite) {
    for (const char* name :
         {"", "12th Light Horse", "Halil İbrahim", "e\u0301cole", "\u0E01\u0E33\u0E25\u0E31\u0E07", "A\nB"}) {
        EXPECT_EQ(excessOf(name, noteLimit), "") << name;
        EXPECT_EQ(within(name, noteLimit), name);
    }
    EXPECT_EQ(excessOf(repeated("ä", 200), nameLimit), "");
}

TEST(TextLimit, SaysWhatIsTooMuch) {
    EXPECT_EQ(excessOf(repeated("ä", 201), nameLimit), "it has 201 characters; at most 200 are taken");
    EXPECT_EQ(excessOf("A\nB", nameLimit), "it has more than one line; write it on one");
    EXPECT_EQ(excessOf("A\u2028B", nameLimit), "it has more than one line; write it on one");
    EXPECT_EQ(excessOf("a" + repeated("\u0301", 9), nameLimit),
              "one of its letters bears 9 marks; at most 8 are taken");
}

TEST(TextLimit, KeepsWhatIsWithin) {
    EXPECT_EQ(within(repeated("ä", 201), nameLimit), repeated("ä", 200));
    EXPECT_EQ(within("A\nB", nameLimit), "A B");
    EXPECT_EQ(within("a" + repeated("\u0301", 50) + "b", nameLimit), "a" + repeated("\u0301", 8) + "b");
    // Joined pictures stand for one letter however many they are.
    EXPECT_EQ(excessOf(within(repeated("\U0001F468\u200D", 500), nameLimit), nameLimit), "");
    EXPECT_EQ(excessOf(within(repeated("\n", 10'000), nameLimit), nameLimit), "");
}

TEST(TextLimit, BytesThatAreNoLettersCountAsOneEach) {
    EXPECT_EQ(within(std::string(300, '\xFF'), nameLimit), std::string(200, '\xFF'));
}

TEST(Visible, LeavesFewMarksOnALetter) {
    EXPECT_EQ(visible("a" + repeated("\u0301", 100'000)), "a" + repeated("\u0301", 8));
}

} // namespace
} // namespace umpire::text_limit_test
