#pragma once

#include "forks.h"

namespace umpire {

/// Both rolls of a contest are looked at together, before the first, where the rules alone say what comes of
/// them.
bool isFirstOfBoth(const RollAtHand& hand, bool someGiven);

/// A throw of dice, some of them given, in groups of ways that go on alike.
ThrowAhead throwAhead(const Resolution& resolution, const Die& die, int open, const std::vector<Face>& given);

/// What a throw of a roll at hand hangs on, in words that nobody else reads; "" where that is more than can
/// be told. Throws of which the same is told are alike in everything.
std::string judgedAlike(const Resolution& resolution, const Die& die, int open);

/// The same throw with the falls of one group told apart by what they hand on to the last roll, which does
/// not follow at once; nothing where they all hand on the same.
std::optional<ThrowAhead> apartByHandedOn(const Resolution& resolution, const Choice& choice);

} // namespace umpire
