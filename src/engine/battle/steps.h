#pragma once

#include "umpire/battle/command.h"
#include "umpire/checks/scope.h"

#include <span>

namespace umpire {

namespace program {
class Liveness;
} // namespace program

/// Who acts at one place of an action, and upon whom.
struct PartiesOfStep {
    Somebody self;
    Somebody other;
    bool operator==(const PartiesOfStep&) const = default;
};

/// How far a list of steps was carried out.
struct PlaceInSteps {
    const ActionStep* step;
    PartiesOfStep pair;
    std::int64_t times = 0;            ///< to be carried out again so often
    std::span<const Symbol> rest = {}; ///< for whom it is carried out yet
};

/// How far an action is that is about to roll, and what it holds.
struct StepsAt {
    std::shared_ptr<const Call> call;
    Facts facts;                    ///< that it gives to all its rolls
    std::optional<RollSoFar> last;  ///< the roll that it made last
    std::vector<PlaceInSteps> path; ///< outermost first
    const program::Liveness* later = nullptr;
};

/// What of the state counts while an action is carried out, for the parties of a scope.
const program::Liveness& livenessOf(const Action& action, const Scope& scope);
/// Whom a command of an action names as $self or $other, or "".
Id partyIn(const Json& command, const Action& action, std::string_view party);

/// Plays what the pack says that an action does. A test that was owed and that it is, is settled.
void playSteps(Resolution& resolution, const Call& call);
/// What the action comes to once all that is done.
void runEffectsOf(const Call& call, Resolution& resolution);
/// Goes on to its end from where it stood, with the roll that was at hand.
void goOnWithSteps(Resolution& resolution, const StepsAt& at);

/// What a call's fields hold, for expressions.
Facts fieldsOf(const Call& call);

} // namespace umpire
