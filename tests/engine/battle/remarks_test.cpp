// Notes on subjects and turns, and the time that phases took.

#include "support/field.h"
#include "umpire/battle/record_audit.h"
#include "umpire/sheets/record_text.h"
#include "umpire/state/objectives.h"

#include <gtest/gtest.h>

namespace umpire::test::remarks_test {
namespace {

std::unique_ptr<Session> noted() {
    return Field().ours("foot", "infantry", "british", 5).theirs("48r", "infantry", "turkish", 5).open();
}

Json note(const Json& subject, const Json& text) {
    return {{"do", "note"}, {"subject", subject}, {"text", text}};
}

std::string follows(const Session& session, std::size_t record) {
    return sheets::RecordText(session).follows(session.records()[record - 1]);
}

TEST(Remarks, StandOnSubjectsAndTurns) {
    const auto session = noted();
    done(*session, note("foot", "Out of water"));
    done(*session, note("brigade", "Late"));
    done(*session, note("turn", "Dust"));
    EXPECT_EQ(shown(*session, "foot", "remark"), "Out of water");
    EXPECT_EQ(shown(*session, "brigade", "remark"), "Late");
    EXPECT_EQ(session->show("turn")["remark"], "Dust");
    done(*session, note("foot", "Watered"));
    EXPECT_EQ(shown(*session, "foot", "remark"), "Watered");
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(shown(*session, "foot", "remark"), "Out of water");
    done(*session, note("foot", " \n"));
    EXPECT_FALSE(session->show("foot").contains("remark"));
}

TEST(Remarks, OfATurnStayWithIt) {
    const auto session = noted();
    done(*session, note("turn", "Dust"));
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    EXPECT_FALSE(session->show("turn").contains("remark"));
    done(*session, {{"do", "note"}, {"subject", "turn"}, {"turn", 1}, {"text", "Much dust"}});
    EXPECT_EQ(session->battle().remarks.at(NotedOn{"", 1}), "Much dust");
    for (const Json& turn : {Json(0), Json(3), Json("1")}) {
        EXPECT_EQ(refusal(*session, {{"do", "note"}, {"subject", "turn"}, {"turn", turn}, {"text", "x"}}),
                  "bad-value");
    }
    EXPECT_EQ(refusal(*session, {{"do", "note"}, {"subject", "foot"}, {"turn", 1}, {"text", "x"}}),
              "bad-value");
    EXPECT_EQ(refusal(*session, note("nobody", "x")), "unknown-id");
    EXPECT_EQ(refusal(*session, {{"do", "note"}, {"subject", "foot"}}), "bad-value");
}

TEST(Remarks, StandInOnePlaceAndSayNothingElse) {
    const auto session = noted();
    done(*session, note("foot", "Out of water"));
    for (const char* more : {R"({"record": 1})", R"({"bookmark": true})", R"({"foo": 1})"}) {
        Json command = note("foot", "x");
        command.update(Json::parse(more));
        EXPECT_EQ(refusal(*session, command), "bad-value") << more;
    }
}

TEST(Remarks, ThatAreNotThereCannotBeTakenBack) {
    const auto session = noted();
    EXPECT_TRUE(warns(done(*session, note("foot", " ")), "There was no note on foot"));
    EXPECT_TRUE(warns(done(*session, note("turn", "")), "There was no note on turn 1"));
    EXPECT_TRUE(session->records()[0].events.empty());
    EXPECT_EQ(follows(*session, 1), "") << "nothing was taken back";
}

TEST(Remarks, AreSavedAndLeaveTheBattleAlone) {
    const auto session = noted();
    done(*session, note("foot", "\"Out\" of\nwater"));
    done(*session, note("turn", "Dust"));
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(loaded->battle() == session->battle());
    EXPECT_FALSE(session->battle().clock.begun) << "nothing was played yet";
    EXPECT_TRUE(auditRecords(*session).problems.empty());
}

TEST(Remarks, SurviveACorrectionAndAReset) {
    const auto session = noted();
    done(*session, shoot("foot", "48r", {1}));
    done(*session, note("foot", "Out of water"));
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}});
    EXPECT_EQ(shown(*session, "foot", "remark"), "Out of water");
    done(*session, {{"do", "reset"}});
    EXPECT_EQ(shown(*session, "foot", "remark"), "Out of water");
}

TEST(Remarks, GoWithWhomTheyAreOn) {
    const auto session = noted();
    done(*session, note("foot", "Out of water"));
    done(*session, note("brigade", "Late"));
    done(*session, {{"do", "strike"}, {"subjects", {"brigade"}}});
    EXPECT_TRUE(session->battle().remarks.empty()) << "those below him, too";
    EXPECT_EQ(follows(*session, 3).find("Out of water"), std::string::npos);
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(shown(*session, "foot", "remark"), "Out of water");
    done(*session, {{"do", "strike"}, {"subjects", {"foot"}}});
    EXPECT_EQ(shown(*session, "brigade", "remark"), "Late");
    done(*session, Json::parse(R"({"do": "enlist", "under": "brigade",
        "units": [{"id": "foot", "name": "Guards", "type": "infantry", "nation": "british", "elements": 5}]})"));
    EXPECT_FALSE(session->show("foot").contains("remark")) << "nobody wrote on him";
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(loaded->battle() == session->battle());
    EXPECT_TRUE(auditRecords(*loaded).problems.empty());
}

TEST(Remarks, AreToldInTheRecord) {
    const auto session = noted();
    done(*session, note("foot", "Out of water"));
    done(*session, note("turn", "Dust"));
    const sheets::RecordText words(*session);
    EXPECT_EQ(words.who(session->records()[0]), "Note on foot");
    EXPECT_EQ(follows(*session, 1), "Out of water");
    EXPECT_EQ(words.who(session->records()[1]), "Note on turn 1");
}

TEST(TableTime, IsWhatTheCommandsTell) {
    const auto session = noted();
    done(*session, {{"do", "time"}, {"seconds", 30}});
    done(*session, {{"do", "next-phase"}, {"seconds", 90}});
    done(*session, {{"do", "end-turn"}, {"seconds", 600}});
    done(*session, {{"do", "next-phase"}, {"seconds", 5}});
    const Id empire = "empire";
    const Id ottoman = "ottoman";
    EXPECT_EQ(secondsOf(session->battle(), 1), 725);
    EXPECT_EQ(secondsOf(session->battle(), 1, &empire), 720);
    EXPECT_EQ(secondsOf(session->battle(), 1, &ottoman), 5);
    EXPECT_EQ(secondsOfAll(session->battle()), 725);
    EXPECT_EQ(session->show("turn")["seconds"], 725);
    const Id first = session->rules().phases.front().id;
    EXPECT_EQ(session->battle().times.at(PhasePlayed{1, "empire", first}), 120);
}

TEST(TableTime, IsUndoneAndSaved) {
    const auto session = noted();
    done(*session, {{"do", "next-phase"}, {"seconds", 90}});
    done(*session, {{"do", "time"}, {"seconds", 30}});
    const auto loaded = sessionOf(BattleFiles::write(*session));
    EXPECT_TRUE(loaded->battle() == session->battle());
    EXPECT_EQ(secondsOfAll(loaded->battle()), 120);
    done(*session, {{"do", "undo"}});
    done(*session, {{"do", "undo"}});
    EXPECT_TRUE(session->battle().times.empty());
}

TEST(TableTime, IsTheSameWhenPlayedAnew) {
    const auto session = noted();
    done(*session, shoot("foot", "48r", {1}));
    done(*session, {{"do", "next-phase"}, {"seconds", 90}});
    session->setWallClock([] { return std::string("2030-01-01T00:00:00Z"); });
    done(*session, {{"do", "correct"}, {"record", 1}, {"dice", {8}}});
    EXPECT_EQ(secondsOfAll(session->battle()), 90);
    EXPECT_TRUE(auditRecords(*session).problems.empty());
    done(*session, {{"do", "reset"}});
    EXPECT_TRUE(session->battle().times.empty());
}

TEST(TableTime, ThatIsMisspeltIsWarnedOf) {
    const auto session = noted();
    for (const char* verb : {"next-phase", "end-turn"}) {
        const std::string means = std::string("\"secnods\" means nothing to \"") + verb + "\"";
        EXPECT_TRUE(warns(done(*session, {{"do", verb}, {"secnods", 60}}), means)) << verb;
        EXPECT_FALSE(
            warns(done(*session, {{"do", verb}, {"seconds", 60}, {"reason", "tea"}}), "means nothing"));
    }
}

TEST(TableTime, IsADayAtMost) {
    const auto session = noted();
    for (const Json& seconds : {Json(-1), Json(86'401), Json("9"), Json(1.5)}) {
        EXPECT_EQ(refusal(*session, {{"do", "time"}, {"seconds", seconds}}), "bad-value") << seconds;
        EXPECT_EQ(refusal(*session, {{"do", "next-phase"}, {"seconds", seconds}}), "bad-value") << seconds;
    }
    EXPECT_EQ(refusal(*session, {{"do", "time"}}), "bad-value");
}

TEST(TableTime, ThatNobodyToldLeavesNoTrace) {
    const auto session = noted();
    done(*session, {{"do", "next-phase"}});
    done(*session, {{"do", "next-phase"}, {"seconds", 0}});
    EXPECT_TRUE(session->battle().times.empty());
    EXPECT_EQ(BattleFiles::write(*session).find("\"event\":\"time\""), std::string::npos);
}

TEST(TableTime, IsToldInTheRecord) {
    const auto session = noted();
    done(*session, {{"do", "time"}, {"seconds", 45}});
    done(*session, {{"do", "next-phase"}, {"seconds", 3900}});
    const std::string phase = session->rules().phases.front().name;
    EXPECT_EQ(sheets::RecordText(*session).who(session->records()[0]), "Time at the table");
    EXPECT_EQ(follows(*session, 1), phase + " took 45 s");
    EXPECT_EQ(follows(*session, 2).substr(0, phase.size() + 16), phase + " took 1 h 05 min");
}

TEST(TimeOfATurn, IsADetailOfTheScenario) {
    const auto session = noted();
    done(*session, {{"do", "scenario"}, {"set", {{"turn-minutes", 20}}}});
    EXPECT_EQ(session->battle().turnMinutes, 20);
    EXPECT_EQ(session->show("turn")["turn-minutes"], 20);
    const std::string written = BattleFiles::write(*session);
    EXPECT_EQ(Json::parse(written)["turn-minutes"], 20);
    EXPECT_TRUE(sessionOf(written)->battle() == session->battle());
    EXPECT_EQ(sheets::RecordText(*session).who(session->records()[0]), "Time for a turn: 20 min");
    EXPECT_EQ(refusal(*session, {{"do", "scenario"}, {"set", {{"turn-minutes", 601}}}}), "bad-value");
    done(*session, {{"do", "scenario"}, {"set", {{"turn-minutes", nullptr}}}});
    EXPECT_EQ(session->battle().turnMinutes, 0);
}

} // namespace
} // namespace umpire::test::remarks_test
