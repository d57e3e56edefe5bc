// An assault on the fort from its first die until one side has nobody left, with all that the rules let
// people do.

#include "fort.h"

#include "umpire/battle/record_audit.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace umpire::test::assault_test {
namespace {

using namespace fort;

using Names = std::vector<std::string>;

constexpr int longestAssault = 30;

/// Played as two umpires would who know the rules: what is due is settled at once, and nobody is warned.
class Assault {
  public:
    explicit Assault(std::uint64_t seed) : m_dice(seed), m_session(at(Json::object(), unrated())) {}

    void turn() {
        settle();
        immediateFire();
        next();
        movement();
        next();
        simultaneousFire();
        next();
        melees();
        next();
        tellOnce();
        next();
    }

    bool over() const {
        return !firstOf(garrison()) || (!firstOf(tribes()) && number("arabs", "reconstitutions") == 0);
    }

    const Session& session() const { return *m_session; }
    const std::set<std::string>& used() const { return m_used; }
    std::int64_t turns() const { return m_session->battle().clock.turn; }

  private:
    static Json unrated() {
        Json battle = field();
        for (Json& unit : battle["units"]) {
            unit.erase("firing");
            unit.erase("melee-skill");
        }
        return battle;
    }

    /// In the order in which the tribes come to them.
    static const Names& garrison() {
        static const Names all{"german-squad", "turcos-squad",        "cannon", "legion-cavalry",
                               "legion-squad", "machine-gun-section", "colonel"};
        return all;
    }

    static const Names& tribes() {
        static const Names all{"bedouin-rifles", "bedouin-warriors", "bedouin-fanatics", "bedouin-cavalry",
                               "taureg-rifles",  "taureg-warriors",  "taureg-cavalry",   "sheik"};
        return all;
    }

    static bool isFrench(const std::string& unit) {
        return std::find(garrison().begin(), garrison().end(), unit) != garrison().end();
    }

    int number(const std::string& id, const char* attribute) const {
        return count(*m_session, id, attribute);
    }
    bool is(const std::string& id, const char* attribute) const { return flag(*m_session, id, attribute); }

    bool stands(const std::string& unit) const {
        const std::string state = word(*m_session, unit, "state");
        return number(unit, "figures") > 0 && state != "left" && state != "destroyed";
    }

    bool isReady(const std::string& unit) const {
        return stands(unit) && word(*m_session, unit, "state") == "steady" && number(unit, "idle") > 0;
    }

    std::optional<std::string> firstOf(const Names& units) const {
        const auto found =
            std::find_if(units.begin(), units.end(), [this](const auto& each) { return stands(each); });
        return found == units.end() ? std::nullopt : std::optional(*found);
    }

    std::optional<std::string> enemyOf(const std::string& unit) const {
        return firstOf(isFrench(unit) ? tribes() : garrison());
    }

    Json done(const Json& command) {
        const Answer answer = m_session->execute(command, m_dice);
        EXPECT_TRUE(answer.ok) << dumpLine(command) << " " << answer.refusal.message;
        const Json json = answer.toJson();
        EXPECT_EQ(json.value("warnings", Json::array()), Json::array()) << dumpLine(command);
        m_used.insert(command.value("check", command["do"].get<std::string>()));
        return json;
    }

    /// Whatever is owed but the dice for the initiative.
    void settle() {
        for (bool owed = true; owed;) {
            owed = false;
            const Json due = m_session->show("due")["due"];
            for (const Json& each : due) {
                Json command = each["command"];
                if (command["do"] == "initiative") {
                    continue;
                }
                if (command["do"] == "return") {
                    command["edge"] = "west";
                }
                done(command);
                owed = true;
                break;
            }
        }
    }

    void next() {
        done({{"do", "next-phase"}});
        settle();
    }

    /// The winner of the dice acts, or makes the enemy act: it is whoever has something to do.
    void act(const std::string& unit, Json command) {
        const std::string side = isFrench(unit) ? "french" : "arabs";
        const Json answer = done({{"do", "initiative"}, {"a", "french"}, {"b", "arabs"}});
        const Json winner = answer["initiative"]["by"];
        if (winner != side) {
            done({{"do", "hand-over"}, {"side", winner}});
        }
        command["unit"] = unit;
        done(command);
        settle();
    }

    void immediateFire() {
        const std::string pushes = "legion-squad";
        if (number("taureg-warriors", "ladders-up") > 0 && isReady(pushes)) {
            act(pushes, {{"do", "push-ladder"}, {"target", "taureg-warriors"}});
        }
        if (turns() > 2 && number("bedouin-fanatics", "ropes") > 0 && isReady(pushes)) {
            act(pushes, {{"do", "cut-rope"}, {"target", "bedouin-fanatics"}});
        }
        for (const char* unit : {"machine-gun-section", "cannon", "bedouin-rifles", "german-squad", "colonel",
                                 "taureg-rifles"}) {
            fireAtOnce(unit);
        }
        if (turns() == 1) {
            done({{"do", "man-gun"}, {"unit", "cannon"}, {"from", "turcos-squad"}});
        }
    }

    void fireAtOnce(const std::string& unit) {
        const auto enemy = enemyOf(unit);
        if (!isReady(unit) || !enemy) {
            return;
        }
        const bool empty = unit == "colonel" && shown(*m_session, unit, "rounds") == Json(0);
        if (empty) {
            act(unit, {{"do", "reload"}});
        } else if (is(unit, "jammed") || is(unit, "broken")) {
            act(unit, {{"do", "pass"}});
        } else {
            act(unit, {{"do", "fire"}, {"target", *enemy}, {"facts", {{"cover", !isFrench(unit)}}}});
        }
    }

    void movement() {
        if (isReady("sheik")) {
            act("sheik", {{"do", "pass"}});
        }
        comeOverTheWall("taureg-warriors");
        comeOverTheWall("bedouin-warriors");
        if (isReady("bedouin-fanatics")) {
            const bool hangs = number("bedouin-fanatics", "ropes") > 0;
            act("bedouin-fanatics", {{"do", hangs ? "scale" : "throw-grapple"}});
        }
        atTheGate();
        for (const char* riders : {"taureg-cavalry", "legion-cavalry"}) {
            const auto enemy = enemyOf(riders);
            if (isFree(riders) && enemy) {
                act(riders, {{"do", "charge"}, {"target", *enemy}});
            }
        }
        if (isReady("legion-squad") && number("legion-squad", "serious") > 0) {
            act("legion-squad", {{"do", "carry"}});
        }
        for (const char* unit : {"turcos-squad", "legion-squad"}) {
            if (isFree(unit)) {
                act(unit, {{"do", "move"}});
            }
        }
    }

    bool isFree(const std::string& unit) const { return isReady(unit) && !is(unit, "locked-in-melee"); }

    void comeOverTheWall(const std::string& unit) {
        if (!isReady(unit)) {
            return;
        }
        if (is(unit, "locked-in-melee")) {
            act(unit, {{"do", "pass"}});
        } else if (number(unit, "ladders-up") > 0) {
            act(unit, {{"do", "climb"}});
        } else {
            if (number(unit, "ladders") > 0) {
                done({{"do", "place-ladder"}, {"unit", unit}});
            }
            act(unit, {{"do", "move"}});
        }
    }

    void atTheGate() {
        if (turns() == 1) {
            done({{"do", "unlock"}, {"unit", "turcos-squad"}, {"door", "gate"}, {"inside", true}});
            done({{"do", "lock"}, {"unit", "turcos-squad"}, {"door", "gate"}, {"inside", true}});
        }
        if (isReady("bedouin-cavalry") && is("gate", "locked")) {
            act("bedouin-cavalry", {{"do", "bash"}, {"door", "gate"}});
        }
    }

    void simultaneousFire() {
        for (const char* unit : {"turcos-squad", "legion-squad"}) {
            const auto enemy = enemyOf(unit);
            if (stands(unit) && number(unit, "at-fire") > number(unit, "no-fire") && enemy) {
                done({{"do", "fire"}, {"unit", unit}, {"target", *enemy}});
                settle();
            }
        }
    }

    void melees() {
        for (const char* unit : {"taureg-warriors", "bedouin-warriors", "bedouin-fanatics", "bedouin-cavalry",
                                 "taureg-cavalry", "legion-cavalry"}) {
            const bool close = number(unit, "inside") > 0 || !word(*m_session, unit, "charging").empty();
            for (int i = 0; i < 2 && close; ++i) {
                attack(unit);
            }
        }
    }

    void attack(const std::string& unit) {
        const auto enemy = enemyOf(unit);
        if (!enemy || !stands(unit) || word(*m_session, unit, "state") != "steady") {
            return;
        }
        const int attackers = std::min(3, number(unit, "figures"));
        done({{"do", "melee"}, {"a", {{"unit", unit}}}, {"b", {{"unit", *enemy}}}, {"attackers", attackers}});
        settle();
    }

    void tellOnce() {
        if (is("arabs", "reconstitution-rolled") && !is("arabs", "reconstitution-told")) {
            done({{"do", "tell"}, {"side", "arabs"}});
        }
    }

    RandomDice m_dice;
    std::unique_ptr<Session> m_session;
    std::set<std::string> m_used;
};

void expectKept(const Session& session) {
    const auto again = sessionOf(BattleFiles::write(session));
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->battle() == session.battle());
    const RecordAudit audit = auditRecords(*again);
    EXPECT_TRUE(audit.inOrder()) << (audit.problems.empty() ? "" : audit.problems.front());
}

TEST(DesertAssault, IsFoughtToItsEnd) {
    std::set<std::string> used;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        Assault assault(seed);
        while (!assault.over() && assault.turns() < longestAssault) {
            assault.turn();
        }
        EXPECT_TRUE(assault.over()) << "seed " << seed << " after " << assault.turns() << " turns";
        used.insert(assault.used().begin(), assault.used().end());
        expectKept(assault.session());
    }
    std::set<std::string> all{"morale", "reconstitution", "next-phase"};
    const auto session = at();
    for (const Action& action : session->rules().actions) {
        all.insert(action.id);
    }
    EXPECT_EQ(used, all) << "all that the rules let people do was done";
}

} // namespace
} // namespace umpire::test::assault_test
