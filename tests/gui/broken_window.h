#pragma once

#include <QString>

namespace umpire::gui::test {

/// A window that is played on and then breaks down: by this signal, or by an exception where it is 0.
void breakDown(const QString& folder, const QString& battle, int signal);

} // namespace umpire::gui::test
