#pragma once

#include "umpire/battle/session.h"

namespace umpire::gui {

/// Who acted in a record, and on whom; "" where nobody did.
struct RecordParties {
    Id actor;
    Id target;

    bool operator==(const RecordParties&) const = default;
};

RecordParties partiesOf(const Record& record, const RulePack& rules);

} // namespace umpire::gui
