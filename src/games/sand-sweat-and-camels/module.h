#pragma once

#include "umpire/battle/game_module.h"

/// The procedures of Sand, Sweat and Camels: dogfights, planes that arrive and fall, who goes first, and what
/// is owed. Every other command, and every number, name and text, is in rules/sand-sweat-and-camels.
namespace umpire::sandSweatAndCamels {

const GameModule& module();
/// Every name of a pack that the procedures here use.
const ModuleNeeds& needs();

void dogfight(Resolution& resolution, const Call& call);
void crashSite(Resolution& resolution, const Call& call);
void airSupport(Resolution& resolution, const CheckCommand& command);

/// One die that a side throws for a check; its number is the total.
Step throwOf(Resolution& resolution, const Check& check, const Id& side);

/// The test that is owed by whoever lies under the wreck of a plane.
void oweCrash(Resolution& resolution, const Id& plane);

} // namespace umpire::sandSweatAndCamels
