#pragma once

#include "umpire/battle/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Faces of a die that come to the same in one throw, whichever of them it shows.
struct AlikeFaces {
    std::vector<Face> faces; ///< in the order of the die
    bool counts = false;     ///< a die that shows one of them counts
    bool asked = false;      ///< the rules ask how many show them, or what they are worth

    /// "7–9", "10", or what a side without a number is called.
    std::string text() const;
};

/// The dice of one throw that are still to be told, so that they can be told in one go.
struct DiceGroup {
    std::string die; ///< its name
    int thrown = 0;  ///< all dice of the throw
    int count = 0;   ///< those still to be told
    std::vector<AlikeFaces> alike;

    /// Some faces count and others do not: it is enough to say how many do, and whatever else is asked.
    bool counts() const;
};

/// The throw that a command waits for, more than one die; nothing while it waits for none. `draft`: as of a
/// worksheet. Changes nothing, never throws.
std::optional<DiceGroup> diceGroupOf(const Session& session, const Json& draft);

/// A group of dice as the umpire wrote them.
struct DiceGroupRead {
    std::vector<Json> dice; ///< all that were still to be told; empty where they could not be read
    std::string said;       ///< what they are taken for: "3 × 10, 5 × 8, 12 × 1–5"
    std::string
        problem; ///< why they could not be read, in a few words; "" when they were, or nothing is there
};

/// Reads `3x10 5x8`, `10 8 8`, and where dice count or do not, `7` alone, `7 hits` or `hits: 7` for as many
/// that count, whatever the word. Dice that are not told do not count and matter in nothing else; where there
/// is no such face, each has to be told. Of what is told only so the faces that it may be are kept (see
/// `possibleFacesJson`).
DiceGroupRead readDiceGroup(const DiceGroup& diceGroup, std::string_view text);

} // namespace umpire
