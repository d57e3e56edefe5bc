#include "umpire/dice/die.h"

#include "umpire/base/listed.h"
#include "umpire/base/text.h"

namespace umpire {

std::string Face::text() const {
    return symbol.empty() ? std::to_string(number) : symbol;
}

std::string Face::label() const {
    return name.empty() ? text() : name;
}

Json toJson(const Face& face) {
    return face.symbol.empty() ? Json(face.number) : Json(face.symbol);
}

bool Die::has(const Face& face) const {
    return listed(faces, face);
}

std::vector<Face> Die::distinct() const {
    std::vector<Face> result;
    for (const Face& face : faces) {
        if (!listed(result, face)) {
            result.push_back(face);
        }
    }
    return result;
}

std::string Die::faceList() const {
    std::vector<std::string> words;
    for (const Face& face : distinct()) {
        words.push_back(face.label());
    }
    return joined(words);
}

} // namespace umpire
