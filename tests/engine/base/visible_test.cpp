#include "umpire/base/text.h"

#include <gtest/gtest.h>

namespace umpire::test::visible_test {
namespace {

TEST(Visible, LettersLineBreaksAndTabsStay) {
    const std::string text = "Bir es-Seba\u02bf \u05e9\u05d1\u05e2\n\t\u00a0<b>\u2029\u2070 \U0001F42A";
    EXPECT_EQ(visible(text), text);
}

TEST(Visible, ControlCharactersAreReplaced) {
    EXPECT_EQ(visible(std::string("a\0b\x1b[2J\r\x7f", 9)), "a\uFFFDb\uFFFD[2J\uFFFD\uFFFD");
    EXPECT_EQ(visible("a\u0080b\u009fc"), "a\uFFFDb\uFFFDc");
}

TEST(Visible, NothingTurnsTheDirectionOfWhatFollows) {
    for (const char* turn :
         {"\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"}) {
        EXPECT_EQ(visible(std::string("a") + turn + "b"), "a\uFFFDb");
    }
    EXPECT_EQ(inQuotes("a\u202eb"), "\"a\uFFFDb\"");
}

TEST(Visible, OneLineIsOneLine) {
    EXPECT_EQ(onOneLine("a\r\nb\tc\x01"), "a  b c\uFFFD");
}

} // namespace
} // namespace umpire::test::visible_test
