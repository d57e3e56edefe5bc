#pragma once

#include "umpire/battle/game_module.h"

#include <optional>

/// The procedures of Sand, Sweat and Camels: dogfights, planes that arrive and fall, who goes first, and what
/// is owed. Every other command, and every number, name and text, is in rules/sand-sweat-and-camels.
namespace umpire::sandSweatAndCamels {

const GameModule& module();
/// Every name of a pack that the procedures here use.
const ModuleNeeds& needs();

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
/// Whether there is anybody whom a unit could charge; `named`: whom it was told to.
bool canCharge(Resolution& resolution, const Subject& unit, const Id& named);
Due meleeOf(Resolution& resolution, const Id& charger);
void oweMelees(Resolution& resolution);
void oweChargeTests(Resolution& resolution);
void oweChargesAtOnce(Resolution& resolution);
void oweDogfight(Resolution& resolution);
void oweCrash(Resolution& resolution, const Id& plane);
bool planesOfBothSides(Resolution& resolution);
bool isGone(Resolution& resolution, const Id& subject);

} // namespace umpire::sandSweatAndCamels
