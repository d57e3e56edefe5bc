// A user's own formations: saved and loaded the same, every slip with file, line and path.

#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/storage/collection.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace umpire::test::collection_test {
namespace {

namespace fs = std::filesystem;

constexpr const char* file = R"({"format": "desert-umpire-collection", "version": 1,
"entries": [
{"id": "4lh", "name": "4th Light Horse Brigade", "rules": "sand-sweat-and-camels",
"formations": [
{"id": "division", "name": "Division", "kind": "division"},
{"id": "brigade", "name": "Brigade", "parent": "division"}],
"officers": [
{"id": "grant", "name": "Grant", "commands": "brigade"}],
"units": [
{"id": "12lh", "name": "12th", "formation": "brigade", "type": "cavalry", "elements": 4, "secret": true}]},
{"id": "scouts", "name": "Scouts", "rules": "skirmish",
"units": [
{"id": "12lh", "name": "Scouts"}]}
]}
)";

std::string changed(const std::string& from, const std::string& to) {
    std::string text = file;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

TEST(Collection, IsReadWithAllItHolds) {
    const LoadedCollection loaded = parseCollection(file, "own.json");
    ASSERT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
    ASSERT_EQ(loaded.collection.entries.size(), 2U);
    const Collected& brigade = loaded.collection.entries[0];
    EXPECT_EQ(brigade.id, "4lh");
    EXPECT_EQ(brigade.name, "4th Light Horse Brigade");
    EXPECT_EQ(brigade.rules, "sand-sweat-and-camels");
    EXPECT_EQ(brigade.roster["formations"], Json::parse(file)["entries"][0]["formations"]);
    EXPECT_EQ(brigade.roster["officers"], Json::parse(file)["entries"][0]["officers"]);
    EXPECT_EQ(brigade.roster["units"], Json::parse(file)["entries"][0]["units"]);
    EXPECT_EQ(loaded.collection.entries[1].roster["formations"], Json::array());
}

TEST(Collection, IsSavedAndLoadedTheSame) {
    const TemporaryFolder folder;
    const fs::path path = folder.path() / "own.json";
    const Collection collection = parseCollection(file, "").collection;
    EXPECT_EQ(saveCollection(collection, path), "");
    const LoadedCollection loaded = loadCollection(path);
    EXPECT_TRUE(loaded.issues.empty());
    EXPECT_TRUE(loaded.collection == collection);
    EXPECT_FALSE(loaded.collection.entries.empty());
    EXPECT_EQ(saveCollection({}, path), "");
    EXPECT_TRUE(loadCollection(path).collection.entries.empty());
}

TEST(Collection, WithoutAFileIsEmpty) {
    const TemporaryFolder folder;
    const LoadedCollection loaded = loadCollection(folder.path() / "none.json");
    EXPECT_TRUE(loaded.issues.empty());
    EXPECT_FALSE(loaded.unreadable);
    EXPECT_TRUE(loaded.collection.entries.empty());
}

TEST(Collection, ThatCannotBeReadSaysSo) {
    const TemporaryFolder folder;
    const LoadedCollection loaded = loadCollection(folder.path());
    EXPECT_TRUE(loaded.unreadable);
    ASSERT_EQ(loaded.issues.size(), 1U);
    EXPECT_EQ(loaded.issues[0].line(),
              folder.path().string() + ": error: cannot be read: it is no ordinary file");
}

std::string contentOf(const fs::path& path) {
    std::ostringstream content;
    content << std::ifstream(path, std::ios::binary).rdbuf();
    return content.str();
}

TEST(Collection, ThatWouldNotLoadAgainIsNotSaved) {
    const TemporaryFolder folder;
    const fs::path path = folder.write("own.json", file);
    Collection bad = parseCollection(file, "").collection;
    bad.entries[1].id = "4lh";
    EXPECT_EQ(
        saveCollection(bad, path),
        "the collection is not saved: the id \"4lh\" is taken already (line 5); ids of entries are unique "
        "(at entries[1].id)");
    EXPECT_EQ(contentOf(path), file);
}

TEST(Collection, ThatCannotBeWrittenSaysSo) {
    const TemporaryFolder folder;
    EXPECT_NE(saveCollection({}, folder.path() / "none" / "own.json"), "");
}

struct CollectionSlip {
    const char* name;
    const char* from;
    const char* to;
    const char* line; ///< the whole issue, without the file's name
};

void PrintTo(const CollectionSlip& slip, std::ostream* out) {
    *out << slip.name;
}

class SlipInACollection : public testing::TestWithParam<CollectionSlip> {};

TEST_P(SlipInACollection, GetsItsMessage) {
    const LoadedCollection loaded = parseCollection(changed(GetParam().from, GetParam().to), "own.json");
    EXPECT_TRUE(loaded.collection.entries.empty());
    ASSERT_EQ(loaded.issues.size(), 1U) << loaded.issues.back().line();
    EXPECT_EQ(loaded.issues.front().line(), std::string("own.json:") + GetParam().line);
}

const CollectionSlip slips[] = {
    {"FormatWrong", "desert-umpire-collection", "desert-umpire-battle",
     "1:12: error: found \"desert-umpire-battle\" where \"desert-umpire-collection\" is expected (at "
     "format)"},
    {"VersionLater", "\"version\": 1", "\"version\": 2",
     "1:51: error: this program reads collections of version 1; this one was written by a later program (at "
     "version)"},
    {"VersionZero", "\"version\": 1", "\"version\": 0",
     "1:51: error: this program reads collections of version 1 (at version)"},
    {"KeyMisspelt", "\"entries\"", "\"notes\": \"\", \"entries\"",
     "2:1: error: unknown key \"notes\"; there are $schema, entries, format and version (at notes)"},
    {"KeyOfAnEntryMisspelt", "\"name\": \"Scouts\", \"rules\"",
     "\"name\": \"Scouts\", \"unit\": [], \"rules\"",
     "11:36: error: unknown key \"unit\"; did you mean \"units\"? (at entries[1].unit)"},
    {"IdMissing", "\"id\": \"scouts\", ", "", "11:1: error: the key \"id\" is missing (at entries[1])"},
    {"IdTwice", "\"id\": \"scouts\"", "\"id\": \"4lh\"",
     "11:8: error: the id \"4lh\" is taken already (line 3); ids of entries are unique (at entries[1].id)"},
    {"IdIsNone", "\"id\": \"scouts\"", "\"id\": \"The Scouts\"",
     "11:8: error: \"The Scouts\" is no id; use small letters, digits and single hyphens, as in "
     "\"4th-company\" (at entries[1].id)"},
    {"RulesMissing", ", \"rules\": \"skirmish\"", "",
     "11:1: error: the key \"rules\" is missing (at entries[1])"},
    {"SubjectIdMissing", "\"id\": \"grant\", ", "",
     "8:1: error: the key \"id\" is missing (at entries[0].officers[0])"},
    {"SubjectIdTwice", "\"id\": \"grant\"", "\"id\": \"brigade\"",
     "8:8: error: the id \"brigade\" is taken already (line 6); ids are unique in an entry (at "
     "entries[0].officers[0].id)"},
    {"SubjectIdIsAWord", "\"id\": \"grant\"", "\"id\": \"due\"",
     "8:8: error: \"due\" is a word of the program; choose another id (at entries[0].officers[0].id)"},
    {"NameMissing", "\"name\": \"Grant\", ", "",
     "8:1: error: the key \"name\" is missing (at entries[0].officers[0])"},
    {"PlaceElsewhere", "\"commands\": \"brigade\"", "\"commands\": \"brigad\"",
     "8:46: error: the entry has no formation \"brigad\"; did you mean \"brigade\"? (at "
     "entries[0].officers[0].commands)"},
    {"PlaceIsAUnit", "\"commands\": \"brigade\"", "\"commands\": \"12lh\"",
     "8:46: error: the entry has no formation \"12lh\" (at entries[0].officers[0].commands)"},
    {"PlaceInAnotherKey", "\"commands\": \"brigade\"", "\"formation\": \"brigade\"",
     "8:47: error: the place of an officer stands in \"commands\", not in \"formation\" (at "
     "entries[0].officers[0].formation)"},
    {"Side", "\"kind\": \"division\"", "\"side\": \"empire\"",
     "5:48: error: a collection has no sides; leave \"side\" out (at entries[0].formations[0].side)"},
    {"ValueIsAList", "\"elements\": 4", "\"elements\": [4]",
     "10:87: error: found a list where a text, a whole number, true or false is expected (at "
     "entries[0].units[0].elements)"},
    {"ValueIsNothing", "\"elements\": 4", "\"elements\": null",
     "10:87: error: found null where a text, a whole number, true or false is expected (at "
     "entries[0].units[0].elements)"},
    {"ValueIsAFraction", "\"elements\": 4", "\"elements\": 4.5",
     "10:87: error: found the number 4.5 where a whole number is expected; write it without a fraction (at "
     "entries[0].units[0].elements)"},
    {"Circle", "\"parent\": \"division\"", "\"parent\": \"brigade\"",
     "6:48: error: the line of command of \"brigade\" runs in a circle (at entries[0].formations[1].parent)"},
    {"UnitsAreNoList", "\"units\": [\n{\"id\": \"12lh\", \"name\": \"Scouts\"}]", "\"units\": 3",
     "12:10: error: found the number 3 where a list is expected (at entries[1].units)"},
    {"AnEntryIsNoObject", "{\"id\": \"scouts\"", "3, {\"id\": \"scouts\"",
     "11:1: error: found the number 3 where an object is expected (at entries[1])"},
};

INSTANTIATE_TEST_SUITE_P(Table, SlipInACollection, testing::ValuesIn(slips),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(CollectionProblems, AreAllFoundAtOnce) {
    const LoadedCollection loaded =
        parseCollection(R"({"format": "desert-umpire-collection", "version": 1, "entries": [
            {"id": "A", "name": 3, "formations": [{"id": "a", "name": "A", "parent": "b"},
            {"id": "b", "name": "B", "parent": "a"}]}]})",
                        "own.json");
    EXPECT_EQ(loaded.issues.size(), 5U);
}

TEST(CollectionProblems, HostileTextsGiveAMessage) {
    for (const std::string& text : {std::string(), std::string("null"), std::string("[]"), std::string("{}"),
                                    std::string(file).substr(0, 300), std::string(100'000, '['),
                                    std::string("{\"entries\": \"\xff\"}"), std::string("\0", 1)}) {
        EXPECT_TRUE(hasErrors(parseCollection(text, "own.json").issues)) << text.substr(0, 40);
    }
}

Collection big(std::size_t entries, std::size_t units) {
    Collection collection;
    for (std::size_t i = 0; i < entries; ++i) {
        Collected entry{"e" + std::to_string(i), "E", "skirmish", {}};
        entry.roster["units"] = Json::array();
        for (std::size_t j = 0; j < units; ++j) {
            entry.roster["units"].push_back({{"id", "u" + std::to_string(j)}, {"name", "U"}});
        }
        collection.entries.push_back(std::move(entry));
    }
    return collection;
}

TEST(CollectionLimits, AreAThousandEntriesAndTenThousandSubjects) {
    EXPECT_TRUE(parseCollection(writeCollection(big(1000, 10)), "").issues.empty());
    const Issues entries = parseCollection(writeCollection(big(1001, 1)), "").issues;
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0].text, "more than 1000 entries");
    EXPECT_EQ(entries[0].path, "entries[1000]");
    const Issues subjects = parseCollection(writeCollection(big(1, 10'001)), "").issues;
    ASSERT_EQ(subjects.size(), 1U);
    EXPECT_EQ(subjects[0].text, "more than 10000 formations, officers and units");
    EXPECT_EQ(subjects[0].path, "entries[0].units[10000]");
}

} // namespace
} // namespace umpire::test::collection_test
