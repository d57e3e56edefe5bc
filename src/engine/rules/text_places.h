#pragma once

#include "expression_reader.h"

#include <functional>
#include <string_view>

namespace umpire {

/// A text of the pack and who is meant by {self} and {other} where it is shown.
struct TextUse {
    Id text;
    Roles roles;
};

using TextUses = std::vector<TextUse>;

/// What stands in place of the dice in a text: each of them.
inline constexpr std::string_view facesPlace = "faces";

/// What a place of a text, without its braces and forms, says as an expression; of `facesPlace` nothing.
struct TextPlace {
    Expression value;
    std::string problem; ///< "" where it can be filled
};
TextPlace readPlace(std::string_view place, const Roles& roles, const RulePack& pack);
/// What such a place takes for names of the items of a list: "there" of {as.there.name}.
std::vector<Id> itemsNamedIn(std::string_view place);

/// What `problemOf` finds wrong with the first of the places in a text that cannot be filled, in a sentence;
/// "" when all of them can. `loneBrace`: what is said of a text with a brace too many.
std::string firstProblem(const std::string& text, const std::string& loneBrace,
                         const std::function<std::string(const std::string& place)>& problemOf);

/// What is wrong with the places in a text, such as {self.name}; "" when all of them can be filled.
std::string placeProblem(const std::string& text, const Roles& roles, const RulePack& pack);

/// The same for a text that may be about anybody, because only the program's own procedures show it.
std::string placeProblem(const std::string& text, const RulePack& pack);

/// The same for a text that stands where nothing is known but the pack's own numbers: {number.ID}.
std::string numberPlaceProblem(const std::string& text, const RulePack& pack);

/// The facts that the places of a text name.
std::vector<Id> factsIn(const std::string& text);

} // namespace umpire
