#pragma once

#include "umpire/base/json.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// No entry lays out a die beyond so many in its list: more than any roll throws at once are nobody's.
inline constexpr int mostCountedDice = 1000;

/// A list of dice in which many that show the same may be written as one, `{"face": 4, "times": 7}`: all of
/// them one by one. What is no such entry, or has more dice than are laid out, stays as it is, for whoever
/// reads it to refuse.
Json oneByOne(const Json& dice);

/// A command with its `dice` one by one.
Json withDiceOneByOne(Json command);

/// What one throw of a die shows: a number, or a symbol such as a jam (then `number` is 0).
struct Face {
    std::int64_t number = 0;
    std::string symbol;
    std::string name; ///< of the symbol, for people; "": the symbol itself
    int set = 0;      ///< of dice of several kinds that are thrown together: which of these kinds

    /// "3", or the symbol.
    std::string text() const;
    /// The same for people.
    std::string label() const;
    bool operator==(const Face& other) const { return number == other.number && symbol == other.symbol; }
};

Json toJson(const Face& face);
/// A face as `toJson` writes it; anything else is the number 0.
Face faceOf(const Json& json);

/// A die is the list of its faces; a face that stands on it twice is listed twice.
struct Die {
    /// Another die thrown in its place: its n-th side stands for the n-th of these faces.
    struct Substitute {
        Id id;
        std::vector<Face> faces;
    };

    Id id;
    std::string name;
    std::vector<Face> faces;
    std::vector<Substitute> substitutes;

    bool has(const Face& face) const;
    /// The different faces, in the order of their first appearance.
    std::vector<Face> distinct() const;
    /// "1, 2, 3 or jam".
    std::string faceList() const;
};

/// What one of so many is drawn with: a die of the faces 1 to `count`, called "lots-" and the count.
Die lots(std::size_t count);
/// The die of that name, or nothing for any other name.
std::optional<Die> lotsNamed(std::string_view id);

/// A die of which only that was told which of several faces it shows, `{"any": [5, 6]}`: such as one that
/// hit. What of it counts is the same whichever it was; that it showed one of them nobody says.
Json possibleFacesJson(const std::vector<Face>& faces);
/// These faces, or null for a die whose face was told.
const Json* possibleFaces(const Json& die);
/// "5–6", "1/3", or what a side without a number is called.
std::string textOfFaces(const std::vector<Face>& faces);
std::string possibleFacesText(const Json& faces);

} // namespace umpire
