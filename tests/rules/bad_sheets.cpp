// What can be wrong with what a pack prints.

#include "rules/bad_packs.h"

namespace umpire::test {

std::vector<BadPack> badSheets() {
    const std::string file = "sheets.json";
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
        {"GunThatIsNoFlag",
         file,
         "\"gun\": \"gun-attached\"",
         "\"gun\": «\"elements\"",
         {"\"elements\" of a unit is no flag (at strength.gun)"}},
        {"NoStrength",
         file,
         "{\n  \"$schema\": \"../schema/sheets.schema.json\",\n  \"strength\": {",
         "«{\n  \"$schema\": \"../schema/sheets.schema.json\",\n  «\"strenght\": {",
         {"the key \"strength\" is missing",
          "unknown key \"strenght\"; did you mean \"strength\"? (at strenght)"}},
        {"OrderThatIsNoChoice",
         file,
         "\"order\": \"order\"",
         "\"order\": «\"objective\"",
         {"\"objective\" of a unit is no choice of words; there are type, nation, quality, order, state, "
          "gone-as and weapon (at orders.order)"}},
        {"ObjectiveThatIsNoText",
         file,
         "\"objective\": \"objective\"",
         "\"objective\": «\"order\"",
         {"\"order\" of a unit is no text; there are objective and forbidden (at orders.objective)"}},
        {"OrdersOfTheOtherParty",
         file,
         "\"$self.type.takes-orders\"",
         "«\"$other.type.takes-orders\"",
         {"\"$other\" has no meaning here: there is only one party (at orders.when)"}},
        {"SecretOfAFormation",
         file,
         "\"secret\": \"secret\"",
         "\"secret\": «\"tires\"",
         {"no unit has an attribute \"tires\" (at secret)"}},
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
          "state (at state.formation[0])"}},
        {"MisspeltOfficer",
         file,
         "\"officer\": [\"state\"",
         "«\"oficer\": [\"state\"",
         {"unknown key \"oficer\"; did you mean \"officer\"? (at state.oficer)"}},
    };
}

} // namespace umpire::test
