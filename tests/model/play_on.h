#pragma once
/// Random battles of a plain model, played on.

#include "seeded.h"

#include <gtest/gtest.h>

namespace umpire::model {

/// Plays random orders until a battle is over, or so many. `play(order)` changes `field` and gives the
/// outcome; what is refused changes nothing.
template <class Battlefield, class Play>
void playOn(Battlefield& field, Seeded& random, int orders, const Play& play) {
    for (int i = 0; i < orders && !over(field); ++i) {
        const auto order = randomOrder(random, field);
        const Battlefield before = field;
        const auto refusal = play(order).refusal;
        if (refusal != decltype(refusal)::none) {
            EXPECT_TRUE(field == before) << nameOf(order.verb);
        }
    }
}

} // namespace umpire::model
