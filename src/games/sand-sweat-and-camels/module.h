#pragma once

#include "umpire/battle/game_module.h"

/// The procedures of Sand, Sweat and Camels: which roll follows which, and what turns bring. Every number,
/// name and text is in rules/sand-sweat-and-camels.
namespace umpire::sandSweatAndCamels {

const GameModule& module();

void shoot(Resolution& resolution, const Call& call);
void charge(Resolution& resolution, const Call& call);
void melee(Resolution& resolution, const Call& call);
void automaticLoss(Resolution& resolution, const Call& call);
void reform(Resolution& resolution, const Call& call);
void dogfight(Resolution& resolution, const Call& call);
void crashSite(Resolution& resolution, const Call& call);
void airSupport(Resolution& resolution, const Call& call);
void initiative(Resolution& resolution, const Call& call);
void setUp(Resolution& resolution);
void atMoment(Resolution& resolution, Moment::At at, const Id& phase);
void dropWhatIsOver(Resolution& resolution);

} // namespace umpire::sandSweatAndCamels
