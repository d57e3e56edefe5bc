#include "model_facts.h"

namespace umpire::plain {

namespace {

std::vector<std::string> factTexts(const json& facts, const std::string& key) {
    std::vector<std::string> texts;
    if (!facts.contains(key))
        return texts;
    if (!facts.at(key).is_array())
        throw Refusal{"bad-value", key + " is not a list"};
    for (const json& entry : facts.at(key)) {
        if (!entry.is_string())
            throw Refusal{"bad-value", key + " holds what is no text"};
        texts.push_back(entry);
    }
    return texts;
}

std::optional<int> factNumber(const json& facts, const std::string& key) {
    if (!facts.contains(key))
        return std::nullopt;
    const json& value = facts.at(key);
    if (!value.is_number_integer() || value < 0 || value > 1000)
        throw Refusal{"bad-value", key + " is not a number"};
    return value.get<int>();
}

std::optional<std::vector<std::string>> factFire(const json& facts) {
    if (!facts.contains("fire"))
        return std::nullopt;
    std::vector<std::string> weapons = factTexts(facts, "fire");
    for (const std::string& weapon : weapons)
        if (!oneOf(weapon, {"small-arms", "artillery", "mortar", "machine-guns", "tank", "sniper", "bombing",
                            "strafing"}))
            throw Refusal{"bad-value", "no weapon " + weapon};
    return weapons;
}

std::string factUnit(const json& facts, const std::string& key, const State& state) {
    if (!facts.contains(key))
        return "";
    const std::string id = requireText(facts, key);
    if (!state.findUnit(id))
        throw Refusal{"unknown-id", id};
    return id;
}

} // namespace

json readFactObject(const json& holder, std::initializer_list<const char*> known) {
    if (!holder.contains("facts"))
        return json::object();
    const json& facts = holder.at("facts");
    if (!facts.is_object())
        throw Refusal{"bad-value", "facts is not an object"};
    for (const auto& entry : facts.items())
        if (!oneOf(entry.key(), known))
            throw Refusal{"unknown-fact", entry.key()};
    return facts;
}

bool factBool(const json& facts, const std::string& key) {
    if (!facts.contains(key))
        return false;
    if (!facts.at(key).is_boolean())
        throw Refusal{"bad-value", key + " is neither true nor false"};
    return facts.at(key);
}

std::vector<std::string> factUnits(const json& facts, const std::string& key, const State& state) {
    std::vector<std::string> units = factTexts(facts, key);
    for (const std::string& id : units)
        if (!state.findUnit(id))
            throw Refusal{"unknown-id", id};
    return units;
}

Facts readMoraleFacts(const json& holder, const State& state) {
    const json object =
        readFactObject(holder, {"fired-on-by", "fire", "firer-elements", "enemies-within-8",
                                "friends-buggering-off-within-18", "officer-within-9", "supported",
                                "in-cover", "uphill", "linear-obstacle", "both-in-village", "charging",
                                "no-minus-modifiers", "charged-by", "officers-within-3"});
    Facts facts;
    facts.firedOnBy = factUnits(object, "fired-on-by", state);
    facts.fire = factFire(object);
    facts.firerElements = factNumber(object, "firer-elements");
    facts.enemiesNear = factNumber(object, "enemies-within-8").value_or(0);
    facts.friendsBuggeringOff = factBool(object, "friends-buggering-off-within-18");
    facts.officerNear = factBool(object, "officer-within-9");
    facts.supported = factBool(object, "supported");
    facts.inCover = factBool(object, "in-cover");
    facts.uphill = factBool(object, "uphill");
    facts.linearObstacle = factBool(object, "linear-obstacle");
    facts.bothInVillage = factBool(object, "both-in-village");
    facts.charging = factBool(object, "charging");
    facts.noMinus = factBool(object, "no-minus-modifiers");
    facts.chargedBy = factUnit(object, "charged-by", state);
    // 107: each owes his test; what is owed is not modelled.
    for (const std::string& id : factTexts(object, "officers-within-3"))
        if (!state.findOfficer(id))
            throw Refusal{"unknown-id", id};
    return facts;
}

} // namespace umpire::plain
