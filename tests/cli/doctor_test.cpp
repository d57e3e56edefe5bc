// `umpire doctor` and `umpire take-in`, seen from outside.

#include "program.h"
#include "rules/house_pack.h"
#include "rules/pack_copy.h"
#include "support/battles.h"
#include "support/field.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

namespace umpire::test::doctor_test {
namespace {

namespace fs = std::filesystem;

class Doctor : public testing::Test {
  protected:
    void SetUp() override {
        ::setenv("XDG_DATA_HOME", data.path().c_str(), 1);
        ::unsetenv("UMPIRE_RULES");
    }
    void TearDown() override { useComputer("here"); }

    std::string battle() const {
        return battles
            .write("small.battle.json", Field()
                                            .ours("squadron", "cavalry", "british", 4)
                                            .theirs("battalion", "infantry", "turkish", 6)
                                            .json()
                                            .dump())
            .string();
    }

    TemporaryFolder data;
    TemporaryFolder battles;
    fs::path own = data.path() / "desert-umpire";
};

TEST_F(Doctor, FindsAllInOrder) {
    const Finished run = umpireRun({"doctor", battles.path().string()});
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_NE(run.out.find("Nothing is wrong."), std::string::npos) << run.out;
    EXPECT_NE(run.out.find((own / "rules").string()), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("desert-umpire.conf"), std::string::npos) << run.out;
    EXPECT_NE(run.out.find("sand-sweat-and-camels: in order"), std::string::npos) << run.out;
    EXPECT_FALSE(fs::exists(own)) << "it only looks";
}

TEST_F(Doctor, IsNotHinderedByABadPackAndSaysWhatToDo) {
    PackCopy pack;
    pack.write("modifiers.json", "{");
    fs::create_directories(own / "rules");
    fs::copy(pack.folder(), own / "rules/sand-sweat-and-camels", fs::copy_options::recursive);
    const Finished run = umpireRun({"doctor", "--json", battles.path().string()});
    EXPECT_EQ(run.status, 1);
    const Json json = Json::parse(run.out);
    ASSERT_EQ(json["problems"].size(), 1U);
    EXPECT_NE(std::string(json["problems"][0]["what-to-do"]).find("umpire validate"), std::string::npos);
    const Finished played = umpireRun({"play", battle()}, R"({"do":"next-phase"})");
    EXPECT_EQ(played.status, 0) << played.err;
    EXPECT_NE(played.err.find("(with the program) are used"), std::string::npos) << played.err;
    EXPECT_EQ(umpireRun({"show", exampleFile("beersheba-1917")}).status, 0);
}

TEST_F(Doctor, TakesPacksIn) {
    const HousePacks club;
    const std::string pack = (club.folder() / "our-club").string();
    const Finished run = umpireRun({"take-in", pack, exampleFile("beersheba-1917")});
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(run.lines().size(), 2U);
    EXPECT_TRUE(fs::exists(own / "examples/beersheba-1917.battle.json"));
    EXPECT_NE(umpireRun({"rules"}).out.find((own / "rules/our-club").string() + ", your own"),
              std::string::npos);
    EXPECT_EQ(umpireRun({"take-in", pack}).status, 1) << "it is there already";
    EXPECT_EQ(umpireRun({"take-in", (club.folder() / "none").string()}).status, 3);
    const std::string example = (own / "examples/beersheba-1917.battle.json").string();
    EXPECT_EQ(umpireRun({"play", example, "--save", example}, "").status, 1) << "it stays as it is";
}

} // namespace
} // namespace umpire::test::doctor_test
