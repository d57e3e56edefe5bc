#include "umpire/dice/told_dice.h"

namespace umpire {

namespace {

constexpr const char* anyKey = "any";

Face faceIn(const Json& json) {
    Face face;
    if (json.is_string()) {
        face.symbol = json.get<std::string>();
    } else if (json.is_number_integer()) {
        face.number = json.get<std::int64_t>();
    }
    return face;
}

} // namespace

Json toldAs(const std::vector<Face>& faces) {
    if (faces.size() == 1) {
        return toJson(faces.front());
    }
    Json any = Json::array();
    for (const Face& face : faces) {
        any.push_back(toJson(face));
    }
    return {{anyKey, std::move(any)}};
}

const Json* toldFaces(const Json& die) {
    if (!die.is_object() || die.size() != 1) {
        return nullptr;
    }
    const auto any = die.find(anyKey);
    return any != die.end() && any->is_array() && !any->empty() ? &*any : nullptr;
}

std::string textOfFaces(const std::vector<Face>& faces) {
    const bool row = faces.size() > 1 && faces.back().number - faces.front().number + 1 ==
                                             static_cast<std::int64_t>(faces.size());
    if (row) {
        return faces.front().label() + "–" + faces.back().label();
    }
    std::string text;
    for (const Face& face : faces) {
        text += text.empty() ? "" : "/";
        text += face.label();
    }
    return text;
}

std::string textOfTold(const Json& faces) {
    std::vector<Face> all;
    for (const Json& face : faces) {
        all.push_back(faceIn(face));
    }
    return textOfFaces(all);
}

} // namespace umpire
