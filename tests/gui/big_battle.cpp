#include "big_battle.h"

namespace umpire::gui::test {

namespace {

/// The n-th word of what an attribute is chosen from, beginning anew after the last.
std::string wordOf(const RulePack& rules, const Attribute& attribute, int n) {
    const Vocabulary* words = rules.vocabulary(attribute.type.vocabulary);
    return words->words[static_cast<std::size_t>(n) % words->words.size()].id;
}

/// Everything the pack lets a roster say of a unit by choosing; what must be counted is 3 to 6.
void giveAttributes(Json& unit, const RulePack& rules, int n) {
    for (const Attribute& attribute : rules.attributes) {
        if (attribute.of != SubjectKind::Unit || attribute.rosterKey.empty()) {
            continue;
        }
        if (attribute.type.kind == Type::Kind::Number && attribute.required) {
            unit[attribute.rosterKey] = 3 + n % 4;
        } else if (!attribute.type.vocabulary.empty()) {
            unit[attribute.rosterKey] = wordOf(rules, attribute, n);
        }
    }
}

Json unitOf(const RulePack& rules, const Id& formation, int n) {
    Json unit{{"id", "u" + std::to_string(n)},
              {"name", std::to_string(n) + ". Battalion of the " + formation},
              {"formation", formation}};
    giveAttributes(unit, rules, n);
    return unit;
}

} // namespace

Json bigBattle(const RulePack& rules, const BigBattle& size) {
    Json battle{{"format", "desert-umpire-battle"},
                {"version", 1},
                {"rules", rules.id},
                {"title", "A big battle"},
                {"first-side", "side0"},
                {"sides", Json::array()},
                {"formations", Json::array()},
                {"officers", Json::array()},
                {"units", Json::array()}};
    int n = 0;
    for (int side = 0; side < size.sides; ++side) {
        const Id sideId = "side" + std::to_string(side);
        battle["sides"].push_back({{"id", sideId}, {"name", "Corps " + std::to_string(side + 1)}});
        for (int brigade = 0; brigade < size.brigades; ++brigade) {
            const Id id = sideId + "-b" + std::to_string(brigade);
            battle["formations"].push_back(
                {{"id", id}, {"name", std::to_string(brigade + 1) + ". Brigade"}, {"side", sideId}});
            battle["officers"].push_back({{"id", id + "-officer"},
                                          {"name", "Brig.-Gen. Number " + std::to_string(brigade + 1)},
                                          {"commands", id}});
            for (int unit = 0; unit < size.units; ++unit) {
                battle["units"].push_back(unitOf(rules, id, n++));
            }
        }
    }
    return battle;
}

} // namespace umpire::gui::test
