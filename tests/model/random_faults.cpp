/// Commands that are wrong in one way.

#include "random_battles.h"

namespace umpire::plain {

namespace {

/// The fields of a command that must be there and name something, as JSON pointers.
std::vector<json::json_pointer> nameFields(const json& command) {
    std::vector<json::json_pointer> fields;
    for (const char* path :
         {"/unit", "/target", "/a/unit", "/b/unit", "/officer", "/formation", "/side", "/plane", "/subject"})
        if (command.contains(json::json_pointer(path)))
            fields.emplace_back(path);
    return fields;
}

/// Does the command take the facts of a morale check (on its own level)?
bool takesMoraleFacts(const json& command) {
    const std::string name = command.at("do");
    return oneOf(name, {"shoot", "charge"}) ||
           (name == "check" && oneOf(command.at("check"), {"morale", "charge-response", "crash"}));
}

bool takesFacts(const json& command) {
    return takesMoraleFacts(command) ||
           (command.at("do") == "check" && oneOf(command.at("check"), {"knackered", "officer-casualty"}));
}

json unknownCommand(Rng& rng, json command) {
    command["do"] = rng.word({"retreat", "Shoot", "", "fire"});
    return command;
}

json unknownId(Rng& rng, json command) {
    const auto fields = nameFields(command);
    if (!fields.empty())
        command[rng.pick(fields)] = rng.word({"nobody", "", "U1", "u99"});
    return command;
}

json missingField(Rng& rng, json command) {
    std::vector<json::json_pointer> fields = nameFields(command);
    for (const char* path : {"/attack", "/set", "/a", "/b", "/check"})
        if (command.contains(json::json_pointer(path)))
            fields.emplace_back(path);
    if (fields.empty()) {
        command.erase("do");
        return command;
    }
    const json::json_pointer field = rng.pick(fields);
    command[field.parent_pointer()].erase(field.back());
    return command;
}

json wrongFacts(Rng& rng) {
    switch (rng.below(6)) {
    case 0:
        return json::array({"supported"});
    case 1:
        return {{"supported", "yes"}};
    case 2:
        return {{"enemies-within-8", -1}};
    case 3:
        return {{"firer-elements", "two"}};
    case 4:
        return {{"fire", json::array({"catapult"})}};
    default:
        return {{"fired-on-by", "u1"}};
    }
}

json wrongType(Rng& rng, json command) {
    if (takesMoraleFacts(command) && rng.chance(50)) {
        command["facts"] = wrongFacts(rng);
        return command;
    }
    if (command.contains("jam-dice")) {
        command["jam-dice"] = rng.pick(std::vector<json>{0, -2, "two", 1.5, nullptr});
        return command;
    }
    const auto fields = nameFields(command);
    if (!fields.empty())
        command[rng.pick(fields)] = rng.pick(std::vector<json>{7, true, nullptr, json::array({"u1"})});
    else
        command["do"] = 5;
    return command;
}

json wrongSet(Rng& rng, json command) {
    if (command.at("do") != "adjust")
        return wrongType(rng, command);
    command["set"] = rng.pick(std::vector<json>{{{"state", "asleep"}}, {{"state", 3}}, 4, "steady"});
    return command;
}

json unknownFact(Rng& rng, json command) {
    const std::string fact = rng.word({"moonlight", "Supported", "in-a-hurry"});
    if (command.at("do") == "melee")
        command[rng.word({"a", "b"})]["facts"][fact] = true;
    else if (takesFacts(command))
        command["facts"][fact] = true;
    return command;
}

// OPEN ... not generated: a die of a wrong type (`bad-dice` in the model).
json impossibleFace(Rng& rng) {
    return rng.pick(std::vector<json>{0, 9, -1, {{"d6", 7}}, {{"d6", 0}}});
}

json badDice(Rng& rng, const PlainModel& model, const json& command) {
    json wrong = withDice(rng, model, command);
    if (oneOf(wrong.at("do"), {"show", "undo", "redo"}))
        return wrong; // OPEN ... not generated: dice given to these
    json& dice = wrong["dice"];
    if (dice.is_null())
        dice = json::array();
    const std::size_t kind = rng.below(3);
    if (kind == 0 || dice.empty())
        dice.push_back(rng.between(1, 3));
    else if (kind == 1)
        dice.erase(dice.size() - 1);
    else
        dice[rng.below(dice.size())] = impossibleFace(rng);
    return wrong;
}

/// Something the state has no use for: a unit gone, an officer lost, a check the type never takes.
std::vector<json> impossibleChecks(const State& state) {
    std::vector<json> found;
    const auto add = [&](const char* check, const char* field, const std::string& id) {
        found.push_back({{"do", "check"}, {"check", check}, {field, id}});
    };
    for (const Unit& unit : state.units) {
        if (unit.gone() || isArmour(unit) || isPlane(unit))
            add("morale", "unit", unit.id);
        if (unit.gone() || isArmour(unit) || isPlane(unit) || isLoneScout(unit))
            add("charge-response", "unit", unit.id);
        if (unit.gone() || unit.type == "infantry")
            add("tank-move", "unit", unit.id);
        if (unit.gone() || unit.type == "cavalry")
            add("off-road", "unit", unit.id);
        if (unit.gone() || !unit.gunJammed)
            add("repair", "unit", unit.id);
        if (unit.gone())
            add("crash", "unit", unit.id);
    }
    for (const Officer& officer : state.officers)
        if (officer.lost)
            add("officer-casualty", "officer", officer.id);
    return found;
}

std::vector<std::string> goneUnits(const State& state) {
    std::vector<std::string> gone;
    for (const Unit& unit : state.units)
        if (unit.gone() && !isPlane(unit)) // a plane would lack its `attack` as well
            gone.push_back(unit.id);
    return gone;
}

json notPossible(Rng& rng, const PlainModel& model, json command) {
    const std::vector<std::string> gone = goneUnits(model.state());
    if (!gone.empty() && rng.chance(50))
        for (const char* path : {"/b/unit", "/a/unit", "/target", "/unit"})
            if (command.contains(json::json_pointer(path))) {
                command[json::json_pointer(path)] = rng.pick(gone);
                return command;
            }
    const std::vector<json> checks = impossibleChecks(model.state());
    return checks.empty() ? command : rng.pick(checks);
}

} // namespace

json withFault(Rng& rng, const PlainModel& model, json command) {
    switch (rng.below(8)) {
    case 0:
        return unknownCommand(rng, command);
    case 1:
        return withDice(rng, model, unknownId(rng, command));
    case 2:
        return withDice(rng, model, missingField(rng, command));
    case 3:
        return withDice(rng, model, wrongType(rng, command));
    case 4:
        return withDice(rng, model, unknownFact(rng, command));
    case 5:
        return withDice(rng, model, notPossible(rng, model, command));
    case 6:
        return withDice(rng, model, wrongSet(rng, command));
    default:
        return badDice(rng, model, command);
    }
}

} // namespace umpire::plain
