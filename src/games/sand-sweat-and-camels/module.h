#pragma once

#include "umpire/battle/game_module.h"

#include <optional>

/// The procedures of Sand, Sweat and Camels: which roll follows which, and what turns bring. Every number,
/// name and text is in rules/sand-sweat-and-camels.
namespace umpire::sandSweatAndCamels {

const GameModule& module();
/// Every name of a pack that the procedures here use.
const ModuleNeeds& needs();

void shoot(Resolution& resolution, const Call& call);
void charge(Resolution& resolution, const Call& call);
void melee(Resolution& resolution, const Call& call);
void automaticLoss(Resolution& resolution, const Call& call);
void reform(Resolution& resolution, const Call& call);
void giveOrder(Resolution& resolution, const Call& call);
/// For commands that roll nothing: what they come to stands with the action.
void asThePackSays(Resolution& resolution, const Call& call);
void dogfight(Resolution& resolution, const Call& call);
void crashSite(Resolution& resolution, const Call& call);
void airSupport(Resolution& resolution, const CheckCommand& command);
void initiative(Resolution& resolution, const CheckCommand& command);
void setUp(Resolution& resolution);
void atMoment(Resolution& resolution, Moment::At at, const Id& phase);
void dropWhatIsOver(Resolution& resolution);
void waived(Resolution& resolution, const Due& due);

// Where each kind of test that is owed comes from (dues.cpp).
std::optional<Due> chargeOf(Resolution& resolution, const Subject& unit);
Due meleeOf(Resolution& resolution, const Id& charger);
void oweMelees(Resolution& resolution);
void oweChargeTests(Resolution& resolution);
void oweChargesAtOnce(Resolution& resolution);
void oweDogfight(Resolution& resolution);
void oweCrashSite(Resolution& resolution, const Id& plane);
void oweCrash(Resolution& resolution, const Id& plane);
bool planesOfBothSides(Resolution& resolution);
bool isGone(Resolution& resolution, const Id& subject);

} // namespace umpire::sandSweatAndCamels
