// A whole game from an empty table to its end: the roster, who goes first, four turns, and nobody left to
// fight.

#include "roster_session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

namespace umpire::test::whole_game_test {
namespace {

const char* const script = R"(
{"do": "scenario", "set": {"title": "The wells of Bir Hamad", "date": "1917-11-03"}}
{"do": "enlist", "sides": [{"id": "empire", "name": "Mounted column", "edge": "south"}, {"id": "ottoman", "name": "Rearguard", "edge": "north"}]}
{"do": "enlist", "formations": [{"id": "lh", "name": "Light Horse Brigade", "kind": "brigade", "side": "empire"}, {"id": "guard", "name": "Rearguard Regiment", "kind": "brigade", "side": "ottoman"}]}
{"do": "enlist", "officers": [{"id": "ryrie", "name": "Ryrie", "commands": "lh"}, {"id": "ismet", "name": "Ismet", "commands": "guard"}]}
{"do": "enlist", "units": [{"id": "6lh", "name": "6th Light Horse", "formation": "lh", "type": "cavalry", "nation": "anzac", "elements": 5, "machine-gun": true, "order": "lets-get-the-buggers"}, {"id": "7lh", "name": "7th Light Horse", "formation": "lh", "type": "cavalry", "nation": "anzac", "elements": 4, "order": "lets-get-the-buggers"}, {"id": "foot", "name": "Foot battalion", "formation": "lh", "type": "infantry", "nation": "british", "elements": 5, "order": "shes-mine", "objective": "the wells"}, {"id": "hac", "name": "Horse artillery", "formation": "lh", "type": "artillery", "nation": "british", "elements": 2}, {"id": "lamb", "name": "Armoured car", "formation": "lh", "type": "armoured-car", "nation": "british", "elements": 1}, {"id": "obs", "name": "Observer", "formation": "lh", "type": "artillery-observer", "nation": "british", "elements": 1}, {"id": "be2", "name": "B.E.2", "formation": "lh", "type": "plane", "nation": "british", "elements": 1}]}
{"do": "enlist", "units": [{"id": "i", "name": "I Battalion", "formation": "guard", "type": "infantry", "nation": "turkish", "elements": 5, "order": "goin-nowhere"}, {"id": "ii", "name": "II Battalion", "formation": "guard", "type": "infantry", "nation": "turkish", "elements": 5, "machine-gun": true, "order": "goin-nowhere"}, {"id": "lancers", "name": "Lancers", "formation": "guard", "type": "cavalry", "nation": "turkish", "elements": 4, "order": "lets-get-the-buggers"}, {"id": "mg", "name": "Machine guns", "formation": "guard", "type": "machine-guns", "nation": "german", "elements": 2}, {"id": "sniper", "name": "Sniper", "formation": "guard", "type": "sniper", "nation": "turkish", "elements": 1}, {"id": "panzer", "name": "Captured tank", "formation": "guard", "type": "tank", "nation": "german", "elements": 1}, {"id": "taube", "name": "Taube", "formation": "guard", "type": "plane", "nation": "german", "elements": 1}]}
{"do": "scenario", "set": {"objectives": [{"id": "wells", "name": "The wells"}]}}
{"do": "objective", "objective": "wells", "holder": "ottoman"}
{"do": "check", "check": "initiative", "dice": [6, 6, 7, 2]}
{"do": "check", "check": "air-support", "side": "empire", "dice": [1, 1]}
{"do": "check", "check": "air-support", "side": "ottoman", "dice": [2, 2]}
{"do": "charge", "unit": "7lh", "target": "lancers", "facts": {"supported": true}, "dice": [5]}
{"do": "next-phase"}
{"do": "next-phase"}
{"do": "shoot", "unit": "hac", "target": "i", "facts": {"supported": true, "in-cover": true, "aim": "indirect", "observer": "obs"}, "dice": [3]}
{"do": "shoot", "unit": "lamb", "target": "ii", "jam-dice": 3, "facts": {"supported": true, "in-cover": true, "officers-within-3": ["ismet"]}, "dice": [2, "jam", 3, 7]}
{"do": "check", "check": "officer-casualty", "officer": "ismet", "dice": [1]}
{"do": "shoot", "unit": "be2", "target": "mg", "attack": "strafing", "facts": {"supported": true, "in-cover": true}, "dice": [5, 7]}
{"do": "shoot", "unit": "foot", "target": "i", "facts": {"supported": true, "in-cover": true}, "dice": [2]}
{"do": "end-turn"}
{"do": "check", "check": "off-road", "unit": "lamb", "dice": [1]}
{"do": "next-phase"}
{"do": "check", "check": "tank-move", "unit": "panzer", "dice": [3]}
{"do": "reform", "unit": "i"}
{"do": "next-phase"}
{"do": "shoot", "unit": "panzer", "target": "lamb", "dice": ["jam", 1]}
{"do": "shoot", "unit": "mg", "target": "foot", "facts": {"supported": true, "officer-within-9": true, "officers-within-3": ["ryrie"]}, "dice": [4]}
{"do": "check", "check": "officer-casualty", "officer": "ryrie", "dice": [5]}
{"do": "shoot", "unit": "sniper", "target": "hac", "facts": {"supported": true}, "dice": [6]}
{"do": "shoot", "unit": "ii", "target": "6lh", "facts": {"supported": true}, "dice": [5]}
{"do": "next-phase"}
{"do": "melee", "a": {"unit": "7lh", "facts": {"charging": true, "supported": true}}, "b": {"unit": "lancers", "facts": {"supported": true}}, "dice": [4, 7]}
{"do": "end-turn"}
{"do": "check", "check": "knackered", "formation": "guard", "dice": [7]}
{"do": "charge", "unit": "6lh", "target": "ii", "facts": {"supported": true, "in-cover": true}, "dice": [4]}
{"do": "next-phase"}
{"do": "limber", "unit": "hac", "reason": "it goes forward"}
{"do": "next-phase"}
{"do": "check", "check": "repair", "unit": "lamb", "dice": [2, "jam"]}
{"do": "shoot", "unit": "foot", "target": "i", "facts": {"supported": true}, "dice": [2]}
{"do": "shoot", "unit": "be2", "target": "panzer", "attack": "bombing", "dice": [3, "jam", 3]}
{"do": "next-phase"}
{"do": "melee", "a": {"unit": "7lh", "facts": {"supported": true}}, "b": {"unit": "lancers", "facts": {"supported": true}}, "dice": [5, 4]}
{"do": "automatic-loss", "unit": "lancers"}
{"do": "end-turn"}
{"do": "waive", "due": "off-road-lamb", "reason": "it kept to the road"}
{"do": "next-phase"}
{"do": "next-phase"}
{"do": "dogfight", "stay": ["taube"]}
{"do": "shoot", "unit": "taube", "target": "foot", "attack": "bombing", "facts": {"supported": true}, "dice": [8]}
{"do": "crash-site", "plane": "taube", "dice": [2, 3, 4]}
{"do": "check", "check": "crash", "unit": "ii", "dice": [6]}
{"do": "shoot", "unit": "mg", "target": "6lh", "facts": {"supported": true}, "dice": [1]}
{"do": "shoot", "unit": "sniper", "target": "hac", "facts": {"supported": true}, "dice": [4]}
{"do": "next-phase"}
{"do": "end-turn"}
{"do": "check", "check": "knackered", "formation": "guard", "dice": [3]}
{"do": "charge", "unit": "6lh", "target": "sniper"}
{"do": "charge", "unit": "7lh", "target": "mg", "facts": {"supported": true}, "dice": [2]}
{"do": "call-off", "unit": "7lh"}
{"do": "next-phase"}
{"do": "unlimber", "unit": "hac", "reason": "in reach of the wells"}
{"do": "dismount", "unit": "6lh", "reason": "it lines the bank"}
{"do": "next-phase"}
{"do": "shoot", "unit": "lamb", "target": "ii", "jam-dice": 2, "facts": {"supported": true}, "dice": ["jam", "jam"]}
{"do": "shoot", "unit": "foot", "target": "ii", "facts": {"supported": true, "in-cover": true}, "dice": [8]}
{"do": "end-turn"}
{"do": "check", "check": "off-road", "unit": "lamb", "dice": ["jam"]}
{"do": "charge", "unit": "ii", "target": "foot", "facts": {"supported": true, "officer-within-9": true}, "dice": [5]}
{"do": "next-phase"}
{"do": "check", "check": "tank-move", "unit": "panzer", "dice": ["jam"]}
{"do": "next-phase"}
{"do": "next-phase"}
{"do": "end-turn"}
{"do": "check", "check": "knackered", "formation": "guard", "facts": {"surrenders": ["ii"]}, "dice": [3]}
{"do": "charge", "unit": "7lh", "target": "mg", "facts": {}, "dice": [7]}
{"do": "undo"}
{"do": "give-order", "unit": "foot", "order": "lets-get-the-buggers", "reason": "the wells are as good as taken"}
{"do": "next-phase"}
{"do": "mount", "unit": "6lh", "reason": "the pursuit begins"}
{"do": "next-phase"}
{"do": "shoot", "unit": "hac", "target": "mg", "dice": [1]}
{"do": "end-turn"}
{"do": "adjust", "subject": "mg", "set": {"state": "gone"}, "reason": "its mules are past the northern edge"}
{"do": "strike-off", "unit": "mg", "as": "dispersed"}
{"do": "objective", "objective": "wells", "holder": "empire"}
{"do": "note", "record": 40, "text": "here the rearguard broke"}
)";

std::vector<Json> commands() {
    std::vector<Json> all;
    std::istringstream lines(script);
    for (std::string line; std::getline(lines, line);) {
        if (!line.empty()) {
            all.push_back(Json::parse(line));
        }
    }
    return all;
}

/// What the turn brings by itself is told among the warnings.
bool isAnnounced(const RulePack& rules, const std::string& warning) {
    const std::regex place("\\{[^}]*\\}");
    return std::any_of(rules.moments.begin(), rules.moments.end(), [&](const Moment& moment) {
        const std::string text = moment.text.empty() ? "" : rules.text(moment.text);
        return !text.empty() && std::regex_match(warning, std::regex(std::regex_replace(text, place, ".+")));
    });
}

class WholeGame : public testing::Test {
  protected:
    WholeGame() : session(emptySession()) {
        PhysicalDice none({});
        for (const Json& command : commands()) {
            const Answer answer = session->execute(command, none);
            EXPECT_TRUE(answer.ok) << dumpLine(command) << '\n' << answer.refusal.message;
            for (const std::string& warning : answer.warnings) {
                EXPECT_TRUE(command.contains("reason") || isAnnounced(session->rules(), warning))
                    << dumpLine(command) << '\n'
                    << warning;
            }
        }
    }

    std::unique_ptr<Session> session;
};

TEST_F(WholeGame, EndsWithNobodyLeftOfTheBrigadeThatBrokeAndNothingOwed) {
    const Json guard = session->show("guard");
    EXPECT_EQ(guard["state"], Json("buggering-off"));
    EXPECT_EQ(guard["lost"], Json(13));
    EXPECT_EQ(guard["captured"], Json(4)) << "the lancers caught, and those who gave themselves up";
    EXPECT_EQ(guard["elements-start"], Json(17));
    for (const Id& unit : session->battle().unitsOf(*session->battle().find("ottoman"))) {
        EXPECT_EQ(shown(*session, unit, "state"), Json("gone")) << unit;
    }
    EXPECT_EQ(session->show("lh")["lost"], Json(1));
    EXPECT_EQ(session->show("turn")["turn"], Json(4));
    EXPECT_EQ(session->battle().objective("wells")->holder, "empire");
    EXPECT_EQ(owed(*session), std::vector<std::string>{});
}

TEST_F(WholeGame, UsesEveryCommandAndEveryRollOfTheRules) {
    std::set<std::string> done;
    std::set<std::string> rolled{"air-arrival"}; // its die is told with that of air support
    for (const Json& command : commands()) {
        done.insert(command["do"].get<std::string>());
    }
    for (const Record& record : session->records()) {
        for (const Json& step : record.steps) {
            rolled.insert(step["check"].get<std::string>());
        }
    }
    for (const Action& action : session->rules().actions) {
        EXPECT_TRUE(done.contains(action.id)) << action.id;
    }
    for (const Check& check : session->rules().checks) {
        EXPECT_TRUE(rolled.contains(check.id)) << check.id;
    }
}

TEST_F(WholeGame, IsTheSameOnceSavedAndReadAgain) {
    const auto again = reloaded(*session);
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->battle() == session->battle());
    EXPECT_EQ(again->records().size(), session->records().size());
}

} // namespace
} // namespace umpire::test::whole_game_test
