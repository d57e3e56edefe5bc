#include "umpire/worksheet/map_sheet.h"

#include "fields.h"
#include "umpire/checks/scope.h"
#include "umpire/checks/standing.h"
#include "umpire/rules/commands.h"
#include "umpire/rules/rule_pack.h"
#include "umpire/rules/table_heads.h"
#include "umpire/state/tables_in_battle.h"
#include "umpire/worksheet/offers.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

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

/// The first that holds, or nothing.
std::string said(const std::vector<PackRoles::MapSaying>& sayings, const Scope& scope) {
    for (const PackRoles::MapSaying& saying : sayings) {
        if (holds(saying.when, scope)) {
            return fillText(scope.rules.text(saying.text), scope);
        }
    }
    return {};
}

const ActionField* companions(const Action& action) {
    const auto found = std::ranges::find_if(action.fields, [](const ActionField& field) {
        return field.kind == ActionField::Kind::Subjects && field.subject == SubjectKind::Unit;
    });
    return found == action.fields.end() ? nullptr : &*found;
}

/// Units are taken somewhere by that action, all at once where it takes several.
Json commandBy(const Action* action, const std::string& attribute, const Ids& units,
               const std::string& place) {
    const auto fields = action ? moveFieldsOf(*action) : std::nullopt;
    const auto one = [&](const Id& unit) {
        return fields ? Json{{"do", action->id}, {fields->unit, unit}, {fields->to, place}}
                      : commandOf(Verb::Adjust, {{"subject", unit}, {"set", {{attribute, place}}}});
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

bool mayDo(const Session& session, const Id& action, const Id& unit) {
    const auto offers = offersFor(session, unit);
    return std::ranges::any_of(offers,
                               [&action](const Offer& offer) { return offer.id == action && offer.meant; });
}

/// The action that takes a unit to a place now; null where the pack has none for it. Who stands already is
/// not meant to be set up, but before the game that is how he goes elsewhere.
const Action* placingOf(const Session& session, const Id& unit) {
    const RulePack& rules = session.rules();
    const PackRoles::Map& map = rules.roles.map;
    const Id& usual = placeOf(rules, session.battle(), unit).empty() ? map.setUp : map.move;
    const Action* best = nullptr;
    std::tuple<bool, int, bool> least;
    for (const Offer& offer : offersFor(session, unit)) {
        const Action* action = offer.check || offer.two ? nullptr : rules.action(offer.id);
        const bool before = offer.id == map.setUp && offer.objections <= 0;
        const auto rank = std::tuple(!offer.meant && !before, offer.objections, offer.id != usual);
        if (action && moveFieldsOf(*action) && (!best || rank < least)) {
            best = action;
            least = rank;
        }
    }
    return best ? best : rules.action(map.move);
}

bool advancesInto(const Session& session, const Id& unit, const std::string& place) {
    const PackRoles::MapAdvance& advance = session.rules().roles.map.advance;
    return !advance.by.empty() &&
           attributeValue(unit, advance.into, Scope{session.rules(), session.battle()}).text() == place &&
           mayDo(session, advance.by, unit);
}

/// In play and nowhere on the map.
Ids offTheMap(const Session& session) {
    Ids units;
    const RulePack& rules = session.rules();
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        if (!isOut(rules, session.battle(), *unit) && placeOf(rules, session.battle(), unit->id).empty()) {
            units.push_back(unit->id);
        }
    }
    return units;
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
        layers.push_back({layer.name, evaluate(layer.places, scope).list(), {}, said(layer.says, scope)});
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

std::vector<MapEverywhere> layersEverywhere(const RulePack& rules, const Battle& battle) {
    std::vector<MapEverywhere> all;
    for (const PackRoles::MapLayer& layer : rules.roles.map.layers) {
        if (!layer.everywhere) {
            continue;
        }
        std::map<Id, std::set<std::string>> places;
        for (const Subject* unit : battle.all(SubjectKind::Unit)) {
            if (!placeOf(rules, battle, unit->id).empty()) {
                const Ids own = evaluate(layer.places, Scope{rules, battle, unit->id}).list();
                places[unit->side].insert(own.begin(), own.end());
            }
        }
        MapEverywhere shown{layer.name, {}};
        for (const Subject* side : battle.all(SubjectKind::Side)) {
            shown.sides.emplace_back(side->id, Ids(places[side->id].begin(), places[side->id].end()));
        }
        all.push_back(std::move(shown));
    }
    return all;
}

std::string printedOn(const RulePack& rules, const Battle& battle, const Id& unit) {
    return said(rules.roles.map.printed, Scope{rules, battle, unit});
}

Ids toSetUp(const Session& session) {
    const Id& setUp = session.rules().roles.map.setUp;
    Ids units = setUp.empty() ? Ids{} : offTheMap(session);
    std::erase_if(units, [&](const Id& unit) { return !mayDo(session, setUp, unit); });
    return units;
}

Ids toAppear(const Session& session) {
    const Id& setUp = session.rules().roles.map.setUp;
    Ids units = offTheMap(session);
    std::erase_if(units, [&](const Id& unit) {
        const auto offers = offersFor(session, unit);
        return std::ranges::none_of(offers, [&](const Offer& offer) {
            const Action* action = offer.check || offer.two ? nullptr : session.rules().action(offer.id);
            return action && offer.meant && offer.id != setUp && moveFieldsOf(*action);
        });
    });
    return units;
}

Json moveCommand(const RulePack& rules, const Ids& units, const std::string& place) {
    return commandBy(rules.action(rules.roles.map.move), rules.roles.map.unit, units, place);
}

Json advanceCommand(const Session& session) {
    const PackRoles::MapAdvance& advance = session.rules().roles.map.advance;
    std::string place;
    Ids going;
    for (const Subject* unit : session.battle().all(SubjectKind::Unit)) {
        const std::string into =
            advance.by.empty()
                ? std::string()
                : attributeValue(unit->id, advance.into, Scope{session.rules(), session.battle()}).text();
        if (!into.empty() && (going.empty() || into == place) && advancesInto(session, unit->id, into)) {
            place = into;
            going.push_back(unit->id);
        }
    }
    return placeCommand(session, going, place);
}

Json placeCommand(const Session& session, const Ids& units, const std::string& place) {
    if (units.empty()) {
        return {};
    }
    const RulePack& rules = session.rules();
    const bool advances = advancesInto(session, units.front(), place);
    const Action* action =
        advances ? rules.action(rules.roles.map.advance.by) : placingOf(session, units.front());
    Ids going{units.front()};
    for (std::size_t i = 1; i < units.size(); ++i) {
        if (advances
                ? advancesInto(session, units[i], place)
                : !action || action->id == rules.roles.map.setUp || mayDo(session, action->id, units[i])) {
            going.push_back(units[i]);
        }
    }
    if (!advances) {
        return commandBy(action, rules.roles.map.unit, going, place);
    }
    Json command{{"do", action->id}, {partyOf(*action, "self")->id, going.front()}};
    if (const ActionField* with = companions(*action); with && going.size() > 1) {
        command[with->id] = Ids(going.begin() + 1, going.end());
    }
    return command;
}

} // namespace umpire
