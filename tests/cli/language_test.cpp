// The command line speaks the language that is asked for, or the system's; what answers other programs is the
// same in all of them.

#include "cli/program.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace umpire::test::language_test {
namespace {

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The system's language as long as this stands.
class SystemSpeaks {
  public:
    explicit SystemSpeaks(const char* language) { ::setenv("LC_ALL", language, 1); }
    ~SystemSpeaks() { ::setenv("LC_ALL", "C.UTF-8", 1); }
    SystemSpeaks(const SystemSpeaks&) = delete;
    SystemSpeaks& operator=(const SystemSpeaks&) = delete;
};

TEST(LanguageOfTheCommandLine, IsTheOneThatIsAskedFor) {
    EXPECT_TRUE(holds(umpireRun({"--language", "de", "--help"}).out, "Regelpaket"));
    EXPECT_TRUE(holds(umpireRun({"--language=fr", "--help"}).out, "bataille"));
    EXPECT_TRUE(holds(umpireRun({"--help"}).out, "Check battle files and rule packs"));
    EXPECT_TRUE(holds(umpireRun({"--language", "nl", "--help"}).out, "Check battle files and rule packs"));
    EXPECT_EQ(umpireRun({"sheet", "ready-reference", "--language", "de"}).out,
              umpireRun({"--language", "de", "sheet", "ready-reference"}).out)
        << "wherever it stands";
}

TEST(LanguageOfTheCommandLine, IsElseThatOfTheSystem) {
    const SystemSpeaks german("de_AT.UTF-8");
    EXPECT_TRUE(holds(umpireRun({"--help"}).out, "Regelpaket"));
    EXPECT_TRUE(holds(umpireRun({"--language", "en", "--help"}).out, "Check battle files and rule packs"));
}

TEST(LanguageOfTheCommandLine, IsThatOfSheets) {
    const std::string german = umpireRun({"--language", "de", "sheet", "ready-reference"}).out;
    EXPECT_TRUE(holds(german, "Moral: W8 + Modifikatoren")) << german.substr(0, 2000);
    EXPECT_TRUE(holds(umpireRun({"sheet", "ready-reference", "--centimetres"}).out, "22.5 cm"));
    const std::string both = umpireRun({"--language", "de", "sheet", "ready-reference", "--centimetres"}).out;
    EXPECT_TRUE(holds(both, "22,5 cm"));
    EXPECT_FALSE(holds(both, "9\"")) << "no length is left in inches";
}

TEST(LanguageOfTheCommandLine, IsThatOfRecordsWrittenInAnother) {
    const TemporaryFolder folder;
    const std::string saved = (folder.path() / "played.battle.json").string();
    const std::string battle = exampleFile("beersheba-1917");
    const std::string script = (sourceFolder() / "resources/battles/beersheba-1917.script.jsonl").string();
    ASSERT_EQ(umpireRun({"play", battle, "--script", script, "--save", saved}).status, 0);
    const std::string report = umpireRun({"--language", "de", "sheet", "report", saved}).out;
    EXPECT_TRUE(holds(report, "Moraltest: I/67th, Wurf 7: Gebt es ihnen.")) << report.substr(2500, 2000);
    EXPECT_FALSE(holds(report, "Stick it up 'em"));
}

TEST(LanguageOfTheCommandLine, IsNoneOfWhatIsPlayedAndKept) {
    const TemporaryFolder folder;
    const std::string battle = exampleFile("beersheba-1917");
    const std::string script = (sourceFolder() / "resources/battles/beersheba-1917.script.jsonl").string();
    const std::string english = umpireRun({"play", battle, "--script", script}).out;
    EXPECT_EQ(umpireRun({"--language", "de", "play", battle, "--script", script}).out, english);
    const std::string saved = (folder.path() / "played.battle.json").string();
    ASSERT_EQ(umpireRun({"--language", "fr", "play", battle, "--script", script, "--save", saved}).status, 0);
    EXPECT_FALSE(holds(*readFile(saved, 64U << 20U), "Gebt es ihnen"));
    EXPECT_TRUE(holds(*readFile(saved, 64U << 20U), "Stick it up 'em") ||
                holds(*readFile(saved, 64U << 20U), "stick-it-up-em"));
    EXPECT_EQ(umpireRun({"--language", "de", "verify", saved}).status, 0) << "and nobody is accused";
}

} // namespace
} // namespace umpire::test::language_test
