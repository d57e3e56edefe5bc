#pragma once

#include <QStringList>

class QWidget;

namespace umpire::gui {

class BattleDocument;
class ResolveState;

/// Where the rules tell of what is being done at the table, the nearest first: the line the keyboard is on,
/// the roll whose dice are wanted, what has just come out, the action begun, else the phase.
QStringList rulePlaces(const BattleDocument& document, const ResolveState& state, const QWidget* focus);

} // namespace umpire::gui
