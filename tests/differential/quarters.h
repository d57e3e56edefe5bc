#pragma once
/// What comparisons with a plain model have in common: random battles in four parts, so that ctest spreads
/// them over the cores.

#include "support/battles.h"

#include "umpire/battle/record_audit.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace umpire::test {

inline constexpr int quarters = 4;

/// How many battles are compared: `usual`, unless UMPIRE_DIFFERENTIAL_BATTLES says how many.
inline int comparedBattles(int usual) {
    const char* wanted = std::getenv("UMPIRE_DIFFERENTIAL_BATTLES");
    return wanted ? std::atoi(wanted) : usual;
}

/// Plays every fourth battle, each by `play(seed)`, which gives the first difference or "", until a few
/// differ. Gives how many were played.
template <class Play>
int playQuarter(int quarter, int usual, const Play& play) {
    constexpr int mostDifferences = 5;
    int differences = 0;
    int begun = 0;
    for (int i = quarter; i < comparedBattles(usual) && differences < mostDifferences; i += quarters) {
        const auto seed = static_cast<std::uint64_t>(i) + 1;
        ++begun;
        if (const std::string difference = play(seed); !difference.empty()) {
            ++differences;
            ADD_FAILURE() << "seed " << seed << ": " << difference;
        }
    }
    return begun;
}

/// The first thing that is not as it was once the battle was written to a file, read and played anew, or "".
inline std::string keptProblem(const Session& session) {
    const auto again = sessionOf(BattleFiles::write(session));
    if (!again || !(again->battle() == session.battle())) {
        return "the file gives another battle";
    }
    const RecordAudit audit = auditRecords(*again);
    return audit.inOrder() ? std::string() : audit.problems.front();
}

} // namespace umpire::test
