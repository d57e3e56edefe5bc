// A pack in other languages: the shipped ones are whole, what is at fault in a language file is told at its
// place and stays in the pack's own words, and what is played is the same.

#include "house_pack.h"
#include "pack_copy.h"
#include "support/battles.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/localized_pack.h"

#include <gtest/gtest.h>

namespace umpire::test::languages_test {
namespace {

namespace fs = std::filesystem;

const TextLocale inGerman{"de", Lengths::Inches};

std::vector<std::string> lines(const Issues& issues) {
    std::vector<std::string> lines;
    for (const Issue& issue : issues) {
        const std::string line = issue.line();
        const std::size_t folder = line.find("languages/");
        lines.push_back(folder == std::string::npos ? line : line.substr(folder));
    }
    return lines;
}

const std::string& nameOf(const RulePack& pack, const Id& type) {
    return pack.vocabulary("type")->find(type)->name;
}

class ShippedLanguage : public testing::TestWithParam<std::string> {};

TEST_P(ShippedLanguage, IsWholeAndFitsThePack) {
    EXPECT_EQ(lines(judgeLanguages(sourceFolder() / "rules" / GetParam(), shippedRules())),
              std::vector<std::string>());
    for (const char* language : {"de", "fr"}) {
        EXPECT_TRUE(fs::exists(sourceFolder() / "rules" / GetParam() / "languages" /
                               (language + std::string(".json"))));
    }
}

TEST_P(ShippedLanguage, ChangesNothingThatIsPlayed) {
    const auto pack = shippedRules().find(GetParam()).pack;
    ASSERT_TRUE(pack);
    for (const TextLocale& locale :
         {inGerman, TextLocale{"fr", Lengths::Centimetres}, TextLocale{"", Lengths::Centimetres}}) {
        const auto told = localizedPack(pack, shippedRules(), locale);
        ASSERT_NE(told, pack) << locale.language << ": its words could not be read";
        EXPECT_EQ(fingerprintOf(*told), fingerprintOf(*pack));
        EXPECT_EQ(told->texts.size(), pack->texts.size());
    }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, ShippedLanguage,
                         testing::Values("sand-sweat-and-camels", "morschauser-mark-1", "morschauser-mark-2",
                                         "death-in-the-desert", "allenbys-blitzkrieg", "palestine-card-game"),
                         [](const auto& of) {
                             std::string name = of.param;
                             std::erase(name, '-');
                             return name;
                         });

TEST(Languages, AreReadAsTheyAreWritten) {
    const auto pack = shippedRules().find("sand-sweat-and-camels").pack;
    EXPECT_EQ(localizedPack(pack, shippedRules(), {}), pack);
    EXPECT_EQ(nameOf(*localizedPack(pack, shippedRules(), inGerman), "cavalry"), "Kavallerie");
    EXPECT_EQ(nameOf(*localizedPack(pack, shippedRules(), {"nl", Lengths::Inches}), "cavalry"), "Cavalry")
        << "a language that is not there";
}

/// A copy with a German file of its own.
class WrittenLanguage : public testing::Test {
  protected:
    std::vector<std::string> judged(const std::string& content) {
        fs::create_directories(pack.folder() / "languages");
        pack.write("languages/de.json", content);
        fs::remove(pack.folder() / "languages/fr.json");
        return lines(judgeLanguages(pack.folder(), shippedRules()));
    }
    std::string cavalry() {
        return nameOf(*localizedPack(pack.load().pack, shippedRules(), inGerman), "cavalry");
    }

    PackCopy pack;
};

TEST_F(WrittenLanguage, IsToldWhatDoesNotFit) {
    const std::vector<std::string> told = judged("{\n \"language\": \"de\",\n \"texts\": {\n"
                                                 "  \"{self.quality} troops\": \"Truppen\",\n"
                                                 "  \"Cavalry\": \"\",\n"
                                                 "  \"Cavallery\": \"Reiter\"\n }\n}\n");
    ASSERT_EQ(told.size(), 4U);
    EXPECT_EQ(told[0], "languages/de.json:4:28: error: found no places where the text has {self.quality} (at "
                       "texts.{self.quality} troops)");
    EXPECT_EQ(told[1], "languages/de.json:5:14: error: nothing stands here; write the text in this language, "
                       "or leave the line out (at texts.Cavalry)");
    EXPECT_EQ(told[2], "languages/de.json: warning: the pack has no text \"Cavallery\"");
    EXPECT_TRUE(told[3].starts_with("languages/de.json: warning: ") &&
                told[3].find("texts of the pack are not translated, such as ") != std::string::npos)
        << told[3];
    EXPECT_EQ(cavalry(), "Cavalry") << "what is at fault stays in the words of the pack";
}

TEST_F(WrittenLanguage, IsToldWhereItIsNoLanguageFile) {
    EXPECT_EQ(judged("{ \"language\": \"fr\", \"texts\": {} }").front(),
              "languages/de.json:1:15: error: found \"fr\" where \"de\" is expected (at language)");
    EXPECT_EQ(judged("{ \"language\": \"de\", \"words\": {} }").front(),
              "languages/de.json:1:1: error: the key \"texts\" is missing");
    EXPECT_TRUE(judged("{ \"language\": ").front().find("languages/de.json:1:") == 0);
}

TEST_F(WrittenLanguage, MayReadOtherwiseInOnePart) {
    judged(
        R"({"language": "de", "texts": {"Cavalry": "Reiter"}, "parts": {"vocabulary": {"Cavalry": "Reiterei"}}})");
    EXPECT_EQ(cavalry(), "Reiterei");
}

TEST(LanguagesOfHouseRules, AreThoseOfTheGameAndTheirOwn) {
    HousePacks house;
    house.write("vocabulary", R"({"vocabularies": [{"id": "type", "words": [
        {"id": "cavalry", "name": "Horse"}, {"id": "mortar", "name": "Stokes mortar"}]}]})");
    fs::create_directories(house.folder() / "our-club/languages");
    house.writeFile("languages/de.json",
                    R"({"language": "de", "texts": {"Stokes mortar": "Stokes-Mörser"}})");
    const auto pack = house.load().pack;
    ASSERT_TRUE(pack);
    const auto told = localizedPack(pack, house.searchPath(), inGerman);
    EXPECT_EQ(
        nameOf(*told, "camelry"),
        nameOf(*localizedPack(shippedRules().find("sand-sweat-and-camels").pack, shippedRules(), inGerman),
               "camelry"));
    EXPECT_EQ(nameOf(*told, "mortar"), "Stokes-Mörser");
    EXPECT_EQ(nameOf(*told, "cavalry"), "Horse") << "their own words, which nobody translated";
}

} // namespace
} // namespace umpire::test::languages_test
