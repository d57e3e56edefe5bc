#pragma once

#include "../effects.h"
#include "umpire/battle/own_commands.h"

namespace umpire {

/// A subject of the battle by an id that somebody stated. Throws Refused.
const Subject& knownSubject(const Json& json, const std::string& what, const Battle& battle);
/// Where beside its neighbour a subject of a kind goes in its list: at the end when that is of another kind.
std::size_t placeBeside(const std::optional<Neighbour>& neighbour, SubjectKind kind, const Battle& battle);
/// The value of a roster attribute within its limits; nothing for null.
Value readRosterValue(const Json& json, const Attribute& attribute, const std::string& what,
                      const Resolution& resolution);

} // namespace umpire
