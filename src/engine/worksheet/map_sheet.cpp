#include "umpire/worksheet/map_sheet.h"

#include "umpire/checks/scope.h"
#include "umpire/checks/standing.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"

#include <map>

namespace umpire {

namespace {

using PlacesByName = std::map<std::string, MapPlace>;

void putSubjects(const RulePack& rules, const Battle& battle, PlacesByName& places) {
    const PackRoles::Map& map = rules.roles.map;
    const Scope scope{rules, battle};
    for (const Subject* subject : battle.all()) {
        const bool unit = subject->kind == SubjectKind::Unit;
        const Id attribute = unit ? map.unit : subject->kind == SubjectKind::Thing ? map.thing : Id();
        if (attribute.empty() || (unit && isOut(rules, battle, *subject))) {
            continue;
        }
        const std::string at = attributeValue(subject->id, attribute, scope).text();
        if (!at.empty()) {
            (unit ? places[at].units : places[at].things).push_back(subject->id);
        }
    }
}

/// The cells of a table that say something by themselves, whoever filled them in.
std::map<std::string, std::string> told(const RulePack& rules, const Battle& battle, const Id& id) {
    std::map<std::string, std::string> words;
    const Table* table = rules.table(id);
    if (!table) {
        return words;
    }
    for (const auto& [cell, value] : table->cells) {
        words[cell.first] = value.text();
    }
    for (const TableCell& cell : filledIn(battle, id)) {
        words[cell.row] = battle.cell(cell).text();
    }
    words.erase(restOfTable);
    return words;
}

std::string said(const PackRoles::MapLayer& layer, const Scope& scope) {
    for (const PackRoles::MapSaying& saying : layer.says) {
        if (holds(saying.when, scope)) {
            return fillText(scope.rules.text(saying.text), scope);
        }
    }
    return {};
}

} // namespace

std::vector<MapPlace> placesInUse(const RulePack& rules, const Battle& battle) {
    PlacesByName places;
    putSubjects(rules, battle, places);
    for (const auto& [place, word] : told(rules, battle, rules.roles.map.ground)) {
        places[place].ground = word;
    }
    std::vector<MapPlace> used;
    for (auto& [place, what] : places) {
        what.place = place;
        used.push_back(std::move(what));
    }
    return used;
}

std::vector<MapBorder> bordersInUse(const RulePack& rules, const Battle& battle) {
    std::vector<MapBorder> borders;
    for (const auto& [border, word] : told(rules, battle, rules.roles.map.border)) {
        borders.push_back({border, word});
    }
    return borders;
}

std::vector<MapLayer> layersOf(const RulePack& rules, const Battle& battle, const Id& unit,
                               const Id& target) {
    std::vector<MapLayer> layers;
    if (placeOf(rules, battle, unit).empty()) {
        return layers;
    }
    const Scope scope{rules, battle, unit, target};
    for (const PackRoles::MapLayer& layer : rules.roles.map.layers) {
        layers.push_back({layer.name, evaluate(layer.places, scope).list(), {}, said(layer, scope)});
        if (layer.from) {
            layers.back().from = evaluate(*layer.from, scope).list();
        }
    }
    return layers;
}

bool isMasked(const RulePack& rules, const Battle& battle, const Id& unit) {
    const Subject* subject = battle.find(unit);
    return subject && subject->kind == SubjectKind::Unit && rules.roles.map.masked &&
           holds(rules.roles.map.masked, Scope{rules, battle, unit});
}

Json moveCommand(const RulePack& rules, const Ids& units, const std::string& place) {
    const Action* action = rules.action(rules.roles.map.move);
    const auto fields = action ? moveFieldsOf(*action) : std::nullopt;
    const auto one = [&](const Id& unit) {
        return fields
                   ? Json{{"do", action->id}, {fields->unit, unit}, {fields->to, place}}
                   : commandOf(Verb::Adjust, {{"subject", unit}, {"set", {{rules.roles.map.unit, place}}}});
    };
    if (units.size() < 2) {
        return units.empty() ? Json() : one(units.front());
    }
    if (fields && !fields->with.empty()) {
        Json command = one(units.front());
        command[fields->with] = Ids(units.begin() + 1, units.end());
        return command;
    }
    Json commands = Json::array();
    for (const Id& unit : units) {
        commands.push_back(one(unit));
    }
    return commandOf(Verb::Several, {{"commands", commands}});
}

} // namespace umpire
