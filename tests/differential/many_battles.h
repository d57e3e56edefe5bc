#pragma once
/// What comparisons with a plain model have in common.

#include "support/battles.h"
#include "support/test_scale.h"

#include "umpire/battle/record_audit.h"

#include <gtest/gtest.h>

namespace umpire::test {

/// Plays many battles, each by `play(seed)`, which gives the first difference or "", until a few differ.
/// `full` is their number at the full scale. Gives how many were played.
template <class Play>
int playMany(int full, const Play& play) {
    constexpr int mostDifferences = 5;
    int differences = 0;
    int begun = 0;
    while (begun < scaled(full) && differences < mostDifferences) {
        const std::uint64_t seed = testSeed(++begun);
        if (const std::string difference = play(seed); !difference.empty()) {
            ++differences;
            ADD_FAILURE() << "battle " << begun << ", seed " << seed << ": " << difference;
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
