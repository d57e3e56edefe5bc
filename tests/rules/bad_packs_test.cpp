// Each mistake in a pack gives exactly its message, at its line and column.

#include "rules/bad_packs.h"
#include "rules/pack_copy.h"
#include "umpire/base/speech.h"
#include "umpire/rules/fingerprint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <regex>

namespace umpire::test {

/// How GoogleTest shows the case in a failure.
static void PrintTo(const BadPack& bad, std::ostream* out) {
    *out << bad.file << ": " << bad.to;
}

} // namespace umpire::test

namespace umpire::test::bad_packs_test {
namespace {

/// A language without words: of a sentence only its places are left.
class Wordless : public Translator {
  public:
    static constexpr const char* sign = "\u00a4";

    std::string translate(const char*, const char* source) const override {
        static const std::regex place(R"(\{[a-z]+\})");
        const std::string sentence = source;
        std::string places = sign;
        for (std::sregex_iterator found(sentence.begin(), sentence.end(), place), end; found != end;
             ++found) {
            places += " " + found->str();
        }
        return places;
    }

    std::string translatePlural(const char* context, const char*, const char* many,
                                long long) const override {
        return translate(context, many);
    }
};

/// The first English word of a text, quotes and ids apart.
std::string englishIn(const std::string& text) {
    static const std::regex data(R"("[^"]*"|[a-z0-9]+(-[a-z0-9]+)+)");
    // "remove" among others in a list is an effect.
    static const std::regex words(
        R"(\b(the|an?|is|are|has|have|there|this|that|its?|with|only|remove(?!¤)|found|here|unknown|did|mean)\b)");
    const std::string bare = std::regex_replace(text, data, "");
    std::smatch found;
    return std::regex_search(bare, found, words) ? found.str() : std::string();
}

class BadPacks : public testing::TestWithParam<BadPack> {};

TEST_P(BadPacks, GiveTheirMessageAndNoOther) {
    const BadPack& bad = GetParam();
    PackCopy pack(bad.pack);
    const std::vector<std::string> places = pack.replace(bad.file, bad.from, bad.to);
    ASSERT_EQ(places.size(), bad.messages.size());
    std::vector<std::string> expected;
    for (std::size_t i = 0; i < places.size(); ++i) {
        expected.push_back(places[i] + ": error: " + bad.messages[i]);
    }
    EXPECT_EQ(pack.problems(), expected);
    const Wordless wordless;
    const Speaking speaking(&wordless);
    const LoadedPack loaded = pack.load();
    EXPECT_EQ(loaded.pack, nullptr);
    for (const Issue& issue : loaded.issues) {
        EXPECT_NE(issue.text.find(Wordless::sign), std::string::npos) << issue.text;
        EXPECT_EQ(englishIn(issue.text), "") << issue.text;
    }
}

std::string nameOf(const testing::TestParamInfo<BadPack>& info) {
    return info.param.name;
}

INSTANTIATE_TEST_SUITE_P(Shape, BadPacks, testing::ValuesIn(badShapes()), nameOf);
INSTANTIATE_TEST_SUITE_P(Name, BadPacks, testing::ValuesIn(badNames()), nameOf);
INSTANTIATE_TEST_SUITE_P(Meaning, BadPacks, testing::ValuesIn(badMeanings()), nameOf);
INSTANTIATE_TEST_SUITE_P(Map, BadPacks, testing::ValuesIn(badMaps()), nameOf);
INSTANTIATE_TEST_SUITE_P(Foretelling, BadPacks, testing::ValuesIn(badForetelling()), nameOf);
INSTANTIATE_TEST_SUITE_P(Balance, BadPacks, testing::ValuesIn(badBalances()), nameOf);
INSTANTIATE_TEST_SUITE_P(Role, BadPacks, testing::ValuesIn(badRoles()), nameOf);
INSTANTIATE_TEST_SUITE_P(Sheet, BadPacks, testing::ValuesIn(badSheets()), nameOf);

TEST(BadPack, AnOldWordIsReadAndTold) {
    PackCopy pack;
    const std::string first = "\"asked-when\": \"not $self.nation.anzac";
    const auto at = pack.replace("facts.json", first, "\u00ab\"asked-if\": \"not $self.nation.anzac");
    ASSERT_EQ(at.size(), 1U);
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{at[0] + ": warning: \"asked-if\" is an old word; write "
                                               "\"asked-when\", here and below (at facts[0].asked-when)"});
    const LoadedPack loaded = pack.load();
    ASSERT_TRUE(loaded.pack);
    EXPECT_EQ(fingerprintOf(*loaded.pack), fingerprintOf(*PackCopy().load().pack));
}

TEST(BadPack, AnOldWordBesideTheNewOneIsTold) {
    PackCopy pack;
    const std::string first = "\"asked-when\": \"not $self.nation.anzac";
    const auto at = pack.replace("facts.json", first, "\u00ab\"asked-if\": true, " + first);
    ASSERT_EQ(pack.problems().size(), 1U);
    EXPECT_TRUE(pack.problems()[0].starts_with(at[0] + ": error: \"asked-if\" is the old word for "
                                                       "\"asked-when\", which stands here too; remove it"))
        << pack.problems()[0];
}

TEST(BadPack, ProblemsOfTwoFilesComeInOnePass) {
    PackCopy pack;
    const auto label = pack.replace("modifiers.json", "\"label\": \"Officer", "\u00ab\"lable\": \"Officer");
    const auto face = pack.replace("dice.json", "[1, 2, 3", "[1, \u00ab2.5, 3");
    ASSERT_EQ(label.size() + face.size(), 2U);
    const std::vector<std::string> found = pack.problems();
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0], face[0] + ": error: found the number 2.5 where a whole number is expected; write it "
                                  "without a fraction (at dice[0].faces[1])");
    EXPECT_TRUE(found[1].ends_with(": error: the key \"label\" is missing (at modifiers[0])")) << found[1];
    EXPECT_EQ(found[2], label[0] + ": error: unknown key \"lable\"; did you mean \"label\"? (at "
                                   "modifiers[0].lable)");
}

TEST(BadPack, MissingFileIsNamedAndHidesNoOtherProblem) {
    PackCopy pack;
    pack.remove("texts.json");
    const auto band =
        pack.replace("checks.json", "{ \"from\": 2, \"to\": 3,", "\u00ab{ \"from\": 3, \"to\": 3,");
    ASSERT_EQ(band.size(), 1U);
    const std::vector<std::string> expected{
        "pack.json:22:14: error: there is no file \"texts.json\" beside pack.json (at files.texts)",
        band[0] + ": error: a gap: no band holds 2; start this band at 2 (at checks[0].bands[1])"};
    EXPECT_EQ(pack.problems(), expected);
}

TEST(BadPack, AMisspeltFileIsToldWhereItIsNamed) {
    PackCopy pack;
    const auto file = pack.replace("pack.json", "\"modifiers.json\"", "\u00ab\"modifers.json\"");
    ASSERT_EQ(file.size(), 1U);
    EXPECT_EQ(pack.problems(),
              std::vector<std::string>{file[0] + ": error: there is no file \"modifers.json\" beside "
                                                 "pack.json; did you mean \"modifiers.json\"? (at "
                                                 "files.modifiers)"});
}

TEST(BadPack, BrokenFileIsNamedAndHidesNoOtherProblem) {
    PackCopy pack;
    pack.write("dice.json", "{ \"dice\": [ }\n");
    const auto band =
        pack.replace("checks.json", "{ \"from\": 2, \"to\": 3,", "\u00ab{ \"from\": 3, \"to\": 3,");
    ASSERT_EQ(band.size(), 1U);
    const std::vector<std::string> found = pack.problems();
    ASSERT_EQ(found.size(), 2U);
    EXPECT_TRUE(found[0].starts_with("dice.json:1:13: error: this is not JSON: ")) << found[0];
    EXPECT_EQ(found[1],
              band[0] + ": error: a gap: no band holds 2; start this band at 2 (at checks[0].bands[1])");
}

TEST(BadPack, FileThatIsNoObjectIsReported) {
    PackCopy pack;
    pack.write("rulings.json", "[]\n");
    EXPECT_EQ(
        pack.problems(),
        std::vector<std::string>{"rulings.json:1:1: error: found an empty list where an object is expected"});
}

TEST(BadPack, VocabularyWithoutWordsIsReported) {
    PackCopy pack;
    const auto words = pack.replace("vocabulary.json", R"("words": [
        { "id": "brigade", "name": "Brigade", "tires": true },
        { "id": "division", "name": "Division" }
      ])",
                                    "\"words\": \u00ab[]");
    ASSERT_EQ(words.size(), 1U);
    const std::vector<std::string> found = pack.problems();
    const std::string expected = words[0] + ": error: a vocabulary has at least one word (at "
                                            "vocabularies[8].words)";
    EXPECT_EQ(std::count(found.begin(), found.end(), expected), 1) << found.size();
    EXPECT_EQ(pack.load().pack, nullptr);
}

TEST(BadPack, VocabularyThatTheMapHasIsReported) {
    PackCopy pack("allenbys-blitzkrieg");
    pack.replace(
        "vocabulary.json", "\"vocabularies\": [",
        R"("vocabularies": [ { "id": "border", "name": "B", "words": [ { "id": "b", "name": "B" } ] },)");
    const auto border = pack.replace("map.json", "\"border\": \"", "\"border\": \u00ab\"");
    ASSERT_EQ(border.size(), 1U);
    const std::vector<std::string> found = pack.problems();
    const std::string expected = border[0] + ": error: \"border\" means the places or borders of the map; "
                                             "give the pack's own vocabulary another id (at map.border)";
    EXPECT_EQ(found, std::vector<std::string>{expected});
}

TEST(BadPack, FolderWithoutAManifestIsReported) {
    const TemporaryFolder empty;
    const LoadedPack loaded = loadPack(empty.path());
    ASSERT_EQ(loaded.issues.size(), 1U);
    EXPECT_EQ(loaded.issues[0].line(), (empty.path() / "pack.json").string() +
                                           ": error: this file cannot be read: No such file or directory");
    EXPECT_EQ(loaded.pack, nullptr);
}

TEST(BadPack, EveryUnreadFileKeepsQuietAboutItsNames) {
    for (const char* file : {"dice.json", "vocabulary.json", "attributes.json", "facts.json", "checks.json",
                             "modifiers.json", "effects.json", "turn.json", "rulings.json", "texts.json",
                             "balance.json", "sheets.json", "roles.json"}) {
        PackCopy pack;
        pack.remove(file);
        const std::vector<std::string> problems = pack.problems();
        ASSERT_EQ(problems.size(), 1U) << file;
        EXPECT_TRUE(problems[0].starts_with("pack.json:")) << problems[0];
        EXPECT_NE(problems[0].find("error: there is no file \"" + std::string(file) + "\""),
                  std::string::npos)
            << problems[0];
    }
}

} // namespace
} // namespace umpire::test::bad_packs_test
