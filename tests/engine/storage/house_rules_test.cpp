// House rules that are made and changed through the engine's door, as forms do.

#include "house.h"

namespace umpire::test::house_rules_test {
namespace {

namespace fs = std::filesystem;

// Making and opening -------------------------------------------------------------------------------

TEST_F(House, ANewPackChangesNothingAndIsFound) {
    const auto rules = made();
    EXPECT_EQ(said(*rules), "");
    EXPECT_TRUE(rules->differences().empty());
    EXPECT_EQ(rules->id(), "our-club");
    EXPECT_EQ(rules->title(), "Rules of our club");
    EXPECT_EQ(rules->base()->id, "sand-sweat-and-camels");
    EXPECT_TRUE(searchPath.find("our-club").pack);
    EXPECT_EQ(file("pack.json"), "{\n  \"format\": \"desert-umpire-rules\",\n  \"version\": 1,\n"
                                 "  \"id\": \"our-club\",\n  \"title\": \"Rules of our club\",\n"
                                 "  \"extends\": \"sand-sweat-and-camels\",\n  \"files\": {}\n}\n");
    EXPECT_EQ(std::distance(fs::directory_iterator(own.rules), fs::directory_iterator()), 1)
        << "nothing half done is left";
}

TEST_F(House, WishesThatCannotBeGrantedAreToldWithWhatToDo) {
    made();
    const auto problem = [this](const std::string& base, const std::string& id, const std::string& title) {
        const auto place = HouseRules::make({base, id, title}, own, bench());
        EXPECT_FALSE(place);
        return place ? std::string() : place.error().text;
    };
    EXPECT_EQ(problem("sand-sweat-and-camels", "our-club", "T"),
              "there are rules called \"our-club\" already; choose another name");
    EXPECT_EQ(problem("sand-sweat-and-camels", "morschauser-mark-1", "T"),
              "there are rules called \"morschauser-mark-1\" already; choose another name");
    EXPECT_NE(problem("sand-sweat-and-camels", "Our Club", "T").find("small letters"), std::string::npos);
    EXPECT_NE(problem("sand-sweat-and-camels", "../club", "T").find("small letters"), std::string::npos);
    EXPECT_NE(problem("sand-swet-and-camels", "b", "T").find("did you mean \"sand-sweat-and-camels\""),
              std::string::npos);
    EXPECT_NE(problem("sand-sweat-and-camels", "b", " ").find("what they are to be called"),
              std::string::npos);
    EXPECT_NE(problem("sand-sweat-and-camels", "b", std::string(300, 'x')).find("too long"),
              std::string::npos);
    own = {};
    EXPECT_NE(problem("sand-sweat-and-camels", "b", "T").find("HOME"), std::string::npos);
}

TEST_F(House, OnlyWhatExtendsAnotherIsOpened) {
    const auto game = HouseRules::open(sourceFolder() / "rules/sand-sweat-and-camels", bench());
    ASSERT_FALSE(game);
    EXPECT_NE(game.error().text.find("extends no other pack"), std::string::npos);
    EXPECT_FALSE(HouseRules::open(data.path() / "nothing", bench()));
}

TEST_F(House, OfAChainTheTopmostIsChanged) {
    auto below = made();
    ASSERT_EQ(below->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(below->save(), "");
    ASSERT_TRUE(HouseRules::make({"our-club", "our-evening", "Tonight"}, own, bench()));
    auto rules = std::move(*HouseRules::open(own.rules / "our-evening", bench()));
    EXPECT_EQ(rules->value(at("modifiers/modifiers/green-troops/value"))->base, Json(-2));
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -3), "");
    ASSERT_EQ(rules->save(), "");
    EXPECT_EQ(below->value(at("modifiers/modifiers/green-troops/value"))->now, Json(-2));
    EXPECT_TRUE(below->changedOutside().empty());
}

// Values -------------------------------------------------------------------------------------------

TEST_F(House, ANumberIsChangedAndTakenBack) {
    const auto rules = made();
    const HousePath range = at("texts/numbers/officer-range");
    ASSERT_EQ(rules->set(range, 12), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(rules->pack()->number("officer-range"), 12);
    const HouseValue value = *rules->value(range);
    EXPECT_EQ(value.base, Json(9));
    EXPECT_EQ(value.now, Json(12));
    EXPECT_TRUE(value.own);
    EXPECT_EQ(value.kind, HouseKind::Number);
    EXPECT_EQ(entry(*rules, "texts/numbers/officer-range").state, HouseState::Changed);
    EXPECT_EQ(rules->text("texts"), "{\n  \"numbers\": {\n    \"officer-range\": 12\n  }\n}\n");
    ASSERT_EQ(rules->differences().size(), 1U);
    EXPECT_EQ(rules->differences().front().lines.front(), "\"officer-range\": it is 12, was 9");
    ASSERT_EQ(rules->reset(range), "");
    EXPECT_EQ(rules->text("texts"), "") << "a file that says nothing goes";
    EXPECT_EQ(Json::parse(rules->text("pack"))["files"], Json::object());
}

TEST_F(House, WhatIsSetAsItWasIsNotSaid) {
    const auto rules = made();
    const HousePath value = at("modifiers/modifiers/green-troops/value");
    ASSERT_EQ(rules->set(value, -2), "");
    ASSERT_EQ(rules->set(value, -1), "");
    EXPECT_EQ(rules->text("modifiers"), "");
    EXPECT_FALSE(rules->value(value)->own);
    EXPECT_FALSE(rules->unsaved());
}

/// A file of the club may still have the words of an older program.
TEST_F(House, AWordTakesThePlaceOfItsFormerName) {
    made();
    write("facts.json", R"({ "facts": [ { "id": "supported", "asked-if": "$turn > 1" } ] })");
    write("pack.json", R"({ "format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "T",
                            "extends": "sand-sweat-and-camels", "files": { "facts": "facts.json" } })");
    const HousePath asked = at("facts/facts/supported/asked-when");
    const auto rules = opened();
    EXPECT_TRUE(rules->value(asked)->own);
    EXPECT_EQ(rules->value(asked)->now, Json("$turn > 1"));
    ASSERT_EQ(rules->set(asked, "$turn > 2"), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(Json::parse(rules->text("facts")),
              Json::parse(R"({ "facts": [ { "id": "supported", "asked-when": "$turn > 2" } ] })"));
    const auto again = opened();
    ASSERT_EQ(again->reset(asked), "");
    EXPECT_EQ(again->text("facts"), "");
}

TEST_F(House, AFormerNameIsTakenForTheWord) {
    const auto rules = made();
    const HousePath asked = at("facts/facts/supported/asked-when");
    ASSERT_EQ(rules->set(asked, "$turn > 1"), "");
    ASSERT_EQ(rules->set(at("facts/facts/supported/asked-if"), "$turn > 2"), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(rules->value(asked)->now, Json("$turn > 2"));
    EXPECT_EQ(Json::parse(rules->text("facts")),
              Json::parse(R"({ "facts": [ { "id": "supported", "asked-when": "$turn > 2" } ] })"));
    ASSERT_EQ(rules->reset(at("facts/facts/supported/asked-if")), "");
    EXPECT_EQ(rules->text("facts"), "");
}

TEST_F(House, AWordThatStandsThereByBothNamesIsTakenBackWhole) {
    made();
    write("facts.json",
          R"({ "facts": [ { "id": "supported", "asked-if": "$turn > 1", "asked-when": "$turn > 2" } ] })");
    write("pack.json", R"({ "format": "desert-umpire-rules", "version": 1, "id": "our-club", "title": "T",
                            "extends": "sand-sweat-and-camels", "files": { "facts": "facts.json" } })");
    const auto rules = opened();
    EXPECT_NE(said(*rules), "");
    ASSERT_EQ(rules->reset(at("facts/facts/supported/asked-when")), "");
    EXPECT_EQ(rules->text("facts"), "");
    EXPECT_EQ(said(*rules), "");
}

TEST_F(House, AnEntrySaysNoMoreThanItMust) {
    const auto rules = made();
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/value"), -2), "");
    ASSERT_EQ(rules->set(at("modifiers/modifiers/anzac/label"), "Anzacs"), "");
    EXPECT_EQ(
        Json::parse(rules->text("modifiers")),
        Json::parse(R"({"modifiers":[{"id":"green-troops","value":-2},{"id":"anzac","label":"Anzacs"}]})"));
    ASSERT_EQ(rules->reset(at("modifiers/modifiers/green-troops")), "");
    EXPECT_EQ(Json::parse(rules->text("modifiers")),
              Json::parse(R"({"modifiers":[{"id":"anzac","label":"Anzacs"}]})"));
}

TEST_F(House, FormsKnowWhatTheyAskFor) {
    const auto rules = made();
    const auto kind = [&](const char* path) {
        const auto value = rules->value(at(path));
        EXPECT_TRUE(value) << path;
        return value ? value->kind : HouseKind::AnyJson;
    };
    EXPECT_EQ(kind("modifiers/modifiers/green-troops/value"), HouseKind::Expression);
    EXPECT_EQ(kind("modifiers/modifiers/green-troops/label"), HouseKind::Text);
    EXPECT_EQ(kind("modifiers/modifiers/anzac/worth"), HouseKind::Text) << "offered, said or not";
    EXPECT_EQ(kind("modifiers/modifiers/elements-lost/when"), HouseKind::Expression);
    EXPECT_EQ(kind("checks/checks/morale/bands"), HouseKind::Bands);
    EXPECT_EQ(kind("checks/outcomes/bonza/tone"), HouseKind::Choice);
    EXPECT_EQ(kind("vocabulary/vocabularies/type/words/infantry/move"), HouseKind::Number);
    EXPECT_EQ(kind("vocabulary/vocabularies/type/words/infantry/rides"), HouseKind::Flag);
    EXPECT_EQ(kind("vocabulary/vocabularies/type/words/infantry/weapon"), HouseKind::Choice);
    EXPECT_EQ(kind("rulings/rulings/s-offboth/readings"), HouseKind::Choice);
    EXPECT_EQ(kind("texts/texts/unit-gone"), HouseKind::Text);
    const HouseValue checks = *rules->value(at("modifiers/modifiers/green-troops/checks"));
    EXPECT_EQ(checks.kind, HouseKind::Choices);
    EXPECT_EQ(checks.choices.front().id, "morale");
    EXPECT_NE(checks.choices.front().name, "morale");
    EXPECT_TRUE(checks.needed);
    EXPECT_TRUE(rules->value(at("checks/checks/morale/form"))->needed) << "the table of keys says so";
    EXPECT_FALSE(rules->value(at("modifiers/modifiers/green-troops/when"))->needed);
    ASSERT_EQ(rules->set(at("modifiers/modifiers/green-troops/label"), "$5 troops"), "");
    EXPECT_EQ(kind("modifiers/modifiers/green-troops/label"), HouseKind::Text) << "no expression";
    EXPECT_FALSE(rules->value(at("modifiers/modifiers/no-such/value")));
    EXPECT_FALSE(rules->value(at("checks/checks/morale/threshold"))) << "its form has none";
}

TEST_F(House, EveryEntryOfEveryGameHasAForm) {
    for (const std::string& base : PackSearchPath({sourceFolder() / "rules"}, gameNeeds()).names()) {
        wish = {base, "club-" + base, "A club"};
        ASSERT_TRUE(HouseRules::make(wish, own, bench()));
        const auto rules = std::move(*HouseRules::open(own.rules / wish.id, bench()));
        std::size_t values = 0;
        for (const HousePart& part : rules->contents()) {
            EXPECT_FALSE(part.lists.empty()) << base << " " << part.id;
            for (const HouseList& list : part.lists) {
                for (const HouseEntry& each : list.entries) {
                    const auto form = rules->valuesOf(each.path);
                    EXPECT_FALSE(form.empty()) << base << " " << each.path.text();
                    EXPECT_FALSE(each.name.empty()) << each.path.text();
                    for (const HouseValue& value : form) {
                        EXPECT_EQ(rules->value(value.path)->now, value.now) << value.path.text();
                        ++values;
                    }
                }
            }
        }
        EXPECT_GT(values, 300U) << base;
    }
}

TEST_F(House, AnyValueThatIsSetToItselfChangesNothing) {
    const auto rules = made();
    for (const HousePart& part : rules->contents()) {
        for (const HouseList& list : part.lists) {
            ASSERT_FALSE(list.entries.empty()) << list.path.text();
            const auto form = rules->valuesOf(list.entries.front().path);
            if (form.empty() || !form.front().now) {
                continue;
            }
            EXPECT_EQ(rules->set(form.front().path, *form.front().now), "") << form.front().path.text();
        }
    }
    EXPECT_FALSE(rules->unsaved());
    EXPECT_EQ(rules->undoable(), "");
}

TEST_F(House, AttributesOfOneNameAreToldApart) {
    const auto rules = made();
    const HousePath name = at("attributes/attributes/formation.state/name");
    ASSERT_EQ(rules->set(name, "Temper"), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(rules->pack()->attribute(SubjectKind::Formation, "state")->name, "Temper");
    EXPECT_NE(rules->pack()->attribute(SubjectKind::Unit, "state")->name, "Temper");
    EXPECT_EQ(rules->value(name)->now, Json("Temper"));
    ASSERT_EQ(rules->reset(name), "");
    EXPECT_FALSE(rules->unsaved());
}

TEST_F(House, TheReadingThatIsPlayedIsPutFirst) {
    const auto rules = made();
    const HousePath played = at("rulings/rulings/s-offboth/readings");
    EXPECT_EQ(rules->value(played)->now, Json("both"));
    ASSERT_EQ(rules->set(played, "exclusive"), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(rules->pack()->ruling("s-offboth")->standard(), "exclusive");
    EXPECT_EQ(rules->value(played)->now, Json("exclusive"));
    EXPECT_TRUE(rules->value(played)->own);
    ASSERT_EQ(rules->differences().size(), 1U);
    EXPECT_EQ(rules->differences().front().lines,
              std::vector<std::string>{"An officer lost and another near (s-offboth): \"readings\" is "
                                       "[\"exclusive\",\"both\"], was [\"both\",\"exclusive\"]"});
    ASSERT_EQ(rules->set(at("rulings/rulings/s-offboth/readings/exclusive/short"), "one of them"), "");
    ASSERT_EQ(rules->set(played, "both"), "");
    EXPECT_EQ(
        Json::parse(rules->text("rulings")),
        Json::parse(
            R"({"rulings":[{"id":"s-offboth","readings":[{"id":"exclusive","short":"one of them"}]}]})"));
    EXPECT_NE(rules->set(played, "neither"), "");
}

TEST_F(House, WordsOfAListAreEntriesInIt) {
    const auto rules = made();
    const HouseEntry types = entry(*rules, "vocabulary/vocabularies/type");
    EXPECT_TRUE(std::any_of(types.holds.begin(), types.holds.end(),
                            [](const HouseInner& inner) { return inner.path.steps.back() == "words"; }));
    const HouseEntry infantry = entry(*rules, "vocabulary/vocabularies/type/words/infantry");
    EXPECT_EQ(infantry.depth, 1);
    EXPECT_EQ(infantry.within, "Words");
    ASSERT_EQ(rules->set(at("vocabulary/vocabularies/type/words/infantry/move"), 5), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(entry(*rules, "vocabulary/vocabularies/type").state, HouseState::Changed);
    EXPECT_EQ(entry(*rules, "vocabulary/vocabularies/type/words/infantry").state, HouseState::Changed);
    EXPECT_EQ(entry(*rules, "vocabulary/vocabularies/type/words/cavalry").state, HouseState::AsBelow);
}

// Entries ------------------------------------------------------------------------------------------

Json thirst() {
    return Json::parse(R"({"label":"Thirsty","section":"house rule","checks":["morale"],
                           "when":"$self.raw","value":-1})");
}

TEST_F(House, ALineIsAddedMovedAndTakenAwayAgain) {
    const auto rules = made();
    const HousePath line = at("modifiers/modifiers/thirst");
    ASSERT_EQ(rules->add(line, thirst()), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(rules->pack()->modifiers.back().id, "thirst");
    EXPECT_EQ(entry(*rules, "modifiers/modifiers/thirst").state, HouseState::Added);
    EXPECT_FALSE(rules->value(line.with("value"))->base);
    ASSERT_EQ(rules->moveBefore(line, "anzac"), "");
    EXPECT_NE(rules->pack()->modifiers.back().id, "thirst");
    EXPECT_NE(rules->add(line, thirst()).find("already"), std::string::npos);
    ASSERT_EQ(rules->remove(line), "");
    EXPECT_FALSE(rules->unsaved());
}

TEST_F(House, ALineOfTheGameIsRemovedAndTakenBack) {
    const auto rules = made();
    const HousePath line = at("modifiers/modifiers/anzac");
    ASSERT_EQ(rules->set(line.with("value"), 2), "");
    ASSERT_EQ(rules->remove(line), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_FALSE(rules->pack()->modifier("anzac"));
    EXPECT_EQ(Json::parse(rules->text("modifiers")),
              Json::parse(R"({"modifiers":[{"id":"anzac","remove":true}]})"));
    EXPECT_EQ(entry(*rules, "modifiers/modifiers/anzac").state, HouseState::Removed);
    EXPECT_EQ(rules->value(line.with("value"))->base, Json(1)) << "it shows what it was";
    EXPECT_NE(rules->set(line.with("value"), 3).find("take that back first"), std::string::npos);
    ASSERT_EQ(rules->reset(line), "");
    EXPECT_FALSE(rules->unsaved());
}

TEST_F(House, AValueThatCanBeDoneWithoutIsTakenAway) {
    const auto rules = made();
    const HousePath sheet = at("modifiers/modifiers/green-troops/sheet");
    ASSERT_EQ(rules->remove(sheet), "");
    EXPECT_EQ(said(*rules), "");
    EXPECT_EQ(rules->pack()->modifier("green-troops")->onSheet, "");
    EXPECT_FALSE(rules->value(sheet)->now);
    EXPECT_TRUE(rules->value(sheet)->base);
}

TEST_F(House, NumbersAndTextsAreAddedByTheirNames) {
    const auto rules = made();
    ASSERT_EQ(rules->add(at("texts/numbers/water-range"), 6), "");
    EXPECT_EQ(rules->pack()->number("water-range"), 6);
    EXPECT_EQ(entry(*rules, "texts/numbers/water-range").state, HouseState::Added);
    EXPECT_NE(rules->add(at("texts/numbers/Water Range"), 6).find("is no id"), std::string::npos);
    EXPECT_NE(rules->add(at("texts/numbers/officer-range"), 6).find("already"), std::string::npos);
}

TEST_F(House, WhatIsNowhereCannotBeChanged) {
    const auto rules = made();
    for (const char* path : {"modifiers/modifiers/no-such/value", "modifiers/modifiers", "modifiers",
                             "modifiers/modifiers/elements-lost/when/any", "modifiers/modifiers/anzac/id",
                             "texts/numbers/no-such", "modifiers/modifiers/anzac"}) {
        EXPECT_NE(rules->set(at(path), 1).find("there is nothing at"), std::string::npos) << path;
    }
    EXPECT_NE(rules->set(at("modifers/modifiers/anzac/value"), 1).find("did you mean \"modifiers\""),
              std::string::npos);
    EXPECT_EQ(rules->set(at("modifiers/modifiers/gren-troops/value"), 1),
              "there is nothing at \"modifiers/modifiers/gren-troops/value\" in these rules; did you mean "
              "\"green-troops\"?");
    EXPECT_FALSE(rules->unsaved());
}

// What is wrong ------------------------------------------------------------------------------------

TEST_F(House, AMistakeIsMadeToldAndFound) {
    const auto rules = made();
    const HousePath when = at("modifiers/modifiers/green-troops/when");
    ASSERT_EQ(rules->set(when, "$self.rwa"), "");
    ASSERT_TRUE(hasErrors(rules->issues()));
    EXPECT_FALSE(rules->pack());
    const Issue& issue = rules->issues().front();
    EXPECT_EQ(issue.file, (folder() / "modifiers.json").string());
    EXPECT_EQ(rules->partOf(issue), "modifiers");
    EXPECT_EQ(rules->pathOf(issue), when);
    EXPECT_EQ(rules->positionOf(when).line, issue.at.line);
    EXPECT_EQ(rules->value(when)->now, Json("$self.rwa"));
    EXPECT_NE(rules->save().find("have errors"), std::string::npos);
    EXPECT_EQ(file("modifiers.json"), "");
    ASSERT_EQ(rules->set(when, "$self.raw"), "");
    EXPECT_TRUE(rules->pack());
}

TEST_F(House, AMistakeDeepInAnExpressionLeadsToTheValue) {
    const auto rules = made();
    const HousePath when = at("modifiers/modifiers/green-troops/when");
    ASSERT_EQ(rules->set(when, Json::parse(R"({"all":["$self.raw",{"=":["$self.state","nowhere"]}]})")), "");
    ASSERT_TRUE(hasErrors(rules->issues()));
    EXPECT_EQ(rules->pathOf(rules->issues().front()), when);
    EXPECT_TRUE(rules->valuesOf(when.with("all")).empty());
    EXPECT_TRUE(rules->valuesOf(at("modifiers/modifiers/green-troops/id")).empty());
}

TEST_F(House, AnExpressionIsShownAndSetAsItIsWritten) {
    const auto rules = made();
    const HousePath when = at("modifiers/modifiers/already-spittin/when");
    EXPECT_EQ(rules->value(when)->kind, HouseKind::Expression);
    EXPECT_EQ(rules->value(when)->now, Json("$self.state = spittin-the-dummy"));
    ASSERT_EQ(rules->set(when, "$self.lost > 1 and $self.state = nowhere"), "");
    ASSERT_TRUE(hasErrors(rules->issues()));
    EXPECT_EQ(rules->pathOf(rules->issues().front()), when);
    EXPECT_TRUE(rules->value(when)->own);
    // What means the same as the pack below is not said.
    for (const Json& same : {Json("($self.state)=spittin-the-dummy"),
                             Json::parse(R"({"=": ["$self.state", "spittin-the-dummy"]})")}) {
        ASSERT_EQ(rules->set(when, same), "");
        EXPECT_FALSE(rules->value(when)->own);
        EXPECT_TRUE(rules->pack());
    }
}

TEST_F(House, AGapInTheBandsIsToldAtTheBands) {
    const auto rules = made();
    const HousePath bands = at("checks/checks/morale/bands");
    Json changed = *rules->value(bands)->now;
    changed[1]["to"] = changed[1]["to"].get<int>() - 1;
    ASSERT_EQ(rules->set(bands, changed), "");
    ASSERT_TRUE(hasErrors(rules->issues()));
    EXPECT_EQ(rules->pathOf(rules->issues().front()), bands);
}

TEST_F(House, WhatIsWrongBelowLeadsToTheChangeThatMakesItSo) {
    const auto rules = made();
    ASSERT_EQ(rules->remove(at("facts/facts/supported")), "");
    ASSERT_TRUE(hasErrors(rules->issues()));
    const Issue& issue = rules->issues().front();
    EXPECT_EQ(fs::path(issue.file).parent_path().filename(), "sand-sweat-and-camels");
    EXPECT_EQ(rules->partOf(issue), "facts") << issue.line();
    EXPECT_EQ(rules->pathOf(issue), at("facts/facts/supported"));
    EXPECT_FALSE(rules->pathOf({Severity::Error, "elsewhere.json", {1, 1}, "", "something"}));
}

// By hand ------------------------------------------------------------------------------------------

TEST_F(House, WhatIsWrittenByHandStaysAsItIs) {
    made();
    write("pack.json", R"({ "format":"desert-umpire-rules","version":1, "id":"our-club","title":"T",
  "extends": "sand-sweat-and-camels", "files": {"modifiers":"lines.json"} })");
    write("lines.json", R"({"$schema": "../schema/changes.schema.json",
  "modifiers": [
      {"id": "anzac",    "value": 2},
      {"id": "green-troops", "before": "anzac", "value":-2 }  ]
})");
    const auto rules = opened();
    EXPECT_EQ(said(*rules), "");
    ASSERT_EQ(rules->set(at("modifiers/modifiers/anzac/value"), 3), "");
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "");
    ASSERT_EQ(rules->save(), "");
    EXPECT_EQ(file("lines.json"), R"({"$schema": "../schema/changes.schema.json",
  "modifiers": [
      {"id": "anzac",    "value": 3},
      {"id": "green-troops", "before": "anzac", "value":-2 }  ]
})");
    EXPECT_EQ(file("pack.json"), R"({ "format":"desert-umpire-rules","version":1, "id":"our-club","title":"T",
  "extends": "sand-sweat-and-camels", "files": { "modifiers": "lines.json", "texts": "texts.json" } })");
    EXPECT_TRUE(searchPath.find("our-club").pack);
}

TEST_F(House, ATextIsCheckedWithoutBeingTaken) {
    const auto rules = made();
    const std::string wrong = "{\n  \"modifiers\": [\n    { \"id\": \"anzac\", \"value\": \"x\" } ] }";
    const Issues issues = rules->check("modifiers", wrong);
    ASSERT_TRUE(hasErrors(issues));
    EXPECT_EQ(issues.front().at, (Position{3, 31}));
    EXPECT_EQ(rules->text("modifiers"), "");
    EXPECT_FALSE(rules->unsaved());
    EXPECT_FALSE(hasErrors(rules->check("modifiers", R"({"modifiers":[{"id":"anzac","value":2}]})")));
}

TEST_F(House, AFileThatIsNoJsonIsMendedByHandOnly) {
    const auto rules = made();
    ASSERT_EQ(rules->setText("modifiers", "{ \"modifiers\": ["), "");
    EXPECT_TRUE(hasErrors(rules->issues()));
    EXPECT_FALSE(part(rules->contents(), "modifiers").readable);
    EXPECT_NE(rules->set(at("modifiers/modifiers/anzac/value"), 2).find("put its text in order"),
              std::string::npos);
    ASSERT_EQ(rules->set(at("texts/numbers/officer-range"), 12), "") << "others can be changed";
    ASSERT_EQ(rules->setText("modifiers", ""), "");
    EXPECT_EQ(said(*rules), "");
    ASSERT_EQ(rules->setText("pack", "{"), "");
    EXPECT_NE(rules->set(at("texts/numbers/officer-range"), 11).find("pack.json"), std::string::npos);
    EXPECT_FALSE(rules->contents().empty());
    EXPECT_NE(rules->setText("pack", ""), "");
}

TEST_F(House, AManifestByHandBringsItsFiles) {
    const auto rules = made();
    write("more.json", R"({"numbers":{"officer-range":10}})");
    Json manifest = Json::parse(rules->text("pack"));
    manifest["files"]["texts"] = "more.json";
    ASSERT_EQ(rules->setText("pack", manifest.dump()), "");
    EXPECT_EQ(rules->pack()->number("officer-range"), 10);
    EXPECT_EQ(rules->text("texts"), R"({"numbers":{"officer-range":10}})");
}

TEST(HousePathTest, IsReadAndWritten) {
    EXPECT_EQ(at("modifiers/modifiers/anzac/value").text(), "modifiers/modifiers/anzac/value");
    EXPECT_EQ(at("texts").steps.size(), 0U);
    for (const char* wrong : {"", "/", "a//b", "a/", "/a"}) {
        EXPECT_FALSE(HousePath::of(wrong)) << wrong;
    }
    EXPECT_EQ(at("a/b/c").above(), at("a/b"));
    EXPECT_EQ(at("a").above(), at("a"));
}

} // namespace
} // namespace umpire::test::house_rules_test
