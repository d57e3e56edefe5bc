#include "face_json.h"

namespace umpire {

Face faceOf(const Json& json) {
    Face face;
    if (json.is_string()) {
        face.symbol = json.get<std::string>();
    } else if (json.is_number_integer()) {
        face.number = toValue(json).value_or(Value()).number();
    }
    return face;
}

} // namespace umpire
