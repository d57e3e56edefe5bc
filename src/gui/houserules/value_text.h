#pragma once

#include "umpire/storage/house_contents.h"

#include <QString>

namespace umpire::gui {

/// What a value says, in a few words: "−2", "yes", "Cavalry", "2 to 3: Spittin' the dummy".
QString valueInWords(const HouseValue& value, const std::optional<Json>& said);

/// JSON as people write it: short things in a line, others laid out.
QString jsonText(const Json& json);

/// JSON that somebody typed; nothing where it is none, and `why` says why not, with the line.
std::optional<Json> typedJson(const QString& text, QString& why);

/// An expression as it is written, without the quotes around it: "$self.lost >= 2"; other values as JSON.
QString expressionText(const Json& json);
/// The same as somebody typed it: written out, or as JSON. `why` says at which letter it cannot be read.
std::optional<Json> typedExpression(const QString& text, QString& why);

/// What is told of a state, with its sign: "✎ changed"; "" for what is as it was.
QString stateSign(HouseState state);
QString stateWord(HouseState state);

} // namespace umpire::gui
