#pragma once

#include "../expression_reader.h"
#include "pack_draft.h"
#include "umpire/base/object_reader.h"
#include "umpire/dice/die.h"
#include "umpire/rules/expression.h"
#include "umpire/rules/rule_pack.h"

#include <set>
#include <string>
#include <vector>

namespace umpire {

/// The type that stands in an entry as its "kind", with its "vocabulary" or "subject". One
/// that cannot be read is of the kind Nothing, which fits everywhere: one problem, one report.
Type readType(ObjectReader& reader, const RulePack& pack);

/// A value written out, as traits and defaults of facts are.
Value readPlain(const JsonNode& node, const Type& type, const ReadContext& context, const RulePack& pack);

/// A list of outcomes that the check of that id can come to. Absent means none, unless it is `needed`.
std::vector<Id> readOutcomes(ObjectReader& reader, const std::string& key, const Id& check, bool needed,
                             const RulePack& pack);

/// Texts that are said of an outcome. `check` is "" where no outcomes can be named.
std::vector<OutcomeText> readSays(ObjectReader& reader, const std::string& key, const Roles& roles,
                                  const Id& check, PackDraft& draft);

/// An object of facts and what each of them is set to; absent means none.
std::vector<std::pair<Id, Expression>> readFactValues(ObjectReader& reader, const std::string& key,
                                                      const Roles& roles, const RulePack& pack);

/// Whom a fact or a field may name: a list of subjects, or a condition on each of them as $self, $other being
/// who takes the check or acts. `roles`: those where a list stands. Empty when there is no such key.
std::optional<Expression> readAmong(ObjectReader& reader, const Roles& roles, SubjectKind named,
                                    const RulePack& pack);

/// Reports that another entry has the id of this one already; `what` is the noun for such an entry.
void duplicate(ObjectReader& reader, const std::string& what, bool taken);

/// Reads the id that an entry may have only for packs that build on this one: none is used twice.
void readName(ObjectReader& reader, const std::string& what, std::set<Id>& named);

/// The kind of subject that stands under `key`; what is there when it does not: `fallback`, or as the table
/// of keys says.
SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key);
SubjectKind readSubjectKind(ObjectReader& reader, const std::string& key, const std::string& fallback);

/// Reports a symbol that a die has not.
void noSuchSymbol(const ReadContext& context, const JsonNode::Member& member, const Die& die);

/// Reports a key that says nothing because of how the rest stands.
void idle(ObjectReader& reader, const std::string& key, bool useless, const std::string& why);

} // namespace umpire
