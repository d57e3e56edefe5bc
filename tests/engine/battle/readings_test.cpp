// Every reading of every switch makes a difference that somebody at the table can see: in an answer, in what
// is owed, warned of or told.

#include "support/field.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace umpire::test::readings_test {
namespace {

/// What is done to show a reading's difference, on a field of which both sides have one of everything.
struct Demonstration {
    const char* ruling;
    const char* reading;
    std::vector<Json> commands;
};

Field everything() {
    const Json veteran{{"quality", "veteran"}};
    Field field;
    field.ours("rifles", "infantry", "british", 6, {{"order", "lets-get-the-buggers"}})
        .ours("horse", "cavalry", "anzac", 4, {{"order", "lets-get-the-buggers"}})
        .ours("gunned", "infantry", "british", 5, {{"machine-gun", true}})
        .ours("guns", "artillery", "british", 3)
        .ours("vickers", "machine-guns", "british", 2)
        .ours("marksman", "sniper", "british", 1)
        .ours("eyes", "artillery-observer", "british", 1)
        .ours("car", "armoured-car", "british", 1)
        .ours("fords", "patrol-cars", "british", 4)
        .ours("tank", "tank", "british", 1)
        .ours("plane", "plane", "british", 1)
        .theirs("foot", "infantry", "turkish", 6)
        .theirs("jager", "infantry", "german", 5, veteran)
        .theirs("krupp", "artillery", "turkish", 3);
    return field;
}

Json ruled(Json command, const char* key, Json value) {
    command[key] = std::move(value);
    return command;
}

Json nextPhase() {
    return {{"do", "next-phase"}};
}

Json endTurn() {
    return {{"do", "end-turn"}};
}

Json state(const Id& subject, const char* word) {
    return adjustment(subject, {{"state", word}});
}

/// The dice are thrown by the program, so that a command may stand for readings that throw differently.
Json open(Json command) {
    command.erase("dice");
    return command;
}

const Json facts(const char* fact, Json value = true) {
    return Json{{fact, std::move(value)}};
}

Json burst(int dice) {
    return ruled(open(shoot("car", "foot", {})), "jam-dice", dice);
}

Json attack(const Id& target, const Json& dice) {
    return ruled(shoot("plane", target, dice), "attack", "bombing");
}

Json airSupport() {
    return checkOf("air-support", "side", "empire", {3, 5});
}

Json knackered(int die) {
    return checkOf("knackered", "formation", "regiment", {die});
}

std::vector<Demonstration> demonstrations() {
    const Json declared = open(charge("horse", "foot", {}));
    const std::vector<Json> phases{nextPhase(), nextPhase(), nextPhase(), nextPhase()};
    return {
        {"s-offboth", "exclusive", {state("colonel", "lost"), morale("foot", 6, facts("officer-within-9"))}},
        {"s-spitend", "one-turn", {morale("foot", 2), endTurn(), endTurn()}},
        {"s-spitend", "reform-only", {morale("foot", 2), morale("foot", 8)}},
        {"s-reformcont", "yes", {melee("foot", "rifles", 7, 7), melee("foot", "rifles", 7, 7)}},
        {"s-patrolmg", "machine-gun-unit", {shoot("fords", "foot", {7})}},
        {"s-weakmodel", "on", {shoot("marksman", "foot", {7})}},
        {"s-nominus", "attack-only", {adjustment("foot", {{"lost", 2}}), attack("foot", {6, 7})}},
        {"s-vetrout", "no-loss", {morale("jager", 1)}},
        {"s-routfirst", "next-move", {morale("foot", 1)}},
        {"s-routcheck", "rally-on-6", {state("foot", "buggering-off"), morale("foot", 6)}},
        {"s-routcheck", "no-checks", {state("foot", "buggering-off"), open(shoot("rifles", "foot", {}))}},
        {"s-madstand", "ready-sheet", {morale("krupp", 8)}},
        {"s-chargeloss", "movement-only", {charge("horse", "foot", {4})}},
        {"s-offrepl", "two-turns", {checkOf("officer-casualty", "officer", "brigadier", {1})}},
        {"s-knspit", "none", {state("foot", "spittin-the-dummy"), open(knackered(0))}},
        {"s-knspit",
         "one-a-unit",
         {adjustment("jager", {{"lost", 2}}), state("foot", "spittin-the-dummy"), open(knackered(0))}},
        {"s-knrout",
         "counted",
         {adjustment("jager", {{"lost", 4}}), state("foot", "buggering-off"), knackered(1)}},
        {"s-knratchet", "worsen-only", {adjustment("foot", {{"lost", 6}}), knackered(1), knackered(8)}},
        {"s-driven", "leaves", {attack("foot", {7})}},
        {"s-acjam", "cancels", {ruled(shoot("car", "foot", {3, "jam", 5}), "jam-dice", 2)}},
        {"s-actotal", "only-minus", {adjustment("foot", {{"lost", 2}}), shoot("car", "foot", {1, 5})}},
        {"s-hitdie", "per-element", {endTurn(), open(shoot("krupp", "tank", {}))}},
        {"s-mgcount", "extra", {morale("gunned", 1)}},
        {"s-dismount", "cavalry-profile", {adjustment("horse", {{"mounted", false}})}},
        {"s-checks", "per-phase", {shoot("rifles", "foot", {7}), shoot("gunned", "foot", {7})}},
        {"s-firememory", "half-turn", {shoot("guns", "foot", {7}), melee("rifles", "foot", 7, 7)}},
        {"s-support", "friends-too", {morale("foot", 6, facts("supported"))}},
        {"s-chargebonus",
         "every-round",
         {melee("horse", "foot", 5, 6, facts("charging")), melee("horse", "foot", 5, 6, facts("charging"))}},
        {"s-chargetest", "both", {declared, phases[0], phases[1], phases[2], phases[3]}},
        {"s-chargetest", "phase-5", {declared}},
        {"s-contactfire", "anyone", {charge("horse", "foot", {6}), endTurn(), shoot("krupp", "horse", {6})}},
        {"s-contactfire", "nobody", {charge("horse", "foot", {6}), endTurn(), shoot("foot", "horse", {6})}},
        {"s-meleerate",
         "chargers-turn",
         {charge("horse", "foot", {6}), endTurn(), phases[0], phases[1], phases[2]}},
        {"s-madtiming", "at-once", {shoot("rifles", "foot", {8})}},
        {"s-autoloss",
         "before",
         {nextPhase(),
          nextPhase(),
          nextPhase(),
          melee("rifles", "foot", 6, 3),
          {{"do", "automatic-loss"}, {"unit", "foot"}}}},
        {"s-offrolls",
         "per-phase",
         {morale("foot", 6, facts("officers-within-3", {"colonel"})),
          checkOf("officer-casualty", "officer", "colonel", {5}),
          morale("foot", 6, facts("officers-within-3", {"colonel"}))}},
        {"s-offorder", "before", {morale("foot", 6, facts("officers-within-3", {"colonel"}))}},
        {"s-knhold",
         "for-good",
         {adjustment("foot", {{"lost", 6}}), adjustment("jager", {{"lost", 3}}), knackered(1)}},
        {"s-planeroll", "per-plane", {airSupport()}},
        {"s-acmax", "3", {burst(4)}},
        {"s-acmax", "4", {burst(5)}},
        {"s-acmax", "6", {burst(7)}},
        {"s-patrolshoot", "always", {shoot("fords", "foot", {7})}},
        {"s-tankroll", "every-turn", {nextPhase()}},
        {"s-obs24", "to-target", {nextPhase()}},
        {"s-obs24", "both", {nextPhase()}},
    };
}

/// Everything that is answered, owed and told; not which switches were looked at.
Json toldOf(const Demonstration& shown, const std::string& reading) {
    const auto session = everything().ruling(shown.ruling, reading).open();
    RandomDice dice(3);
    Json told = Json::array();
    for (const Json& command : shown.commands) {
        told.push_back(session->execute(command, dice).toJson());
        told.push_back(session->show("due"));
    }
    for (const Subject* unit : session->battle().all(SubjectKind::Unit)) {
        told.push_back(session->show(unit->id));
    }
    return told;
}

TEST(Readings, EachMakesADifferenceThatIsSeen) {
    const auto session = Field().open();
    const std::vector<Demonstration> all = demonstrations();
    for (const Ruling& ruling : session->rules().rulings) {
        for (const Ruling::Reading& reading : ruling.readings) {
            if (reading.id == ruling.standard()) {
                continue;
            }
            const auto differs = [&](const Demonstration& shown) {
                return shown.ruling == ruling.id && shown.reading == reading.id &&
                       toldOf(shown, reading.id) != toldOf(shown, ruling.standard());
            };
            EXPECT_TRUE(std::any_of(all.begin(), all.end(), differs)) << ruling.id << ' ' << reading.id;
        }
    }
}

/// The demonstrations are sound: by the default everything that is done is possible.
TEST(Readings, AreDemonstratedByWhatIsPossible) {
    for (const Demonstration& shown : demonstrations()) {
        const Id standard = Field().open()->rules().ruling(shown.ruling)->standard();
        for (const Json& answer : toldOf(shown, standard)) {
            const bool knackeredBelow = std::string(shown.reading) == "none";
            EXPECT_TRUE(!answer.contains("ok") || answer["ok"] == Json(true) || knackeredBelow)
                << shown.ruling << ' ' << answer.dump();
        }
    }
}

} // namespace
} // namespace umpire::test::readings_test
