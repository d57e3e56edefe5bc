#pragma once

#include "umpire/dice/die.h"

#include <string>
#include <vector>

namespace umpire {

/// A die of which only that was told which of several faces it shows, `{"any": [5, 6]}`: such as one that
/// hit. What of it counts is the same whichever it was; that it showed one of them nobody says.
Json toldAs(const std::vector<Face>& faces);
/// These faces, or null for a die whose face was told.
const Json* toldFaces(const Json& die);
/// "5–6", "1/3", or what a side without a number is called.
std::string textOfFaces(const std::vector<Face>& faces);
std::string textOfTold(const Json& faces);

} // namespace umpire
