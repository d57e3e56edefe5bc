// Drafting as an umpire does it at Beersheba: what is likely, asked, ticked, kept and refused.

#include "support/battles.h"
#include "support/scripts.h"
#include "umpire/worksheet/drafting.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

namespace umpire::test::at_the_table_test {
namespace {

class AtTheTable : public testing::Test {
  protected:
    const WorksheetQuestion& question(const Id& fact, std::size_t roll = 0) const {
        for (const WorksheetQuestion& question : m_work.sheet().rolls.at(roll).questions) {
            if (question.fact == fact) {
                return question;
            }
        }
        throw std::out_of_range(fact);
    }

    /// The odds of the roll that waits for its dice.
    const std::vector<WorksheetOutcome>& odds() const {
        return m_work.sheet().rolls.at(static_cast<std::size_t>(m_work.sheet().next)).odds;
    }

    void expectOdds(const RollOdds& engine) const {
        const WorksheetRoll& roll = m_work.sheet().rolls.at(static_cast<std::size_t>(m_work.sheet().next));
        EXPECT_EQ(roll.subject, engine.subject);
        double sum = 0;
        for (const WorksheetOutcome& row : roll.odds) {
            EXPECT_NEAR(row.chance, engine.of(row.outcome), 1e-12) << engine.subject << ' ' << row.outcome;
            sum += row.chance;
        }
        EXPECT_NEAR(sum, 1, 1e-12);
    }

    void done(const Json& command) {
        PhysicalDice none({});
        const Answer answer = m_session->execute(command, none);
        ASSERT_TRUE(answer.ok) << command.dump() << '\n' << answer.refusal.message;
    }

    std::unique_ptr<Session> m_session = exampleBattle("beersheba-1917");
    Drafting m_work{m_session.get()};
};

/// Nobody asked for it, so nothing stands ready because a unit was pointed at; in no phase of any game.
TEST_F(AtTheTable, PointingAtAUnitMakesNothingReady) {
    for (const char* battle :
         {"beersheba-1917", "bir-zellaf", "ford-at-holm", "marrow-ridge", "megiddo-made-up"}) {
        m_session = exampleBattle(battle);
        m_work.open(m_session.get());
        for (std::size_t phase = 0; phase < m_session->rules().phases.size(); ++phase) {
            std::size_t place = 0;
            for (const Subject* unit : m_session->battle().all(SubjectKind::Unit)) {
                if (place++ % 7 == 0) {
                    m_work.clear();
                    m_work.choose(unit->id);
                    EXPECT_FALSE(m_work.sheet().complete) << battle << ' ' << m_session->battle().clock.phase
                                                          << ' ' << unit->id << ' ' << m_work.draft().offer;
                }
            }
            done({{"do", "next-phase"}});
        }
    }
}

TEST_F(AtTheTable, TheActionOfThePhaseComesFirst) {
    const auto firstOf = [this](const Id& unit, const Id& target) {
        m_work.open(m_session.get());
        m_work.choose(unit, target);
        return m_work.draft().offer;
    };
    const auto goTo = [this](const Id& phase) {
        while (m_session->battle().clock.phase != phase) {
            done({{"do", "next-phase"}});
        }
    };
    m_session = exampleBattle("bir-zellaf");
    goTo("movement");
    EXPECT_EQ(firstOf("rif", ""), "move");
    EXPECT_EQ(firstOf("rif", "s1"), "charge");
    goTo("melee");
    EXPECT_EQ(firstOf("rif", "s1"), "melee");
    EXPECT_EQ(firstOf("rif", ""), "melee");
    goTo("morale");
    EXPECT_EQ(firstOf("rif", ""), "morale");
    m_session = exampleBattle("ford-at-holm");
    const Id own = "w-1";
    const Id enemy = "b-1";
    EXPECT_EQ(firstOf(own, enemy), "shoot");
    goTo("melees");
    EXPECT_EQ(firstOf(own, enemy), "melee") << "the die typed for it is no shot";
}

/// What is owed by whoever acts comes before everything else, whatever the phase is for.
TEST_F(AtTheTable, WhatIsDueComesFirst) {
    const auto owed = [this] {
        const auto& due = m_session->battle().due;
        return std::any_of(due.begin(), due.end(),
                           [](const Due& each) { return each.check == "take-hits" && each.subject == "s1"; });
    };
    for (std::uint64_t seed = 1; !owed() && seed < 20; ++seed) {
        m_session = exampleBattle("bir-zellaf");
        RandomDice dice(seed);
        ASSERT_TRUE(m_session->execute({{"do", "fire"}, {"unit", "rif"}, {"target", "s1"}}, dice).ok);
    }
    ASSERT_TRUE(owed());
    m_work.open(m_session.get());
    m_work.choose("s1");
    EXPECT_EQ(m_work.draft().offer, "take-hits");
}

TEST_F(AtTheTable, WhatTheRulesUsuallyTickIsTicked) {
    m_work.choose("12lhr", "i-67", "shoot");
    EXPECT_EQ(question("supported").amount, 1);
    EXPECT_EQ(question("in-cover").amount, 0);
    EXPECT_EQ(question("in-cover").change, 1);
    EXPECT_EQ(question("friends-buggering-off-within-18").change, -1);
    EXPECT_THROW(question("charging"), std::out_of_range) << "asked in a melee only";
    EXPECT_EQ(m_work.command(), (Json{{"do", "shoot"},
                                      {"unit", "12lhr"},
                                      {"target", "i-67"},
                                      {"facts", {{"supported", true}}},
                                      {"dice", Json::array()}}));
}

TEST_F(AtTheTable, TheOddsAreThoseOfTheCommand) {
    m_work.choose("12lhr", "i-67", "shoot");
    const Odds all = oddsOf(*m_session, m_work.command(false));
    ASSERT_EQ(all.rolls.size(), 1U);
    expectOdds(all.rolls[0]);
}

/// The melees of the scripts as an umpire would put them in, before their dice.
TEST_F(AtTheTable, AMeleeShowsEachPartysOwnOddsBeforeItsDie) {
    int melees = 0;
    for (const std::string& battle : scriptedBattles()) {
        int here = 0; // many dice take their time
        m_session = exampleBattle(battle);
        if (m_session->rules().id == "death-in-the-desert") {
            continue; // its melees begin with the ratings of those who fight for the first time
        }
        m_work.open(m_session.get());
        for (const Json& command : commandsOf(battle)) {
            if (command["do"] == "melee" && ++here <= 3) {
                ++melees;
                m_work.choose(command["a"]["unit"].get<Id>(), command["b"]["unit"].get<Id>(), "melee");
                for (std::size_t party = 0; party < 2; ++party) {
                    const WorksheetRoll roll = m_work.sheet().rolls.at(party);
                    for (const WorksheetQuestion& asked : roll.questions) {
                        const Json facts = command[roll.place].value("facts", Json::object());
                        m_work.setAnswer(roll.place, asked.fact,
                                         toValue(facts.value(asked.fact, Json(false))).value_or(Value()));
                    }
                }
                const Odds all = oddsOf(*m_session, m_work.command(false));
                ASSERT_EQ(all.rolls.size(), 2U) << all.refusal.message;
                expectOdds(all.rolls[0]);
                for (std::size_t die = 0; m_work.sheet().next == 0; ++die) {
                    m_work.giveDie(command["dice"].at(die));
                }
                expectOdds(all.rolls[1]);
                for (const std::string& warning : m_work.sheet().warnings) {
                    EXPECT_EQ(warning.find("means nothing"), std::string::npos) << warning;
                }
                m_work.clear();
            }
            done(command);
        }
    }
    EXPECT_GT(melees, 10);
}

TEST_F(AtTheTable, WhatWasTickedForAShotIsNotCarriedIntoAMelee) {
    m_work.choose("12lhr", "i-67", "shoot");
    ASSERT_TRUE(m_work.answerKey("C", false));
    m_work.setOffer("melee");
    EXPECT_FALSE(m_work.command().contains("facts"));
}

TEST_F(AtTheTable, WhatIsNotAskedAnyMoreDoesNotCount) {
    m_work.choose("i-67");
    m_work.setOffer("morale");
    m_work.setAnswer("", "fire", Value(Ids{"artillery"}));
    EXPECT_EQ(m_work.command()["facts"]["fire"], Json::array({"artillery"}));
    m_work.setOffer("crash");
    EXPECT_FALSE(m_work.command().value("facts", Json::object()).contains("fire")) << m_work.command();
}

TEST_F(AtTheTable, AChargeThatIsDueOpensWithItsTargetAndCanBeTurnedOnAnother) {
    done({{"do", "adjust"}, {"subject", "12lhr"}, {"set", {{"state", "mad-as-a-cut-snake"}}}});
    done({{"do", "end-turn"}});
    done({{"do", "end-turn"}});
    const Due* due = m_session->battle().findDue("charge-12lhr");
    ASSERT_NE(due, nullptr);
    m_work.take(Json(due->command));
    EXPECT_EQ(m_work.subject(), "12lhr");
    EXPECT_EQ(m_work.target(), due->command["target"].get<Id>());
    ASSERT_NE(m_work.offer(), nullptr);
    EXPECT_EQ(m_work.offer()->id, "charge");
    m_work.choose("iii-67");
    EXPECT_EQ(m_work.target(), "iii-67");
    EXPECT_EQ(m_work.offer()->id, "charge") << "the action is kept with another target";
    m_work.giveDie(6);
    ASSERT_TRUE(m_work.sheet().complete) << m_work.sheet().refusal.message;
    done(m_work.command());
    EXPECT_EQ(m_session->battle().findDue("charge-12lhr"), nullptr);
}

TEST_F(AtTheTable, RowsKeepTheirPlacesWhileTicksChange) {
    m_work.choose("12lhr", "i-67", "shoot");
    const auto rows = [this] {
        std::vector<Id> ids;
        for (const WorksheetLine& line : m_work.sheet().rolls.at(0).lines) {
            if (!line.ofQuestion) {
                ids.push_back(line.id);
            }
        }
        for (const WorksheetQuestion& asked : m_work.sheet().rolls.at(0).questions) {
            ids.push_back(asked.fact);
        }
        return ids;
    };
    const std::vector<Id> before = rows();
    for (const char* key : {"O", "s", "C", "F", "L", "V"}) {
        EXPECT_TRUE(m_work.answerKey(key, false)) << key;
        EXPECT_EQ(rows(), before) << key;
    }
}

TEST_F(AtTheTable, AMeleeAsksBothSidesAndTwoDice) {
    m_work.choose("12lhr", "i-67", "melee");
    ASSERT_EQ(m_work.sheet().rolls.size(), 2U);
    EXPECT_TRUE(m_work.answerKey("G", false));
    EXPECT_TRUE(m_work.answerKey("C", true));
    const Json command = m_work.command();
    EXPECT_EQ(command["a"]["facts"]["charging"], Json(true));
    EXPECT_FALSE(command["a"]["facts"].contains("in-cover"));
    EXPECT_EQ(command["b"]["facts"]["in-cover"], Json(true));
    m_work.giveDie(6);
    EXPECT_FALSE(m_work.sheet().complete);
    m_work.giveDie(1);
    EXPECT_TRUE(m_work.sheet().complete);
    EXPECT_EQ(m_work.sheet().steps.size(), 2U);
}

TEST_F(AtTheTable, TheLikelyActionGoesWithThePhase) {
    const std::pair<const char*, const char*> likely[] = {
        {"charge-declarations", "charge"}, {"shooting", "shoot"}, {"close-combat", "melee"}};
    for (const auto& [phase, action] : likely) {
        while (m_session->battle().clock.phase != phase) {
            done({{"do", "next-phase"}});
        }
        m_work.choose("12lhr", "i-67");
        EXPECT_EQ(m_work.offer()->id, action);
    }
}

TEST_F(AtTheTable, WhatIsNotPossibleSaysWhy) {
    m_work.choose("12lhr", "german-plane", "shoot");
    EXPECT_FALSE(m_work.sheet().ok);
    EXPECT_NE(m_work.sheet().refusal.message.find("German aircraft is a plane"), std::string::npos);
}

TEST_F(AtTheTable, APlaneIsAskedHowItAttacksAndKeepsItForAnotherTarget) {
    m_work.choose("rfc", "i-67", "shoot");
    EXPECT_EQ(m_work.sheet().head.find("range"), std::string::npos) << "a plane has none";
    ASSERT_TRUE(m_work.wordMissing());
    EXPECT_TRUE(m_work.sheet().ok) << m_work.sheet().refusal.message;
    EXPECT_FALSE(m_work.wordKey("x"));
    EXPECT_TRUE(m_work.wordKey("b"));
    EXPECT_EQ(m_work.command()["attack"], Json("bombing"));
    m_work.setField("attack", "strafing");
    m_work.choose("ii-67");
    EXPECT_EQ(m_work.command()["attack"], Json("strafing"));
    ASSERT_GE(m_work.sheet().rolls.size(), 2U) << "the drive-off, and the check that may follow";
    m_work.giveDie(1);
    EXPECT_FALSE(m_work.sheet().complete);
    m_work.giveDie(5);
    EXPECT_TRUE(m_work.sheet().complete);
}

TEST_F(AtTheTable, AUnitThatIsGoneOffersOnlyWhatIsLeft) {
    done({{"do", "adjust"},
          {"subject", "rfc"},
          {"set", {{"state", "gone"}, {"gone-as", "shot-down"}, {"lost", 1}}}});
    const std::vector<Offer> offers = offersFor(*m_session, "rfc");
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(offers[0].id, "crash-site");
    done({{"do", "adjust"}, {"subject", "i-67"}, {"set", {{"state", "gone"}, {"gone-as", "destroyed"}}}});
    ASSERT_EQ(offersFor(*m_session, "i-67").size(), 1U);
    done({{"do", "strike-off"}, {"unit", "i-67"}});
    EXPECT_TRUE(offersFor(*m_session, "i-67").empty());
}

TEST_F(AtTheTable, FormationsOfficersAndSidesAreOfferedTheirChecks) {
    const auto ids = [this](const Id& subject) {
        std::vector<Id> list;
        for (const Offer& offer : offersFor(*m_session, subject)) {
            EXPECT_TRUE(offer.check);
            list.push_back(offer.id);
        }
        return list;
    };
    EXPECT_EQ(ids("grant"), std::vector<Id>{"officer-casualty"});
    EXPECT_TRUE(offersFor(*m_session, "nobody").empty());
}

} // namespace
} // namespace umpire::test::at_the_table_test
