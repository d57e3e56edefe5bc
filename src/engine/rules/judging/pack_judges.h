#pragma once

#include "../reading/pack_files.h"
#include "../text_places.h"
#include "umpire/rules/module_needs.h"
#include "umpire/rules/rule_pack.h"

#include <functional>
#include <set>

namespace umpire {

/// Problems that only show when all files are read: loops, gaps, what nobody can reach (pack_sanity.cpp).
void checkSanity(const RulePack& pack, const PackReport& report);
/// Names that nothing uses, so that what they say never matters (pack_unused.cpp).
void checkUsage(const RulePack& pack, const PackReport& report);
/// Names that nothing uses although the pack plays without them: warnings. `game` is the one that plays the
/// pack, or null.
void warnUnused(const RulePack& pack, const PackParts& files, const ModuleNeeds* game, const TextUses& uses,
                const PackReport& warn);
/// Texts with places that cannot be filled where they are shown.
void checkTexts(const RulePack& pack, const TextUses& uses, const PackReport& report);
/// Texts for printed sheets that stand with outcomes, modifiers and contests.
void checkSheetTexts(const RulePack& pack, const PackReport& report);

/// The game that plays the pack, or null (pack_needs.cpp).
const ModuleNeeds* gameOf(const RulePack& pack, const GameNeeds& games);
/// What that game needs and the pack lacks; commands that nobody carries out.
void checkNeeds(const RulePack& pack, const GameNeeds& games, const PackReport& report);

/// Fills in which questions each modifier depends on (questions.cpp).
void findQuestions(RulePack& pack);
/// Fills in what the rules ask about the dice of each check (asked_of_dice.cpp).
void findAsked(RulePack& pack);
/// The same where of the effects only these matter.
AskedOfDice askedOf(const RulePack& pack, const Check& check,
                    const std::function<bool(const Effect&)>& matters);

/// Whether a condition reads the same before the dice fall and later: it asks for switches, and for
/// attributes that are not among those `changed`, of the parties only where `selfRolls`: elsewhere $self and
/// $other are somebody else.
bool lasts(const Expression& condition, const std::set<Id>& changed, bool selfRolls, const RulePack& pack);

/// Calls `visitor` with every condition and formula of the pack.
void visitPack(const RulePack& pack, const std::function<void(const Expression&)>& visitor);
/// Calls `visitor` with every effect of a list, of steps, or of all that a command may come to; those within
/// others too.
void visitEffects(const Effects& effects, const std::function<void(const Effect&)>& visitor);
void visitEffects(const std::vector<ActionStep>& steps, const std::function<void(const Effect&)>& visitor);
void visitCommandEffects(const RulePack& pack, const std::function<void(const Effect&)>& visitor);

/// True for a fact, and for the question whether it was stated.
bool namesFact(const Expression& e);

} // namespace umpire
