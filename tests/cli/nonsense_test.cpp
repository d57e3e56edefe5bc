// A game of nonsense words, played and printed: nothing of the games that are shipped is seen in it.

#include "cli/program.h"
#include "support/foreign_words.h"
#include "support/temporary_folder.h"

#include <gtest/gtest.h>

namespace umpire::test::nonsense_test {
namespace {

const ForeignWords& foreign() {
    static const ForeignWords words;
    return words;
}

/// A few turns in which everything happens that can happen.
const char* const script =
    R"({"do": "check", "check": "quizzle", "unit": "s1", "dice": [2], "facts": {"honks": 1}}
{"do": "check", "check": "quizzle", "unit": "s4", "dice": [1], "facts": {"muddle": true, "bogglers": ["s1", "s2"]}}
{"do": "check", "check": "quizzle", "unit": "s2", "dice": [1]}
{"do": "check", "check": "gloom", "formation": "lower", "dice": [1]}
{"do": "check", "check": "hootle", "officer": "nib", "dice": [2]}
{"do": "check", "check": "skywatch", "side": "eeps", "dice": [5, "splonk"]}
{"do": "check", "check": "quizzle", "unit": "s2", "dice": [3]}
{"do": "honk-at", "unit": "s3", "target": "s5", "manner": "hup", "facts": {"muddle": true}, "dice": [3]}
{"do": "flop", "unit": "s6"}
{"do": "next-phase"}
{"do": "adjust", "subject": "s3", "set": {"zapped": 1, "drooped": true}, "reason": "it rained"}
{"do": "note", "record": 1, "text": "how odd", "bookmark": true}
{"do": "end-turn"}
{"do": "show", "subject": "s1"}
{"do": "show", "subject": "due"}
{"do": "check", "check": "quizzle", "unit": "s6"}
{"do": "end-turn"}
{"do": "enlist", "under": "lower", "units": [{"name": "8th Squib", "frib": "wonkle", "blorps": 3}]}
{"do": "amend", "subjects": ["s5"], "set": {"blorps": 3}}
{"do": "check", "check": "no-such", "unit": "s1"}
{"do": "undo"}
)";

class Nonsense : public testing::Test {
  protected:
    void SetUp() override {
        const Finished played = run({"play", nonsenseBattle(), "--save", saved(), "--seed", "7"}, script);
        ASSERT_EQ(played.status, 1) << "one command names a check that nobody has: " << played.out;
        EXPECT_NE(played.out.find("grumbish"), std::string::npos) << played.out;
        search("play", played);
    }

    std::string saved() const { return (m_folder.path() / "glorp.battle.json").string(); }
    static Finished run(std::vector<std::string> arguments, const std::string& input = {}) {
        arguments.insert(arguments.end(), {"--rules", nonsensePack()});
        return umpireRun(arguments, input);
    }
    /// Fails for every word of another game that the program said.
    static void search(const std::string& what, const Finished& said) {
        for (const std::string& text : {said.out, said.err}) {
            for (const std::string& word : foreign().in(text)) {
                ADD_FAILURE() << what << " says \"" << word << "\":\n" << text.substr(0, 4000);
            }
        }
    }

    /// Where the tests stand is none of the game's words.
    static Finished withoutPath(Finished said) {
        const std::size_t at = said.out.find(nonsensePack());
        if (at != std::string::npos) {
            said.out.erase(at, nonsensePack().size());
        }
        return said;
    }

  private:
    TemporaryFolder m_folder;
};

TEST_F(Nonsense, IsValid) {
    const Finished pack = umpireRun({"validate", nonsensePack()});
    EXPECT_EQ(pack.status, 0) << pack.out << pack.err;
    search("validate", withoutPath(pack));
    const Finished battle = run({"validate", saved()});
    EXPECT_EQ(battle.status, 0) << battle.out << battle.err;
    search("validate", battle);
}

TEST_F(Nonsense, IsShownInItsOwnWords) {
    const Finished shown = run({"show", saved()});
    EXPECT_EQ(shown.status, 0) << shown.err;
    for (const char* part : {"s1  Frumious 1st Squib  4/5  Grumbish · Drooped", "lower  Lower Wadge  Mopey",
                             "nib  Poobah Nib  Fizzled", "s4  4th Squib  44/44  Snorfed"}) {
        EXPECT_NE(shown.out.find(part), std::string::npos) << part << "\n" << shown.out;
    }
    search("show", shown);
    for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
             {"show", saved(), "--json"}, {"csv", saved()}, {"dice", saved()}, {"verify", saved()}}) {
        const Finished said = run(command);
        EXPECT_EQ(said.status, 0) << command.front() << said.err;
        search(command.front(), said);
    }
    search("rules", umpireRun({"rules", nonsensePack()}));
}

TEST_F(Nonsense, IsAskedAndWeighedInItsOwnWords) {
    const char* questions[] = {R"({"do": "check", "check": "quizzle", "unit": "s1"})",
                               R"({"do": "honk-at", "unit": "s1", "target": "s5"})"};
    for (const std::string question : questions) {
        for (const char* command : {"ask", "odds"}) {
            const Finished said = run({command, saved(), "--script", "-"}, question + "\n");
            EXPECT_EQ(said.status, 0) << said.out << said.err;
            search(command, said);
        }
    }
}

TEST_F(Nonsense, IsPrintedInItsOwnWords) {
    for (const char* name : {"ready-reference", "roster", "unit-cards", "orders", "state", "report"}) {
        for (const char* format : {"text", "html", "csv"}) {
            const Finished sheet = run({"sheet", name, saved(), "--format", format});
            EXPECT_EQ(sheet.status, 0) << name << sheet.err;
            search(std::string(name) + " as " + format, sheet);
        }
    }
}

TEST_F(Nonsense, TakesTheNamesOfItsPack) {
    const std::string roster = run({"sheet", "roster", nonsenseBattle()}).out;
    for (const char* part : {"Blorps", "kingly blorp, zapped last", "[K][Z][ ][ ][ ]", "44 of 44 blorps",
                             "is fizzled", "replaced in turn", "Quib", "4¤"}) {
        EXPECT_NE(roster.find(part), std::string::npos) << part << "\n" << roster;
    }
    const std::string report = run({"sheet", "report", saved()}).out;
    for (const char* part : {"Blorps at the start", "blorps, and", "Eeps, with 5 units and 14 blorps"}) {
        EXPECT_NE(report.find(part), std::string::npos) << part << "\n" << report;
    }
    const std::string cards = run({"sheet", "unit-cards", saved()}).out;
    EXPECT_NE(cards.find("Yomp 9¤"), std::string::npos) << cards;
}

} // namespace
} // namespace umpire::test::nonsense_test
