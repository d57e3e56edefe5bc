// What a shell is told while somebody types, and the page for `man`: both are made of what `--help` is made
// of.

#include "program.h"
#include "support/battles.h"
#include "support/temporary_folder.h"
#include "umpire/base/file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

namespace umpire::test::completion_test {
namespace {

/// The words that are offered; `typed` is what stands behind `umpire`, the last word not finished.
std::set<std::string> offered(std::vector<std::string> typed) {
    typed.insert(typed.begin(), "complete");
    const Finished run = umpireRun(typed);
    EXPECT_EQ(run.status, 0);
    EXPECT_EQ(run.err, "");
    std::set<std::string> words;
    for (const std::string& line : run.lines()) {
        words.insert(line.substr(0, line.find('\t')));
    }
    return words;
}

using Words = std::set<std::string>;

/// The commands as `--help` lists them.
std::vector<std::string> commands() {
    std::vector<std::string> names;
    bool within = false;
    for (const std::string& line : umpireRun({"--help"}).lines()) {
        within = line == "Subcommands:" || (within && line.starts_with("  "));
        if (within && line.starts_with("  ") && line[2] != ' ') {
            names.push_back(line.substr(2, line.find(' ', 2) - 2));
        }
    }
    return names;
}

TEST(Completion, OffersTheCommandsOfTheHelp) {
    const std::vector<std::string> known = commands();
    EXPECT_GE(known.size(), 13U);
    EXPECT_EQ(offered({""}), Words(known.begin(), known.end()));
    EXPECT_EQ(offered({"ver"}), Words{"verify"});
    EXPECT_EQ(offered({"--v"}), Words{"--version"});
}

TEST(Completion, OffersTheOptionsOfACommand) {
    EXPECT_EQ(offered({"play", "--s"}), (Words{"--script", "--save", "--seed"}));
    EXPECT_EQ(offered({"play", "a", "--seed", "3", "--c"}), Words{"--call"});
}

TEST(Completion, OffersSheetsAndTheirChoices) {
    EXPECT_EQ(offered({"sheet", "r"}), (Words{"ready-reference", "roster", "report"}));
    EXPECT_EQ(offered({"sheet", "roster", "--format", ""}), (Words{"text", "html", "csv"}));
    EXPECT_EQ(offered({"sheet", "roster", "--as", "s"}), Words{"set-up"});
}

TEST(Completion, OffersLanguagesAndGoesOnBehindThem) {
    EXPECT_EQ(offered({"--language", ""}), (Words{"de", "en", "fr"}));
    EXPECT_EQ(offered({"show", "x", "--language", "f"}), Words{"fr"});
    EXPECT_EQ(offered({"--language", "de", "ver"}), Words{"verify"});
    EXPECT_EQ(offered({"--language", "de", "show", ""}), Words{":files"});
    EXPECT_EQ(offered({"show", "--l"}), Words{"--language"});
}

TEST(Completion, OffersPacks) {
    EXPECT_EQ(offered({"rules", "sand"}), (Words{"sand-sweat-and-camels", ":folders"}));
    EXPECT_EQ(offered({"play", "x", "--rules", "morschauser-mark-2"}),
              (Words{"morschauser-mark-2", ":folders"}));
}

TEST(Completion, OffersTheSidesOfTheBattleThatIsNamed) {
    const std::string battle = exampleFile("beersheba-1917");
    EXPECT_EQ(offered({"sheet", "roster", battle, "--side", ""}), (Words{"empire", "ottoman"}));
    EXPECT_EQ(offered({"show", battle, "--for", ""}), (Words{"umpire", "everybody", "empire", "ottoman"}));
    EXPECT_EQ(offered({"suggest", battle, "--side", "o"}), Words{"ottoman"});
}

TEST(Completion, AsksForFilesWhereFilesStand) {
    EXPECT_EQ(offered({"play", ""}), Words{":files"});
    EXPECT_EQ(offered({"validate", "one", ""}), Words{":files"});
    EXPECT_EQ(offered({"play", "x", "--script", "tur"}), Words{":files"});
    EXPECT_EQ(offered({"sheet", "report", "x", "--photos", ""}), Words{":folders"});
    EXPECT_EQ(offered({"doctor", ""}), Words{":folders"});
}

TEST(Completion, IsQuietAboutNonsense) {
    for (const std::vector<std::string>& typed : {std::vector<std::string>{"dance", ""},
                                                  {"play", "x", "y", ""},
                                                  {"sheet", "roster", "/no/such/file", "--side", ""},
                                                  {"play", "--nonsense", "x", "--script=a", "\x1b[31m"},
                                                  {"play", "--"}}) {
        for (const std::string& word : offered(typed)) {
            EXPECT_TRUE(word.starts_with("--") || word == ":files") << word;
        }
    }
    EXPECT_EQ(umpireRun({"complete"}).status, 0);
}

std::string textOf(const std::string& file) {
    const auto text = readFile(file);
    return text ? *text : std::string();
}

/// What bash offers for a line, or nothing where there is no bash.
std::string bashOffers(const std::string& line) {
    const TemporaryFolder folder;
    const std::filesystem::path script = sourceFolder() / "resources/packaging/completions/umpire.bash";
    const std::string driver =
        folder
            .write("driver.sh", "PATH=\"$1:$PATH\"; . \"$2\"\n"
                                "COMP_LINE=$3; COMP_POINT=${#3}; read -ra COMP_WORDS <<< \"$3\"\n"
                                "[ \"${3% }\" = \"$3\" ] || COMP_WORDS+=('')\n"
                                "COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))\n"
                                "_umpire; printf '%s\\n' \"${COMPREPLY[@]}\" > \"$4\"\n")
            .string();
    const std::string answer = (folder.path() / "answer").string();
    const std::string command = "bash --norc \"" + driver + "\" \"" + programFolder().string() + "\" \"" +
                                script.string() + "\" '" + line + "' \"" + answer + "\"";
    return std::system(command.c_str()) == 0 ? textOf(answer) : std::string();
}

TEST(Completion, WorksInBash) {
    if (std::system("command -v bash > /dev/null") != 0) {
        GTEST_SKIP() << "there is no bash here";
    }
    EXPECT_EQ(bashOffers("umpire ver"), "verify\n");
    EXPECT_EQ(bashOffers("umpire sheet st"), "state\n");
    const std::string battle = exampleFile("beersheba-1917");
    EXPECT_EQ(bashOffers("umpire sheet roster " + battle + " --side "), "empire\nottoman\n");
    EXPECT_EQ(bashOffers("umpire show " + battle.substr(0, battle.size() - 10)), battle + "\n");
}

/// As the page writes it.
std::string typeset(const std::string& word) {
    std::string typed;
    for (const char c : word) {
        typed += c == '-' ? "\\-" : std::string(1, c);
    }
    return typed;
}

TEST(ManPage, TellsOfEveryCommandAndOption) {
    const Finished run = umpireRun({"man-page"});
    ASSERT_EQ(run.status, 0);
    EXPECT_EQ(run.out.rfind(".TH \"UMPIRE\" 1 ", 0), 0U) << run.out.substr(0, 80);
    for (const std::string& command : commands()) {
        EXPECT_NE(run.out.find(".SS \"" + typeset(command) + " "), std::string::npos) << command;
        for (const std::string& option : offered({command, "--"})) {
            EXPECT_NE(run.out.find(typeset(option)), std::string::npos) << command << ' ' << option;
        }
    }
}

TEST(Manual, TellsOfEveryCommand) {
    const std::string manual = textOf((sourceFolder() / "resources/manual/index.html").string());
    for (const std::string& command : commands()) {
        EXPECT_NE(manual.find("<code>umpire " + command + "</code>"), std::string::npos) << command;
    }
}

TEST(ManPage, SaysWhatTheHelpSays) {
    const std::string help = umpireRun({"--help"}).out;
    const std::string page = umpireRun({"man-page"}).out;
    for (const char* sentence : {"Something in the input was refused; each refusal is told.",
                                 "A folder of rule packs that is looked into before all others."}) {
        EXPECT_NE(help.find(sentence), std::string::npos) << sentence;
        EXPECT_NE(page.find(sentence), std::string::npos) << sentence;
    }
    EXPECT_EQ(page.find("/build/"), std::string::npos) << "nothing of where it was built";
}

} // namespace
} // namespace umpire::test::completion_test
