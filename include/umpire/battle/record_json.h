#pragma once

#include "umpire/base/kept_json.h"
#include "umpire/battle/record.h"
#include "umpire/battle/resolution.h"
#include "umpire/battle/sealed_series.h"

#include <cstddef>

namespace umpire {

/// A step as a record keeps it: as answered, and with each line's reason, the facts and the die.
Json explained(const Step& step);
/// The line of that, written without a tree.
KeptJson keptStep(const Step& step);
KeptList keptSteps(const std::vector<Step>& steps);
/// Which die the n-th of an explained step is.
Id dieOf(const Json& explained, std::size_t n);
/// The same as the contract writes it, without the reasons.
Json plainStep(const Json& explained);

/// The history as files write it and as the chain of records counts it. Whatever is added to it later must be
/// left out where it says nothing, or the chains of older battles do not fit any more.
Json toJson(const Event& event);
Json toJson(const Record& record);
Json toJson(const StrayThrow& thrown);
Json toJson(const SealedSeries& series);

/// The same on one line, as `dumpLine` writes it.
std::string lineOf(const Record& record);
std::string lineOf(const StrayThrow& thrown);
std::string lineOf(const SealedSeries& series);
/// A record without its own link.
std::string lineWithoutLink(const Record& record);

/// The names of the fates of a stray throw, in their order.
const std::vector<std::string>& fateNames();

/// The battle before its first record on one line: order of battle, scenario and rulings.
std::string rosterLine(const Battle& battle);

} // namespace umpire
