// Whole battles of both marks, from the first die until an army is beaten.

#include "morschauser_bridge.h"

#include "umpire/battle/record_audit.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace umpire::test::whole_battles_test {
namespace {

using namespace morschauser;

constexpr int longestWar = 60;

/// Plays a battle as two umpires would who know the rules: whoever may act does, and nobody is warned.
class War {
  public:
    War(Mark mark, std::uint64_t seed) : m_dice(seed), m_session(sessionOf(armies(mark))) {}

    void open() {
        done({{"do", "dice-for-first-move"}, {"a", "blue"}, {"b", "red"}});
        const std::vector<Due> due = m_session->battle().due;
        for (const Due& each : due) {
            done({{"do", "check"}, {"check", each.check}, {"unit", each.subject}});
        }
    }

    void turn() {
        const Id side = m_session->show("turn")["side"];
        for (const Subject* leader : standing(side, true)) {
            rallyBy(*leader);
        }
        for (const Subject* unit : standing(side, false)) {
            done({{"do", "move"}, {"unit", unit->id}, {"straight", 1}});
            shootWith(*unit);
        }
        done({{"do", "next-phase"}});
        for (const Subject* unit : standing(side, false)) {
            if (const Subject* enemy = firstEnemyOf(side)) {
                done({{"do", "melee"}, {"a", {{"unit", unit->id}}}, {"b", {{"unit", enemy->id}}}});
            }
        }
        done({{"do", "end-turn"}});
    }

    std::vector<const Subject*> standing(const Id& side, bool leaders) const {
        std::vector<const Subject*> units;
        for (const Subject* unit : m_session->battle().all(SubjectKind::Unit)) {
            const bool leads = unit->value("type").text() == "leader";
            if (unit->side == side && leads == leaders && isThere(*unit)) {
                units.push_back(unit);
            }
        }
        return units;
    }

    Session& session() { return *m_session; }
    const std::string& said() const { return m_said; }

  private:
    /// Each side has a command of foot and one of horse, with all that the table of the mark has.
    static Json armies(Mark mark) {
        Json file{{"format", "desert-umpire-battle"},
                  {"version", 1},
                  {"rules", packOf(mark)},
                  {"title", "War"},
                  {"sides", Json::array()},
                  {"formations", Json::array()},
                  {"units", Json::array()}};
        for (const std::string side : {"blue", "red"}) {
            file["sides"].push_back({{"id", side}, {"name", side}});
            addCommand(file, side, "foot", {"infantry", "light-infantry", "grenadiers", "artillery"});
            addCommand(file, side, "horse", {"light-cavalry", "heavy-cavalry"});
        }
        return file;
    }

    static void addCommand(Json& file, const std::string& side, const std::string& name,
                           const std::vector<std::string>& types) {
        const std::string command = side + "-" + name;
        file["formations"].push_back({{"id", command}, {"name", command}, {"side", side}});
        const auto add = [&](const std::string& type) {
            const std::string id = command + "-" + type;
            file["units"].push_back({{"id", id}, {"name", id}, {"formation", command}, {"type", type}});
        };
        add("leader");
        std::for_each(types.begin(), types.end(), add);
    }

    Json done(const Json& command) {
        const Answer answer = m_session->execute(command, m_dice);
        EXPECT_TRUE(answer.ok) << dumpLine(command) << " " << answer.refusal.message;
        const Json json = answer.toJson();
        EXPECT_EQ(json.value("warnings", Json::array()), Json::array()) << dumpLine(command);
        m_said += json.contains("said") ? dumpLine(json["said"]) : "";
        return json;
    }

    bool isThere(const Subject& unit) const { return shown(*m_session, unit.id, "hits") != Json(0); }

    const Subject* firstEnemyOf(const Id& side) const {
        const auto enemies = standing(side == "blue" ? "red" : "blue", false);
        return enemies.empty() ? nullptr : enemies.front();
    }

    void shootWith(const Subject& unit) {
        const Subject* enemy = firstEnemyOf(unit.side);
        const Id type = unit.value("type").text();
        if (!enemy || type == "heavy-cavalry") {
            return;
        }
        Json shot{{"do", "shoot"}, {"unit", unit.id}, {"target", enemy->id}};
        if (type == "artillery") {
            shot["facts"]["grape"] = true;
        }
        done(shot);
    }

    void rallyBy(const Subject& leader) {
        for (const Subject* unit : standing(leader.side, false)) {
            if (unit->parent == leader.parent && unit->value("lost").number() > 0) {
                done({{"do", "rally"}, {"leader", leader.id}, {"unit", unit->id}});
                return;
            }
        }
    }

    RandomDice m_dice;
    std::unique_ptr<Session> m_session;
    std::string m_said;
};

void expectKept(const Session& session) {
    const auto again = sessionOf(BattleFiles::write(session));
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->battle() == session.battle());
    const RecordAudit audit = auditRecords(*again);
    EXPECT_TRUE(audit.inOrder()) << (audit.problems.empty() ? "" : audit.problems.front());
}

bool conceded(const Session& session, const char* side) {
    return shown(session, side, "conceded") == Json(true);
}

/// An army concedes when all its commands are Shaken, and not before.
TEST(MorschauserWar, MarkTwoIsFoughtUntilAnArmyConcedes) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        War war(Mark::two, seed);
        war.open();
        int turns = 0;
        const auto over = [&] { return conceded(war.session(), "blue") || conceded(war.session(), "red"); };
        while (!over() && turns++ < longestWar) {
            EXPECT_EQ(war.said().find("its general concedes"), std::string::npos);
            war.turn();
        }
        ASSERT_TRUE(over()) << "after " << turns << " turns";
        EXPECT_NE(war.said().find("its general concedes"), std::string::npos);
        for (const char* side : {"blue", "red"}) {
            const auto isShaken = [&](const char* command) {
                return shown(war.session(), std::string(side) + command, "state") == Json("shaken");
            };
            EXPECT_EQ(isShaken("-foot") && isShaken("-horse"), conceded(war.session(), side)) << side;
        }
        expectKept(war.session());
    }
}

/// Mark 1 knows no morale: its armies fight until one of them has nobody left.
TEST(MorschauserWar, MarkOneIsFoughtUntilAnArmyIsRemoved) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        War war(Mark::one, seed);
        war.open();
        int turns = 0;
        const auto over = [&] {
            return war.standing("blue", false).empty() || war.standing("red", false).empty();
        };
        while (!over() && turns++ < longestWar) {
            war.turn();
        }
        EXPECT_TRUE(over()) << "after " << turns << " turns";
        EXPECT_EQ(war.session().show("blue").contains("conceded"), false);
        expectKept(war.session());
    }
}

} // namespace
} // namespace umpire::test::whole_battles_test
