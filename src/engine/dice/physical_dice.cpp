#include "umpire/base/text.h"
#include "umpire/dice/dice_source.h"

#include <algorithm>

namespace umpire {

namespace {

[[noreturn]] void impossible(const Json& given, const Die& die, const std::string& purpose) {
    throw BadDice(purpose + ": the " + die.name + " shows " + die.faceList() + ", not " + dumpLine(given));
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
        throw BadDice(purpose + " needs " + counted(count, die.name, die.name + "s") + ", but " +
                      (there == 0 ? "no die is" : counted(there, "die is", "dice are")) + " left of the " +
                      std::to_string(m_dice.size()) + " given");
    }
    std::vector<Face> faces;
    for (int i = 0; i < count; ++i) {
        faces.push_back(readFace(m_dice[m_next++], die, purpose));
    }
    return faces;
}

} // namespace umpire
