#pragma once

#include "../roster_attribute.h"
#include "umpire/base/object_reader.h"
#include "umpire/rules/rule_pack.h"

#include <array>

namespace umpire {

/// What can be enlisted, in the order its lists are read in.
inline constexpr std::array enlisted{SubjectKind::Formation, SubjectKind::Officer, SubjectKind::Unit};

/// Without the attributes nobody can tell which keys an entry may have; then none is reported.
bool keysAreKnown(ObjectReader& entry);

/// Reads the attributes of an entry only to find what is wrong with it. `ids`: whom it may name.
void checkEntry(ObjectReader& entry, SubjectKind kind, const RulePack& pack, const RosterIds& ids = {});

} // namespace umpire
