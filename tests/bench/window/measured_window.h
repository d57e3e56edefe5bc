#pragma once

#include <functional>

class QWidget;

namespace umpire::gui::bench {

/// What a window costs from the start of its process until it rests.
struct Start {
    double painted = 0;   ///< milliseconds
    double processor = 0; ///< milliseconds, until nothing moves any more
    double resident = 0;  ///< kilobytes
    double own = 0;       ///< kilobytes that no other process shares
    int widgets = 0;
};

/// Of this process, that was begun at this time of the monotonic clock, in nanoseconds.
Start measureStart(QWidget& window, long long begun);

/// As one line of numbers.
void print(const Start& start);

/// What an answer takes to its last pixel, in milliseconds.
struct Answer {
    double taken = 0;
    double processor = 0;
};

Answer measureAnswer(const std::function<void()>& what);
/// That in the middle of several.
Answer medianAnswer(int times, const std::function<void(int)>& what, const std::function<void(int)>& before);

long long monotonic();

} // namespace umpire::gui::bench
