// The games of tests/games, each a pack of under two hundred lines and no line of C++: they load without a
// word, are played to their end, and all that a game is given by the engine is theirs, too.

#include "carried_out.h"
#include "support/battles.h"
#include "support/scripts.h"
#include "umpire/battle/record_audit.h"
#include "umpire/checks/scope.h"
#include "umpire/checks/standing.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

namespace umpire::test::packs_alone_test {
namespace {

namespace fs = std::filesystem;

constexpr std::ptrdiff_t mostLines = 200;
constexpr std::size_t longestLine = 140;
constexpr int mostWays = 60'000;

/// What of a text stands on paper whatever its places hold.
std::string longestBetweenPlaces(const std::string& text) {
    std::string longest;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find('{', from), text.size());
        longest = end - from > longest.size() ? text.substr(from, end - from) : longest;
        from = std::min(text.find('}', end), text.size() - 1) + 1;
    }
    return longest;
}

class PackAlone : public testing::TestWithParam<const char*> {
  protected:
    std::string id() const { return GetParam(); }
    fs::path folder() const { return sourceFolder() / "tests/games" / id(); }
    std::vector<Json> commands() const { return commandsIn(folder() / (id() + ".script.jsonl")); }
    BattleFiles battles() const {
        return BattleFiles(PackSearchPath({sourceFolder() / "tests/games"}, gameNeeds()), findGame);
    }
    std::unique_ptr<Session> opened() const {
        LoadedBattle loaded = battles().load(folder() / (id() + ".battle.json"));
        EXPECT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
        return std::move(loaded.session);
    }
    std::unique_ptr<Session> played() const {
        auto session = opened();
        for (const Json& command : commands()) {
            play(*session, command);
        }
        return session;
    }
    /// With the dice of the script, and nothing to be warned of.
    static void play(Session& session, const Json& command) {
        PhysicalDice none({});
        const Answer answer = session.execute(command, none);
        EXPECT_TRUE(answer.ok) << dumpLine(command) << '\n' << answer.refusal.message;
        EXPECT_TRUE(answer.warnings.empty()) << dumpLine(command) << '\n' << answer.warnings.front();
    }
};

TEST_P(PackAlone, LoadsWithoutAWord) {
    const LoadedPack loaded = loadPack(folder(), gameNeeds());
    EXPECT_TRUE(loaded.issues.empty()) << loaded.issues.front().line();
}

TEST_P(PackAlone, TakesLessThanTwoHundredLines) {
    std::ptrdiff_t lines = 0;
    for (const auto& entry : fs::directory_iterator(folder())) {
        const std::string name = entry.path().filename().string();
        std::ifstream file(entry.path());
        for (std::string line; name.ends_with(".json") && std::getline(file, line);) {
            EXPECT_LE(line.size(), longestLine) << name << ": " << line;
            lines += name.ends_with(".battle.json") ? 0 : 1;
        }
    }
    EXPECT_LT(lines, mostLines);
    EXPECT_GT(lines, mostLines / 2);
}

TEST_P(PackAlone, IsPlayedToItsEnd) {
    const auto session = played();
    EXPECT_EQ(againstGolden(id() + ".end", endState(*session)), "");
    const LoadedBattle again = battles().parse(BattleFiles::write(*session), "saved");
    ASSERT_TRUE(again.session);
    EXPECT_EQ(endState(*again.session), endState(*session));
}

TEST_P(PackAlone, HasTheOddsOfEveryWay) {
    const auto session = opened();
    std::size_t rolls = 0;
    for (const Json& command : commands()) {
        Json open = command;
        open.erase("dice");
        const Odds odds = oddsOf(*session, open);
        ASSERT_TRUE(odds.ok) << dumpLine(open) << '\n' << odds.refusal.message;
        if (!odds.rolls.empty()) {
            const CarriedOut expected(*session, open, CarriedOut::Falls::AsAsked, mostWays);
            ASSERT_FALSE(expected.gaveUp()) << dumpLine(open);
            ASSERT_EQ(expected.refused(), "") << dumpLine(open);
            expectRolls(odds, expected);
            ASSERT_FALSE(HasFailure()) << dumpLine(open);
            rolls += odds.rolls.size();
        }
        play(*session, command);
    }
    EXPECT_GT(rolls, 15U);
}

TEST_P(PackAlone, IsVerifiedAndTakenBackToItsStart) {
    const auto session = played();
    for (const std::string& problem : auditRecords(*session).problems) {
        ADD_FAILURE() << problem;
    }
    for (std::size_t left = session->records().size(); left > 0; --left) {
        done(*session, {{"do", "undo"}});
    }
    EXPECT_EQ(endState(*session), endState(*opened()));
}

TEST_P(PackAlone, PrintsItsReadyReference) {
    const auto session = opened();
    sheets::SheetWish wish;
    wish.sheet = "ready-reference";
    const sheets::Sheet sheet = makeSheet({session->rules(), session.get()}, wish);
    EXPECT_GE(sheet.sections.size(), session->rules().sheets.reference.parts.size());
    const std::string text = sheets::writeText({sheet});
    for (const Modifier& modifier : session->rules().modifiers) {
        const std::string line = modifier.onSheet.empty() ? modifier.label : modifier.onSheet;
        const std::string words = longestBetweenPlaces(line);
        ASSERT_GT(words.size(), 2U) << line;
        EXPECT_NE(text.find(words), std::string::npos) << line << '\n' << text;
    }
}

/// Both games work it out: nobody types it in, and paper says it as tiles do.
TEST_P(PackAlone, PrintsHowItsUnitsFare) {
    const auto session = opened();
    const RulePack& rules = session->rules();
    const PackRoles::State& state = rules.roles.state(SubjectKind::Unit);
    sheets::SheetWish wish;
    wish.sheet = "state";
    int said = 0;
    for (const Json& command : commands()) {
        play(*session, command);
        const Scope scope{rules, session->battle()};
        const std::string text = sheets::writeText({makeSheet({rules, session.get()}, wish)});
        for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
            const std::string word = attributeValue(unit->id, state.by, scope).text();
            if (word != state.unsaid && !isOut(rules, session->battle(), *unit)) {
                const Attribute* attribute = rules.attribute(SubjectKind::Unit, state.by);
                const Word* known = rules.vocabulary(attribute->type.vocabulary)->find(word);
                EXPECT_NE(text.find(known->name), std::string::npos) << unit->name << '\n' << text;
                ++said;
            }
        }
    }
    EXPECT_GT(said, 3);
}

INSTANTIATE_TEST_SUITE_P(Games, PackAlone, testing::Values("hedge-and-lane", "shells-and-torpedoes"),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace umpire::test::packs_alone_test
