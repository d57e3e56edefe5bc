#include "umpire/base/speech.h"

#include "umpire/base/text.h"

#include <gtest/gtest.h>

#include <thread>

namespace umpire::test::speech_test {

namespace {

/// A language with other words, another order and three numbers.
class Other : public Translator {
  public:
    std::string translate(const char* context, const char* source) const override {
        const std::string known = std::string(context) + ": " + source;
        return known == "greeting: {guest} meets {host}" ? "{host} is met by {guest}"
               : known == "words: and"                   ? "und"
                                                         : "";
    }

    std::string translatePlural(const char* context, const char* one, const char* many,
                                long long n) const override {
        const std::string said = std::string(context) + one + many;
        const bool men = said == std::string_view("loss{n} man of {unit}{n} men of {unit}");
        return !men ? "" : n == 2 ? "{unit}: both" : n == 1 ? "{unit}: {n}, alone" : "{unit}: {n}, many";
    }
};

std::string meeting() {
    return fill(say("greeting", "{guest} meets {host}"), {{"guest", "Ann"}, {"host", "Bob"}});
}

std::string men(long long n) {
    return sayCounted("loss", "{n} man of {unit}", "{n} men of {unit}").of(n, {{"unit", "X"}});
}

} // namespace

TEST(Speech, IsEnglishWithoutATranslator) {
    EXPECT_EQ(Speaking::translator(), nullptr);
    EXPECT_EQ(say("greeting", "Good morning"), "Good morning");
    EXPECT_EQ(meeting(), "Ann meets Bob");
    EXPECT_EQ(men(1), "1 man of X");
    EXPECT_EQ(men(0) + ", " + men(2) + ", " + men(-1), "0 men of X, 2 men of X, -1 men of X");
}

TEST(Speech, ComesInTheLanguageOfItsTranslatorInItsOrder) {
    const Other other;
    const Speaking speaking(&other);
    EXPECT_EQ(meeting(), "Bob is met by Ann");
    EXPECT_EQ(men(1) + "; " + men(2) + "; " + men(3), "X: 1, alone; X: both; X: 3, many");
}

TEST(Speech, KeepsTheEnglishThatNobodyTranslated) {
    const Other other;
    const Speaking speaking(&other);
    EXPECT_EQ(say("farewell", "{guest} meets {host}"), "{guest} meets {host}");
    EXPECT_EQ(sayCounted("loss", "{n} gun", "{n} guns").of(1), "1 gun");
    EXPECT_EQ(sayCounted("loss", "{n} gun", "{n} guns").of(4), "4 guns");
}

TEST(Speech, TheInnermostCountsAndGoes) {
    const Other other;
    {
        const Speaking outer(&other);
        {
            const Speaking english(nullptr);
            EXPECT_EQ(meeting(), "Ann meets Bob");
        }
        EXPECT_EQ(meeting(), "Bob is met by Ann");
    }
    EXPECT_EQ(meeting(), "Ann meets Bob");
}

TEST(Speech, IsTheThreadsOwnAndMayBeHandedOn) {
    const Other other;
    const Speaking speaking(&other);
    std::string alone;
    std::string handed;
    std::thread([&alone] { alone = meeting(); }).join();
    std::thread([&handed, translator = Speaking::translator()] {
        const Speaking here(translator);
        handed = meeting();
    }).join();
    EXPECT_EQ(alone, "Ann meets Bob");
    EXPECT_EQ(handed, "Bob is met by Ann");
}

TEST(Speech, WhatIsPutInIsNotLookedThrough) {
    EXPECT_EQ(fill("{a} and {b}", {{"a", "{b}"}, {"b", "{a}"}}), "{b} and {a}");
    EXPECT_EQ(sayCounted("x", "{n} {a}", "{n} {a}").of(2, {{"a", "{n}"}}), "2 {n}");
}

TEST(Speech, UnknownPlacesStayAsTheyAreWritten) {
    EXPECT_EQ(fill("{a}, {c}, {} and {", {{"a", "1"}, {"b", "2"}}), "1, {c}, {} and {");
}

TEST(Speech, SayingsAreSaidWhenTheyAreNeeded) {
    constexpr Saying conjunction = Saying("words", "and");
    EXPECT_EQ(conjunction.said(), "and");
    const Other other;
    const Speaking speaking(&other);
    EXPECT_EQ(conjunction.said(), "und");
}

} // namespace umpire::test::speech_test
