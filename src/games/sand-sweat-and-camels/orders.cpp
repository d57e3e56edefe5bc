#include "module.h"

namespace umpire::sandSweatAndCamels {

/// 96: nothing is printed about another order; the umpire gives it, and the record keeps it.
void giveOrder(Resolution& resolution, const Call& call) {
    const Id unit = call.id("unit");
    resolution.set(unit, "order", call.id("order"));
    if (call.stated.contains("objective")) {
        resolution.set(unit, "objective", call.id("objective"));
    }
    const bool wanted = resolution.trait(unit, "order", "wants-objective").flag();
    if (wanted && resolution.value(unit, "objective").text().empty()) {
        resolution.warn(fillText(resolution.rules().text("roster-no-objective"), resolution.scope(unit)));
    }
}

void asThePackSays(Resolution&, const Call&) {}

} // namespace umpire::sandSweatAndCamels
