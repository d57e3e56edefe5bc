#pragma once

#include "resolve/resolve_state.h"

#include <QStringList>

namespace umpire::gui {

/// A card that what is being resolved may name goes into its list, or out of it again. False where it takes
/// none such.
bool takeIntoChoice(ResolveState& state, const Id& card);
/// The cards that it names in its lists.
QStringList listedIn(const PanelSheet& panel);
/// Those that what is being resolved may name where it must still name one.
QStringList openIn(const ResolveState& state);
/// Why a command was refused; "" when it was not.
QString saidOf(const Answer& answer);

} // namespace umpire::gui
