#pragma once

#include "look/look.h"
#include "umpire/rules/rule_pack.h"

#include <QFont>
#include <QString>

namespace umpire::gui {

/// Those of a pack.
Abbreviations abbreviationsOf(const RulePack& rules);

/// The text with as many of the abbreviations, one after the other, as it takes to fit; it may still be too
/// long.
QString abbreviated(const QString& text, const Abbreviations& abbreviations, const QFont& font, int width);

/// A unit's name with all abbreviations, and nothing cut.
QString briefestName(const QString& name, const Abbreviations& abbreviations, const QFont& font);

/// A unit's name cut to a width: abbreviations first ("MG Sqn"), then its end left out.
QString shortName(const QString& name, const Abbreviations& abbreviations, const QFont& font, int width);

} // namespace umpire::gui
