#include "umpire/base/text.h"

#include <gtest/gtest.h>

namespace umpire::text_test {
namespace {

const std::vector<std::string> words{"supported", "in-cover", "charging", "d8"};

TEST(NearestSpelling, FindsOneLetterMoreLessOrChanged) {
    EXPECT_EQ(nearest("suported", words), "supported");
    EXPECT_EQ(nearest("suppported", words), "supported");
    EXPECT_EQ(nearest("sypported", words), "supported");
    EXPECT_EQ(nearest("in_cover", words), "in-cover");
    EXPECT_EQ(nearest("d6", words), "d8");
}

TEST(NearestSpelling, SwappedNeighboursAreOneMistake) {
    EXPECT_EQ(nearest("8d", {"d8"}), "d8");
    EXPECT_EQ(nearest("cahrging", words), "charging");
}

TEST(NearestSpelling, TakesTheClosest) {
    EXPECT_EQ(nearest("morale", {"mortal", "moral", "morse"}), "moral");
}

TEST(NearestSpelling, GivesNothingWhenNothingIsMeant) {
    EXPECT_EQ(nearest("helicopter", words), "");
    EXPECT_EQ(nearest("xy", words), "");
    EXPECT_EQ(nearest("", words), "");
    EXPECT_EQ(nearest("supported", {}), "");
    EXPECT_EQ(nearest(std::string(100, 'a'), {std::string(99, 'a')}), "");
}

TEST(NearestSpelling, IsOfferedAsAQuestion) {
    EXPECT_EQ(didYouMean("suported", words), "; did you mean \"supported\"?");
    EXPECT_EQ(didYouMean("helicopter", words), "");
}

TEST(Words, AreJoinedAsPeopleDo) {
    EXPECT_EQ(joined({}), "");
    EXPECT_EQ(joined({"a"}), "a");
    EXPECT_EQ(joined({"a", "b"}), "a or b");
    EXPECT_EQ(joined({"a", "b", "c"}, "and"), "a, b and c");
}

TEST(Words, QuotesShowWhatCannotBeSeen) {
    EXPECT_EQ(inQuotes("a b"), "\"a b\"");
    EXPECT_EQ(inQuotes("a\nb\x7F"), "\"a?b?\"");
    EXPECT_EQ(inQuotes("\u00e4"), "\"\u00e4\"");
}

TEST(Words, LongQuotesAreCutBetweenCharacters) {
    EXPECT_EQ(inQuotes(std::string(80, 'a')), "\"" + std::string(80, 'a') + "\"");
    EXPECT_EQ(inQuotes(std::string(81, 'a')), "\"" + std::string(80, 'a') + "...\"");
    const std::string almost(79, 'a');
    EXPECT_EQ(inQuotes(almost + "\u20acb"), "\"" + almost + "\u20ac...\"");
}

TEST(Places, AreFilledInOrder) {
    const auto upper = [](std::string_view place) { return "<" + std::string(place) + ">"; };
    EXPECT_EQ(filled("", upper), "");
    EXPECT_EQ(filled("no place", upper), "no place");
    EXPECT_EQ(filled("{a} and {b.c}!", upper), "<a> and <b.c>!");
    EXPECT_EQ(filled("{a}{}", upper), "<a><>");
    EXPECT_EQ(filled("open {a", upper), "open {a");
}

TEST(Kebab, TellsIdsFromOtherTexts) {
    for (const char* id : {"a", "d8", "4th-light-horse", "x-1-y"}) {
        EXPECT_TRUE(isKebab(id)) << id;
    }
    for (const char* other : {"", "-", "a-", "-a", "a--b", "A", "a b", "a_b", "\u00e4", "a.b"}) {
        EXPECT_FALSE(isKebab(other)) << other;
    }
}

TEST(Kebab, IsMadeOfNames) {
    EXPECT_EQ(kebabOf("4th Light Horse Brigade"), "4th-light-horse-brigade");
    EXPECT_EQ(kebabOf("  Brig.-Gen. O'Hara (left) "), "brig-gen-ohara-left");
    EXPECT_EQ(kebabOf("II/67th"), "ii-67th");
    EXPECT_EQ(kebabOf("Gr\u00f6\u00dfe"), "gr-e");
    for (const char* name : {"", " ", "'", "\u00e4", "-"}) {
        EXPECT_EQ(kebabOf(name), "nameless") << name;
    }
}

} // namespace
} // namespace umpire::text_test
