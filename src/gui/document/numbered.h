#pragma once

#include "document/battle_document.h"

namespace umpire::gui {

/// "12 · 12th Light Horse": a unit with its short number, anyone else by name.
inline QString numbered(const BattleDocument& document, const Id& subject) {
    const QString number = document.number(subject);
    const QString name = document.nameOf(subject);
    return number.isEmpty() ? name : QStringLiteral("%1 · %2").arg(number, name);
}

/// What an officer is called beside the name of what he commands: "Commander" of "Commander, 67th Regiment"
/// in the 67th Infantry Regiment.
inline QString officerIn(const QString& post, const QString& officer) {
    const QString joint = QStringLiteral(", ");
    const QString named = officer.section(joint, 1).section(QLatin1Char(' '), 0, 0);
    return !named.isEmpty() && named == post.section(QLatin1Char(' '), 0, 0) ? officer.section(joint, 0, 0)
                                                                             : officer;
}

} // namespace umpire::gui
