// House rules as one file, as earlier versions wrote them: they are read, play, and say in other languages
// what they said. The newest is, byte for byte, what is written today.

#include "samples.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"
#include "umpire/rules/localized_pack.h"
#include "umpire/storage/house_file.h"

#include <gtest/gtest.h>

#include <fstream>

namespace umpire::test::old_house_rules_test {
namespace {

namespace fs = std::filesystem;

/// The rules of a sample in a folder of their own.
class OldHouseRules : public testing::TestWithParam<std::string> {
  protected:
    void SetUp() override {
        Issues issues;
        for (const auto& [name, content] : readHouseFile(text(), GetParam(), issues)) {
            fs::create_directories((pack() / name).parent_path());
            std::ofstream(pack() / name, std::ios::binary) << content;
        }
        ASSERT_TRUE(issues.empty()) << issues.front().line();
    }
    static std::string text() { return *readFile(samplesOf("house-rules") / GetParam()); }
    fs::path pack() const { return m_folder.path() / "our-club"; }
    PackSearchPath searchPath() const {
        return PackSearchPath({RulesFolder(m_folder.path()), RulesFolder(sourceFolder() / "rules")},
                              gameNeeds());
    }

  private:
    TemporaryFolder m_folder;
};

TEST_P(OldHouseRules, AreReadAndPlay) {
    const LoadedPack loaded = searchPath().in(pack());
    ASSERT_TRUE(loaded.pack) << loaded.issues.front().line();
    EXPECT_EQ(loaded.pack->number("officer-range"), 12);
    const auto told = localizedPack(loaded.pack, searchPath(), {"de", Lengths::Inches});
    EXPECT_EQ(told->vocabulary("type")->find("mortar")->name, "Stokes-Mörser");
}

TEST_P(OldHouseRules, AreWrittenSoToday) {
    if (GetParam() == samples("house-rules", ".house-rules.json").back()) {
        const LoadedPack loaded = searchPath().in(pack());
        ASSERT_TRUE(loaded.pack);
        const auto written = writeHouseFile(*loaded.pack);
        ASSERT_TRUE(written);
        EXPECT_EQ(*written, text()) << "keep this sample, and add one of the new form beside it";
    }
}

INSTANTIATE_TEST_SUITE_P(Samples, OldHouseRules,
                         testing::ValuesIn(samples("house-rules", ".house-rules.json")),
                         [](const auto& of) { return asTestName(of.param); });

} // namespace
} // namespace umpire::test::old_house_rules_test
