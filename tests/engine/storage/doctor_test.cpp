#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/journal/battle_lock.h"
#include "umpire/journal/journal.h"
#include "umpire/storage/collection.h"
#include "umpire/storage/doctor.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace umpire::test::doctor_test {
namespace {

namespace fs = std::filesystem;

class Doctor : public testing::Test {
  protected:
    PackSearchPath searchPath() const {
        return PackSearchPath({{own.rules, PackOwner::User}, {sourceFolder() / "rules", PackOwner::Program}},
                              gameNeeds());
    }
    Diagnosis look() const {
        return examine(
            {"umpire 9.9", own, data.path() / "settings.conf", {battles.path()}, {{"Some", "1.2"}}},
            searchPath());
    }
    /// Puts a pack into the user's folder.
    void put(const PackCopy& pack, const std::string& name) const {
        fs::create_directories(own.rules);
        fs::copy(pack.folder(), own.rules / name, fs::copy_options::recursive);
    }
    static const ExaminedPack* packAt(const Diagnosis& diagnosis, const fs::path& folder) {
        const auto found =
            std::find_if(diagnosis.packs.begin(), diagnosis.packs.end(),
                         [&folder](const ExaminedPack& pack) { return pack.found.folder == folder; });
        return found == diagnosis.packs.end() ? nullptr : &*found;
    }

    TemporaryFolder data;
    TemporaryFolder battles;
    UserFolders own = userFoldersIn(data.path());
};

TEST_F(Doctor, FindsNothingWrongWhereAllIsNew) {
    const Diagnosis diagnosis = look();
    EXPECT_TRUE(diagnosis.troubles.empty()) << diagnosis.troubles.front().what;
    EXPECT_EQ(diagnosis.folders.size(), 8U);
    for (const FolderState& folder : diagnosis.folders) {
        EXPECT_FALSE(folder.there) << folder.folder.path;
        EXPECT_TRUE(folder.writable) << folder.folder.path;
        EXPECT_GT(folder.free, 0U) << folder.folder.path;
    }
    EXPECT_FALSE(fs::exists(own.data)) << "it only looks";
    const std::string text = diagnosisText(diagnosis);
    EXPECT_NE(text.find("umpire 9.9"), std::string::npos) << text;
    EXPECT_NE(text.find("sand-sweat-and-camels: in order"), std::string::npos) << text;
    EXPECT_NE(text.find("Nothing is wrong."), std::string::npos) << text;
}

TEST_F(Doctor, APackThatIsNotInOrderIsToldAndTheShippedOneIsUsed) {
    PackCopy pack;
    pack.write("modifiers.json", "{");
    put(pack, "sand-sweat-and-camels");
    const Diagnosis diagnosis = look();
    const ExaminedPack* broken = packAt(diagnosis, own.rules / "sand-sweat-and-camels");
    ASSERT_NE(broken, nullptr);
    EXPECT_FALSE(broken->inOrder);
    EXPECT_TRUE(hasErrors(broken->issues));
    EXPECT_TRUE(packAt(diagnosis, sourceFolder() / "rules/sand-sweat-and-camels")->used);
    ASSERT_EQ(diagnosis.troubles.size(), 1U);
    EXPECT_NE(diagnosis.troubles[0].advice.find("umpire validate"), std::string::npos);
    EXPECT_NE(diagnosisText(diagnosis).find(broken->issues.front().text), std::string::npos)
        << "word for word";
    const LoadedPack used = searchPath().find("sand-sweat-and-camels");
    ASSERT_TRUE(used.pack);
    EXPECT_EQ(fs::path(used.pack->folder), sourceFolder() / "rules/sand-sweat-and-camels");
    ASSERT_FALSE(used.issues.empty());
    EXPECT_NE(used.issues.back().text.find("(with the program) are used, not those in"), std::string::npos)
        << used.issues.back().text;
}

TEST_F(Doctor, OfTwoThatAreInOrderTheUsersOwnIsUsed) {
    put(PackCopy(), "sand-sweat-and-camels");
    const Diagnosis diagnosis = look();
    EXPECT_TRUE(packAt(diagnosis, own.rules / "sand-sweat-and-camels")->used);
    EXPECT_FALSE(packAt(diagnosis, sourceFolder() / "rules/sand-sweat-and-camels")->used);
    EXPECT_EQ(diagnosis.troubles.size(), 1U);
    const BattleFiles files(searchPath(), findGame);
    const LoadedBattle loaded = files.load(sourceFolder() / "resources/battles/beersheba-1917.battle.json");
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(fs::path(loaded.session->rules().folder), own.rules / "sand-sweat-and-camels");
    const bool told = std::any_of(loaded.issues.begin(), loaded.issues.end(), [](const Issue& issue) {
        return issue.severity == Severity::Warning &&
               issue.text.find("(your own) are used") != std::string::npos;
    });
    EXPECT_TRUE(told) << "never silently";
}

TEST_F(Doctor, TellsWhatWasLeftBehind) {
    const fs::path battle = battles.write("small.battle.json", "{}");
    battles.write("small.battle.json.journal", "{}");
    battles.write("small.battle.json.lock", "");
    battles.write("small.battle.json.crash-1700000000-12.txt", "Desert Umpire");
    BattleLock held(battles.path() / "other.battle.json", "somebody");
    ASSERT_EQ(held.take(), BattleLock::State::Ours);
    const Diagnosis diagnosis = look();
    EXPECT_EQ(diagnosis.left.size(), 4U);
    EXPECT_EQ(diagnosis.troubles.size(), 2U) << "a journal and a report";
    const std::string text = diagnosisText(diagnosis);
    EXPECT_NE(text.find("small.battle.json.lock: a lock that nobody held"), std::string::npos) << text;
    EXPECT_NE(text.find("other.battle.json.lock: open, "), std::string::npos) << text;
    EXPECT_TRUE(fs::exists(battles.path() / "small.battle.json.journal"))
        << "it holds what the file may lack";
    EXPECT_TRUE(fs::exists(battle));
}

TEST_F(Doctor, ForSharingNoFilesAreNamed) {
    battles.write("grants-battle.battle.json.journal", "{}");
    fs::create_directories(own.collections);
    battles.write("x", "");
    fs::copy_file(
        battles.write("c.json", R"({"format":"desert-umpire-collection","version":1,"entries":[]})"),
        own.collections / "annas-units.json");
    const Diagnosis diagnosis = look();
    EXPECT_NE(diagnosisText(diagnosis).find("annas-units"), std::string::npos);
    const std::string text = diagnosisText(diagnosis, Discretion::ForSharing);
    EXPECT_EQ(text.find("annas-units"), std::string::npos) << text;
    EXPECT_EQ(text.find("grants-battle"), std::string::npos) << text;
    EXPECT_NE(text.find("1 collection\n"), std::string::npos) << text;
    EXPECT_NE(text.find("1 journal\n"), std::string::npos) << text;
}

TEST_F(Doctor, NamesAreTakenOut) {
    const char* home = std::getenv("HOME");
    const std::string before = home ? home : "";
    ::setenv("HOME", "/home/annabella", 1);
    ::setenv("USER", "annabella", 1);
    EXPECT_EQ(withoutNames("/home/annabella/x and annabella's, not annabellas"),
              "~/x and USER's, not annabellas");
    ::setenv("HOME", before.c_str(), 1);
    ::unsetenv("USER");
}

TEST_F(Doctor, TellsTheFormatsThatAreWritten) {
    const auto told = [](const std::string& kind, const std::string& written) {
        const std::string version = Json::parse(written)["version"].dump();
        return formatsInWords().find(kind + " " + version) != std::string::npos;
    };
    EXPECT_TRUE(told("battle", BattleFiles::write(*exampleBattle("beersheba-1917"))));
    EXPECT_TRUE(told("collection", writeCollection({})));
}

TEST_F(Doctor, JsonSaysTheSame) {
    PackCopy pack;
    pack.write("pack.json", "{");
    put(pack, "broken");
    const Json json = diagnosisJson(look());
    EXPECT_EQ(json["folders"].size(), 8U);
    EXPECT_EQ(json["problems"].size(), 1U);
    const auto broken = std::find_if(json["packs"].begin(), json["packs"].end(),
                                     [](const Json& each) { return each["id"] == "broken"; });
    ASSERT_NE(broken, json["packs"].end());
    EXPECT_EQ((*broken)["in-order"], false);
    EXPECT_FALSE((*broken)["messages"].empty());
    EXPECT_EQ(json["versions"]["Some"], "1.2");
}

} // namespace
} // namespace umpire::test::doctor_test
