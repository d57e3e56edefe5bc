// A battle in the words of today: it goes where the battle goes that is kept, whatever is played, taken back
// or corrected; what is kept is the same in every language.

#include "random_play.h"
#include "support/field.h"
#include "support/scripts.h"
#include "support/test_scale.h"
#include "umpire/base/speech.h"
#include "umpire/battle/localized_session.h"
#include "umpire/battle/record_audit.h"

#include <gtest/gtest.h>

namespace umpire::test::retelling_test {
namespace {

const TextLocale inGerman{"de", Lengths::Inches};

/// Every sentence of the program in brackets.
class Brackets : public Translator {
  public:
    std::string translate(const char*, const char* source) const override {
        return "[" + std::string(source) + "]";
    }
    std::string translatePlural(const char*, const char* one, const char* many, long long n) const override {
        return "[" + std::string(n == 1 ? one : many) + "]";
    }
};

/// The state without names and texts, which are words.
std::string stateOf(const Session& session) {
    Json state = Json::array();
    for (const Subject* subject : session.battle().all()) {
        Json shown = session.show(subject->id);
        shown.erase("name");
        shown.erase("notes");
        state.push_back(shown);
    }
    for (const Due& due : session.battle().due) {
        state.push_back({due.id, due.check, due.subject});
    }
    state.push_back(session.show("turn"));
    return state.dump();
}

void expectAlike(const Session& told, const Session& kept) {
    EXPECT_TRUE(stateOf(told) == stateOf(kept)) << "the state is another";
    ASSERT_EQ(told.cursor(), kept.cursor());
    ASSERT_EQ(told.records().size(), kept.records().size());
    for (std::size_t i = 0; i < kept.records().size(); ++i) {
        const Record& one = told.records()[i];
        const Record& other = kept.records()[i];
        EXPECT_EQ(one.chain, other.chain);
        EXPECT_EQ(one.when, other.when);
        EXPECT_EQ(one.command, other.command);
        EXPECT_EQ(one.steps.size(), other.steps.size());
    }
}

TEST(Retelling, IsNotNeededWhereTheWordsAreThose) {
    const auto session = Field().ours("squadron", "cavalry", "british", 6).open();
    EXPECT_EQ(localizedSession(*session, shippedRules(), {}), nullptr);
    const Brackets brackets;
    const Speaking speaking(&brackets);
    EXPECT_NE(localizedSession(*session, shippedRules(), {}), nullptr)
        << "the program's own sentences differ";
}

TEST(Retelling, SaysWhatIsOwedAtTheStart) {
    const auto session = Field().ours("flyer", "plane", "british", 1).open();
    const auto told = localizedSession(*session, shippedRules(), inGerman);
    ASSERT_NE(told, nullptr);
    ASSERT_EQ(told->battle().due.size(), 1U);
    EXPECT_NE(told->battle().due[0].text.find("um die Luftunterstützung würfeln"), std::string::npos)
        << told->battle().due[0].text;
    EXPECT_EQ(session->battle().due[0].id, told->battle().due[0].id);
}

TEST(Retelling, GoesAlongWithEverythingThatIsPlayed) {
    for (int number = 0; number < scaled(120); ++number) {
        SCOPED_TRACE(testSeed(number));
        RandomPlay play(testSeed(number));
        Session& kept = play.session();
        const auto told = localizedSession(kept, shippedRules(), inGerman);
        ASSERT_TRUE(told);
        RandomDice unused(1);
        for (int i = 0; i < 30; ++i) {
            const Json command = i % 7 == 5    ? Json{{"do", "undo"}}
                                 : i % 11 == 6 ? Json{{"do", "redo"}}
                                               : play.nextCommand();
            play.execute(command);
            told->localizeLike(kept);
        }
        expectAlike(*told, kept);
        expectAlike(*localizedSession(kept, shippedRules(), inGerman), kept);
    }
}

/// A shot and what came of it, on the record.
class ToldShot : public testing::Test {
  protected:
    Answer shoot() {
        RandomDice unused(1);
        return kept->execute(umpire::test::shoot("squadron", "battalion", {1}, {{"in-cover", true}}), unused);
    }
    static std::string textOf(const Session& session) {
        return session.records().back().steps.front().value("text", "");
    }
    static std::string labelOf(const Session& session) {
        return session.records().back().steps.front()["modifiers"][0].value("label", "");
    }

    std::unique_ptr<Session> kept = Field()
                                        .ours("squadron", "cavalry", "british", 6)
                                        .theirs("battalion", "infantry", "turkish", 9)
                                        .open();
};

TEST_F(ToldShot, IsToldInTheLanguageOfToday) {
    ASSERT_TRUE(shoot().ok);
    const auto german = localizedSession(*kept, shippedRules(), inGerman);
    const auto french = localizedSession(*kept, shippedRules(), {"fr", Lengths::Inches});
    EXPECT_NE(textOf(*german), textOf(*kept));
    EXPECT_NE(textOf(*french), textOf(*german));
    EXPECT_NE(labelOf(*german), labelOf(*kept));
    EXPECT_EQ(labelOf(*german), german->rules().modifier("in-cover")->label);
}

TEST_F(ToldShot, AnswersInTheLanguageOfToday) {
    const auto german = localizedSession(*kept, shippedRules(), inGerman);
    const Answer written = shoot();
    german->localizeLike(*kept);
    const Answer told = german->localizedAnswer({{"do", "shoot"}}, written);
    EXPECT_EQ(told.steps[0].value("text", ""), textOf(*german));
    EXPECT_EQ(told.record, written.record);
    EXPECT_EQ(told.changes, written.changes);
}

TEST_F(ToldShot, IsRefusedInTheLanguageOfToday) {
    const Brackets brackets;
    const Speaking speaking(&brackets);
    const auto told = localizedSession(*kept, shippedRules(), {});
    RandomDice unused(1);
    const Json command{{"do", "shoot"}, {"unit", "nobody"}, {"target", "battalion"}};
    const Answer refused = kept->execute(command, unused);
    const Answer here = told->localizedAnswer(command, refused);
    EXPECT_EQ(here.refusal.code, refused.refusal.code);
    EXPECT_NE(here.refusal.message, refused.refusal.message);
    EXPECT_TRUE(here.refusal.message.starts_with("[")) << here.refusal.message;
}

TEST_F(ToldShot, IsKeptInTheSameBytesWhoeverPlays) {
    const auto fixed = [] { return std::string("2026-11-23T10:00:00Z"); };
    const auto other = sessionOf(BattleFiles::write(*kept));
    for (Session* each : {kept.get(), other.get()}) {
        each->setWallClock(fixed);
    }
    RandomDice unused(1);
    const Json command = umpire::test::shoot("squadron", "battalion", {1}, {{"in-cover", true}});
    const auto hurry = [&](Session& session) {
        session.execute(command, unused);
        session.execute({{"do", "shoot"}, {"unit", "squadron"}, {"target", "squadron"}, {"dice", {2}}},
                        unused);
        session.execute(
            {{"do", "correct"}, {"record", 1}, {"facts", {{"in-cover", false}}}, {"reason", "no"}}, unused);
    };
    hurry(*kept);
    {
        const Brackets brackets;
        const Speaking speaking(&brackets);
        hurry(*other);
        EXPECT_TRUE(auditRecords(*other).problems.empty()) << "and an honest game is not accused";
    }
    EXPECT_EQ(BattleFiles::write(*other), BattleFiles::write(*kept));
}

TEST_F(ToldShot, StaysAsItWasWrittenWhereTheRulesHaveChangedSince) {
    ASSERT_TRUE(shoot().ok);
    Json file = Json::parse(BattleFiles::write(*kept));
    file["history"]["records"][0]["steps"][0]["outcome"] = "mad-as-a-cut-snake";
    file["history"]["records"][0]["steps"][0]["text"] = "As it was then.";
    file["history"].erase("seal");
    file.erase("checksum");
    const auto loaded = battleFiles().parse(file.dump(), "changed.battle.json");
    ASSERT_TRUE(loaded.session);
    EXPECT_EQ(textOf(*localizedSession(*loaded.session, shippedRules(), inGerman)), "As it was then.");
}

} // namespace
} // namespace umpire::test::retelling_test
