#pragma once
/// The plain model's games and orders of Allenby's Blitzkrieg in the words of the engine and its pack, so
/// that both can be asked the same.

#include "blitzkrieg_game.h"

#include "support/battles.h"

namespace umpire::test {

/// The battle file of the armies as they begin.
Json battleFileOf(const blitzkrieg::Game& game);

/// The order with what was thrown and stated for it.
Json commandOf(const blitzkrieg::Game& game, const blitzkrieg::Order& order,
               const blitzkrieg::Outcome& outcome, const std::vector<int>& dice);

std::string nameIn(const std::vector<std::string>& names, int place);
/// "0812" of 812; "" of nowhere.
std::string placeOf(blitzkrieg::Hex hex);
Id idOf(blitzkrieg::Camp camp);
std::string phaseOf(blitzkrieg::Phase phase);
/// What the pack calls that warning, by the id of its text.
std::string textOf(blitzkrieg::Warning warning);

} // namespace umpire::test
