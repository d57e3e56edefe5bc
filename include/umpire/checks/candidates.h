#pragma once

#include "umpire/checks/scope.h"

namespace umpire {

/// Those of a kind for whom, as $self, a condition may hold: who does not store what it looks at first is
/// left out. Costs what they are where the layout of the rules follows that; they are still to be asked.
std::vector<Symbol> likelyFor(const std::optional<Expression>& condition, SubjectKind kind,
                              const RulePack& rules, const Battle& battle);
/// Those of a kind who may bear a flag, as its attribute is called in the rules.
std::vector<Symbol> likelyBearers(SubjectKind kind, std::string_view flag, const RulePack& rules,
                                  const Battle& battle);

/// Whom an `among` of a pack allows: a list, or those of a kind for whom a condition holds, each as $self and
/// the scope's $self as $other. Without one, all of that kind.
Ids amongOf(const std::optional<Expression>& among, SubjectKind kind, const Scope& scope);

/// Whether one is of those, without looking at the others.
bool isAmong(const Id& subject, const std::optional<Expression>& among, SubjectKind kind, const Scope& scope);

/// The numbers of a count field, or those of a flag as 0 and 1, for which its `among` holds, as $field.ID;
/// all of them without one.
std::vector<std::int64_t> numbersAmong(const ActionField& field, Scope scope);

/// What a field of a command holds that leaves it out: its default, or the first number that is among those
/// it may hold.
Value fallbackOf(const ActionField& field, const Scope& scope);

/// Whom a fact of the kind subject or subjects may name in a scope, the likeliest first. Without `among` all
/// subjects of its kind; nobody for facts of other kinds.
std::vector<Id> candidatesOf(const Fact& fact, const Scope& scope);

} // namespace umpire
