// Worksheets all through the scripted battles: for every command of the scripts, every test that is due, and
// everything that is offered to everybody.

#include "support/battles.h"
#include "support/scripts.h"
#include "umpire/rules/commands.h"
#include "umpire/worksheet/odds.h"
#include "umpire/worksheet/worksheet.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::scripted_battles_test {
namespace {

class ScriptedBattles : public testing::TestWithParam<std::string> {};

/// What it says of a whole command agrees with the odds and with what carrying it out asks for.
void agrees(const Session& session, Json command) {
    command.erase("dice");
    const Worksheet sheet = worksheet(session, command);
    const Odds odds = oddsOf(session, command);
    if (sheet.ok && sheet.open()) {
        EXPECT_FALSE(sheet.open()->choices.empty()) << command.dump();
        EXPECT_NE(odds.ok, !sheet.open()->nowhere)
            << "what is owed may leave a choice to the umpire: " << command.dump();
        return;
    }
    ASSERT_EQ(sheet.ok, odds.ok) << command.dump() << '\n' << sheet.refusal.message;
    if (!sheet.ok || verbOf(command) == Verb::Correct) {
        return;
    }
    ASSERT_EQ(sheet.rolls.size(), odds.rolls.size()) << command.dump();
    for (std::size_t i = 0; i < odds.rolls.size(); ++i) {
        EXPECT_EQ(sheet.rolls[i].check, odds.rolls[i].check);
        EXPECT_EQ(sheet.rolls[i].subject, odds.rolls[i].subject);
        for (const auto& [outcome, chance] : odds.rolls[i].outcomes) {
            const auto& rows = sheet.rolls[i].odds;
            const auto row = std::find_if(rows.begin(), rows.end(),
                                          [id = outcome](const auto& each) { return each.outcome == id; });
            EXPECT_EQ(row == rows.end() ? 0 : row->chance, chance) << command.dump();
        }
    }
    EXPECT_EQ(sheet.complete, !session.preview(command).wanted);
}

TEST_P(ScriptedBattles, HaveAWorksheetForEachCommandAndEachTestThatIsDue) {
    auto session = exampleBattle(GetParam());
    PhysicalDice none({});
    int due = 0;
    for (const Json& command : commandsOf(GetParam())) {
        agrees(*session, command);
        for (const Due& owed : session->battle().due) {
            if (owed.command.isObject()) {
                agrees(*session, owed.command);
                ++due;
            }
        }
        ASSERT_TRUE(session->execute(command, none).ok) << command.dump();
    }
    EXPECT_GT(due, 0);
}

/// What is offered can be asked about; what is then still open names somebody or some word to choose from.
TEST_P(ScriptedBattles, OfferEverybodyWhatCanBeAskedAbout) {
    auto session = exampleBattle(GetParam());
    PhysicalDice none({});
    const std::vector<Json> commands = commandsOf(GetParam());
    for (std::size_t i = 0; i < commands.size() / 2; ++i) {
        session->execute(commands[i], none);
    }
    int asked = 0;
    for (const Subject* subject : session->battle().all()) {
        for (const Offer& offer : offersFor(*session, subject->id)) {
            const Json draft = draftFor(*session, offer, subject->id);
            const Worksheet sheet = worksheet(*session, draft, {false, true, 100});
            EXPECT_TRUE(sheet.ok) << draft.dump() << '\n' << sheet.refusal.message;
            EXPECT_TRUE(!sheet.open() || !sheet.open()->choices.empty()) << draft.dump();
            ++asked;
        }
    }
    const bool units = !session->battle().all(SubjectKind::Unit).empty();
    EXPECT_TRUE(asked > 7 || !units) << asked << ": of cards only those that may do something now";
}

INSTANTIATE_TEST_SUITE_P(Scripts, ScriptedBattles, testing::ValuesIn(scriptedBattles()),
                         [](const auto& tested) {
                             std::string name = tested.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

} // namespace
} // namespace umpire::test::scripted_battles_test
