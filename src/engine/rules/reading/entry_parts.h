#pragma once

#include "umpire/base/object_reader.h"
#include "umpire/dice/die.h"
#include "umpire/rules/expression.h"

#include <set>
#include <string>

namespace umpire {

/// Reports that another entry has the id of this one already; `what` is the noun for such an entry.
void duplicate(ObjectReader& reader, const std::string& what, bool taken);

/// Reads the id that an entry may have only for packs that build on this one: none is used twice.
void readName(ObjectReader& reader, const std::string& what, std::set<Id>& named);

/// The kind of subject that stands under `key`. Without a fallback the key is needed.
SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback = "");

/// Reports a symbol that a die has not.
void noSuchSymbol(const ReadContext& context, const JsonNode::Member& member, const Die& die);

/// Reports a key that says nothing because of how the rest stands.
void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why);

} // namespace umpire
