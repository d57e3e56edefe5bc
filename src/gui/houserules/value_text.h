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

/// What is told of a state, with its sign: "✎ changed"; "" for what is as it was.
QString stateSign(HouseState state);
QString stateWord(HouseState state);

} // namespace umpire::gui
