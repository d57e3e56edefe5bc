#include "umpire/dice/die.h"

#include "umpire/base/text.h"

#include <algorithm>

namespace umpire {

Json toJson(const Face& face) {
    return face.symbol.empty() ? Json(face.number) : Json(face.symbol);
}

bool Die::has(const Face& face) const {
    return std::find(faces.begin(), faces.end(), face) != faces.end();
}

std::vector<Face> Die::distinct() const {
    std::vector<Face> result;
    for (const Face& face : faces) {
        if (std::find(result.begin(), result.end(), face) == result.end()) {
            result.push_back(face);
        }
    }
    return result;
}

std::string Die::faceList() const {
    std::vector<std::string> words;
    for (const Face& face : distinct()) {
        words.push_back(face.symbol.empty() ? std::to_string(face.number) : face.symbol);
    }
    return joined(words);
}

} // namespace umpire
