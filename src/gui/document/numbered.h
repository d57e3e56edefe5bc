#pragma once

#include "document/battle_document.h"

namespace umpire::gui {

/// "12 · 12th Light Horse": a unit with its short number, anyone else by name.
inline QString numbered(const BattleDocument& document, const Id& subject) {
    const QString number = document.number(subject);
    const QString name = document.nameOf(subject);
    return number.isEmpty() ? name : QStringLiteral("%1 · %2").arg(number, name);
}

} // namespace umpire::gui
