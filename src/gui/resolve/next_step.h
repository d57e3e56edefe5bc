#pragma once

#include "document/battle_document.h"
#include "resolve/claim_strip.h"

namespace umpire::gui {

/// What one key takes up after something was resolved.
struct NextStep {
    enum class Kind { Nothing, Due, Command, Claim, Phase };

    Kind kind = Kind::Nothing;
    Id due;
    Json command; ///< what may follow
    QString text; ///< of what is owed
};

/// First what that record made fall due, then what was owed before, then an advance into what was attacked,
/// then the claims put aside, and the next phase once the last that was owed is settled and somebody acted in
/// this one. What hangs on something only eyes can see is taken up right after its cause, never later.
NextStep nextStep(const BattleDocument& document, int record, const ClaimQueue& claims);

} // namespace umpire::gui
