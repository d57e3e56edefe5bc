#pragma once

#include "umpire/battle/session.h"
#include "umpire/storage/battle_file.h"
#include "umpire/worksheet/drafting.h"
#include "umpire/worksheet/odds.h"

#include <memory>
#include <string>
#include <vector>

namespace umpire {

/// One roll of a command by two packs, or what both rolls of a contest come to.
struct OddsBeside {
    /// An outcome that either of them has.
    struct Outcome {
        Id id;
        std::string name;
        double before = 0; ///< chances, from 0 to 1
        double after = 0;
    };

    Id check;
    std::string name;    ///< of the check, or of the contest
    std::string subject; ///< whose roll it is, by name
    Id subjectId;        ///< and by id
    std::vector<Outcome> outcomes;
    double madeBefore = 1; ///< the chance that it is made at all
    double madeAfter = 1;
    Id contest = {}; ///< then there is no check, and the outcomes are its results

    /// Whether the two differ in anything that is shown with a digit behind the comma.
    bool differs() const;
};

/// What a command comes to by the rules as they are and as they are to be. A side that refuses it says so.
struct OddsBesides {
    std::vector<OddsBeside> rolls;
    std::string refusedBefore; ///< in words; "" where it is possible
    std::string refusedAfter;
};

/// A battle by other rules than its own: a copy of its own, of which nothing is written anywhere. The session
/// is null where it cannot be played by them; the issues say why.
LoadedBattle playedBy(const Session& battle, std::shared_ptr<const RulePack> rules,
                      const ModuleFinder& modules);

/// The odds of a command in two battles that stand alike, by the rules of each. Where only one of them
/// makes a roll, the other has chances of 0 and does not make it.
OddsBesides oddsBeside(const Session& before, const Session& after, const Json& command);

/// The draft of a command of which the two packs have other odds, in the battle as it stands; an empty one
/// where none of some hundreds that differ in who acts, upon whom and under which conditions has.
Draft touchedCase(const Session& before, const Session& after);

} // namespace umpire
