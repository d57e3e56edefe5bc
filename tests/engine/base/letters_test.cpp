#include "umpire/base/text.h"

#include <gtest/gtest.h>

namespace umpire::letters_test {
namespace {

TEST(Letters, BeginWithACapital) {
    EXPECT_EQ(withCapital("elements"), "Elements");
    EXPECT_EQ(withCapital("éléments"), "Éléments");
    EXPECT_EQ(withCapital("Übung"), "Übung");
    EXPECT_EQ(withCapital("÷ 3"), "÷ 3");
    EXPECT_EQ(withCapital("3 elements"), "3 elements");
    EXPECT_EQ(withCapital(""), "");
}

TEST(Letters, AreAllCapitals) {
    EXPECT_EQ(inCapitals("Rückgabewert, 6 ÷ 3"), "RÜCKGABEWERT, 6 ÷ 3");
    EXPECT_EQ(inCapitals("à þe 4th ß ÿ –"), "À ÞE 4TH ß ÿ –");
    EXPECT_EQ(inCapitals(""), "");
}

TEST(Letters, AreSmallWithinSentences) {
    EXPECT_EQ(inSmallLetters("Stick it up 'em"), "stick it up 'em");
    EXPECT_EQ(inSmallLetters("Éliminée À Þe"), "éliminée à þe");
    EXPECT_EQ(inSmallLetters("2 × Hit"), "2 × hit");
    EXPECT_EQ(inSmallLetters("Lost To Him", 1), "lost To Him");
    EXPECT_EQ(inSmallLetters(""), "");
}

TEST(Letters, OfWordsWithMoreCapitalsStay) {
    EXPECT_EQ(inSmallLetters("ANZAC Troops at HQ"), "ANZAC troops at HQ");
    EXPECT_EQ(inSmallLetters("MG"), "MG");
}

} // namespace
} // namespace umpire::letters_test
