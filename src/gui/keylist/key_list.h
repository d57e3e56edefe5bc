#pragma once

#include "umpire/rules/rule_pack.h"
#include "umpire/sheets/sheet.h"

class QMenuBar;

namespace umpire::gui {

/// Every key of the windows on one page: those of the menus as their entries have them, those of the table,
/// of the record, of notes, of looking back, of the players' window, and of the game at hand, if any.
sheets::Sheet keyList(const QMenuBar& menus, const RulePack* rules);

} // namespace umpire::gui
