#pragma once

namespace umpire::gui {

/// Runs the program. Gives its exit status: 0 done, 1 refused input, 2 wrong usage, 3 unreadable file.
int runApplication(int argc, char** argv);

} // namespace umpire::gui
