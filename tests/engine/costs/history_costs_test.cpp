// What a history costs, counted: memory held and asked for, never time.

#include "allocations.h"
#include "support/battles.h"
#include "support/long_battle.h"
#include "umpire/program/evaluation_watch.h"

#include <gtest/gtest.h>

namespace umpire::test::history_costs_test {
namespace {

constexpr int manyRecords = 400;

const BattleFiles& files() {
    static const BattleFiles ready(shippedRules().load("sand-sweat-and-camels").pack, findGame);
    return ready;
}

std::unique_ptr<Session> opened(const std::string& text) {
    return files().parse(text, "b.json").session;
}

/// The same battle with and without a history.
struct Texts {
    std::string fresh;
    std::string played;
};

const Texts& texts() {
    static const Texts both = [] {
        const auto session = opened(largeRoster().dump());
        Texts made{BattleFiles::write(*session), {}};
        LongPlay(*session).playTo(manyRecords);
        made.played = BattleFiles::write(*session);
        return made;
    }();
    return both;
}

std::size_t allocationsToOpen(const std::string& text) {
    opened(text); // what is made once is made now
    const std::size_t before = allocations();
    opened(text);
    return allocations() - before;
}

TEST(HistoryCosts, ARecordIsReadFromOneTree) {
    const std::size_t more = allocationsToOpen(texts().played) - allocationsToOpen(texts().fresh);
    EXPECT_LT(more / manyRecords, 350U) << "a tree of one record takes over 200";
}

TEST(HistoryCosts, RecordsTakeAtMostFourTimesTheirSizeInTheFile) {
    opened(texts().played);
    const std::size_t before = bytesHeld();
    const auto fresh = opened(texts().fresh);
    const std::size_t between = bytesHeld();
    ASSERT_GT(between, before) << "it is counted";
    const auto played = opened(texts().played);
    const std::size_t history = (bytesHeld() - between) - (between - before);
    EXPECT_LT(history, 4 * (texts().played.size() - texts().fresh.size()));
}

/// How often memory is asked for when the first shot is taken back and made again.
std::size_t allocationsToUndo(Session& session) {
    PhysicalDice none({});
    const auto thereAndBack = [&] {
        session.execute({{"do", "undo"}}, none);
        session.execute({{"do", "redo"}}, none);
    };
    thereAndBack();
    const std::size_t before = allocations();
    thereAndBack();
    return allocations() - before;
}

TEST(HistoryCosts, UndoLooksOnlyAtWhatTheRecordTouched) {
    const Json shot{{"do", "shoot"}, {"unit", "unit-1"}, {"target", "unit-600"}, {"dice", {6}}};
    const Json large = largeRoster();
    Json small = large;
    small["units"] = Json::array();
    for (const Json& unit : large["units"]) {
        const auto id = unit["id"].get<Id>();
        if (small["units"].size() < 17 || id == "unit-600" || unit["formation"] == "ottoman-brigade-6") {
            small["units"].push_back(unit);
        }
    }
    const auto few = sessionOf(small);
    const auto many = sessionOf(large);
    done(*few, shot);
    done(*many, shot);
    EXPECT_LE(allocationsToUndo(*many), allocationsToUndo(*few) + 10)
        << few->battle().all(SubjectKind::Unit).size() << " units and "
        << many->battle().all(SubjectKind::Unit).size();
}

TEST(HistoryCosts, UndoWorksOutOnlyWhatIsShownOfThoseItTouches) {
    const auto session = opened(texts().fresh);
    done(*session, {{"do", "shoot"}, {"unit", "unit-1"}, {"target", "unit-600"}, {"dice", {6}}});
    allocationsToUndo(*session);
    const EvaluationWatch watch;
    done(*session, {{"do", "undo"}});
    EXPECT_LE(watch.runs(), 400);
}

TEST(HistoryCosts, WhatOnlyTheRecordShowsIsNotWorkedOut) {
    const auto session = opened(texts().played);
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "seen"}});
    const EvaluationWatch watch;
    done(*session, {{"do", "undo"}});
    EXPECT_EQ(watch.runs(), 0);
}

/// How often memory is asked for by a command that has nothing to do with so many charges that are owed.
std::size_t allocationsBesideCharges(int owed) {
    const auto session = opened(texts().fresh);
    for (int unit = 1; unit <= owed; ++unit) {
        done(*session, {{"do", "adjust"},
                        {"subject", "unit-" + std::to_string(unit)},
                        {"set", {{"state", "mad-as-a-cut-snake"}}},
                        {"reason", "so it is"}});
    }
    done(*session, {{"do", "end-turn"}});
    done(*session, {{"do", "end-turn"}});
    EXPECT_GE(session->battle().due.size(), static_cast<std::size_t>(owed));
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "seen"}});
    const std::size_t before = allocations();
    done(*session, {{"do", "note"}, {"record", 1}, {"text", "seen again"}});
    return allocations() - before;
}

TEST(HistoryCosts, WhatIsOwedIsNotWordedAnewByEveryCommand) {
    const std::size_t few = allocationsBesideCharges(20);
    EXPECT_LT(allocationsBesideCharges(120), few + 100) << "less than once for each that is owed";
}

TEST(HistoryCosts, UndoDoesNotCareForTheLengthOfTheHistory) {
    const auto session = opened(texts().played);
    const Json note{{"do", "note"}, {"record", 1}, {"text", "seen"}};
    done(*session, note);
    const std::size_t late = allocationsToUndo(*session);
    const auto fresh = opened(texts().fresh);
    done(*fresh, {{"do", "next-phase"}});
    done(*fresh, note);
    EXPECT_LE(late, allocationsToUndo(*fresh) + 10);
}

} // namespace
} // namespace umpire::test::history_costs_test
