#include "roster_session.h"

#include <gtest/gtest.h>

namespace umpire::test {

namespace {

const std::shared_ptr<const RulePack>& rules() {
    static const std::shared_ptr<const RulePack> pack = shippedRules().load("sand-sweat-and-camels").pack;
    return pack;
}

void expectSaved(const Session& session) {
    const auto loaded = reloaded(session);
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->battle() == session.battle()) << "the saved file holds another battle";
    EXPECT_TRUE(loaded->start() == session.start()) << "the saved file holds another start";
}

void step(Session& session, const char* name) {
    RandomDice unused(1);
    EXPECT_TRUE(session.execute({{"do", name}}, unused).ok);
}

} // namespace

std::unique_ptr<Session> sessionOn(Battle battle) {
    auto session = std::make_unique<Session>(rules(), findGame(rules()->id), std::move(battle));
    session->setWallClock([] { return std::string("2017-10-31T16:30:00Z"); });
    return session;
}

std::unique_ptr<Session> emptySession() {
    return sessionOn(emptyBattle(*rules()));
}

std::unique_ptr<Session> reloaded(const Session& session) {
    LoadedBattle loaded = battleFiles().parse(BattleFiles::write(session), "saved");
    for (const Issue& issue : loaded.issues) {
        EXPECT_EQ(issue.severity, Severity::Warning) << issue.line();
    }
    return std::move(loaded.session);
}

Json edited(Session& session, const Json& command) {
    const Battle before = session.battle();
    const Json answer = done(session, command);
    const Battle after = session.battle();
    expectSaved(session);
    step(session, "undo");
    EXPECT_TRUE(session.battle() == before) << "undo is not exact: " << dumpLine(command);
    expectSaved(session);
    step(session, "redo");
    EXPECT_TRUE(session.battle() == after) << "redo is not exact: " << dumpLine(command);
    return answer;
}

std::string refused(Session& session, const Json& command) {
    RandomDice dice(1);
    const Battle before = session.battle();
    const int cursor = session.cursor();
    const Answer answer = session.execute(command, dice);
    EXPECT_FALSE(answer.ok) << dumpLine(command);
    EXPECT_TRUE(session.battle() == before) << "a refused command changed something: " << dumpLine(command);
    EXPECT_EQ(session.cursor(), cursor);
    return answer.refusal.code + ": " + answer.refusal.message;
}

Json enlisted(const std::string& list, const Json& entries, const Json& more) {
    Json command{{"do", "enlist"}};
    command[list] = entries.is_array() ? entries : Json::array({entries});
    command.update(more);
    return command;
}

Json struck(const Ids& subjects) {
    return {{"do", "strike"}, {"subjects", subjects}};
}

Json amended(const Ids& subjects, const Json& set) {
    return {{"do", "amend"}, {"subjects", subjects}, {"set", set}};
}

Json regrouped(const Ids& subjects, const Json& where) {
    Json command{{"do", "regroup"}, {"subjects", subjects}};
    command.update(where);
    return command;
}

Json scenarioOf(const Json& set) {
    return {{"do", "scenario"}, {"set", set}};
}

Json battalion(const std::string& name, const Id& formation, const Json& more) {
    Json entry{{"name", name}, {"type", "infantry"}, {"nation", "british"}, {"elements", 4}};
    if (!formation.empty()) {
        entry["formation"] = formation;
    }
    entry.update(more);
    return entry;
}

Ids idsOf(const Session& session, SubjectKind kind) {
    Ids ids;
    for (const Subject* subject : session.battle().all(kind)) {
        ids.push_back(subject->id);
    }
    return ids;
}

std::vector<std::string> namesOf(const Session& session, SubjectKind kind) {
    std::vector<std::string> names;
    for (const Subject* subject : session.battle().all(kind)) {
        names.push_back(subject->name);
    }
    return names;
}

Json valueOf(const Session& session, const Id& subject, const std::string& attribute) {
    const Subject* found = session.battle().find(subject);
    EXPECT_TRUE(found) << subject;
    return found ? toJson(found->value(attribute)) : Json();
}

} // namespace umpire::test
