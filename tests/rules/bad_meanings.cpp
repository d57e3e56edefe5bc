// Well formed and named, but without a meaning.

#include "rules/bad_packs.h"

namespace umpire::test {

std::vector<BadPack> badMeanings() {
    return {
        {"FlagWhereANumberIsWanted",
         "modifiers.json",
         "\"value\": -1 }",
         "\"value\": «\"$self.raw\" }",
         {"\"$self.raw\" gives a yes or no where a number is expected (at modifiers[0].value)"}},
        {"NumberWhereAFlagIsWanted",
         "modifiers.json",
         "\"when\": \"$fact.counts-officer-lost\"",
         "\"when\": «\"$self.lost\"",
         {"\"$self.lost\" gives a number where a yes or no is expected (at modifiers[0].when)"}},
        {"WordComparedWithANumber",
         "modifiers.json",
         "{ \"=\": [\"$self.state\", \"spittin-the-dummy\"] }",
         "{ \"=\": «[\"$self.state\", 3] }",
         {"a word is never equal to a number (at modifiers[5].when.=)"}},
        {"TwoWordsWrittenOut",
         "modifiers.json",
         "{ \"=\": [\"$self.state\", \"spittin-the-dummy\"] }",
         "{ \"=\": «[\"self.state\", \"spittin-the-dummy\"] }",
         {"both sides are written out, so this never changes; a reference starts with $ (at "
          "modifiers[5].when.=)"}},
        {"ReferenceInAWrittenList",
         "checks.json",
         "[\"unmoved\", \"distracted\"]",
         "[\"unmoved\", «\"$outcome\"]",
         {"a list holds words only, not references such as \"$outcome\"; use \"any\" with a "
          "comparison for each (at checks[7].then[0].when.all[1].in[1][1])"}},
        {"EachOutsideAList",
         "modifiers.json",
         "\"when\": \"$fact.counts-officer-lost\"",
         "\"when\": «\"$each.raw\"",
         {"\"$each\" has a meaning only inside some, every, count, sum, min, max and each (at "
          "modifiers[0].when)"}},
        {"OutcomeBeforeTheRoll",
         "modifiers.json",
         "\"when\": \"$fact.counts-officer-lost\"",
         "\"when\": { \"=\": [«\"$outcome\", \"bonza\"] }",
         {"\"$outcome\" is not known here: it comes when the roll has its outcome (at "
          "modifiers[0].when.=[0])"}},
        {"OtherPartyOfAMoment",
         "turn.json",
         "{ \"=\": [\"$self.state\", \"lost\"] }",
         "{ \"=\": [«\"$other.state\", \"lost\"] }",
         {"\"$other\" has no meaning here: there is only one party (at "
          "moments[0].when.all[0].=[0])"}},
        {"BandGap",
         "checks.json",
         "{ \"from\": 2, \"to\": 3, \"outcome\": \"spittin-the-dummy\" }",
         "«{ \"from\": 3, \"to\": 3, \"outcome\": \"spittin-the-dummy\" }",
         {"a gap: no band holds 2; start this band at 2 (at checks[0].bands[1])"}},
        {"BandGapOfTwo",
         "checks.json",
         "{ \"from\": 8, \"outcome\": \"mad-as-a-cut-snake\" }",
         "«{ \"from\": 10, \"outcome\": \"mad-as-a-cut-snake\" }",
         {"a gap: no band holds 8 to 9; start this band at 8 (at checks[0].bands[4])"}},
        {"BandOverlap",
         "checks.json",
         "{ \"from\": 2, \"to\": 3, \"outcome\": \"spittin-the-dummy\" }",
         "«{ \"from\": 1, \"to\": 3, \"outcome\": \"spittin-the-dummy\" }",
         {"an overlap: the band before this one goes up to 1; start this band at 2 (at "
          "checks[0].bands[1])"}},
        {"ReversedBand",
         "checks.json",
         "{ \"from\": 6, \"to\": 7, \"outcome\": \"stick-it-up-em\" }",
         "«{ \"from\": 7, \"to\": 6, \"outcome\": \"stick-it-up-em\" }",
         {"the band from 7 to 6 holds no total; \"from\" must not be above \"to\" (at "
          "checks[0].bands[3])"}},
        {"LastBandWithAnEnd",
         "checks.json",
         "{ \"from\": 8, \"outcome\": \"mad-as-a-cut-snake\" }",
         "«{ \"from\": 8, \"to\": 9, \"outcome\": \"mad-as-a-cut-snake\" }",
         {"remove \"to\" of the last band: every high total needs a band (at "
          "checks[0].bands[4])"}},
        {"FirstBandWithAStart",
         "checks.json",
         "{ \"to\": 1, \"outcome\": \"lets-bugger-off\" }",
         "«{ \"from\": -5, \"to\": 1, \"outcome\": \"lets-bugger-off\" }",
         {"remove \"from\" of the first band: every low total needs a band (at "
          "checks[0].bands[0])"}},
        {"MiddleBandWithoutAStart",
         "checks.json",
         "{ \"from\": 2, \"to\": 3, \"outcome\": \"spittin-the-dummy\" }",
         "«{ \"to\": 3, \"outcome\": \"spittin-the-dummy\" }",
         {"only the first band may lack \"from\"; say where this one starts (at "
          "checks[0].bands[1])"}},
        {"TableThatIsNeverUsed",
         "checks.json",
         "{ \"when\": { \"all\": [ { \"=\": [\"$self.wear\", 1] }, { \"=\": "
         "[\"$self.column\", \"veteran\"] } ] }, \"bands\": [ { \"to\": 2, \"outcome\": "
         "\"stunned-mullets\" }, { \"from\": 3, \"outcome\": \"bonza\" } ] },\n        {",
         "{ \"bands\": [ { \"to\": 2, \"outcome\": \"stunned-mullets\" }, { \"from\": 3, "
         "\"outcome\": \"bonza\" } ] },\n        «{",
         {"this table is never used: the one before it has no condition and always applies (at "
          "checks[5].tables[1])"}},
        {"LoopOfDerivedAttributes",
         "attributes.json",
         "\"derived\": { \"any\": [ \"$self.type.always-veteran\", { \"=\": "
         "[\"$self.quality\", \"veteran\"] } ] }",
         "\"derived\": «{ \"any\": [ \"$self.raw\", { \"not\": \"$self.veteran\" } ] }",
         {"a loop: the unit attribute \"veteran\" is derived from itself; take one of these "
          "steps away (at attributes[57].derived)"}},
        {"LoopOfFacts",
         "facts.json",
         "\"id\": \"armour-fights\", \"kind\": \"flag\", \"derived\": { \"all\": [ "
         "\"$self.type.armour\"",
         "\"id\": \"armour-fights\", \"kind\": \"flag\", \"derived\": «{ \"all\": [ "
         "\"$fact.armour-fights\"",
         {"a loop: the fact \"armour-fights\" is derived from itself; take one of these steps "
          "away (at facts[31].derived)"}},
        {"LoopOfFollowUps",
         "checks.json",
         "\"then\": [ { \"check\": \"vehicle-damage\", \"subject\": \"$self\",",
         "\"then\": «[ { \"check\": \"vehicle-hit\", \"subject\": \"$self\",",
         {"a loop of follow-ups that never ends: vehicle-hit leads to vehicle-hit; take one of "
          "these steps away (at checks[8].then)"}},
        {"RoutineCallingItself",
         "effects.json",
         "{ \"id\": \"loses-all\", \"effects\": [ {",
         "{ \"id\": \"loses-all\", \"effects\": «[ { \"do\": \"loses-all\" }, {",
         {"a loop of routines that never ends: loses-all does loses-all; take one of these "
          "steps away (at routines[5].effects)"}},
        {"RoutinesCallingEachOther",
         "effects.json",
         "\"id\": \"goes\", \"effects\": [",
         "\"id\": \"goes\", \"effects\": «[ { \"do\": \"destroyed\" },",
         {"a loop of routines that never ends: goes does destroyed does goes; take one of "
          "these steps away (at routines[0].effects)"}},
        {"ModifierWithoutACheck",
         "modifiers.json",
         "\"checks\": [\"morale\", \"charge-response\", \"melee\"]",
         "\"checks\": «[]",
         {"nobody can reach this modifier: it names no check; add \"checks\" (at "
          "modifiers[0].checks)"}},
        {"ModifierThatNeverHolds",
         "modifiers.json",
         "\"when\": \"$fact.counts-officer-lost\"",
         "\"when\": «false",
         {"nobody can reach this modifier: its condition never holds (at modifiers[0].when)"}},
        {"ModifierThatContradictsItself",
         "modifiers.json",
         "\"when\": \"$fact.counts-officer-lost\"",
         "\"when\": «{ \"all\": [ { \"=\": [\"$self.type\", \"cavalry\"] }, { \"=\": "
         "[\"$self.type\", \"infantry\"] } ] }",
         {"nobody can reach this modifier: its condition never holds (at modifiers[0].when)"}},
        {"ModifierOfNothing",
         "modifiers.json",
         "\"value\": -1 }",
         "\"value\": «0 }",
         {"a modifier of 0 changes nothing; give another value or remove it (at "
          "modifiers[0].value)"}},
        {"ModifierOfTwoKindsOfSubject",
         "modifiers.json",
         "\"checks\": [\"officer-casualty\"]",
         "\"checks\": «[\"officer-casualty\", \"crash\"]",
         {"its checks are taken by different kinds of subject; make a modifier of each kind "
          "(at modifiers[19].checks)"}},
        {"ContestCellMissing",
         "checks.json",
         "\"cells\": [\n        {\n          \"id\": \"both-give-ground\", \"own\": [\"lets-bugger-off\", "
         "\"spittin-the-dummy\", \"gettin-a-bit-hot\"],",
         "\"cells\": «[\n        {\n          \"id\": \"both-give-ground\", \"own\": [\"lets-bugger-off\", "
         "\"spittin-the-dummy\"],",
         {"no cell without a condition holds gettin-a-bit-hot against gettin-a-bit-hot; add "
          "one (at contests[0].cells)"}},
        {"TextsAboutAnotherKind",
         "checks.json",
         "\"id\": \"officer-casualty\", \"name\": \"Officer casualty\", \"section\": \"H\", "
         "\"form\": \"banded\", \"subject\": \"officer\", \"die\": \"d8\", \"direct\": true,\n      "
         "\"needs\": [ { \"when\": { \"=\": [\"$self.state\", \"present\"] }, \"text\": "
         "\"officer-lost-already\" } ],\n      \"bands\": [\n        { \"to\": 1, \"outcome\": "
         "\"incapacitated\" },",
         "\"id\": «\"officer-casualty\", \"name\": \"Officer casualty\", \"section\": \"H\", "
         "\"form\": \"banded\", \"subject\": \"officer\", \"die\": \"d8\", \"direct\": true,\n      "
         "\"needs\": [ { \"when\": { \"=\": [\"$self.state\", \"present\"] }, \"text\": "
         "\"officer-lost-already\" } ],\n      \"bands\": [\n        { \"to\": 0, \"outcome\": "
         "\"goin-walkabout\" }, { \"from\": 1, \"to\": 1, \"outcome\": \"incapacitated\" },",
         {"its outcome \"goin-walkabout\" has texts about a formation, but the check is taken by an officer "
          "(at checks[4].id)"}},
        {"FollowUpForTheWrongKind",
         "checks.json",
         "\"check\": \"vehicle-damage\", \"subject\": \"$self\"",
         "\"check\": \"vehicle-damage\", \"subject\": «\"$self.formation\"",
         {"the check \"vehicle-damage\" is taken by a unit, not by a formation (at "
          "checks[8].then[0].subject)"}},
        {"FactThatNothingUses",
         "facts.json",
         "{ \"id\": \"car-fires\", \"kind\": \"flag\" },",
         "{ \"id\": \"car-fires\", \"kind\": \"flag\" }, { \"id\": «\"moonlight\", \"kind\": "
         "\"flag\" },",
         {"the fact \"moonlight\" is never used; use it in a condition or a value, or remove "
          "it (at facts[24].id)"}},
        {"VocabularyThatNothingUses",
         "vocabulary.json",
         "\"vocabularies\": [",
         "\"vocabularies\": [ { \"id\": «\"weather\", \"name\": \"Weather\", \"words\": [ { "
         "\"id\": \"dry\", \"name\": \"Dry\" } ] },",
         {"the vocabulary \"weather\" is never used; give an attribute or a fact words from "
          "it, or remove it (at vocabularies[0].id)"}},
        {"DieThatNothingThrows",
         "dice.json",
         "\"dice\": [",
         "\"dice\": [ { \"id\": «\"d10\", \"name\": \"D10\", \"faces\": [1, 2, 3, 4, 5, 6, 7, "
         "8, 9, 10] },",
         {"no check throws the die \"d10\"; use it in a check, or remove it (at dice[0].id)"}},
        {"IdTakenTwice",
         "modifiers.json",
         "\"id\": \"chieftain-lost\"",
         "\"id\": «\"officer-lost\"",
         {"the modifier \"officer-lost\" is there already; give this one another id (at "
          "modifiers[1].id)"}},
        {"AttributeEverySubjectHas",
         "attributes.json",
         "\"attributes\": [",
         "\"attributes\": [\n    { \"id\": «\"formation\", \"of\": \"unit\", \"name\": \"Its brigade\", "
         "\"kind\": \"flag\" },",
         {"every unit has \"formation\" anyway; choose another id (at attributes[0].id)"}},
        {"RosterKeyOfTheBattleFile",
         "attributes.json",
         "\"kind\": \"text\", \"roster\": \"objective\"",
         "\"kind\": \"text\", \"roster\": «\"formation\"",
         {"\"formation\" means something else in a battle file; choose another key (at "
          "attributes[7].roster)"}},
        {"RosterKeyOfTheSheet",
         "attributes.json",
         "\"kind\": \"text\", \"roster\": \"objective\"",
         "\"kind\": \"text\", \"roster\": «\"under\"",
         {"\"under\" means something else in a roster sheet; choose another key (at attributes[7].roster)"}},
        {"DefaultOfWhatIsDerived",
         "attributes.json",
         "\"name\": \"Elements\", \"kind\": \"count\", \"text\": \"E",
         "\"name\": \"Elements\", \"kind\": \"count\", \"default\": «0, \"text\": \"E",
         {"\"default\" has no effect here: the value is derived; remove it (at "
          "attributes[10].default)"}},
        {"DefaultThatIsNotKnownYet",
         "attributes.json",
         "\"name\": \"Objective\", \"kind\": \"text\", \"roster\": \"objective\", "
         "\"default\": \"\"",
         "\"name\": \"Objective\", \"kind\": \"text\", \"roster\": \"objective\", "
         "\"default\": «\"$self.state\"",
         {"this default needs the default of \"state\", which is not known yet; put that "
          "attribute before this one (at attributes[7].default)"}},
        {"QuestionNobodyIsAsked",
         "facts.json",
         "{ \"id\": \"car-fires\", \"kind\": \"flag\" }",
         "{ \"id\": \"car-fires\", \"kind\": \"flag\", \"question\": «\"Do cars fire?\" }",
         {"this question is never asked; name the checks it is stated for (at "
          "facts[23].question)"}},
        {"TwoQuestionsOnOneKey",
         "facts.json",
         "\"question\": \"In cover\", \"key\": \"C\"",
         "\"question\": \"In cover\", \"key\": «\"S\"",
         {"the key \"S\" ticks \"supported\" in the check \"morale\" already; choose another "
          "(at facts[2].key)"}},
        {"QuestionThatIsDerived",
         "facts.json",
         "\"id\": \"armour-fights\", \"kind\": \"flag\",",
         "\"id\": \"armour-fights\", \"kind\": \"flag\", \"question\": «\"Armour?\", "
         "\"checks\": [\"morale\"],",
         {"\"question\" has no effect here: the fact is derived; remove it (at "
          "facts[31].question)"}},
        {"CommandOfTheProgram",
         "actions.json",
         "\"id\": \"dogfight\"",
         "\"id\": «\"adjust\"",
         {"\"adjust\" is a command of the program itself; choose another id (at actions[5].id)"}},
        {"MarkPastTheWhole",
         "attributes.json",
         "{ \"above\": \"$number.knackered-third\" }",
         "{ \"above\": «160 }",
         {"marks are per cent from 1 to 100, each larger than the one before it (at "
          "attributes[76].marks[2].above)"}},
        {"MarksThatFall",
         "attributes.json",
         "{ \"at\": \"$number.knackered-second\" }",
         "{ \"at\": «10 }",
         {"marks are per cent from 1 to 100, each larger than the one before it (at "
          "attributes[76].marks[1].at)"}},
        {"MarkOfNoNumber",
         "attributes.json",
         "{ \"at\": \"$number.knackered-second\" }",
         "{ \"at\": «\"$number.knackered-secnd\" }",
         {"unknown number \"knackered-secnd\"; did you mean \"knackered-second\"? (at "
          "attributes[76].marks[1].at)"}},
        {"PlaceInAQuestion",
         "facts.json",
         "\"question\": \"Flanks and rear supported\"",
         "\"question\": «\"Flanks and rear of {self.name} supported\"",
         {"the place {self.name} cannot be filled: this text knows nothing but the numbers of texts.json (at "
          "facts[1].question)"}},
        {"NumberInAReadingThatIsNone",
         "rulings.json",
         "\"short\": \"officer back after {number.replacement-turns} turns\"",
         "\"short\": «\"officer back after {number.replacement-turn} turns\"",
         {"the place {number.replacement-turn} cannot be filled: unknown number \"replacement-turn\"; did "
          "you "
          "mean \"replacement-turns\"? (at rulings[11].readings[0].short)"}},
        {"MarkAtAndAbove",
         "attributes.json",
         "{ \"above\": \"$number.knackered-third\" }",
         "{ \"above\": 60, \"at\": «60 }",
         {"a mark stands either \"at\" a share or \"above\" it; remove one (at "
          "attributes[76].marks[2].at)"}},
        {"MarksOfNothing",
         "attributes.json",
         "\"share-of\": \"elements-start\", \"marks\": [",
         "\"marks\": «[",
         {"marks are shares of another count; name it as \"share-of\" (at attributes[76].marks)"}},
        {"MarksOnAFlag",
         "attributes.json",
         "\"name\": \"Mounted\", \"kind\": \"flag\",",
         "\"name\": \"Mounted\", \"kind\": \"flag\", \"marks\": «[ { \"at\": 5 } ],",
         {"\"marks\" has no effect here: only a count can have marks; remove it (at "
          "attributes[22].marks)"}},
        {"NumbersFromHighToLow",
         "actions.json",
         "\"from\": 1, \"to\": 30",
         "\"from\": 40, \"to\": «30",
         {"no number goes from 40 to 30 (at actions[0].fields[3].to)"}},
        // Checks of the roster and army templates.
        {"FixThatDoesNothing",
         "roster.json",
         "{ \"text\": \"fix-strike\", \"strike\": true }",
         "«{ \"text\": \"fix-strike\" }",
         {"a fix does one of \"set\", \"renumber\", \"strike\" and \"enlist\" (at checks[4].fix)"}},
        {"FixThatSetsNothing",
         "roster.json",
         "{ \"text\": \"fix-gun\", \"set\": { \"gun-attached\": false } }",
         "«{ \"text\": \"fix-gun\", \"set\": {} }",
         {"a fix does one of \"set\", \"renumber\", \"strike\" and \"enlist\" (at checks[13].fix)"}},
        {"FixThatDoesTwoThings",
         "roster.json",
         "{ \"text\": \"fix-strike\", \"strike\": true }",
         "«{ \"text\": \"fix-strike\", \"strike\": true, \"renumber\": true }",
         {"a fix does one of \"set\", \"renumber\", \"strike\" and \"enlist\" (at checks[4].fix)"}},
        {"RosterCheckThatCountsDice",
         "roster.json",
         "\"when\": { \"=\": [ { \"count\": \"$self.units\" }, 0 ] }",
         "\"when\": { \"=\": [ «\"$dice\", 0 ] }",
         {"\"$dice\" is not known here: it comes when the dice are thrown (at checks[0].when.=[0])"}},
        {"RosterCheckOfAnotherParty",
         "roster.json",
         "\"when\": { \"=\": [ { \"count\": \"$self.units\" }, 0 ] }",
         "\"when\": «\"$other.veteran\"",
         {"\"$other\" has no meaning here: there is only one party (at checks[0].when)"}},
        {"FixThatSetsAFlagToANumber",
         "roster.json",
         "\"set\": { \"attacker\": false }",
         "\"set\": { \"attacker\": «3 }",
         {"the number 3 gives a number where a yes or no is expected (at checks[2].fix.set.attacker)"}},
        {"RosterCheckTwice",
         "roster.json",
         "\"id\": \"both-attack\"",
         "\"id\": «\"empty-side\"",
         {"the roster check \"empty-side\" is there already; give this one another id (at checks[2].id)"}},
        {"TemplateTwice",
         "templates.json",
         "\"id\": \"british-infantry-brigade\"",
         "\"id\": «\"light-horse-brigade\"",
         {"the template \"light-horse-brigade\" is there already; give this one another id (at "
          "templates[1].id)"}},
        {"EntryOfATemplateTwice",
         "templates.json",
         "\"id\": \"r2\", \"name\": \"2nd Light",
         "\"id\": «\"r1\", \"name\": \"2nd Light",
         {"the entry \"r1\" is there already; give this one another id (at templates[0].units[1].id)"}},
        {"TemplateThatAddsNothing",
         "templates.json",
         "\"templates\": [\n    {",
         "\"templates\": [ «{ \"id\": \"nobody\", \"name\": \"Nobody\" },\n    {",
         {"the template adds nothing; give it formations or units (at templates[0])"}},
    };
}

} // namespace umpire::test
