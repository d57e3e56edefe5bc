// The command line speaks the language that is asked for, or the system's; what answers other programs is the
// same in all of them.

#include "cli/program.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

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
    EXPECT_EQ(umpireRun({"sheet", "ready-reference", "--language", "de"}).out,
              umpireRun({"--language", "de", "sheet", "ready-reference"}).out)
        << "wherever it stands";
}

TEST(LanguageOfTheCommandLine, IsOneOfThoseThereAre) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"--language", "nl", "rules"}, {"rules", "--language=xx"}}) {
        const Finished run = umpireRun(words);
        EXPECT_EQ(run.status, 2);
        EXPECT_EQ(run.out, "");
        EXPECT_TRUE(holds(run.err, "--language: it takes de, en or fr, not ")) << run.err;
    }
}

TEST(LanguageOfTheCommandLine, IsThatOfRefusalsAndHelp) {
    const Finished unknown = umpireRun({"--language", "de", "plai"});
    EXPECT_EQ(unknown.err, "umpire: Fehler: es gibt keinen Befehl \"plai\"; gemeint: \"play\"?\n"
                           "umpire --help sagt mehr.\n");
    EXPECT_TRUE(holds(umpireRun({"--language", "de", "play"}).err, "umpire play: Fehler: FILE fehlt\n"));
    EXPECT_TRUE(holds(umpireRun({"--language", "fr", "suggest", "x"}).err, "--side manque\n"));
    const std::string help = umpireRun({"--language", "de", "play", "--help"}).out;
    EXPECT_TRUE(holds(help, "Aufruf: ") && holds(help, "Optionen:") && holds(help, "NÖTIG")) << help;
    const TemporaryFolder folder;
    const std::string file = folder.write("x.battle.json", "{\"a\": 1}").string();
    EXPECT_TRUE(holds(umpireRun({"--language", "de", "validate", file}).out, ": Fehler: "));
}

/// A copy of the program that knows Polish, with three forms for things that are counted.
class PolishProgram {
  public:
    PolishProgram() {
        namespace fs = std::filesystem;
        fs::copy_file(programFolder() / "umpire", m_folder.path() / "umpire");
        fs::create_directory_symlink(sourceFolder() / "rules", m_folder.path() / "rules");
        fs::create_directory(m_folder.path() / "languages");
        m_folder.write("languages/desert-umpire_pl.ts", R"(<TS version="2.1" language="pl_PL"><context>
<name>cli</name><message numerus="yes">
<source>{file}: written from {source}: turn {turn}, {n} record</source>
<comment>{file}: written from {source}: turn {turn}, {n} records</comment>
<translation><numerusform>{n} zapis</numerusform><numerusform>{n} zapisy</numerusform>
<numerusform>{n} zapisów</numerusform></translation></message></context></TS>)");
    }

    /// What it tells of a battle with that many records.
    std::string toldOf(int records) const {
        const std::string name = (m_folder.path() / std::to_string(records)).string();
        std::string script;
        for (int i = 0; i < records; ++i) {
            script += "{\"do\":\"next-phase\"}\n";
        }
        EXPECT_EQ(umpireRun({"play", exampleFile("beersheba-1917"), "--save", name}, script).status, 0);
        const std::string told = (m_folder.path() / "told").string();
        const std::string command = (m_folder.path() / "umpire").string() + " --language pl recover " + name +
                                    " --save " + name + "-recovered > " + told;
        EXPECT_EQ(std::system(command.c_str()), 0);
        const std::string text = *readFile(told);
        return text.substr(0, text.find('\n'));
    }

  private:
    TemporaryFolder m_folder;
};

TEST(LanguageOfTheCommandLine, CountsAsTheLanguageDoes) {
    const PolishProgram polish;
    EXPECT_EQ(polish.toldOf(1), "1 zapis");
    EXPECT_EQ(polish.toldOf(2), "2 zapisy");
    EXPECT_EQ(polish.toldOf(5), "5 zapisów");
    EXPECT_EQ(polish.toldOf(12), "12 zapisów");
    EXPECT_EQ(polish.toldOf(21), "21 zapisów");
    EXPECT_EQ(polish.toldOf(22), "22 zapisy");
}

TEST(LanguageOfTheCommandLine, IsElseThatOfTheSystem) {
    const SystemSpeaks german("de_AT.UTF-8");
    EXPECT_TRUE(holds(umpireRun({"--help"}).out, "Regelpaket"));
    EXPECT_TRUE(holds(umpireRun({"--language", "en", "--help"}).out, "Check battle files and rule packs"));
}

TEST(LanguageOfTheCommandLine, IsThatOfSheets) {
    const std::string german = umpireRun({"--language", "de", "sheet", "ready-reference"}).out;
    EXPECT_TRUE(holds(german, "Moral: W8 + Modifikatoren")) << german.substr(0, 2000);
    EXPECT_TRUE(holds(german, "mind. 1 Hemmung")) << "a symbol of the dice";
    EXPECT_FALSE(holds(german, " jam"));
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
