// What holds for every sequence of the commands that set up a roster: two hundred random ones.

#include "roster_session.h"
#include "support/test_scale.h"

#include <gtest/gtest.h>

#include <random>

namespace umpire::test::random_rosters_test {
namespace {

constexpr int battles = 200;
constexpr int commandsEach = 24;

/// An endless supply of roster commands, most of them possible.
class RandomRosters {
  public:
    explicit RandomRosters(unsigned seed) : m_engine(seed) {}

    Json next(const Session& session) {
        m_battle = &session.battle();
        switch (below(16)) {
        case 0:
            return enlisted("sides", sides());
        case 1:
        case 2:
        case 3:
        case 4:
            return enlistment();
        case 5:
            return struck(some());
        case 6:
        case 7:
        case 8:
            return amended(some(), changes());
        case 9:
        case 10:
        case 11:
            return regrouped(some(), place());
        case 12:
        case 13:
            return scenarioOf(details());
        case 14:
            return {{"do", "ruling"}, {"ruling", "s-mgcount"}, {"reading", any({"included", "extra", "x"})}};
        default:
            return copy(session);
        }
    }

    int below(int count) { return std::uniform_int_distribution<int>(0, count - 1)(m_engine); }

  private:
    std::string any(const std::vector<std::string>& words) {
        return words[static_cast<std::size_t>(below(static_cast<int>(words.size())))];
    }

    Id anybody() {
        std::vector<std::string> ids{"nobody"};
        for (const Subject* subject : m_battle->all()) {
            ids.push_back(subject->id);
            if (subject->kind < SubjectKind::Officer) {
                ids.push_back(subject->id); // places are asked for more often
            }
        }
        return any(ids);
    }

    Ids some() {
        Ids ids;
        for (int i = below(3); i >= 0; --i) {
            ids.push_back(anybody());
        }
        return ids;
    }

    Json sides() {
        Json list = Json::array();
        for (int i = below(2); i >= 0; --i) {
            list.push_back({{"name", any({"Red", "Blue", "1st Army"})}, {"attacker", below(2) == 0}});
        }
        return list;
    }

    Json unit() {
        Json entry = battalion(any({"1st Battalion", "Scouts", "A Battery", "Due"}), anybody());
        entry["nation"] = any({"british", "turkish", "arab-independent", "anzac"});
        entry["type"] = any({"infantry", "camelry", "plane", "artillery", "infantri"});
        if (below(3) == 0) {
            entry["id"] = any({"x", "y", "brigade", "Bad Id"});
        }
        if (below(3) == 0) {
            entry["arrives"] = below(3);
        }
        return entry;
    }

    Json enlistment() {
        Json command{{"do", "enlist"}, {"under", anybody()}};
        if (below(2) == 0) {
            command["formations"] = {{{"id", "brigade"},
                                      {"name", any({"1st Brigade", "Brigade"})},
                                      {"kind", any({"brigade", "division"})},
                                      {"parent", anybody()}}};
        }
        if (below(3) == 0) {
            command["officers"] = {{{"name", any({"Grant", "Commander"})}}};
        }
        for (int i = below(3); i > 0; --i) {
            command["units"].push_back(unit());
        }
        if (below(3) == 0) {
            command["renumber"] = true;
        }
        if (below(3) == 0) {
            command[any({"before", "after"})] = anybody();
        }
        return command;
    }

    Json changes() {
        Json set = Json::object();
        for (int i = below(3); i >= 0; --i) {
            const Json all[] = {{{"name", any({"Scouts", "1st Battalion", ""})}},
                                {{"nation", any({"british", "arab-independent", "german"})}},
                                {{"type", any({"infantry", "camelry", "plane"})}},
                                {{"quality", nullptr}},
                                {{"quality", any({"green", "veteran"})}},
                                {{"elements", below(7)}},
                                {{"objective", any({"", "the wells"})}},
                                {{"objective", nullptr}},
                                {{"machine-gun", below(2) == 0}},
                                {{"arrives", below(4)}},
                                {{"arrives", nullptr}},
                                {{"kind", any({"brigade", "division", "chieftain"})}},
                                {{"edge", any({"north", "south"})}},
                                {{"attacker", nullptr}}};
            set.update(all[below(std::size(all))]);
        }
        return set;
    }

    Json place() {
        Json where = Json::object();
        if (below(3) != 0) {
            where["under"] = anybody();
        }
        if (below(2) == 0) {
            where[any({"before", "after"})] = anybody();
        }
        return where;
    }

    Json details() {
        const Json all[] = {{{"title", any({"", "Romani"})}},
                            {{"date", "1916-08-04"}},
                            {{"turn-limit", below(5) * 300}},
                            {{"first-side", anybody()}},
                            {{"first-side", nullptr}}};
        return all[below(std::size(all))];
    }

    Json copy(const Session& session) {
        const std::vector<Json> commands = duplicates(session.rules(), session.battle(), some());
        return commands.empty() ? Json{{"do", "enlist"}} : commands.front();
    }

    std::mt19937 m_engine;
    const Battle* m_battle = nullptr;
};

void repeat(Session& session, const char* name, int times) {
    RandomDice unused(1);
    for (int i = 0; i < times; ++i) {
        ASSERT_TRUE(session.execute({{"do", name}}, unused).ok);
    }
}

/// The same battle comes back, and the same start when all is undone.
void expectSavedWhole(const Session& session) {
    const auto loaded = reloaded(session);
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->battle() == session.battle()) << "the state is another";
    EXPECT_EQ(loaded->cursor(), session.cursor());
    repeat(*loaded, "undo", loaded->cursor());
    EXPECT_TRUE(loaded->battle() == session.start()) << "undoing all does not lead to the start";
}

void expectWayBackAndForth(Session& session) {
    const Battle end = session.battle();
    const int cursor = session.cursor();
    repeat(session, "undo", cursor);
    EXPECT_TRUE(session.battle() == emptyBattle(session.rules()));
    repeat(session, "redo", cursor);
    EXPECT_TRUE(session.battle() == end);
}

/// What a battle that stands so from a file would begin with: defaults and tests owed are in step.
void expectAsIfWritten(const Session& session) {
    Json file = Json::parse(BattleFiles::write(session));
    file.erase("history");
    const LoadedBattle loaded = battleFiles().parse(file.dump(), "roster");
    ASSERT_TRUE(loaded.session) << loaded.issues.front().line();
    EXPECT_TRUE(loaded.session->battle() == session.battle()) << "a roster written so begins otherwise";
}

TEST(RandomRoster, IsSavedUndoneAndRedoneExactly) {
    int carriedOut = 0;
    for (int number = 0; number < scaled(battles) && !HasFailure(); ++number) {
        SCOPED_TRACE("seed " + std::to_string(testSeed(number)));
        RandomRosters commands(testSeed32(number));
        const auto session = emptySession();
        done(*session, enlisted("sides", {{{"name", "Red"}}, {{"name", "Blue"}}}));
        RandomDice dice(1);
        for (int i = 0; i < commandsEach && !HasFailure(); ++i) {
            const Json command = commands.next(*session);
            SCOPED_TRACE(dumpLine(command));
            const Battle before = session->battle();
            if (!session->execute(command, dice).ok) {
                EXPECT_TRUE(session->battle() == before) << "refused, yet something changed";
                continue;
            }
            ++carriedOut;
            if (commands.below(6) == 0) {
                session->execute({{"do", "undo"}}, dice);
                EXPECT_TRUE(session->battle() == before) << "undo is not exact";
            }
            expectSavedWhole(*session);
        }
        expectAsIfWritten(*session);
        expectWayBackAndForth(*session);
    }
    EXPECT_GT(carriedOut, scaled(battles) * commandsEach / 3) << "most commands should be possible";
}

} // namespace
} // namespace umpire::test::random_rosters_test
