// The odds of a command against the plainest way to find them: carrying it out, on copies of the session,
// with every way the dice can fall.

#include "support/field.h"
#include "umpire/worksheet/odds.h"

#include <gtest/gtest.h>

#include <cmath>

namespace umpire::test::odds_test {
namespace {

/// One roll over all the ways to come to it: how likely it is made, and each outcome together with that.
struct Share {
    std::string check;
    std::string subject;
    int occurrence = 0;
    double reached = 0;
    std::map<std::string, double> outcomes;
};

class EveryWay {
  public:
    EveryWay(const Session& session, Json command) : m_session(session), m_command(std::move(command)) {
        follow(Json::array(), 1);
    }

    const std::vector<Share>& shares() const { return m_shares; }
    const std::string& refused() const { return m_refused; }

  private:
    void follow(const Json& dice, double probability) {
        Json command = m_command;
        command["dice"] = dice;
        const Preview preview = m_session.preview(command);
        if (preview.ok && preview.wanted) {
            throwNext(dice, probability, preview.wanted->die);
            return;
        }
        Session copy = m_session;
        PhysicalDice none({});
        const Answer answer = copy.execute(command, none);
        if (answer.ok) {
            gather(answer.steps, probability);
        } else {
            m_refused = answer.refusal.code;
        }
    }

    /// A D8, or a jam die thrown as a D6, so that all sides are equally likely.
    void throwNext(const Json& dice, double probability, const Id& die) {
        const int sides = die == "jam" ? 6 : 8;
        for (int side = 1; side <= sides; ++side) {
            Json more = dice;
            more.push_back(sides == 6 ? Json{{"d6", side}} : Json(side));
            follow(more, probability / sides);
        }
    }

    void gather(const std::vector<Json>& steps, double probability) {
        std::map<std::string, int> seen;
        for (const Json& step : steps) {
            const std::string check = step["check"];
            const std::string subject = step["subject"];
            Share& share = at(check, subject, seen[check + " " + subject]++);
            share.reached += probability;
            share.outcomes[step["outcome"].get<std::string>()] += probability;
        }
    }

    Share& at(const std::string& check, const std::string& subject, int occurrence) {
        for (Share& share : m_shares) {
            if (share.check == check && share.subject == subject && share.occurrence == occurrence) {
                return share;
            }
        }
        return m_shares.emplace_back(Share{check, subject, occurrence, 0, {}});
    }

    const Session& m_session;
    Json m_command;
    std::vector<Share> m_shares;
    std::string m_refused;
};

constexpr double exact = 1e-12;

void expectShares(const std::vector<std::pair<Id, double>>& odds, const Share& share) {
    double sum = 0;
    for (const auto& [outcome, probability] : odds) {
        const auto found = share.outcomes.find(outcome);
        const double expected = found == share.outcomes.end() ? 0 : found->second / share.reached;
        EXPECT_NEAR(probability, expected, exact) << share.check << ' ' << outcome;
        sum += probability;
    }
    EXPECT_NEAR(sum, 1, exact) << share.check;
    for (const auto& [outcome, probability] : share.outcomes) {
        EXPECT_TRUE(std::any_of(odds.begin(), odds.end(), [&o = outcome](const auto& p) {
            return p.first == o;
        })) << outcome;
    }
}

struct OddsCase {
    const char* name;
    Json command; ///< without dice
    std::size_t rolls;
};

void PrintTo(const OddsCase& c, std::ostream* out) {
    *out << c.name;
}

std::unique_ptr<Session> field(const Id& switchId = {}, const Id& reading = {}) {
    Field field;
    field.ours("squadron", "cavalry", "anzac", 4)
        .ours("car", "armoured-car", "british", 1)
        .ours("tank", "tank", "british", 1)
        .ours("guns", "artillery", "british", 2)
        .ours("plane", "plane", "british", 1)
        .ours("wreck", "plane", "british", 1)
        .theirs("battalion", "infantry", "turkish", 5, {{"quality", "green"}})
        .theirs("levy", "infantry", "arab-allied", 5)
        .theirs("sniper", "sniper", "turkish", 1)
        .theirs("panzer", "tank", "german", 1)
        .theirs("last", "infantry", "german", 1);
    if (!switchId.empty()) {
        field.ruling(switchId, reading);
    }
    auto session = field.open();
    adjusted(*session, "battalion", {{"lost", 2}});
    adjusted(*session, "levy", {{"lost", 2}, {"state", "spittin-the-dummy"}});
    adjusted(*session, "car", {{"gun-jammed", true}});
    adjusted(*session, "wreck", {{"state", "gone"}, {"gone-as", "shot-down"}, {"lost", 1}});
    return session;
}

Json bare(Json command) {
    command.erase("dice");
    return command;
}

Json shot(const char* unit, const char* target, const Json& more = Json::object()) {
    Json command{{"do", "shoot"}, {"unit", unit}, {"target", target}};
    command.update(more);
    return command;
}

Json check(const char* name, const char* kind, const char* subject) {
    return {{"do", "check"}, {"check", name}, {kind, subject}};
}

Json jamDice(int count) {
    return {{"jam-dice", count}};
}

const Json bombs{{"attack", "bombing"}};
const Json strafes{{"attack", "strafing"}};

const OddsCase oddsCases[] = {
    {"Shot", shot("squadron", "battalion"), 1},
    {"ShotWithFacts", shot("squadron", "levy", {{"facts", {{"in-cover", true}, {"enemies-within-8", 2}}}}),
     1},
    {"CarOneDie", shot("car", "battalion", jamDice(1)), 2},
    {"CarTwoDice", shot("car", "battalion", jamDice(2)), 2},
    {"CarThreeDice", shot("car", "levy", jamDice(3)), 2},
    {"CarAtArmour", shot("car", "panzer", jamDice(2)), 3},
    {"GunsAtArmour", shot("guns", "panzer"), 2},
    {"PlaneBombs", shot("plane", "battalion", bombs), 2},
    {"PlaneStrafes", shot("plane", "levy", strafes), 2},
    {"PlaneAtArmour", shot("plane", "panzer", bombs), 3},
    {"Charge", bare(charge("squadron", "battalion", {1})), 1},
    {"ChargeOnASniper", bare(charge("squadron", "sniper", {1})), 0},
    {"ChargeOnArmour", bare(charge("squadron", "panzer", {1})), 0},
    {"Melee", bare(melee("squadron", "battalion", 1, 1, {{"charging", true}})), 2},
    {"MeleeOfTheLast", bare(melee("squadron", "last", 1, 1)), 2},
    {"MeleeWithATank", bare(melee("squadron", "panzer", 1, 1)), 2},
    {"Morale", check("morale", "unit", "battalion"), 1},
    {"MoraleOfASniper", check("morale", "unit", "sniper"), 1},
    {"Crash", check("crash", "unit", "levy"), 1},
    {"Response", check("charge-response", "unit", "levy"), 1},
    {"Knackered", check("knackered", "formation", "regiment"), 1},
    {"Officer", check("officer-casualty", "officer", "colonel"), 1},
    {"Repair", check("repair", "unit", "car"), 1},
    {"OffRoad", check("off-road", "unit", "car"), 1},
    {"TankMove", check("tank-move", "unit", "tank"), 1},
    {"AirSupport", check("air-support", "side", "ottoman"), 1},
    {"CrashSite", {{"do", "crash-site"}, {"plane", "wreck"}}, 1},
    {"NoRoll", {{"do", "next-phase"}}, 0},
};

class ExactOdds : public testing::TestWithParam<OddsCase> {};

void expectExact(const Session& session, const Json& command, std::size_t rolls) {
    const EveryWay every(session, command);
    ASSERT_EQ(every.refused(), "");
    const Odds odds = oddsOf(session, command);
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    EXPECT_EQ(odds.rolls.size(), rolls);
    ASSERT_EQ(odds.rolls.size(), every.shares().size());
    for (std::size_t i = 0; i < odds.rolls.size(); ++i) {
        const Share& share = every.shares()[i];
        EXPECT_EQ(odds.rolls[i].check, share.check) << "in the order of the rolls";
        EXPECT_EQ(odds.rolls[i].subject, share.subject);
        EXPECT_NEAR(odds.rolls[i].reached, share.reached, exact);
        expectShares(odds.rolls[i].outcomes, share);
    }
}

TEST_P(ExactOdds, AreThoseOfEveryWayTheDiceCanFall) {
    expectExact(*field(), GetParam().command, GetParam().rolls);
}

TEST_P(ExactOdds, ChangeNothing) {
    const auto session = field();
    const Battle before = session->battle();
    const int cursor = session->cursor();
    const Json first = oddsOf(*session, GetParam().command).toJson();
    EXPECT_TRUE(session->battle() == before);
    EXPECT_EQ(session->cursor(), cursor);
    Json withDice = GetParam().command;
    withDice["dice"] = {1, 2, 3, 4};
    EXPECT_EQ(oddsOf(*session, withDice).toJson(), first) << "dice already thrown mean nothing";
}

/// The command with one question answered the other way, where the last roll's facts are stated.
Json flipped(Json command, const Id& fact) {
    Json& place = command["do"] == Json("melee") ? command["b"] : command;
    const Json facts = place.value("facts", Json::object());
    place["facts"][fact] = !facts.value(fact, false);
    return command;
}

TEST_P(ExactOdds, IfIsTheOddsOfTheOtherAnswer) {
    const auto session = field();
    const Odds odds = oddsOf(*session, GetParam().command);
    for (const auto& [fact, outcomes] : odds.otherwise) {
        SCOPED_TRACE(fact);
        const EveryWay every(*session, flipped(GetParam().command, fact));
        ASSERT_EQ(every.refused(), "");
        ASSERT_FALSE(every.shares().empty());
        expectShares(outcomes, every.shares().back());
    }
}

INSTANTIATE_TEST_SUITE_P(Table, ExactOdds, testing::ValuesIn(oddsCases),
                         [](const auto& tested) { return std::string(tested.param.name); });

TEST(ExactOddsUnderRulings, FollowTheRulings) {
    expectExact(*field("s-acjam", "cancels"), shot("car", "battalion", jamDice(2)), 2);
    expectExact(*field("s-acjam", "cancels"), shot("car", "panzer", jamDice(2)), 3);
    expectExact(*field("s-actotal", "only-minus"), shot("car", "levy", jamDice(2)), 2);
    expectExact(*field("s-hitdie", "per-element"), shot("guns", "panzer"), 3);
    expectExact(*field("s-nominus", "attack-only"), shot("plane", "levy", strafes), 2);
}

TEST(OddsOfQuestions, NameEveryYesOrNoQuestionOfTheLastCheck) {
    const auto session = field();
    std::set<std::string> asked;
    for (const auto& [fact, outcomes] : oddsOf(*session, shot("squadron", "battalion")).otherwise) {
        asked.insert(fact);
    }
    for (const char* fact :
         {"officer-within-9", "supported", "in-cover", "friends-buggering-off-within-18"}) {
        EXPECT_TRUE(asked.contains(fact)) << fact;
    }
    EXPECT_FALSE(asked.contains("enemies-within-8")) << "a number is no yes or no";
}

/// Exactly the double, as a script would compare it.
TEST(OddsOfQuestions, AHalfIsAHalf) {
    const auto session = field();
    const Odds odds = oddsOf(*session, shot("car", "battalion", jamDice(4)));
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    // Each of four jam dice shows its symbol in one of as many faces; the rest is counted by hand.
    for (const RollOdds& roll : odds.rolls) {
        double sum = 0;
        for (const auto& [outcome, chance] : roll.outcomes) {
            sum += chance;
        }
        EXPECT_NEAR(sum, 1.0, 1e-15);
    }
    const auto repair =
        Field().ours("squadron", "cavalry", "british", 4).theirs("levy", "infantry", "turkish", 4).open();
    for (const RollOdds& roll : oddsOf(*repair, shot("squadron", "levy")).rolls) {
        for (const auto& [outcome, chance] : roll.outcomes) {
            EXPECT_EQ(chance * 8, std::round(chance * 8))
                << outcome << ": one D8 gives eighths, to the last bit";
        }
    }
}

TEST(OddsOfQuestions, NameThoseOfEarlierRollsAndNoOthers) {
    const auto session = Field()
                             .ours("squadron", "cavalry", "british", 4)
                             .ours("horse", "cavalry", "anzac", 4)
                             .theirs("battalion", "infantry", "turkish", 4)
                             .open();
    const auto asked = [&session](const Json& command) {
        std::set<std::string> facts;
        const Odds odds = oddsOf(*session, command);
        EXPECT_TRUE(odds.ok) << odds.refusal.message;
        for (const auto& [fact, outcomes] : odds.otherwise) {
            facts.insert(fact);
        }
        return facts;
    };
    EXPECT_FALSE(asked(shot("squadron", "battalion")).contains("charging")) << "only a melee asks for it";
    EXPECT_FALSE(asked(shot("squadron", "battalion")).contains("no-minus-modifiers")) << "only of planes";
    const Json fight{{"do", "melee"}, {"a", {{"unit", "battalion"}}}, {"b", {{"unit", "horse"}}}};
    EXPECT_TRUE(asked(fight).contains("charging"));
    EXPECT_TRUE(asked(fight).contains("officer-within-9")) << "asked of the first of both, not of ANZACs";
}

TEST(OddsAnswers, KnowEveryCommandThatRollsNothing) {
    const auto session = field();
    for (const char* name : {"undo", "redo", "reset", "next-phase", "end-turn"}) {
        const Odds odds = oddsOf(*session, {{"do", name}});
        EXPECT_TRUE(odds.ok) << name << ": " << odds.refusal.message;
        EXPECT_TRUE(odds.rolls.empty()) << name;
    }
}

TEST(OddsOfTheFirstMove, CountOneThrowAndItsRepetition) {
    const auto session = Field().noFirstSide().open();
    const Odds odds = oddsOf(*session, {{"do", "check"}, {"check", "initiative"}});
    ASSERT_TRUE(odds.ok) << odds.refusal.message;
    ASSERT_GE(odds.rolls.size(), 2U);
    for (std::size_t i = 0; i < 2; ++i) {
        EXPECT_NEAR(odds.rolls[i].of("highest"), 28.0 / 64, exact);
        EXPECT_NEAR(odds.rolls[i].of("lower"), 28.0 / 64, exact);
        EXPECT_NEAR(odds.rolls[i].of("tied"), 8.0 / 64, exact);
    }
}

TEST(Previews, OfWhatIsNoCommandAreRefused) {
    const auto session = Field().open();
    for (const Json& nonsense : {Json(3), Json("undo"), Json::array(), Json(nullptr)}) {
        EXPECT_EQ(session->preview(nonsense).refusal.code, "bad-json");
        EXPECT_EQ(oddsOf(*session, nonsense).refusal.code, "bad-json");
    }
}

TEST(OddsAnswers, OfMoreWaysThanAnybodyWaitsForAreRefused) {
    Json battle = Field().noFirstSide().json();
    for (const char* side : {"third", "fourth", "fifth", "sixth", "seventh", "eighth"}) {
        battle["sides"].push_back({{"id", side}, {"name", side}});
    }
    const auto session = sessionOf(battle);
    const Odds odds = oddsOf(*session, {{"do", "check"}, {"check", "initiative"}});
    EXPECT_EQ(odds.refusal.code, "not-possible");
    EXPECT_EQ(odds.refusal.message,
              "the dice can fall in more than 50000 ways; their odds are not worked out");
    RandomDice dice(1917);
    EXPECT_TRUE(session->execute({{"do", "check"}, {"check", "initiative"}}, dice).ok)
        << "but they are rolled";
}

TEST(OddsQuestions, AreAnsweredWithoutTheSessionUntilTheyAreStopped) {
    const auto session = field();
    const Json command = shot("car", "battalion", jamDice(3));
    const OddsQuestion question(*session, command);
    int ways = 0;
    const Odds whole = question.answer([&ways] {
        ++ways;
        return true;
    });
    ASSERT_TRUE(whole.ok) << whole.refusal.message;
    EXPECT_EQ(whole.toJson()["odds"], oddsOf(*session, command).toJson()["odds"]);
    const Odds stopped = question.answer([&ways] { return --ways > 1; });
    EXPECT_EQ(stopped.refusal.code, "stopped");
    EXPECT_EQ(stopped.refusal.message,
              "the dice can fall in so many ways that their odds were not worked out");
    EXPECT_TRUE(stopped.rolls.empty());
}

TEST(OddsOfQuestions, OfOneRollAreDecidedOnceForEachAnswer) {
    const auto session = field();
    const Odds asked = oddsOf(*session, shot("squadron", "battalion"));
    EXPECT_GT(asked.otherwise.size(), 5U);
    EXPECT_LE(asked.decisions, 1 + static_cast<int>(asked.otherwise.size()));
    const Odds burst = oddsOf(*session, shot("car", "battalion", jamDice(30)));
    EXPECT_GT(burst.otherwise.size(), 5U);
    EXPECT_LE(burst.decisions, 4 * (1 + static_cast<int>(burst.otherwise.size())))
        << "with or without a jam, and hits at all";
}

TEST(OddsOfQuestions, OfARollThatFollowsAreThoseOfTheOtherAnswer) {
    const auto session = field();
    for (const Json& command : {shot("car", "battalion", jamDice(3)), shot("car", "levy", jamDice(2))}) {
        const Odds odds = oddsOf(*session, command);
        for (const auto& [fact, outcomes] : odds.otherwise) {
            EXPECT_EQ(oddsOf(*session, flipped(command, fact)).rolls.back().outcomes, outcomes) << fact;
        }
    }
}

TEST(OddsAnswers, LeaveOutWhatCannotHappen) {
    const auto session = field();
    const Json answer = oddsOf(*session, check("officer-casualty", "officer", "colonel")).toJson();
    EXPECT_EQ(answer["odds"][0]["outcomes"]["incapacitated"], Json(1.0 / 8));
    EXPECT_EQ(answer["if"]["leading"]["incapacitated"], Json(2.0 / 8));
    const Json knackered = oddsOf(*session, check("knackered", "formation", "regiment")).toJson();
    EXPECT_EQ(knackered["if"], Json::object());
    for (const Json& share : knackered["odds"][0]["outcomes"]) {
        EXPECT_GT(share.get<double>(), 0);
    }
}

} // namespace
} // namespace umpire::test::odds_test
