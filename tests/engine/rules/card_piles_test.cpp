// What a club does with cards, written in JSON alone: draw, move, shuffle, reveal, attach, and piles of which
// the order is known.

#include "small_game.h"

#include "umpire/battle/visibility.h"

#include <gtest/gtest.h>

namespace umpire::test::card_piles_test {
namespace {

/// Red has five cards. A pile has no order of its own: `place` counts from the bottom, where the order is
/// known.
class CardPack : public SmallPack {
  public:
    CardPack() {
        file("pack")["files"]["roles"] = "roles.json";
        file("roles") = Json::parse(R"({"type": "sort", "cards": {"pile": "lies", "piles": [
            {"id": "deck", "seen-by": "nobody"}, {"id": "stock", "seen-by": "nobody"},
            {"id": "hand", "seen-by": "owner"}, {"id": "shown", "seen-by": "all"}],
            "one": "card", "many": "cards"}})");
        file("vocabulary")["vocabularies"].push_back(Json::parse(R"({"id": "pile", "name": "Pile", "words": [
            {"id": "deck", "name": "Deck"}, {"id": "stock", "name": "Stock"}, {"id": "hand", "name": "Hand"},
            {"id": "shown", "name": "Shown"}, {"id": "discard", "name": "Discard"}]})"));
        for (
            const char* attribute :
            {R"({"id": "lies", "of": "unit", "name": "Lies", "kind": "choice", "vocabulary": "pile", "roster": "lies",
                  "default": "deck"})",
             R"({"id": "place", "of": "unit", "name": "Place", "kind": "count", "default": 0})",
             R"({"id": "on", "of": "unit", "name": "On", "kind": "subject", "subject": "unit"})"}) {
            file("attributes")["attributes"].push_back(Json::parse(attribute));
        }
        file("effects")["routines"] = Json::parse(routines);
        for (const char* text : {"drew", "nothing-there"}) {
            file("texts")["texts"][text] =
                text == std::string("drew") ? "{self.name} draws {each.name}" : "{self.name}";
        }
        action("draw-one", "side", R"([{"draw": 1, "from": {"each": "$self.units",
            "where": {"=": ["$each.lies", "deck"]}}, "text": "drew", "effects": [{"set": "lies", "to": "hand"}]}])");
        action("discard", "unit", R"([{"do": "put-on-top"}])");
        action("bury", "unit", R"([{"do": "put-below"}])");
        action("take-top", "side", R"([{"do": "takes-top"}])");
        action("stack", "side", R"([{"do": "stacks"}])");
        action("deal", "side", R"([{"do": "deals"}])");
        action("reveal", "unit", R"([{"set": "lies", "to": "shown"}])");
    }

  private:
    void action(const char* id, const char* of, const char* does) {
        file("actions")["actions"].push_back(
            {{"id", id},
             {"name", id},
             {"section", "1"},
             {"fields", {{{"id", "who"}, {"kind", "subject"}, {"subject", of}, {"party", "self"}}}},
             {"does", Json::parse(does)}});
    }

    static constexpr const char* routines = R"([
      {"id": "put-on-top", "effects": [
        {"set": "place", "to": {"+": [1, {"max": "$self.side.units", "where": {"=": ["$each.lies", "discard"]},
                                          "of": "$each.place"}]}},
        {"set": "lies", "to": "discard"}]},
      {"id": "put-below", "effects": [
        {"for": {"each": "$self.side.units", "where": {"=": ["$each.lies", "discard"]}},
         "effects": [{"set": "place", "to": {"+": ["$self.place", 1]}}]},
        {"set": "place", "to": 1},
        {"set": "lies", "to": "discard"}]},
      {"id": "takes-top", "of": "side", "effects": [
        {"for": {"first": "$self.units", "where": {"all": [
           {"=": ["$each.lies", "discard"]},
           {"=": ["$each.place", {"max": "$self.units", "where": {"=": ["$each.lies", "discard"]},
                                  "of": "$each.place"}]}]}},
         "effects": [{"set": "lies", "to": "hand"}, {"set": "place", "to": 0}]}]},
      {"id": "stacks", "of": "side", "effects": [
        {"for": {"each": "$self.units", "where": {"=": ["$each.lies", "deck"]}}, "effects": [
          {"for": "$self.side", "effects": [
            {"draw": 1, "from": {"each": "$self.units", "where": {"=": ["$each.lies", "deck"]}}, "text": "drew",
             "effects": [
               {"set": "place", "to": {"+": [1, {"max": "$self.side.units", "where": {"=": ["$each.lies", "stock"]},
                                                 "of": "$each.place"}]}},
               {"set": "lies", "to": "stock"}]}]}]}]},
      {"id": "deals", "of": "side", "effects": [
        {"for": {"first": "$self.units", "where": {"all": [
           {"=": ["$each.lies", "stock"]},
           {"=": ["$each.place", {"max": "$self.units", "where": {"=": ["$each.lies", "stock"]},
                                  "of": "$each.place"}]}]}},
         "effects": [{"set": "lies", "to": "hand"}, {"set": "place", "to": 0}]}]}])";
};

std::unique_ptr<Session> game() {
    Json units = Json::array();
    for (const char* id : {"ace", "bow", "cup", "die", "elk"}) {
        units.push_back({{"id", id}, {"name", id}, {"formation", "band"}, {"sort", "rider"}});
    }
    return smallGame(CardPack(), {{"units", units}, {"first-side", "red"}});
}

void play(Session& session, const char* action, const char* who, const Json& dice = nullptr) {
    Json command{{"do", action}, {"who", who}};
    if (!dice.is_null()) {
        command["dice"] = dice;
    }
    done(session, command);
}

std::string lies(const Session& session, const char* card) {
    return shown(session, card, "lies").get<std::string>();
}

/// The cards in the order in which an action brings them to the hand.
std::vector<std::string> broughtBy(Session& session, const char* action) {
    std::vector<std::string> order;
    for (bool any = true; any;) {
        any = false;
        std::map<std::string, std::string> before;
        for (const Subject* card : session.battle().all(SubjectKind::Unit)) {
            before[card->id] = lies(session, card->id.c_str());
        }
        play(session, action, "red");
        for (const auto& [id, where] : before) {
            if (where != "hand" && lies(session, id.c_str()) == "hand") {
                order.push_back(id);
                any = true;
            }
        }
    }
    return order;
}

TEST(CardPiles, AreDrawnFromAndMovedBetween) {
    const auto session = game();
    const Json drawn = done(*session, {{"do", "draw-one"}, {"who", "red"}, {"dice", {2}}});
    EXPECT_EQ(drawn["steps"][0]["text"], "Red draws bow");
    EXPECT_EQ(lies(*session, "bow"), "hand");
    play(*session, "discard", "bow");
    EXPECT_EQ(lies(*session, "bow"), "discard");
    readAgain(*session);
}

TEST(CardPiles, LetTheTopBeTakenInTheOrderInWhichTheyWereLaid) {
    const auto session = game();
    for (const char* card : {"cup", "ace", "elk"}) {
        play(*session, "discard", card);
    }
    EXPECT_EQ(broughtBy(*session, "take-top"), (std::vector<std::string>{"elk", "ace", "cup"}));
    for (const char* card : {"cup", "ace", "elk"}) {
        play(*session, "discard", card);
    }
    play(*session, "bury", "bow");
    EXPECT_EQ(broughtBy(*session, "take-top"), (std::vector<std::string>{"elk", "ace", "cup", "bow"}));
    play(*session, "take-top", "red"); // of nothing nothing is taken
}

TEST(CardPiles, AreShuffledIntoAnOrderThatLasts) {
    const auto session = game();
    play(*session, "stack", "red", {5, 1, 1, 1}); // elk, ace, bow, cup, and die as the last that is left
    EXPECT_EQ(broughtBy(*session, "deal"), (std::vector<std::string>{"die", "cup", "bow", "ace", "elk"}));
}

TEST(CardPiles, AreRevealedByLyingWhereAllSee) {
    const auto session = game();
    const auto seen = [&](const Viewer& viewer) {
        return sees(session->rules(), session->battle(), *session->battle().find("ace"), viewer);
    };
    EXPECT_FALSE(seen(Viewer::of("red")));
    play(*session, "draw-one", "red", {1});
    EXPECT_TRUE(seen(Viewer::of("red")));
    EXPECT_FALSE(seen(Viewer::of("blue")));
    play(*session, "reveal", "ace");
    EXPECT_TRUE(seen(Viewer::ofEverybody()));
}

TEST(CardPiles, HoldCardsThatAreAttached) {
    CardPack pack;
    pack.file("actions")["actions"].push_back(
        Json::parse(R"({"id": "attach", "name": "Attach", "section": "1",
        "fields": [{"id": "who", "kind": "subject", "subject": "unit", "party": "self"},
                   {"id": "to", "kind": "subject", "subject": "unit", "party": "other"}],
        "needs": [{"that": {"=": ["$self.lies", "$other.lies"]}, "else": "nothing-there"}],
        "does": [{"set": "on", "to": "$other"}]})"));
    const auto session = smallGame(pack, {{"first-side", "red"}});
    done(*session, {{"do", "attach"}, {"who", "fox"}, {"to", "hen"}});
    EXPECT_EQ(shown(*session, "fox", "on"), Json("hen"));
    play(*session, "discard", "hen");
    EXPECT_EQ(refusal(*session, {{"do", "attach"}, {"who", "fox"}, {"to", "hen"}}), "not-possible");
}

} // namespace
} // namespace umpire::test::card_piles_test
