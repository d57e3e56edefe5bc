#pragma once

#include "../expression_reader.h"

namespace umpire {

/// An object of facts and what each of them is set to; absent means none.
std::vector<std::pair<Id, Expression>> readFactValues(ObjectReader& reader, const std::string& key,
                                                      const Roles& roles, const RulePack& pack);

} // namespace umpire
