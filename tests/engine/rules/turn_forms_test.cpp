// What packs may say of their turn: moments, who goes first, whom a phase belongs to, turns without halves.

#include "small_game.h"

#include "umpire/battle/dice_audit.h"
#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/write_sheet.h"

#include <gtest/gtest.h>

namespace umpire::test::turn_forms_test {
namespace {

using Lines = std::vector<std::string>;

const Json nextPhase{{"do", "next-phase"}};
const Json endTurn{{"do", "end-turn"}};
const Json draw{{"do", "draw"}};

/// A moment that announces itself by a text of its own.
void announce(SmallPack& pack, Json moment, const std::string& text) {
    const std::string id = "says-" + std::to_string(pack.file("texts")["texts"].size());
    pack.file("texts")["texts"][id] = text;
    moment["text"] = id;
    pack.file("turn")["moments"].push_back(std::move(moment));
}

void happen(SmallPack& pack, const std::string& moment) {
    pack.file("turn")["moments"].push_back(Json::parse(moment));
}

TEST(Moments, OfTheTurnComeAroundThoseOfItsHalves) {
    SmallPack pack;
    for (const char* at : {"battle-start", "turn-start", "turn-end", "half-turn-start", "half-turn-end"}) {
        announce(pack, {{"at", at}}, std::string(at) + " {turn}");
    }
    const auto game = smallGame(pack);
    EXPECT_EQ(warnings(*game, endTurn),
              (Lines{"battle-start 1", "turn-start 1", "half-turn-start 1", "half-turn-end 1"}))
        << "the second half-turn's start is said already";
    EXPECT_EQ(warnings(*game, endTurn),
              (Lines{"half-turn-end 1", "turn-end 1", "turn-start 2", "half-turn-start 2"}));
    EXPECT_EQ(warnings(*game, endTurn), (Lines{"half-turn-end 2", "half-turn-start 2"}));
}

TEST(Moments, OfTheTurnAreForBothSides) {
    SmallPack pack;
    announce(pack, {{"at", "turn-end"}, {"for-each", "unit"}}, "{self.name} rests");
    announce(pack, {{"at", "half-turn-end"}, {"for-each", "unit"}}, "{self.name} waits");
    const auto game = smallGame(pack);
    EXPECT_EQ(warnings(*game, endTurn), (Lines{"Fox waits", "Hen waits"}));
    EXPECT_EQ(warnings(*game, endTurn), (Lines{"Owl waits", "Fox rests", "Hen rests", "Owl rests"}));
}

/// Whoever is tired tires the others of the band.
void addTired(SmallPack& pack) {
    pack.file("attributes")["attributes"].push_back(
        Json::parse(R"({"id": "tired", "of": "unit", "name": "Tired", "kind": "flag", "mark": true})"));
    announce(pack, Json::parse(R"({"at": "half-turn-end", "for-each": "unit", "when": "$self.tired",
                                   "effects": [{"for": "$self.formation.units",
                                                "effects": [{"set": "tired", "to": true}]}]})"),
             "{self.name} is tired");
}

TEST(Moments, ConcernWhomTheyCameToConcernOnTheWay) {
    SmallPack pack;
    addTired(pack);
    for (const char* first : {"fox", "hen"}) {
        const auto game = smallGame(pack);
        done(*game, {{"do", "adjust"}, {"subject", first}, {"set", {{"tired", true}}}});
        const bool both = std::string(first) == "fox";
        EXPECT_EQ(warnings(*game, endTurn),
                  both ? (Lines{"Fox is tired", "Hen is tired"}) : Lines{"Hen is tired"})
            << "who was passed is not asked again";
        EXPECT_EQ(shown(*game, "fox", "tired"), Json(true));
    }
}

TEST(Moments, FindWhoStoresWhatTheyLookForFirst) {
    SmallPack pack;
    addTired(pack);
    const auto game = smallGame(pack);
    done(*game, Json::parse(R"({"do": "adjust", "subject": "hen", "set": {"tired": true}})"));
    EXPECT_EQ(game->battle().holdersOf(SubjectKind::Unit, "tired", true), std::vector<Symbol>{Symbol("hen")});
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(game->battle().holdersOf(SubjectKind::Unit, "tired", true).empty());
}

TEST(BattleStart, HappensWithTheFirstThingPlayedAndIsUndoneWithIt) {
    SmallPack pack;
    happen(pack, R"({"at": "battle-start", "for-each": "unit", "effects": [{"do": "loses-one"}]})");
    const auto game = smallGame(pack);
    const Battle before = game->battle();
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(0));
    done(*game, nextPhase);
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(1));
    EXPECT_EQ(shown(*game, "owl", "lost"), Json(1));
    done(*game, nextPhase);
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(1)) << "once";
    readAgain(*game);
    done(*game, {{"do", "undo"}});
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(game->battle() == before);
    done(*game, nextPhase);
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(1)) << "and again after it was undone";
}

TEST(BattleStart, SeesTheRosterAsItIsWhenPlayBegins) {
    SmallPack pack;
    happen(pack, R"({"at": "battle-start", "for-each": "unit", "effects": [{"do": "loses-one"}]})");
    const auto game = smallGame(pack);
    done(*game,
         Json::parse(R"({"do": "enlist", "under": "gang", "units": [{"name": "Cat", "sort": "rider"}]})"));
    EXPECT_EQ(shown(*game, "cat", "lost"), Json(0));
    done(*game, nextPhase);
    EXPECT_EQ(shown(*game, "cat", "lost"), Json(1));
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(1));
    done(*game, {{"do", "reset"}});
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(0));
    done(*game, nextPhase);
    EXPECT_EQ(shown(*game, "fox", "lost"), Json(1)) << "a battle that starts again starts with it";
    readAgain(*game);
}

TEST(BattleStart, ShowsWhatIsOwedBeforehandAndOwesItOnce) {
    SmallPack pack;
    pack.file("texts")["texts"]["due-courage"] = "Courage of {self.name}";
    happen(pack, R"({"at": "battle-start", "for-each": "unit", "when": "$self.sort.quick",
                     "effects": [{"due": "courage", "text": "due-courage"}]})");
    const auto game = smallGame(pack);
    ASSERT_EQ(game->battle().due.size(), 1U);
    EXPECT_EQ(game->battle().due.front().text, "Courage of Fox");
    done(*game,
         Json::parse(R"({"do": "enlist", "under": "gang", "units": [{"name": "Cat", "sort": "rider"}]})"));
    EXPECT_EQ(game->battle().due.size(), 2U);
    done(*game, Json::parse(R"({"do": "check", "check": "courage", "unit": "fox", "dice": [4]})"));
    ASSERT_EQ(game->battle().due.size(), 1U) << "what was taken is not owed again as the battle begins";
    EXPECT_EQ(game->battle().due.front().text, "Courage of Cat");
    readAgain(*game);
}

TEST(FirstSide, OfTheTurnsStartOrdersThatTurn) {
    SmallPack pack;
    happen(
        pack,
        R"({"at": "turn-start", "for-each": "side", "when": {"all": [{"=": ["$turn", 2]}, {"=": ["$self.id", "blue"]}]},
                     "effects": [{"first-side": "$self"}]})");
    const auto game = smallGame(pack);
    Lines moments;
    for (int half = 0; half < 6; ++half) {
        moments.push_back(moment(*game));
        done(*game, endTurn);
    }
    EXPECT_EQ(moments,
              (Lines{"1 red dawn", "1 blue dawn", "2 blue dawn", "2 red dawn", "3 blue dawn", "3 red dawn"}));
    readAgain(*game);
}

/// A check of a side that lets the side move first.
void addToss(SmallPack& pack) {
    pack.file("checks")["checks"].push_back(Json::parse(R"({
        "id": "toss", "name": "Toss", "section": "1", "form": "banded", "subject": "side", "die": "d6",
        "symbols": {"star": "stays"}, "bands": [{"to": 2, "outcome": "runs"}, {"from": 3, "outcome": "stays"}],
        "effects": [{"outcomes": ["stays"], "effects": [{"first-side": "$self"}]}], "direct": true})"));
    pack.file("checks")["outcomes"][0]["text"] = "Stays.";
}

TEST(FirstSide, ThrownBeforeAnybodyMovedSaysWhoMovesNow) {
    SmallPack pack;
    addToss(pack);
    const auto game = smallGame(pack);
    done(*game, Json::parse(R"({"do": "check", "check": "toss", "side": "blue", "dice": [5]})"));
    EXPECT_EQ(moment(*game), "1 blue dawn");
    done(*game, endTurn);
    EXPECT_EQ(moment(*game), "1 red dawn");
}

TEST(FirstSide, ThrownLaterCountsFromTheNextTurn) {
    SmallPack pack;
    addToss(pack);
    for (const int phases : {1, 2, 3}) {
        const auto game = smallGame(pack);
        for (int i = 0; i < phases; ++i) {
            done(*game, nextPhase);
        }
        const std::string before = moment(*game);
        done(*game, Json::parse(R"({"do": "check", "check": "toss", "side": "blue", "dice": [5]})"));
        EXPECT_EQ(moment(*game), before);
        while (game->battle().clock.turn == 1) {
            done(*game, endTurn);
        }
        EXPECT_EQ(game->battle().clock.halfTurn, 2) << "each side had its half";
        EXPECT_EQ(moment(*game), "2 blue dawn");
        readAgain(*game);
    }
}

TEST(FirstSide, IsKnownToExpressions) {
    SmallPack pack;
    announce(pack,
             {{"at", "turn-end"},
              {"for-each", "side"},
              {"when", Json::parse(R"({"=": ["$self", "$first-side"]})")}},
             "first {self.name}");
    announce(pack,
             {{"at", "turn-end"},
              {"for-each", "side"},
              {"when", Json::parse(R"({"=": ["$self", "$last-side"]})")}},
             "last {self.name}");
    const auto known = smallGame(pack, {{"first-side", "blue"}});
    done(*known, endTurn);
    EXPECT_EQ(warnings(*known, endTurn), (Lines{"first Blue", "last Red"}));
    const auto unknown = smallGame(pack);
    done(*unknown, endTurn);
    EXPECT_EQ(warnings(*unknown, endTurn), Lines{});
}

void withoutHalves(SmallPack& pack) {
    pack.file("turn")["halves"] = false;
}

TEST(WithoutHalves, ATurnHasItsPhasesOnce) {
    SmallPack pack;
    withoutHalves(pack);
    announce(pack, {{"at", "turn-end"}}, "over {turn}");
    const auto game = smallGame(pack);
    EXPECT_EQ(moment(*game), "1  dawn");
    done(*game, nextPhase);
    EXPECT_EQ(moment(*game), "1  dusk");
    EXPECT_EQ(warnings(*game, nextPhase), Lines{"over 1"});
    EXPECT_EQ(moment(*game), "2  dawn");
    EXPECT_EQ(game->battle().clock.halfTurn, 1);
    EXPECT_EQ(warnings(*game, endTurn), Lines{"over 2"});
    EXPECT_EQ(moment(*game), "3  dawn");
    readAgain(*game);
}

TEST(WithoutHalves, MomentsAreForBothSides) {
    SmallPack pack;
    withoutHalves(pack);
    announce(pack, {{"at", "phase-start"}, {"phase", "dusk"}, {"for-each", "unit"}}, "{self.name} tires");
    const auto game = smallGame(pack);
    EXPECT_EQ(warnings(*game, nextPhase), (Lines{"Fox tires", "Hen tires", "Owl tires"}));
}

TEST(WithoutHalves, WhatLastsAHalfTurnLastsATurn) {
    SmallPack pack;
    withoutHalves(pack);
    pack.file("turn")["phases"][0]["owner"] = {{"side", "$first-side"}};
    pack.file("attributes")["attributes"].push_back(Json::parse(
        R"({"id": "tired", "of": "unit", "name": "Tired", "kind": "flag", "lasts": "half-turn", "mark": true})"));
    const auto game = smallGame(pack, {{"first-side", "blue"}});
    EXPECT_EQ(moment(*game), "1 blue dawn");
    done(*game, Json::parse(R"({"do": "adjust", "subject": "fox", "set": {"tired": true}})"));
    done(*game, nextPhase);
    EXPECT_EQ(moment(*game), "1  dusk");
    EXPECT_EQ(shown(*game, "fox", "tired"), Json(true)) << "another side's phase is the same turn";
    done(*game, nextPhase);
    EXPECT_EQ(shown(*game, "fox", "tired"), Json(false));
}

TEST(Halves, WhatLastsATurnOutlivesAHalfTurn) {
    SmallPack pack;
    pack.file("attributes")["attributes"].push_back(Json::parse(
        R"({"id": "tired", "of": "unit", "name": "Tired", "kind": "flag", "lasts": "turn", "mark": true})"));
    const auto game = smallGame(pack);
    EXPECT_EQ(moment(*game), "1 red dawn");
    done(*game, Json::parse(R"({"do": "adjust", "subject": "fox", "set": {"tired": true}})"));
    done(*game, endTurn);
    EXPECT_EQ(moment(*game), "1 blue dawn");
    EXPECT_EQ(shown(*game, "fox", "tired"), Json(true))
        << "the half-turn of the other side is of the same turn";
    done(*game, endTurn);
    EXPECT_EQ(moment(*game), "2 red dawn");
    EXPECT_EQ(shown(*game, "fox", "tired"), Json(false));
    readAgain(*game);
}

TEST(Owners, OfPhasesAlternate) {
    SmallPack pack;
    withoutHalves(pack);
    pack.file("turn")["phases"][0]["owner"] = {{"side", "$first-side"}};
    pack.file("turn")["phases"][1]["owner"] = {{"side", "$last-side"}};
    announce(pack, {{"at", "phase-end"}, {"phase", "dusk"}, {"for-each", "unit"}}, "{self.name} sleeps");
    const auto game = smallGame(pack, {{"first-side", "blue"}});
    EXPECT_EQ(moment(*game), "1 blue dawn");
    EXPECT_EQ(game->show("turn")["owner"], Json("blue"));
    done(*game, nextPhase);
    EXPECT_EQ(moment(*game), "1 red dusk");
    EXPECT_EQ(warnings(*game, nextPhase), (Lines{"Fox sleeps", "Hen sleeps"}));
    readAgain(*game);
}

TEST(Owners, MayBeBothInAHalfTurn) {
    SmallPack pack;
    pack.file("turn")["phases"][1]["owner"] = "both";
    announce(pack, {{"at", "phase-start"}, {"phase", "dusk"}, {"for-each", "unit"}}, "{self.name} fires");
    const auto game = smallGame(pack);
    EXPECT_FALSE(game->show("turn").contains("owner"));
    EXPECT_EQ(warnings(*game, nextPhase), (Lines{"Fox fires", "Hen fires", "Owl fires"}));
    EXPECT_EQ(moment(*game), "1 red dusk");
    EXPECT_EQ(game->show("turn")["owner"], Json(nullptr));
}

/// The value of `$phase-side` for everybody in each phase.
TEST(Owners, AreKnownToExpressions) {
    SmallPack pack;
    pack.file("turn")["phases"][1]["owner"] = Json::parse(R"({"side": "$last-side"})");
    pack.file("attributes")["attributes"].push_back(Json::parse(
        R"({"id": "on", "of": "unit", "name": "On", "kind": "flag", "derived": {"=": ["$self.side", "$phase-side"]}})"));
    const auto game = smallGame(pack, {{"first-side", "red"}});
    EXPECT_EQ(shown(*game, "fox", "on"), Json(true));
    EXPECT_EQ(shown(*game, "owl", "on"), Json(false));
    done(*game, nextPhase);
    EXPECT_EQ(moment(*game), "1 red dusk") << "it is still red's half-turn";
    EXPECT_EQ(shown(*game, "fox", "on"), Json(false));
    EXPECT_EQ(shown(*game, "owl", "on"), Json(true));
}

TEST(WithoutHalves, RecordAndReportTellOfTurns) {
    SmallPack pack;
    withoutHalves(pack);
    announce(pack, {{"at", "turn-end"}, {"for-each", "unit"}}, "{self.name} rests");
    happen(pack,
           R"({"at": "phase-end", "phase": "dawn", "for-each": "unit", "effects": [{"do": "loses-one"}]})");
    const auto game = smallGame(pack);
    done(*game, nextPhase);
    done(*game, endTurn);
    const sheets::RecordText words(*game);
    EXPECT_EQ(words.who(game->records()[0]), "End of Dawn");
    EXPECT_EQ(words.who(game->records()[1]), "End of turn 1");
    sheets::SheetWish wish;
    wish.sheet = "report";
    const sheets::Sheet report = sheets::makeSheet({game->rules(), game.get()}, wish);
    for (const sheets::Section& section : report.sections) {
        for (const sheets::Block& block : section.blocks) {
            const auto* heading = std::get_if<sheets::Heading>(&block);
            EXPECT_FALSE(heading && heading->words.front().text.empty()) << section.id;
        }
    }
    wish.sheet = "state";
    const std::string state = sheets::writeText({sheets::makeSheet({game->rules(), game.get()}, wish)});
    EXPECT_NE(state.find("Turn 2 · Dawn"), std::string::npos) << state;
    EXPECT_EQ(state.find("first move"), std::string::npos);
}

/// In the evening the units act as they are drawn, but for those that have lost too many.
class WithDraw : public SmallPack {
  public:
    WithDraw() {
        withoutHalves(*this);
        file("turn")["phases"][1]["owner"] =
            Json::parse(R"({"drawn": "unit", "among": {"<": ["$self.lost", 3]}})");
        file("attributes")["attributes"].push_back(Json::parse(
            R"({"id": "on", "of": "unit", "name": "On", "kind": "flag", "derived": {"=": ["$self", "$acting"]}})"));
    }
};

TEST(Draw, SaysWhoActsAndWhoIsLeft) {
    const auto game = smallGame(WithDraw());
    EXPECT_EQ(refusal(*game, draw), "not-possible") << "nobody is drawn in the morning";
    done(*game, nextPhase);
    EXPECT_EQ(game->show("turn")["left"], Json::array({"fox", "hen", "owl"}));
    ASSERT_EQ(game->battle().due.size(), 1U);
    EXPECT_EQ(game->battle().due.front().text, "Draw who acts next: 3 are left");
    EXPECT_EQ(game->battle().due.front().command, draw);
    done(*game, {{"do", "draw"}, {"subject", "hen"}});
    EXPECT_EQ(game->show("turn")["acting"], Json("hen"));
    EXPECT_EQ(game->show("turn")["owner"], Json("red"));
    EXPECT_EQ(game->show("turn")["left"], Json::array({"fox", "owl"}));
    EXPECT_EQ(shown(*game, "hen", "on"), Json(true));
    EXPECT_EQ(refusal(*game, {{"do", "draw"}, {"subject", "hen"}}), "bad-value");
    const Json answer = done(*game, {{"do", "draw"}, {"dice", {2}}});
    EXPECT_EQ(answer["steps"][0]["text"], Json("Owl is drawn."));
    EXPECT_EQ(game->show("turn")["drawn"], Json::array({"hen", "owl"}));
    done(*game, draw);
    EXPECT_EQ(game->show("turn")["acting"], Json("fox")) << "the last needs no dice";
    EXPECT_TRUE(game->battle().due.empty());
    EXPECT_EQ(refusal(*game, draw), "not-possible");
    readAgain(*game);
}

TEST(Draw, ForgetsWithThePhaseAndIsUndone) {
    const auto game = smallGame(WithDraw());
    done(*game, nextPhase);
    const Battle before = game->battle();
    done(*game, {{"do", "draw"}, {"subject", "hen"}});
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(game->battle() == before);
    done(*game, {{"do", "redo"}});
    EXPECT_EQ(warnings(*game, nextPhase), Lines{"Still owed: Draw who acts next: 2 are left"});
    EXPECT_TRUE(game->battle().due.empty());
    EXPECT_FALSE(game->show("turn").contains("acting"));
    done(*game, nextPhase);
    EXPECT_EQ(game->show("turn")["left"], Json::array({"fox", "hen", "owl"}));
}

TEST(Draw, MayBeWaivedOrComeAboutByHand) {
    const auto game = smallGame(WithDraw());
    done(*game, Json::parse(R"({"do": "adjust", "subject": "turn", "set": {"phase": "dusk"}})"));
    ASSERT_EQ(game->battle().due.size(), 1U);
    done(*game, {{"do", "waive"}, {"due", "draw"}, {"reason", "too late"}});
    EXPECT_EQ(warnings(*game, nextPhase), Lines{}) << "what was waived is not owed again";
    readAgain(*game);
}

TEST(Draw, IsToldInTheRecord) {
    const auto game = smallGame(WithDraw());
    done(*game, nextPhase);
    done(*game, {{"do", "draw"}, {"dice", {3}}});
    const sheets::RecordText words(*game);
    EXPECT_EQ(words.who(game->records().back()), "Drawn to act: Owl");
    EXPECT_EQ(words.follows(game->records().back()), "Draw who acts next: 2 are left");
}

TEST(Draw, LeavesOutThoseWhoCannotBe) {
    const auto game = smallGame(WithDraw());
    done(*game, nextPhase);
    done(*game, Json::parse(R"({"do": "adjust", "subject": "owl", "set": {"lost": 3}})"));
    EXPECT_EQ(game->show("turn")["left"], Json::array({"fox", "hen"}));
    EXPECT_EQ(refusal(*game, {{"do", "draw"}, {"subject", "owl"}}), "bad-value");
}

TEST(Draw, OfTheProgramIsRecordedAndCanBeChecked) {
    const auto game = smallGame(WithDraw());
    RandomDice dice(7);
    const auto play = [&](const Json& command) {
        const Answer answer = game->execute(command, dice);
        ASSERT_TRUE(answer.ok) << answer.refusal.message;
    };
    play(nextPhase);
    play(draw);
    play({{"do", "undo"}});
    play(draw);
    play(draw);
    const Record& record = game->records().back();
    ASSERT_TRUE(record.draws);
    EXPECT_EQ(record.draws->count, 1U);
    const auto again = readAgain(*game);
    const DiceAudit audit = auditDice(*again, {});
    EXPECT_EQ(audit.problems, Lines{});
    EXPECT_EQ(audit.dice, 3);
}

TEST(TurnForms, TellWhatIsWrong) {
    const auto wrong = [](const char* pointer, const char* json) {
        SmallPack pack;
        pack.file("turn")[Json::json_pointer(pointer)] = Json::parse(json);
        return pack.problems();
    };
    EXPECT_EQ(wrong("/phases/0/owner", R"("mine")"),
              Lines{"turn.json: error: \"mine\" is none of active and both (at phases[0].owner)"});
    EXPECT_EQ(wrong("/phases/0/owner", R"({"side": "$self"})"),
              Lines{"turn.json: error: \"$self\" has no meaning here: nobody in particular is meant (at "
                    "phases[0].owner.side)"});
    EXPECT_EQ(
        wrong("/phases/0/owner", "{}"),
        Lines{"turn.json: error: the owner of a phase is \"active\", \"both\", or an object with either "
              "\"side\" or \"drawn\" (at phases[0].owner)"});
    EXPECT_EQ(
        wrong("/phases/0/owner", R"({"drawn": "side"})"),
        Lines{
            "turn.json: error: \"side\" is none of unit, formation and officer (at phases[0].owner.drawn)"});
    EXPECT_EQ(
        wrong("/moments", R"([{"at": "turn-start", "phase": "dawn", "text": "hello", "for-each": "unit"}])"),
        Lines{"turn.json: error: \"turn-start\" belongs to no phase; remove \"phase\", or use phase-start or "
              "phase-end (at moments[0].phase)"});
    EXPECT_EQ(
        wrong("/moments", R"([{"at": "turn-start", "effects": [{"set": "lost", "to": 1}]}])").front(),
        "turn.json: error: \"set\" is for $self, but here nobody in particular is meant; put it into the "
        "effects of a \"for\" (at moments[0].effects[0].set)");
    EXPECT_EQ(
        wrong("/moments",
              R"([{"at": "turn-end", "effects": [{"set": {"if": [true, "lost", "lost"]}, "to": 1}]}])")
            .front(),
        "turn.json: error: \"set\" is for $self, but here nobody in particular is meant; put it into the "
        "effects of a \"for\" (at moments[0].effects[0].set)");
    EXPECT_EQ(wrong("/moments", R"([{"at": "turn-start", "text": "hello"}])"),
              Lines{"texts.json: error: the place {self.name} cannot be filled: \"$self\" has no meaning "
                    "here: nobody in "
                    "particular is meant (at texts.hello)"});
    EXPECT_EQ(wrong("/moments", R"([{"at": "turn-end", "effects": [{"first-side": "$units"}]}])"),
              Lines{"turn.json: error: \"$units\" gives a list of subjects where a subject is expected (at "
                    "moments[0].effects[0].first-side)"});
    EXPECT_EQ(
        wrong(
            "/moments",
            R"([{"at": "turn-end", "for-each": "unit", "when": {"=": ["$acting", "$self"]}, "effects": [{"do": "loses-one"}]}])"),
        Lines{"turn.json: error: \"$acting\" has no meaning here: no phase of the turn draws who acts (at "
              "moments[0].when.=[0])"});
}

TEST(TurnForms, WithoutHalvesTellWhatIsWrong) {
    SmallPack pack;
    withoutHalves(pack);
    pack.file("turn")["phases"][0]["owner"] = "active";
    pack.file("turn")["phases"].push_back(
        Json::parse(R"({"id": "noon", "name": "Noon", "owner": {"drawn": "unit"}})"));
    pack.file("turn")["phases"].push_back(
        Json::parse(R"({"id": "night", "name": "Night", "owner": {"drawn": "officer"}})"));
    happen(pack, R"({"at": "half-turn-end", "for-each": "unit", "text": "hello"})");
    EXPECT_EQ(
        pack.problems(),
        (Lines{"turn.json: error: a turn without half-turns has no active side; write \"both\", or name the "
               "side as in {\"side\": \"$first-side\"} (at phases[0].owner)",
               "turn.json: error: the phase \"noon\" draws units; all phases that draw draw subjects of the "
               "same kind (at phases[3].owner.drawn)",
               "turn.json: error: this turn has no half-turns; use turn-start or turn-end (at "
               "moments[0].at)"}));
}

/// An action of a unit that ends the phase or the turn, while that holds.
void addEnding(SmallPack& pack, const char* ends, const Json& when = true) {
    pack.file("actions")["actions"].push_back(
        {{"id", "rests"},
         {"name", "Rests"},
         {"section", "1"},
         {"fields", {{{"id", "unit"}, {"kind", "subject"}, {"subject", "unit"}, {"party", "self"}}}},
         {"effects", {{{"when", when}, {"ends", ends}}}}});
}

const Json rests{{"do", "rests"}, {"unit", "fox"}};

TEST(Effects, EndThePhaseOrTheTurn) {
    SmallPack phase;
    addEnding(phase, "phase");
    announce(phase, {{"at", "phase-end"}, {"phase", "dawn"}}, "dawn is over");
    const auto shorter = smallGame(phase);
    EXPECT_EQ(warnings(*shorter, rests), (Lines{"dawn is over"}));
    EXPECT_EQ(moment(*shorter), "1 red dusk");
    warnings(*shorter, {{"do", "undo"}});
    EXPECT_EQ(moment(*shorter), "1 red dawn");
    SmallPack turn;
    addEnding(turn, "turn");
    const auto half = smallGame(turn);
    warnings(*half, rests);
    EXPECT_EQ(moment(*half), "1 blue dawn");
    EXPECT_EQ(moment(*readAgain(*half)), "1 blue dawn");
}

TEST(Effects, EndThePhaseOnlyWhileTheirConditionHolds) {
    SmallPack pack;
    addEnding(pack, "phase", Json::parse(R"({">": ["$self.lost", 0]})"));
    const auto game = smallGame(pack);
    warnings(*game, rests);
    EXPECT_EQ(moment(*game), "1 red dawn");
    warnings(*game, {{"do", "adjust"}, {"subject", "fox"}, {"set", {{"lost", 1}}}, {"reason", "counted"}});
    warnings(*game, rests);
    EXPECT_EQ(moment(*game), "1 red dusk");
}

TEST(Effects, ThatEndOnePhaseAfterTheOtherAreRefused) {
    SmallPack pack;
    for (const char* phase : {"dawn", "dusk"}) {
        pack.file("turn")["moments"].push_back(
            {{"at", "phase-start"}, {"phase", phase}, {"effects", {{{"ends", "phase"}}}}});
    }
    const auto game = smallGame(pack);
    PhysicalDice none({});
    const Answer answer = game->execute(nextPhase, none);
    EXPECT_EQ(answer.refusal.code, "not-possible");
    EXPECT_EQ(answer.refusal.message, "the rules end one phase after the other and never come to rest; an "
                                      "effect \"ends\" needs another condition");
    EXPECT_EQ(moment(*game), "1 red dawn");
}

/// Whoever fires takes one off the other, and so many as he has left fire.
SmallPack packOfVolleys() {
    SmallPack pack;
    pack.file("attributes")["attributes"].push_back(
        Json::parse(R"({"id": "hits", "of": "unit", "name": "Hits", "kind": "count"})"));
    for (Json& attribute : pack.file("attributes")["attributes"]) {
        if (attribute["id"] == "lost") {
            attribute["held-in"] = "hits";
        }
    }
    pack.file("actions")["actions"].push_back(Json::parse(R"({"id": "fires", "name": "Fires", "section": "1",
        "fields": [{"id": "unit", "kind": "subject", "subject": "unit", "party": "self"},
                   {"id": "target", "kind": "subject", "subject": "unit", "party": "other"}],
        "effects": [{"when": {"=": ["$self.lost", 0]}, "for": "$other", "effects": [
            {"set": "lost", "to": {"+": ["$self.lost", 1]}}]}]})"));
    return pack;
}

TEST(Effects, MayBeHeldUntilAllHaveFired) {
    const auto game = smallGame(packOfVolleys());
    const auto fires = [&](const char* unit, const char* target) {
        warnings(*game, {{"do", "fires"}, {"unit", unit}, {"target", target}});
    };
    const auto count = [&](const char* unit, const char* what) {
        return game->battle().find(unit)->value(what).number();
    };
    fires("fox", "owl");
    fires("hen", "owl");
    fires("owl", "fox");
    EXPECT_EQ(count("owl", "lost"), 0) << "it still fires as it stood";
    EXPECT_EQ(count("owl", "hits"), 2);
    EXPECT_EQ(count("fox", "hits"), 1);
    warnings(*game, nextPhase);
    EXPECT_EQ(count("owl", "lost"), 2);
    EXPECT_EQ(count("owl", "hits"), 0);
    EXPECT_EQ(count("fox", "lost"), 1);
    warnings(*game, {{"do", "undo"}});
    EXPECT_EQ(count("owl", "lost"), 0);
    done(*game,
         Json::parse(R"({"do": "adjust", "subject": "owl", "set": {"lost": 2}, "reason": "counted"})"));
    EXPECT_EQ(count("owl", "lost"), 2) << "by hand it counts at once";
    EXPECT_EQ(count("owl", "hits"), 2);
}

TEST(Effects, ThatAreHeldKeepToTheLimitsTogether) {
    SmallPack pack = packOfVolleys();
    for (Json& attribute : pack.file("attributes")["attributes"]) {
        if (attribute["id"] == "lost") {
            attribute["most"] = 1;
        }
    }
    const auto game = smallGame(pack);
    for (const char* unit : {"fox", "hen"}) {
        warnings(*game, {{"do", "fires"}, {"unit", unit}, {"target", "owl"}});
    }
    warnings(*game, nextPhase);
    EXPECT_EQ(game->battle().find("owl")->value("lost").number(), 1);
}

/// A phase that nobody can use ends by itself; the turn that is ended goes through it and no further.
TEST(Effects, ThatEndAPhaseEndNoneAfterTheTurnIsOver) {
    SmallPack pack;
    pack.file("turn")["moments"].push_back(
        {{"at", "phase-start"}, {"phase", "dusk"}, {"effects", {{{"ends", "phase"}}}}});
    const auto game = smallGame(pack);
    warnings(*game, endTurn);
    EXPECT_EQ(moment(*game), "1 blue dawn");
    warnings(*game, nextPhase);
    EXPECT_EQ(moment(*game), "2 red dawn") << "dusk ended as it began";
}

TEST(Effects, AreHeldInAnotherStoredCount) {
    SmallPack pack = packOfVolleys();
    for (Json& attribute : pack.file("attributes")["attributes"]) {
        if (attribute["id"] == "lost") {
            attribute["held-in"] = "lost";
        }
    }
    const Lines problems = pack.problems();
    ASSERT_FALSE(problems.empty());
    EXPECT_NE(problems.front().find("unknown stored count \"lost\""), std::string::npos) << problems.front();
}

} // namespace
} // namespace umpire::test::turn_forms_test
