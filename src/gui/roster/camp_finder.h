#pragma once

#include "document/battle_document.h"

namespace umpire::gui {

/// Where the entries of a template stand best: with units that fought on their side.
struct TemplateHome {
    QString at;           ///< the side or formation, or whom it was put beside
    bool newSide = false; ///< a side of its own comes along
    QString said;         ///< why it is not where the umpire was, or ""
};

/// The place at hand, unless its side has units of another camp and a better one is there or can be
/// made.
TemplateHome homeFor(const BattleDocument& document, const Json& roster, const QString& current);

} // namespace umpire::gui
