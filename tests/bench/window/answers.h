#pragma once

#include "measured_window.h"

#include <string>
#include <vector>

namespace umpire::gui::bench {

/// One line of the table of answers.
struct AnswerLine {
    std::string what;
    Answer answer;
    double most = 0;   ///< milliseconds it may take
    bool given = true; ///< false when nothing came of it
};

/// Of the battle that comes first with the program, then of one with a thousand units.
std::vector<AnswerLine> measureAnswers();

} // namespace umpire::gui::bench
