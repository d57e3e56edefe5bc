// What can be wrong with what a pack says of its attributes and words.

#include "rules/bad_packs.h"

namespace umpire::test {

namespace {

const std::string file = "roles.json";

std::vector<BadPack> badStrengths() {
    return {
        {"MisspeltStrength",
         file,
         "\"start\": \"elements-start\"",
         "\"start\": «\"element-start\"",
         {"no unit has an attribute \"element-start\"; did you mean \"elements-start\"? (at "
          "strength.start)"}},
        {"StrengthThatIsNoCount",
         file,
         "\"now\": \"elements\"",
         "\"now\": «\"quality\"",
         {"\"quality\" of a unit is no count (at strength.now)"}},
        {"StrengthThatNoRosterGives",
         file,
         "\"given\": \"elements-given\"",
         "\"given\": «\"lost\"",
         {"\"lost\" of a unit is no count in rosters; there are elements-given, number and arrives-turn (at "
          "strength.given)"}},
        {"StepWithoutAName",
         file,
         "\"strength\": {\n    \"start\": \"elements-start\",\n    \"now\": \"elements\",\n    \"given\": "
         "\"elements-given\",\n    \"step\"",
         "\"strength\": «{\n    \"start\": \"elements-start\",\n    \"now\": \"elements\",\n    \"given\": "
         "\"elements-given\",\n    «\"stepp\"",
         {"the key \"step\" is missing (at strength)",
          "unknown key \"stepp\"; did you mean \"step\"? (at strength.stepp)"}},
        {"StepOfNoWord",
         file,
         "\"one\": \"element\"",
         "\"one\": «\"\"",
         {"this is no word; write what it is called (at strength.step.one)"}},
        {"StepOfAnUnknownShape",
         file,
         "\"shape\": \"square\"",
         "\"shape\": «\"squire\"",
         {"\"squire\" is none of diamond and square; did you mean \"square\"? (at strength.last[1].shape)"}},
        {"GunThatIsNoFlag",
         file,
         "\"of\": \"gun-attached\"",
         "\"of\": «\"elements\"",
         {"\"elements\" of a unit is no flag (at strength.last[1].of)"}},
        {"LossesOfAUnitForAFormation",
         file,
         "\"lost\": [\"lost\"",
         "\"lost\": [«\"elements\"",
         {"no formation has an attribute \"elements\"; there are elements-start, lost, captured, spitting, "
          "spitting-counted, routing, worn, wear, rolled-worn and rolled-lost (at "
          "strength.formation.lost[0])"}},
    };
}

std::vector<BadPack> badStates() {
    return {
        {"StateOfASide",
         file,
         "\"officer\": { \"by\": \"state\"",
         "«\"side\": { \"by\": \"state\"",
         {"unknown key \"side\"; there are formation, officer and unit (at state.side)"}},
        {"StateThatIsNoChoice",
         file,
         "\"unit\": { \"by\": \"state\"",
         "\"unit\": { \"by\": «\"objective\"",
         {"\"objective\" of a unit is no choice of words; there are type, nation, quality, order, state, "
          "gone-as and weapon (at state.unit.by)"}},
        {"WordThatNoStateHas",
         file,
         "\"out\": \"lost\"",
         "\"out\": «\"last\"",
         {"\"last\" is no word of the vocabulary \"officer-state\"; did you mean \"lost\"? (at "
          "state.officer.out)"}},
        {"UnsaidOfAnOfficer",
         file,
         "\"out\": \"lost\"",
         "\"out\": \"lost\", «\"unsaid\": \"lost\"",
         {"unknown key \"unsaid\"; there are back, by and out (at state.officer.unsaid)"}},
        {"OutOfPlayOfASide",
         file,
         "\"out-of-play\": { \"unit\"",
         "\"out-of-play\": { «\"side\"",
         {"unknown key \"side\"; there are officer and unit (at out-of-play.side)"}},
    };
}

std::vector<BadPack> badOthers() {
    return {
        {"TypeThatIsNoChoice",
         file,
         "\"type\": \"type\"",
         "\"type\": «\"objective\"",
         {"\"objective\" of a unit is no choice of words; there are type, nation, quality, order, state, "
          "gone-as and weapon (at type)"}},
        {"OrderThatIsNoChoice",
         file,
         "\"given\": \"order\"",
         "\"given\": «\"objective\"",
         {"\"objective\" of a unit is no choice of words; there are type, nation, quality, order, state, "
          "gone-as and weapon (at orders.given)"}},
        {"ObjectiveThatIsNoText",
         file,
         "\"aim\": \"objective\"",
         "\"aim\": «\"order\"",
         {"\"order\" of a unit is no text; there are objective and forbidden (at orders.aim)"}},
        {"OrdersOfTheOtherParty",
         file,
         "\"$self.type.takes-orders\"",
         "«\"$other.type.takes-orders\"",
         {"\"$other\" has no meaning here: there is only one party (at orders.when)"}},
        {"SecretOfAFormation",
         file,
         "\"hidden\": \"secret\"",
         "\"hidden\": «\"tires\"",
         {"no unit has an attribute \"tires\" (at hidden)"}},
        {"SecretRollOfNoCheck",
         file,
         "\"hidden\": \"secret\"",
         "\"secret-rolls\": [{\"check\": «\"moral\"}], \"hidden\": \"secret\"",
         {"unknown check \"moral\"; did you mean \"morale\"? (at secret-rolls[0].check)"}},
        {"WoundsThatAreNoCount",
         file,
         "\"given\": \"elements-given\"",
         "\"hurt\": [{\"by\": «\"quality\", \"letter\": \"W\", \"legend\": \"hurt\"}], \"given\": "
         "\"elements-given\"",
         {"\"quality\" of a unit is no count (at strength.hurt[0].by)"}},
        {"NumberThatNoRosterGives",
         file,
         "\"number\": \"number\"",
         "\"number\": «\"move\"",
         {"\"move\" of a unit is no count in rosters; there are elements-given, number and arrives-turn (at "
          "number)"}},
        {"PresenceThatIsNoFlag",
         file,
         "\"there\": \"on-table\"",
         "\"there\": «\"state\"",
         {"\"state\" of a unit is no flag (at presence.there)"}},
        {"BoardOfNobody",
         file,
         "\"when\": \"$self.type.special\",\n    \"title\": \"Specials\"",
         "\"when\": «\"$self.type.specials\",\n    \"title\": \"Specials\"",
         {"the vocabulary \"type\" has no trait \"specials\"; did you mean \"special\"? (at board.when)"}},
        {"CampsOfATraitThatIsNoText",
         file,
         "\"trait\": \"camp\"",
         "\"trait\": «\"arab\"",
         {"unknown text of these words \"arab\"; there is only camp (at camps.trait)"}},
        {"CopyOfWhatNoRosterGives",
         file,
         "\"copied\": [\"nation\"]",
         "\"copied\": [«\"state\"]",
         {"\"state\" of a unit is no attribute in rosters; there are type, nation, quality, elements-given, "
          "gun-attached, order, secret, objective, number and arrives-turn (at copied[0])"}},
        {"AbbreviationOfNothing",
         file,
         "\"whole\": \" RHA\"",
         "\"whole\": «\"\"",
         {"nothing stands here; write what is to be shortened (at abbreviations[22].whole)"}},
        {"KeyOfNoAction",
         file,
         "\"unlimber\": \"L\"",
         "\"unlimbre\": «\"L\"",
         {"unknown action \"unlimbre\"; did you mean \"unlimber\"? (at keys.unlimbre)"}},
        {"KeyThatIsTaken",
         file,
         "\"reform\": \"H\"",
         "\"reform\": «\"R\"",
         {"\"R\" is no key for it; give a capital letter, but none of A, F, P and R (at keys.reform)"}},
        {"LengthWithoutASign",
         file,
         "\"camps\": {",
         "\"length\": «{ \"one\": \"inch\", \"many\": \"inches\", \"of\": [\"move\"] },\n  \"camps\": {",
         {"the key \"sign\" is missing (at length)"}},
        {"OpeningThatSaysNothing",
         file,
         "\"camps\": {",
         "\"opening\": «{ \"first\": \"Draw.\" },\n  \"camps\": {",
         {"the key \"then\" is missing (at opening)"}},
        {"CardsPlayableByACount",
         file,
         "\"camps\": {",
         "\"cards\": { \"pile\": \"state\", \"playable\": «\"elements\", \"one\": \"card\", \"many\": "
         "\"cards\" },\n  \"camps\": {",
         {"\"elements\" of a unit is no flag (at cards.playable)"}},
        {"CardsWithoutAPile",
         file,
         "\"camps\": {",
         "\"cards\": «{ \"one\": \"card\", \"many\": \"cards\" },\n  \"camps\": {",
         {"the key \"pile\" is missing (at cards)"}},
        {"PileSeenByStrangers",
         file,
         "\"camps\": {",
         "\"cards\": { \"pile\": \"state\", \"piles\": [ { \"id\": \"gone\", \"seen-by\": «\"side\" } ], "
         "\"one\": \"card\", \"many\": \"cards\" },\n  \"camps\": {",
         {"\"side\" is none of owner, nobody and all (at cards.piles[0].seen-by)"}},
        {"PileTwice",
         file,
         "\"camps\": {",
         "\"cards\": { \"pile\": \"state\", \"piles\": [ { \"id\": \"gone\", \"seen-by\": \"owner\" }, { "
         "\"id\": "
         "«\"gone\", \"seen-by\": \"nobody\" } ], \"one\": \"card\", \"many\": \"cards\" },\n  \"camps\": {",
         {"the pile \"gone\" stands here already (at cards.piles[1].id)"}},
        {"CoveredCardsThatNothingLays",
         file,
         "\"camps\": {",
         "\"cards\": { \"pile\": \"state\", \"one\": \"card\", \"many\": \"cards\", \"covered\": «{ "
         "\"pile\": \"gone\", \"from\": \"gone\", \"turned\": \"gone\", \"total\": «\"sum\" } },\n  "
         "\"camps\": {",
         {"the key \"by\" is missing (at cards.covered)",
          "no side has an attribute \"sum\"; the pack has no count (at cards.covered.total)"}},
        {"CoveredCardsThatAnythingLays",
         file,
         "\"camps\": {",
         "\"cards\": { \"pile\": \"state\", \"one\": \"card\", \"many\": \"cards\", \"covered\": { \"pile\": "
         "\"gone\", \"from\": \"gone\", \"turned\": \"gone\", \"by\": «\"shoot\", \"total\": «\"sum\" } "
         "},\n  \"camps\": {",
         {"unknown action of a side with a list of units \"shoot\"; the pack has no action of a side with a "
          "list of units (at cards.covered.by)",
          "no side has an attribute \"sum\"; the pack has no count (at cards.covered.total)"}},
        {"CoveredPileThatIsNone",
         file,
         "\"camps\": {",
         "\"cards\": { \"pile\": \"state\", \"one\": \"card\", \"many\": \"cards\", \"covered\": { \"pile\": "
         "«\"chosen\", \"from\": \"gone\", \"turned\": \"gone\", \"by\": «\"shoot\", \"total\": «\"sum\" } "
         "},\n  \"camps\": {",
         {"\"chosen\" is no word of the vocabulary \"state\"; there are steady, spittin-the-dummy, "
          "buggering-off, mad-as-a-cut-snake and gone (at cards.covered.pile)",
          "unknown action of a side with a list of units \"shoot\"; the pack has no action of a side with a "
          "list of units (at cards.covered.by)",
          "no side has an attribute \"sum\"; the pack has no count (at cards.covered.total)"}},
        {"SilhouetteThatNobodyDraws",
         "vocabulary.json",
         "\"silhouette\": \"camelry\"",
         "\"silhouette\": «\"camel\"",
         {"there is no silhouette \"camel\"; there are armoured-car, artillery, "
          "artillery-observer, camelry, cavalry, garrison, headquarters, infantry, machine-guns, mortar, "
          "mounted-infantry, "
          "patrol-cars, plane, sniper, tank and vehicle (at vocabularies[0].words[2].silhouette)"}},
    };
}

} // namespace

std::vector<BadPack> badRoles() {
    std::vector<BadPack> all = badStrengths();
    for (const std::vector<BadPack>& more : {badStates(), badOthers()}) {
        all.insert(all.end(), more.begin(), more.end());
    }
    return all;
}

} // namespace umpire::test
