// House rules as one file, written for others and taken in from them.

#include "rules/house_pack.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/rules/fingerprint.h"
#include "umpire/rules/map_picture.h"
#include "umpire/storage/house_file.h"
#include "umpire/storage/taking_in.h"

#include <gtest/gtest.h>

#include <fstream>

namespace umpire::test::house_file_test {
namespace {

namespace fs = std::filesystem;

class HouseFile : public testing::Test {
  protected:
    HouseFile() { club.write("modifiers", R"({"modifiers":[{"id":"green-troops","value":-2}]})"); }

    PackSearchPath searchPath() const {
        return PackSearchPath({{own.rules, PackOwner::User}, {sourceFolder() / "rules", PackOwner::Program}},
                              gameNeeds());
    }
    BattleFiles files() const { return {searchPath(), findGame}; }
    std::string shared() const {
        const auto pack = club.load().pack;
        if (!pack) {
            ADD_FAILURE() << "the pack is not in order";
            return {};
        }
        const auto text = writeHouseFile(*pack);
        EXPECT_TRUE(text);
        return text ? *text : std::string();
    }
    fs::path given(const std::string& text) const { return from.write("our-club.house-rules.json", text); }
    /// What becomes of the shared file with a change in it.
    Given changed(const std::function<void(Json&)>& change) const {
        Json file = Json::parse(shared());
        change(file);
        return lookAt(given(file.dump()), files(), own);
    }
    bool nothingTaken() const { return !fs::exists(own.rules) || fs::is_empty(own.rules); }

    TemporaryFolder data;
    TemporaryFolder from;
    UserFolders own = userFoldersIn(data.path());
    HousePacks club;
};

TEST_F(HouseFile, HasAllThatThePackSays) {
    const Json file = Json::parse(shared());
    EXPECT_EQ(file["format"], "desert-umpire-house-rules");
    EXPECT_EQ(file["version"], 1);
    EXPECT_EQ(file["id"], "our-club");
    EXPECT_EQ(file["title"], "Rules of our-club");
    EXPECT_EQ(file["files"].begin().key(), "pack.json");
    EXPECT_EQ(file["files"]["modifiers.json"],
              Json::parse(R"({"modifiers":[{"id":"green-troops","value":-2}]})"));
    EXPECT_EQ(file["files"].size(), 2U);
}

TEST_F(HouseFile, IsTakenInAsThePackThatItWas) {
    const fs::path file = given(shared());
    EXPECT_EQ(sharedKind(file), SharedKind::HouseRules);
    const Given seen = lookAt(file, files(), own);
    EXPECT_EQ(seen.problem, "");
    EXPECT_EQ(seen.title, "Rules of our-club");
    EXPECT_EQ(seen.place, own.rules / "our-club");
    EXPECT_FALSE(seen.stands);
    EXPECT_TRUE(nothingTaken());
    const TakenIn taken = takeIn(seen, files(), own);
    EXPECT_EQ(taken.problem, "");
    EXPECT_EQ(taken.place, own.rules / "our-club");
    const LoadedPack loaded = searchPath().find("our-club");
    ASSERT_TRUE(loaded.pack);
    EXPECT_EQ(fingerprintOf(*loaded.pack), fingerprintOf(*club.load().pack));
    EXPECT_EQ(std::distance(fs::directory_iterator(own.rules), fs::directory_iterator()), 1)
        << "nothing half done is left";
}

/// Their own map is drawn on a picture that stands beside it.
class HouseFilePicture : public HouseFile {
  protected:
    HouseFilePicture() {
        club.write("vocabulary", R"({"vocabularies": [{"id": "place", "name": "Place", "words": [
            {"id": "a", "name": "A"}, {"id": "b", "name": "B"}]}]})");
        club.write("map", R"({"map": {"picture": "Our field.svg", "border": "Way", "areas": [
            {"id": "a", "spot": [100, 100], "next": ["b"]}, {"id": "b", "spot": [900, 900]}]}})");
        club.writeFile("Our field.svg", picture);
    }

    const std::string picture = std::string("<svg xmlns='http://www.w3.org/2000/svg'/>\0\xff", 43);
};

TEST_F(HouseFilePicture, GoesAlong) {
    const Given seen = lookAt(given(shared()), files(), own);
    EXPECT_EQ(seen.problem, "") << (seen.issues.empty() ? "" : seen.issues.front().line());
    ASSERT_EQ(takeIn(seen, files(), own).problem, "");
    const auto taken = readFile(seen.place / "Our field.svg");
    ASSERT_TRUE(taken);
    EXPECT_EQ(*taken, picture);
}

TEST_F(HouseFilePicture, OverThatOfThePackBelowGoesAlong) {
    club.add("our-table", "our-club");
    EXPECT_FALSE(Json::parse(*writeHouseFile(*club.load().pack))["files"].contains("Our field.svg"))
        << "it goes with the pack that has it";
    club.writeFile("Our field.svg", "<svg>ours</svg>");
    const auto text = writeHouseFile(*club.load().pack);
    ASSERT_TRUE(text);
    EXPECT_EQ(Json::parse(*text)["files"]["Our field.svg"], "PHN2Zz5vdXJzPC9zdmc+");
}

TEST_F(HouseFilePicture, ThatIsNoneIsNotTakenIn) {
    for (const char* bytes : {"no such letters!", "Z2FyYmFnZQ=="}) {
        const Given damaged = changed([&](Json& file) { file["files"]["Our field.svg"] = bytes; });
        ASSERT_FALSE(damaged.issues.empty());
        EXPECT_TRUE(damaged.issues.front().text.starts_with("the picture \"Our field.svg\" is damaged"));
    }
    const Given more =
        changed([](Json& file) { file["files"]["other.svg"] = file["files"]["Our field.svg"]; });
    EXPECT_NE(more.problem.find("not the picture of its map"), std::string::npos);
}

TEST_F(HouseFilePicture, ThatIsTooLargeIsNeitherReadNorShared) {
    const auto pack = club.load().pack;
    ASSERT_TRUE(pack);
    fs::resize_file(club.folder() / "our-club/Our field.svg", mostPictureBytes + 1);
    const auto text = writeHouseFile(*pack);
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().text.find("Our field.svg is too large"), std::string::npos) << text.error().text;
    ASSERT_EQ(club.problems().size(), 1U);
    EXPECT_NE(club.problems().front().find("it may have 8 MB"), std::string::npos);
    fs::remove(club.folder() / "our-club/Our field.svg");
    EXPECT_FALSE(writeHouseFile(*pack));
    EXPECT_EQ(club.problems().size(), 1U);
}

TEST_F(HouseFile, WhatStandsThereStaysOrIsKept) {
    const fs::path file = given(shared());
    ASSERT_EQ(takeIn(lookAt(file, files(), own), files(), own).problem, "");
    std::ofstream(own.rules / "our-club/notes.txt") << "ours";
    const Given again = lookAt(file, files(), own);
    EXPECT_TRUE(again.stands);
    EXPECT_NE(takeIn(again, files(), own).problem.find("is there already"), std::string::npos);
    EXPECT_TRUE(fs::exists(own.rules / "our-club/notes.txt"));
    const TakenIn taken = takeIn(again, files(), own, Standing::IsKept);
    EXPECT_EQ(taken.problem, "");
    EXPECT_EQ(taken.kept, own.data / "rules-before/our-club");
    EXPECT_TRUE(fs::exists(taken.kept / "notes.txt"));
    EXPECT_FALSE(fs::exists(own.rules / "our-club/notes.txt"));
    EXPECT_EQ(takeIn(again, files(), own, Standing::IsKept).kept, own.data / "rules-before/our-club-2");
}

TEST_F(HouseFile, NoNameLeadsOutOfTheFolder) {
    for (const char* name : {"../modifiers.json", "/tmp/modifiers.json", "a/b.json", ".hidden.json", "..json",
                             "x.txt", "", "a\\b.json", "Modifiers.json", "modifiers.json.json", "a\nb.png",
                             "C:x.png", "pack.json:y.png", " .png", ".png", "a/b.svg", "field.jpg"}) {
        const Given seen = changed([&](Json& file) { file["files"][name] = Json::object(); });
        EXPECT_NE(seen.problem, "") << name;
        EXPECT_TRUE(seen.place.empty()) << name;
        ASSERT_FALSE(seen.issues.empty()) << name;
        EXPECT_NE(seen.issues.front().text.find("no name for a file of a pack"), std::string::npos) << name;
        EXPECT_EQ(seen.issues.front().file, (from.path() / "our-club.house-rules.json").string());
    }
    EXPECT_TRUE(nothingTaken());
}

TEST_F(HouseFile, ThatIsNotInOrderIsRefusedWithItsReasons) {
    const std::vector<std::function<void(Json&)>> changes{
        [](Json& file) { file["version"] = 2; },
        [](Json& file) { file.erase("files"); },
        [](Json& file) { file["files"] = Json::array(); },
        [](Json& file) { file["files"].erase("pack.json"); },
        [](Json& file) { file["files"]["modifiers.json"] = "text"; },
        [](Json& file) { file["more"] = 1; },
        [](Json& file) { file["files"]["pack.json"]["extends"] = "no-such-rules"; },
        [](Json& file) { file["files"]["pack.json"]["id"] = "../our-club"; },
        [](Json& file) { file["files"]["pack.json"]["extends"] = "../sand-sweat-and-camels"; },
        [](Json& file) { file["files"]["modifiers.json"]["modifiers"][0]["value"] = "much"; },
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Given seen = changed(changes[i]);
        EXPECT_NE(seen.problem, "") << i;
        EXPECT_TRUE(hasErrors(seen.issues)) << i;
        EXPECT_NE(takeIn(seen, files(), own).problem, "") << i;
    }
    EXPECT_TRUE(nothingTaken());
}

TEST_F(HouseFile, MistakesAreToldOfTheFileThatWasGiven) {
    const Given seen =
        changed([](Json& file) { file["files"]["modifiers.json"]["modifiers"][0]["value"] = "much"; });
    ASSERT_FALSE(seen.issues.empty());
    EXPECT_EQ(seen.issues.front().file, (from.path() / "our-club.house-rules.json/modifiers.json").string());
    EXPECT_EQ(seen.issues.front().path, "modifiers[0].value");
}

TEST_F(HouseFile, ThatHoldsTooManyFilesIsRefused) {
    const Given seen = changed([](Json& file) {
        for (int i = 0; i <= mostPackFiles; ++i) {
            file["files"]["part-" + std::to_string(i) + ".json"] = Json::object();
        }
    });
    EXPECT_NE(seen.problem, "");
    EXPECT_TRUE(nothingTaken());
}

TEST_F(HouseFile, IsNotWrittenOfWhatIsNoJson) {
    const auto pack = club.load().pack;
    ASSERT_TRUE(pack);
    club.write("texts", "{ \"texts\": ");
    const auto text = writeHouseFile(*pack);
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().text.find("texts.json"), std::string::npos);
}

TEST_F(HouseFile, IsNotWrittenOfHalfAPack) {
    const auto pack = club.load().pack;
    ASSERT_TRUE(pack);
    fs::remove(club.folder() / "our-club/modifiers.json");
    const auto text = writeHouseFile(*pack);
    ASSERT_FALSE(text);
    EXPECT_NE(text.error().text.find("modifiers.json"), std::string::npos);
}

} // namespace
} // namespace umpire::test::house_file_test
