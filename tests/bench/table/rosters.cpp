#include "rosters.h"

#include <string>

namespace umpire::bench {

namespace {

constexpr int unitsOfBrigade = 17;
constexpr const char* sides[] = {"empire", "ottoman"};

Json bare() {
    return {{"format", "desert-umpire-battle"},
            {"version", 1},
            {"rules", "sand-sweat-and-camels"},
            {"title", "Many"},
            {"first-side", "empire"},
            {"sides", {{{"id", "empire"}, {"name", "Empire"}}, {{"id", "ottoman"}, {"name", "Ottoman"}}}},
            {"formations", Json::array()},
            {"officers", Json::array()},
            {"units", Json::array()}};
}

Json formation(const Id& id, const Id& side) {
    return {{"id", id}, {"name", id + " Brigade"}, {"kind", "brigade"}, {"side", side}};
}

Json officer(const Id& id, const Id& formation) {
    return {{"id", id}, {"name", "Officer of " + formation}, {"kind", "officer"}, {"commands", formation}};
}

Json unit(int n, const Id& formation, const Id& side) {
    const bool mounted = n % 3 == 0;
    return {{"id", "unit-" + std::to_string(n)},
            {"name", "Unit " + std::to_string(n)},
            {"formation", formation},
            {"type", mounted ? "cavalry" : "infantry"},
            {"nation", side == "empire" ? "british" : "turkish"},
            {"elements", mounted ? 4 : 6}};
}

} // namespace

Json rosterOf(int subjects) {
    Json battle = bare();
    int left = subjects - static_cast<int>(std::size(sides));
    int units = 0;
    for (int brigade = 1; left >= 3; ++brigade) {
        const Id side = sides[brigade % 2];
        const Id id = "brigade-" + std::to_string(brigade);
        battle["formations"].push_back(formation(id, side));
        battle["officers"].push_back(officer(id + "-officer", id));
        left -= 2;
        for (int i = 0; i < unitsOfBrigade && left > 0; ++i, --left) {
            battle["units"].push_back(unit(++units, id, side));
        }
    }
    return battle;
}

Json chainOf(int deep) {
    Json battle = bare();
    Id above;
    for (int i = 1; i <= deep; ++i) {
        const Id id = "link-" + std::to_string(i);
        Json link = formation(id, "empire");
        if (!above.empty()) {
            link["parent"] = above;
        }
        battle["formations"].push_back(link);
        if (i % 2 == 0) {
            battle["officers"].push_back(officer(id + "-officer", id));
        }
        above = id;
    }
    battle["units"].push_back(unit(1, above, "empire"));
    battle["units"].back()["id"] = "deepest";
    return battle;
}

Json emptied(const Json& battle) {
    Json none = battle;
    for (const char* list : {"formations", "officers", "units"}) {
        none[list] = Json::array();
    }
    return none;
}

Json enlisting(const Json& battle) {
    Json command{{"do", "enlist"}};
    for (const char* list : {"formations", "officers", "units"}) {
        command[list] = battle[list];
    }
    return command;
}

Ids idsOf(const Json& battle, const char* list) {
    Ids ids;
    for (const Json& entry : battle[list]) {
        ids.push_back(entry["id"]);
    }
    return ids;
}

} // namespace umpire::bench
