#pragma once

#include "umpire/dice/die.h"

namespace umpire::test {

inline Die d8() {
    return {"d8", "D8", {{1, ""}, {2, ""}, {3, ""}, {4, ""}, {5, ""}, {6, ""}, {7, ""}, {8, ""}}, {}};
}

/// 1 1 2 2 3 and a symbol; a D6 may be thrown for it.
inline Die symbolDie() {
    const std::vector<Face> faces{{1, ""}, {1, ""}, {2, ""}, {2, ""}, {3, ""}, {0, "jam"}};
    return {"jam", "jam die", faces, {{"d6", faces}}};
}

} // namespace umpire::test
