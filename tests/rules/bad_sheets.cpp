// What can be wrong with what a pack prints.

#include "rules/bad_packs.h"

namespace umpire::test {

std::vector<BadPack> badSheets() {
    const std::string file = "sheets.json";
    return {
        {"HeadOfAUnit",
         file,
         "\"officer\": [\"kind\"] }",
         "«\"unit\": [\"kind\"] }",
         {"unknown key \"unit\"; there are formation, officer and side (at heads.unit)"}},
        {"ColumnGivenTwice",
         file,
         "\"roster\": [\"type\"",
         "\"roster\": [\"type\", «\"type\"",
         {"\"type\" is listed twice; remove one (at roster[1])"}},
        {"CardThatIsNoList",
         file,
         "\"card\": [\"type\", \"nation\", \"quality\", \"order\", \"objective\", \"move\", \"move-road\", "
         "\"range\", \"range-moving\", \"arrives-turn\"]",
         "\"card\": «3",
         {"found the number 3 where a list of texts is expected (at card)"}},
        {"CardLineThatIsAUnit",
         file,
         "\"card\": [\"type\"",
         "\"card\": [«\"goaded-by\"",
         {"\"goaded-by\" of a unit is no attribute that can be written down (at card[0])"}},
        {"StateThatIsWorkedOut",
         file,
         "\"formation\": [\"state\"",
         "\"formation\": [«\"worn\"",
         {"\"worn\" of a formation is no attribute that can be adjusted; there are kind, composition and "
          "state (at state-sheet.formation[0])"}},
        {"MisspeltOfficer",
         file,
         "\"officer\": [\"state\"",
         "«\"oficer\": [\"state\"",
         {"unknown key \"oficer\"; did you mean \"officer\"? (at state-sheet.oficer)"}},
        {"PartOfAnUnknownKind",
         file,
         "\"kind\": \"phases\"",
         "\"kind\": «\"phase\"",
         {"\"phase\" is none of phases, outcomes, modifiers, contest, grid, words, texts and rulings; did "
          "you "
          "mean \"phases\"? (at reference.parts[0].kind)"}},
        {"PartGivenTwice",
         file,
         "\"id\": \"air-crash\"",
         "\"id\": «\"air-war\"",
         {"the part \"air-war\" is there already; give this one another id (at reference.parts[13].id)"}},
        {"KeyOfAnotherKind",
         file,
         "\"kind\": \"contest\", \"title\": \"Melee\",",
         "\"kind\": \"contest\", \"title\": \"Melee\", \"marks\": «\"worn\",",
         {"\"marks\" belongs to a part of the kind \"grid\"; remove it (at reference.parts[6].marks)"}},
        {"MisspeltCheckOfAPart",
         file,
         "\"checks\": [\"drive-off\"]",
         "\"checks\": [«\"drive-of\"]",
         {"unknown check \"drive-of\"; did you mean \"drive-off\"? (at reference.parts[11].checks[0])"}},
        {"PartOfNoCheck",
         file,
         "\"checks\": [\"drive-off\"],\n        \"adds\": [\n          { \"to\": \"distracted\", \"text\": "
         "\"without minus modifiers.\", \"when\": \"$ruling.s-nominus = all\" },\n          { \"to\": "
         "\"distracted\", \"text\": \"without the attack's own minus.\", \"when\": \"$ruling.s-nominus = "
         "attack-only\" },\n          { \"to\": \"driven-off\", \"text\": \"It leaves for good.\", \"when\": "
         "\"$ruling.s-driven = leaves\" }\n        ]",
         "\"checks\": «[]",
         {"an empty list names no check (at reference.parts[11].checks)"}},
        {"HeadsThatAreTooFew",
         file,
         "\"heads\": { \"morale\": \"Under fire\", \"charge-response\": \"charged\", \"melee\": \"in melee\" "
         "}",
         "\"heads\": «[\"Under fire\"]",
         {"there is one head for each of the checks; found 1 for 3 checks (at reference.parts[5].heads)"}},
        {"HeadOfAnotherCheck",
         file,
         "\"heads\": { \"morale\": \"Under",
         "\"heads\": { \"moral\": «\"Under",
         {"\"moral\" is none of the checks of this part (at reference.parts[5].heads.moral)"}},
        {"MisspeltContest",
         file,
         "\"contest\": \"melee\"",
         "\"contest\": «\"mêlée\"",
         {"unknown contest \"mêlée\"; there is only melee (at reference.parts[6].contest)"}},
        {"GridOfTwoChecks",
         file,
         "\"checks\": [\"knackered\"]",
         "\"checks\": «[\"knackered\", \"officer-casualty\"]",
         {"a grid is drawn of one check; name just one (at reference.parts[8].checks)"}},
        {"GridOfACountWithoutMarks",
         file,
         "\"marks\": \"worn\"",
         "\"marks\": «\"lost\"",
         {"\"lost\" of a formation is no count with marks; there is only worn (at "
          "reference.parts[8].marks)"}},
        {"MisspeltVocabularyOfAPart",
         file,
         "\"vocabulary\": \"type\"",
         "\"vocabulary\": «\"tipe\"",
         {"unknown vocabulary \"tipe\"; did you mean \"type\"? (at reference.parts[7].vocabulary)"}},
        {"TraitThatIsNoCount",
         file,
         "{ \"trait\": \"road\", ",
         "{ \"trait\": «\"rides\", ",
         {"no word of \"type\" has a count \"rides\"; there are move, road, range, range-moving, least and "
          "most "
          "(at reference.parts[7].columns[1].trait)"}},
        {"GroupsByATraitThatIsNoChoice",
         file,
         "\"vocabulary\": \"type\",",
         "\"vocabulary\": \"type\", \"groups\": «\"rides\",",
         {"no word of \"type\" has a choice of words \"rides\"; there is only weapon "
          "(at reference.parts[7].groups)"}},
        {"RowWithTooFewCells",
         file,
         "\"cells\": [\"any\", \"–\", \"–\", \"–\"]",
         "\"cells\": «[\"any\"]",
         {"there is one text for each of the traits; found 1 for 4 traits (at "
          "reference.parts[7].rows[1].cells)"}},
        {"RowOfAMisspeltWord",
         file,
         "{ \"word\": \"plane\"",
         "{ \"word\": «\"planes\"",
         {"unknown word \"planes\"; did you mean \"plane\"? (at reference.parts[7].rows[1].word)"}},
        {"RowOfNobody",
         file,
         "{ \"name\": \"Officer alone\", ",
         "«{ ",
         {"the key \"name\" is missing (at reference.parts[7].rows[2])"}},
        {"AdditionToAMisspeltOutcome",
         file,
         "{ \"to\": \"raked\"",
         "{ \"to\": «\"rakd\"",
         {"unknown outcome \"rakd\"; did you mean \"raked\"? (at reference.parts[10].adds[2].to)"}},
        {"AdditionOfNothing",
         file,
         "{ \"to\": \"raked\", \"footnote\": \"damage-misprint\" }",
         "{ \"to\": \"raked\", \"footnote\": \"damage-misprint\" }, «{ \"to\": \"raked\" }",
         {"the key \"text\" is missing (at reference.parts[10].adds[3])"}},
        {"AdditionToATraitOfAnOutcome",
         file,
         "{ \"to\": \"raked\", ",
         "{ \"to\": \"raked\", \"trait\": «\"move\", ",
         {"only words of a vocabulary have traits to add to; remove it (at "
          "reference.parts[10].adds[2].trait)"}},
        {"MisspeltFootnote",
         file,
         "\"footnote\": \"mortar-in-feet\" }",
         "\"footnote\": «\"mortar-in-foot\" }, { \"to\": \"mortar\", \"footnote\": \"mortar-in-feet\" }",
         {"unknown footnote \"mortar-in-foot\"; did you mean \"mortar-in-feet\"? (at "
          "reference.parts[7].adds[1].footnote)"}},
        {"FootnoteNobodyRefersTo",
         file,
         "{ \"id\": \"damage-misprint\"",
         "«{ \"id\": \"idle\", \"text\": \"Printed once.\" },\n      { \"id\": \"damage-misprint\"",
         {"nothing refers to the footnote \"idle\"; name it as a \"footnote\", or remove it (at "
          "reference.footnotes[9])"}},
        {"ConditionOverTheBattle",
         file,
         "\"$ruling.s-nominus = all\"",
         "\"«$self.state = gone\"",
         {"a sheet is printed without a battle; only \"$ruling\" and \"$number\" are known here (at "
          "reference.parts[11].adds[0].when)"}},
        {"PlaceOfABattle",
         file,
         "\"text\": \"Bombs count",
         "\"text\": «\"{self.name} Bombs count",
         {"the place {self.name} cannot be filled: a sheet is printed without a battle; its texts may name "
          "number.ID, modifier.ID, reading.RULING, outcome.ID, check.ID, phase.ID, word.VOCABULARY.WORD, "
          "word.VOCABULARY.WORD.COUNT, words.VOCABULARY.FLAG, words.VOCABULARY.TRAIT.WORD, "
          "score.CHECK.OUTCOME, die.ID, dice.CHECK and faces.DIE.SUBSTITUTE (at "
          "reference.parts[11].texts[0].text)"}},
        {"MisspeltFlagOfAPlace",
         file,
         "Hits\", \"text\": \"on {words.type.armour}",
         "Hits\", \"text\": «\"on {words.type.armor}",
         {"the place {words.type.armor} cannot be filled: unknown flag \"armor\"; did you mean \"armour\"? "
          "(at "
          "reference.parts[10].texts[1].text)"}},
        {"PlaceInAnOutcome",
         "checks.json",
         "\"sheet\": \"Holds, or",
         "\"sheet\": «\"{number.men} Holds, or",
         {"the place {number.men} cannot be filled: unknown number \"men\" (at outcomes[3].sheet)"}},
        {"PlaceInAModifier",
         "modifiers.json",
         "\"sheet\": \"Arabs: chieftain",
         "\"sheet\": «\"{modifier.anzacs}: chieftain",
         {"the place {modifier.anzacs} cannot be filled: unknown modifier \"anzacs\"; did you mean "
          "\"anzac\"? (at "
          "modifiers[1].sheet)"}},
        {"PlaceInAMelee",
         "checks.json",
         "\"sheet\": \"pursues\"",
         "\"sheet\": «\"{outcome.pursuit}\"",
         {"the place {outcome.pursuit} cannot be filled: unknown outcome \"pursuit\" (at "
          "contests[0].cells[1].sheet)"}},
        {"WordsWithoutColumns",
         file,
         "{\n        \"id\": \"units\", \"kind\": \"words\", \"title\": \"Units\", \"vocabulary\": "
         "\"type\",\n"
         "        \"columns\": [ { \"trait\": \"figures\", \"head\": \"Fig.\" }, { \"trait\": \"ladders\", "
         "\"head\": "
         "\"Ladders\" } ],",
         "«{\n        \"id\": \"units\", \"kind\": \"words\", \"title\": \"Units\", \"vocabulary\": "
         "\"type\",",
         {"the key \"columns\" is missing (at reference.parts[1])"},
         false,
         "death-in-the-desert"},
    };
}

} // namespace umpire::test
