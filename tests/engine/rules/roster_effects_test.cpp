// Effects that bring somebody into a battle, take him off it, place him elsewhere, and give points; things
// that belong to no side.

#include "small_game.h"

#include "umpire/sheets/make_sheet.h"
#include "umpire/sheets/record_text.h"
#include "umpire/sheets/write_sheet.h"
#include "umpire/storage/csv_roster.h"

#include <gtest/gtest.h>

namespace umpire::test::roster_effects_test {
namespace {

using Lines = std::vector<std::string>;

/// A check of a unit, `deed`, whose effects are these.
class TurnAction : public SmallPack {
  public:
    explicit TurnAction(const std::string& effects) {
        file("checks")["checks"].push_back(Json::parse(R"({
        "id": "deed", "name": "Deed", "section": "1", "form": "banded", "subject": "unit", "die": "d6",
        "symbols": {"star": "stays"}, "bands": [{"to": 2, "outcome": "runs"}, {"from": 3, "outcome": "stays"}],
        "direct": true})"));
        file("checks")["checks"].back()["effects"] = Json::array({{{"effects", Json::parse(effects)}}});
        file("texts")["texts"]["scout"] = "Scout of {self.name}";
        file("texts")["texts"]["camp"] = "Camp";
        file("texts")["texts"]["wells"] = "{self.name} holds the wells";
        file("attributes")["attributes"].push_back(Json::parse(
            R"({"id": "points", "of": "side", "name": "Points", "kind": "count", "default": 0, "points": true})"));
        file("attributes")["attributes"].push_back(Json::parse(
            R"({"id": "holder", "of": "thing", "name": "Holder", "kind": "subject", "subject": "side"})"));
        file("attributes")["attributes"].push_back(Json::parse(
            R"({"id": "worth", "of": "thing", "name": "Worth", "kind": "count", "roster": "worth", "default": 2})"));
    }
};

const Json doIt{{"do", "check"}, {"check", "deed"}, {"unit", "fox"}, {"dice", {4}}};

TEST(AddEffect, BringsAUnitWithItsOwnEffects) {
    const auto game = smallGame(TurnAction(R"([{"add": "unit", "name": "scout", "under": "$self.formation",
        "with": {"sort": "walker", "size": "$self.left", "prey": "$self"}, "effects": [{"do": "loses-one"}]}])"));
    const Battle before = game->battle();
    done(*game, doIt);
    done(*game, doIt);
    const Subject* first = game->battle().find("band-scout-1");
    const Subject* second = game->battle().find("band-scout-2");
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->name, "Scout of Fox");
    EXPECT_EQ(second->name, "Scout of Fox 2");
    EXPECT_EQ(first->side, "red");
    EXPECT_EQ(shown(*game, "band-scout-1", "size"), Json(5));
    EXPECT_EQ(shown(*game, "band-scout-1", "prey"), Json("fox"));
    EXPECT_EQ(shown(*game, "band-scout-1", "lost"), Json(1)) << "the pack's default, and the routine";
    readAgain(*game);
    done(*game, {{"do", "undo"}});
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(game->battle() == before);
}

TEST(AddEffect, BringsFormationsOfficersAndThings) {
    const auto game = smallGame(TurnAction(R"([
        {"add": "formation", "name": "camp", "under": "$self.side", "effects": [
            {"add": "officer", "name": "camp", "under": "$self"}]},
        {"add": "thing", "name": "camp", "with": {"holder": "$self.side", "worth": 7}},
        {"add": "unit", "name": "camp", "under": "$self.prey.formation", "with": {"sort": "walker"}}])"));
    const std::size_t before = game->battle().all().size();
    done(*game, doIt);
    EXPECT_EQ(game->battle().all().size(), before + 3) << "nothing stands under what is not there";
    ASSERT_TRUE(game->battle().find("red-camp-1"));
    EXPECT_EQ(game->battle().find("red-camp-1-camp-1")->kind, SubjectKind::Officer);
    EXPECT_EQ(game->battle().find("camp-1")->kind, SubjectKind::Thing);
    EXPECT_EQ(game->show("camp-1"),
              Json::parse(R"({"id": "camp-1", "name": "Camp", "holder": "red", "worth": 7})"));
    readAgain(*game);
}

TEST(RemoveEffect, TakesNotesAlong) {
    const auto game = smallGame(TurnAction(R"([{"remove": "$self.prey"}])"));
    done(*game, Json::parse(R"({"do": "adjust", "subject": "fox", "set": {"prey": "owl"}})"));
    done(*game, Json::parse(R"({"do": "note", "subject": "owl", "text": "asleep"})"));
    done(*game, Json::parse(R"({"do": "note", "subject": "fox", "text": "awake"})"));
    const Battle before = game->battle();
    done(*game, doIt);
    EXPECT_EQ(game->battle().remarks.size(), 1U);
    EXPECT_EQ(shown(*game, "fox", "remark"), Json("awake"));
    readAgain(*game);
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(game->battle() == before);
}

/// Whom play brought is gone with it; those who were there before keep what was written on them.
TEST(AddEffect, IsTakenBackWithItsNotes) {
    const auto game = smallGame(TurnAction(R"([{"add": "unit", "name": "scout", "under": "$self.formation",
        "with": {"sort": "walker"}}])"));
    done(*game, doIt);
    done(*game, Json::parse(R"({"do": "note", "subject": "band-scout-1", "text": "lost"})"));
    done(*game, Json::parse(R"({"do": "note", "subject": "fox", "text": "awake"})"));
    done(*game, {{"do", "reset"}});
    EXPECT_EQ(game->battle().remarks.size(), 1U);
    EXPECT_EQ(shown(*game, "fox", "remark"), Json("awake"));
    readAgain(*game);
}

TEST(RemoveEffect, TakesAwayWhoeverStandsBelowAndWhatNamedThem) {
    const auto game = smallGame(TurnAction(R"([{"remove": "$self.prey.formation"}])"));
    done(*game, Json::parse(R"({"do": "adjust", "subject": "fox", "set": {"prey": "owl"}})"));
    const Battle before = game->battle();
    done(*game, doIt);
    EXPECT_FALSE(game->battle().find("gang"));
    EXPECT_FALSE(game->battle().find("owl"));
    EXPECT_EQ(shown(*game, "fox", "prey"), Json(nullptr));
    const std::string words = sheets::RecordText(*game).who(game->records().back());
    EXPECT_EQ(words, "Fox: Deed");
    EXPECT_EQ(sheets::RecordText(*game).follows(game->records().back()),
              "Owl leaves the battle; Gang leaves the battle");
    readAgain(*game);
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(game->battle() == before);
}

TEST(MoveEffect, ChangesFormationAndSide) {
    const auto game = smallGame(TurnAction(R"([{"move": "$self.formation", "under": "$self.prey.side"},
                                         {"move": "$self.formation", "under": "$self.formation"}])"));
    done(*game, Json::parse(R"({"do": "adjust", "subject": "fox", "set": {"prey": "owl"}})"));
    done(*game, doIt);
    for (const char* id : {"band", "chief", "fox", "hen"}) {
        EXPECT_EQ(game->battle().find(id)->side, "blue") << id;
    }
    EXPECT_EQ(game->battle().find("band")->parent, "blue");
    readAgain(*game);
}

TEST(ScoreEffect, AddsPointsAndKeepsALedger) {
    const auto game =
        smallGame(TurnAction(R"([{"score": "points", "by": 3, "side": "$self.side", "text": "wells"},
        {"score": "points", "by": -5, "side": "$self.side", "text": "camp"},
        {"score": "points", "by": 0, "side": "$self.side", "text": "camp"}])"));
    const Json answer = done(*game, doIt);
    EXPECT_EQ(answer["scores"], Json::parse(R"([
        {"side": "red", "attribute": "points", "by": 3, "total": 3, "text": "Fox holds the wells"},
        {"side": "red", "attribute": "points", "by": -5, "total": -2, "text": "Camp"}])"));
    EXPECT_EQ(shown(*game, "red", "points"), Json(-2));
    EXPECT_EQ(sheets::RecordText(*game).follows(game->records().back()),
              "+3 Red: Fox holds the wells; −5 Red: Camp");
    ASSERT_EQ(game->battle().scores.size(), 2U);
    done(*game, {{"do", "next-phase"}});
    EXPECT_FALSE(done(*game, {{"do", "next-phase"}}).contains("scores"));
    const auto again = readAgain(*game);
    done(*game, {{"do", "reset"}});
    EXPECT_TRUE(game->battle().scores.empty());
    EXPECT_EQ(shown(*game, "red", "points"), Json(0));
    done(*game, {{"do", "undo"}});
    EXPECT_TRUE(again->battle() == game->battle());
}

std::string sheet(const Session& session, const Id& kind) {
    sheets::SheetWish wish;
    wish.sheet = kind;
    return sheets::writeText({sheets::makeSheet({session.rules(), &session}, wish)});
}

TEST(ScoreEffect, StandsInReportAndStateSheet) {
    const auto game =
        smallGame(TurnAction(R"([{"score": "points", "by": 3, "side": "$self.side", "text": "wells"}])"),
                  Json::parse(R"({"things": [{"id": "hill", "name": "The hill", "worth": 4}]})"));
    done(*game, doIt);
    done(*game, Json::parse(R"({"do": "adjust", "subject": "hill", "set": {"holder": "red"}})"));
    for (const char* kind : {"report", "state"}) {
        const std::string text = sheet(*game, kind);
        EXPECT_NE(text.find("Fox holds the wells"), std::string::npos) << text;
        EXPECT_NE(text.find("The hill"), std::string::npos) << text;
        EXPECT_NE(text.find("Holder: Red · Worth: 4"), std::string::npos) << text;
    }
}

/// A command of the pack whose steps are effects: a unit takes hold of a thing.
TEST(Things, AreTakenByCommandsOfThePack) {
    TurnAction pack("[]");
    pack.file("actions")["actions"].push_back(Json::parse(R"({
        "id": "seize", "name": "Seize", "section": "1",
        "fields": [ { "id": "unit", "kind": "subject", "party": "self" },
                    { "id": "what", "kind": "subject", "subject": "thing", "party": "other" } ],
        "needs": [ { "that": { "!=": ["$other.holder", "$self.side"] }, "else": "camp" } ],
        "does": [ { "for": "$other", "effects": [ { "set": "holder", "to": "$other.side" } ] },
                  { "score": "points", "by": "$other.worth", "side": "$self.side", "text": "wells" },
                  { "add": "thing", "name": "camp", "effects": [ { "set": "holder", "to": "$other.side" } ] } ]})"));
    const auto game =
        smallGame(pack, Json::parse(R"({"things": [{"id": "hill", "name": "Hill", "worth": 4}]})"));
    const Json seize{{"do", "seize"}, {"unit", "owl"}, {"what", "hill"}};
    done(*game, seize);
    EXPECT_EQ(shown(*game, "hill", "holder"), Json("blue"));
    EXPECT_EQ(shown(*game, "camp-1", "holder"), Json("blue"));
    EXPECT_EQ(shown(*game, "blue", "points"), Json(4));
    EXPECT_EQ(refusal(*game, seize), "not-possible");
    EXPECT_EQ(refusal(*game, {{"do", "seize"}, {"unit", "owl"}, {"what", "fox"}}), "unknown-id");
    readAgain(*game);
}

TEST(Things, AreEnlistedAmendedAdjustedAndStruck) {
    const auto game = smallGame(TurnAction("[]"));
    done(*game, Json::parse(R"({"do": "enlist", "things": [{"id": "well", "name": "Well", "worth": 3}]})"));
    EXPECT_EQ(game->show("well"),
              Json::parse(R"({"id": "well", "name": "Well", "holder": null, "worth": 3})"));
    done(*game,
         Json::parse(R"({"do": "amend", "subjects": ["well"], "set": {"worth": 5, "name": "Old well"}})"));
    done(*game, Json::parse(R"({"do": "adjust", "subject": "well", "set": {"holder": "blue"}})"));
    EXPECT_EQ(game->show("well"),
              Json::parse(R"({"id": "well", "name": "Old well", "holder": "blue", "worth": 5})"));
    EXPECT_EQ(refusal(*game, Json::parse(R"({"do": "regroup", "subjects": ["well"], "under": "band"})")),
              "bad-value");
    EXPECT_EQ(refusal(*game, Json::parse(R"({"do": "regroup", "subjects": ["fox"], "under": "well"})")),
              "bad-value");
    EXPECT_EQ(
        refusal(
            *game,
            Json::parse(R"({"do": "enlist", "under": "well", "units": [{"name": "X", "sort": "walker"}]})")),
        "bad-value");
    readAgain(*game);
    done(*game, Json::parse(R"({"do": "strike", "subjects": ["well"]})"));
    EXPECT_FALSE(game->battle().find("well"));
    readAgain(*game);
}

TEST(Things, AreKnownToExpressionsAndMoments) {
    TurnAction pack("[]");
    pack.file("turn")["moments"].push_back(Json::parse(R"({
        "at": "turn-end", "for-each": "thing", "when": {"!=": ["$self.holder", null]},
        "effects": [{"score": "points", "by": "$self.worth", "side": "$self.holder", "text": "wells"}]})"));
    pack.file("attributes")["attributes"].push_back(Json::parse(R"({
        "id": "held", "of": "side", "name": "Held", "kind": "count",
        "derived": {"count": "$things", "where": {"=": ["$each.holder", "$self"]}}})"));
    const auto game = smallGame(pack, Json::parse(R"({"things": [{"id": "hill", "name": "Hill", "worth": 4},
                                                                 {"id": "well", "name": "Well"}]})"));
    done(*game, Json::parse(R"({"do": "adjust", "subject": "hill", "set": {"holder": "blue"}})"));
    EXPECT_EQ(shown(*game, "blue", "held"), Json(1));
    done(*game, {{"do", "end-turn"}});
    done(*game, {{"do", "end-turn"}});
    EXPECT_EQ(shown(*game, "blue", "points"), Json(4));
    EXPECT_EQ(game->battle().scores.size(), 1U);
    readAgain(*game);
}

TEST(Things, StandInSheetsOfRosters) {
    const auto game = smallGame(TurnAction("[]"),
                                Json::parse(R"({"things": [{"id": "hill", "name": "Hill", "worth": 4}]})"));
    const std::string csv = writeRosterCsv(game->rules(), game->battle());
    EXPECT_NE(csv.find("thing,hill,Hill,"), std::string::npos) << csv;
    const CsvRoster read = readRosterCsv("what,name,worth\nthing,Well,6\n", "w.csv", game->rules(), nullptr);
    ASSERT_TRUE(read.issues.empty()) << read.issues.front().line();
    EXPECT_EQ(read.roster["things"], Json::parse(R"([{"name": "Well", "worth": 6}])"));
    const CsvRoster wrong =
        readRosterCsv("what,name,side\nthing,Well,Red\n", "w.csv", game->rules(), nullptr);
    ASSERT_EQ(wrong.issues.size(), 1U);
    EXPECT_EQ(wrong.issues.front().line(),
              "w.csv:2:3: error: row 2, column \"side\": a thing belongs to no side; "
              "leave the cell empty");
    EXPECT_NE(sheet(*game, "roster").find("Hill"), std::string::npos);
}

TEST(RosterEffects, TellWhatIsWrong) {
    const auto wrong = [](const char* effect) {
        const Lines all = TurnAction("[" + std::string(effect) + "]").problems();
        return all.empty() ? std::string() : all.front();
    };
    const std::string at = " (at checks[1].effects[0].effects[0]";
    EXPECT_EQ(wrong(R"({"add": "unit", "name": "camp", "under": "$self.side"})"),
              "checks.json: error: a unit needs \"sort\"; give it in \"with\"" + at + ".add)");
    EXPECT_EQ(wrong(R"({"add": "thing", "name": "camp", "under": "$self.side"})"),
              "checks.json: error: a thing stands under nobody; remove \"under\"" + at + ".under)");
    EXPECT_EQ(wrong(R"({"add": "thing", "name": "camp", "with": {"wort": 3}})"),
              "checks.json: error: no thing has a stored attribute \"wort\"; did you mean \"worth\"?" + at +
                  ".with.wort)");
    EXPECT_EQ(wrong(R"({"add": "officer", "name": "camp", "under": "$self"})"),
              "checks.json: error: this gives a unit, but one stands under a formation or side" + at +
                  ".under)");
    EXPECT_EQ(wrong(R"({"remove": "$self.side"})"),
              "checks.json: error: a side can neither be moved nor taken off the battle" + at + ".remove)");
    EXPECT_EQ(wrong(R"({"move": "$things", "under": "$self.side"})"),
              "checks.json: error: a thing stands under nobody, so it cannot be moved" + at + ".move)");
    EXPECT_EQ(wrong(R"({"remove": "$self.size"})"),
              "checks.json: error: expected a subject or a list of subjects, such as \"$other\" or "
              "\"$self.units\"" +
                  at + ".remove)");
    EXPECT_EQ(wrong(R"({"score": "point", "by": 1, "side": "$self.side", "text": "camp"})"),
              "checks.json: error: unknown attribute that counts points \"point\"; did you mean \"points\"?" +
                  at + ".score)");
    EXPECT_EQ(wrong(R"({"score": "points", "by": 1, "side": "$self", "text": "camp"})"),
              "checks.json: error: this gives a unit where a side is expected" + at + ".side)");
}

TEST(RosterEffects, PointsAreCountsOfSides) {
    SmallPack pack;
    pack.file("attributes")["attributes"][1]["points"] = true;
    EXPECT_EQ(
        pack.problems(),
        Lines{"attributes.json: error: \"points\" has no effect here: only a stored count of a side counts "
              "points; remove it (at attributes[1].points)"});
}

} // namespace
} // namespace umpire::test::roster_effects_test
