#pragma once

#include <string>
#include <string_view>

namespace umpire {

/// How lengths on the table are told. Rules count in inches, whatever is told.
enum class Lengths { Inches, Centimetres };

/// A number of inches in centimetres, two and a half to the inch, in the present language: "15 cm",
/// "22.5 cm".
std::string inCentimetres(long long inches);

/// A text of the rules, whose lengths have a sign of inches (" or ″) behind a number or a place such as
/// {total}, so that it tells them in centimetres: numbers are written out, places become {total:cm}, and a
/// sign that stands alone becomes `centimetreSign`.
std::string withCentimetres(std::string_view text);

/// What stands behind numbers in place of a sign of inches, for `measured`.
inline constexpr std::string_view centimetreSign = ":cm";

/// A number and the sign behind it, which may be `centimetreSign`: then the number counts inches.
std::string measured(long long number, std::string_view sign);

/// What stands in the place {name} of a text, or in {name:cm} as a length, given what stands in {name}.
std::string measuredPlace(std::string_view place, std::string found);
/// The name of such a place without what tells that it is a length.
std::string_view placeName(std::string_view place);

} // namespace umpire
