#pragma once

#include <string>
#include <vector>

namespace umpire::bench {

/// Where a figure comes from: a benchmark of the rows, as the program is now or as it was before, or the
/// start of a program up to its first line.
struct Figure {
    enum class From { Now, Before, StartNow, StartBefore, StartBare, Nowhere };

    From from = From::Nowhere;
    std::string benchmark = {}; ///< "oneShoots/100"
    std::string counter = {};   ///< in place of its time
};

/// What a figure has to come to.
struct Goal {
    enum class Kind {
        AtMostTimes,   ///< so many times what it is measured against
        AtLeastFaster, ///< so many times faster than what it is measured against
        AtMost,        ///< that figure itself
        None,          ///< it is told, no more
    };

    Kind kind = Kind::None;
    double limit = 0;
};

/// One line of the table.
struct Row {
    std::string what;
    std::string against; ///< in words; "" where the figure stands for itself
    Goal goal;
    Figure now;
    Figure reference;
    Figure before = {}; ///< the same as `now`, where that can be waited for
};

/// All lines, in the order in which they are printed.
std::vector<Row> plan();

} // namespace umpire::bench
