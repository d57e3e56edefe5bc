#include "umpire/base/speech.h"
#include "umpire/base/text.h"
#include "umpire/dice/dice_source.h"

#include <algorithm>

namespace umpire {

namespace {

[[noreturn]] void impossible(const Json& given, const Die& die, const std::string& purpose) {
    throw BadDice(fill(
        say("dice", "{purpose}: the {die} shows {faces}, not {given}"),
        {{"purpose", purpose}, {"die", die.name}, {"faces", die.faceList()}, {"given", dumpLine(given)}}));
}

Face substituteFace(const Json& given, const Die& die, const std::string& purpose) {
    const auto item = given.items().begin();
    const auto substitute = std::find_if(die.substitutes.begin(), die.substitutes.end(),
                                         [&item](const auto& s) { return s.id == item.key(); });
    if (given.size() != 1 || substitute == die.substitutes.end() || !item.value().is_number_integer()) {
        impossible(given, die, purpose);
    }
    const auto side = toValue(item.value()).value_or(Value()).number();
    if (side < 1 || side > static_cast<std::int64_t>(substitute->faces.size())) {
        impossible(given, die, purpose);
    }
    return substitute->faces[static_cast<std::size_t>(side - 1)];
}

Face readFace(const Json& entry, const Die& die, const std::string& purpose) {
    const Json& given = entry.is_object() && entry.contains("drawn") ? entry["drawn"] : entry;
    if (given.is_object() && !given.empty()) {
        return substituteFace(given, die, purpose);
    }
    Face face;
    if (given.is_string()) {
        face.symbol = given.get<std::string>();
    } else if (given.is_number_integer()) {
        face.number = toValue(given).value_or(Value()).number();
    } else {
        impossible(given, die, purpose);
    }
    if (!die.has(face)) {
        impossible(given, die, purpose);
    }
    return face;
}

} // namespace

std::vector<Face> PhysicalDice::roll(const Die& die, int count, const std::string& purpose) {
    const auto there = static_cast<int>(m_dice.size() - m_next);
    if (there < count) {
        const std::string needed =
            sayCounted("dice", "{n} {die}", "{n} {die}s").of(count, {{"die", die.name}});
        const std::string sentence =
            there == 0
                ? say("dice", "{purpose} needs {dice}, but no die is left of the {given} given")
                : sayCounted("dice", "{purpose} needs {dice}, but {n} die is left of the {given} given",
                             "{purpose} needs {dice}, but {n} dice are left of the {given} given")
                      .of(there, {});
        throw BadDice(fill(
            sentence, {{"purpose", purpose}, {"dice", needed}, {"given", std::to_string(m_dice.size())}}));
    }
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i) {
        faces.push_back(readFace(m_dice[m_next++], die, purpose));
    }
    return faces;
}

} // namespace umpire
