// What answers tell of changes, against all that is shown of whom the events name, before and after.

#include "random_play.h"
#include "support/test_scale.h"
#include "umpire/battle/shown_changes.h"

#include <gtest/gtest.h>

#include <set>

namespace umpire::test::shown_changes_test {
namespace {

constexpr int battles = 120;
constexpr int commands = 40;

/// What is shown of somebody and told when it changes.
Json toldOf(const Id& id, const RulePack& rules, const Battle& battle) {
    Json told = Json::object();
    const Subject* subject = battle.find(id);
    const Json shown = shownState(id, rules, battle);
    for (const auto& [field, value] : shown.items()) {
        const Attribute* attribute = subject ? rules.attribute(subject->kind, field) : nullptr;
        if (field != "notes" && (!attribute || attribute->reported)) {
            told[field] = value;
        }
    }
    return told;
}

/// Null for what shows no longer.
Json differences(const Json& before, const Json& after) {
    Json result = Json::object();
    for (const auto& [field, value] : after.items()) {
        if (!before.contains(field) || before[field] != value) {
            result[field] = value;
        }
    }
    for (const auto& [field, value] : before.items()) {
        if (!after.contains(field)) {
            result[field] = nullptr;
        }
    }
    return result;
}

/// Whom events name, with all above; nothing when somebody came or went or was placed elsewhere.
std::optional<std::set<Id>> named(const Events& events, const Battle& battle) {
    std::set<Id> ids;
    for (const Event& event : events) {
        if (std::holds_alternative<SubjectAdded>(event) || std::holds_alternative<SubjectRemoved>(event) ||
            std::holds_alternative<StationSet>(event)) {
            return std::nullopt;
        }
        const auto* set = std::get_if<FieldSet>(&event);
        for (const Subject* at = set ? battle.find(set->subject) : nullptr; at;
             at = battle.find(at->parent)) {
            ids.insert(at->id);
        }
    }
    return ids;
}

/// How many answers there were to compare: 0 or 1.
int expectTold(const Answer& answer, const Events& events, const Battle& before, const Session& session) {
    const auto ids = named(events, before);
    if (!ids) {
        return 0;
    }
    Json expected = Json::object();
    const auto compare = [&](const Id& id) {
        Json fields =
            differences(toldOf(id, session.rules(), before), toldOf(id, session.rules(), session.battle()));
        if (!fields.empty()) {
            expected[id] = std::move(fields);
        }
    };
    std::for_each(ids->begin(), ids->end(), compare);
    compare("turn");
    EXPECT_EQ(nlohmann::json::parse(dumpLine(answer.changes)), nlohmann::json::parse(dumpLine(expected)));
    return 1;
}

/// Back and forth, too.
int playOne(RandomPlay& play, const Json& command) {
    Session& session = play.session();
    const Battle before = session.battle();
    const int cursor = session.cursor();
    const Answer answer = play.execute(command);
    if (!answer.ok || session.cursor() != cursor + 1 || session.canRedo()) {
        return 0; // nothing new was recorded
    }
    const Events events = session.records()[static_cast<std::size_t>(answer.record) - 1].events;
    int compared = expectTold(answer, events, before, session);
    const Battle after = session.battle();
    const Answer undone = play.execute({{"do", "undo"}});
    compared += expectTold(undone, events, after, session);
    const Answer redone = play.execute({{"do", "redo"}});
    return compared + expectTold(redone, events, before, session);
}

TEST(ToldChanges, AreAllThatShowsOtherwise) {
    int compared = 0;
    for (int number = 0; number < scaled(battles) && !HasFailure(); ++number) {
        SCOPED_TRACE("seed " + std::to_string(testSeed(number)));
        RandomPlay play(testSeed(number));
        for (int i = 0; i < commands && !HasFailure(); ++i) {
            const Json command = play.nextCommand();
            SCOPED_TRACE(dumpLine(command));
            compared += playOne(play, command);
        }
    }
    EXPECT_TRUE(HasFailure() || compared > scaled(battles)) << "hardly anything was compared: " << compared;
}

} // namespace
} // namespace umpire::test::shown_changes_test
