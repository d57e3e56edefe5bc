#pragma once

#include "umpire/base/speech.h"
#include "umpire/storage/house_contents.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace umpire {

/// Where the choices of a value come from.
enum class HouseSource { None, Checks, Outcomes, Dice, Tones };

/// What is known of a key of entries beside what the table of keys says.
struct HouseKey {
    std::string_view list; ///< "": every list that none of the others is for
    std::string_view key;
    Saying name;
    std::optional<Saying> help;
    std::optional<HouseKind> kind = {}; ///< nothing: a text, or as the value looks
    HouseSource source = HouseSource::None;
};

/// What is known of a key in the entries of a list; null where nobody knows it.
const HouseKey* knownKey(std::string_view list, std::string_view key);

/// The keys of an entry of this list that come first in its form, in this order.
std::vector<std::string_view> offeredKeys(std::string_view list);

/// Whether they are offered where an entry says nothing of them, too: what is a form of check or a kind of
/// fact decides which of them it may have.
bool offersUnsaid(std::string_view list);

/// What a list is called, for people; its key where nobody knows better.
std::string nameOfList(std::string_view list);

/// The parts in the order in which people look for them.
const std::vector<std::string>& partsForPeople();

} // namespace umpire
