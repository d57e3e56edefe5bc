#pragma once

#include "pack_draft.h"

namespace umpire {

/// A list of outcomes that the check of that id can come to. Absent means none, unless it is `needed`.
std::vector<Id> readOutcomes(ObjectReader& reader, const std::string& key, const Id& check, bool needed,
                             const RulePack& pack);

/// Texts that are said of an outcome. `check` is "" where no outcomes can be named.
std::vector<OutcomeText> readSays(ObjectReader& reader, const std::string& key, const Roles& roles,
                                  const Id& check, PackDraft& draft);

} // namespace umpire
